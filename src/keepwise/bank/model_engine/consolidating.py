"""What a model says is to be done about new facts, and which of it counts.

It may only name memories it was shown. One is retired only by a fact about the same thing: the two
share a slot, or words beyond the frame. What fails is dropped, and the rules decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from keepwise.bank.consolidation.deciding import decide
from keepwise.bank.ingestion import Advice
from keepwise.bank.model_engine import prompting
from keepwise.bank.model_engine.asking import Unusable, ask, records, text
from keepwise.bank.words import terms
from keepwise.model import Action, Candidate, Json, Memory
from keepwise.ports import TextModel

_MOST_MEMORIES = 200
_ACTIONS: dict[str, Action] = {"leave": "leave", "update": "update", "create": "create"}


@dataclass(frozen=True, slots=True)
class Decision:
    """What a model says about one fact, by its number."""

    fact: int
    action: Action
    memory_id: str


async def advise(
    model: TextModel, candidates: Sequence[Candidate], memories: Sequence[Memory]
) -> dict[int, Advice]:
    """What the model says about each candidate and may say, by the candidate's number.

    Raises:
        Unavailable: the model does not answer, or with nothing of use.
    """
    asked = {at: each for at, each in enumerate(candidates) if each.intent == "remember"}
    if not asked or not memories:
        return {}
    shown = sorted(memories, key=lambda each: -each.updated_at)[:_MOST_MEMORIES]
    numbers = list(asked)
    decisions = await ask(
        model,
        prompting.consolidation(),
        prompting.comparison([asked[at] for at in numbers], shown),
        prompting.DECISIONS_SCHEMA,
        read_decisions,
    )
    known = {memory.id: memory for memory in shown}
    advice: dict[int, Advice] = {}
    for decision in decisions:
        if not 0 <= decision.fact < len(numbers) or numbers[decision.fact] in advice:
            continue
        at = numbers[decision.fact]
        target = known.get(decision.memory_id)
        if decision.action == "create":
            advice[at] = Advice("create", "", 0, f"nothing known says this ({model.name})")
        elif target is not None and _is_about(asked[at], target):
            reason = f"{_REASONS[decision.action]} ({model.name})"
            advice[at] = Advice(decision.action, target.id, target.revision, reason)
    return advice


_REASONS = {"leave": "says what is known", "update": "takes the place of the memory"}


def read_decisions(value: Json) -> list[Decision]:
    """The decisions in a model's answer. Raises Unusable."""
    found: list[Decision] = []
    for record in records(value, "decisions"):
        fact, action = record.get("fact"), _ACTIONS.get(text(record, "action"))
        if not isinstance(fact, int) or isinstance(fact, bool):
            raise Unusable('"fact" is not a whole number')
        if action is None:
            raise Unusable('"action" is none of leave, update, create')
        found.append(Decision(fact, action, text(record, "id")))
    return found


def _is_about(candidate: Candidate, memory: Memory) -> bool:
    if candidate.slot and candidate.slot == memory.slot:
        return True
    if any(change.memory_id == memory.id for change in decide(candidate, (memory,))):
        return True
    return bool(set(terms(candidate.fact)) & set(terms(memory.fact)))
