"""The error tree: whole, in one file, each with its own slug."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import Counter

import pytest

import keepwise
from keepwise import errors
from keepwise.errors import KeepwiseError

DRAWN = re.compile(r"^(?P<branch>[│├└─ ]*)(?P<name>[A-Z]\w+)(?:\s{2,}.*)?$")
SLUG = re.compile(r"[a-z]+(_[a-z]+)*")


def tree(parent: type[KeepwiseError]) -> list[type[KeepwiseError]]:
    """A class and all below it, in no particular order."""
    return [parent, *(found for child in parent.__subclasses__() for found in tree(child))]


@pytest.fixture(scope="module")
def classes() -> list[type[KeepwiseError]]:
    """Every error class, with every module of the package loaded first."""
    for module in pkgutil.walk_packages(keepwise.__path__, "keepwise."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return [found for found in tree(KeepwiseError) if found.__module__.startswith("keepwise")]


def test_reasons_are_unique_slugs(classes: list[type[KeepwiseError]]) -> None:
    missing = [found.__name__ for found in classes if "reason" not in vars(found)]
    assert missing == [], "an inherited reason cannot be told from its parent's"
    counts = Counter(found.reason for found in classes)
    assert [reason for reason, count in counts.items() if count > 1] == []
    assert [reason for reason in counts if not SLUG.fullmatch(reason)] == []


def test_the_whole_tree_is_in_one_file(classes: list[type[KeepwiseError]]) -> None:
    assert {found.__module__ for found in classes} == {"keepwise.errors"}


def test_the_docstring_draws_the_tree(classes: list[type[KeepwiseError]]) -> None:
    drawn: dict[str, str] = {}
    path: list[str] = []
    for line in (errors.__doc__ or "").splitlines():
        if match := DRAWN.match(line):
            depth = len(match["branch"]) // 4
            path = [*path[:depth], match["name"]]
            drawn[match["name"]] = path[depth - 1] if depth else ""
    parents = {found.__name__: found.__base__.__name__ for found in classes if found.__base__}
    assert drawn == parents | {"KeepwiseError": ""}


def test_every_error_says_what_it_is(classes: list[type[KeepwiseError]]) -> None:
    assert [found.__name__ for found in classes if not vars(found).get("__doc__")] == []
    assert [found.__name__ for found in classes if not isinstance(found.retryable, bool)] == []


def test_no_error_is_named_like_a_builtin(classes: list[type[KeepwiseError]]) -> None:
    import builtins

    assert [found.__name__ for found in classes if hasattr(builtins, found.__name__)] == []
