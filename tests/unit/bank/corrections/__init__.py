"""Corrections and requests to forget, a module of tables a language."""
