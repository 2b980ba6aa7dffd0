"""Moving files: how they are written down, and how they come back."""
