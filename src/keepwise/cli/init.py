"""``keepwise init``."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import click

from keepwise import settings as settings_module
from keepwise.bank.topics import DEFAULT_PRESET, PRESETS
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, store_options
from keepwise.cli.output import emit, say
from keepwise.configuring import database_path
from keepwise.errors import ConfigError
from keepwise.settings import CONFIG, DEFAULT_FILE, Settings
from keepwise.wiring import Keepwise

_FILE = """\
# Settings of Keepwise. An environment variable wins over a line here: KEEPWISE_URL,
# KEEPWISE_BANK__TOP_K. A name that does not exist is an error.

# Where the data is.
url = {url}

[database]
# true makes every write reach the disk before it returns.
durable = false

[sessions]
# How long a new session lives, such as "30d"; empty for ever.
ttl = ""
# What a message does while the one before it is being answered: "queue" or "refuse".
turns = "queue"

[artifacts]
# The folder that the content of new artifacts goes into; empty for the database.
folder = ""

[bank]
# What is remembered: the topics of "assistant", for a general helper, or of "analytics".
preset = {preset}
# How many memories a search returns.
top_k = {top_k}
# How long a memory lives, such as "365d", and how long its earlier states do; empty for ever.
ttl = ""
revision_ttl = ""
# How long what others said waits in quarantine for a person to look at it.
quarantine_ttl = "30d"

# A topic of your own, with its lifetime and the personal data it asks for:
# [[bank.topics]]
# label = "travel"
# description = "How somebody likes to travel. Never store booking numbers."
# ttl = "90d"
# personal = ["phone"]

[policy]
# What may be stored: "strict", "analytics" or "assistant"; or a document of your own as file.
preset = "strict"
# file = "policy.toml"
"""


@click.command()
@click.option(
    "--preset",
    type=click.Choice(sorted(PRESETS)),
    help=f"The topics to remember. By default {DEFAULT_PRESET}.",
)
@click.option(
    "--config",
    type=click.Path(dir_okay=False, path_type=Path),
    default=DEFAULT_FILE,
    show_default=True,
    metavar="FILE",
    help="The settings file to write, if it is not there.",
)
@store_options
@pass_invocation
def init(call: Invocation, preset: str | None, config: Path) -> None:
    """Create the database and a settings file.

    What is there stays as it is: running it again changes nothing. Says what to do next.
    """
    if not config.parent.is_dir():
        raise ConfigError(
            f"the folder {config.parent} does not exist", hint=f"mkdir -p '{config.parent}'"
        )
    had_config = config.exists()
    settings = _settings(call.url, preset, config if had_config else None)
    path = database_path(settings.url)
    if path is None:
        raise click.UsageError("a database in memory ends with this command: name a file")
    had_database = path.exists()
    if not had_config:
        with config.open("x", encoding="utf-8") as file:
            file.write(_text(settings))
    try:
        _create(settings)
    except BaseException:
        if not had_config:
            config.unlink()
        raise
    if call.as_json:
        emit(
            {
                "database": str(path),
                "database_created": not had_database,
                "config": str(config),
                "config_created": not had_config,
                "preset": settings.bank.preset,
            }
        )
        return
    say(f"{path}: {'left as it was' if had_database else 'created'}")
    say(f"{config}: {'left as it was' if had_config else 'created'}")
    if str(config) != DEFAULT_FILE:
        say(f"Only {DEFAULT_FILE} is found by itself; for this one set {CONFIG}={config}")
    say(
        "\nNext:\n"
        '  keepwise memories add "I prefer metric units" --app my_app --user maria\n'
        '  keepwise memories search "How far is it?" --app my_app --user maria\n'
        "  keepwise adk init AGENTS_DIR    # use it from an ADK project\n"
        "  keepwise doctor                 # check the installation"
    )


def _settings(url: str | None, preset: str | None, existing: Path | None) -> Settings:
    """The settings to start with: those of a file that is there, which no option contradicts."""
    settings = settings_module.load(existing)
    if existing is None:
        bank = replace(settings.bank, preset=preset or settings.bank.preset)
        return replace(settings, url=url or settings.url, bank=bank)
    for option, wanted, has in (
        ("--url", url, settings.url),
        ("--preset", preset, settings.bank.preset),
    ):
        if wanted is not None and wanted != has:
            raise ConfigError(
                f"{existing} exists and says otherwise than {option}",
                hint="edit the file, or name another with --config; it was left as it is",
            )
    return settings


def _create(settings: Settings) -> None:
    import asyncio

    async def opened() -> None:
        async with Keepwise.open(settings=settings):
            pass

    asyncio.run(opened())


def _text(settings: Settings) -> str:
    return _FILE.format(
        url=_quoted(settings.url),
        preset=_quoted(settings.bank.preset),
        top_k=settings.bank.top_k,
    )


def _quoted(text: str) -> str:
    """A TOML string: JSON's, which leaves one control character as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
