"""The words that announce a credential, one table a language, and the words that call it off."""

from __future__ import annotations

from typing import NamedTuple


class Announcements(NamedTuple):
    """How one language announces secrets.

    Entries are regular expressions without capturing groups, unless they say "space-separated".
    """

    roots: str
    """Parts of words of which every announcement holds one, in lower case, space-separated."""
    password: str
    """A value a person chose: may be a plain word."""
    code: str
    """A value of digits: PIN, one-time code."""
    token: str
    """A value a machine made: never a plain word."""
    phrase: str
    """Several words: recovery phrase."""
    login: str
    """A name and a password together."""
    link: str
    """What joins an announcement and its value."""
    filler: str
    """Words that may open what stands between an announcement and its link: "for the wifi"."""
    reverse: str
    """What joins a value and the announcement after it, space-separated: "hunter2 is my …"."""
    function: str
    """Words that only build sentences, space-separated: a phrase that has one is prose."""
    describing: str
    """Words after the link that describe the secret instead of giving it, space-separated."""


EN = Announcements(
    roots="pass pwd pw secret pin puk otp tan cvv cvc code combination token key credential"
    " connection phrase words mnemonic log sign user",
    password=r"pass ?words?|passwd|passwrd|pwd|pass ?phrase|pass ?code|pw|pass|secret word",
    code=r"pin(?: code| number)?|puk|otp|tan|cvv2?|cvc"
    r"|(?:verification|security|one[- ]time|login|log-in|sign-in|auth|authentication|2fa|mfa|otp"
    r"|sms|access|door|gate|alarm|safe|vault|backup|recovery|confirmation|unlock|entry|authenticator"
    r"|two-factor|lock|garage|locker|office|building|house|entrance|luggage|suitcase)"
    r" (?:pass)?(?:codes?|pin|combination)"
    r"|(?:code|combination) (?:to|for|of) (?:the|my|our) (?:door|office|building|gate|garage|house"
    r"|safe|locker|alarm|luggage|suitcase|lock|flat|lift)",
    token=r"(?:access|refresh|auth|bearer|session|id|api|bot|csrf|device|personal access|service"
    r"|databricks|github|gitlab|slack|deploy|app)[_ -]?(?:token|key)s?|tokens?|api[_ -]?key|apikey"
    r"|(?:client|app|shared|signing|webhook|consumer)[_ -]?secret|secret(?:[_ -]?access)?[_ -]?key"
    r"|secrets?|(?:private|recovery|master)[_ -]?key|encryption[_ -]?key|licen[cs]e[_ -]?key"
    r"|connection[_ -]?string|(?:wifi|wi-fi|wlan|wpa2?)[_ -]?key",
    phrase=r"(?:recovery|seed|secret recovery|backup|mnemonic|wallet) (?:phrase|words)|mnemonic"
    r"|pass ?phrase",
    login=r"credentials|log-?ins?|log(?:ged)? in (?:with|as)|sign in with|user(?:name)?",
    link=r"is now|is|was|are|will be|equals|reads|to",
    filler=r"have|reset|for|of|to|on|in|at|from|i|we|you|that|now|currently|still|again|here|today|changed"
    r"|should|has|was|been|is|set|value|below|string|you|as",
    reverse="is was as are =",
    function="""
        a an the my our your his her their not no in on at for too so very still also always never
        only from with by to and or but that what when where how why if it this these those about
        being been is are was i we you
    """,
    describing="""
        required needed expired expiring wrong correct incorrect right invalid valid weak strong
        secure safe missing here there below above known unknown changed reset stored saved kept set
        rotated managed encrypted hashed hidden unique long short simple complex complicated good
        bad old new empty blank optional mandatory ready gone lost forgotten leaked compromised
        case-sensitive case-insensitive protected working broken fine ok okay same different private
        secret public confidential sensitive important default temporary permanent personal shared
        used something anything nothing everything none null true false undefined password token
        available unavailable enough disabled enabled active inactive generated provided issued sent
        revoked blocked locked accepted rejected denied refused limited unlimited usage used count
        budget authentication authorization authorisation security management settings policy help
        support reset please thanks string text
    """,
)

DE = Announcements(
    roots="pass wort wört kennwort pin geheim puk tan code schlüssel token zugang anmelde benutzer"
    " login phrase satz",
    password=r"pass ?wo(?:rt|erter|erte)|passwörter|kenn ?wort|passphrase|losungswort|zugangswort",
    code=r"pin|geheimzahl|puk|tan"
    r"|(?:sicherheits|bestätigungs|bestaetigungs|einmal|zugangs|zugriffs|tür|tuer|tor|alarm|login"
    r"|anmelde|freischalt|verifizierungs|backup|notfall|sms|authentifizierungs|tresor|safe|geräte)"
    r"-?(?:code|pin|kennwort|passwort)s?"
    r"|code (?:fürs?|zum|zur|vom|von) (?:(?:die|das|den|der|unser\w{0,2}) )?(?:tür|haustür|büro"
    r"|haus|tor|garage|tresor|safe|schließfach|alarmanlage|koffer|aufzug)",
    token=r"(?:api|zugangs|zugriffs|sicherheits|wlan|lizenz|geheim|geheimer|privater|privaten)"
    r"[- ]?schlüssel|schlüssel|(?:zugriffs|zugangs|api|sitzungs)-?token|geheimnis",
    phrase=r"wiederherstellungs(?:phrase|wörter|satz)|seed-?phrase|merksatz",
    login=r"zugangsdaten|anmeldedaten|benutzer(?:name)?|login-?daten"
    r"|(?:logge|melde) mich mit|anmelden mit|einloggen mit",
    link=r"ist jetzt|ist nun|ist|lautet jetzt|lautet|heißt|heisst|war|sind|lauten|auf|wäre"
    r"|in(?=\s\S{1,80}\s(?:geändert|umgestellt|gewechselt))",
    filler=r"habe|hab|haben|wurde|für|vom|von|zum|zur|im|am|an|in|der|des|den|die|das|bei|jetzt|aktuell|neu|hier|ich|wir"
    r"|meines|meiner|unserem|unser",
    reverse="ist war als lautet",
    function="""
        ein eine einen der die das mein dein unser nicht kein in im am an auf für zu sehr noch auch
        immer nie nur von vom mit und oder aber dass wie wo wann wenn etwas nichts bei ist sind ich
        wir
    """,
    describing="""
        erforderlich nötig abgelaufen falsch richtig ungültig gültig schwach stark sicher unsicher
        geändert zurückgesetzt gespeichert abgelegt hinterlegt bekannt unbekannt lang kurz einfach
        komplex geheim vertraulich neu alt leer da weg verloren vergessen wichtig gleich anders
        gesperrt gesichert verschlüsselt geschützt privat öffentlich temporär standard optional
        pflicht notwendig bitte danke aktuell jetzt
    """,
)

LANGUAGES = (EN, DE)

ROOTS = tuple(sorted({root for each in LANGUAGES for root in each.roots.split()}))
REVERSE = frozenset(word for each in LANGUAGES for word in each.reverse.split())
FUNCTION_WORDS = frozenset(word for each in LANGUAGES for word in each.function.split())
DESCRIBING = frozenset(word for each in LANGUAGES for word in each.describing.split())
# People do choose these: after "Password:" they are values, after "my password is" they are not.
CHOSEN = frozenset("secret geheim password passwort default private admin sicher".split())


def either(field: str) -> str:
    """One alternation of all languages' expressions for ``field``."""
    return "|".join(str(getattr(each, field)) for each in LANGUAGES)
