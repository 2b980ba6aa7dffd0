"""Wording Italian facts: the first person turned into the third.

"Lavoro con il mio team" becomes "Lavora con il suo team". The result is a short sentence without
a subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.it.lives import WHERE
from keepwise.bank.speech.languages.it.people import TASTES
from keepwise.bank.speech.languages.it.verbs import (
    ORDER,
    ORDERS,
    SPEAKING,
    SPOKEN,
    infinitive,
    verb,
)

_PERSONS = {
    "mio": "suo", "mia": "sua", "miei": "suoi", "mie": "sue", "nostro": "suo", "nostra": "sua",
    "nostri": "suoi", "nostre": "sue",
}  # fmt: skip

_SMALL = frozenset(
    "il la lo i gli le un una nessun nessuna quando se tutti tutte troppi niente non prima dopo "
    "nei "
    "nelle nel nella negli per in di a ad con ogni su sul sulla mai sempre solo soltanto al alla "
    "allo all come tra fra "
    "da "
    "dal dalla dopo anche più meno poche pochi tanti tante meglio "
    "tutto tutta risposte percentuali fattura consegnate spiegazioni codice frasi elenchi tabelle "
    "grafici riunioni commenti importi prezzi date quest'anno chiamatemi scrivetemi riassunti "
    "esempi messaggi testi orari".split()
)
_SPEAKING = "|".join(SPOKEN.split())
_BEFORE = r"quando|se|mentre|perché|dove|che|cui|non|ogni volta che|finché|appena|quanto"


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "il mio team" becomes "il suo team"."""
    words = infinitive(words)
    first, space, rest = words.partition(" ")
    if first.casefold() in _SMALL:
        words = first.casefold() + space + rest
    words = compiled(r"\b(?:mi[oae]|miei|nostr[oaie])\b").sub(
        lambda match: _PERSONS[match.group().lower()], words
    )
    words = compiled(rf"\b(?P<a>{_BEFORE})(?P<m> mi| ci)? (?P<v>{_SPEAKING})\b").sub(
        lambda match: f"{match['a']}{' si' if match['m'] else ''} {verb(match['v'])}", words
    )
    words = compiled(r"\bdimmelo\b").sub("dirglielo", words)
    words = compiled(r"\b(?:io|noi) ").sub("", words)
    words = compiled(r"\b(\w+[aei]r)(?:mi|ci)\b").sub(_clitic, words)
    words = compiled(r"\b(\w{2,}[aei]r)ti\b").sub(r"\1si", words)
    words = compiled(r"\bmi (?P<v>(?!sono\b|\w*[ano]no\b)\w{2,}(?:[^aeious\W]|i)o)\b").sub(
        lambda match: f"si {verb(match['v'])}" if _first_person(match["v"], "mi") else match[0],
        words,
    )
    return compiled(r"\b(?:mi|ci)(?= (?!(?:sono|è|\w+iamo)\b)\w)").sub("gli", words)


def _clitic(match: re.Match[str]) -> str:
    # "svegliarmi" is "svegliarsi", "mandarmi" is "mandargli".
    given = match[1].lower() + "e" in ORDERS and match[1].lower() not in ("alzar", "svegliar")
    return match[1] + ("gli" if given else "si")


_ADVERBS = (
    r"(?:di solito|solitamente|normalmente|in genere|generalmente|quasi sempre|sempre|spesso|"
    r"ormai|adesso|ora|attualmente|anche|ancora|già|solo|soltanto|principalmente|soprattutto|"
    r"di norma|abitualmente|ogni tanto|raramente|mai|oggi|inoltre|ultimamente|io|noi)"
)


