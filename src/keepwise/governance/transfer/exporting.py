"""Writing an export: the walk through the scopes and what each feature holds of them."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from functools import partial

from keepwise.governance.auditing import store as auditing
from keepwise.governance.transfer import store
from keepwise.governance.transfer.fields import scope_fields
from keepwise.governance.transfer.lines import FORMAT_VERSION, HEADER, SCOPE, LineWriter
from keepwise.governance.transfer.rooms import Cursor, Movable, Portion
from keepwise.model import AuditEntry, JsonObject, Scope
from keepwise.ports import Database, Transaction

AUDIT = "audit"
_AUDIT_PAGE = 200


async def export_lines(
    database: Database,
    rooms: Sequence[Movable],
    scopes: Sequence[Scope],
    *,
    now: int,
    product: str,
    policy: str,
) -> AsyncGenerator[str, None]:
    """The lines of an export, a few records in memory at a time.

    Every record is whole in itself; what is written meanwhile may be in it or not.
    """
    writer = LineWriter()
    yield writer.line(HEADER, _header(scopes, now, product, policy))
    for scope in scopes:
        created_at = await database.read(partial(store.created_at, scope=scope))
        if created_at is None:  # erased meanwhile
            continue
        yield writer.line(SCOPE, {**scope_fields(scope), "created_at": created_at})
        for room in rooms:
            cursor: Cursor | None = ()
            while cursor is not None:
                read = partial(_portion, room=room, scope=scope, cursor=cursor, now=now)
                records, cursor = await database.read(read)
                for kind, body in records:
                    yield writer.line(kind, body)
        after = 0
        while True:
            entries = await database.read(partial(_audit, scope=scope, after=after))
            for entry in entries:
                after = entry.seq
                yield writer.line(AUDIT, _audit_fields(entry))
            if len(entries) < _AUDIT_PAGE:
                break
    yield writer.trailer()


def _header(scopes: Sequence[Scope], now: int, product: str, policy: str) -> JsonObject:
    header: JsonObject = {
        "keepwise_export": FORMAT_VERSION,
        "made_at": now,
        "product": product,
        "policy": policy,
        "scopes": len(scopes),
    }
    if len(scopes) == 1:
        header["scope"] = scope_fields(scopes[0])
    return header


def _portion(tx: Transaction, *, room: Movable, scope: Scope, cursor: Cursor, now: int) -> Portion:
    return room.export(tx, scope, cursor, now)


def _audit(tx: Transaction, *, scope: Scope, after: int) -> list[AuditEntry]:
    return auditing.list_entries(
        tx, scope, bound=after, count=_AUDIT_PAGE, newest_first=False, action="", kind=""
    )


def _audit_fields(entry: AuditEntry) -> JsonObject:
    return {
        "seq": entry.seq,
        "time": entry.time,
        "action": entry.action,
        "target": entry.target,
        "reason": entry.reason,
        "kinds": [*entry.kinds],
        "policy": entry.policy,
        "actor": entry.actor,
    }
