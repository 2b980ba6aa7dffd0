"""What values look like: a secret, a placeholder for one, a date, an amount."""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import cache
from itertools import pairwise

from keepwise.governance.detection.credential.tables.words import folded

# A value of this many characters is long enough to look drawn at random.
MIN_RANDOM = 16
_MIN_BITS = 2.8

# Punctuation of the sentence or notation around a value.
QUOTES = "\"'`*([<"
TRAILING = ".,;:)]}>'\"`*"


@cache
def _placeholder() -> re.Pattern[str]:
    return re.compile(
        r"<[^<>]{0,80}>?|\[[^\[\]]{0,80}\]?|\$?\{{1,2}[^{}]{0,80}\}{0,2}"
        r"|\$\(?[A-Z_a-z]\w{0,60}\)?|%[A-Z_a-z]\w{0,60}%|[*•●x#._?-]{3,}|(?:x{3,}[-_]?)+|…"
        r"|(?:your|my|the|some|dein|mein|ihr|tu|su|mi|votre|ton|mon|il_tuo|tuo|seu|sua|jouw|uw)"
        r"[-_]\w[\w-]{0,60}|(?:insert|enter|replace|put|add|paste|change"
        r"|change-?me)[-_]\w[\w-]{0,60}"
        r"|redacted|hidden|placeholder|example|todo|tbd|n/a|none|null|nil|changeme|change-me"
        r"|(?:os\.)?(?:environ|getenv)\b.{0,80}|process\.env\..{0,60}|(?:st|config"
        r"|settings)\.\w.{0,60}"
        r"|(?:vault|env|secrets?|op):\S{0,80}|@\S{1,60}"
        # Ids that agents and their runtimes make.
        r"|(?:adk|e|call|toolu|fc|evt)[-_].{1,60}"
        r"|(?-i:[A-Z]+(?:_[A-Z]+)+)",
        re.IGNORECASE,
    )


def is_placeholder(value: str) -> bool:
    """Whether a value stands for a secret that is not there: <token>, ****, ${TOKEN}."""
    return _placeholder().fullmatch(value) is not None or (
        value[-1:] in TRAILING and _placeholder().fullmatch(value.rstrip(TRAILING)) is not None
    )


# How a form of an address calls what goes there.
_CALLED_USER = frozenset(
    """
    user username usr login benutzer benutzername nutzer anwender utilisateur identifiant usuario
    utente nomeutente utilizador gebruiker gebruikersnaam
    """.split()
)
_CALLED_PASSWORD = frozenset(
    """
    password pass passwd pwd pw secret passwort kennwort motdepasse mot-de-passe mot_de_passe mdp
    contraseña contrasena clave senha palavra-passe wachtwoord geheim
    """.split()
)


def is_form(user: str, password: str) -> bool:
    """Whether a user's name and a password only say what goes there: user:password."""
    return user.casefold() in _CALLED_USER and password.casefold() in _CALLED_PASSWORD


# Products whose names look like passwords.
_NAMES = frozenset(
    """
    1password lastpass keepassxc keepass keepass2 oauth2 oauth2.0 sha256 sha-256 sha1 sha512 md5
    bitwarden icloud office365 microsoft365 m365 windows10 windows11 win11 iphone14 iphone15
    iphone16 wpa2 wpa3 wpa2-psk aes256 aes-256 rsa2048 rsa4096 ed25519 argon2 argon2id pbkdf2
    bcrypt scrypt base64 utf-8 utf8 ipv4 ipv6 oracle19c web3 log4j k8s i18n auth0 hs256 rs256
    active directory macos openid fido2 webauthn totp github gitlab youtube linkedin paypal
    whatsapp postgresql mysql mongodb javascript typescript powerbi hubspot salesforce onedrive
    sharepoint dashlane nordpass protonpass authenticator
    """.split()
)


def is_secretive(value: str, kind: str) -> bool:
    """Whether a value looks like a secret rather than a word, a number or a name.

    A ``token`` was made by a machine and is long; a value of any other ``kind`` by a person.
    """
    digits = sum(map(str.isdigit, value))
    letters = sum(map(str.isalpha, value))
    humped = any(map(str.isupper, value[1:])) and any(map(str.islower, value[1:]))
    if kind == "token":
        if not letters:
            return digits >= MIN_RANDOM and not value.strip("0123456789-")
        if len(value) < 8 or _is_ordinary(value):
            return False
        if not digits:
            return len(value) >= MIN_RANDOM and humped and "-" not in value
        return len(value) >= MIN_RANDOM or digits >= 2
    if len(value) < 4 or value.casefold() in _NAMES:
        return False
    if digits and letters:
        return not _is_ordinary(value)
    if any(char in "!@#$%^&*+=?~_|" for char in value[1:]):
        return letters + digits >= 3 and not value.startswith(("http", "@"))
    return humped and "-" not in value and len(value) >= 8


