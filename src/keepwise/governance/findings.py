"""Findings summed up for an audit entry, an error or a log line: kinds, rules and places."""

from __future__ import annotations

from collections.abc import Iterable

from keepwise.model import Finding, ScanFinding


def kinds_of(findings: Iterable[Finding | ScanFinding]) -> tuple[str, ...]:
    """The kinds among findings, sorted, once each."""
    return tuple(sorted({each.kind for each in findings}))


def rules_of(findings: Iterable[Finding]) -> str:
    """The rules that saw something, sorted, once each, as a reason tells them."""
    return ", ".join(sorted({each.rule for each in findings}))


def places_of(findings: Iterable[Finding]) -> str:
    """Each finding's rule and span, in the order given, as a reason tells them."""
    return ", ".join(f"{each.rule} at {each.start}-{each.end}" for each in findings)
