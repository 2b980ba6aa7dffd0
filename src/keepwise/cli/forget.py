"""``keepwise forget``, and the one way any command forgets: show, ask, erase."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import (
    danger_options,
    pass_invocation,
    scope_options,
    store_options,
)
from keepwise.cli.output import counted, emit, plain, say, table
from keepwise.errors import NotFound
from keepwise.model import Memory, Receipt, Scope
from keepwise.wiring import Keepwise


@click.command()
@click.argument("words", nargs=-1, metavar="[TEXT]...")
@click.option("--memory", "memory_id", metavar="ID", help="Forget this memory.")
@danger_options
@scope_options
@store_options
@pass_invocation
def forget(
    call: Invocation,
    words: tuple[str, ...],
    memory_id: str | None,
    dry_run: bool,
    yes: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Forget what TEXT speaks of, or one memory by its id.

    What a memory says and the words it rests on go from every table and from the files. A
    tombstone without content keeps it from being learned again from the same words.
    """
    text = " ".join(words).strip()
    if bool(text) == (memory_id is not None):
        raise click.UsageError("say in words what to forget, or name one memory with --memory")
    scope = Scope.user(app_name, user_id, bank=bank)

    async def doomed(kw: Keepwise) -> Sequence[Memory]:
        if memory_id is not None:
            return (await kw.bank.get(scope, memory_id),)
        return await kw.bank.matching(scope, text)

    forget_memories(call, scope, doomed, dry_run=dry_run, yes=yes)


def forget_memories(
    call: Invocation,
    scope: Scope,
    find: Callable[[Keepwise], Awaitable[Sequence[Memory]]],
    *,
    dry_run: bool,
    yes: bool,
) -> None:
    """Show the memories that ``find`` returns, ask, and forget them.

    Raises:
        click.UsageError: nobody is there to ask, and ``yes`` was not given.
        NotFound: there is nothing to forget.
    """
    if not dry_run and not yes:
        require_somebody_to_ask(call)
    memories = call.run(find)
    if not memories:
        raise NotFound(
            "nothing in this scope matches; nothing was forgotten",
            hint="keepwise memories list shows what is remembered; --memory ID forgets one",
        )
    if dry_run and call.as_json:
        emit({"dry_run": True, "memories": plain(memories), "receipts": []})
        return
    if not yes or dry_run:
        say("Would be forgotten:" if dry_run else "To be forgotten:")
        table(("ID", "TOPIC", "FACT"), [(each.id, each.topic, each.fact) for each in memories])
    if dry_run:
        say("Nothing was changed.")
        return
    if not yes:
        number = counted(len(memories), "memory", "memories")
        confirm_or_exit(f"Forget {number}? It cannot be undone", "Nothing was forgotten.")

    async def erase(kw: Keepwise) -> list[Receipt]:
        return [await kw.bank.delete(scope, each.id, actor="cli") for each in memories]

    receipts = call.run(erase)
    if call.as_json:
        emit({"dry_run": False, "memories": [], "receipts": plain(receipts)})
        return
    for receipt in receipts:
        removed = ", ".join(f"{name} {count}" for name, count in receipt.removed)
        say(f"Forgot {', '.join(receipt.memory_ids)}. Rows erased: {removed}.")
    say("The same words will not bring it back; a new statement does.")
