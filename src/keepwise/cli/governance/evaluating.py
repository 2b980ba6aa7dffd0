"""``keepwise eval governance``: measure what the guard promises on labelled examples."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

import click

from keepwise.cli.errors import Exit
from keepwise.cli.files import read_text
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import json_option, pass_invocation
from keepwise.cli.output import bar, counted, emit, say, table
from keepwise.configuring import policy, topic_sets
from keepwise.settings import load

if TYPE_CHECKING:
    from keepwise.testing.governance import Judged, Score


@click.command("governance")
@click.option(
    "--cases",
    type=click.File(encoding="utf-8"),
    metavar="FILE.jsonl",
    help='Your own lines {"id", "text", "label", "role"}; - reads standard input.',
)
@json_option
@pass_invocation
def governance(call: Invocation, cases: TextIO | None) -> None:
    """Measure what memory lets in and what it keeps out.

    Labels: figure, credential and quarantine_or_drop must not be remembered as they are, keep and
    clean must, either may. A role other than user says that somebody else's words they are.
    Without --cases it reads the corpora of the package, and ends with exit code 4 if a corpus
    scores lower than is promised. The settings' policy and topics decide.
    """
    from keepwise.governance.guard import Guard
    from keepwise.testing.governance import (
        Judged,
        below_floor,
        decide,
        parse_cases,
        report,
        scores,
        shipped_cases,
    )

    settings = load()
    asked = topic_sets(settings.bank).default
    guard = Guard(policy(settings.policy), asked={rule for each in asked for rule in each.personal})
    every = list(parse_cases(read_text(cases).split("\n")) if cases else shipped_cases())
    judged: list[Judged] = []
    with bar("Judging", len(every), quiet=call.as_json) as moved:
        for case in every:
            judged.append(Judged(case, decide(guard, asked, case.text, case.role)))
            moved(1)
    found = scores(judged)
    if call.as_json:
        emit(report(judged))
    else:
        _tell(judged, found)
    if below_floor(found):
        if not call.as_json:
            say("Below what is promised: " + ", ".join(each.corpus for each in below_floor(found)))
        click.get_current_context().exit(Exit.FINDINGS)


def _tell(judged: Iterable[Judged], found: Iterable[Score]) -> None:
    table(
        ("CORPUS", "LANGUAGE", "BARRED", "RECALL", "PRECISION", "KEPT", "KEEP RATE"),
        [
            (
                each.corpus,
                each.lang or "all",
                f"{each.barred}/{each.to_bar}",
                f"{each.recall:.4f}",
                f"{each.precision:.4f}",
                f"{each.kept}/{each.to_keep}",
                f"{each.keep_rate:.4f}",
            )
            for each in found
        ],
    )
    misses = [each for each in judged if not each.right]
    say("")
    if not misses:
        say("No misses.")
        return
    say(f"{counted(len(misses), 'miss', 'misses')}:")
    table(
        ("ID", "CORPUS", "LANGUAGE", "LABEL", "DECISION"),
        [(e.case.id, e.case.corpus, e.case.lang or "-", e.case.label, e.decision) for e in misses],
    )
