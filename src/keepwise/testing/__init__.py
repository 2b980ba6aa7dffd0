"""What a team needs to test its agent, or its own store, without a network.

``FrozenClock`` stands still, ``HashEmbedder`` needs no model, ``ScriptedModel`` says what it is
told (it needs the extra ``adk``), and ``keepwise.testing.conformance`` is the contract every store
keeps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from keepwise.testing.clock import FrozenClock

if TYPE_CHECKING:
    from keepwise.testing.hash_embedder import HashEmbedder
    from keepwise.testing.scripted_model import ScriptedModel

__all__ = ["FrozenClock", "HashEmbedder", "ScriptedModel"]


def __getattr__(name: str) -> object:
    # ADK takes seconds to import; whoever needs only the clock does not wait for it.
    if name == "ScriptedModel":
        from keepwise.testing.scripted_model import ScriptedModel

        return ScriptedModel
    if name == "HashEmbedder":
        from keepwise.testing.hash_embedder import HashEmbedder

        return HashEmbedder
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
