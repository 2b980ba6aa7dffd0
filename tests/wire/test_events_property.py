"""Whatever JSON a client sends with an event or a session comes back as it was, through a store."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from keepwise import Keepwise, Settings
from keepwise.governance.guard import Guard
from keepwise.server import build
from keepwise.testing import FrozenClock

SESSIONS = "/v1beta1/projects/p/locations/l/reasoningEngines/default/sessions"
KEYS = st.sampled_from(("a", "my_key", "camelKey", "_x", "id", "x.y", "é", "")) | st.text(
    max_size=5
)
WHOLE = st.integers(-(2**70), 2**70)
REAL = st.floats(allow_nan=False, allow_infinity=False)
LEAVES = st.none() | st.booleans() | WHOLE | REAL | st.text(max_size=12)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
OBJECTS = st.dictionaries(KEYS, JSON, max_size=5)
# Keys that no column keeps are refused, and those with a prefix are kept elsewhere.
STATES = st.dictionaries(
    KEYS.filter(lambda key: "\x00" not in key and ":" not in key), JSON, max_size=5
)
FREE = {"functionCall": "args", "functionResponse": "response"}
PARTS = st.one_of(
    st.fixed_dictionaries({"text": st.text(max_size=12)}),
    *(
        st.fixed_dictionaries({kind: st.fixed_dictionaries({"name": st.just("f"), free: OBJECTS})})
        for kind, free in FREE.items()
    ),
)
CONTENTS = st.fixed_dictionaries(
    {"role": st.sampled_from(("user", "model")), "parts": st.lists(PARTS, max_size=3)}
)
IS_JSON = {"content-type": "application/json"}
NAMED = {"author": "user", "invocationId": "i"}


@st.composite
def raw_events(draw):
    """Raw events that are ADK's, nearly ADK's, and anything else."""
    if draw(st.booleans()):
        return draw(OBJECTS)
    return draw(
        st.fixed_dictionaries(
            {"id": st.sampled_from(("e1", "e2", "")) | st.text(max_size=3), **alike(NAMED)},
            optional={
                "content": CONTENTS | JSON,
                "actions": st.fixed_dictionaries({}, optional={"stateDelta": STATES}) | OBJECTS,
                "partial": st.sampled_from((False, None)),
                "timestamp": REAL,
                "customMetadata": OBJECTS,
                "errorCode": st.none() | st.just("E"),
                "keepwise:raw": JSON,
            },
        )
    )


def alike(fields):
    return {name: st.just(value) | st.just(value + "x") for name, value in fields.items()}


def exact(value) -> str:
    """JSON with its kinds told apart; the order of keys says nothing."""
    return json.dumps(value, sort_keys=True)


@pytest.fixture(scope="module")
def server():
    clock = FrozenClock()
    app = build(Keepwise.open(settings=Settings(url=":memory:"), clock=clock))
    with TestClient(app, base_url="http://keepwise", headers=IS_JSON) as through:
        yield through


def new_session(server, **body) -> str:
    made = server.post(SESSIONS, json={"userId": "kim", **body})
    assert made.status_code == 200, made.text
    return "/v1beta1/" + made.json()["response"]["name"]


def harmless(*values) -> bool:
    """Whether the guard finds nothing in them, which it would redact."""
    return not any(Guard().find_json(each, "ledger") for each in values)


without_wait = settings(
    deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@without_wait
@given(raw=st.none() | raw_events(), content=st.none() | CONTENTS, delta=STATES, same=st.booleans())
@example(
    raw={"id": "e", **NAMED, "actions": {"stateDelta": {"a": 1}}},
    content=None,
    delta={"a": True},
    same=False,
)
@example(raw={"id": "e", **NAMED, "actions": {}}, content=None, delta={}, same=True)
def test_events_come_back_as_they_were(server, raw, content, delta, same):
    if raw is not None and same:
        # As ADK sends it: the raw event says what the named fields say.
        raw = {**raw, **NAMED, "actions": {"stateDelta": delta}}
        raw.pop("content", None)
        raw.update({} if content is None else {"content": content})
    assume(harmless(raw, content, delta))
    name = new_session(server)
    sent = {**NAMED, "timestamp": "2026-01-01T00:00:00.000001Z", "actions": {"stateDelta": delta}}
    for field, value in (("rawEvent", raw), ("content", content)):
        sent.update({} if value is None else {field: value})
    answer = server.post(f"{name}:appendEvent", content=json.dumps(sent))
    assert (answer.status_code, answer.text) == (200, "{}")
    (shown,) = server.get(f"{name}/events").json()["sessionEvents"]
    assert exact(shown.get("rawEvent")) == exact(raw)
    assert exact(shown.get("content")) == exact(content)
    assert exact(shown.get("actions", {}).get("stateDelta", {})) == exact(delta)
    assert exact(server.get(name).json().get("sessionState", {})) == exact(delta)


@without_wait
@given(before=STATES, after=STATES)
@example(before={"a": 1}, after={"a": True})
def test_a_state_is_what_was_given_and_then_what_it_was_changed_to(server, before, after):
    assume(harmless(before, after))
    name = new_session(server, sessionState=before)
    assert exact(server.get(name).json().get("sessionState", {})) == exact(before)
    changed = server.patch(name, content=json.dumps({"sessionState": after}))
    assert changed.status_code == 200, changed.text
    assert exact(changed.json().get("sessionState", {})) == exact(after)
    events = server.get(f"{name}/events").json().get("sessionEvents", [])
    assert len(events) == (exact(before) != exact(after))
