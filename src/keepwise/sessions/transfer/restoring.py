"""Taking conversations over: redacted as when they are written, and in the order of the ledger."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from keepwise.errors import InvalidInput
from keepwise.governance.audit import Audit
from keepwise.governance.clauses import marker
from keepwise.governance.guard import CleanText, Guard, dump_json, storable
from keepwise.governance.retention import FORGOTTEN, Retention, stream_key
from keepwise.governance.transfer.fields import Fields
from keepwise.governance.transfer.forgotten import Forgotten
from keepwise.governance.transfer.rooms import Restored, Terms
from keepwise.model import (
    Event,
    Finding,
    Json,
    JsonObject,
    Outcome,
    Scope,
    valid_event,
    valid_id,
)
from keepwise.ports import Transaction
from keepwise.sessions import store as ledger_store
from keepwise.sessions.balance import store as balance
from keepwise.sessions.effects.tokens import named_in
from keepwise.sessions.ledger import require_user
from keepwise.sessions.marks import Mark
from keepwise.sessions.parts import Replacement, marked
from keepwise.sessions.preparing import clean_details
from keepwise.sessions.state import split, without_temp
from keepwise.sessions.transfer import store

SESSION = "session"
EVENT = "event"
BALANCE = "balance"
SHARED = "shared"
CHANGE = "change"
EFFECT = "effect"

REASON = "from an import"

_KNOWN = Restored("known")
_ERASED = Restored("forgotten", "it was erased here since")
_NAME_FORGOTTEN = Restored("forgotten", "its name was forgotten here since")
_MARKS: tuple[Literal["", "summary", "rewind"], ...] = ("", "summary", "rewind")
# What the ids of sessions cannot hold: see ``Sessions.create``.
_NOT_IN_SESSION_IDS = "/:"


class SessionRestorer:
    """One import into the ledger.

    It knows which sessions were left out, so that nothing of them comes alone, and which have
    grown, so that their balance is set.
    """

    def __init__(self, guard: Guard, audit: Audit, retention: Retention, terms: Terms) -> None:
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._terms = terms
        self._left_out: dict[tuple[Scope, str], Restored] = {}
        self._grown: set[tuple[Scope, str]] = set()

    def restore(self, tx: Transaction, scope: Scope, kind: str, fields: Fields) -> Restored:
        """Take one record over."""
        if kind in (SHARED, CHANGE, EFFECT):
            if kind == SHARED:
                return self._shared(tx, scope, fields)
            return (self._change if kind == CHANGE else self._effect)(tx, scope, fields)
        require_user(scope)
        session_id = valid_id(
            fields.text("id" if kind == SESSION else "session_id"),
            "session_id",
            forbidden=_NOT_IN_SESSION_IDS,
        )
        key = (scope, session_id)
        if kind == SESSION:
            self._left_out.pop(key, None)
            done = self._session(tx, scope, session_id, fields)
        elif key in self._left_out:
            return self._left_out[key]
        elif kind == EVENT:
            done = self._event(tx, scope, session_id, fields)
        else:
            done = self._balance(tx, scope, session_id, fields)
        return done

    def close(self) -> None:
        """Nothing is held."""

    def _leave_out(self, scope: Scope, session_id: str, outcome: Outcome, reason: str) -> Restored:
        """Leave a session out, and all of it that is still to come."""
        done = Restored(outcome, reason)
        self._left_out[scope, session_id] = done
        return done

    # Sessions

    def _session(self, tx: Transaction, scope: Scope, session_id: str, fields: Fields) -> Restored:
        created_at, expires_at = fields.number("created_at"), fields.optional("expires_at")
        # Told of whatever comes of it: what is left of a session whose id is refused is no session.
        self._leave_out(scope, session_id, "refused", "its session was not taken over")
        self._guard.identifier(session_id, "session_id")
        if expires_at is not None and expires_at <= self._terms.now:
            return self._leave_out(scope, session_id, "expired", "its time is over")
        if self._retention.is_erased(tx, scope, created_at) or self._retention.is_forgotten(
            tx, scope, stream_key(session_id), created_at
        ):
            return self._leave_out(scope, session_id, "forgotten", "it was forgotten here since")
        here = ledger_store.get_session(tx, scope, session_id, -ledger_store.EVERYTHING)
        if here is not None:
            if here.expires_at is not None and here.expires_at <= self._terms.now:
                reason = "a session of that id has expired here and waits to be deleted"
                return self._leave_out(scope, session_id, "conflict", reason)
            if here.created_at != created_at:
                reason = "another conversation of that id is here"
                return self._leave_out(scope, session_id, "conflict", reason)
            del self._left_out[scope, session_id]
            return _KNOWN
        del self._left_out[scope, session_id]
        details = clean_details(
            self._guard,
            fields.text("display_name") if fields.has("display_name") else "",
            _labels(fields),
        )
        ledger_store.add_session(tx, scope, session_id, created_at, expires_at, **details)
        self._grown.add((scope, session_id))
        self._audit.record(
            tx, scope, "import", target=session_id, reason=REASON, actor=self._terms.actor
        )
        return Restored("new")

    def _event(self, tx: Transaction, scope: Scope, session_id: str, fields: Fields) -> Restored:
        event, mark = self._read_event(fields)
        seq = fields.number("seq")
        if seq < 0 or (seq == 0) != (event.id == ""):
            raise InvalidInput("seq", "must be from 1 on; 0 is the opening balance")
        head = ledger_store.get_session(tx, scope, session_id, self._terms.now)
        if head is None:
            return self._leave_out(scope, session_id, "invalid", "its session is not in the file")
        if self._is_known(tx, scope, session_id, event, seq):
            return _KNOWN
        if ledger_store.event_at(tx, scope, session_id, seq) is not None:
            reason = "the conversation went on differently here"
            return self._leave_out(scope, session_id, "conflict", reason)
        if self._retention.is_erased(tx, scope, event.time) or self._retention.is_forgotten(
            tx, scope, stream_key(session_id), event.time
        ):
            return Restored("forgotten", "it was forgotten here since")
        for name in ("id", "author", "invocation_id"):
            self._guard.identifier(getattr(event, name), f"event.{name}")
        body, forgotten = self._remembered(tx, scope, fields.object("body"), event.time)
        clean, findings = self._clean_body(body)
        ledger_store.add_event(tx, scope, session_id, event, clean, seq=seq, mark=mark)
        if seq > head.revision:
            ledger_store.advance(
                tx,
                scope,
                session_id,
                revision=seq,
                updated_at=max(head.updated_at, event.time),
            )
        self._grown.add((scope, session_id))
        self._audit.record_redaction(
            tx, scope, f"{session_id}/{event.id}", findings, actor=self._terms.actor
        )
        return Restored("new", redacted=len(findings) + forgotten)

    def _read_event(self, fields: Fields) -> tuple[Event, Mark | None]:
        event = Event(
            fields.text("event_id"),
            fields.text("author"),
            fields.number("time"),
            fields.text("invocation_id"),
        )
        if event.id:  # the opening balance has none
            valid_event(event)
        kind = fields.one_of("mark", _MARKS)
        first, last = fields.number("covers_from"), fields.number("covers_to")
        mark = Mark(kind, fields.number("seq"), first, last) if kind else None
        return event, mark

    def _is_known(
        self, tx: Transaction, scope: Scope, session_id: str, event: Event, seq: int
    ) -> bool:
        if not event.id:
            return ledger_store.event_at(tx, scope, session_id, 0) is not None
        return ledger_store.get_event(tx, scope, session_id, event.id) is not None

    def _remembered(
        self, tx: Transaction, scope: Scope, body: JsonObject, said_at: int
    ) -> tuple[JsonObject, int]:
        """What an event says with a marker for forgotten words, and how many there were.

        They may be cut in two by the parts of a message, as when they are forgotten.
        """
        forgotten = Forgotten(tx, scope, self._retention)
        across: list[Replacement] = []

        def marks(text: str) -> list[Replacement]:
            spans = forgotten.spans(text, said_at, alone=False)
            across.extend((start, end, FORGOTTEN) for start, end in spans)
            return across

        content = body.get("content")
        if isinstance(content, dict):
            body = {**body, "content": marked(content, marks)}
        kept, count = forgotten.without(body, said_at)
        assert isinstance(kept, dict)
        return kept, len(across) + count

    def _clean_body(self, body: JsonObject) -> tuple[CleanText, tuple[Finding, ...]]:
        """What an event says, redacted as when it is appended."""
        across: list[Finding] = []

        def marks(text: str) -> list[Replacement]:
            across.extend(self._guard.findings(text, "ledger"))
            return [(each.start, each.end, marker(each)) for each in across]

        content = body.get("content")
        if isinstance(content, dict):
            body = {**body, "content": marked(content, marks)}
        for name in ("state_delta", "extra"):
            if not isinstance(body.get(name, {}), dict):
                raise InvalidInput(f"body.{name}", "must be an object")
        if not isinstance(content, dict | None):
            raise InvalidInput("body.content", "must be an object")
        delta = body.get("state_delta")
        if isinstance(delta, dict):
            body = {**body, "state_delta": without_temp(delta)}
        clean = self._guard.clean_json(body, "ledger", field="body")
        return clean.text, (*across, *clean.findings)

    def _balance(self, tx: Transaction, scope: Scope, session_id: str, fields: Fields) -> Restored:
        revision, updated_at = fields.number("revision"), fields.number("updated_at")
        state = split(fields.object("state")).session
        head = ledger_store.get_session(tx, scope, session_id, self._terms.now)
        if head is None:
            return Restored("invalid", "its session is not in the file")
        here = balance.session_state(tx, scope, session_id)
        if head.revision > revision or ((scope, session_id) not in self._grown and here):
            # It goes on here, or is complete.
            return _KNOWN
        kept, forgotten = Forgotten(tx, scope, self._retention).without(state, updated_at)
        clean = self._guard.clean_json(kept, "ledger", field="state")
        values = clean.entries()
        for name in values:
            storable(name, "state key")
        same = {name: dump_json(value) for name, value in here.items()} == {
            name: str(value) for name, value in values.items()
        }
        if same and (head.revision, head.updated_at) == (revision, updated_at):
            return _KNOWN
        for name in here.keys() - values.keys():
            balance.drop_session_state(tx, scope, session_id, name)
        balance.set_session_state(tx, scope, session_id, values)
        ledger_store.advance(tx, scope, session_id, revision=revision, updated_at=updated_at)
        self._audit.record_redaction(tx, scope, session_id, clean.findings, actor=self._terms.actor)
        return Restored("new", redacted=len(clean.findings) + forgotten)

    # What sessions share

    def _shared(self, tx: Transaction, scope: Scope, fields: Fields) -> Restored:
        name, updated_at = self._key(fields), fields.number("updated_at")
        if self._retention.is_erased(tx, scope, updated_at):
            return _ERASED
        if self._is_forgotten(tx, scope, name, updated_at):
            return _NAME_FORGOTTEN
        value, redacted, findings = self._value(tx, scope, fields.value("value"), updated_at, name)
        here = store.one_shared(tx, scope, name)
        if here is not None:
            if here.value == str(value):
                return _KNOWN
            if self._terms.on_conflict == "skip" or here.updated_at >= updated_at:
                return Restored("conflict", "the key has another value here")
        balance.set_scoped_state(tx, scope, {name: value}, updated_at)
        self._audit.record_redaction(tx, scope, "state", findings, actor=self._terms.actor)
        return Restored("new" if here is None else "updated", redacted=redacted)

    def _change(self, tx: Transaction, scope: Scope, fields: Fields) -> Restored:
        name, time = self._key(fields), fields.number("time")
        number = fields.number("number")
        if number < 1:
            raise InvalidInput("number", "must be from 1 on")
        if self._retention.is_erased(tx, scope, time):
            return _ERASED
        if self._is_forgotten(tx, scope, name, time):
            return _NAME_FORGOTTEN
        value: CleanText | None = None
        redacted = 0
        findings: tuple[Finding, ...] = ()
        if not fields.value("removed"):
            value, redacted, findings = self._value(tx, scope, fields.value("value"), time, name)
        writer = self._writer(scope, fields)
        row = store.ChangeRow(
            name=name,
            number=number,
            value=None if value is None else str(value),
            time=time,
            writer=writer.id,
            session_id=self._name(fields, "session_id"),
            event_id=self._name(fields, "event_id"),
            author=self._name(fields, "author"),
            invocation_id=self._name(fields, "invocation_id"),
        )
        if row.writer != scope.id and self._retention.is_erased(tx, writer, time):
            # As erasing leaves it: the value is everybody's, who set it is told no more.
            row = replace(
                row, writer=scope.id, session_id="", event_id="", author="", invocation_id=""
            )
        here = store.one_change(tx, scope, name, number)
        if here is not None:
            same = here == row
            return _KNOWN if same else Restored("conflict", "the key has another history here")
        store.restore_change(tx, scope, row, value)
        self._audit.record_redaction(tx, scope, "state", findings, actor=self._terms.actor)
        return Restored("new", redacted=redacted)

    def _writer(self, scope: Scope, fields: Fields) -> Scope:
        if not fields.has("writer"):
            return scope
        return self._terms.renamed(Fields(fields.object("writer")).scope())

    def _key(self, fields: Fields) -> str:
        name = fields.text("name")
        storable(name, "name")
        clean = self._guard.clean_json({name: None}, "ledger", field="name")
        (key,) = clean.entries()
        return key

    def _is_forgotten(self, tx: Transaction, scope: Scope, name: str, said_at: int) -> bool:
        return bool(Forgotten(tx, scope, self._retention).spans(name, said_at, alone=False))

    def _name(self, fields: Fields, field: str) -> str:
        return self._guard.identifier(fields.text(field), field)

    def _value(
        self, tx: Transaction, scope: Scope, value: Json, time: int, name: str
    ) -> tuple[CleanText, int, tuple[Finding, ...]]:
        """A value under its key, which may announce a credential."""
        kept, forgotten = Forgotten(tx, scope, self._retention).without(value, time)
        clean = self._guard.clean_json({name: kept}, "ledger", field="value")
        (text,) = clean.entries().values()
        return text, len(clean.findings) + forgotten, clean.findings

    # Effects

    def _effect(self, tx: Transaction, scope: Scope, fields: Fields) -> Restored:
        token = valid_id(fields.text("token"), "token")
        self._guard.identifier(named_in(token), "token")
        started_at, finished_at = fields.number("started_at"), fields.optional("finished_at")
        if self._retention.is_erased(tx, scope, started_at):
            return _ERASED
        result: CleanText | None = None
        redacted = 0
        findings: tuple[Finding, ...] = ()
        if finished_at is not None:
            kept, forgotten = Forgotten(tx, scope, self._retention).without(
                fields.value("result"), finished_at
            )
            clean = self._guard.clean_json(kept, "ledger", field="result")
            result, findings = clean.text, clean.findings
            redacted = len(findings) + forgotten
        row = store.EffectRow(
            token=token,
            attempt=self._name(fields, "attempt"),
            started_at=started_at,
            finished_at=finished_at,
            result=None if result is None else str(result),
        )
        here = store.one_effect(tx, scope, token)
        if here is not None:
            return _KNOWN if here == row else Restored("conflict", "it was done otherwise here")
        store.restore_effect(tx, scope, row, result)
        self._audit.record_redaction(tx, scope, token, findings, actor=self._terms.actor)
        return Restored("new", redacted=redacted)


def _labels(fields: Fields) -> dict[str, str]:
    held = fields.object("labels") if fields.has("labels") else {}
    return {name: str(value) for name, value in held.items()}
