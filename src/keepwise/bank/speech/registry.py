"""Which languages there are, and their tables; each is loaded when somebody first speaks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from keepwise.bank.speech.voice import spoken

if TYPE_CHECKING:
    from keepwise.bank.speech.grammar import Grammar
    from keepwise.bank.speech.lexicon import Lexicon
    from keepwise.bank.speech.voice import Voice

LANGUAGES: tuple[str, ...] = ("en", "de", "fr", "es", "it", "pt", "nl", "zh", "ja", "hi", "ar")
"""Codes of the languages that statements are read in; ties between them go to the first."""

# Each name is written out, so that the rules about imports can be checked.
_GRAMMARS: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.speech.languages.en.grammar"),
    "de": lambda: import_module("keepwise.bank.speech.languages.de.grammar"),
    "fr": lambda: import_module("keepwise.bank.speech.languages.fr.grammar"),
    "es": lambda: import_module("keepwise.bank.speech.languages.es.grammar"),
    "it": lambda: import_module("keepwise.bank.speech.languages.it.grammar"),
    "pt": lambda: import_module("keepwise.bank.speech.languages.pt.grammar"),
    "nl": lambda: import_module("keepwise.bank.speech.languages.nl.grammar"),
    "zh": lambda: import_module("keepwise.bank.speech.languages.zh.grammar"),
    "ja": lambda: import_module("keepwise.bank.speech.languages.ja.grammar"),
    "hi": lambda: import_module("keepwise.bank.speech.languages.hi.grammar"),
    "ar": lambda: import_module("keepwise.bank.speech.languages.ar.grammar"),
}
_LEXICONS: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.speech.languages.en.lexicon"),
    "de": lambda: import_module("keepwise.bank.speech.languages.de.lexicon"),
    "fr": lambda: import_module("keepwise.bank.speech.languages.fr.lexicon"),
    "es": lambda: import_module("keepwise.bank.speech.languages.es.lexicon"),
    "it": lambda: import_module("keepwise.bank.speech.languages.it.lexicon"),
    "pt": lambda: import_module("keepwise.bank.speech.languages.pt.lexicon"),
    "nl": lambda: import_module("keepwise.bank.speech.languages.nl.lexicon"),
    "zh": lambda: import_module("keepwise.bank.speech.languages.zh.lexicon"),
    "ja": lambda: import_module("keepwise.bank.speech.languages.ja.lexicon"),
    "hi": lambda: import_module("keepwise.bank.speech.languages.hi.lexicon"),
    "ar": lambda: import_module("keepwise.bank.speech.languages.ar.lexicon"),
}
_VOICES: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.speech.languages.en.voice"),
    "de": lambda: import_module("keepwise.bank.speech.languages.de.voice"),
    "fr": lambda: import_module("keepwise.bank.speech.languages.fr.voice"),
    "es": lambda: import_module("keepwise.bank.speech.languages.es.voice"),
    "it": lambda: import_module("keepwise.bank.speech.languages.it.voice"),
    "pt": lambda: import_module("keepwise.bank.speech.languages.pt.voice"),
    "nl": lambda: import_module("keepwise.bank.speech.languages.nl.voice"),
    "zh": lambda: import_module("keepwise.bank.speech.languages.zh.voice"),
    "ja": lambda: import_module("keepwise.bank.speech.languages.ja.voice"),
    "hi": lambda: import_module("keepwise.bank.speech.languages.hi.voice"),
    "ar": lambda: import_module("keepwise.bank.speech.languages.ar.voice"),
}


@cache
def grammar_of(language: str, *, first_person: bool = False) -> Grammar:
    """How statements are made in a language, and in which person facts are worded."""
    found: Grammar = _GRAMMARS[language]().GRAMMAR
    return spoken(found, voice_of(language)) if first_person else found


@cache
def voice_of(language: str) -> Voice:
    """How a language says of oneself what its tables say of somebody."""
    found: Voice = _VOICES[language]().VOICE
    return found


@cache
def lexicon_of(language: str) -> Lexicon:
    """A language's words for slots and their values."""
    found: Lexicon = _LEXICONS[language]().LEXICON
    return found
