"""Moving in: sessions and state from the stores that ADK itself writes."""

from keepwise.adk.importing.comparing import Imported, LeftOut, Progress
from keepwise.adk.importing.moving import import_sessions

__all__ = ["Imported", "LeftOut", "Progress", "import_sessions"]
