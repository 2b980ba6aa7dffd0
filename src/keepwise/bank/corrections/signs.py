"""The words that say that what was just said was wrong, has changed or is to be forgotten.

The tables are in ``languages/<code>.py``; here is what they are made of and how they are matched.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType

from keepwise.bank.languages.stop_words import STOP_WORDS
from keepwise.bank.words import fold


@dataclass(frozen=True, slots=True)
class Signs:
    """Patterns of one language.

    ``strong`` signs at the beginning of a sentence take back by themselves; ``weak`` ones ("no",
    "actually") only with something that takes the place of what was said. What is ``wrong`` may be
    the answer: it takes back only where it stands alone. ``edits`` change what was said or made,
    and take nothing back. ``unkept`` says that what was said was not meant to stay. ``filler`` may
    stand before and between; words of ``regret`` are fillers that let something else be expected.
    ``now`` says that something is so from now on, ``ended`` that it no longer is.

    ``denied`` stands before what is so no more, ``denied_after`` is the pattern of such a phrase
    where the denial follows; ``shifts`` name both states, as ``old`` and ``new``. ``drops`` ask to
    forget ``x``, and ``matter`` says what a sentence is about: in both, ``{x}`` is the shortest and
    ``{X}`` the longest phrase that fits. Words of ``frame`` name nothing by themselves ("the tram
    *thing*"). What begins with a ``task`` is asked for at once, and is no state of affairs;
    ``only`` takes one of several and leaves none of the others.

    ``withdraws`` asks to drop all that was said in the message before ("please don't keep any of
    that"); its group ``told``, what the person told or asked for at some time ("that rule").
    What follows a sign and begins with ``answer`` speaks of what the agent made of it ("you've
    turned me into a cook"), and of nothing that is remembered.
    """

    filler: str
    regret: str
    strong: str
    edits: str
    wrong: str
    unkept: str
    weak: str
    now: str
    ended: str
    denied: str
    shifts: tuple[str, ...]
    drops: tuple[str, ...]
    frame: str
    task: str
    only: str
    denied_after: str = ""
    matter: str = ""
    withdraws: str = ""
    answer: str = ""


# Each name is written out, so that the rules about imports can be checked.
_TABLES: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.corrections.languages.en"),
    "de": lambda: import_module("keepwise.bank.corrections.languages.de"),
    "fr": lambda: import_module("keepwise.bank.corrections.languages.fr"),
    "es": lambda: import_module("keepwise.bank.corrections.languages.es"),
    "it": lambda: import_module("keepwise.bank.corrections.languages.it"),
    "pt": lambda: import_module("keepwise.bank.corrections.languages.pt"),
    "nl": lambda: import_module("keepwise.bank.corrections.languages.nl"),
    "zh": lambda: import_module("keepwise.bank.corrections.languages.zh"),
    "ja": lambda: import_module("keepwise.bank.corrections.languages.ja"),
    "hi": lambda: import_module("keepwise.bank.corrections.languages.hi"),
    "ar": lambda: import_module("keepwise.bank.corrections.languages.ar"),
}

LANGUAGES: tuple[str, ...] = tuple(_TABLES)
_MOST_TRAILED = 60
_MOST_BESIDE = 2
SPACELESS = frozenset({"zh", "ja"})

_GAP = r"[\s,.;:!…。、，؛،–—-]*+"
_SHORTEST = r"(?P<x>[^,;:.!?，。、،]{2,60}?)"
_LONGEST = r"(?P<x>[^,;:.!?，。、،]{2,60})"
_BUT = (
    "but|sondern|sino|mais|ma|bensì|mas|maar|aber|pero|बल्कि|بل|et non|and not|y no|und nicht|"
    "lieber|liever|plutôt|mejor|"
    "meglio|rather|besser|beter|melhor|toch"
)
_PHRASE = (
    r"(?P<old>[^,;!?()，。、،]{1,60}?)"
    rf"(?=\Z|[,;!?()，。、،]|[.:–-](?:\s|\Z)|\s[–-]|\s(?:{_BUT})\s)"
)


@cache
def signs_of(language: str) -> Signs:
    """The table of a language."""
    found: Signs = _TABLES[language]().SIGNS
    return found


def _end(language: str) -> str:
    """What may not follow a word where words end with a space."""
    return "" if language in SPACELESS else "(?![^\\W\\d_]|['’])"


@cache
def taking_back(language: str) -> re.Pattern[str]:
    """Matches a strong sign at the beginning of a text, and weak ones and fillers before it."""
    of = signs_of(language)
    before = rf"(?:(?:{of.filler}|{of.weak}){_end(language)}{_GAP}){{0,4}}"
    after = rf"(?![a-zà-ÿ]){_GAP}"
    return re.compile(
        rf"{_GAP}{before}(?P<sign>{of.strong}|(?P<edits>{of.edits})|(?P<wrong>{of.wrong})|"
        rf"(?P<unkept>{of.unkept})){after}",
        re.IGNORECASE,
    )


@cache
def opening(language: str) -> re.Pattern[str]:
    """Matches a weak sign at the beginning of a text, and fillers before it."""
    of = signs_of(language)
    before = rf"(?:{of.filler}{_end(language)}{_GAP}){{0,3}}?"
    return re.compile(rf"{_GAP}{before}(?:{of.weak})(?![a-zà-ÿ]){_GAP}", re.IGNORECASE)


@cache
def hesitating(language: str) -> re.Pattern[str]:
    """Matches words of regret at the beginning of a text: no sign, unless something new follows."""
    of, end = signs_of(language), rf"{_end(language)}{_GAP}"
    return re.compile(
        rf"{_GAP}(?:{of.filler}{end}){{0,3}}?(?:{of.regret}){end}(?:{of.filler}{end}){{0,3}}",
        re.IGNORECASE,
    )


@cache
def changing(language: str) -> re.Pattern[str]:
    """Matches words that say that something is so from now on."""
    return _words(signs_of(language).now, language)


def ends(text: str, language: str) -> bool:
    """Whether a text says that something is so no longer."""
    return bool(_ending(language).search(text))


@cache
def asking(language: str) -> re.Pattern[str]:
    """Matches the beginning of a task."""
    end = "" if language in SPACELESS else r"(?![^\W\d_])"
    return re.compile(rf"{_GAP}(?:{signs_of(language).task}){end}", re.IGNORECASE)


@cache
def answering(language: str) -> re.Pattern[str] | None:
    """Matches the beginning of words about the answer that was given."""
    of, end = signs_of(language), _end(language)
    before = rf"{_GAP}(?:(?:{of.filler}|{of.weak}){end}{_GAP}){{0,3}}"
    return re.compile(rf"{before}(?:{of.answer}){end}", re.IGNORECASE) if of.answer else None


@cache
def only(language: str) -> re.Pattern[str]:
    """Matches words that leave one of several."""
    return _words(signs_of(language).only, language)


def unsigned(text: str, language: str) -> str:
    """A text without the words that are signs: what it says beside them."""
    return _signing(language).sub(" ", text)


def denials(text: str, language: str) -> Iterator[re.Match[str]]:
    """The phrases of a sentence that name what is so no more, as the group ``old``."""
    for pattern in _denying(language):
        yield from pattern.finditer(text)


def shifts(text: str, language: str) -> Iterator[re.Match[str]]:
    """The phrases that name what was and what is, as the groups ``old`` and ``new``."""
    for pattern in _shifting(language):
        yield from pattern.finditer(text)


def midway(text: str, language: str) -> Iterator[tuple[int, int]]:
    """Where signs stand inside a sentence, between what they take back and what they put there."""
    for cut in re.finditer(r"[,;،，、–—(-]", text):
        sign = taking_back(language).match(text, cut.start())
        weak = None if sign else opening(language).match(text, cut.start())
        # "No" denies what follows it, unless it stands alone: "Tuesday, no, Thursday".
        if weak and weak.group().rstrip()[-1] in ",;:،，、–—-":
            sign = weak
        if sign and text[: cut.start()].strip() and text[sign.end() :].strip():
            yield cut.start(), sign.end()


def whole(text: str, language: str) -> bool:
    """Whether a clause takes back what was said, and says nothing else."""
    match = taking_back(language).match(text)
    if match is None or match["wrong"] or match["edits"] or match["unkept"]:
        return False
    # "Me equivoqué de nombre" does; "when I say revenue, I mean net revenue" does not.
    left = text[match.end() :].split()
    known = fold(STOP_WORDS.get(language, "")).split()
    return not left or (len(left) <= _MOST_BESIDE and fold(left[0]) in known)


def trailing(text: str, language: str) -> int:
    """Where a sign begins that a short sentence ends with: "Rob, actually"; 0 if none does."""
    match = _trailing(language).search(text[:_MOST_TRAILED])
    return match.start() if match and match.end() >= len(text) else 0


def drop(text: str, language: str) -> re.Match[str] | None:
    """The first request to forget in a sentence; ``x`` is what."""
    for pattern in _dropping(language):
        if match := pattern.search(text):
            return match
    return None


def withdrawing(text: str, language: str) -> re.Match[str] | None:
    """A request to drop all that was said before; ``told`` where it says that it was told."""
    pattern = _withdrawing(language)
    return pattern.search(text) if pattern else None


def matters(text: str, language: str) -> Iterator[str]:
    """What a sentence says it is about."""
    if pattern := _matter(language):
        for match in pattern.finditer(text):
            yield match["x"]


@cache
def _ending(language: str) -> re.Pattern[str]:
    return _words(signs_of(language).ended, language)


@cache
def _withdrawing(language: str) -> re.Pattern[str] | None:
    pattern = signs_of(language).withdraws
    return _words(pattern, language) if pattern else None


@cache
def _denying(language: str) -> tuple[re.Pattern[str], ...]:
    of, found = signs_of(language), []
    if of.denied:
        end = "" if language in SPACELESS else r"(?![^\W\d_])\s*"
        start = "" if language in SPACELESS else r"(?<![^\W\d_])"
        found.append(re.compile(rf"{start}(?:{of.denied}){end}{_PHRASE}", re.IGNORECASE))
    if of.denied_after:
        found.append(re.compile(of.denied_after, re.IGNORECASE))
    return tuple(found)


@cache
def _shifting(language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(each, re.IGNORECASE) for each in signs_of(language).shifts)


@cache
def _dropping(language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(_named(each) for each in signs_of(language).drops)


@cache
def _matter(language: str) -> re.Pattern[str] | None:
    pattern = signs_of(language).matter
    return _named(pattern) if pattern else None


def _named(pattern: str) -> re.Pattern[str]:
    whole = pattern.replace("{x}", _SHORTEST).replace("{X}", _LONGEST)
    return re.compile(whole, re.IGNORECASE)


@cache
def _trailing(language: str) -> re.Pattern[str]:
    of = signs_of(language)
    last = rf"(?:{of.strong}|{of.weak}|{of.regret})"
    return re.compile(rf",?\s+{last}(?:,?\s+{last})?[\s.!]*\Z", re.IGNORECASE)


@cache
def _signing(language: str) -> re.Pattern[str]:
    of = signs_of(language)
    parts = (of.denied, of.weak, of.strong, of.filler, of.now, _BUT)
    return _words("|".join(each for each in parts if each), language)


def _words(pattern: str, language: str) -> re.Pattern[str]:
    if language in SPACELESS:
        return re.compile(pattern)
    return re.compile(rf"(?<![^\W\d_])(?:{pattern})(?![^\W\d_])", re.IGNORECASE)
