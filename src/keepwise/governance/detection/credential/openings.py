"""Find secrets by what they do: what opens a door, turns an alarm off, lets one in, restores.

No word announces these: the sentence names what opens, the verb says that it does, and the value
stands behind "with" or is written as nothing but a code is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, TypeAlias

from keepwise.governance.detection.credential.heads import Span, is_place, sentence_around
from keepwise.governance.detection.credential.tables.words import FUNCTION_WORDS
from keepwise.governance.detection.credential.values import (
    QUOTES,
    TRAILING,
    is_placeholder,
    is_striking,
)

Opens: TypeAlias = Callable[[str], bool]
"""Whether folded text names something that opens."""

# How far the place and the verb may stand from the value.
_NEAR: Final = 100
_WITH: Final = r"with|using|via|by typing|mit|per|durch|avec|con|com|met|door|au|par|wants|takes"
r"|needs|verlangt|braucht|veut|quiere|vuole|quer|wil|en tapant"
r"|tapando|tecleando"
# What a code does, by the beginnings of verbs in seven languages, accents away.
_OPERATES: Final = (
    r"open|unlock|disarm|arms?\b|turns?\b|switch|shuts?\b|goes\b|gets?\b|lets?\b|enter|log|join"
    r"|connect|access|reach"
    r"|offn|oeffn|schalt|entsperr|entscharf|entschaerf|scharf|aufgeh|auf\b|geht\b|gehen\b|komm|rein"
    r"|aufschlies|ausgeh|einlogg|anmeld|verbind"
    r"|ouvr|entr|coup|desactiv|deverrouill|debloqu|fais\b|faites\b|faire\b|tap|arret|eteint|accede"
    r"|connect|desarm|abr|apag|desbloqu|destranc|deslig|desativ|acced|conect|ingres"
    r"|apr[eio]|disattiv|disinser|sblocc|spegn|collegh|colleg|si accede"
    r"|keypad|digicode|tastenfeld|clavier|teclado|tastiera|code|codi[gc]|pin\b|key\b|schlussel"
    r"|clave|chiave|chave|sleutel|combin|kombin|segredo"
    r"|schakel|ontgrendel|kom\b|komen\b|komt\b|gaat\b|ga\b|gaan\b|zet\b|verbind|inlog|uit\b|eraf\b"
)
_NETWORKS: Final = (
    r"wi-?fi|wlan|hotspot|router|network|netzwerk|reseau|red\b|rete\b|rede\b|netwerk|portal|portail"
    r"|website|webseite|intranet|vpn|account|konto|compte|cuenta|conta\b|laptop|computer|ordinateur"
    r"|ordenador|rechner|server|serveur|servidor|app\b|nas\b|mail|webmail|netflix|cloud"
)


def opening_values(text: str, plain: str) -> Iterator[Span]:
    """The spans of secrets that a sentence tells by what they open."""
    if _code_like().search(text):
        yield from _codes(text, plain)
    if _word_like().search(text):
        yield from _words(text, plain)
    if _digit().search(text) and _turned().search(plain):
        yield from _turns(text, plain)
    if text.count(" ") + text.count("\n") >= _FEWEST - 1:
        yield from _wallets(text, plain)


@cache
def _digit() -> re.Pattern[str]:
    return re.compile(r"[0-9]")


@cache
def _code_like() -> re.Pattern[str]:
    return re.compile(r"[0-9](?:[0-9]{3}|(?:[ -]|, )[0-9](?![0-9])|[*#A-Z][0-9])|[*#][0-9]")


@cache
def _word_like() -> re.Pattern[str]:
    """A digit beside a letter or a sign, as passwords have."""
    return re.compile(r"[^\W_][!#$%^&*+?~_][^\W_]|[a-zA-Z!_-][0-9][^ .,%]|[0-9][A-Za-z_!#]")


def _codes(text: str, plain: str) -> Iterator[Span]:
    """Digits that open a door."""
    for match in _with_code().finditer(text):
        begin = match.end("code") - len(match["code"])
        if _operates(plain, match.start(), match.end(), _is_door):
            yield begin, match.end("code")
    for match in _apart().finditer(text):
        if _operates(plain, match.start(), match.end(), _is_door_or_place):
            yield match.span()
    if "*" in text or "#" in text:
        for match in _keyed().finditer(text):
            if _is_door(_around(plain, *match.span())):
                yield match.span()


def _words(text: str, plain: str) -> Iterator[Span]:
    """Passwords that let one into a network or a door."""
    for match in _with_word().finditer(text):
        raw = match["value"]
        value = raw.strip(QUOTES).rstrip(TRAILING)
        if is_striking(value) and not is_placeholder(value):
            start = match.start("value") + raw.find(value)
            if _operates(plain, start, start + len(value), _is_network):
                yield start, start + len(value)
    if "/" in text or _network_is().search(plain):
        yield from _at_a_network(text, plain)


@cache
def _with_code() -> re.Pattern[str]:
    """A code behind a word for "with"."""
    return re.compile(
        rf"(?i:(?<!\w)(?:{_WITH})\s(?:(?:the |den |dem |le |el |il |o |de |het )?"
        r"(?:code|c[oó]digo|codice|pin|cijfers|ziffern|chiffres|cifras)\s)?)[\"'`]?"
        r"(?P<code>[#*]?\d{4,8}[#*]?|\d{1,4}(?:[*#]\d{1,4}){1,3}[#*]?"
        r"|(?=[A-Z]{0,7}\d)(?=\d{0,7}[A-Z])[A-Z0-9]{4,8})(?![\w%€$]|[.,:/-]\d| ?[€$%])"
    )


@cache
def _apart() -> re.Pattern[str]:
    """Digits that stand apart one by one, or with a letter among them."""
    return re.compile(
        r"(?<![\w.,:/+#*-])(?:\d(?:,? \d){3,7}|\d(?:-\d){2,7}|\d{1,4}[A-Z]\d{1,4})(?![\w%€$]"
        r"|[.,:/-]\d|,? \d)"
    )


@cache
def _keyed() -> re.Pattern[str]:
    """Digits with keys of a keypad among them."""
    return re.compile(
        r"(?<![\w.,:/+#*-])(?:[#*]?\d{1,6}(?:[*#]\d{1,6}){1,3}[#*]?|\d{4,8}[#*])"
        r"(?![\w%€$]|[.,:/-]\d)"
    )


@cache
def _network_is() -> re.Pattern[str]:
    return re.compile(
        r"(?:wi-?fi|wlan|hotspot)(?:\s[a-z]{2,12}){0,4}?(?:\s(?:is|ist|est|es|e|:|=)|[:=])\s"
    )


@cache
def _pair() -> re.Pattern[str]:
    """A name and a password with a slash between them."""
    return re.compile(r"(?<!\S)(?P<name>[\w.@+-]{2,40})\s/\s(?P<value>\S{6,64})(?!\S)")


def _at_a_network(text: str, plain: str) -> Iterator[Span]:
    """Passwords beside the name of an account, or said to be the network."""
    for match in _pair().finditer(text):
        value = match["value"].rstrip(TRAILING)
        bare = match["name"].lower() in _STANDARD and any(map(str.isdigit, value))
        start, end = match.start("value"), match.start("value") + len(value)
        if (bare or (is_striking(value) and not is_placeholder(value))) and _is_network(
            _around(plain, start, end)
        ):
            yield start, end
    for match in _network_is().finditer(plain):
        word = re.compile(r"\S{6,64}").match(text, match.end())
        value = word[0].strip(QUOTES).rstrip(TRAILING) if word else ""
        if any(char in _SIGNS for char in value) and is_striking(value):
            start = text.index(value, match.end())
            yield start, start + len(value)


_STANDARD: Final = frozenset(("admin", "root", "user", "administrator", "guest", "sa", "pi"))
_SIGNS: Final = frozenset("!#$%^&*+=?~_")


@cache
def _with_word() -> re.Pattern[str]:
    return re.compile(rf"(?i:(?<!\w)(?:{_WITH})\s)(?P<value>\S{{6,64}})(?=\s|$)")


def _operates(plain: str, start: int, end: int, opens: Opens) -> bool:
    """Whether the sentence around a value names something that opens and a verb of opening."""
    around = _around(plain, start, end)
    return opens(around) and _verb().search(around) is not None


def _around(plain: str, start: int, end: int) -> str:
    """The sentence around a value, without the value."""
    first, last = sentence_around(plain, start, end, _NEAR)
    return f"{plain[first:start]} … {plain[end:last]}"


def _is_door(plain: str) -> bool:
    return _door().search(plain) is not None


def _is_door_or_place(plain: str) -> bool:
    return _is_door(plain) or is_place(plain)


def _is_network(plain: str) -> bool:
    return _network().search(plain) is not None or is_place(plain)


@cache
def _door() -> re.Pattern[str]:
    return re.compile(
        r"(?<![a-z])(?:door|gate|garage|alarm|safe\b|lock|vault|keypad|shed|locker|barrier|entry"
        r"|building|keybox|tur\b|tuer|tor\b|tresor|schlos|schlies|spind|schranke|haus"
        r"|porte|portail|serrure|coffre|immeuble|digicode|barriere|cadenas|entree"
        r"|puerta|porton|cerradura|candado|caja fuerte|verja|taquilla|trastero|portal"
        r"|porta\b|portone|cancello|cassaforte|lucchetto|allarme|serratura|armadietto|citofono"
        r"|portao|cofre|cadeado|fechadura|alarme|cancela|cacifo|alarma"
        r"|deur|poort|kluis|slot\b|hek\b|slagboom|kastje|sleutelkast)"
        r"|(?:haus|wohnungs|keller|hinter|vorder|eingangs|hof|garagen)tur\b|schlos\b|tresor\b"
        r"|(?:deur|poort|kluis|slot)\b|alarmanlage"
    )


@cache
def _network() -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])(?:{_NETWORKS})|net(?:z|werk)\b")


@cache
def _verb() -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])(?:{_OPERATES})")


_SIDE: Final = (
    r"(?:to the |nach |a |à |vers la |a la |alla |naar )?(?:left|right|links|rechts|gauche|droite"
    r"|izquierda|derecha|sinistra|destra|esquerda|direita|l\b|r\b|clockwise|anticlockwise)"
)


def _turns(text: str, plain: str) -> Iterator[Span]:
    """The turns of a combination lock: 41 left, 9 right, 27 left."""
    yield from (match.span() for match in _turning().finditer(text))
    for match in _three_numbers().finditer(text):
        if _is_door(_around(plain, *match.span())):
            yield match.span()


@cache
def _three_numbers() -> re.Pattern[str]:
    return re.compile(r"(?<![\w.,])\d{1,2}(?:\b[^.\d\n]{1,20}\b\d{1,2}){2,4}(?![\w%€$]|[.,:/-]\d)")


@cache
def _turned() -> re.Pattern[str]:
    """A side to turn to, or a verb of turning."""
    return re.compile(
        r"(?<![a-z])(?:left\b|links\b|gauche|izquierda|sinistra|esquerda|dial\b|spin\b|dreh|tourne"
        r"|gira\b|gire\b|gira[lr]|draai)"
    )


@cache
def _turning() -> re.Pattern[str]:
    one = rf"(?:\d{{1,2}} {_SIDE}|{_SIDE} \d{{1,2}})"
    then = r"(?:,| -)? (?:then |dann |puis |luego |poi |depois |dan )?"
    return re.compile(rf"(?i)(?<![\w.,]){one}(?:{then}{one}){{2,4}}")


# A wallet is restored by 12 words at least, each of at least three letters.
_FEWEST: Final = 12


def _wallets(text: str, plain: str) -> Iterator[Span]:
    """Lists of 12 to 24 words, each by itself, that restore what is named before them."""
    named = _restoring().search(plain)
    if named is None:
        return
    for match in _list().finditer(text, named.end()):
        words = re.findall(r"[a-z]+", plain[match.start() : match.end()])
        few = len(set(words)) < len(words) - 2
        prose = few or FUNCTION_WORDS.intersection(words)
        if match.start() - named.end() <= _NEAR and not prose:
            yield match.span()


@cache
def _restoring() -> re.Pattern[str]:
    return re.compile(
        r"wallet|monedero|cartera|billetera|portefeuille|portafogli|carteira|portemonnee|geldborse"
        r"|ledger\b|trezor|metamask|seed|mnemonic|bip-?39|crypto|krypto|cripto|bitcoin"
        r"|(?:restor|recover|wiederherst|restaur|recuper|ripristin|herstel)[a-z]*[- ]"
        r"(?:words|phrase|worte|worter|mots|palabras|frase|parole|palavras|woorden|zin\b)"
        r"|(?:words|worte|worter|mots|palabras|parole|palavras|woorden)[a-z ]{1,24}"
        r"(?:restor|recover|wiederherst|restaur|recuper|ripristin|herstel)"
    )


@cache
def _list() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?<=[:\n]\s)|(?<=\n))(?:\d{1,2}[.):]?\s)?[^\W\d_]{3,10}"
        r"(?:[\s,;]{1,3}(?:\d{1,2}[.):]?\s)?[^\W\d_]{3,10}){11,23}(?![\w'])"
    )
