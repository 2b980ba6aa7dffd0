"""Which store a service works on, and who its callers are."""

from __future__ import annotations

import logging
import threading
from urllib.parse import urlsplit

from keepwise.configuring import database_path
from keepwise.errors import ConfigError, UnknownScheme
from keepwise.wiring import Keepwise

logger = logging.getLogger("keepwise.adk")

SCHEME = "keepwise"

_shared: dict[str, Keepwise] = {}
_lock = threading.Lock()
_warned: set[str] = set()


def store_for(uri: str | None, keepwise: Keepwise | None) -> Keepwise:
    """The store given, or the one a URI names, shared by every service of this process.

    Args:
        uri: ``keepwise:///file.db``, any URL ``Keepwise.open`` takes, or None for the setting.
        keepwise: a store the caller opened and will close.
    """
    if keepwise is not None:
        if uri is not None:
            raise ConfigError("give a service either a uri or a store, not both")
        return keepwise
    url = None if uri is None else database_url(uri)
    with _lock:
        opened = Keepwise.open(url)
        # Two services on one file share one writer; ":memory:" has no name, so it is shared too.
        return _shared.setdefault(opened.describe(), opened)


def database_url(uri: str) -> str:
    """The database URL that an ADK service URI stands for.

    Raises:
        UnknownScheme: its scheme is neither ours nor a database's.
        ConfigError: it holds options, and none are known.
    """
    scheme = urlsplit(uri).scheme
    if scheme == SCHEME:
        uri = "sqlite" + uri[len(SCHEME) :]
    elif "://" in uri and scheme != "sqlite":
        raise UnknownScheme(
            f"there is no store for '{scheme}://'", hint=f"for example {SCHEME}:///keepwise.db"
        )
    database_path(uri)
    return uri


def warn_if_shared(user_id: str) -> None:
    """Say once per process that everybody who is called "user" shares one memory."""
    if user_id == "user" and user_id not in _warned:
        _warned.add(user_id)
        logger.warning(
            "the user id is 'user', the default of ADK's web interface: everyone who talks to "
            "this agent under it shares one memory and one user state; pass the signed-in "
            "person's id instead"
        )
