"""The words of all languages together."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.de import DE
from keepwise.governance.detection.credential.tables.en import EN
from keepwise.governance.detection.credential.tables.es import ES
from keepwise.governance.detection.credential.tables.fr import FR
from keepwise.governance.detection.credential.tables.it import IT
from keepwise.governance.detection.credential.tables.nl import NL
from keepwise.governance.detection.credential.tables.pt import PT

LANGUAGES = (EN, DE, FR, ES, IT, PT, NL)

_ACCENTS = str.maketrans(
    "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿßœæ",
    "aaaaaaceeeeiiiinoooooouuuuyysoa",
)


def folded(lowered: str) -> str:
    """Text in lower case without its accents, character for character."""
    return lowered if lowered.isascii() else lowered.translate(_ACCENTS)


def either(field: str) -> str:
    """One alternation of all languages' expressions for ``field``."""
    return "|".join(str(getattr(each, field)) for each in LANGUAGES)


def words(field: str) -> frozenset[str]:
    """All languages' words of ``field``."""
    return frozenset(word for each in LANGUAGES for word in str(getattr(each, field)).split())


def any_word(field: str) -> str:
    """One alternation of all languages' words of ``field``, longest first."""
    return "|".join(sorted(words(field), key=lambda word: (-len(word), word)))


REVERSE = words("reverse")
FUNCTION_WORDS = words("function")
THINGS = words("things")
DESCRIBING = words("describing")
VAGUE = words("vague")
ABOUT = words("about")
# Words before a secret that make it somebody's.
OWN = frozenset(
    "the my your our this der das mein unser dein die meine le la mon ma ton ta votre notre el mi "
    "tu su il mio mia tuo o a meu minha seu de het mijn je jouw".split()
)
# People do choose these: after "Password:" they are values, after "my password is" they are not.
CHOSEN = frozenset("secret geheim password passwort default private admin sicher secreto".split())
