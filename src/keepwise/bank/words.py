"""Turning text into terms that can be compared: for search, duplicates and forgetting.

A term is a folded word stem, or two neighbouring characters of a script that writes no spaces.
Both sides of a comparison go through :func:`terms`, so what matters is that equal words meet, not
that a stem is a word. A search also needs what only one side has: :func:`indexed` adds what a
memory is found by, :func:`readings` what a question may have meant.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from keepwise.bank.languages import spaceless
from keepwise.bank.languages.stop_words import CYRILLIC_STOP_WORDS, MARKERS, STOP_WORDS

_MARKS = "\u0591-\u05c7\u0670\u06d6-\u06ed\u0900-\u0963\u0966-\u0dff"
_SPACELESS = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"  # Thai, Lao, Myanmar, Khmer
    "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"  # Han, kana
    "\uac00-\ud7a3"  # Hangul: particles stick to words, so pairs meet where words do not
    "\U00020000-\U0003ffff"
)
_OTHER_SCRIPTS = {re.compile("[\u0600-\u06ff]"): "arabic", re.compile("[\u0900-\u097f]"): "hindi"}
_LATIN = re.compile(r"[a-z]")
_CYRILLIC = re.compile("[\u0400-\u052f]")

# An umlaut written as two letters, as it stands in a stem: "muenchen", not "neue" or "blue".
_TWO_LETTERS = re.compile(r"(?:(?<![aeiouyq])|^)(?P<vowel>[aou])e(?=[b-df-hj-np-tv-xz])")
_SHORTEST_UMLAUT = 5

# A language is clear when this many times as many words speak for it, and so many more.
_CLEAR = 2

# One word is not enough to tell a language by: "son" and "die" are French and German glue, and
# English words.
_ENOUGH = 2

# Stems a language adds to the English one, for text guessed to be in it.
_SNOWBALL = {
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "it": "italian",
    "pt": "portuguese",
    "nl": "dutch",
}


@dataclass(frozen=True, slots=True)
class Reading:
    """What a word would be in another language than the one it was read in.

    ``instead`` are the terms it has so far; ``term`` is its stem in ``language``.
    """

    instead: tuple[str, ...]
    term: str
    language: str


def terms(text: str) -> list[str]:
    """The terms of ``text`` in order, repeated as often as they occur; stop words are left out."""
    found, language, _ = _read(text)
    return _terms(found, language)


def indexed(text: str) -> list[str]:
    """The terms a memory is found by: its own, and each character that can be a word by itself.

    In Chinese and Japanese "dog" is one character, and in a sentence it has neighbours.
    """
    said, language, _ = _read(text)
    found = _terms(said, language)
    if not text.isascii():
        for word in said:
            if _spaceless().match(word):
                found.extend(spaceless.lone(word))
    return found


def readings(text: str) -> list[Reading]:
    """How else the words of ``text`` could be read, if nothing says which language it is in."""
    said, language, unclear = _read(text)
    if language != "en" or not unclear:
        return []
    found: list[Reading] = []
    for word in dict.fromkeys(said):
        plain = _terms_of(word, "en")
        if plain and _LATIN.match(word):
            for other in _SNOWBALL:
                more = (each for each in _terms_of(word, other) if each not in plain)
                found.extend(Reading(plain, term, other) for term in more)
    return found


def _read(text: str) -> tuple[list[str], str, bool]:
    """The words of a text, folded, the language they are taken to be in, and if they do not say."""
    found = words(text)
    language, unclear = _language(found)
    if unclear and not text.isascii() and _has_umlaut(text):
        language = "de"
    return found, language, unclear


def _terms(said: list[str], language: str) -> list[str]:
    return [term for word in said for term in _terms_of(word, language)]


def words(text: str) -> list[str]:
    """The words of ``text``, folded, in order; a run of a script without spaces is one."""
    return [match.group() for match in _token().finditer(fold(text))]


def fold(text: str) -> str:
    """``text`` with compatible characters unified, case folded and accents taken off."""
    if text.isascii():
        return text.lower()
    text = unicodedata.normalize("NFKC", text).casefold()
    parts = unicodedata.normalize("NFD", text)
    # Only the Latin, Greek and Cyrillic accents and the Arabic vowel marks: in Indic scripts the
    # combining marks are vowels and carry the word. The Russian short i is a letter of its own.
    return unicodedata.normalize("NFC", _accents().sub("", parts))


def guess_language(text: str) -> str:
    """``text``'s language by its commonest words: en de fr es it pt nl; ``en`` when unclear."""
    return _language(words(text))[0]


