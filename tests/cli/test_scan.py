"""``keepwise scan``."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.test_process import Terminal
from governance.old_rows import (
    FILE,
    OLD,
    PASSWORD,
    TOKEN,
    everything,
    furnish,
    in_files,
    plant_file,
)

MARIA = ("--app", "acme", "--user", "maria")
STYLES = ("text", "json", "junit", "sarif")


@pytest.fixture
def memory() -> str:
    """A furnished store; the id of Maria's memory."""
    return asyncio.run(furnish())


@pytest.fixture
def old(memory: str) -> str:
    """The same with what an older version has left."""
    for name in ("a memory", "a key that announces it", "a call in an event", "a file's name"):
        next(each for each in OLD if each.name == name).plant()
    plant_file(f"The key is {TOKEN} as ever.\n")
    return memory


@pytest.fixture
def terminal(empty_folder: Path) -> Terminal:
    source = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONUTF8": "1", "COLUMNS": "200"}
    return Terminal(empty_folder, {**environment, "TERM": "xterm"})


def test_nothing_found(cli: Any, memory: str) -> None:
    shown = cli("scan").stdout
    assert shown.startswith("Looked at ")
    assert shown.endswith(": nothing found.\n")
    told = cli.json("scan")
    assert (told["findings"], told["unread"], told["left"]) == ([], [], 0)
    assert told["records"] > 10


def test_findings_end_with_their_own_code(cli: Any, old: str) -> None:
    shown = cli("scan", code=4).stdout
    lines = shown.splitlines()
    assert lines[0].split() == ["SCOPE", "KIND", "RULE", "COUNT", "NOW", "PLACE"]
    assert any(line.endswith(f"  memories/{old}#fact") for line in lines)
    assert "sessions/monday/state/password#value" in shown
    assert lines[-1].endswith(": 5 findings.")
    told = cli.json("scan", code=4)
    (memory,) = [each for each in told["findings"] if each["place"] == f"memories/{old}#fact"]
    assert memory["scope"] == {
        "bank": "default",
        "entries": {"app_name": "acme", "user_id": "maria"},
    }
    assert (memory["kind"], memory["count"], memory["mended"]) == ("credential", 1, "")
    assert told["left"] == 5


@pytest.mark.parametrize("style", STYLES)
def test_no_form_of_the_report_holds_a_value(cli: Any, old: str, style: str) -> None:
    result = cli("scan", "--format", style, code=4)
    assert old in result.stdout
    for value in (TOKEN, PASSWORD):
        assert value not in result.stdout + result.stderr
    cli("scan", "--format", style, "--output", "report", code=4)
    assert in_files(TOKEN) == in_files(PASSWORD) == [FILE]


