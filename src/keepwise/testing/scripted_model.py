"""A language model that says what a script tells it, for tests without a network."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Sequence
from typing import TypeAlias

from google.adk.models.base_llm import BaseLlm
from google.adk.models.llm_request import LlmRequest
from google.adk.models.llm_response import LlmResponse
from google.genai import types
from pydantic import Field, PrivateAttr

# About what English text costs; the real count is the model's.
_CHARS_A_TOKEN = 4

Reply: TypeAlias = "str | types.Part | list[types.Part] | Exception"
Step: TypeAlias = "Reply | Callable[[LlmRequest], Reply]"


class ScriptedModel(BaseLlm):
    """Answers each call with the next step of ``steps``, and keeps the requests it was given.

    A step is a text, a part (such as :func:`call`), several parts, an exception to raise, or a
    function of the request that returns one of these. After the last step it starts again when
    ``cycle`` is true, and fails otherwise.
    """

    model: str = "scripted"
    steps: Sequence[object] = Field(default_factory=list)
    cycle: bool = False
    _calls: int = PrivateAttr(0)
    _requests: list[LlmRequest] = PrivateAttr(default_factory=list)

    @classmethod
    def supported_models(cls) -> list[str]:
        """The names ADK's registry would find this model under."""
        return ["scripted"]

    @property
    def requests(self) -> tuple[LlmRequest, ...]:
        """Copies of every request, as they were when the model was called."""
        return tuple(self._requests)

    async def generate_content_async(
        self, llm_request: LlmRequest, stream: bool = False
    ) -> AsyncGenerator[LlmResponse, None]:
        """Yield the next step as one complete response."""
        self._requests.append(llm_request.model_copy(deep=True))
        if not self.steps or (self._calls >= len(self.steps) and not self.cycle):
            raise AssertionError(f"the script has {len(self.steps)} steps, one more was asked for")
        step = self.steps[self._calls % len(self.steps)]
        self._calls += 1
        reply = step(llm_request) if callable(step) else step
        if isinstance(reply, Exception):
            raise reply
        parts = _parts(reply)
        said, read = sum(len(part.text or "") for part in parts), sum(map(len, texts(llm_request)))
        usage = types.GenerateContentResponseUsageMetadata(
            prompt_token_count=read // _CHARS_A_TOKEN,
            candidates_token_count=said // _CHARS_A_TOKEN,
            total_token_count=(read + said) // _CHARS_A_TOKEN,
        )
        yield LlmResponse(content=types.Content(role="model", parts=parts), usage_metadata=usage)


def call(name: str, /, **args: object) -> types.Part:
    """A part in which the model calls a tool; ADK fills in the call's id."""
    return types.Part(function_call=types.FunctionCall(name=name, args=args))


def texts(request: LlmRequest) -> list[str]:
    """Every text of a request's contents, in order: what the model was given to read."""
    return [part.text for content in request.contents for part in content.parts or [] if part.text]


def _parts(reply: object) -> list[types.Part]:
    if isinstance(reply, str):
        return [types.Part(text=reply)]
    if isinstance(reply, types.Part):
        return [reply]
    if isinstance(reply, list) and all(isinstance(part, types.Part) for part in reply):
        return reply
    raise TypeError("a step is a text, a part, a list of parts, or an exception")
