"""What ``custom_metadata`` may say to the memory service.

``ttl`` is how long the memories live: seconds, or text such as ``"3600s"`` or ``"30d"``.
``enable_consolidation`` belongs to ``add_memory``. A name that means something to Google's service
and nothing to this version is refused by name. Any other name with a text, number or true/false
becomes a label of the memories.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from keepwise.bank.expiry.lifetimes import parse_lifetime
from keepwise.errors import InvalidInput
from keepwise.governance.naming.ids import told

_UNSUPPORTED = frozenset(
    {
        "allowed_topics",
        "disable_consolidation",
        "disable_memory_revisions",
        "expire_time",
        "force_flush",
        "generation_trigger_config",
        "memory_id",
        "metadata",
        "metadata_merge_strategy",
        "revision_expire_time",
        "revision_labels",
        "revision_ttl",
        "stream_id",
        "wait_for_completion",
    }
)


@dataclass(frozen=True, slots=True)
class Options:
    """The metadata, parsed. ``consolidate`` is None when nothing was said about it."""

    labels: dict[str, str] = field(default_factory=dict)
    expires_at: int | None = None
    consolidate: bool | None = None


def parse_metadata(metadata: Mapping[str, object] | None, now: int) -> Options:
    """Read the metadata of one call.

    Raises:
        InvalidInput: a name is not supported, or its value has the wrong type; the message
            names it.
    """
    labels: dict[str, str] = {}
    expires_at: int | None = None
    consolidate: bool | None = None
    for name, value in (metadata or {}).items():
        where = f"custom_metadata.{told(name)}"
        if name == "ttl":
            expires_at = now + parse_lifetime(value, where)
        elif name == "enable_consolidation":
            if not isinstance(value, bool):
                raise InvalidInput(where, "must be true or false")
            consolidate = value
        elif name in _UNSUPPORTED:
            raise InvalidInput(where, "is not supported by this version of Keepwise")
        elif isinstance(value, str | int | float | bool):
            labels[name] = str(value).lower() if isinstance(value, bool) else str(value)
        else:
            raise InvalidInput(where, "must be a text, a number, or true/false, to be a label")
    return Options(labels, expires_at, consolidate)
