"""Hearing a correction: which sentences take back, change or drop what was said before."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from keepwise.bank.corrections import signs
from keepwise.bank.words import conversation, guess_languages
from keepwise.model import Candidate, Event, Evidence

STRONG, WEAK = "takes-back", "corrects"
REVISES, DROPS, HESITATES, UNKEPT = "revises", "drops", "hesitates", "unkept"
MENDS = "mends"
WITHDRAWS, TAKES_ALL = "withdraws", "takes-all"

_MOST_CHARS = 300
_MOST_HEARD = 1_500
_MOST_SENTENCES = 12
_COURTESY_WORDS = 3
_TRAILED = 8
CUT = re.compile(r"[,;!?،，、]|:(?!\d)")
"""Where a sentence is cut into clauses; the colon of a time is no such place."""
_AND = {"en": "and", "de": "und", "fr": "et", "es": "y", "it": "e", "pt": "e", "nl": "en"}
_ABOUT = re.compile(
    r"\s(?:about|regarding|concerning|over|van|met|rond|über|von|vom|mit|wegen|sur|concernant|du|"
    r"de|des|sobre|acerca|del|su|sul|sulla|sui|sulle|di|della|dei|do|da|dos|das)\s",
    re.IGNORECASE,
)
"""What names, behind a request to drop it all, what it is about: only that is to go."""


@dataclass(frozen=True, slots=True)
class Correction(Candidate):
    """Words that correct: ``fact`` is what follows the sign, ``rule`` what kind they are.

    ``value`` is the id of the user's message before, empty where none is known; its last sentence
    begins at ``recent``. ``old`` are the phrases that are denied, ``rest`` what stands beside each
    of them; ``matters`` is what the words say they are about. ``signed`` ones come with a sign that
    something was wrong, ``now`` ones say that something is so from now on, and ``ended`` ones that
    something is so no longer. ``begun`` tells whether words stood before, so that a capital says
    something. Those that are ``first`` are carried out before what the same sentence states.
    """

    language: str = "en"
    recent: int = 0
    old: tuple[tuple[str, str], ...] = ()
    matters: tuple[str, ...] = ()
    signed: bool = False
    now: bool = False
    ended: bool = False
    tasks: bool = False
    begun: bool = True
    first: bool = False

    @property
    def withdraws(self) -> bool:
        """Whether it asks to drop all that was said, and names nothing."""
        return self.rule in (WITHDRAWS, TAKES_ALL)


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence, where it is, and what is around it."""

    text: str
    start: int
    end: int
    following: str
    question: bool


def corrections(
    events: Sequence[Event], before: Sequence[Event], stream: str
) -> list[tuple[str, Correction]]:
    """The corrections among the user's messages, each with the id of its event.

    Args:
        events: what is new, in order.
        before: what was said before them, as far as it is known.
        stream: the stream's name, for the evidence.
    """
    said = [each for each in (*before, *events) if each.author == "user" and each.text.strip()]
    fresh = {each.id for each in events}
    found: list[tuple[str, Correction]] = []
    for at, event in enumerate(said):
        if event.id not in fresh or event.partial:
            continue
        context = conversation([each.text for each in said[:at]])
        earlier = said[at - 1] if at else None
        found.extend((event.id, each) for each in _heard(event, earlier, context, stream))
    return found


def _heard(event: Event, earlier: Event | None, context: str, stream: str) -> Iterator[Correction]:
    likely, around = guess_languages(event.text), guess_languages(context)[:1]
    # A few words may be of many languages; of these they are in that of what was said before.
    first = around if not likely or set(around) <= set(likely) else ()
    languages = tuple(
        language
        for language in dict.fromkeys((*first, *likely[:2], *around) or ("en",))
        if language in signs.LANGUAGES
    )
    recent: int | None = None
    signed = False
    for said in _sentences(event.text):
        quote = event.text[said.start : said.end]
        evidence = Evidence(event.id, stream, event.time, quote, said.start, said.end)
        known = Correction("correct", "", "", evidence, "", value=earlier.id if earlier else "")
        heard = _surest(
            _in_sentence(said, replace(known, language=language, signed=signed))
            for language in languages
        )
        if heard:
            if recent is None:
                recent = _last_sentence(earlier.text) if earlier else 0
            signed = signed or any(each.signed for each in heard)
            yield from (replace(each, recent=recent) for each in heard)


