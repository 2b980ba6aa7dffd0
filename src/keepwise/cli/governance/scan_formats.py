"""A scan's report for people's eyes, and in the forms that other tools read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.parse import quote

from keepwise._version import __version__
from keepwise.cli.output import aligned, counted, plain, visible
from keepwise.model import FindingKind, Json, JsonObject, ScanFinding, ScanReport, Scope

_NOT_IN_XML = re.compile("[\ufffe\uffff]")
_SARIF = "https://json.schemastore.org/sarif-2.1.0.json"
_WHAT: dict[FindingKind, str] = {
    "credential": "A credential is stored.",
    "figure": "A figure that goes stale is remembered.",
    "personal": "Personal data is stored that nothing asks for.",
    "third_party": "Personal data of somebody else is stored.",
    "injection": "Text is remembered that reads like an order to the model.",
}


def as_document(report: ScanReport) -> JsonObject:
    """The report as one JSON object."""
    document = plain(report)
    assert isinstance(document, dict)
    return {**document, "left": len(report.left)}


def as_json(report: ScanReport) -> str:
    """The report as the text of one JSON document."""
    return json.dumps(as_document(report), ensure_ascii=False, indent=2) + "\n"


def summary(report: ScanReport) -> str:
    """The report in one line."""
    looked = f"{counted(report.records, 'record')} in {counted(report.scopes, 'scope')}"
    found, mended = len(report.findings), len(report.findings) - len(report.left)
    told = f"{counted(found, 'finding')}" if found else "nothing found"
    if mended:
        told += f", {mended} mended"
    if report.unread:
        told += f", {counted(len(report.unread), 'place')} not looked into"
    if report.waiting:
        told += f"; {counted(len(report.waiting), 'item')} in quarantine"
    return f"Looked at {looked} with the policy {report.policy}: {told}."


def as_text(report: ScanReport) -> str:
    """The report for people."""
    lines = aligned(rows(report)) if report.findings else []
    return "\n".join([*lines, *closing(report), ""])


def closing(report: ScanReport) -> list[str]:
    """What a report for people ends with: what was not looked into, and the sum."""
    unread = [
        f"Not looked into: {visible(owner(each.scope))}: {visible(each.place)}: {each.reason}"
        for each in report.unread
    ]
    waiting = [
        f"In quarantine: {visible(owner(each.scope))}: {visible(each.place)} ({each.source})"
        for each in report.waiting
    ]
    return [*unread, *waiting, summary(report)]


def rows(report: ScanReport) -> list[list[str]]:
    """The findings as a table with its head."""
    return [
        ["SCOPE", "KIND", "RULE", "COUNT", "NOW", "PLACE"],
        *(
            [
                visible(owner(each.scope)),
                each.kind,
                each.rule,
                str(each.count),
                each.mended or "as it was",
                visible(each.place),
            ]
            for each in report.findings
        ),
    ]


def owner(scope: Scope) -> str:
    """A scope in few characters."""
    values = "/".join(value for _, value in scope.entries)
    return values if scope.bank == "default" else f"{scope.bank}: {values}"


def as_junit(report: ScanReport) -> str:
    """JUnit's XML: a test case for each finding, which fails unless it was mended."""
    seconds = (report.ended_at - report.started_at) / 1_000_000
    cases = [_case(each) for each in report.findings]
    cases += [
        _element(each.scope, each.place, f"<skipped message={_attribute(each.reason)}/>")
        for each in report.unread
    ]
    if not cases:
        looked = f"{counted(report.records, 'record')} in {counted(report.scopes, 'scope')}"
        cases = [f'<testcase classname="keepwise" name={_attribute(looked)}/>']
    numbers = (
        f'tests="{len(cases)}" failures="{len(report.left)}" errors="0"'
        f' skipped="{len(report.unread)}" time="{seconds:.3f}"'
    )
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<testsuites name="keepwise scan" {numbers}>',
            f'<testsuite name="keepwise scan" {numbers}>',
            "<properties>",
            f'<property name="policy" value={_attribute(report.policy)}/>',
            "</properties>",
            *cases,
            "</testsuite>",
            "</testsuites>",
            "",
        ]
    )


def _case(finding: ScanFinding) -> str:
    # It brings an HTTP client with it, which --help need not wait for.
    from xml.sax.saxutils import escape

    told = _told(finding)
    if finding.mended:
        inner = f"<system-out>{escape(visible(told))}</system-out>"
    else:
        inner = f'<failure type="{finding.kind}" message={_attribute(told)}/>'
    return _element(finding.scope, f"{finding.place} {finding.kind}/{finding.rule}", inner)


def _element(scope: Scope, name: str, inner: str) -> str:
    return (
        f"<testcase classname={_attribute(owner(scope))} name={_attribute(name)}>{inner}</testcase>"
    )


def _attribute(text: str) -> str:
    from xml.sax.saxutils import quoteattr

    return quoteattr(_NOT_IN_XML.sub("\ufffd", visible(text)))


def _told(finding: ScanFinding) -> str:
    times = f", {finding.count} times" if finding.count > 1 else ""
    done = f"; {finding.mended}" if finding.mended else ""
    return f"{finding.kind} ({finding.rule}) at {finding.start}-{finding.end}{times}{done}"


def as_sarif(report: ScanReport) -> str:
    """SARIF 2.1.0: a result for each finding; one that was mended is absent from now on."""
    names = sorted({(each.kind, each.rule) for each in report.findings})
    rules: list[Json] = [
        {
            "id": f"{kind}/{rule}",
            "shortDescription": {"text": _WHAT[kind]},
            "defaultConfiguration": {"level": "error"},
        }
        for kind, rule in names
    ]
    at = {name: number for number, name in enumerate(names)}
    unread: list[Json] = [
        {
            "level": "warning",
            "message": {"text": f"not looked into: {each.reason}"},
            "locations": [_location(each.scope, each.place)],
        }
        for each in report.unread
    ]
    run: JsonObject = {
        "tool": {"driver": {"name": "keepwise", "semanticVersion": __version__, "rules": rules}},
        "invocations": [
            {"executionSuccessful": True, "toolExecutionNotifications": unread},
        ],
        "results": [_result(each, at[(each.kind, each.rule)]) for each in report.findings],
        "properties": {"policy": report.policy, "records": report.records},
    }
    document: JsonObject = {"$schema": _SARIF, "version": "2.1.0", "runs": [run]}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _result(finding: ScanFinding, rule: int) -> JsonObject:
    return {
        "ruleId": f"{finding.kind}/{finding.rule}",
        "ruleIndex": rule,
        "level": "note" if finding.mended else "error",
        "baselineState": "absent" if finding.mended else "new",
        "message": {"text": _told(finding)},
        "locations": [_location(finding.scope, finding.place, finding)],
        "occurrenceCount": finding.count,
    }


def _location(scope: Scope, place: str, finding: ScanFinding | None = None) -> JsonObject:
    name = f"{owner(scope)}/{place}"
    physical: JsonObject = {"artifactLocation": {"uri": quote(name, safe="/#", errors="replace")}}
    if finding is not None:
        length = max(0, finding.end - finding.start)
        physical["region"] = {"charOffset": max(0, finding.start), "charLength": length}
    return {
        "physicalLocation": physical,
        "logicalLocations": [{"fullyQualifiedName": name, "kind": "resource"}],
    }


FORMATS: dict[str, Callable[[ScanReport], str]] = {
    "text": as_text,
    "json": as_json,
    "junit": as_junit,
    "sarif": as_sarif,
}
