"""French as it is typed: accents and apostrophes left out, and the short forms of chats."""

from __future__ import annotations

import re
from functools import cache

from keepwise.bank.speech.grammar import compiled

_WORDS = {
    "chui": "je suis", "taf": "taffe", "celiaque": "cœliaque", "céliaque": "cœliaque",
     "chuis": "je suis", "jsuis": "je suis",
    "jsui": "je suis", "jai": "j'ai", "jaime": "j'aime", "jadore": "j'adore",
    "jhabite": "j'habite", "jaimerais": "j'aimerais", "jutilise": "j'utilise",
    "jécris": "j'écris", "javais": "j'avais", "jévite": "j'évite", "jen": "j'en", "jy": "j'y",
    "jmappelle": "je m'appelle", "mappelle": "m'appelle", "cest": "c'est", "tjs": "toujours",
    "tjr": "toujours", "tjrs": "toujours", "ttjs": "toujours", "toujour": "toujours",
    "bcp": "beaucoup", "ds": "dans", "pr": "pour", "qd": "quand", "mtn": "maintenant",
    "mnt": "maintenant", "jms": "jamais", "qqch": "quelque chose", "rdv": "rendez-vous",
    "stp": "svp", "s.t.p": "svp", "s.v.p": "svp", "s.v.p.": "svp", "siouplait": "svp",
    "rép": "réponses", "dsl": "désolé", "ya": "il y a", "nan": "non", "ke": "que",
    "quelquechose": "quelque chose", "parceque": "parce que", "daccord": "d'accord",
    "maintenent": "maintenant", "vrmt": "vraiment", "pck": "parce que", "tt": "tout",
    # Accents
    "prefere": "préfère", "préfere": "préfère", "préfére": "préfère", "prefère": "préfère",
    "prefére": "préfère", "prefer": "préfère", "préfer": "préfère", "preferes": "préfères",
    "prefererais": "préférerais", "preférerais": "préférerais", "préfererais": "préférerais",
    "préfèrerais": "préférerais", "prefererait": "préférerait", "preferer": "préférer",
    "prefererai": "préférerai", "préférerai": "préférerais", "voudrai": "voudrais",
    "aimerai": "aimerais", "repond": "répond", "reponds": "réponds", "repondre": "répondre",
    "repondez": "répondez", "reponse": "réponse", "reponses": "réponses",
    "desormais": "désormais", "dorenavant": "dorénavant", "defaut": "défaut",
    "equipe": "équipe", "equipes": "équipes", "vegetarien": "végétarien",
    "vegetarienne": "végétarienne", "vegetarian": "végétarien", "vegane": "végane",
    "francais": "français", "française": "française", "francaise": "française",
    "deteste": "déteste", "evite": "évite", "evitez": "évitez", "eviter": "éviter",
    "ecris": "écris", "ecrire": "écrire", "ecrivez": "écrivez", "arrete": "arrête",
    "arretez": "arrêtez", "arreter": "arrêter", "region": "région", "regions": "régions",
    "systematiquement": "systématiquement", "memorise": "mémorise", "etudiant": "étudiant",
    "etudiante": "étudiante", "etudie": "étudie", "ingenieur": "ingénieur",
    "ingenieure": "ingénieure", "developpeur": "développeur", "developpeuse": "développeuse",
    "prenom": "prénom", "metier": "métier", "regime": "régime", "medecin": "médecin",
    "infirmiere": "infirmière", "fevrier": "février", "decembre": "décembre", "aout": "août",
    "metrique": "métrique", "metriques": "métriques", "decimale": "décimale",
    "decimales": "décimales", "detaille": "détaillé", "detaillee": "détaillée",
    "detaillees": "détaillées", "detailles": "détaillés", "detaillées": "détaillées",
    "annee": "année", "annees": "années", "derniere": "dernière", "dernieres": "dernières",
    "resume": "résume", "resumes": "résumes", "resumer": "résumer", "gere": "gère",
    "geres": "gères", "interesse": "intéresse", "bientot": "bientôt",
    "plutot": "plutôt", "tres": "très", "deja": "déjà", "apres": "après", "mere": "mère",
    "pere": "père", "frere": "frère", "freres": "frères", "soeur": "sœur", "soeurs": "sœurs",
    "soiree": "soirée", "ca": "ça", "departement": "département", "mariee": "mariée",
    "numerote": "numérote", "independant": "indépendant", "independante": "indépendante",
    "generalement": "généralement", "oeufs": "œufs", "oeuf": "œuf", "boeuf": "bœuf",
    "celibataire": "célibataire", "reunion": "réunion", "reunions": "réunions",
    "donnees": "données", "controleur": "contrôleur",
    "precise": "précise", "verifie": "vérifie", "presente": "présente", "melange": "mélange",
    "arrondie": "arrondie", "teletravail": "télétravail", "teletravaille": "télétravaille",
    "emoji": "émoji", "emojis": "émojis", "emoticones": "émoticônes",
    "demenage": "déménagé", "egalement": "également", "ecrit": "écrit", "meme": "même",
    "memes": "mêmes", "preferee": "préférée", "preferees": "préférées", "préferé": "préféré",
    "préferée": "préférée", "preferés": "préférés", "preferée": "préférée",
    "cafe": "café", "the": "thé", "ecole": "école", "lycee": "lycée", "college": "collège",
    "responssable": "responsable", "apelle": "appelle", "apellez": "appelez", "appele": "appelle",
    "appèle": "appelle", "aprend": "apprend", "aprends": "apprends",
}  # fmt: skip

