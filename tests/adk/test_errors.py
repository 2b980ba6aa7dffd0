"""The table of errors is total, and ADK's callers can catch by ADK's classes."""

from __future__ import annotations

import pytest

from keepwise import errors
from keepwise.adk.errors import TABLE, translate, translated

# These stay what they are: ADK has no name for a store that is missing, broken or locked.
OURS = {
    errors.KeepwiseError,
    errors.ConfigError,
    errors.UnknownScheme,
    errors.MissingExtra,
    errors.Conflict,
    errors.OutcomeUnknown,
    errors.InUse,
    errors.IdempotencyMismatch,
    errors.Forgotten,
    errors.Denied,
    errors.Unavailable,
    errors.Broken,
    errors.SchemaTooNew,
    errors.MigrationFailed,
    errors.IntegrityViolation,
}


def all_errors(kind=errors.KeepwiseError):
    yield kind
    for each in kind.__subclasses__():
        yield from all_errors(each)


def make(kind):
    if kind is errors.MissingExtra:
        return kind("adk", "x")
    if kind is errors.InvalidInput:
        return kind("field", "problem")
    if kind is errors.Refused:
        return kind("field", ())
    return kind("message", hint="hint")


@pytest.mark.parametrize("kind", sorted(set(all_errors()), key=lambda kind: kind.__name__))
def test_every_error_has_its_place(kind):
    error = make(kind)
    assert (translate(error) is error) == (kind in OURS)
    assert (kind in OURS) != any(base in TABLE for base in kind.__mro__)
    assert str(error) in str(translate(error))


def test_the_block_raises_adk_s():
    with pytest.raises(TABLE[errors.StaleSession]), translated():
        raise errors.StaleSession("m")
    with pytest.raises(errors.Unavailable), translated():
        raise errors.Unavailable("m")
