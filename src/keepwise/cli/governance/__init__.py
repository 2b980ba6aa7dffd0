"""The commands that say what may be stored, and prove what was done."""
