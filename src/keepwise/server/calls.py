"""One request: which bank of which store, who asks, and how to answer."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass
from typing import Annotated, TypeAlias, cast

from fastapi import Depends, Request
from starlette.responses import Response

from keepwise.errors import Denied, InvalidInput, NotFound
from keepwise.governance.guard import dump_json
from keepwise.model import JsonObject, Scope
from keepwise.model.access import Principal, Verb
from keepwise.server.names import VERSIONS, Parent
from keepwise.server.observing.metrics import Metrics
from keepwise.sessions.state import APP
from keepwise.wiring import Keepwise

LOCAL = Principal("local")
"""Who asks where nobody has to say."""


_EVERYWHERE = frozenset({"alt", "callback", "fields", "key", "prettyPrint", "quotaUser"})
"""Query parameters that Google's clients may send with any request; they change nothing here."""


@dataclass(frozen=True, slots=True)
class Call:
    """What every route is given. ``parent.bank`` is empty where banks themselves are asked for.

    ``told`` is what the log and the spans say of the request.
    """

    kw: Keepwise
    principal: Principal
    parent: Parent
    version: str
    metrics: Metrics
    told: MutableMapping[str, object]

    @property
    def actor(self) -> str:
        """Who asks, as the audit log has it."""
        return self.principal.name

    def require(self, verb: Verb) -> None:
        """Raise Denied unless the principal may do this in the bank, whether or not it exists."""
        if not self.principal.may(verb, self.parent.bank):
            raise Denied(f"{self.principal.name} may not {verb} here")

    async def reach(self, verb: Verb) -> str:
        """The bank, if the principal may do this there. Raises Denied, or NotFound."""
        self.require(verb)
        if not await self.kw.banks.exists(self.parent.bank):
            raise NotFound("there is no such bank", hint="keepwise banks list shows the banks")
        # Only one that there is: any other is a word of whoever asked.
        self.told["bank"] = self.parent.bank
        return self.parent.bank

    async def reach_everybody(self, verb: Verb) -> str:
        """The bank, if the principal may do this to everybody in it. Raises Denied, or NotFound.

        For what looks at a bank as a whole: whoever is held to a scope may not.
        """
        if self.principal.scope:
            raise Denied(f"{self.principal.name} may not {verb} for everybody here")
        return await self.reach(verb)

    def scope(self, entries: Mapping[str, str]) -> Scope:
        """The scope a request names, if it is the principal's to touch. Raises Denied."""
        scope = Scope.of(entries, bank=self.parent.bank)
        if not self.principal.sees(scope):
            raise Denied(f"{self.principal.name} may not touch this scope")
        return scope

    def require_own(self, state: Mapping[str, object]) -> None:
        """Raise Denied if a value would be everybody's, and the principal is held to less.

        ``app:`` values belong to the app: one person's key sees them, and does not set them.
        """
        everybodys = Scope.app(self.parent.bank, bank=self.parent.bank)
        if any(key.startswith(APP) for key in state) and not self.principal.sees(everybodys):
            raise Denied(f"{self.principal.name} may not set what is everybody's")


def _require_known(request: Request) -> None:
    """Raise InvalidInput for a query parameter there is not: a misspelled ``validateOnly`` acts."""
    if not request.query_params:
        return
    declared = request.scope["route"].dependant.query_params
    known = _EVERYWHERE.union(each.alias for each in declared)
    for name in request.query_params:
        if name not in known and not name.startswith("$"):
            raise InvalidInput(name[:100], "there is no such query parameter")


def _call(request: Request, parent: Parent) -> Call:
    _require_known(request)
    return Call(
        request.app.state.keepwise,
        # Without one nobody has looked at who asks, and there is no answer.
        request.state.principal,
        parent,
        getattr(request.state, "version", VERSIONS[0]),
        request.app.state.metrics,
        request.scope["state"],
    )


async def placed(request: Request, project: str, location: str) -> Call:
    """The call that a request about banks is."""
    # Asynchronous, though nothing is waited for: a plain function would be run in a thread.
    return _call(request, Parent(project, location))


async def called(request: Request, project: str, location: str, bank: str) -> Call:
    """The call that a request about one bank is."""
    return _call(request, Parent(project, location, bank))


Placed: TypeAlias = Annotated[Call, Depends(placed)]
Called: TypeAlias = Annotated[Call, Depends(called)]


def answer(body: Mapping[str, object]) -> Response:
    """A response; what is None is not set, and is left out."""
    shown = cast("JsonObject", {name: each for name, each in body.items() if each is not None})
    # As it is stored: what a library keeps of half a character has no other form.
    return Response(dump_json(shown), media_type="application/json")
