"""Whether a web page asks, in the browser of somebody who runs a server for themselves.

Where nobody has to say who they are, whoever reaches the server is let in, and every page that a
browser on this machine shows reaches loopback. It cannot read the answers of another host, but it
can send (``import`` would take its lines); and if its own host's name is made to lead to loopback
after it was loaded, it is of the same host and reads everything. Both tell on themselves: the
browser says where the page is from, and what the server was called.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.types import Scope

from keepwise.server.identity.checking import is_loopback

# Names below these are given to nobody; Google's are what the front answers for.
_NOBODYS = (".localhost", ".internal", ".googleapis.com")


def is_of_a_page(scope: Scope) -> bool:
    """Whether a request is from a page of another host, or by a name that others can have."""
    hosts = [_host(f"//{value}") for value in _values(scope, b"host")]
    pages = [_host(value) for value in _values(scope, b"origin")]
    return not (
        all(_is_nobodys(host) for host in hosts)
        and all(_is_of_this_machine(page) or page in hosts for page in pages)
    )


def _values(scope: Scope, wanted: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]


def _host(url: str) -> str:
    """The host that a URL names; empty for none, such as the origin ``null``."""
    try:
        return (urlsplit(url).hostname or "").removesuffix(".")
    except ValueError:
        return ""


def _is_nobodys(host: str) -> bool:
    """Whether a host is an address, or goes by a name that nobody can have in public."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return bool(host) and ("." not in host or host.endswith(_NOBODYS))
    return True


def _is_of_this_machine(host: str) -> bool:
    return is_loopback(host) or host.endswith(".localhost")
