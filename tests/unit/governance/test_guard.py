"""The guard: the only door to storage, what it decides, and what it never says."""

from __future__ import annotations

import ast
import copy
import pickle
import re
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keepwise
from keepwise.errors import InvalidInput, Refused
from keepwise.governance.guard import CleanText, Guard, dump_json, storable
from keepwise.governance.policy import STRICT, Destination

SECRET = "ghp_" + "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA2"
FIGURE = "€436,449"
MEMORY_KINDS = frozenset({"figure", "credential"})
SOURCE = Path(keepwise.__file__).parent


@pytest.fixture
def guard() -> Guard:
    return Guard()


# CleanText


def test_nobody_else_makes_clean_text():
    for seal in (None, object(), "seal", CleanText):
        with pytest.raises(TypeError, match="only the guard"):
            CleanText("anything", seal)
    with pytest.raises(TypeError):
        CleanText("anything")


def test_clean_text_gives_the_text_back_and_does_not_show_it(guard):
    clean = guard.require("Prefers euros", "memory", field="fact")
    assert isinstance(clean, CleanText)
    assert str(clean) == "Prefers euros"
    assert repr(clean) == "CleanText(13 characters)"


def test_clean_text_cannot_be_changed_or_copied_into_another(guard):
    clean = guard.require("Prefers euros", "memory", field="fact")
    with pytest.raises(AttributeError):
        clean.other = 1
    assert str(copy.copy(clean)) == "Prefers euros"


def test_the_seal_is_named_in_the_guard_only():
    named = [
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if re.search(r"\b_SEAL\b", path.read_text("utf-8"))
    ]
    assert named == ["governance/guard.py"]


def test_no_other_module_calls_clean_text():
    """Not even with a seal it got hold of; an annotation or an isinstance is no call."""
    calls = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in SOURCE.rglob("*.py")
        if path.name != "guard.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("CleanText")
    ]
    assert calls == []


def test_no_module_unpickles():
    """Unpickling would make CleanText without its seal. To name an error of it is harmless."""
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in SOURCE.rglob("*.py")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"pickle\.(?!UnpicklingError)|Unpickler|from pickle", line)
    ]
    assert found == []
    assert pickle.__name__ == "pickle"


# Deciding about a text


@pytest.mark.parametrize(
    ("text", "destination", "verdict", "kinds"),
    [
        ("Prefers euros", "memory", "allow", ()),
        ("", "memory", "allow", ()),
        (f"Spend was {FIGURE}.", "memory", "refuse", ("figure",)),
        (f"My token is {SECRET}.", "memory", "refuse", ("credential",)),
        (
            f"My token is {SECRET}, spend was {FIGURE}.",
            "memory",
            "refuse",
            ("credential", "figure"),
        ),
        (f"Always show me tables. Spend was {FIGURE}.", "memory", "strip", ("figure",)),
        (f"Spend was {FIGURE}.", "ledger", "allow", ()),
        (f"My token is {SECRET}.", "ledger", "redact", ("credential",)),
        (f"Spend was {FIGURE}.", "evidence", "redact", ("figure",)),
    ],
)
def test_decisions(guard, text, destination, verdict, kinds):
    decision = guard.check(text, destination)
    assert (decision.verdict, decision.kinds) == (verdict, kinds)
    assert decision.policy == STRICT.version
    assert (decision.text is None) is (verdict == "refuse")
    if decision.text is not None:
        kept = str(decision.text)
        assert SECRET not in kept
        assert guard.findings(kept, destination) == ()
        assert (kept == text) is (verdict == "allow")


def test_stripping_leaves_the_rest(guard):
    decision = guard.check(f"Always show me tables. Spend was {FIGURE}.", "memory")
    assert str(decision.text) == "Always show me tables."


def test_redaction_names_the_kind_and_nothing_else(guard):
    decision = guard.check(f"Use {SECRET} please.", "ledger")
    assert str(decision.text) == "Use [redacted credential] please."


def test_findings_are_places_in_the_text_given(guard):
    text = f"Spend was {FIGURE} with {SECRET}"
    for finding in guard.find(text, MEMORY_KINDS):
        assert text[finding.start : finding.end] in (FIGURE, SECRET)
        assert FIGURE not in repr(finding)
        assert SECRET not in repr(finding)


def test_kinds_not_asked_for_are_not_looked_for(guard):
    text = f"Spend was {FIGURE} with {SECRET}"
    assert {each.kind for each in guard.find(text, frozenset({"figure"}))} == {"figure"}
    assert guard.find(text, frozenset()) == ()


@settings(derandomize=True, deadline=None)
@given(st.text(max_size=60), st.sampled_from(get_args(Destination)))
def test_a_decision_is_made_about_any_text(text, destination):
    decision = Guard().check(text, destination)
    assert decision == decision
    again = Guard().check(text, destination)
    assert (again.verdict, again.findings) == (decision.verdict, decision.findings)
    for finding in decision.findings:
        assert 0 <= finding.start < finding.end <= len(text)


# Requiring a text


def test_a_text_that_has_to_go_in_part_is_refused_whole(guard):
    for text in (f"Always show me tables. Spend was {FIGURE}.", f"My token is {SECRET}."):
        with pytest.raises(Refused) as caught:
            guard.require(text, "memory", field="fact")
        assert caught.value.field == "fact"
        assert caught.value.findings
        assert FIGURE not in str(caught.value) + repr(caught.value.findings)
        assert SECRET not in str(caught.value) + repr(caught.value.findings)


