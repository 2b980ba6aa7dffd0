"""docs/reference/compatibility.md, made of the manifest: ``scripts/compatibility`` writes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from wire.manifest.form import Requirement, Status
from wire.requirements import AREAS, REQUIREMENTS

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "compatibility.md"

_HEAD = """\
# Compatibility

What of Google's Memory Bank and Sessions the server keeps, a line each, and where the promise was
found: in documentation, in the Discovery document, or by recording unmodified clients. Every line
is proved by tests in `tests/wire`, through Google's own clients where they can say it.

This page is made of the manifest in `tests/wire/manifest`; change it there and run
`scripts/compatibility`.
"""


def page() -> str:
    """The page as Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    count = Counter(each.status for each in REQUIREMENTS)
    yield _HEAD
    yield (
        f"{len(REQUIREMENTS)} requirements: {count['kept']} kept, {count['diverges']} kept "
        f"otherwise on purpose, {count['later']} not built.\n"
    )
    yield "## What we do otherwise\n"
    yield from _table(("requirement", "elsewhere", "here"), _with("diverges"))
    yield "## What is not built\n"
    yield from _table(("requirement", "elsewhere", "here"), _with("later"))
    for title, lines in AREAS.values():
        yield f"## {title}\n"
        yield "| requirement | what holds | source |"
        yield "|---|---|---|"
        for each in lines:
            if each.status == "kept":
                yield f"| `{each.id}` | {_cell(each.text)} | {each.source} |"
        yield ""


def _with(status: Status) -> list[Requirement]:
    return [each for each in REQUIREMENTS if each.status == status]


def _table(head: tuple[str, ...], lines: list[Requirement]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for each in lines:
        yield f"| `{each.id}` | {_cell(each.text)} ({each.source}) | {_cell(each.reason)} |"
    yield ""


def _cell(text: str) -> str:
    for mark in "|*_":
        text = text.replace(mark, f"\\{mark}")
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
