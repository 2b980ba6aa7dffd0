"""``keepwise env``: what an agent whose code cannot change finds in its environment."""

from __future__ import annotations

import os
import stat
import subprocess
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from dotenv import dotenv_values

from keepwise.cli import keepwise as root
from keepwise.cli.env import _SHELLS
from keepwise.errors import ConfigError
from keepwise.server.front.environment import environment

PROXIES = ("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy", "NO_PROXY", "no_proxy")
# Everything that a shell could take for something else.
NASTY = """/home/o'neil/my $HOME `x` "q" \\n %PATH% #c/bundle.pem"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the certificates go, and an environment without a proxy."""
    for name in PROXIES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "keepwise" / "front"


def test_the_variables_lead_to_the_front(cli: Any, folder: Path) -> None:
    bundle = str(folder / "bundle.pem")
    assert cli.json("env")["variables"] == {
        "HTTPS_PROXY": "http://127.0.0.1:8081",
        "NO_PROXY": "127.0.0.1,localhost,::1",
        "SSL_CERT_FILE": bundle,
        "REQUESTS_CA_BUNDLE": bundle,
        "GOOGLE_GENAI_USE_ENTERPRISE": "true",
        "GOOGLE_API_KEY": "local",
    }
    assert Path(bundle).read_text().count("BEGIN CERTIFICATE") > 20
    assert stat.S_IMODE((folder / "ca-key.pem").stat().st_mode) == 0o600


def test_with_a_project_the_variables_are_those_of_a_project(cli: Any) -> None:
    told = cli.json("env", "--project", "p", "--location", "eu", "--front-port", "9000")
    assert told["variables"]["HTTPS_PROXY"] == "http://127.0.0.1:9000"
    assert told["variables"]["GOOGLE_CLOUD_PROJECT"] == "p"
    assert told["variables"]["GOOGLE_CLOUD_LOCATION"] == "eu"
    assert "GOOGLE_API_KEY" not in told["variables"]
    assert "GOOGLE_GENAI_USE_ENTERPRISE" not in told["variables"]
    assert told["placeholders"] == ["GOOGLE_APPLICATION_CREDENTIALS"]


def test_the_settings_count(cli: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KEEPWISE_SERVER__FRONT_DIR", "mine")
    monkeypatch.setenv("KEEPWISE_SERVER__FRONT_PORT", "9001")
    variables = cli.json("env")["variables"]
    assert variables["SSL_CERT_FILE"] == str(tmp_path / "mine" / "bundle.pem")
    assert variables["HTTPS_PROXY"] == "http://127.0.0.1:9001"


def test_a_key_is_a_placeholder_and_is_read_from_nowhere(
    cli: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KEEPWISE_SERVER__AUTHENTICATE", "true")
    for name in ("GOOGLE_API_KEY", "KEEPWISE_API_KEY", "GEMINI_API_KEY"):
        monkeypatch.setenv(name, "of-somebody")
    told = cli.json("env")
    assert told["placeholders"] == ["GOOGLE_API_KEY"]
    assert "of-somebody" not in str(told)
    assert "keepwise-keys-create" in told["variables"]["GOOGLE_API_KEY"]


def test_lines_are_for_the_shell_and_notes_for_people(cli: Any) -> None:
    done = CliRunner().invoke(root, ["env"])
    assert all(line.startswith("export ") for line in done.stdout.splitlines())
    assert len(done.stdout.splitlines()) == 6
    assert "note: GOOGLE_API_KEY" in done.stderr


def test_a_proxy_that_is_there_already_is_told_of_and_exceptions_are_kept(
    cli: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("https_proxy", "http://maria:" + "secret" + "@proxy.example:3128")
    monkeypatch.setenv("NO_PROXY", "intranet.example, localhost")
    told = cli.json("env")
    assert told["variables"]["NO_PROXY"] == "intranet.example,localhost,127.0.0.1,::1"
    assert any("https_proxy" in note for note in told["notes"])
    assert "proxy.example" not in str(told)


def test_running_it_in_its_own_environment_changes_nothing(
    cli: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = cli.json("env")
    for name, value in first["variables"].items():
        monkeypatch.setenv(name, value)
    before = Path(first["variables"]["SSL_CERT_FILE"]).read_text()
    assert cli.json("env") == first
    assert Path(first["variables"]["SSL_CERT_FILE"]).read_text() == before


def test_an_unsafe_folder_is_refused(cli: Any, folder: Path) -> None:
    cli("env")
    (folder / "ca-key.pem").chmod(0o644)
    assert cli.error("env", code=1)["reason"] == "config_error"


def test_sh_reads_back_what_was_meant() -> None:
    line = _SHELLS["sh"]("SSL_CERT_FILE", NASTY)
    done = subprocess.run(
        ["/bin/sh", "-c", f'{line}\nprintf %s "$SSL_CERT_FILE"'],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == NASTY


def test_dotenv_reads_back_what_was_meant(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(_SHELLS["dotenv"]("SSL_CERT_FILE", NASTY) + "\n")
    assert dotenv_values(file, interpolate=False) == {"SSL_CERT_FILE": NASTY}


@pytest.mark.parametrize(
    ("shell", "line"),
    [
        ("fish", r"set -gx X '/o\'neil/$A\\b'"),
        ("powershell", r"$env:X = '/o''neil/$A\b'"),
    ],
)
def test_other_shells_are_quoted_by_their_own_rules(shell: str, line: str) -> None:
    assert _SHELLS[shell]("X", r"/o'neil/$A\b") == line


def test_a_path_of_two_lines_is_refused() -> None:
    with pytest.raises(ConfigError, match="front_dir"):
        environment(1, Path("/a\nexport EVIL=1"), guarded=False, present={})


def test_a_process_that_was_given_the_lines_finds_them(shell: Any, folder: Path) -> None:
    printed = shell("env").stdout.decode()
    done = subprocess.run(
        ["/bin/sh", "-c", f'{printed}\nprintf "%s %s" "$SSL_CERT_FILE" "$GOOGLE_API_KEY"'],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": os.environ["PATH"]},
    )
    assert done.stdout == f"{folder / 'bundle.pem'} local"
