"""Reading a fact: whom it is about, what it says of them, and what it does to earlier facts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from keepwise.bank.consolidation import kinds, spaced, spaceless
from keepwise.bank.consolidation.tables import LATIN, languages_of, raw_words
from keepwise.bank.consolidation.tokens import Token
from keepwise.bank.words import fold, guess_languages

_READINGS = 32_768


@dataclass(frozen=True, slots=True)
class Reading:
    """A fact in parts that can be compared.

    ``content`` is what it says, word by word; ``topic`` is the part of it that names what it is
    about, if that is not the user. ``verbs`` are groups of verbs that say the same; ``relation`` is
    the person or animal it is about; ``less`` is what the rest is preferred to.
    """

    language: str
    content: tuple[Token, ...]
    topic: frozenset[str]
    verbs: frozenset[str]
    said: frozenset[str]
    relation: str
    named: bool
    negative: bool
    signs: frozenset[str]
    less: frozenset[str]
    keys: frozenset[str]

    def values(self, kind: str) -> frozenset[str]:
        """The values of one class it names."""
        return frozenset(each.key for each in self.content if each.kind == kind)


def read(fact: str, hint: str = "") -> Reading:
    """The parts of a fact; ``hint`` is its language if the words do not tell."""
    return _read(fact, language_of(fact, hint))


@lru_cache(maxsize=_READINGS)
def language_of(fact: str, hint: str = "") -> str:
    """The language of a fact: by its script, or by how many of its words each table knows."""
    guessed = guess_languages(fact)
    for each in guessed:
        if each in ("zh", "ja", "hi", "ar"):
            return each
    scores = dict.fromkeys(LATIN, 0.0)
    if hint in scores:
        scores[hint] += 0.7
    for place, each in enumerate(guessed):
        if each in scores:
            scores[each] += 1.2 if place == 0 else 0.6
    for word in raw_words(fact):
        known = languages_of(fold(word))
        for language in known:
            scores[language] += 1 / len(known) + 0.5
    return max(LATIN, key=lambda each: scores[each])


@lru_cache(maxsize=_READINGS)
def _read(fact: str, language: str) -> Reading:
    cut = spaceless.tokens if language in ("zh", "ja") else spaced.tokens
    return _arranged(cut(fact, language), language)


def _arranged(tokens: list[Token], language: str) -> Reading:
    signs = {each.key for each in tokens if each.kind == "sign"}
    verbs = {each.key for each in tokens if each.kind == "verb"}
    # "Without" may be told as a word for not, too.
    without = {each.place for each in tokens if each.key == "without"}
    denied = sum(each.key in kinds.NEGATIVE for each in tokens)
    denied += any(each.key == "not" and each.place not in without for each in tokens)
    if "end" in signs:
        denied = 0
    if len(verbs) > 1 or signs & {"end", "change"}:
        verbs.discard("have")
    content: list[Token] = []
    generic: list[Token] = []
    topic: list[Token] | None = None
    relation = ""
    for each in tokens:
        links = each.kind in ("verb", "light") or each.key in kinds.LINKING
        if links and topic is None:
            topic = list(content)
        if each.kind in ("verb", "light", "sign") or each.key == "without":
            continue
        if each.kind == "generic":
            generic.append(each)
            continue
        if each.key in kinds.RELATIONS and not relation and _first(content, language):
            relation = each.key
        content.append(each)
    if "moved" in {each.key for each in content}:
        content = _settled(content, topic or [])
    content = list(dict.fromkeys(content or generic))
    lesser = {"than"} | ({"to"} if "prefer" in verbs else set())
    return Reading(
        language=language,
        content=tuple(content),
        topic=frozenset(each.key for each in topic or () if each.key not in kinds.RELATIONS),
        verbs=frozenset(kinds.VERBS[each] for each in verbs),
        said=frozenset(verbs),
        relation=relation,
        named=any(each.key == "call" for each in tokens),
        negative=denied % 2 == 1,
        signs=frozenset(signs),
        less=frozenset(each.key for each in content if each.role in lesser),
        keys=frozenset(key for each in content for key in each.keys),
    )


def _settled(content: list[Token], topic: list[Token]) -> list[Token]:
    """Who moved lives somewhere else; what moved is at another time."""
    thing = [each for each in topic if each.key not in kinds.RELATIONS and each.kind != "name"]
    if thing or any(each.kind in ("time", "month", "day") for each in content):
        return [each for each in content if each.key != "moved"]
    return [Token(("home",), "concept") if each.key == "moved" else each for each in content]


def _first(content: list[Token], language: str) -> bool:
    """Whether what comes now is the subject. A verb stands before it in Arabic."""
    before = [each for each in content if each.key != "favourite" and each.kind != "number"]
    return not before or (
        language == "ar" and all(each.key in kinds.SINGLE for each in before)
    )
