"""Going over a chain, link by link: what is not as it was recorded, and where.

A link is held against what follows from the link before it, as that one is stored and as it should
be. So a change is told of the one link it was made to, and not of all that come after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from keepwise.governance import store as facts
from keepwise.governance.auditing import store
from keepwise.governance.auditing.chain import (
    CALLERS_WORDS,
    START,
    Link,
    StoredEntry,
    chain_of,
    head_name,
    hexed,
    link_digest,
    reason_digest,
    unseal,
)
from keepwise.model import AuditCheck, AuditHead, AuditProblem
from keepwise.ports import Database, Transaction

PAGE = 500

DEFAULT_BANK = "default"
"""In this bank's chain are the older entries of scopes that had lost their bank's name."""

_FIRST = -(2**62)
# Whoever changed more than this has to be met otherwise than by a list.
_MAX_PROBLEMS = 1000

_NOT_OURS = "neither the head nor any link was made with the key of this installation"
_CHANGED = "the entry is not what was recorded here"


@dataclass(slots=True)
class Verification:
    """The state of one check of a bank's chain; it holds no more of it than a page."""

    bank: str
    chain: bytes
    key: bytes
    entries: int = 0
    last: Link | None = None
    head: AuditHead | None = None
    more: int = 0
    problems: list[AuditProblem] = field(default_factory=list)
    _expected: int = 1
    # What may stand before the next link: nothing is known of it after a gap.
    _previous: tuple[bytes, ...] = (START,)
    _unlike: int = 0
    # Scopes with a reason that was taken out: the first such entry, and how many follow.
    _bare: dict[bytes, tuple[Link, int]] = field(default_factory=dict)

    def report(
        self, position: object, what: str, *, scope_id: object = b"", seq: object = 0
    ) -> None:
        """Add a problem to the list while there is room in it."""
        if len(self.problems) >= _MAX_PROBLEMS:
            self.more += 1
            return
        # A row that was tampered with may hold anything.
        place = position if isinstance(position, int) else 0
        numbered = seq if isinstance(seq, int) else 0
        self.problems.append(AuditProblem(place, hexed(scope_id), numbered, what))

    def look(self, link: Link, entry: StoredEntry | None) -> None:
        """Judge the next link and the entry it points to."""
        self.entries += 1
        if not _is_number(link.position) or link.position < self._expected:
            self._report_link(link, "a link stands where none belongs")
            return
        if missing := link.position - self._expected:
            words = "a link is missing here" if missing == 1 else f"{missing} links are missing"
            self.report(self._expected, f"{words}; whether the next one follows is unknown")
            self._previous = ()
        self._expected = link.position + 1
        self.last = link
        computed: tuple[bytes, ...] = ()
        if entry is None:
            self._report_link(link, "the entry is gone")
            self._unlike += 1
        else:
            known = self._previous
            computed = tuple(link_digest(self.key, each, link.position, entry) for each in known)
            follows = not known or link.digest in computed
            self._unlike += not follows
            self._judge(link, entry, follows=follows)
            if known and follows:
                computed = ()
        self._previous = (link.digest, *computed[-1:])

    def _judge(self, link: Link, entry: StoredEntry, *, follows: bool) -> None:
        if not follows or (entry.chain, entry.position) != (self.chain, link.position):
            self._report_link(link, _CHANGED)
        elif entry.reason_salt is None:
            if entry.reason != "" or entry.action not in CALLERS_WORDS:
                self._report_link(link, "the salt of the reason was taken out")
            else:
                first, count = self._bare.get(link.entry_scope, (link, 0))
                self._bare[link.entry_scope] = (first, count + 1)
        elif not _says(entry.reason_salt, entry.reason, entry.reason_digest):
            self._report_link(link, "the reason is not the one that was recorded")
        elif entry.action == "erase":
            # Erasing a person takes the reasons that callers gave before.
            self._bare.pop(link.entry_scope, None)

    def _report_link(self, link: Link, what: str) -> None:
        self.report(link.position, what, scope_id=link.entry_scope, seq=link.entry_seq)

    def end(self, sealed: bytes | None) -> None:
        """Judge the head, as it is stored where the last link was read."""
        for link, count in self._bare.values():
            rest = f", and of {count - 1} later ones," if count > 1 else ""
            self._report_link(
                link, f"the reason{rest} was taken out, and nobody was erased after that"
            )
        last = self.last.position if self.last else 0
        head = unseal(self.key, self.bank, sealed)
        if head is None:
            if self.entries and self._unlike == self.entries:
                self.problems, self.more = [], 0
                self.report(last, _NOT_OURS)
            elif sealed is not None:
                self.report(last, "the head was not sealed with the key of this installation")
            elif self.entries:
                self.report(last, "the head is gone")
            return
        position, digest = head
        self.head = AuditHead(self.bank, position, digest.hex())
        if position > last:
            count = position - last
            words = "the last link is" if count == 1 else f"the last {count} links are"
            self.report(last + 1, f"{words} missing")
        elif position < last:
            self.report(position + 1, "links stand after the head")
        elif self.last and self.last.digest != digest:
            self._report_link(self.last, "the head says otherwise than its link")

    def check(self) -> AuditCheck:
        """What was found in all."""
        head = self.head or AuditHead(self.bank)
        return AuditCheck(self.bank, self.entries, head, tuple(self.problems), self.more)


