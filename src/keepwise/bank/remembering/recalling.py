"""What the user said just before, where whoever hands in events hands in only what is new.

A correction is about the message before it. Of that message the bank keeps no more than the quotes
that memories rest on; those, each at its place, are enough to say what is being corrected.
"""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.bank import store
from keepwise.bank.provenance import store as provenance
from keepwise.model import Event, Evidence, JsonObject, Scope
from keepwise.ports import Transaction

# A message speaks for few memories, and they are the ones that were written last.
_MOST_MEMORIES = 16
_LATEST = (2**63 - 1, "")


def said_before(
    tx: Transaction, scope: Scope, stream: str, fresh: Sequence[Event], now: int
) -> list[Event]:
    """The message that came before the first new one, as far as its words are kept; or nothing."""
    first = next((each for each in fresh if each.author == "user"), None)
    if first is None:
        return []
    # Those that waited in a buffer are known already.
    new = {each.id for each in fresh}
    known = provenance.said_last(tx, scope, stream, first.time, count=len(new) + 1)
    last = next((each for each in known if each not in new), "")
    if not last:
        return []
    memories = store.page(tx, scope, now, before=_LATEST, count=_MOST_MEMORIES)
    quotes = [
        each
        for memory in memories
        for each in memory.evidence
        if (each.event_id, each.stream) == (last, stream)
    ]
    if not quotes:
        return []
    content: JsonObject = {"parts": [{"text": _in_place(quotes)}]}
    return [Event(last, "user", quotes[0].time, content=content)]


def _in_place(quotes: Sequence[Evidence]) -> str:
    """A text that has every quote where the message had it, and blanks for all else."""
    text = ""
    for each in sorted(quotes, key=lambda quote: quote.start):
        if each.start >= len(text):
            text = text.ljust(each.start) + each.quote
    return text
