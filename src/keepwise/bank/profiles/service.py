"""Profiles of people: set by whoever vouches for them, filled by what people state."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from keepwise.bank import direct, store
from keepwise.bank.banks.book import Book
from keepwise.bank.profiles.schemas import valid_value
from keepwise.bank.remembering.options import DEFAULT
from keepwise.bank.words import fold
from keepwise.bank.writing import Writer
from keepwise.errors import InvalidInput, NotFound
from keepwise.governance import store as governance_store
from keepwise.governance.guard import Guard
from keepwise.model import (
    Applied,
    Candidate,
    Change,
    Evidence,
    Json,
    Memory,
    Rejection,
    Scope,
    Trust,
)
from keepwise.model.profiles import Profile, ProfileField, ProfileSchema
from keepwise.ports import Clock, Database, Ids, Transaction

_KIND = "field"


class Profiles:
    """Structured memories: one for each field of a schema that is known of a person."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        writer: Writer,
        clock: Clock,
        ids: Ids,
        book: Book,
    ) -> None:
        self._database = database
        self._guard = guard
        self._writer = writer
        self._clock = clock
        self._ids = ids
        self._book = book

    def schemas_of(self, scope: Scope) -> tuple[ProfileSchema, ...]:
        """The schemas of a scope: those all of whose keys it has."""
        keys = {key for key, _ in scope.entries}
        schemas = self._book.of(scope).profiles
        return tuple(each for each in schemas if each.scope_keys <= keys)

    async def get(self, scope: Scope) -> tuple[Profile, ...]:
        """Every profile of a person, with the fields that are known; in the schemas' order."""
        await self._book.refresh(scope.bank)

        def work(tx: Transaction) -> list[Memory]:
            return [each for each in store.active(tx, scope, self._clock()) if each.kind == _KIND]

        held = {each.slot: each for each in await self._database.read(work)}
        found: list[Profile] = []
        for schema in self.schemas_of(scope):
            known = {
                field.name: held[slot]
                for field in schema.fields
                if (slot := f"{schema.id}/{field.name}") in held
            }
            data = {name: json.loads(memory.value) for name, memory in known.items()}
            ids = {name: memory.id for name, memory in known.items()}
            found.append(Profile(schema.id, data, ids))
        return tuple(found)

    async def set(
        self, scope: Scope, schema_id: str, data: Mapping[str, Json], *, actor: str = "api"
    ) -> tuple[Applied, ...]:
        """Set fields of a profile; the others stay as they are.

        Raises:
            NotFound: the scope has no such schema.
            InvalidInput: there is no such field, or it does not take the value.
            Refused: a value holds a figure or a credential; nothing is written.
        """
        await self._book.refresh(scope.bank)
        self._guard.scope(scope)
        self._guard.require(actor, "ledger", field="actor")
        schema = next((each for each in self.schemas_of(scope) if each.id == schema_id), None)
        if schema is None:
            raise NotFound("there is no such profile schema for this scope")
        fields = {each.name: each for each in schema.fields}
        candidates: list[Candidate] = []
        now = self._clock()
        for name, value in data.items():
            if name not in fields:
                raise InvalidInput("data", "names a field that the schema does not have")
            text = _fact(fields[name], valid_value(fields[name], value))
            self._guard.require(text, "memory", field=name)
            said = direct.vouched(self._ids(), text, now)
            candidates.append(_candidate(schema, fields[name], value, said, trust="direct"))

        def work(tx: Transaction) -> tuple[Applied, ...]:
            governance_store.ensure_scope(tx, scope, now)
            self._writer.purge_expired(tx, scope, now)
            return self.write(tx, scope, candidates, now, actor=actor)

        return await self._database.write(work)

    def stated(self, scope: Scope, candidates: Sequence[Candidate]) -> list[Candidate]:
        """What statements of the person say about fields of the scope's schemas."""
        return [
            _candidate(schema, field, value, each.evidence, trust=each.trust)
            for each in candidates
            if each.intent == "remember" and each.slot and not each.qualifier
            for schema in self.schemas_of(scope)
            for field in schema.fields
            if field.slot == each.slot and (value := _read(field, _as_said(each))) is not None
        ]

    def write(
        self,
        tx: Transaction,
        scope: Scope,
        candidates: Sequence[Candidate],
        now: int,
        *,
        actor: str,
    ) -> tuple[Applied, ...]:
        """Write fields in the caller's transaction: each is a memory, a new value a revision."""
        if not candidates:
            return ()
        held = {m.slot: m for m in store.active(tx, scope, now) if m.kind == _KIND}
        done: list[Applied] = []
        for at, candidate in enumerate(candidates):
            judged = self._writer.judge(tx, scope, candidate)
            if isinstance(judged, Rejection):
                continue
            old = held.get(judged.slot)
            memories = [] if old is None else [old]
            if old is None:
                change = Change("create", judged, "the first value of the field")
            elif old.value == judged.value:
                change = Change("leave", judged, "the field has that value", old.id)
            else:
                change = Change("update", judged, "a new value of the field", old.id)
            applied = self._writer.apply(
                tx, scope, change, memories, now + at, options=DEFAULT, actor=actor
            )
            done.append(applied)
            if (made := store.get(tx, scope, applied.memory_id, now)) is not None:
                held[made.slot] = made
        return tuple(done)


def _candidate(
    schema: ProfileSchema,
    field: ProfileField,
    value: Json,
    evidence: Evidence,
    *,
    trust: Trust,
) -> Candidate:
    return Candidate(
        "remember",
        _fact(field, value),
        "",
        evidence,
        rule="profile",
        slot=f"{schema.id}/{field.name}",
        value=json.dumps(value, ensure_ascii=False),
        engine="profile",
        trust=trust,
        kind="field",
    )


def _fact(field: ProfileField, value: Json) -> str:
    shown = (
        ", ".join(map(str, value))
        if isinstance(value, list)
        else json.dumps(value, ensure_ascii=False)
    )
    return f"{field.name.replace('_', ' ')}: {shown.strip(chr(34))}"


def _as_said(candidate: Candidate) -> str:
    """A statement's value as its fact spells it, where it does: values are folded to compare."""
    wanted = fold(candidate.value)
    words = list(re.finditer(r"\S+", candidate.fact))
    for first, begin in enumerate(words):
        for end in words[first : first + 6]:
            said = candidate.fact[begin.start() : end.end()].strip(".,;:!?")
            if fold(said) == wanted and said.casefold() == candidate.value.casefold():
                return said
    return candidate.value


def _read(field: ProfileField, text: str) -> Json:
    """A statement's value as one the field takes, or None."""
    value: Json = [text] if field.type == "array" else text
    if field.type not in ("string", "array"):
        return None
    try:
        return valid_value(field, value)
    except InvalidInput:
        return None
