"""Filters in the language of AIP-160, for whoever lists or searches records."""
