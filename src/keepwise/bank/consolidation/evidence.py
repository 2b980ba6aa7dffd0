"""What a candidate's words are to a memory: counted already, or older than what it rests on."""

from __future__ import annotations

from collections.abc import Iterable

from keepwise.model import Candidate, Memory


def counted(candidate: Candidate, memory: Memory) -> bool:
    """Whether the memory already rests on these very words, as it is or as it was before."""
    said = candidate.evidence
    if not any(
        (known.event_id, known.start, known.quote) == (said.event_id, said.start, said.quote)
        for known in (*memory.evidence, *memory.replaced)
    ):
        return False
    # One clause can state two facts; only once something later stands are both of them history.
    return candidate.fact == memory.fact or later(memory, candidate)


def later(memory: Memory, candidate: Candidate) -> bool:
    """Whether the memory rests on words said after the candidate's: events can arrive late."""
    said = candidate.evidence
    return any(
        known.time > said.time
        or (
            known.event_id == said.event_id and known.time == said.time and known.start > said.start
        )
        for known in memory.evidence
    )


def newest_first(memories: Iterable[Memory]) -> list[Memory]:
    """The memories by when they changed last."""
    return sorted(memories, key=lambda m: (m.updated_at, m.created_at, m.id), reverse=True)
