"""Settings: where each value comes from, and that a mistake is named."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from keepwise.errors import ConfigError
from keepwise.settings import (
    BankSettings,
    EmbedderSettings,
    SessionsSettings,
    Settings,
    TopicSettings,
    known_variables,
    load,
)
from keepwise.wiring import Keepwise


def toml(text: str, name: str = "keepwise.toml") -> Path:
    """A file in the working folder, which is the test's own."""
    path = Path(name)
    path.write_text(text, "utf-8")
    return path


def refusal(file: Path | None = None, **environment: str) -> str:
    with pytest.raises(ConfigError) as caught:
        load(file, environment)
    return str(caught.value)


def test_defaults():
    assert load(environment={}) == Settings()
    assert Settings().url == "sqlite:///keepwise.db"
    assert Settings().bank.top_k == 0, "as the mode has it"
    assert not Settings().database.durable


def test_the_key_of_a_client_is_no_setting():
    """It is a secret: nothing that prints settings may hold it."""
    assert load(environment={"KEEPWISE_API_KEY": "of-somebody"}) == Settings()
    assert "of-somebody" not in refusal(KEEPWISE_API_KEY="of-somebody", KEEPWISE_API_KEYS="x")


def test_every_variable_is_known():
    assert known_variables() == {
        "KEEPWISE_ARTIFACTS__FOLDER",
        "KEEPWISE_BANK__CUSTOMIZATIONS",
        "KEEPWISE_BANK__ENGINE",
        "KEEPWISE_BANK__EVENT_COUNT",
        "KEEPWISE_BANK__FALLBACK",
        "KEEPWISE_BANK__IDLE_SECONDS",
        "KEEPWISE_BANK__INTERVAL_SECONDS",
        "KEEPWISE_BANK__MAX_DISTANCE",
        "KEEPWISE_BANK__MODE",
        "KEEPWISE_BANK__OVERLAP",
        "KEEPWISE_BANK__PRESET",
        "KEEPWISE_BANK__PROFILES",
        "KEEPWISE_BANK__PURGE_SECONDS",
        "KEEPWISE_BANK__QUARANTINE_TTL",
        "KEEPWISE_BANK__REVISION_TTL",
        "KEEPWISE_BANK__THIRD_PERSON",
        "KEEPWISE_BANK__TIMEZONE",
        "KEEPWISE_BANK__TOPICS",
        "KEEPWISE_BANK__TOP_K",
        "KEEPWISE_BANK__TTL",
        "KEEPWISE_DATABASE__DURABLE",
        "KEEPWISE_EMBEDDER__CACHE_MB",
        "KEEPWISE_EMBEDDER__DIMENSIONS",
        "KEEPWISE_EMBEDDER__KIND",
        "KEEPWISE_EMBEDDER__MODEL",
        "KEEPWISE_EMBEDDER__PATH",
        "KEEPWISE_EMBEDDER__URL",
        "KEEPWISE_JOBS__IN_PROCESS",
        "KEEPWISE_JOBS__POLL_SECONDS",
        "KEEPWISE_MODEL__KIND",
        "KEEPWISE_MODEL__NAME",
        "KEEPWISE_MODEL__SECONDS",
        "KEEPWISE_MODEL__URL",
        "KEEPWISE_POLICY__FILE",
        "KEEPWISE_POLICY__PRESET",
        "KEEPWISE_SERVER__AUTHENTICATE",
        "KEEPWISE_SERVER__BODY_MB",
        "KEEPWISE_SERVER__DRAIN_SECONDS",
        "KEEPWISE_SERVER__FRONT_DIR",
        "KEEPWISE_SERVER__FRONT_PORT",
        "KEEPWISE_SERVER__FRONT_TUNNEL",
        "KEEPWISE_SERVER__HOST",
        "KEEPWISE_SERVER__LOCATION",
        "KEEPWISE_SERVER__MODELS",
        "KEEPWISE_SERVER__OIDC_ALGORITHMS",
        "KEEPWISE_SERVER__OIDC_AUDIENCE",
        "KEEPWISE_SERVER__OIDC_BANKS",
        "KEEPWISE_SERVER__OIDC_CLAIM",
        "KEEPWISE_SERVER__OIDC_ISSUER",
        "KEEPWISE_SERVER__OIDC_JWKS_URL",
        "KEEPWISE_SERVER__PORT",
        "KEEPWISE_SERVER__PREFIX",
        "KEEPWISE_SERVER__PROJECT",
        "KEEPWISE_SERVER__RATE",
        "KEEPWISE_SERVER__SECONDS",
        "KEEPWISE_SESSIONS__TTL",
        "KEEPWISE_SESSIONS__TURNS",
        "KEEPWISE_SESSIONS__TURN_SECONDS",
        "KEEPWISE_SESSIONS__TURN_WAIT_SECONDS",
        "KEEPWISE_URL",
    }


