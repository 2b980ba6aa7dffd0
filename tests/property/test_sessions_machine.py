"""Sessions as a state machine: whatever happens in whatever order, the balance is the ledger's sum.

The model beside the store is a few dictionaries; after every step both must say the same.
"""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from keepwise import (
    REMOVED,
    AlreadyExists,
    Event,
    InvalidInput,
    NotFound,
    Scope,
    StaleSession,
)
from keepwise.testing.conformance.suite import same
from property.machine import StoreMachine

T = TypeVar("T")

SCOPES = (Scope.user("acme", "maria"), Scope.user("acme", "sam"), Scope.user("other", "maria"))
keys = st.sampled_from(["a", "b", "user:a", "user:b", "app:a", "temp:a", "User:a"])
values = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.lists(st.text(max_size=3), max_size=2)
    | st.just(REMOVED)
)
turns = st.sampled_from(["A", "B", "C", "D"])
deltas = st.dictionaries(keys, values, max_size=4)
scopes = st.sampled_from(SCOPES)
names = st.sampled_from(["s1", "s1", "s2"])
offsets = st.integers(-5, 5)


@dataclass
class Expected:
    """What one session must look like."""

    created_at: int
    updated_at: int
    state: dict[str, Any] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    # The session's own state before each of its events.
    before: list[dict[str, Any]] = field(default_factory=list)

    def live(self) -> list[Event]:
        """The events that count: a rewind takes along all from its target on, itself included."""
        kept: list[Event] = []
        at = len(self.events) - 1
        while at >= 0:
            actions: Any = self.events[at].extra.get("actions", {})
            target = actions.get("rewindBeforeInvocationId")
            if target is None:
                kept.append(self.events[at])
            else:
                at = self.first_of(target)
            at -= 1
        return kept[::-1]

    def first_of(self, turn: str) -> int:
        return next(at for at, each in enumerate(self.events) if each.invocation_id == turn)


