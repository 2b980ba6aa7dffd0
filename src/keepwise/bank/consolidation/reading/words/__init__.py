"""Words of each language that say the same, a group a line."""
