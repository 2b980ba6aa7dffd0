"""Artifacts: saved, versioned, loaded byte for byte, listed, deleted."""

from keepwise.testing.conformance.artifacts import content, files

__all__ = ["content", "files"]
