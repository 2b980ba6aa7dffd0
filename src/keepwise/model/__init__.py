"""The nouns of Keepwise: frozen dataclasses, standard library only.

Times are whole microseconds since 1970 in UTC, named ``*_at`` or ``time``. Everything a person
owns hangs from a :class:`Scope`. This package is part of every start, so what only one method
needs is imported there.
"""

from keepwise.model.artifacts import (
    Artifact,
    ArtifactVersion,
    Link,
)
from keepwise.model.bank import (
    Action,
    Applied,
    Candidate,
    Change,
    Evidence,
    Hit,
    Ingested,
    Memory,
    Rejection,
    Revision,
    Topic,
)
from keepwise.model.governance import (
    AuditEntry,
    Finding,
    FindingKind,
    Receipt,
    Trust,
)
from keepwise.model.scope import (
    Scope,
)
from keepwise.model.sessions import (
    Appended,
    Event,
    Pruned,
    Rewound,
    Session,
    StateChange,
    ToolCall,
    Turn,
    said_in,
    valid_event,
)
from keepwise.model.values import (
    MAX_ID_CHARS,
    REMOVED,
    Json,
    JsonObject,
    Page,
    parse_page_token,
    valid_id,
    valid_time,
)

__all__ = [
    "MAX_ID_CHARS",
    "REMOVED",
    "Action",
    "Appended",
    "Applied",
    "Artifact",
    "ArtifactVersion",
    "AuditEntry",
    "Candidate",
    "Change",
    "Event",
    "Evidence",
    "Finding",
    "FindingKind",
    "Hit",
    "Ingested",
    "Json",
    "JsonObject",
    "Link",
    "Memory",
    "Page",
    "Pruned",
    "Receipt",
    "Rejection",
    "Revision",
    "Rewound",
    "Scope",
    "Session",
    "StateChange",
    "ToolCall",
    "Topic",
    "Trust",
    "Turn",
    "parse_page_token",
    "said_in",
    "valid_event",
    "valid_id",
    "valid_time",
]
