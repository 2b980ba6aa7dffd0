"""Retrieving memories and profiles; filters; revisions."""

from __future__ import annotations

from wire.manifest.form import (
    AIP_160,
    BANK_PAGES,
    DISCOVERY,
    OURS,
    REPLAYS,
    SDK,
    SESSION_PAGES,
    Requirement,
    diverges,
)

RETRIEVE = (
    Requirement("retrieve.scope", "Only memories of exactly the scope come back.", BANK_PAGES),
    Requirement("retrieve.scope.required", "A scope is required.", DISCOVERY),
    Requirement(
        "retrieve.similar", "With a query the closest come first, with distances.", BANK_PAGES
    ),
    diverges(
        "retrieve.similar.distance",
        "distance is that of two embeddings.",
        BANK_PAGES,
        "Words count beside meaning, so the order can differ from that of the embeddings; a "
        "distance is then raised to the one before it, and never falls.",
    ),
    Requirement("retrieve.similar.three", "Three come back unless topK says otherwise.", DISCOVERY),
    Requirement("retrieve.similar.most", "topK above 100 is taken as 100.", DISCOVERY),
    Requirement("retrieve.similar.page", "A search has no next page.", DISCOVERY),
    Requirement(
        "retrieve.simple", "Without a query they come page by page, without distances.", BANK_PAGES
    ),
    Requirement("retrieve.simple.three", "Three a page unless pageSize says otherwise.", DISCOVERY),
    Requirement("retrieve.simple.pages", "Every memory is on one page exactly.", DISCOVERY),
    Requirement(
        "retrieve.plain",
        "With neither, up to 100 come back and no page token, which the client could not follow.",
        SDK,
    ),
    Requirement("retrieve.one-way", "A query and pages exclude each other.", DISCOVERY),
    Requirement("retrieve.filter", "A filter asks about facts, times and topics.", BANK_PAGES),
    Requirement(
        "retrieve.groups", "Of filter groups one must fit, with all of its filters.", DISCOVERY
    ),
    Requirement(
        "retrieve.groups.operators", "Metadata are compared as equal, greater, less.", DISCOVERY
    ),
    Requirement(
        "retrieve.groups.negate", "negate turns a filter around; a missing key fits then.", OURS
    ),
    Requirement(
        "retrieve.groups.times", "Times in metadata are compared by whole seconds.", DISCOVERY
    ),
    Requirement(
        "retrieve.types",
        "Only sentences come back unless memoryTypes asks for profiles.",
        DISCOVERY,
    ),
)

PROFILES = (
    Requirement(
        "profiles.retrieve",
        "Profiles are answered by schema, each field with its value.",
        DISCOVERY,
    ),
    Requirement("profiles.said", "What a person says fills the fields of the schema.", BANK_PAGES),
    Requirement("profiles.changed", "A field has the value that was said last.", BANK_PAGES),
    Requirement("profiles.scope-keys", "A schema is for scopes that have its keys.", DISCOVERY),
    Requirement(
        "profiles.memories", "Each field is a memory of type STRUCTURED_PROFILE.", BANK_PAGES
    ),
    Requirement("profiles.json-schema", "jsonSchema is another way to spell a schema.", DISCOVERY),
    Requirement("profiles.id", "A schema's id is up to 63 of a-z, 0-9 and hyphens.", DISCOVERY),
    Requirement("profiles.empty", "A scope without any has no profiles.", SDK),
)

REVISIONS = (
    Requirement("revisions.list", "Revisions are listed, the newest first.", REPLAYS),
    Requirement("revisions.list.pages", "Revisions come page by page.", SDK),
    Requirement("revisions.list.labels", 'labels.KEY="value" filters them.', DISCOVERY),
    Requirement("revisions.get", "A revision is read by its name.", SDK),
    Requirement("revisions.missing", "One that is not there is 404 NOT_FOUND.", DISCOVERY),
    Requirement("revisions.ids", "Their ids are whole numbers.", DISCOVERY),
    Requirement(
        "revisions.extracted", "They hold what was extracted before it was compared.", DISCOVERY
    ),
    Requirement(
        "revisions.year", "They live for 365 days unless something says otherwise.", BANK_PAGES
    ),
    Requirement("revisions.deleted", "Deleting makes a revision without a fact.", BANK_PAGES),
    Requirement(
        "revisions.deleted.read", "Those of a deleted memory are read for 48 hours.", BANK_PAGES
    ),
    Requirement("revisions.rollback", "A rollback brings back the fact of a revision.", REPLAYS),
    Requirement("revisions.rollback.names", "The revision is named by id or by full name.", SDK),
    Requirement("revisions.rollback.revision", "A rollback is itself a revision.", REPLAYS),
    Requirement(
        "revisions.rollback.missing", "A rollback to what is not there is an error.", DISCOVERY
    ),
)

FILTERS = (
    Requirement("filters.and-or", "AND, OR and NOT combine conditions; OR binds tighter.", AIP_160),
    Requirement("filters.parentheses", "Parentheses group them.", AIP_160),
    Requirement(
        "filters.quotes", "Values are in quotes or bare; a backslash keeps a quote.", SESSION_PAGES
    ),
    Requirement("filters.has", "A colon asks for what a list, a text or a map has.", AIP_160),
    Requirement("filters.regex", "=~ compares with a regular expression.", BANK_PAGES),
    Requirement(
        "filters.times", "Times are RFC 3339, in quotes or bare, or microseconds.", BANK_PAGES
    ),
    Requirement("filters.spellings", "Fields are read in both spellings.", OURS),
    Requirement(
        "filters.wrong", "A filter that cannot be read is INVALID_ARGUMENT and says where.", AIP_160
    ),
    Requirement("filters.unknown", "So is one that asks about a field there is not.", AIP_160),
    Requirement("filters.functions", "Functions are refused: there are none.", AIP_160),
    Requirement(
        "filters.bounded", "A regular expression is RE2's, which none can make take for ever.", OURS
    ),
)