def test_the_environment_sets_each_of_them():
    found = load(
        environment={
            "KEEPWISE_URL": ":memory:",
            "KEEPWISE_DATABASE__DURABLE": "true",
            "KEEPWISE_SESSIONS__TTL": "30d",
            "KEEPWISE_SESSIONS__TURNS": "refuse",
            "KEEPWISE_SESSIONS__TURN_SECONDS": "5",
            "KEEPWISE_SESSIONS__TURN_WAIT_SECONDS": "2.5",
            "KEEPWISE_ARTIFACTS__FOLDER": "/files",
            "KEEPWISE_BANK__PRESET": "analytics",
            "KEEPWISE_BANK__TOP_K": "5",
            "KEEPWISE_BANK__ENGINE": "model",
            "KEEPWISE_BANK__FALLBACK": "yes",
            "KEEPWISE_BANK__TIMEZONE": "Asia/Tokyo",
            "KEEPWISE_BANK__MODE": "transcript",
            "KEEPWISE_BANK__EVENT_COUNT": "4",
            "KEEPWISE_EMBEDDER__KIND": "onnx",
            "KEEPWISE_EMBEDDER__DIMENSIONS": "384",
            "KEEPWISE_JOBS__IN_PROCESS": "off",
            "KEEPWISE_MODEL__NAME": "qwen3",
            "KEEPWISE_SERVER__PORT": "9000",
            "KEEPWISE_SERVER__MODELS": "gemini-2.5-flash=model, *=rules",
            "KEEPWISE_SERVER__OIDC_BANKS": "acme",
            "KEEPWISE_BANK__TOPICS": '[{"label": "pets", "description": "Animals they live with"}]',
            "UNRELATED": "x",
        }
    )
    assert found.url == ":memory:"
    assert found.database.durable is True
    assert found.sessions == SessionsSettings("30d", "refuse", 5.0, 2.5)
    assert found.artifacts.folder == "/files"
    assert found.bank == BankSettings(
        engine="model",
        fallback=True,
        timezone="Asia/Tokyo",
        mode="transcript",
        preset="analytics",
        topics=(TopicSettings("pets", "Animals they live with"),),
        top_k=5,
        event_count=4,
    )
    assert found.embedder == EmbedderSettings(kind="onnx", dimensions=384)
    assert (found.jobs.in_process, found.model.name) == (False, "qwen3")
    assert (found.server.port, found.server.oidc_banks) == (9000, ("acme",))
    assert found.server.models == ("gemini-2.5-flash=model", "*=rules")


def test_the_process_environment_is_the_default(monkeypatch):
    monkeypatch.setitem(os.environ, "KEEPWISE_URL", "elsewhere.db")
    assert load().url == "elsewhere.db"


@pytest.mark.parametrize("text", ["1", "true", "True", "yes", "on"])
def test_words_for_true(text):
    assert load(environment={"KEEPWISE_DATABASE__DURABLE": text}).database.durable is True


@pytest.mark.parametrize("text", ["0", "false", "no", "off"])
def test_words_for_false(text):
    assert load(environment={"KEEPWISE_DATABASE__DURABLE": text}).database.durable is False


EXAMPLE = """
url = "sqlite:///from-file.db"
[database]
durable = true
[bank]
preset = "analytics"
top_k = 7
[[bank.topics]]
label = "pets"
description = "Animals they live with"
"""


def test_a_file_in_the_working_folder():
    toml(EXAMPLE)
    found = load(environment={})
    assert (found.url, found.database.durable) == ("sqlite:///from-file.db", True)
    assert found.bank == BankSettings(
        preset="analytics", topics=(TopicSettings("pets", "Animals they live with"),), top_k=7
    )


def test_a_file_that_is_named():
    toml('url = "default.db"')
    named = toml('url = "named.db"', "other.toml")
    assert load(environment={"KEEPWISE_CONFIG": "other.toml"}).url == "named.db"
    assert load(named, {}).url == "named.db"
    given = toml('url = "given.db"', "given.toml")
    assert load(given, {"KEEPWISE_CONFIG": "other.toml"}).url == "given.db"


def test_the_environment_goes_before_the_file_name_by_name():
    toml(EXAMPLE)
    found = load(environment={"KEEPWISE_BANK__TOP_K": "1"})
    assert (found.bank.top_k, found.bank.preset, len(found.bank.topics)) == (1, "analytics", 1)
    assert found.database.durable is True
    found = load(environment={"KEEPWISE_URL": "env.db", "KEEPWISE_DATABASE__DURABLE": "false"})
    assert (found.url, found.database.durable, found.bank.top_k) == ("env.db", False, 7)


