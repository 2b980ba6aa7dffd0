"""Which languages there are, and their tables; each is loaded when somebody first speaks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keepwise.bank.speech.grammar import Grammar
    from keepwise.bank.speech.lexicon import Lexicon

LANGUAGES: tuple[str, ...] = ("en", "de")
"""Codes of the languages that statements are read in; ties between them go to the first."""

# Each name is written out, so that the rules about imports can be checked.
_GRAMMARS: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.speech.languages.en.grammar"),
    "de": lambda: import_module("keepwise.bank.speech.languages.de.grammar"),
}
_LEXICONS: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.speech.languages.en.lexicon"),
    "de": lambda: import_module("keepwise.bank.speech.languages.de.lexicon"),
}


@cache
def grammar_of(language: str) -> Grammar:
    """How statements are made in a language."""
    found: Grammar = _GRAMMARS[language]().GRAMMAR
    return found


@cache
def lexicon_of(language: str) -> Lexicon:
    """A language's words for slots and their values."""
    found: Lexicon = _LEXICONS[language]().LEXICON
    return found
