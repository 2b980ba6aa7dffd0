"""The French words for slots and their values, as data; see ``speech/lexicon.py``."""

from __future__ import annotations

from keepwise.bank.speech.languages.fr.words.names import REGIONS
from keepwise.bank.speech.lexicon import Lexicon

_NUMBER = (
    r"(?:\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|treize|trente|soixante|"
    r"quatre-vingt-dix|nonante)"
)
_SPAN = r"(?:jours?|semaines?|mois|trimestres?|ans|années?)"
_ANSWERS = (
    r"(?:(?:les |des |tes |vos |mes |de |toutes les |d'|l')?(?:réponses?|explications?|résumés?|"
    r"messages?|synthèses?|comptes?[- ]rendus?|rapports?|textes?|mails?|e-mails?))"
)
_STYLE = r"(?:(?:un |le |d'un |ton |votre |de )?(?:ton|style|registre|langage))"
_DECIMALS = r"(?:d[ée]cimales?|chiffres? après la virgule)"
# Generic things stand in the plural, or behind "de" and "en".
_S = r"(?:les |des |de |d'|l')?"

_ROWS = (
    # The commonest verb is no time zone, though one is spelled so.
    ("", "", "", "(?-i:est)(?! [+-]|\\))"),
    ("theme", "dark", "le mode nuit", "(?:le |en |du )?mode nuit"),
    ("theme", "dark", "le thème sombre", "(?:le |en |du )?thème (?:sombre|noir|nuit)"),
    ("theme", "light", "le thème clair", "(?:le |en |du )?thème clair"),
    ("theme", "dark", "le mode sombre", "(?:le |en |du )?(?:mode|thème) (?:sombre|nuit|noir)"),
    ("theme", "light", "le mode clair", "(?:le |en |du )?(?:mode|thème) (?:clair|jour)"),
    (
        "units",
        "metric",
        "le système métrique",
        rf"(?:le |du )?système métrique|{_S}(?:unités|mesures) métriques|(?:en )?métrique",
    ),
    (
        "units",
        "imperial",
        "le système impérial",
        (
            r"(?:le |du )?système imp[ée]rial|(?:les |des |d')?(?:unités|mesures) imp[ée]riales|"
            r"imp[ée]rial"
        ),
    ),
    ("units", "metric", "les km", rf"{_S}km"),
    ("units", "metric", "les kg", rf"{_S}kg"),
    ("units", "metric", "les grammes", rf"{_S}grammes"),
    ("units", "metric", "les centimètres", rf"{_S}centim[èe]tres"),
    ("units", "metric", "les millimètres", rf"{_S}millim[èe]tres"),
    ("scale", "thousands", "k€", "k€"),
    ("units", "metric", "les kilomètres", rf"{_S}kilom[èe]tres|{_S}km"),
    (
        "units",
        "metric",
        "les kilos",
        rf"{_S}(?:kilogrammes|kilos|kg)|{_S}(?:grammes|centim[èe]tres)",
    ),
    ("units", "imperial", "les miles", rf"{_S}(?:miles|milles|pouces et pieds|livres et pouces)"),
    ("temperature", "celsius", "les degrés Celsius", "(?:les |des |en |de )?degr[ée]s celsius"),
    ("temperature", "fahrenheit", "les degrés Fahrenheit", rf"(?:en )?{_S}degr[ée]s fahrenheit"),
    ("scale", "thousands", "milliers", "milliers?(?: d'euros)?(?! de)|k€"),
    ("scale", "millions", "millions", "millions?(?: d'euros)?(?! de)|m€"),
    (
        "length",
        "short",
        "les réponses brèves",
        "brièvement|en bref|concision|la concision|la brièveté",
    ),
    ("length", "detailed", "les réponses détaillées", "en détails?|en profondeur"),
    (
        "rounding",
        "whole",
        "les montants à l'euro",
        "(?:les montants )?(?:à|a) l'euro(?: près| (?:le|la) plus proche)?",
    ),
    (
        "rounding",
        "whole",
        "les nombres entiers, à l'unité",
        "(?:les nombres entiers, )?(?:à|a) l'unité(?: près| (?:le|la) plus proche)?",
    ),
    (
        "rounding",
        "whole",
        "les nombres entiers",
        (
            rf"{_S}(?:nombres?|chiffres?|montants?) entiers?|(?:à|a) l'(?:euro|unité)(?: près|"
            rf" (?:le|"
            rf"la) plus proche)?"
        ),
    ),
    (
        "rounding",
        "whole",
        "les chiffres sans décimales",
        (
            r"(?:sans|pas de|aucune|zéro)(?: les)? (?:d[ée]cimales?|centimes|"
            r"chiffres? après la virgule)"
        ),
    ),
    (
        "rounding",
        "rounded",
        "les chiffres arrondis",
        (
            rf"{_S}(?:chiffres|montants|nombres|valeurs|sommes|résultats) (?:arrondie?s|ronds)|"
            rf"arrondie?s?"
        ),
    ),
    ("rounding", "two decimals", "deux décimales", rf"(?:deux|2) {_DECIMALS}"),
    ("rounding", "one decimal", "une décimale", rf"(?:une|1) (?:seule )?{_DECIMALS}"),
    (
        "rounding",
        "exact",
        "les chiffres exacts",
        rf"{_S}(?:chiffres|montants|nombres|valeurs) (?:exacte?s|précise?s|non arrondie?s)",
    ),
    (
        "timezone",
        "=",
        "=",
        (
            r"(?:l'|à l')?heure (?:de |d')(?:paris|bruxelles|montréal|montreal|genève|québec|l'est|"
            r"londres|new york|tokyo|europe centrale)|heure (?:normale )?de l'est|"
            r"(?:europe|america)/\w+"
        ),
    ),
    (
        "time_format",
        "24h",
        "le format 24 h",
        "(?:le |au |en )?(?:format|horloge|mode) (?:sur )?24[ -]?(?:h(?:eures)?)?|24 ?h(?:eures)",
    ),
    (
        "time_format",
        "12h",
        "le format 12 h",
        "(?:le |au |en )?(?:format|horloge|mode) (?:sur )?12[ -]?(?:h(?:eures)?)?|am/pm",
    ),
    (
        "date_format",
        "dd/mm/yyyy",
        "le format de date JJ/MM/AAAA",
        "(?:le |au )?(?:format (?:de date )?)?jj/mm/aa(?:aa)?",
    ),
    (
        "date_format",
        "dd.mm.yyyy",
        "le format de date JJ.MM.AAAA",
        r"(?:le |au )?(?:format (?:de date )?)?jj\.mm\.aaaa",
    ),
    (
        "date_format",
        "dd-mm-yyyy",
        "le format de date JJ-MM-AAAA",
        "(?:le |au )?(?:format (?:de date )?)?jj-mm-aaaa",
    ),
    (
        "date_format",
        "iso",
        "le format de date AAAA-MM-JJ",
        "(?:le |au )?(?:format (?:de date )?)?aaaa-mm-jj|format iso",
    ),
    (
        "period",
        "=",
        "=",
        (
            rf"(?:(?:les|des|ces|aux|sur) )?{_NUMBER} derni(?:ers|ères) {_SPAN}|"
            r"(?:à |a )?(?:la |l')?(?:même (?:semaine|période) de )?(?:l'an dernier|l'an passé|"
            r"l'année (?:dernière|passée|précédente)|année précédente)|(?:le |au )?(?:mois|"
            r"trimestre) (?:dernier|précédent|passé)|(?:la )?semaine (?:dernière|précédente|"
            r"passée)|"
            rf"(?:les )?derni(?:ers|ères) {_NUMBER} {_SPAN}|(?:d')?(?:une )?année sur (?:l'autre|"
            r"année)|depuis le début de l'année|n-1|cumul annuel"
        ),
    ),
    ("currency", "AUD", "les dollars australiens", rf"{_S}dollars? australiens?"),
    (
        "currency",
        "CAD",
        "les dollars canadiens",
        rf"(?:le )?{_S}(?:dollars? canadiens?|piastres|\$ ?ca|cad)",
    ),
    (
        "currency",
        "USD",
        "les dollars américains",
        rf"(?:le )?{_S}(?:dollars? (?:us|am[ée]ricains?)|\$ ?us)",
    ),
    (
        "currency",
        "GBP",
        "les livres sterling",
        (
            rf"(?:la )?{_S}livres? (?:sterling|britanniques?|anglaises?)|£|la livre(?= ?\Z|,)|"
            r"(?<=en )livres(?! (?:audio|de|d'|numériques|papier|sur))|"
            r"livres(?=,? (?:plutôt|au lieu|pas|et non) (?:que |de |d'|des |en |l')*(?:euro|"
            r"dollar))"
        ),
    ),
    ("currency", "XOF", "les francs CFA", rf"(?:le )?{_S}francs? cfa"),
    ("currency", "CHF", "les francs suisses", rf"(?:le )?{_S}francs?(?: suisses?)?"),
    ("currency", "EUR", "les euros", rf"{_S}euros?|€"),
    ("currency", "USD", "les dollars", rf"(?:le )?{_S}dollars?|\$"),
    ("currency", "JPY", "les yens", rf"(?:le )?{_S}yens?|¥"),
    ("currency", "CNY", "les yuans", rf"(?:le )?{_S}(?:yuans?|renminbi|rmb)"),
    ("currency", "INR", "les roupies", rf"{_S}roupies|₹"),
    ("currency", "SEK", "les couronnes suédoises", rf"{_S}couronnes suédoises"),
    ("currency", "PLN", "les zlotys", rf"{_S}z[lł]otys?"),
    ("format", "bar chart", "les histogrammes", rf"{_S}histogrammes?"),
    (
        "format",
        "bar chart",
        "les graphiques en barres",
        (
            rf"{_S}(?:(?:graph(?:ique|e)?s?|diagrammes?) (?:en|à) (?:barres|bâtons|colonnes)|"
            rf"histogrammes?)"
        ),
    ),
    (
        "format",
        "line chart",
        "les courbes",
        rf"{_S}(?:(?:graph(?:ique|e)?s?|diagrammes?) (?:en|à) (?:lignes|courbes)|courbes)",
    ),
    (
        "format",
        "pie chart",
        "les camemberts",
        (
            rf"{_S}(?:camemberts?|(?:graph(?:ique|e)?s?|diagrammes?) (?:en (?:camemberts?|secteurs|"
            r"tarte)|circulaires?)|pie charts?)"
        ),
    ),
    ("format", "bullets", "la liste à puces", r"(?:la |une |de )?liste à puces"),
    ("format", "bullets", "les tirets", rf"{_S}(?:à )?tirets"),
    ("format", "bullets", "les points clés", rf"{_S}points? clés"),
    ("format", "bullets", "les bullet points", rf"{_S}bullet[ -]?points?"),
    (
        "format",
        "bullets",
        "les listes à puces",
        (
            rf"{_S}(?:listes? (?:à|a) puces?|puces|bullet[ -]?points?|(?:à |a )?tirets|"
            rf"points? clés|"
            r"listes? à points|bullets)"
        ),
    ),
    ("format", "numbered list", "les listes numérotées", rf"{_S}listes? numérotées?"),
    (
        "format",
        "table",
        "les tableaux",
        (
            rf"{_S}tableaux?(?: (?:simples?|récapitulatifs?|clairs?))?(?! (?:blanc|noir|de bord|"
            rf"d'affichage))|{_S}tables? de données|{_S}forme tabulaire|format tableau"
        ),
    ),
    ("format", "chart", "les diagrammes", rf"{_S}diagrammes?(?! (?:en|à|circ))"),
    (
        "format",
        "chart",
        "les graphiques",
        rf"{_S}(?:graph(?:ique|e)?s?|diagrammes?|graphs?|charts?)",
    ),
    ("format", "prose", "les paragraphes", rf"{_S}paragraphes"),
    ("format", "prose", "les phrases complètes", rf"{_S}phrases complètes"),
    ("format", "prose", "la prose", rf"(?:la )?{_S}prose"),
    ("format", "prose", "le texte suivi", "(?:du |le |en )?texte (?:suivi|continu|rédigé)"),
    ("format", "plain text", "le texte brut", "(?:du |le |en )?texte (?:brut|simple)"),
    ("format", "spreadsheet", "les tableurs", rf"{_S}tableurs?(?! excel)"),
    (
        "format",
        "spreadsheet",
        "Excel",
        rf"{_S}(?:fichiers? |feuilles? |tableurs? )?excel|{_S}(?:tableurs?|feuilles? de calcul)",
    ),
    ("language", "British English", "anglais britannique", "(?:l')?anglais (?:britannique|uk)"),
    ("language", "American English", "anglais américain", "(?:l')?anglais américain"),
    ("language", "English", "anglais", "(?:l')?anglais|english"),
    ("language", "German", "allemand", "(?:l')?allemand"),
    ("language", "French", "=", "fran[çc]ais qu[ée]b[ée]cois|fran[çc]ais du québec"),
    ("language", "French", "français", "(?:le )?fran[çc]ais"),
    ("language", "Spanish", "espagnol", "(?:l')?espagnol"),
    ("language", "Italian", "italien", "(?:l')?italien"),
    ("language", "Portuguese", "portugais", "(?:le )?portugais"),
    ("language", "Dutch", "flamand", "(?:le )?flamand"),
    ("language", "Chinese", "mandarin", "(?:le )?mandarin"),
    ("language", "Dutch", "néerlandais", "(?:le )?n[ée]erlandais|(?:le )?flamand"),
    ("language", "Polish", "polonais", "(?:le )?polonais"),
    ("language", "Swedish", "suédois", "(?:le )?su[ée]dois"),
    ("language", "Chinese", "chinois", "(?:le )?(?:chinois|mandarin)"),
    ("language", "Japanese", "japonais", "(?:le )?japonais"),
    ("language", "Arabic", "arabe", "(?:l')?arabe"),
)