def statement(words: str) -> str:
    """A statement about oneself as a fact: "amo il mio lavoro" becomes "Ama il suo lavoro"."""
    if ahead := compiled(
        rf"(?P<a>{WHEN}|{WHERE}),? (?P<o>(?:non )?(?:mi |ci )?(?:{_SPEAKING})\b.*)"
    ).fullmatch(words):
        said = statement(ahead["o"])
        return f"{ahead['a'][:1].upper()}{ahead['a'][1:]} {said[:1].lower()}{said[1:]}"
    match = compiled(
        rf"(?P<a>(?:{_ADVERBS},? )*)(?P<n>non )?(?P<r>(?:mi|ci|me) (?:ne )?)?(?P<v>[\w]+)(?P<o>.*)"
    ).fullmatch(words)
    if match is None or not _first_person(match["v"], match["r"] or "", match["o"]):
        # "Il caffè lo bevo amaro": the object stands first.
        first = compiled(
            r"(?P<a>(?:il|la|lo|i|gli|le|l') ?[^,]+?,? (?:non )?(?:l[oaie] |ce l'|l'))"
            r"(?P<v>\w+o)(?P<o>(?: .*)?)"
        ).fullmatch(words)
        said = third_person(f"{first['a']}{verb(first['v'])}{first['o']}" if first else words)
        return said[:1].upper() + said[1:]
    lead = compiled(r"\b(?:io|noi) ").sub("", match["a"])
    reflexive = match["r"] or ""
    if reflexive:
        reflexive = "se ne " if "ne " in reflexive else "si "
    said = verb(match["v"])
    rest = third_person(match["o"]) if not match["o"].startswith("'") else match["o"]
    if match["v"].lower() == "sto":
        rest = compiled(r"\A( \w+ndo)(?:mi)\b").sub(r"\1si", rest)
    said = lead + (match["n"] or "") + reflexive + said + rest
    return said[:1].upper() + said[1:]


_BESIDE = (
    r"sempre|mai|di solito|solitamente|spesso|quasi sempre|normalmente|in genere|generalmente|"
    r"abitualmente|di norma|raramente|tendenzialmente|regolarmente|il|la|lo|i|gli|le|solo"
)
_NO_VERBS = frozenset(
    "mio medico testo uno tutto tutti solo quando quello questo meno certo nuovo primo secondo "
    "terzo ultimo corso "
    "grafico ogni dentro contro sotto dopo verso presto subito troppo poco molto tanto lo no po "
    "euro resto inglese lunedì cibo pranzo capo marito figlio fratello cane gatto nome ufficio "
    "prossimo anno mese anniversario compleanno orario negozio fuso formato tono tipo modo".split()
)


def _first_person(word: str, pronoun: str, rest: str = "") -> bool:
    low = word.lower()
    if low in _NO_VERBS or low.endswith("iamo"):
        return low in ("siamo", "abbiamo", "facciamo", "andiamo")
    if pronoun and low != "sono" and low.endswith(("ano", "ono")):
        return False  # "mi interessano"
    if low in SPEAKING or low.endswith("isco"):
        return True
    # Of an unknown word only what stands beside it shows that it is a verb.
    sure = bool(pronoun) or bool(compiled(rf" (?:{_BESIDE})\b.*").match(rest))
    return sure and low.endswith(("rei", "rò", "o")) and len(low) > 3


def plain(words: str) -> str:
    """A clause as it stands by itself: without the "che" that joined it."""
    return compiled(r"\A(?:che|del fatto che|il fatto che) ").sub("", words)


_SPELLINGS = {
    "perche": "perché", "perchè": "perché", "xche": "perché", "xké": "perché", "xkè": "perché",
    "xchè": "perché", "xché": "perché", "piu": "più", "pero": "però", "puo": "può",
    "cosi": "così", "gia": "già", "cioe": "cioè", "citta": "città", "lunedi": "lunedì",
    "martedi": "martedì", "mercoledi": "mercoledì", "giovedi": "giovedì", "venerdi": "venerdì",
    "caffe": "caffè", "universita": "università", "societa": "società", "qualita": "qualità",
    "nn": "non", "cmq": "comunque", "qnd": "quando", "ke": "che", "perfavore": "per favore",
    "perpiacere": "per piacere", "xfavore": "per favore", "finche": "finché", "anzichè": "anziché",
    "anziche": "anziché", "affinche": "affinché", "poichè": "poiché", "poiche": "poiché",
    "un'pò": "un po'", "pò": "po'", "modalita": "modalità", "unita": "unità",
    "contabilita": "contabilità", "pubblicita": "pubblicità", "papa": "papà", "quì": "qui",
    "sempe": "sempre", "semrpe": "sempre", "prefersico": "preferisco", "preferico": "preferisco",
    "tabele": "tabelle", "tabbelle": "tabelle", "risposet": "risposte", "sopratutto": "soprattutto",
    "daccordo": "d'accordo", "sn": "sono", "pfv": "per favore", "celsious": "celsius",
    "accellerare": "accelerare", "ovviamnete": "ovviamente", "lattosi": "lattosio", "dò": "do",
    "stò": "sto", "sò": "so", "fà": "fa", "propio": "proprio", "scuola": "scuola", "chili": "chili",
}  # fmt: skip

