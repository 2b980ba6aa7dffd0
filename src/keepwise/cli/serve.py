"""``keepwise serve``."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace

import click

from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, store_options
from keepwise.cli.output import emit, say
from keepwise.model import JsonObject
from keepwise.settings import ServerSettings, Settings, load
from keepwise.wiring import Keepwise

_AS_THE_SETTINGS_SAY = 0


@click.command()
@click.option("--host", metavar="ADDRESS", help="The address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="N",
    help="The port; 0 for any that is free.",
)
@click.option("--prefix", metavar="PATH", help="The path that everything is below.")
@click.option(
    "--google-front",
    "front_port",
    is_flag=False,
    flag_value=_AS_THE_SETTINGS_SAY,
    type=click.IntRange(_AS_THE_SETTINGS_SAY, 65535),
    metavar="[N]",
    help="Answer for Google's host names too, on this port: keepwise env.",
)
@click.option("--log-json", is_flag=True, help="Write the log as lines of JSON.")
@store_options
@pass_invocation
def serve(
    call: Invocation,
    host: str | None,
    port: int | None,
    prefix: str | None,
    front_port: int | None,
    log_json: bool,
) -> None:
    """Serve Google's Memory Bank and Sessions from this machine.

    Unmodified Google clients and ADK's own services work against it: give them this address. The
    database is made if there is none. It listens on loopback, where nobody has to say who they are;
    on any other address every request needs a key or a token. Ctrl-C ends it when the requests
    that are being answered have been.
    """
    import asyncio

    from keepwise.server.serving import listen, serve

    settings = _with(load(), host=host, port=port, prefix=prefix)
    server = settings.server
    kw = Keepwise.open(call.url, settings=settings)
    listening = listen(server)
    _log(log_json)
    if front_port == _AS_THE_SETTINGS_SAY:
        front_port = server.front_port
    address = f"http://{_shown(server.host)}:{listening.getsockname()[1]}{server.prefix}"

    def ready() -> None:
        if call.as_json:
            told: JsonObject = {
                "address": address,
                "database": kw.describe(),
                "bank": "default",
            }
            emit(told if front_port is None else {**told, "front": f"127.0.0.1:{front_port}"})
        else:
            say(f"Keepwise serves {kw.describe()} at {address}\n\n{_recipe(address, front_port)}")
        sys.stdout.flush()

    asyncio.run(serve(kw, listening, ready, front_port=front_port))


def _with(
    settings: Settings, *, host: str | None, port: int | None, prefix: str | None
) -> Settings:
    given = {"host": host, "port": port, "prefix": prefix}
    named = {name: value for name, value in given.items() if value is not None}
    server: ServerSettings = replace(settings.server, **named)  # type: ignore[arg-type]
    return replace(settings, server=server)


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _recipe(address: str, front_port: int | None) -> str:
    front = (
        ""
        if front_port is None
        else f"Agents whose code cannot change reach it through 127.0.0.1:{front_port}:\n"
        f"  keepwise env --front-port {front_port}    prints the variables for them\n\n"
    )
    return (
        "Google's client, unmodified:\n"
        "  client = vertexai.Client(api_key='local', project='local', location='local',\n"
        f"                           http_options={{'base_url': '{address}'}})\n"
        "  client.agent_engines.memories.list(name='reasoningEngines/default')\n\n"
        f"{front}Ctrl-C ends it."
    )


def _log(as_json: bool) -> None:
    """The log goes to standard error; the library's own warnings go with it."""
    handler = logging.StreamHandler()
    shape = "%(message)s" if as_json else "%(asctime)s %(levelname)s %(name)s %(message)s"
    handler.setFormatter(_Json() if as_json else logging.Formatter(shape))
    for name, level in (("keepwise", logging.INFO), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.setLevel(level)
        logger.propagate = False


class _Json(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line: what is told of a request is fields of its own."""
        import json

        told = getattr(record, "keepwise", None)
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            **(told if isinstance(told, dict) else {"message": record.getMessage()}),
        }
        return json.dumps(line, ensure_ascii=False)
