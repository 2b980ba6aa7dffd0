"""The memory bank: what is worth remembering about a person, kept short and free of doubles."""
