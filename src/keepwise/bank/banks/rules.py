"""What holds in a bank: topics, lifetimes, triggers, and what extracts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from keepwise.bank.expiry.lifetimes import Lifetimes
from keepwise.bank.remembering.options import Trigger
from keepwise.bank.remembering.topic_sets import TopicSets
from keepwise.model import Scope
from keepwise.model.profiles import ProfileSchema

if TYPE_CHECKING:
    # Engines are made of what is written by these rules.
    from keepwise.bank.remembering.engines import Engine


@dataclass(frozen=True, slots=True)
class Rules:
    """The configuration of a bank, ready to be used.

    ``engine`` proposes facts as the settings have them; ``third`` and ``first`` do where the bank
    says in which person. ``zone`` is where people are who do not say. ``notes`` tell of what the
    configuration asks for and this installation does otherwise.
    """

    topics: TopicSets
    lifetimes: Lifetimes
    trigger: Trigger
    zone: str
    engine: Engine
    third: Engine
    first: Engine
    profiles: tuple[ProfileSchema, ...] = ()
    notes: tuple[str, ...] = ()

    def engine_of(self, scope: Scope) -> Engine:
        """What proposes facts in a scope."""
        third_person = self.topics.custom(scope).third_person
        if third_person is None:
            return self.engine
        return self.third if third_person else self.first
