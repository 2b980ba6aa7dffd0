"""What the server promises beyond Google's: verbs that govern, who is let in, how it is run."""

from __future__ import annotations

from wire.manifest.form import OURS, Requirement

GOVERNING = (
    Requirement(
        "governing.forget",
        "memories:forget erases memories by name or by words, for good, with a receipt.",
        OURS,
    ),
    Requirement(
        "governing.forget.dry",
        "With validateOnly it says what would go, and nothing does.",
        OURS,
    ),
    Requirement(
        "governing.forget.whole",
        "What one request names is forgotten together, or nothing is.",
        OURS,
    ),
    Requirement(
        "governing.erase",
        "With erase all there is of a scope goes, or of a user in every scope of the bank.",
        OURS,
    ),
    Requirement("governing.receipts", "receipts:verify tells a receipt from a changed one.", OURS),
    Requirement(
        "governing.quarantine",
        "memories:quarantined, :confirm and :dismiss let a person decide about others' words.",
        OURS,
    ),
    Requirement("governing.scan", "memories:scan tells kinds and places, never values.", OURS),
    Requirement(
        "governing.explain",
        "memories:explain says why a search finds what it finds, and how a memory came to be.",
        OURS,
    ),
    Requirement(
        "governing.move", ":export and :import move a bank, or one scope, between servers.", OURS
    ),
    Requirement("governing.audit", "audit:list and audit:verify show and check the log.", OURS),
    Requirement(
        "governing.audit.banks",
        "The log tells who created, changed or deleted a bank, and of which fields; no values.",
        OURS,
    ),
    Requirement(
        "governing.looks", "Whoever looks at what is remembered with these is in the log.", OURS
    ),
    Requirement(
        "governing.scope", "Whoever is held to a scope governs that scope and no other.", OURS
    ),
)

IDENTITY = (
    Requirement(
        "identity.local", "On loopback nobody has to say who they are, whatever they send.", OURS
    ),
    Requirement(
        "identity.loopback",
        "Any other address refuses to start unless every request needs a key or a token.",
        OURS,
    ),
    Requirement(
        "identity.pages",
        "On loopback, web pages of other hosts and names that others can have are refused.",
        OURS,
    ),
    Requirement("identity.keys", "A key is taken wherever Google's clients put it.", OURS),
    Requirement("identity.same", "Whatever is wrong with a key, the answer is the same.", OURS),
    Requirement("identity.limits", "A key's verbs, banks and scope hold on every verb.", OURS),
    Requirement(
        "identity.hidden", "What is not there and what is not yours are answered alike.", OURS
    ),
    Requirement("identity.revoked", "A revoked key is good for nothing from then on.", OURS),
    Requirement("identity.oidc", "A token of the provider reaches its user's data.", OURS),
    Requirement(
        "identity.accounts", "A service account file of our own works with Google's library.", OURS
    ),
    Requirement("identity.rate", "Each caller has a rate; over it is 429 with Retry-After.", OURS),
)

RUNNING = (
    Requirement("running.ids", "Each request has an id, in its answer and in the log.", OURS),
    Requirement(
        "running.silent", "Neither log nor metrics nor spans hold what was asked or whose.", OURS
    ),
    Requirement("running.metrics", "/metrics counts requests by route, method and status.", OURS),
    Requirement("running.body", "A body over server.body_mb is 413, while it comes.", OURS),
    Requirement("running.time", "A request over server.seconds is 504.", OURS),
    Requirement("running.health", "/healthz and /readyz say whether to send requests.", OURS),
    Requirement("running.unforeseen", "What nobody foresaw is 500 without its message.", OURS),
    Requirement(
        "running.openapi",
        "/openapi.json describes every path; no request it allows is a 5xx.",
        OURS,
    ),
    Requirement("running.spans", "Spans follow the conventions for memory operations.", OURS),
    Requirement(
        "running.front", "An agent whose code cannot change is led here by its environment.", OURS
    ),
)
