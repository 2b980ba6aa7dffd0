"""The server: Memory Bank and Sessions as Google's clients call them, on your own machine."""

from keepwise.errors import MissingExtra

try:
    import fastapi  # noqa: F401  (only to say which extra is missing)
except ModuleNotFoundError as error:
    raise MissingExtra("server", "keepwise.server") from error

from keepwise.server.app import build

__all__ = ["build"]
