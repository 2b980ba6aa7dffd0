"""``keepwise serve --google-front`` and ``keepwise env``, together, with ADK's own services."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

import keepwise
from wire.requirements import cites

AGENT = """
import asyncio, sys, warnings
warnings.simplefilter("ignore")
from google.adk.events import Event
from google.adk.memory import VertexAiMemoryBankService
from google.adk.sessions import VertexAiSessionService
from google.genai import types

where = {where}


async def main():
    sessions, memories = VertexAiSessionService(**where), VertexAiMemoryBankService(**where)
    who = {{"app_name": "trips", "user_id": "maria"}}
    session = await sessions.create_session(**who)
    said = types.Content(role="user", parts=[types.Part(text="Always show me euros.")])
    await sessions.append_event(session, Event(author="user", invocation_id="1", content=said))
    session = await sessions.get_session(**who, session_id=session.id)
    print(len(session.events))
    await memories.add_events_to_memory(
        **who, events=session.events, custom_metadata={{"wait_for_completion": True}}
    )
    found = await memories.search_memory(**who, query="Which currency?")
    print([each.content.parts[0].text for each in found.memories])


try:
    asyncio.run(main())
except Exception as error:
    print(type(error).__name__, getattr(error, "code", ""))
"""


@pytest.fixture
def environment(tmp_path):
    """An environment in which nothing of Google's, of a proxy or of Keepwise is set."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("GOOGLE_", "GEMINI_", "KEEPWISE_", "SSL_", "COV"))
        and not name.lower().endswith("_proxy")
    }
    source = str(Path(keepwise.__file__).parents[1])
    state = str(tmp_path / "state")
    return {**kept, "PYTHONPATH": source, "XDG_STATE_HOME": state, "NO_GCE_CHECK": "true"}


def run(*args, env):
    done = subprocess.run(
        [sys.executable, *args], env=env, capture_output=True, text=True, check=False, timeout=100
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(*args, env):
    return json.loads(run("-m", "keepwise.cli", "--json", *args, env=env))


@contextmanager
def serving(env):
    """A server with a front; where it is."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        front_port = probe.getsockname()[1]
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "keepwise.cli", "--json", "serve"),
            *("--port", "0", "--google-front", str(front_port)),
        ],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        said = ""
        while not said.endswith("}\n"):
            line = process.stdout.readline()
            assert line, process.stderr.read()
            said += line
        told = json.loads(said)
        assert told["front"] == f"127.0.0.1:{front_port}"
        yield told["address"], str(front_port)
    finally:
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in log, log


def agent(where, env):
    return run("-c", AGENT.format(where=where), env=env).splitlines()


@pytest.mark.parametrize(
    "where",
    [
        {"agent_engine_id": "default"},
        # As adk web makes them of agentengine://projects/...: the key counts all the same.
        {"project": "p", "location": "us-central1", "agent_engine_id": "default"},
    ],
    ids=["key alone", "project and key"],
)
@cites("running.front")
def test_an_agent_that_knows_nothing_of_it_remembers_here(environment, where):
    with serving(environment) as (_, port):
        variables = command("env", "--front-port", port, env=environment)["variables"]
        said = agent(where, {**environment, **variables})
    assert said == ["1", "['Prefers euros']"]


def test_a_server_that_asks_for_a_key_is_given_the_agent_s(environment):
    environment["KEEPWISE_SERVER__AUTHENTICATE"] = "true"
    key = command("keys", "create", "--name", "agent", env=environment)["secret"]
    with serving(environment) as (_, port):
        told = command("env", "--front-port", port, env=environment)
        assert told["placeholders"] == ["GOOGLE_API_KEY"]
        agents = {**environment, **told["variables"]}
        where = {"agent_engine_id": "default"}
        assert agent(where, agents) == ["ClientError 401"], "the placeholder is no key"
        assert agent(where, {**agents, "GOOGLE_API_KEY": key}) == ["1", "['Prefers euros']"]


def test_a_service_account_of_the_server_s_is_enough_for_a_project(environment, tmp_path):
    environment["KEEPWISE_SERVER__AUTHENTICATE"] = "true"
    with serving(environment) as (address, port):
        file = str(tmp_path / "robot.json")
        name = ("--name", "robot", "--service-account", file, "--server-url", address)
        command("keys", "create", *name, env=environment)
        told = command("env", "--project", "p", "--front-port", port, env=environment)
        agents = {**environment, **told["variables"], "GOOGLE_APPLICATION_CREDENTIALS": file}
        where = {"project": "p", "location": "us-central1", "agent_engine_id": "default"}
        assert agent(where, agents) == ["1", "['Prefers euros']"]
