"""Hindi in Devanagari."""
