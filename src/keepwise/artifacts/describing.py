"""What is stored about a version beside its content, judged field by field."""

from __future__ import annotations

from keepwise.artifacts.names import REFERENCE
from keepwise.artifacts.store import Described, Kind
from keepwise.errors import InvalidInput, Refused
from keepwise.governance.guard import CleanJson, CleanText, Guard
from keepwise.model import Finding, JsonObject, Link

_MAX_MIME_CHARS = 255


def describe(
    guard: Guard,
    content: object,
    *,
    mime_type: str,
    metadata: JsonObject | None,
    extra: JsonObject | None,
) -> tuple[Described, tuple[Finding, ...]]:
    """What is stored about a version, and what was redacted in its metadata.

    Raises:
        Refused: a field that has to come back as it was holds a credential.
        InvalidInput: a field cannot be stored; the message names it.
    """
    kind: Kind = (
        "link" if isinstance(content, Link) else "text" if isinstance(content, str) else "bytes"
    )
    facts = _object(guard, metadata, "metadata")
    beside = _object(guard, extra, "extra")
    if beside.findings:
        raise Refused("extra", beside.findings, hint="it has to come back as it was")
    described = Described(
        kind=kind,
        mime_type=_mime_type(guard, mime_type or ("text/plain" if kind == "text" else "")),
        uri=address(guard, _uri(content)),
        metadata=facts.text,
        extra=beside.text,
    )
    return described, facts.findings


def address(guard: Guard, uri: str) -> CleanText:
    """An address as it may be stored; empty for what is no link.

    Raises:
        Refused: it holds a credential.
        InvalidInput: it cannot be stored.
    """
    if uri.startswith(REFERENCE):
        # Made of names, each judged as one; read as words, "user:" would announce a password.
        return guard.reference(uri, "uri")
    return guard.require(uri, "ledger", field="uri")


def _uri(content: object) -> str:
    if not isinstance(content, Link):
        return ""
    if not content.uri:
        raise InvalidInput("uri", "must not be empty")
    return content.uri


def _object(guard: Guard, value: JsonObject | None, field: str) -> CleanJson:
    if not isinstance(value, dict | None):
        raise InvalidInput(field, "must be an object")
    return guard.clean_json(value or {}, "ledger", field=field)


def _mime_type(guard: Guard, mime_type: str) -> CleanText:
    clean = guard.require(mime_type, "ledger", field="mime_type")
    if len(mime_type) > _MAX_MIME_CHARS or not mime_type.isprintable():
        raise InvalidInput("mime_type", "is not a MIME type")
    return clean
