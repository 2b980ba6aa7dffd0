"""Generating memories, and streams of events that memories come from."""

from __future__ import annotations

from wire.manifest.form import (
    ADK,
    BANK_PAGES,
    DISCOVERY,
    OURS,
    REPLAYS,
    SDK,
    Requirement,
    diverges,
)

GENERATE = (
    Requirement("generate.contents", "Memories come from the contents of a request.", SDK),
    Requirement("generate.memories", "Facts of a request are consolidated.", SDK),
    Requirement("generate.memories.five", "Up to five facts a request.", BANK_PAGES),
    Requirement("generate.session", "Memories come from the events of a session.", DISCOVERY),
    Requirement(
        "generate.session.times",
        "startTime is the first moment of them, endTime the first after them.",
        DISCOVERY,
    ),
    Requirement(
        "generate.session.scope",
        "The scope is the session's user_id unless the request has one.",
        DISCOVERY,
    ),
    Requirement("generate.session.missing", "A session that is not there is 404.", OURS),
    Requirement("generate.source", "There is exactly one source.", DISCOVERY),
    Requirement("generate.scope", "A scope is required beside contents and facts.", DISCOVERY),
    Requirement(
        "generate.answer",
        "The response names each memory with what was done: CREATED, UPDATED or DELETED.",
        BANK_PAGES,
    ),
    Requirement(
        "generate.updated",
        "The same again is UPDATED, with the name of the revision before.",
        REPLAYS,
    ),
    Requirement(
        "generate.contradicted",
        "What contradicts a memory takes its place.",
        BANK_PAGES,
    ),
    diverges(
        "generate.deleted",
        "What a person asks to forget can be brought back for 48 hours.",
        BANK_PAGES,
        "Forgetting that a person asks for is final at once, and the same words are not learned "
        "again.",
    ),
    Requirement(
        "generate.nothing", "Nothing worth keeping is a success without memories.", BANK_PAGES
    ),
    diverges(
        "generate.roles",
        "A role other than user and model is an error of the operation.",
        BANK_PAGES,
        "It is an error of the request, INVALID_ARGUMENT, before anything is accepted.",
    ),
    Requirement("generate.model", "What the model says is no evidence about the user.", OURS),
    Requirement(
        "generate.calls",
        "Function calls and responses are passed over.",
        BANK_PAGES,
    ),
    diverges(
        "generate.media",
        "Images and files become memories in words.",
        BANK_PAGES,
        "They are accepted and passed over; what is said beside them counts.",
    ),
    Requirement(
        "generate.scoped", "Only memories of the very same scope are compared.", BANK_PAGES
    ),
    Requirement(
        "generate.no-consolidation",
        "disableConsolidation adds every fact beside the others.",
        DISCOVERY,
    ),
    Requirement("generate.topics", "allowedTopics limit what is kept.", REPLAYS),
    Requirement("generate.topics.unknown", "An allowed topic must be one of the bank's.", OURS),
    Requirement("generate.metadata", "Metadata are on the memories.", REPLAYS),
    Requirement(
        "generate.metadata.merge", "MERGE adds keys to a memory, new values win.", BANK_PAGES
    ),
    Requirement("generate.metadata.overwrite", "OVERWRITE replaces them.", BANK_PAGES),
    Requirement(
        "generate.metadata.exact",
        "REQUIRE_EXACT_MATCH compares with memories of the same metadata only.",
        REPLAYS,
    ),
    Requirement("generate.revision.labels", "revisionLabels are on the revisions.", REPLAYS),
    Requirement("generate.revision.ttl", "revisionTtl says when they expire.", DISCOVERY),
    Requirement("generate.time-zone", "timeZone is where relative days are.", DISCOVERY),
    Requirement("generate.time-zone.wrong", "An unknown time zone is INVALID_ARGUMENT.", OURS),
    Requirement("generate.short", "Long conversations are read whole.", OURS),
    diverges(
        "generate.refused",
        "Everything on a topic is kept.",
        BANK_PAGES,
        "Credentials and figures are left out, and the operation counts them with their kinds.",
    ),
)

INGEST = (
    Requirement("ingest.now", "Without a trigger events are looked at at once.", BANK_PAGES),
    Requirement("ingest.stream", "An empty streamId is the scope's own stream.", SDK),
    Requirement(
        "ingest.repeated",
        "An eventId that the stream has seen is dropped, also in a whole conversation handed in "
        "again.",
        ADK,
    ),
    Requirement("ingest.order", "Events are read in the order of eventTime.", BANK_PAGES),
    Requirement("ingest.count", "eventCount waits for so many events.", BANK_PAGES),
    Requirement("ingest.idle", "idleDuration waits until nothing came for so long.", BANK_PAGES),
    Requirement("ingest.interval", "fixedInterval looks every so often.", BANK_PAGES),
    Requirement(
        "ingest.rules",
        "idleDuration and fixedInterval exclude each other; a count goes with either.",
        BANK_PAGES,
    ),
    Requirement(
        "ingest.overlap", "overlapEventCount gives the last ones again, for context.", BANK_PAGES
    ),
    Requirement("ingest.overlap.less", "The overlap is less than the count.", BANK_PAGES),
    Requirement(
        "ingest.leftover",
        "What is left over is looked at 24 hours after the last event.",
        BANK_PAGES,
    ),
    Requirement("ingest.flush", "forceFlush looks at once at what waits.", REPLAYS),
    Requirement("ingest.trigger", "A call may bring a trigger and no events.", ADK),
    Requirement(
        "ingest.operation", "A stream has one operation until its events are looked at.", BANK_PAGES
    ),
    Requirement("ingest.streams", "Streams of one scope wait apart from each other.", BANK_PAGES),
    Requirement("ingest.metadata", "Metadata are on the memories that come of it.", REPLAYS),
    Requirement("ingest.labels", "revisionLabels are on their revisions.", REPLAYS),
    Requirement("ingest.scope", "A scope is required.", DISCOVERY),
)
