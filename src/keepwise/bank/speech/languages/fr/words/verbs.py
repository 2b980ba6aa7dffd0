"""French verbs: the forms in which orders and wishes use them, and the forms facts use.

An order is given in the imperative, after "merci de" in the infinitive, after "que tu" in the
subjunctive, after "si tu" in the imperfect and at times in the future, to one person or politely.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import compiled

# Stems of verbs in "-er" that say how something is given.
_GIVING = (
    "montr donn affich présent utilis parl employ indiqu exprim rédig formul privilégi gard opt "
    "bascul pass repass rest communiqu retourn livr list adress convers discut envoi envoy emploi "
    "préfér préfèr calcul not conserv appliqu formatt format rend propos chang "
    "renvoi renvoy limit expliqu répliqu résum résumm libell report compt structur organis"
).split()

# Further ones that order something done with an answer.
_DOING = (
    "ajout commenc commenç termin cit mentionn tri class compar vérifi demand recommand arrond "
    "signal précis détaill justifi numérot soulign surlign commenc rappel rappell saut ignor "
    "répèt répét sépar group regroup filtr trac simplifi reformul valid contrôl "
    "attribu nomm nomb considèr considér suggèr suggér illustr joign li ét argument particip "
    "intègr intégr ordonn évit pens énumèr énumér laiss support expos develop développ corrig "
    "sauvegard enregistr arrêt cess complèt complét pos prioris tutoi tutoy vouvoi vouvoy abrèg "
    "abrég touch modifi supprim publi fusionn déploi déploy contact téléphon sign allum baiss "
    "augment lanc ferm coup activ désactiv réserv cherch command typ préfix "
    "invit salu remerci suppos utilis privilégi écart bann document tagu test comment index "
    "encadr factoris mesur estim référenc sourc plac"
).split()

_ENDINGS = r"(?:e[szr]?|iez|e?ais|eras|erez)"

# Verbs whose forms are no "-er" ones, with those that orders use.
_GIVEN = {
    "répondre": "réponds répond répondez répondes répondiez répondais répondras répondrez",
    "écrire": "écris écrit écrivez écrives écriviez écrivais écriras écrirez",
    "faire": "fais fait faites fasses fassiez faisais feras ferez",
    "mettre": "mets met mettez mettes mettiez mettais mettras mettrez",
    "être": "sois soyez étais étiez seras serez",
    "tenir": "tiens tenez tiennes teniez tenais",
    "revenir": "reviens revenez reviennes reveniez revenais",
    "convertir": "convertis convertit convertissez convertisses convertissais convertissiez",
    "arrondir": "arrondis arrondit arrondissez arrondisses arrondissiez arrondissais",
    "fournir": "fournis fournissez fournisses fournissiez fournissais",
    "choisir": "choisis choisissez choisisses",
    "prendre": "prends prend prenez prennes preniez prenais",
    "rendre": "rends rendez rendes rendiez",
    "inclure": "inclus inclut incluez inclues incluiez incluais",
    "exclure": "exclus excluez exclues excluiez excluais",
    "traduire": "traduis traduit traduisez traduises traduisiez traduisais",
    "dire": "dis dites dises disiez disais",
    "finir": "finis finissez finisses finissiez finissais",
    "aller": "va vas allez ailles alliez allais",
    "définir": "définis définissez définisses",
    "joindre": "joins joignez joignes",
    "prévenir": "préviens prévenez préviennes",
    "avertir": "avertis avertissez avertisses",
    "conclure": "conclus concluez conclues",
    "omettre": "omets omettez omettes",
    "décrire": "décris décrivez décrives",
    "suivre": "suis suivez suives",
    "partir": "pars partez partes partiez",
    "éteindre": "éteins éteignez éteignes",
    "ouvrir": "ouvre ouvrez ouvres ouvriez",
    "prévoir": "prévois prévoyez prévoies",
    "servir": "sers servez serves",
}
_TO_GIVE = (
    "répondre écrire faire mettre être tenir revenir convertir fournir choisir prendre rendre "
    "arrondir"
).split()

# Two spellings of one stem, and the stem of the infinitive.
_STEMS = {
    "envoi": "envoy", "emploi": "employ", "préfèr": "préfér", "renvoi": "renvoy",
    "commenç": "commenc", "rappell": "rappel", "répèt": "répét", "considèr": "considér",
    "suggèr": "suggér", "intègr": "intégr", "énumèr": "énumér", "complèt": "complét",
    "tutoi": "tutoy", "vouvoi": "vouvoy", "abrèg": "abrég", "déploi": "déploy",
}  # fmt: skip


def _irregular(verbs: list[str]) -> str:
    return "|".join("|".join([verb, *_GIVEN[verb].split()]) for verb in verbs)


GIVE = rf"(?:(?:{'|'.join(_GIVING)}){_ENDINGS}|{_irregular(_TO_GIVE)})"
"""Verbs of giving an answer its shape."""

ORDER = (
    rf"(?:(?:{'|'.join([*_GIVING, *_DOING])}){_ENDINGS}|"
    rf"{_irregular(list(_GIVEN))})"
)
"""Verbs of which an order for an answer can be made."""

_INFINITIVES = {form: verb for verb, forms in _GIVEN.items() for form in [*forms.split(), verb]}

# Said of others far more often than ordered: "my son fait du judo".
_NO_ORDERS = frozenset("fait prend met va suit part écrit répond".split())
# Forms that are nouns too: an order only where an object follows.
_NOUNS = frozenset("liste note montre compte mesure source place reste commande test".split())


def infinitive(words: str) -> str:
    """An order in the infinitive: "donne-moi la source" becomes "lui donner la source"."""
    match = compiled(
        r"(?P<before>(?:me |m'|nous |te |vous )?)(?P<verb>[a-zà-ÿœ]+)"
        r"(?P<to>(?:-(?:moi|nous|toi|vous|les|le|la|lui|leur|y|en)){0,2})(?P<rest>(?: .*)?)"
    ).fullmatch(words)
    if match is None:
        return words
    verb = "" if match["verb"] in _NO_ORDERS and not match["to"] else bare(match["verb"])
    noun = match["verb"] in _NOUNS and not compiled(
        r" (?:les?|la|l'|des|du|une?|mes|mon|ma|toujours|tous|toutes|toute?|en|au|aux|pour|sur)\b.*"
    ).match(match["rest"])
    # A verb alone is no order: "commence" stands in "my year begins" too.
    if not verb or not (match["rest"] or match["to"]) or (noun and not match["to"]):
        return words
    to = "-moi" in match["to"] or "-nous" in match["to"] or match["before"].strip() in _TO_ME
    itself = match["before"].strip() in ("te", "vous") or match["to"] in ("-toi", "-vous")
    it = next((word for word in ("les ", "le ", "la ") if f"-{word}" in match["to"] + " "), "")
    before = (
        "lui "
        if to and verb not in _DIRECT
        else ("s'" if verb[0] in "aeéêiouh" else "se ")
        if itself
        else ""
    )
    return f"{it}{before}{verb}{match['rest']}"


_TO_ME = ("me", "m'", "nous")
# Whom these are done to is no "lui".
_DIRECT = frozenset("contacter prévenir avertir tutoyer vouvoyer saluer remercier nommer".split())


def bare(word: str) -> str:
    """The infinitive of a form that orders use, or an empty string."""
    word = word.lower()
    if word in _INFINITIVES:
        return _INFINITIVES[word]
    match = compiled(rf"(?P<stem>{'|'.join([*_GIVING, *_DOING])}){_ENDINGS}").fullmatch(word)
    return _STEMS.get(match["stem"], match["stem"]) + "er" if match else ""


_THIRD = {
    "suis": "est", "ai": "a", "vais": "va", "peux": "peut", "veux": "veut", "fais": "fait",
    "dois": "doit", "sais": "sait", "connais": "connaît", "hais": "hait", "prends": "prend",
    "mets": "met", "bats": "bat", "plais": "plaît", "puis": "peut", "finis": "finit", "gère":
    "gère",
    "assieds": "assied", "reconnais": "reconnaît", "pas": "pas", "plus": "plus",
}  # fmt: skip


def third(word: str) -> str:
    """The third person of a verb: "vis" becomes "vit", "travaille" stays."""
    low = word.lower()
    if low in _THIRD:
        return _THIRD[low]
    if low.endswith(("ds", "ts", "cs")):
        return low[:-1]
    if low.endswith(("s", "x")):
        return low[:-1] + "t"
    return low[:-1] if low.endswith("rai") else low


def ours(word: str) -> str:
    """What "nous" says, as "on" says it: "travaillons" becomes "travaille"; "" if it is unsure."""
    low = word.lower()
    if low in _OURS:
        return _OURS[low]
    if low.endswith("eons"):
        return low[:-3]
    if low.endswith("ssons"):
        return low[:-5] + "t"
    return low[:-3] + "e" if low.endswith("ons") else ""


_OURS = {
    "sommes": "est", "avons": "a", "faisons": "fait", "vendons": "vend", "allons": "va",
    "voulons": "veut", "pouvons": "peut", "devons": "doit", "prenons": "prend", "vivons": "vit",
    "mettons": "met", "préférons": "préfère", "gérons": "gère", "employons": "emploie",
    "répondons": "répond", "suivons": "suit", "buvons": "boit", "lisons": "lit", "savons": "sait",
    "écrivons": "écrit", "possédons": "possède", "tenons": "tient", "venons": "vient",
    "attendons": "attend", "commençons": "commence", "opérons": "opère",
    "construisons": "construit", "produisons": "produit", "étions": "était", "avions": "avait",
    "dépendons": "dépend", "envoyons": "envoie", "aurions": "aurait", "voudrions": "voudrait",
    "aimerions": "aimerait", "préférerions": "préférerait", "sortons": "sort", "partons": "part",
}  # fmt: skip
