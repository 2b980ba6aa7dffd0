"""Sessions: how much of them is read. The last events, those after a time, pages, summaries."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from keepwise.errors import InvalidInput, NotFound
from keepwise.model import Event, JsonObject, Page, Session
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import CheckFailed, check, equal, holds, refused
from keepwise.wiring import Keepwise

T = TypeVar("T")


def _ids(session: Session) -> list[str]:
    return [event.id for event in session.events]


async def _walk(fetch: Callable[..., Awaitable[Page[T]]], size: int) -> list[T]:
    """Every item of every page. The last page says that it is the last, and none is empty."""
    found: list[T] = []
    token = ""
    for _ in range(100):
        page = await fetch(page_token=token)
        holds(1 <= len(page.items) <= size, f"a page of {size} holds {len(page.items)}")
        found.extend(page.items)
        token = page.next_token
        if not token:
            return found
    raise CheckFailed("the pages do not end")


async def _say(
    subject: Subject, kw: Keepwise, *ids: str, session_id: str = "s1"
) -> tuple[Event, ...]:
    """Append an event for each id, a second apart."""
    made = []
    for id_ in ids:
        subject.clock.advance(seconds=1)
        event = subject.event(f"Said in {id_}", id=id_, delta={id_: 1})
        await kw.sessions.append(subject.maria, session_id, event)
        made.append(event)
    return tuple(made)


async def _sum_up(subject: Subject, kw: Keepwise, id_: str, first: Event, last: Event) -> None:
    subject.clock.advance(seconds=1)
    await kw.sessions.append(
        subject.maria, "s1", subject.summary(f"In short: {id_}", first, last, id=id_)
    )


@check("sessions.recent", "The last N events, for any N from none to more than there are.")
async def recent_events_are_the_last(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    for number in range(5):
        await kw.sessions.append(subject.maria, "s1", subject.event("Hello", id=f"e{number}"))
    for recent, wanted in ((0, []), (1, ["e4"]), (2, ["e3", "e4"]), (5, None), (2**80, None)):
        session = await kw.sessions.get(subject.maria, "s1", recent=recent)
        expected = [f"e{number}" for number in range(5)] if wanted is None else wanted
        equal(_ids(session), expected, f"the last {recent}")
        equal(session.revision, 5, "the revision counts all")
    negative = kw.sessions.get(subject.maria, "s1", recent=-1)
    await refused(negative, InvalidInput, "the last -1", field="recent")


@check("sessions.after", "Events at or after a time, also in combination with the last N.")
async def events_after_a_time(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    start = subject.clock()
    # Out of order on purpose: the clocks of two machines differ.
    for number, offset in enumerate((0, 30, 10, 20, 40)):
        event = subject.event("Hello", id=f"e{number}", time=start + offset)
        await kw.sessions.append(subject.maria, "s1", event)
    for after, recent, wanted in (
        (0, None, ["e0", "e1", "e2", "e3", "e4"]),
        (20, None, ["e1", "e3", "e4"]),
        (21, None, ["e1", "e4"]),
        (40, None, ["e4"]),
        (2**80, None, []),
        (-(2**80), 1, ["e4"]),
        (10, 2, ["e3", "e4"]),
        (30, 5, ["e1", "e4"]),
        (30, 1, ["e4"]),
        (0, 0, []),
    ):
        session = await kw.sessions.get(subject.maria, "s1", after=start + after, recent=recent)
        equal(_ids(session), wanted, f"after {after}, recent {recent}")


@check("sessions.list", "A list holds each session once, least recently updated first, in pages.")
async def sessions_are_listed_in_pages(subject: Subject) -> None:
    kw = await subject.open()
    for number in range(7):
        # Two at a time share an instant; their order is then by id.
        await kw.sessions.create(subject.maria, session_id=f"s{number}", state={"n": number})
        subject.clock.advance(microseconds=number % 2)
    await kw.sessions.append(subject.maria, "s0", subject.event("Hello"))
    expected = ["s1", "s2", "s3", "s4", "s5", "s6", "s0"]
    whole = await kw.sessions.list(subject.maria)
    equal(sorted(each.id for each in whole.items), sorted(expected), "sessions")
    times = [each.updated_at for each in whole.items]
    equal(times, sorted(times), "update times")
    equal(whole.next_token, "", "the token of the last page")
    holds(all(each.events == () for each in whole.items), "a list carries events")
    equal({each.id: each.state["n"] for each in whole.items}["s3"], 3, "the state in the list")
    for size in (1, 3, 7):
        pages = await _walk(partial(kw.sessions.list, subject.maria, page_size=size), size)
        equal(pages, list(whole.items), f"the pages of {size} together")
    await refused(
        kw.sessions.list(subject.maria, page_token="no token"),
        InvalidInput,
        "a token that no list gave",
        field="page_token",
    )


@check("sessions.list_newest", "A list can also begin with the session updated last.")
async def sessions_are_listed_from_the_newest(subject: Subject) -> None:
    kw = await subject.open()
    for number in range(7):
        await kw.sessions.create(subject.maria, session_id=f"s{number}", state={"n": number})
        subject.clock.advance(microseconds=number % 2)
    subject.clock.advance(microseconds=1)
    await kw.sessions.append(subject.maria, "s2", subject.event("Hello"))
    oldest = (await kw.sessions.list(subject.maria)).items
    pages: list[Session] = []
    for size in (1, 3, 7, 100):
        fetch = partial(kw.sessions.list, subject.maria, page_size=size, newest_first=True)
        pages = await _walk(fetch, size)
        equal(pages, list(reversed(oldest)), f"the pages of {size} together")
    equal(pages[0].id, "s2", "the first of them")


@check("sessions.list_stable", "Sessions nobody touches are each in the pages once, come what may.")
async def pages_of_sessions_are_stable(subject: Subject) -> None:
    for newest_first in (False, True):
        kw = await subject.open()
        scope = (subject.maria, subject.sam)[newest_first]
        for number in range(8):
            await kw.sessions.create(scope, session_id=f"s{number}")
            subject.clock.advance(seconds=1)
        found: list[str] = []
        token = ""
        for step in range(8):
            page = await kw.sessions.list(
                scope, page_size=2, page_token=token, newest_first=newest_first
            )
            found.extend(each.id for each in page.items)
            token = page.next_token
            if not token:
                break
            # Meanwhile sessions are made, deleted and spoken in; s0, s3, s4, s6 and s7 are not.
            if step == 0:
                await kw.sessions.create(scope, session_id="new")
                await kw.sessions.append(scope, "s5", subject.event("Hello"))
                await kw.sessions.append(scope, "s1", subject.event("Hello"))
                await kw.sessions.delete(scope, "s2")
        equal(token, "", "the last token")
        quiet = [each for each in found if each in ("s0", "s3", "s4", "s6", "s7")]
        expected = ["s0", "s3", "s4", "s6", "s7"]
        equal(quiet, expected[::-1] if newest_first else expected, f"newest_first={newest_first}")


@check("sessions.events", "Pages of events hold each event once, in order, from either end.")
async def events_are_listed_in_pages(subject: Subject) -> None:
    kw = await subject.open()
    made = await kw.sessions.create(subject.maria, session_id="s1", state={"opening": 1})
    equal((await kw.sessions.events(subject.maria, "s1")), Page((), ""), "no events yet")
    given = []
    for number, offset in enumerate((0, 0, -5, 7, 0, 3)):
        event = subject.event(
            f"Line {number}", time=made.created_at + offset, delta={"n": number}, extra={"x": 1}
        )
        given.append(event)
        await kw.sessions.append(subject.maria, "s1", event)
    kw = await subject.open()
    for newest_first in (False, True):
        for size in (1, 2, 3, 6, 100):
            fetch = partial(
                kw.sessions.events, subject.maria, "s1", page_size=size, newest_first=newest_first
            )
            pages = await _walk(fetch, size)
            expected = given[::-1] if newest_first else given
            equal(pages, expected, f"the pages of {size}, newest_first={newest_first}")
    for token in ("no token", "1 ", ":", "\ud800"):
        await refused(
            kw.sessions.events(subject.maria, "s1", page_token=token),
            InvalidInput,
            f"the token {token!a}, which no page gave",
            field="page_token",
        )
    await refused(kw.sessions.events(subject.maria, "s2"), NotFound, "an unknown session")


@check("sessions.events_stable", "Pages of events neither repeat nor skip while others append.")
async def pages_of_events_are_stable(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    await kw.sessions.create(subject.maria, session_id="s1")
    given = [each.id for each in await _say(subject, kw, *(f"e{number}" for number in range(6)))]
    for newest_first in (True, False):
        found: list[str] = []
        before = list(given)
        token = ""
        for _ in range(40):
            page = await kw.sessions.events(
                subject.maria, "s1", page_size=2, page_token=token, newest_first=newest_first
            )
            found.extend(each.id for each in page.items)
            token = page.next_token
            if not token:
                break
            if len(given) < 18:
                # Stamped long ago: the place in the ledger counts.
                event = subject.event("Late", time=5)
                await other.sessions.append(subject.maria, "s1", event)
                given.append(event.id)
        equal(token, "", "the last token")
        # From the oldest, what was appended meanwhile comes at the end; from the newest, it does
        # not come at all.
        equal(found, before[::-1] if newest_first else given, f"newest_first={newest_first}")


@check("sessions.summary", "However few events are loaded, the summary of the rest comes first.")
async def summaries_come_with_few_events(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    first, *_, last = await _say(subject, kw, "e1", "e2", "e3", "e4")
    await _sum_up(subject, kw, "sum", first, last)
    *_, last = await _say(subject, kw, "e5", "e6", "e7")
    everything = ["e1", "e2", "e3", "e4", "sum", "e5", "e6", "e7"]
    kw = await subject.open()
    for recent, wanted in (
        (1, ["sum", "e7"]),
        (2, ["sum", "e6", "e7"]),
        (3, ["sum", "e5", "e6", "e7"]),
        (5, ["e4", "sum", "e5", "e6", "e7"]),
        (100, everything),
        (None, everything),
    ):
        session = await kw.sessions.get(subject.maria, "s1", recent=recent, live=True)
        equal(_ids(session), wanted, f"the last {recent}, live")
        equal(len(session.state), 7, "the state is that of all")
        equal(session.revision, 8, "revision")
        if recent:
            session = await kw.sessions.get(subject.maria, "s1", recent=recent)
            equal(_ids(session), everything[-recent:], f"the last {recent}, as the ledger has it")
    session = await kw.sessions.get(subject.maria, "s1", after=last.time, live=True)
    equal(_ids(session), ["sum", "e7"], "after a time, live")
    text = session.events[0].extra["actions"]
    holds("In short: sum" in repr(text), f"the summary lost its words: {text}")


@check("sessions.compacted", "What a summary stands for is left out when that is asked for.")
async def summarized_events_are_left_out(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    _, first, _, _, last = await _say(subject, kw, "e0", "e1", "e2", "e3", "e4")
    await _say(subject, kw, "e5")
    await _sum_up(subject, kw, "sum", first, last)
    await _say(subject, kw, "e6", "e7")
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1", live=True, compacted=True)
    # Where the summary stands among what it does not cover is the reader's business.
    equal(sorted(_ids(session)), ["e0", "e5", "e6", "e7", "sum"], "events")
    equal([each for each in _ids(session) if each != "sum"], ["e0", "e5", "e6", "e7"], "order")
    expected: JsonObject = {f"e{number}": 1 for number in range(8)}
    equal((session.state, session.revision), (expected, 9), "state and revision")
    equal(len((await kw.sessions.get(subject.maria, "s1")).events), 9, "the ledger has them all")
    # What is not covered is all wanted: a limit would cut off what no summary stands for.
    for action in (
        kw.sessions.get(subject.maria, "s1", live=True, compacted=True, recent=2),
        kw.sessions.get(subject.maria, "s1", live=True, compacted=True, after=last.time),
    ):
        await refused(action, InvalidInput, "with a limit", field="compacted")


@check(
    "sessions.compacted_late", "A message that came after a summary is not left out for its time."
)
async def late_messages_are_not_summarized(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    first, middle, last = await _say(subject, kw, "e1", "e2", "e3")
    await _sum_up(subject, kw, "sum", first, last)
    # Another machine's clock is behind: stamped inside the span, on its ends, and before it.
    for id_, time in (
        ("inside", middle.time + 1), ("first", first.time), ("last", last.time), ("early", 0),
    ):  # fmt: skip
        await kw.sessions.append(subject.maria, "s1", subject.event("Late", id=id_, time=time))
    session = await kw.sessions.get(subject.maria, "s1", live=True, compacted=True)
    equal(_ids(session), ["sum", "inside", "first", "last", "early"], "events")


@check("sessions.compacted_again", "A summary that covers more takes the place of an older one.")
async def summaries_can_be_summarized(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    first, last = await _say(subject, kw, "e1", "e2")
    await _sum_up(subject, kw, "sum1", first, last)
    *_, last = await _say(subject, kw, "e3", "e4")
    await _sum_up(subject, kw, "sum2", first, last)
    await _say(subject, kw, "e5")
    session = await kw.sessions.get(subject.maria, "s1", live=True, compacted=True)
    equal(_ids(session), ["sum2", "e5"], "events")
    # One that only overlaps it takes nothing's place.
    *_, end = await _say(subject, kw, "e6")
    await _sum_up(subject, kw, "sum3", last, end)
    await _say(subject, kw, "e7")
    session = await kw.sessions.get(subject.maria, "s1", live=True, compacted=True)
    equal(_ids(session), ["sum2", "sum3", "e7"], "two summaries side by side")


@check("sessions.odd_summaries", "A summary that is none, or of an odd span, hides no event.")
async def odd_summaries_hide_nothing(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    (first,) = await _say(subject, kw, "e1")
    content = {"role": "model", "parts": [{"text": "In short"}]}
    seconds = first.time / 1_000_000
    odd: list[object] = [
        None,
        [],
        "a summary",
        {},
        {"startTimestamp": seconds, "endTimestamp": seconds},
        {"startTimestamp": None, "endTimestamp": None, "compactedContent": content},
        {"startTimestamp": "then", "endTimestamp": "now", "compactedContent": content},
        {"startTimestamp": seconds + 9, "endTimestamp": seconds - 9, "compactedContent": content},
        {"startTimestamp": 1e300, "endTimestamp": 1e306, "compactedContent": content},
        {"startTimestamp": -1e306, "endTimestamp": -1e300, "compactedContent": content},
    ]
    expected = ["e1"]
    for number, compaction in enumerate(odd):
        event = subject.event(id=f"odd{number}", extra={"actions": {"compaction": compaction}})
        await kw.sessions.append(subject.maria, "s1", event)
        if number % 3 == 0:
            await _say(subject, kw, f"e{number + 2}")
            expected.append(f"e{number + 2}")
        for compacted in (False, True):
            session = await kw.sessions.get(subject.maria, "s1", live=True, compacted=compacted)
            found = [id_ for id_ in _ids(session) if id_.startswith("e")]
            equal(found, expected, f"events after {compaction}, compacted={compacted}")
    ledger = (await kw.sessions.get(subject.maria, "s1")).events
    kept = [event.extra["actions"] for event in ledger if event.id.startswith("odd")]
    equal(kept, [{"compaction": each} for each in odd], "what was given")