# What else others do that might pass for one's own way.
_WAYS = (
    r"(?:non )?(?:(?:mangi|guard|ascolt|port|compr|ordin|lavor|fattur|us|pag|evit|rifiut|programm|"
    r"viaggi|parl)(?:a|ano)|(?:bev|legg|scriv|rispond)(?:e|ono)|dorm(?:e|ono))"
)
_ACCENTS = {"a": "à", "e": "è", "i": "ì", "o": "ò", "u": "ù"}

# The plural somebody speaks in for a firm or a couple.
_PLURALS = {
    "lavoriamo": "lavoro", "usiamo": "uso", "utilizziamo": "utilizzo", "vendiamo": "vendo",
    "preferiamo": "preferisco", "operiamo": "opero", "ragioniamo": "ragiono",
    "fatturiamo": "fatturo", "viviamo": "vivo", "abitiamo": "abito", "seguiamo": "seguo",
    "gestiamo": "gestisco", "ci occupiamo": "mi occupo", "misuriamo": "misuro",
    "calcoliamo": "calcolo", "parliamo": "parlo", "confrontiamo": "confronto",
    "mangiamo": "mangio", "beviamo": "bevo", "vogliamo": "voglio", "odiamo": "odio",
    "adoriamo": "adoro", "andiamo": "vado", "passiamo": "passo", "siamo di": "sono di",
    "cerchiamo casa": "cerco casa", "abbiamo un": "ho un", "abbiamo una": "ho una", "abbiamo "
         "due": "ho due", "pranziamo": "pranzo", "evitiamo": "evito", "aspettiamo": "aspetto",
         "teniamo": "tengo", "siamo passati": "sono passato",
    "siamo passate": "sono passata", "spediamo": "spedisco", "importiamo": "importo",
    "affittiamo": "affitto", "ospitiamo": "ospito", "organizziamo": "organizzo",
    "sviluppiamo": "sviluppo", "pubblichiamo": "pubblico", "festeggiamo": "festeggio",
    "cuciniamo": "cucino", "viaggiamo": "viaggio", "paghiamo": "pago", "spendiamo": "spendo",
    "forniamo": "fornisco", "distribuiamo": "distribuisco", "ricicliamo": "riciclo",
    "frequentiamo": "frequento", "insegniamo": "insegno", "tifiamo": "tifo", "leggiamo": "leggo",
    "giochiamo": "gioco", "compriamo": "compro", "produciamo": "produco", "studiamo": "studio",
    "programmiamo": "programmo", "ceniamo": "ceno", "dormiamo": "dormo", "alleviamo": "allevo",
    "coltiviamo": "coltivo", "guardiamo": "guardo", "esportiamo": "esporto", "copriamo": "copro",
    "scriviamo": "scrivo", "dividiamo": "divido", "trattiamo": "tratto", "coordiniamo": "coordino",
    "ci siamo trasferiti": "mi sono trasferito",
    "ci siamo trasferite": "mi sono trasferita",
}  # fmt: skip

_TITLES = (
    r"signora|signorina|signor|sig\.ra|sig\.|dottoressa|dottor|dott\.ssa|dott\.|professoressa|"
    r"professor|prof\.ssa|prof\.|ingegner|ing\.|avvocato|avv\.|arch\.|architetto|don|zia|zio|nonna"
)


