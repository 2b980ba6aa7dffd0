"""``keepwise eval extraction``: what conversations leave in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TextIO

import click

from keepwise.cli.evaluation.running import (
    below,
    cases_option,
    each_in_turn,
    end,
    engine_option,
    floor_option,
    gather,
    settings_with,
    share,
    tell_table,
    tell_wrong,
    wrong_option,
)
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import json_option, pass_invocation
from keepwise.cli.output import emit

if TYPE_CHECKING:
    from keepwise.testing.evaluation.extraction import Outcome
    from keepwise.testing.evaluation.stores import Engine


@click.command("extraction")
@cases_option
@engine_option
@floor_option("--min-f1", "min_f1", "the F1")
@floor_option("--min-precision", "min_precision", "the precision")
@floor_option("--min-recall", "min_recall", "the recall")
@click.option(
    "--max-violations",
    type=click.IntRange(0),
    metavar="N",
    help="Exit with 1 if more memories hold what none may.",
)
@wrong_option
@json_option
@pass_invocation
def extraction(
    call: Invocation,
    files: Sequence[TextIO],
    engine: Engine,
    min_f1: float | None,
    min_precision: float | None,
    min_recall: float | None,
    max_violations: int | None,
    wrong: int,
) -> None:
    """Measure what is remembered of conversations.

    Lines: {"id", "lang", "topics", "turns": [{"role", "text"}], "remember": [{"fact",
    "must_contain", "topic"}], "never": [...], "date"}. Each conversation goes to an empty store.
    A memory is right if it holds all of must_contain, whatever the case and the accents.
    """
    from keepwise.testing.evaluation.extraction import figures, parse_cases, report, run

    settings = settings_with(engine)
    cases = gather("extraction", files, parse_cases)
    outcomes = each_in_turn(
        "Extracting", cases, lambda case: run(case, settings), quiet=call.as_json
    )
    if call.as_json:
        emit(report(outcomes))
    else:
        _tell(outcomes, wrong)
    whole = figures(outcomes)
    missed = below(
        [
            ("F1", whole.f1, min_f1),
            ("precision", whole.precision, min_precision),
            ("recall", whole.recall, min_recall),
        ]
    )
    if max_violations is not None and whole.violations > max_violations:
        missed.append("violations")
    end(missed, quiet=call.as_json)


def _tell(outcomes: Sequence[Outcome], most: int) -> None:
    from keepwise.testing.evaluation.extraction import figures, per_language

    rows = {"all": figures(outcomes), **per_language(outcomes)}
    tell_table(
        ("LANGUAGE", "CASES", "PRECISION", "RECALL", "F1", "STORED", "GOLD", "VIOLATIONS"),
        [
            (
                lang,
                str(each.cases),
                share(each.precision),
                share(each.recall),
                share(each.f1),
                f"{each.wanted}/{each.stored}",
                f"{each.found}/{each.gold}",
                str(each.violations),
            )
            for lang, each in rows.items()
        ],
    )
    tell_wrong([each for each in outcomes if not each.right], most, lambda e: e.case.id, _lines)


def _lines(outcome: Outcome) -> Iterator[str]:
    """What was expected of a case and what came."""
    for gold in outcome.missed:
        parts = " + ".join(gold.must_contain)
        yield f"missed: {gold.fact} [{parts}]" if gold.fact else f"missed: [{parts}]"
    bad = outcome.violations
    for text in outcome.stored:
        never = " (never)" if text in bad else ""
        if text in outcome.unwanted:
            yield f"unwanted{never}: {text}"
        else:
            yield f"stored{never}: {text}"
    for text in outcome.quarantined:
        yield f"quarantined: {text}"
