"""The nouns: scopes that are equal exactly when they should be, ids, and the text of an event."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keepwise import model
from keepwise.errors import InvalidInput
from keepwise.model import MAX_ID_CHARS, REMOVED, Event, Page, Scope, Session, valid_id

ids = st.text(
    st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=20
).filter(lambda text: "\x7f" not in text)  # fmt: skip
scopes = st.builds(
    Scope.of, st.dictionaries(ids, ids, min_size=1, max_size=4), bank=st.sampled_from(["a", "b"])
)


@settings(derandomize=True, deadline=None)
@given(scopes, scopes)
def test_scopes_are_the_same_when_bank_and_entries_are(one, other):
    equal = one.bank == other.bank and dict(one.entries) == dict(other.entries)
    assert (one == other) is equal
    assert (one.id == other.id) is equal
    assert (one.key == other.key) is equal


@settings(derandomize=True, deadline=None)
@given(st.dictionaries(ids, ids, min_size=1, max_size=4), st.randoms())
def test_the_order_of_keys_does_not_matter(entries, chance):
    turned = list(entries.items())
    chance.shuffle(turned)
    assert Scope(tuple(turned)) == Scope.of(entries)
    assert Scope(tuple(turned)).id == Scope.of(entries).id


@settings(derandomize=True, deadline=None)
@given(scopes)
def test_a_scope_id_is_sixteen_bytes(scope):
    assert len(scope.id) == 16


def test_a_scope_id_is_the_same_on_every_machine():
    """A change of this value orphans everything that was ever stored."""
    assert Scope.user("acme", "maria").id.hex() == "fd1a45d95310ddcf1b8640344a542847"


def test_a_scope_id_does_not_depend_on_the_process():
    code = "from keepwise import Scope; print(Scope.user('acme', 'maria').id.hex())"
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert found == {Scope.user("acme", "maria").id.hex() + "\n"}


def test_ways_to_make_a_scope():
    user = Scope.user("acme", "maria")
    assert user == Scope.of({"user_id": "maria", "app_name": "acme"})
    assert user == Scope((("user_id", "maria"), ("app_name", "acme")), "default")
    assert (user.get("app_name"), user.get("user_id"), user.get("other")) == ("acme", "maria", "")
    assert Scope.app("acme").entries == (("app_name", "acme"),)
    assert user != Scope.user("acme", "maria", bank="other")
    assert len({user, Scope.of({"user_id": "maria", "app_name": "acme"})}) == 1


@pytest.mark.parametrize(
    ("make", "field"),
    [
        (lambda: Scope(()), "scope"),
        (lambda: Scope((("a", "1"), ("a", "2"))), "scope"),
        (lambda: Scope.of({"": "x"}), "scope key"),
        (lambda: Scope.of({"a\n": "x"}), "scope key"),
        (lambda: Scope.user("", "maria"), "app_name"),
        (lambda: Scope.user("acme", ""), "user_id"),
        (lambda: Scope.user("acme", "\ud800"), "user_id"),
        (lambda: Scope.user("acme", "x" * (MAX_ID_CHARS + 1)), "user_id"),
        (lambda: Scope.user("acme", None), "user_id"),
        (lambda: Scope.user("acme", "maria", bank=""), "bank"),
    ],
)
def test_a_scope_that_cannot_be_is_refused_by_name(make, field):
    with pytest.raises(InvalidInput) as caught:
        make()
    assert caught.value.field == field


@pytest.mark.parametrize(
    "value", ["a", " ", "a b", "%", "_", "é", "🙂", "שלום", "a:b/c", "x" * MAX_ID_CHARS, "\u0301"]
)
def test_ids_that_can_be(value):
    assert valid_id(value, "id") == value


@pytest.mark.parametrize(
    "value", ["", "\x00", "a\n", "\x1f", "\x7f", "\ud800", "x" * 513, None, 5, b"a"]
)
def test_ids_that_cannot_be(value):
    with pytest.raises(InvalidInput) as caught:
        valid_id(value, "session_id")
    assert caught.value.field == "session_id"
    assert "session_id" in str(caught.value)


@pytest.mark.parametrize("bad", ["a/b", "a:b"])
def test_forbidden_characters_are_named(bad):
    with pytest.raises(InvalidInput, match=r"'[/:]'"):
        valid_id(bad, "session_id", forbidden="/:")


def event(content) -> Event:
    return Event("e", "user", 0, content=content)


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (None, ""),
        ({}, ""),
        ({"parts": None}, ""),
        ({"parts": "text"}, ""),
        ({"parts": []}, ""),
        ({"parts": [{"text": "Hello"}]}, "Hello"),
        ({"parts": [{"text": "One"}, {"text": "two"}]}, "One\ntwo"),
        (
            {"parts": [{"text": "One"}, {"functionCall": {"name": "f"}}, {"text": "two"}]},
            "One\ntwo",
        ),
        ({"parts": [{"text": "hidden", "thought": True}, {"text": "said"}]}, "said"),
        ({"parts": [{"text": "said", "thought": False}]}, "said"),
        ({"parts": [{"text": 5}, {"text": None}, None, "text", {}]}, ""),
        ({"parts": [{"functionResponse": {"response": {"text": "no words of the user"}}}]}, ""),
        ({"parts": [{"text": "\x00\ud800"}]}, "\x00\ud800"),
    ],
)
def test_the_text_of_an_event(content, text):
    assert event(content).text == text


def test_records_cannot_be_changed():
    records = [
        value
        for value in vars(model).values()
        if dataclasses.is_dataclass(value) and isinstance(value, type)
    ]
    assert len(records) > 10
    assert all(record.__dataclass_params__.frozen for record in records)
    with pytest.raises(dataclasses.FrozenInstanceError):
        Scope.user("a", "b").bank = "c"


def test_records_do_not_share_their_defaults():
    one, other = event(None), event(None)
    one.state_delta["k"] = 1
    assert other.state_delta == {}
    scope = Scope.user("a", "b")
    session, another = (Session(scope, "s", 0, 0, 0) for _ in range(2))
    session.state["k"] = 1
    assert another.state == {}
    assert Page((1,)).next_token == ""


def test_the_mark_of_a_removal_cannot_be_changed() -> None:
    given = dict(REMOVED)
    for change in (
        lambda: REMOVED.update(x=1),
        lambda: REMOVED.__setitem__("x", 1),
        lambda: REMOVED.pop("keepwise:removed"),
        REMOVED.clear,
        REMOVED.popitem,
        lambda: REMOVED.setdefault("x", 1),
    ):
        with pytest.raises(TypeError, match="REMOVED"):
            change()
    assert given == REMOVED
    assert copy.deepcopy({"k": [REMOVED]})["k"][0] is REMOVED
    assert copy.copy(REMOVED) is REMOVED
    assert json.loads(json.dumps(REMOVED)) == REMOVED
    assert pickle.loads(pickle.dumps(REMOVED)) == REMOVED  # noqa: S301
