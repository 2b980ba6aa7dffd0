"""State: which values can be kept, what differs, and whose word counts for what is shared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from keepwise.adk.importing.comparing import LeftOut, Place
from keepwise.adk.importing.old_store import OldStore, Unreadable
from keepwise.errors import InvalidInput, Refused
from keepwise.governance.guard import Guard, dump_json, storable
from keepwise.model import REMOVED, Json, JsonObject, Scope
from keepwise.sessions.service import Sessions
from keepwise.sessions.state import APP, split
from keepwise.wiring import Keepwise


@dataclass(frozen=True, slots=True)
class Value:
    """A state value as it was and as it is stored, under the name it had there."""

    name: str
    given: object
    stored: Json
    credentials: int


@dataclass(frozen=True, slots=True)
class Settled:
    """What became of shared values: how many stayed as they are here, what was left out."""

    kept: int = 0
    credentials: int = 0
    left_out: tuple[LeftOut, ...] = ()


def differing(here: Mapping[str, Json], wanted: Mapping[str, Value]) -> JsonObject:
    """What has to be set, and removed, for a state to be the one that is wanted.

    Values are the same when their JSON is: 1, 1.0 and true are three.
    """
    changed: JsonObject = {
        name: value.stored
        for name, value in wanted.items()
        if name not in here or dump_json(here[name]) != dump_json(value.stored)
    }
    return changed | {
        name: REMOVED for name in here if name not in wanted and here[name] != REMOVED
    }


def keepable(
    guard: Guard, place: Place, values: Mapping[str, object], prefix: str = ""
) -> tuple[dict[str, Value], list[LeftOut]]:
    """The values that can be stored, by the key they are stored under, and those that cannot."""
    kept: dict[str, Value] = {}
    left_out: list[LeftOut] = []
    for name, given in values.items():
        try:
            storable(name, "key")
            if not prefix and not split({name: None}).session:
                raise InvalidInput("key", "has a prefix that a session's own keys cannot have")
            clean = guard.clean_json({name: given}, "ledger", field="state")
        except (InvalidInput, Refused) as error:
            left_out.append(place.left_out(error.message, key=prefix + name))
            continue
        assert isinstance(clean.value, dict)
        ((key, stored),) = clean.value.items()
        kept[key] = Value(name, given, stored, len(clean.findings))
    return kept, left_out


async def settle(kw: Keepwise, into: Sessions, old: OldStore, scope: Scope, prefix: str) -> Settled:
    """Make a user's or an app's values what they are in the old store.

    A value that something else than an import has changed here since is the newer one, and stays.

    Args:
        kw: the store to look at.
        into: the sessions to write to.
        old: where the values come from.
        scope: the user's scope, also for the app's values.
        prefix: ``user:`` or ``app:``.
    """
    app, user = scope.get("app_name"), scope.get("user_id")
    place, owner = Place(app, user), scope
    if prefix == APP:
        place, owner = Place(app), Scope.app(app, bank=scope.bank)
        found = await old.app_state(app)
    else:
        found = await old.user_state(app, user)
    if isinstance(found, Unreadable):
        return Settled(left_out=(place.left_out(found.reason, key=prefix),))
    wanted, left_out = keepable(kw.guard, place, found, prefix)
    here = {**await kw.sessions.user_state(owner), **await into.user_state(owner)}
    changes: dict[str, object] = {}
    kept = credentials = 0
    for name in differing(here, wanted):
        key, known = prefix + name, wanted.get(name)
        history = await into.history(scope, key) or await kw.sessions.history(scope, key)
        if not history:
            # From before there were histories, or never set.
            ours = name not in here
        elif not history[-1].session_id:
            # An import of this store or of another one: only what is there speaks for it.
            ours = known is not None
        else:
            ours = await old.has_event(app, history[-1].session_id, history[-1].event_id)
        if not ours:
            kept += known is not None
        elif known is None:
            changes[key] = REMOVED
        else:
            changes[prefix + known.name] = known.given
            credentials += known.credentials
    if changes:
        await into.set_shared(scope, changes)
    return Settled(kept, credentials, tuple(left_out))
