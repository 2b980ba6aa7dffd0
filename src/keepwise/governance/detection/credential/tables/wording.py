"""One language's words around credentials: what announces one, what joins, what calls it off."""

from __future__ import annotations

from typing import NamedTuple


class Wording(NamedTuple):
    """How one language speaks of secrets.

    All texts are lower case without accents: ``é`` is written ``e``, ``ß`` is ``s``. Fields are
    regular expressions without capturing groups, unless they say "space-separated".
    """

    password: str
    """Announces a value a person chose: may be a plain word."""
    key: str
    """A word with many meanings: the value must look like a secret."""
    pin: str
    """Announces digits by itself."""
    code: str
    """A word for a code of any kind: announces digits beside a place or a purpose, see below."""
    token: str
    """Announces a value a machine made: never a plain word."""
    phrase: str
    """Announces several words: a recovery phrase."""
    passphrase: str
    """Announces a phrase a person chose: words in a row, or one value."""
    lock: str
    """A lock that opens with digits: what it is said to be is its code."""
    answer: str
    """Announces the answer to a security question, if one is spoken of."""
    question: str
    """A security question."""
    login: str
    """Announces a name and a password together."""
    places: str
    """Beginnings of words for what a code opens: doors, phones, accounts, space-separated."""
    purposes: str
    """Beginnings of words for what a code proves: verification, access, space-separated."""
    harmless: str
    """Beginnings of words that make a code harmless: postal, promo, error, space-separated."""
    typing: str
    """Verbs of entering digits."""
    link: str
    """Verbs that join an announcement and its value, accents kept."""
    so: str
    """Words that lead to the value from far, accents kept: it must look like a secret."""
    again: str
    """How the next sentence speaks of the secret again, accents kept: "it is"."""
    change: str
    """Beginnings of verbs of changing a password, space-separated."""
    into: str
    """Words that join a verb of changing and the new value, space-separated."""
    reverse: str
    """What joins a value and the announcement after it, space-separated: "hunter2 is my …"."""
    about: str
    """Words that say what a secret is for, space-separated: "for the wifi"."""
    vague: str
    """Words before an announcement that make it anybody's, space-separated: "a password"."""
    skipped: str
    """Small words that may stand between a link and its value, space-separated."""
    function: str
    """Words that only build sentences, space-separated: a phrase that has one is prose."""
    things: str
    """Words after an announcement that make it a name of something else, space-separated."""
    describing: str
    """Words after a link that describe the secret instead of giving it, space-separated."""
    endings: str
    """Endings of words that describe."""
    halves: str
    """Words for parts of a secret."""
    spelling: str
    """Words of dictating a secret, space-separated, "_" within: capital, exclamation_mark."""
    digits: str
    """Zero to nine in words, space-separated."""
