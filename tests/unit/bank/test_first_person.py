"""Facts in the first person: every language's tables are whole, and none has idle rows."""

from __future__ import annotations

import pytest

from keepwise.bank.speech.registry import LANGUAGES, grammar_of, lexicon_of, voice_of
from keepwise.bank.speech.voice import WORDED, says


def _facts(language: str) -> set[str]:
    """What the tables of a language make of what somebody says."""
    grammar = grammar_of(language)
    return {
        *(rule.fact for rule in (*grammar.rules, *grammar.asides) if says(rule)),
        *(grammar.sentences[name] for name in WORDED),
        *lexicon_of(language).facts.values(),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_the_tables_has_a_first_person(language: str) -> None:
    voice = voice_of(language)
    known = (*voice.heads, *voice.either)
    assert [fact for fact in sorted(_facts(language)) if not fact.startswith(known)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_is_idle(language: str) -> None:
    voice = voice_of(language)
    heads = (*voice.heads, *voice.either)
    used = {
        max((each for each in heads if fact.startswith(each)), key=len, default="")
        for fact in _facts(language)
    }
    assert [each for each in heads if each not in used] == []
