"""What was said before a correction, and which of it the correction is about."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.bank.corrections.hearing import Correction
from keepwise.bank.corrections.naming import content, shared
from keepwise.model import Evidence, Memory


def said_earlier(correction: Correction, memories: Sequence[Memory]) -> list[Memory]:
    """What was said before in this stream, the latest first, and first of all what is named."""
    said = [
        (bool(meant_by(correction, memory)), each.time, each.start, memory.id, memory)
        for memory in memories
        for each in memory.evidence
        if is_before(each, correction)
    ]
    said.sort(key=lambda each: each[:4], reverse=True)
    return list({each[3]: each[4] for each in said}.values())


def is_before(ground: Evidence, correction: Correction) -> bool:
    """Whether a ground of a memory was said before the correction, in its stream."""
    said = correction.evidence
    if ground.stream != said.stream:
        return False
    if ground.event_id == said.event_id:
        return ground.start < said.start
    return ground.time <= said.time


def meant_by(correction: Correction, memory: Memory) -> tuple[str, ...]:
    """What the correction says it is about, as far as the memory names all of it."""
    language = correction.language
    return tuple(
        each
        for each in correction.matters
        if content(each, language)
        and len(shared(each, memory.fact, language)) == len(content(each, language))
    )
