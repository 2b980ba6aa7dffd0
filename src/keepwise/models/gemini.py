"""Embeddings from Gemini, with the task types for searching and for being found."""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from keepwise.errors import ConfigError, KeepwiseError, MissingExtra, Unavailable
from keepwise.model.embedding import Role, Space
from keepwise.models.rows import checked, encodable, worded

BASE_URL = "https://generativelanguage.googleapis.com"
MODEL = "gemini-embedding-001"
DIMENSIONS = 768
KEY_VARIABLES = ("GEMINI_API_KEY", "GOOGLE_API_KEY")

_TASKS: dict[Role, str] = {"query": "RETRIEVAL_QUERY", "document": "RETRIEVAL_DOCUMENT"}
_SERVER = "Gemini"

# The service takes at most a hundred texts at once.
_TEXTS_AT_ONCE = 100


class GeminiEmbedder:
    """Sentence vectors over HTTP; the text leaves the machine, for Google's.

    Args:
        model: the service's name for the model; one that knows task types.
        dimensions: how many numbers a vector shall have; 768, 1,536 and 3,072 are recommended.
        api_key: by default what ``GEMINI_API_KEY`` or ``GOOGLE_API_KEY`` says.
        base_url: of a proxy or another place that speaks the same language.
        revision: change it when the service changes the model under the same name.
        timeout: seconds for one try.
        retries: how often the client tries again what may succeed.

    Raises:
        MissingExtra: the package google-genai is not installed.
        ConfigError: there is no key, or a value makes no sense.
    """

    lexical_weight: float | None = None
    languages: frozenset[str] | None = None
    near: float | None = None

    def __init__(
        self,
        model: str = MODEL,
        *,
        dimensions: int = DIMENSIONS,
        api_key: str = "",
        base_url: str = BASE_URL,
        revision: str = "",
        timeout: float = 30.0,
        retries: int = 2,
    ) -> None:
        try:
            from google import genai
            from google.genai import errors, types
        except ImportError:
            raise MissingExtra("gemini", "The embedder 'gemini'") from None
        key = api_key or next(filter(None, map(os.environ.get, KEY_VARIABLES)), "")
        if not key:
            raise ConfigError("The embedder 'gemini' has no key", hint=f"set {KEY_VARIABLES[0]}")
        if not model or not base_url or dimensions < 1:
            raise ConfigError("The embedder 'gemini' needs a server, a model and its dimensions")
        self._types = types
        self._errors = errors
        self._client = genai.Client(
            api_key=key,
            # An environment set up for Vertex must not send the texts elsewhere than told.
            vertexai=False,
            http_options=types.HttpOptions(
                base_url=base_url,
                timeout=round(timeout * 1000),
                retry_options=types.HttpRetryOptions(attempts=retries + 1),
            ),
        )
        self._model = model
        digest = blake2b(revision.encode(), digest_size=16).hexdigest()
        self._space = Space(f"gemini:{model}", digest, dimensions)

    @property
    def space(self) -> Space:
        """The space of the model, by its name: what the service runs is not ours to see."""
        return self._space

    async def aclose(self) -> None:
        """Close the connections."""
        await self._client.aio.aclose()

    async def embed(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """A row of length 1 for each text, zeros for a blank one, which is not sent.

        Raises:
            Unavailable: no answer, or one that makes no sense.
            ConfigError: the service knows no such key or model.
        """
        rows = np.zeros((len(texts), self._space.dimensions), np.float32)
        places = worded(texts)
        for start in range(0, len(places), _TEXTS_AT_ONCE):
            batch = places[start : start + _TEXTS_AT_ONCE]
            rows[batch] = await self._ask([encodable(texts[place]) for place in batch], role)
        return rows

    async def _ask(self, texts: list[str], role: Role) -> NDArray[np.float32]:
        types = self._types
        rows: list[list[float]] = []
        failure: KeepwiseError | None = None
        try:
            reply = await self._client.aio.models.embed_content(
                model=self._model,
                # As bare strings, some models take them for the parts of one text.
                contents=[types.Content(parts=[types.Part(text=text)]) for text in texts],
                config=types.EmbedContentConfig(
                    task_type=_TASKS[role], output_dimensionality=self._space.dimensions
                ),
            )
            rows = [each.values or [] for each in reply.embeddings or []]
        except Exception as error:  # noqa: BLE001 - which HTTP library it uses is the client's affair
            failure = self._failure(error)
        # Raised out here, so that it carries no trace of an error that holds the texts or the key.
        if failure is not None:
            raise failure
        return checked(rows, count=len(texts), dimensions=self._space.dimensions, server=_SERVER)

    def _failure(self, error: Exception) -> KeepwiseError:
        status = error.code if isinstance(error, self._errors.APIError) else None
        if status in {401, 403, 404}:
            return ConfigError(
                f"{_SERVER} refused the embedding request (HTTP {status})",
                hint="look at the key and the name of the model",
            )
        if "Timeout" in type(error).__name__:
            return Unavailable(f"{_SERVER} did not answer in time")
        what = f"HTTP {status}" if status else type(error).__name__
        return Unavailable(f"{_SERVER} gave no embeddings ({what})")
