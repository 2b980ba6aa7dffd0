"""The front, for real: clients that know nothing of it, and what goes wrong on the way."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from keepwise import ConfigError
from keepwise.server.front import folder_of, front, options_of
from keepwise.settings import ServerSettings
from wire.fronting import HOST, ask, connected, front_of, get, peer, response, secure, settled
from wire.recording import recording

AGENT = """
import asyncio, logging, warnings
warnings.simplefilter("ignore")
from google.adk.memory import VertexAiMemoryBankService
from google.adk.sessions import VertexAiSessionService


async def main():
    where = {where}
    memories = VertexAiMemoryBankService(**where)
    sessions = VertexAiSessionService(**where)
    found = await memories.search_memory(app_name="a", user_id="u", query="money")
    print([each.content.parts[0].text for each in found.memories])
    print((await sessions.create_session(app_name="a", user_id="u")).id)
    print((await sessions.get_session(app_name="a", user_id="u", session_id="monday")).id)


asyncio.run(main())
"""


@pytest.fixture
def server():
    with recording() as found:
        yield found


@pytest.fixture
def options(server, tmp_path):
    return front_of(server, tmp_path)


async def agent(code, running, **environment):
    """Run a program that has heard of the front from its environment only."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("GOOGLE_", "GEMINI_", "KEEPWISE_", "COV", "SSL_"))
        and not name.lower().endswith("_proxy")
    }
    bundle = str(running.certificates.bundle)
    clean |= {
        "HTTPS_PROXY": f"http://127.0.0.1:{running.port}",
        "SSL_CERT_FILE": bundle,
        "REQUESTS_CA_BUNDLE": bundle,
        "NO_PROXY": "127.0.0.1,localhost,::1",
        "NO_GCE_CHECK": "true",
        **environment,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        code,
        env=clean,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    return out.decode().splitlines()


async def test_adk_s_own_services_in_express_mode_need_environment_variables_only(options, server):
    async with front(options) as running:
        said = await agent(
            AGENT.format(where={"agent_engine_id": "7"}),
            running,
            GOOGLE_GENAI_USE_ENTERPRISE="true",
            GOOGLE_API_KEY="of-the-server",
        )
    assert said == ["['Prefers euros']", "monday", "monday"]
    assert [path for path in server.paths if "reasoningEngines/7/" not in path] == []
    assert {each.key for each in server.requests} == {"of-the-server"}
    assert {each.headers["host"] for each in server.requests} == {"aiplatform.googleapis.com"}


async def test_adk_s_own_services_with_a_project_need_environment_variables_only(
    options, server, tmp_path
):
    account = tmp_path / "account.json"
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.TraditionalOpenSSL,
        serialization.NoEncryption(),
    )
    account.write_text(
        json.dumps(
            {
                "type": "service_account",
                "project_id": "p",
                "private_key_id": "1",
                "private_key": key.decode(),
                "client_email": "agent@p.iam.gserviceaccount.com",
                "client_id": "1",
                "token_uri": f"http://127.0.0.1:{server.port}/token",
            }
        )
    )
    where = {"project": "p", "location": "us-central1", "agent_engine_id": "7"}
    async with front(options) as running:
        said = await agent(
            AGENT.format(where=where), running, GOOGLE_APPLICATION_CREDENTIALS=str(account)
        )
    assert said == ["['Prefers euros']", "monday", "monday"]
    asked = [each for each in server.requests if each.path != "/token"]
    engine = "/v1beta1/projects/p/locations/us-central1/reasoningEngines/7/"
    assert asked
    assert [each.path for each in asked if not each.path.startswith(engine)] == []
    assert {each.headers["authorization"] for each in asked} == {"Bearer from-the-server"}
    assert {each.headers["host"] for each in asked} == {HOST}


async def test_an_agent_that_does_not_trust_the_front_is_told_of_in_one_line(
    options, server, caplog
):
    caplog.set_level(logging.INFO, "keepwise.server.front")
    code = (
        "import ssl, urllib.request\n"
        f"try: urllib.request.urlopen('https://{HOST}/', timeout=20)\n"
        "except OSError as error: print(type(error.reason).__name__)\n"
    )
    async with front(options) as running:
        assert await agent(code, running, SSL_CERT_FILE="/nonexistent") == [
            "SSLCertVerificationError"
        ]
        await settled(running)
    assert server.requests == []
    (line,) = [each for each in caplog.records if each.levelname == "WARNING"]
    assert HOST in line.getMessage()
    assert "SSL_CERT_FILE" in line.getMessage()
    assert line.exc_info is None


