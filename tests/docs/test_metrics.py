"""Every metric of the server is explained, and no other."""

from __future__ import annotations

from docs.markdown import ROOT, rows
from keepwise.model.jobs import Backlog
from keepwise.server.observing.metrics import Metrics


def test_every_metric_is_documented_with_its_labels():
    metrics = Metrics()
    metrics.text(Backlog(waiting=0, running=0, dead=0, scopes=0, overdue=0))
    told = {}
    for each in metrics.registry._collector_to_names:
        (family,) = each.describe()
        suffix = "_total" if family.type == "counter" else ""
        told[f"{family.name}{suffix}"] = ", ".join(each._labelnames)
    text = (ROOT / "docs" / "howto" / "run-a-server.md").read_text("utf-8")
    assert {row[0]: row[1] for row in rows(text) if row[0].startswith("keepwise_")} == told
