"""Long-running operations."""

from __future__ import annotations

from wire.manifest.form import AIP_151, DISCOVERY, GAPIC, OURS, SDK, Requirement

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
    Requirement("operations.names.digits", "The id of an operation is digits.", OURS),
    Requirement("operations.get", "An operation is read by its name, full or short.", SDK),
    Requirement("operations.get.later", "A finished operation can still be read.", SDK),
    Requirement("operations.missing", "An unknown operation is 404 NOT_FOUND.", DISCOVERY),
    Requirement("operations.list", "A bank lists its operations.", AIP_151),
    Requirement("operations.wait", ":wait answers when the operation is done.", AIP_151),
    Requirement("operations.cancel", ":cancel is accepted and answered with Empty.", AIP_151),
    Requirement("operations.delete", "DELETE of an operation is answered with Empty.", AIP_151),
    Requirement(
        "operations.error",
        "Work that fails after it was accepted is told by a later poll, as the error of the "
        "operation.",
        SDK,
    ),
)
