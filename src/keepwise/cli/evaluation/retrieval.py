"""``keepwise eval retrieval``: whether queries find what answers them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TextIO

import click

from keepwise.cli.evaluation.running import (
    below,
    cases_option,
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
from keepwise.cli.output import bar, emit, say

if TYPE_CHECKING:
    from keepwise.testing.evaluation.retrieval import Outcome
    from keepwise.testing.evaluation.stores import Engine


@click.command("retrieval")
@cases_option
@engine_option
@click.option(
    "--k",
    type=click.IntRange(1, 100),
    default=5,
    show_default=True,
    metavar="N",
    help="How many a query may find, for recall@k.",
)
@floor_option("--min-hit1", "min_hit1", "hit@1")
@floor_option("--min-hit3", "min_hit3", "hit@3")
@floor_option("--min-recall", "min_recall", "recall@k")
@floor_option("--min-mrr", "min_mrr", "the mean reciprocal rank")
@wrong_option
@json_option
@pass_invocation
def retrieval(
    call: Invocation,
    files: Sequence[TextIO],
    engine: Engine,
    k: int,
    min_hit1: float | None,
    min_hit3: float | None,
    min_recall: float | None,
    min_mrr: float | None,
    wrong: int,
) -> None:
    """Measure whether queries find what answers them.

    Lines: {"id", "lang", "memories": [{"id", "text", "topic"}], "query", "relevant": [ids]}.
    Queries that look in the same place name it as "set", and a line {"set", "memories"} says what
    is there. The engine makes no difference to a search.
    """
    import asyncio

    from keepwise.testing.evaluation.retrieval import figures, parse_cases, report, run

    settings = settings_with(engine)
    cases = gather("retrieval", files, parse_cases)
    with bar("Searching", len(cases), quiet=call.as_json) as moved:
        outcomes = asyncio.run(run(cases, settings, k, moved))
    if call.as_json:
        emit(report(outcomes, k))
    else:
        _tell(outcomes, k, wrong)
    whole = figures(outcomes, k)
    missed = below(
        [
            ("hit@1", whole.hit_at_1, min_hit1),
            ("hit@3", whole.hit_at_3, min_hit3),
            (f"recall@{k}", whole.recall, min_recall),
            ("MRR", whole.mrr, min_mrr),
        ]
    )
    end(missed, quiet=call.as_json)


def _tell(outcomes: Sequence[Outcome], k: int, most: int) -> None:
    from keepwise.testing.evaluation.retrieval import figures, per_language

    whole = figures(outcomes, k)
    tell_table(
        ("LANGUAGE", "CASES", "HIT@1", "HIT@3", f"RECALL@{k}", "MRR"),
        [
            (
                lang,
                str(each.cases),
                share(each.hit_at_1),
                share(each.hit_at_3),
                share(each.recall),
                share(each.mrr),
            )
            for lang, each in {"all": whole, **per_language(outcomes, k)}.items()
        ],
    )
    if whole.unanswerable:
        say(f"Of {whole.unanswerable} that nothing answers, {whole.silent} found nothing.")
    for remark in sorted({each.degraded for each in outcomes if each.degraded}):
        say(f"Degraded: {remark}")
    missed = [each for each in outcomes if each.case.relevant and not each.hit_at(1)]
    tell_wrong(missed, most, lambda e: e.case.id, _lines)


def _lines(outcome: Outcome) -> Iterator[str]:
    """What was asked, what answers it and what came."""
    texts = {each.id: each.text for each in outcome.case.documents}
    yield f"query: {outcome.case.query}"
    for each in sorted(outcome.case.relevant):
        refused = " (refused)" if each in outcome.refused else ""
        yield f"answers{refused}: {each} {texts[each]}"
    for place, each in enumerate(outcome.found, 1):
        yield f"{place}. {each} {texts[each]}"
