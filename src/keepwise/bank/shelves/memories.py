"""Memories, their revisions and the quarantine, record by record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from keepwise.bank import store as bank_store
from keepwise.bank.provenance import store as provenance
from keepwise.bank.provenance.evidence import clean_evidence, parse_evidence
from keepwise.bank.shelves import store
from keepwise.governance.guard import Guard
from keepwise.governance.scanning.records import Key, Mending, Record, Text, loaded
from keepwise.model import FindingKind, Memory, Mended, ScanFix, Scope
from keepwise.ports import Row, Transaction

Removing: TypeAlias = Callable[[Transaction, Scope, Memory, ScanFix, str], None]
"""Takes a memory out of the bank, for the reason of a scan, in the name of an actor."""

_MOST = 50
# What a memory says. If something is found there, nothing of it can stay as it is.
_SAYS = frozenset({"fact", "topic", "slot", "value", "qualifier", "labels"})
# What a person has confirmed is no order to the model any more.
_CONFIRMED: dict[str, frozenset[FindingKind]] = {"confirmed": frozenset({"injection"})}
# There an order is what is kept, to be seen.
_APART: frozenset[FindingKind] = frozenset({"injection"})


class Memories:
    """Memories as they are now, with the words they rest on."""

    # A vector is made of what is read here, as the terms are.
    tables = frozenset({"memories", "memory_terms", "memory_vectors"})
    most = _MOST

    def __init__(self, guard: Guard, remove: Removing) -> None:
        self._guard = guard
        self._remove = remove

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Memories from an id on."""
        (memory_id,) = start or ("",)
        return [
            Record(
                (row["memory_id"],),
                ("memories", row["memory_id"]),
                row["memory_id"],
                (
                    *_says(row, _CONFIRMED.get(row["trust"] or "", frozenset())),
                    Text("labels", loaded(row["labels"]), "memory", "json"),
                    Text("details", loaded(row["details"]), "memory", "json"),
                    *_quotes(row["evidence"], "quote"),
                    *_quotes(row["replaced"], "replaced"),
                    Text("id", row["memory_id"], "memory", "id"),
                ),
            )
            for row in store.memories_from(tx, scope, str(memory_id), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Take a memory out that says it; redact it in the words it rests on."""
        memory = bank_store.get(tx, scope, str(record.key[0]), 0)
        if memory is None:
            return ""
        if mending.fields & _SAYS:
            self._remove(tx, scope, memory, mending.how, mending.actor)
            return "erased" if mending.how == "erase" else "quarantined"
        evidence = clean_evidence(self._guard, memory.evidence)
        replaced = clean_evidence(self._guard, memory.replaced)
        provenance.set_grounds(tx, scope, memory.id, evidence, replaced)
        if any(name.startswith("details") for name in mending.fields):
            stored = bank_store.details_to_json(memory.details)
            clean = self._guard.clean_json(stored, "memory", field="details").text
            bank_store.set_details(tx, scope, memory.id, clean)
        return "redacted"


class Revisions:
    """What memories have been."""

    tables = frozenset({"memory_revisions"})
    most = _MOST

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Revisions from a memory's id and a number on."""
        memory_id, number = start or ("", 0)
        return [
            Record(
                (row["memory_id"], row["number"]),
                ("memories", row["memory_id"], "revisions", str(row["number"])),
                f"{row['memory_id']}/{row['number']}",
                (
                    *_says(row, _CONFIRMED.get(row["trust"], frozenset())),
                    Text("labels", loaded(row["labels"]), "memory", "json"),
                    *_quotes(row["evidence"], "quote"),
                    Text("reason", row["reason"], "memory"),
                    *_names(row, "engine", "rule", "policy", "trust", "actor"),
                ),
            )
            for row in store.revisions_from(tx, scope, str(memory_id), int(number), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Delete a revision that says it; redact it in the words it rests on."""
        memory_id, number = str(record.key[0]), int(record.key[1])
        if mending.fields & _SAYS:
            bank_store.delete_revision(tx, scope, memory_id, number)
            return "erased"
        (row,) = store.revisions_from(tx, scope, memory_id, number, 1)
        clean = clean_evidence(self._guard, parse_evidence(row["evidence"]))
        provenance.set_revision_grounds(tx, scope, memory_id, number, clean)
        return "redacted"


class Quarantine:
    """What waits for a person; the orders in it are there to be seen."""

    tables = frozenset({"quarantine"})
    most = _MOST

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Items from an id on."""
        (item_id,) = start or ("",)
        return [
            Record(
                (row["item_id"],),
                ("quarantine", row["item_id"]),
                row["item_id"],
                (
                    *_says(row, _APART),
                    *_quotes(row["evidence"], "quote"),
                    Text("id", row["item_id"], "memory", "id"),
                    *_names(row, "trust", "author", "rule", "kinds", "policy"),
                ),
                waits=f"{row['trust']}: {row['rule']}",
            )
            for row in store.items_from(tx, scope, str(item_id), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Redact it, as when an item is put away."""
        item_id = str(record.key[0])
        (row,) = store.items_from(tx, scope, item_id, 1)
        store.reword_item(
            tx,
            scope,
            item_id,
            fact=self._guard.apart(row["fact"], "fact"),
            topic="" if "topic" in mending.fields else row["topic"],
            slot="" if "slot" in mending.fields else row["slot"],
            value=self._guard.apart(row["value"], "value"),
            qualifier=self._guard.apart(row["qualifier"], "qualifier"),
            evidence=clean_evidence(self._guard, parse_evidence(row["evidence"])),
        )
        return "redacted"


class HandedIn:
    """Which events were handed in: ids, which the words they had would come back without."""

    tables = frozenset({"stream_events"})
    most = 200

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Events from a stream and an id on."""
        stream, event_id = start or ("", "")
        return [
            Record(
                (row["stream"], row["event_id"]),
                ("handed in", row["stream"], row["event_id"]),
                "handed in",
                tuple(_names(row, "stream", "event_id")),
            )
            for row in store.handed_in_from(tx, scope, str(stream), str(event_id), count)
        ]

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Nothing: without it the same words would be learned again."""
        return ""


def _names(row: Row, *names: str) -> Iterator[Text]:
    """Names and ids of a row, as they are judged where they come in."""
    for name in names:
        yield Text(name, row[name], "memory", "id")


def _says(row: Row, spared: frozenset[FindingKind]) -> Iterator[Text]:
    for name in ("fact", "value", "qualifier"):
        yield Text(name, row[name], "memory", spared=spared)
    for name in ("topic", "slot"):
        # Words of the bank's own, in which a figure is none.
        yield Text(name, row[name], "ledger")


def _quotes(stored: str, field: str) -> Iterator[Text]:
    """The words of an evidence column, and the ids they come from."""
    evidence = loaded(stored)
    if not isinstance(evidence, list):
        yield Text(field, evidence, "evidence", "json")
        return
    for at, each in enumerate(evidence):
        if not isinstance(each, dict):
            yield Text(f"{field}[{at}]", each, "evidence", "json")
            continue
        yield Text(f"{field}[{at}]", str(each.get("quote", "")), "evidence")
        for name in ("event_id", "stream"):
            yield Text(f"{field}[{at}].{name}", str(each.get(name, "")), "memory", "id")
