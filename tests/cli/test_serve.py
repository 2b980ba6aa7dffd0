"""``keepwise serve``: it listens, it drains, it refuses what is not safe."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import textwrap
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import takewhile
from pathlib import Path

import httpx
import pytest
import vertexai

EVERYWHERE = ".".join("0000")
BANK = "/v1beta1/reasoningEngines/default"
KIM = {"user_id": "kim"}


@contextmanager
def serving(*args, files=None, **environment):
    """A server in a process of its own, and its address.

    ``files`` is how many files it may open, and how many it may let itself open.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "keepwise.cli", "--json", "serve", "--port", "0", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
        preexec_fn=files and partial(resource.setrlimit, resource.RLIMIT_NOFILE, files),
    )
    try:
        line = process.stdout.readline()
        assert line, process.stderr.read()
        yield process, json.loads(line)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def end(process, how=signal.SIGTERM):
    process.send_signal(how)
    return process.wait(30)


def remember(address, fact):
    return httpx.post(f"{address}{BANK}/memories", json={"fact": fact, "scope": KIM}, timeout=30)


def facts(address):
    found = httpx.post(f"{address}{BANK}/memories:retrieve", json={"scope": KIM}, timeout=30)
    return {each["memory"]["fact"] for each in found.json().get("retrievedMemories", ())}


def test_it_says_where_it_is_and_ends_when_told():
    with serving("--url", "served.db", "--prefix", "/memory") as (process, told):
        assert told["address"].startswith("http://127.0.0.1:")
        assert told["address"].endswith("/memory")
        assert told["database"].endswith("served.db")
        assert httpx.get(told["address"].replace("/memory", "") + "/healthz").status_code == 200
        assert remember(told["address"], "Likes tea").status_code == 200
        assert facts(told["address"]) == {"Likes tea"}
        assert end(process) == 0


@contextmanager
def half_sent(address, fact):
    """A request that the server is in the middle of reading, and the rest of it."""
    host, port = address.removeprefix("http://").split(":")
    body = json.dumps({"fact": fact, "scope": KIM}).encode()
    with socket.create_connection((host, int(port)), timeout=30) as connection:
        connection.sendall(
            f"POST {BANK}/memories HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body[:10]
        )
        while "in_flight 2.0" not in httpx.get(f"{address}/metrics").text:
            pass
        yield connection, body[10:]


def is_ready(address):
    try:
        return httpx.get(f"{address}/readyz", timeout=30).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_what_is_being_answered_is_finished_first(how):
    with serving("--url", "served.db") as (process, told):
        with half_sent(told["address"], "Likes tea") as (connection, rest):
            process.send_signal(how)
            while is_ready(told["address"]):
                pass
            assert process.poll() is None
            connection.sendall(rest)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        assert process.wait(30) == 0
    with serving("--url", "served.db") as (_, told):
        assert facts(told["address"]) == {"Likes tea"}


def test_what_cannot_be_finished_in_time_is_told_so():
    with serving("--url", "served.db", KEEPWISE_SERVER__DRAIN_SECONDS="1") as (process, told):
        host, port = told["address"].removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=30) as connection:
            connection.sendall(
                f"POST {BANK}/memories HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{{".encode()
            )
            while "in_flight 2.0" not in httpx.get(f"{told['address']}/metrics").text:
                pass
            process.send_signal(signal.SIGTERM)
            answer = connection.recv(65536)
        assert process.wait(30) == 0
        assert answer.startswith(b"HTTP/1.1 503")
        assert "Traceback" not in process.stderr.read()


def test_told_twice_it_ends_at_once():
    with (
        serving("--url", "served.db", KEEPWISE_SERVER__DRAIN_SECONDS="600") as (process, told),
        half_sent(told["address"], "Likes tea"),
    ):
        process.send_signal(signal.SIGTERM)
        while is_ready(told["address"]):
            pass
        assert process.poll() is None
        assert end(process) == 0


def test_what_was_acknowledged_survives_a_kill():
    with serving("--url", "served.db") as (process, told):
        for number in range(20):
            assert remember(told["address"], f"Likes tea of the kind {number}").status_code == 200
        process.kill()
    with serving("--url", "served.db") as (_, told):
        assert len(facts(told["address"])) == 20


def connect(stack, address, number):
    """Connections that are held open, each of which has asked for something."""
    host, port = address.removeprefix("http://").split(":")
    made = []
    for _ in range(number):
        connection = stack.enter_context(socket.create_connection((host, int(port)), timeout=60))
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        made.append(connection)
    return made


def test_it_takes_as_many_connections_as_it_ever_may():
    with serving("--url", "served.db", files=(100, 1000)) as (_, told), ExitStack() as stack:
        for connection in connect(stack, told["address"], 200):
            assert connection.recv(15) == b"HTTP/1.1 200 OK"


