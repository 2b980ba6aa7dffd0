"""Gemini as a language model."""

from __future__ import annotations

import os

from keepwise.errors import ConfigError, KeepwiseError, MissingExtra, Unavailable
from keepwise.model import JsonObject

BASE_URL = "https://generativelanguage.googleapis.com"
KEY_VARIABLES = ("GEMINI_API_KEY", "GOOGLE_API_KEY")


class GeminiTextModel:
    """Answers with JSON; the text leaves the machine, for Google's.

    Args:
        model: the service's name for the model.
        api_key: by default what ``GEMINI_API_KEY`` or ``GOOGLE_API_KEY`` says.
        url: of a proxy or another place that speaks the same language.
        seconds: how long one try may take.
        retries: how often the client tries again what may succeed.

    Raises:
        MissingExtra: the package google-genai is not installed.
        ConfigError: there is no key.
    """

    def __init__(
        self,
        model: str,
        *,
        api_key: str = "",
        url: str = BASE_URL,
        seconds: float = 60.0,
        retries: int = 2,
    ) -> None:
        try:
            from google import genai
            from google.genai import errors, types
        except ImportError:
            raise MissingExtra("gemini", "The model 'gemini'") from None
        key = api_key or next(filter(None, map(os.environ.get, KEY_VARIABLES)), "")
        if not key:
            raise ConfigError("The model 'gemini' has no key", hint=f"set {KEY_VARIABLES[0]}")
        self._types = types
        self._errors = errors
        self._client = genai.Client(
            api_key=key,
            # An environment set up for Vertex must not send the texts elsewhere than told.
            vertexai=False,
            http_options=types.HttpOptions(
                base_url=url,
                timeout=round(seconds * 1000),
                retry_options=types.HttpRetryOptions(attempts=retries + 1),
            ),
        )
        self._model = model

    @property
    def name(self) -> str:
        """The service's name for the model."""
        return self._model

    async def complete(self, system: str, prompt: str, schema: JsonObject) -> str:
        """What the model answers.

        Raises:
            Unavailable: no answer, or an empty one.
            ConfigError: the service knows no such key or model.
        """
        failure: KeepwiseError | None = None
        answer = ""
        try:
            reply = await self._client.aio.models.generate_content(
                model=self._model,
                contents=prompt,
                config=self._types.GenerateContentConfig(
                    system_instruction=system,
                    temperature=0,
                    response_mime_type="application/json",
                    response_json_schema=schema,
                ),
            )
            answer = reply.text or ""
        except Exception as error:  # noqa: BLE001 - which HTTP library it uses is the client's affair
            failure = self._failure(error)
        # Raised out here, so that it carries no trace of an error that holds the texts or the key.
        if failure is not None:
            raise failure
        if not answer.strip():
            raise Unavailable(f"the model {self._model} gave an empty answer")
        return answer

    def _failure(self, error: Exception) -> KeepwiseError:
        status = error.code if isinstance(error, self._errors.APIError) else None
        if status in {401, 403, 404}:
            return ConfigError(
                f"Gemini refused the request (HTTP {status})",
                hint="look at the key and the name of the model",
            )
        what = f"HTTP {status}" if status else type(error).__name__
        return Unavailable(f"the model {self._model} did not answer ({what})")
