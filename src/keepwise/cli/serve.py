"""``keepwise serve``."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

import click

from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, store_options
from keepwise.cli.output import say
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

    from keepwise.server.identity.checking import is_guarded
    from keepwise.server.observing.logs import log_to_stderr
    from keepwise.server.serving import listen, serve

    settings = _with(load(), host=host, port=port, prefix=prefix)
    server = settings.server
    kw = Keepwise.open(call.url, settings=settings)
    listening = listen(server)
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
            if front_port is not None:
                told["front"] = f"127.0.0.1:{front_port}"
            # On one line: whoever started it waits for that, and the output does not end.
            say(json.dumps(told))
        else:
            recipe = _recipe(address, guarded=is_guarded(server), front_port=front_port)
            say(f"Keepwise serves {kw.describe()} at {address}\n\n{recipe}")
        sys.stdout.flush()

    with log_to_stderr(as_json=log_json):
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


def _recipe(address: str, *, guarded: bool, front_port: int | None) -> str:
    key = "kw_..." if guarded else "local"
    needed = (
        "  (a key: keepwise keys create; ADK reads it from KEEPWISE_API_KEY)\n" if guarded else ""
    )
    uri = f"keepwise+{address}/default"
    front = (
        ""
        if front_port is None
        else f"Agents whose code cannot change reach it through 127.0.0.1:{front_port}:\n"
        f"  keepwise env --front-port {front_port}    prints the variables for them\n\n"
    )
    return (
        "Google's client, unmodified:\n"
        f"  client = vertexai.Client(api_key='{key}', project='local', location='local',\n"
        f"                           http_options={{'base_url': '{address}'}})\n"
        "  client.agent_engines.memories.list(name='reasoningEngines/default')\n\n"
        "ADK, with its own services:\n"
        f"  adk web agents --session_service_uri={uri} \\\n"
        f"                 --memory_service_uri={uri}\n"
        f"{needed}\n"
        f"{front}Ctrl-C ends it."
    )