_PLEASE = (
    r"\bs['\s]?il[\s-]?(?:te|vous|t|v)[\s-]?pla[iî]ts?\b|\b(?:s'il-vous-plaît|s'te pla[iî]t|"
    r"steuplait|steplait)\b"
)
# Verbs people run together with "je", or write an apostrophe before.
_RUN = (
    r"\bj['\s]?(?=(?:préf|pref|bosse|travaill|v(?:eux|oudr|ais|iens|is\b)|peux|sais|fais|mange|"
    r"bois|pens|parle|prends|lis\b|joue|dois|cherche|kiff|d[ée]test|crois|trouve|regarde|suis|"
    r"m['\s]|me\b|te\b|t['\s]|vous\b|gère|gere|suppor|compte|n['\s]|ne\b|reste|roule|pars|code|"
    r"commence|cours|"
    r"dors|cuisine))"
)
_AT = (
    r"\b(habite|habitons|vis|vit|bosse|travaille|travail|déménagée?|demenage|emménagée?|née?|"
    r"basée?|base|allergique|intolérante?|installée?|grandi|étudie|réside|inscrite?|intéresse|"
    r"joue|répond|réponds|passe|passez|reviens|revenez) a (?=\w)"
)
_PHRASES = (
    (r"[\u00a0\u202f\u2009]", " "),
    (r"[’ʼ`´]", "'"),
    (_PLEASE, "svp"),
    (r"\b(?:à|a) partir (?=(?:de|d')\b)", "à partir "),
    (r"\b(?:à|a) l'avenir\b", "à l'avenir"),
    (r"\ba chaque\b", "à chaque"),
    (_AT, r"\1 à "),
    (r"\b(j'?ai|on a) reserve\b", r"\1 réservé"),
    (r"\b(j'?ai|on a) decide\b", r"\1 décidé"),
    (r"\b(mon|ma|mes) (\w+) prefere(e?s?)\b", r"\1 \2 préféré\3"),
    (r"\A(?:moi )?chu (?=\w)", "je suis "),
    (r"\bn oublie", "n'oublie"),
    (r"\b(j|n|m|d|l|qu) '", r"\1'"),
)


def mended(words: str) -> str:
    """``words`` as they are spelled in books, as far as the rules need it."""
    for pattern, instead in _PHRASES:
        words = compiled(pattern).sub(instead, words)
    words = compiled(r"(?<![\w'])(?:[a-zà-ÿ.]+)(?![\w])").sub(_word, words)
    return compiled(_RUN).sub("je ", words)


def _word(match: re.Match[str]) -> str:
    said = match.group()
    found = _table().get(said.lower())
    if found is None or (said.isupper() and len(said) > 1):
        return said
    return found[:1].upper() + found[1:] if said[0].isupper() else found


@cache
def _table() -> dict[str, str]:
    return {word: instead for word, instead in _WORDS.items() if word != instead}
