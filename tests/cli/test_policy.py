"""``keepwise policy``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from keepwise.governance.policy import CHOICES, KINDS, PRESETS

LOOSER = """
name = "acme"

[[exceptions]]
destination = "memory"
kind = "figure"
rule = "percent"
reason = "service levels are part of the contract"
"""


def test_the_policy_in_force_is_strict_by_default(cli: Any) -> None:
    told = cli.json("policy", "show")
    assert told["name"] == "strict"
    assert set(told["rules"]) == set(CHOICES)
    lines = cli("policy", "show").stdout.splitlines()
    assert lines[0] == f"Policy {told['version']}"
    assert [line.split()[0] for line in lines[2:]] == list(KINDS)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_written_out_is_read_back_as_itself(cli: Any, preset: str) -> None:
    written = cli("policy", "show", "--preset", preset, "--toml").stdout
    told = cli.json("policy", "check", "-", stdin=written)
    assert told["rules"] == cli.json("policy", "show", "--preset", preset)["rules"]


def test_a_document_decides_once_the_settings_name_it(cli: Any, empty_folder: Path) -> None:
    (empty_folder / "policy.toml").write_text(LOOSER, "utf-8")
    (empty_folder / "keepwise.toml").write_text('[policy]\nfile = "policy.toml"\n', "utf-8")
    shown = cli("policy", "show").stdout
    assert "service levels" in shown
    cli.json("memories", "add", "Wants 99 percent availability", *cli.maria)
    cli.json("memories", "add", "Spend was 436,449 euros", *cli.maria, code=3)


def test_every_policy_there_was_is_kept_and_its_change_is_in_the_log(
    cli: Any, empty_folder: Path
) -> None:
    cli.add("I prefer euros")
    first = cli.json("policy", "show")["version"]
    (empty_folder / "policy.toml").write_text(LOOSER, "utf-8")
    (empty_folder / "keepwise.toml").write_text('[policy]\nfile = "policy.toml"\n', "utf-8")
    second = cli.json("policy", "show")["version"]
    listed = {
        each["version"]: each["current"] for each in cli.json("policy", "history")["policies"]
    }
    assert listed == {first: False, second: True}
    assert first in cli("policy", "history").stdout
    exported = cli("audit", "export", "-").stdout
    assert [second in line and first in line for line in exported.splitlines()].count(True) == 1


@pytest.mark.parametrize(
    ("document", "named"),
    [
        (LOOSER.replace('"figure"', '"credential"'), "credentials are never stored"),
        ('name = "acme"\n[memory]\nfigure = "allow"\n', "memory.figure"),
        ("name = ", "TOML"),
    ],
)
def test_a_mistake_is_told_by_name(cli: Any, empty_folder: Path, document: str, named: str) -> None:
    (empty_folder / "policy.toml").write_text(document, "utf-8")
    error = cli.error("policy", "check", "policy.toml", code=1)
    assert named in error["message"]


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ('[policy]\npreset = "lax"', "policy.preset"),
        ('[policy]\nfile = "nowhere.toml"', "policy.file"),
        ('[policy]\npreset = "assistant"\nfile = "policy.toml"', "exclude each other"),
    ],
)
def test_a_setting_that_names_no_policy(
    cli: Any, empty_folder: Path, settings: str, named: str
) -> None:
    (empty_folder / "keepwise.toml").write_text(settings, "utf-8")
    assert named in cli.error("policy", "show", code=1)["message"]
    assert named in cli.error("memories", "add", "I prefer euros", *cli.maria, code=1)["message"]
