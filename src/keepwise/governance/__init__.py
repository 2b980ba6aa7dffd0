"""What may be stored, and proof of it."""
