"""French facts in the first person: "Je préfère les euros" for "Préfère les euros"."""

from __future__ import annotations

import re
from types import MappingProxyType

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.fr.wording import said_of_self
from keepwise.bank.speech.voice import Voice, capital, lowered


def _statement(words: str) -> str:
    """A statement about oneself as a fact: "je aime pas le vin" becomes "Je n'aime pas le vin"."""
    if parts := said_of_self(words):
        words = f"{parts.subject} {parts.said}{parts.rest}"
    words = compiled(r"\bje (?=[aeiouyàâéèêëîïôœ]|h(?!a[iï][st]?\b|urle|ausse|ache))").sub(
        _elided, words
    )
    return capital(words)


def _elided(match: re.Match[str]) -> str:
    return f"{match[0][0]}'"


# An order stays in the words it was given in, behind words that say whose it is.
_HEADS = {
    "A ": "J'ai ",
    "Aime ": "J'aime ",
    "Aime ou fait : ": "J'aime ou je fais : ",
    "Aime ou veut : ": "J'aime ou je veux : ",
    "Dans son périmètre : ": "Dans mon périmètre : ",
    "Demande ": "Je demande ",
    "Demande de ": "Je demande : ",
    "Demande de mettre ": "Je demande de mettre ",
    "Demande de ne jamais ": "Je demande : ne jamais ",
    "Demande de toujours ": "Je demande : toujours ",
    "Demande pour ": "Je demande : pour ",
    "Déteste ": "Je déteste ",
    "En a assez ": "J'en ai assez ",
    "Est ": "Je suis ",
    "Fuseau horaire : ": "Mon fuseau horaire : ",
    "Habite ": "J'habite ",
    "Hors de son périmètre : ": "Hors de mon périmètre : ",
    "Joignable ": "Je suis joignable ",
    "Langues : ": "Mes langues : ",
    "Le plus important : ": "Le plus important pour moi : ",
    "N'a ": "Je n'ai ",
    "N'aime pas ": "Je n'aime pas ",
    "N'aime pas ou évite : ": "Je n'aime pas ou j'évite : ",
    "N'est pas ": "Je ne suis pas ",
    "Ne veut ": "Je ne veux ",
    "Ne veut pas être appelé ": "Je ne veux pas qu'on m'appelle ",
    "Ne veut pas être contacté ": "Je ne veux pas qu'on me contacte ",
    "On lui a ": "On m'a ",
    "Pas besoin ": "Je n'ai pas besoin ",
    "Pas d'intérêt pour : ": "Je ne m'intéresse pas à : ",
    "Pas à l'aise avec : ": "Je ne suis pas à l'aise avec : ",
    "Passion : ": "Ma passion : ",
    "Pronoms : ": "Mes pronoms : ",
    "Préfère ": "Je préfère ",
    "Préfère le tutoiement (être tutoyé)": "Je préfère le tutoiement (me faire tutoyer)",
    "Préfère le vouvoiement (être vouvoyé)": "Je préfère le vouvoiement (me faire vouvoyer)",
    "Période habituelle : ": "Ma période habituelle : ",
    "Réagit ": "Je réagis ",
    "S'appelle ": "Je m'appelle ",
    "S'intéresse ": "Je m'intéresse ",
    "S'occupe ": "Je m'occupe ",
    "Suit ": "Je suis ",
    "Souhait : ": "Mon souhait : ",
    "Travaille ": "Je travaille ",
    "Veut ": "Je veux ",
    "Veut être appelé ": "Je veux qu'on m'appelle ",
    "Veut être contacté ": "Je veux qu'on me contacte ",
    "{f} s'appelle ": "{o} s'appelle ",
    "{f} s'appellent ": "{o} s'appellent ",
    "{f} {q} ": "{o} {q} ",
    "{q} {f} : ": "{o} : ",
    "{q} {v} ": "{o} {v} ",
    "{y}": "{o}",
    "Évite ": "J'évite ",
}

_EITHER = (
    "Correction : ",
    "Décidé : ",
    "En {x}",
    "Hors de question ",
    "L'équipe ",
    "Plutôt ",
    "{f} : ",
    "{q} : ",
    "{x}",
)

_ARTICLES = r"(?:les?|la|l['’]|des|du|une?|mes|mon|ma)(?=\s|(?<=['’]))"

VOICE = Voice(MappingProxyType(_HEADS), _EITHER, _statement, lowered(_ARTICLES))
