"""Memories one by one: create, get, list, patch, delete, purge."""

from __future__ import annotations

from wire.manifest.form import (
    BANK_PAGES,
    DISCOVERY,
    OURS,
    REPLAYS,
    SDK,
    Requirement,
    diverges,
    later,
)

MEMORIES = (
    Requirement("memories.create", "A fact and a scope make a memory.", SDK),
    Requirement(
        "memories.create.operation",
        "Creating is an operation whose response is the memory, which can be read at once.",
        SDK,
    ),
    Requirement(
        "memories.create.id",
        "memoryId names it: up to 63 of a-z, 0-9 and hyphens, first a letter, last no hyphen.",
        DISCOVERY,
    ),
    Requirement("memories.create.id.wrong", "Any other id is INVALID_ARGUMENT.", DISCOVERY),
    Requirement("memories.create.id.taken", "An id that is taken is 409 ALREADY_EXISTS.", OURS),
    diverges(
        "memories.create.id.generated",
        "Generated ids are digits.",
        REPLAYS,
        "They are hexadecimal digits, as everywhere in Keepwise. No client looks inside.",
    ),
    Requirement("memories.create.ttl", "ttl sets expireTime to now and ttl.", REPLAYS),
    Requirement("memories.create.expire-time", "expireTime is taken as it is.", DISCOVERY),
    Requirement(
        "memories.create.expire-once",
        "ttl and expireTime exclude each other.",
        DISCOVERY,
    ),
    Requirement(
        "memories.create.ends",
        "A time that is past, or beyond any calendar, is an error that names ttl or expire_time.",
        OURS,
    ),
    Requirement(
        "memories.create.metadata",
        "Metadata are texts, numbers, truth values and times, and come back as they were.",
        SDK,
    ),
    Requirement(
        "memories.create.metadata.one",
        "A metadata value has exactly one kind.",
        DISCOVERY,
    ),
    Requirement("memories.create.topics", "Topics are managed ones or labels of the bank's.", SDK),
    Requirement(
        "memories.create.topics.unknown",
        "A topic that the bank does not have is INVALID_ARGUMENT.",
        OURS,
    ),
    Requirement("memories.create.display", "Display name and description are kept.", DISCOVERY),
    Requirement("memories.create.revision", "Creating makes one revision.", BANK_PAGES),
    Requirement("memories.create.revision.labels", "revisionLabels are on it.", DISCOVERY),
    Requirement(
        "memories.create.revision.ttl",
        "revisionTtl or revisionExpireTime says when it expires.",
        DISCOVERY,
    ),
    Requirement(
        "memories.create.consolidation",
        "Creating compares with nothing: what others say stays beside it.",
        BANK_PAGES,
    ),
    diverges(
        "memories.create.same",
        "The same fact created twice is two memories.",
        BANK_PAGES,
        "Without an id of its own the very same fact is the same memory, so that a repeated "
        "request has one effect.",
    ),
    diverges(
        "memories.create.refused",
        "Any fact is stored.",
        BANK_PAGES,
        "Credentials, figures and what reads like an order are 400 FAILED_PRECONDITION with the "
        "kinds and places of what was found, never its text.",
    ),
    Requirement("memories.create.fact", "An empty fact is INVALID_ARGUMENT.", DISCOVERY),
    Requirement("memories.scope.required", "A scope is required.", DISCOVERY),
    Requirement("memories.scope.five", "A scope has at most five keys.", BANK_PAGES),
    Requirement("memories.scope.star", "No value of a scope has a *.", BANK_PAGES),
    Requirement(
        "memories.scope.exact",
        "A scope is exactly its keys and values, in any order; case counts.",
        BANK_PAGES,
    ),
    later(
        "memories.create.structured",
        "A structured memory is created directly (memoryType, structuredContent).",
        DISCOVERY,
        "Profiles are filled by what is said; a direct write is INVALID_ARGUMENT.",
    ),
    Requirement("memories.get", "A memory is read by its name.", SDK),
    Requirement(
        "memories.get.inputs",
        "What is only an input (ttl, revision fields) does not come back.",
        DISCOVERY,
    ),
    Requirement("memories.get.missing", "One that is not there is 404 NOT_FOUND.", SDK),
    Requirement(
        "memories.get.expired",
        "One that has expired is not there, for get, list and retrieve.",
        BANK_PAGES,
    ),
    Requirement("memories.list", "The memories of all scopes of a bank are listed.", SDK),
    Requirement(
        "memories.list.order",
        "The newest is first unless orderBy says otherwise: create_time or update_time, "
        "ascending or desc.",
        DISCOVERY,
    ),
    diverges(
        "memories.list.order.several",
        "orderBy names several fields, separated by commas.",
        DISCOVERY,
        "It names one of them; several are INVALID_ARGUMENT.",
    ),
    Requirement("memories.list.pages", "Every memory is on one page exactly.", SDK),
    Requirement(
        "memories.list.scope",
        'The filter scope="{...}" gives the memories of exactly that scope.',
        BANK_PAGES,
    ),
    Requirement("memories.list.fact", "The list is filtered by fact.", REPLAYS),
    Requirement(
        "memories.list.topics", "The list is filtered by managed and custom topics.", BANK_PAGES
    ),
    Requirement(
        "memories.list.times", "The list is filtered by create_time and update_time.", BANK_PAGES
    ),
    Requirement("memories.patch", "A patch changes a memory and answers it as an operation.", SDK),
    Requirement("memories.patch.mask", "With a mask only its fields change.", DISCOVERY),
    Requirement("memories.patch.no-mask", "Without a mask the fields that are there change.", SDK),
    Requirement("memories.patch.scope", "The same scope is no change, another one an error.", SDK),
    Requirement("memories.patch.ttl", "ttl sets expireTime to now and ttl.", BANK_PAGES),
    Requirement("memories.patch.metadata", "Metadata are replaced.", SDK),
    Requirement("memories.patch.stray", "A stray memoryId is ignored.", SDK),
    Requirement("memories.patch.revision", "A patch makes a revision.", BANK_PAGES),
    Requirement("memories.patch.missing", "Only a memory that exists is patched.", DISCOVERY),
    diverges(
        "memories.patch.refused",
        "Any fact is stored.",
        BANK_PAGES,
        "What may not be kept is refused as when a memory is created, and nothing changes.",
    ),
    Requirement("memories.delete", "A deleted memory is in no get, list or retrieve.", BANK_PAGES),
    Requirement(
        "memories.delete.operation", "Deleting is an operation with an empty response.", SDK
    ),
    Requirement("memories.delete.missing", "Only a memory that exists is deleted.", DISCOVERY),
    Requirement(
        "memories.delete.undo",
        "For 48 hours a deleted memory comes back by a rollback; after that it is gone.",
        BANK_PAGES,
    ),
    Requirement(
        "memories.delete.learned",
        "What was deleted is not learned again from the same words.",
        OURS,
    ),
)

PURGE = (
    Requirement("purge.dry", "Without force memories are counted and stay.", REPLAYS),
    Requirement("purge.force", "With force they are deleted.", REPLAYS),
    Requirement("purge.done", "The first answer is done, as the client cannot poll a purge.", SDK),
    Requirement("purge.zero", "A count of zero is spelled out.", SDK),
    Requirement("purge.filter", "A filter or filter groups are required.", SDK),
    Requirement(
        "purge.filter.scope",
        "scope.KEY compares one key of the scope, with and without quotes.",
        BANK_PAGES,
    ),
    Requirement(
        "purge.filter.and",
        "Conditions on scope, topics, fact and times are combined.",
        BANK_PAGES,
    ),
    Requirement(
        "purge.groups", "Filter groups choose by metadata, as well as the filter.", DISCOVERY
    ),
    Requirement(
        "purge.groups.empty",
        "A group without filters means every memory, and purges none: it is an error.",
        OURS,
    ),
    diverges(
        "purge.undo",
        "A purge is final.",
        DISCOVERY,
        "Each memory can be rolled back for 48 hours, as if it had been deleted by itself.",
    ),
)
