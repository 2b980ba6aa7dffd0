"""Memories as records of a bank: found by their ids, listed, edited, taken out, purged."""
