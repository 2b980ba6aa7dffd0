"""What ADK hands over and is told: no text in an error, no session that cannot be read."""

from __future__ import annotations

import warnings

import pytest
from google.adk.errors.input_validation_error import InputValidationError
from google.adk.events import Event, EventActions
from google.genai import types
from pydantic import BaseModel

from keepwise import IntegrityViolation, Keepwise, Settings
from keepwise.adk import KeepwiseMemoryService, KeepwiseSessionService

WHO = {"app_name": "acme", "user_id": "maria"}
TOKEN = "da" + "pi" + "0123456789abcdef" * 2


class Holder(BaseModel):
    held: object = ""


class Texts(BaseModel):
    held: str = ""


@pytest.fixture
async def kw():
    async with Keepwise.open(":memory:", settings=Settings()) as opened:
        yield opened


@pytest.fixture
def sessions(kw):
    return KeepwiseSessionService(keepwise=kw)


def said(*parts, delta=None):
    return Event(
        id="e1",
        invocation_id="i",
        author="user",
        content=types.Content(role="user", parts=[*parts]),
        actions=EventActions(state_delta=delta or {}),
    )


def told(error):
    """All that an error and whatever it carries along say."""
    texts = []
    while error is not None:
        texts += [repr(error), str(error), repr(getattr(error, "object", ""))]
        error = error.__cause__ or error.__context__
    return " ".join(texts)


@pytest.mark.parametrize(
    "part",
    [
        types.Part(
            inline_data=types.Blob(data=f"my token is {TOKEN}".encode(), mime_type="text/plain")
        ),
        types.Part(text="hi", thought_signature=f"token {TOKEN}".encode()),
    ],
    ids=["file", "signature"],
)
async def test_a_session_with_a_redacted_file_can_be_read(sessions, part):
    session = await sessions.create_session(**WHO, session_id="s")
    await sessions.append_event(session, said(part))
    read = await sessions.get_session(**WHO, session_id="s")
    (kept,) = read.events[0].content.parts
    held = kept.thought_signature or kept.inline_data.data
    assert held == b"[redacted credential]"


async def test_a_stored_event_adk_cannot_read_is_not_quoted(sessions):
    session = await sessions.create_session(**WHO, session_id="s")
    event = said(types.Part(text="hi"))
    event.content.parts[0].text = ["a secret wish"]
    await sessions.append_event(session, event)
    with pytest.raises(IntegrityViolation) as caught:
        await sessions.get_session(**WHO, session_id="s")
    assert "wish" not in told(caught.value)


async def test_what_has_no_json_form_is_not_quoted(sessions):
    session = await sessions.create_session(**WHO, session_id="s")
    for held in (b"\xff a secret wish", object()):
        with pytest.raises(InputValidationError) as caught:
            await sessions.append_event(
                session, said(types.Part(text="hi"), delta={"x": Holder(held=held)})
            )
        assert "wish" not in told(caught.value)
    args = types.FunctionCall(name="f", args={"x": object(), "y": "a secret wish"})
    with pytest.raises(InputValidationError) as caught:
        await sessions.append_event(session, said(types.Part(function_call=args)))
    assert "wish" not in told(caught.value)


async def test_no_warning_quotes_what_was_said(sessions):
    session = await sessions.create_session(**WHO, session_id="s")
    value = Texts()
    value.held = ["a secret wish"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        await sessions.append_event(session, said(types.Part(text="hi"), delta={"x": value}))


async def test_a_credential_for_a_name_of_metadata_is_not_repeated(kw):
    memory = KeepwiseMemoryService(keepwise=kw)
    with pytest.raises(InputValidationError) as caught:
        await memory.add_events_to_memory(
            **WHO, events=[said(types.Part(text="hi"))], custom_metadata={TOKEN: [1]}
        )
    assert TOKEN not in told(caught.value)
