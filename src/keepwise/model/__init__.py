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
    Quarantined,
    Rejection,
    Revision,
    Topic,
)
from keepwise.model.governance import (
    Finding,
    FindingKind,
    Trust,
)
from keepwise.model.proof import (
    AuditCheck,
    AuditEntry,
    AuditHead,
    AuditProblem,
    ChainedEntry,
    Receipt,
    ReceiptAction,
    ReceiptCheck,
)
from keepwise.model.scan import (
    Mended,
    ScanFinding,
    ScanFix,
    ScanReport,
    Unread,
    Waiting,
)
from keepwise.model.scope import (
    Scope,
)
from keepwise.model.sessions import (
    Appended,
    Deleted,
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
from keepwise.model.transfer import (
    ImportFormat,
    ImportReport,
    OnConflict,
    Outcome,
    Skipped,
)
from keepwise.model.values import (
    MAX_ID_CHARS,
    REMOVED,
    Json,
    JsonObject,
    Page,
    iso_time,
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
    "AuditCheck",
    "AuditEntry",
    "AuditHead",
    "AuditProblem",
    "Candidate",
    "ChainedEntry",
    "Change",
    "Deleted",
    "Event",
    "Evidence",
    "Finding",
    "FindingKind",
    "Hit",
    "ImportFormat",
    "ImportReport",
    "Ingested",
    "Json",
    "JsonObject",
    "Link",
    "Memory",
    "Mended",
    "OnConflict",
    "Outcome",
    "Page",
    "Pruned",
    "Quarantined",
    "Receipt",
    "ReceiptAction",
    "ReceiptCheck",
    "Rejection",
    "Revision",
    "Rewound",
    "ScanFinding",
    "ScanFix",
    "ScanReport",
    "Scope",
    "Session",
    "Skipped",
    "StateChange",
    "ToolCall",
    "Topic",
    "Trust",
    "Turn",
    "Unread",
    "Waiting",
    "iso_time",
    "parse_page_token",
    "said_in",
    "valid_event",
    "valid_id",
    "valid_time",
]
