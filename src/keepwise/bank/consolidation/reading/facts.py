"""Reading a fact: whom it is about, what it says of them, and what it does to earlier facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from keepwise.bank.consolidation.reading import kinds, spaced, spaceless
from keepwise.bank.consolidation.reading.tables import (
    LATIN,
    OTHERS,
    languages_of,
    raw_words,
    sayings,
)
from keepwise.bank.consolidation.reading.tokens import Token
from keepwise.bank.words import fold, guess_languages

_READINGS = 32_768
_HINTED = 1.2
"""A fact's neighbours count as much as a word that one language alone has."""


# Languages in which "Taro, a son" is how one says that there is a son.
_NAME_FIRST = frozenset({"ja", "hi", "zh"})
VERBS_LAST = frozenset({"ja", "hi", "zh"})
"""Languages whose facts do not begin with their verb."""

# Who cycles to work goes there by bicycle.
_GOING = {
    "cycle": Token(("vehicle=bike",), "vehicle"),
    "walk": Token(("vehicle=foot",), "vehicle"),
}
_INSTEAD = frozenset("for to by with per".split())
# Who moves to another of these lives where they lived.
_AT_WORK = frozenset("department team office employer job".split())
_ATTRIBUTED = frozenset({"manager", "spouse"})


@dataclass(frozen=True, slots=True)
class Reading:
    """A fact in parts that can be compared.

    ``content`` is what it says, word by word; ``generic`` are the words of a general kind ("city")
    beside it. ``topic`` is the part of it that names what it is
    about, if that is not the user. ``verbs`` are groups of verbs that say the same; ``relation`` is
    the person or animal it is about; ``less`` is what the rest is preferred to.
    """

    language: str
    content: tuple[Token, ...]
    topic: frozenset[str]
    verbs: frozenset[str]
    said: frozenset[str]
    works: bool
    relation: str
    named: bool
    negative: bool
    signs: frozenset[str]
    less: frozenset[str]
    keys: frozenset[str]
    generic: tuple[Token, ...] = ()

    @property
    def names(self) -> frozenset[str]:
        """What it has for a name, if it says who is called how."""
        if not self.named:
            return frozenset()
        return frozenset(each.key for each in self.content if each.kind in ("name", "word"))

    def values(self, kind: str) -> frozenset[str]:
        """The values of one class it names."""
        return frozenset(each.key for each in self.content if each.kind == kind)


def read(fact: str, hint: str = "") -> Reading:
    """The parts of a fact; ``hint`` is its language if the words do not tell."""
    return _read(fact, language_of(fact, hint))


@lru_cache(maxsize=_READINGS)
def language_of(fact: str, hint: str = "") -> str:
    """The language of a fact: by its script, or by how many of its words each table knows."""
    for each in guess_languages(fact):
        if each in OTHERS:
            return "ja" if (each, hint) == ("zh", "ja") else each
    scores = dict.fromkeys(LATIN, 0.0)
    if hint in scores:
        scores[hint] += _HINTED
    said = [fold(word) for word in raw_words(fact)]
    for at, word in enumerate(said):
        known = languages_of(word)
        for language in known:
            scores[language] += 0.5 + 1 / len(known)
        for language in LATIN:
            if any(each.reach(said, at, language) for each in sayings(word, language)):
                scores[language] += 1
    return max(LATIN, key=lambda each: scores[each])


def renamed(fact: Reading, name: Token, relation: str) -> Reading:
    """A fact about somebody's name as one about the relative it is the name of."""
    who = Token((relation,), "concept", name.role, name.place)
    return replace(
        fact,
        content=tuple(who if each is name else each for each in fact.content),
        topic=fact.topic - {name.key},
        relation=relation,
        keys=fact.keys.difference(name.keys) | {relation},
    )


def language_among(fact: str, others: Iterable[str]) -> str:
    """The language of a fact, taken to be that of most others if it does not tell itself."""
    count = Counter(language_of(each) for each in others)
    hint = max(count, key=lambda each: count[each]) if count else ""
    return language_of(fact, hint)


@lru_cache(maxsize=_READINGS)
def _read(fact: str, language: str) -> Reading:
    cut = spaceless.tokens if language in ("zh", "ja") else spaced.tokens
    return _arranged(cut(fact, language), language)


