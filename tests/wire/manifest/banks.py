"""Banks and what they are configured with."""

from __future__ import annotations

from wire.manifest.form import (
    BANK_PAGES,
    DISCOVERY,
    OURS,
    SDK,
    Requirement,
    diverges,
    later,
)

BANKS = (
    Requirement("banks.create", "A bank is created without any field at all.", SDK),
    Requirement("banks.create.digits", "Its generated id is digits, as ADK takes no other.", SDK),
    Requirement(
        "banks.create.operation",
        "Creating is an operation on the new bank whose response has its name.",
        SDK,
    ),
    Requirement(
        "banks.create.fields",
        "Display name, description and labels are kept.",
        DISCOVERY,
    ),
    Requirement(
        "banks.get.config",
        "A configuration is answered as it was given, in camelCase.",
        SDK,
    ),
    Requirement(
        "banks.get.context",
        "contextSpec is absent or has memoryBankConfig, as the client reads no other.",
        SDK,
    ),
    Requirement("banks.get.missing", "A bank that does not exist is 404 NOT_FOUND.", DISCOVERY),
    Requirement("banks.list", "Banks are listed page by page.", SDK),
    Requirement("banks.list.filter", "The list is filtered by display name.", SDK),
    Requirement("banks.update.mask", "A mask says which fields are replaced.", DISCOVERY),
    diverges(
        "banks.update.mask.config",
        "A mask that names context_spec replaces the whole configuration.",
        DISCOVERY,
        "The fields of the configuration that are there are replaced and the others stay, so that "
        "who sets a lifetime keeps the topics; a mask that names one field takes it back.",
    ),
    Requirement("banks.update.no-mask", "Without a mask the fields that are there change.", SDK),
    Requirement(
        "banks.update.empty",
        "An empty configuration without a mask changes none, as one client always sends it.",
        SDK,
    ),
    Requirement("banks.update.missing", "Only a bank that exists is updated.", DISCOVERY),
    Requirement("banks.delete", "A deleted bank is not found any more.", DISCOVERY),
    Requirement(
        "banks.delete.in-use",
        "A bank with memories or sessions is not deleted without force: FAILED_PRECONDITION.",
        DISCOVERY,
    ),
    Requirement("banks.delete.force", "force is read from the body and from the query.", SDK),
    Requirement(
        "banks.delete.erased",
        "With force all that the bank held is erased, and does not come back with its name.",
        OURS,
    ),
    later(
        "banks.code",
        "A reasoning engine runs code (spec, packageSpec).",
        DISCOVERY,
        "Keepwise keeps memories and sessions and runs no agents.",
    ),
    later(
        "banks.encryption",
        "encryptionSpec names a key of a key service.",
        DISCOVERY,
        "There is no key service here; encrypt the disk.",
    ),
    Requirement("banks.config.topics", "Only the topics of a bank are remembered.", BANK_PAGES),
    Requirement(
        "banks.config.topics.managed",
        "Managed topics are USER_PERSONAL_INFO, USER_PREFERENCES, KEY_CONVERSATION_DETAILS and "
        "EXPLICIT_INSTRUCTIONS; a bank without topics has all four.",
        DISCOVERY,
    ),
    Requirement(
        "banks.config.topics.custom",
        "A custom topic has a label and a description, and facts on it carry the label.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.topics.exclusions",
        "What the description of a custom topic excludes is not remembered.",
        OURS,
    ),
    Requirement(
        "banks.config.examples",
        "An example of a conversation with no memories keeps what is said like it out.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.scope-keys",
        "A customization is for the scopes that have all of its keys; of several that with most "
        "keys holds.",
        DISCOVERY,
    ),
    Requirement(
        "banks.config.default",
        "A customization without scope keys is for all other scopes.",
        DISCOVERY,
    ),
    Requirement(
        "banks.config.first-person",
        "Facts are in the first person.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.third-person",
        "enableThirdPersonMemories puts them in the third.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.no-facts",
        "disableNaturalLanguageMemories leaves only profiles.",
        DISCOVERY,
    ),
    diverges(
        "banks.config.consolidation",
        "revisionsPerCandidateCount says how many revisions of a memory consolidation reads.",
        DISCOVERY,
        "It is kept and answered. Consolidation compares what memories say now.",
    ),
    Requirement(
        "banks.config.model",
        "A Google model is what the settings map it to; without a mapping the bank is used with "
        "its rules and says so.",
        OURS,
    ),
    diverges(
        "banks.config.embedder",
        "similaritySearchConfig names the model that memories are found by.",
        DISCOVERY,
        "A store has one embedder, that of the settings. The name is kept and answered.",
    ),
    Requirement(
        "banks.config.ttl",
        "defaultTtl is how long memories live that say nothing themselves.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.ttl.update",
        "An update counts the default lifetime anew.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.ttl.granular",
        "Granular lifetimes hold for what is created, what is generated, and what a generation "
        "updates; one that is not set changes no expiry.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.ttl.one",
        "A default and granular lifetimes exclude each other.",
        DISCOVERY,
    ),
    Requirement(
        "banks.config.revisions.ttl",
        "memoryRevisionDefaultTtl is how long revisions live.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.revisions.off",
        "disableMemoryRevisions keeps no earlier states.",
        DISCOVERY,
    ),
    Requirement(
        "banks.config.trigger",
        "A generation trigger of the bank holds for streams that name none.",
        BANK_PAGES,
    ),
    Requirement(
        "banks.config.wrong",
        "A configuration that cannot be is INVALID_ARGUMENT and names the field; nothing changes.",
        OURS,
    ),
    Requirement(
        "banks.config.article",
        "The sequence of create_memory_bank with one managed and two custom topics makes a bank "
        "that generates by them.",
        SDK,
    ),
)
