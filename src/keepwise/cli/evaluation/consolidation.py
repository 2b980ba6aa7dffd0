"""``keepwise eval consolidation``: what new facts do to the memories that are there."""

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
    from keepwise.testing.evaluation.consolidation import Done, Expected, Outcome
    from keepwise.testing.evaluation.stores import Engine


@click.command("consolidation")
@cases_option
@engine_option
@floor_option("--min-accuracy", "min_accuracy", "the accuracy")
@wrong_option
@json_option
@pass_invocation
def consolidation(
    call: Invocation,
    files: Sequence[TextIO],
    engine: Engine,
    min_accuracy: float | None,
    wrong: int,
) -> None:
    """Measure what new facts do to those that are there.

    Lines: {"id", "lang", "existing": [{"id", "fact", "topic"}], "candidates": [...], "expect":
    [{"action", "id", "fact_contains", "fact_excludes"}], "also_ok": [[...]]}. Actions are create,
    update, delete and leave; a case is right if what was done is expect or one of also_ok.
    """
    from keepwise.testing.evaluation.consolidation import figures, parse_cases, report, run

    settings = settings_with(engine)
    cases = gather("consolidation", files, parse_cases)
    outcomes = each_in_turn(
        "Consolidating", cases, lambda case: run(case, settings), quiet=call.as_json
    )
    if call.as_json:
        emit(report(outcomes))
    else:
        _tell(outcomes, wrong)
    missed = below([("accuracy", figures(outcomes).accuracy, min_accuracy)])
    end(missed, quiet=call.as_json)


def _tell(outcomes: Sequence[Outcome], most: int) -> None:
    from keepwise.testing.evaluation.consolidation import figures, per_language

    rows = {"all": figures(outcomes), **per_language(outcomes)}
    tell_table(
        ("LANGUAGE", "RIGHT", "ACCURACY"),
        [(lang, f"{each.right}/{each.cases}", share(each.accuracy)) for lang, each in rows.items()],
    )
    tell_wrong([each for each in outcomes if not each.right], most, lambda e: e.case.id, _lines)


def _lines(outcome: Outcome) -> Iterator[str]:
    """What was there, what was proposed, what was expected of it and what came."""
    for known in outcome.case.existing:
        refused = " (refused)" if known.id in outcome.refused else ""
        yield f"{known.id}{refused}: {known.fact}"
    for number, each in enumerate(outcome.case.candidates, 1):
        refused = " (refused)" if f"candidate {number}" in outcome.refused else ""
        yield f"{'forget' if each.forget else 'proposed'}{refused}: {each.fact}"
    yield "expected: " + " | ".join(_expected(each) for each in outcome.case.expect)
    yield "came: " + (", ".join(_done(each) for each in outcome.done) or "nothing")


def _expected(every: Sequence[Expected]) -> str:
    told: list[str] = []
    for each in every:
        words = [each.action, each.id]
        words.extend(f"+{part}" for part in each.contains)
        words.extend(f"-{part}" for part in each.excludes)
        told.append(" ".join(word for word in words if word))
    return ", ".join(told) or "nothing"


def _done(each: Done) -> str:
    fact = f'"{each.fact}"' if each.fact and each.action in ("create", "update") else ""
    return " ".join(word for word in (each.action, each.id, fact) if word)
