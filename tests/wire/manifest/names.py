"""Paths and resource names."""

from __future__ import annotations

from wire.manifest.form import DISCOVERY, OURS, SDK, Requirement, diverges

NAMES = (
    Requirement(
        "names.full",
        "Every method is reached below projects/P/locations/L/reasoningEngines/BANK.",
        DISCOVERY,
    ),
    Requirement(
        "names.short",
        "reasoningEngines/BANK reaches the same objects as the full name.",
        SDK,
    ),
    Requirement(
        "names.memory-banks",
        "memoryBanks is another word for reasoningEngines, in full and in short names.",
        DISCOVERY,
    ),
    Requirement(
        "names.memory-banks.ingest",
        "memoryBanks/BANK:ingestEvents is the same as memoryBanks/BANK/memories:ingestEvents.",
        DISCOVERY,
    ),
    Requirement("names.v1", "/v1 reaches the same objects as /v1beta1.", DISCOVERY),
    diverges(
        "names.v1.all",
        "/v1 lacks profiles and short names.",
        DISCOVERY,
        "Both versions have every method, so that nobody has to know which one has what.",
    ),
    Requirement(
        "names.prefix",
        "The server can be mounted below a path, which clients put into their base URL.",
        SDK,
    ),
    Requirement("names.answers", "Names in answers are full names.", SDK),
    Requirement(
        "names.answers.place",
        "A short name is answered with the project and the location of the settings.",
        OURS,
    ),
    Requirement(
        "names.place",
        "Project and location are labels: a bank is the same whatever they say, and answers repeat "
        "those of the request.",
        OURS,
    ),
    Requirement(
        "names.library",
        "A bank of the server is the library's bank of that name, and the bank 'default' is always "
        "there.",
        OURS,
    ),
    Requirement(
        "names.inside",
        "A name in a body is of a record of the bank that the path names; another bank's is an "
        "error.",
        OURS,
    ),
    Requirement(
        "names.unknown",
        "A path or a method that does not exist is an error in the usual form.",
        DISCOVERY,
    ),
)