def _surest(heard: Iterable[list[Correction]]) -> list[Correction]:
    """What the likeliest language hears in which there is more than a matter that is named."""
    found: list[Correction] = []
    for each in heard:
        if any(c.rule != REVISES or c.now or c.old for c in each):
            return each
        found = found or each
    return found


def _in_sentence(said: _Said, known: Correction) -> list[Correction]:
    """What one sentence corrects, as the signs of one language have it."""
    language, text = known.language, said.text
    around = text + said.following
    gone = signs.withdrawing(text, language)
    if gone and not _ABOUT.match(text, gone.end()):
        rule = WITHDRAWS if gone["told"] else TAKES_ALL
        return [replace(known, rule=rule, fact=gone.group(), signed=True, first=True)]
    dropped = signs.drop(around, language)
    if dropped and dropped.start() < len(text):
        return [_drop(said, known, dropped, around)]
    found: list[Correction] = []
    rule, after, wrong = _sign(around, language, len(text))
    answer = signs.answering(language)
    if rule and answer and answer.match(around[after:].strip()):
        return []  # the agent was wrong, and not the person
    hesitates = signs.hesitating(language).match(text)
    if _is_once(text, language):
        return [replace(known, rule=rule, signed=True)] if rule == UNKEPT else []
    signed = bool(rule) or known.signed or hesitates is not None
    after = after or (hesitates.end() if hesitates else 0)
    rest = around[after:].strip()[:_MOST_CHARS]
    tasks = bool(signs.asking(language).match(rest)) or (wrong and bool(rest))
    known = replace(known, signed=signed, tasks=tasks)
    if not said.question:
        found += _revision(said, known, after)
    if rule in ("", WEAK) and (others := _takes_back_in_passing(text[after:], language)):
        found.append(replace(known, rule=STRONG, fact=others, signed=True, tasks=False))
    elif rule:
        # Behind a full stop a capital says nothing.
        begun = around[:after].rstrip()[-1:] not in (".", "!", "?", "。")
        found.append(replace(known, rule=rule, fact=rest, begun=begun))
    elif len(text.split()) <= _TRAILED and (end := signs.trailing(text[after:].strip(), language)):
        found.append(replace(known, rule=WEAK, fact=text[after:].strip()[:end], signed=True))
    elif hesitates and not found and not said.question:
        # Nothing yet but a word of regret: the next sentence may say what for.
        found.append(replace(known, rule=HESITATES, fact=text[after:].strip()))
    if any(True for _ in signs.midway(text, language)):
        found.append(replace(known, rule=MENDS, fact=text))
    return found


def _takes_back_in_passing(text: str, language: str) -> str:
    """What a sentence says beside a clause that takes back: "it's Max, I typed that wrong"."""
    clauses = [each.strip() for each in _joints(language).split(text)]
    signed = [each for each in clauses if signs.whole(each, language)]
    if not signed or len(signed) == len(clauses):
        return ""
    return ", ".join(each for each in clauses if each and each not in signed)


@cache
def _joints(language: str) -> re.Pattern[str]:
    joined = rf"|\s{_AND[language]}\s" if language in _AND else ""
    return re.compile(CUT.pattern + joined, re.IGNORECASE)


def _drop(said: _Said, known: Correction, dropped: re.Match[str], around: str) -> Correction:
    thing, rest = dropped["x"].strip(), around[dropped.end() :].strip(" .,;:!?\n")
    length = max(len(said.text), dropped.end())
    evidence = replace(known.evidence, quote=around[:length], end=said.start + length)
    old = ((thing, rest),)
    return replace(known, rule=DROPS, fact=thing, old=old, evidence=evidence, first=True)


