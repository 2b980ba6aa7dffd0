"""What other features keep with a session, and how it follows the session.

The ledger knows no other feature. When the product is wired, each that keeps something of a
session hands itself over; what it does happens in the ledger's own transaction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from keepwise.model import Scope
from keepwise.ports import Transaction


class Files(Protocol):
    """Files that belong to sessions."""

    def restore(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        *,
        seq: int,
        since: Mapping[str, int],
        done: Mapping[str, int],
    ) -> dict[str, int]:
        """Bring each file back to what it was before event ``seq``; name and new version.

        ``since`` holds the lowest version of each file that an event from then on tells of. Files
        named in ``done`` have been restored already.
        """
        ...

    def drop(self, tx: Transaction, scope: Scope, session_id: str) -> int:
        """Delete the session's files; how many versions."""
        ...


class Memories(Protocol):
    """Memories that rest on what was said in sessions."""

    def withdraw(
        self, tx: Transaction, scope: Scope, session_id: str, event_ids: frozenset[str]
    ) -> tuple[str, ...]:
        """Take back what rests on these events alone; the ids of the memories."""
        ...

    def forget_session(self, tx: Transaction, scope: Scope, session_id: str) -> tuple[str, ...]:
        """Forget what rests on this session alone; the ids of the memories."""
        ...

    def resting(self, tx: Transaction, scope: Scope, session_id: str) -> int:
        """How many memories rest on what was said in this session, alone or not."""
        ...


@dataclass(frozen=True, slots=True)
class Followers:
    """Who follows the ledger; None where the product has no such feature."""

    files: Files | None = None
    memories: Memories | None = None
