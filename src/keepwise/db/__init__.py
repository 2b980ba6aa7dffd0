"""Drivers: each implements the ``Database`` port for one engine."""