def _revision(said: _Said, known: Correction, after: int) -> list[Correction]:
    language, text = known.language, said.text
    now = bool(signs.changing(language).search(text))
    shifts = [(each["old"].strip(), each["new"].strip()) for each in signs.shifts(text, language)]
    old = list(shifts)
    old += [(text[:cut], text[end:]) for cut, end in signs.midway(text, language)]
    for each in signs.denials(text, language):
        begin = after if after <= each.start() else 0
        old += [
            (each["old"].strip(), rest) for rest in _beside(text[begin:], each, begin, language)
        ]
        if each.end() >= len(text.rstrip(" .!")) and not text[begin : each.start()].strip(" ,"):
            old.append((each["old"].strip(), said.following.strip()))
    matters = tuple(signs.matters(text, language))
    if not (now or old or matters):
        return []
    return [
        replace(
            known,
            rule=REVISES,
            fact=text[after:] if after < len(text) else text,
            old=tuple(old),
            matters=matters,
            now=now,
            ended=signs.ends(text, language),
            begun=0 < after < len(text),
            first=True,
        )
    ]


def _beside(text: str, denied: re.Match[str], begin: int, language: str) -> list[str]:
    """What stands beside a denied phrase: right before it, right after it, or anywhere."""
    before = text[: max(0, denied.start() - begin)]
    behind = text[max(0, denied.end() - begin) :]
    apart = before.rstrip() != before.rstrip(" ,;:،，、–—-")
    # "Euros, not pounds"; in "not pounds but euros" what stands before says something else.
    near = CUT.split(before.rstrip(" ,;:،，、–—-"))[-1] if apart else ""
    next_ = CUT.split(behind.lstrip(" ,;:،，、"))[0]
    whole = f"{before} , {behind}".strip(" ;,.!?:")
    pieces = dict.fromkeys(each.strip() for each in (near, next_, whole))
    return [each for each in pieces if signs.unsigned(each, language).strip(" ,.")]


def _sign(text: str, language: str, length: int) -> tuple[str, int, bool]:
    """How strong the sign is that a sentence begins with, and where what follows it begins.

    And whether it says no more than that something is wrong, or is to be edited. A sign behind the
    sentence, which has ``length`` characters, is the next one's ("Ah. My mistake, ...").
    """
    strong = signs.taking_back(language).match(text)
    if strong and strong.start("sign") < length:
        rule = UNKEPT if strong["unkept"] else STRONG
        return rule, strong.end(), bool(strong["wrong"] or strong["edits"])
    weak = signs.opening(language).match(text)
    # "Actually, what time is it in Lisbon?" asks for something else.
    if weak and not re.match(r"[^.!\n。！]*[?？؟]", text[weak.end() :]):
        return WEAK, weak.end(), False
    return "", 0, False


def _is_once(text: str, language: str) -> bool:
    from keepwise.bank.speech.registry import grammar_of

    return bool(re.search(grammar_of(language).once, text, re.IGNORECASE))


def _last_sentence(text: str) -> int:
    """Where the last sentence of a message begins that is more than a courtesy."""
    long = [each for each in _sentences(text) if len(each.text.split()) > _COURTESY_WORDS]
    return long[-1].start if long else 0


def _sentences(text: str) -> list[_Said]:
    # Imported when somebody speaks: the grammars are most of what is loaded then.
    from keepwise.bank.speech.listening import sentences_of
    from keepwise.bank.speech.sentences import own_words

    own = own_words(text[:_MOST_HEARD])
    found = [each for each in sentences_of(own) if each.text.strip()][:_MOST_SENTENCES]
    return [
        _Said(
            each.text,
            each.start,
            each.end,
            own[each.end : each.end + _MOST_CHARS],
            each.question,
        )
        for each in found
    ]
