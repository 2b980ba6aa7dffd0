"""Postal addresses, by the shape each language gives them.

A street alone is no address: "Wall Street", "Oxford Street campaigns". A house number makes it
one. Street words that mean much else ("place", "park", "corso", "Weg") need a town, a postcode or
words that announce an address.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from keepwise.governance.detection.figure_dates import MONTHS
from keepwise.governance.detection.personal.announced import announced

_WORD = r"[A-ZÀ-ÖØ-Þ][\w'-]{0,30}"
_TOWN = (
    rf"{_WORD}(?:[ -](?:(?:de|del|la|le|les|en|sur|am|an der|upon|di|da|do|den|der|aan"
    rf"|bei)\s)?{_WORD}){{0,2}}"
)
_POSTCODE = (
    r"(?:[A-Z]{1,2}-)?(?:\d{5}(?:-\d{3,4})?|\d{4}-\d{3}|\d{4}\s?[A-Z]{2}|\d{4}"
    r"|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})"
)
# After the house number or the street: postcode and town, a town, a town with state and code.
_PLACE = (
    rf"(?:,?\s{_POSTCODE}(?!\w)(?:,?\s{_TOWN})?"
    rf"|,\s{_TOWN}(?:,\s[A-Z]{{2}}(?:\s\d{{5}}(?:-\d{{4}})?)?(?!\w)"
    rf"|,?\s{_POSTCODE}(?!\w))?)"
)
_UNIT = (
    r"(?:,?\s(?:(?:apt|apartment|flat|unit|suite|app|appt|apto|wohnung|int|interno|bus"
    r"|piso)\.?\s?[a-z]?\d{0,4}[a-z]?(?!\w)"
    r"|#\s?\w{1,5}|\d{1,2}\.\s(?:og|stock|etage)(?!\w)))?"
)


class Shape(NamedTuple):
    """One way to write an address; ``sure`` needs no town and no words beside it."""

    words: str
    """Words of which a text with such an address has one, in lower case, space-separated."""
    endings: str
    """Or a word ends in one of these."""
    pattern: str
    sure: bool


_OF = (
    r"(?:(?:de la|de los|de las|de l'|de|del|della|dello|dei|degli|delle|des|du|d'|la|le|les|l'"
    r"|las|los|el|do|da|dos|das|di|e|y|et|van|von|san|santa)\s?)"
)
_NAMES = rf"(?:{_OF}){{0,2}}{_WORD}(?:\s(?:{_OF}){{0,2}}{_WORD}){{0,4}}"
_NUMBER = r"\d{1,5}(?:\s?[A-Za-z])?(?!\w)(?:\s?[-/]\s?\d{1,4}(?!\w))?"
_NO = r"(?:(?i:n\.?\s?[o°]?\.?|nr\.?|num\.?|núm\.?|número|numero)\s?)?"

_SHAPES = (
    Shape(
        "street st road rd avenue ave lane ln boulevard blvd terrace crescent drive parkway pkwy",
        "",
        rf"(?:(?i:flat|apartment|apt|unit)\s\w{{1,4}},\s)?\d{{1,5}}[A-Za-z]?\s(?:{_WORD}\s"
        rf"|\d{{1,3}}(?:st|nd|rd|th)\s){{1,4}}?"
        r"(?:(?i:street|road|avenue|lane|boulevard|blvd|terrace|crescent|drive|parkway|pkwy)"
        r"|(?:St|Rd|Ave|Ln|Dr|ST|RD|AVE)(?!\w)\.?)(?![\w'])",
        sure=True,
    ),
    Shape(
        "way place court square close park row circle hill gardens mews walk grove broadway quay"
        " green",
        "",
        rf"\d{{1,5}}[A-Za-z]?\s(?:{_WORD}\s){{0,3}}?"
        r"(?i:way|place|court|square|close|park|row|circle|hill|gardens|mews|walk|grove|broadway"
        r"|quay|green)"
        r"(?!\w)",
        sure=False,
    ),
    Shape(
        "",
        "straße strasse str allee gasse chaussee straat laan gracht kade singel steeg plantsoen"
        " dreef plein",
        r"(?<![\w-])(?!(?i:(?:bundes|landes|land|auto|kreis|rijks)stra))(?:(?i:alte|neue|große"
        r"|kleine|lange|nieuwe|oude|korte)\s)?"
        r"[\w-]{2,36}?(?i:straße|strasse|str\.|allee|gasse|chaussee|straat|laan|gracht|kade|singel"
        r"|steeg"
        rf"|plantsoen|dreef|plein)\s{_NUMBER}",
        sure=True,
    ),
    Shape(
        "straße strasse str allee platz weg ufer damm ring",
        "",
        rf"(?<![\w-])[A-ZÀ-Þ][\w-]{{1,24}}(?:er|en|in|s)?\s(?:Straße|Strasse|Str\.|Allee|Platz|Weg"
        rf"|Ufer|Damm|Ring|STRASSE|STRAßE)\s{_NUMBER}",
        sure=True,
    ),
    Shape(
        "",
        "weg platz ring damm ufer steig graben markt stieg hof berg park dijk pad baan lei",
        r"(?<![\w-])(?!(?i:um|park|arbeits|sitz|stell|rück|heim|super|spiel|rad|bau|bahn|flug"
        r"|fuß))[\w-]{2,30}?"
        rf"(?i:weg|platz|ring|damm|ufer|steig|graben|markt|stieg|hof|berg|park|dijk|pad|baan"
        rf"|lei)\s{_NUMBER}",
        sure=False,
    ),
    Shape(
        "am an auf im zum zur unter in op de het",
        "",
        rf"(?<![\w-])(?:Am|An der|An den|Auf dem|Auf der|Im|Zum|Zur|Unter den|In der|Op de|Aan"
        rf" de)\s{_WORD}\s{_NUMBER}",
        sure=False,
    ),
    Shape(
        "rue avenue boulevard chemin impasse allée quai faubourg av bd",
        "",
        r"(?<![\w-])\d{1,4}(?:\s?(?:bis|ter|quater|[A-D]))?,?\s"
        rf"(?i:rue|avenue|av\.|boulevard|bd\.?|chemin|impasse|allée|quai|faubourg)\s{_NAMES}",
        sure=True,
    ),
    Shape(
        "place cours square passage route villa résidence",
        "",
        r"(?<![\w-])\d{1,4}(?:\s?(?:bis|ter))?,?\s"
        rf"(?i:place|cours|square|passage|route|villa|résidence)\s{_NAMES}",
        sure=False,
    ),
    Shape(
        "calle c avenida avda av plaza pza paseo camino carrera ronda travesía rambla gran"
        " callejón pasaje",
        "",
        r"(?<![\w-])(?:(?i:calle|c/|avenida|avda\.?|av\.|plaza|pza\.|paseo|camino|carrera|ronda"
        r"|travesía|rambla"
        rf"|callejón|pasaje)\s?{_NAMES}|(?i:gran"
        rf" vía)),?\s{_NO}{_NUMBER}(?:,\s\d{{1,2}}\.?[oa°]?\s?[A-Za-z]?(?!\w))?",
        sure=True,
    ),
    Shape(
        "via viale piazza vicolo piazzale lungomare",
        "",
        r"(?<![\w-])(?:(?:Via|VIA)(?!\s(?i:slack|teams|zoom|e?mail|email|whatsapp|jira|api|sms|app"
        r"|chat))"
        rf"|(?i:viale|piazza|vicolo|piazzale|lungomare))\s{_NAMES},?\s{_NO}{_NUMBER}",
        sure=True,
    ),
    Shape(
        "via corso largo strada contrada praça carretera",
        "",
        rf"(?<![\w-])(?i:via|corso|largo|strada|contrada|carretera)\s{_NAMES},?\s{_NO}{_NUMBER}",
        sure=False,
    ),
    Shape(
        "rua r avenida av travessa praça estrada alameda beco calçada rodovia",
        "",
        r"(?<![\w-])(?:(?i:rua|avenida|av\.|travessa|praça|estrada|alameda|beco|calçada|rodovia)"
        r"|R\.)\s"
        rf"{_NAMES},?\s{_NO}{_NUMBER}",
        sure=True,
    ),
    Shape(
        "box postfach postale postal correos postbus apartado",
        "",
        r"(?<!\w)(?i:p\.?\s?o\.?\s?box|post office box|postfach|boîte postale|apartado(?: de"
        r" correos| postal)"
        r"|casella postale|caixa postal|postbus)"
        r"\s(?:(?i:n\.?o?\.?|nr\.?)\s)?\d{1,6}(?:\s\d{2}){0,2}(?!\w)",
        sure=True,
    ),
)  # fmt: skip


@cache
def _compiled(at: int) -> re.Pattern[str]:
    """The shape at ``at`` with the unit and the place that may follow it."""
    return re.compile(rf"(?<!\w)(?:{_SHAPES[at].pattern})(?i:{_UNIT})(?P<place>{_PLACE})?")


@cache
def _careless(at: int) -> re.Pattern[str]:
    """The same without regard to capitals, up to a stop: names are not told from words."""
    return re.compile(rf"{_compiled(at).pattern}(?=\s*(?:[.,;!?)]|$))", re.IGNORECASE)


_BY_WORD: dict[str, set[int]] = {}
_BY_ENDING: dict[str, set[int]] = {}
for _at, _shape in enumerate(_SHAPES):
    for _word in _shape.words.split():
        _BY_WORD.setdefault(_word, set()).add(_at)
    for _word in _shape.endings.split():
        _BY_ENDING.setdefault(_word, set()).add(_at)
_ENDINGS = tuple(_BY_ENDING)


def _likely(words: frozenset[str]) -> list[int]:
    """Which shapes a text of these words may hold, surest first."""
    found: set[int] = set()
    for word in words & _BY_WORD.keys():
        found |= _BY_WORD[word]
    for word in words:
        if word.endswith(_ENDINGS):
            for ending, shapes in _BY_ENDING.items():
                if word.endswith(ending):
                    found |= shapes
    return sorted(found)


@cache
def _lives_at() -> re.Pattern[str]:
    """What follows "lives at" and "my address is", whatever the street is called."""
    return re.compile(
        rf"(?<![\w.,:/-])(?:\d{{1,3}}[A-Za-z]?,?\s(?:[\w'-]{{1,20}}\s){{0,3}}?"
        rf"(?:(?i:street|road|avenue|lane|boulevard|terrace|crescent|drive|st|rd|ave|ln|blvd|rue"
        rf"|quai|allée)(?!\w)(?:\s{_NAMES})?|{_NAMES}))"
        rf"{_UNIT}(?:{_PLACE})?"
        rf"|(?<![\w-])(?:{_NAMES}"
        rf"|[\w-]{{2,30}}),?\s{_NO}\d{{1,4}}[a-z]?(?!\w),\s(?:(?:{_POSTCODE}\s)?{_TOWN}"
        rf"|{_POSTCODE}\s[a-zà-ü]{{3,20}}(?!\w))"
    )


_STREETS = (
    r"street|road|avenue|lane|boulevard|terrace|crescent|drive|st|rd|ave|ln|blvd|place|court"
    r"|square|close|gardens|way|rue|quai|allée|park|row|hill|mews|walk|grove"
)


@cache
def _dated() -> re.Pattern[str]:
    """A day or an hour, which a deadline moves to as people do to a street."""
    months = rf"(?i:{'|'.join(MONTHS)})(?!\w)"
    days = rf"(?i:{'|'.join(_WEEKDAYS)})(?!\w)"
    street = rf"(?!\s(?:[\w'-]{{1,30}}\s){{0,2}}(?i:{_STREETS})(?!\w))"
    hours = rf"(?i:{'|'.join(_HOURS)})(?!\w)"
    return re.compile(
        rf"\d{{1,2}},?\s(?:(?:(?:de|of)\s)?{months}|{hours}){street}|(?:{months}|{days})\s\d{{1,2}}(?!\w)"
    )


def _is_date(text: str, match: re.Match[str]) -> bool:
    """Whether what looks like a house number and a name is a day or an hour."""
    start = match.start()
    if _dated().match(match.group()) is None:
        return False
    return _named_for_a_day().search(text, max(0, start - 36), start) is None


@cache
def _named_for_a_day() -> re.Pattern[str]:
    """A street or a verb of living right before a date: calle 5 de Mayo, Straße des 17. Juni."""
    return re.compile(
        r"(?:stra(?:ß|ss)e|platz|calle|avenida|avda\.?|av\.|plaza|paseo|rua|praça|rue|avenue|place"
        r"|quai|boulevard|via|viale|piazza|corso|largo|straat|plein)"
        r"\s(?:(?:de[slr]?|du|di|van de)\s)?(?:\d{1,2}\.?\s)?$"
        r"|(?<!\w)(?:at|habite|habitons|demeure|abito|abita|moro|mora|wohne|wohnt|woon|woont)\s$",
        re.IGNORECASE,
    )


_HOURS = tuple(
    """
    am pm uhr cet cest gmt utc bst est edt pst pdt hours minutes days weeks months years stunden
    tage wochen monate heures jours semaines mois
    """.split()
)


_WEEKDAYS = tuple(
    """
    monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag
    freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes jueves
    viernes sábado domingo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lunedì martedì
    mercoledì giovedì venerdì sabato
    """.split()
)


@cache
def _goes_on() -> re.Pattern[str]:
    """A lower-case word right after an English street makes it the name of something else."""
    return re.compile(
        r"\s(?!(?:and|is|in|near|but|which|with|for|since|as|please|so|at|my|the|until|flat|apt"
        r"|apartment"
        r"|unit|on|by|or|if|where|because|every|when|from|until|now|next|right|just|und|et|y|e|en"
        r"|o|ist"
        r"|est|es|que|dans|bei|seit|sinds|desde|da|depuis|à|als|mit|with|con|com|met|gegenüber"
        r"|umgezogen|gezogen|wohnhaft|zu|erreichbar|und)\b)[a-zà-ÿ]"
        r"|\s(?:Journal|Capital|Bank|Brand|Store|Campaign|Project|Review|Fund)s?\b"
    )


@cache
def _ranked() -> re.Pattern[str]:
    return re.compile(r"(?:top|best|first|last|next|these|our|all|platz)\s$", re.IGNORECASE)


_HOME = frozenset(
    """
    live lives living reside resides residing lived address moved moving send ship deliver mail
    visit wohne wohnt wohnen wohnhaft lebe lebt adresse anschrift privatadresse gezogen zieht ziehe
    j'habite habite habitent demeure réside vit vis loge domicile déménagé vivo vive viven vivimos
    resido dirección domicilio mudé mudó abito abita risiedo risiede abitiamo trasferito trasferita
    indirizzo residenza moro mora morada endereço mudei-me woon woont wonen verblijf adres verhuisd
    """.split()
)


def address_hits(text: str, words: frozenset[str]) -> Iterator[tuple[int, int]]:
    """The span of every postal address in normalised ``text``, whose lower-case words are given."""
    for at in _likely(words):
        sure = _SHAPES[at].sure
        for match in _compiled(at).finditer(text):
            start, end = match.span()
            if _ranked().search(text, max(0, start - 6), start):
                continue
            if (
                match["place"]
                or (sure and _goes_on().match(text, end) is None)
                or announced(text, start, end, "home")
            ):
                yield start, end
    if not _HOME.isdisjoint(words):
        for at in _likely(words):
            for match in _careless(at).finditer(text):
                if announced(text, *match.span(), "home"):
                    yield match.span()
        for match in _lives_at().finditer(text):
            if not _is_date(text, match) and announced(text, *match.span(), "home"):
                yield match.span()
