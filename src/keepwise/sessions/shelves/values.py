"""State, its history and the results of effects, record by record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from keepwise.governance.guard import CleanText, Guard, free_name
from keepwise.governance.scanning.records import Key, Mending, Record, Text, loaded
from keepwise.model import Json, Mended, Scope
from keepwise.ports import Row, Transaction
from keepwise.sessions.balance import store as balance
from keepwise.sessions.effects import store as effects
from keepwise.sessions.effects.tokens import named_in
from keepwise.sessions.shelves import store
from keepwise.sessions.state import APP, USER

_MOST = 50
_ALL = 2**31
# Who changed a shared value, as names that other records have too.
_OF_CHANGES = ("session_id", "event_id", "author", "invocation_id")


class SessionState:
    """The keys of sessions."""

    tables = frozenset({"session_state"})
    most = _MOST

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Keys from a session's id and a name on."""
        session_id, name = start or ("", "")
        return [
            Record(
                (row["session_id"], row["name"]),
                ("sessions", row["session_id"], "state", row["name"]),
                f"state of {row['session_id']}",
                (Text("value", loaded(row["value"]), "ledger", "json", under=row["name"]),),
            )
            for row in store.session_state_from(tx, scope, str(session_id), str(name), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Redact the value, and the key if it has to be."""
        session_id, name = str(record.key[0]), str(record.key[1])
        (row,) = store.session_state_from(tx, scope, session_id, name, 1)
        kept, clean = _redacted(self._guard, name, loaded(row["value"]))
        if kept != name:
            others = store.session_state_from(tx, scope, session_id, "", _ALL)
            kept = free_name(
                kept, _names(each for each in others if each["session_id"] == session_id)
            )
            balance.drop_session_state(tx, scope, session_id, name)
        balance.set_session_state(tx, scope, session_id, {kept: clean})
        return "redacted"


class SharedState:
    """The keys of a user or an app."""

    tables = frozenset({"scoped_state"})
    most = _MOST

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Keys from a name on."""
        (name,) = start or ("",)
        return [
            Record(
                (row["name"],),
                ("state", _prefix(scope) + row["name"]),
                "shared state",
                (Text("value", loaded(row["value"]), "ledger", "json", under=row["name"]),),
            )
            for row in store.scoped_state_from(tx, scope, str(name), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Redact the value, and the key if it has to be."""
        name = str(record.key[0])
        (row,) = store.scoped_state_from(tx, scope, name, 1)
        kept, clean = _redacted(self._guard, name, loaded(row["value"]))
        if kept != name:
            kept = free_name(kept, _names(store.scoped_state_from(tx, scope, "", _ALL)))
            balance.drop_scoped_state(tx, scope, name)
        balance.set_scoped_state(tx, scope, {kept: clean}, row["updated_at"])
        return "redacted"


class History:
    """What the keys of a user or an app have been."""

    tables = frozenset({"state_changes"})
    most = _MOST

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Entries from a key and a number on."""
        name, number = start or ("", 0)
        return [
            Record(
                (row["name"], row["number"]),
                ("state", _prefix(scope) + row["name"], "history", str(row["number"])),
                "history of shared state",
                (
                    Text("value", _value(row), "ledger", "json", under=row["name"]),
                    *(Text(name, row[name], "ledger", "id") for name in _OF_CHANGES),
                ),
            )
            for row in store.changes_from(tx, scope, str(name), int(number), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Redact the value; if the key has to be, in all of its history."""
        name, number = str(record.key[0]), int(record.key[1])
        rows = store.changes_from(tx, scope, name, number, 1)
        kept, _ = _redacted(self._guard, name, None)
        if kept != name:
            every = store.changes_from(tx, scope, "", 0, _ALL)
            kept = free_name(kept, _names(every))
            rows = [row for row in every if row["name"] == name]
        for row in rows:
            _, clean = _redacted(self._guard, name, _value(row))
            value = None if row["value"] is None else clean
            balance.replace_change(tx, scope, name, row["number"], new_name=kept, value=value)
        return "redacted"


class Effects:
    """The results of work that was done once."""

    tables = frozenset({"effects"})
    most = _MOST

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Effects from a token on."""
        (token,) = start or ("",)
        return [
            Record(
                (row["token"],),
                ("effects", row["token"]),
                "effect",
                (
                    Text("token", named_in(row["token"]), "ledger", "id"),
                    Text("attempt", row["attempt"], "ledger", "id"),
                    Text("result", loaded(row["result"] or "null"), "ledger", "json"),
                ),
            )
            for row in store.effects_from(tx, scope, str(token), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Redact the result. The token stays: whoever asks again asks by it."""
        token = str(record.key[0])
        (row,) = store.effects_from(tx, scope, token, 1)
        if row["result"] is not None:
            clean = self._guard.clean_json(loaded(row["result"]), "ledger", field="result")
            effects.replace_effect(tx, scope, token, clean.text)
        return "redacted"


def _prefix(scope: Scope) -> str:
    return USER if scope.get("user_id") else APP


def _value(row: Row) -> Json:
    return None if row["value"] is None else loaded(row["value"])


def _names(rows: Iterable[Row]) -> set[str]:
    return {row["name"] for row in rows}


def _redacted(guard: Guard, name: str, value: Json) -> tuple[str, CleanText]:
    """A key and its value as they may be stored."""
    ((kept, stored),) = guard.clean_json({name: value}, "ledger", field="value").entries().items()
    return kept, stored
