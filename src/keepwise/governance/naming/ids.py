"""Names and ids, which are stored as they are: what others refer by cannot be redacted.

Most are plain: a few letters, digits and marks without white space. In those only the shape of a
credential is looked for, since rules that go by the words around a value find words where none
are ("token:7f3a…" is how a queue calls its entries). Anything else can be a sentence, and is judged
as one.
"""

from __future__ import annotations

import re
from functools import lru_cache

from keepwise.governance.clauses import redact
from keepwise.governance.credentials import find_credentials
from keepwise.governance.detection.finding import find
from keepwise.governance.policy import KINDS
from keepwise.model import MAX_ID_CHARS, Finding

# These rules go by the words around a value, of which an id has none.
BY_WORDS = frozenset({"password", "code", "token", "recovery-phrase", "entropy"})
# Twice what a resource name of a cloud has, and the marks that such names, addresses, e-mail
# addresses and the ids of other programs are made of.
_PLAIN = re.compile(r"[A-Za-z0-9_.:/@+|~'-]{0,200}")
# "PIN 4821" is the shortest credential, and most ids are "user" or a number.
_SHORTEST = 8
# Also as the ids of facts that are written directly are made. No other prefix: some keys are one.
_UUID = re.compile(r"(?:direct-)?[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}")
_READ_CHARS, _TOLD_CHARS = 2000, 200


def is_plain(text: str) -> bool:
    """Whether a name or an id is none that could be read as a text."""
    return bool(_PLAIN.fullmatch(text))


def shaped(text: str) -> tuple[Finding, ...]:
    """What in a plain name or id has the shape of a credential."""
    if len(text) < _SHORTEST or _UUID.fullmatch(text):
        return ()
    try:
        (_pass if len(text) <= MAX_ID_CHARS else _pass.__wrapped__)(text)
    except _Shaped as shape:
        return shape.findings
    return ()


class _Shaped(Exception):
    """What has the shape of a credential: raised, so that no cache holds it."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__()
        self.findings = findings


@lru_cache(maxsize=4096)
def _pass(name: str) -> None:
    """Nothing for a name that may pass: the same few come with every event."""
    found = tuple(each for each in find_credentials(name) if each.rule not in BY_WORDS)
    if found:
        raise _Shaped(found)


def marked(name: str) -> str:
    """A caller's name or id with a marker for whatever any policy may keep out."""
    found = shaped(name) if is_plain(name) else find(name, frozenset(KINDS))
    return redact(name, found) if found else name


def told(name: str) -> str:
    """A caller's name or id as an error repeats it.

    An error goes to logs and to terminals, and a password is easily pasted where an id was asked
    for.
    """
    shown = marked(name[:_READ_CHARS])
    said = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in shown)
    return said if len(said) <= _TOLD_CHARS else f"{said[:_TOLD_CHARS]}…"
