"""Concurrency: many writers at once, and one turn at a time."""

from keepwise.testing.conformance.concurrency import turns, writers

__all__ = ["turns", "writers"]
