"""Expressions of callers fit what Python's own fit, without going back."""

from __future__ import annotations

import itertools
import re

import pytest

from keepwise.errors import InvalidInput
from keepwise.filtering.patterns import compile_pattern

TEXTS = ["".join(each) for size in range(4) for each in itertools.product("ab1_ .\né", repeat=size)]
PATTERNS = [
    "",
    "a",
    "ab|b.",
    "^a",
    "b$",
    r"\Ab?\Z",
    "(a|b)*1",
    "(?:a.)+",
    "a*?b",
    "a{2}",
    "a{,2}$",
    "^a{1,2}$",
    "a{2,}|^b{0}$",
    "a{x",
    "[^a]b",
    r"[]\w]b",
    r"\w\s|\d\W|\S\.",
    r"\ba|b\b",
    r"a\B.",
    "é|\n",
    "(|a)+b",
    "(a*)*$",
    "()a",
]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_it_fits_what_python_s_does(pattern):
    theirs, ours = re.compile(pattern, re.DOTALL), compile_pattern(pattern, "filter")
    assert [each for each in TEXTS if ours.search(each)] == [
        each for each in TEXTS if theirs.search(each)
    ]


WRONG = [
    "(",
    ")",
    "a**",
    "*",
    "a{2}{2}",
    "[",
    "a{2,1}",
    "\\",
    r"\1",
    "(?P<x>a)",
    "(?!a)",
    r"\q",
    "[b-a]",
]


@pytest.mark.parametrize("pattern", WRONG)
def test_what_is_none_is_refused(pattern):
    with pytest.raises((ValueError, re.error)):
        compile_pattern(pattern, "filter")


def test_there_is_an_end_to_what_it_may_cost():
    pattern = compile_pattern("(a|b)*a" + "(a|b)" * 30 + "c", "filter")
    texts = (format(each, "b").replace("0", "a").replace("1", "b") * 100 for each in range(10_000))
    with pytest.raises(InvalidInput, match="takes too long"):
        [pattern.search(each) for each in texts]
