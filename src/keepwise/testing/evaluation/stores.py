"""A store for one case: empty, in memory, on a clock that stands still."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, TypeAlias

from keepwise.bank.topics import PRESETS
from keepwise.errors import ConfigError
from keepwise.model import Scope, Topic
from keepwise.settings import BankSettings, Settings, TopicSettings
from keepwise.testing.clock import FrozenClock
from keepwise.wiring import Keepwise

Engine: TypeAlias = Literal["rules", "model"]

PERSON = Scope.user("evaluation", "person")
"""Whose memories a case is about."""


def with_engine(settings: Settings, engine: Engine) -> Settings:
    """The settings with the engine that extracts and consolidates.

    Raises:
        ConfigError: this version has no model engine.
    """
    if "engine" in {each.name for each in fields(BankSettings)}:
        chosen: dict[str, Any] = {"engine": engine}
        return replace(settings, bank=replace(settings.bank, **chosen))
    if engine != "rules":
        raise ConfigError(
            f"there is no engine '{engine}' in this version",
            hint="leave --engine out, or use --engine rules",
        )
    return settings


@dataclass(frozen=True, slots=True)
class Store:
    """An open store of its own, the clock it goes by, and the labels of the case's topics."""

    kw: Keepwise
    clock: FrozenClock
    topics: tuple[str, ...]

    def topic(self, label: str) -> str:
        """A topic's label if the case has that topic, and otherwise none."""
        return label if label in self.topics else ""


@asynccontextmanager
async def opened(settings: Settings, topics: Sequence[Topic], now: int) -> AsyncIterator[Store]:
    """An empty store in memory.

    Args:
        settings: whose policy, engine and limits count; the topics are those of the case.
        topics: what may be remembered; the bank may have more, for settings take whole presets.
        now: what the clock shows (microseconds).
    """
    clock, made = FrozenClock(now), 0

    def new_id() -> str:
        nonlocal made
        made += 1
        return f"id-{made:06}"

    bank = _asking(settings.bank, topics)
    chosen = replace(settings, bank=bank)
    async with Keepwise.open(":memory:", settings=chosen, clock=clock, ids=new_id) as kw:
        yield Store(kw, clock, tuple(each.label for each in topics))


def _asking(bank: BankSettings, topics: Sequence[Topic]) -> BankSettings:
    """The bank's settings with the preset that fits best, and what it lacks as custom topics."""
    labels = {each.label for each in topics}
    managed = {each.label for each in topics if each.managed}
    named = {name: {each.label for each in preset} for name, preset in PRESETS.items()}
    fitting = [name for name, held in named.items() if managed <= held]
    preset = min(fitting, key=lambda name: (len(named[name] - labels), -len(named[name] & labels)))
    custom = tuple(
        TopicSettings(each.label, each.description, personal=each.personal)
        for each in topics
        if each.label not in named[preset]
    )
    return replace(bank, preset=preset, topics=custom, purge_seconds=0.0)
