"""Opening an old store: what its URL names, told without its password, and how to only read it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from keepwise.errors import ConfigError, NotFound, UnknownScheme

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

INSTALL = "pip install 'google-adk[db]'"
_EXAMPLE = "for example sqlite:///old.db or postgresql+asyncpg://host/name"
# The package of a driver, where pip knows it by another name.
_PACKAGES = {"psycopg2": "psycopg2-binary", "MySQLdb": "mysqlclient"}


def sqlite_path(url: str) -> Path | None:
    """The file that a URL or a path names; None if the URL names a server.

    Raises:
        ConfigError: it names no file, or holds options.
        NotFound: there is no such file.
    """
    scheme, separator, rest = url.strip().partition("://")
    if not separator:
        name = url.strip()
    elif scheme.partition("+")[0] == "sqlite":
        if "?" in rest or not rest.startswith("/"):
            raise ConfigError(
                "a SQLite URL names a file after three slashes, and options are not taken",
                hint="for example sqlite:///old.db",
            )
        name = rest[1:]
    else:
        return None
    if name in ("", ":memory:"):
        raise ConfigError("the old store's URL names no file", hint=_EXAMPLE)
    path = Path(name)
    if not path.exists():
        # One of ADK's services takes the name as it is, the other one decodes it.
        path = Path(unquote(name))
    if not path.is_file():
        # What was meant as a server's URL may hold a password.
        shown = "of that name" if "@" in name else name
        raise NotFound(f"there is no file {shown}", hint="name the file that ADK wrote")
    return path


def read_only(path: Path) -> URL:
    """How SQLite opens a file without writing to it.

    Beside it nothing is made either, except where a log still holds what the file does not: that
    is read through its index in shared memory (``-shm``), as every reader of it does.
    """
    from sqlalchemy import URL

    query = {"mode": "ro", "uri": "true"}
    with path.open("rb") as file:
        in_wal_mode = file.read(20)[18:20] == b"\x02\x02"
    log = Path(f"{path}-wal")
    if in_wal_mode and not (log.exists() and log.stat().st_size):
        # Everything is in the file and nobody has it open; a reader would make a log beside it.
        query["immutable"] = "1"
    return URL.create("sqlite", database=f"file:{quote(str(path.absolute()))}", query=query)


def parsed(url: str) -> URL:
    """A server's URL. Raises ConfigError, which does not quote it."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    with suppress(ArgumentError, ValueError):
        return make_url(url.strip())
    # Out here, for that error quotes the URL, and with it a password.
    raise ConfigError("the old store's URL cannot be read", hint=_EXAMPLE)


def masked(url: URL) -> str:
    """A URL for people: without user, password and options."""
    owner = "***@" if url.username or url.password else ""
    port = f":{url.port}" if url.port else ""
    return f"{url.drivername}://{owner}{url.host or ''}{port}/{url.database or ''}"


def connect_to(url: URL, where: str) -> Engine | AsyncEngine:
    """An engine for a server; it connects when it is first used."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import NoSuchModuleError

    missing, unknown = "", False
    try:
        if url.get_dialect().is_async:
            from sqlalchemy.ext.asyncio import create_async_engine

            return create_async_engine(url, hide_parameters=True)
        return create_engine(url, hide_parameters=True)
    except NoSuchModuleError:
        unknown = True
    except ImportError as error:
        missing = error.name or ""
    if unknown:
        raise UnknownScheme(f"there is no driver for '{url.drivername}://'", hint=_EXAMPLE)
    if missing.partition(".")[0] in ("", "greenlet", "sqlalchemy"):
        raise ConfigError(f"{where} needs SQLAlchemy's asyncio part", hint=INSTALL)
    package = _PACKAGES.get(missing, missing)
    raise ConfigError(
        f"{where} needs the driver {package}, which is not installed",
        hint=f"pip install {package}",
    )
