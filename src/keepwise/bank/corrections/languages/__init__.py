"""The signs of each language, one table a module."""
