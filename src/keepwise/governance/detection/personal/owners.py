"""Whose a piece of personal data is: the user's, another person's, or nobody's in particular.

The marker nearest before the data decides, or else the nearest after it: "my email is …", "her
email is …", "… is Anna's number".
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import cache
from typing import Literal, TypeAlias

from keepwise.governance.detection.personal.announced import Topic, announcement
from keepwise.governance.detection.personal.words import alternation, either

Owner: TypeAlias = Literal["own", "other", "company"]

NAME = r"[A-ZÀ-ÖØ-Þ][\w-]{1,24}"
_ANY = r"[^\W\d_]{2,24}"
_BEFORE = 160
_AFTER = 80
_SUBJECT = 60

# What data is called, as far as a sentence needs to show that a possessive is about data.
_DATA = (
    r"(?:number|(?:cell|tele|i)?phone|mobile|cell|e-?mail|mail|address|iban|card|account|contact"
    r"|ssn|passport"
    r"|birthday|birth|licen[cs]e|id|security|inbox|numéro|téléphone|portable|courriel|naissance"
    r"|carte|compte"
    r"|número|tel[ée]fono|móvil|celular|correo|dirección|tarjeta|dni|nie|cuenta|nacimiento"
    r"|domicilio|pasaporte"
    r"|numero|cellulare|indirizzo|codice|carta|conto|nascita|residenza|passaporto|telefone"
    r"|telem[óo]vel|morada"
    r"|endereço|cartão|nif|cpf|conta|nascimento|bsn|gsm"
    # German and Dutch write compounds.
    r"|[\w-]{0,20}(?:nummer|telefon|handy|adress?e|anschrift|geburts|karte|ausweis|konto|steuer"
    r"|mailadresse"
    r"|telefoon|adres|rekening|kaart|geboorte|paspoort))\w{0,8}"
)
# Capitalised words that are no names though "'s" or a verb may follow.
_NO_NAMES = (
    r"(?!(?i:At|On|By|Under|Unter|Au|Op|Al|Me|Him|Her|Them|Mich|Mir|Uns|Moi|Mí|Mij|Hem|Haar|It"
    r"|That|What|Here|There|Let|Who|He|She|Where|How|Today|Everything|This|One|Das|Es|Als|Was"
    r"|Dies|Dieses|Alles|Meines|Deines|Des|Business|Sales|Los|Las|Mis|Les|Mes|Dos|Os|As|Its|His|Is"
    r"|Bis|Unseres|Us|Yes|Does|Always|Address|Adresse|I|Ich|Je|Yo|Io|Eu|Ik|Email|Phone|Call|And"
    r"|But|My"
    r"|Meine|Mon|Mi|Mio|Il|La|Le|El|Su|Sa|O|A|We|Wir|You|If|Please|Reach|Contact|Send)\b)"
)


class Owners:
    """Tells whose the data in one text is. Markers are looked for once, when first needed."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._kinds: list[Owner] = []
        self._breaks: list[int] | None = None

    def of(self, start: int, end: int) -> Owner | None:
        """Whose the data at ``start`` to ``end`` is, or None if nothing says."""
        breaks = self._read()
        sentence = bisect_right(breaks, start)
        begin = max(start - _BEFORE, breaks[sentence - 1] if sentence else 0)
        last = bisect_right(self._ends, start) - 1
        if last >= 0 and self._starts[last] >= begin:
            return self._kinds[last]
        stop = end + _AFTER
        if sentence < len(breaks):
            stop = min(stop, breaks[sentence])
        first = bisect_left(self._starts, end)
        if first < len(self._starts) and self._ends[first] <= stop:
            return self._kinds[first]
        return None

    def born(self, start: int, topic: Topic) -> Owner | None:
        """Whose date of birth stands at ``start``.

        "Date of birth" names an entry in a file, whoever it is of. That a relative was born on a
        day is family life, and an enterprise is not born at all: such a date is nobody's.
        """
        if topic == "born":
            return self.of(start, start) or "own"
        match = announcement(self._text, start, topic)
        if match and match[0].lower().startswith(("nací", "nasci", "sono nat")):
            return "own"
        end = match.start() if match else start
        subjects = [*_subjects().finditer(self._text, max(0, end - _SUBJECT), end)]
        last = subjects[-1].lastgroup if subjects else None
        return "own" if last == "own" else "other" if last == "other" else None

    def _read(self) -> list[int]:
        """Where sentences begin, and the markers of the whole text."""
        if self._breaks is None:
            self._breaks = [match.end() for match in _sentence_end().finditer(self._text)]
            for match in _markers().finditer(self._text):
                self._starts.append(match.start())
                self._ends.append(match.end())
                self._kinds.append(_kind(match))
        return self._breaks


