"""Who the tests are about, and what they mostly expect."""

from __future__ import annotations

from typing import Any

import pytest
from google.genai.errors import ClientError

from wire.clients import Google

KIM = {"app_name": "trips", "user_id": "kim"}
SAM = {"app_name": "trips", "user_id": "sam"}


async def refused(google: Google, method: Any, **arguments: Any) -> ClientError:
    """The error that a method of the client ends with."""
    with pytest.raises(ClientError) as raised:
        await google.ask(method, **arguments)
    return raised.value


def words(error: ClientError) -> tuple[int, str]:
    """The two that programs look at."""
    return error.code, error.status


def on(*topics: str | tuple[str, str], **more: Any) -> dict[str, Any]:
    """A customization with topics: managed ones by name, custom ones with a description."""
    listed = [
        {"managed_memory_topic": {"managed_topic_enum": each}}
        if isinstance(each, str)
        else {"custom_memory_topic": {"label": each[0], "description": each[1]}}
        for each in topics
    ]
    return {"memory_topics": listed, **more}
