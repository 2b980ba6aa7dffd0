"""``keepwise+http:``: Google's own services, unchanged, with a Keepwise server for an address."""

from __future__ import annotations

import logging
import os
import sys

import pytest
from google.adk.cli import service_registry
from google.adk.memory import VertexAiMemoryBankService
from google.adk.sessions import VertexAiSessionService

from keepwise import ConfigError, MissingExtra, UnknownScheme
from keepwise.adk import RemoteMemoryService, RemoteSessionService, register
from keepwise.adk.registry import SERVICES_FILE, SERVICES_TEXT, resolve
from keepwise.adk.remote import Address, parse
from keepwise.cli import keepwise as root
from wire.recording import recording

URI = "keepwise+http://127.0.0.1:8080/default"
# No secret of anybody's: what must never be repeated.
PASSWORD = "not-to-be-" + "repeated"
# Joined, so that no scanner takes it for a real one.
MARIA = "maria:" + PASSWORD


@pytest.fixture(autouse=True)
def no_google_environment(monkeypatch):
    for name in list(os.environ):
        if name.startswith(("GOOGLE_", "GEMINI_")) or name.lower().endswith("_proxy"):
            monkeypatch.delenv(name)


@pytest.fixture
def server():
    with recording() as found:
        yield found


@pytest.fixture
async def of():
    """Make a service; its client, which ADK leaves to the process's end, is closed."""
    made = []

    def make(kind, uri):
        made.append(kind(uri))
        return made[-1]

    yield make
    for service in made:
        await service._get_api_client().aclose()


@pytest.mark.parametrize(
    ("uri", "address"),
    [
        (URI, Address("http://127.0.0.1:8080", "default")),
        (URI + "/", Address("http://127.0.0.1:8080", "default")),
        ("keepwise+https://memory.example/1234", Address("https://memory.example", "1234")),
        ("keepwise+http://h:1/a/b-c/bank.2", Address("http://h:1/a/b-c", "bank.2")),
        ("keepwise+http://[::1]:8080/default", Address("http://[::1]:8080", "default")),
        ("KEEPWISE+HTTP://Host:80/Bank", Address("http://host:80", "Bank")),
    ],
)
def test_a_uri_names_a_server_and_a_bank(uri, address):
    assert parse(uri) == address


@pytest.mark.parametrize(
    "uri",
    [
        f"keepwise+http://{MARIA}@127.0.0.1:8080/default",
        f"keepwise+http://{PASSWORD}@127.0.0.1:8080/default",
        f"keepwise+http://{MARIA}/x@127.0.0.1:8080/default",
        f"keepwise+http://127.0.0.1:8080/default?key={PASSWORD}",
        f"keepwise+http://127.0.0.1:8080/default#{PASSWORD}",
        f"keepwise+http://127.0.0.1:{PASSWORD}/default",
        f"keepwise+http:///{PASSWORD}",
        f"keepwise+http://[{PASSWORD}/default",
        f"keepwise+http://127.0.0.1:8080/{PASSWORD}:retrieve",
        "keepwise+http://127.0.0.1:8080",
        "keepwise+http://127.0.0.1:8080/",
        "keepwise+http://127.0.0.1:8080/a/../default",
        "keepwise+http://127.0.0.1:99999/default",
    ],
)
@pytest.mark.parametrize("kind", [RemoteMemoryService, RemoteSessionService])
def test_a_wrong_uri_is_refused_and_not_repeated(kind, uri):
    with pytest.raises(ConfigError) as caught:
        kind(uri)
    assert PASSWORD not in repr(caught.value) + str(caught.value)
    assert caught.value.__cause__ is None
    assert PASSWORD not in repr(caught.value.__context__)
    assert caught.value.hint


@pytest.mark.parametrize("uri", ["http://127.0.0.1:8080/default", "keepwise:///x.db", "", "///"])
def test_another_scheme_is_none_of_a_server(uri):
    with pytest.raises(UnknownScheme):
        RemoteMemoryService(uri)


def test_they_are_google_s_services_with_another_client():
    """Nothing but how the client is made is ours: what they do is ADK's own."""
    ours = {"__init__", "__module__", "__doc__", "_build_api_client"}
    assert set(vars(RemoteMemoryService)) - {"__firstlineno__", "__static_attributes__"} <= {
        *ours,
        "__abstractmethods__",
        "_abc_impl",
        "__parameters__",
    }
    assert issubclass(RemoteMemoryService, VertexAiMemoryBankService)
    assert issubclass(RemoteSessionService, VertexAiSessionService)


