"""The words French rules are made of: names, verbs, pieces of clauses, spelling."""
