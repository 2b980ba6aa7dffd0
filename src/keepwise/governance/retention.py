"""Forgetting: what a memory was made of goes everywhere at once, and a tombstone stays.

Governance knows no feature's tables. Each feature that stores text for a scope hands over its
**holdings** when the product is wired; forgetting walks them in one transaction. Erasing a person
walks them too, and takes everything.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import NoReturn, Protocol, runtime_checkable

from keepwise.governance import receipts, store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import free_name
from keepwise.governance.scanning import progress
from keepwise.governance.scanning.records import Shelf
from keepwise.governance.transfer.rooms import Movable
from keepwise.model import AuditHead, Json, Receipt, ReceiptAction, ReceiptCheck, Scope
from keepwise.ports import Clock, Database, Transaction

logger = logging.getLogger("keepwise.governance")

FORGOTTEN = "[forgotten]"

# The identity of all there ever was: no fact's key looks like it.
_EVERYTHING = "everything"


@dataclass(frozen=True)
class Erasure:
    """What has to go from one scope.

    ``texts`` are facts and the words they rest on; they go wherever they stand in the scope.
    ``quotes`` are words of one event, as (event id, text), which go there however short they are.
    ``keys`` are the identities of the facts (see ``tombstone_key``), for the tombstones.
    """

    memory_ids: tuple[str, ...]
    texts: tuple[str, ...]
    quotes: tuple[tuple[str, str], ...]
    keys: tuple[str, ...]
    forgotten_at: int

    @cached_property
    def patterns(self) -> tuple[re.Pattern[str] | None, Mapping[str, re.Pattern[str] | None]]:
        """What has to go from any text of the scope, and, by event id, from those quoted.

        A text of one word goes only from the event it was quoted from: "euros" must not vanish
        from every answer because a preference for it was forgotten.
        """
        anywhere = [text for text in self.texts if len(text.split()) > 1]
        here: dict[str, list[str]] = {}
        for event_id, quote in self.quotes:
            here.setdefault(event_id, []).append(quote)
        quoted = {each: _pattern([*anywhere, *quotes]) for each, quotes in here.items()}
        return _pattern(anywhere), quoted


class Holdings(Protocol):
    """A feature's account of the text it stores for a scope, and how to erase it."""

    @property
    def name(self) -> str:
        """The feature's name, as receipts show it."""
        ...

    @property
    def tables(self) -> frozenset[str]:
        """The tables of this feature that hold text."""
        ...

    @property
    def shelves(self) -> Sequence[Shelf]:
        """The records of this feature, as a scan looks at them; those first that others go with."""
        ...

    @property
    def movable(self) -> Movable:
        """The records of this feature, as an export writes and an import reads them."""
        ...

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Erase what the erasure names from this feature; how many rows were touched."""
        ...

    def clear(self, tx: Transaction, scope: Scope) -> int:
        """Delete everything of this feature in the scope; how many rows went."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """Holdings of a feature that learns: what is erased there could be learned again."""

    def identities(self, tx: Transaction, scope: Scope) -> tuple[tuple[str, int], ...]:
        """The keys of all that was learned, each with the latest time its words were said."""
        ...


@runtime_checkable
class Sweeping(Protocol):
    """Holdings that keep something outside the database."""

    async def sweep(self) -> None:
        """After the commit: remove outside what was erased inside."""
        ...


class Preview(Exception):
    """Ends the transaction of a preview, so that nothing of it stays."""

    def __init__(self, removed: tuple[tuple[str, int], ...]) -> None:
        super().__init__("a preview was taken back")
        self.removed = removed


class Retention:
    """Forgets, and remembers that it did."""

    def __init__(self, database: Database, clock: Clock, audit: Audit) -> None:
        self._database = database
        self._clock = clock
        self._audit = audit
        self._holdings: list[Holdings] = []
        self._key = b""

    @property
    def holdings(self) -> Sequence[Holdings]:
        """What each feature stores, in the order it is erased."""
        return tuple(self._holdings)

    def register(self, holdings: Holdings) -> None:
        """Add a feature's holdings; called once for each when the product is wired."""
        self._holdings.append(holdings)

    def use_key(self, key: bytes) -> None:
        """Set the secret of this installation that digests are keyed with."""
        self._key = key

    def forget(
        self, tx: Transaction, scope: Scope, erasure: Erasure, *, reason: str, actor: str
    ) -> Receipt:
        """Erase everywhere, leave tombstones and audit entries, in the caller's transaction."""
        now = self._clock()
        store.ensure_scope(tx, scope, now)
        store.note_deletion(tx)
        if pattern := erasure.patterns[0]:
            reason = pattern.sub(FORGOTTEN, reason)
        removed = tuple((each.name, each.erase(tx, scope, erasure)) for each in self._holdings)
        progress.drop(tx, scope)
        for key in erasure.keys:
            self.bury(tx, scope, key, erasure.forgotten_at)
        for memory_id in erasure.memory_ids:
            self._audit.record(tx, scope, "forget", target=memory_id, reason=reason, actor=actor)
        return self._receipt(
            tx, scope, "forget", erasure.memory_ids, removed, len(erasure.keys), now
        )

    def erase(self, tx: Transaction, scope: Scope, *, reason: str, actor: str) -> Receipt:
        """Erase all that is stored for a scope, in the caller's transaction.

        Nothing said up to now is learned again, whatever is handed in later; what is said from now
        on is. Tombstones stay for that, as digests.

        The audit log stays: it proves what was refused, forgotten and, last, that everything was
        erased, and its entries hold times, kinds and ids. The reasons that callers gave for
        forgetting and reading are their own words, so those go. The directory loses the names in
        the scope; what is left can be read only by somebody who knows them and asks for this very
        scope.

        Args:
            tx: the caller's transaction.
            scope: who is erased. A scope of an app alone holds that app's shared values; erasing
                one of its users leaves them.
            reason: why, for the audit log. The caller has it judged by the guard first.
            actor: who asked for it, likewise.

        Returns:
            Rows by feature. It names no memory.
        """
        now = self._clock()
        store.ensure_scope(tx, scope, now)
        store.note_deletion(tx)
        keys = {
            key: max(now, said_at)
            for each in self._holdings
            if isinstance(each, Remembering)
            for key, said_at in each.identities(tx, scope)
        }
        removed = tuple((each.name, each.clear(tx, scope)) for each in self._holdings)
        progress.drop(tx, scope)
        for key, forgotten_at in {**keys, _EVERYTHING: now}.items():
            self.bury(tx, scope, key, forgotten_at)
        self._audit.drop_reasons(tx, scope)
        self._audit.record(tx, scope, "erase", target=_EVERYTHING, reason=reason, actor=actor)
        store.unlist_scope(tx, scope)
        return self._receipt(tx, scope, "erase", (), removed, len(keys) + 1, now)

    def preview(self, tx: Transaction, scope: Scope) -> NoReturn:
        """Say what erasing a scope would remove from each room.

        The very same statements count it that would erase it, and are then taken back.

        Raises:
            Preview: always; the caller's transaction must not be committed.
        """
        raise Preview(tuple((each.name, each.clear(tx, scope)) for each in self._holdings))

    def _receipt(
        self,
        tx: Transaction,
        scope: Scope,
        action: ReceiptAction,
        memory_ids: tuple[str, ...],
        removed: tuple[tuple[str, int], ...],
        tombstones: int,
        now: int,
    ) -> Receipt:
        """A receipt without a signature: ``issue`` signs it when the deletion is finished."""
        head = self._audit.head(tx, scope.bank)
        return Receipt(
            id=receipts.receipt_id(action, scope.id, head.digest),
            action=action,
            bank=scope.bank,
            scope_id=scope.id.hex(),
            memory_ids=memory_ids,
            removed=removed,
            tombstones=tombstones,
            time=now,
            policy=self._audit.policy,
            audit_position=head.position,
            audit_digest=head.digest,
        )

    async def issue(self, *made: Receipt) -> tuple[Receipt, ...]:
        """After the commit of deletions: finish them, and sign the receipts that are handed out."""
        scrubbed = await self.finish()
        return tuple(receipts.sign(replace(each, scrubbed=scrubbed), self._key) for each in made)

    async def verify(self, given: Receipt | str) -> ReceiptCheck:
        """Whether a receipt was issued here, is unchanged, and the chain still holds its digest."""
        receipt = receipts.parse(receipts.dump(given) if isinstance(given, Receipt) else given)
        if receipt is None:
            return ReceiptCheck("", ("it is not a receipt",))
        if not receipts.is_signed(receipt, self._key):
            return ReceiptCheck(receipt.id, ("the signature is not this installation's over it",))
        head = AuditHead(receipt.bank, receipt.audit_position, receipt.audit_digest)
        if not await self._database.read(lambda tx: self._audit.holds(tx, head)):
            return ReceiptCheck(receipt.id, ("the audit log does not hold what it proves",))
        return ReceiptCheck(receipt.id)

    async def finish(self) -> bool:
        """Let what was deleted be gone from the files as well, after the commit that noted it.

        Whoever deleted it: a process that was killed leaves some, and one that had to wait.

        Returns:
            False if the text stays in the database's log for a while; a warning says so.
        """
        noted = await self._database.read(store.noted_deletion)
        if noted is None:
            return True
        for each in self._holdings:
            if isinstance(each, Sweeping):
                await each.sweep()
        if await self._database.scrub():
            await self._database.write(lambda tx: store.end_deletion(tx, noted))
            return True
        logger.warning(
            "what was deleted is gone from every table; its text stays in the database's log "
            "until another process that reads an older snapshot is done"
        )
        return False

    def is_erased(self, tx: Transaction, scope: Scope, said_at: int) -> bool:
        """Whether everything said at ``said_at`` was erased since."""
        return self.is_forgotten(tx, scope, _EVERYTHING, said_at)

    def bury(self, tx: Transaction, scope: Scope, key: str, forgotten_at: int) -> None:
        """Leave a tombstone for what ``key`` identifies."""
        store.add_tombstone(tx, scope, self._digest(scope, key), forgotten_at)

    def is_forgotten(self, tx: Transaction, scope: Scope, key: str, said_at: int) -> bool:
        """Whether words said at ``said_at`` were forgotten since: a later statement counts anew."""
        forgotten_at = store.tombstone_time(tx, scope, self._digest(scope, key))
        return forgotten_at is not None and said_at <= forgotten_at

    def digests(self, scope: Scope) -> Callable[[str], bytes]:
        """What makes the digests that tombstones of a scope hold, to look up many keys."""
        return partial(self._digest, scope)

    def _digest(self, scope: Scope, key: str) -> bytes:
        return hashlib.blake2b(
            scope.id + key.encode("utf-8", "replace"), key=self._key, digest_size=32
        ).digest()


