"""Resource names: the many spellings of a path, and the one the routes know.

The routes know ``/v1beta1/projects/{project}/locations/{location}/reasoningEngines/{bank}...``.
Clients also send ``/v1``, short names (``/v1beta1/reasoningEngines/1``), ``memoryBanks`` for
``reasoningEngines``, and whatever prefix the server is mounted below. What a client wrote is
put into that one form before any route looks at it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from starlette.types import ASGIApp, Receive, Scope, Send

VERSIONS = ("v1beta1", "v1")

_PATH = re.compile(
    r"/(?P<version>v1beta1|v1)"
    r"(?:/projects/(?P<project>[^/]+)/locations/(?P<location>[^/]+))?"
    r"/(?P<collection>reasoningEngines|memoryBanks)(?P<rest>(?:[/:].*)?)"
)
_NAME = re.compile(
    r"(?:(?:(?:projects/[^/]+/locations/[^/]+/)?(?:reasoningEngines|memoryBanks)/(?P<bank>[^/]+)/)?"
    r"(?P<kind>[a-z]+)/)?(?P<id>[^/]+)"
)
_BANK_VERB = re.compile(r"(/[^/:]+):ingestEvents")


@dataclass(frozen=True, slots=True)
class Parent:
    """Where a bank's resources hang: ``projects/p/locations/l/reasoningEngines/bank``."""

    project: str
    location: str
    bank: str = ""

    @property
    def place(self) -> str:
        """The name of the location."""
        return f"projects/{self.project}/locations/{self.location}"

    @property
    def name(self) -> str:
        """The name of the bank."""
        return f"{self.place}/reasoningEngines/{self.bank}"

    def id_of(self, name: str, collection: str) -> str:
        """The id that a name in a message ends in; empty where the name is of another bank.

        A name may be short, down to the id alone.
        """
        match = _NAME.fullmatch(name)
        mine = match is not None and match["bank"] in (None, self.bank)
        return match["id"] if match and mine and match["kind"] in (None, collection) else ""


class OneForm:
    """ASGI middleware that puts every spelling of a path into the one that the routes know.

    Leaves the version in the request's state under ``version``; any other path is left as it is.
    """

    def __init__(self, app: ASGIApp, *, prefix: str, project: str, location: str) -> None:
        self._app = app
        self._prefix = prefix.rstrip("/")
        self._place = f"projects/{project}/locations/{location}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Rewrite the path of an HTTP request and hand it on."""
        if scope["type"] == "http":
            path = scope["path"]
            if self._prefix and path.startswith(f"{self._prefix}/"):
                path = path.removeprefix(self._prefix)
            version, path = self.one_form(path)
            scope = {**scope, "path": path, "raw_path": path.encode()}
            scope.setdefault("state", {})["version"] = version
        await self._app(scope, receive, send)

    def one_form(self, path: str) -> tuple[str, str]:
        """The version a path names, and the path as the routes know it."""
        match = _PATH.fullmatch(path)
        if match is None:
            return VERSIONS[0], path
        rest = match["rest"]
        place = self._place
        if match["project"]:
            place = f"projects/{match['project']}/locations/{match['location']}"
        if match["collection"] == "memoryBanks" and (of_bank := _BANK_VERB.fullmatch(rest)):
            rest = f"{of_bank[1]}/memories:ingestEvents"
        return match["version"], f"/v1beta1/{place}/reasoningEngines{rest}"


def type_url(name: str, version: str) -> str:
    """The ``@type`` of a message of the service, as every operation names it."""
    return f"type.googleapis.com/google.cloud.aiplatform.{version}.{name}"


EMPTY = "type.googleapis.com/google.protobuf.Empty"
