"""Where a file belongs, decided by its name and the session. Pure functions.

================== ============ =================== ======================
name               session      belongs to          listed as
================== ============ =================== ======================
``chart.png``      ``monday``   the session         ``chart.png``
``user:chart.png`` any or none  the user            ``user:chart.png``
``chart.png``      none         the user            ``user:chart.png``
================== ============ =================== ======================

The last two are one file. What is listed loads under that name from any session.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from keepwise.errors import InvalidInput, NotFound
from keepwise.governance.naming.ids import told
from keepwise.model import Scope, valid_id
from keepwise.ports import Transaction

SessionRevision: TypeAlias = Callable[[Transaction, Scope, str], int | None]
"""The revision of a session: which of its events come after a save.

0 if there is none, as when another service keeps the sessions; None if it has expired.
"""

USER = "user:"
REFERENCE = "artifact://"
"""How the address of another artifact begins, as ADK writes it."""
MAX_NAME_CHARS = 1024


@dataclass(frozen=True, slots=True)
class Place:
    """A file's session, empty for the user's own, and its name in there."""

    session_id: str
    name: str

    @property
    def target(self) -> str:
        """How the audit log calls it: by the session.

        A file's name can say a lot, and the log keeps what is forgotten elsewhere.
        """
        return f"artifact of {self.session_id or 'the user'}"

    @property
    def listed(self) -> str:
        """The name as lists show it and as it loads from any session."""
        return self.name if self.session_id else USER + self.name


def place_of(name: str, session_id: str) -> Place:
    """Where a file of that name belongs. White space around a session's id is cut off.

    Raises:
        InvalidInput: the name or the id cannot be stored, or compared when it comes again.
    """
    if not isinstance(name, str):
        raise InvalidInput("name", "must be text")
    session_id = valid_session(session_id)
    own = name.removeprefix(USER)
    if not own:
        raise InvalidInput("name", "must not be empty")
    if len(own) > MAX_NAME_CHARS:
        raise InvalidInput("name", f"must have at most {MAX_NAME_CHARS} characters")
    for char in own:
        if unicodedata.category(char) in ("Cc", "Cs"):
            raise InvalidInput("name", f"holds the character U+{ord(char):04X}")
    return Place("" if name.startswith(USER) else session_id, own)


def known_place(name: str, session_id: str) -> Place:
    """``place_of`` for reading. Raises NotFound: what cannot be stored, no file is called."""
    try:
        return place_of(name, session_id)
    except InvalidInput:
        raise missing(str(name)) from None


def valid_session(session_id: str) -> str:
    """The id of a session as it is stored; empty stands for none.

    Raises:
        InvalidInput: it is blank or cannot be stored. A blank id must not become the user's files.
    """
    return valid_id(session_id.strip(), "session_id") if session_id else ""


def missing(name: str) -> NotFound:
    """There is no such file, or no such version of it."""
    return NotFound(
        f"there is no artifact '{told(name)}' of that version here",
        hint="check the scope, the session and the name; names are compared as they are",
    )
