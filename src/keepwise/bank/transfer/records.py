"""Memories, items in quarantine and their grounds as records of a file, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Literal, get_args

from keepwise.bank.direct import valid_fact
from keepwise.bank.remembering.store import Buffered
from keepwise.bank.store import details_from_json, details_to_json
from keepwise.errors import InvalidInput
from keepwise.governance.transfer.fields import Fields
from keepwise.model import (
    Evidence,
    FindingKind,
    JsonObject,
    Memory,
    Quarantined,
    Revision,
    Trust,
    valid_id,
)
from keepwise.model.bank import NO_DETAILS, MemoryKind
from keepwise.model.labels import labels_from_json, labels_to_json

MEMORY = "memory"
QUARANTINED = "quarantined"
HANDED_IN = "handed_in"
WAITING = "waiting"

# Beside a memory of a file that does not say when it was said, or says that it will be.
UNDATED = "undated"

_ACTIONS: tuple[Literal["create", "update", "delete", "rollback"], ...] = (
    "create",
    "update",
    "delete",
    "rollback",
)
_TRUSTS: tuple[Trust, ...] = get_args(Trust)
_KINDS: tuple[FindingKind, ...] = get_args(FindingKind)


def waiting_fields(event: Buffered) -> JsonObject:
    """An event that waits to be looked at."""
    return {
        "stream": event.stream,
        "id": event.event_id,
        "author": event.author,
        "time": event.time,
        "body": json.loads(event.body),
    }


def memory_fields(memory: Memory, revisions: Sequence[Revision]) -> JsonObject:
    """A memory with every state it has been in."""
    return {
        "id": memory.id,
        "fact": memory.fact,
        "topic": memory.topic,
        "slot": memory.slot,
        "value": memory.value,
        "qualifier": memory.qualifier,
        "revision": memory.revision,
        "created_at": memory.created_at,
        "updated_at": memory.updated_at,
        "expires_at": memory.expires_at,
        "labels": labels_to_json(memory.labels),
        **({"form": memory.kind} if memory.kind != "fact" else {}),
        **({"details": details_to_json(memory.details)} if memory.details != NO_DETAILS else {}),
        "evidence": [_evidence_fields(each) for each in memory.evidence],
        "replaced": [_evidence_fields(each) for each in memory.replaced],
        "revisions": [_revision_fields(each) for each in revisions],
    }


def _revision_fields(revision: Revision) -> JsonObject:
    return {
        "number": revision.number,
        "action": revision.action,
        "fact": revision.fact,
        "topic": revision.topic,
        "slot": revision.slot,
        "value": revision.value,
        "qualifier": revision.qualifier,
        "reason": revision.reason,
        "time": revision.time,
        "evidence": [_evidence_fields(each) for each in revision.evidence],
        "engine": revision.engine,
        "rule": revision.rule,
        "policy": revision.policy,
        "trust": revision.trust,
        "actor": revision.actor,
        "expires_at": revision.expires_at,
        **({"labels": dict(revision.labels)} if revision.labels else {}),
    }


def _evidence_fields(evidence: Evidence) -> JsonObject:
    return {
        "event_id": evidence.event_id,
        "stream": evidence.stream,
        "time": evidence.time,
        "quote": evidence.quote,
        "start": evidence.start,
        "end": evidence.end,
    }


def quarantined_fields(item: Quarantined) -> JsonObject:
    """An item of the quarantine."""
    return {
        "id": item.id,
        "fact": item.fact,
        "topic": item.topic,
        "slot": item.slot,
        "value": item.value,
        "qualifier": item.qualifier,
        "evidence": _evidence_fields(item.evidence),
        "trust": item.trust,
        "author": item.author,
        "rule": item.rule,
        "kinds": [*item.kinds],
        "policy": item.policy,
        "created_at": item.created_at,
        "expires_at": item.expires_at,
    }


def memory_of(fields: Fields) -> tuple[Memory, tuple[Revision, ...]]:
    """The memory a record tells of, and its states in order.

    Raises:
        InvalidInput: it is not one that ``memory_fields`` writes; the field is named.
    """
    memory_id = valid_id(fields.text("id"), "id")
    memory = Memory(
        id=memory_id,
        fact=fields.text("fact"),
        topic=fields.text("topic"),
        created_at=fields.number("created_at"),
        updated_at=fields.number("updated_at"),
        revision=fields.number("revision"),
        slot=fields.text("slot"),
        value=fields.text("value"),
        qualifier=fields.text("qualifier"),
        expires_at=fields.optional("expires_at"),
        labels=labels_from_json(fields.object("labels")),
        kind=fields.one_of("form", get_args(MemoryKind)) if fields.has("form") else "fact",
        evidence=_evidence(fields, "evidence"),
        replaced=_evidence(fields, "replaced"),
        details=details_from_json(fields.object("details") if fields.has("details") else {}),
    )
    revisions = tuple(
        sorted(
            (_revision(memory_id, each) for each in fields.records("revisions")),
            key=lambda each: each.number,
        )
    )
    _require_fact(memory.fact)
    numbers = [each.number for each in revisions]
    if len(set(numbers)) < len(numbers) or not numbers or numbers[0] < 1:
        raise InvalidInput("revisions", "must be numbered from 1 on, each once")
    last = revisions[-1]
    said = ("fact", "topic", "slot", "value", "qualifier")
    if last.number != memory.revision or any(
        getattr(last, name) != getattr(memory, name) for name in said
    ):
        raise InvalidInput("revisions", "do not end in what the memory says")
    return memory, revisions


def _revision(memory_id: str, fields: Fields) -> Revision:
    return Revision(
        memory_id=memory_id,
        number=fields.number("number"),
        action=fields.one_of("action", _ACTIONS),
        fact=fields.text("fact"),
        topic=fields.text("topic"),
        reason=fields.text("reason"),
        time=fields.number("time"),
        slot=fields.text("slot"),
        value=fields.text("value"),
        qualifier=fields.text("qualifier"),
        evidence=_evidence(fields, "evidence"),
        engine=fields.slugs("engine"),
        rule=fields.slugs("rule"),
        policy=fields.policy("policy"),
        trust=fields.one_of("trust", ("", *_TRUSTS)),
        actor=fields.text("actor"),
        expires_at=fields.optional("expires_at"),
        labels=_revision_labels(fields),
    )


def _revision_labels(fields: Fields) -> dict[str, str]:
    labels: dict[str, str] = {}
    for name, value in (fields.object("labels") if fields.has("labels") else {}).items():
        if not isinstance(value, str):
            raise InvalidInput("revisions", "labels must be an object of texts")
        labels[name] = value
    return labels


def _evidence(fields: Fields, name: str) -> tuple[Evidence, ...]:
    return tuple(_one_evidence(each) for each in fields.records(name))


def _one_evidence(fields: Fields) -> Evidence:
    return Evidence(
        event_id=fields.text("event_id"),
        stream=fields.text("stream"),
        time=fields.number("time"),
        quote=fields.text("quote"),
        start=fields.number("start"),
        end=fields.number("end"),
    )


def quarantined_of(fields: Fields) -> Quarantined:
    """The item a record tells of.

    Raises:
        InvalidInput: it is not one that ``quarantined_fields`` writes; the field is named.
    """
    item = Quarantined(
        id=valid_id(fields.text("id"), "id"),
        fact=fields.text("fact"),
        topic=fields.text("topic"),
        evidence=_one_evidence(Fields(fields.object("evidence"))),
        trust=fields.one_of("trust", _TRUSTS),
        author=fields.text("author"),
        rule=fields.slugs("rule"),
        kinds=fields.some_of("kinds", _KINDS),
        policy=fields.policy("policy"),
        created_at=fields.number("created_at"),
        expires_at=fields.optional("expires_at"),
        slot=fields.text("slot"),
        value=fields.text("value"),
        qualifier=fields.text("qualifier"),
    )
    _require_fact(item.fact)
    return item


def _require_fact(fact: str) -> None:
    """Raise InvalidInput if it is none that a memory could say, now or once it is confirmed."""
    if valid_fact(fact) != fact:
        raise InvalidInput("fact", "has white space around it")
