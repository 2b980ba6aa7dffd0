"""The tables of ``languages`` in the form in which they are looked up."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from types import ModuleType

from keepwise.bank.languages.stop_words import MARKERS, STOP_WORDS
from keepwise.bank.words import fold

LATIN = ("en", "de", "fr", "es", "it", "pt", "nl")
SPACELESS = ("zh", "ja")
OTHERS = ("hi", "ar", *SPACELESS)
LANGUAGES = (*LATIN, *OTHERS)

# A name for each module: what is imported can be followed.
_MODULES: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.consolidation.reading.languages.en"),
    "de": lambda: import_module("keepwise.bank.consolidation.reading.languages.de"),
    "fr": lambda: import_module("keepwise.bank.consolidation.reading.languages.fr"),
    "es": lambda: import_module("keepwise.bank.consolidation.reading.languages.es"),
    "it": lambda: import_module("keepwise.bank.consolidation.reading.languages.it"),
    "pt": lambda: import_module("keepwise.bank.consolidation.reading.languages.pt"),
    "nl": lambda: import_module("keepwise.bank.consolidation.reading.languages.nl"),
    "zh": lambda: import_module("keepwise.bank.consolidation.reading.languages.zh"),
    "ja": lambda: import_module("keepwise.bank.consolidation.reading.languages.ja"),
    "hi": lambda: import_module("keepwise.bank.consolidation.reading.languages.hi"),
    "ar": lambda: import_module("keepwise.bank.consolidation.reading.languages.ar"),
}

_WORDS: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.consolidation.reading.words.en"),
    "de": lambda: import_module("keepwise.bank.consolidation.reading.words.de"),
    "fr": lambda: import_module("keepwise.bank.consolidation.reading.words.fr"),
    "es": lambda: import_module("keepwise.bank.consolidation.reading.words.es"),
    "it": lambda: import_module("keepwise.bank.consolidation.reading.words.it"),
    "pt": lambda: import_module("keepwise.bank.consolidation.reading.words.pt"),
    "nl": lambda: import_module("keepwise.bank.consolidation.reading.words.nl"),
    "zh": lambda: import_module("keepwise.bank.consolidation.reading.words.zh"),
    "ja": lambda: import_module("keepwise.bank.consolidation.reading.words.ja"),
    "hi": lambda: import_module("keepwise.bank.consolidation.reading.words.hi"),
    "ar": lambda: import_module("keepwise.bank.consolidation.reading.words.ar"),
}

_CHANGES: Mapping[str, Callable[[], ModuleType]] = {
    "en": lambda: import_module("keepwise.bank.consolidation.reading.changes.en"),
    "de": lambda: import_module("keepwise.bank.consolidation.reading.changes.de"),
    "fr": lambda: import_module("keepwise.bank.consolidation.reading.changes.fr"),
    "es": lambda: import_module("keepwise.bank.consolidation.reading.changes.es"),
    "it": lambda: import_module("keepwise.bank.consolidation.reading.changes.it"),
    "pt": lambda: import_module("keepwise.bank.consolidation.reading.changes.pt"),
    "nl": lambda: import_module("keepwise.bank.consolidation.reading.changes.nl"),
    "zh": lambda: import_module("keepwise.bank.consolidation.reading.changes.zh"),
    "ja": lambda: import_module("keepwise.bank.consolidation.reading.changes.ja"),
    "hi": lambda: import_module("keepwise.bank.consolidation.reading.changes.hi"),
    "ar": lambda: import_module("keepwise.bank.consolidation.reading.changes.ar"),
}

CAPITAL = "^"
FIRST = "<"
_DOING = "doing"
_FIELD = "field="
WORD = "~"
"""What the name of a group of plain words begins with: words that say the same, and no more."""

_BEFORE_A_NUMBER = {"de": ("nach", "später als"), "nl": ("voor", "eerder dan")}

_NOT_BUT: Mapping[str, tuple[str, str]] = {
    "en": ("and not|not|no longer", " instead of "),
    "de": ("und nicht|nicht mehr|nicht", " statt "),
    "fr": ("et non|et pas|non|pas", " au lieu de "),
    "es": ("ya no|y no|no", " en vez de "),
    "it": ("non più|e non|non", " invece di "),
    "pt": ("já não|e não|não", " em vez de "),
    "nl": ("en niet|niet meer|niet", " in plaats van "),
}
_ENGLISH_NOT = re.compile(
    r"\b(?:do|does|did|is|are|was|were|wo|could|would|has|have|had|should)n['’]?t\b",
    re.IGNORECASE,
)
_CANNOT = re.compile(r"\bcan(?:not|['’]?t)\b", re.IGNORECASE)
_WORD = re.compile(r"\^|[^\W_](?:[^\W_]|[\u0300-\u036f\u064b-\u065f\u0670\u0900-\u0963])*")
_FRENCH_FAVOURITE = re.compile("préférée?s?\\b", re.IGNORECASE)
_ARABIC = str.maketrans({"ى": "ي", "ٱ": "ا", "ـ": None, "ء": None})
_HINDI = str.maketrans({"\u093c": None, "\u0901": "\u0902"})


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words that name a concept: ``open_`` says which of them may have any ending.

    ``first`` is whether they name it at the beginning of a fact only.
    """

    concept: str
    words: tuple[str, ...]
    open_: tuple[bool, ...]
    first: bool = False

    def reach(self, found: Sequence[str], at: int, language: str) -> int:
        """How many words from ``at`` it takes, or 0; the first word is known to fit."""
        if at + len(self.words) > len(found):
            return 0
        for place in range(1, len(self.words)):
            word, open_ = self.words[place], self.open_[place]
            said = variants(found[at + place], language)
            if not any(each.startswith(word) if open_ else each == word for each in said):
                return 0
        return len(self.words)


