"""``keepwise:`` URIs in ADK's own server, started for real, and the check that proves them."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest

from keepwise import ConfigError, Keepwise, Scope, UnknownScheme
from keepwise.adk import KeepwiseMemoryService, KeepwiseSessionService
from keepwise.adk.registry import SERVICES_FILE, SERVICES_TEXT, resolve

AGENT = """
from google.adk.agents import LlmAgent
from google.adk.tools import ToolContext
from google.adk.tools.preload_memory_tool import PreloadMemoryTool
from google.genai import types
from keepwise.testing import ScriptedModel
from keepwise.testing.scripted_model import call, texts


async def report(text: str, tool_context: ToolContext) -> str:
    "Write the report."
    await tool_context.save_artifact("report.txt", types.Part(text=text))
    return "written"


def answer(request):
    said = texts(request)
    answered = any(part.function_response for part in request.contents[-1].parts)
    if said[-1].startswith("Report: ") and not answered:
        return call("report", text=said[-1].removeprefix("Report: "))
    return " | ".join(said)


root_agent = LlmAgent(
    name="echo",
    model=ScriptedModel(steps=[answer], cycle=True),
    tools=[PreloadMemoryTool(), report],
)
"""


@pytest.fixture
def agents(tmp_path):
    folder = tmp_path / "agents"
    (folder / "echo").mkdir(parents=True)
    (folder / "echo" / "__init__.py").write_text("from . import agent\n")
    (folder / "echo" / "agent.py").write_text(AGENT)
    (folder / SERVICES_FILE).write_text(SERVICES_TEXT)
    return folder


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def send(port, method, path, body=None):
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        method=method,
        data=json.dumps(body or {}).encode() if method != "GET" else None,
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as response:  # noqa: S310
        return json.loads(response.read() or b"null")


def wait_until_up(port, server):
    for _ in range(600):
        assert server.poll() is None, server.stdout.read()
        try:
            send(port, "GET", "/list-apps")
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server did not come up")


def run(port, text, session):
    events = send(
        port,
        "POST",
        "/run",
        {
            "app_name": "echo",
            "user_id": "maria",
            "session_id": session,
            "new_message": {"role": "user", "parts": [{"text": text}]},
        },
    )
    return events[-1]["content"]["parts"][0]["text"]


@pytest.mark.parametrize("command", ["api_server", "web"])
async def test_adk_s_servers_keep_all_of_a_user_in_our_file(agents, tmp_path, command):
    port, uri = free_port(), "keepwise:///data.db"
    server = subprocess.Popen(  # noqa: ASYNC220  (nothing else runs on this loop)
        [
            sys.executable,
            "-m",
            "google.adk.cli",
            command,
            f"--port={port}",
            f"--session_service_uri={uri}",
            f"--memory_service_uri={uri}",
            f"--artifact_service_uri={uri}",
            "--extra_plugins=keepwise.adk.KeepwisePlugin",
            str(agents),
        ],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        wait_until_up(port, server)
        users = "/apps/echo/users/maria"
        send(port, "POST", f"{users}/sessions/monday")
        run(port, "I work on Western Europe. Always show me euros.", "monday")
        # The route that saves a session; with the plugin it finds everything known already.
        send(port, "PATCH", f"{users}/memory", {"session_id": "monday"})
        send(port, "POST", f"{users}/sessions/later")
        answer = run(port, "What did we spend on Acme Pure?", "later")
        assert "Prefers euros" in answer
        assert "Works on Western Europe" in answer
        assert len(send(port, "GET", f"{users}/sessions/later")["events"]) == 2
        run(port, "Report: All is well.", "later")
        files = f"{users}/sessions/later/artifacts"
        assert send(port, "GET", files) == ["report.txt"]
        assert send(port, "GET", f"{files}/report.txt")["text"] == "All is well."
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()
    async with Keepwise.open(str(tmp_path / "data.db")) as kw:
        facts = [each.fact for each in (await kw.bank.list(Scope.user("echo", "maria"))).items]
        assert sorted(facts) == ["Prefers euros", "Works on Western Europe"]


def test_check_proves_that_the_uris_are_ours(agents):
    results = resolve(agents, "keepwise:///data.db")
    assert [(r.kind, r.found, r.ok) for r in results] == [
        ("session", "KeepwiseSessionService", True),
        ("memory", "KeepwiseMemoryService", True),
        ("artifact", "KeepwiseArtifactService", True),
    ]


def test_check_sees_a_project_without_our_two_lines(agents):
    (agents / SERVICES_FILE).unlink()
    assert not any(result.ok for result in resolve(agents, "keepwise:///data.db"))


def test_two_services_of_one_uri_share_a_store():
    one, two = KeepwiseSessionService("keepwise:///x.db"), KeepwiseMemoryService("keepwise:///x.db")
    assert one._keepwise is two._keepwise


@pytest.mark.parametrize(
    ("uri", "error"),
    [
        ("postgresql://x/y", UnknownScheme),
        ("keepwise:///x.db?mode=ro", ConfigError),
        ("keepwise://host/x.db", ConfigError),
    ],
)
def test_a_uri_that_means_nothing_here_is_an_error(uri, error):
    with pytest.raises(error):
        KeepwiseSessionService(uri)
