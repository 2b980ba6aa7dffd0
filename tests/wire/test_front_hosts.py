"""What the front connects to: other hosts, unread, and Google itself for calls to models."""

from __future__ import annotations

import asyncio
import json
import os
import ssl
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from keepwise.server.front import Certificates, front
from wire.fronting import HOST, ask, connected, front_of, get, peer, response, secure, to
from wire.recording import recording

MODEL = "/v1beta1/publishers/google/models/m:generateContent"


@pytest.fixture
def server():
    with recording() as found:
        yield found


@pytest.fixture
def options(server, tmp_path):
    return front_of(server, tmp_path)


# Other hosts


async def echo(reader, writer):
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.write(b"<end>")
    await writer.drain()


async def test_another_host_is_reached_and_its_bytes_are_left_alone(options):
    met, sent = [], os.urandom(2_000_000)
    async with peer(echo) as port:
        options = replace(options, reach=to(port, met))
        async with front(options) as running, connected(running) as (reader, writer):
            head = "CONNECT Generativelanguage.googleapis.com:443 HTTP/1.1"
            assert (await ask(reader, writer, head)).startswith("HTTP/1.1 200 ")
            writer.write(sent)
            writer.write_eof()  # one direction has ended; the other goes on
            assert await reader.read(-1) == sent + b"<end>"
    assert met == [("generativelanguage.googleapis.com", 443)]


async def test_bytes_sent_with_the_connect_are_not_lost(options):
    async with peer(echo) as port:
        options = replace(options, reach=to(port))
        async with front(options) as running, connected(running) as (reader, writer):
            writer.write(b"CONNECT example.com:443 HTTP/1.1\r\n\r\nearly")
            await reader.readuntil(b"\r\n\r\n")
            assert await reader.readexactly(5) == b"early"


async def test_other_hosts_can_be_refused(options):
    options = replace(options, tunnel=False)
    async with front(options) as running, connected(running) as (reader, writer):
        answer = await ask(reader, writer, "CONNECT example.com:443 HTTP/1.1")
        assert answer.startswith("HTTP/1.1 403 ")


async def test_a_host_that_looks_like_the_service_is_refused(options):
    async with front(options) as running, connected(running) as (reader, writer):
        host = "us-central1-aiplatform.mtls.googleapis.com"
        answer = await ask(reader, writer, f"CONNECT {host}:443 HTTP/1.1")
        assert answer.startswith("HTTP/1.1 403 ")


async def test_a_host_that_cannot_be_reached_is_said_to_be(options, unused_tcp_port):
    options = replace(options, reach=to(unused_tcp_port))
    async with front(options) as running, connected(running) as (reader, writer):
        answer = await ask(reader, writer, "CONNECT example.com:443 HTTP/1.1")
        assert answer.startswith("HTTP/1.1 502 ")


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("GET http://example.com/ HTTP/1.1", 405),
        ("POST / HTTP/1.1\r\nHost: 127.0.0.1", 405),
        ("CONNECT example.com HTTP/1.1", 400),
        ("CONNECT :443 HTTP/1.1", 400),
        ("nonsense", 400),
        ("CONNECT example.com:443 SPDY/1", 400),
    ],
)
async def test_a_proxy_knows_connect_only(options, head, status):
    async with front(options) as running, connected(running) as (reader, writer):
        assert (await ask(reader, writer, head)).startswith(f"HTTP/1.1 {status} ")


# Models, which Google takes calls to at the same hosts


@pytest.fixture
def google(tmp_path):
    """A certificate for Google's host that another authority has signed, and who trusts that."""
    other = Certificates(tmp_path / "google")
    return other.context(HOST), ssl.create_default_context(cafile=other.folder / "ca.pem")


@asynccontextmanager
async def google_s(context, heard):
    """Somebody who is Google's host: TLS and one answer."""

    async def serve(reader, writer):
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nmodel")
        await writer.drain()
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()


async def test_calls_to_models_go_on_to_google_and_memories_stay(options, server, google):
    context, trusting = google
    met, heard = [], []
    async with google_s(context, heard) as port:
        options = replace(options, reach=to(port, met), trusted=lambda: trusting)
        async with front(options) as running, secure(running) as (reader, writer):
            for path, said in (
                ("/v1beta1/reasoningEngines/1", b"answered"),
                (MODEL, b"model"),
                ("/v1beta1/reasoningEngines/2", b"answered"),
            ):
                writer.write(get(path, "x-goog-api-key: of-google"))
                assert said in (await response(reader))[2]
    assert met == [(HOST, 443)]
    assert len(server.requests) == 2
    assert len(heard) == 1
    assert f"GET {MODEL} HTTP/1.1".encode() in heard[0]
    assert b"of-google" in heard[0]


async def test_a_host_that_only_says_it_is_google_s_gets_no_call(options, google):
    context, _ = google
    heard = []
    async with google_s(context, heard) as port:
        options = replace(options, reach=to(port))
        async with front(options) as running, secure(running) as (reader, writer):
            writer.write(get(MODEL))
            assert (await response(reader))[0] == 503
    assert heard == []


async def test_a_key_of_the_server_is_not_shown_to_google(options, server):
    options = replace(options, models=False)
    async with front(options) as running, secure(running) as (reader, writer):
        writer.write(get(MODEL, "x-goog-api-key: of-the-server"))
        status, _, body = await response(reader)
    assert status == 403
    assert "GOOGLE_GENAI_USE_ENTERPRISE" in json.loads(body)["error"]["message"]
    assert server.requests == []
