"""Options that several commands share, spelled and checked in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from keepwise.bank.expiry.lifetimes import parse_lifetime
from keepwise.cli.invocation import Invocation
from keepwise.errors import InvalidInput

F = TypeVar("F", bound=Callable[..., Any])

MAX_PAGE = 1000

pass_invocation = click.make_pass_decorator(Invocation, ensure=True)


def _set_url(ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    if value is None:
        return
    if not value.strip():
        raise click.BadParameter("must not be empty")
    ctx.ensure_object(Invocation).url = value


def _set_json(ctx: click.Context, _: click.Parameter, value: bool) -> None:
    if value:
        ctx.ensure_object(Invocation).as_json = True


def url_option(command: F) -> F:
    """``--url``: which store."""
    return click.option(
        "--url",
        metavar="URL",
        expose_value=False,
        callback=_set_url,
        help="The store: sqlite:///file.db or a path. By default the setting 'url'.",
    )(command)


def json_option(command: F) -> F:
    """``--json``: the result as one JSON document."""
    return click.option(
        "--json",
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=_set_json,
        help="Print one JSON document.",
    )(command)


def store_options(command: F) -> F:
    """What every command on a store takes."""
    return url_option(json_option(command))


def bank_option(command: F) -> F:
    """``--bank``: which bank the scope belongs to."""
    return click.option(
        "--bank", default="default", show_default=True, metavar="NAME", help="The bank."
    )(command)


def app_option(command: F) -> F:
    """``--app``, required."""
    return click.option(
        "--app", "app_name", required=True, metavar="NAME", help="The app that remembers."
    )(command)


def scope_options(command: F) -> F:
    """The scope of one user: ``--app`` and ``--user``, both required, and ``--bank``."""
    user = click.option(
        "--user", "user_id", required=True, metavar="ID", help="The user it belongs to."
    )
    return app_option(user(bank_option(command)))


def page_options(command: F) -> F:
    """``--limit`` and ``--page-token`` of a list."""
    limit = click.option(
        "--limit",
        type=click.IntRange(1, MAX_PAGE),
        default=100,
        show_default=True,
        metavar="N",
        help="How many at most.",
    )
    token = click.option(
        "--page-token", default="", metavar="TOKEN", help="Where the page before this one ended."
    )
    return limit(token(command))


def danger_options(command: F) -> F:
    """``--dry-run`` and ``--yes`` of a command that cannot be undone."""
    dry = click.option("--dry-run", is_flag=True, help="Show what would go; change nothing.")
    yes = click.option("--yes", "-y", is_flag=True, help="Do not ask for confirmation.")
    return dry(yes(command))


def lifetime(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
    """A time to live such as ``30d``, ``12h`` or ``3600s``, in microseconds."""
    if value is None:
        return None
    try:
        return parse_lifetime(value, "--ttl")
    except InvalidInput as error:
        raise click.BadParameter(error.message.partition(": ")[2], ctx, param) from None


def parse_labels(
    ctx: click.Context, param: click.Parameter, values: Sequence[str]
) -> dict[str, str]:
    """``name=value`` pairs as a dictionary."""
    labels: dict[str, str] = {}
    for value in values:
        name, equals, content = value.partition("=")
        if not equals or not name:
            raise click.BadParameter("must be like name=value", ctx, param)
        if name in labels:
            raise click.BadParameter("names a label twice", ctx, param)
        labels[name] = content
    return labels
