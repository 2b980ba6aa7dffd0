"""Every command is documented, and finding that out loads nothing heavy."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from keepwise import __version__
from keepwise.cli import COMMANDS
from keepwise.cli import keepwise as root


def tree(command: click.Command, ctx: click.Context) -> Iterator[tuple[str, click.Command]]:
    """A command and all below it, by the words that call it."""
    yield ctx.command_path, command
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            child = command.get_command(ctx, name)
            assert child is not None
            yield from tree(child, click.Context(child, parent=ctx, info_name=name))


# Click keeps the help option that it makes first, so the context has the root's settings.
ALL = dict(tree(root, click.Context(root, info_name="keepwise", **root.context_settings)))
LEAVES = [path for path, command in ALL.items() if not isinstance(command, click.Group)]


def test_the_whole_tree_is_found() -> None:
    assert set(LEAVES) == {
        f"keepwise {command}"
        for command in (
            "init",
            "doctor",
            "serve",
            "demo",
            "memories add",
            "memories embeddings",
            "memories list",
            "memories reembed",
            "memories search",
            "memories show",
            "memories delete",
            "memories revisions",
            "memories rollback",
            "memories quarantined",
            "memories confirm",
            "memories drop",
            "banks create",
            "banks delete",
            "banks list",
            "banks show",
            "banks update",
            "topics check",
            "topics list",
            "jobs cancel",
            "jobs list",
            "jobs retry",
            "jobs run",
            "scan",
            "policy show",
            "policy check",
            "policy history",
            "eval consolidation",
            "eval extraction",
            "eval governance",
            "eval retrieval",
            "sessions delete",
            "sessions events",
            "sessions expire",
            "sessions list",
            "sessions prune",
            "sessions rewind",
            "sessions show",
            "sessions state",
            "artifacts delete",
            "artifacts list",
            "artifacts load",
            "artifacts save",
            "artifacts show",
            "forget",
            "receipts verify",
            "audit export",
            "audit list",
            "audit verify",
            "keys create",
            "keys list",
            "keys revoke",
            "adk init",
            "adk check",
            "env",
            "export",
            "import adk",
            "import file",
        )
    }
    assert set(COMMANDS) == {path.split()[1] for path in LEAVES}


@pytest.mark.parametrize("path", ALL)
def test_a_command_says_what_it_does(path: str) -> None:
    command = ALL[path]
    assert command.help
    assert command.help.splitlines()[0].endswith((".", ":"))
    if command is not root:
        assert not command.get_short_help_str(64).endswith("..."), "its list cuts it off"


@pytest.mark.parametrize("path", ALL)
def test_an_option_says_what_it_does(path: str) -> None:
    silent = [
        parameter.opts
        for parameter in ALL[path].params
        if isinstance(parameter, click.Option) and not parameter.help
    ]
    assert silent == []


@pytest.mark.parametrize("path", ALL)
def test_help_is_shown(path: str) -> None:
    for option in ("--help", "-h"):
        result = CliRunner().invoke(root, [*path.split()[1:], option])
        assert result.exit_code == 0
        assert path in result.stdout


@pytest.mark.parametrize("path", LEAVES)
def test_every_command_takes_json(path: str) -> None:
    assert "--json" in {option for parameter in ALL[path].params for option in parameter.opts}


def test_version() -> None:
    assert CliRunner().invoke(root, ["--version"]).stdout == f"keepwise {__version__}\n"


def added(code: str) -> set[str]:
    """What running some code imports."""
    probe = (
        "import json, sys\nbefore = set(sys.modules)\n"
        f"{code}\n"
        "print('LOADED', json.dumps(sorted(set(sys.modules) - before)))"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    return {str(name) for name in json.loads(done.stdout.rpartition("LOADED ")[2])}


HEAVY = {"asyncio", "google", "numpy", "pydantic", "pydantic_settings", "rich"}


def test_importing_the_command_line_is_light() -> None:
    loaded = added("import keepwise.cli")
    assert "click" in loaded
    assert loaded & HEAVY == set()
    assert loaded & {f"keepwise.cli.{name}" for name in COMMANDS} == set()


def test_help_is_light() -> None:
    loaded = added(
        "sys.argv = ['keepwise', '--help']\n"
        "from keepwise.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass"
    )
    assert "keepwise.cli.memories" in loaded
    assert loaded & HEAVY == set()
