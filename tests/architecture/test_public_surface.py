"""The public surface: what is exported, how it is spelled, and how it is called."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import keepwise

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "keepwise"

SERVICES = ("keepwise.sessions.service", "keepwise.artifacts.service", "keepwise.bank.service")
# What belongs to the whole store, and so to no scope.
OF_THE_STORE = {
    "keepwise.artifacts.service.Artifacts.problems",
    "keepwise.artifacts.service.Artifacts.sweep",
}

# Words the glossary spells otherwise; read in identifiers, word by word.
SPELLINGS = {
    "artefact": "artifact",
    "artefacts": "artifacts",
    "appname": "app_name",
    "chat": "session",
    "embeddings": "embedding",
    "memo": "memory",
    "memorys": "memories",
    "recollection": "memory",
    "sessionid": "session_id",
    "snippet": "chunk",
    "userid": "user_id",
    "workspace": "scope",
    "namespace": "scope",
    "tenant": "scope",
}
WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def surface() -> ast.Module:
    path = SOURCE / "__init__.py"
    return ast.parse(path.read_text("utf-8"), str(path))


def public_callables() -> Iterator[tuple[str, object]]:
    """The exported objects and the services' public classes and functions, by dotted name."""
    for name in keepwise.__all__:
        if hasattr(keepwise, name):  # a name that does not resolve has a test of its own
            yield f"keepwise.{name}", getattr(keepwise, name)
    for module_name in SERVICES:
        module = importlib.import_module(module_name)
        for name, value in vars(module).items():
            if not name.startswith("_") and getattr(value, "__module__", "") == module_name:
                yield f"{module_name}.{name}", value


def unwrapped(member: object) -> object:
    if isinstance(member, property):
        return member.fget
    return inspect.unwrap(getattr(member, "__func__", member))  # type: ignore[arg-type]


def is_ours(function: object) -> bool:
    return inspect.isfunction(function) and function.__module__.partition(".")[0] == "keepwise"


def signatures() -> Iterator[tuple[str, Callable[..., object]]]:
    """Every public function and every public method or initialiser we wrote, by dotted name."""
    for dotted, value in public_callables():
        if is_ours(value):
            yield dotted, value  # type: ignore[misc]
        if inspect.isclass(value) and value.__module__.partition(".")[0] == "keepwise":
            for name, member in vars(value).items():
                function = unwrapped(member)
                public = not name.startswith("_") or name in {"__init__", "__call__"}
                if public and is_ours(function):
                    yield f"{dotted}.{name}", function  # type: ignore[misc]


SIGNATURES = dict(signatures())


def test_the_package_holds_imports_and_all() -> None:
    """A docstring, imports (also the lazy kind: a ``__getattr__``), and ``__all__``."""
    docstring, *rest = surface().body
    assert isinstance(docstring, ast.Expr)
    assert isinstance(docstring.value, ast.Constant)
    others = [
        ast.unparse(node).splitlines()[0]
        for node in rest
        if not isinstance(node, ast.Import | ast.ImportFrom)
        and not (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__")
        and not is_typing_block(node)
        and not is_lazy_import(node)
    ]
    assert others == []


def is_typing_block(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.If)
        and ast.unparse(node.test) == "TYPE_CHECKING"
        and all(isinstance(inner, ast.Import | ast.ImportFrom) for inner in node.body)
        and not node.orelse
    )


def is_lazy_import(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name in {"__getattr__", "__dir__"}


def test_all_is_sorted_and_resolves() -> None:
    # Constants first, as ruff sorts them.
    wanted = sorted(set(keepwise.__all__), key=lambda name: (not name.isupper(), name))
    assert keepwise.__all__ == wanted
    assert [name for name in keepwise.__all__ if not hasattr(keepwise, name)] == []
    assert "Keepwise" in keepwise.__all__
    assert "KeepwiseError" in keepwise.__all__


def test_every_exported_name_has_a_docstring() -> None:
    silent = [
        name
        for name, value in public_callables()
        if (inspect.isclass(value) or inspect.isfunction(value)) and not inspect.getdoc(value)
    ]
    assert silent == []


def identifiers(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node.lineno


def test_names_are_spelled_as_in_the_glossary() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}: say {SPELLINGS[word.lower()]}"
        for path in sorted(SOURCE.rglob("*.py"))
        for name, line in identifiers(path)
        for word in WORDS.findall(name)
        if word.lower() in SPELLINGS
    ]
    assert wrong == []


def test_signatures_were_found() -> None:
    """Guards the tests below: with nothing found they would all pass."""
    for service in SERVICES:
        assert [name for name in SIGNATURES if name.startswith(service)]


@pytest.mark.parametrize("name", SIGNATURES)
def test_a_public_signature_is_exact(name: str) -> None:
    signature = inspect.signature(SIGNATURES[name])
    for parameter in signature.parameters.values():
        assert parameter.kind is not inspect.Parameter.VAR_KEYWORD, "no **kwargs"
        if parameter.name not in {"self", "cls"}:
            assert parameter.annotation is not inspect.Parameter.empty, parameter.name
            assert not mentions_any(parameter.annotation), f"{parameter.name} is Any"
    if not name.endswith("__init__"):
        assert signature.return_annotation is not inspect.Signature.empty
    assert not mentions_any(signature.return_annotation), "the result is Any"


def mentions_any(annotation: object) -> bool:
    return re.search(r"\bAny\b", str(annotation)) is not None


def test_no_field_of_a_public_record_is_any() -> None:
    vague = [
        f"{dotted}.{field.name}"
        for dotted, value in public_callables()
        if inspect.isclass(value) and dataclasses.is_dataclass(value)
        for field in dataclasses.fields(value)
        if mentions_any(field.type)
    ]
    assert vague == []


def test_public_records_are_frozen() -> None:
    thawed = [
        dotted
        for dotted, value in public_callables()
        if inspect.isclass(value)
        and dataclasses.is_dataclass(value)
        and not value.__dataclass_params__.frozen  # type: ignore[attr-defined]
    ]
    assert thawed == []


SERVICE_METHODS = {
    name: function
    for name, function in SIGNATURES.items()
    if name.startswith(SERVICES) and name not in OF_THE_STORE
    if inspect.iscoroutinefunction(function)
}


@pytest.mark.parametrize("module", SERVICES)
def test_service_methods_were_found(module: str) -> None:
    assert [name for name in SERVICE_METHODS if name.startswith(module)]


@pytest.mark.parametrize("name", SERVICE_METHODS)
def test_a_service_method_takes_the_scope_first(name: str) -> None:
    parameters = list(inspect.signature(SERVICE_METHODS[name]).parameters.values())
    first = parameters[1] if parameters[0].name in {"self", "cls"} else parameters[0]
    assert first.name == "scope"
    assert first.annotation in {"Scope", keepwise.Scope}
    assert first.default is inspect.Parameter.empty, "whose data it is, nobody may guess"
