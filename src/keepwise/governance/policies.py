"""Which policies a store has had, and the record of each change."""

from __future__ import annotations

import json

from keepwise.governance import store
from keepwise.governance.audit import Audit
from keepwise.governance.policy import Policy
from keepwise.model import JsonObject
from keepwise.ports import Database, Transaction

_CURRENT = "policy"
_DOCUMENTS = "policy/"
_AFTER_DOCUMENTS = "policy0"  # the character after the slash


class Policies:
    """Keeps every policy that decided something, under the version that decisions name."""

    def __init__(self, database: Database, audit: Audit, policy: Policy) -> None:
        self._database = database
        self._audit = audit
        self._policy = policy

    async def note(self, *, bank: str = "default") -> bool:
        """Record the policy in force if it is not the one before; whether it changed."""
        version = self._policy.version.encode()
        before = await self._database.read(lambda tx: store.get_meta(tx, _CURRENT))
        if before == version:
            return False
        document = json.dumps(self._policy.document, ensure_ascii=False).encode()

        def work(tx: Transaction) -> bool:
            # Two processes may be started at once with the same new policy.
            known = store.get_meta(tx, _CURRENT)
            if known == version:
                return False
            store.set_meta(tx, _CURRENT, version)
            store.set_meta(tx, _DOCUMENTS + self._policy.version, document)
            self._audit.record_of_bank(
                tx,
                bank,
                "policy",
                target=self._policy.version,
                reason=f"in place of {known.decode()}" if known else "the first one",
            )
            return True

        return await self._database.write(work)

    async def documents(self) -> dict[str, JsonObject]:
        """Every policy this store has had, by version."""

        def work(tx: Transaction) -> dict[str, JsonObject]:
            found: dict[str, JsonObject] = {}
            for name in store.meta_names(tx, _DOCUMENTS, _AFTER_DOCUMENTS):
                found[name.removeprefix(_DOCUMENTS)] = json.loads(store.get_meta(tx, name) or b"{}")
            return found

        return await self._database.read(work)
