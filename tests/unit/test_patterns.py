"""Expressions of callers: read in RE2's syntax, and through a text in one pass."""

from __future__ import annotations

import pytest

from keepwise.filtering.patterns import MAX_CHARS, compile_pattern


@pytest.mark.parametrize(
    ("pattern", "text", "fits"),
    [
        ("", "", True),
        ("^Prefers e", "Prefers euros", True),
        ("^euros", "Prefers euros", False),
        ("euros$", "Prefers euros", True),
        ("a.b", "a\nb", True),
        ("café|thé", "un thé", True),
        (r"\bh", "der hund", True),
        (r"\p{L}{4}", "größ", True),
        ("(?i)EUROS", "Prefers euros", True),
        ("x", "half a character \ud800 and x", True),
    ],
)
def test_it_fits_or_not(pattern, text, fits):
    assert compile_pattern(pattern).search(text) is fits


WRONG = [
    "(",
    ")",
    "*",
    "[",
    "a{2,1}",
    "\\",
    r"\1",
    "(?!a)",
    "(?<=a)b",
    "[b-a]",
    "a{9999}",
    "\ud800",
]


@pytest.mark.parametrize("pattern", [*WRONG, "a" * (MAX_CHARS + 1)])
def test_what_is_none_is_refused_and_nothing_is_written(pattern, capfd):
    with pytest.raises(ValueError, match="regular expression"):
        compile_pattern(pattern)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("pattern", ["(a+)+$", "^(a|a)*$", "(a*)*b", "^(([a-z])+.)+[A-Z]([a-z])+$"])
def test_what_would_take_python_for_ever_is_told(pattern):
    assert compile_pattern(pattern).search("a" * 100_000 + "!") is False
