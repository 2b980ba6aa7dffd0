"""Importing a file: an export goes through line by line, any other one becomes facts first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Literal

from keepwise.bank.importing.facts import Naming
from keepwise.bank.importing.reading import detect, entries
from keepwise.governance.transfer.service import Transfer
from keepwise.model import ImportFormat, ImportReport, OnConflict


async def import_file(
    transfer: Transfer,
    path: str | Path,
    form: ImportFormat | Literal["auto"],
    *,
    app_name: str | None,
    user_id: str | None,
    bank: str | None,
    dry_run: bool,
    on_conflict: OnConflict,
    actor: str,
    progress: Callable[[int], object],
    topics: Collection[str],
    now: int,
) -> ImportReport:
    """Take over what a file holds; see ``Keepwise.import_file``."""
    path = Path(path)
    found = await asyncio.to_thread(detect, path) if form == "auto" else form
    if found == "keepwise":
        return await transfer.import_export(
            path,
            app_name=app_name,
            user_id=user_id,
            bank=bank,
            dry_run=dry_run,
            on_conflict=on_conflict,
            actor=actor,
            progress=progress,
        )
    naming = Naming(app_name, user_id, bank or "default")
    read = await asyncio.to_thread(entries, path, found, naming, topics=topics, now=now)
    return await transfer.import_entries(
        read,
        found,
        dry_run=dry_run,
        on_conflict=on_conflict,
        actor=actor,
        progress=progress,
    )
