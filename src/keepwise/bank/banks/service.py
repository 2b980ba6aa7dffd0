"""Banks: create, get, list, configure, delete; the audit log tells who, and which fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keepwise.bank.banks import store
from keepwise.bank.banks.book import Book
from keepwise.bank.banks.rules import Rules
from keepwise.bank.vectors.cache import Cache
from keepwise.errors import AlreadyExists, InUse, InvalidInput, NotFound
from keepwise.filtering.conditions import FieldKind, Value, holds
from keepwise.filtering.parsing import parse
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import CleanText, Guard
from keepwise.governance.naming import store as naming
from keepwise.governance.retention import Retention
from keepwise.model import JsonObject, Page, Receipt, parse_page_token, valid_id
from keepwise.model.banks import BankRecord
from keepwise.ports import Clock, Database, Transaction

DEFAULT = "default"
"""The bank of whoever names none. It is always there."""

_FIELDS: dict[str, FieldKind] = {
    "name": "text",
    "display_name": "text",
    "description": "text",
    "labels": "map",
    "create_time": "time",
    "update_time": "time",
}
_MAX_PAGE = 1000
# A bank's name ends a path, sometimes with ":verb" behind it.
_NOT_IN_NAMES = "/:"


class Banks:
    """The banks of a store, each with its own configuration."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        book: Book,
        cache: Cache,
        clock: Clock,
    ) -> None:
        self._database = database
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._book = book
        self._cache = cache
        self._clock = clock

    async def exists(self, bank: str) -> bool:
        """Whether there is such a bank: created, in use, or the one that is always there."""
        return await self._database.read(lambda tx: _find(tx, bank) is not None)

    async def get(self, bank: str) -> BankRecord:
        """One bank. Raises NotFound."""
        return await self._database.read(lambda tx: _existing(tx, bank))

    async def rules(self, bank: str) -> Rules:
        """What holds in a bank, with notes on what its configuration could not have here."""
        return await self._book.refresh(bank)

    async def create(
        self,
        bank: str,
        *,
        display_name: str = "",
        description: str = "",
        labels: Mapping[str, str] | None = None,
        config: JsonObject | None = None,
        actor: str = "api",
    ) -> BankRecord:
        """Create a bank.

        Args:
            bank: its name.
            display_name: what people call it.
            description: what it is for.
            labels: names and values to find it by.
            config: Memory Bank's ``memoryBankConfig`` in camelCase; empty for what the settings
                say.
            actor: who wants it, for the audit log.

        Raises:
            AlreadyExists: there is one of that name, or memories in it.
            InvalidInput: the name or the configuration cannot be.
            Refused: a text holds what may not be kept.
        """
        self._guard.identifier(valid_id(bank, "bank", forbidden=_NOT_IN_NAMES), "bank")
        self._guard.require(actor, "ledger", field="actor")
        record = BankRecord(bank, display_name, description, labels or {}, config or {})
        texts = self._judged(record)

        def work(tx: Transaction) -> BankRecord:
            used = naming.is_used(tx, bank)
            if used or not store.add(tx, bank, **texts, now=self._clock()):
                raise AlreadyExists(f"the bank '{bank}' exists", hint="choose another name")
            said = ", ".join(_changed(BankRecord(bank), record)) or "nothing but its name"
            self._tell(tx, bank, "create_bank", said, actor)
            return _existing(tx, bank)

        made = await self._database.write(work)
        self._book.drop(bank)
        return made

    async def update(
        self,
        bank: str,
        *,
        display_name: str | None = None,
        description: str | None = None,
        labels: Mapping[str, str] | None = None,
        config: JsonObject | None = None,
        actor: str = "api",
    ) -> BankRecord:
        """Change a bank; None stays as it is. The arguments are those of :meth:`create`.

        Of a configuration only the fields that it has are changed: who sets a lifetime keeps the
        topics. An empty list or object takes a field back.

        Raises:
            NotFound: there is no such bank.
            InvalidInput: the configuration cannot be.
            Refused: a text holds what may not be kept.
        """
        self._guard.require(actor, "ledger", field="actor")

        def work(tx: Transaction) -> BankRecord:
            held = _existing(tx, bank)
            wanted = BankRecord(
                bank,
                held.display_name if display_name is None else display_name,
                held.description if description is None else description,
                held.labels if labels is None else labels,
                {**held.config, **(config or {})},
            )
            texts = self._judged(wanted)
            now = self._clock()
            if not store.add(tx, bank, **texts, now=now):
                store.update(tx, bank, **texts, now=now)
            if fields := _changed(held, wanted):
                self._tell(tx, bank, "update_bank", ", ".join(fields), actor)
            return _existing(tx, bank)

        changed = await self._database.write(work)
        self._book.drop(bank)
        return changed

    def _judged(self, record: BankRecord) -> dict[str, CleanText]:
        self._book.check(record.config)
        found = {
            "display_name": self._guard.require(
                record.display_name, "ledger", field="display_name"
            ),
            "description": self._guard.require(record.description, "ledger", field="description"),
        }
        for name, held in (("labels", dict(record.labels)), ("config", record.config)):
            if not all(isinstance(each, str) for each in record.labels.values()):
                raise InvalidInput("labels", "must be an object of texts")
            found[name] = self._guard.clean_json(held, "ledger", field=name).text
        return found

    async def list(
        self,
        *,
        banks: Sequence[str] | None = None,
        page_size: int = 100,
        page_token: str = "",
        filter: str = "",
    ) -> Page[BankRecord]:
        """Banks by name: those that were created or configured, and the one that is always there.

        Args:
            banks: only these; by default all.
            page_size: how many at most, up to 1000.
            page_token: of the page before.
            filter: which ones, in the language of AIP-160.
        """
        condition = parse(filter, _FIELDS, bare="display_name", name="filter")
        count = max(1, min(page_size, _MAX_PAGE))
        after = (parse_page_token(page_token) or (0, ""))[1]

        def work(tx: Transaction) -> list[BankRecord]:
            every = [*store.page(tx, after="", count=2**31)]
            if not any(each.name == DEFAULT for each in every):
                every.append(BankRecord(DEFAULT))
            return sorted(every, key=lambda each: each.name)

        found = [
            each
            for each in await self._database.read(work)
            if (banks is None or each.name in banks)
            and each.name > after
            and holds(condition, lambda field, each=each: _value(each, field))  # type: ignore[misc]
        ]
        last = f"0:{found[count - 1].name}" if len(found) > count else ""
        return Page(tuple(found[:count]), last)

    async def delete(
        self, bank: str, *, force: bool = False, actor: str = "api"
    ) -> tuple[Receipt, ...]:
        """Delete a bank; with ``force`` erase everybody in it too, each with a receipt.

        The default bank is emptied, and is there afterwards.

        Raises:
            NotFound: there is no such bank.
            InUse: it holds memories or sessions, and ``force`` is not set.
        """
        self._guard.require(actor, "ledger", field="actor")

        def look(tx: Transaction) -> bool:
            _existing(tx, bank)
            return naming.is_used(tx, bank)

        if await self._database.read(look) and not force:
            raise InUse(
                f"the bank '{bank}' holds memories or sessions", hint="delete it with force"
            )
        scopes = await self._database.read(lambda tx: governance_store.scopes_of_bank(tx, bank))
        erased = [
            await self._database.write(
                lambda tx, scope=scope: self._retention.erase(  # type: ignore[misc]
                    tx, scope, reason="the bank was deleted", actor=actor
                )
            )
            for scope in scopes
        ]
        for scope in scopes:
            self._cache.drop(scope.id)
        await self._database.write(lambda tx: self._delete(tx, bank, len(scopes), actor))
        self._book.drop(bank)
        # Once for all: it looks through the whole file, however little was deleted.
        return await self._retention.issue(*erased)

    def _delete(self, tx: Transaction, bank: str, scopes: int, actor: str) -> None:
        store.delete(tx, bank)
        self._tell(tx, bank, "delete_bank", f"scopes erased: {scopes}", actor)

    def _tell(self, tx: Transaction, bank: str, action: str, reason: str, actor: str) -> None:
        """Say in the bank's own chain what was done to it: by the names of fields, never more."""
        self._audit.record_of_bank(tx, bank, action, target=bank, reason=reason, actor=actor)


def _find(tx: Transaction, bank: str) -> BankRecord | None:
    record = store.get(tx, bank)
    if record is None and (bank == DEFAULT or naming.is_used(tx, bank)):
        return BankRecord(bank)
    return record


def _existing(tx: Transaction, bank: str) -> BankRecord:
    record = _find(tx, bank)
    if record is None:
        raise NotFound("there is no such bank")
    return record


def _changed(before: BankRecord, after: BankRecord) -> Sequence[str]:
    """The fields of a bank that are not as they were; a configuration's, each by its name."""
    fields = [
        name
        for name in ("display_name", "description", "labels")
        if getattr(before, name) != getattr(after, name)
    ]
    held, wanted = before.config, after.config
    keys = dict.fromkeys((*held, *wanted))
    return fields + [each for each in keys if held.get(each) != wanted.get(each)]


def _value(record: BankRecord, field: str) -> Value:
    if field == "labels":
        return dict(record.labels)
    times = {"create_time": record.created_at, "update_time": record.updated_at}
    return times[field] if field in times else str(getattr(record, field))
