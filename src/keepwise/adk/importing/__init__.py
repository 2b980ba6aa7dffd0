"""Moving in: sessions, state and memories from the stores that ADK itself writes."""

from keepwise.adk.importing.comparing import Imported, LeftOut, Progress
from keepwise.adk.importing.memories import ImportedMemories, import_memories
from keepwise.adk.importing.moving import import_sessions

__all__ = [
    "Imported",
    "ImportedMemories",
    "LeftOut",
    "Progress",
    "import_memories",
    "import_sessions",
]
