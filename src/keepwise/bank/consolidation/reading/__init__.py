"""Reading facts: what each says, in parts that can be compared."""
