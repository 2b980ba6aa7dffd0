"""Keepwise under Google's Agent Development Kit: services, a plugin, URIs."""

from keepwise.errors import MissingExtra

try:
    import google.adk  # noqa: F401  (only to say which extra is missing)
except ModuleNotFoundError as error:
    raise MissingExtra("adk", "keepwise.adk") from error

from keepwise.adk.artifacts import KeepwiseArtifactService
from keepwise.adk.memory import KeepwiseMemoryService
from keepwise.adk.plugin import KeepwisePlugin
from keepwise.adk.preload import KeepwisePreloadMemory, preload_memory
from keepwise.adk.registry import register
from keepwise.adk.remembering.text_model import AdkTextModel
from keepwise.adk.remote import RemoteMemoryService, RemoteSessionService
from keepwise.adk.sessions import KeepwiseSessionService
from keepwise.adk.summarizer import KeepwiseSummarizer

__all__ = [
    "AdkTextModel",
    "KeepwiseArtifactService",
    "KeepwiseMemoryService",
    "KeepwisePlugin",
    "KeepwisePreloadMemory",
    "KeepwiseSessionService",
    "KeepwiseSummarizer",
    "RemoteMemoryService",
    "RemoteSessionService",
    "preload_memory",
    "register",
]
