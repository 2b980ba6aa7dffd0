"""Sort the alternatives of expressions by their first letter, so that a search tries few of them.

Python's engine tries every alternative at every place. An expression that names a letter first
and its alternatives after it turns nearly all places down at once.
"""

from __future__ import annotations


def by_first_letter(kinds: dict[str, str]) -> str:
    """One expression for the expressions of ``kinds``, earlier kinds first.

    The groups of a match are named by kind, ``_`` and a number.
    """
    letters: dict[str, dict[str, list[str]]] = {}
    for kind, expression in kinds.items():
        for alternative in _alternatives(expression):
            for opened in _opened(alternative):
                letters.setdefault(opened[0], {}).setdefault(kind, []).append(opened[1:])
    pieces = []
    for number, (letter, rests) in enumerate(sorted(letters.items())):
        groups = (f"(?P<{kind}_{number}>{'|'.join(each)})" for kind, each in rests.items())
        pieces.append(f"{letter}(?:{'|'.join(groups)})")
    return "|".join(pieces)


def _alternatives(expression: str) -> list[str]:
    """The alternatives of an expression, outside its groups and classes."""
    found, depth, begun, at = [], 0, 0, 0
    while at < len(expression):
        char = expression[at]
        if char == "\\":
            at += 1
        elif char == "[":
            at = expression.index("]", at)
        elif char in "()":
            depth += 1 if char == "(" else -1
        elif char == "|" and not depth:
            found.append(expression[begun:at])
            begun = at + 1
        at += 1
    return [*found, expression[begun:]]


def _opened(alternative: str) -> list[str]:
    """The alternative with its first group or optional letter written out."""
    if alternative.startswith("(?:"):
        close = _closing(alternative)
        rest = alternative[close + 1 :]
        optional = rest.startswith("?")
        rest = rest.removeprefix("?")
        inner = [*_alternatives(alternative[3:close]), *([""] if optional else [])]
        return [opened for each in inner for opened in _opened(each + rest)]
    if alternative[1:2] == "?":
        return [alternative[0] + alternative[2:], *_opened(alternative[2:])]
    if not alternative[:1].isalnum():
        raise ValueError("an announcement begins with a letter or a digit")
    return [alternative]


def _closing(alternative: str) -> int:
    """Where the group that opens an alternative closes."""
    depth = 0
    for at, char in enumerate(alternative):
        if char == "(":
            depth += 1
        elif char == ")":
            depth -= 1
            if not depth:
                return at
    raise ValueError("a group is not closed")
