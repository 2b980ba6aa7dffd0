"""A policy stricter than any preset: no room may keep figures, personal data or orders."""

from __future__ import annotations

STRICTEST = """
name = "nothing"
[memory]
injection = "refuse"
[ledger]
figure = "redact"
personal = "redact"
third_party = "redact"
injection = "redact"
[artifact]
figure = "refuse"
personal = "refuse"
third_party = "refuse"
injection = "refuse"
"""
