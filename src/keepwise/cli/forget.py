"""``keepwise forget``, and the one way any command forgets: show, ask, erase."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask, type_or_exit
from keepwise.cli.files import writing
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import (
    danger_options,
    pass_invocation,
    scope_options,
    store_options,
)
from keepwise.cli.output import counted, emit, plain, say, table, visible
from keepwise.errors import NotFound
from keepwise.governance.receipts import document, dump
from keepwise.model import Memory, Receipt, Scope
from keepwise.wiring import Keepwise

_PAGE = 1000


@click.command()
@click.argument("words", nargs=-1, metavar="[TEXT]...")
@click.option("--memory", "memory_id", metavar="ID", help="Forget this memory.")
@click.option("--slot", metavar="NAME", help="Forget what fills this slot, such as currency.")
@click.option(
    "--session", "session_id", metavar="ID", help="Forget what rests on this session alone."
)
@click.option("--erase", is_flag=True, help="Erase all there is of the user.")
@click.option(
    "--receipt",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the receipts into FILE, one a line.",
)
@danger_options
@scope_options
@store_options
@pass_invocation
def forget(
    call: Invocation,
    words: tuple[str, ...],
    memory_id: str | None,
    slot: str | None,
    session_id: str | None,
    erase: bool,
    receipt: Path | None,
    dry_run: bool,
    yes: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Forget what TEXT speaks of, or what an option names.

    One memory, a slot, what a session taught, or a whole person. What a memory says and the words
    it rests on go from every table and from the files. A tombstone without content keeps it from
    being learned again from the same words. A receipt proves it; keepwise receipts verify checks
    one.
    """
    text = " ".join(words).strip()
    if sum((bool(text), *(each is not None for each in (memory_id, slot, session_id)), erase)) != 1:
        raise click.UsageError(
            "say in words what to forget, or name it with one of --memory, --slot, --session and "
            "--erase"
        )
    if receipt is not None and receipt.exists():
        raise click.UsageError(f"{receipt} is there: name another file for the receipts")
    scope = Scope.user(app_name, user_id, bank=bank)
    if erase:
        _erase_person(call, scope, dry_run=dry_run, yes=yes, file=receipt)
        return

    async def doomed(kw: Keepwise) -> Sequence[Memory]:
        if memory_id is not None:
            return (await kw.bank.get(scope, memory_id),)
        if slot is not None:
            return [each for each in await memories_of(kw, scope) if each.slot == slot]
        if session_id is not None:
            return await kw.bank.derived(scope, session_id)
        return await kw.bank.matching(scope, text)

    async def derived(kw: Keepwise) -> Sequence[Receipt]:
        assert session_id is not None
        return await kw.bank.forget_derived(scope, session_id, actor="cli")

    forget_memories(
        call,
        scope,
        doomed,
        dry_run=dry_run,
        yes=yes,
        file=receipt,
        together=None if session_id is None else derived,
    )


def forget_memories(
    call: Invocation,
    scope: Scope,
    find: Callable[[Keepwise], Awaitable[Sequence[Memory]]],
    *,
    dry_run: bool,
    yes: bool,
    file: Path | None = None,
    together: Callable[[Keepwise], Awaitable[Sequence[Receipt]]] | None = None,
) -> None:
    """Show the memories that ``find`` returns, ask, and forget them.

    Args:
        call: this run of the command line.
        scope: whose memories they are.
        find: finds them.
        dry_run: show them only.
        yes: do not ask.
        file: where the receipts go, besides what is printed.
        together: forgets them all at once; by default they are forgotten one by one.

    Raises:
        click.UsageError: nobody is there to ask, and ``yes`` was not given.
        NotFound: there is nothing to forget.
    """
    if not dry_run and not yes:
        require_somebody_to_ask(call)
    # What is forgotten has its own entry in the audit log; a look has the one of a look.
    memories = call.look(scope, "memories", find) if dry_run else call.run(find)
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

    async def one_by_one(kw: Keepwise) -> Sequence[Receipt]:
        return [await kw.bank.delete(scope, each.id, actor="cli") for each in memories]

    with _kept(file) as keep:
        receipts = call.run(together or one_by_one)
        keep(receipts)
    if call.as_json:
        emit({"dry_run": False, "memories": [], "receipts": list(map(document, receipts))})
        return
    for each in receipts:
        say(f"Forgot {', '.join(each.memory_ids)}. Rows erased: {_rows(each.removed)}.")
    say("The same words will not bring it back; a new statement does.")
    _tell_file(file)


def _erase_person(
    call: Invocation, scope: Scope, *, dry_run: bool, yes: bool, file: Path | None
) -> None:
    """Show how much there is of somebody, have the user id typed, and erase it all."""
    if not dry_run and not yes:
        require_somebody_to_ask(call)

    async def look(kw: Keepwise) -> tuple[tuple[str, int], ...]:
        found = await kw.preview_erase(scope)
        if not any(count for _, count in found) and scope not in await kw.scopes():
            raise NotFound(
                "nothing is stored for this user; nothing was erased",
                hint="keepwise audit list shows who there is: check --app, --user and --bank",
            )
        return found

    found = call.run(look)
    if dry_run and call.as_json:
        emit({"dry_run": True, "rows": dict(found), "receipts": []})
        return
    if not yes or dry_run:
        say("Would be erased:" if dry_run else "To be erased:")
        table(("ROOM", "ROWS"), [(name, str(count)) for name, count in found])
    if dry_run:
        say("Nothing was changed.")
        return
    user_id = scope.get("user_id")
    if not yes:
        question = (
            f"All there is of {visible(user_id)} goes, for good. Type the user id to erase it"
        )
        type_or_exit(user_id, question, "Nothing was erased.")
    with _kept(file) as keep:
        receipt = call.run(lambda kw: kw.erase(scope, actor="cli"))
        keep([receipt])
    if call.as_json:
        emit({"dry_run": False, "rows": {}, "receipts": [document(receipt)]})
        return
    say(f"Erased {visible(user_id)}. Rows erased: {_rows(receipt.removed)}.")
    say("Nothing said before will bring it back. Erase there, too, what backups hold.")
    _tell_file(file)


async def memories_of(kw: Keepwise, scope: Scope) -> list[Memory]:
    """All that is remembered in a scope, however many pages that takes."""
    found: list[Memory] = []
    token = ""
    while True:
        page = await kw.bank.list(scope, page_size=_PAGE, page_token=token)
        found.extend(page.items)
        token = page.next_token
        if not token:
            return found


@contextmanager
def _kept(file: Path | None) -> Iterator[Callable[[Sequence[Receipt]], None]]:
    """Yields what writes receipts into a file, which is opened before anything is erased."""
    if file is None:
        yield lambda _: None
        return
    with writing(file) as target:

        def keep(receipts: Sequence[Receipt]) -> None:
            for each in receipts:
                target.write(f"{dump(each)}\n".encode())

        yield keep


def _tell_file(file: Path | None) -> None:
    if file is not None:
        say(f"The receipt is in {file}; keepwise receipts verify {file} checks it.")


def _rows(removed: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {count}" for name, count in removed)
