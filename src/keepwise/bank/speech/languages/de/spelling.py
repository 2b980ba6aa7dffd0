"""German as people type it: umlauts as two letters, dropped endings, particles."""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.de.parts import KIN_TASTE, KIN_WORKS

_SPELLINGS = {
    "fuer": "für", "ueber": "über", "moechte": "möchte", "moecht": "möchte",
    "waere": "wäre", "haette": "hätte",
    "koenntest": "könntest", "koennten": "könnten", "koennen": "können", "koennt": "könnt",
    "wuerde": "würde", "wuerdest": "würdest", "wuerden": "würden", "kuenftig": "künftig",
    "zukuenftig": "zukünftig", "waehrung": "Währung", "grundsaetzlich": "grundsätzlich",
    "gruende": "gründe", "kuerzer": "kürzer", "loesche": "lösche", "maerkte": "Märkte",
    "zustaendig": "zuständig", "hauptsaechlich": "hauptsächlich", "ausschliesslich":
    "ausschließlich", "regelmaessig": "regelmäßig", "gewoehnlich": "gewöhnlich",
    "ueblicherweise": "üblicherweise", "uebrigens": "übrigens", "natuerlich": "natürlich",
    "taeglich": "täglich", "woechentlich": "wöchentlich", "unnoetig": "unnötig",
    "muesst": "müsst", "muessen": "müssen", "waeren": "wären", "haetten": "hätten",
    "vertraegt": "verträgt", "faehrt": "fährt", "traegt": "trägt", "schlaeft": "schläft",
    "laeuft": "läuft", "unterstuetze": "unterstütze", "kuemmere": "kümmere", "hoere": "höre",
    "gehoere": "gehöre", "erklaere": "erkläre", "erklaer": "erklär", "pruefe": "prüfe",
    "zuechte": "züchte", "ernaehre": "ernähre", "waehle": "wähle", "beschaeftige": "beschäftige",
    "ueberwiegend": "überwiegend", "zurueck": "zurück", "fuenf": "fünf", "zwoelf": "zwölf",
    "allergisch gegn": "allergisch gegen", "selbststaendig": "selbstständig",
    "selbstaendig": "selbständig", "stoert": "stört", "stoeren": "stören",
    "aerztin": "Ärztin", "lehrerin": "Lehrerin",
    # Switzerland writes no "ß"; "net" and "ned" are what people say further south.
    "heisse": "heiße", "heisst": "heißt", "heissen": "heißen", "heiss": "heiße", "weiss": "weiß",
    "gross": "groß", "grosse": "große", "ausser": "außer", "ausserdem": "außerdem",
    "standardmaessig": "standardmäßig", "standardmässig": "standardmäßig",
    "regelmässig": "regelmäßig", "geniesse": "genieße", "gemäss": "gemäß",
    "hausaufgabenn": "hausaufgaben", "nix": "nichts", "net": "nicht", "ned": "nicht",
    "nich": "nicht", "nit": "nicht", "is": "ist", "jz": "jetzt", "jtz": "jetzt", "imma": "immer",
    "imer": "immer", "bite": "bitte", "bitt": "bitte", "bidde": "bitte", "heut": "heute",
    "grad": "gerade", "nochma": "nochmal", "i": "ich", "mi": "mich", "'n": "ein", "nen": "einen",
    "'nen": "einen", "ne": "eine", "'ne": "eine", "nem": "einem", "ner": "einer",
    "zuhaus": "zuhause", "vll": "vielleicht", "vlt": "vielleicht", "evtl.": "vielleicht",
    "mitn": "mit dem", "aufm": "auf dem", "vegetarierin": "Vegetarierin", "lg": "", "thx": "danke",
    "bissl": "bisschen", "bisserl": "bisschen", "a bissl": "ein bisschen", "heuer": "dieses Jahr",
    "scho": "schon", "no": "noch", "auf österreichisch": "auf Österreichisch", "habs": "habe es",
    "keinen n": "keinen", "unserm": "unserem", "meim": "meinem", "hamma": "haben wir",
    "bin i": "bin ich", "hab i": "habe ich", "i hab": "ich habe", "hob": "habe", "des is": "das "
    "ist",
    "gibts": "gibt es", "ichs": "ich es", "dus": "du es", "gibt's": "gibt es",
    "isses": "ist es", "geht's": "geht es",
    "wär's": "wäre es", "wenn's": "wenn es", "gehn": "gehen", "sehn": "sehen", "stehn": "stehen",
    "in'n": "in den", "auf'm": "auf dem", "fürn": "für einen", "habn": "haben", "ka": "kein",
    "gern ham": "gern haben", "ham": "haben", "dran": "daran", "schaun": "schauen",
    "gwohnt": "gewohnt", "gewöhnt": "gewöhnt", "sowas": "so etwas",
    "präferiere": "bevorzuge", "favorisiere": "bevorzuge", "antwortn": "antworten",
    "bittte": "bitte", "fürs": "für das", "du's": "du es", "ich's": "ich es",
    "tabele": "Tabelle", "kurtz": "kurz", "vegetarich": "vegetarisch",
}  # fmt: skip