def test_sarif(cli: Any, old: str) -> None:
    document = json.loads(cli("scan", "--format", "sarif", code=4).stdout)
    assert document["version"] == "2.1.0"
    (run,) = document["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert run["tool"]["driver"]["name"] == "keepwise"
    assert len(run["results"]) == 5
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert (result["level"], result["baselineState"]) == ("error", "new")
        assert result["message"]["text"]
        (place,) = result["locations"]
        region = place["physicalLocation"]["region"]
        assert (region["charOffset"] >= 0, region["charLength"] > 0) == (True, True)
        assert " " not in place["physicalLocation"]["artifactLocation"]["uri"]
    names = {r["locations"][0]["logicalLocations"][0]["fullyQualifiedName"] for r in run["results"]}
    assert f"acme/maria/memories/{old}#fact" in names
    assert len({rule["id"] for rule in rules}) == len(rules)


def test_junit(cli: Any, old: str) -> None:
    text = cli("scan", "--format", "junit", code=4).stdout
    (suite,) = ElementTree.fromstring(text)  # noqa: S314 - our own
    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("5", "5", "0")
    cases = suite.findall("testcase")
    assert [case.get("classname") for case in cases] == ["acme/maria"] * 5
    assert all(case.find("failure") is not None for case in cases)
    cli("scan", "--fix", "erase", "--yes")
    (suite,) = ElementTree.fromstring(cli("scan", "--format", "junit").stdout)  # noqa: S314
    (case,) = suite.findall("testcase")
    assert (suite.get("failures"), list(case)) == ("0", [])


@pytest.mark.parametrize("how", ["erase", "quarantine"])
def test_fix(cli: Any, old: str, how: str) -> None:
    told = cli.json("scan", "--fix", how, "--yes")
    assert told["left"] == 0
    assert {each["mended"] for each in told["findings"]} == {
        "erased" if how == "erase" else "quarantined",
        "redacted",
    }
    assert in_files(TOKEN) == in_files(PASSWORD) == []
    kept_apart = "; 1 item in quarantine" if how == "quarantine" else ""
    assert cli("scan").stdout.endswith(f"nothing found{kept_apart}.\n")


def test_what_was_mended_is_told_in_every_form(cli: Any, old: str) -> None:
    cli("scan", "--fix", "erase", "--yes", "--format", "sarif", "--output", "report")
    (run,) = json.loads(Path("report").read_text("utf-8"))["runs"]
    assert {each["baselineState"] for each in run["results"]} == {"absent"}


def test_dry_run_changes_nothing(cli: Any, old: str) -> None:
    before = everything()
    shown = cli("scan", "--fix", "erase", "--dry-run", code=4).stdout
    assert shown.endswith("5 findings.\nNothing was changed.\n")
    assert cli.json("scan", "--fix", "erase", "--dry-run", code=4)["fix"] is None
    assert everything() == before


def test_a_fix_is_not_made_unasked(cli: Any, old: str) -> None:
    before = everything()
    for extra in ((), ("--every", "1h")):
        assert cli.error("scan", "--fix", "erase", *extra, code=2)["reason"] == "usage"
    assert everything() == before


def test_it_asks_on_a_terminal(terminal: Terminal, old: str) -> None:
    before = everything()
    code, shown = terminal("scan", "--fix", "erase", typed="n\n")
    assert (code, everything() == before) == (1, True)
    assert "Nothing was changed." in shown
    code, shown = terminal("scan", "--fix", "erase", typed="y\n")
    assert (code, in_files(TOKEN)) == (0, [])
    assert TOKEN not in shown


def test_only_what_was_asked_for(cli: Any, old: str) -> None:
    assert cli.json("scan", *MARIA, code=4)["left"] == 5
    assert cli.json("scan", "--app", "acme", "--user", "sam")["left"] == 0
    assert cli.json("scan", "--bank", "other")["scopes"] == 0
    assert cli.error("scan", "--user", "maria", code=2)["reason"] == "usage"


def test_a_report_goes_into_a_file_and_a_line_to_the_screen(cli: Any, old: str) -> None:
    shown = cli("scan", "--output", "report.txt", code=4).stdout
    assert shown.startswith("Looked at ")
    assert len(shown.splitlines()) == 1
    assert Path("report.txt").read_text("utf-8").endswith(shown)
    told = cli.json("scan", "--format", "junit", "--output", "report.xml", code=4)
    assert told["left"] == 5
    assert Path("report.xml").read_text("utf-8").startswith("<?xml")
    assert sorted(path.name for path in Path().glob("report*")) == ["report.txt", "report.xml"]


def test_json_and_another_form_need_a_file_for_one(cli: Any, old: str) -> None:
    told = cli.json("scan", "--format", "sarif", code=2)["error"]
    assert (told["reason"], "--output" in told["message"]) == ("usage", True)
    assert cli.json("scan", "--format", "json", code=4)["left"] == 5


def test_a_file_that_cannot_be_written(cli: Any, old: str) -> None:
    assert cli("scan", "--output", "nowhere/report.txt", code=1).stderr.startswith("error: ")


def test_a_report_takes_the_place_of_nothing_unasked(cli, memory):
    for there in ("keepwise.db", "report.xml"):
        Path(there).touch()
        before = Path(there).read_bytes()
        told = cli("scan", "--output", there, code=2).stderr
        assert "--force" in told, there
        assert Path(there).read_bytes() == before
    cli("scan", "--output", "report.xml", "--force", "--format", "junit")
    assert Path("report.xml").read_text().startswith("<?xml")
    os.mkfifo("pipe")
    told = cli("scan", "--output", "pipe", "--force", code=2).stderr
    assert "is not a file" in told
    Path("link").symlink_to("report.xml")
    cli("scan", "--output", "link", "--force")
    assert Path("link").is_symlink(), "what a link leads to is replaced"
    assert not Path("report.xml").read_text().startswith("<?xml")


def test_resume_says_why_it_starts_over(cli: Any, memory: str) -> None:
    result = cli("scan", "--resume")
    assert result.stderr == "Started over: there is no scan to go on with.\n"
    assert cli.json("scan", "--resume")["restarted"] == "there is no scan to go on with"


def test_a_store_that_is_not_there(cli: Any) -> None:
    assert cli.error("scan", code=1)["reason"] == "not_found"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_again_and_again_until_it_is_stopped(
    start: Callable[..., subprocess.Popen[bytes]],
    old: str,
    number: int,
    form: tuple[str, ...],
) -> None:
    process = start("scan", "--every", "1s", *form)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(2)]
    process.send_signal(number)
    rest, stderr = process.communicate(timeout=60)
    assert (process.returncode, stderr) == (0, b"")
    for line in lines:
        if form:
            assert json.loads(line)["left"] == 5
        else:
            assert line.startswith(b"Looked at ")
        assert TOKEN.encode() not in line + rest


def test_progress_is_for_a_terminal(terminal: Terminal, cli: Any, old: str) -> None:
    code, shown = terminal("scan")
    assert (code, TOKEN in shown) == (4, False)
    assert "PLACE" in shown
    assert cli("scan", code=4).stderr == ""
