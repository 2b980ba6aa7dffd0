"""The nouns of named, versioned files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from keepwise.model.values import JsonObject


@dataclass(frozen=True, slots=True)
class ArtifactVersion:
    """One version of a named file.

    ``session_id`` is empty for the user's own. ``kind`` is ``text``, ``bytes`` or ``link`` (to a
    file kept elsewhere); ``size`` is in bytes, ``digest`` the content's in hexadecimal. ``extra``
    is what the client sent beside the content, returned as it came.
    """

    name: str
    version: int
    session_id: str
    mime_type: str
    size: int
    created_at: int
    kind: Literal["text", "bytes", "link"]
    metadata: JsonObject = field(default_factory=dict)
    extra: JsonObject = field(default_factory=dict)
    digest: str = ""
    uri: str = ""


@dataclass(frozen=True, slots=True)
class Artifact:
    """A version with its content: bytes, UTF-8 of a text, or the address of a link."""

    version: ArtifactVersion
    data: bytes


@dataclass(frozen=True, slots=True)
class Link:
    """A file that is kept elsewhere: its address, stored in place of content."""

    uri: str
