"""Judging records by today's policy."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field, replace

from keepwise.errors import InvalidInput, Refused
from keepwise.governance.clauses import redact
from keepwise.governance.guard import Guard, Noted
from keepwise.governance.naming.ids import is_plain
from keepwise.governance.scanning.records import LongText, Record, Text
from keepwise.model import Finding, FindingKind, Scope


@dataclass(frozen=True, slots=True)
class Sight:
    """Findings of one kind and rule in one field of a record; ``path`` leads on into its value."""

    field: str
    path: str
    kind: FindingKind
    rule: str
    start: int
    end: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Judged:
    """What was seen in a record, and which of its fields could not be looked into, and why.

    ``values`` are what was found in its long text, which only what takes them out may see.
    """

    sights: tuple[Sight, ...] = ()
    unread: tuple[tuple[str, str], ...] = ()
    values: dict[str, FindingKind] = field(default_factory=dict, repr=False)

    @property
    def fields(self) -> frozenset[str]:
        """The fields in which something was found."""
        return frozenset(each.field for each in self.sights)


def judge(guard: Guard, record: Record) -> Judged:
    """Look into every text of a record, but for its long one."""
    sights: list[Sight] = []
    unread: list[tuple[str, str]] = []
    for text in sorted(record.texts, key=lambda each: each.across):
        if text.across and sights:
            continue
        try:
            noted = _noted(guard, text)
        except InvalidInput as error:
            unread.append((text.field, error.message.partition(": ")[2]))
            continue
        for path, found in noted:
            counted = (each for each in found if each.kind not in text.spared)
            sights.extend(_grouped(text.field, path, counted))
    return Judged(tuple(sights), tuple(unread))


def _noted(guard: Guard, text: Text) -> Iterable[Noted]:
    """What is found in a text, by the path to it."""
    if text.reading == "id":
        try:
            guard.identifier(str(text.value), text.field, text.destination)
        except Refused as error:
            return (("", error.findings),)
        return ()
    if text.reading == "words":
        found = guard.findings(str(text.value), text.destination)
        return (("", found),) if found else ()
    if not text.under:
        return guard.find_json(text.value, text.destination)
    noted = guard.find_json({text.under: text.value}, text.destination)
    # The first step of a path is the key that the value stands under, which the place tells.
    head = f".{shown(guard, text.under)}"
    return [(path.removeprefix(head) if path else ".(key)", found) for path, found in noted]


async def judge_long(guard: Guard, text: LongText) -> Judged:
    """Look into a long text, window by window."""
    seen: set[tuple[int, str]] = set()
    found: list[Finding] = []
    values: dict[str, FindingKind] = {}
    async with aclosing(_findings(guard, text)) as findings:
        async for each, value in findings:
            values.setdefault(value, each.kind)
            # Where windows overlap, it is seen in both.
            if (each.start, each.kind) not in seen:
                seen.add((each.start, each.kind))
                found.append(each)
    unread = ((text.field, f"the last {text.unread} bytes: too long"),) if text.unread else ()
    return Judged(tuple(_grouped(text.field, "", found)), unread, values)


async def _findings(guard: Guard, text: LongText) -> AsyncGenerator[tuple[Finding, str], None]:
    import asyncio

    async with aclosing(text.windows()) as windows:
        async for offset, window in windows:
            for each in await asyncio.to_thread(guard.findings, window, text.destination):
                value = window[each.start : each.end]
                yield replace(each, start=each.start + offset, end=each.end + offset), value


def _grouped(name: str, path: str, found: Iterable[Finding]) -> Iterator[Sight]:
    groups: dict[tuple[FindingKind, str], Sight] = {}
    for each in found:
        key = (each.kind, each.rule)
        if key in groups:
            groups[key] = replace(groups[key], count=groups[key].count + 1)
        else:
            groups[key] = Sight(name, path, each.kind, each.rule, each.start, each.end)
    yield from groups.values()


def shown(guard: Guard, name: str) -> str:
    """A name or a key as a report may show it."""
    return _without(guard, name, guard.policy.kinds("ledger") | {"credential"})


def shown_place(guard: Guard, name: str) -> str:
    """A step of a place, or a name in it, as a report may show it.

    What a memory may not say, a name in the bank may not either.
    """
    if is_plain(name):
        return shown(guard, name)
    return _without(guard, name, guard.policy.kinds("ledger") | guard.policy.kinds("memory"))


def _without(guard: Guard, name: str, kinds: frozenset[FindingKind]) -> str:
    found = guard.find(name, kinds)
    return redact(name, found) if found else name


def shown_scope(guard: Guard, scope: Scope) -> Scope:
    """A scope as a report may show it."""
    entries = tuple((shown(guard, key), shown(guard, value)) for key, value in scope.entries)
    bank = shown(guard, scope.bank)
    same = (entries, bank) == (scope.entries, scope.bank)
    return scope if same else Scope(entries, bank)
