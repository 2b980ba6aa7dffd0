"""Long-running operations."""

from __future__ import annotations

from wire.manifest.form import AIP_151, DISCOVERY, GAPIC, OURS, SDK, Requirement, later

OPERATIONS = (
    Requirement(
        "operations.types",
        "Metadata and response of every operation carry an @type that the generated client knows.",
        GAPIC,
    ),
    Requirement(
        "operations.times",
        "Metadata hold when the operation began and when it last changed.",
        SDK,
    ),
    Requirement(
        "operations.done",
        "All but generate and ingestEvents are done in their first answer.",
        OURS,
    ),
    Requirement(
        "operations.names",
        "An operation is named after what it is about: its bank, its memory or its session.",
        SDK,
    ),
    Requirement("operations.get", "An operation is read by its name, full or short.", SDK),
    Requirement("operations.get.later", "A finished operation can still be read.", SDK),
    Requirement("operations.missing", "An unknown operation is 404 NOT_FOUND.", DISCOVERY),
    later(
        "operations.list",
        "A bank, a memory and a session list their operations.",
        DISCOVERY,
        "An operation is found by the name it was answered with.",
    ),
    later(
        "operations.wait",
        ":wait answers when an operation is done.",
        AIP_151,
        "Clients poll; all but generate and ingestEvents are done in their first answer.",
    ),
    later(
        "operations.cancel",
        ":cancel and DELETE end an operation or forget it.",
        AIP_151,
        "keepwise jobs cancel does it for work that waits.",
    ),
    Requirement(
        "operations.error",
        "Work that fails after it was accepted is told by a later poll, as the error of the "
        "operation.",
        SDK,
    ),
)
