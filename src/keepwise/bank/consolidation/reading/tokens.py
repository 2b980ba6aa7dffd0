"""The words of a fact, each with what it may be compared by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard

from keepwise.bank.consolidation.reading import kinds


@dataclass(frozen=True, slots=True, eq=False)
class Token:
    """A word or number, or the concept that words name.

    ``keys`` is what it is compared by, the first its own; ``kind`` is ``sign``, ``verb``,
    ``light``, ``generic``, ``concept``, ``number``, ``time``, ``word`` or the class of a value;
    ``role`` is what introduces it, ``doing`` whether it is a verb that tells little.
    """

    keys: tuple[str, ...]
    kind: str
    role: str = ""
    place: int = 0
    doing: bool = False

    @property
    def key(self) -> str:
        """What it is itself."""
        return self.keys[0]

    def __eq__(self, other: object) -> bool:
        """Whether it says the same, wherever it stands."""
        return isinstance(other, Token) and self.keys == other.keys and self.role == other.role

    def __hash__(self) -> int:
        """As it is compared."""
        return hash((self.keys, self.role))


def of_concept(concept: str, role: str, place: int, words: tuple[str, ...]) -> Token | None:
    """The token of a concept; none if it is glue or says what another is introduced by.

    ``words`` is what a word of a general kind is compared by.
    """
    if concept == "glue" or concept in kinds.ROLES or concept == "than":
        return None
    if concept in kinds.SIGNS:
        return Token((concept,), "sign", role, place)
    if concept in kinds.LIGHT:
        return Token((concept,), "light", role, place)
    if concept in kinds.VERBS:
        return Token((concept,), "verb", role, place)
    if concept == "thing":
        return Token(words, "generic", role, place)
    if concept.startswith("n:"):
        return Token((concept,), "number", role, place)
    if concept.startswith("t:"):
        return Token((concept,), "time", role, place)
    if concept.startswith("~"):
        return Token((concept, *words), "word", role, place)
    if "=" in concept:
        return Token((concept,), concept.split("=", maxsplit=1)[0], role, place)
    return Token((concept,), "concept", role, place)


def of_concepts(
    names: Sequence[str], role: str, place: int, words: tuple[str, ...]
) -> list[tuple[str, Token | None]]:
    """The concepts at one place with their tokens.

    A word that names a concept and belongs to a group of words is compared by both.
    """
    groups = tuple(each for each in names if each.startswith("~"))
    known = [each for each in names if each not in groups]
    found = [(each, of_concept(each, role, place, words)) for each in known or groups]
    if not known or not groups:
        return found
    return [
        (name, replace(token, keys=(*token.keys, *groups)) if _is_thing(token) else token)
        for name, token in found
    ]


def _is_thing(token: Token | None) -> TypeGuard[Token]:
    return token is not None and token.kind == "concept"


@dataclass(frozen=True, slots=True)
class Overlap:
    """What two facts share, and what only the candidate or only the memory says."""

    shared: tuple[Token, ...]
    said: tuple[Token, ...]
    known: tuple[Token, ...]

    @property
    def share(self) -> float:
        """The shared part of everything that both say."""
        return len(self.shared) / (len(self.shared) + len(self.said) + len(self.known) or 1)
