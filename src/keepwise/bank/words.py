"""Turning text into terms that can be compared: for search, duplicates and forgetting.

A term is a folded word stem, or two neighbouring characters of a script that writes no spaces.
Both sides of a comparison go through :func:`terms`, so what matters is that equal words meet, not
that a stem is a word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, lru_cache

_MARKS = "\u0591-\u05c7\u0670\u06d6-\u06ed\u0900-\u0963\u0966-\u0dff"
_SPACELESS = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"  # Thai, Lao, Myanmar, Khmer
    "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"  # Han, kana
    "\uac00-\ud7a3"  # Hangul: particles stick to words, so pairs meet where words do not
    "\U00020000-\U0003ffff"
)
_LATIN = re.compile(r"[a-z]")

# Stems a language adds to the English one, for text guessed to be in it.
_SNOWBALL = {
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "it": "italian",
    "pt": "portuguese",
    "nl": "dutch",
}

# Words too common to tell one memory from another; also how a language is guessed. English and
# German are full, the others hold what recognising the language and dropping its glue needs.
# English comes first because it wins ties.
_STOP_WORDS: Mapping[str, str] = {
    "en": (
        "a about above after again against all am an and any are aren as at be because been "
        "before being below between both but by can cannot could couldn d did didn do does "
        "doesn doing don down during each few for from further had hadn has hasn have haven "
        "having he her here hers herself him himself his how i if in into is isn it its itself "
        "just ll m me more most my myself no nor not now of off on once only or other our ours "
        "ourselves out over own please re s same she should shouldn so some such t than that "
        "the their theirs them themselves then there these they this those through to too "
        "under until up ve very was wasn we were weren what when where which while who whom "
        "why will with won would wouldn you your yours yourself yourselves"
    ),
    "de": (
        "aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim "
        "bin bis bist bitte da damit dann das dass daß dein deine deinem deinen deiner dem den "
        "denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du "
        "durch ein eine einem einen einer eines er es etwas euch euer eure für gegen gewesen "
        "hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren "
        "ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinem "
        "keinen keiner können könnte man mein meine meinem meinen meiner mich mir mit nach "
        "nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich "
        "sie sind so soll sollte sondern um und uns unser unsere unserem unseren unter vom von "
        "vor war waren warst was weil welche welchem welchen welcher welches wenn werde werden "
        "wie wieder will wir wird wirst wo wollen würde würden zu zum zur zwar über"
    ),
    "fr": (
        "au aux avec c ce ces cette d dans de des du elle en est et eux il ils j je l la le les "
        "leur lui ma mais me mes moi mon n ne nos notre nous on ou où par pas pour qu que qui "
        "s sa sans se ses son sont suis sur ta te tes toi ton tu un une vos votre vous y été "
        "être avoir ai plus toujours"
    ),
    "es": (
        "a al con como de del el ella ellos en entre era es esa ese eso esta este esto estoy "
        "fue ha hay la las le les lo los me mi mis mucho muy más no nos o para pero por que qué "
        "se ser si sin sobre son soy su sus también te tu tus un una y ya yo siempre"
    ),
    "it": (
        "a ad al alla alle anche che chi ci come con cui da dal dalla dei del della delle di e "
        "è gli ha ho i il in io la le lo ma mi mia mio ne nei nel nella non o per perché più "
        "quale quando questa questo se sei si sono su sul sulla suo tu tuo un una uno sempre"
    ),
    "pt": (
        "a ao aos as com como da das de do dos e ela ele em entre era essa esse esta este eu "
        "foi há isso isto já lhe mais mas me meu minha muito na nas no nos não o os ou para "
        "pela pelo por quando que quem se sem ser seu sua são só também te tem um uma você é "
        "sempre"
    ),
    "nl": (
        "aan al als altijd ben bij dan dat de der deze die dit door een en er ge geen haar had "
        "heb hebben heeft hem het hij hoe hun ik in is je kan me met mij mijn na naar niet nog "
        "nu of om onder ons ook op over te tot u uit van veel voor waar was wat we wel wij wil "
        "worden zal ze zich zij zijn zo zou"
    ),
}

# Words that are no stop words but give a short sentence's language away.
_MARKERS: Mapping[str, str] = {
    "de": "arbeitet bevorzugt heißt immer möchte mag zeig zeige wohnt betreut",
    "fr": "préfère montre travaille",
    "es": "prefiere muestra trabaja",
    "it": "preferisce mostra lavora",
    "pt": "prefere mostra trabalha",
    "nl": "toon werkt liever",
}


def terms(text: str) -> list[str]:
    """The terms of ``text`` in order, repeated as often as they occur; stop words are left out."""
    folded = fold(text)
    words = [match.group() for match in _token().finditer(folded)]
    language = _language(words)
    found: list[str] = []
    for word in words:
        found.extend(_terms_of(word, language))
    return found


def fold(text: str) -> str:
    """``text`` with compatible characters unified, case folded and accents taken off."""
    if text.isascii():
        return text.lower()
    text = unicodedata.normalize("NFKC", text).casefold()
    parts = unicodedata.normalize("NFD", text)
    # Only the Latin, Greek and Cyrillic accents and the Arabic vowel marks: in Indic scripts the
    # combining marks are vowels and carry the word.
    return unicodedata.normalize("NFC", _accents().sub("", parts))


def guess_language(text: str) -> str:
    """``text``'s language by its commonest words: en de fr es it pt nl; ``en`` when unclear."""
    return _language([match.group() for match in _token().finditer(fold(text))])


def _language(words: list[str]) -> str:
    scores: dict[str, int] = {}
    weights = _weights()
    for word in words:
        for language, weight in weights.get(word, ()):
            scores[language] = scores.get(language, 0) + weight
    best = max(scores.values(), default=0)
    # One word is not enough: "son" and "die" are French and German glue, and English words.
    if best < 2:
        return "en"
    # Ties go to the first in the table, English before all others.
    return next(language for language in _STOP_WORDS if scores.get(language, 0) == best)


@lru_cache(maxsize=65_536)
def _terms_of(word: str, language: str) -> tuple[str, ...]:
    if _spaceless().match(word):
        if len(word) == 1:
            return (word,)
        return tuple(word[at : at + 2] for at in range(len(word) - 1))
    if word in _stop_words("en") or word in _stop_words(language):
        return ()
    if not _LATIN.match(word) or len(word) > 40:
        return (word[:40],)
    stem = _stemmer("english")(word)
    if language != "en":
        other = _stemmer(_SNOWBALL[language])(word)
        if other != stem:
            return (stem, other)
    return (stem,)


@cache
def _stemmer(name: str) -> Callable[[str], str]:
    # Imported here: loading it takes longer than everything else in this package together.
    import snowballstemmer

    stem: Callable[[str], str] = snowballstemmer.stemmer(name).stemWord
    return stem


@cache
def _stop_words(language: str) -> frozenset[str]:
    return frozenset(fold(_STOP_WORDS[language]).split())


@cache
def _weights() -> dict[str, tuple[tuple[str, int], ...]]:
    table: dict[str, tuple[tuple[str, int], ...]] = {}
    for lists, weight in ((_STOP_WORDS, 1), (_MARKERS, 2)):
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
    return re.compile("[\u0300-\u036f\u0640\u064b-\u065f]")
