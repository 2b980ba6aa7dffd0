"""A session as ADK holds it while it runs, and what of the stored one it has seen."""

from __future__ import annotations

from google.adk.sessions import Session as AdkSession

from keepwise.adk.events import to_adk
from keepwise.adk.order import in_order
from keepwise.model import Session

# The private field ADK's own services keep their marker in: it travels with copies of the session
# and is absent on one that was rebuilt from JSON.
MARKER = "_storage_update_marker"


def made_live(session: Session) -> AdkSession:
    """ADK's session of a stored one."""
    # Put together from its parts, as pydantic's own copies are, and not validated: the store gives
    # text and dictionaries, and a list may hold thousands. A test compares the two.
    scope = dict(session.scope.entries)
    values = {
        "id": session.id,
        "app_name": scope["app_name"],
        "user_id": scope["user_id"],
        "state": session.state,
        "events": in_order(map(to_adk, session.events)) if session.events else [],
        "last_update_time": session.updated_at / 1_000_000,
    }
    made = AdkSession.__new__(AdkSession)
    set_part = object.__setattr__
    set_part(made, "__dict__", values)
    set_part(made, "__pydantic_fields_set__", set(values))
    set_part(made, "__pydantic_extra__", None)
    set_part(made, "__pydantic_private__", {MARKER: marker(session.revision, session.created_at)})
    return made


def marker(revision: int, created_at: int | None) -> str:
    """What a live session is marked with: its revision, and when the stored one was created."""
    return str(revision) if created_at is None else f"{revision}/{created_at}"


def mark(session: AdkSession, revision: int) -> None:
    """Note which revision a live session is at."""
    setattr(session, MARKER, marker(revision, seen(session)[1]))


def move_on(session: AdkSession, revision: int, updated_at: int) -> None:
    """Note what an append that may be a repeat came to."""
    # A repeat of this writer's own last append may catch up with it, as after an answer that was
    # lost; a repeat of anything else says nothing about what this writer has not seen.
    if revision == (seen(session)[0] or 0) + 1:
        mark(session, revision)
        session.last_update_time = updated_at / 1_000_000


def seen(session: AdkSession) -> tuple[int | None, int | None]:
    """The revision that a live session is at, and when the stored one was created, if known."""
    found: str | None = getattr(session, MARKER)
    revision, _, created_at = (found or "").partition("/")
    return (
        int(revision) if revision.isdecimal() else None,
        int(created_at) if created_at.removeprefix("-").isdecimal() else None,
    )
