"""``keepwise eval``: measure the product on labelled examples."""

from __future__ import annotations

import click

from keepwise.cli.evaluation.consolidation import consolidation
from keepwise.cli.evaluation.extraction import extraction
from keepwise.cli.evaluation.retrieval import retrieval
from keepwise.cli.governance.evaluating import governance


@click.group("eval")
def evaluating() -> None:
    """Measure the product on labelled examples."""


evaluating.add_command(governance)
evaluating.add_command(extraction)
evaluating.add_command(consolidation)
evaluating.add_command(retrieval)
