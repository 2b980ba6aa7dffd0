"""Banks and what each of them remembers: the settings, or a configuration of its own."""
