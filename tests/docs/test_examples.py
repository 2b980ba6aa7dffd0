"""Every example runs, offline, and prints what its page shows."""

from __future__ import annotations

import subprocess
import sys

import pytest

from docs.markdown import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*/agent.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.parent.name)
def test_it_prints_what_its_page_shows(path, tmp_path):
    done = subprocess.run(
        [sys.executable, str(path)],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    page = (path.parent / "README.md").read_text("utf-8")
    assert f"```text\n{done.stdout.strip()}\n```" in page, done.stdout


def test_there_are_examples():
    assert EXAMPLES
