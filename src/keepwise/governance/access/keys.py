"""Keys and service accounts: create, list, revoke, and who asks with one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress

from keepwise.errors import InvalidInput, NotFound, Unavailable
from keepwise.governance.access import spelling, store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import CleanText, Guard, is_storable
from keepwise.model import Page, Scope, parse_page_token, valid_id, valid_time
from keepwise.model.access import USERS_VERBS, VERBS, ApiKey, NewKey, Principal, Verb
from keepwise.ports import Clock, Database, Ids, Transaction

TOKEN_SECONDS = 3600
"""How long a token of a service account is good."""

_SECOND = 1_000_000
_NOTED_EVERY = 60 * _SECOND
_MAX_PAGE = 1000
_MAX_PEM = 10_000
_PEM = "-----BEGIN PUBLIC KEY-----"
# Keys are the store's and no bank's: that they came and went stands where its policies stand.
_CHAIN = "default"
_NOT_IN_BANKS = "/:"


class Keys:
    """Who may call a server of this store, and what they may do."""

    def __init__(
        self, database: Database, guard: Guard, audit: Audit, clock: Clock, ids: Ids
    ) -> None:
        self._database = database
        self._guard = guard
        self._audit = audit
        self._clock = clock
        self._ids = ids
        self._token_key, self._user_key = b"", b""

    def use_key(self, key: bytes) -> None:
        """Set the secret of this installation, from which others are derived."""
        self._token_key, self._user_key = spelling.derived(key)

    async def create(
        self,
        name: str,
        *,
        verbs: Iterable[Verb] = USERS_VERBS,
        banks: Iterable[str] | None = None,
        scope: Mapping[str, str] | None = None,
        ttl: int | None = None,
        public_key: str = "",
        actor: str = "api",
    ) -> NewKey:
        """Make a key, or an account that signs for itself.

        Args:
            name: what people call it.
            verbs: what it may do.
            banks: the banks it reaches, None for all, also those that are still to come.
            scope: what every scope it touches must hold, such as ``user_id``.
            ttl: how long it is good, in microseconds; None until it is revoked.
            public_key: the PEM of an account's public key; such an account has no secret here.
            actor: who makes it, for the audit log.

        Returns:
            The key with its secret, which is not stored and cannot be shown again.

        Raises:
            InvalidInput: a verb, bank, scope, lifetime or public key cannot be.
            Refused: a name holds what may not be kept.
        """
        label = self._guard.require(valid_id(name, "name"), "ledger", field="name")
        self._guard.require(actor, "ledger", field="actor")
        now = self._clock()
        key_id = valid_id(self._ids(), "key_id")
        key = ApiKey(
            id=key_id,
            kind="account" if public_key else "key",
            name=name,
            verbs=_verbs(verbs),
            banks=None if banks is None else self._banks(banks),
            scope=self._scope(scope or {}),
            created_at=now,
            expires_at=None if ttl is None else _end(now, ttl),
        )
        secret, digest = "", b""
        if public_key:
            _require_pem(public_key)
        else:
            secret, digest = spelling.new_key(key_id)
        await self._database.write(
            lambda tx: self._add(tx, key, label, digest, public_key, actor=actor)
        )
        return NewKey(key, secret)

    def _add(
        self,
        tx: Transaction,
        key: ApiKey,
        label: CleanText,
        digest: bytes,
        public_key: str,
        *,
        actor: str,
    ) -> None:
        store.add(tx, key, label, digest=digest, public_key=public_key)
        reach = "all banks" if key.banks is None else f"{len(key.banks)} of the banks"
        held = ", held to a scope" if key.scope else ""
        reason = f"may {', '.join(key.verbs)} in {reach}{held}"
        self._record(tx, key, "admit", reason, actor)

    def _record(self, tx: Transaction, key: ApiKey, action: str, reason: str, actor: str) -> None:
        target = key.principal.name
        self._audit.record_of_bank(tx, _CHAIN, action, target=target, reason=reason, actor=actor)

    def _scope(self, entries: Mapping[str, str]) -> dict[str, str]:
        if entries:
            self._guard.scope(Scope.of(entries))
        return dict(entries)

    def _banks(self, banks: Iterable[str]) -> tuple[str, ...]:
        named = tuple(dict.fromkeys(banks))
        if not named:
            raise InvalidInput("banks", "must name a bank", hint="None stands for all")
        for bank in named:
            self._guard.identifier(valid_id(bank, "banks", forbidden=_NOT_IN_BANKS), "banks")
        return named

    async def get(self, key_id: str) -> ApiKey:
        """One key. Raises NotFound."""
        return (await self._found(key_id))[0]

    async def list(self, *, page_size: int = 100, page_token: str = "") -> Page[ApiKey]:
        """Keys in the order they were made, those that are good for nothing any more among them."""
        after = parse_page_token(page_token) or (-(2**62), "")
        count = max(1, min(page_size, _MAX_PAGE))
        found = await self._database.read(lambda tx: store.page(tx, after=after, count=count + 1))
        page = tuple(found[:count])
        last = f"{page[-1].created_at}:{page[-1].id}" if len(found) > count else ""
        return Page(page, last)

    async def revoke(self, key_id: str, *, actor: str = "api") -> ApiKey:
        """Let a key in no more, from the next request on; what it did stays.

        Tokens of a service account end with it. One that was revoked before stays as it is.

        Raises:
            NotFound: there is no such key.
        """
        self._guard.require(actor, "ledger", field="actor")

        def work(tx: Transaction) -> ApiKey:
            found = store.get(tx, key_id)
            if found is None:
                raise _no_such_key()
            if store.revoke(tx, key_id, self._clock()):
                self._record(tx, found[0], "revoke", "asked to", actor)
            changed = store.get(tx, key_id)
            return found[0] if changed is None else changed[0]

        return await self._database.write(work)

    async def _found(self, key_id: str) -> tuple[ApiKey, bytes, str]:
        found = await self._database.read(lambda tx: store.get(tx, key_id))
        if found is None:
            raise _no_such_key()
        return found

    # Who asks

    async def principal_of(self, secret: str) -> Principal | None:
        """Who asks with a key, or with a token of an account; one indexed read.

        A key that is wrong, revoked or expired is None, and so is a text that is no key.
        """
        if not is_storable(secret):
            return None
        now = self._clock()
        token = spelling.read_token(self._token_key, secret)
        if token is not None:
            account_id, expires_at = token
            return await self._good(account_id, "account", now) if now < expires_at else None
        key_id = spelling.id_of_key(secret)
        return None if key_id is None else await self._good(key_id, "key", now, secret)

    async def _good(self, key_id: str, kind: str, now: int, secret: str = "") -> Principal | None:
        found = await self._database.read(lambda tx: store.get(tx, key_id))
        key, digest, _ = found or (None, b"", "")
        proven = spelling.is_key(secret, digest) if kind == "key" else True
        if key is None or key.kind != kind or not proven or not key.is_good(now):
            return None
        await self._note_use(key, now)
        return key.principal

    async def _note_use(self, key: ApiKey, now: int) -> None:
        before = now - _NOTED_EVERY
        if key.used_at is None or key.used_at <= before:
            # A request is not to fail because this could not be noted; the next one notes it.
            with suppress(Unavailable):
                await self._database.write(lambda tx: store.note_use(tx, key.id, now, before))

    async def public_key(self, account_id: str) -> str | None:
        """The PEM that an account's signatures are checked with; None if it is good for nothing."""
        if not is_storable(account_id):
            return None
        found = await self._database.read(lambda tx: store.get(tx, account_id))
        if found is None or found[0].kind != "account" or not found[0].is_good(self._clock()):
            return None
        return found[2]

    async def account(self, account_id: str) -> Principal | None:
        """Who asks with an account whose signature was checked; None if it is good for nothing."""
        return await self._good(account_id, "account", self._clock())

    def token(self, account_id: str) -> str:
        """A token for an account whose signature was checked, good for ``TOKEN_SECONDS``.

        It is the account's: it ends with it, and nothing is stored of it.
        """
        expires_at = self._clock() + TOKEN_SECONDS * _SECOND
        return spelling.new_token(self._token_key, account_id, expires_at)

    def user(self, user_id: str, *, banks: Iterable[str] | None = None) -> Principal:
        """Who asks where somebody we trust has told who a user is: their own data, and no more.

        The audit log has a digest in place of the user, who may ask to be erased.

        Raises:
            InvalidInput: it cannot be an id.
        """
        Scope.of({"user_id": user_id})
        return Principal(
            f"user:{spelling.digest_of_user(self._user_key, user_id)}",
            frozenset(USERS_VERBS),
            None if banks is None else frozenset(banks),
            {"user_id": user_id},
        )


def _no_such_key() -> NotFound:
    return NotFound("there is no such key", hint="keepwise keys list shows them")


def _verbs(verbs: Iterable[Verb]) -> tuple[Verb, ...]:
    wanted = frozenset(verbs)
    if not wanted or not wanted <= frozenset(VERBS):
        raise InvalidInput("verbs", f"must be some of {', '.join(VERBS)}")
    return tuple(each for each in VERBS if each in wanted)


def _end(now: int, ttl: int) -> int:
    if ttl <= 0:
        raise InvalidInput("ttl", "must be more than nothing")
    return valid_time(now + ttl, "ttl")


def _require_pem(text: str) -> None:
    if not text.startswith(_PEM) or len(text) > _MAX_PEM or not text.isascii():
        raise InvalidInput("public_key", "must be the PEM of a public key")
