"""The tokens of a fact in a language that writes spaces between its words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from keepwise.bank.consolidation.reading import clock as spoken
from keepwise.bank.consolidation.reading import kinds
from keepwise.bank.consolidation.reading.tables import (
    LATIN,
    WORD,
    doings,
    folded,
    normal,
    raw_words,
    table,
)
from keepwise.bank.consolidation.reading.tokens import Token, of_concept, of_concepts
from keepwise.bank.languages.stop_words import STOP_WORDS
from keepwise.bank.words import fold

_CLOCK = re.compile(
    r"(?<![\d/.:-])(?P<hour>[01]?\d|2[0-4])(?:(?P<sep>[:.h])(?P<minute>[0-5]\d)(?!\d))?"
    r"\s?(?P<half>[ap]\.?m\b\.?|h\b|uhr\b|o['’]clock\b|heures?\b|ore\b|uur\b|horas?\b|hrs\b|बजे)?",
    re.IGNORECASE,
)
_DATE_ORDER = re.compile(
    r"(?i)\b(?:(dd|jj|tt|gg)[/.-]mm|(mm)[/.-]dd|((?:yyyy|aaaa|jjjj)-mm-dd|iso\b))"
)
_ISO_DATE = re.compile(r"\b\d{4}-\d\d-\d\d\b")
_ORDINAL = re.compile("(?<=[0-9])(?:st|nd|rd|th|er|eme|e|o|a)$")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_LATER_HALF = frozenset({"daypart=afternoon", "daypart=evening", "daypart=night", "pm"})
_BOUNDS = frozenset({"bound=before", "bound=after"})
_EARLY = frozenset({"daypart=morning", "am"})
_SNOWBALL = {
    "en": "english",
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "it": "italian",
    "pt": "portuguese",
    "nl": "dutch",
    "hi": "hindi",
    "ar": "arabic",
}
_NEVER_CAPITAL = frozenset(kinds.VERBS) | kinds.LIGHT | kinds.LINKING | {"glue", "mention"}
_COMPOUND = 9
_HALF_A_DAY = 12
_NO_PARTS = frozenset({"sign", "light", "verb", "generic", "number"})
# Parts of verbs that stand at the end of the sentence.
_SEPARABLE = {
    "de": frozenset("auf um ab an aus ein vor zu".split()),
    "nl": frozenset("op uit aan af hard".split()),
}
_COMPARING = frozenset("than als dan".split())
_ONLY = {"fr": frozenset({"que", "qu"})}
"""What follows "ne ... plus" where it means that there is no more than that."""

_ONE = (["un"], ["une"])

# Where what introduces a word stands after it.
_POSTPOSED = frozenset({"hi"})


def tokens(fact: str, language: str) -> list[Token]:
    """The tokens of a fact, in order."""
    fact = normal(fact, language)
    fixed: list[Token] = []
    fact = _taken(fact, fixed, language)
    raw = raw_words(fact)
    said = [folded(word, language) for word in raw]
    if language in _SEPARABLE:
        said, raw = _joined(said, raw, language)
    around, over = _around(said, language)
    found = list(around)
    role, at, concepts = "", 0, set[str]()
    since = 0
    while at < len(said):
        names, length = _named(said, raw, at, language)
        if at in over:
            names, length = [], 1
        elif _is_name(raw, at, names, length, language):
            length = 1
            keys = (f"#{said[at]}", *(stems(said[at], language) if names else ()))
            found.append(Token(keys, "name", role, at))
            names = []
        elif length == 1 and (parts := _of_two(said[at], role, at, language)):
            found.extend(parts)
            names = []
        elif not length:
            length = 1
            found.extend(_plain(said[at], raw[at], role, at, language))
            if found and _is_doing(said[at], language) and found[-1].kind == "word":
                found[-1] = replace(found[-1], doing=True)
        words = stems(said[at], language) if names else ()
        for concept, token in of_concepts(names, role, at, words):
            concepts.add(concept)
            if not at and "have" in names and concept in kinds.ROLES:
                continue  # without its accent, "à" is "a"
            if concept in kinds.ROLES or concept in ("than", "old"):
                if language in _POSTPOSED:
                    found[since:] = [_with(each, concept) for each in found[since:]]
                    since = len(found)
                else:
                    role = concept
                continue
            if token is None:
                continue
            if token.kind == "word" and length == 1 and _is_doing(said[at], language):
                token = replace(token, doing=True)
            if (token.kind in ("verb", "light") and role not in ("old", "than")) or (
                concept in kinds.LINKING
            ):
                role, since = "", len(found)
            found.append(token)
        at += length
    return _timed([*found, *fixed], concepts)


def _with(token: Token, role: str) -> Token:
    return token if token.role else Token(token.keys, token.kind, role, token.place)


def _taken(fact: str, found: list[Token], language: str) -> str:
    """The fact without its times of day and orders of dates, which are taken into ``found``."""

    def order(match: re.Match[str]) -> str:
        value = "dmy" if match.group(1) else "mdy" if match.group(2) else "iso"
        found.append(Token((f"dateformat={value}",), "dateformat"))
        return " "

    if _DATE_ORDER.search(fact):
        fact = _DATE_ORDER.sub(order, fact)
        fact = re.sub(r"(?i)[/.-](?:yyyy|aaaa|jjjj|yy)\b", " ", fact)
        fact = _ISO_DATE.sub(" ", fact)  # an example of the order

    def clock(match: re.Match[str]) -> str:
        half = (match.group("half") or "").lower()
        if not half and match.group("sep") in (None, "."):
            return match.group()
        hour = int(match.group("hour"))
        if half.startswith("p") and hour < _HALF_A_DAY:
            hour += _HALF_A_DAY
        minute = int(match.group("minute") or 0)
        found.append(Token((f"t:{hour}:{minute:02}",), "time"))
        return " "

    fact = spoken.taken(fact, language, found)
    return _CLOCK.sub(clock, fact) if any(char.isdigit() for char in fact) else fact


def _named(
    said: Sequence[str], raw: Sequence[str], at: int, language: str
) -> tuple[list[str], int]:
    """The concepts that the longest phrase at a place names, and how many words that takes."""
    names: list[str] = []
    length, best = 0, (0, 0)
    for phrase in table(language).starting(said[at]):
        words = phrase.words
        capital = words[-1] == "^"
        if capital:
            reach = len(words) - 1
            if at + reach >= len(said) or tuple(said[at + 1 : at + reach]) != words[1:-1]:
                continue
            if not raw[at + reach][:1].isupper():
                continue
            rank = (reach, 100)
        else:
            reach = phrase.reach(said, at, language)
            rank = (reach, 99 if not phrase.open_[-1] else len(words[-1]))
        if not reach or rank[0] < best[0] or (phrase.first and at):
            continue
        if rank > best:
            names, best, length = [], rank, reach
        if rank == best:
            names.append(phrase.concept)
    if "glue" in names and not all(each == "glue" or each.startswith(WORD) for each in names):
        names.remove("glue")
    return list(dict.fromkeys(names)), length


@lru_cache(maxsize=16_384)
def _is_doing(word: str, language: str) -> bool:
    whole, beginnings = doings(language)
    return word in whole or word.startswith(beginnings)


def _around(said: Sequence[str], language: str) -> tuple[list[Token], frozenset[int]]:
    """What words say together around others, "plays no tennis any more", and where they stand."""
    for concept, first, last in table(language).gaps:
        if first in said and last in said[said.index(first) + 1 :]:
            begin = said.index(first)
            end = said.index(last, begin + 1)
            after = said[end + 1] if end + 1 < len(said) else ""
            if after in _ONLY.get(language, ()):
                change = Token(("change",), "sign", "", begin)
                one = [Token(("n:1",), "number", "", end)] if said[end + 2 :][:1] in _ONE else []
                return [change, *one], frozenset({begin, end, end + 1})
            if end - begin > 1 and after in _COMPARING:
                continue  # "no meeting longer than an hour"
            token = of_concept(concept, "", begin, (first,))
            return [token] if token else [], frozenset({begin, end})
    return [], frozenset()


def _joined(said: list[str], raw: list[str], language: str) -> tuple[list[str], list[str]]:
    """The words with each verb before the part of it that stands later: "steht um sechs auf"."""
    for at, word in enumerate(said):
        for phrase in table(language).starting(word):
            last = phrase.words[-1]
            if len(phrase.words) != 2 or last not in _SEPARABLE[language]:
                continue
            if last in said[at + 2 :]:
                place = said.index(last, at + 2)
                order = [*range(at + 1), place, *range(at + 1, place), *range(place + 1, len(said))]
                return [said[each] for each in order], [raw[each] for each in order]
    return said, raw


def _is_name(raw: Sequence[str], at: int, names: Sequence[str], length: int, language: str) -> bool:
    """Whether a capital makes it a name, though it is a word too: "client A", "Mrs Mora"."""
    word = raw[at]
    if not at or not word[:1].isupper() or language not in LATIN or length > 1:
        return False
    if len(word) == 1:
        return word != "I"
    if language == "de" or not names or word.isupper():
        return False
    return all(each in _NEVER_CAPITAL or each.startswith(WORD) for each in names)


def _plain(word: str, raw: str, role: str, at: int, language: str) -> Iterator[Token]:
    if word[0].isdigit():
        number = _ORDINAL.sub("", word)
        yield Token((f"n:{int(number) if number.isdecimal() else number}",), "number", role, at)
        return
    if word in _glue(language) or (len(word) == 1 and word.isascii() and language != "en"):
        return
    if language in _SEPARABLE and len(word) >= _COMPOUND:
        parts = _parted(word, role, at, language)
        if parts:
            yield from parts
            return
    kind = "name" if raw[:1].isupper() and at and language != "de" else "word"
    yield Token(stems(word, language), kind, role, at)


@lru_cache(maxsize=65_536)
def parts_of(word: str, language: str) -> tuple[str, ...]:
    """The concepts of the last part of a compound."""
    if language not in _SEPARABLE or len(word) < _COMPOUND:
        return ()
    return tuple(each.key for each in _parted(word, "", 0, language))


def _of_two(word: str, role: str, at: int, language: str) -> list[Token]:
    """The parts of a compound that a table knows by its beginning only: "Wanderkarte"."""
    if language not in _SEPARABLE or len(word) < _COMPOUND or word in table(language).exact:
        return []
    return _parted(word, role, at, language)


def _parted(word: str, role: str, at: int, language: str) -> list[Token]:
    """A compound whose last part the table knows: "Nussallergie" is an allergy, to nuts."""
    for cut in range(3, len(word) - 4):
        known = [
            each.concept
            for each in table(language).starting(word[cut:])
            if len(each.words) == 1 and each.words[0] not in _glue(language)
        ]
        tokens = [of_concept(each, role, at, (each,)) for each in known]
        concepts = [each for each in tokens if each is not None and each.kind not in _NO_PARTS]
        if concepts:
            first = [
                each.concept
                for each in table(language).starting(word[:cut])
                if len(each.words) == 1 and "=" not in each.concept
            ]
            named = [of_concept(each, role, at, (each,)) for each in first]
            beginning = [each for each in named if each is not None and each.kind == "concept"]
            return [
                *(beginning[:1] or [Token(stems(word[:cut], language), "word", role, at)]),
                concepts[0],
            ]
    return []


@lru_cache(maxsize=65_536)
def stems(word: str, language: str) -> tuple[str, ...]:
    """The stems of a word: its language's, and English's, in which names of things are written."""
    found = [_stemmer(language)(word)]
    if language in LATIN and language != "en":
        found.append(_stemmer("en")(word))
    return tuple(dict.fromkeys(found))


@cache
def _stemmer(language: str) -> Callable[[str], str]:
    # Imported here: loading it takes long, and not everybody consolidates.
    import snowballstemmer

    stem: Callable[[str], str] = snowballstemmer.stemmer(_SNOWBALL[language]).stemWord
    return stem


@cache
def _glue(language: str) -> frozenset[str]:
    return frozenset(fold(STOP_WORDS.get(language, "")).split())


def _is_part(token: Token | None) -> bool:
    """Whether it says of which half of the day an hour is: "in the morning", not "4 mornings"."""
    return token is not None and token.kind == "daypart" and token.role in ("in", "from", "of")


def _timed(found: list[Token], concepts: set[str]) -> list[Token]:
    """Numbers on the clock as times of day."""
    late = bool(concepts & _LATER_HALF)
    on_clock = "oclock" in concepts or "am" in concepts or "pm" in concepts
    timed: list[Token] = []
    spelled = False
    for place, each in enumerate(found):
        number = each.key.removeprefix("n:")
        hour = int(number) if each.kind == "number" and number.isdecimal() else 99
        minute = "00"
        after = found[place + 1] if place + 1 < len(found) else None
        bound = place > 0 and found[place - 1].key in _BOUNDS and after is None
        heard = hour <= 24 and (on_clock or each.role == "at" or bound or _is_part(after))
        if each.kind == "time":
            said, _, minute = each.key.removeprefix("t:").partition(":")
            hour = int(said)
        elif not heard:
            timed.append(each)
            continue
        if late and hour < _HALF_A_DAY and (heard or not spelled):
            hour += _HALF_A_DAY
        spelled = True
        keys = each.keys if len(each.keys) > 1 and not late else (f"t:{hour}:{minute}",)
        if heard and 0 < hour < _HALF_A_DAY and not late and not concepts & _EARLY:
            keys = (*keys, f"t:{hour + _HALF_A_DAY}:{minute}")
        timed.append(Token(keys, "time", each.role, each.place))
    if spelled:  # the part of the day is in the time
        timed = [
            each
            for each in timed
            if each.kind != "daypart" and each.key not in ("pm", "am", "oclock")
        ]
    return timed
