"""Find the words that announce a credential, and what their sentence makes of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from keepwise.governance.detection.credential.tables.letters import by_first_letter
from keepwise.governance.detection.credential.tables.words import (
    ABOUT,
    OWN,
    THINGS,
    VAGUE,
    any_word,
    either,
    words,
)

Span: TypeAlias = tuple[int, int]

# How much text is read after an announcement. A constant keeps the search linear.
WINDOW = 240

# How far a word may stand from a code and still say what it opens.
_NEAR = 80


class Head(NamedTuple):
    """An announcing word: a span of the text and what is known of it."""

    start: int
    end: int
    word: str
    kind: str
    """One of password, key, pin, code, lock, token, phrase, passphrase, answer, login."""
    is_plural: bool = False
    is_vague: bool = False
    """Whether it is nobody's: "a password"."""
    is_thing: bool = False
    """Whether it is part of another name: "password manager"."""
    is_bare: bool = False
    """Whether a code has nothing beside it that says what it opens."""
    is_typed: bool = False
    """Whether it is a verb of entering digits."""
    is_told: bool = False
    """Whether the text says that it tells the secret: "note: the password is …"."""
    is_capital: bool = False
    """Whether the text writes it with a capital."""
    halves: bool = False
    """Whether the secret is told in parts."""


@cache
def sentence_end() -> re.Pattern[str]:
    """Where a sentence or a paragraph ends."""
    return re.compile(r"[.!?;](?=\s|$)|\n\s*\n")


def sentence_around(plain: str, start: int, end: int, reach: int) -> Span:
    """The sentence that ``plain[start:end]`` stands in, as far as ``reach`` on either side."""
    begin = max(0, start - reach)
    for stop in sentence_end().finditer(plain, begin, start):
        begin = stop.end()
    limit = min(len(plain), end + reach)
    after = sentence_end().search(plain, end, limit)
    return begin, after.start() if after else limit


def heads(plain: str) -> Iterator[Head]:
    """The announcements in folded text, in order."""
    for match in _announcement().finditer(plain):
        head = _head(plain, match)
        if head is not None:
            yield head


_KINDS = "phrase passphrase answer pin password token login key lock code typing".split()
# Compounds end in the announcing word: dbPassword, Datenbankpasswort, Türcode.
_TAILS = {
    "password": "passwor[dt]|passwd|kennwort|wachtwoord",
    "pin": "pincode|geheimzahl",
    "token": "token|secret|secret_?key|api_?key|access_?key|private_?key",
    "code": "codes?",
}


@cache
def _announcement() -> re.Pattern[str]:
    """An announcing word, in a group named by its kind."""
    whole = by_first_letter({kind: either(kind) for kind in _KINDS})
    tails = by_first_letter({f"{kind}_tail": words for kind, words in _TAILS.items()})
    return re.compile(rf"(?<![a-z])(?:{whole})(?![a-z])|(?:{tails})(?![a-z])")


# Tokens that page through results or synchronise are no secrets.
_PAGING = ("page", "sync", "continuation", "cursor")


def _head(plain: str, match: re.Match[str]) -> Head | None:
    kind = (match.lastgroup or "").partition("_")[0]
    start, end = match.span()
    if plain[start - 2 : start] == "//" or (plain[start - 1 : start], plain[end : end + 1]) == (
        ":",
        "@",
    ):
        return None  # what stands there in an address is called so: //user:password@host:5432
    if kind == "token" and plain[max(0, start - 16) : start].rstrip("_ -").endswith(_PAGING):
        return None
    if kind == "typing":
        near = (plain, max(0, start - _NEAR), end + _NEAR)
        told = plain[end : end + 24].lstrip(" abcdefghijklmnopqrstuvwxyz")[:1].isdigit()
        opens = _place().search(*near) or (
            match[0].startswith(_USING) and told and _beside_code().search(*near)
        )
        return Head(start, end, match[0], "code", is_typed=True) if opens else None
    if kind == "answer" and not _is_name_question(match[0]) and not _is_asked(plain, start, end):
        return None
    after = _next_word().match(plain, end)
    before = _last_words().search(plain, max(0, start - 40), start)
    previous = before[0].split() if before else []
    bare = False
    if kind == "code":
        if _is_harmless(plain, match, previous):
            return None
        bare = _beside_code().search(plain, max(0, start - _NEAR), end + _NEAR) is None
        if bare and ("tail" in (match.lastgroup or "") or not _is_given(plain, match, previous)):
            return None
    return Head(
        start,
        end,
        match[0],
        kind,
        is_plural=(match[0][-1] == "s" and not match[0].endswith(_SINGULAR))
        or match[0] in _PLURALS,
        is_vague=any(word in VAGUE for word in previous) or _is_any(match[0], previous),
        is_thing=(after is not None and after[1] in THINGS)
        # "the key figure", "la cifra clave": a word that only says that something matters.
        or (
            kind == "key"
            and match[0] != "ww"
            and bool(previous)
            and previous[-1] not in OWN | ABOUT | VAGUE | _AS
        ),
        is_bare=bare,
        halves=_half_before().search(plain, max(0, start - 40), start) is not None,
    )


# Verbs that come before a one-time code: "use 482913 to sign in".
_USING = ("us", "nutz", "verwend", "utili", "gebruik")

# Endings in s that make no plural: pass, contras, jeton d'accès.
_SINGULAR = ("ss", "as", "acces")

# "the wifi has copper8462otter as its key" in other languages: "heeft als sleutel".
_AS = frozenset("als as como comme come".split())

_PLURALS = frozenset(
    "codici combinazioni tans kombinationen passworter kennworter wachtwoorden".split()
)