def test_more_connections_than_files_wait_and_do_not_flood_the_log():
    log = ("--url", "served.db", "--log-json")
    with serving(*log, files=(64, 64)) as (process, told):
        with ExitStack() as stack:
            answered = connect(stack, told["address"], 100)[0].recv(15)
            assert answered == b"HTTP/1.1 200 OK"
        assert httpx.get(f"{told['address']}/readyz", timeout=30).status_code == 200
        assert end(process) == 0
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]
        assert sum("socket.accept()" in line.get("message", "") for line in lines) == 1


def test_two_servers_share_a_database():
    with serving("--url", "served.db") as (_, one), serving("--url", "served.db") as (_, other):
        remember(one["address"], "Likes tea")
        remember(other["address"], "Likes jam")
        assert facts(one["address"]) == facts(other["address"]) == {"Likes tea", "Likes jam"}


SECRET, PERSON = "zebra-4711-quartz", "kim.of.the.hills"


@pytest.mark.parametrize("form", ["--log-json", ""])
def test_nothing_that_is_asked_is_in_its_output(form):
    with serving("--url", "served.db", *filter(None, [form])) as (process, told):
        address = told["address"]
        secret = {"x-goog-api-key": SECRET, "cookie": SECRET, "user-agent": PERSON}
        bank, odd = f"{address}{BANK}", f"{address}/v1beta1/reasoningEngines/{SECRET}"
        with httpx.Client(headers=secret, timeout=30) as client:
            for path in (f"{bank}/memories/{SECRET}", odd, f"{address}/{SECRET}"):
                assert client.get(path, params={"filter": PERSON}).status_code >= 400
            for body in (
                {"fact": f"My password is {SECRET}", "scope": {"user_id": PERSON}},
                SECRET,
            ):
                assert client.post(f"{bank}/memories", json=body).status_code == 400
            assert client.request(SECRET.upper(), bank).status_code == 405
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=30) as connection:
            connection.sendall(f"{SECRET} {PERSON}\r\n\r\n".encode())
            assert connection.recv(65536).startswith(b"HTTP/1.1 400")
        process.send_signal(signal.SIGTERM)
        output, log = process.communicate(timeout=30)
    said = (output + log).lower()
    assert SECRET not in said
    assert PERSON not in said
    lines = log.splitlines()
    assert len([each for each in lines if '"route"' in each]) == 6
    if form:
        assert {json.loads(each)["level"] for each in lines} <= {"info", "warning"}


@pytest.mark.filterwarnings("ignore:The vertexai.Client class is deprecated")
def test_what_it_says_to_people_is_true(tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-m", "keepwise.cli", "serve", "--port", "0", "--url", "served.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        said = "".join(takewhile(lambda line: line != "Ctrl-C ends it.\n", process.stdout))
        assert f"Keepwise serves {tmp_path / 'served.db'} at http://127.0.0.1:" in said
        address = re.search(r"http://[0-9.:]+", said)[0]
        assert remember(address, "Likes tea").status_code == 200
        # The lines for Google's client, as they stand there.
        recipe = said[said.index("  client =") : said.index("\n\nADK")]
        made = {"vertexai": vertexai}
        exec(textwrap.dedent(recipe), made)  # noqa: S102
        listed = made["client"].agent_engines.memories.list(name="reasoningEngines/default")
        assert [each.fact for each in listed] == ["Likes tea"]
        uri = f"keepwise+{address}/default"
        assert f"--session_service_uri={uri}" in said
        assert f"--memory_service_uri={uri}" in said
        assert end(process, signal.SIGINT) == 0
    finally:
        process.kill()
        process.communicate()


def test_others_are_not_let_in_without_saying_who_they_are(cli):
    told = cli.error("serve", "--host", EVERYWHERE, "--port", "0", code=1)
    assert "server.host" in told["message"]


def test_with_keys_it_listens_for_others(cli, monkeypatch):
    made = cli.json("keys", "create", "--name", "app", "--url", "served.db")
    with serving(
        "--url", "served.db", "--host", EVERYWHERE, KEEPWISE_SERVER__AUTHENTICATE="true"
    ) as (_, told):
        address = told["address"].replace(EVERYWHERE, "127.0.0.1")
        assert httpx.get(f"{address}{BANK}").status_code == 401
        key = {"x-goog-api-key": made["secret"]}
        assert httpx.get(f"{address}{BANK}", headers=key).status_code == 200


def test_a_port_that_is_taken_is_named(cli):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = cli.error("serve", "--port", port, code=1)
    assert port in told["message"]
    assert "--port" in told["hint"]


def test_a_store_that_cannot_be_opened_is_told_as_for_every_command(cli):
    Path("notes.txt").write_text("no database at all", "utf-8")
    told = cli.error("serve", "--port", "0", "--url", "notes.txt", code=1)
    assert told["reason"] == "config_error"
    assert "notes.txt is not a database" in told["message"]


@pytest.mark.parametrize("value", ["nonsense", "gemini=gpt"])
def test_a_model_that_cannot_be_is_told_before_it_listens(cli, monkeypatch, value):
    monkeypatch.setenv("KEEPWISE_SERVER__MODELS", value)
    assert "server.models" in cli.error("serve", "--port", "0", code=1)["message"]
