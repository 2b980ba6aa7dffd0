-- The first schema: scopes, the ledger, the balance, the bank, and the proofs.
-- Everything a person owns starts with scope_id, in every key.

CREATE TABLE meta (
    name TEXT NOT NULL PRIMARY KEY,
    value {blob} NOT NULL
);

-- The directory of scopes. Counts are of active memories and of their indexed terms.
CREATE TABLE scopes (
    scope_id {blob} NOT NULL PRIMARY KEY,
    bank TEXT NOT NULL,
    entries TEXT NOT NULL,
    app_name TEXT NOT NULL,
    user_id TEXT NOT NULL,
    revision BIGINT NOT NULL DEFAULT 0,
    memory_count BIGINT NOT NULL DEFAULT 0,
    term_total BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL
);
CREATE INDEX scopes_by_app ON scopes (bank, app_name, user_id);

CREATE TABLE sessions (
    scope_id {blob} NOT NULL,
    session_id TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (scope_id, session_id),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};
CREATE INDEX sessions_by_update ON sessions (scope_id, updated_at, session_id);

-- seq is the session's revision after the append: the order of the ledger, whatever the clocks.
CREATE TABLE events (
    scope_id {blob} NOT NULL,
    session_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    event_id TEXT NOT NULL,
    time BIGINT NOT NULL,
    author TEXT NOT NULL,
    invocation_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (scope_id, session_id, seq),
    FOREIGN KEY (scope_id, session_id) REFERENCES sessions (scope_id, session_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX events_by_id ON events (scope_id, session_id, event_id);

CREATE TABLE session_state (
    scope_id {blob} NOT NULL,
    session_id TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope_id, session_id, name),
    FOREIGN KEY (scope_id, session_id) REFERENCES sessions (scope_id, session_id) ON DELETE CASCADE
){clustered};

-- user: and app: state, under the scope of the user and of the app, one row a key.
CREATE TABLE scoped_state (
    scope_id {blob} NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (scope_id, name),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};

-- Which events a stream has already handed to the bank.
CREATE TABLE stream_events (
    scope_id {blob} NOT NULL,
    stream TEXT NOT NULL,
    event_id TEXT NOT NULL,
    PRIMARY KEY (scope_id, stream, event_id),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};

CREATE TABLE memories (
    scope_id {blob} NOT NULL,
    memory_id TEXT NOT NULL,
    fact TEXT NOT NULL,
    topic TEXT NOT NULL,
    slot TEXT NOT NULL,
    value TEXT NOT NULL,
    qualifier TEXT NOT NULL,
    standing BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    term_count BIGINT NOT NULL,
    evidence TEXT NOT NULL,
    replaced TEXT NOT NULL,
    labels TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    expires_at BIGINT,
    PRIMARY KEY (scope_id, memory_id),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};
CREATE INDEX memories_by_expiry ON memories (scope_id, expires_at);
CREATE INDEX memories_by_update ON memories (scope_id, updated_at DESC, memory_id);
CREATE INDEX memories_standing ON memories (scope_id, standing, updated_at DESC, memory_id);

CREATE TABLE memory_revisions (
    scope_id {blob} NOT NULL,
    memory_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    action TEXT NOT NULL,
    fact TEXT NOT NULL,
    topic TEXT NOT NULL,
    slot TEXT NOT NULL,
    value TEXT NOT NULL,
    qualifier TEXT NOT NULL,
    reason TEXT NOT NULL,
    evidence TEXT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (scope_id, memory_id, number),
    FOREIGN KEY (scope_id, memory_id) REFERENCES memories (scope_id, memory_id) ON DELETE CASCADE
){clustered};

-- The scope's own postings: how often a stem stands in a memory of so many stems.
CREATE TABLE memory_terms (
    scope_id {blob} NOT NULL,
    term TEXT NOT NULL,
    memory_id TEXT NOT NULL,
    tf BIGINT NOT NULL,
    term_count BIGINT NOT NULL,
    PRIMARY KEY (scope_id, term, memory_id),
    FOREIGN KEY (scope_id, memory_id) REFERENCES memories (scope_id, memory_id) ON DELETE CASCADE
){clustered};
CREATE INDEX memory_terms_by_memory ON memory_terms (scope_id, memory_id);

-- What was forgotten, as keyed digests: enough to recognise the same words, not to read them.
CREATE TABLE tombstones (
    scope_id {blob} NOT NULL,
    digest {blob} NOT NULL,
    forgotten_at BIGINT NOT NULL,
    PRIMARY KEY (scope_id, digest),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};

CREATE TABLE audit (
    scope_id {blob} NOT NULL,
    seq BIGINT NOT NULL,
    time BIGINT NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    reason TEXT NOT NULL,
    kinds TEXT NOT NULL,
    policy TEXT NOT NULL,
    actor TEXT NOT NULL,
    PRIMARY KEY (scope_id, seq),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered}
