-- Named, versioned files and their content.

-- kind is text, bytes, link or removed: a version that says the file is not there, older ones stay.
-- session_id is empty for the user's own files. session_seq is the session's revision when the
-- version was saved, so that a rewind finds what was there before an event; 0 without a session of
-- the ledger. There is no foreign key to sessions: another session service may be in use.
CREATE TABLE artifacts (
    scope_id {blob} NOT NULL,
    session_id TEXT NOT NULL,
    name TEXT NOT NULL,
    version BIGINT NOT NULL,
    kind TEXT NOT NULL,
    digest {blob} NOT NULL,
    size BIGINT NOT NULL,
    mime_type TEXT NOT NULL,
    uri TEXT NOT NULL,
    metadata TEXT NOT NULL,
    extra TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    session_seq BIGINT NOT NULL,
    PRIMARY KEY (scope_id, session_id, name, version),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
);
CREATE INDEX artifacts_by_digest ON artifacts (scope_id, digest);

-- The content of a scope's files, each once however many versions have it. place is database or
-- folder.
CREATE TABLE blobs (
    scope_id {blob} NOT NULL,
    digest {blob} NOT NULL,
    size BIGINT NOT NULL,
    place TEXT NOT NULL,
    PRIMARY KEY (scope_id, digest),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};

-- Rows of a megabyte: not clustered, for a key's tree should hold keys.
CREATE TABLE blob_chunks (
    scope_id {blob} NOT NULL,
    digest {blob} NOT NULL,
    number BIGINT NOT NULL,
    data {blob} NOT NULL,
    PRIMARY KEY (scope_id, digest, number),
    FOREIGN KEY (scope_id, digest) REFERENCES blobs (scope_id, digest) ON DELETE CASCADE
);

-- Files of the folder that must go unless a blob of that digest is there: written down before a
-- file is made and when its blob is deleted, so that no crash leaves one for ever. No foreign key:
-- the file may outlive the scope.
CREATE TABLE doomed_blobs (
    scope_id {blob} NOT NULL,
    digest {blob} NOT NULL,
    PRIMARY KEY (scope_id, digest)
){clustered}
