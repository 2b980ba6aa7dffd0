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

from keepwise.errors import InvalidInput

VERSIONS = ("v1beta1", "v1")

_PATH = re.compile(
    r"/(?P<version>v1beta1|v1)"
    r"(?:/projects/(?P<project>[^/]+)/locations/(?P<location>[^/]+))?"
    r"/(?P<collection>reasoningEngines|memoryBanks)(?P<rest>(?:[/:].*)?)"
)
_NAME = re.compile(
    r"(?:(?:projects/[^/]+/locations/[^/]+/)?(?:reasoningEngines|memoryBanks)"
    r"/(?P<bank>[^/]+)/(?P<collection>[A-Za-z]+)/)?(?P<id>[^/]+)"
)
_SNAKE = re.compile(rb"(?:^|(?<=&))[a-z]+(?:_[a-z]+)+(?==)")
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


def id_of(name: str, parent: Parent, collection: str, field: str) -> str:
    """The id in the name of a record of a bank: full, short, or the id alone.

    Raises:
        InvalidInput: it is the name of something else, or of a record of another bank.
    """
    said = _NAME.fullmatch(name)
    wanted = (None, None), (parent.bank, collection)
    if said is None or (said["bank"], said["collection"]) not in wanted:
        raise InvalidInput(field, f"must be the name of one of the {collection} of this bank")
    return said["id"]


class OneForm:
    """ASGI middleware that puts every spelling of a path into the one that the routes know.

    Query parameters become camelCase: they are taken in both spellings, as the keys of messages
    are. Leaves the version in the request's state under ``version``; any other path is left as it
    is.
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
            query = _SNAKE.sub(_camel, scope["query_string"])
            scope = {**scope, "path": path, "raw_path": path.encode(), "query_string": query}
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


def _camel(name: re.Match[bytes]) -> bytes:
    first, *rest = name[0].split(b"_")
    return first + b"".join(each.capitalize() for each in rest)


def type_url(name: str, version: str) -> str:
    """The ``@type`` of a message of the service, as every operation names it."""
    return f"type.googleapis.com/google.cloud.aiplatform.{version}.{name}"


EMPTY = "type.googleapis.com/google.protobuf.Empty"
