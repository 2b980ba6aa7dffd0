"""Moving memories: how they are written down, and how they come back."""
