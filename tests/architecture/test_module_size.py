"""Small rooms: a module fits in the head, a folder is listed in one look."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "keepwise"

NEEDS_A_REASON = 400
TOO_LONG = 600
TOO_MANY_IN_A_FOLDER = 20

# Modules of more than 400 lines, and why they are better whole. Path from src/keepwise.
REASONS: dict[str, str] = {
    "bank/store.py": "every statement on memories, revisions and postings, each once",
    "bank/writing.py": "every way a memory is written, judged and audited, beside each other",
    "bank/service.py": "what can be done with memories, a docstring for each promise",
    "db/sqlite.py": "one engine behind the port, with what it takes to let deleted text be gone",
    "sessions/store.py": "every statement on sessions and events, each once",
    "sessions/service.py": "what can be done with a conversation, a docstring for each promise",
    "settings.py": "every setting, with what it means, each once",
    "wiring.py": "what can be done with a whole store, a docstring for each promise",
}


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize("folder", ["src", "tests", "bench", "examples"])
def test_no_module_is_too_long(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): lines(path)
        for path in (ROOT / folder).rglob("*.py")
        if lines(path) > TOO_LONG
    }
    assert found == {}, f"over {TOO_LONG} lines: split by what is called for what"


def test_a_long_module_has_its_reason() -> None:
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if lines(path) > NEEDS_A_REASON
    }
    assert found == REASONS.keys(), f"over {NEEDS_A_REASON} lines: split it, or say why in REASONS"
    assert all(REASONS.values())


def test_a_folder_is_listed_in_one_look() -> None:
    folders = [SOURCE, *(path for path in SOURCE.rglob("*") if path.is_dir())]
    found = {
        folder.relative_to(SOURCE).as_posix(): count
        for folder in folders
        if (count := len(list(folder.glob("*.py")))) > TOO_MANY_IN_A_FOLDER
    }
    assert found == {}


def test_every_folder_with_modules_is_a_package() -> None:
    """A folder without ``__init__.py`` is left out of tools that look for packages."""
    found = {
        str(path.parent.relative_to(ROOT))
        for path in SOURCE.rglob("*.py")
        if not (path.parent / "__init__.py").exists()
    }
    assert found == set()
