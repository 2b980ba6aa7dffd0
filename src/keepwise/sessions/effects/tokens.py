"""The identity of a tool's call, the same when the call is made again after a crash."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from keepwise.errors import InvalidInput

_TOKEN = re.compile(r"(.+:[0-9a-f]{32}:)([0-9]{1,9})", re.DOTALL)


class Conversation(Protocol):
    """A session as an agent framework holds it: ADK's ``Session``."""

    @property
    def id(self) -> str:
        """The session's id."""
        ...

    @property
    def events(self) -> Sequence[object]:
        """Its events, each with ``invocation_id`` and ``content.parts``."""
        ...


class Calling(Protocol):
    """What a tool is told about its call: ADK's ``ToolContext``."""

    @property
    def invocation_id(self) -> str:
        """The turn that the call belongs to."""
        ...

    @property
    def function_call_id(self) -> str | None:
        """The call's own id."""
        ...

    @property
    def session(self) -> Conversation:
        """The conversation, with the event that holds the call."""
        ...


def idempotency_token(context: Calling) -> str:
    """A token for the call a tool was made with, for ``kw.sessions.once``.

    It is the same whenever the call is run again: after a resume, where the call keeps its id, and
    where the model was asked anew and made the same call under another id. It differs for another
    session, invocation, agent, function or argument, and for a second equal call of one agent in
    one invocation: those are told apart by how many equal calls before them were answered, or stand
    before them in the same message.

    Args:
        context: the tool's context. Its session holds the invocation from its beginning.

    Returns:
        ``<session id>:<digest>:<number of equal calls before it>``.

    Raises:
        InvalidInput: it is not the context of a tool's call, such as that of a callback or of a
            function in a workflow; or its session was loaded without the invocation's beginning, so
            that nobody can tell which of several equal calls this is.
    """
    invocation, session = context.invocation_id, context.session
    wanted = context.function_call_id
    if not wanted:
        raise InvalidInput(
            "context", "is of no tool's call", hint="make a token of your own for other work"
        )
    events = [e for e in session.events if getattr(e, "invocation_id", "") == invocation]
    if events and getattr(events[0], "author", "user") != "user":
        raise InvalidInput(
            "context",
            "holds a session that was loaded without the beginning of the invocation",
            hint="load all of it to resume: no num_recent_events, no after_timestamp",
        )
    answered = {
        str(getattr(response, "id", "") or "")
        for event in events
        for response in _of(event, "function_response")
    }
    found = next(
        ((event, each) for event in events for each in _calls(event) if each[0] == wanted),
        None,
    )
    if found is None:
        return _token(session.id, [invocation, wanted], 0)
    calling, here = found
    mine = [event for event in events if _agent(event) == _agent(calling)]
    identity = [invocation, *_agent(calling), *here[1:]]
    return _token(session.id, identity, _equal_before(mine, here, answered))


def equal_before(token: str) -> str:
    """The token of the equal call before this one; empty if it is the first, or no such token."""
    made = _TOKEN.fullmatch(token)
    return f"{made[1]}{int(made[2]) - 1}" if made and int(made[2]) else ""


def named_in(token: str) -> str:
    """What of a token is a name: all of it, but for the digest behind the id of a session.

    Behind a session that is called "My token" the digest would be read as one.
    """
    made = _TOKEN.fullmatch(token)
    return made[1][: -len("::") - 32] if made else token


def _token(session_id: str, identity: Sequence[object], number: int) -> str:
    import hashlib

    text = json.dumps([session_id, *identity], ensure_ascii=True, separators=(",", ":"))
    digest = hashlib.blake2b(text.encode(), digest_size=16, person=b"kw-call").hexdigest()
    return f"{session_id}:{digest}:{number}"


def _agent(event: object) -> tuple[str, str, str]:
    """Which agent an event is of: equal calls of two that work side by side are two."""
    names = ("author", "branch", "isolation_scope")
    author, branch, isolation = (str(getattr(event, name, "") or "") for name in names)
    return author, branch, isolation


def _equal_before(events: Sequence[object], here: tuple[str, str, str], answered: set[str]) -> int:
    """How many equal calls came before and were answered, or stand before it in its message."""
    count = 0
    for event in events:
        calls = list(_calls(event))
        mine = here in calls
        for each in calls:
            if mine and each == here:
                return count
            if each[1:] == here[1:] and (mine or each[0] in answered):
                count += 1
    return count


def _calls(event: object) -> Iterator[tuple[str, str, str]]:
    """The calls of an event as (id, name, arguments as text)."""
    for call in _of(event, "function_call"):
        arguments = getattr(call, "args", None)
        given = arguments if isinstance(arguments, Mapping) else {}
        text = json.dumps(dict(given), sort_keys=True, default=repr)
        yield str(getattr(call, "id", "") or ""), str(getattr(call, "name", "") or ""), text


def _of(event: object, kind: str) -> Iterator[object]:
    parts = getattr(getattr(event, "content", None), "parts", None) or ()
    for part in parts:
        found = getattr(part, kind, None)
        if found is not None:
            yield found
