"""What is loaded when: importing Keepwise is cheap, and its help needs no agent framework."""

from __future__ import annotations

import json
import os
import subprocess
import sys

HEAVY = {
    "asyncio",
    "click",
    "fastapi",
    "google",
    "mcp",
    "numpy",
    "phonenumbers",
    "psycopg",
    "pydantic",
    "pydantic_settings",
    "rich",
    "snowballstemmer",
    "starlette",
    "stdnum",
}

# What the interpreter itself has loaded (path files of installed packages may load some) is not
# counted: only what the code under test adds.
PROBE = """
import json, sys
before = set(sys.modules)
{code}
added = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print("LOADED", json.dumps(sorted(added)))
"""


def loaded(code: str) -> set[str]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("COVERAGE", "COV_CORE", "KEEPWISE_"))
    }
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(code=code)],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout.rpartition("LOADED ")[2]))


HELP = """
from keepwise.cli import main
sys.argv = ["keepwise", "--help"]
try:
    main()
except SystemExit as done:
    assert done.code in (0, None), done.code
"""


def test_import_is_light() -> None:
    assert loaded("import keepwise") & HEAVY == set()


def test_help_loads_no_agent_framework() -> None:
    found = loaded(HELP)
    assert "click" in found
    assert found & {"google", "fastapi", "mcp", "starlette", "numpy"} == set()


def test_the_probe_sees_what_is_loaded() -> None:
    """Guards the tests above: a probe that sees nothing would pass them."""
    assert "sqlite3" in loaded("import sqlite3")
