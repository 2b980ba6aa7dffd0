"""One run of the command line: which store, which form of output, and work on the open store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import click

from keepwise.configuring import database_path
from keepwise.errors import InvalidInput, NotFound
from keepwise.model import Page, Scope
from keepwise.wiring import Keepwise

T = TypeVar("T")


@dataclass(slots=True)
class Invocation:
    """What the options that every command shares have said so far."""

    url: str | None = None
    as_json: bool = False

    def run(self, work: Callable[[Keepwise], Awaitable[T]], *, create: bool = False) -> T:
        """Open the store, do the work, close it.

        Args:
            work: gets the open store.
            create: make the database if there is none; a look at a store that does not exist is
                an error rather than a new, empty file.

        Raises:
            NotFound: there is no database.
        """
        # Its import is a third of the time that --help takes.
        import asyncio

        kw = Keepwise.open(self.url)
        path = database_path(self.url or kw.settings.url)
        if not create and path is not None and path.parent.is_dir() and not path.exists():
            raise NotFound(
                f"there is no database {path}",
                hint="make it with keepwise init, or name another with --url",
            )

        async def opened() -> T:
            async with kw:
                return await work(kw)

        return asyncio.run(opened())

    def look(self, scope: Scope, what: str, work: Callable[[Keepwise], Awaitable[T]]) -> T:
        """Do work that reads ``what`` of a person: the audit log tells of an operator's read."""
        command = click.get_current_context().command_path

        async def looked(kw: Keepwise) -> T:
            found = await work(kw)
            await kw.audit.read(scope, target=what, reason=command, actor="cli")
            return found

        return self.run(looked)


async def across(
    scopes: Sequence[Scope],
    fetch: Callable[[Scope, int, str], Awaitable[Page[T]]],
    *,
    limit: int,
    token: str,
) -> Page[tuple[Scope, T]]:
    """One page over several scopes, one after the other, in their order.

    Args:
        scopes: in the order they are listed.
        fetch: gets a scope, how many at most, and the token of the scope's own list.
        limit: how many at most, at least one.
        token: what an earlier page returned: a scope's id, and the token of its list.

    Raises:
        InvalidInput: the token is not one of these scopes'.
    """
    owner, _, inner = token.partition(":")
    ids = [scope.id.hex() for scope in scopes]
    if token and owner not in ids:
        raise InvalidInput("page_token", "is not a token that this list returned")
    found: list[tuple[Scope, T]] = []
    for scope in scopes[ids.index(owner) if token else 0 :]:
        while True:
            room = limit - len(found)
            page = await fetch(scope, max(room, 1), inner)
            if page.items and not room:
                return Page(tuple(found), f"{scope.id.hex()}:{inner}")
            found.extend((scope, item) for item in page.items)
            inner = page.next_token
            if not inner or not room:
                break
        inner = ""
    return Page(tuple(found))
