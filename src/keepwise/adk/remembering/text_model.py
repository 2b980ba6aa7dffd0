"""Any model that ADK knows, as the language model of the bank."""

from __future__ import annotations

from google.adk.models.base_llm import BaseLlm
from google.adk.models.llm_request import LlmRequest
from google.adk.models.registry import LLMRegistry
from google.genai import types

from keepwise.errors import ConfigError, KeepwiseError, Unavailable
from keepwise.model import JsonObject


class AdkTextModel:
    """Asks an ADK model for JSON: hand it to ``Keepwise.open(text_model=...)``.

    Args:
        model: a name that ADK's registry knows (``gemini-2.5-flash``), or a model object.

    Raises:
        ConfigError: the registry knows no such model.
    """

    def __init__(self, model: str | BaseLlm) -> None:
        if isinstance(model, BaseLlm):
            self._llm = model
            return
        try:
            self._llm = LLMRegistry.new_llm(model)
        except ValueError:
            raise ConfigError(
                f"ADK knows no model '{model}'", hint="register it with ADK's LLMRegistry"
            ) from None

    @property
    def name(self) -> str:
        """The model's name."""
        return self._llm.model

    async def complete(self, system: str, prompt: str, schema: JsonObject) -> str:
        """What the model answers.

        Raises:
            Unavailable: it failed, or its answer is empty.
        """
        request = LlmRequest(
            model=self._llm.model,
            contents=[types.Content(role="user", parts=[types.Part(text=prompt)])],
            config=types.GenerateContentConfig(
                system_instruction=system,
                temperature=0,
                response_mime_type="application/json",
                response_json_schema=schema,
            ),
        )
        said: list[str] = []
        failure: KeepwiseError | None = None
        try:
            async for reply in self._llm.generate_content_async(request):
                if not reply.partial and reply.content:
                    parts = reply.content.parts or []
                    said.extend(part.text for part in parts if part.text and not part.thought)
        except Exception as error:  # noqa: BLE001 - every model fails in its own way
            failure = Unavailable(f"the model {self.name} did not answer ({type(error).__name__})")
        # Raised out here, so that it carries no trace of an error that holds the texts or a key.
        if failure is not None:
            raise failure
        if not "".join(said).strip():
            raise Unavailable(f"the model {self.name} gave an empty answer")
        return "".join(said)
