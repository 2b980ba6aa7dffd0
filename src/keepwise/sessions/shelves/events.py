"""Sessions and their events, record by record."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from keepwise.governance.clauses import marker
from keepwise.governance.guard import Guard
from keepwise.governance.scanning.records import Key, Mending, Record, Text, loaded
from keepwise.model import Json, Mended, Scope, said_in
from keepwise.ports import Transaction
from keepwise.sessions import store as ledger
from keepwise.sessions.parts import Replacement, marked
from keepwise.sessions.records import store as records
from keepwise.sessions.shelves import store


class Sessions:
    """The ids of sessions, and what people call them.

    Events, files and memories refer by an id, so none can be redacted.
    """

    tables = frozenset({"sessions"})
    most = 200

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Sessions from an id on."""
        (session_id,) = start or ("",)
        return [
            Record(
                (row["session_id"],),
                ("sessions", row["session_id"]),
                row["session_id"],
                (
                    Text("id", row["session_id"], "ledger", "id"),
                    Text("turn_holder", row["turn_holder"], "ledger", "id"),
                    Text("display_name", row["display_name"], "ledger"),
                    Text("labels", loaded(row["labels"]), "ledger", "json"),
                ),
            )
            for row in store.sessions_from(tx, scope, str(session_id), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Take back what it is called; whoever wants an id gone deletes the session."""
        called = {name for name in mending.fields if name.startswith(("display_name", "labels"))}
        if not called:
            return ""
        session_id = str(record.key[0])
        (row,) = store.sessions_from(tx, scope, session_id, 1)
        labels = self._guard.clean_json(json.loads(row["labels"]), "ledger", field="labels").text
        name = "" if "display_name" in called else row["display_name"]
        shown = self._guard.require(name, "ledger", field="display_name")
        records.set_details(tx, scope, session_id, display_name=shown, labels=labels)
        return "redacted"


class Events:
    """The ledger, an event at a time: one can be large."""

    tables = frozenset({"events"})
    most = 1

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Events from a session's id and a number on."""
        session_id, seq = start or ("", 0)
        return [
            Record(
                (row["session_id"], row["seq"]),
                # The opening balance has no id.
                ("sessions", row["session_id"], "events", row["event_id"] or str(row["seq"])),
                f"{row['session_id']}/{row['event_id'] or row['seq']}",
                (
                    *_texts(loaded(row["body"])),
                    Text("id", row["event_id"], "ledger", "id"),
                    Text("author", row["author"], "ledger", "id"),
                    Text("invocation_id", row["invocation_id"], "ledger", "id"),
                ),
            )
            for row in store.events_from(tx, scope, str(session_id), int(seq), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Redact what it says, as when an event is appended; its ids stay."""
        session_id, seq = str(record.key[0]), int(record.key[1])
        (row,) = store.events_from(tx, scope, session_id, seq, 1)
        body: Json = json.loads(row["body"])
        if not isinstance(body, dict):
            return ""

        def marks(text: str) -> list[Replacement]:
            found = self._guard.findings(text, "ledger")
            return [(each.start, each.end, marker(each)) for each in found]

        content = body.get("content")
        if isinstance(content, dict):
            body = {**body, "content": marked(content, marks)}
        clean = self._guard.clean_json(body, "ledger", field="event")
        ledger.replace_body(tx, scope, session_id, seq, clean.text)
        return "redacted"


def _texts(body: Json) -> Iterator[Text]:
    yield Text("", body, "ledger", "json")
    content = body.get("content") if isinstance(body, dict) else None
    said = said_in(content) if isinstance(content, dict) else []
    if len(said) > 1:
        whole = "\n".join(text for _, text in said)
        yield Text("content.parts", whole, "ledger", across=True)