@dataclass(slots=True)
class Table:
    """One language's phrases, by the beginning of their first word."""

    language: str
    exact: dict[str, list[Phrase]] = field(default_factory=dict)
    beginnings: dict[str, list[Phrase]] = field(default_factory=dict)
    strings: dict[str, list[str]] = field(default_factory=dict)
    gaps: list[tuple[str, str, str]] = field(default_factory=list)

    def starting(self, word: str) -> tuple[Phrase, ...]:
        """The phrases whose first word may be ``word``, longest first."""
        return _starting(self.language, word)


@cache
def table(language: str) -> Table:
    """The table of ``language``."""
    found = Table(language)
    for concept, forms in rows(language):
        for form in forms:
            first, around, last = form.partition("~")
            if around:
                said = "end" if concept == "over" else concept
                found.gaps.append((said, folded(first, language), folded(last, language)))
            elif language in SPACELESS:
                found.strings.setdefault(fold(form), []).append(concept)
            else:
                _add(found, concept, form)
    return found


@cache
def rows(language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The concepts of a language with their forms, those in a fixed order one by one."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for concept, listed in _tabled(language):
        if concept in _IN_ORDER:
            kind, first = _IN_ORDER[concept]
            found.extend(
                (f"{kind}{number}", tuple(form.split("|")))
                for number, form in enumerate(listed, first)
            )
        elif concept == "words":
            found.extend((form, (form,)) for form in listed)
        else:
            found.append((concept, listed))
    groups = _lines(_WORDS[language]().TABLE)
    found.extend((f"{WORD}{label}", forms) for label, forms in groups if label != _DOING)
    return tuple(found)


@cache
def doings(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """Verbs that tell little: whole forms, and beginnings of which any form is one."""
    listed = [
        folded(form, language)
        for label, forms in _lines(_WORDS[language]().TABLE)
        if label == _DOING
        for form in forms
    ]
    return (
        frozenset(each for each in listed if not each.endswith("*")),
        tuple(each.rstrip("*") for each in listed if each.endswith("*")),
    )


def _tabled(language: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What stands in a language's two tables of concepts."""
    yield from _lines(_MODULES[language]().TABLE)
    for line in _lines(_CHANGES[language]().TABLE):
        if not _is_field(line):
            # Who "joined" a firm has it, and has it newly.
            yield from ((concept, line[1]) for concept in line[0].split("+"))


@cache
def fields(language: str) -> Mapping[str, str]:
    """The fields of a life by the words for them: "my health", "the family"."""
    return {
        folded(form, language).replace("_", " "): label.removeprefix(_FIELD)
        for label, forms in filter(_is_field, _lines(_CHANGES[language]().TABLE))
        for form in forms
    }


def _is_field(line: tuple[str, tuple[str, ...]]) -> bool:
    return line[0].startswith(_FIELD)


def _lines(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for line in text.strip().replace("\n  ", " ").splitlines():
        label, _, forms = line.partition(": ")
        yield label, tuple(forms.split())


_IN_ORDER = {
    "numbers": ("n:", 0),
    "ordinals": ("n:", 0),
    "days": ("day=", 1),
    "months": ("month=", 1),
}


def _add(found: Table, concept: str, form: str) -> None:
    words: list[str] = []
    open_: list[bool] = []
    for part in form.removeprefix(FIRST).split("_"):
        pieces = split(part.rstrip("*"), found.language)
        words.extend(pieces)
        open_.extend([False] * (len(pieces) - 1) + [part.endswith("*")] if pieces else [])
    if not words:
        return
    phrase = Phrase(concept, tuple(words), tuple(open_), form.startswith(FIRST))
    where = found.beginnings if open_[0] else found.exact
    where.setdefault(words[0], []).append(phrase)


@lru_cache(maxsize=65_536)
def _starting(language: str, word: str) -> tuple[Phrase, ...]:
    known = table(language)
    found: list[Phrase] = []
    for variant in variants(word, language):
        found.extend(known.exact.get(variant, ()))
        for end in range(len(variant), 1, -1):
            found.extend(known.beginnings.get(variant[:end], ()))
        if found:
            break
    return tuple(sorted(found, key=lambda each: -len(each.words)))


@lru_cache(maxsize=65_536)
def variants(word: str, language: str) -> tuple[str, ...]:
    """A word, and what may be left of it where short words are written onto the next."""
    if language != "ar":
        return (word,)
    found = [word]
    for pattern in _ARABIC_PREFIXES:
        rest = pattern.sub("", word)
        if len(rest) > 2 and rest not in found:
            found.append(rest)
    found.extend(
        rest
        for word in found.copy()
        if len(rest := _ARABIC_SUFFIX.sub("", word)) > 2 and rest != word
    )
    return tuple(dict.fromkeys(found))


_ARABIC_SUFFIX = re.compile("(?:ها|هم|ين|ون|ات|ه|ا|ي)$")
_ARABIC_PREFIXES = tuple(
    re.compile(each)
    for each in ("^[وف]", "^ال", "^[وف]?(?:[بلك]?ال|لل)", "^[بلك]", "^س?[يتنا]", "^[وف][يتنا]")
)


def normal(text: str, language: str) -> str:
    """``text`` with one spelling for what is written in several; capitals stay."""
    text = unicodedata.normalize("NFKC", text)
    if language in _NOT_BUT:
        text = _not_but(language).sub(_NOT_BUT[language][1], text)
    if language == "en":
        return _ENGLISH_NOT.sub("not", _CANNOT.sub("can not", text))
    if language == "ar":
        return text.translate(_ARABIC)
    if language in _BEFORE_A_NUMBER:  # "voor" is for, and before a number before
        word, instead = _BEFORE_A_NUMBER[language]
        return re.sub(rf"\b{word} (?=\d)", f"{instead} ", text)
    if language == "pt":  # nothing but the accent tells a grandfather from a grandmother
        return text.replace("avô", "avoo").replace("Avô", "avoo")
    if language == "fr":  # the accents tell the favourite from who prefers it
        return _FRENCH_FAVOURITE.sub("preferee", text)
    return text


@cache
def _not_but(language: str) -> re.Pattern[str]:
    """How a sentence ends that says what is not meant: "in Leeds, not in York"."""
    return re.compile(rf",\s(?:{_NOT_BUT[language][0]})\s(?=(?:[\w.'’-]+\s){{0,2}}[\w.'’-]+$)")


def split(text: str, language: str) -> list[str]:
    """The words of a text, folded."""
    return [folded(word, language) for word in raw_words(normal(text, language))]


def raw_words(text: str) -> list[str]:
    """The words of a text as they stand."""
    return _WORD.findall(text)


@lru_cache(maxsize=65_536)
def folded(word: str, language: str) -> str:
    """One word without case and accents, in one spelling."""
    word = fold(word)
    if language == "ar":
        return word.translate(_ARABIC)
    return word.translate(_HINDI) if language == "hi" else word


@lru_cache(maxsize=65_536)
def languages_of(word: str) -> tuple[str, ...]:
    """The languages of Latin script that know a folded word by itself."""
    return tuple(
        language
        for language in LATIN
        if word in common(language)
        or any(len(each.words) == 1 for each in _starting(language, word))
    )


@lru_cache(maxsize=65_536)
def sayings(word: str, language: str) -> tuple[Phrase, ...]:
    """The phrases of several words that may begin with a folded word."""
    return tuple(
        each
        for each in _starting(language, word)
        if len(each.words) > 1 and each.words[-1] != CAPITAL
    )


@cache
def common(language: str) -> frozenset[str]:
    """The words that are glue in a language or give it away."""
    known = f"{STOP_WORDS.get(language, '')} {MARKERS.get(language, '')}"
    return frozenset(fold(known).split())
