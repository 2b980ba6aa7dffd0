"""One table from Keepwise's errors to HTTP statuses and the codes of google.rpc.

A body is ``{"error": {"code", "status", "message", "details"}}``. Details are typed as Google's:
``ErrorInfo`` carries the stable reason and what to do next, ``BadRequest`` the field, and a refusal
has ``keepwise.Refusal`` with kinds and spans, never a value.
"""

from __future__ import annotations

import logging
from typing import Any

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from keepwise import errors
from keepwise.governance.findings import kinds_of
from keepwise.governance.guard import dump_json
from keepwise.model import Json, JsonObject

_logger = logging.getLogger("keepwise.server")

# An error that is not here is answered as the nearest class it derives from.
TABLE: dict[type[errors.KeepwiseError], tuple[int, str, int]] = {
    errors.KeepwiseError: (500, "INTERNAL", 13),
    errors.ConfigError: (400, "FAILED_PRECONDITION", 9),
    errors.MissingExtra: (501, "UNIMPLEMENTED", 12),
    errors.InvalidInput: (400, "INVALID_ARGUMENT", 3),
    errors.NotFound: (404, "NOT_FOUND", 5),
    errors.Conflict: (409, "ABORTED", 10),
    errors.AlreadyExists: (409, "ALREADY_EXISTS", 6),
    errors.InUse: (400, "FAILED_PRECONDITION", 9),
    errors.Forgotten: (400, "FAILED_PRECONDITION", 9),
    errors.Denied: (403, "PERMISSION_DENIED", 7),
    errors.Refused: (400, "FAILED_PRECONDITION", 9),
    errors.LimitExceeded: (429, "RESOURCE_EXHAUSTED", 8),
    errors.Unavailable: (503, "UNAVAILABLE", 14),
    errors.Broken: (500, "DATA_LOSS", 15),
}
"""HTTP status, status name, and google.rpc code of each error."""

_STATUSES = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    405: "UNIMPLEMENTED",
    413: "INVALID_ARGUMENT",
    415: "INVALID_ARGUMENT",
    429: "RESOURCE_EXHAUSTED",
    503: "UNAVAILABLE",
    504: "DEADLINE_EXCEEDED",
}
_ELSEWHERE = {
    404: "this server has no such path; GET /openapi.json lists those there are",
    405: "this path takes other methods, and no such verb; GET /openapi.json lists what there is",
}
_DOMAIN = "keepwise"


def status_of(error: errors.KeepwiseError) -> tuple[int, str, int]:
    """HTTP status, status name and google.rpc code of an error."""
    return next(TABLE[kind] for kind in type(error).__mro__ if kind in TABLE)


def rpc_status(error: errors.KeepwiseError) -> JsonObject:
    """An error as the ``google.rpc.Status`` of an operation that failed."""
    return {"code": status_of(error)[2], "message": str(error), "details": details_of(error)}


def details_of(error: errors.KeepwiseError) -> list[Json]:
    """What programs can read of an error: reason, hint, field, findings; no text that was given."""
    metadata: JsonObject = {"retryable": str(error.retryable).lower()}
    if error.hint:
        metadata["hint"] = error.hint
    found: list[Json] = [
        {
            "@type": "type.googleapis.com/google.rpc.ErrorInfo",
            "reason": error.reason.upper(),
            "domain": _DOMAIN,
            "metadata": metadata,
        }
    ]
    if isinstance(error, errors.InvalidInput):
        found.append(_bad_request([(error.field, error.message)]))
    if isinstance(error, errors.Refused):
        found.append(
            {
                "@type": "type.googleapis.com/keepwise.Refusal",
                "field": error.field,
                "findings": [
                    {"kind": each.kind, "rule": each.rule, "start": each.start, "end": each.end}
                    for each in error.findings
                ],
            }
        )
    return found


def body(status: int, name: str, message: str, details: list[Json] | None = None) -> Response:
    """An error as a response."""
    error: JsonObject = {"code": status, "status": name, "message": message}
    if details:
        error["details"] = details
    # As other answers are: names of fields are the caller's, and may hold half a character.
    return Response(dump_json({"error": error}), status, media_type="application/json")


async def on_keepwise_error(request: Request, error: Exception) -> Response:
    """Answer with an error of ours."""
    assert isinstance(error, errors.KeepwiseError)
    if isinstance(error, errors.Refused):
        for kind in kinds_of(error.findings):
            request.app.state.metrics.refused.labels(kind).inc()
    status, name, _code = status_of(error)
    words = str(error)
    if status >= 500 or isinstance(error, errors.ConfigError):
        # Not the caller's doing: who looks after the server has to know why.
        known = getattr(request.state, "request_id", "")
        _logger.error("request %s: %s: %s", known, error.reason, words)
        # Where the store is says something of the machine, and is nobody's outside of it.
        words = words.replace(request.app.state.keepwise.describe(), "the store")
    response = body(status, name, words, details_of(error))
    if error.retryable and status in (429, 503):
        response.headers["Retry-After"] = "1"
    return response


async def on_anything_else(request: Request, _: Exception) -> Response:
    """Answer where something went wrong that nobody foresaw: no message of it, which may hold text.

    The log says where, under the request's id.
    """
    known = getattr(request.state, "request_id", "")
    return body(500, "INTERNAL", f"it failed; the log tells of request {known}")


async def on_invalid_request(_: Request, error: Exception) -> Response:
    """Answer to a request whose fields cannot be read: which, and why, never what they hold."""
    assert isinstance(error, RequestValidationError)
    violations = [(_path(each["loc"]), _problem(each)) for each in error.errors()]
    message = "; ".join(f"{field}: {problem}" for field, problem in violations[:5])
    return body(400, "INVALID_ARGUMENT", message, [_bad_request(violations)])


async def on_http_exception(request: Request, error: Exception) -> Response:
    """Answer to a path or a method there is not."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    message = _ELSEWHERE.get(status, str(error.detail))
    response = body(status, _STATUSES.get(status, "UNKNOWN"), message)
    response.headers.update(error.headers or {})
    if status == 405:
        response.headers["Allow"] = ", ".join(_allowed(request))
    return response


def _allowed(request: Request) -> list[str]:
    """The methods of every route of a path; Starlette tells of the first route's only."""
    path, found = request.scope["path"], set[str]()
    for route in request.app.state.routes:
        if route.path_regex.match(path):
            found |= route.methods
    return sorted(found)


def _bad_request(violations: list[tuple[str, str]]) -> Json:
    return {
        "@type": "type.googleapis.com/google.rpc.BadRequest",
        "fieldViolations": [
            {"field": field, "description": description} for field, description in violations
        ],
    }


def _path(loc: tuple[int | str, ...]) -> str:
    """Where in a request: ``body.scope.user_id``, without the word for the place."""
    inner = loc[1:] if loc and loc[0] in ("body", "query", "path", "header") else loc
    return ".".join(str(each)[:100] for each in inner) or str(loc[0] if loc else "request")


def _problem(error: Any) -> str:
    if error["type"] == "value_error":
        # Ours: they name the problem and hold nothing of the value.
        return str(error["ctx"]["error"])
    if error["type"] == "extra_forbidden":
        return "there is no such field"
    if error["type"] == "json_invalid":
        return "is not valid JSON"
    return str(error["msg"]).lower()