@pytest.mark.parametrize("odd", ["\x00", "a\x00b", "\ud800", "\udfff x"])
def test_a_text_no_column_keeps_is_refused(guard, odd):
    with pytest.raises(InvalidInput, match=r"fact: holds the character U\+"):
        guard.require(odd, "memory", field="fact")
    with pytest.raises(InvalidInput):
        storable(odd, "fact")


def test_what_is_no_text_is_refused(guard):
    for odd in (None, 5, b"bytes", ["list"]):
        with pytest.raises(InvalidInput, match="fact: must be text"):
            guard.require(odd, "memory", field="fact")


# JSON

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(), max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)


@settings(derandomize=True, deadline=None)
@given(json_values)
def test_what_is_stored_reads_back_as_it_was(value):
    import json

    from keepwise.testing.conformance.suite import same

    clean = Guard().clean_json(value, "ledger", field="event")
    if clean.findings:
        return
    assert same(clean.value, value)
    assert same(json.loads(str(clean.text)), value)
    str(clean.text).encode("utf-8")


def test_tuples_become_lists(guard):
    assert guard.clean_json({"a": (1, (2,))}, "ledger", field="event").value == {"a": [1, [2]]}


@pytest.mark.parametrize(
    ("value", "path"),
    [
        (float("nan"), "state"),
        ({"a": b""}, "state.a"),
        ({"a": {"b": [1, {"c": object()}]}}, "state.a.b[1].c"),
        ([[float("inf")]], "state[0][0]"),
        ({"a": {1: 2}}, "state.a"),
        ({"a": {1, 2}}, "state.a"),
        ({"a": 10**5000}, "state.a"),
    ],
    ids=["nan", "bytes", "deep", "infinity", "a key", "a set", "a number no text holds"],
)
def test_a_value_that_is_not_json_is_named_by_its_path(guard, value, path):
    with pytest.raises(InvalidInput) as caught:
        guard.clean_json(value, "ledger", field="state")
    assert caught.value.field == path


def test_a_value_that_holds_itself_is_refused(guard):
    ring = {}
    ring["a"] = [ring]
    with pytest.raises(InvalidInput, match="holds itself"):
        guard.clean_json(ring, "ledger", field="state")


def test_a_key_that_is_a_credential_is_not_repeated_in_an_error(guard):
    with pytest.raises(InvalidInput) as caught:
        guard.clean_json({SECRET: object()}, "ledger", field="state")
    assert SECRET not in str(caught.value)


def test_every_string_of_a_value_is_redacted(guard):
    value = {"a": SECRET, "b": [f"use {SECRET}", {"c": SECRET}], f"key {SECRET}": 1, "n": 5}
    clean = guard.clean_json(value, "ledger", field="event")
    mark = "[redacted credential]"
    assert clean.value == {"a": mark, "b": [f"use {mark}", {"c": mark}], f"key {mark}": 1, "n": 5}
    assert SECRET not in str(clean.text)
    assert len(clean.findings) == 4
    assert value["a"] == SECRET, "what was given is not changed"


def test_keys_that_become_alike_do_not_lose_a_value(guard):
    other = SECRET.replace("aB3", "xY9")
    clean = guard.clean_json({SECRET: 1, other: 2}, "ledger", field="event")
    assert SECRET not in str(clean.text)
    assert sorted(clean.value.values()) == [1, 2]


def test_files_are_not_read_as_words(guard):
    # Only what is too long to be a token counts as a file.
    part = {"inlineData": {"mimeType": "image/png", "data": SECRET * 40}}
    assert guard.clean_json(part, "ledger", field="event").value == part


@pytest.mark.parametrize("text", ["é🙂", "\ud800", "\x00", "\u2028", '"\\'])
def test_stored_json_is_always_text_a_column_keeps(text):
    import json

    stored = dump_json({"a": text})
    assert json.loads(stored) == {"a": text}
    storable(stored, "body")


TOKEN = "da" + "pi" + "0123456789abcdef" * 2


@pytest.mark.parametrize(
    "value",
    [
        {"password": "hunter2!x9"},
        {"db": {"userPassword": "Tr0ub4dor&3"}},
        {"api_key": "abcd1234efgh5678"},
        {"accessToken": "x7Kd93jdkL02jd"},
        {"PIN": "4821"},
        {"cookie": "session=abc123def456"},
        {"Passwort": "hunter2!x9"},
        {"data": TOKEN},
        {"inlineData": {"data": TOKEN}},
        {TOKEN: "a key may hold one too"},
    ],
    ids=lambda value: next(iter(value))[:12],
)
def test_in_json_the_key_announces_a_credential(value: object) -> None:
    clean = Guard().clean_json(value, "ledger", field="state")
    assert "[redacted credential]" in str(clean.text)
    assert {finding.kind for finding in clean.findings} == {"credential"}


@pytest.mark.parametrize(
    "value",
    [
        {"next_page_token": "Cg9zb21ldG9rZW4xMjM0NTY3"},
        {"password": "<password>", "token": "", "secret": "santa"},
        {"token_type": "bearer", "tokenizer": "wordpiece", "passport": "needed for travel"},
        {"inlineData": {"data": "iVBORw0KGgo" * 200}},
    ],
    ids=["page token", "placeholders", "words", "a picture"],
)
def test_in_json_other_keys_announce_nothing(value: object) -> None:
    clean = Guard().clean_json(value, "ledger", field="state")
    assert (clean.value, clean.findings) == (value, ())
