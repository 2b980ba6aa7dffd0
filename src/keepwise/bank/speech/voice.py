"""Facts in the first person: "I prefer euros" where the tables say "Prefers euros".

The tables word facts in the third person, for whoever reads a list of memories. A bank may want
them as Memory Bank words its own, in the person's voice; then what somebody says of themselves is
kept as they said it, and only the words the tables add are turned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from keepwise.bank.speech.grammar import Grammar, Rule, compiled

WORDED = ("always", "never", "avoid")
"""The ``sentences`` of a grammar that are facts."""


def capital(words: str) -> str:
    """A statement with the capital that a fact begins with."""
    return words[:1].upper() + words[1:]


def lowered(articles: str) -> Callable[[str], str]:
    """A function that takes its capital from the article that words begin with, if they do."""

    def inside(words: str) -> str:
        return words[:1].lower() + words[1:] if compiled(articles).match(words) else words

    return inside


@dataclass(frozen=True, slots=True)
class Voice:
    """How a language says of oneself what its tables say of somebody.

    ``heads`` are what the facts of the tables begin with, and how somebody says it of themselves
    (``"Is "``: ``"I am "``); the longest one that fits counts. ``either`` are beginnings that hold
    in either person. ``statement`` makes a fact of a statement about oneself, and ``person`` fits
    the person's words to the words before them ("Les tables" after "Je préfère").
    """

    heads: Mapping[str, str]
    either: tuple[str, ...]
    statement: Callable[[str], str] = capital
    person: Callable[[str], str] = str


def first_person(template: str, voice: Voice) -> str:
    """A fact of the tables as the person says it: "Does not want {x}" is "I do not want {x}"."""
    heads = [each for each in (*voice.heads, *voice.either) if template.startswith(each)]
    head = max(heads, key=len, default="")
    return voice.heads.get(head, head) + template[len(head) :]


def spoken(grammar: Grammar, voice: Voice) -> Grammar:
    """``grammar`` with every fact in the first person."""
    sentences = {
        name: first_person(text, voice) if name in WORDED else text
        for name, text in grammar.sentences.items()
    }
    return replace(
        grammar,
        rules=tuple(_own(rule, voice) for rule in grammar.rules),
        asides=tuple(_own(rule, voice) for rule in grammar.asides),
        sentences=MappingProxyType(sentences),
        person=voice.person,
        statement=voice.statement,
        first_person=True,
    )


def says(rule: Rule) -> bool:
    """Whether the rule's ``fact`` is a sentence; where it forgets, it names what."""
    return bool(rule.fact) and rule.mode not in ("forget", "end", "skip")


def _own(rule: Rule, voice: Voice) -> Rule:
    return replace(rule, fact=first_person(rule.fact, voice)) if says(rule) else rule
