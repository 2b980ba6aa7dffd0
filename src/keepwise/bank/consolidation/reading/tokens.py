"""The words of a fact, each with what it may be compared by."""

from __future__ import annotations

from dataclasses import dataclass

from keepwise.bank.consolidation.reading import kinds


@dataclass(frozen=True, slots=True, eq=False)
class Token:
    """A word or number, or the concept that words name.

    ``keys`` is what it is compared by, the first its own; ``kind`` is ``sign``, ``verb``,
    ``light``, ``generic``, ``concept``, ``number``, ``time``, ``word`` or the class of a value;
    ``role`` is what introduces it.
    """

    keys: tuple[str, ...]
    kind: str
    role: str = ""
    place: int = 0

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
    if "=" in concept:
        return Token((concept,), concept.split("=", maxsplit=1)[0], role, place)
    return Token((concept,), "concept", role, place)


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
