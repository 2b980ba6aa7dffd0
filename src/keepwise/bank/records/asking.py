"""What a list or a purge of a whole bank asks for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from keepwise.bank.retrieval.asking import FIELDS, value_of
from keepwise.errors import InvalidInput
from keepwise.filtering.conditions import (
    All,
    Comparison,
    Condition,
    FieldKind,
    Not,
    Some,
    Value,
    holds,
)
from keepwise.filtering.parsing import parse
from keepwise.filtering.pinning import pinned
from keepwise.model import Memory, Scope
from keepwise.model.labels import LabelFilter, fits_any

# "scope" alone is all of a scope, as JSON; "scope.user_id" is one key of it.
_FIELDS: dict[str, FieldKind] = {**FIELDS, "scope": "map"}
_WHOLE = "whole scope"


@dataclass(frozen=True, slots=True)
class Asked:
    """A filter, ready to be held against memories.

    ``scopes`` are the only ones it can mean, None for any; ``user_id`` likewise.
    """

    condition: Condition
    groups: tuple[tuple[LabelFilter, ...], ...]
    scopes: list[Scope] | None
    user_id: str | None

    @property
    def pinned(self) -> bool:
        """Whether only certain scopes can be meant."""
        return self.scopes is not None or self.user_id is not None

    def fits(self, scope: Scope, memory: Memory) -> bool:
        """Whether a memory is meant."""

        def value(field: str) -> Value:
            if field == "scope":
                return {**dict(scope.entries), _WHOLE: _canonical(dict(scope.entries))}
            return value_of(memory, field)

        return holds(self.condition, value) and (
            not self.groups or fits_any(self.groups, memory.labels)
        )


def asked(
    bank: str,
    text: str,
    groups: Sequence[Sequence[LabelFilter]],
    *,
    user_id: str | None = None,
) -> Asked:
    """Read a filter over the memories of a bank, or of one user in it. Raises InvalidInput."""
    condition = parse(text, _FIELDS, bare="fact", name="filter", whole={"scope": _WHOLE})
    condition = _with_canonical_scopes(condition)
    entries = pinned(condition, "scope", _WHOLE)
    scopes = None if entries is None else [_scope(entries, bank)]
    fixed = tuple(tuple(group) for group in groups)
    return Asked(condition, fixed, scopes, user_id or pinned(condition, "scope", "user_id"))


def _scope(entries: str, bank: str) -> Scope:
    return Scope.of(json.loads(entries), bank=bank)


def _with_canonical_scopes(condition: Condition) -> Condition:
    """The condition with whole scopes spelled as they are compared. Raises InvalidInput."""
    if isinstance(condition, Comparison):
        if (condition.field, condition.key) != ("scope", _WHOLE):
            return condition
        if condition.operator != "=":
            raise InvalidInput("filter", "a whole scope can only be compared with =")
        try:
            entries = json.loads(str(condition.operand))
        except (ValueError, RecursionError):
            entries = None
        if not isinstance(entries, dict) or not all(isinstance(v, str) for v in entries.values()):
            raise InvalidInput(
                "filter",
                "scope must be a JSON object of texts",
                hint='scope.user_id="u1" is shorter',
            )
        return Comparison("scope", _WHOLE, "=", _canonical(entries), "map")
    if isinstance(condition, All):
        return All(tuple(map(_with_canonical_scopes, condition.parts)))
    if isinstance(condition, Some):
        return Some(tuple(map(_with_canonical_scopes, condition.parts)))
    return Not(_with_canonical_scopes(condition.inner))


def _canonical(entries: dict[str, str]) -> str:
    return json.dumps(dict(sorted(entries.items())), ensure_ascii=False)
