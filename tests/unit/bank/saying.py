"""What is made of one message: for tables of sentences, in whatever language."""

from __future__ import annotations

import unicodedata

from keepwise.bank.extraction import extract
from keepwise.bank.topics import PRESETS
from keepwise.model import Candidate, Event


def learned(text: str, preset: str = "assistant") -> tuple[Candidate, ...]:
    """The candidates of a message."""
    return extract([_said(text)], PRESETS[preset], "s")


def _said(text: str) -> Event:
    return Event("e1", "user", 7, content={"parts": [{"text": text}]})


def remembered(text: str, preset: str = "assistant") -> list[Candidate]:
    """Those of them that are to be remembered."""
    return [each for each in learned(text, preset) if each.intent == "remember"]


def kept(text: str, preset: str = "assistant") -> list[str]:
    """The facts that are to be remembered."""
    return [each.fact for each in remembered(text, preset)]


def own(text: str) -> list[str]:
    """The facts of a message in a bank that words them in the first person."""
    return [
        each.fact for each in extract([_said(text)], PRESETS["assistant"], "s", first_person=True)
    ]


def plain(text: str) -> str:
    """A text without case and accents, as facts are compared."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))


def require_in_order(text: str, facts: str) -> None:
    """Fail unless a message leaves as many facts as are named, each with the words of its own.

    ``facts`` are parted by " | ", the words of one by "+".
    """
    wanted = [[plain(word) for word in fact.split("+")] for fact in facts.split(" | ")]
    found = [plain(each.fact) for each in learned(text)]
    assert len(found) == len(wanted), found
    for words, fact in zip(wanted, found, strict=True):
        assert all(word in fact for word in words), (words, found)


def require_kept(text: str, parts: list[str]) -> None:
    """Fail unless a message leaves as many facts to remember as parts, each with its own."""
    facts = [plain(each) for each in kept(text)]
    assert len(facts) == len(parts), facts
    assert all(part in fact for part, fact in zip(parts, facts, strict=True)), facts
