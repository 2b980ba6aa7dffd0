"""The words of each concept, a module a language."""
