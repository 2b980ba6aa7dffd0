"""State: four prefixes with four lifetimes, and values that come back as they were given."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import datetime
from collections.abc import Mapping

from keepwise.errors import InvalidInput
from keepwise.model import REMOVED, JsonObject, Scope
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import check, equal, refused

_VALUES: JsonObject = {
    "none": None, "true": True, "false": False,
    "zero": 0, "one": 1, "minus one": -1, "one as a float": 1.0, "minus zero": -0.0,
    "beyond 64 bits": 2**100, "a bit beyond 64 bits": -(2**63) - 1,
    "a tenth": 0.1, "the smallest": 5e-324, "the largest": 1.7976931348623157e308,
    "seventeen digits": 1234567.8901234567,
    "empty text": "", "spaces": "  \t\n ", "quotes": 'it\'s "quoted" \\ and % and _',
    "emoji": "🙂👩‍👩‍👧‍👦", "right to left": "שלום עולם مرحبا",
    "composed é": "é", "decomposed é": "e\u0301", "line separators": "\u2028\u2029\x85\r\n",
    "empty list": [], "empty object": {},
    "nested": {"a": [1, 2.0, "3", None, {"": [[]]}], "ключ": "значение"},
}  # fmt: skip


async def _stored(subject: Subject, values: Mapping[str, object]) -> JsonObject:
    """The values as the store gives them back after an append and a restart."""
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    await kw.sessions.append(subject.maria, "s1", subject.event(id="e1", delta=values))
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.events[0].state_delta, session.state, "the event's delta and the state")
    return session.state


@check("state.values", "Numbers, texts and structures come back equal and of the same type.")
async def values_come_back_as_given(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s0", state=_VALUES)
    equal((await kw.sessions.get(subject.maria, "s0")).state, _VALUES, "initial state")
    equal(await _stored(subject, _VALUES), _VALUES, "appended state")


@check("state.prefixed_values", "They do so under every prefix that is kept.")
async def prefixed_values_come_back_as_given(subject: Subject) -> None:
    values: JsonObject = {
        f"{prefix}{key}": value for prefix in ("user:", "app:") for key, value in _VALUES.items()
    }
    equal(await _stored(subject, values), values, "state")


@check("state.large", "A text of a megabyte comes back whole, in content and in state.")
async def a_megabyte_is_kept(subject: Subject) -> None:
    kw = await subject.open()
    text = "All work and no play. é🙂\n" * 40_000
    event = subject.event(text, delta={"big": text, "user:big": text})
    await kw.sessions.create(subject.maria, session_id="s1")
    await kw.sessions.append(subject.maria, "s1", event)
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.events[0].text == text, True, "the content is the same")
    equal(session.state["big"] == text, True, "the session's value is the same")
    equal(session.state["user:big"] == text, True, "the user's value is the same")


@check("state.odd_characters", "NUL and lone surrogates are kept as given, or refused by name.")
async def odd_characters_are_kept_or_refused(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    for odd in ("nul \x00 inside", "lone \ud800 surrogate", "\udc00", "\x00", "\x01\x1f\x7f"):
        event = subject.event(f"I said {odd}", delta={"odd": odd, "user:odd": [{"deep": odd}]})
        before = await subject.everything(kw)
        try:
            await kw.sessions.append(subject.maria, "s1", event)
        except InvalidInput as error:
            equal("event" in error.field, True, f"{error} names the field")
            equal(await subject.everything(kw), before, f"what is stored after {odd!r}")
            continue
        kw = await subject.open()
        session = await kw.sessions.get(subject.maria, "s1", recent=1)
        equal(session.events[0].content, event.content, f"content with {odd!r}")
        equal(session.state["odd"], odd, f"session state with {odd!r}")
        equal(session.state["user:odd"], [{"deep": odd}], f"user state with {odd!r}")


@check("state.odd_keys", "Keys of any kind are kept apart, or refused by name.")
async def odd_keys_are_kept_or_refused(subject: Subject) -> None:
    kept: JsonObject = {
        "": 1, " ": 2, "a b": 3, "%": 4, "k" * 600: 5, "é": 6, "e\u0301": 7, "🙂": 8, "a.b": 9,
        "User:k": 10, "user:": 11, "user:user:k": 12, "app:user:k": 13, "temporary": 14,
        "user:temp:k": 15, "TEMP:k": 16, "user": 17,
    }  # fmt: skip
    equal(await _stored(subject, kept), kept, "state")
    kw = await subject.open()
    before = await subject.everything(kw)
    for odd in ("nul\x00", "\ud800"):
        await refused(
            kw.sessions.append(subject.maria, "s1", subject.event(delta={odd: 1, "good": 1})),
            InvalidInput,
            f"the key {odd!r}",
            field="state_delta",
        )
        await refused(
            kw.sessions.create(subject.maria, session_id="s2", state={odd: 1, "good": 1}),
            InvalidInput,
            f"the key {odd!r}",
            field="state",
        )
    equal(await subject.everything(kw), before, "what is stored after the refusals")


def _cycle() -> list[object]:
    ring: list[object] = []
    ring.append({"again": ring})
    return ring


def _deep() -> object:
    value: object = 1
    for _ in range(10_000):
        value = [value]
    return value


@check("state.refused_values", "A value JSON cannot hold is refused by name, and nothing changes.")
async def values_without_json_are_refused(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": "before"})
    before = await subject.everything(kw)
    bad: dict[str, object] = {
        "a date": datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC),
        "bytes": b"\x00", "a set": {1, 2}, "an object": object(), "a class": Subject,
        "not a number": float("nan"), "infinity": float("inf"), "minus infinity": float("-inf"),
        "a ring": _cycle(), "very deep": _deep(), "a number no text holds": 10**5000,
        "a number as key": {1: "x"}, "None as key": {None: "x"},
    }  # fmt: skip
    for name, value in bad.items():
        for prefix in ("", "user:", "app:"):
            for given in (value, {"deep": [value]}):
                delta = {"good": "new", f"{prefix}bad": given, "user:good": "new"}
                await refused(
                    kw.sessions.append(subject.maria, "s1", subject.event(delta=delta)),
                    InvalidInput,
                    f"{name} in {prefix or 'session'} state",
                    field="bad",
                )
        await refused(
            kw.sessions.create(subject.maria, session_id="s2", state={"good": 1, "bad": value}),
            InvalidInput,
            f"{name} in the initial state",
            field="bad",
        )
        await refused(
            kw.sessions.append(
                subject.maria,
                "s1",
                subject.event(content={"parts": [{"functionCall": {"args": {"bad": value}}}]}),
            ),
            InvalidInput,
            f"{name} in content",
            field="bad",
        )
    equal(await subject.everything(kw), before, "what is stored")


@check("state.temp", "temp: is never written, not even inside the event that carried it.")
async def temp_state_is_never_written(subject: Subject) -> None:
    kw = await subject.open()
    made = await kw.sessions.create(
        subject.maria, session_id="s1", state={"temp:a": "hush", "kept": 1}
    )
    equal(made.state, {"kept": 1}, "the new session's state")
    delta = {"temp:b": "hush", "temp:": "hush", "user:kept": 2}
    appended = await kw.sessions.append(subject.maria, "s1", subject.event(delta=delta))
    equal(appended.event.state_delta, {"user:kept": 2}, "the stored event's delta")
    equal("hush" in repr(await subject.everything(kw)), False, "the value is in the store")
    await kw.sessions.append(
        subject.maria, "s1", subject.event(id="bad", delta={"temp:x": object(), "kept": 3})
    )
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.state, {"kept": 3, "user:kept": 2}, "beside a temp: value of any type")


@check("state.none", "None is a value: it stays, and does not take the key away.")
async def none_stays_none(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 1, "user:k": 1})
    await kw.sessions.append(
        subject.maria, "s1", subject.event(delta={"k": None, "user:k": None, "app:k": None})
    )
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.state, {"k": None, "user:k": None, "app:k": None}, "state")
    equal(session.events[0].state_delta, session.state, "the event's delta")


@check("state.removed", "A removed key is absent, under each prefix; what stays is untouched.")
async def removed_keys_are_absent(subject: Subject) -> None:
    kw = await subject.open()
    given: JsonObject = {"k": 1, "user:k": [1], "app:k": None, "stays": 1, "user:stays": 1}
    await kw.sessions.create(subject.maria, session_id="s1", state=given)
    delta: JsonObject = {"k": REMOVED, "user:k": REMOVED, "app:k": REMOVED}
    appended = await kw.sessions.append(subject.maria, "s1", subject.event(delta=delta))
    equal(appended.event.state_delta, delta, "the delta handed back")
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.state, {"stays": 1, "user:stays": 1}, "state")
    equal(session.events[0].state_delta, delta, "the delta read back")
    equal(await kw.sessions.user_state(subject.maria), {"stays": 1}, "the user's own state")
    (listed,) = (await kw.sessions.list(subject.maria)).items
    equal(listed.state, session.state, "the state in the list")
    equal((await kw.sessions.create(subject.sam)).state, {}, "what another user sees of the app's")
    # Removing again is no error; setting again brings the key back.
    await kw.sessions.append(subject.maria, "s1", subject.event(delta=delta))
    await kw.sessions.append(subject.maria, "s1", subject.event(delta={"k": 2, "app:k": 2}))
    state = (await kw.sessions.get(subject.maria, "s1")).state
    equal(state, {"k": 2, "app:k": 2, "stays": 1, "user:stays": 1}, "after setting it again")


@check("state.removed_at_first", "A session made with a removed key does not have it.")
async def removal_at_creation_is_absence(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s0", state={"user:k": 1, "user:j": 1})
    given: JsonObject = {"k": REMOVED, "user:k": REMOVED, "app:k": REMOVED, "stays": None}
    made = await kw.sessions.create(subject.maria, session_id="s1", state=given)
    equal(made.state, {"stays": None, "user:j": 1}, "state of the new session")
    kw = await subject.open()
    equal((await kw.sessions.get(subject.maria, "s1")).state, made.state, "state read back")
    equal((await kw.sessions.get(subject.maria, "s0")).state, {"user:j": 1}, "the older session's")


@check("state.almost_removed", "Only the removal itself removes; what looks like it is a value.")
async def what_looks_like_a_removal_is_a_value(subject: Subject) -> None:
    values: JsonObject = {
        "inside a list": [REMOVED],
        "inside an object": {"k": REMOVED},
        "with more": {**REMOVED, "more": 1},
        "not true": {"keepwise:removed": False},
        "one": {"keepwise:removed": 1},
        "text": "keepwise:removed",
    }
    equal(await _stored(subject, values), values, "state")
    kw = await subject.open()
    made = await kw.sessions.create(subject.maria, session_id="s2", state=values)
    equal(made.state, values, "state of a new session")


@check("state.lifetimes", "Each prefix reaches the sessions it should, and no other.")
async def prefixes_have_their_reach(subject: Subject) -> None:
    kw = await subject.open()
    elsewhere = Scope.user("other", "maria")
    await kw.sessions.create(subject.maria, session_id="s1")
    await kw.sessions.append(
        subject.maria, "s1", subject.event(delta={"k": "session", "user:k": "user", "app:k": "app"})
    )
    for scope, expected in (
        (subject.maria, {"user:k": "user", "app:k": "app"}),
        (subject.sam, {"app:k": "app"}),
        (elsewhere, {}),
        (Scope.user("acme", "maria", bank="other"), {}),
    ):
        made = await kw.sessions.create(scope, session_id="s2")
        equal(made.state, expected, f"state of a new session of {scope.entries} in {scope.bank}")
    equal(await kw.sessions.user_state(subject.maria), {"k": "user"}, "the user's own state")
    equal(await kw.sessions.user_state(subject.sam), {}, "another user's own state")


@check("state.fold", "State is the fold of all deltas, key by key, the last append winning.")
async def state_is_the_fold_of_deltas(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"a": 0, "gone": {"x": 1}})
    deltas: list[JsonObject] = [{"a": 1, "b": 1}, {}, {"b": 2}, {"gone": {"y": 2}}, {"a": 1.0}]
    for number, delta in enumerate(deltas):
        # Later appends carry earlier times: the order of the ledger counts, not the clocks.
        event = subject.event(delta=delta, time=subject.clock() - number)
        await kw.sessions.append(subject.maria, "s1", event)
    kw = await subject.open()
    state = (await kw.sessions.get(subject.maria, "s1", recent=0)).state
    equal(state, {"a": 1.0, "b": 2, "gone": {"y": 2}}, "state")


@check("state.copy", "Changing a fetched copy changes nothing that is stored.")
async def a_fetched_copy_is_a_copy(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": {"deep": [1]}})
    fetched = await kw.sessions.get(subject.maria, "s1")
    fetched.state["new"] = 1
    inner = fetched.state["k"]
    assert isinstance(inner, dict)  # for the type checker
    inner["deep"] = "changed"
    equal((await kw.sessions.get(subject.maria, "s1")).state, {"k": {"deep": [1]}}, "state")


@check("state.credentials", "A credential in state or content is redacted in what is stored.")
async def credentials_are_redacted(subject: Subject) -> None:
    kw = await subject.open()
    secret = "ghp_" + "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA2"
    await kw.sessions.create(
        subject.maria, session_id="s1", state={"a": secret, "user:a": [secret], secret: "key"}
    )
    appended = await kw.sessions.append(
        subject.maria,
        "s1",
        subject.event(f"My token is {secret}.", delta={"b": secret, f"app:{secret}": secret}),
    )
    equal({each.kind for each in appended.redacted}, {"credential"}, "what was redacted")
    equal(secret in repr(await subject.everything(kw)), False, "the credential is in the store")
    figures: JsonObject = {"spend": "€436,449", "rate": 0.04}
    await kw.sessions.append(subject.maria, "s1", subject.event("It was €5.", delta=figures))
    session = await kw.sessions.get(subject.maria, "s1", recent=1)
    equal(session.events[0].text, "It was €5.", "figures belong to the record of what was said")
    equal(session.state["spend"], "€436,449", "and to the exact values of state")
