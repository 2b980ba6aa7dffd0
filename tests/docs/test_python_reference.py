"""The reference of Python has every call, as it is called, and no other."""

from __future__ import annotations

import inspect
import re

import pytest

import keepwise
from docs.markdown import ROOT, headings, rows
from keepwise import Keepwise, KeepwiseError, adk
from keepwise.artifacts.service import Artifacts
from keepwise.bank.banks.service import Banks
from keepwise.bank.records.service import Records
from keepwise.bank.service import Bank
from keepwise.governance.audit import Audit
from keepwise.sessions.records.service import SessionRecords
from keepwise.sessions.service import Sessions
from keepwise.sessions.turns import Turns

PAGE = ROOT / "docs" / "reference" / "python.md"
TEXT = PAGE.read_text("utf-8")
SECTIONS = {
    "Keepwise": Keepwise,
    "kw.sessions": Sessions,
    "kw.sessions.turns": Turns,
    "kw.artifacts": Artifacts,
    "kw.bank": Bank,
    "kw.banks": Banks,
    "kw.bank.records": Records,
    "kw.sessions.records": SessionRecords,
    "kw.audit": Audit,
}
NAMES = {
    Sessions: "sessions",
    Artifacts: "artifacts",
    Bank: "bank",
    Audit: "audit",
}


def section(heading):
    """The text under a heading of the page."""
    assert heading in headings(PAGE)
    return TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def called(function):
    """How the page shows a call: its parameters and their defaults, without types."""
    parts = []
    for each in inspect.signature(function).parameters.values():
        if each.kind is each.KEYWORD_ONLY and "*" not in parts:
            parts.append("*")
        if each.default is each.empty:
            parts.append(each.name)
        else:
            default = "..." if callable(each.default) else repr(each.default)
            parts.append(f"{each.name}={default}")
    return ", ".join(part for part in parts if part != "self")


def methods(kind):
    """The public methods that a class itself has, by name."""
    return {
        name: getattr(kind, name)
        for name, value in vars(kind).items()
        if not name.startswith("_") and not isinstance(value, property)
    }


def shown(text):
    """The calls in the first cells of a text's tables."""
    return {row[0] for row in rows(text) if re.fullmatch(r"[a-z_.]+\(.*\)", row[0])}


def inside(kind):
    """The calls of a class that are made in a transaction of somebody else's."""
    return {
        name
        for name, method in methods(kind).items()
        if not (inspect.iscoroutinefunction(method) or inspect.isasyncgenfunction(method))
    }


def expected(kind):
    """What the page shows of a class, those inside a transaction apart."""
    wanted = methods(kind)
    apart = inside(kind) if kind in NAMES else set()
    own = {f"{name}({called(method)})" for name, method in wanted.items() if name not in apart}
    return own, {f"{NAMES[kind]}.{name}({called(wanted[name])})" for name in apart}


@pytest.mark.parametrize("heading", SECTIONS)
def test_every_method_is_there_as_it_is_called_and_no_other(heading):
    assert shown(section(heading)) == expected(SECTIONS[heading])[0]


def test_what_is_called_inside_a_transaction_stands_apart():
    assert shown(section("Inside a transaction")) == set().union(
        *(expected(kind)[1] for kind in NAMES)
    )


@pytest.mark.parametrize("heading", SECTIONS)
def test_what_is_no_coroutine_says_so(heading):
    text = section(heading)
    for row in rows(text):
        method = methods(SECTIONS[heading]).get(row[0].partition("(")[0])
        if method is not None:
            awaited = inspect.iscoroutinefunction(method) or "async for" in row[1]
            assert awaited != ("Not a coroutine." in row[1]), row[0]


@pytest.mark.parametrize("name", adk.__all__)
def test_every_name_of_adk_is_there_as_it_is_called(name):
    text, value = section("keepwise.adk"), getattr(adk, name)
    first = {row[0] for row in rows(text)}
    assert (f"{name}({called(value)})" if callable(value) else name) in first
    if inspect.isclass(value):
        assert [each for each in methods(value) if not re.search(rf"\b{each}\b", text)] == []


@pytest.mark.parametrize("name", keepwise.__all__)
def test_every_name_of_the_package_is_there(name):
    value = getattr(keepwise, name)
    if not (inspect.isclass(value) and issubclass(value, KeepwiseError)):
        part = section("Keepwise") if value is Keepwise else section("keepwise")
        assert re.search(rf"`{name}[`(]|import {name}`", part)
