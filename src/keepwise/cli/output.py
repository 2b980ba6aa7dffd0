"""Everything a command prints: JSON for programs, aligned text for people."""

from __future__ import annotations

import io
import json
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from typing import TextIO

import click

from keepwise.model import Json, JsonObject, Scope, iso_time

# Characters that turn the direction of what follows: a stored text must not rearrange a line.
_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_GAP = "  "


def survive_any_encoding() -> None:
    """Let both outputs print what their encoding cannot hold as escapes instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


# Values


def plain(value: object) -> Json:
    """A result as JSON: records become objects, and a time is ISO text beside its microseconds.

    Raises:
        TypeError: it holds something that no result holds.
    """
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Scope):
        return {"bank": value.bank, "entries": dict(value.entries)}
    if is_dataclass(value) and not isinstance(value, type):
        record: JsonObject = {}
        for each in fields(value):
            inner = getattr(value, each.name)
            if each.name == "time" or each.name.endswith("_at"):
                record[each.name] = iso_time(inner) or None
                record[f"{each.name}_us"] = inner
            else:
                record[each.name] = plain(inner)
        return record
    if isinstance(value, Mapping):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, Sequence):
        return [plain(inner) for inner in value]
    raise TypeError(f"{type(value).__name__} has no JSON form")


def clock(microseconds: int | None) -> str:
    """A time for people: ISO 8601 in UTC, to the second."""
    if microseconds is None:
        return ""
    text = iso_time(microseconds)
    return f"{text[:19]}Z" if text else f"{microseconds} µs after 1970"


def counted(number: int, one: str, many: str = "") -> str:
    """A number of things in words: ``1 event``, ``2 events``; ``many`` if it takes no plain s."""
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def visible(text: str) -> str:
    """A text on one line, with what would steer a terminal shown as escapes."""
    return "".join(
        char.encode("unicode_escape").decode("ascii")
        if unicodedata.category(char) == "Cc" or char in _TURNS
        else char
        for char in text
    )


# Printing


def emit(document: JsonObject) -> None:
    """Print one JSON document."""
    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower()
    text = json.dumps(document, ensure_ascii=not encoding.startswith("utf"), indent=2)
    click.echo(text, file=sys.stdout)


def say(text: str, *, error: bool = False) -> None:
    """Print a text of ours; a stored text in it must have been made ``visible``."""
    click.echo(text, file=sys.stderr if error else sys.stdout)


@contextmanager
def bar(
    title: str, total: int, *, quiet: bool, in_bytes: bool = False
) -> Iterator[Callable[[int], object]]:
    """A bar on a terminal, for as long as it takes; elsewhere, and where ``quiet``, nothing.

    Yields what moves it on by so many; ``total`` is its end.
    """
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

    columns = (
        (TextColumn(title), BarColumn(), DownloadColumn())
        if in_bytes
        else Progress.get_default_columns()
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda count: progress.advance(task, count)


@contextmanager
def status(text: str, *, quiet: bool) -> Iterator[Callable[[str], None]]:
    """A line on a terminal that says what is going on; elsewhere, and where ``quiet``, nothing.

    Yields what puts another text in its place.
    """
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console

    with Console(stderr=True).status(text) as line:
        yield line.update


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under their columns; the last column may be long and is never cut."""
    cells = [[visible(cell) for cell in row] for row in rows]
    if sys.stdout.isatty():
        _print_rich(columns, cells, sys.stdout)
        return
    for line in aligned([list(columns), *cells]):
        say(line)


def record(pairs: Sequence[tuple[str, str]]) -> None:
    """Print names and values, one a line; what is empty is left out."""
    for line in aligned([[name, visible(value)] for name, value in pairs if value]):
        say(line)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines, each column as wide as its widest cell on a terminal."""
    widths = [max(_width(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        _GAP.join(
            cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)
        ).rstrip(" ")
        for row in rows
    ]


def _width(text: str) -> int:
    """Columns a text takes on a terminal, near enough: wide characters two, marks none."""
    return sum(
        0
        if unicodedata.category(char) in ("Mn", "Me", "Cf")
        else 2
        if unicodedata.east_asian_width(char) in "WF"
        else 1
        for char in text
    )


def _print_rich(columns: Sequence[str], rows: Sequence[Sequence[str]], stream: TextIO) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    grid = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in columns:
        last = column is columns[-1]
        grid.add_column(Text(column), no_wrap=not last, overflow="fold")
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    Console(file=stream).print(grid)
