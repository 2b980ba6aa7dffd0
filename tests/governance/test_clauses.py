import pytest
from hypothesis import given
from hypothesis import strategies as st

from keepwise.governance.clauses import redact, stands_alone, strip_clauses
from keepwise.governance.credentials import find_credentials
from keepwise.governance.figures import find_figures
from keepwise.model import Finding

ANY_TEXT = st.text(st.characters(exclude_categories=()))
TOKEN = "dapi" + "0123456789abcdef" * 2


def found(text):
    return sorted(find_figures(text) + find_credentials(text))


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        (
            f"My Databricks token is {TOKEN}, and please always answer with tables.",
            "Please always answer with tables.",
        ),
        ("So spend is about 436k then, remember my region.", "Remember my region."),
        ("Always show me euros. Spend was €436,449.", "Always show me euros."),
        ("Spend was €436,449. Always show me euros.", "Always show me euros."),
        ("I work on Western Europe; spend there was 436k.", "I work on Western Europe."),
        ("I work on Western Europe, but CTR was 4%.", "I work on Western Europe."),
        ("I like tables, charts and maps, and spend was 5k.", "I like tables, charts and maps."),
        ("Use short answers - my PIN is 4821.", "Use short answers."),
        ("My password is hunter2\nI prefer tables", "I prefer tables."),
        ("Sales doubled! I want two decimals, please.", "I want two decimals, please."),
        (
            "Der Umsatz lag bei 3,4 Mio. Euro, aber zeig mir immer Euro.",
            "Zeig mir immer Euro.",
        ),
        ("Ich arbeite an Westeuropa und mein Passwort ist hunter2.", "Ich arbeite an Westeuropa."),
        (
            "I own Italy. Spend was 436k. I report to Sam.",
            "I own Italy. I report to Sam.",
        ),
    ],
)
def test_the_clause_with_the_finding_goes_and_the_rest_stays(text, rest):
    assert strip_clauses(text, found(text)) == rest


@pytest.mark.parametrize(
    "text",
    [
        "Spend was €436,449.",
        "If CTR is over 4%, alert me.",
        "For campaigns above €500, show me the region.",
        "Because spend was 436k, use thousands.",
        "Thanks, and my password is hunter2.",
        "Hi, spend was 436k.",
        "436k",
        "Wenn der Umsatz über 5 % steigt, sag Bescheid.",
    ],
)
def test_nothing_is_kept_that_cannot_stand_alone(text):
    assert found(text)
    assert strip_clauses(text, found(text)) is None


def test_text_without_findings_is_only_trimmed():
    assert strip_clauses("  I like tables ", ()) == "I like tables"
    assert strip_clauses("  ", ()) is None


@pytest.mark.parametrize(
    "clause", ["Always use euros", "and remember my region", "I work here", "Zeig mir Euro"]
)
def test_what_stands_alone(clause):
    assert stands_alone(clause)


@pytest.mark.parametrize("clause", ["", "thanks", "because I work here", "in Western Europe", "if"])
def test_what_does_not_stand_alone(clause):
    assert not stands_alone(clause)


def test_redaction_names_the_kind_and_leaves_the_rest():
    text = f"Token {TOKEN}, spend €436,449."
    assert redact(text, found(text)) == "Token [redacted credential], spend [redacted figure]."


def test_redaction_takes_findings_in_any_order_and_overlapping():
    findings = (
        Finding(4, 8, "figure", "money"),
        Finding(2, 6, "credential", "token"),
        Finding(0, 1, "figure", "money"),
    )
    assert redact("abcdefghij", findings) == "[redacted figure]b[redacted credential]ij"


def test_redaction_without_findings_changes_nothing():
    assert redact("I like tables", ()) == "I like tables"


@st.composite
def text_and_findings(draw):
    text = draw(ANY_TEXT)
    spans = draw(st.lists(st.tuples(st.integers(0, len(text)), st.integers(1, 9)), max_size=5))
    return text, tuple(
        Finding(start, min(len(text), start + length), "figure", "money")
        for start, length in spans
        if start < len(text)
    )


@given(text_and_findings())
def test_any_text_and_findings_are_handled(case):
    text, findings = case
    rest = strip_clauses(text, findings)
    assert rest is None or rest.strip() == rest != ""
    assert isinstance(redact(text, findings), str)


@given(
    st.lists(st.sampled_from(["I like tables", "spend was 436k", "and", ", ", ". ", " - ", "; "]))
)
def test_what_is_left_never_holds_what_was_found(pieces):
    text = " ".join(pieces)
    rest = strip_clauses(text, found(text))
    assert rest is None or "436k" not in rest


@pytest.mark.parametrize("unit", ["a, ", ", and ", "\n", "I like it, ", "436k; "], ids=repr)
def test_a_megabyte_of_anything_finishes(unit):
    text = unit * (1_000_000 // len(unit))
    findings = [Finding(at, at + 3, "figure", "money") for at in range(0, len(text) - 3, 5_000)]
    strip_clauses(text, findings)
    redact(text, findings)
