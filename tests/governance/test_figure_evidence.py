import pytest

from keepwise.governance.detection.figure_stance import evidence
from keepwise.governance.detection.figure_stance.examples import COMPARED, EVIDENCE_EXAMPLES
from keepwise.governance.figures import find_figures

PIECES = tuple(evidence.EVIDENCE)
EXAMPLES = (*EVIDENCE_EXAMPLES.values(), COMPARED)
FIGURES = [text for examples in EXAMPLES for text in examples.figures]
KEPT = [text for examples in EXAMPLES for text in examples.kept]


def test_every_piece_of_evidence_has_its_examples():
    assert set(EVIDENCE_EXAMPLES) == set(PIECES)


@pytest.mark.parametrize("text", FIGURES)
def test_what_the_evidence_speaks_for_is_found(text):
    assert find_figures(text)


@pytest.mark.parametrize("text", KEPT)
def test_what_the_evidence_speaks_against_is_kept(text):
    assert find_figures(text) == ()


@pytest.fixture
def leave_out(monkeypatch):
    """Leave a piece of evidence out, and forget in what order the pieces are weighed."""

    def leave_out(piece):
        others = {name: found for name, found in evidence.EVIDENCE.items() if name != piece}
        monkeypatch.setattr(evidence, "EVIDENCE", others)
        evidence.weighed.cache_clear()

    yield leave_out
    evidence.weighed.cache_clear()


@pytest.mark.parametrize("piece", PIECES)
def test_without_a_piece_its_examples_come_out_otherwise(piece, leave_out):
    examples = EVIDENCE_EXAMPLES[piece]
    texts = examples.figures + examples.kept
    before = [find_figures(text) for text in texts]
    leave_out(piece)
    assert [find_figures(text) for text in texts] != before