def tidy(words: str) -> str:
    """``words`` with the accents and apostrophes people leave out: "perche'" becomes "perché"."""
    words = words.replace("’", "'").replace("`", "'")
    words = compiled(r"(?<![\w'])e'(?=\s|\Z|[,.;!?])").sub("è", words)
    words = compiled(r"(?<!')\b(?P<w>\w{2,})(?P<v>[aeiou])'(?=\s|\Z|[,.;:!?])").sub(
        lambda match: match["w"] + _ACCENTS[match["v"].lower()], words
    )
    words = compiled(rf"\b(?:{'|'.join(_SPELLINGS)})\b(?!')").sub(_spelled, words)
    words = compiled(r"\bx (?=favore|piacere|me\b|il\b|la\b|i\b|le\b)").sub("per ", words)
    # "I used A, now B" says B.
    words = compiled(
        r"\A(?:prima |una volta )?usavo [^,]{2,40}, (?:ora|adesso) (?:solo )?(?=(?-i:[A-Z]))"
    ).sub("uso ", words)
    # "Mia moglie è vegana e odia l'aglio": what she likes is hers.
    words = compiled(
        rf"\A(?P<k>(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) .{{4,80}}?)(?:,|,? (?:e|ed|"
        rf"ma|però|mentre)) "
        rf"(?:(?:(?:il |la )?mi[oa]|i miei|le mie) [\w-]+ )?(?:{TASTES}|{_WAYS})\b.*"
    ).sub(r"\g<k>", words)
    words = compiled(r"\bqual'è\b").sub("qual è", words)
    # "A me non piace" is "non mi piace".
    words = compiled(
        r"\ba (?:me|noi) (?!mi\b)((?:[^,]{3,40} )??)(non )?(?=(?:piac|interess|serv|bast|d[àa]n*o? "
        r"fastidio)\w*)"
    ).sub(r"\1\2mi ", words)
    # "La mia valuta e euro": the accent of the verb is left out.
    words = compiled(
        r"\b((?:il|la|l') ?(?:mi[oa] )(?:\w+ )?\w+|mi[oa] \w+|il mio nome) e (?=(?:l'|il |la |"
        r"un |una |allergic|celiac|vegan|vegetarian|intolleran|(?-i:[A-Z])))(?!io\b|i\b)"
    ).sub(r"\1 è ", words)
    words = compiled(
        r"\b(?:d'ora|dora|da ora|da adesso|da qui|da oggi|da subito) in (?:poi|avanti)"
        r"\b"
    ).sub("d'ora in poi", words)
    # "Non usare mai emoji" and "mai usare emoji" are one; so are the two places of "più".
    words = compiled(
        r"\bnon ((?:mi |ci )?\w+(?:are|ere|ire|rre|rmi|rci|rlo|rla|rli|rle)) mai\b"
        r"(?: più)?"
    ).sub(r"mai \1", words)
    words = compiled(
        r"\A((?:da \w+ |ora |adesso |io |e |ma |però |comunque )*)non (lavoro|vivo|abito|sono|"
        r"mi occupo|seguo|gestisco|insegno|uso|utilizzo|sto|ho|gioco|suono|guido|studio|risiedo|"
        r"faccio parte|collaboro) più\b"
    ).sub(r"\1non più \2", words)
    words = compiled(r"\bsono io (?:che (?=mi |\w+o\b)|a (?=\w+re\b))").sub("", words)
    # "Mia moglie e io viviamo ..." says so of oneself, "non a Roma ma a Milano" says Milan.
    words = compiled(
        r"\b(?:(?:io e (?:mi[oa]|la mia|il mio) \w+ )|(?:mi[oa]|la mia|il mio) \w+ ed? io )"
        r"(?=(?:ci )?\w+iamo\b)"
    ).sub("", words)
    words = compiled(
        rf"\A(?P<l>(?:(?:(?:il|la|ogni|di) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|"
        rf"domenica|sera|weekend|estate)(?: (?:sera|mattina|pomeriggio))?|e|ma|allora|ciao|noi|"
        rf"qui|nel (?:mio |nostro )?(?:team|progetto|codice|repo|reparto)|nei (?:miei |nostri )"
        rf"(?:progetti|report)|adesso|ora|ormai|da noi|in azienda|in famiglia|"
        rf"a casa|nel (?:mio |nostro )?team|in ufficio|al lavoro|di solito),? "
        rf")*)(?P<v>{'|'.join(_PLURALS)})\b"
    ).sub(
        lambda match: compiled(r"\bnoi ").sub("", match["l"]) + _PLURALS[match["v"].lower()], words
    )
    words = compiled(
        r"\bso (?=(?:celiac|allergic|vegan|vegetarian|intolleran|diabetic|astemi|nat|mancin)\w+|"
        r"de |di (?-i:[A-Z])|un[ao]? )"
    ).sub("sono ", words)
    words = compiled(
        rf"\b(?P<l>(?:noi )(?:(?:al|in|a|nel|nella|dal|qui|alla) [\w' ]{{2,25}}? |all'\w+ )?|"
        rf"(?:a casa|in casa|in famiglia|in ufficio|al lavoro|in azienda|in officina),? |"
        rf"l[oaie] )(?P<v>{'|'.join(_PLURALS)})\b"
    ).sub(
        lambda match: compiled(r"\bnoi ").sub("", match["l"]) + _PLURALS[match["v"].lower()], words
    )
    words = compiled(rf"\b(?:{_TITLES}) (?=(?-i:[A-ZÀ-Ú]))").sub(
        lambda match: match.group()[:1].upper() + match.group()[1:], words
    )
    return compiled(
        r"\b(?P<l>mi chiamo|chiamami|chiamatemi|il mio nome è)(?P<o>(?: pure| solo| semplicemente| "
        r"sempre)*) (?P<n>(?!(?:pure|solo|semplicemente|sempre|così|quando|come|dopo|più|per|"
        r"domani|subito|appena|non|se|alle|prima|con|anche|stasera|dottor\w*|signor\w*|in|al|"
        r"col|tra|fra|oggi|ora|adesso|presto|mai)\b)(?-i:[a-zà-ú]{2,}))(?=\Z|[ ,.!])"
    ).sub(lambda match: f"{match['l']}{match['o']} {match['n'].capitalize()}", words)


