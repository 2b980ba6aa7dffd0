"""Numbers that name a person: bank accounts, cards, identity documents, phones, dates of birth.

A number is known by its checksum and shape, or by the words that announce it. A checksum alone
is no proof where every tenth number has it: such numbers need the words too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from keepwise.governance.detection.personal.announced import Topic, announced, called_off
from keepwise.governance.detection.personal.words import alternation

Hit: TypeAlias = tuple[int, int, str]
_Check: TypeAlias = Callable[[str], bool]

# How many digits a phone has, an identity document, and a number known by its checksum alone.
_FEWEST_PHONE = 7
_MOST_PHONE = 15
_FEWEST_IDENTITY = 5
_FEWEST_CHECKED = 8
_FEWEST_PUBLIC = 9


def number_hits(text: str) -> Iterator[Hit]:
    """Every number in normalised ``text`` that names a person, surest rule first."""
    if _enough_digits().search(text) is None:
        return
    yield from _ibans(text)
    yield from _cards(text)
    yield from _identities(text)
    yield from _phones(text)


@cache
def _enough_digits() -> re.Pattern[str]:
    return re.compile(r"\d(?:[ ./()+-]{0,3}(?:[A-Z]{0,6}|[a-z]{0,3})\d){4}")


# Bank accounts


@cache
def _iban() -> re.Pattern[str]:
    return re.compile(r"(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?:[ -]?[A-Za-z0-9]){11,30}(?![A-Za-z0-9])")


@cache
def _iban_start() -> re.Pattern[str]:
    return re.compile(r"[A-Za-z]{2}\d{2}[ -]?[A-Za-z0-9]")


def _ibans(text: str) -> Iterator[Hit]:
    if _iban_start().search(text) is None:
        return
    for match in _iban().finditer(text):
        end = _valid_iban(match[0])
        if end:
            yield match.start(), match.start() + end, "iban"
        elif announced(text, match.start(), match.end(), "iban"):
            digits = max(at for at, char in enumerate(match[0]) if char.isdigit()) + 1
            yield match.start(), match.start() + digits, "iban"


def _valid_iban(written: str) -> int:
    """How many characters of ``written`` are an IBAN, which words may follow; 0 if none are."""
    from stdnum import iban

    ends = [at for at in range(15, len(written) + 1) if at == len(written) or written[at] in " -"]
    return next((end for end in reversed(ends) if iban.is_valid(written[:end])), 0)


# Cards


@cache
def _card() -> re.Pattern[str]:
    return re.compile(r"(?<![\w.,+-])\d(?:[ -]?\d){11,18}(?![\w]|[.,-]\d)")


@cache
def _issuers() -> re.Pattern[str]:
    """The first digits and lengths that issuers of cards use."""
    return re.compile(
        r"4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}"
        r"|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|4[4-9]\d|5\d\d)\d{12}|35(?:2[89]"
        r"|[3-8]\d)\d{12}"
        r"|62\d{14,17}|(?:50|5[6-8]|6[37])\d{14}"
    )


def _cards(text: str) -> Iterator[Hit]:
    from stdnum import luhn

    for match in _card().finditer(text):
        digits = re.sub(r"\D", "", match[0])
        sure = _issuers().fullmatch(digits) is not None and luhn.is_valid(digits)
        if (sure and not called_off(text, match.start())) or announced(text, *match.span(), "card"):
            yield *match.span(), "card"


# Identity documents


@cache
def _shapes() -> tuple[tuple[re.Pattern[str], _Check], ...]:
    """Shapes so particular that, with their checksum, they need no words."""
    from stdnum.be import nn
    from stdnum.br import cpf
    from stdnum.ch import ssn as ahv
    from stdnum.cn import ric
    from stdnum.cz import rc
    from stdnum.es import dni, nie
    from stdnum.fi import hetu
    from stdnum.fr import nir
    from stdnum.it import codicefiscale
    from stdnum.kr import rrn
    from stdnum.mx import curp
    from stdnum.no import fodselsnummer
    from stdnum.se import personnummer
    from stdnum.us import ssn

    shapes: tuple[tuple[str, _Check], ...] = (
        (r"\d{3}-\d{2}-\d{4}", ssn.is_valid),
        (
            (
                r"(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2}"
                r" ?[A-D]"
            ),
            lambda _: True,
        ),
        (
            r"[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]",
            codicefiscale.is_valid,
        ),
        (r"\d{8}[- ]?[A-Z]|\d{2}\.\d{3}\.\d{3}-?[A-Z]", dni.is_valid),
        (r"[XYZ][- ]?\d{7}[- ]?[A-Z]", nie.is_valid),
        (
            r"[12] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}",
            nir.is_valid,
        ),
        (r"756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}", ahv.is_valid),
        (r"\d{3}\.\d{3}\.\d{3}-\d{2}", cpf.is_valid),
        (r"\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}", nn.is_valid),
        (r"\d{6}[-+A]\d{3}[0-9A-FHJ-NPR-Y]", hetu.is_valid),
        (r"(?:\d{2})?\d{6}[-+]\d{4}", personnummer.is_valid),
        (r"\d{6} \d{5}", fodselsnummer.is_valid),
        (r"\d{17}[\dX]", ric.is_valid),
        (r"\d{6}-[1-4]\d{6}", rrn.is_valid),
        (r"\d{6}/\d{3,4}", rc.is_valid),
        (r"[A-Z]{4}\d{6}[HM][A-Z]{5}[0-9A-Z]\d", curp.is_valid),
        (r"\d{2} ?\d{6} ?[A-Z] ?\d{3}", _valid_pension_number),
    )
    return tuple(
        (re.compile(rf"(?<![\w.,/+-])(?:{shape})(?![\w]|[-.,/]\d)"), check)
        for shape, check in shapes
    )


_PENSION_WEIGHTS = (2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1)


def _valid_pension_number(number: str) -> bool:
    """The German Sozialversicherungsnummer: area, birthday, initial, serial, check digit."""
    compact = number.replace(" ", "")
    day, month = int(compact[2:4]), int(compact[4:6])
    if not (1 <= day <= 31 and 1 <= month <= 12):
        return False
    digits = f"{compact[:8]}{ord(compact[8]) - 64:02}{compact[9:11]}"
    total = sum(
        sum(map(int, str(int(digit) * weight)))
        for digit, weight in zip(digits, _PENSION_WEIGHTS, strict=True)
    )
    return total % 10 == int(compact[11])


@cache
def _bare_checks() -> tuple[_Check, ...]:
    """Numbers of plain digits, which only their checksum and a word like "tax id" tell."""
    from stdnum.au import tfn
    from stdnum.bg import egn
    from stdnum.ca import sin
    from stdnum.de import idnr
    from stdnum.dk import cpr
    from stdnum.gb import nhs
    from stdnum.in_ import aadhaar
    from stdnum.nl import bsn
    from stdnum.pl import pesel
    from stdnum.pt import nif
    from stdnum.ro import cnp
    from stdnum.tr import tckimlik
    from stdnum.za import idnr as south_african

    modules = (nhs, idnr, cpr, aadhaar, bsn, pesel, nif, tckimlik, cnp, egn, sin, tfn)
    return (*(module.is_valid for module in modules), south_african.is_valid)


@cache
def _identity() -> re.Pattern[str]:
    """Anything an issuer of documents could call a number."""
    return re.compile(
        r"(?<![\w.,/+-])(?:[A-Z]{1,6}[ -]?|[a-z]{1,6})?\d"
        r"(?:[ ./+-]?(?:[A-Z]{0,6}[ -]?|[a-z]{1,6})\d){3,20}(?:[ -]?[A-Z]{1,2}|[a-z]{1,2})?"
        r"(?![\w]|[-./]\d)"
    )


@cache
def _weakly_named() -> re.Pattern[str]:
    """Words that also name what is no person's, and so need a checksum."""
    return re.compile(
        r"(?<!\w)(?:tax|id|fiscal|citizen|person|steuer|identi\w{2,12}|pesel|cpr|personnummer|egn"
        r"|cnp|sin"
        r"|kimlik|henkilötunnus|fødselsnummer|medical|nhs|aadhaar|cpf|bsn|nif"
        r"|codice)\w{0,12}\W{0,3}(?:\w{1,15}\W{1,2}){0,4}$",
        re.IGNORECASE,
    )


