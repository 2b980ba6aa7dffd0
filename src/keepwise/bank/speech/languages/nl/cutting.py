"""Where Dutch sentences end and clauses begin, and the verbs that carry on with a subject."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting

SELF_WORDS = r"(?:ik|'k|’k)"
# Verbs that carry on with the subject of the clause before: "en werk in de zorg".
VERBS = (
    r"(?:(?:werk|plan|zorg|reis|sport|dans|bak|bouw|loop|train|leer|kook|deel|volg|run|vis|"
    r"verkoop|speel|spaar|coach|draag|huur|kweek|regel|onderhoud|verzorg|begeleid|ondersteun|"
    r"maak|geef|lever|betaal|ontwerp|slaap|sta|ga|schrijf|bewaar|combineer|snoep|zeil|ski|"
    r"rapporteer|organiseer|lijd|luister|teken|brei|haak|rijd|praat|doceer|stuur)(?= \w)|woon|"
    r"leef|verkies|beheer|leid|spreek|drink|eet|heet|haat|pendel|hou|heb|ben|gebruik|"
    r"speel|studeer|leer|verzamel|wil|zit|kom|rij|fiets|sport|reis|vermijd|verdraag|lust|kook|"
    r"lees|rook|train|volg|sta|zorg|doe(?= (?:vooral|enkel|alleen|ook|de|het|nu)\b)|coördineer|"
    r"vind|kijk|vergelijk|focus|geef|zwem|zing|doe(?= \w))"
)

CUTTING = Cutting(
    starters=rf"{SELF_WORDS}(?! en mijn\b)|(?:mijn|m['’]n|mn|onze|"
    r"ons)(?= [\w'-]+(?: [\w'-]+)? (?:is|"
    r"zijn|heet|heten|werkt|woont|wonen|heeft|gaat|begint|eindigt|loopt|studeert|speelt|eet|"
    r"valt)\b)|(?:alsjeblieft|alstublieft|aub|svp|gelieve)(?=\s+\w{3})|"
    r"(?:altijd|nooit|voortaan)(?=\s+\w{3})(?!\s+(?:graag|aub|alsjeblieft|alstublieft|svp|"
    r"zo)\b)|"
    rf"{VERBS}(?! (?:ik|je|jij|u|we)\b)|"
    r"(?:toon|noem|vergeet|onthoud|onthou|antwoord|schrijf|stuur|laat|zet|noteer|maak|stop|"
    r"vermijd|hou|houd|begin|spreek|zeg)(?= \w)|vanaf nu(?= \w+ \w)|eigenlijk|"
    r"(?:meestal|vooral|ook) (?:werk|woon|drink|eet|gebruik|spreek|lees)|"
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
