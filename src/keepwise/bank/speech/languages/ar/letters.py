"""Patterns for the ways Arabic letters are typed: with and without hamza, dots and vowel marks."""

from __future__ import annotations

from keepwise.bank.speech.grammar import compiled

_TYPED = {
    "ا": "اأإآ", "أ": "أا", "إ": "إا", "آ": "آاأ", "ى": "ىي", "ة": "ةه", "ؤ": "ؤو", "ئ": "ئي",
}  # fmt: skip


def loose(pattern: str) -> str:
    """``pattern``, each of whose letters matches the other ways it is typed as well.

    A letter after "@" is meant as it stands: hamza tells "I draw" from "draw!".
    """
    out: list[str] = []
    inside = escaped = exact = False
    for char in pattern:
        if char == "@":
            exact = True
            continue
        if exact:
            exact = False
            out.append(char)
            continue
        if escaped:
            escaped = False
        elif char == "\\":
            escaped = True
        elif char in "[]":
            inside = char == "["
        others = _TYPED.get(char)
        if others is None:
            out.append(char)
        else:
            out.append(others if inside else f"[{others}]")
    return "".join(out)


def bare(words: str) -> str:
    """``words`` without vowel marks and stretching."""
    return compiled("[\u0640\u064b-\u065f\u0670]").sub("", words)
