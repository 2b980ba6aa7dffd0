"""Rewind: turns are taken back whole, and the ledger still tells that they were."""

from keepwise.testing.conformance.rewind import following, ledger

__all__ = ["following", "ledger"]
