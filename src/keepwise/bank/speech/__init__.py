"""What people say: cutting it into clauses and reading statements in them, by language."""
