"""What a line of the manifest is, and where what it promises was found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["kept", "diverges", "later"]

DISCOVERY = "Discovery document of aiplatform, revision 20261106"
BANK_PAGES = "Memory Bank documentation"
SESSION_PAGES = "Agent Engine Sessions documentation"
REPLAYS = "replay tests of googleapis/python-aiplatform"
PROTO_JSON = "JSON form of proto3"
AIP_151 = "AIP-151"
AIP_158 = "AIP-158"
AIP_160 = "AIP-160"
AIP_193 = "AIP-193"
SDK = "recorded from google-cloud-aiplatform 2.7.0"
GAPIC = "recorded from the REST transport of google-cloud-aiplatform 2.7.0"
ADK = "recorded from google-adk 2.13.0"
OURS = "our choice"


@dataclass(frozen=True, slots=True)
class Requirement:
    """One promised behaviour.

    ``source`` says where the promise was found. One that ``diverges`` or comes ``later`` has a
    ``reason``, which also says what happens instead.
    """

    id: str
    text: str
    source: str
    status: Status = "kept"
    reason: str = ""

    @property
    def area(self) -> str:
        """What it is about: the first part of its id."""
        return self.id.partition(".")[0]


def diverges(id: str, text: str, source: str, reason: str) -> Requirement:
    """What others promise and we keep otherwise, on purpose."""
    return Requirement(id, text, source, "diverges", reason)


def later(id: str, text: str, source: str, reason: str) -> Requirement:
    """What is not built."""
    return Requirement(id, text, source, "later", reason)
