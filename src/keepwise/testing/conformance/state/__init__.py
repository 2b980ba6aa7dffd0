"""State: four prefixes with four lifetimes, and what each key has been."""

from keepwise.testing.conformance.state import history, values

__all__ = ["history", "values"]
