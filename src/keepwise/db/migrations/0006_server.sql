-- Serving banks to others: banks of their own configuration, names that hold in a whole bank, keys.

-- A bank that was created or configured. Any other bank is configured as the settings say. config is
-- Memory Bank's memoryBankConfig as it was given.
CREATE TABLE banks (
    bank TEXT NOT NULL PRIMARY KEY,
    display_name TEXT NOT NULL,
    description TEXT NOT NULL,
    labels TEXT NOT NULL,
    config TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);

-- Whose memory or session is meant by a name that says the bank and the id, but no person. kind is
-- memory or session.
CREATE TABLE names (
    scope_id {blob} NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bank TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (scope_id, kind, name),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};
CREATE INDEX names_by_name ON names (bank, kind, name);
CREATE INDEX names_by_time ON names (bank, kind, created_at DESC, name);
INSERT INTO names (scope_id, kind, name, bank, created_at)
SELECT memories.scope_id, 'memory', memories.memory_id, scopes.bank, memories.created_at
FROM memories JOIN scopes ON scopes.scope_id = memories.scope_id;
INSERT INTO names (scope_id, kind, name, bank, created_at)
SELECT sessions.scope_id, 'session', sessions.session_id, scopes.bank, sessions.created_at
FROM sessions JOIN scopes ON scopes.scope_id = sessions.scope_id;

CREATE INDEX scopes_by_user ON scopes (bank, user_id);

-- How many jobs of the scope are in which state: whoever watches a store asks often, and of everybody.
ALTER TABLE scopes ADD COLUMN jobs_waiting BIGINT NOT NULL DEFAULT 0;
ALTER TABLE scopes ADD COLUMN jobs_running BIGINT NOT NULL DEFAULT 0;
ALTER TABLE scopes ADD COLUMN jobs_dead BIGINT NOT NULL DEFAULT 0;
UPDATE scopes SET
    jobs_waiting = (SELECT COUNT(*) FROM jobs
        WHERE jobs.scope_id = scopes.scope_id AND jobs.state = 'waiting'),
    jobs_running = (SELECT COUNT(*) FROM jobs
        WHERE jobs.scope_id = scopes.scope_id AND jobs.state = 'running'),
    jobs_dead = (SELECT COUNT(*) FROM jobs
        WHERE jobs.scope_id = scopes.scope_id AND jobs.state = 'dead');
CREATE INDEX scopes_by_dead_job ON scopes (jobs_dead) WHERE jobs_dead > 0;

-- What a person who keeps memories gives them besides, as JSON: a title, a description, more topics.
ALTER TABLE memories ADD COLUMN details TEXT NOT NULL DEFAULT '{{}}';
-- When a memory was taken out; it can be brought back until it is purged.
ALTER TABLE memories ADD COLUMN removed_at BIGINT;

ALTER TABLE sessions ADD COLUMN display_name TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN labels TEXT NOT NULL DEFAULT '{{}}';
CREATE INDEX events_by_time ON events (scope_id, session_id, time, seq);

-- Who may call a server. kind is key or account; digest is of the secret of a key, public_key the PEM
-- of an account. scope is what every scope of its requests must hold, as JSON.
CREATE TABLE api_keys (
    key_id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    digest {blob} NOT NULL,
    public_key TEXT NOT NULL,
    verbs TEXT NOT NULL,
    banks TEXT NOT NULL,
    scope TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    revoked_at BIGINT,
    used_at BIGINT
)
