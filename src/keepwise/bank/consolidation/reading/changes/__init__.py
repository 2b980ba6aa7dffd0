"""How each language tells that something has changed, and what to forget all of."""
