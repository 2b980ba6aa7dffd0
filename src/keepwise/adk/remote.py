"""ADK's own Vertex AI services, with a Keepwise server for an address.

They are Google's classes, unchanged but for the client they build: what they do, they do as under
Google's own service. The key for the server is in the environment (``KEEPWISE_API_KEY``), never in
the URI, which command lines and logs show.
"""

from __future__ import annotations

import ipaddress
import logging
import os
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn
from urllib.parse import urlsplit

from google.adk.memory.vertex_ai_memory_bank_service import VertexAiMemoryBankService
from google.adk.sessions.vertex_ai_session_service import VertexAiSessionService

from keepwise.errors import ConfigError, MissingExtra, UnknownScheme
from keepwise.settings import API_KEY

if TYPE_CHECKING:
    import agentplatform

logger = logging.getLogger("keepwise.adk")

SCHEMES = ("keepwise+http", "keepwise+https")
_EXAMPLE = "for example keepwise+http://127.0.0.1:8080/default"
# Google's client looks for credentials unless it has a key. A server without authentication reads
# none, and the key of somebody else that the environment may hold (GOOGLE_API_KEY) stays here.
_NO_KEY = "local"

_PATH = re.compile(
    r"(?P<prefix>(?:/[A-Za-z0-9_~][A-Za-z0-9._~-]*)*)/(?P<bank>[A-Za-z0-9][A-Za-z0-9._-]*)/?"
)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a bank is: the server's URL, with the path it is mounted below, and the bank."""

    base_url: str
    bank: str


def parse(uri: str) -> Address:
    """The bank that ``keepwise+http://host:port/BANK`` names; the path may go on before the bank.

    Raises:
        UnknownScheme: it is no such URI.
        ConfigError: it lacks a host or a bank, or holds a password, options or anything else. The
            message never repeats the URI, which may hold a secret that does not belong there.
    """
    try:
        parts = urlsplit(uri)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if parts.scheme not in SCHEMES:
        if uri.partition(":")[0].lower() in SCHEMES:
            raise ConfigError("the URI of the server holds no valid host and port", hint=_EXAMPLE)
        raise UnknownScheme("this is no URI of a Keepwise server", hint=_EXAMPLE)
    if "@" in parts.netloc:
        raise ConfigError(
            "the URI of the server holds a user or a password, which logs would show",
            hint=f"set the key in the environment: {API_KEY}",
        )
    if parts.query or parts.fragment:
        raise ConfigError(
            "the URI of the server holds options, and none are known",
            hint=f"a key goes into the environment: {API_KEY}",
        )
    if not host:
        raise ConfigError("the URI of the server holds no host", hint=_EXAMPLE)
    path = _PATH.fullmatch(parts.path)
    if path is None:
        raise ConfigError(
            "the path of the server's URI must end in the name of a bank", hint=_EXAMPLE
        )
    shown = f"[{host}]" if ":" in host else host
    place = f"{shown}:{port}" if port is not None else shown
    base_url = f"{parts.scheme.removeprefix('keepwise+')}://{place}{path['prefix']}"
    return Address(base_url, path["bank"])


class RemoteMemoryService(VertexAiMemoryBankService):
    """Google's memory service for ADK, on a bank of a Keepwise server.

    Args:
        uri: ``keepwise+http://host:port/BANK`` or ``keepwise+https://host/BANK``.
    """

    def __init__(self, uri: str) -> None:
        self._address = _checked(uri)
        super().__init__(agent_engine_id=self._address.bank)

    def _build_api_client(self) -> agentplatform.AsyncClient:
        return _client(self._address)


class RemoteSessionService(VertexAiSessionService):
    """Google's session service for ADK, on a bank of a Keepwise server.

    Args:
        uri: ``keepwise+http://host:port/BANK`` or ``keepwise+https://host/BANK``.
    """

    def __init__(self, uri: str) -> None:
        self._address = _checked(uri)
        super().__init__(agent_engine_id=self._address.bank)

    def _build_api_client(self) -> agentplatform.AsyncClient:
        return _client(self._address)


def refuse_artifacts() -> NoReturn:
    """Say that a server keeps no artifacts: ADK itself would keep them in memory, in silence.

    Raises:
        ConfigError: always.
    """
    raise ConfigError(
        "a server keeps sessions and memories: Google's API, which it speaks, has no artifacts",
        hint="give another artifact service: keepwise:///artifacts.db, file://, gs://",
    )


def _checked(uri: str) -> Address:
    """The address of a URI, once Google's client is known to be there and the key is safe."""
    address = parse(uri)
    try:
        import agentplatform  # noqa: F401  (only to say which extra is missing)
    except ImportError:
        raise MissingExtra("remote", "a keepwise+http: service") from None
    if address.base_url.startswith("http:") and os.environ.get(API_KEY):
        host = urlsplit(address.base_url).hostname or ""
        if not _is_loopback(host):
            logger.warning(
                "the key in %s goes to %s unencrypted: use keepwise+https", API_KEY, host
            )
    return address


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _client(address: Address) -> agentplatform.AsyncClient:
    import agentplatform

    key = os.environ.get(API_KEY, "").strip() or _NO_KEY
    # With a key of its own the client asks neither Google's credentials nor the environment.
    client = agentplatform.Client(api_key=key, http_options={"base_url": address.base_url})
    return client.aio