def _spelled(match: re.Match[str]) -> str:
    word = _SPELLINGS[match.group().lower()]
    return word[:1].upper() + word[1:] if match.group()[:1].isupper() else word


_DAY = (
    r"(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|weekend|fine settimana|"
    r"pomeriggio|mattina|mattino|sera|notte)"
)
WHEN = (
    rf"(?:quest'anno|dal \w+ì al \w+ì|(?:il|la|di|ogni|tutti i|tutte le|nel|al|il sabato e la|il "
    rf"lunedì e "
    rf"il) (?:primo |prima |"
    rf"secondo )?{_DAY}(?: (?:mattina|pomeriggio|sera|presto|tardi)| e (?:il |la |i |le )?{_DAY})?|"
    r"(?:ogni|tutti i|tutte le) (?:\w+ )?(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|sere|mattine|"
    r"trimestr[ei]|estat[ei]|invern[oi])|(?:a|per|dopo|prima di|dopo il|prima del|a fine|a inizio) "
    r"(?:colazione|pranzo|cena|lavoro|mese|anno|settimana)|"
    r"a (?:natale|pasqua|capodanno|ferragosto)|d'estate|d'inverno|in estate|in inverno|nel tempo "
    r"libero|nei weekend|nei fine settimana|"
    r"durante la settimana|in settimana|a casa|al lavoro|in ufficio|in vacanza|in viaggio|"
    r"per lavoro|da (?:\w+ ){1,2}(?:anni|mesi)|da sempre|da poco|tra \w+ e \w+|"
    r"(?:a partire )?(?:da|a|in) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|"
    r"settembre|"
    r"ottobre|novembre|dicembre|lunedì|quest'anno|quest'estate|poche settimane)|"
    r"dal (?:mese|anno|lunedì|\d+)(?: \w+)?|"
    r"dopo le \w+|prima delle \w+|alle \w+|il fine settimana|nella vita|in questo periodo|"
    r"(?:una|due|tre|quattro) volt[ae] (?:a|alla|al|ogni) (?:\w+ )?\w+)"
)