def _identities(text: str) -> Iterator[Hit]:
    candidates = [*_identity().finditer(text)]
    for candidate in candidates:
        begin, written = candidate.start(), candidate[0].upper()
        for pattern, valid in _shapes():
            for match in pattern.finditer(written):
                if valid(match[0]) and not called_off(text, begin + match.start()):
                    yield begin + match.start(), begin + match.end(), "national-id"
    for match in candidates:
        start = match.start() + len(match[0]) - len(match[0].lstrip(" -"))
        number = text[start : match.end()]
        digits = sum(map(str.isdigit, number))
        if digits < _FEWEST_IDENTITY or _is_date(number):
            continue
        if announced(text, start, match.end(), "identity") or (
            digits >= _FEWEST_CHECKED
            and _weakly_named().search(text, max(0, start - 40), start)
            and not called_off(text, start)
            and any(valid(number) for valid in _bare_checks())
        ):
            yield start, match.end(), "national-id"


# Phones


@cache
def _phone() -> re.Pattern[str]:
    # Possessive: a number that goes on too long is no phone, whatever part of it is tried.
    return re.compile(
        r"(?<![\w.,/])(?:\+\s?|\(\+?)?\d(?:[ ./()-]{0,3}\d){6,40}+(?![\w%€$£]|[.,]\d|-\w)"
    )


