"""What `keepwise demo` plays: Monday to next week, with real services and a scripted model."""
