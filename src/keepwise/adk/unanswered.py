"""What a broken-off invocation left behind: calls without a response, and messages out of place.

ADK runs the calls of a message again when none of them was answered. When one of several was,
it runs none, and shows the model the answered ones alone.

An agent in a workflow is given its input as a message that is in memory only. When it is resumed,
ADK gives it anew, behind all that the agent has done, and shows the model what comes after: the
model starts over, and makes its calls a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from google.adk.events import Event
from google.genai import types

from keepwise.adk.order import standing

# The calls ADK puts to a person. Each may name the call that waits for that person's answer: the
# path to its id in the arguments.
PUT_TO_A_PERSON: Mapping[str | None, tuple[str, ...]] = {
    "adk_request_confirmation": ("originalFunctionCall", "id"),
    "adk_request_credential": ("functionCallId",),
    "adk_request_input": (),
}


def unanswered_calls(
    events: Sequence[Event],
    *,
    invocation_id: str,
    agent: str,
    branch: str | None,
    isolation_scope: str | None,
) -> list[types.Part]:
    """The parts of the agent's last message that hold calls which should have run and did not.

    Those that wait for a person, and long-running ones, are left out. Nothing if the conversation
    has gone on since: the agent has answered without them, or the user has said something else.

    Args:
        events: the session's, oldest first.
        invocation_id: the invocation that is resumed.
        agent: whose calls.
        branch: the branch the agent runs on.
        isolation_scope: the isolation scope it runs in.
    """
    settled: set[str | None] = {None}
    for event in reversed(standing(events)):
        if event.invocation_id != invocation_id:
            continue
        settled.update(response.id for response in event.get_function_responses())
        settled.update(_waiting(event))
        if event.author == "user":
            if _says_something(event):
                return []
            continue
        if event.author != agent:
            continue
        if (event.branch, event.isolation_scope) != (branch, isolation_scope):
            continue
        calls = _tool_calls(event)
        if calls:
            return [part for part, call in calls if call.id not in settled]
        if _says_something(event):
            return []
    return []


def put_input_first(events: list[Event], *, invocation_id: str, agent: str, node_path: str) -> None:
    """Move the input that a resumed agent was given to before what the agent has done with it.

    Args:
        events: the session's, oldest first; changed in place.
        invocation_id: the invocation that is resumed.
        agent: whose input.
        node_path: the agent's place in the workflow.
    """
    given = [
        event
        for event in events
        if event.author == "user" and not event.invocation_id and event.node_info.path == node_path
    ]
    done = [
        event
        for event in reversed(standing(events))
        if (event.invocation_id, event.author) == (invocation_id, agent)
        and event.node_info.path == node_path
    ]
    if given and done:
        start, now = _place(events, done[-1]), _place(events, given[-1])
        if start < now:
            events.insert(start, events.pop(now))


def _place(events: Sequence[Event], event: Event) -> int:
    return next(index for index, each in enumerate(events) if each is event)


def _tool_calls(event: Event) -> list[tuple[types.Part, types.FunctionCall]]:
    parts = event.content.parts or [] if event.content else []
    return [
        (part, part.function_call)
        for part in parts
        if part.function_call and part.function_call.name not in PUT_TO_A_PERSON
    ]


def _waiting(event: Event) -> Iterator[str]:
    """The ids of calls that this event says will be answered later."""
    yield from event.long_running_tool_ids or ()
    yield from event.actions.requested_tool_confirmations
    yield from event.actions.requested_auth_configs
    for call in event.get_function_calls():
        named: object = call.args
        for step in PUT_TO_A_PERSON.get(call.name, ()):
            named = named.get(step) if isinstance(named, dict) else None
        if isinstance(named, str):
            yield named


def _says_something(event: Event) -> bool:
    parts = event.content.parts or [] if event.content else []
    return any(part.text and not part.thought for part in parts) and not (
        event.get_function_responses()
    )
