"""Kinds of attack whose words stand together for all languages, one module a kind."""
