"""Embeddings from OpenAI, or from any server that speaks its language (Ollama, vLLM, llama.cpp)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import blake2b
from urllib.parse import urlsplit

import numpy as np
from numpy.typing import NDArray

from keepwise.errors import ConfigError, KeepwiseError, MissingExtra, Unavailable
from keepwise.model.embedding import Role, Space
from keepwise.models.rows import checked, encodable, worded

BASE_URL = "https://api.openai.com/v1"
MODEL = "text-embedding-3-small"
DIMENSIONS = 1536
KEY_VARIABLE = "OPENAI_API_KEY"

# Servers refuse more than 2,048 texts at once, and most take a few dozen far faster.
_TEXTS_AT_ONCE = 64


class OpenAIEmbedder:
    """Sentence vectors over HTTP; the text leaves the machine, for wherever ``base_url`` is.

    Args:
        model: the server's name for the model.
        dimensions: how many numbers its vectors have.
        base_url: the server's, up to ``/v1``; OpenAI's unless told. The client's own variable
            ``OPENAI_BASE_URL`` is not read: where texts go is said in one place.
        api_key: by default what ``OPENAI_API_KEY`` says. A server of your own may need none.
        shorten: ask the server for vectors of ``dimensions``, which only some models can give.
        query_prefix: put before a text that is searched with, for models that were trained so.
        document_prefix: put before a text that is searched for.
        revision: change it when the server changes the model under the same name.
        timeout: seconds for one try.
        retries: how often the client tries again what may succeed.

    Raises:
        MissingExtra: the package openai is not installed.
        ConfigError: there is no key and the server is OpenAI's, or a value makes no sense.
    """

    lexical_weight: float | None = None
    languages: frozenset[str] | None = None
    near: float | None = None

    def __init__(
        self,
        model: str = MODEL,
        *,
        dimensions: int = DIMENSIONS,
        base_url: str = BASE_URL,
        api_key: str = "",
        shorten: bool = False,
        query_prefix: str = "",
        document_prefix: str = "",
        revision: str = "",
        timeout: float = 30.0,
        retries: int = 2,
    ) -> None:
        try:
            import openai
        except ImportError:
            raise MissingExtra("openai", "The embedder 'openai'") from None
        key = api_key or os.environ.get(KEY_VARIABLE, "")
        if not key and base_url == BASE_URL:
            raise ConfigError(
                "The embedder 'openai' has no key", hint=f"set {KEY_VARIABLE}, or name a server"
            )
        if not model or not base_url or dimensions < 1:
            raise ConfigError("The embedder 'openai' needs a server, a model and its dimensions")
        self._openai = openai
        self._client = openai.AsyncOpenAI(
            api_key=key or "none", base_url=base_url, timeout=timeout, max_retries=retries
        )
        self._model = model
        self._shorten = shorten
        self._prefixes = {"query": query_prefix, "document": document_prefix}
        self._server = urlsplit(base_url).hostname or "the server"
        known = "\0".join((revision, query_prefix, document_prefix))
        digest = blake2b(known.encode(), digest_size=16).hexdigest()
        self._space = Space(f"openai:{model}", digest, dimensions)

    @property
    def space(self) -> Space:
        """The space of the model, by its name: what the server runs is not ours to see."""
        return self._space

    async def aclose(self) -> None:
        """Close the connections."""
        await self._client.close()

    async def embed(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """A row of length 1 for each text, zeros for a blank one, which is not sent.

        Raises:
            Unavailable: no answer, or one that makes no sense.
            ConfigError: the server knows no such key or model.
        """
        rows = np.zeros((len(texts), self._space.dimensions), np.float32)
        places = worded(texts)
        for start in range(0, len(places), _TEXTS_AT_ONCE):
            batch = places[start : start + _TEXTS_AT_ONCE]
            prefix = self._prefixes[role]
            rows[batch] = await self._ask([prefix + encodable(texts[place]) for place in batch])
        return rows

    async def _ask(self, texts: list[str]) -> NDArray[np.float32]:
        size = self._space.dimensions if self._shorten else self._openai.omit
        rows: list[list[float]] = []
        failure: KeepwiseError | None = None
        try:
            reply = await self._client.embeddings.create(
                model=self._model, input=texts, dimensions=size, encoding_format="float"
            )
            found = sorted(reply.data, key=lambda each: each.index)
            rows = [each.embedding for each in found]
        except self._openai.OpenAIError as error:
            failure = self._failure(error)
        except (AttributeError, TypeError, ValueError):
            failure = Unavailable(f"{self._server} sent a reply that holds no embeddings")
        # Raised out here, so that it carries no trace of an error that holds the texts or the key.
        if failure is not None:
            raise failure
        return checked(
            rows, count=len(texts), dimensions=self._space.dimensions, server=self._server
        )

    def _failure(self, error: Exception) -> KeepwiseError:
        status = getattr(error, "status_code", None)
        if status in {401, 403, 404}:
            return ConfigError(
                f"{self._server} refused the embedding request (HTTP {status})",
                hint="look at the key, the base URL and the name of the model",
            )
        if isinstance(error, self._openai.APITimeoutError):
            return Unavailable(f"{self._server} did not answer in time")
        what = f"HTTP {status}" if status else type(error).__name__
        return Unavailable(f"{self._server} gave no embeddings ({what})")