# One connection at a time, by hand


async def test_a_connection_serves_many_requests(options, server):
    async with front(options) as running, secure(running) as (reader, writer):
        for number in range(3):
            writer.write(get(f"/v1beta1/reasoningEngines/{number}", "x-goog-api-key: k"))
            status, headers, body = await response(reader)
            assert status == 200
            assert "connection" not in headers
            assert json.loads(body) == {"answered": f"/v1beta1/reasoningEngines/{number}"}
    assert [each.key for each in server.requests] == ["k"] * 3


async def test_requests_sent_ahead_are_answered_in_order(options, server):
    async with front(options) as running, secure(running) as (reader, writer):
        writer.write(get("/v1/reasoningEngines/1") + get("/v1/reasoningEngines/2"))
        answers = [json.loads((await response(reader))[2])["answered"] for _ in range(2)]
    assert answers == ["/v1/reasoningEngines/1", "/v1/reasoningEngines/2"]
    assert len(server.requests) == 2


async def test_a_body_goes_through_as_it_is(options, server):
    body = os.urandom(3_000_000)
    async with front(options) as running, secure(running) as (reader, writer):
        head = get(
            "/v1/reasoningEngines/1/memories",
            f"Content-Length: {len(body)}",
            "Expect: 100-continue",
            "Connection: x-of-the-hop",
            "x-of-the-hop: 1",
            method="POST",
        )
        writer.write(head)
        assert (await response(reader))[0] == 100
        writer.write(body)
        assert (await response(reader))[0] == 200
    (request,) = server.requests
    assert request.body == body
    assert "x-of-the-hop" not in request.headers
    assert "expect" not in request.headers