def _arranged(tokens: list[Token], language: str) -> Reading:
    tokens = _swapped(tokens)
    signs = {each.key for each in tokens if each.kind == "sign"} - {"versus"}
    if "swap" in signs:
        signs = signs - {"swap"} | {"change"}
    verbs = {each.key for each in tokens if each.kind == "verb"}
    # "Without" may be told as a word for not, too.
    without = {each.place for each in tokens if each.key == "without"}
    denied = sum(each.key in kinds.NEGATIVE for each in tokens)
    denied += any(each.key == "not" and each.place not in without for each in tokens)
    if "end" in signs:
        denied = 0
    if "moved" in {each.key for each in tokens}:
        signs.add("change")
    if any(each.role == "from" and each.kind in ("month", "season") for each in tokens):
        signs.add("change")  # from when on it is so
    if len(verbs) > 1 or signs & {"end", "change"}:
        verbs.discard("have")
    favoured = any(each.key == "favourite" for each in tokens)
    content: list[Token] = []
    generic: list[Token] = []
    topic: list[Token] | None = None
    adverb = False
    relation = ""
    for each in tokens:
        links = each.kind in ("verb", "light") or each.key in kinds.LINKING
        if links and topic is None and _ends_topic(each, language):
            topic, adverb = list(content), each.key == "change"
        if each.kind in ("verb", "light", "sign") or each.key == "without":
            continue
        if each.kind == "generic" and not favoured:
            generic.append(each)
            continue
        if _is_relation(each) and each.role != "with" and _first(content, language):
            relation = relation if each.key in relation else f"{relation} {each.key}".strip()
        content.append(each)
    if adverb and topic == content:
        topic = None  # "now" at the end is no verb
    if not relation and "mention" not in verbs:
        # "Helen Marsh is the manager": said of a name, it is about the manager all the same.
        attributes = [
            each.key
            for each in content
            if (each.key in _ATTRIBUTED and each.role != "with")
            or (language in _NAME_FIRST and "have" in verbs and _is_relation(each))
        ]
        relation = attributes[0] if attributes else ""
    if "moved" in {each.key for each in content}:
        content = _settled(content, topic or [])
    named = any(each.key == "call" for each in tokens)
    if named and relation:
        content = [each for each in content if each.key != "n:1"]  # "one son is called Max"
    content = _plain(content)
    content = list(dict.fromkeys(content or generic))
    if "prefer" in verbs and "change" not in signs:
        signs.discard("old")
    working = {each.key for each in tokens} & {"works", "employer"}
    lesser = {"than"} | ({"to", "as", "old"} if "prefer" in verbs else set())
    return Reading(
        language=language,
        content=tuple(content),
        topic=frozenset(each.key for each in topic or () if each.key not in kinds.RELATIONS),
        verbs=frozenset(kinds.VERBS[each] for each in verbs if not (relation and each == "have")),
        said=frozenset(verbs),
        works=bool(working),
        relation=relation,
        named=named,
        negative=denied % 2 == 1,
        signs=frozenset(signs),
        less=frozenset(each.key for each in content if each.role in lesser),
        keys=frozenset(key for each in (*content, *generic) for key in each.keys),
        generic=tuple(generic),
    )


def _swapped(tokens: list[Token]) -> list[Token]:
    """With what was given for something else as the old: "the Golf for a Kona"."""
    swap = next((each for each in tokens if each.key == "swap"), None)
    if swap is None:
        return tokens
    begins = next((at for at, each in enumerate(tokens) if _takes_place(each, swap)), None)
    if begins is None:
        return tokens
    # A verb may come last, or be passive: what is old stands right before what is new, or before
    # the verb.
    first = begins
    while first and tokens[first - 1].kind not in ("sign", "verb", "light"):
        first -= 1
    if first == begins:
        begins = next(at for at, each in enumerate(tokens) if each is swap)
        first = 0
    return [
        replace(each, role="old") if first <= at < begins and each.role in ("", "from") else each
        for at, each in enumerate(tokens)
    ]


def _takes_place(token: Token, swap: Token) -> bool:
    if token.key == "versus":
        return True
    return token.role in _INSTEAD and token.place != swap.place


def _settled(content: list[Token], topic: list[Token]) -> list[Token]:
    """Who moved lives somewhere else; what moved is at another time."""
    thing = [each for each in topic if each.key not in kinds.RELATIONS and each.kind != "name"]
    placed = any(each.key in _AT_WORK for each in content)
    if thing or placed or any(each.kind in ("time", "month", "day") for each in content):
        return [each for each in content if each.key != "moved"]
    home = Token(("home", "moved"), "concept")
    return [home if each.key == "moved" else each for each in content]


def _is_relation(token: Token) -> bool:
    return token.kind == "concept" and token.key in kinds.RELATIONS


def _plain(content: list[Token]) -> list[Token]:
    """What is meant by the same words: to have a wife is to be married, to work at home to work."""
    keys = {each.key for each in content}
    if "spouse" in keys and not any(each.kind == "marital" for each in content):
        content = [*content, Token(("marital=married",), "marital")]
    if keys & {"workfromhome", "workhours"}:
        content = [each for each in content if each.key not in ("job", "employer")]
    if any(each.kind == "diet" for each in content):
        content = [each for each in content if each.key != "dietkind"]
    if "commute" in keys:
        content = [_GOING.get(each.key, each) for each in content]
    if any(each.kind == "vehicle" for each in content):
        content = [_as(each, "employer", "commute") for each in content]
    if any(each.kind == "month" for each in content):
        content = [_as(each, "birthplace", "birthday") for each in content]
    return content


def _as(token: Token, concept: str, instead: str) -> Token:
    """One concept for another that the same words can mean."""
    return Token((instead,), "concept", token.role) if token.key == concept else token


def _ends_topic(token: Token, language: str) -> bool:
    """Whether what stands before it is what the fact is about: not where verbs come last."""
    return language != "hi" and (language != "ja" or token.kind == "light")


def _first(content: list[Token], language: str) -> bool:
    """Whether what comes now is the subject. A verb stands before it in Arabic."""
    before = [
        each
        for each in content
        if each.key != "favourite" and each.kind != "number" and not _is_relation(each)
    ]
    return not before or (language == "ar" and all(each.key in kinds.SINGLE for each in before))
