"""Durable background work: a queue in the database, and workers that lease from it."""
