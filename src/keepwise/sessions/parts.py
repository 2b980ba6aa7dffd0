"""Words that stand in several parts of one message, read as one text and changed where they are.

A client may cut a sentence anywhere. What is looked for in what was said must not hide in a cut.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from keepwise.model import JsonObject, said_in

Replacement: TypeAlias = tuple[int, int, str]
"""A span of the text of all parts, as ``Event.text`` joins them, and what to put in its place."""


def marked(
    content: JsonObject | None, find: Callable[[str], Iterable[Replacement]]
) -> JsonObject | None:
    """``content`` with each span that ``find`` names in its words replaced, in every part it is in.

    The marks are in order and without overlap. What was given is not changed.
    """
    said = said_in(content)
    parts = (content or {}).get("parts")
    if len(said) < 2 or not isinstance(parts, list):
        return content  # one part is looked at as any other text
    marks = list(find("\n".join(text for _, text in said)))
    if not marks:
        return content
    changed, offset = list(parts), 0
    for index, text in said:
        here = [mark for mark in marks if mark[0] < offset + len(text) and mark[1] > offset]
        part = changed[index]
        if here and isinstance(part, dict):
            changed[index] = {**part, "text": _replaced(text, here, offset)}
        offset += len(text) + 1
    return {**(content or {}), "parts": changed}


def _replaced(text: str, marks: list[Replacement], offset: int) -> str:
    pieces, done = [], 0
    for start, end, marker in marks:
        pieces += [text[done : max(0, start - offset)], marker]
        done = min(len(text), end - offset)
    return "".join([*pieces, text[done:]])
