"""Conversations as records of a bank: found by their ids, listed, changed, read by time."""