def reworded(value: Json, pattern: re.Pattern[str], keys: re.Pattern[str] | None = None) -> Json:
    """A JSON value with ``FORGOTTEN`` for each match in any of its strings.

    Args:
        value: any JSON value; it is not changed.
        pattern: what goes from strings, however deep they stand.
        keys: what goes from the keys of objects; without it they stay, for a key of one word may
            be the name of a field. Two keys that become alike are numbered, so none loses its
            value.
    """
    if isinstance(value, str):
        return pattern.sub(FORGOTTEN, value)
    if isinstance(value, list):
        return [reworded(inner, pattern, keys) for inner in value]
    if isinstance(value, dict):
        result: dict[str, Json] = {}
        for key, inner in value.items():
            name = keys.sub(FORGOTTEN, key) if keys else key
            name = key if name == key else free_name(name, {*value, *result})
            result[name] = reworded(inner, pattern, keys)
        return result
    return value


def tombstone_key(slot: str, value: str, qualifier: str, stems: Sequence[str]) -> str:
    """The identity of a fact: its slot and value, or the set of its stems when it fills no slot."""
    if slot:
        return "\x1f".join(("slot", slot, value.casefold(), qualifier.casefold()))
    return "\x1f".join(("stems", *sorted(set(stems))))


def stream_key(stream: str) -> str:
    """The identity of all that was said in a stream up to a time."""
    return "\x1f".join(("stream", stream))


def said_key(quote: str) -> str:
    """The identity of the words a fact rests on: other words may have said the same fact."""
    return "\x1f".join(("said", *_bare(quote).casefold().split()))


def _bare(text: str) -> str:
    # Without the point at the end: the same words are the same words in the middle of a sentence.
    return text.strip().rstrip(".!?…,;:")


def _pattern(texts: Iterable[str]) -> re.Pattern[str] | None:
    wanted = sorted({form for text in texts for form in _forms(_bare(text))} - {""})
    if not wanted:
        return None
    wanted.sort(key=len, reverse=True)
    patterns = (r"\s+".join(map(re.escape, text.split())) for text in wanted)
    return re.compile("|".join(patterns), re.IGNORECASE)


def _forms(text: str) -> Iterator[str]:
    """The ways the same words are written: composed or not, inside JSON, as recalled under ADK."""
    for form in {text, *(unicodedata.normalize(each, text) for each in ("NFC", "NFD"))}:
        yield form
        yield json.dumps(form)[1:-1]
        yield json.dumps(form, ensure_ascii=False)[1:-1]
        yield form.replace("</", "< /")
