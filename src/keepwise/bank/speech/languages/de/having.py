"""German rules, open tier: what people have learned and been, and what is theirs, by labels."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.de.broad import TROUBLE
from keepwise.bank.speech.languages.de.parts import MOMENT, POINTS

_NOW = rf"{MOMENT}|{POINTS}|{TROUBLE}"

HAVING: tuple[Rule, ...] = (
    Rule("learned", "free", r"ich habe (?P<x>(?:früher |mal |damals |ursprünglich |in \w+ |vor \w+ "
         r"jahren |eigentlich )*(?:.*(?-i:[A-ZÄÖÜ])[\w-]+.* )?(?:studiert|promoviert|habilitiert|"
         r"(?<=als )gearbeitet)(?:,? .{2,40})?)", kind="personal",
         unless=rf"{MOMENT}|\b(?:die|den|das) (?:text|bericht|tabelle|anleitung|doku\w*)\b"),
    Rule("used-to", "free", r"ich habe (?P<x>(?:früher|jahrelang|lange|als kind|mal) .+ "
         r"(?:gespielt|"
         r"gelebt|gewohnt|gearbeitet|gemacht|geritten|getanzt|gesungen|geraucht|geturnt|gelernt|"
         r"unterrichtet|geleitet|trainiert)(?:, .+)?)", kind="personal", unless=TROUBLE),
    Rule("trade", "free", r"(?:gelernt|studiert) (?:habe|hab) ich (?P<x>(?-i:[A-ZÄÖÜ]).+)",
         kind="personal", fact="Gelernt: {x}"),
    Rule("has-so", "free", r"ich (?:habe|mag) es (?P<x>(?:sehr |immer |eher )*(?:gerne?|lieber|am "
         r"liebsten) (?!(?:wenn|dass|so|gemacht)\b)[\w -]{3,60})", kind="preference",
         fact="Mag es {x}", unless=rf"{MOMENT}|{POINTS}"),
    Rule("had-standing", "free", r"ich (?:hätte|möchte|will|brauche|bevorzuge|nehme) "
         r"(?P<x>(?:gerne? |"
         r"lieber |am liebsten |nur |immer |bitte |stets )*(?!(?:das|die|den|es|dies\w*|du|dass|"
         r"wissen)\b).{4,90})", fact="Möchte {x}", lasting=True,
         unless=rf"{MOMENT}|{POINTS}|\b(?:immer noch|noch nie|nie wieder)\b"),
    Rule("label-mine", "free", r"(?:meine?|unsere?) (?P<f>(?!(?:frage|idee|problem|bitte|mail|text|"
         r"antwort|vorschlag|code|aufgabe|fehler|rechnung|plan|bestellung|überlegung|gedanke|"
         r"wunsch|befehl|eingabe|liste|daten|zahlen|ergebnis\w*|abfrage|query|notizen|entwurf)\b)"
         r"(?-i:[A-ZÄÖÜ])[\w-]+): (?P<x>.{3,100})", kind="work", fact="{f}: {x}", unless=_NOW),
    Rule("of-these", "free", r"(?P<x>(?:von|bei|an|unter) .{3,40} interessier(?:t|en) mich (?:nur|"
         r"vor "
         r"allem|hauptsächlich|besonders|ausschließlich) .+)", kind="work", fact="{x}",
         unless=rf"{MOMENT}|{POINTS}"),
    Rule("name-title", "free", r"hier (?:ist |schreibt |spricht )?(?P<x>(?:Frau|Herr) (?:Dr\. |"
         r"Prof\. )*"
         r"(?-i:[A-ZÄÖÜ])[\w-]+)(?:,? .{2,40})?", kind="name", fact="Heißt {x}"),
)  # fmt: skip
