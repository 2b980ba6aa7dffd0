"""OpenAI's and Gemini's embeddings, against a server on the loopback that misbehaves."""

from __future__ import annotations

import logging
import socket
import sys
import traceback

import numpy as np
import pytest

from keepwise.errors import ConfigError, KeepwiseError, MissingExtra, Unavailable
from keepwise.models.gemini import GeminiEmbedder
from keepwise.models.openai import OpenAIEmbedder
from unit.models.fake_server import serving

KEY = "a-key-nobody-may-see"
TEXT = "my very private sentence"


class OpenAI:
    """How a test asks for, and answers as, an OpenAI-compatible server."""

    def embedder(self, url, **options):
        pytest.importorskip("openai")
        options = {"dimensions": 4, "api_key": KEY, "base_url": f"{url}/v1"} | options
        return OpenAIEmbedder("some-model", **options)

    def texts(self, body):
        return body["input"]

    def reply(self, rows):
        return {
            "object": "list",
            "model": "some-model",
            "data": [
                {"object": "embedding", "index": index, "embedding": row}
                for index, row in enumerate(rows)
            ],
            "usage": {"prompt_tokens": 1, "total_tokens": 1},
        }


class Gemini:
    """How a test asks for, and answers as, Gemini."""

    def embedder(self, url, **options):
        pytest.importorskip("google.genai")
        return GeminiEmbedder(**({"dimensions": 4, "api_key": KEY, "base_url": url} | options))

    def texts(self, body):
        return [each["content"]["parts"][0]["text"] for each in body["requests"]]

    def reply(self, rows):
        return {"embeddings": [{"values": row} for row in rows]}


@pytest.fixture(params=[OpenAI, Gemini], ids=["openai", "gemini"])
def kind(request):
    return request.param()


@pytest.fixture
def server():
    with serving() as fake:
        yield fake


def rows_for(kind, change=lambda rows: rows):
    """An answer with a row for each text, after ``change``."""

    def answer(body):
        rows = [[float(len(text)), 1.0, 0.0, 0.0] for text in kind.texts(body)]
        return 200, kind.reply(change(rows))

    return answer


async def ask(embedder, texts=(TEXT,), role="document"):
    try:
        return await embedder.embed(texts, role)
    finally:
        await embedder.aclose()


async def refusal(embedder, texts=(TEXT,)):
    with pytest.raises(KeepwiseError) as caught:
        await ask(embedder, texts)
    error = caught.value
    written = "".join(traceback.format_exception(error)) + repr(error) + str(error)
    assert KEY not in written
    assert TEXT not in written
    assert error.__cause__ is None
    assert error.__context__ is None
    return error


async def test_each_text_gets_its_row(kind, server):
    server.answers = [rows_for(kind)]
    texts = ["a", "", "ccc", "  \n", "bb \ud800"]
    rows = await ask(kind.embedder(server.url), texts)
    assert rows.dtype == np.float32
    assert np.linalg.norm(rows, axis=1) == pytest.approx([1, 0, 1, 0, 1], abs=1e-6)
    assert rows[2, 0] / rows[2, 1] == pytest.approx(3)
    assert kind.texts(server.requests[0][2]) == ["a", "ccc", "bb ?"]


async def test_blank_texts_are_not_sent(kind, server):
    assert (await ask(kind.embedder(server.url), ["", " "])).any() == False  # noqa: E712
    assert server.requests == []


async def test_many_texts_go_in_batches(kind, server):
    server.answers = [rows_for(kind)]
    rows = await ask(kind.embedder(server.url), ["x" * (1 + n) for n in range(250)])
    assert len(server.requests) > 1
    assert (rows[:, 0] / rows[:, 1]).round().tolist() == list(range(1, 251))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda rows: rows[:-1], "sent 1 embeddings for 2 texts"),
        (lambda rows: [*rows, rows[0]], "sent 3 embeddings for 2 texts"),
        (lambda rows: [row[:3] for row in rows], "3 dimensions, not of 4"),
        (lambda rows: [[*row, 0.0] for row in rows], "5 dimensions, not of 4"),
        (lambda rows: [[float("nan")] * 4 for _ in rows], "not a finite number"),
        (lambda rows: [[float("inf")] * 4 for _ in rows], "not a finite number"),
        (lambda rows: [[1e300] * 4 for _ in rows], "not a finite number"),
    ],
    ids=["few", "many", "short", "long", "nan", "infinite", "huge"],
)
async def test_a_reply_that_makes_no_sense_is_refused(kind, server, change, message):
    server.answers = [rows_for(kind, change)]
    error = await refusal(kind.embedder(server.url, retries=0), (TEXT, "another"))
    assert isinstance(error, Unavailable)
    assert message in error.message


@pytest.mark.parametrize(
    "body", [b"{}", b"[]", b"null", b"<html>", b'{"data": 3, "embeddings": 3}', b""]
)
async def test_a_reply_of_another_kind_is_refused(kind, server, body):
    server.answers = [lambda _: (200, body)]
    assert isinstance(await refusal(kind.embedder(server.url, retries=0)), Unavailable)


def echo(status):
    """An answer that repeats what was sent, as servers do."""
    return lambda body: (status, {"error": {"code": status, "message": f"{KEY} {body}"}})