_SHORT = (
    r"courte?s?|brefs?|brèves?|breves?|concise?s?|succincte?s?|synthétiques?|condensée?s?|"
    r"compacte?s?|ramassée?s?|brief"
)
_DETAILED = (
    r"détaillée?s?|longs?|longues?|approfondie?s?|complète?s?|complets?|exhausti(?:fs?|ves?)|"
    r"développée?s?|fouillée?s?|poussée?s?"
)
_TONES = (
    (
        "formal",
        r"form(?:els?|elles?)|professionnel(?:le)?s?|soutenue?s?|soignée?s?|officiel(?:le)?s?|pro",
    ),
    (
        "informal",
        r"inform(?:els?|elles?)|décontractée?s?|familie?rs?|familières?|détendue?s?|relax|cool",
    ),
    (
        "friendly",
        r"amica(?:l|ux|les?)|chaleureu(?:x|ses?)|sympas?|convivia(?:l|ux|les?)|bienveillante?s?",
    ),
    ("direct", r"directe?s?|cash|francs?|franches?|sans détours?|sans fioritures?"),
)

LEXICON = Lexicon(
    rows=(
        *_ROWS,
        *(
            (
                "region",
                value,
                "=",
                (
                    rf"(?:la |le |les |l')?(?:(?:zone|région|marché|marchés) (?:de la |de l'|du |"
                    rf"des |de )?)?(?:{names})"
                ),
            )
            for value, names in REGIONS
        ),
    ),
    adjectives=(
        ("length", "short", _SHORT, _ANSWERS, "les réponses {adjective}"),
        ("length", "detailed", _DETAILED, _ANSWERS, "les réponses {adjective}"),
        *(("tone", tone, said, _STYLE, "un ton {adjective}") for tone, said in _TONES),
        *(("tone", tone, said, _ANSWERS, "les réponses {adjective}") for tone, said in _TONES),
    ),
    facts={
        "currency": "Préfère {words}",
        "region": "Travaille sur {words}",
        "format": "Préfère {words}",
        "language": "Préfère les réponses en {words}",
        "units": "Préfère {words}",
        "temperature": "Préfère {words}",
        "scale": "Préfère les montants en {words}",
        "length": "Préfère {words}",
        "tone": "Préfère {words}",
        "rounding": "Préfère {words}",
        "timezone": "Fuseau horaire : {words}",
        "time_format": "Préfère {words}",
        "date_format": "Préfère {words}",
        "period": "Période habituelle : {words}",
        "theme": "Préfère {words}",
        "team": "Est dans l'équipe {words}",
        "name": "S'appelle {words}",
        "address": "Veut être appelé {words}",
        "role": "Est {words}",
        "employer": "Travaille chez {words}",
        "home": "Habite à {words}",
        "avoid": "Ne veut pas voir {words}",
        "favorite": "Préfère {words}",
    },
    names={
        "currency": "(?:devise|monnaie)s?",
        "region": "r[ée]gions?|march[ée]s?|secteur|zone|territoire|périmètre",
        "format": "formats?(?: de réponse| d'affichage)?|présentation",
        "language": "langues?(?: de réponse)?",
        "units": "unit[ée]s?(?: de mesure)?|système de mesure",
        "temperature": "unit[ée]s? de température",
        "scale": "échelle",
        "length": "longueur(?: des réponses)?",
        "tone": "ton",
        "rounding": "arrondis?|décimales",
        "timezone": "fuseau(?: horaire)?",
        "time_format": "format (?:de l')?(?:d'heure|heure|horaire)",
        "date_format": "format (?:de |des )?dates?",
        "period": "période|fenêtre (?:de temps|temporelle)|horizon",
        "theme": "th[èe]me|mode d'affichage",
        "team": "équipe|service|département|direction|pôle",
        "name": "(?:pré)?nom(?: complet| de famille)?",
        "address": "surnom|pseudo",
        "role": "r[ôo]le|poste|fonction|métier|titre|job|profession",
        "employer": "employeur|entreprise|société|boîte|boite",
        "home": "adresse|ville|domicile",
    },
    article=r"(?:une? |des |les |de )",
    degree=r"(?:(?:plus|très|de) )",
    link=r"et",
    copula=r"(?: (?:soient|sont|est|soit|restent|reste|être|plus|très|toujours|bien|plutôt|assez|"
    r"svp|"
    r"le plus|aussi|et)){1,4}",
    relative=r"(?:plus|moins) .*|court|longs?|brief",
    unwanted=r"(?:pas|plutôt que|au lieu de|sans)",
)
