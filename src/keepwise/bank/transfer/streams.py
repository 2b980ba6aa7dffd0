"""Taking over which events were handed in, and those that wait to be looked at."""

from __future__ import annotations

from keepwise.bank.provenance import store as provenance
from keepwise.bank.remembering.buffering import Buffering
from keepwise.bank.remembering.options import Options, Trigger
from keepwise.governance.guard import Guard
from keepwise.governance.transfer.fields import Fields
from keepwise.governance.transfer.rooms import Restored
from keepwise.model import Event, Scope, valid_id, valid_time
from keepwise.ports import Transaction

_KNOWN = Restored("known")


def waiting(
    tx: Transaction, scope: Scope, fields: Fields, guard: Guard, buffering: Buffering
) -> Restored:
    """Let an event wait here as it did there; what was forgotten is judged when it is read."""
    stream, event_id = fields.text("stream"), valid_id(fields.text("id"), "id")
    author, body = fields.text("author"), fields.value("body")
    for name, text in (("stream", stream), ("id", event_id), ("author", author)):
        guard.identifier(text, name, "memory")
    content = body.get("content") if isinstance(body, dict) else None
    event = Event(
        event_id,
        author,
        valid_time(fields.number("time"), "time"),
        content=content if isinstance(content, dict) else None,
    )
    if not provenance.mark_event(tx, scope, stream, event_id, provenance.said_at(event)):
        return _KNOWN
    clean = buffering.prepare([event])[event_id]
    buffering.put(tx, scope, stream, [(event, clean)], Options(), Trigger(), False)
    return Restored("new")


def handed_in(tx: Transaction, scope: Scope, fields: Fields, guard: Guard) -> Restored:
    """Know an event without having its words."""
    stream = fields.text("stream")
    event_id = valid_id(fields.text("event_id"), "event_id")
    guard.identifier(stream, "stream", "memory")
    guard.identifier(event_id, "event_id", "memory")
    said_at = fields.optional("said_at") or 0
    marked = provenance.mark_event(tx, scope, stream, event_id, said_at)
    return Restored("new") if marked else _KNOWN
