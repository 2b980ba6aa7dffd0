"""Which hosts the front answers for, and which requests to them are for a model.

Google's service is one host per location, and the same host answers calls to models. Whatever
could carry a conversation stays on this machine: a host that looks like the service and is none
of those known is refused, never connected to, and only calls that are plainly for a model go on.
"""

from __future__ import annotations

import re
from typing import Literal

SUFFIX = "googleapis.com"
PORT = 443

Decision = Literal["serve", "refuse", "tunnel"]

_LOCATION = r"[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?"
_SERVICE = re.compile(
    rf"(?:{_LOCATION}-)?aiplatform\.googleapis\.com"
    rf"|aiplatform\.{_LOCATION}\.rep\.googleapis\.com"
)
_LIKE_THE_SERVICE = re.compile(r"(?:.*[.-])?aiplatform\.(?:.*\.)?googleapis\.com")
# Models of Google's and others', tuned ones, and the contexts cached for them.
_MODEL = re.compile(
    r"/v1(?:beta1)?/(?:projects/[^/]+/locations/[^/]+/)?(?:publishers|endpoints|cachedContents)"
    r"(?:[/?:].*)?"
)
_AUTHORITY = re.compile(r"(?P<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]{1,253}):(?P<port>[0-9]{1,5})")


def parse_authority(text: str) -> tuple[str, int] | None:
    """Host, in lower case, and port of what a CONNECT asks for; None if it is not that."""
    match = _AUTHORITY.fullmatch(text)
    if match is None or not 0 < int(match["port"]) < 65536:
        return None
    return match["host"].strip("[]").rstrip(".").lower(), int(match["port"])


def decide(host: str, port: int) -> Decision:
    """What becomes of a CONNECT to a host."""
    if _SERVICE.fullmatch(host) and port == PORT:
        return "serve"
    return "refuse" if _LIKE_THE_SERVICE.fullmatch(host) else "tunnel"


def is_for_a_model(target: str) -> bool:
    """Whether the target of a request is plainly a call to a model."""
    path = target.partition("?")[0]
    return ".." not in path and "%" not in path and _MODEL.fullmatch(target) is not None