_SOFT = (
    r"(?:di solito|solitamente|normalmente|in genere|generalmente|quasi sempre|spesso|di norma|"
    r"abitualmente|sempre|principalmente|soprattutto|attualmente|ultimamente|per lo più|"
    r"raramente|ogni tanto|di regola|di (?:mestiere|lavoro|professione)|per (?:hobby|passione|"
    r"mestiere)|a volte|tendenzialmente|mediamente|da sempre)"
)


def straight(words: str) -> str:
    """A clause with its verb first: "il venerdì lavoro da casa" is "lavoro da casa il venerdì"."""
    match = compiled(
        rf"(?P<a>(?:{WHEN}|{_SOFT})(?:,? (?:{WHEN}|{_SOFT}))?),? (?P<n>(?:io )?(?:non )?(?:mi |"
        rf"ci )?)"
        r"(?P<v>\w+)(?P<o>.*)"
    ).fullmatch(words)
    if match and _first_person(match["v"], match["n"], match["o"]):
        said = match["a"][:1].lower() + match["a"][1:]
        if compiled(_SOFT).fullmatch(said):
            return f"{match['n']}{match['v']} {said}{match['o']}"
        return f"{match['n']}{match['v']}{match['o']} {said}"
    if match := compiled(
        rf"(?P<a>(?:{_PLACE}|con|in|quando|per) [^,]{{2,45}}?(?<! d[ia])(?<! del)(?<! in)(?<! il)"
        rf"(?<! per)(?<! al)(?<! un)),? (?P<o>(?:non )?(?:mi |ci )?"
        rf"(?:{_SPEAKING})\b.*)"
    ).fullmatch(words):
        return f"{match['o']} {match['a'][:1].lower()}{match['a'][1:]}"
    if match := compiled(
        rf"(?P<a>(?:{WHEN}|{_PLACE} [^,]{{2,45}}?|(?:quando|se) (?:mi |ti )?\w+ "
        rf"[^,]{{2,45}}?)),? (?P<o>(?:sempre )?{ORDER}.*)"
    ).fullmatch(words):
        return f"{match['o']} {match['a'][:1].lower()}{match['a'][1:]}"
    return _simple(words)


_PLACE = (
    r"(?:alla fine|all'inizio|in fondo|in cima|in testa|in ogni|per ogni|ad ogni|a ogni|prima di|"
    r"dopo|al(?= (?-i:[A-Z]))|alla(?= (?-i:[A-Z]))|presso|nel team|in ufficio|al lavoro|in "
    r"(?:camera|salotto|cucina|bagno|casa|macchina|cantina|garage)|nei|"
    r"nelle|nel|nella|negli|accanto|sotto|sopra|oltre|sui|sul|sulla|sulle)"
)


def _simple(words: str) -> str:
    """A clause without the words that only colour it: "io infatti sono vegano"."""
    said = (
        compiled(
            r"(?:(?<=\s)|\A)(?:infatti|purtroppo|ovviamente|naturalmente|tra l'altro|sinceramente|"
            r"praticamente|diciamo|appunto|proprio|però|invece|onestamente|effettivamente|in "
            r"realtà|"
            r"come sai|come saprai|a dire il vero|da (?:\w+ ){1,2}(?:anni|mesi|settimane)|da "
            r"sempre|"
            r"da poco|da tempo|dalla nascita|dal \d{4}|fin da piccol[oa]|da bambin[oa]|ormai)"
            r"(?:,? |\Z)"
        )
        .sub("", words)
        .strip()
    )
    return said if said != words else ""
