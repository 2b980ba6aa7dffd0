"""What the ledger holds for a scope, and how it is erased."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

from keepwise.governance.guard import CleanText, Guard
from keepwise.governance.retention import FORGOTTEN, Erasure
from keepwise.model import Json, Scope
from keepwise.ports import Transaction
from keepwise.sessions import store


class SessionHoldings:
    """The ledger and the balance stay when something is forgotten, and lose the words."""

    name = "sessions"
    tables = frozenset({"events", "session_state", "scoped_state"})

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Put a marker where forgotten words stand in this scope's events and values.

        A text of one word goes only from the event it was quoted from: "euros" must not vanish
        from every answer because a preference for it was forgotten.
        """
        anywhere = [text for text in erasure.texts if len(text.split()) > 1]
        touched = self._erase_state(tx, scope, erasure, _pattern(anywhere))
        for session_id, seq, event_id, body in store.bodies(tx, scope):
            here = [quote for quoted_from, quote in erasure.quotes if quoted_from == event_id]
            pattern = _pattern([*anywhere, *here])
            if pattern is None:
                continue
            clean = self._without(json.loads(body), pattern)
            if clean is not None:
                store.replace_body(tx, scope, session_id, seq, clean)
                touched += 1
        return touched

    def _erase_state(
        self, tx: Transaction, scope: Scope, erasure: Erasure, pattern: re.Pattern[str] | None
    ) -> int:
        if pattern is None:
            return 0
        touched = 0
        for session_id, name, value in store.states(tx, scope):
            clean = self._without(value, pattern)
            if clean is not None:
                store.set_session_state(tx, scope, session_id, {name: clean})
                touched += 1
        for name, value in store.scoped_state(tx, scope).items():
            clean = self._without(value, pattern)
            if clean is not None:
                store.set_scoped_state(tx, scope, {name: clean}, erasure.forgotten_at)
                touched += 1
        return touched

    def _without(self, value: Json, pattern: re.Pattern[str]) -> CleanText | None:
        """The value with a marker for what the pattern finds, or None if it finds nothing."""
        after = _map_strings(value, partial(pattern.sub, FORGOTTEN))
        if after == value:
            return None
        return self._guard.clean_json(after, "ledger", field="value").text


def _pattern(texts: list[str]) -> re.Pattern[str] | None:
    # Without the point at the end: the same words are the same words in the middle of a sentence.
    bare = {text.strip().rstrip(".!?…,;:") for text in texts}
    wanted = sorted(bare - {""}, key=lambda text: (-len(text), text))
    if not wanted:
        return None
    patterns = (r"\s+".join(map(re.escape, text.split())) for text in wanted)
    return re.compile("|".join(patterns), re.IGNORECASE)


def _map_strings(value: Json, change: Callable[[str], str]) -> Json:
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_map_strings(inner, change) for inner in value]
    if isinstance(value, dict):
        return {key: _map_strings(inner, change) for key, inner in value.items()}
    return value
