"""Sessions on the wire."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from keepwise.model import MAX_ID_CHARS, JsonObject, Session
from keepwise.server.names import Parent
from keepwise.server.wire.common import Duration, FreeJson, Message, Timestamp, ends_at, moment

LIFETIME = 365 * 86_400 * 1_000_000
"""How long a session lives if neither the request nor the settings say, in microseconds."""


class SessionMessage(Message):
    """A session, as it is created, changed and answered."""

    name: str | None = None
    user_id: str | None = Field(default=None, max_length=MAX_ID_CHARS)
    display_name: str | None = Field(default=None, max_length=MAX_ID_CHARS)
    labels: Annotated[dict[str, str], Field(max_length=100)] | None = None
    session_state: FreeJson | None = None
    ttl: Duration | None = None
    expire_time: Timestamp | None = None
    create_time: Timestamp | None = None
    update_time: Timestamp | None = None

    def ends(self, now: int) -> int | None:
        """When it expires; None where the message does not say. Raises InvalidInput."""
        return ends_at(self.ttl, self.expire_time, now)


class ListSessions(Message):
    """A page of sessions."""

    sessions: list[SessionMessage] = Field(default_factory=list)
    next_page_token: str | None = None


def session_name(parent: Parent, session_id: str) -> str:
    """The resource name of a session."""
    return f"{parent.name}/sessions/{session_id}"


def session_to_wire(parent: Parent, session: Session) -> JsonObject:
    """A session as the service answers."""
    ends = session.created_at + LIFETIME if session.expires_at is None else session.expires_at
    shown: JsonObject = {
        "name": session_name(parent, session.id),
        "createTime": moment(session.created_at),
        "updateTime": moment(session.updated_at),
        "expireTime": moment(ends),
        "userId": session.scope.get("user_id"),
    }
    if session.display_name:
        shown["displayName"] = session.display_name
    if session.labels:
        shown["labels"] = dict(session.labels)
    if session.state:
        shown["sessionState"] = session.state
    return shown
