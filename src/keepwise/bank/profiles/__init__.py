"""Structured profiles: what a schema asks for about a person, one memory a field."""
