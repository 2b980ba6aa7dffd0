"""Extraction by a model, held to account by the rules beside it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from keepwise.bank import slots
from keepwise.bank.ingestion import Advice
from keepwise.bank.model_engine import prompting
from keepwise.bank.model_engine.asking import ask
from keepwise.bank.model_engine.consolidating import advise
from keepwise.bank.model_engine.prompting import Example
from keepwise.bank.model_engine.validating import read_facts, validated
from keepwise.bank.remembering.engines import Heard, Proposed, Rules
from keepwise.bank.words import terms
from keepwise.errors import Unavailable
from keepwise.model import Candidate, Memory
from keepwise.ports import TextModel

FELL_BACK = "the model did not answer: the rules stood in"
ONLY_MODEL = "found by the model and not by the rules"
ONLY_RULES = "found by the rules and not by the model"

_SAME = 0.5
_logger = logging.getLogger("keepwise")


class ModelEngine:
    """Asks a model for facts and keeps those that the person's words bear out.

    What the rules are sure of they decide: what is to be forgotten, and the slot a fact fills.

    Args:
        model: whom to ask.
        examples: conversations with what is to be kept of them.
        third_person: facts say "Prefers euros" rather than "I prefer euros".
        fallback: when the model does not answer, the rules stand in and the result says so;
            without, the events wait and are looked at again.
    """

    slow = True
    compares = True

    def __init__(
        self,
        model: TextModel,
        *,
        examples: Sequence[Example] = (),
        third_person: bool = True,
        fallback: bool = False,
    ) -> None:
        self._model = model
        self._examples = tuple(examples)
        self._third_person = third_person
        self._fallback = fallback
        self._rules = Rules(third_person=third_person)

    async def propose(self, heard: Heard) -> Proposed:
        """The candidates the model found that count, in the order they were said."""
        by_rules = (await self._rules.propose(heard)).candidates
        if not any(event.author == "user" and event.text for event in heard.events):
            return Proposed(by_rules, {})
        try:
            proposals = await ask(
                self._model,
                prompting.extraction(heard.topics, self._examples, third_person=self._third_person),
                prompting.conversation(heard.context, heard.events),
                prompting.FACTS_SCHEMA,
                read_facts,
            )
        except Unavailable as error:
            if not self._fallback:
                raise
            _logger.warning("%s (%s)", FELL_BACK, error.message)
            return Proposed(by_rules, {FELL_BACK: 1})
        engine = f"model:{self._model.name}"
        kept, notes = validated(proposals, heard, engine=engine, rule=prompting.EXTRACT)
        remembered = [each for each in by_rules if each.intent == "remember"]
        forgotten = [each for each in by_rules if each.intent == "forget"]
        slotted = [_recognised(each, remembered) for each in kept]
        notes.update(_differences(slotted, remembered))
        order = {event.id: at for at, event in enumerate(heard.events)}
        found = sorted(
            [*slotted, *forgotten],
            key=lambda each: (order[each.evidence.event_id], each.evidence.start),
        )
        return Proposed(tuple(found), dict(notes))

    async def advise(
        self, candidates: Sequence[Candidate], memories: Sequence[Memory]
    ) -> Mapping[int, Advice]:
        """What is to be done about each candidate, where the model may say so."""
        try:
            return await advise(self._model, candidates, memories)
        except Unavailable as error:
            if not self._fallback:
                raise
            _logger.warning("%s (%s)", FELL_BACK, error.message)
            return {}


def _recognised(candidate: Candidate, by_rules: Sequence[Candidate]) -> Candidate:
    """The candidate with the slot that the rules see in the same words, or in the fact itself."""
    for other in by_rules:
        if other.slot and _alike(candidate, other):
            return replace(
                candidate,
                slot=other.slot,
                value=other.value,
                qualifier=other.qualifier,
                additive=other.additive,
                explicit=other.explicit,
            )
    slot, value = slots.of_fact(candidate.fact)
    return replace(candidate, slot=slot, value=value) if slot else candidate


def _differences(found: Sequence[Candidate], by_rules: Sequence[Candidate]) -> Counter[str]:
    return Counter(
        {
            ONLY_MODEL: sum(not any(_alike(one, other) for other in by_rules) for one in found),
            ONLY_RULES: sum(not any(_alike(one, other) for other in found) for one in by_rules),
        }
    )


def _alike(one: Candidate, other: Candidate) -> bool:
    """Whether two candidates rest on the same words and say much the same."""
    here, there = one.evidence, other.evidence
    if here.event_id != there.event_id or here.end <= there.start or there.end <= here.start:
        return False
    said, also = set(terms(one.fact)), set(terms(other.fact))
    return bool(said & also) and len(said & also) >= _SAME * min(len(said), len(also))
