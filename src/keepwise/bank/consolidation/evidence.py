"""What a candidate's words are to a memory: counted already, or older than what it rests on."""

from __future__ import annotations

from collections.abc import Iterable

from keepwise.model import Candidate, Memory


def counted(candidate: Candidate, memories: Iterable[Memory]) -> Memory | None:
    """The memory that already rests on these very words, as it is or as it was before."""
    said = candidate.evidence
    for memory in memories:
        for known in (*memory.evidence, *memory.replaced):
            if (
                known.event_id == said.event_id
                and (known.start, known.quote) == (said.start, said.quote)
                # One clause can state two facts; only once something later stands are both of them
                # history.
                and (candidate.fact == memory.fact or later(memory, candidate))
            ):
                return memory
    return None


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