# Verbs whose first person loses its "e" in speech: "ich hab", "mach ich".
_SHORT = (
    r"(?:hab|mach|wohn|komm|trink|fahr|les|ess|nehm|brauch|schau|hätt|möcht|würd|wär|nutz|"
    r"benutz|lern|spiel|find|leb|lieb|hass|koch|kauf|lauf|schlaf|schreib|betreu|leit|sitz|bleib|"
    r"guck|hör|steh|geh|sprech|versteh|vertrag|verwend|bevorzug|vermeid|kümmer|seh|krieg|arbeit|"
    r"zahl|rauch|jogg|back|mag|trag|mein|hoff|glaub|denk|frag|such|freu|test|reis|flieg|stell|"
    r"start|plan|rechn|studier|trainier|programmier|interessier|organisier|heiß|pendel|sammel|"
    r"näh|strick|druck|bau|fang|wart|geb|leg|setz|zieh|ruf|wasch|putz|heiz|tank|park|tipp|bezahl|"
    r"bestell|besuch|schick|send|hol|"
    r"bring|kenn|verdien|verbring|verkauf|vermiet|übernehm|unterricht|pfleg|fütter|telefonier|"
    r"treff|halt|bin|werd|dreh|zeichn|sing|tanz|schwimm|turn|wander|versuch|vergleich)"
)

_PARTICLES = (
    r"übrigens|nämlich|halt|ja|eh|gell|gelle?|ehrlich gesagt|sozusagen|leider|tatsächlich|"
    r"nun ?mal|nun einmal|wirklich wirklich|ehrlicherweise|persönlich|quasi|bekanntlich|"
    r"wie gesagt|wie du weißt|wie sie wissen|glaube ich|denke ich|wohlgemerkt|sowieso|"
    r"btw|fyi|im übrigen|offen gesagt|zum glück|gottseidank|gott sei dank|sag ich mal|zugegeben"
)

_REASON = (
    r"(?:weil|denn|sonst|damit|sodass|so ?dass|weshalb|deswegen|deshalb|daher|ansonsten|drum|"
    r"also (?:bitte )?(?:nicht|keine)|das (?:ist|finde|reicht|hilft|spart|liest|macht|nervt|"
    r"stört|verwirrt|geht|brauche)|was (?:mir|ich|uns)|falls (?:das|es|dir|du|relevant|wichtig)\b)"
)