@cache
def _ordinary() -> re.Pattern[str]:
    """Dates, times, versions, tickets, files, words with a digit: 12-character, 2FA, Q3."""
    return re.compile(
        r"\d{4}-\d{2}-\d{2}(?:T[\d:.+-]+Z?)?|\d{1,2}:\d{2}(?:am|pm)?|\d{1,2}[.h]\d{0,4}\.?\d*"
        r"|\d{1,3}-[^\W\d_]+|[A-Za-z]{1,3}\d{1,2}|\d{1,2}[A-Za-z]{1,3}|v?\d+(?:\.\d+){1,3}[a-z]?\d?"
        r"|[A-Z]{2,10}-\d{1,6}|[\w-]{1,60}\.(?:xlsx?|csv|pdf|docx?|txt|json|ya?ml|py|sql|png|jpe?g"
        r"|md|toml|html?|zip|kdbx|pem|log|env)|\d+(?:st|nd|rd|th|er|ere|eme|ste|de)"
    )


def _is_ordinary(value: str) -> bool:
    return _ordinary().fullmatch(value) is not None


# What people put into passwords and hardly into words.
_SYMBOLS = frozenset("!@#$%^&*+=?~_|§€£")


def is_striking(value: str) -> bool:
    """Whether a value looks like a password wherever it stands: letters, digits and symbols."""
    if not 6 <= len(value) <= 64 or value.casefold() in _NAMES or _is_ordinary(value):
        return False
    if any(char in '/\\()[]{}<>:;,="' for char in value) or value[0] in "@#$&-":
        return False
    if "@" in value and "." in value.partition("@")[2]:
        return False  # an e-mail address
    digits = sum(map(str.isdigit, value))
    letters = sum(map(str.isalpha, value))
    if not digits or letters < 2:
        return False
    if any(char in _SYMBOLS for char in value[1:]):
        # Names of columns, tables and files hold underscores and are lower case.
        return value.islower() is False or any(char in _SYMBOLS - {"_"} for char in value[1:])
    humps = sum(one.islower() and two.isupper() for one, two in pairwise(value))
    return bool(humps) and len(value) >= 8 and value[-1].isdigit()


@cache
def _amount() -> re.Pattern[str]:
    return re.compile(
        r"\s?-?(?:char|digit|zeichen|stell|day|tag|minut|hour|stund|second|sekund|bit|token|word"
        r"|%|percent|prozent|times|mal\b|week|woch|month|monat|year|jahr|row|zeile|chart|line"
        r"|caract|carac|carat|chiffr|cifr|jour|dia|día|giorn|dag|minuut|heure|hora|or[ae]\b|uur"
        r"|second|segund|mot|palabra|parol|palavra|woord|wort|wört|semain|seman|settiman|weken"
        r"|mois|mes(?:es)?\b|mesi|mês|maand|ann?[ié]|año|ano|jaar|fois|veces|volte|vezes|keer"
        r"|lettre|letra|letter|lignes?\b|euro|user|nutzer|kund|people|person|pers|attempt|try|tries"
        r"|versuch|tentativ|intent|poging|teken|cijfer|k\b|€|\$|£|eur\b|usd\b)",
        re.IGNORECASE,
    )


def is_amount(rest: str) -> bool:
    """Whether digits before ``rest`` are an amount of something rather than a code."""
    return _amount().match(rest) is not None


@cache
def _clause_end() -> re.Pattern[str]:
    return re.compile(
        r"[\"'`)*\]]{0,4}\s{0,3}(?:$|[.,;!?\n)}|]|-\s|(?:and|und|but|aber|so|please|bitte|btw"
        r"|thx|thanks|lol|fyi|danke|übrigens|et|mais|merci|y|e|pero|gracias|ma|grazie|per favore"
        r"|mas|obrigad[oa]|en|maar|bedankt|alsjeblieft|por favor|s'il|as usual|in case|if you|wie"
        r"|comme|como|come|zoals|haha|hehe|now|jetzt|remember|merk|ok|okay)\b)",
        re.IGNORECASE,
    )


def ends_clause(rest: str) -> bool:
    """Whether nothing but the end of a clause follows: the value was one word."""
    return _clause_end().match(rest) is not None


def describes(word: str, endings: re.Pattern[str]) -> bool:
    """Whether a word in lower case describes: it is a participle or an adjective by its ending."""
    # Accents count at the end only: "périmé" ends like "changé".
    return endings.fullmatch(folded(word[:-3]) + word[-3:]) is not None


def is_random(value: str) -> bool:
    """Whether a long value looks drawn at random: letters and digits interleaved, many symbols."""
    digits = sum(map(str.isdigit, value))
    letters = sum(map(str.isalpha, value))
    if digits < 3 or letters < 3:
        return False
    # Paths and file names are words between separators.
    if (
        sum(
            len(piece) >= 4 and piece.islower()
            for piece in re.split(r"[/._-]", value)
            if piece.isalpha()
        )
        >= 2
    ):
        return False
    switches = sum(one.isdigit() != other.isdigit() for one, other in pairwise(value))
    # Shannon entropy of the characters, in bits each.
    total = len(value)
    bits = -sum(n / total * math.log2(n / total) for n in Counter(value).values())
    return switches >= 4 and bits >= _MIN_BITS
