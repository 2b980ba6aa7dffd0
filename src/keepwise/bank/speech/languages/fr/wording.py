"""Wording French facts: the first person turned into the third, and chat spelling mended.

"J'aime mon équipe" becomes "Aime son équipe". The result is a short sentence without a subject,
for whoever reads a list of memories knows whose they are.

For the rules a clause is put in one shape first, by :func:`tidy`: "j'" is "je ", "ne" is left out
after "je" and "on" as most people do when they write ("je aime pas"), "ne ... plus" is "je plus
...", and "nous" is "on". :func:`statement` undoes it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.fr.idle import TASTES
from keepwise.bank.speech.languages.fr.words.names import ROLE
from keepwise.bank.speech.languages.fr.words.spelling import mended
from keepwise.bank.speech.languages.fr.words.verbs import ORDER, bare, infinitive, ours, third

_OWN = {"mon": "son", "ma": "sa", "mes": "ses", "notre": "leur", "nos": "leurs"}
_CLITICS = r"(?:(?:me |m'|te |nous |se |s'|y |en |le |la |les |l'|lui |leur )*)"
_DENYING = (
    r"(?:pas|jamais|rien|aucune?|"
    r"guère|ni|"
    r"personne|nulle part|presque (?:jamais|pas|plus|rien)|quasiment (?:jamais|pas|plus)|"
    r"vraiment pas|absolument pas|surtout pas|toujours pas|strictement (?:pas|rien))"
)
# After these "que" begins what is thought, it does not mean "only".
_THINKING = (
    r"(?:pense|crois|sais|trouve|veux|veut|voudrais|aimerais|préfère|dis|souhaite|espère|aime|"
    r"adore|déteste|suppose|vois|sens|demande|exige|note|attends|préférerais|apprécie)"
)


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "mon équipe" becomes "son équipe"."""
    first, space, rest = words.partition(" ")
    if first.casefold() in _SMALL or first[:2].casefold() in ("l'", "d'"):
        words = first[:1].casefold() + first[1:] + space + rest
    words = infinitive(words)
    words = compiled(rf"\bje (?P<c>{_CLITICS})(?P<v>[\w-]+)(?P<ne>(?: {_DENYING})?)").sub(
        _other, words
    )
    words = compiled(r"\bm(?:e |')(?P<v>[\w-]+(?:er|ir|re))\b").sub(_reflexive, words)
    words = compiled(_DONE_TO).sub("le ", words)
    words = compiled(r"\bme (?=\w)").sub("lui ", words)
    words = compiled(r"\bm'(?=\w)").sub("l'", words)
    words = compiled(r"\b(chez|avec|pour|à|sur|de|entre) (?:moi|nous)\b").sub(r"\1 soi", words)
    return compiled(r"\b(?:mon|ma|mes|notre|nos)(?= )").sub(_possessive, words)


_DONE_TO = (
    r"\bme (?=(?:fatigue|perd|gêne|dérange|stresse|saoule|gonfle|rebute|perturbe|rend|déconcentre|"
    r"motive|détend|réveille|gave|concerne|passionne|rassure|hérisse)(?:nt|ent)?\b)"
)
_SMALL = frozenset(
    [
        "le",
        "la",
        "les",
        "un",
        "une",
        "des",
        "du",
        "de",
        "mon",
        "ma",
        "mes",
        "notre",
        "nos",
        "tout",
        "tous",
        "toute",
        "toutes",
        "en",
        "pas",
        "plus",
        "toujours",
        "jamais",
        "pour",
        "avec",
        "sans",
        "au",
        "aux",
        "à",
        "trop",
        "très",
    ]
)


def _possessive(match: re.Match[str]) -> str:
    word = match.group()
    other = _OWN[word.lower()]
    return other[:1].upper() + other[1:] if word[0].isupper() else other


def _reflexive(match: re.Match[str]) -> str:
    verb = match["v"]
    if compiled(ORDER).fullmatch(verb):
        return f"lui {verb}"
    return ("s'" if verb[0].lower() in _VOWELS else "se ") + verb


def _other(match: re.Match[str]) -> str:
    own = match.group().lower().startswith("je ")
    verb = third(match["v"]) if own else match["v"]
    return (
        "la personne "
        + _denied(_clitics(match["c"]), verb, denied=bool(match["ne"]))
        + (match["ne"])
    )


_VOWELS = "aàâeéèêëiîïoôuùûyhœ"


def _clitics(words: str) -> str:
    return compiled(r"\bme\b|\bnous\b").sub("se", words).replace("m'", "s'")


