"""The identity of a tool's call, the same when the call is made again after a crash."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol


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
    session, invocation, function or argument, and for a second equal call of one invocation: those
    are told apart by how many equal calls before them were answered, or stand before them in the
    same message.

    Args:
        context: the tool's context.

    Returns:
        ``<session id>:<digest>``.
    """
    import hashlib

    invocation = context.invocation_id
    wanted, answered = context.function_call_id or "", set[str]()
    events = [e for e in context.session.events if getattr(e, "invocation_id", "") == invocation]
    for event in events:
        for response in _of(event, "function_response"):
            answered.add(str(getattr(response, "id", "") or ""))
    identity: list[object] = [context.session.id, invocation]
    here = next(
        (each for event in events for each in _calls(event) if each[0] == wanted and wanted), None
    )
    if here is None:
        identity.append(wanted)
    else:
        _, name, arguments = here
        identity += [name, arguments, _equal_before(events, here, answered)]
    text = json.dumps(identity, ensure_ascii=True, separators=(",", ":"))
    digest = hashlib.blake2b(text.encode(), digest_size=16, person=b"kw-call").hexdigest()
    return f"{context.session.id}:{digest}"


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
