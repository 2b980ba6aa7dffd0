"""Putting what a correction names in the place of its like in what was said.

"Make that 6:45" changes a time, "it was Zurich" a name, "toch dinsdag" a day of the week. Of
several of a kind the one that stands behind the same word is meant ("in Vienna", "in Zurich");
where that does not decide, nothing is changed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from keepwise.bank import slots
from keepwise.bank.corrections import signs
from keepwise.bank.corrections.kinds import Token, tokens
from keepwise.bank.corrections.likening import Exchange, likened
from keepwise.bank.corrections.naming import alike, shared
from keepwise.bank.corrections.unspaced import before_the_same
from keepwise.bank.languages.stop_words import STOP_WORDS
from keepwise.bank.words import fold

_MOST_PLAIN = 4
_ALIKE_ENOUGH = 3
_NEAR = 12
_ARTICLES = frozenset("der die das den dem des ein eine einen einem zur zum".split())
_FRAGMENT = 2
_POSTPOSED = frozenset({"hi"})


@dataclass(frozen=True, slots=True)
class _Run:
    """Neighbours of one kind: "Monday and Tuesday"."""

    tokens: tuple[Token, ...]

    @property
    def start(self) -> int:
        return self.tokens[0].start

    @property
    def end(self) -> int:
        return self.tokens[-1].end


def substituted(
    fact: str,
    correction: str,
    language: str = "",
    *,
    leaving: bool = False,
    begun: bool = True,
) -> Exchange | None:
    """The fact with what the correction names in it; None if that cannot be told.

    ``leaving`` says that the correction names all that is left of several; ``begun``, that words
    stood before it.
    """
    found = tokens(correction, language, begun=begun)
    known = tokens(fact, language)
    for kind in sorted({each.kind for each in found}, key=lambda each: each == "name"):
        here = list(
            {each.value or fold(each.text): each for each in found if each.kind == kind}.values()
        )
        there = [each for each in known if each.kind == kind]
        if kind == "name" and language == "de":
            here, there = (list(filter(_bare, side)) for side in (here, there))
        if done := _of_kind(fact, correction, kind, here, there, language, leaving=leaving):
            return done
    if done := _of_nations(fact, found, known, language):
        return done
    if done := likened(fact, correction, known, language, glue=_glue(language)):
        return done
    if language in ("", "zh", "ja"):
        return before_the_same(fact, correction)
    return None


def contrasted(
    fact: str, old: str, rest: str, language: str, *, plainly: bool = True
) -> Exchange | None:
    """The fact with what is so now in the place of ``old``, which it has to name.

    ``plainly`` lets words take each other's place of which no table knows the kind.
    """
    meant = [each for each in tokens(fact, language) if _named_by(each, old, language)]
    begun = len(rest.split()) <= _FRAGMENT
    news = [
        each for each in tokens(rest, language, begun=begun) if fold(each.text) not in fold(fact)
    ]
    for each in meant:
        named = [new for new in news if new.kind == each.kind]
        if len(named) == 1 or (named and all(n.text == named[0].text for n in named)):
            return _put(fact, each.start, each.end, named[0])
    return _plainly(fact, old, rest, language) if plainly else None


def mended(fact: str, language: str) -> Exchange | None:
    """A fact without what it takes back itself: "has choir on Tuesday, no wait, Thursday"."""
    for cut, end in signs.midway(fact, language):
        before, behind = fact[:cut], fact[end:]
        news = tokens(behind, language, begun=True)
        olds = [each for each in tokens(before, language) if news and each.kind == news[0].kind]
        if olds and news[0].start <= _NEAR:
            start = olds[-1].start
            text = behind[news[0].start :]
            if not behind[news[0].end :].strip(" .!"):
                # "Montags Chor, Quatsch, dienstags": what came after the old one still holds.
                text = news[0].text + before[olds[-1].end :].rstrip()
            return Exchange(fact[:start] + text, news[0].text, news[0].kind, news[0].value)
    return None


def names(fact: str, phrase: str, language: str) -> bool:
    """Whether a phrase names, first of all, something that stands in the fact."""
    return place_of(fact, phrase, language) is not None or any(
        _named_by(each, phrase, language) for each in tokens(fact, language)
    )


def exchanged(old: str, new: str, inside: str) -> str:
    """A part of the old fact, such as its value, as it is in the new one."""
    at = fold(old).find(fold(inside)) if inside else -1
    if at < 0 or fold(inside) in fold(new):
        return inside
    begin = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), 0)
    tail = next(
        (n for n, (a, b) in enumerate(zip(old[::-1], new[::-1], strict=False)) if a != b), 0
    )
    replaced, by = old[begin : len(old) - tail], new[begin : len(new) - tail]
    return fold(inside).replace(fold(replaced), fold(by)) if replaced else inside


def _of_kind(
    fact: str,
    correction: str,
    kind: str,
    here: Sequence[Token],
    there: Sequence[Token],
    language: str,
    *,
    leaving: bool,
) -> Exchange | None:
    new = [each for each in here if not _among(each, there)]
    old = [each for each in there if not _among(each, here)]
    both = [each for each in there if _says(correction, each)]
    long = len(correction.split()) > _MOST_PLAIN
    if len(new) == 1 and len(both) == 1 and (not old or (kind == "name" and long)):
        old = both  # "Wales was full, we're doing Cornwall" names both sides
    runs, others = _runs(correction, here), _runs(fact, there)
    if kind != "name" and len(runs) == len(others) == 1:
        said, known = runs[0], others[0]
        several = new and len(known.tokens) > 1 and len(said.tokens) > 1
        if several or (leaving and old and not new):
            words = correction[said.start : said.end]
            changed = fact[: known.start] + words + fact[known.end :]
            return Exchange(changed, words, kind)
    if pair := _pair(new, old, kind) or _nearest(fact, correction, new, old, language):
        named, meant = pair
        return _put(fact, meant.start, meant.end, named)
    return None


_NATIONS = frozenset({"name", "slot:language", "class:language"})


def _of_nations(
    fact: str, found: Sequence[Token], known: Sequence[Token], language: str
) -> Exchange | None:
    """What is of another country beside the same word: "the Czech team", "the Polish team".

    Of two such words one may be a language whose name answers can be asked in, the other not.
    """
    pairs = [
        (new, old)
        for new in found
        for old in known
        if new.kind != old.kind
        and _NATIONS.issuperset({new.kind, old.kind})
        and new.after == old.after
        and new.after not in _glue(language) | {""}
    ]
    if len(pairs) != 1:
        return None
    new, old = pairs[0]
    return _put(fact, old.start, old.end, replace(new, kind="name", value=""))


def _bare(token: Token) -> bool:
    """Whether no article stands before it: where every noun has a capital, it makes it no name."""
    return token.before not in _ARTICLES


def _among(token: Token, others: Sequence[Token]) -> bool:
    if token.value:
        return any(each.value == token.value for each in others)
    said = fold(token.text)
    return any(fold(each.text) == said or _same_day(token, each) for each in others)


def _says(text: str, token: Token) -> bool:
    return bool(re.search(rf"(?<!\w){re.escape(fold(token.text))}(?!\w)", fold(text)))


def _same_day(one: Token, other: Token) -> bool:
    if one.kind != "weekday" or other.kind != "weekday":
        return False
    return fold(one.text).rstrip("s") == fold(other.text).rstrip("s")


def _pair(new: Sequence[Token], old: Sequence[Token], kind: str) -> tuple[Token, Token] | None:
    for named in new:
        behind = [each for each in old if each.before and each.before == named.before]
        if len(behind) == 1 and _fits(named, behind[0], kind):
            return named, behind[0]
    if len(new) == 1 and len(old) == 1 and _fits(new[0], old[0], kind):
        # Where every noun has a capital, one beside an article is no name.
        noun = kind == "name" and not _bare(new[0])
        return None if noun else (new[0], old[0])
    return None


def _nearest(
    fact: str, correction: str, new: Sequence[Token], old: Sequence[Token], language: str
) -> tuple[Token, Token] | None:
    """Of several, the one that stands next behind a word that the correction has too."""
    if len(new) != 1 or not language:
        return None
    common = shared(fact, correction, language)
    ends = [
        match.end()
        for match in re.finditer(r"[^\W\d_]+", fact)
        if any(alike(fold(match.group()), each) for each in common)
    ]
    gaps = [
        (min(each.start - end for end in ends if end <= each.start), at)
        for at, each in enumerate(old)
        if any(end <= each.start for end in ends)
    ]
    return (new[0], old[min(gaps)[1]]) if gaps else None


def _fits(new: Token, old: Token, kind: str) -> bool:
    """A number is one of something: fourteen points are no fourteen minutes."""
    return kind != "number" or not new.after or alike(new.after, old.after)


def _put(fact: str, start: int, end: int, new: Token) -> Exchange:
    slot = new.kind.removeprefix("slot:")
    if (
        new.value
        and slots.of_fact(fact)[0] == slot
        and (worded := slots.reworded(fact, slot, new.text))
    ):
        return Exchange(worded.fact, worded.words, new.kind, new.value, fact[start:end])
    text = _as(fact[start:end], new.text)
    changed = fact[:start] + text + fact[end:]
    return Exchange(changed, text, new.kind, new.value, fact[start:end])


_DAY = re.compile(r"[a-z]+days?", re.IGNORECASE)


def _as(old: str, new: str) -> str:
    """The new word with the capital and the number that the old one has."""
    if _DAY.fullmatch(old) and _DAY.fullmatch(new):
        new = new.rstrip("s") + ("s" if old.endswith("s") else "")
    if old[:1].islower() and new[:1].isupper() and new[1:].islower() and fold(new) in _days():
        return new[:1].lower() + new[1:]
    return new


@cache
def _days() -> frozenset[str]:
    return frozenset("montags dienstags mittwochs donnerstags freitags samstags sonntags".split())


def _runs(text: str, of_kind: Sequence[Token]) -> list[_Run]:
    runs: list[list[Token]] = []
    for each in of_kind:
        if runs and _joins(text[runs[-1][-1].end : each.start]):
            runs[-1].append(each)
        else:
            runs.append([each])
    return [_Run(tuple(run)) for run in runs]


def _joins(gap: str) -> bool:
    """Whether what stands between two words joins them to one list."""
    return bool(re.fullmatch(r"[\s,/&-]*(?:[^\W\d_]{1,4}[\s]+){0,2}", gap))


def _named_by(token: Token, phrase: str, language: str) -> bool:
    said = [each for each in tokens(phrase, language, begun=True) if each.kind == token.kind]
    return _among(token, said)


def _plainly(fact: str, old: str, rest: str, language: str) -> Exchange | None:
    """The fact with one phrase for another that no table knows."""
    place = place_of(fact, old, language)
    if place is None:
        return None
    start, end = place
    new = _trimmed(rest, language)
    if not new or len(new.split()) > _MOST_PLAIN:
        new = _behind_the_same(fact, start, end, rest, language)
    if not new or fold(new) in fold(fact):
        return None
    if all(fold(re.split("['’]", word)[0]) in _glue(language) for word in new.split()):
        return None  # "I'm not allergic any more" puts nothing in its place
    if any(each.kind != "name" for each in tokens(fact[start:end], language)):
        return None  # a day is no place
    return Exchange(fact[:start] + new + fact[end:], new, "")


def _behind_the_same(fact: str, start: int, end: int, rest: str, language: str) -> str:
    """The one word of the rest that has the neighbour which a part of the fact has: "in X"."""
    glue = _glue(language)
    before, after = fold(fact[:start]).split()[-1:], fold(fact[end:]).split()[:1]
    words = re.findall(r"[^\s,.;:!?।،]+", rest)
    said = [fold(each) for each in words]
    found = {
        words[at]
        for at, word in enumerate(said)
        if word not in glue
        and (
            (before and before[0] in glue and at and said[at - 1 : at] == before)
            or (after and language in _POSTPOSED and said[at + 1 : at + 2] == after)
        )
    }
    return found.pop() if len(found) == 1 else ""


def place_of(fact: str, phrase: str, language: str) -> tuple[int, int] | None:
    """Where a fact has the words of a phrase, one after the other."""
    wanted = fold(_trimmed(phrase, language)).split()
    if not wanted:
        return None
    found = list(re.finditer(r"[^\s,.;:!?]+", fact))
    said = [fold(each.group()) for each in found]
    for at in range(len(said) - len(wanted) + 1):
        if all(_same(a, b) for a, b in zip(said[at:], wanted, strict=False)):
            return found[at].start(), found[at + len(wanted) - 1].end()
    return None


def _same(one: str, other: str) -> bool:
    return one == other or (len(one) > _ALIKE_ENOUGH and alike(one, other))


def _trimmed(phrase: str, language: str) -> str:
    """A phrase without the glue before and behind it."""
    words = phrase.strip(" \t\n.,;:!?…\"'“”«»()–—-").split()
    glue = _glue(language)
    if all(fold(word) in glue for word in words):
        return " ".join(words)
    while words and fold(words[0]).strip(",.;:!") in glue:
        words.pop(0)
    while words and fold(words[-1]).strip(",.;:!") in glue:
        words.pop()
    return " ".join(words)


@cache
def _glue(language: str) -> frozenset[str]:
    return frozenset(fold(f"{STOP_WORDS.get(language, '')} {_LINKS}").split())


_LINKS = (
    "but just please rather sondern lieber bitte mais plutot sino mejor bensi ma e sim sim mas "
    "maar liever wel graag é è c'est it's its nun jetzt nu ahora adesso agora maintenant "
    "each every per elk elke ieder iedere jede jeden jeder jedes pro chaque par cada ogni"
)
