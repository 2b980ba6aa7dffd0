"""Corrections: "no wait, it was Zurich", said of what was said just before."""