_ROLE = (
    r"(?:(?:(?:der|die|das|ein|mein|unser)e?[rnm]?|dem|den) (?:[a-zäöüß]+ )?(?:[\w-]*kolleg\w+|"
    r"chef\w*|mann|frau|team|partner\w*|freund\w*|bruder|schwester|mutter|vater|eltern|tochter|"
    r"sohn|nachbar\w*|praktikant\w*|azubi\w*|assistent\w*|leiter\w*|agentur|zentrale|"
    r"buchhaltung|steuerberater\w*|mitbewohner\w*|kunde\w*|kundin\w*|andere[nr]?|abteilung|"
    r"zwilling\w*|jungs|mädels|schwager|schwägerin|oma|opa|tante|onkel|rest|schwester\w*|"
    r"\w+firma)(?: vo[nm] \w+)?(?: (?-i:[A-ZÄÖÜ])\w+)?|"
    r"andere|(?:frau|herrn?|kolleg(?:e|in)) (?-i:[A-ZÄÖÜ])[\w-]+)"
)
_PERSON = rf"(?:{_ROLE}|(?-i:[A-ZÄÖÜ][a-zäöüß]+))"
_DEALS = (
    r"(?:kümmert sich|kümmern sich|betreut|betreuen|macht|machen|übernimmt|übernehmen|erledigt|"
    r"verantwortet|leitet|bearbeitet|pflegt|führt|managt|deckt|schaut nach|sorgt für|liegt bei|"
    r"liegen bei|mag|mögen|liebt|lieben|hasst|hassen|bevorzugt|bevorzugen|schwört auf|backt|kocht|"
    r"schreibt|unterrichtet|beliefert|vertritt|fährt|fahren|trinkt|trinken|isst|essen|nimmt|"
    r"nehmen|nutzt|nutzen|verabscheut)"
)
_MILD = (
    r"(?:(?:jetzt|inzwischen|aber|allerdings|dagegen|hingegen|dafür|komplett|alles|immer|nur|"
    r"lieber|eher|weiterhin|bei uns|seit \w+) )*"
)
# What somebody else does or likes, said beside what one does oneself: "I look after Ulm, Graz is
# done by Mr Voss".
_BESIDE = (
    r"(?:,|,? (?:und|aber|während)) "
    rf"(?:(?:(?!(?:ich|wir|mir|mich|uns|die|der|das|wo|wenn|weil|dass)\b)[\w-]+ |(?:die|der|das|"
    rf"den|dem) (?!\w+t\b)[\w-]+ ){{1,4}}?(?:{_DEALS}|"
    rf"(?!(?:mit|nicht|statt|seit)\b)[a-zäöüß]{{2,}}t|sind|hat|haben) "
    rf"{_MILD}{_PERSON}|"
    rf"{_PERSON} {_MILD}{_DEALS}|{_ROLE} {_MILD}nicht)(?!\w)"
    r"(?![^;]*\b(?:ich|wir|mich|uns|mein\w*|unser\w*)\b)[^;]*\Z"
)


