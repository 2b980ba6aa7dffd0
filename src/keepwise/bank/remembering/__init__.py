"""Remembering: from what was said to changes of the bank, at once or in the background."""
