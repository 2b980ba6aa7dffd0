"""The routes, one module a resource: each translates a request, calls, and translates back."""

from keepwise.server.routes import (
    banks,
    generating,
    governing,
    memories,
    operations,
    proving,
    sessions,
)

ROUTERS = (
    operations.router,
    generating.router,
    governing.router,
    proving.router,
    memories.router,
    sessions.router,
    banks.router,
)
"""In the order they are tried: a verb behind a colon before the resource it is a verb of."""

__all__ = ["ROUTERS"]
