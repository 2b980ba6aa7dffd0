"""Where Dutch sentences end and clauses begin, and the verbs that carry on with a subject."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting

SELF_WORDS = r"(?:ik|'k|’k)"
# Verbs that carry on with the subject of the clause before: "en werk in de zorg".
VERBS = (
    r"(?:(?:werk|plan|zorg|reis|sport|dans|bak|bouw|loop|train|leer|kook|deel|volg|run|vis|"
    r"verkoop|speel|spaar|coach|draag|huur|kweek|regel|onderhoud|verzorg|begeleid|ondersteun|"
    r"maak|geef|lever|betaal|ontwerp|slaap|sta|ga|schrijf|bewaar|combineer|snoep|zeil|ski|"
    r"rapporteer|organiseer|lijd|luister|teken|brei|haak|rijd|praat|doceer|stuur)(?= ['’]?\w)|woon|"
    r"leef|verkies|beheer|leid|spreek|drink|eet|heet|haat|pendel|hou|heb|ben|gebruik|"
    r"speel|studeer|leer|verzamel|wil|zit|kom|rij|fiets|sport|reis|vermijd|verdraag|lust|kook|"
    r"lees|rook|train|volg|sta|zorg|doe(?= (?:vooral|enkel|alleen|ook|de|het|nu)\b)|coördineer|"
    r"vind|kijk|vergelijk|focus|geef|zwem|zing|doe(?= \w))"
)

# A question that follows a statement: "ik woon in Gent, kun je een route maken?"
_QUESTION = (
    r"(?:kun|kan|kunt|kunnen|zou|zouden|wil|wilt|willen|mag|mogen|moet|zal|zullen|heb|heeft|"
    r"hebben|weet|weten|ken|kent|raad|denk|vind|ben|bent|doe|doen) (?:je|jij|u|jullie|ik|we|er)\b|"
    r"(?:is|zijn|zit|gaat|werkt|past|klopt|lukt|bestaat|bestaan|heeft) (?:er|dat|dit|het|die|deze|"
    r"daar|hier)\b(?! (?:voor mij|mijn|de standaard|altijd))|"
    r"(?:wat|hoe|waar|wie|waarom|wanneer|waarmee|waarop) (?:is|zijn|kunnen|zullen|moeten|mogen|"
    r"kan|kun|kunt|moet|zou|doe|"
    r"raad|raadt|vind|zal|mag|kies|heb|krijg|maak|pak|ga|past|werkt|kost|staat|zit|lang|veel|"
    r"vaak|laat|groot|duur|begin|eet|neem|zet|los|regel|leg|zeg|schrijf|vraag|bereken|bewaar)"
    r"|hoeveel \w+|welke? \w+|(?:tips|ideeën|ideetjes|suggesties|advies|hulp|enig idee|nog tips)"
    r"(?= ?\?| (?:voor|om|over)\b)"
)

CUTTING = Cutting(
    starters=rf"{_QUESTION}|{SELF_WORDS}(?! en mijn\b| bedoel\w*\b)|(?:mijn|m['’]n|mn|onze|"
    r"ons)(?= [\w'-]+(?: [\w'-]+)? (?:is|"
    r"zijn|heet|heten|werkt|woont|wonen|heeft|gaat|begint|eindigt|loopt|studeert|speelt|eet|"
    r"valt)\b)|(?:alsjeblieft|alstublieft|aub|svp|gelieve)(?=\s+\w{3})|"
    r"(?:altijd|nooit|voortaan)(?=\s+\w{3})(?!\s+(?:graag|aub|alsjeblieft|alstublieft|svp|"
    r"zo)\b)|"
    rf"{VERBS}(?! (?:ik|je|jij|u|we)\b)|"
    r"(?:toon|noem|vergeet|onthoud|onthou|antwoord|schrijf|stuur|laat|zet|noteer|maak|stop|"
    r"vermijd|hou|houd|begin|spreek|zeg)(?= \w)|(?:reken|tel|gebruik|geef|plan|doe|leg|kies|"
    r"bel|mail|app|rond|vertaal|neem)(?= (?:dus|dan|maar|gewoon|altijd|nooit|voortaan|alleen|"
    r"geen|me|mij|liever|bij voorkeur|alles)\b)|vanaf nu(?= \w+ \w)|eigenlijk|"
    r"(?:meestal|vooral|ook) (?:werk|woon|drink|eet|gebruik|spreek|lees)|"
    r"(?:doordeweeks|overdag|privé|in het weekend|op het werk|(?:na|vóór|voor) het \w+) [a-z]+ "
    r"(?:ik|'k)|"
    r"(?:op|in|voor|bij|'s|’s|tegenwoordig|nu|thuis|verder|dan|elke|iedere|daarnaast|maandag|"
    r"dinsdag|"
    r"woensdag|donderdag|vrijdag|zaterdag|zondag|privé) (?:[\w-]+ ){0,3}(?:werk|woon|heb|ben|"
    r"train|"
    r"wil|drink|eet|gebruik|spreek|lees|speel|verkies|zie|hou|sport|zwem|loop|fiets|geef|doe) "
    r"(?:ik|'k)|"
    r"(?:verantwoordelijk|allergisch) voor",
    joined=r"",
    together=r"(?:ik|'k) (?:wonen|werken|zijn|hebben|leven|eten|gaan|houden|drinken|spreken)\b",
    also=r"(?:ook|dan|daarnaast) ",
    conjunctions=r"en|maar|dus|want",
    resuming=r"dus|ook|want|daarom",
    causes=r"omdat|aangezien|doordat|zodat",
    subjects=r"ik|mijn|alsjeblieft|altijd|nooit",
    own=r"ik|'k|mijn|m'n",
    asking=r"schrijf|vertaal|verbeter|herschrijf|corrigeer|vat|maak een|stel een|brief|mail "
    r"aan|"
    r"mail naar|bericht aan|bericht naar|tekst|zin|alinea|onthou[d]?|onthouden|noteer|denk "
    r"eraan|ter info|vergeet|weet|fyi|rekening|"
    r"gedachten|informatie|volgende keer|let op",
    abbreviations="bv bijv d.w.z dwz o.a oa m.b.t mbt i.p.v ipv incl excl nr st dr drs ir ing "
    "mr "
    "prof dhr mevr mw max min gem ca a.u.b s.v.p enz etc m.i.v t.o.v n.v b.v vs tel jan feb "
    "mrt "
    "apr jun jul aug sep sept okt nov dec i.v.m t.a.v zgn evt",
    months=r"jan|feb|maart|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec|kwartaal|verdieping",
)
