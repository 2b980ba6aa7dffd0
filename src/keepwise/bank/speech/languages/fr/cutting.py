"""Where French sentences are cut into clauses."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting

PLEASE = (
    r"(?:s['’ ]?il[ -](?:te|vous)[ -]pla[iî]t|svp|stp|s\.v\.p\.?|sil (?:te|vous) pla[iî]t|"
    r"s['’]te pla[iî]t|steuplait)"
)
# Verbs whose subject a clause may share with the one before.
SHARED = (
    r"(?:travaille|bosse|habite|vis|préfère|prefere|adore|déteste|deteste|gère|couvre|parle|joue|"
    r"utilise|mange|bois|m['’]occupe|pilote|apprends|collectionne|pratique|lis|supporte|évite|"
    r"compare|regarde|enseigne|dirige|ai|suis|aime|fais|reporte|m['’]intéresse|cours|étudie)"
)
# What takes up the thing named before it: "les camemberts, je m'en passe".
_TAKEN_UP = (
    r"(?:ai\s(?:toujours|jamais)\s(?:détesté|aimé|adoré|supporté|compris|accroché|eu)\s*(?:[.!,]|"
    r"\Z)|"
    r"(?:peux|veux|voudrais|sais|arrive)\spas(?:\sà)?\s(?:les?|la|l['’]\w+|en|y)\s|m['’]en|"
    r"l['’]\w|les\s|le\s|la\s|en\s|y\s|m['’]y|(?:adore|kiffe|"
    r"(?:aime|supporte|digère|mange|bois)(?:\s(?:pas|bien|beaucoup|plus|jamais))|déteste|peux\spas|"
    r"veux\spas|aime)(?:\s[çc]a)?\s*(?:[.!,;?)]|\Z))"
)
_DOES = (
    r"(?:est|sont|s['’]appelle\w*|c['’]est|préféré\w*|commence\w*|a|ont|habite\w*|travaille\w*|"
    r"bosse|vit|vivent|va|vont|fait|font|joue\w*|mange\w*|aime\w*|adore\w*|déteste\w*|préfère\w*|"
    r"veut|veulent|parle\w*|étudie\w*|apprend|dort|entre|passe|part|vient|dit|pense|utilise\w*|"
    r"n['’]\w+|ne \w+|se \w+|supporte|boit|suit|tourne|reste\w*|ouvre|ferme|prend|doi(?:t|vent))"
)
# "Désormais, ...", "le lundi, je ...": these words belong to what follows.
_NO_SIGN = "".join(
    f"(?<!{end}, )"
    for end in (
        "ésormais", "esormais", "énavant", "enavant", "aintenant", "avenir", "défaut", "suite",
        "fois", "général", "abitude", "oujours", "possible",
    )
)  # fmt: skip
_NO_DAY = "".join(
    f"(?<!{end}, )"
    for end in (
        "di", "manche", "matin", "soir", "end", "semaine", "midi", "midis", "soirs", "matins",
        "ends", "dis", "manches", "jours", "ravail", "oulot",
        "bureau", "maison", "nuit", "temps", "année", "général", "abitude", "oujours", "mois",
        "ormalement", "éralement", "été", "hiver", "vent", "ésormais", "esormais", "énavant",
        "enavant", "aintenant", "avenir", "défaut", "suite", "laît", "svp", "stp", "fois", "futur",
        "possible", "cidé", "appel", "info", "savoir", "aujourd'hui", "matière", "pause",
        "vacances", "faite", "inalement", "final", "rection", "fléchi", "compte", "ardon", "oups",
        "vrai", "vérité", "JS", "Python", "acté",
    )
)  # fmt: skip

CUTTING = Cutting(
    starters=rf"{_NO_SIGN}(?:tu|vous) (?:(?:me |m['’]|nous |te )?(?:peux|pouvez|pourrais|"
    rf"pourriez|"
    r"saurais|sais|aurais|auriez|avez|as|connais|conseilles|proposes|sors|fais|crois|penses|"
    rf"veux)\b)|{_NO_DAY}(?:(?:je(?! (?:ne |n['’])?{_TAKEN_UP})|j['’](?!{_TAKEN_UP})\w+|chui|"
    r"chuis|jsuis|moi,? (?:je|j['’]\w+|c['’]est))|"
    rf"(?:mon|ma|mes|notre|nos) [\w'’-]+(?: [\w'’-]+){{0,2}}(?:,? (?:lui|elle|eux|elles),?)? "
    rf"{_DOES}|(?:on|nous) (?:a|est|suit|regarde|compare|gère|couvre|raisonne|présente|mesure|"
    rf"livre|ferme|"
    r"ouvre|dit|appelle|utilise|travaille|vend|"
    r"habite|vit|parle|mange|préfère|sommes|fait|part|va|attend|déménage|\w{4,}ons)|"
    rf"{PLEASE}(?=,?\s+(?!toujours|systémat|chaque|désormais|partout|dans|pour|par|sans|avec|sur|"
    rf"merci)\w{{3}})|(?:n['’]|ne )\w+(?=\s+\w)|pas (?:de|d['’]\w+)|"
    r"plus (?:de|d['’]\w+)|"
    r"(?:montre|donne|réponds|répondez|appelle|appelez|oublie|oubliez|retiens|retenez|utilise|"
    r"utilisez|évite|évitez|arrête|arrêtez|sois|soyez|affiche|présente|mets|mettez|garde|écris|"
    r"parle|fais|faites|tutoie|tutoyez|note que|notez|pense à|pensez à|souviens|ajoute|"
    r"commence|termine|cite|précise|indique|passe en|reste|propose|trouve|cherche|aide|"
    r"explique|dis|sors|prépare|rédige|résume|trie|classe|arrondis)(?:-\w+)*(?=\s+\w|\Z)|"
    r"(?:d[ée]sormais|dor[ée]navant|[àa] l['’]avenir)(?=,?\s+\w)|[àa] partir (?:de|d['’]\w+)|"
    r"ce qu[ie] (?:compte|je|m['’]\w+|me)|tout le monde (?:dit|me|m['’]\w+)|"
    r"merci (?:de|d['’]\w+)|il (?:me |nous )?(?:faut|faudrait)|(?:est-ce|qu['’]est-ce|"
    r"comment|que faire|quel(?:le)?s? (?:est|sont|serait|\w+ (?:me|tu|prendre|choisir))|"
    r"peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|aurais-tu|as-tu|t['’]as)|"
    r"(?:une?|des) (?:idées?|suggestions?|conseils?|avis)|"
    r"responsable d(?:e|u|es)|allergique|(?:végétarien|végane?|vegan)(?:ne)?(?=,| et|\Z))",
    joined=rf"(?:{SHARED})(?=\s+(?!moi\b)\w)",
    together=r"je (?:et|ou)\b|(?:mon|ma|mes) \w+ (?:on|nous|et moi)\b",
    also=r"(?:aussi|puis|donc|du coup|en plus|surtout|également|sinon|d['’]habitude|en général|"
    r"normalement|généralement|perso|là|maintenant),? ",
    conjunctions=r"et|mais|donc|alors",
    resuming=r"là|aussi|du coup|sinon|puis|alors|donc",
    causes=r"parce que|car|puisque|vu que",
    subjects=r"je|mon|ma|mes|toujours|jamais",
    own=r"je|j['’]\w+|moi|mon|ma|mes|on|toujours|n['’]\w+|ne|réponds|répondez|pas",
    asking=r"retiens|retenez|retenir|souviens|souvenez|rappelle|rappelez|note|notez|noter|"
    r"oublie|oubliez|mémorise[zr]?|pour info|fyi|savoir|à retenir|garde",
    breaks=r",?\s+(?:en\s+)?(?:sachant|étant\s+donné|d['’]autant|"
    r"tout\s+en\s+sachant)\s+(?:que\s+|"
    r"qu['’])|\s+et\s+qu(?:e\s+|['’])(?=(?:je|j['’]|on|nous|mon|ma|mes|notre|nos)\b)|"
    r",\s+(?:donc|du\s+coup|par\s+contre|en\s+revanche|sinon|bref|alors)\b(?!\s+que),?\s+|"
    r"\s+(?:par\s+contre|en\s+revanche),?\s+|,\s+comme\s+(?=(?:je|j['’]|on)\b)|"
    r",\s+(?=(?!non\b|c['’]est (?:ça|bien|bon|possible)|n['’]est-ce|hein\b|ok\b|d['’]accord|pas "
    r"vrai|si\b|"
    r"oui\b|[çc]a (?:va|te|vous)|et\b|ou\b|pas\b)(?![^?]*là-bas)[^,.!?;\n]{3,80}\?)|"
    r",\s+(?=(?:car|puisque|parce\s+qu[e'’])\b)",
    abbreviations="p.ex ex etc cf env m mm mme mlle dr pr st ste tél av bd max min approx "
    "janv févr fév avr juil sept oct nov déc p.s n° art réf resp dir dép s.v.p s.t.p svp",
    months=r"janv|f[ée]v|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[ée]c",
)
