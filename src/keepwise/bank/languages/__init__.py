"""What is a word in a language, and what is only its glue."""
