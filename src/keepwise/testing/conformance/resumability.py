"""Resumability: what a tool did outside is done once, however often its turn is run."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace

from keepwise import idempotency_token
from keepwise.errors import InvalidInput, OutcomeUnknown
from keepwise.model import Json, JsonObject, Scope
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import check, equal, holds, refused
from keepwise.wiring import Keepwise

_SECRET = "dapi" + "fedcba9876543210fedcba9876543210"


class _Work:
    """Work that counts how often it was done."""

    def __init__(self, result: Json) -> None:
        self.result = result
        self.times = 0

    async def __call__(self) -> Json:
        self.times += 1
        return self.result


async def _leave_unfinished(kw: Keepwise, scope: Scope, token: str) -> None:
    """Begin work under a token and stop in the middle, as when the process is killed."""
    begun = asyncio.Event()

    async def work() -> Json:
        begun.set()
        await asyncio.Event().wait()
        return "never"

    running = asyncio.ensure_future(kw.sessions.once(scope, token, work))
    await asyncio.wait(
        (running, asyncio.ensure_future(begun.wait())), return_when=asyncio.FIRST_COMPLETED
    )
    holds(not running.done(), "the work was not begun")
    running.cancel()
    try:
        await running
    except asyncio.CancelledError:
        return
    holds(False, "cancelling the work was not passed on")


@check("resumability.once", "Work of one token is done once, and a repeat gets the first result.")
async def work_is_done_once(subject: Subject) -> None:
    kw = await subject.open()
    results: list[Json] = ["booked", None, 1, 1.0, False, "", [], {"a": [{"b": 2**80}]}]
    for number, result in enumerate(results):
        first = _Work(result)
        equal(await kw.sessions.once(subject.maria, f"t{number}", first), result, "the first time")
        again = _Work("another")
        kw = await subject.open()
        subject.clock.advance(days=1)
        for _ in range(2):
            done = await kw.sessions.once(subject.maria, f"t{number}", again)
            equal(done, result, "the next time")
            done = await kw.sessions.once(subject.maria, f"t{number}", again, unknown="retry")
            equal(done, result, "the next time, with retry")
        equal((first.times, again.times), (1, 0), "how often each was done")
    other = _Work("other")
    equal(await kw.sessions.once(subject.maria, "another token", other), "other", "another token")
    equal(other.times, 1, "how often it was done")


@check("resumability.once_together", "Of many who ask at one time one does the work, all get it.")
async def callers_share_one_result(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    times = 0

    async def work() -> Json:
        nonlocal times
        times += 1
        mine = times
        for _ in range(20):
            await kw.sessions.get(subject.maria, "s1")
        return mine

    results = await asyncio.gather(
        *(kw.sessions.once(subject.maria, "t", work) for _ in range(10)),
        kw.sessions.once(subject.maria, "elsewhere", work),
    )
    equal(results[:10], [results[0]] * 10, "results")
    equal({*map(repr, results)}, {"1", "2"}, "of two pieces of work")
    equal(times, 2, "how often work was done")


@check("resumability.once_fails", "Work that raises was not done: it can be tried again.")
async def failed_work_frees_its_token(subject: Subject) -> None:
    kw = await subject.open()

    async def failing() -> Json:
        raise LookupError("no seats")

    for _ in range(2):
        try:
            await kw.sessions.once(subject.maria, "t", failing)
        except LookupError as error:
            equal(str(error), "no seats", "the error that is passed on")
        else:
            holds(False, "the error was not passed on")
        kw = await subject.open()
    work = _Work("booked")
    equal(await kw.sessions.once(subject.maria, "t", work), "booked", "tried again")
    equal(await kw.sessions.once(subject.maria, "t", failing), "booked", "and then kept")
    equal(work.times, 1, "how often it was done")


@check("resumability.once_unknown", "Work that was begun and not ended is not done again unasked.")
async def unfinished_work_is_not_repeated(subject: Subject) -> None:
    kw = await subject.open()
    await _leave_unfinished(kw, subject.maria, "t")
    work = _Work("booked")
    for _ in range(2):
        await refused(
            kw.sessions.once(subject.maria, "t", work), OutcomeUnknown, "done again",
            retryable=False,
        )  # fmt: skip
        kw = await subject.open()
        subject.clock.advance(days=1)
    equal(work.times, 0, "how often it was done")
    done = await kw.sessions.once(subject.maria, "t", work, unknown="retry")
    equal((done, work.times), ("booked", 1), "done again on request")
    kw = await subject.open()
    equal(await kw.sessions.once(subject.maria, "t", work, unknown="retry"), "booked", "and kept")
    equal(work.times, 1, "how often it was done")


@check("resumability.once_unknown_fails", "A failure says nothing of an attempt before it.")
async def retried_work_may_fail(subject: Subject) -> None:
    kw = await subject.open()
    await _leave_unfinished(kw, subject.maria, "t")

    async def failing() -> Json:
        raise LookupError("no seats")

    try:
        await kw.sessions.once(subject.maria, "t", failing, unknown="retry")
        holds(False, "the error was not passed on")
    except LookupError:
        pass
    work = _Work("booked")
    await refused(kw.sessions.once(subject.maria, "t", work), OutcomeUnknown, "as before")
    equal(work.times, 0, "how often it was done")
    await kw.sessions.once(subject.maria, "t", work, unknown="retry")
    equal(work.times, 1, "how often it was done on request")


@check("resumability.settle", "An outcome found out otherwise counts as the work's own.")
async def outcomes_can_be_settled(subject: Subject) -> None:
    kw = await subject.open()
    await _leave_unfinished(kw, subject.maria, "begun")
    work = _Work("again")
    outcomes: dict[str, Json] = {"begun": {"booking": "A1"}, "never begun": None}
    for token, settled in outcomes.items():
        await kw.sessions.settle(subject.maria, token, settled)
        kw = await subject.open()
        equal(await kw.sessions.once(subject.maria, token, work), settled, f"work {token}")
        done = await kw.sessions.once(subject.maria, token, work, unknown="retry")
        equal(done, settled, f"work {token}, with retry")
    equal(work.times, 0, "how often it was done")
    not_json: object = object()
    await refused(
        kw.sessions.settle(subject.maria, "t", not_json),  # type: ignore[arg-type]
        InvalidInput,
        "an outcome JSON cannot hold",
        field="result",
    )
    equal(await kw.sessions.once(subject.maria, "t", work), "again", "nothing was recorded")


@check("resumability.once_scopes", "A token is its owner's: nobody else's work has that name.")
async def tokens_do_not_cross_scopes(subject: Subject) -> None:
    kw = await subject.open()
    scopes = (
        subject.maria,
        subject.sam,
        Scope.user("other", "maria"),
        Scope.user("acme", "Maria"),
        Scope.user("acme", "maria", bank="other"),
        Scope.app("acme"),
    )
    for number, scope in enumerate(scopes):
        equal(await kw.sessions.once(scope, "s1:t", _Work(number)), number, f"{scope.entries}")
    kw = await subject.open()
    for number, scope in enumerate(scopes):
        equal(await kw.sessions.once(scope, "s1:t", _Work("again")), number, f"{scope.entries}")
    await _leave_unfinished(kw, subject.maria, "open")
    equal(await kw.sessions.once(subject.sam, "open", _Work("Sam's")), "Sam's", "an open one")
    await kw.sessions.settle(subject.sam, "settled", "Sam's")
    equal(await kw.sessions.once(subject.maria, "settled", _Work("hers")), "hers", "a settled one")


@check("resumability.once_tokens", "Tokens are exact, and one that cannot be stored is refused.")
async def tokens_are_exact(subject: Subject) -> None:
    kw = await subject.open()
    tokens = ("t", "T", "t ", "%", "_", "é", "e\u0301", "🙂", "s1:t", "s1", "x" * 512)
    for number, token in enumerate(tokens):
        await kw.sessions.once(subject.maria, token, _Work(number))
    for number, token in enumerate(tokens):
        done = await kw.sessions.once(subject.maria, token, _Work("again"))
        equal(done, number, f"the token {token[:9]!r}")
    work = _Work("done")
    for token in ("", "nul\x00", "\ud800", "x" * 513):
        await refused(
            kw.sessions.once(subject.maria, token, work),
            InvalidInput,
            f"the token {token[:9]!a}",
            field="token",
        )
    equal(work.times, 0, "work of a token that was refused")


@check("resumability.once_credentials", "A credential in a result is handed on, and not kept.")
async def credentials_in_results_are_redacted(subject: Subject) -> None:
    kw = await subject.open()
    result: JsonObject = {"token": _SECRET, "text": f"It is {_SECRET}.", "seats": 2, "spend": "€5"}
    first = await kw.sessions.once(subject.maria, "t", _Work(result))
    equal(first, result, "what the one who did the work gets")
    kw = await subject.open()
    again = await kw.sessions.once(subject.maria, "t", _Work("another"))
    holds(_SECRET not in repr(again), "the credential was kept")
    assert isinstance(again, dict)  # for the type checker
    equal((again["seats"], again["spend"]), (2, "€5"), "what is no credential")
    equal(again.keys(), result.keys(), "the shape of it")
    await kw.sessions.settle(subject.maria, "settled", [_SECRET])
    settled = await kw.sessions.once(subject.maria, "settled", _Work("another"))
    holds(_SECRET not in repr(settled), "the credential was kept when it was settled")


@check("resumability.once_not_json", "A result JSON cannot hold is refused by name, and not lost.")
async def results_are_json(subject: Subject) -> None:
    kw = await subject.open()
    bad: dict[str, object] = {
        "an object": object(),
        "bytes": b"\x00",
        "not a number": float("nan"),
        "deep": {"inner": [{1, 2}]},
        "a number as key": {1: "x"},
    }
    for name, value in bad.items():
        times = 0

        async def work(value: object = value) -> Json:
            nonlocal times
            times += 1
            return value  # type: ignore[return-value]

        await refused(
            kw.sessions.once(subject.maria, name, work), InvalidInput, name, field="result"
        )
        # It has been done all the same, so it must not be done again unasked.
        await refused(kw.sessions.once(subject.maria, name, work), OutcomeUnknown, f"{name}, again")
        equal(times, 1, "how often it was done")
        await kw.sessions.settle(subject.maria, name, "found out")
        equal(await kw.sessions.once(subject.maria, name, work), "found out", f"{name}, settled")


# What a framework tells a tool about its call: as much of it as the token is made of.


@dataclass(frozen=True, slots=True)
class _Call:
    id: str
    name: str = "book"
    args: Mapping[str, object] | None = None


@dataclass(frozen=True, slots=True)
class _Part:
    function_call: _Call | None = None
    function_response: _Call | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class _Content:
    parts: tuple[_Part, ...] | None


@dataclass(frozen=True, slots=True)
class _Event:
    content: _Content | None
    invocation_id: str = "turn-1"


@dataclass(frozen=True, slots=True)
class _Session:
    id: str = "s1"
    events: tuple[_Event, ...] = ()


@dataclass(frozen=True, slots=True)
class _Context:
    session: _Session
    function_call_id: str | None
    invocation_id: str = "turn-1"


def _calls(*calls: _Call) -> _Event:
    return _Event(_Content((_Part(text="Let me see."), *(_Part(call) for call in calls))))


def _answers(*ids: str) -> _Event:
    return _Event(_Content(tuple(_Part(function_response=_Call(id_)) for id_ in ids)))


_SAID = (_Event(_Content((_Part(text="Book a seat."),))), _Event(None), _Event(_Content(None)))
_SEAT = {"seat": "12A", "options": {"meal": None, "window": True}}


def _token(*events: _Event, call: str, session_id: str = "s1", turn: str = "turn-1") -> str:
    made = tuple(replace(event, invocation_id=turn) for event in (*_SAID, *events))
    return idempotency_token(_Context(_Session(session_id, made), call, turn))


@check("resumability.token", "A call that is run again has its token, by whatever id it is made.")
async def tokens_of_equal_calls_are_equal(subject: Subject) -> None:
    first = _token(_calls(_Call("c1", args=_SEAT)), call="c1")
    holds(
        first.startswith("s1:") and len(first) > 16, f"the token {first} does not name its session"
    )
    turned = {"options": {"window": True, "meal": None}, "seat": "12A"}
    for what, again in {
        "once more": _token(_calls(_Call("c1", args=_SEAT)), call="c1"),
        "after other events": _token(_calls(_Call("c1", args=_SEAT)), _calls(), call="c1"),
        "its arguments in another order": _token(_calls(_Call("c1", args=turned)), call="c1"),
        "made anew by the model": _token(_calls(_Call("c9", args=_SEAT)), call="c9"),
        "made anew beside the first that was never answered": _token(
            _calls(_Call("c1", args=_SEAT)), _calls(_Call("c9", args=_SEAT)), call="c9"
        ),
        "after another call was made and answered": _token(
            _calls(_Call("c0", args={"seat": "1A"})), _answers("c0"),
            _calls(_Call("c1", args=_SEAT)), call="c1",
        ),
        "beside another call": _token(
            _calls(_Call("c0", args={"seat": "1A"}), _Call("c1", args=_SEAT)), call="c1"
        ),
        "after its own answer": _token(
            _calls(_Call("c1", args=_SEAT)), _answers("c1"), call="c1"
        ),
    }.items():  # fmt: skip
        equal(again, first, f"the token of a call {what}")
    kw = await subject.open()
    work = _Work("booked")
    await kw.sessions.create(subject.maria, session_id="s1")
    for token in (first, _token(_calls(_Call("c9", args=_SEAT)), call="c9")):
        equal(await kw.sessions.once(subject.maria, token, work), "booked", "the booking")
        kw = await subject.open()
    equal(work.times, 1, "how often a seat was booked")


@check(
    "resumability.token_of_another", "Another call has another token, and so has an equal second."
)
async def tokens_of_other_calls_differ(subject: Subject) -> None:
    one = _calls(_Call("c1", args=_SEAT))
    both = _calls(_Call("c1", args=_SEAT), _Call("c2", args=_SEAT))
    tokens = {
        "the call": _token(one, call="c1"),
        "another argument": _token(_calls(_Call("c1", args={**_SEAT, "seat": "12B"})), call="c1"),
        "another type": _token(_calls(_Call("c1", args={"seat": 12})), call="c1"),
        "a number as text": _token(_calls(_Call("c1", args={"seat": "12"})), call="c1"),
        "no arguments": _token(_calls(_Call("c1")), call="c1"),
        "another function": _token(_calls(_Call("c1", "cancel", _SEAT)), call="c1"),
        "another turn": _token(one, call="c1", turn="turn-2"),
        "another session": _token(one, call="c1", session_id="s2"),
        "a second of the same, once the first was answered": _token(
            one, _answers("c1"), _calls(_Call("c2", args=_SEAT)), call="c2"
        ),
        "a third": _token(
            one, _answers("c1"), _calls(_Call("c2", args=_SEAT)), _answers("c2"),
            _calls(_Call("c3", args=_SEAT)), call="c3",
        ),
    }  # fmt: skip
    equal(len(set(tokens.values())), len(tokens), f"different tokens of {list(tokens)}")
    # Two equal calls side by side are two, and each keeps its own when the turn is resumed.
    side = [_token(both, call=id_) for id_ in ("c1", "c2")]
    equal(side[0], tokens["the call"], "the first of two side by side")
    equal(side[1], tokens["a second of the same, once the first was answered"], "the second")
    halfway = [_token(both, _answers("c1"), call=id_) for id_ in ("c1", "c2")]
    equal(halfway, side, "when one of them was answered")
    # A call the session does not know goes by its id.
    unknown = [_token(call=id_) for id_ in ("c1", "c2", "c1")]
    equal((unknown[0] == unknown[2], unknown[0] == unknown[1]), (True, False), "calls not seen")
    kw = await subject.open()
    for name, token in tokens.items():
        equal(await kw.sessions.once(subject.maria, token, _Work(name)), name, "each its own work")
