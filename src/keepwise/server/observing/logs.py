"""The log of a server's process: on standard error, in lines for people or for programs.

Of an error its kind and its place, and of what a library says the constant part: what it puts into
a message, and what stands in the lines of a trace, may be what somebody asked.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from keepwise.server.observing.telling import place_of

_OURS = "keepwise"
_LEVELS = {_OURS: logging.INFO, "": logging.WARNING}
"""What is told of whom. Uvicorn's lines of access would hold paths, and are off."""


@contextmanager
def log_to_stderr(*, as_json: bool) -> Iterator[None]:
    """Meanwhile the log of this process goes to standard error, as lines of JSON if so asked."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Json() if as_json else _Words())
    before = []
    for name, level in _LEVELS.items():
        logger = logging.getLogger(name)
        before.append((logger, logger.handlers, logger.level, logger.propagate))
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
    try:
        yield
    finally:
        for logger, handlers, level, propagate in before:
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)


class _Words(logging.Formatter):
    """A record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with the kind and the place of an error in place of its trace."""
        return f"{self.formatTime(record)} {record.levelname} {record.name} {_said(record)}"


class _Json(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line: what is told of a request is fields of its own."""
        told = getattr(record, "keepwise", None)
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            **(told if isinstance(told, dict) else {"message": _said(record)}),
        }
        return json.dumps(line, ensure_ascii=False)


def _said(record: logging.LogRecord) -> str:
    ours = record.name.partition(".")[0] == _OURS
    said = " ".join((record.getMessage() if ours else str(record.msg)).splitlines()[:1])
    error = record.exc_info[1] if record.exc_info else None
    return said if error is None else f"{said}: {place_of(error)}"
