"""The words figures are written with, one module a language."""
