"""Which memories words name, when somebody asks to have them forgotten."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.bank.consolidation.deciding import decide
from keepwise.bank.extraction import extract
from keepwise.bank.ingestion import as_spoken
from keepwise.model import Candidate, Evidence, Memory, Topic


def named_by(words: str, now: int, topics: Sequence[Topic]) -> list[Candidate]:
    """What "forget ``words``" may ask for, the likeliest reading first."""
    evidence = Evidence("preview", "", now, words, 0, len(words))

    def asked(said: str) -> list[Candidate]:
        found = extract([as_spoken(said, evidence)], topics, "")
        return [each for each in found if each.intent == "forget"]

    # "Everything" is a word for all there is, and no statement that stands behind "that".
    plain = asked(f"Forget {words}")
    found = [each for each in plain if each.slot == "*"]
    found = found or [*asked(f"Forget that {words}")[:1], *plain[:1]]
    return found or [Candidate("forget", words, "", evidence, "preview")]


def doomed(asked: Sequence[Candidate], memories: Sequence[Memory]) -> tuple[Memory, ...]:
    """The memories that the first reading which names any would have forgotten."""
    for candidate in asked:
        ids = {
            change.memory_id for change in decide(candidate, memories) if change.action == "delete"
        }
        if ids:
            return tuple(memory for memory in memories if memory.id in ids)
    return ()
