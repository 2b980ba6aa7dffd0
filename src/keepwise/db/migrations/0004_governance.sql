-- What may be stored, and the proof: quarantine, provenance, lifetimes, the chain of the audit log.

-- When the first memory or revision of the scope runs out, or null: whom a purge has to visit.
ALTER TABLE scopes ADD COLUMN purge_at BIGINT;
CREATE INDEX scopes_by_purge ON scopes (purge_at);

-- How each state of a memory came to be: the engine and the rule (or version of a prompt) that
-- proposed it, the policy it passed, the trust of its source, and who did it.
ALTER TABLE memory_revisions ADD COLUMN engine TEXT NOT NULL DEFAULT '';
ALTER TABLE memory_revisions ADD COLUMN rule TEXT NOT NULL DEFAULT '';
ALTER TABLE memory_revisions ADD COLUMN policy TEXT NOT NULL DEFAULT '';
ALTER TABLE memory_revisions ADD COLUMN trust TEXT NOT NULL DEFAULT '';
ALTER TABLE memory_revisions ADD COLUMN actor TEXT NOT NULL DEFAULT '';
ALTER TABLE memory_revisions ADD COLUMN expires_at BIGINT;
CREATE INDEX memory_revisions_by_expiry ON memory_revisions (scope_id, expires_at);

-- What was said by somebody who is no evidence, or reads like an order: kept apart, never retrieved.
CREATE TABLE quarantine (
    scope_id {blob} NOT NULL,
    item_id TEXT NOT NULL,
    fact TEXT NOT NULL,
    topic TEXT NOT NULL,
    slot TEXT NOT NULL,
    value TEXT NOT NULL,
    qualifier TEXT NOT NULL,
    evidence TEXT NOT NULL,
    trust TEXT NOT NULL,
    author TEXT NOT NULL,
    rule TEXT NOT NULL,
    kinds TEXT NOT NULL,
    policy TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    PRIMARY KEY (scope_id, item_id),
    FOREIGN KEY (scope_id) REFERENCES scopes (scope_id)
){clustered};
CREATE INDEX quarantine_by_expiry ON quarantine (scope_id, expires_at);

-- Every entry has its position in a chain, which is its bank's. reason_digest covers the reason and
-- its salt, so that both can go when a person is erased while the chain stays whole.
ALTER TABLE audit ADD COLUMN chain {blob};
ALTER TABLE audit ADD COLUMN position BIGINT NOT NULL DEFAULT 0;
ALTER TABLE audit ADD COLUMN reason_salt {blob};
ALTER TABLE audit ADD COLUMN reason_digest {blob};

-- The chain of a bank, under a scope of its own that is in no directory: which entry stands at a
-- position, and the digest over that entry and the digest before it. Where it ends stands in meta.
CREATE TABLE audit_chain (
    scope_id {blob} NOT NULL,
    position BIGINT NOT NULL,
    entry_scope {blob} NOT NULL,
    entry_seq BIGINT NOT NULL,
    digest {blob} NOT NULL,
    PRIMARY KEY (scope_id, position)
){clustered}