def guess_languages(text: str) -> tuple[str, ...]:
    """The languages ``text`` may be in, likeliest first; none when nothing in it says so.

    Scripts that one language writes count first: ja zh hi ar ru ko. One that far fewer words speak
    for than for the likeliest is left out: neighbours share many small words.
    """
    scores = _scores(words(text))
    most = max(scores.values(), default=0)
    near = [each for each in scores if scores[each] * _CLEAR > most or scores[each] > most - _CLEAR]
    return (*_by_script(text), *sorted(near, key=lambda each: -scores[each]))


def conversation(said: Sequence[str]) -> str:
    """What was said last, by which the language of a few words is told."""
    return " ".join(each[:_MOST_SAID] for each in said[-_LAST:])


_LAST, _MOST_SAID = 2, 1_500


def _by_script(text: str) -> tuple[str, ...]:
    if text.isascii():
        return ()
    found = [language for language, pattern in _scripts() if pattern.search(text)]
    # Japanese is written with Chinese characters too.
    return tuple(each for each in found if each != "zh" or "ja" not in found)


@cache
def _scripts() -> tuple[tuple[str, re.Pattern[str]], ...]:
    ranges = {
        "ja": "\u3041-\u30ff",
        "zh": "\u3400-\u4dbf\u4e00-\u9fff",
        "ko": "\uac00-\ud7a3",
        "hi": "\u0900-\u097f",
        "ar": "\u0600-\u06ff",
        "ru": "\u0400-\u04ff",
    }
    return tuple((language, re.compile(f"[{each}]")) for language, each in ranges.items())


def _language(said: list[str]) -> tuple[str, bool]:
    """The language of the words, and whether it is unclear, as which they count as English."""
    scores = _scores(said)
    best = max(scores.values(), default=0)
    if best < _ENOUGH:
        return "en", True
    # Ties go to the first in the table, English before all others.
    return next(language for language in STOP_WORDS if scores.get(language, 0) == best), False


def _scores(said: list[str]) -> dict[str, int]:
    scores: dict[str, int] = {}
    weights = _weights()
    for word in said:
        for language, weight in weights.get(word, ()):
            scores[language] = scores.get(language, 0) + weight
    return scores


def _has_umlaut(text: str) -> bool:
    return bool(_umlaut().search(unicodedata.normalize("NFC", text)))


@lru_cache(maxsize=65_536)
def _terms_of(word: str, language: str) -> tuple[str, ...]:
    if _spaceless().match(word):
        return spaceless.cut(word)
    if _CYRILLIC.match(word):
        return () if word in _cyrillic_stop_words() else (_stemmer("russian")(word[:40]),)
    for script, stemmer in _OTHER_SCRIPTS.items():
        if script.match(word):
            # The word as well: what was stored by its word alone is still found by it.
            return tuple(dict.fromkeys((word[:40], _stemmer(stemmer)(word[:40]))))
    if word in _stop_words("en") or word in _stop_words(language):
        return ()
    if not _LATIN.match(word) or len(word) > 40:
        return (word[:40],)
    return tuple(dict.fromkeys(_stems(word, language)))


def _stems(word: str, language: str) -> Iterator[str]:
    stem = _stemmer("english")(word)
    yield stem
    if len(stem) >= _SHORTEST_UMLAUT:
        # Beside the stem, not in its place: only in German are they one letter.
        yield _TWO_LETTERS.sub(r"\g<vowel>", stem)
    if language != "en":
        yield _stemmer(_SNOWBALL[language])(word)


@cache
def _stemmer(name: str) -> Callable[[str], str]:
    # Imported here: loading it takes longer than everything else in this package together.
    import snowballstemmer

    stem: Callable[[str], str] = snowballstemmer.stemmer(name).stemWord
    return stem


@cache
def _stop_words(language: str) -> frozenset[str]:
    return frozenset(fold(STOP_WORDS[language]).split())


@cache
def _cyrillic_stop_words() -> frozenset[str]:
    return frozenset(fold(CYRILLIC_STOP_WORDS).split())


@cache
def _weights() -> dict[str, tuple[tuple[str, int], ...]]:
    table: dict[str, tuple[tuple[str, int], ...]] = {}
    for lists, weight in ((STOP_WORDS, 1), (MARKERS, 2)):
        for language, text in lists.items():
            for word in dict.fromkeys(fold(text).split()):
                table[word] = (*table.get(word, ()), (language, weight))
    return table


@cache
def _token() -> re.Pattern[str]:
    return re.compile(f"[{_SPACELESS}]+|(?:(?![{_SPACELESS}])(?:[^\\W_]|[{_MARKS}]))+")


@cache
def _spaceless() -> re.Pattern[str]:
    return re.compile(f"[{_SPACELESS}]")


@cache
def _accents() -> re.Pattern[str]:
    return re.compile("(?<!\u0438)\u0306|[\u0300-\u0305\u0307-\u036f\u0640\u064b-\u065f]")


@cache
def _umlaut() -> re.Pattern[str]:
    return re.compile("[\u00e4\u00f6\u00fc\u00df]", re.IGNORECASE)
