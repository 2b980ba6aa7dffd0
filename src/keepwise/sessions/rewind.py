"""Taking turns back: one event that restores what the session was before them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from keepwise.errors import IdempotencyMismatch, InvalidInput, NotFound
from keepwise.governance.guard import Guard, dump_json, storable
from keepwise.governance.naming.ids import told
from keepwise.model import REMOVED, Event, Json, JsonObject, Rewound, Scope
from keepwise.ports import Transaction
from keepwise.sessions import store
from keepwise.sessions.balance import store as balance
from keepwise.sessions.ledger import Ledger, require_current
from keepwise.sessions.marks import Mark, artifact_delta, rewound_before, tool_calls
from keepwise.sessions.preparing import prepare
from keepwise.sessions.state import split

# How many events are read at a time on the way back to where a key was last set.
_BATCH = 200


def rewind(
    tx: Transaction,
    ledger: Ledger,
    guard: Guard,
    scope: Scope,
    session_id: str,
    before_invocation: str,
    event: Event,
    *,
    revision: int | None,
) -> Rewound:
    """Append the rewind, with all that follows from it, in the caller's transaction.

    ``event`` gives the id, time, author and invocation of what is appended; files that its
    ``actions.artifactDelta`` names have been restored already. See ``Sessions.rewind`` for what it
    raises.
    """
    if not before_invocation:
        raise InvalidInput("before_invocation", "must name an invocation")
    storable(before_invocation, "before_invocation")
    head = ledger.head(tx, scope, session_id)
    known = store.get_event(tx, scope, session_id, event.id)
    if known is not None:
        if rewound_before(known[0]) != before_invocation:
            raise IdempotencyMismatch(
                f"the session '{told(session_id)}' has another event of that id",
                hint="give the rewind an id of its own",
            )
        return Rewound(known[0], known[1], head.updated_at)
    first = store.first_of_invocation(tx, scope, session_id, before_invocation)
    if first is None:
        raise NotFound(
            f"the session '{told(session_id)}' has no invocation of that id",
            hint="its events name the invocations they belong to",
        )
    require_current(head, revision)
    if not artifact_delta(event):
        # Files that have been taken back already must not be left alone with it.
        ledger.require_turn(head, event.invocation_id)
    later = store.events_from(tx, scope, session_id, after=first - 1)
    since = split({key: None for _, each in later for key in each.state_delta})
    then = _values_before(tx, scope, session_id, first, set(since.session))
    now = balance.session_state(tx, scope, session_id)
    # As text, for True is 1 to Python and not to JSON.
    delta = {
        key: then.get(key, REMOVED)
        for key in sorted(since.session)
        if dump_json(then.get(key, REMOVED)) != dump_json(now.get(key, REMOVED))
    }
    undone = tuple(each.id for _, each in later)
    files, memories = ledger.followers.files, ledger.followers.memories
    seq = head.revision + 1
    artifacts = artifact_delta(event)
    if files:
        artifacts |= files.restore(
            tx, scope, session_id, seq=first, since=_lowest(later), done=artifacts
        )
    withdrawn = memories.withdraw(tx, scope, session_id, frozenset(undone)) if memories else ()
    prepared = prepare(guard, _rewinding(event, before_invocation, delta, artifacts))
    ledger.enter(tx, scope, session_id, prepared, seq=seq, mark=Mark("rewind", seq, first, seq))
    updated = max(head.updated_at, event.time)
    store.advance(tx, scope, session_id, revision=seq, updated_at=updated)
    return Rewound(
        event=prepared.event,
        revision=seq,
        updated_at=updated,
        undone=undone,
        restored=tuple(delta),
        artifacts=artifacts,
        memories=withdrawn,
        user_keys=tuple(sorted(since.user)),
        app_keys=tuple(sorted(since.app)),
        calls=tuple(call for _, each in later for call in tool_calls(each)),
    )


def _values_before(
    tx: Transaction, scope: Scope, session_id: str, seq: int, wanted: set[str]
) -> dict[str, Json]:
    """What each key was before event ``seq``: what the last event to set it before that set."""
    found: dict[str, Json] = {}
    before = seq
    while wanted - found.keys():
        batch = store.get_events(tx, scope, session_id, recent=_BATCH, before=before)
        if not batch:
            opening = store.event_at(tx, scope, session_id, 0)
            batch = [(0, opening)] if opening else []
            _collect(found, wanted, batch)
            break
        _collect(found, wanted, batch)
        before = batch[-1][0]
    return found


def _collect(found: dict[str, Json], wanted: set[str], events: Iterable[tuple[int, Event]]) -> None:
    for _, event in events:
        for key in wanted & event.state_delta.keys() - found.keys():
            found[key] = event.state_delta[key]


def _lowest(events: Iterable[tuple[int, Event]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for _, event in events:
        for name, version in artifact_delta(event).items():
            found[name] = min(version, found.get(name, version))
    return found


def _rewinding(
    event: Event, before_invocation: str, delta: JsonObject, artifacts: Mapping[str, int]
) -> Event:
    actions = event.extra.get("actions")
    said: JsonObject = {
        **(actions if isinstance(actions, dict) else {}),
        "rewindBeforeInvocationId": before_invocation,
    }
    if artifacts:
        said["artifactDelta"] = dict(artifacts)
    return replace(event, state_delta=delta, extra={**event.extra, "actions": said})
