"""The description of the API at ``/openapi.json``, with the errors that there really are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

_ABOUT = """\
Google's Memory Bank and Sessions, and a few verbs more, on your own machine.

Each path is also there below `/v1`, under its short name (`/v1beta1/reasoningEngines/...`), and
with `memoryBanks` for `reasoningEngines`. Keys of messages are taken in camelCase and snake_case,
enums by name or number. The banks of this server are its reasoning engines.
"""
_ERROR = {
    "description": "It was not done: see the status, and the details for programs.",
    "content": {
        "application/json": {"schema": {"$ref": "#/components/schemas/Error"}},
    },
}
_ERROR_SCHEMA = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "status", "message"],
            "properties": {
                "code": {"type": "integer"},
                "status": {"type": "string"},
                "message": {"type": "string"},
                "details": {"type": "array", "items": {"type": "object"}},
            },
        }
    },
}
_KEYS = {
    "key": {"type": "apiKey", "in": "header", "name": "x-goog-api-key"},
    "bearer": {"type": "http", "scheme": "bearer"},
}


def operation_id(route: APIRoute) -> str:
    """What a route is called in the description: as its function is."""
    return route.name


def describing(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """What describes an application; made once."""

    def describe() -> dict[str, Any]:
        if app.openapi_schema is None:
            described = get_openapi(
                title=app.title,
                version=app.version,
                openapi_version="3.1.0",
                description=_ABOUT,
                routes=app.routes,
            )
            for path in described["paths"].values():
                for operation in path.values():
                    # What cannot be read is answered with 400, as Google does.
                    operation["responses"].pop("422", None)
                    operation["responses"]["default"] = _ERROR
            components = described.setdefault("components", {})
            schemas = components.setdefault("schemas", {})
            for name in ("HTTPValidationError", "ValidationError"):
                schemas.pop(name, None)
            schemas["Error"] = _ERROR_SCHEMA
            components["securitySchemes"] = _KEYS
            described["security"] = [{}, *({name: []} for name in _KEYS)]
            app.openapi_schema = described
        return app.openapi_schema

    return describe
