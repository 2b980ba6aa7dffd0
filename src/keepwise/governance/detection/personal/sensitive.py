"""Sensitive statements about other people: "my boss Tom has cancer", "Anna is pregnant".

A person, then at once what is said of them, then the end of the statement. Nothing looser: what
is said about a topic, a market or the user is no statement about another person.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keepwise.governance.detection.personal.owners import NAME
from keepwise.governance.detection.personal.sensitive_words import LANGUAGES
from keepwise.governance.detection.personal.words import alternation, either

# How far before a statement the words about a person may begin, in characters.
_BEFORE = 90

_WORDS = tuple(frozenset(each.words.split()) for each in LANGUAGES)

# Capitalised at the start of a sentence, or a name that is no person's.
_NOBODY = (
    "everyone everybody someone somebody nobody one anyone who whoever she he it this that there"
    " which"
    " what nothing something i we you they my your the a an our and but if when target audience not"
    " jeder niemand jemand wer man sie er es das dies ich wir der die ein eine kein mein unser"
    " zielgruppe"
    " wenn und aber alle chacun personne quelqu qui il elle on je nous tu vous le la les un une ce"
    " c qu"
    " si et mais alguien nadie quien todos el él ella yo los las una se que y pero cuando qualcuno"
    " nessuno chi lui lei io gli ognuno lo che e ma quando alguém ninguém quem ele ela eu o os as"
    " um uma"
    " mas iemand niemand wie hij zij ze ik het de een en maar als patients people women men is was"
    " no non não nee nein yes ja google amazon facebook microsoft apple europe germany france"
    " spain italy"
    " today yesterday tomorrow monday friday company customer client breast cancer diabetes charity"
)


def sensitive_hits(text: str, words: frozenset[str]) -> Iterator[tuple[int, int]]:
    """The span of every sensitive statement about another person in normalised ``text``.

    ``words`` are those of the text, in lower case.
    """
    for at, sensitive in enumerate(_WORDS):
        if sensitive.isdisjoint(words):
            continue
        for statement, person in ((_anyone(at), _person()), (_related(at), _relation())):
            for match in statement.finditer(text):
                begin = max(0, match.start() - _BEFORE)
                whom = person.search(text[begin : match.start()])
                if whom and not _unnamed().search(text, begin, begin + whom.start()):
                    yield begin + whom.start(), match.end()


@cache
def _unnamed() -> re.Pattern[str]:
    """What stands before a noun, not a name: German nouns have capitals too ("mein Hund")."""
    return re.compile(
        r"(?<!\w)(?:(?:mein|dein|sein|ihr|unser|euer|kein|ein|jede)\w{0,3}|my|our|your|his|her|their"
        r"|every|each)\s\Z",
        re.IGNORECASE,
    )


@cache
def _anyone(at: int) -> re.Pattern[str]:
    return _statement(at, LANGUAGES[at].anyone)


@cache
def _related(at: int) -> re.Pattern[str]:
    return _statement(at, LANGUAGES[at].related)


def _statement(at: int, said: str) -> re.Pattern[str]:
    """What is said of a person, to its end: more words would make something else of it."""
    follows = "|".join(LANGUAGES[at].follows.split())
    return re.compile(
        rf"(?<!\w)(?:{said})(?=\s*(?:[.,;:!?)\n\"-]|$|\s(?:{follows})(?!\w)))", re.IGNORECASE
    )


# Where a person stands: at once before the statement, or before an aside between commas.
_ENDING = r"(?:,\s[\w\s]{1,24},)?\s?\Z"


@cache
def _relation() -> re.Pattern[str]:
    """A person known by a relation or a title, at the end of a text."""
    return re.compile(rf"(?<![\w'])(?:{_relations()}){_ENDING}")


@cache
def _person() -> re.Pattern[str]:
    """Those, a name, or a pronoun."""
    pronoun = f"(?i:{either('they')})"
    return re.compile(rf"(?<![\w'])(?:{_relations()}|{pronoun}|{_name()}){_ENDING}")


@cache
def _name() -> str:
    nobody = "|".join(sorted(set(_NOBODY.split())))
    return rf"(?!(?i:{nobody})(?!\w)){NAME}(?:\s{NAME})?"


@cache
def _relations() -> str:
    name = _name()
    relation = f"(?i:{alternation('family', 'contact')})"
    my = f"(?i:{either('my')}|{either('their')})"
    of = rf"(?:\s(?:{name}|(?i:{either('of')})\s(?:{name})))?"
    return "|".join(
        (
            rf"{my}\s(?:[\w-]{{1,16}}\s)?{relation}(?!\w)(?:{of}|\s[a-zà-ü]{{2,14}})",
            rf"{name}'s\s(?:[\w-]{{1,16}}\s)?{relation}(?!\w){of}",
            rf"(?i:{either('title')})\s{name}",
        )
    )