class SessionsMachine(StoreMachine):
    @initialize()
    def open(self) -> None:
        self.begin()
        self.sessions: dict[tuple[Scope, str], Expected] = {}
        self.user: dict[Scope, dict[str, Any]] = {}
        self.app: dict[str, dict[str, Any]] = {}
        for scope in SCOPES:
            self.create(scope, "s1", {"first": 1, "user:first": 2})

    def refusal(self, action: Coroutine[Any, Any, object], kind: type[Exception]) -> None:
        try:
            self.run(action)
        except kind:
            return
        raise AssertionError(f"{kind.__name__} was not raised")

    def fold(self, scope: Scope, expected: Expected, delta: dict[str, Any]) -> None:
        for key, value in delta.items():
            if key.startswith("temp:"):
                continue
            if key.startswith("user:"):
                state = self.user.setdefault(scope, {})
            elif key.startswith("app:"):
                state = self.app.setdefault(scope.get("app_name"), {})
            else:
                state = expected.state
            if value == REMOVED:
                state.pop(key, None)
            else:
                state[key] = value

    def new_event(self, delta: dict[str, Any], offset: int, turn: str = "") -> Event:
        self.made += 1
        return Event(
            id=f"e{self.made}",
            author="user",
            time=self.clock() + offset,
            invocation_id=turn,
            content={"role": "user", "parts": [{"text": f"Line {self.made}"}]},
            state_delta=delta,
        )

    @rule(scope=scopes, name=names, delta=deltas)
    def create(self, scope: Scope, name: str, delta: dict[str, Any]) -> None:
        action = self.keepwise.sessions.create(scope, session_id=name, state=delta)
        if (scope, name) in self.sessions:
            self.refusal(action, AlreadyExists)
            return
        self.run(action)
        expected = self.sessions[scope, name] = Expected(self.clock(), self.clock())
        self.fold(scope, expected, delta)

    @rule(scope=scopes, name=names, delta=deltas, offset=offsets, named=st.booleans(), turn=turns)
    def append(
        self,
        scope: Scope,
        name: str,
        delta: dict[str, Any],
        offset: int,
        named: bool,
        turn: str,
    ) -> None:
        expected = self.sessions.get((scope, name))
        event = self.new_event(delta, offset, turn)
        revision = len(expected.events) if named and expected else None
        action = self.keepwise.sessions.append(scope, name, event, revision=revision)
        if expected is None:
            self.refusal(action, NotFound)
            return
        done = self.run(action)
        assert not done.repeated
        kept = {key: value for key, value in delta.items() if not key.startswith("temp:")}
        assert same(done.event.state_delta, kept)
        expected.before.append(dict(expected.state))
        expected.events.append(done.event)
        expected.updated_at = max(expected.updated_at, event.time)
        assert (done.revision, done.updated_at) == (len(expected.events), expected.updated_at)
        self.fold(scope, expected, kept)

    @rule(scope=scopes, name=names, parts=st.lists(st.tuples(deltas, turns), max_size=4))
    def append_many(self, scope: Scope, name: str, parts: list[tuple[dict[str, Any], str]]) -> None:
        expected = self.sessions.get((scope, name))
        events = [self.new_event(delta, 0, turn) for delta, turn in parts]
        action = self.keepwise.sessions.append_many(scope, name, events)
        if expected is None:
            self.refusal(action, NotFound)
            return
        for done in self.run(action):
            expected.before.append(dict(expected.state))
            expected.events.append(done.event)
            expected.updated_at = max(expected.updated_at, done.event.time)
            self.fold(scope, expected, done.event.state_delta)

    @rule(scope=scopes, name=names, turn=turns)
    def rewind(self, scope: Scope, name: str, turn: str) -> None:
        expected = self.sessions.get((scope, name))
        action = self.keepwise.sessions.rewind(scope, name, turn)
        if expected is None or all(each.invocation_id != turn for each in expected.events):
            self.refusal(action, NotFound)
            return
        first = expected.first_of(turn)
        done = self.run(action)
        assert done.undone == tuple(each.id for each in expected.events[first:])
        since = {key for each in expected.events[first:] for key in each.state_delta}
        assert set(done.user_keys) == {key[5:] for key in since if key.startswith("user:")}
        assert set(done.app_keys) == {key[4:] for key in since if key.startswith("app:")}
        expected.before.append(dict(expected.state))
        expected.state = dict(expected.before[first])
        expected.events.append(done.event)
        expected.updated_at = max(expected.updated_at, done.event.time)

    @precondition(lambda self: any(each.events for each in self.sessions.values()))
    @rule(at=st.integers(0, 99), delta=deltas, named=st.booleans())
    def replay(self, at: int, delta: dict[str, Any], named: bool) -> None:
        ledger = [(key, each) for key, own in self.sessions.items() for each in own.events]
        (scope, name), known = ledger[at % len(ledger)]
        events = self.sessions[scope, name].events
        again = Event(known.id, "user", self.clock(), state_delta=delta)
        done = self.run(
            self.keepwise.sessions.append(scope, name, again, revision=0 if named else None)
        )
        assert done.repeated
        assert done.event == known
        assert done.revision == events.index(known) + 1

    @precondition(lambda self: self.sessions)
    @rule(at=st.integers(0, 99), delta=deltas, missed=st.sampled_from([-1, 1, 2, 3]))
    def append_stale(self, at: int, delta: dict[str, Any], missed: int) -> None:
        (scope, name), expected = list(self.sessions.items())[at % len(self.sessions)]
        revision = len(expected.events) - missed
        event = self.new_event(delta, 0)
        self.refusal(
            self.keepwise.sessions.append(scope, name, event, revision=revision), StaleSession
        )

    @rule(scope=scopes, name=names, delta=deltas)
    def append_partial(self, scope: Scope, name: str, delta: dict[str, Any]) -> None:
        event = Event("partial", "user", self.clock(), state_delta=delta, partial=True)
        assert self.run(self.keepwise.sessions.append(scope, name, event)).event == event

    @rule(scope=scopes, name=names, delta=deltas, key=st.sampled_from(["x", "user:x", "app:x"]))
    def append_refused(self, scope: Scope, name: str, delta: dict[str, Any], key: str) -> None:
        anything: Any = {**delta, key: object()}
        event = self.new_event(anything, 0)
        self.refusal(self.keepwise.sessions.append(scope, name, event), InvalidInput)

    @rule(scope=scopes, name=st.sampled_from(["s2", "s2", "s1"]))
    def delete(self, scope: Scope, name: str) -> None:
        deleted = self.run(self.keepwise.sessions.delete(scope, name))
        assert deleted.found is (self.sessions.pop((scope, name), None) is not None)

    @rule(seconds=st.integers(-3, 3))
    def time_moves(self, seconds: int) -> None:
        self.clock.advance(seconds=seconds)

    @rule(scope=scopes, name=names, recent=st.none() | st.integers(0, 4), offset=offsets)
    def read_a_part(self, scope: Scope, name: str, recent: int | None, offset: int) -> None:
        after = self.clock() + offset
        action = self.keepwise.sessions.get(scope, name, recent=recent, after=after)
        expected = self.sessions.get((scope, name))
        if expected is None:
            self.refusal(action, NotFound)
            return
        wanted = [event for event in expected.events if event.time >= after]
        if recent is not None:
            wanted = wanted[len(wanted) - min(recent, len(wanted)) :]
        assert list(self.run(action).events) == wanted
        action = self.keepwise.sessions.get(scope, name, recent=recent, live=True)
        counting = expected.live()
        wanted = (
            counting if recent is None else counting[len(counting) - min(recent, len(counting)) :]
        )
        assert list(self.run(action).events) == wanted
        undone = self.run(self.keepwise.sessions.undone(scope, name))
        assert undone == {each.id for each in expected.events} - {each.id for each in counting}

    @rule(scope=scopes, name=names, size=st.integers(1, 3), newest=st.booleans())
    def read_page_by_page(self, scope: Scope, name: str, size: int, newest: bool) -> None:
        if (scope, name) not in self.sessions:
            return
        token, found = "", list[Event]()
        while True:
            page = self.run(
                self.keepwise.sessions.events(
                    scope, name, page_size=size, page_token=token, newest_first=newest
                )
            )
            found += page.items
            token = page.next_token
            if not token:
                break
        events = self.sessions[scope, name].events
        assert found == (events[::-1] if newest else events)

    @rule(scope=scopes, name=names, key=st.sampled_from(["a", "b", "first", "User:a"]))
    def history_of_a_key(self, scope: Scope, name: str, key: str) -> None:
        expected = self.sessions.get((scope, name))
        if expected is None:
            return
        changes = self.run(self.keepwise.sessions.history(scope, key, session_id=name))
        setting = [each.id for each in expected.events if key in each.state_delta]
        assert [each.event_id for each in changes if each.event_id] == setting
        last = changes[-1].after if changes else REMOVED
        assert same(last, expected.state.get(key, REMOVED))
        for one, other in pairwise(changes):
            assert same(one.after, other.before)

    @invariant()
    def everything_adds_up(self) -> None:
        if not hasattr(self, "loop"):
            return
        for scope in SCOPES:
            listed = self.run(self.keepwise.sessions.list(scope)).items
            own = {name: each for (owner, name), each in self.sessions.items() if owner == scope}
            order = sorted((each.updated_at, name) for name, each in own.items())
            assert [(each.updated_at, each.id) for each in listed] == order
            shared = {**self.user.get(scope, {}), **self.app.get(scope.get("app_name"), {})}
            for name, expected in own.items():
                found = self.run(self.keepwise.sessions.get(scope, name))
                assert same(found.state, {**expected.state, **shared})
                assert list(found.events) == expected.events
                assert found.revision == len(expected.events)
                assert (found.created_at, found.updated_at) == (
                    expected.created_at,
                    expected.updated_at,
                )


SessionsMachine.TestCase.settings = settings(
    max_examples=40,
    derandomize=True,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestSessionsMachine = SessionsMachine.TestCase
