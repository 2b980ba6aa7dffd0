"""Which topics a scope has: the bank's, or those of the keys it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from keepwise.errors import InvalidInput
from keepwise.model import Scope, Topic


@dataclass(frozen=True, slots=True)
class Customization:
    """What holds for the scopes that have all of some keys, whatever else they have.

    ``third_person`` says how facts are put, None for as the settings say; without ``facts`` only
    profiles are filled; ``silent`` are messages of which nothing is to be kept.
    """

    scope_keys: frozenset[str]
    topics: tuple[Topic, ...]
    third_person: bool | None = None
    facts: bool = True
    silent: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TopicSets:
    """The topics of a bank.

    Of the customizations whose keys a scope all has, the one with most keys holds; without one,
    the default. Of two with as many, the first one in the settings.
    """

    default: tuple[Topic, ...]
    customizations: Sequence[Customization] = ()

    def of(self, scope: Scope) -> tuple[Topic, ...]:
        """The topics of a scope."""
        return self.custom(scope).topics

    def custom(self, scope: Scope) -> Customization:
        """What holds for a scope."""
        keys = {key for key, _ in scope.entries}
        fitting = [each for each in self.customizations if each.scope_keys <= keys]
        best = max(fitting, key=lambda each: len(each.scope_keys), default=None)
        return Customization(frozenset(), self.default) if best is None else best

    def require(self, scope: Scope, label: str) -> None:
        """Raise InvalidInput unless the scope has a topic of that label; empty is none at all."""
        known = [each.label for each in self.of(scope)]
        if label and label not in known:
            raise InvalidInput(
                "topic", "is not a topic of this bank", hint=f"known: {', '.join(known)}"
            )
