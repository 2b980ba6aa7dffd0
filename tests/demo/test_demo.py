"""``keepwise demo``: the story holds, and the files hold nothing they should not."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from keepwise.adk.story.telling import made_up_token


@pytest.fixture(scope="module", params=[(), ("--remote",)], ids=["library", "server"])
def played(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("demo") / "kept"
    command = [sys.executable, "-m", "keepwise.cli", "demo", "--json", "--keep", str(folder)]
    done = subprocess.run(
        [*command, *request.param],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    return folder, done


def test_every_check_of_the_story_holds(played):
    _folder, done = played
    document = json.loads(done.stdout)
    failed = [check for check in document["checks"] if not check["ok"]]
    assert failed == []
    assert (done.returncode, document["ok"]) == (0, True)
    assert len(document["checks"]) >= 20
    assert all(set(check) == {"name", "ok", "detail"} for check in document["checks"])
    assert next(step["title"] for step in document["steps"]).startswith("Monday")


def test_token_figure_and_forgotten_words_are_in_no_file(played):
    folder, _done = played
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert any(path.name == "keepwise.db" for path in files)
    for path in files:
        content = path.read_bytes()
        for text in (made_up_token(), "436,449", "436449", "Prefers pounds", "Prefers euros"):
            assert text.encode() not in content
            assert text.encode("utf-16-le") not in content


def test_nothing_on_the_terminal_shows_the_token(played):
    _folder, done = played
    assert made_up_token() not in done.stdout + done.stderr


def test_a_folder_that_holds_a_database_is_not_played_over(played):
    folder, _done = played
    again = subprocess.run(
        [sys.executable, "-m", "keepwise.cli", "demo", "--keep", str(folder)],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert again.returncode == 2
    assert "exists" in again.stderr


def test_it_reads_well_on_a_terminal():
    done = subprocess.run(
        [sys.executable, "-m", "keepwise.cli", "demo"],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0
    assert "checks passed" in done.stdout
    assert "Next week: a new conversation" in done.stdout
