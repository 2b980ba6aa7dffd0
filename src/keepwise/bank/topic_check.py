"""Looking over topics before anything is kept by them: do they ask for what would do harm?

A topic is put three questions, in this order. Would a wrong or stale version of what it keeps
change a number in an answer? Is it a credential, or personal data that the agent has no need for?
Will remembering it spare somebody repeating themselves next week?
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from keepwise.bank.topics import asked_for
from keepwise.bank.words import fold
from keepwise.model import Topic

Kind = Literal["figures", "credentials", "personal", "vague", "twice", "exclusion"]


@dataclass(frozen=True, slots=True)
class TopicWarning:
    """What may go wrong with a topic, and what to do about it."""

    topic: str
    kind: Kind
    message: str
    hint: str


# Stems of words that ask for something, folded; a topic's exclusions are not looked at.
_FIGURES = (
    r"figures?|amounts?|totals?|spend(?:ing)?|revenues?|turnover|sales numbers|kpis?|metrics?|"
    r"results?|outcomes?|balances?|prices?|conversions?|click[- ]?through|budgets?|costs?|"
    r"measurements?|statistics|scores?|rankings?|zahlen|betrage?|umsatze?|ergebnisse?|kennzahlen|"
    r"kosten|chiffres?|montants?|resultats?|depenses?|cifras?|importes?|resultados?|gastos?|"
    r"ventas|numeri|importi|risultati|spese|valores|gastos|bedragen|resultaten|omzet"
)
_CREDENTIALS = (
    r"passwords?|passphrases?|credentials?|(?:access|api|secret|private) ?keys?|tokens?|secrets?|"
    r"log-?ins?|pin codes?|passworter|passwort|zugangsdaten|mots? de passe|identifiants|"
    r"contrasenas?|credenciales|credenziali|senhas?|wachtwoord(?:en)?"
)
_PERSONAL = (
    r"(?:e-?mail|home|postal|ip) address(?:es)?|phone numbers?|dates? of birth|birth ?dates?|"
    r"national ids?|social security|passport numbers?|iban|bank accounts?|credit cards?|"
    r"health|medical|diagnos[ei]s|religion|ethnicity|sexual orientation|political"
)
_EVERYTHING = (
    r"everything|anything|all (?:messages|conversations|of it)|whole conversations?|transcripts?|"
    r"alles|tout|todo|tutto|tudo"
)
_DATA = r"analytics?|data|reports?|dashboards?|campaigns?|markets?|accounts?|brands?|quer(?:y|ies)"
_MANAGED_OUTCOMES = "KEY_CONVERSATION_DETAILS"
_FEWEST_WORDS = 4


def check(topics: Sequence[Topic]) -> tuple[TopicWarning, ...]:
    """What may go wrong with a set of topics, in their order; nothing if all is well."""
    found: list[TopicWarning] = []
    numbers = any(_matches(_DATA, asked_for(each)) for each in topics if not each.managed)
    for topic in topics:
        found.extend(_managed(topic, numbers) if topic.managed else _custom(topic))
    return (*found, *_twice(topics))


def _managed(topic: Topic, numbers: bool) -> Iterator[TopicWarning]:
    if topic.label == _MANAGED_OUTCOMES and numbers:
        yield TopicWarning(
            topic.label,
            "figures",
            "keeps outcomes of tasks, which beside topics about data are mostly figures",
            "leave it out; the preset analytics does",
        )


def _custom(topic: Topic) -> Iterator[TopicWarning]:
    asked = asked_for(topic)
    if word := _matches(_FIGURES, asked):
        yield TopicWarning(
            topic.label,
            "figures",
            f"asks for '{word}': a figure that was remembered goes stale and changes an answer",
            "ask how the person likes figures shown, and fetch them anew each time",
        )
    if word := _matches(_CREDENTIALS, asked):
        yield TopicWarning(
            topic.label,
            "credentials",
            f"asks for '{word}': whoever reads the store could act as the person",
            "keep it in temp: state for the turn that needs it",
        )
    if (word := _matches(_PERSONAL, asked)) and not topic.personal:
        yield TopicWarning(
            topic.label,
            "personal",
            f"asks for '{word}', which the policy keeps out unless the topic says so",
            "name it in the topic's 'personal' if the agent needs it, or leave it out",
        )
    if len(asked.split()) < _FEWEST_WORDS or _matches(_EVERYTHING, asked):
        yield TopicWarning(
            topic.label,
            "vague",
            "does not say what is worth repeating next week",
            "name the things: currency, usual brands, the team somebody belongs to",
        )
    if _matches(_DATA, asked) and not _excludes(topic):
        yield TopicWarning(
            topic.label,
            "exclusion",
            "is about data and does not say what it never keeps",
            "add to its exclusions: figures, results of queries, tokens and credentials",
        )


def _excludes(topic: Topic) -> bool:
    kept_out = fold(topic.description + " " + " ".join(topic.exclusions))
    return (
        bool(topic.exclusions)
        or len(fold(asked_for(topic))) < len(fold(f"{topic.label} {topic.description}")) - 10
        or "never" in kept_out
    )


def _twice(topics: Sequence[Topic]) -> Iterator[TopicWarning]:
    seen: dict[str, str] = {}
    for topic in topics:
        key = " ".join(sorted(set(fold(topic.description).split())))
        if key in seen:
            yield TopicWarning(
                topic.label,
                "twice",
                f"says the same as {seen[key]}",
                "leave one of them out: what fits both goes to the first",
            )
        seen.setdefault(key, topic.label)


def _matches(words: str, text: str) -> str:
    found = _compiled(words).search(fold(text))
    return found.group() if found else ""


@cache
def _compiled(words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{words})\b")
