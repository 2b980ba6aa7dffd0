"""What the guard found is left out of every fact; what stands beside it is kept."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keepwise.bank.extraction import extract
from keepwise.bank.topics import PRESETS
from keepwise.model import Candidate, Event, Finding

ASSISTANT = PRESETS["assistant"]


def heard(text: str, *found: str) -> tuple[Candidate, ...]:
    """What is learned from ``text`` when the guard found the given parts of it."""
    event = Event("e1", "user", 7, content={"parts": [{"text": text}]})
    spans = [
        Finding(text.index(part), text.index(part) + len(part), "figure", "test") for part in found
    ]
    return extract([event], ASSISTANT, "s", findings={"e1": spans})


BESIDE = [
    ("Please always answer with tables, spend was €436,449.", "€436,449", ["Prefers tables"]),
    ("My token is dapi0123 and I like tables", "dapi0123", ["Prefers tables"]),
    ("My token is dapi0123 please always use tables", "dapi0123", ["Prefers tables"]),
    ("I work on Western Europe and spend there was 436k", "436k", ["Works on Western Europe"]),
    ("Good. So spend is about 436k then, remember my region.", "436k", []),
    ("Remember that CTR rose to four percent and that I prefer euros", "four percent",
     ["Prefers euros"]),
    ("Bitte immer Tabellen, der Umsatz lag bei 436.449 Euro.", "436.449 Euro",
     ["Bevorzugt Tabellen"]),
    ("Ich arbeite im Vertrieb und der Umsatz lag bei 436.449 Euro, ich mag Tabellen.",
     "436.449 Euro", ["Arbeitet im Vertrieb", "Bevorzugt Tabellen"]),
    # What depends on a figure says nothing without it.
    ("If spend is above 436k, show me pounds", "436k", []),
    ("For budgets of 436k, use pounds", "436k", []),
    ("I prefer euros, for budgets above 436k", "436k", []),
    # Half of a clause can say the opposite of the whole.
    ("Don't show me 436k in tables please", "436k", []),
    # What is held still tells whose words they are.
    ("Sam said spend was 436k, always use tables", "436k", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "found", "expected"), BESIDE)
def test_the_rest_of_the_sentence_is_kept(text: str, found: str, expected: list[str]) -> None:
    assert [candidate.fact for candidate in heard(text, found)] == expected


def test_findings_of_another_event_do_not_matter() -> None:
    event = Event("e1", "user", 7, content={"parts": [{"text": "I prefer euros"}]})
    finding = Finding(0, 14, "figure", "test")
    assert extract([event], ASSISTANT, "s", findings={"e2": [finding]})
    assert not extract([event], ASSISTANT, "s", findings={"e1": [finding]})


PARTS = st.sampled_from(
    "I prefer euros for reports , and my token is X1 X2 please always use tables ; if spend . "
    "ich mag Tabellen und X3 bitte immer Euro forget that I work on France".split()
)


@settings(deadline=None)  # the first example compiles patterns
@given(st.lists(PARTS, max_size=30).map(" ".join), st.data())
def test_no_evidence_overlaps_a_finding(text: str, data: st.DataObject) -> None:
    starts = data.draw(st.lists(st.integers(0, max(len(text) - 1, 0)), max_size=4))
    spans = [Finding(at, min(at + 3, len(text)), "figure", "test") for at in starts if text]
    event = Event("e1", "user", 7, content={"parts": [{"text": text}]})
    for candidate in extract([event], ASSISTANT, "s", findings={"e1": spans}):
        said = candidate.evidence
        assert text[said.start : said.end] == said.quote
        for span in spans:
            assert said.end <= span.start or span.end <= said.start
