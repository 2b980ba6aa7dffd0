import pytest
from hypothesis import given
from hypothesis import strategies as st

from governance.spans import check_spans as check_any
from keepwise.governance.figures import find_figures
from keepwise.testing import corpora

ANY_TEXT = st.text(st.characters(exclude_categories=()))
FIGURES = corpora.load("figures", "figure")
KEEP = corpora.load("figures", "keep")
RULES = {
    "money", "percent", "magnitude", "count", "rate", "comparison", "fraction", "grouped",
}  # fmt: skip


def by_id(lines):
    return pytest.mark.parametrize("line", lines, ids=lambda line: line.id)


def check_spans(text, findings):
    check_any(text, findings, "figure")
    assert {finding.rule for finding in findings} <= RULES


def test_the_corpus_is_large_enough_to_mean_something():
    assert len(FIGURES) >= 150
    assert len(KEEP) >= 150
    assert len({line.id for line in FIGURES + KEEP}) == len(FIGURES) + len(KEEP)


@by_id(FIGURES)
def test_figures_are_found(line):
    findings = find_figures(line.text)
    assert findings
    check_spans(line.text, findings)


@by_id(KEEP)
def test_habits_formats_periods_and_facts_are_kept(line):
    assert find_figures(line.text) == ()


def zero_width(text):
    """A zero-width space after every character that is followed by another of a word."""
    return "\u200b".join(text)


def full_width(text):
    return "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isdigit() else c for c in text)


def arabic_digits(text):
    return "".join(chr(ord("٠") + int(c)) if c.isascii() and c.isdigit() else c for c in text)


def no_break_spaces(text):
    return text.replace(" ", "\u00a0")


def wrapped(text):
    """Line breaks where there were spaces, as mail programs put them."""
    return text.replace(" ", "\n")


MUTATIONS = [zero_width, full_width, arabic_digits, no_break_spaces, wrapped, str.upper]


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
@by_id(FIGURES)
def test_figures_in_disguise_are_found(line, mutate):
    text = mutate(line.text)
    findings = find_figures(text)
    assert findings
    check_spans(text, findings)


@pytest.mark.parametrize(
    "mutate", [zero_width, full_width, arabic_digits, no_break_spaces], ids=lambda m: m.__name__
)
@by_id(KEEP)
def test_disguise_makes_no_figure(line, mutate):
    assert find_figures(mutate(line.text)) == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Spend was €436,449.", "€436,449"),
        ("Spend was 436,449 euros last week.", "436,449 euros"),
        ("It cost EUR 12.5m.", "EUR 12.5m"),
        ("Das sind 1.240,50 €, sagt Sam.", "1.240,50 €"),
        ("CTR rose to four percent.", "four percent"),
        ("Spend was ４３６\u200bk.", "４３６\u200bk"),
        ("Spend was 4 3 6 , 4 4 9 €.", "4 3 6 , 4 4 9 €"),
        ("Between 3 and 5 percent.", "3|5 percent"),
        ("Sales doubled.", "doubled"),
        ("We sold 1,240 units and lost 3 customers.", "1,240|3"),
    ],
)
def test_a_finding_covers_the_figure_and_nothing_else(text, found):
    assert "|".join(text[f.start : f.end] for f in find_figures(text)) == found


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("€436,449", "money"),
        ("vier Prozent", "percent"),
        ("It is 436k.", "magnitude"),
        ("We had 37 stockouts.", "count"),
        ("ROAS of 3.2", "rate"),
        ("Revenue was halved.", "comparison"),
        ("Two thirds of revenue", "fraction"),
        ("436,449", "grouped"),
    ],
)
def test_the_rule_says_what_kind_of_figure_it_is(text, rule):
    assert [finding.rule for finding in find_figures(text)] == [rule]


def test_a_finding_never_holds_the_value():
    assert "436" not in repr(find_figures("Spend was €436,449."))


@given(ANY_TEXT)
def test_any_text_gives_ordered_spans_within_it(text):
    check_spans(text, find_figures(text))


PIECES = [
    *"4 3 , . 436 k m % € EUR Mio. euros percent points units sales was to by and - / :".split(),
    *"half third two million zwei tausend doubled top per".split(),
    "\n", "\u200b", "\x00", "\ud800",
]  # fmt: skip


@given(
    st.lists(
        st.sampled_from(PIECES),
        max_size=40,
    ),
    st.sampled_from(["", " "]),
)
def test_any_mixture_of_its_words_gives_ordered_spans(pieces, between):
    text = between.join(pieces)
    check_spans(text, find_figures(text))


HOSTILE = ["1", "1 ", "1,", "€", "4 3 , ", "million and ", "\ud800", "AB 25 CD 26, "]


@pytest.mark.parametrize("unit", HOSTILE, ids=repr)
def test_a_megabyte_of_anything_finishes(unit):
    text = unit * (1_000_000 // len(unit))
    check_spans(text, find_figures(text))
