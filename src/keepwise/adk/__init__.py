"""Keepwise under Google's Agent Development Kit: services, a plugin, URIs."""

from keepwise.errors import MissingExtra

try:
    import google.adk  # noqa: F401  (only to say which extra is missing)
except ModuleNotFoundError as error:
    raise MissingExtra("adk", "keepwise.adk") from error

from keepwise.adk.memory import KeepwiseMemoryService
from keepwise.adk.plugin import KeepwisePlugin
from keepwise.adk.registry import register
from keepwise.adk.sessions import KeepwiseSessionService

__all__ = ["KeepwiseMemoryService", "KeepwisePlugin", "KeepwiseSessionService", "register"]
