"""Evidence: the words a memory rests on, as values and as they are stored."""

from __future__ import annotations

import json
from collections.abc import Sequence

from keepwise.governance.guard import CleanText, Guard
from keepwise.model import Evidence, Memory

_IDS = frozenset({"event_id", "stream"})

# The most recent statements a memory rests on are enough to prove it.
_MAX_EVIDENCE = 50


def behind(memory: Memory) -> tuple[Evidence, ...]:
    """All that a memory rests on or rested on: so that a replay of any of it is recognised."""
    return last((*memory.replaced, *memory.evidence))


def last(evidence: Sequence[Evidence]) -> tuple[Evidence, ...]:
    """The evidence without repetitions, and no more of it than is kept."""
    distinct = list(dict.fromkeys(evidence))
    if len(distinct) > _MAX_EVIDENCE:
        # Repetitions go first: forgetting has to know every wording there was.
        latest = {each.quote: at for at, each in enumerate(distinct)}
        wordings = [each for at, each in enumerate(distinct) if latest[each.quote] == at]
        spare = _MAX_EVIDENCE - len(wordings)
        repeated = [each for at, each in enumerate(distinct) if latest[each.quote] != at]
        kept = {*wordings, *(repeated[-spare:] if spare > 0 else ())}
        distinct = [each for each in distinct if each in kept]
    return tuple(distinct[-_MAX_EVIDENCE:])


def only_of(stream: str, memory: Memory) -> bool:
    """Whether nothing but this stream speaks for the memory; no stream speaks for none."""
    return bool(stream and memory.evidence) and all(
        each.stream == stream for each in memory.evidence
    )


def clean_evidence(guard: Guard, evidence: Sequence[Evidence]) -> CleanText:
    """Evidence as it may be stored, with a marker where the guard found something."""
    rows: list[dict[str, str | int]] = [
        {
            "event_id": each.event_id,
            "stream": each.stream,
            "time": each.time,
            "quote": each.quote,
            "start": each.start,
            "end": each.end,
        }
        for each in evidence
    ]
    return guard.clean_json(rows, "evidence", field="evidence", ids=_IDS).text


def parse_evidence(text: str) -> tuple[Evidence, ...]:
    """Evidence from the text it is stored as."""
    return tuple(Evidence(**each) for each in json.loads(text))