def _kind(match: re.Match[str]) -> Owner:
    if match.lastgroup == "other":
        # "The office is at …" is said like "Anna is at …".
        return "company" if _company().match(match[0]) else "other"
    return "company" if match.lastgroup == "company" or _company().search(match[0]) else "own"


@cache
def _company() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{alternation('company')})(?!\w)", re.IGNORECASE)


@cache
def _sentence_end() -> re.Pattern[str]:
    short = "".join(
        rf"(?<!\b{word})"
        for word in ("Dr", "Mr", "Mrs", "Ms", "St", "Nr", "No", "Sr", "Sra", "Sig", "Tel", "Prof")
    )
    return re.compile(rf"{short}(?<!\b[A-Za-z])[.!?;]\s+(?=\W?[A-ZÀ-Þ])|\n")


@cache
def _markers() -> re.Pattern[str]:
    my, their = f"(?i:{either('my')})", f"(?i:{either('their')})"
    data = f"(?i:{_DATA})"
    article = (
        "(?i:the|an?|der|die|des|dem|den|eine?r?s?|le|la|les|une?|el|una?|il|lo|os?|as?|uma?"
        "|de|het|een)"
    )
    person = f"(?i:{alternation('family', 'contact')})"
    contact = f"(?i:{alternation('contact')})"
    name = rf"{_NO_NAMES}{NAME}"
    they = f"(?i:{either('they')})"
    of = rf"(?i:{either('of')})"
    other = "|".join(
        (
            (
                rf"{my}\s(?:[\w-]{{1,20}}\s){{0,2}}?{person}(?i:(?:e?s"
                rf"|n)?(?!\w)(?:'s)?)(?:\s{name}(?:'[sS])?)?"
            ),
            rf"{article}\s{contact}(?i:(?:e?s|n)?(?!\w)(?:'s)?)(?:\s{name})?",
            rf"{their}\s(?:[\w-]{{1,20}}\s){{0,2}}?{data}(?!\w)",
            rf"{name}'[sS](?!\w)",
            (
                rf"(?!(?i:it|that|what|here|there|who|how|let|today|one"
                rf"|driver)'){_ANY}'s\s(?:[\w-]{{1,20}}\s){{0,2}}?{data}(?!\w)"
            ),
            rf"{name}[sS]'?\s(?:[\w-]{{1,20}}\s)?{data}(?!\w)",
            (
                rf"{data}(?!\w)(?:(?:\s[\w-]{{2,16}})?\s(?:{of})\s?(?:{name}"
                rf"|{my}\s(?:[\w-]{{1,20}}\s)?{person})(?!\w)"
                r"|\s(?i:dele|dela|d'elle|of hers|van ha[ae]r|van hem|di lui|di lei|de él|de ella"
                r"|von ih[rm])(?!\w))"
            ),
            rf"(?:{name}|{they})\s(?i:{either('dwells')})(?!\w)",
            (
                r"(?<![Ii] )(?<!we )(?i:vive|abita|mora|risiede|reside|llámal[ao]|chiamal[ao]"
                r"|appelez?-l[ae])(?!\w)"
            ),
            rf"(?i:{either('calls')}|called)\s(?:{name}|(?i:him|her|them|ihn|sie|hem|haar))(?!\w)",
            rf"(?i:{either('title')})\s{name}",
        )
    )
    own = "|".join(
        (
            rf"{my}\s(?:[\w-]{{1,20}}\s){{0,3}}?{data}(?!\w)",
            rf"(?i:{either('me')})(?!\w)",
        )
    )
    company = f"(?i:{alternation('company')})"
    return re.compile(rf"(?<!\w)(?:(?P<other>{other})|(?P<own>{own})|(?P<company>{company})(?!\w))")


@cache
def _subjects() -> re.Pattern[str]:
    my = f"(?i:{either('my')})"
    contact = f"(?i:{alternation('contact')})"
    return re.compile(
        rf"(?<!\w)(?:(?P<own>(?i:i|ich|je|j|ik|eu|io|yo))|(?P<family>{my}\s(?:[\w-]{{1,16}}\s)?"
        rf"(?i:{alternation('family')})(?:\s{NAME})?)|(?P<other>{my}\s(?:[\w-]{{1,16}}\s)?{contact}"
        rf"|(?i:{either('title')})\s{NAME}|(?i:{either('they')})|{_NO_NAMES}{NAME}(?=\s(?:was|is"
        rf"|wurde|ist|kam"
        rf"|est|nació|è|nasceu|werd)\s|\snasceu|\snació)))(?!\w)"
    )
