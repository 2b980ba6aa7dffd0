"""What figures and credentials look like: rules and word tables, one table a language."""
