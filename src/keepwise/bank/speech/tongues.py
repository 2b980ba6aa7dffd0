"""What else answers can be asked in: names of languages, in each European language's lexicon."""

from __future__ import annotations

import unicodedata

from keepwise.bank.speech.lexicon import Row

_COLUMNS = ("en", "de", "fr", "es", "it", "pt", "nl")
_ARTICLES = {
    "fr": "(?:l['’]|le )?",
    "es": "(?:el )?",
    "it": "(?:l['’]|il )?",
    "pt": "(?:o )?",
    "nl": "(?:het )?",
}

# One row a language, one name for each column; what it is also called stands behind a slash.
_NAMES = """
Danish|Dänisch|danois|danés|danese|dinamarquês|Deens
Norwegian|Norwegisch|norvégien|noruego|norvegese|norueguês|Noors
Finnish|Finnisch|finnois|finés/finlandés|finlandese|finlandês|Fins
Icelandic|Isländisch|islandais|islandés|islandese|islandês|IJslands
Czech|Tschechisch|tchèque|checo|ceco|tcheco/checo|Tsjechisch
Slovak|Slowakisch|slovaque|eslovaco|slovacco|eslovaco|Slowaaks
Slovenian/Slovene|Slowenisch|slovène|esloveno|sloveno|esloveno|Sloveens
Hungarian|Ungarisch|hongrois|húngaro|ungherese|húngaro|Hongaars
Romanian|Rumänisch|roumain|rumano|rumeno|romeno|Roemeens
Bulgarian|Bulgarisch|bulgare|búlgaro|bulgaro|búlgaro|Bulgaars
Croatian|Kroatisch|croate|croata|croato|croata|Kroatisch
Serbian|Serbisch|serbe|serbio|serbo|sérvio|Servisch
Greek|Griechisch|grec|griego|greco|grego|Grieks
Turkish|Türkisch|turc|turco|turco|turco|Turks
Russian|Russisch|russe|ruso|russo|russo|Russisch
Ukrainian|Ukrainisch|ukrainien|ucraniano|ucraino|ucraniano|Oekraïens
Lithuanian|Litauisch|lituanien|lituano|lituano|lituano|Litouws
Latvian|Lettisch|letton|letón|lettone|letão|Lets
Estonian|Estnisch|estonien|estonio|estone|estoniano|Ests
Hebrew|Hebräisch|hébreu|hebreo|ebraico|hebraico|Hebreeuws
Arabic|Arabisch|arabe|árabe|arabo|árabe|Arabisch
Persian/Farsi|Persisch|persan|persa|persiano|persa|Perzisch
Hindi|Hindi|hindi|hindi|hindi|hindi|Hindi
Urdu|Urdu|ourdou|urdu|urdu|urdu|Urdu
Korean|Koreanisch|coréen|coreano|coreano|coreano|Koreaans
Vietnamese|Vietnamesisch|vietnamien|vietnamita|vietnamita|vietnamita|Vietnamees
Thai|Thailändisch|thaï|tailandés|thailandese|tailandês|Thais
Indonesian|Indonesisch|indonésien|indonesio|indonesiano|indonésio|Indonesisch
Catalan|Katalanisch|catalan|catalán|catalano|catalão|Catalaans
Basque|Baskisch|basque|euskera/vasco|basco|basco|Baskisch
Welsh|Walisisch|gallois|galés|gallese|galês|Welsh
Irish|Irisch|irlandais|irlandés|irlandese|irlandês|Iers
"""


def tongues(language: str) -> tuple[Row, ...]:
    """The rows of a language's lexicon for the languages above; none where it has them itself."""
    if language not in _COLUMNS:
        return ()
    at = _COLUMNS.index(language)
    found: list[Row] = []
    for line in _NAMES.split("\n")[1:-1]:
        names = line.split("|")
        here = names[at].split("/")
        pattern = "|".join(_ARTICLES.get(language, "") + _loose(each) for each in here)
        found.append(("language", names[0].split("/")[0], here[0], pattern))
    return tuple(found)


def _loose(name: str) -> str:
    """A pattern that takes a name with its accents and without."""
    plain = [unicodedata.normalize("NFD", each)[0] for each in name]
    return "".join(
        each if each == bare else f"[{each}{bare}]" for each, bare in zip(name, plain, strict=True)
    )