@pytest.mark.parametrize("status", [400, 408, 409, 429, 500, 503])
async def test_a_failure_is_unavailable(kind, server, status):
    server.answers = [echo(status)]
    error = await refusal(kind.embedder(server.url, retries=0))
    assert isinstance(error, Unavailable)
    assert error.retryable
    assert str(status) in error.message


@pytest.mark.parametrize("status", [401, 403, 404])
async def test_a_wrong_key_or_name_is_the_set_up(kind, server, status):
    server.answers = [echo(status)]
    error = await refusal(kind.embedder(server.url, retries=0))
    assert isinstance(error, ConfigError)
    assert not error.retryable
    assert error.hint


async def test_the_client_tries_again(server):
    kind = OpenAI()
    server.answers = [echo(500), rows_for(kind)]
    assert (await ask(kind.embedder(server.url, retries=1))).any()
    assert len(server.requests) == 2


async def test_no_answer_in_time_is_unavailable(kind, server):
    server.answers, server.delay = [rows_for(kind)], 1.0
    error = await refusal(kind.embedder(server.url, timeout=0.2, retries=0))
    assert isinstance(error, Unavailable)
    assert "in time" in error.message


async def test_no_server_is_unavailable(kind):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}"
        assert isinstance(await refusal(kind.embedder(url, retries=0)), Unavailable)


async def test_the_log_holds_no_key(kind, server, caplog):
    caplog.set_level(logging.DEBUG)
    server.answers = [echo(500)]
    await refusal(kind.embedder(server.url, retries=0))
    assert KEY not in caplog.text


async def test_openai_puts_its_prefixes_and_asks_for_a_size(server):
    kind = OpenAI()
    server.answers = [rows_for(kind)]
    options = {"query_prefix": "Q: ", "document_prefix": "D: "}
    await ask(kind.embedder(server.url, shorten=True, **options), ["tea"], "query")
    await ask(kind.embedder(server.url, **options), ["tea"], "document")
    first, second = [body for _, _, body in server.requests]
    assert (first["input"], first["dimensions"]) == (["Q: tea"], 4)
    assert second["input"] == ["D: tea"]
    assert "dimensions" not in second
    assert server.requests[0][0] == "/v1/embeddings"
    assert server.requests[0][1]["authorization"] == f"Bearer {KEY}"


async def test_openai_replies_may_come_in_any_order(server):
    kind = OpenAI()
    rows = kind.reply([[1.0, 0, 0, 0], [0, 1.0, 0, 0]])
    rows["data"].reverse()
    server.answers = [lambda _: (200, rows)]
    found = await ask(kind.embedder(server.url), ["one", "two"])
    assert found.argmax(axis=1).tolist() == [0, 1]


async def test_gemini_says_what_a_text_is_for(server):
    kind = Gemini()
    server.answers = [rows_for(kind)]
    for role in ("query", "document"):
        await ask(kind.embedder(server.url), ["tea", "milk"], role)
    sent = [body["requests"] for _, _, body in server.requests]
    assert [{each["taskType"] for each in requests} for requests in sent] == [
        {"RETRIEVAL_QUERY"},
        {"RETRIEVAL_DOCUMENT"},
    ]
    assert {each["outputDimensionality"] for each in sent[0]} == {4}
    assert server.requests[0][0].endswith("/models/gemini-embedding-001:batchEmbedContents")


def test_a_key_of_the_environment_is_used(monkeypatch):
    pytest.importorskip("openai")
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    with pytest.raises(ConfigError, match="OPENAI_API_KEY"):
        OpenAIEmbedder("some-model", dimensions=4)
    OpenAIEmbedder("some-model", dimensions=4, base_url="http://127.0.0.1:1/v1")
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    assert KEY not in repr(OpenAIEmbedder("some-model", dimensions=4))


def test_gemini_needs_a_key(monkeypatch):
    pytest.importorskip("google.genai")
    for name in ("GEMINI_API_KEY", "GOOGLE_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(ConfigError, match="GEMINI_API_KEY"):
        GeminiEmbedder()
    monkeypatch.setenv("GOOGLE_API_KEY", KEY)
    assert GeminiEmbedder().space.dimensions == 768


def test_what_changes_the_vectors_changes_the_space():
    kind = OpenAI()
    url = "http://127.0.0.1:1"
    spaces = {
        kind.embedder(url, **options).space.id
        for options in (
            {},
            {"dimensions": 8},
            {"query_prefix": "Q: "},
            {"document_prefix": "Q: "},
            {"revision": "2"},
        )
    }
    assert len(spaces) == 5
    assert kind.embedder(url).space == kind.embedder("http://127.0.0.1:2", api_key="other").space


@pytest.mark.parametrize("options", [{"dimensions": 0}, {"dimensions": -1}])
def test_dimensions_are_a_count(kind, options):
    with pytest.raises(ConfigError, match="dimensions"):
        kind.embedder("http://127.0.0.1:1", **options)


@pytest.mark.parametrize(
    ("module", "make", "extra"),
    [
        ("openai", lambda: OpenAIEmbedder("some-model", dimensions=4, api_key=KEY), "openai"),
        ("google.genai", lambda: GeminiEmbedder(api_key=KEY), "gemini"),
    ],
    ids=["openai", "gemini"],
)
def test_a_missing_package_is_named_with_its_extra(monkeypatch, module, make, extra):
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra) as caught:
        make()
    assert caught.value.hint == f"pip install 'keepwise[{extra}]'"
