import pytest

from keepwise.governance.detection import figure_rules
from keepwise.governance.detection.figure_examples import EXAMPLES
from keepwise.governance.figures import find_figures

RULES = tuple(figure_rules.RULES)
FIGURES = [(rule, text) for rule, examples in EXAMPLES.items() for text in examples.figures]
KEPT = [(rule, text) for rule, examples in EXAMPLES.items() for text in examples.kept]


def test_every_rule_has_its_examples():
    assert set(EXAMPLES) == set(RULES)
    assert all(examples.figures and examples.kept for examples in EXAMPLES.values())


@pytest.mark.parametrize(("rule", "text"), FIGURES)
def test_what_a_rule_must_find_is_found(rule, text):
    assert find_figures(text)


@pytest.mark.parametrize(("rule", "text"), KEPT)
def test_what_a_rule_must_leave_alone_is_kept(rule, text):
    assert find_figures(text) == ()


@pytest.fixture
def leave_out(monkeypatch):
    """Leave a rule out, and forget which rules were chosen for what company."""

    def leave_out(rule):
        others = {name: judge for name, judge in figure_rules.RULES.items() if name != rule}
        monkeypatch.setattr(figure_rules, "RULES", others)
        figure_rules.in_company.cache_clear()

    yield leave_out
    figure_rules.in_company.cache_clear()


@pytest.mark.parametrize("rule", RULES)
def test_without_a_rule_its_examples_come_out_otherwise(rule, leave_out):
    texts = EXAMPLES[rule].figures + EXAMPLES[rule].kept
    before = [find_figures(text) for text in texts]
    leave_out(rule)
    assert [find_figures(text) for text in texts] != before