@cache
def _amount() -> re.Pattern[str]:
    return re.compile(
        r"\s?(?:[%€$£]|(?:EUR|USD|GBP|euros?|dollars?|units?|percent|prozent)\b)", re.IGNORECASE
    )


def _phones(text: str) -> Iterator[Hit]:
    for match in _phone().finditer(text):
        number = match[0]
        count = sum(map(str.isdigit, number))
        if not _FEWEST_PHONE <= count <= _MOST_PHONE or _is_date(number):
            continue
        if _amount().match(text, match.end()):
            continue
        end = match.end()
        if "+" in number[:2]:
            if (count >= _FEWEST_PUBLIC and _possible(number)) or announced(
                text, match.start(), end, "phone"
            ):
                yield match.start(), end, "phone"
            continue
        if announced(text, match.start(), end, "phone"):
            yield match.start(), end, "phone"


def _possible(number: str) -> bool:
    """Whether a country gives out numbers like this one, which starts with +."""
    import phonenumbers

    try:
        return phonenumbers.is_possible_number(phonenumbers.parse(number.lstrip("( "), None))
    except phonenumbers.NumberParseException:
        return False


# Dates


@cache
def _numeric_date() -> re.Pattern[str]:
    return re.compile(
        r"(?:[0-3]?\d([./-])\s?[01]?\d\1\s?|[01]?\d([./-])[0-3]?\d\2)(?:19|20)?\d{2}"
        r"|(?:19|20)\d{2}([./-])[01]?\d\3[0-3]?\d|(?:19|20)\d{2}[01]\d[0-3]\d"
    )


def _is_date(number: str) -> bool:
    return _numeric_date().fullmatch(number) is not None


@cache
def _date() -> re.Pattern[str]:
    """A whole date: a day and a month without their year are a birthday, which friends know."""
    month = rf"(?:{alternation('months')})\.?"
    joint = r"(?:\s(?:de|of|del|di))?\s"
    return re.compile(
        rf"(?<![\w./-])(?:{_numeric_date().pattern}"
        rf"|[0-3]?\d(?:st|nd|rd|th|er|o|\.)?{joint}{month}(?:,|{joint.strip()[:-2]})?\s(?:19"
        rf"|20)\d{{2}}"
        rf"|{month}\s[0-3]?\d(?:st|nd|rd|th)?,?\s(?:19|20)\d{{2}})(?![\w/-]|\.\d)",
        re.IGNORECASE,
    )


_BIRTH = frozenset(
    """
    birth birthdate birthday dob born geburtsdatum geburtstag geb geboren welt naissance
    anniversaire né née nés nacimiento cumpleaños nacido nacida nací nació nascita
    compleanno nato nata nascimento aniversário nascido nascida nasci nasceu geboortedatum
    geboorte verjaardag
    """.split()
)


def birth_hits(text: str, words: frozenset[str]) -> Iterator[tuple[int, int, Topic]]:
    """Every whole date of birth in normalised ``text``, with the kind of word that announced it.

    ``words`` are those of the text, in lower case.
    """
    if _BIRTH.isdisjoint(words):
        return
    for match in _date().finditer(text):
        for topic in ("born", "birth"):
            if announced(text, *match.span(), topic):
                yield *match.span(), topic
                break
