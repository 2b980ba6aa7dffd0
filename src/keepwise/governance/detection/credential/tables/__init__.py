"""What credentials look like: formats of issuers and files, and announcing words by language."""