@pytest.mark.parametrize(
    "name",
    [
        "KEEPWISE_UNKNOWN",
        "KEEPWISE_BANK__TOPK",
        "KEEPWISE_BANK",
        "KEEPWISE_BANK_TOP_K",
        "KEEPWISE_",
    ],
)
def test_an_unknown_variable_is_named(name):
    text = refusal(**{name: "1"})
    assert name in text
    assert "KEEPWISE_BANK__TOP_K" in text, "what there is"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("unknown = 1", "unknown"),
        ("[bank]\ntopk = 1", "bank.topk"),
        ("[database]\nfast = true", "database.fast"),
        ('[[bank.topics]]\nlabel = "a"\ndescription = "b"\ncolour = "c"', "bank.topics.0.colour"),
        ('[[bank.topics]]\nlabel = "a"', "bank.topics.0.description"),
        ("bank = 1", "bank"),
        ("url = 5", "url"),
        ('[bank]\ntop_k = "many"', "bank.top_k"),
        ("[bank]\ntop_k = 1.5", "bank.top_k"),
        ('[database]\ndurable = "perhaps"', "database.durable"),
    ],
)
def test_a_wrong_line_of_the_file_is_named(text, name):
    assert f"setting {name}:" in refusal(toml(text))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("KEEPWISE_BANK__TOP_K", "many"),
        ("KEEPWISE_BANK__TOP_K", ""),
        ("KEEPWISE_DATABASE__DURABLE", "perhaps"),
        ("KEEPWISE_BANK__TOPICS", "pets"),
        ("KEEPWISE_BANK__TOPICS", '{"label": "pets"}'),
    ],
)
def test_a_wrong_value_in_the_environment_is_named(name, value):
    text = refusal(**{name: value})
    assert "top" in text.lower() or "durable" in text
    assert "many" not in text, "values are not repeated: they may be secret"
    assert "perhaps" not in text


def test_a_file_that_is_no_toml_or_not_there():
    assert "broken.toml" in refusal(toml("url = ", "broken.toml"))
    latin = Path("latin.toml")
    latin.write_bytes("url = 'é'".encode("latin-1"))
    assert "latin.toml" in refusal(latin)
    assert "missing.toml" in refusal(Path("missing.toml"))
    assert "missing.toml" in refusal(KEEPWISE_CONFIG="missing.toml")
    Path("folder.toml").mkdir()
    assert "folder.toml" in refusal(Path("folder.toml"))


@pytest.mark.parametrize("top_k", [-1, 101])
def test_a_number_that_no_search_takes_is_refused_before_opening(top_k):
    with pytest.raises(ConfigError, match="top_k"):
        Keepwise.open(":memory:", settings=load(environment={"KEEPWISE_BANK__TOP_K": str(top_k)}))


def test_an_unknown_preset_or_a_repeated_topic_is_refused_before_opening():
    with pytest.raises(ConfigError, match="no-such-preset"):
        Keepwise.open(":memory:", settings=Settings(bank=BankSettings(preset="no-such-preset")))
    twice = (TopicSettings("pets", "a"), TopicSettings("pets", "b"))
    with pytest.raises(ConfigError, match="pets"):
        Keepwise.open(":memory:", settings=Settings(bank=BankSettings(topics=twice)))


def test_without_anything_set_nothing_slow_is_imported():
    import subprocess
    import sys

    code = (
        "import sys; from keepwise.settings import load; load(); print('pydantic' in sys.modules)"
    )
    environment = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("TTL", "soon", "sessions.ttl"),
        ("TTL", "-1", "sessions.ttl"),
        ("TURNS", "race", "sessions.turns"),
        ("TURN_SECONDS", "0", "sessions.turn_seconds"),
        ("TURN_SECONDS", "long", "sessions.turn_seconds"),
        ("TURN_SECONDS", "inf", "sessions.turn_seconds"),
        ("TURN_WAIT_SECONDS", "nan", "sessions.turn_wait_seconds"),
        ("TURN_WAIT_SECONDS", "-5", "sessions.turn_wait_seconds"),
    ],
)
def test_a_wrong_session_setting_is_named(name: str, value: str, said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        Keepwise.open(":memory:", settings=load(environment={f"KEEPWISE_SESSIONS__{name}": value}))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "70000"),
        ("FRONT_PORT", "-1"),
        ("PREFIX", "memory"),
        ("PREFIX", "/a b"),
        ("PROJECT", "a/b"),
        ("LOCATION", ""),
        ("BODY_MB", "0"),
        ("SECONDS", "-1"),
        ("DRAIN_SECONDS", "nan"),
    ],
)
def test_a_wrong_server_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(ConfigError, match=rf"server\.{name.lower()}"):
        Keepwise.open(":memory:", settings=load(environment={f"KEEPWISE_SERVER__{name}": value}))
