-- The ledger complete: expiry, turns, marked events, the history of shared keys, effects.

ALTER TABLE sessions ADD COLUMN expires_at BIGINT;
-- Who may speak in the session, and until when.
ALTER TABLE sessions ADD COLUMN turn_holder TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN turn_until BIGINT NOT NULL DEFAULT 0;
CREATE INDEX sessions_by_expiry ON sessions (scope_id, expires_at);

-- Event 0 is the opening balance: the state a session was created with. mark is "summary" or
-- "rewind"; a summary covers a span of times, a rewind a span of event numbers.
ALTER TABLE events ADD COLUMN mark TEXT NOT NULL DEFAULT '';
ALTER TABLE events ADD COLUMN covers_from BIGINT NOT NULL DEFAULT 0;
ALTER TABLE events ADD COLUMN covers_to BIGINT NOT NULL DEFAULT 0;
CREATE INDEX events_marked ON events (scope_id, session_id, seq) WHERE mark <> '';

-- What each user: and app: key has been. A session's own keys have their history in its events; a
-- shared key outlives the session that set it. value is null where the key was removed.
CREATE TABLE state_changes (
    scope_id {blob} NOT NULL,
    name TEXT NOT NULL,
    number BIGINT NOT NULL,
    value TEXT,
    time BIGINT NOT NULL,
    writer {blob} NOT NULL,
    session_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    author TEXT NOT NULL,
    invocation_id TEXT NOT NULL,
    PRIMARY KEY (scope_id, name, number),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};
CREATE INDEX state_changes_by_time ON state_changes (scope_id, time);

-- What was done once, by token. finished_at is null while the outcome is unknown; attempt says whose
-- work it is then.
CREATE TABLE effects (
    scope_id {blob} NOT NULL,
    token TEXT NOT NULL,
    attempt TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    finished_at BIGINT,
    result TEXT,
    PRIMARY KEY (scope_id, token),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};
CREATE INDEX effects_by_time ON effects (scope_id, started_at);

-- An event handed in without a stream is looked for in all of them.
CREATE INDEX stream_events_by_event ON stream_events (scope_id, event_id)
