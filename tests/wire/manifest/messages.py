"""Bodies, query parameters and pages: what holds for every message."""

from __future__ import annotations

from wire.manifest.form import (
    AIP_158,
    DISCOVERY,
    GAPIC,
    OURS,
    PROTO_JSON,
    SDK,
    Requirement,
    diverges,
)

MESSAGES = (
    Requirement(
        "messages.spellings",
        "Keys are read in camelCase and in snake_case, at every depth and mixed.",
        SDK,
    ),
    Requirement(
        "messages.free",
        "Keys that are the caller's own (scopes, labels, metadata, state, schemas) stay as they "
        "came.",
        SDK,
    ),
    Requirement("messages.answers", "Answers are in camelCase.", SDK),
    Requirement(
        "messages.enums", "Enums are read by name and by number, and answered by name.", GAPIC
    ),
    Requirement(
        "messages.alt",
        "The query parameter $alt of the generated clients is accepted.",
        GAPIC,
    ),
    Requirement(
        "messages.times",
        "Times are read as RFC 3339 with any offset and answered in UTC with a Z, exact to the "
        "microsecond.",
        PROTO_JSON,
    ),
    Requirement(
        "messages.durations", "Durations are seconds with an s, also fractions.", PROTO_JSON
    ),
    Requirement("messages.null", "A field that is null is a field that is not there.", PROTO_JSON),
    Requirement(
        "messages.absent",
        "A text, list or map with nothing in it is absent from an answer: clients read None.",
        SDK,
    ),
    Requirement(
        "messages.unknown",
        "An unknown field is an error that names it.",
        PROTO_JSON,
    ),
    Requirement(
        "messages.query.unknown",
        "An unknown query parameter is an error that names it; those that go with any request "
        "($alt, alt, fields, key, prettyPrint, quotaUser) change nothing.",
        OURS,
    ),
    Requirement("messages.no-body", "A method without required fields takes an empty body.", SDK),
    Requirement(
        "messages.masks",
        "Update masks name fields in either spelling, separated by commas.",
        SDK,
    ),
    Requirement(
        "messages.masks.paths",
        "A path into metadata or into a bank's configuration changes what it names and nothing "
        "beside it; into anything else it is an error.",
        SDK,
    ),
    Requirement("messages.masks.unknown", "A mask that names an unknown field is an error.", OURS),
    Requirement(
        "messages.pages",
        "Pages follow each other by nextPageToken; the last one has none.",
        AIP_158,
    ),
    Requirement(
        "messages.pages.token",
        "A page token that was not handed out is an error.",
        AIP_158,
    ),
    Requirement(
        "messages.pages.same",
        "A page token is for the list it was handed out for: another filter or another order with "
        "it is an error.",
        AIP_158,
    ),
    Requirement(
        "messages.pages.size",
        "A page size above the most is taken as the most; a negative one is an error.",
        AIP_158,
    ),
    Requirement("messages.size", "A body of up to 8 MB is read.", DISCOVERY),
    diverges(
        "messages.numbers",
        "Numbers in free JSON are floating point, as in protobuf's Struct.",
        DISCOVERY,
        "Whole numbers stay whole, and null stays null.",
    ),
)

ERRORS = (
    Requirement(
        "errors.form",
        "An error is {error: {code, status, message, details}} with the HTTP status of its code.",
        SDK,
    ),
    Requirement(
        "errors.details",
        "Details hold an ErrorInfo with a stable reason, and the field that is wrong.",
        OURS,
    ),
    Requirement("errors.json", "A body that is not JSON is INVALID_ARGUMENT.", DISCOVERY),
    Requirement("errors.silent", "No error repeats what the caller sent.", OURS),
    Requirement(
        "errors.bank",
        "Whatever is asked of a bank that does not exist is 404 NOT_FOUND.",
        DISCOVERY,
    ),
    Requirement(
        "errors.method",
        "A method that a path does not have is refused, and says which ones it has.",
        OURS,
    ),
)
