"""Consolidation: what one candidate does to the memories a scope already has."""
