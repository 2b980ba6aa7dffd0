"""The lines of an export: how a record becomes one, and how a damaged one is found.

Every line is a JSON object and ends in its own checksum, so that damage has a line number. The
first is the header, the last the trailer: counts, and a digest of all bytes before it. Pure but
for reading the file it is given.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, NoReturn

from keepwise.errors import InvalidInput, LimitExceeded
from keepwise.governance.guard import dump_json
from keepwise.model import JsonObject

FORMAT_VERSION = 1

HEADER = "header"
SCOPE = "scope"
TRAILER = "trailer"
_MAX_LINE_BYTES = 256 * 1024 * 1024
_CHECK = re.compile(rb',"check":"([0-9a-f]{12})"\}\n')
_CHECK_BYTES = len(',"check":"123456789abc"}\n')


@dataclass(frozen=True, slots=True)
class Line:
    """One line that fits its checksum."""

    number: int
    kind: str
    body: JsonObject
    size: int


class LineWriter:
    """Makes the lines of one export, in order."""

    def __init__(self) -> None:
        self._number = 0
        self._counts: Counter[str] = Counter()
        self._hash = hashlib.sha256()

    def line(self, kind: str, body: JsonObject) -> str:
        """The next line, its line end included."""
        self._number += 1
        self._counts[kind] += 1
        text = dump_json({**body, "line": self._number, "kind": kind})
        line = f'{text[:-1]},"check":"{_check(text.encode())}"}}\n'
        self._hash.update(line.encode())
        return line

    def trailer(self) -> str:
        """The last line."""
        counts: JsonObject = dict(sorted(self._counts.items()))
        return self.line(TRAILER, {"counts": counts, "sha256": self._hash.hexdigest()})


def read_lines(file: BinaryIO) -> Iterator[Line]:
    """The lines of an export from its beginning, header and trailer included.

    Raises:
        InvalidInput: a line is damaged, missing or doubled, or the file is cut short; the message
            names the line.
        LimitExceeded: a line is longer than any that an export has.
    """
    seen = hashlib.sha256()
    counts: Counter[str] = Counter()
    number, ended = 0, False
    while raw := file.readline(_MAX_LINE_BYTES):
        number += 1
        if ended:
            _refuse(number, "stands after the end of the export")
        line = _read(raw, number)
        _require_version(line)
        if line.kind == TRAILER:
            ended = True
            if line.body.get("sha256") != seen.hexdigest() or line.body.get("counts") != counts:
                _refuse(number, "the file is not what was exported: lines were changed or moved")
        seen.update(raw)
        counts[line.kind] += 1
        yield line
    if not ended:
        _refuse(number + 1, "is missing: the file is cut short")


def _read(raw: bytes, number: int) -> Line:
    if len(raw) == _MAX_LINE_BYTES:
        raise LimitExceeded(f"line {number}: has more than {_MAX_LINE_BYTES} bytes")
    if not raw.endswith(b"\n"):
        _refuse(number, "is cut short")
    found = _CHECK.fullmatch(raw, max(0, len(raw) - _CHECK_BYTES))
    text = raw[:-_CHECK_BYTES] + b"}"
    if found is None or found[1].decode() != _check(text):
        _refuse(number, "is damaged: it does not fit its checksum")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict):
        _refuse(number, "is no JSON object")
    if body.get("line") != number:
        _refuse(number, "is not the line that stood here")
    kind = body.get("kind")
    if not isinstance(kind, str):
        _refuse(number, "does not say what it is")
    return Line(number, kind, body, len(raw))


def _require_version(line: Line) -> None:
    if (line.number == 1) != (line.kind == HEADER):
        _refuse(line.number, "an export begins with its one header")
    if line.kind != HEADER:
        return
    version = line.body.get("keepwise_export")
    if version != FORMAT_VERSION:
        newer = isinstance(version, int) and version > FORMAT_VERSION
        raise InvalidInput(
            "file",
            "is an export of a version that this Keepwise does not read",
            hint="update Keepwise" if newer else "",
        )


def _check(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:12]


def _refuse(number: int, problem: str) -> NoReturn:
    raise InvalidInput("file", f"line {number} {problem}", hint="nothing was imported")
