"""Taking files back to what they were: a new version that is what an earlier one was."""

from __future__ import annotations

from collections.abc import Mapping

from keepwise.artifacts import store
from keepwise.artifacts.names import Place
from keepwise.model import Scope
from keepwise.ports import Transaction


def restore(
    tx: Transaction,
    scope: Scope,
    session_id: str,
    *,
    seq: int,
    since: Mapping[str, int],
    done: Mapping[str, int],
    own: int,
    now: int,
) -> dict[str, int]:
    """Bring a session's files back to what they were before its event ``seq``.

    Args:
        since: the lowest version of each file that an event from then on tells of: what came with a
            message was saved before the message was appended.
        done: files that have been restored already, and need nothing more.
        own: the number of the event that will tell of it; what is written here belongs to that
            event, so that a later rewind can take it back too.
        now: the time, for the new versions.

    Returns:
        The name and the new version of each file that was not as before.
    """
    restored: dict[str, int] = {}
    changed = store.changed_since(tx, scope, session_id, seq)
    for name in dict.fromkeys((*changed, *since)):
        place = Place(session_id, name)
        latest = store.latest(tx, scope, place)
        if name in done or latest is None:
            continue
        below = since.get(name, store.EVERYTHING)
        before = store.latest(tx, scope, place, before=seq, below=below)
        version = latest.version + 1
        if before is None or before.removed:
            if latest.removed:
                continue
            store.add_removal(tx, scope, place, version, now=now, seq=own)
        elif before.same_file(latest):
            continue
        else:
            store.copy_version(tx, scope, before, version, now=now, seq=own)
        restored[name] = version
    return restored
