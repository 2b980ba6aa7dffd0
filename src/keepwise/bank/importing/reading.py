"""Files of other programs: which program's one is, and the facts it holds."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from pathlib import Path

from keepwise.bank.importing import mcp, mem0, memory_bank
from keepwise.bank.importing.facts import ForeignFact, Naming, entry_of, refuse
from keepwise.errors import InvalidInput, LimitExceeded
from keepwise.governance.transfer.files import opened
from keepwise.governance.transfer.importing import Entry
from keepwise.model import ImportFormat, Json, JsonObject

_MOST_BYTES = 256 * 1024 * 1024
_SNIFFED_BYTES = 256
_EXPORT = b'"keepwise_export"'
_SQLITE = b"SQLite format 3\x00"
# The keys a list of records stands under, in a file that is one document.
_LISTS = ("results", "memories")


def detect(path: Path) -> ImportFormat:
    """Whose file it is.

    Raises:
        InvalidInput: it is none that is known, or cannot be read.
    """
    with opened(path) as file:
        head = file.read(_SNIFFED_BYTES)
    if head.startswith(_SQLITE):
        raise InvalidInput(
            "file", "is a database", hint="keepwise import --format adk-memory reads one of ADK's"
        )
    if _EXPORT in head:
        return "keepwise"
    first = next(iter(_records(path)), (0, {}))[1]
    if "fact" in first:
        return "memory-bank"
    if "memory" in first:
        return "mem0"
    if first.get("type") in ("entity", "relation"):
        return "mcp"
    raise InvalidInput("file", "is of no format that is known", hint="name it with --format")


def entries(
    path: Path, form: ImportFormat, naming: Naming, *, topics: Collection[str], now: int
) -> list[Entry]:
    """The facts of a file as records of ours.

    Raises:
        InvalidInput: an entry is not what that program writes; it is named, and nothing is read.
        LimitExceeded: the file is larger than is read at once.
    """
    records = list(_records(path))
    found: Iterator[ForeignFact]
    if form == "mem0":
        found = mem0.facts_of(records)
    elif form == "memory-bank":
        found = memory_bank.facts_of(records, topics)
    else:
        found = mcp.facts_of(records, naming.user_id)
    return [entry_of(each, naming, form, now) for each in found]


def _records(path: Path) -> Iterator[tuple[int, JsonObject]]:
    """The objects a file holds, each with its place: one document, or one a line."""
    text = _decoded(_content(path))
    try:
        document: Json = json.loads(text)
    except (ValueError, RecursionError):
        return _lines(text)
    return _listed(document)


def _content(path: Path) -> bytes:
    with opened(path) as file:
        content = file.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise LimitExceeded(
            f"the file has more than {_MOST_BYTES} bytes", hint="import parts of it"
        )
    return content


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    # Out here, for that error holds the bytes.
    raise InvalidInput("file", "is not UTF-8 text")


def _lines(text: str) -> Iterator[tuple[int, JsonObject]]:
    for place, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                value = json.loads(line)
            except (ValueError, RecursionError):
                value = None
            if not isinstance(value, dict):
                refuse(place, "is no JSON object")
            yield place, value


def _listed(document: Json) -> Iterator[tuple[int, JsonObject]]:
    if isinstance(document, dict) and ("entities" in document or "relations" in document):
        found: list[Json] = [
            {"type": kind, **each}
            for kind, name in (("entity", "entities"), ("relation", "relations"))
            for each in _list(document.get(name, []))
            if isinstance(each, dict)
        ]
    elif isinstance(document, dict):
        name = next((each for each in _LISTS if each in document), "")
        found = _list(document[name]) if name else [document]
    else:
        found = _list(document)
    for place, each in enumerate(found, 1):
        if not isinstance(each, dict):
            refuse(place, "is no JSON object")
        yield place, each


def _list(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise InvalidInput("file", "holds no list of records")
    return value
