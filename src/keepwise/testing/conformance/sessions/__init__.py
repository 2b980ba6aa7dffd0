"""Sessions: kept as they were given, read as far as is asked, ended for good."""

from keepwise.testing.conformance.sessions import ledger, lifetime, loading

__all__ = ["ledger", "lifetime", "loading"]
