"""The grammar tables hold together: every pattern compiles, every fact names its own groups."""

from __future__ import annotations

import re
import string

import pytest

from keepwise.bank.slots import SLOTS
from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.registry import LANGUAGES, grammar_of

RULES = [
    pytest.param(rule, id=f"{grammar.language}-{number}-{rule.name}")
    for grammar in map(grammar_of, LANGUAGES)
    for number, rule in enumerate(grammar.rules)
]
# Where the content of a rule can stand.
CONTENT = {"x", "y", "z", "w", "name", "name2"}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_whole(rule: Rule) -> None:
    groups = set(re.compile(rule.pattern).groupindex)
    named = {field for _, field, _, _ in string.Formatter().parse(rule.fact) if field}
    assert named <= groups | {"x"}
    assert "x" not in named or groups & CONTENT
    assert not rule.qualifier or rule.qualifier in groups
    assert not rule.slot or rule.slot in SLOTS or rule.slot == "*"
    assert set(rule.reads) <= set(SLOTS)
