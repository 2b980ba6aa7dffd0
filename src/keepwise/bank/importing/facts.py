"""One fact of another program's, and what it becomes here: a memory somebody vouches for."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NoReturn

from keepwise.bank.direct import vouched
from keepwise.bank.transfer.records import MEMORY, UNDATED, memory_fields
from keepwise.bank.writing import derived_id
from keepwise.errors import InvalidInput
from keepwise.governance.transfer.fields import Fields
from keepwise.governance.transfer.importing import Entry
from keepwise.model import Candidate, Json, JsonObject, Memory, Revision, Scope, valid_time


@dataclass(frozen=True, slots=True)
class ForeignFact:
    """A fact as another program's file tells it.

    ``place`` is the line, or the number of the entry, it stands in. Empty ids are made up, and
    missing times are those of the import: it brings over what was said before, nobody knows when.
    """

    place: int
    fact: str
    scope: Mapping[str, str]
    id: str = ""
    created_at: int | None = None
    updated_at: int | None = None
    expires_at: int | None = None
    topic: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Naming:
    """Whose the facts of a file become: what it does not say, and what is said otherwise."""

    app_name: str | None
    user_id: str | None
    bank: str

    def scope(self, entries: Mapping[str, str], place: int) -> Scope:
        """The scope of a fact. Raises InvalidInput if it is nobody's."""
        said = dict(entries)
        if self.app_name is not None:
            said["app_name"] = self.app_name
        if self.user_id is not None:
            said["user_id"] = self.user_id
        if not said.get("app_name") or not said.get("user_id"):
            missing = "app" if not said.get("app_name") else "user"
            raise InvalidInput(
                "file",
                f"entry {place} does not say of which {missing} it is",
                hint=f"name the {missing}",
            )
        return Scope.of(said, bank=self.bank)


def entry_of(fact: ForeignFact, naming: Naming, form: str, now: int) -> Entry:
    """The fact as a record of ours, with where it comes from."""
    scope, text = naming.scope(fact.scope, fact.place), fact.fact.strip()
    dated = [each for each in (fact.created_at, fact.updated_at) if each is not None]
    created_at, updated_at = (dated[0], max(dated)) if dated else (now, now)
    # Made of what it says alone, so that a second import finds it again.
    nameless = Candidate("remember", text, "", vouched(form, text, 0), rule=form)
    memory_id = fact.id or derived_id(scope, nameless)
    evidence = (vouched(memory_id, text, updated_at),)
    memory = Memory(
        id=memory_id,
        fact=text,
        topic=fact.topic,
        created_at=created_at,
        updated_at=updated_at,
        revision=1,
        expires_at=fact.expires_at,
        labels=fact.labels,
        evidence=evidence,
    )
    state = Revision(
        memory_id=memory_id,
        number=1,
        action="create",
        fact=text,
        topic=fact.topic,
        reason="imported",
        time=updated_at,
        evidence=evidence,
        engine="import",
        rule=form,
        trust="imported",
        actor="import",
    )
    record = memory_fields(memory, (state,))
    if not dated or updated_at > now:
        record[UNDATED] = True
    return Entry(fact.place, MEMORY, scope, Fields(record))


# Reading what a file says


def text_in(record: Mapping[str, Json], place: int, *names: str) -> str:
    """The text under the first of some keys that is there; empty without any."""
    for name in names:
        value = record.get(name)
        if value is not None:
            if not isinstance(value, str):
                refuse(place, f"{name} must be text")
            return value
    return ""


def object_in(record: Mapping[str, Json], place: int, *names: str) -> JsonObject:
    """The object under the first of some keys that is there; an empty one without any."""
    for name in names:
        value = record.get(name)
        if value is not None:
            if not isinstance(value, dict):
                refuse(place, f"{name} must be an object")
            return value
    return {}


def time_in(record: Mapping[str, Json], place: int, *names: str) -> int | None:
    """The time under the first of some keys, in ISO 8601; one without a zone is in UTC."""
    text = text_in(record, place, *names)
    if not text:
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        refuse(place, f"{names[0]} is no time in ISO 8601")
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    since = moment - datetime(1970, 1, 1, tzinfo=UTC)
    microseconds = (since.days * 86_400 + since.seconds) * 1_000_000 + since.microseconds
    return valid_time(microseconds, names[0])


def label(value: Json) -> str:
    """A value as a label has it: text as it is, anything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def refuse(place: int, problem: str) -> NoReturn:
    """Say what is wrong with an entry of the file, and where it stands."""
    raise InvalidInput("file", f"entry {place}: {problem}", hint="nothing was imported")