def tidy(words: str) -> str:
    """``words`` in full spelling, without particles and reasons: "hab nämlich" becomes "habe"."""
    words = words.replace("’", "'").replace("`", "'")
    words = compiled(
        r"\b(find|hab|mag|hätt|lass|mach|nehm|erklär(?='|’)|sag(?='|’)|schreib(?='|’)|zeig(?='|"
        r"’))['’]?s\b"
    ).sub(r"\1e es", words)
    words = compiled(r"(?<=\w) \((?!\d+\))([^()]{3,60})\)(?=[,.]|\Z)").sub(r", \1", words)
    words = words.replace("mage es", "mag es").replace("lasse es", "lass es")
    words = compiled(r"\A(?:nein,? |nee,? )?nicht ([^,]{2,40}), sondern ([^,]{2,40})").sub(
        r"\2 statt \1", words
    )
    words = compiled(r"\A(\w+e) aber\b").sub(r"\1", words)
    words = compiled(
        r"(?<![\w'])(?<!\d )(?:" + "|".join(re.escape(word) for word in _SPELLINGS) + r")(?![\w'-])"
    ).sub(_spelled, words)
    words = compiled(rf"\b(ich {_SHORT})'?(?=\s|[,.!]|\Z)").sub(_longer, words)
    words = compiled(rf"(?<![\w])({_SHORT})'?(?= ich\b)").sub(_longer, words)
    words = compiled(
        r"(?<!\w)(?!\w*(?:lich|isch|ich|auch|noch|nach|doch|wenn|dann|denn|will|soll|kann|dass|ob|"
        r"bald|und|weg|sind|mag|hoch|durch|gleich|ab|als|lang|wieder|genug|selbst|bisschen|wird|"
        r"muss|ständig|häufig|völlig|wenig|übrig|ruhig|fertig|wichtig|nötig|einzig|regelmäßig)\b)"
        r"([a-zäöüß]{2,}(?:ch|ck|ff|rk|nk|tz|ss|ll|nn|mm|pp|lf|lg|b|g|d|z|hr|h))(?= ich\b)"
    ).sub(r"\1e", words)
    words = compiled(
        r"\A(?:hab|mach|wohn|komm|trink|ess|les|fahr|arbeit|brauch|leb|betreu|leit)(?= )"
    ).sub(lambda match: match[0] + "e", words)
    words = compiled(r"(?<=, )(?:hab|wohn|ess|arbeit)(?= )").sub(lambda m: m[0] + "e", words)
    words = compiled(rf"(?<=\w)(?P<c>,)? (?:{_PARTICLES})\b(?!-)(?P<d>,)?(?= |[.!;:]|\Z)").sub(
        lambda match: "," if bool(match["c"]) != bool(match["d"]) else "", words
    )
    words = compiled(r"\b(bitte|mir|dir|mich|dich|uns|doch|einfach) mal(?= )").sub(r"\1", words)
    words = compiled(
        r"\b(ich (?:betreue|verantworte|leite|vertrete|bearbeite|übernehme)) (?:damit|dabei|hier|"
        r"dazu|dort) "
    ).sub(r"\1 ", words)
    words = compiled(r"\b(uns) (interessier(?:t|en))\b").sub(r"mich \2", words)
    # "We in purchasing think in seasons" is "we think".
    words = compiled(
        r"\b(wir) ((?:im|in der|vom|aus dem|bei der|beim) (?-i:[A-ZÄÖÜ])[\w-]+) (\w+en)\b"
    ).sub(r"\1 \3 \2", words)
    # Why somebody wants something says nothing of its own.
    words = compiled(rf", {_REASON}\b[^;]{{3,160}}\Z").sub("", words)
    words = compiled(r",? weil (?!ich\b)[^,;]{3,120}\Z").sub("", words)
    # "My wife and I live ..." says so of oneself, "not in A but in B" says B.
    words = compiled(r"\bmeine? \w+ und ich sind\b").sub("ich bin", words)
    words = compiled(r"\bmeine? \w+ und ich haben\b").sub("ich habe", words)
    words = compiled(r"\bmeine? \w+ und ich (\w+?)e?n\b").sub(r"ich \1e", words)
    words = compiled(
        r"\b(ich \w+) nicht (?:mehr |länger )?[^,]{2,40}, sondern (?:jetzt |nun "
        r")?"
    ).sub(r"\1 ", words)
    words = compiled(
        rf"(?P<own>(?:\A|\A[^:,.]{{3,30}}: )(?:ich|wir|bin|habe|arbeite|wohne|betreue|meine?) "
        rf"[^,;]{{3,120}}?){_BESIDE}"
    ).sub(r"\g<own>", words)
    words = compiled(
        r"(\A(?:mein|unser)e? (?:[a-zäöüß]+ )?\w+ (?:ist|hat|kommt|spielt|frisst|wohnt|"
        r"lebt|arbeitet|studiert|leitet|lernt|geht|heißt) .{2,80}?)(?:,| und|, und|"
        r" aber|, aber) (?:mag|hasst|liebt|bevorzugt|schwört|findet|will|möchte|trinkt|verabscheut|"
        r"(?:isst|trägt|hört|liest|kauft|frisst) (?=(?:\w+ )?(?:am liebsten|gern|lieber|nur|nie))|"
        r"hätte|steht auf)\b(?! ich\b).*\Z"
    ).sub(r"\1", words)
    words = compiled(rf"\A({KIN_WORKS}){KIN_TASTE}.*\Z").sub(r"\1", words)
    # "I no longer live in A" denies "I live in A".
    words = compiled(
        r"\b(ich (?:wohne|arbeite|lebe|spiele|lerne|bin|leite|betreue|studiere|trainiere|"
        r"verantworte|"
        r"pendle|nutze)) (?:nicht mehr|nicht länger) "
        r"((?:in|bei|im|am|als|auf|an|für|mit|beim|zwischen)\b[^,;]{2,60})\Z"
    ).sub(r"\1 \2 nicht mehr", words.rstrip(" .!"))
    return compiled(r" {2,}").sub(" ", words).strip()


def _longer(match: re.Match[str]) -> str:
    word = match[1]
    low = word.lower()
    if low.endswith((" mag", " bin")) or low in ("mag", "bin"):
        return word
    for short, whole in (("pendel", "pendl"), ("sammel", "sammel")):
        if low.endswith(short):
            return word[: -len(short)] + whole + "e"
    return word + "e"


def _spelled(match: re.Match[str]) -> str:
    word = _SPELLINGS[match.group().lower()]
    return word[:1].upper() + word[1:] if match.group()[:1].isupper() else word
