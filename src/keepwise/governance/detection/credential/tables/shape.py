"""One format of a credential that gives itself away."""

from __future__ import annotations

from typing import NamedTuple


class Shape(NamedTuple):
    """A format: ``pattern`` is only tried where one of ``hints`` occurs (in lower case).

    ``sure`` says that a value broken over lines or written with spaces may be put together again,
    because its length is fixed. ``mixed`` asks that the match hold a digit, for formats whose
    alphabet spells words too; ``random`` that it look drawn at random, ``pair`` that it be a
    name and a password in base64. ``group`` is the part of the match that is secret. ``spaced``
    formats may have no run of sixteen characters in them.
    """

    rule: str
    hints: tuple[str, ...]
    pattern: str
    sure: bool = False
    mixed: bool = False
    random: bool = False
    pair: bool = False
    group: int = 0
    spaced: bool = False


# No credential starts or, where its length is fixed, ends inside a word.
EDGE = r"(?<![A-Za-z0-9])"
END = r"(?![A-Za-z0-9])"
