"""One table from Keepwise's errors to those ADK and its users expect."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from google.adk.errors import _stale_session_error as stale
from google.adk.errors.already_exists_error import AlreadyExistsError
from google.adk.errors.input_validation_error import InputValidationError
from google.adk.errors.session_not_found_error import SessionNotFoundError

from keepwise import errors

# An error that is not here, nor any class it derives from, is raised as it is.
TABLE: dict[type[errors.KeepwiseError], type[Exception]] = {
    errors.AlreadyExists: AlreadyExistsError,
    errors.StaleSession: stale.StaleSessionError,
    errors.SessionBusy: stale.StaleSessionError,
    errors.NotFound: SessionNotFoundError,
    errors.InvalidInput: InputValidationError,
    errors.Refused: InputValidationError,
    errors.LimitExceeded: InputValidationError,
}


def translate(error: errors.KeepwiseError) -> Exception:
    """The exception ADK's callers expect for an error of ours."""
    for kind in type(error).__mro__:
        if kind in TABLE:
            return TABLE[kind](str(error))
    return error


@contextmanager
def translated() -> Iterator[None]:
    """Raise ADK's exceptions inside the block instead of ours."""
    try:
        yield
    except errors.KeepwiseError as error:
        other = translate(error)
        if other is error:
            raise
        raise other from error
