"""What the lexicons make of a value is let into memory: a wish for millions is no figure."""

from __future__ import annotations

import pytest

from keepwise.bank import slots
from keepwise.bank.speech.lexicon import COMMON
from keepwise.bank.speech.registry import LANGUAGES, lexicon_of
from keepwise.governance.guard import Guard
from keepwise.governance.policy import STRICT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_lexicon_may_be_remembered(language: str) -> None:
    guard = Guard(STRICT)
    lexicon = lexicon_of(language)
    refused = set()
    for slot, value, words, _ in (*lexicon.rows, *COMMON):
        texts = [value] if value != "=" else []
        if words != "=" and slot in lexicon.facts:
            texts += [slots.word(slot, words, language, first_person=own) for own in (False, True)]
        refused |= {each for each in texts if guard.check(each, "memory").verdict != "allow"}
    assert refused == set()
