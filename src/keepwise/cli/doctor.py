"""``keepwise doctor``."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from keepwise import settings as settings_module
from keepwise.cli.errors import Exit
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, store_options
from keepwise.cli.output import emit, plain, say
from keepwise.configuring import database_path
from keepwise.errors import KeepwiseError, MigrationFailed, SchemaTooNew
from keepwise.settings import CONFIG, DEFAULT_FILE, Settings
from keepwise.wiring import Keepwise

_MINIMUM_PYTHON = (3, 11)
# Joined from pieces, so that no scanner takes it for a real one.
_CREDENTIAL = "My token is " + "dapi" + "0123456789abcdef" * 2
# What the guard is shown, and the kind it must see; none for what it must let in.
_SAMPLES = (
    ("refuses a figure", "Spend was €436,449.", "figure"),
    ("refuses a credential", _CREDENTIAL, "credential"),
    ("keeps a harmless number", "Keep 30-minute meetings", ""),
)


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at: whether it is well, what was seen, and what to do if it is not."""

    name: str
    ok: bool
    detail: str
    hint: str = ""


@click.command()
@store_options
@pass_invocation
@click.pass_context
def doctor(ctx: click.Context, call: Invocation) -> None:
    """Check the installation and the store.

    Says what to do about what is wrong, and exits with 1 if something is.
    """
    checks = [*_python(), *_settings_and_store(call), *_guard(), _adk()]
    ok = all(check.ok for check in checks)
    if call.as_json:
        emit({"checks": plain(checks), "ok": ok})
    else:
        width = max(len(check.name) for check in checks)
        for check in checks:
            say(f"{'ok  ' if check.ok else 'FAIL'}  {check.name:<{width}}  {check.detail}")
            if check.hint:
                say(f"{'':<{width + 8}}{check.hint}")
    ctx.exit(Exit.DONE if ok else Exit.FAILED)


def _python() -> Iterator[Check]:
    recent = sys.version_info[:2] >= _MINIMUM_PYTHON
    yield Check(
        "python",
        recent,
        platform.python_version(),
        "" if recent else "Keepwise needs Python 3.11 or newer",
    )


def _settings_and_store(call: Invocation) -> Iterator[Check]:
    try:
        settings = settings_module.load()
        path = database_path(call.url or settings.url)
    except KeepwiseError as error:
        yield _failed("settings", error)
        return
    yield Check("settings", True, _source())
    if path is None:
        yield Check("folder", True, "not needed: the database is in memory")
    else:
        folder = path.parent
        writable = folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)
        hint = "" if writable else "SQLite writes files beside the database: name another folder"
        what = "writable" if writable else "missing or not writable"
        yield Check("folder", writable, f"{folder.resolve()} is {what}", hint)
        if writable and not path.exists():
            yield Check("database", False, f"{path} does not exist", "make it: keepwise init")
            return
    yield from _store(call, settings)


def _store(call: Invocation, settings: Settings) -> Iterator[Check]:
    import asyncio

    async def look() -> tuple[str, str, int, tuple[str, ...]]:
        async with Keepwise.open(call.url, settings=settings) as kw:
            return kw.engine(), kw.describe(), len(await kw.scopes()), await kw.problems()

    try:
        engine, where, scopes, problems = asyncio.run(look())
    except (SchemaTooNew, MigrationFailed) as error:
        yield _failed("schema", error)
        return
    except KeepwiseError as error:
        yield _failed("database", error)
        return
    yield Check("engine", True, engine)
    yield Check("database", True, f"{where} opens; scopes: {scopes}")
    yield Check("schema", True, "up to date")
    if problems:
        hint = "restore a backup; keep the damaged file to look at"
        yield Check("integrity", False, "; ".join(problems), hint)
    else:
        yield Check("integrity", True, "every page and every reference is in order")


def _source() -> str:
    """Where the settings came from."""
    named = os.environ.get(CONFIG)
    found = named or (DEFAULT_FILE if Path(DEFAULT_FILE).is_file() else "")
    return found or f"no {DEFAULT_FILE} here; the defaults and the environment count"


def _guard() -> Iterator[Check]:
    # Its detectors take a while to import, and --help imports this module.
    from keepwise.governance.guard import Guard

    guard = Guard()
    for name, text, kind in _SAMPLES:
        decision = guard.check(text, "memory")
        ok = (
            decision.verdict == "refuse" and kind in decision.kinds
            if kind
            else (decision.verdict == "allow")
        )
        yield Check(
            f"guard {name}",
            ok,
            f"policy {decision.policy}: {decision.verdict}",
            "" if ok else "this installation is not the released one: install it again",
        )


def _adk() -> Check:
    import importlib.metadata

    try:
        version = importlib.metadata.version("google-adk")
    except importlib.metadata.PackageNotFoundError:
        return Check(
            "adk",
            True,
            "google-adk is not installed",
            "only agents on ADK need it: pip install 'keepwise[adk]'",
        )
    return Check("adk", True, f"google-adk {version}")


def _failed(name: str, error: KeepwiseError) -> Check:
    return Check(name, False, error.message, error.hint)
