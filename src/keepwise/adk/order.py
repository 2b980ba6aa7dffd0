"""What ADK orders by time, kept in the order of the ledger.

ADK takes a summary to cover every event whose time lies within its span, and sorts by time once
there is a summary. A message from a machine whose clock is behind would fall into the span of a
summary that was written before it, and no model would ever see it. So an event that was appended
after a summary is given to ADK with a time after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from google.adk.events import Event
from google.adk.sessions import Session

from keepwise.sessions.marks import Mark, undone, within

# The least difference that ADK's seconds as floating point numbers hold for today's dates.
_STEP = 0.000001


def in_order(events: Iterable[Event]) -> list[Event]:
    """Events in the order of the ledger, their times never falling once there is a summary."""
    given: list[Event] = []
    latest, covered = 0.0, None
    for event in events:
        compaction = event.actions.compaction
        if compaction is not None:
            covered = max(covered or 0.0, compaction.end_timestamp)
        elif covered is not None:
            latest = max(latest, covered + _STEP)
            event.timestamp = max(event.timestamp, latest)
        latest = max(latest, event.timestamp)
        given.append(event)
    return given


def keep_after_summaries(session: Session, event: Event) -> None:
    """Date an event that is about to be appended after the summaries of its session."""
    if event.timestamp > session.last_update_time or event.actions.compaction is not None:
        return
    if any(each.actions.compaction is not None for each in session.events):
        event.timestamp = session.last_update_time + _STEP


def standing(events: Sequence[Event]) -> list[Event]:
    """The events that no rewind among them took back, without the rewinds."""
    first: dict[str, int] = {}
    marks: list[Mark] = []
    for number, event in enumerate(events):
        first.setdefault(event.invocation_id, number)
        before = event.actions.rewind_before_invocation_id
        if before:
            marks.append(Mark("rewind", number, first.get(before, number), number))
    spans = undone(marks)
    return [event for number, event in enumerate(events) if not within(number, spans)]
