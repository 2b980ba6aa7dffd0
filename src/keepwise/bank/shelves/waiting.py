"""Events that wait to be looked at, record by record."""

from __future__ import annotations

import json
from collections.abc import Sequence

from keepwise.bank.remembering import store
from keepwise.governance.guard import Guard
from keepwise.governance.scanning.records import Key, Mending, Record, Text, loaded
from keepwise.model import Mended, Scope
from keepwise.ports import Transaction


class Waiting:
    """What was said in a stream and has not been looked at yet, or is shown again."""

    # A stream's options are the bank's own words and labels that were judged; jobs have no words.
    tables = frozenset({"buffered_events", "streams", "jobs"})
    most = 10

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Events from a stream and an id on."""
        stream, event_id = start or ("", "")
        return [
            Record(
                (row["stream"], row["event_id"]),
                ("waiting", row["stream"], row["event_id"]),
                f"{row['stream']}/{row['event_id']}",
                (
                    Text("", loaded(row["body"]), "ledger", "json"),
                    *(Text(name, row[name], "memory", "id") for name in _IDS),
                ),
            )
            for row in store.buffered_from(tx, scope, str(stream), str(event_id), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Redact what it says, as when an event is handed in; its ids stay."""
        stream, event_id = str(record.key[0]), str(record.key[1])
        (row,) = store.buffered_from(tx, scope, stream, event_id, 1)
        clean = self._guard.clean_json(json.loads(row["body"]), "ledger", field="event")
        store.reword(tx, scope, stream, event_id, clean.text)
        return "redacted"


_IDS = ("stream", "event_id", "author")