async def verify(
    database: Database,
    bank: str,
    key: bytes,
    *,
    banks: Sequence[str],
    told: Callable[[int], object],
) -> AuditCheck:
    """Go over a bank's chain in pages, and then over the entries that it should have."""
    verification = Verification(bank, chain_of(bank), key)
    verification.end(await _follow(database, verification, told))
    await _look_around(database, verification, frozenset(map(chain_of, banks)), told)
    return verification.check()


async def _follow(
    database: Database, verification: Verification, told: Callable[[int], object]
) -> bytes | None:
    """Look at each link in turn; the head as it is stored where the last one was read."""

    def read(
        tx: Transaction, at: int
    ) -> tuple[list[tuple[Link, StoredEntry | None]], bytes | None]:
        links = store.links(tx, verification.chain, after=at, count=PAGE)
        return entries_of(tx, links), facts.get_meta(tx, head_name(verification.bank))

    at = _FIRST
    while True:
        page, sealed = await database.read(partial(read, at=at))
        for link, entry in page:
            verification.look(link, entry)
            at = link.position
        told(len(page))
        if len(page) < PAGE:
            return sealed


async def _look_around(
    database: Database,
    verification: Verification,
    chains: frozenset[bytes],
    told: Callable[[int], object],
) -> None:
    """Look for entries that no link points to, scope by scope."""
    bank, mine = verification.bank, verification.chain
    after = b""
    while scopes := await database.read(partial(store.scope_ids, after=after, count=PAGE)):
        for scope_id, listed in scopes:
            if listed == bank:
                others: frozenset[bytes] | None = frozenset({chain_of(DEFAULT_BANK)})
            elif not listed:
                others = chains
            elif bank == DEFAULT_BANK:
                others = None
            else:
                continue
            seq, full = _FIRST, True
            while full:
                found, count, seq = await database.read(
                    partial(loose, scope_id=scope_id, after=seq, mine=mine, others=others)
                )
                for each in found:
                    verification.report(
                        each.position, each.what, scope_id=each.scope_id, seq=each.seq
                    )
                told(count)
                full = count == PAGE
        after = scopes[-1][0]


def _is_number(value: object) -> bool:
    return isinstance(value, int)


def _says(salt: object, reason: object, digest: bytes | None) -> bool:
    """Whether a digest stands for a reason; a row that was tampered with may hold no text."""
    if not isinstance(salt, bytes) or not isinstance(reason, str):
        return False
    return reason_digest(salt, reason) == digest


def entries_of(tx: Transaction, links: Sequence[Link]) -> list[tuple[Link, StoredEntry | None]]:
    """Links with the entries they point to."""
    return [(each, store.get_entry(tx, each.entry_scope, each.entry_seq)) for each in links]


@dataclass(frozen=True, slots=True)
class Loose:
    """An entry that is in no chain, and what it says of its place."""

    scope_id: bytes
    seq: int
    position: int
    what: str


def loose(
    tx: Transaction, *, scope_id: bytes, after: int, mine: bytes, others: frozenset[bytes] | None
) -> tuple[list[Loose], int, int]:
    """The loose entries of one page; how many there were, and the last number.

    An entry of a chain among ``others`` is that chain's to judge; with None, any other chain's is.
    """
    page = store.places(tx, scope_id, after=after, count=PAGE)
    found: list[Loose] = []
    for seq, chain, position in page:
        if chain == mine:
            link = store.get_link(tx, mine, position)
            if link is None or (link.entry_scope, link.entry_seq) != (scope_id, seq):
                found.append(Loose(scope_id, seq, position, "no link points to this entry"))
        elif others is not None and chain not in others:
            found.append(Loose(scope_id, seq, position, "the entry is in no chain that has a head"))
    return found, len(page), page[-1][0] if page else after


def without(check: AuditCheck, expected: AuditHead) -> AuditCheck:
    """The check, with the problem that a head which was kept elsewhere is not in the chain."""
    what = "the head that was expected here is not part of the chain"
    problem = AuditProblem(expected.position, "", 0, what)
    return replace(check, problems=(*check.problems, problem))
