"""Regular expressions of callers, which never try anything twice.

Python's own go back and try again where something did not fit, and a few characters are enough to
make that take for ever, with the whole process standing still. These go through a text once, with
all the places of the expression that fit so far (Thompson, 1968). What cannot be told in one pass,
references back and looks aside, is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from keepwise.errors import InvalidInput

MAX_CHARS = 200
_MOST_STEPS = 400
_MOST_WORK = 2_000_000
_MOST_KEPT = 5_000

Test: TypeAlias = Callable[[str], object]

_ATOM = re.compile(
    r"(?P<open>\((?:\?:)?)|(?P<close>\))|(?P<either>\|)"
    r"|(?P<edge>\\[AbBZ]|[$^])"
    r"|(?P<set>\\[dDsSwW]|\\[fnrtv]|\\[^A-Za-z0-9]|\.|\[\^?\]?(?:[^\]\\]|\\.)*\])"
    r"|(?P<one>[^\\\[*+?])",
    re.DOTALL,
)
_TIMES = re.compile(
    r"(?:(?P<sign>[*+?])|\{(?P<exact>[0-9]+)\}|\{(?P<low>[0-9]*),(?P<high>[0-9]*)\})\??"
)
_BOUNDS = {"*": (0, None), "+": (1, None), "?": (0, 1)}


@dataclass(frozen=True, slots=True)
class _Char:
    test: Test


@dataclass(frozen=True, slots=True)
class _Edge:
    kind: str


@dataclass(frozen=True, slots=True)
class _Series:
    parts: tuple[_Node, ...]


@dataclass(frozen=True, slots=True)
class _Either:
    parts: tuple[_Node, ...]


@dataclass(frozen=True, slots=True)
class _Times:
    inner: _Node
    low: int
    high: int | None


_Node: TypeAlias = _Char | _Edge | _Series | _Either | _Times


@dataclass(slots=True)
class _Step:
    """One place of an expression: what must be there, and the places behind it."""

    what: Test | str | Literal[True] | None
    then: tuple[int, ...] = ()


_End: TypeAlias = Literal["no", "newline", "end"]
_Around: TypeAlias = tuple[bool, bool, bool, _End]


@dataclass(slots=True)
class Pattern:
    """An expression; ``within`` is what the text it stands in is called, for errors."""

    steps: list[_Step]
    start: int
    within: str
    _left: int = _MOST_WORK
    _closed: dict[tuple[frozenset[int], _Around], tuple[bool, tuple[_Step, ...]]] = field(
        default_factory=dict
    )
    _next: dict[tuple[frozenset[int], _Around, str], frozenset[int]] = field(default_factory=dict)

    def search(self, text: str) -> bool:
        """Whether it fits somewhere in a text.

        Raises:
            InvalidInput: it has been more work than it may be.
        """
        here = first = frozenset((self.start,))
        for at in range(len(text) + 1):
            around = _around(text, at)
            fits, waiting = self._closed.get((here, around)) or self._reach(here, around)
            if fits:
                return True
            if at == len(text):
                break
            key = (here, around, text[at])
            here = self._next.get(key) or self._after(key, waiting, first)
        return False

    def _reach(self, places: frozenset[int], around: _Around) -> tuple[bool, tuple[_Step, ...]]:
        """Whether it has come to its end, and the places that wait for a character."""
        todo, seen, waiting, fits = list(places), set(places), [], False
        while todo:
            step = self.steps[todo.pop()]
            if step.what is True:
                fits = True
            elif step.what is not None and not isinstance(step.what, str):
                waiting.append(step)
            elif step.what is None or _is_at(step.what, around):
                todo += [each for each in step.then if each not in seen]
                seen.update(step.then)
        self._count(len(seen))
        if len(self._closed) > _MOST_KEPT:
            self._closed.clear()
        self._closed[places, around] = found = fits, tuple(waiting)
        return found

    def _after(
        self,
        key: tuple[frozenset[int], _Around, str],
        waiting: tuple[_Step, ...],
        first: frozenset[int],
    ) -> frozenset[int]:
        self._count(len(waiting))
        if len(self._next) > _MOST_KEPT:
            self._next.clear()
        # It may begin anywhere.
        found = first.union(
            *(each.then for each in waiting if callable(each.what) and each.what(key[2]))
        )
        self._next[key] = found
        return found

    def _count(self, work: int) -> None:
        self._left -= 1 + work
        if self._left < 0:
            raise InvalidInput(self.within, "has a regular expression that takes too long")


def compile_pattern(text: str, within: str) -> Pattern:
    """Read an expression. Raises ValueError for what is none, or could not be done in one pass."""
    if len(text) > MAX_CHARS:
        raise ValueError("too long")
    node, at = _either(text, 0)
    if at < len(text):
        raise ValueError("a parenthesis too many")
    steps = [_Step(True)]
    return Pattern(steps, _lay(steps, node, 0), within)


# Reading


def _either(text: str, at: int) -> tuple[_Node, int]:
    parts: list[_Node] = []
    while True:
        part, at = _series(text, at)
        parts.append(part)
        if text[at : at + 1] != "|":
            return (parts[0] if len(parts) == 1 else _Either(tuple(parts))), at
        at += 1


def _series(text: str, at: int) -> tuple[_Node, int]:
    parts: list[_Node] = []
    while at < len(text) and text[at] not in "|)":
        part, at = _atom(text, at)
        times = _TIMES.match(text, at)
        if times is not None:
            part, at = _Times(part, *_bounds(times)), times.end()
        parts.append(part)
    return _Series(tuple(parts)), at


def _atom(text: str, at: int) -> tuple[_Node, int]:
    found = _ATOM.match(text, at)
    if found is None or _TIMES.match(text, at):
        raise ValueError("not known, or nothing to repeat")
    said, at = found.group(), found.end()
    if found.lastgroup == "open":
        inner, at = _either(text, at)
        if text[at : at + 1] != ")":
            raise ValueError("a parenthesis is not closed")
        return inner, at + 1
    if found.lastgroup == "edge":
        return _Edge(said), at
    if found.lastgroup == "set":
        # One character against one character: nothing to go back to.
        return _Char(re.compile(said, re.DOTALL).fullmatch), at
    return _Char(said.__eq__), at


def _bounds(times: re.Match[str]) -> tuple[int, int | None]:
    if times["sign"]:
        return _BOUNDS[times["sign"]]
    if times["exact"]:
        return int(times["exact"]), int(times["exact"])
    low, high = int(times["low"] or 0), int(times["high"]) if times["high"] else None
    if high is not None and high < low:
        raise ValueError("fewer than none")
    return low, high


# Laying out


def _lay(steps: list[_Step], node: _Node, then: int) -> int:
    """Put the steps of a node in front of what follows it; where they begin."""
    if isinstance(node, _Series):
        for part in reversed(node.parts):
            then = _lay(steps, part, then)
        return then
    if isinstance(node, _Times):
        return _lay_times(steps, node, then)
    if isinstance(node, _Either):
        return _step(steps, None, *(_lay(steps, part, then) for part in node.parts))
    return _step(steps, node.kind if isinstance(node, _Edge) else node.test, then)


def _lay_times(steps: list[_Step], node: _Times, then: int) -> int:
    if node.high is None:
        again = _step(steps, None)
        steps[again].then = (_lay(steps, node.inner, again), then)
        then = again
    for _ in range((node.high or node.low) - node.low):
        then = _step(steps, None, _lay(steps, node.inner, then), then)
    for _ in range(node.low):
        then = _lay(steps, node.inner, then)
        _step(steps, None)
    return then


def _step(steps: list[_Step], what: Test | str | None, *then: int) -> int:
    if len(steps) >= _MOST_STEPS:
        raise ValueError("too large")
    steps.append(_Step(what, then))
    return len(steps) - 1


# Edges


def _around(text: str, at: int) -> _Around:
    """What stands around a place: whether it is the beginning, words, how near the end is."""
    size = len(text)
    end: _End = "end" if at == size else "no"
    if at == size - 1 and text[at] == "\n":
        end = "newline"
    return at == 0, at > 0 and _is_word(text[at - 1]), at < size and _is_word(text[at]), end


def _is_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _is_at(kind: str, around: _Around) -> bool:
    begins, before, behind, end = around
    if kind in ("^", r"\A"):
        return begins
    if kind in ("$", r"\Z"):
        return end == "end" or (kind == "$" and end == "newline")
    return (before != behind) == (kind == r"\b")