async def test_a_streamed_answer_arrives_piece_by_piece(options):
    more = asyncio.Event()

    async def slow(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n")
        await more.wait()
        writer.write(b"3\r\ntwo\r\n0\r\n\r\n")
        await writer.drain()

    async with peer(slow) as port:
        options = replace(options, backend=("127.0.0.1", port))
        async with front(options) as running, secure(running) as (reader, writer):
            writer.write(get("/v1/reasoningEngines/1"))
            await reader.readuntil(b"\r\n\r\n")
            assert await reader.readexactly(8) == b"3\r\none\r\n"
            more.set()
            assert await reader.readexactly(13) == b"3\r\ntwo\r\n0\r\n\r\n"


async def test_an_answer_before_the_whole_request_reaches_the_client(options):
    async def too_large(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\n\r\nno")
        await writer.drain()

    async with peer(too_large) as port:
        options = replace(options, backend=("127.0.0.1", port))
        async with front(options) as running, secure(running) as (reader, writer):
            writer.write(get("/v1/reasoningEngines/1", "Content-Length: 100000", method="POST"))
            writer.write(b"x" * 50_000)
            assert (await response(reader))[0] == 413


@pytest.mark.parametrize(
    "said",
    [b"", b"HTTP/1.1 200 OK\r\nContent-", b"nonsense\r\n\r\n"],
    ids=["nothing", "half a head", "no HTTP"],
)
async def test_a_server_that_does_not_answer_is_an_error_in_google_s_words(options, said, caplog):
    async def broken(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        await writer.drain()

    async with peer(broken) as port:
        options = replace(options, backend=("127.0.0.1", port))
        async with front(options) as running, secure(running) as (reader, writer):
            writer.write(get("/v1/reasoningEngines/1"))
            status, _, body = await response(reader)
    assert status == 503
    assert json.loads(body)["error"]["status"] == "UNAVAILABLE"
    (line,) = [each for each in caplog.records if each.name == "keepwise.server.front"]
    assert line.exc_info is None


async def test_a_server_that_stops_in_the_middle_ends_the_connection(options, caplog):
    async def half(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf")
        await writer.drain()

    async with peer(half) as port:
        options = replace(options, backend=("127.0.0.1", port))
        async with front(options) as running, secure(running) as (reader, writer):
            writer.write(get("/v1/reasoningEngines/1"))
            with pytest.raises(asyncio.IncompleteReadError):
                await response(reader)
    assert "Traceback" not in caplog.text


async def test_no_server_is_an_error_in_google_s_words(options, unused_tcp_port):
    options = replace(options, backend=("127.0.0.1", unused_tcp_port))
    async with front(options) as running, secure(running) as (reader, writer):
        writer.write(get("/v1/reasoningEngines/1", "Content-Length: 3", method="POST") + b"abc")
        status, headers, body = await response(reader)
    assert (status, headers["connection"]) == (503, "close")
    assert json.loads(body)["error"]["code"] == 503


async def test_what_is_no_request_is_refused(options):
    async with front(options) as running, secure(running) as (reader, writer):
        writer.write(b"nonsense\r\n\r\n")
        assert (await response(reader))[0] == 400


@pytest.mark.parametrize("at", ["connect", "head", "tls", "body", "answer"])
async def test_a_client_may_vanish_at_any_time(options, at, caplog):
    caplog.set_level(logging.INFO, "keepwise.server.front")
    asked, gone = asyncio.Event(), asyncio.Event()

    async def waits(reader, writer):
        asked.set()
        await gone.wait()
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 9000000\r\n\r\n")
        writer.write(b"x" * 9_000_000)
        await writer.drain()

    def vanish(writer):
        raw = writer.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        writer.transport.abort()

    async with peer(waits) as port:
        options = replace(options, backend=("127.0.0.1", port))
        async with front(options) as running:
            if at in ("connect", "head", "tls"):
                async with connected(running) as (reader, writer):
                    if at == "head":
                        writer.write(b"CONNECT aiplat")
                        await writer.drain()
                    if at == "tls":
                        await ask(reader, writer, f"CONNECT {HOST}:443 HTTP/1.1")
                        writer.write(b"\x16\x03\x01")
                        await writer.drain()
                    vanish(writer)
            else:
                async with secure(running) as (reader, writer):
                    size = "Content-Length: 1000000"
                    headers = (size,) if at == "body" else ()
                    writer.write(get("/v1/reasoningEngines/1", *headers, method="POST"))
                    await asked.wait()
                    vanish(writer)
            gone.set()
            await settled(running)
    assert "Traceback" not in caplog.text
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_the_front_ends_with_its_connections(options):
    async with front(options) as running:
        reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
        await ask(reader, writer, f"CONNECT {HOST}:443 HTTP/1.1")
    assert await reader.read() == b""
    writer.close()
    await writer.wait_closed()
    with pytest.raises(OSError):  # noqa: PT011  (which one is the system's to say)
        await asyncio.open_connection("127.0.0.1", running.port)


# How it is set up


EVERYWHERE = "0.0.0.0"  # noqa: S104  (what is refused)


@pytest.mark.parametrize("host", [EVERYWHERE, "::", "10.0.0.1", "localhost", "example.com", ""])
async def test_it_listens_for_this_machine_only(options, host):
    with pytest.raises(ConfigError, match="this machine only"):
        async with front(replace(options, host=host)):
            pass
    assert not options.folder.exists()


async def test_a_port_that_is_taken_is_an_error_that_says_so(options):
    async with front(options) as running:
        with pytest.raises(ConfigError, match="front_port"):
            async with front(replace(options, port=running.port)):
                pass


async def test_what_the_block_raises_comes_out_as_it_is(options):
    with pytest.raises(SystemExit):
        async with front(options):
            raise SystemExit(3)


def test_the_settings_say_what_it_does(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    plain = options_of(ServerSettings(), port=9)
    assert plain.backend == ("127.0.0.1", 9)
    assert plain.folder == tmp_path / "state" / "keepwise" / "front"
    assert (plain.port, plain.tunnel, plain.models) == (8081, True, True)
    everywhere = ServerSettings(host=EVERYWHERE, authenticate=True, front_port=5)
    assert options_of(everywhere, port=9).backend == ("127.0.0.1", 9)
    assert options_of(everywhere, port=9).port == 5
    assert options_of(everywhere, port=9, front_port=0).port == 0
    assert not options_of(everywhere, port=9).models, "its key is the server's own"
    alone = options_of(ServerSettings(front_tunnel=False, host="::"), port=9)
    assert (alone.backend[0], alone.tunnel, alone.models) == ("::1", False, False)
    assert folder_of(ServerSettings(front_dir=str(tmp_path))) == tmp_path
