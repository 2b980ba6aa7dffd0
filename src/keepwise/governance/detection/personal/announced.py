"""Whether words beside a value say what it is: "my phone number is …", "… ist meine IBAN"."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, TypeAlias

from keepwise.governance.detection.personal.words import alternation, either, words

Topic: TypeAlias = Literal["phone", "identity", "card", "home", "mail", "born", "birth", "iban"]

# How far before a value its announcement may begin, and after it end, in characters.
_BEFORE = 100
_AFTER = 60
_MOST_WORDS = 8
_TRIES = 4


def announced(text: str, start: int, end: int, topic: Topic) -> bool:
    """Whether ``text[start:end]`` is announced as ``topic``, before or after it."""
    return announcement(text, start, topic) is not None or _named_after(text, end, topic)


def announcement(text: str, start: int, topic: Topic) -> re.Match[str] | None:
    """The announcement of ``topic`` that leads to a value at ``start``."""
    begin = max(0, start - _BEFORE)
    found = [*_announcing(topic).finditer(text, begin, start)]
    for match in reversed(found[-_TRIES:]):
        if _leads(text[match.end() : start]):
            return match
    return None


def called_off(text: str, start: int) -> bool:
    """Whether words before a number say that it counts or names a thing."""
    return _thing().search(text, max(0, start - 32), start) is not None


@cache
def _announcing(topic: Topic) -> re.Pattern[str]:
    expression = "iban" if topic == "iban" else either(topic)
    if topic == "phone":
        # "Call Anna on …", "the number of my sister": whom it leads to says what the number is.
        my, person = either("my"), alternation("family", "contact")
        expression += (
            rf"|(?:{either('calls')})(?=\s(?:(?-i:[A-ZÀ-Þ])|(?:{my})\s(?:{person})))"
            rf"|(?:number|nummer|num[eé]ro"
            rf"|número)(?=\s(?:(?:{either('of')})\s)?(?:{my})\s(?:{person}))"
        )
    return re.compile(rf"(?<!\w)(?:{expression})(?!\w)", re.IGNORECASE)


@cache
def _named(topic: Topic) -> re.Pattern[str]:
    """A value's name after it: "… is my new mobile number", "… (Handy)", "… erreichbar"."""
    expression = "iban" if topic == "iban" else either(topic)
    verbs = _VERBS_AFTER.get(topic, "(?!)")
    return re.compile(
        rf"[\s,)\"'*_-]{{0,3}}(?:\(|(?:is|was|ist|est|es|è|é|e'|-"
        rf"|:)\s(?:[^\s.,;:!?]{{1,20}}\s){{0,3}}?)"
        rf"(?:{expression})(?!\w)|\s(?:{verbs})(?!\w)",
        re.IGNORECASE,
    )


# German and Dutch put the verb last.
_VERBS_AFTER: dict[Topic, str] = {
    "phone": "(?:telefonisch )?(?:erreichbar|zu erreichen|bereikbaar|te bereiken)",
    "birth": "geboren|zur welt gekommen",
    "home": "wohnhaft|wohne|zuhause|daheim",
}


def _named_after(text: str, end: int, topic: Topic) -> bool:
    match = _named(topic).match(text, end, end + _AFTER)
    return match is not None and _thing().search(text, match.start(), match.end() + 8) is None


@cache
def _between() -> re.Pattern[str]:
    return re.compile(r"[^\s:=,()#\"*_>|]+")


@cache
def _stop() -> re.Pattern[str]:
    return re.compile(r"[.!?;]\s+\w|\n\s*\n")


@cache
def _linking() -> frozenset[str]:
    return words("link", "family", "contact") | frozenset(
        word for each in ("my", "their", "of", "me") for word in either(each).split("|")
    )


def _leads(between: str) -> bool:
    """Whether what stands between an announcement and a value joins them."""
    if _stop().search(between):
        return False
    parts = _between().findall(between)
    if len(parts) > _MOST_WORDS or (_thing().search(between)):
        return False
    linking = _linking()
    return all(
        part.lower().rstrip(".'") in linking
        or part[0].isupper()
        or not any(map(str.isalnum, part))
        or part in ("+", "'s", "l'", "d'")
        for part in parts
    )


@cache
def _thing() -> re.Pattern[str]:
    """Names of what has numbers and is no person, as whole words or in compounds."""
    return re.compile(
        r"(?<!\w)(?:orders?|invoices?|tickets?|tracking|track|case|reference|ref|serial|isbn|issn"
        r"|ean"
        r"|gtin|upc|article|item|sku|part|model|version|build|contract|imei|product|batch|booking"
        r"|parcel|shipment|campaign|commit|transaction|incident|issue|request|quote|batch|job|asset"
        r"|purchase|po|doi|patent|vehicle|vin|flight|customer (?:number|id|no)|user ?id|session"
        r"|commande|facture|suivi|référence|colis|article|série|dossier|contrat|réservation|devis"
        r"|pedido|factura|seguimiento|referencia|artículo|serie|expediente|contrato|reserva|envío"
        r"|ordine|fattura|spedizione|riferimento|articolo|serie|pratica|contratto|prenotazione"
        r"|encomenda|fatura|rastreio|referência|artigo|série|processo|contrato|reserva|envio"
        r"|bestelling|factuur|zending|referentie|artikel|serienummer|dossier|contract|boeking"
        r"|\w{0,20}codes?|pin|puk|(?:d[eio]l? |numero )client[ei]?|app|iphone|galaxy|pixel|revenue"
        r"|sales)(?!\w)"
        r"|bestell|auftrag|rechnung|sendung|artikel|serien|vertrag|akten|vorgang|buchung"
        r"|kundennummer"
        r"|kundennr|gerätenummer|chargen|paket|ordernummer|klantnummer|factuurnummer|bestelnummer",
        re.IGNORECASE,
    )
