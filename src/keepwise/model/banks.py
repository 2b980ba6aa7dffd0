"""Banks, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from keepwise.model.values import JsonObject


@dataclass(frozen=True, slots=True)
class BankRecord:
    """A bank: its name, what people call it, and its configuration.

    ``config`` is Memory Bank's ``memoryBankConfig`` in camelCase, empty for what the settings say.
    ``revision`` is 0, and the times are None, where nobody created or configured it.
    """

    name: str
    display_name: str = ""
    description: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)
    config: JsonObject = field(default_factory=dict)
    revision: int = 0
    created_at: int | None = None
    updated_at: int | None = None