def _denied(clitics: str, verb: str, *, denied: bool) -> str:
    if clitics and not clitics.endswith((" ", "'")):
        clitics += " "
    if clitics.endswith("se ") and verb[:1] in _VOWELS:
        clitics = clitics[:-2] + "'"
    said = clitics + verb
    if not denied:
        return said
    return ("n'" if said[:1] in _VOWELS and verb != "hait" else "ne ") + said


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody says of oneself: "plus" and "ne" are back where writing has them."""

    subject: str
    verb: str
    clitics: str
    rest: str
    denied: bool

    @property
    def said(self) -> str:
        """The verb and what stands before it: "n'aime"."""
        return _denied(self.clitics, self.verb, denied=self.denied)


def said_of_self(words: str) -> Said | None:
    """The parts of a statement with "je" or "on" as its subject, in the shape of :func:`tidy`."""
    match = compiled(
        rf"(?:moi,? )?(?P<s>je|on) (?P<plus>(?:plus )?)(?P<c>{_CLITICS})(?P<v>[\w-]+)(?P<r>(?:'|"
        rf" ).*)?"
    ).fullmatch(words)
    if match is None:
        return None
    rest = match["r"] or ""
    only = compiled(
        r"(?: plus)? qu(?:e |')(?!(?:tu|vous|je|"
        r"on)\b).+"
    ).match(rest) and not compiled(_THINKING).fullmatch(match["v"])
    denied = bool(match["plus"] or only or compiled(rf" {_DENYING}\b").match(rest))
    if match["plus"]:
        rest = f" plus{rest}"
    return Said(match["s"].lower(), match["v"].lower(), match["c"].lower(), rest, denied)


def statement(words: str) -> str:
    """A statement about oneself as a fact: "je aime mon équipe" becomes "Aime son équipe"."""
    if parts := said_of_self(words):
        verb = third(parts.verb) if parts.subject == "je" else parts.verb
        if verb == "est" and compiled(_FOLLOWS).match(parts.rest.removeprefix(" plus")):
            verb = "suit"
        clitics = _clitics(parts.clitics)
        said = replace(parts, verb=verb, clitics=clitics).said + third_person(parts.rest)
    elif match := compiled(r"(?:mon|ma|mes|notre|nos) (?P<r>.+)").fullmatch(words):
        said = third_person(match["r"])
    else:
        said = third_person(words)
    return said[:1].upper() + said[1:]


# "Je suis les marchés nordiques" follows them.
_FOLLOWS = r" (?:(?:surtout|uniquement|seulement|aussi|que) )?les (?!plus\b)"


def main_clause(words: str) -> str:
    """A clause as it stands after "que": "qu'on vend" becomes "on vend"."""
    return compiled(r"\A(?:que |qu')").sub("", words, count=1)


_AND_ME = (
    r"\b(?:mon|ma|mes) \w+(?: \w+)? et moi,?(?: (?:on|nous)(?= ))?|"
    r"\bmoi et (?:mon|ma|mes) \w+,?(?: (?:on|nous)(?= ))?"
)


def tidy(words: str) -> str:
    """``words`` in the spelling and shape that the rules know."""
    words = mended(words)
    words = compiled(r"\bj'(?=\w)").sub("je ", words)
    words = compiled(r"\bje(?= je (?!ne?\b))").sub("", words).strip()
    # "À Lille, pardon, à Reims" says Reims.
    words = compiled(_SLIP).sub(r"\g<t>", words)
    # "Mon fils joue au foot, préfère les pâtes": what he likes is his.
    words = compiled(
        rf"\A(?P<k>(?:mon|ma|mes|notre|nos) [^,]{{4,80}}?(?:, [^,]{{4,60}})??)(?:,| et| mais|, "
        rf"et|, mais) "
        rf"(?:(?:mon|ma|mes|notre|nos) [\w-]+(?: [\w-]+)? )?(?:ne |n')?(?:y |en )?"
        rf"(?:{TASTES}|{_WAYS})\b.*"
    ).sub(r"\g<k>", words)
    # "I used A, now B" says B.
    words = compiled(
        r"\A(?:avant,? )?je utilisais [^,]{2,40}, (?:maintenant|désormais) (?:c'est "
        r")?(?=(?-i:[A-Z]))"
    ).sub("je utilise ", words)
    # What one is today is what one is by now.
    words = compiled(
        rf"\A(?:aujourd'hui|de nos jours),? (?=je (?:suis (?:un |une )?(?:{ROLE})|vis|habite)\b)"
    ).sub("", words)
    words = compiled(r"\bn'est-ce pas\b").sub("", words)
    # "Ma femme et moi vivons ..." says so of oneself.
    words = compiled(_AND_ME).sub("nous", words)
    words = compiled(
        rf"\bnous (?P<ne>(?:ne |n')?)(?P<c>{_CLITICS})(?P<v>[\wé]+ons|sommes|avons)\b"
    ).sub(_we, words)
    words = compiled(
        r"(?<!chez )(?<!avec )(?<!pour )\bnous(?= (?:on|est|a|utilise|travaille|habite|vit|mange|"
        r"préfère)\b)"
    ).sub("on", words)
    words = compiled(r"\Anous (?=[\w']+[etda]\b)").sub("on ", words)
    words = compiled(r"\bon on\b").sub("on", words)
    words = compiled(rf"\b(?P<s>je|on) n(?:e |')(?P<c>{_CLITICS})(?P<v>[\w-]+) plus\b(?! que)").sub(
        r"\g<s> plus \g<c>\g<v>", words
    )
    words = compiled(r"\b(?P<s>je|on) n(?:e |')").sub(r"\g<s> ", words)
    # "No longer in A but in B" says B.
    words = compiled(
        r"\b(?P<s>je|on) plus (?P<v>[\w-]+) [^,]{2,40}?,? mais (?:bien |plutôt |maintenant |"
        r"désormais )?"
    ).sub(r"\g<s> \g<v> ", words)
    # What is short enough for a chat has no subject: "préfère les tableaux", "suis végétarien".
    words = compiled(_SUBJECTLESS).sub("je ", words, count=1)
    # "Je vis, avec ma femme, à Nice": what stands between makes no difference here.
    return compiled(
        rf"\b(?P<s>je|on) (?P<c>{_CLITICS})(?P<v>[\w-]+)(?: (?:donc|en fait|par contre|d'ailleurs|"
        r"du coup|cependant|bien sûr|évidemment|apparemment|quand même|quant à moi|en effet|"
        r"perso|personnellement|justement|depuis toujours|toutefois|également|aussi)(?! plus\b))+"
        r"(?= )"
    ).sub(r"\g<s> \g<c>\g<v>", words)


# What else others do that might pass for one's own way.
_WAYS = (
    r"(?:boi(?:t|vent)|mange(?:nt)?|porte(?:nt)?|regarde(?:nt)?|écoute(?:nt)?|li(?:t|sent)|achète(?:nt)?|"
    r"commande(?:nt)?|dor(?:t|ment)|travaille(?:nt)?|bosse(?:nt)?|facture(?:nt)?|pai?y?e(?:nt)?|"
    r"utilise(?:nt)?|écri(?:t|vent)|roule(?:nt)?|voyage(?:nt)?|répond(?:ent)?|parle(?:nt)?|code(?:nt)?)"
)
_SLIP = (
    r"\b(?P<p>de la |de l'|de |d'|du |à la |à l'|à |au |aux |en |pour |dans |chez |avec |le |la |"
    r"les |l')[\w'-]+(?: [\w-]+){0,2},? (?:pardon|euh,? non|enfin(?: non)?|non|oups|je veux dire|"
    r"ou "
    r"plutôt|correction|désolée?)(?:,|(?<=plutôt)|(?<=enfin)|(?<=dire)) (?P<t>(?P=p)[\w'-]+)"
)
_SUBJECTLESS = (
    r"\A(?=(?:(?:ne |n')?(?:suis (?!-)|préfère (?!-)|habite |bosse (?!-)|"
    r"m'occupe )|m'appelle (?!pas\b|plus\b)|ai (?:\w+ )?(?:enfants?|chats?|chiens?|filles?|fils)))"
)


def _we(match: re.Match[str]) -> str:
    verb = ours(match["v"])
    if not verb:
        return match.group()
    return f"on {match['ne']}{match['c']}{verb}"


_ADVERBS = (
    r"(?:toujours|souvent|généralement|en général|d'habitude|habituellement|normalement|"
    r"la plupart du temps|le plus souvent|en principe|en temps normal|parfois|rarement|"
    r"d'ordinaire|de temps en temps|systématiquement|actuellement|en règle générale|"
    r"à l'heure actuelle|présentement|de préférence|quand même|depuis peu|maintenant)"
)
_DAY = r"(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)"
_WHEN = (
    rf"(?:(?:le|les|tous les|chaque) {_DAY}(?: (?:matins?|soirs?|midis?|après-midi))?(?: et (?:le |"
    rf"les )?{_DAY})?|le (?:matin|soir|midi|week-?end)|la (?:nuit|semaine|journée)|l'(?:après-midi|"
    r"été|hiver)|en (?:semaine|soirée|journée|fin de semaine|été|hiver|vacances|voyage|avion|train|"
    r"réunion|déplacement)|chaque [\w-]+(?: \w+)?|tous les [\w-]+(?: \w+)?|toutes les \w+(?: \w+)?|"
    r"une fois par \w+|un \w+ sur deux|à la maison|chez (?:moi|nous)|au (?:boulot|travail|bureau|"
    r"petit-déj\w*|petit déj\w*|restaurant|resto|quotidien)|à midi|pour (?:le boulot|le travail|"
    r"le midi|le petit-déj\w*|mon travail|mes \w+)|dans (?:mon|ma) [\w-]+|avant \w+(?: ?h\d*)?|"
    r"après \w+(?: ?h\d*)?|du \w+ au \w+|côté [\w-]+|à côté|à mes heures perdues|sur mon temps "
    r"libre)"
)
_LATELY = (
    r"(?:hier(?: (?:soir|matin))?|avant-hier|ce matin|cette (?:semaine|année)|(?:la semaine|le "
    r"mois|"
    r"l'an(?:née)?) (?:dernière?|passée?)|récemment|enfin|finalement|également|aussi|du coup|bien|"
    r"officiellement|tout juste|il y a [\w ]{3,12}|en \w+|lundi|mardi|mercredi|jeudi|vendredi|"
    r"samedi|dimanche)"
)
_AHEAD = (
    r"(?:avec|pour|à|au|aux|en|dans|depuis|chez|sur|côté|niveau|pendant|durant|avant|après|entre|"
    r"ici|tous|toutes|chaque|un|une|deux|trois|par|vu|sans|dès|du|question|rayon)"
)
_NO_CLAUSE = (
    r"(?:(?!(?:que?|qu'\w+|qui|dont|quand|où|si|comme|je|on|tu|vous|ça|ce|cette|cet|ces|ton|ta|tes|"
    r"votre|vos|est|sont|a|ont|fait|et|ou|mais)\b)[\w'’-]+)"
)


def _infinitive(verb: str) -> str:
    """The infinitive of an order that no table knows, if it can only be one in "-er"."""
    stem = compiled(r"(?P<stem>[a-zà-ÿœ]{3,}?)(?:ez|es|e)").fullmatch(verb.lower())
    return f"{stem['stem']}er" if stem else ""


_ORDERED = r"(?P<neg>n(?:e |'))(?P<c>(?:me |m'|nous |te |t'|vous |les |le |la |l'|lui |y |en )*)"


def straight(words: str) -> str:
    """A clause with its subject first, an order in the infinitive: the shapes rules know.

    "Le lundi je télétravaille" becomes "je télétravaille le lundi", "n'utilise jamais de bleu"
    becomes "ne jamais utiliser de bleu".
    """
    if match := compiled(
        rf"(?P<a>{_ADVERBS}),? (?P<s>(?:moi,? )?(?:je|on)) (?P<c>{_CLITICS})(?P<v>[\w-]+)(?P<o> .+)"
    ).fullmatch(words):
        subject = match["s"].rpartition(" ")[2]
        return f"{subject} {match['c']}{match['v']} {match['a'].lower()}{match['o']}"
    if match := compiled(rf"(?P<a>{_WHEN}),? (?P<s>(?:moi,? )?(?:je|on)) (?P<o>.+)").fullmatch(
        words
    ):
        when = match["a"][:1].lower() + match["a"][1:]
        subject = match["s"].rpartition(" ")[2]
        return f"{subject} {match['o']} {when}"
    if match := compiled(
        rf"(?P<s>je|on) (?P<h>ai|a|suis|est|me suis|s'est) (?P<v>[\w-]+) (?P<t>{_LATELY}) "
        r"(?P<o>.+)"
    ).fullmatch(words):
        return f"{match['s']} {match['h']} {match['v']} {match['o']} {match['t']}"
    if match := compiled(
        rf"(?P<a>{_AHEAD} {_NO_CLAUSE}(?: {_NO_CLAUSE}){{0,7}}?|cet (?:été|hiver|automne)|cette "
        rf"année|ce printemps|"
        rf"l'an prochain|l'année prochaine),? (?P<s>(?:moi,? )?(?:je|on)|mon|ma|mes|notre|nos) "
        r"(?P<o>(?!(?:mêmes?|seule?)\b).+)"
    ).fullmatch(words):
        when = match["a"][:1].lower() + match["a"][1:]
        subject = match["s"].rpartition(" ")[2].lower()
        # What holds since last week holds.
        passing = compiled(rf"depuis (?:{_LATELY}|la semaine|quelques).*").fullmatch(when)
        return f"{subject} {match['o']}" if passing else f"{subject} {match['o']} {when}"
    if match := compiled(
        rf"{_ORDERED}(?P<v>[\w]+) (?P<d>jamais|plus jamais|plus|pas|surtout pas) (?P<o>.+)"
    ).fullmatch(words):
        verb = bare(match["v"]) or _infinitive(match["v"])
        to = "lui " if match["c"].strip() in ("me", "m'", "nous") else match["c"]
        return f"ne {match['d']} {to}{verb} {match['o']}" if verb else ""
    if match := compiled(
        r"(?P<v>[\w]+(?:-moi)?) (?P<d>jamais|plus jamais|pas) (?P<o>.+)"
    ).fullmatch(words):
        verb = infinitive(match["v"])
        return f"ne {match['d']} {verb} {match['o']}" if verb != match["v"] else ""
    return ""
