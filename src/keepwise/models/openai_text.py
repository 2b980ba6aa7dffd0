"""A language model of OpenAI's, or of any server that speaks its language."""

from __future__ import annotations

import os

from keepwise.errors import ConfigError, KeepwiseError, MissingExtra, Unavailable
from keepwise.model import JsonObject

BASE_URL = "https://api.openai.com/v1"
KEY_VARIABLE = "OPENAI_API_KEY"


class OpenAITextModel:
    """Answers with JSON through the chat completions of a server; the text leaves the machine.

    Args:
        model: the server's name for the model.
        url: the server's address up to ``/v1``; OpenAI's unless told.
        api_key: by default what ``OPENAI_API_KEY`` says. A server of your own may need none.
        seconds: how long one try may take.
        retries: how often the client tries again what may succeed.

    Raises:
        MissingExtra: the package openai is not installed.
        ConfigError: there is no key and the server is OpenAI's.
    """

    def __init__(
        self,
        model: str,
        *,
        url: str = "",
        api_key: str = "",
        seconds: float = 60.0,
        retries: int = 2,
    ) -> None:
        try:
            import openai
        except ImportError:
            raise MissingExtra("openai", "The model 'openai'") from None
        key = api_key or os.environ.get(KEY_VARIABLE, "")
        if not key and not url:
            raise ConfigError(
                "The model 'openai' has no key", hint=f"set {KEY_VARIABLE}, or name a server"
            )
        self._openai = openai
        self._client = openai.AsyncOpenAI(
            api_key=key or "none", base_url=url or BASE_URL, timeout=seconds, max_retries=retries
        )
        self._model = model

    @property
    def name(self) -> str:
        """The server's name for the model."""
        return self._model

    async def complete(self, system: str, prompt: str, schema: JsonObject) -> str:
        """What the model answers.

        Raises:
            Unavailable: no answer, or an empty one.
            ConfigError: the server knows no such key or model.
        """
        failure: KeepwiseError | None = None
        answer = ""
        try:
            reply = await self._client.chat.completions.create(
                model=self._model,
                messages=[
                    {"role": "system", "content": system},
                    {"role": "user", "content": prompt},
                ],
                temperature=0,
                response_format={
                    "type": "json_schema",
                    "json_schema": {"name": "answer", "strict": True, "schema": dict(schema)},
                },
            )
            answer = reply.choices[0].message.content or ""
        except self._openai.OpenAIError as error:
            failure = self._failure(error)
        except (AttributeError, IndexError, TypeError):
            failure = Unavailable(f"the model {self._model} sent a reply that holds no answer")
        # Raised out here, so that it carries no trace of an error that holds the texts or the key.
        if failure is not None:
            raise failure
        if not answer.strip():
            raise Unavailable(f"the model {self._model} gave an empty answer")
        return answer

    def _failure(self, error: Exception) -> KeepwiseError:
        status = getattr(error, "status_code", None)
        if status in {401, 403, 404}:
            return ConfigError(
                f"the server of the model {self._model} refused the request (HTTP {status})",
                hint="look at the key, the address and the name of the model",
            )
        what = f"HTTP {status}" if status else type(error).__name__
        return Unavailable(f"the model {self._model} did not answer ({what})")
