"""What the ledger adds up to: the values of sessions, users and apps, and what they were."""
