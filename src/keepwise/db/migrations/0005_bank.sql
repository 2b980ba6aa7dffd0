-- The memory bank in depth: vectors, buffered streams, jobs.

-- The embedders whose vectors are stored. setting is how a store names one, so that it can be
-- loaded again while another takes over; it holds no key.
CREATE TABLE embedding_spaces (
    space_id TEXT NOT NULL PRIMARY KEY,
    setting TEXT NOT NULL,
    name TEXT NOT NULL,
    digest TEXT NOT NULL,
    dimensions BIGINT NOT NULL,
    normalised BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);

-- What a memory's fact means to an embedder: eight bits a number, and one scale. The space comes
-- last in the key: there are two only while one takes over from another.
CREATE TABLE memory_vectors (
    scope_id {blob} NOT NULL,
    memory_id TEXT NOT NULL,
    space_id TEXT NOT NULL,
    scale DOUBLE PRECISION NOT NULL,
    vector {blob} NOT NULL,
    PRIMARY KEY (scope_id, memory_id, space_id),
    FOREIGN KEY (scope_id, memory_id) REFERENCES memories (scope_id, memory_id) ON DELETE CASCADE
){clustered};

-- A memory is a fact; or a turn of a conversation; or the field of a profile, whose slot is
-- "schema/field" and whose value is JSON.
ALTER TABLE memories ADD COLUMN kind TEXT NOT NULL DEFAULT 'fact';

-- What whoever caused a state wrote beside it, as JSON.
ALTER TABLE memory_revisions ADD COLUMN labels TEXT NOT NULL DEFAULT '{{}}';

-- When the user said what was handed in, or 0 where it was nobody's words or somebody else's: a
-- correction is about what was said last before it.
ALTER TABLE stream_events ADD COLUMN said_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX stream_events_said ON stream_events (scope_id, stream, said_at) WHERE said_at > 0;

-- A stream's rules for when its events are looked at, and what becomes of the memories. job_id is
-- the job that will look at what waits, or empty.
CREATE TABLE streams (
    scope_id {blob} NOT NULL,
    stream TEXT NOT NULL,
    options TEXT NOT NULL,
    waiting BIGINT NOT NULL,
    first_at BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    job_id TEXT NOT NULL,
    PRIMARY KEY (scope_id, stream),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};

-- Events that wait to be looked at, and the last ones that were, which the next look sees again.
CREATE TABLE buffered_events (
    scope_id {blob} NOT NULL,
    stream TEXT NOT NULL,
    event_id TEXT NOT NULL,
    time BIGINT NOT NULL,
    arrival BIGINT NOT NULL,
    author TEXT NOT NULL,
    body TEXT NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (scope_id, stream, event_id),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};

-- When the first job of the scope may run, or null: whom a worker has to visit.
ALTER TABLE scopes ADD COLUMN job_at BIGINT;
CREATE INDEX scopes_by_job ON scopes (job_at);

-- Work to be done in the background. state is waiting, running, done or dead; lease says whose work
-- it is while it runs. A dead one keeps its target, and what it was to work on stays where it is.
CREATE TABLE jobs (
    scope_id {blob} NOT NULL,
    job_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    state TEXT NOT NULL,
    run_at BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    lease TEXT NOT NULL,
    lease_until BIGINT NOT NULL,
    result TEXT NOT NULL,
    error TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    finished_at BIGINT,
    PRIMARY KEY (scope_id, job_id),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};
CREATE INDEX jobs_by_state ON jobs (scope_id, state, run_at)
