"""What mem0 exports: memories by user, agent and run, in a list or under ``results``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from keepwise.bank.importing.facts import ForeignFact, label, object_in, text_in, time_in
from keepwise.model import JsonObject

# Of these the first that is there names the app; the rest are kept as labels.
_APPS = ("app_id", "agent_id")
_OWNERS = (*_APPS, "run_id")


def facts_of(records: Sequence[tuple[int, JsonObject]]) -> Iterator[ForeignFact]:
    """The facts of mem0's records, each with its place."""
    for place, record in records:
        owners = {name: text_in(record, place, name) for name in _OWNERS}
        app = next((owners[name] for name in _APPS if owners[name]), "")
        metadata = object_in(record, place, "metadata")
        labels = {name: label(value) for name, value in metadata.items() if value is not None}
        labels |= {name: value for name, value in owners.items() if value and value != app}
        scope = {"app_name": app, "user_id": text_in(record, place, "user_id")}
        yield ForeignFact(
            place,
            text_in(record, place, "memory", "text"),
            {name: value for name, value in scope.items() if value},
            id=text_in(record, place, "id"),
            created_at=time_in(record, place, "created_at"),
            updated_at=time_in(record, place, "updated_at"),
            expires_at=time_in(record, place, "expiration_date"),
            labels=labels,
        )
