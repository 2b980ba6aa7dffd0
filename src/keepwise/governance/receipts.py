"""Receipts: what a forget or an erasure removed, signed by this installation, without content.

A receipt is one line of JSON. The signature is a digest, keyed with the secret of the installation,
over all other fields; so it can be checked here, and by nobody who does not hold the key.
"""

from __future__ import annotations

import hmac
import json
from dataclasses import fields, replace
from hashlib import blake2b

from keepwise.model import Json, JsonObject, Receipt, iso_time

_TOO_LONG = 10_000_000
_TYPES = {
    "id action bank scope_id time policy audit_digest signature": str,
    "tombstones time_us audit_position": int,
    "scrubbed": bool,
    "memory_ids removed": list,
}


def receipt_id(action: str, scope_id: bytes, audit_digest: str) -> str:
    """An id that follows from what was done: no two deletions leave the chain at one digest."""
    told = f"{action}:{scope_id.hex()}:{audit_digest}".encode()
    return blake2b(told, digest_size=12, person=b"kw-receipt-id").hexdigest()


def document(receipt: Receipt) -> JsonObject:
    """A receipt as JSON: a time is ISO text beside its microseconds."""
    return {
        "id": receipt.id,
        "action": receipt.action,
        "bank": receipt.bank,
        "scope_id": receipt.scope_id,
        "memory_ids": [*receipt.memory_ids],
        "removed": [[name, count] for name, count in receipt.removed],
        "tombstones": receipt.tombstones,
        "time": iso_time(receipt.time),
        "time_us": receipt.time,
        "policy": receipt.policy,
        "audit_position": receipt.audit_position,
        "audit_digest": receipt.audit_digest,
        "scrubbed": receipt.scrubbed,
        "signature": receipt.signature,
    }


def dump(receipt: Receipt) -> str:
    """A receipt as one line of JSON, to be kept."""
    return json.dumps(document(receipt), ensure_ascii=False, separators=(",", ":"))


def sign(receipt: Receipt, key: bytes) -> Receipt:
    """The receipt with its signature."""
    return replace(receipt, signature=_signature(receipt, key))


def is_signed(receipt: Receipt, key: bytes) -> bool:
    """Whether the signature is this installation's, over this very receipt."""
    wanted = _signature(receipt, key)
    return hmac.compare_digest(wanted.encode(), receipt.signature.encode("utf-8", "replace"))


def _signature(receipt: Receipt, key: bytes) -> str:
    told = {name: value for name, value in document(receipt).items() if name != "signature"}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), key=key, digest_size=32, person=b"kw-receipt").hexdigest()


def parse(text: str) -> Receipt | None:
    """The receipt that a text is, or None. It has to say each thing once, and nothing else."""
    if len(text) > _TOO_LONG:
        return None
    try:
        told = json.loads(text, object_pairs_hook=_each_once)
        receipt = _receipt(told) if isinstance(told, dict) else None
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    return receipt if receipt is not None and _same(document(receipt), told) else None


def _each_once(pairs: list[tuple[str, Json]]) -> JsonObject:
    told = dict(pairs)
    if len(told) != len(pairs):
        raise ValueError("a name is there twice")
    return told


def _receipt(told: JsonObject) -> Receipt:
    """A receipt from its JSON; raises LookupError or TypeError where that is none."""
    for names, kind in _TYPES.items():
        for name in names.split():
            if type(told[name]) is not kind:
                raise TypeError(name)
    values: dict[str, object] = {
        each.name: told["time_us" if each.name == "time" else each.name] for each in fields(Receipt)
    }
    memory_ids, removed = told["memory_ids"], told["removed"]
    assert isinstance(memory_ids, list)
    assert isinstance(removed, list)
    values["memory_ids"] = tuple(memory_ids)
    values["removed"] = tuple((each[0], each[1]) for each in removed if isinstance(each, list))
    return Receipt(**values)  # type: ignore[arg-type]  # what it holds is compared as JSON


def _same(one: Json, other: Json) -> bool:
    """Whether two values are written alike: for Python, ``True`` equals ``1`` and ``1.0``."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