def _is_any(word: str, previous: list[str]) -> bool:
    """Whether a word after "a" is English: in Portuguese "a" says that it is known."""
    return previous[-1:] == ["a"] and not word.startswith(("senha", "palavra", "passe", "chave"))


def _is_name_question(asked: str) -> bool:
    """Whether an answer is the maiden name that banks ask for."""
    return any(part in asked for part in _MAIDEN)


_MAIDEN = "maiden madchen maedchen geburts jeune soltera nubile ragazza solteira meisjes".split()


@cache
def _next_word() -> re.Pattern[str]:
    return re.compile(r"(?:[ _-]|'s )([a-z]{2,20})(?![a-z])")


@cache
def _last_words() -> re.Pattern[str]:
    return re.compile(r"(?:[a-z'-]+[ _-]){1,2}$")


@cache
def _half_before() -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])(?:{either('halves')})\s[a-z' ]{{1,24}}$")


@cache
def _place() -> re.Pattern[str]:
    return re.compile(_starting("places"))


def is_place(plain: str) -> bool:
    """Whether folded text names something that opens."""
    return _place().search(plain) is not None


@cache
def _beside_code() -> re.Pattern[str]:
    return re.compile(f"{_starting('places')}|{_starting('purposes')}")


def _starting(field: str) -> str:
    """Words that start with a stem of ``field``; long stems may end a compound: Zahlenschloss."""
    stems = sorted(words(field))
    long = "|".join(stem for stem in stems if len(stem) >= 6)
    doors = "|".join(_COMPOUND_DOORS) if field == "places" else long
    return rf"(?<![a-z])(?:{'|'.join(stems)})|{long}|{doors}"


# Doors that end a compound, in letters that end other words too.
_COMPOUND_DOORS = (
    r"(?:haus|wohnungs|seiten|keller|hinter|vorder|eingangs|buro|hof|garagen)tur(?![a-z])",
    r"(?:deur|poort|kluis|slot)(?![a-z])",
)


@cache
def _harmless() -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])(?:{any_word('harmless')})")


def _is_harmless(plain: str, match: re.Match[str], previous: list[str]) -> bool:
    """Whether the words around a code say that it is a postal, promo or error code."""
    start, end = match.span()
    while start and plain[start - 1].isalpha():
        start -= 1  # the compound the word ends
    if start < match.start() and _harmless().match(plain, start):
        return True
    if any(_harmless().match(word) for word in previous[-1:]):
        return True
    if _of_an_entity().search(plain, max(0, start - 48), start):
        return _opening_word().search(plain, end, end + _NEAR) is None
    after = re.compile(r"(?:[ -][a-z0-9']{1,30}){1,4}").match(plain, end)
    if after is not None and _in_a_system().search(after[0]):
        return True
    return after is not None and _harmless().search(after[0]) is not None


@cache
def _in_a_system() -> re.Pattern[str]:
    """A place where codes are ids: "code 4471 in SAP"."""
    return re.compile(
        r"(?:^| )(?:in|im|dans|en|no|na|nel|nello|bei|under|in the|in our|in het|in unserem|w)"
        r" (?:the |our |dem |unserem |le |notre |el |nuestro |o |nosso |il |nostro |het |ons )?"
        r"(?:sap|erp|crm|datev|dynamics|odoo|navision|sage|netsuite|salesforce|jira|excel|axapta"
        r"|exact|hubspot|sistema|system|systeem|systeme|catalog|katalog|catalogo|catalogus)"
    )


@cache
def _of_an_entity() -> re.Pattern[str]:
    """An office or a shop that has a code as its id: "our office has code"."""
    return re.compile(
        r"(?:office|branch|store|shop|warehouse|depot|site|buro|filiale|lager|niederlassung"
        r"|standort|agence|bureau|entrepot|magasin|oficina|tienda|almacen|sede|sucursal|ufficio"
        r"|magazzino|negozio|loja|escritorio|armazem|filial|kantoor|magazijn|vestiging|winkel)"
        r" (?:has|hat|tragt|fuhrt|porte|a|tiene|lleva|ha|porta|tem|leva|heeft|draagt)"
        r" (?:the |den |le |el |il |o |de )?$"
    )


@cache
def _opening_word() -> re.Pattern[str]:
    return re.compile(r"door|gate|alarm|keypad|lock|tur|porte|puerta|porta|deur|alarme|allarme")


def _is_given(plain: str, match: re.Match[str], previous: list[str]) -> bool:
    """Whether a bare code is told outright: "the code is 482913"."""
    own = not previous or previous[-1] in OWN
    return own and _told().match(plain, match.end()) is not None


@cache
def _told() -> re.Pattern[str]:
    return re.compile(
        r"(?:'s|\s(?:is|ist|lautet|est|es|e|eh|luidt|are|sind|lauten|sont|son|sono|sao"
        r"|zijn))?:?\s\"?\d(?:[ -]?\d){3,7}(?![\w.,/]\d)"
    )


@cache
def _question() -> re.Pattern[str]:
    return re.compile(either("question"))


def _is_asked(plain: str, start: int, end: int) -> bool:
    """Whether an answer is one to a security question."""
    return _question().search(plain, max(0, start - 120), end + _NEAR) is not None


def is_counted(plain: str, head: Head) -> bool:
    """Whether the announcing word is about an amount or a kind: 4096 tokens, token count."""
    return head.is_plural or head.is_thing or _counting().match(plain, head.end) is not None


@cache
def _counting() -> re.Pattern[str]:
    return re.compile(r"[_ -]?(?:count|usage|limit|budget|use|price|cost|per)")