async def test_requests_reach_the_bank_below_the_prefix(server, of):
    uri = f"keepwise+http://127.0.0.1:{server.port}/team/memory/default"
    memories, sessions = of(RemoteMemoryService, uri), of(RemoteSessionService, uri)
    found = await memories.search_memory(app_name="a", user_id="u", query="money")
    assert [each.content.parts[0].text for each in found.memories] == ["Prefers euros"]
    made = await sessions.create_session(app_name="any-app-name", user_id="u")
    assert made.id == "monday"
    engine = "/team/memory/v1beta1/reasoningEngines/default"
    assert server.paths[0] == f"{engine}/memories:retrieve"
    assert f"{engine}/sessions" in server.paths


async def test_the_key_comes_from_the_environment(server, of, monkeypatch):
    monkeypatch.setenv("KEEPWISE_API_KEY", " kw-test \n")
    service = of(RemoteMemoryService, f"keepwise+http://127.0.0.1:{server.port}/default")
    await service.search_memory(app_name="a", user_id="u", query="q")
    assert [each.key for each in server.requests] == ["kw-test"]
    assert "kw-test" not in repr(vars(service))


async def test_what_google_s_environment_holds_stays_there(server, of, monkeypatch):
    """A key for a model, or a project, is not the server's."""
    monkeypatch.setenv("GOOGLE_API_KEY", "of-the-model")
    monkeypatch.setenv("GOOGLE_GENAI_USE_ENTERPRISE", "true")
    monkeypatch.setenv("GOOGLE_CLOUD_PROJECT", "hosted")
    monkeypatch.setenv("GOOGLE_CLOUD_LOCATION", "us-central1")
    uri = f"keepwise+http://127.0.0.1:{server.port}/default"
    await of(RemoteMemoryService, uri).search_memory(app_name="a", user_id="u", query="q")
    await of(RemoteSessionService, uri).create_session(app_name="a", user_id="u")
    assert {each.key for each in server.requests} == {"local"}
    assert not any("hosted" in path for path in server.paths)
    assert not any("authorization" in each.headers for each in server.requests)


@pytest.mark.parametrize(
    ("uri", "warned"),
    [
        ("keepwise+http://memory.example/default", True),
        ("keepwise+http://10.0.0.7:8080/default", True),
        ("keepwise+https://memory.example/default", False),
        ("keepwise+http://127.0.0.1:8080/default", False),
        ("keepwise+http://[::1]:8080/default", False),
        ("keepwise+http://localhost:8080/default", False),
    ],
)
def test_a_key_that_would_travel_in_the_open_is_warned_of(uri, warned, monkeypatch, caplog):
    monkeypatch.setenv("KEEPWISE_API_KEY", "kw-test")
    with caplog.at_level(logging.WARNING, "keepwise.adk"):
        RemoteMemoryService(uri)
    assert ("unencrypted" in caplog.text) == warned
    assert "kw-test" not in caplog.text


@pytest.mark.parametrize("kind", [RemoteMemoryService, RemoteSessionService])
def test_without_google_s_client_the_extra_is_named(kind, monkeypatch):
    monkeypatch.setitem(sys.modules, "agentplatform", None)
    with pytest.raises(MissingExtra, match=r"keepwise\[remote\]"):
        kind(URI)


# In ADK's registry


@pytest.fixture
def agents(tmp_path):
    folder = tmp_path / "agents"
    folder.mkdir()
    (folder / SERVICES_FILE).write_text(SERVICES_TEXT)
    return folder


def test_check_tells_what_the_uris_become(agents):
    results = resolve(agents, URI, artifact_uri="keepwise:///files.db")
    assert [(r.kind, r.found, r.ok) for r in results] == [
        ("session", "RemoteSessionService", True),
        ("memory", "RemoteMemoryService", True),
        ("artifact", "KeepwiseArtifactService", True),
    ]


def test_check_says_that_a_server_keeps_no_artifacts(agents):
    *_, artifact = resolve(agents, URI)
    assert (artifact.kind, artifact.ok) == ("artifact", False)
    assert "artifacts" in artifact.found
    *_, artifact = resolve(agents, URI, artifact_uri=URI)
    assert not artifact.ok


def test_adk_is_given_an_error_for_artifacts_and_no_store_in_memory():
    register()
    with pytest.raises(ConfigError, match="another artifact service"):
        service_registry.get_service_registry().create_artifact_service(URI)


def test_check_without_our_two_lines_knows_no_such_scheme(agents):
    (agents / SERVICES_FILE).unlink()
    assert not any(result.ok for result in resolve(agents, URI))


@pytest.mark.parametrize("wrong", [f"keepwise+http://{MARIA}@h/default", f"x://{MARIA}@h/d"])
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_check_repeats_no_password(agents, wrong, options):
    from click.testing import CliRunner

    for more in ((), ("--artifact-uri", wrong)):
        done = CliRunner().invoke(
            root, ["adk", "check", *options, str(agents), "--uri", wrong, *more]
        )
        assert done.exit_code == 1
        assert PASSWORD not in done.output
        assert "@h/d" in done.output
