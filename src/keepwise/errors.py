"""Everything Keepwise raises on purpose.

KeepwiseError
├── ConfigError              the set-up is wrong; nothing was opened
│   ├── UnknownScheme        a URL names a store we do not have
│   └── MissingExtra         an optional package is not installed
├── InvalidInput             a value was refused; ``field`` names it
├── NotFound                 the named record is not in this scope
├── Conflict                 the record is not in the state the caller assumed
│   ├── AlreadyExists
│   ├── StaleSession         somebody else appended first: reload and try again
│   ├── SessionBusy          another turn of the session is going on: try again later
│   ├── OutcomeUnknown       it was started before, and nobody knows whether it was done
│   ├── InUse                it still holds what would go with it
│   ├── IdempotencyMismatch  the same key came with another request
│   └── Forgotten            a tombstone stands where the record was
├── Denied                   the caller may not do this
├── Refused                  the guard said no; ``findings`` hold kinds and spans only
├── LimitExceeded
├── Unavailable              something we depend on did not answer: try again later
└── Broken                   the store itself is not well
    ├── SchemaTooNew         written by a newer Keepwise
    ├── MigrationFailed
    └── IntegrityViolation

``reason`` is a stable slug for programs, ``retryable`` says whether the same call can succeed
later without a change, ``hint`` says what to do next. No message, repr or cause carries the text
that was refused: messages name fields, kinds and places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from keepwise.model import Finding


class KeepwiseError(Exception):
    """The root of every error Keepwise raises on purpose."""

    reason: ClassVar[str] = "keepwise_error"
    retryable: ClassVar[bool] = False

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} ({self.hint})" if self.hint else self.message


class ConfigError(KeepwiseError):
    """A setting, URL or option is wrong; nothing was opened."""

    reason = "config_error"


class UnknownScheme(ConfigError):
    """A URL names a kind of store that does not exist."""

    reason = "unknown_scheme"


class MissingExtra(ConfigError):
    """A feature needs an optional package that is not installed."""

    reason = "missing_extra"

    def __init__(self, extra: str, feature: str) -> None:
        super().__init__(
            f"{feature} needs the optional packages of the extra '{extra}'",
            hint=f"pip install 'keepwise[{extra}]'",
        )
        self.extra = extra


class InvalidInput(KeepwiseError):
    """A value was refused before anything was stored; ``field`` names it."""

    reason = "invalid_input"

    def __init__(self, field: str, problem: str, *, hint: str = "") -> None:
        super().__init__(f"{field}: {problem}", hint=hint)
        self.field = field


class NotFound(KeepwiseError):
    """The named record does not exist in this scope."""

    reason = "not_found"


class Conflict(KeepwiseError):
    """The record is not in the state the caller assumed."""

    reason = "conflict"


class AlreadyExists(Conflict):
    """A record of that id exists."""

    reason = "already_exists"


class StaleSession(Conflict):
    """Another writer appended to the session first; reload it and try again."""

    reason = "stale_session"


class SessionBusy(Conflict):
    """Another turn of the session is going on; the same call can succeed when it has ended."""

    reason = "session_busy"
    retryable = True


class OutcomeUnknown(Conflict):
    """The work was started before and its end was never recorded: it may have been done."""

    reason = "outcome_unknown"


class InUse(Conflict):
    """The record still holds others, which would go with it."""

    reason = "in_use"


class IdempotencyMismatch(Conflict):
    """An idempotency key was used before with a different request."""

    reason = "idempotency_mismatch"


class Forgotten(Conflict):
    """The record was forgotten on request; a tombstone stands in its place."""

    reason = "forgotten"


class Denied(KeepwiseError):
    """The caller may not do this."""

    reason = "denied"


class Refused(KeepwiseError):
    """The guard refused the text. ``findings`` hold kinds and spans, never the value."""

    reason = "refused"

    def __init__(self, field: str, findings: tuple[Finding, ...], *, hint: str = "") -> None:
        kinds = ", ".join(sorted({finding.kind for finding in findings})) or "policy"
        super().__init__(f"{field}: refused ({kinds})", hint=hint)
        self.field = field
        self.findings = findings


class LimitExceeded(KeepwiseError):
    """A size or count is over its limit."""

    reason = "limit_exceeded"


class Unavailable(KeepwiseError):
    """Something we depend on did not answer; the same call may succeed later."""

    reason = "unavailable"
    retryable = True


class Broken(KeepwiseError):
    """The store itself is not well."""

    reason = "broken"


class SchemaTooNew(Broken):
    """The store was written by a newer Keepwise than this one."""

    reason = "schema_too_new"


class MigrationFailed(Broken):
    """A migration did not apply, or one that was applied has since been altered."""

    reason = "migration_failed"


class IntegrityViolation(Broken):
    """Stored data contradicts itself."""

    reason = "integrity_violation"
