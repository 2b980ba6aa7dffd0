"""German: what is said by the way, about oneself or one's own people, in any clause."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule

# Only those one lives with: of friends and colleagues the name alone is not worth keeping. Women
# and men apart, for "mein" and "meine" do not say it in every case ("mit meiner Tochter Lea").
_WHICH = r"(?:(?:kleine|große|jüngste|älteste|neue)[nrms]? )?"
_HERS = (
    rf"{_WHICH}(?:frau|partnerin|tochter|hündin|katze|stute|schildkröte|verlobte|ehefrau|enkelin)"
)
_HIS = (
    rf"{_WHICH}(?:mann|partner|sohn|kind|hund|kater|dackel|labrador|pudel|mops|terrier|retriever|"
    r"schäferhund|welpen?|pferd|wallach|hamster|kaninchen|papagei|wellensittich|verlobte[rn]|"
    r"ehemann|baby|enkel|stubentiger|[a-zäöü]+hund)"
)
_NAME = r"(?:Herrn? |Frau |Frl\. )?(?-i:[A-ZÄÖÜ][a-zäöüß]{2,})"
_NO_NAME = (
    r"(?!(?:Und|Oder|Aber|Ist|Hat|Fieber|Husten|Futter|Urlaub|Geburtstag|Probleme?|Angst|Kaffee|"
    r"Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Fußball|Klavier|Gitarre|Sport|"
    r"Vegetarier\w*|Veganer\w*|Allergiker\w*|Lehrer\w*|Kind|Kinder)\b)"
)
_BY_NAME = (
    rf"(?:,| namens|\s*\()? ?{_NO_NAME}(?P<name>{_NAME})"
    r"(?![\w-]| und (?-i:[A-ZÄÖÜ])| (?-i:[A-ZÄÖÜ]))"
)
# What somebody is, by the ending of the noun.
_WHO = (
    r"(?:(?-i:[a-zäöü])\w+e[rsn]? ){0,2}(?-i:[A-ZÄÖÜ])[\w-]*(?:(?<!Term)(?<!Benz)(?<!Mediz)"
    r"(?<!Magaz)(?<!Berl)(?<!Vitam)(?<!Prote)(?<!Vere)in|lehrer|pfleger|mutter|vater|mama|papa|"
    r"oma|opa|amme|frau|mann|kraft|"
    r"arzt|koch|anwalt|student|rentner|anfänger|einsteiger|laie|neuling|vegetarier|veganer|"
    r"allergiker|diabetiker|händer|raucher|schüler|azubi|gärtner|fahrer|entwickler|berater|"
    r"händler|leiter|handwerker|musiker|künstler|journalist|pendler|läufer|sportler|hundehalter|"
    r"mieter|vermieter|selbstständiger?|selbständiger?|freiberufler|beamter|alleinerziehende[r]?|"
    r"schichtarbeiter|erzieher|trainer|techniker|mechaniker|elektriker|tischler|bäcker|landwirt|"
    r"wirt|ingenieur|physiker|informatiker|jurist|therapeut)"
)
_NOT_AS = (
    r"\b(?:wenn ich|als ich|früher|würde|wäre|hätte|arbeite|jobbe|fange|beginne|starte|fühle|"
    r"bewerbe|verkleide|sehe|bezeichne|anfange|ausgeben|gelte|"
    # What somebody always does in that role is kept whole.
    r"schreibe ich (?:vor allem|hauptsächlich|überwiegend|meist(?:ens)?|nur))\b"
)
_VERB = r"(?-i:[a-zäöüß]{2,}e?|bin|habe?|muss|kann|will|mag|darf|weiß)"
_WHERE = (
    r"(?:,|:| namens) (?:also )?(?:die |der |das |den |dem )?"
    r"(?P<x>(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?"
    r"(?: und (?:die |der |das )?(?-i:[A-ZÄÖÜ])[\w-]+)?)(?=,|\.|\?|!|\Z| und (?-i:[a-z]))"
)

ASIDES: tuple[Rule, ...] = (
    Rule("aside-one", "free", rf"\b(?:mein|unser)(?:e[nmrs]?)? (?P<f>{_HIS}){_BY_NAME}",
         kind="personal", fact="{f} heißt {name}"),
    Rule("aside-one", "free", rf"\b(?:mein|unser)(?:e[nmrs]?)? (?P<q>{_HERS}){_BY_NAME}",
         kind="personal", fact="{q} heißt {name}"),
    Rule("aside-two", "free", r"\b(?:mein|unser)e[nmrs]? (?P<f>(?:beiden )?(?:kinder|töchter|söhne|"
         rf"hunde|katzen|kater|zwillinge|jungs|mädels|mädchen|kids))(?:,| namens|\s*\()? "
         rf"?{_NO_NAME}"
         rf"(?P<name>{_NAME}(?:, {_NAME})* und {_NAME})", kind="personal",
         fact="{f} heißen {name}"),
    Rule("aside-as", "free", rf"\bals (?P<x>{_WHO})(?:,? (?:in|im|bei|aus|mit|von|für) [\w -]"
         rf"{{2,40}}?)?,? {_VERB} ich\b", kind="personal", fact="Ist {x}", unless=_NOT_AS),
    Rule("aside-as", "free", rf"\b(?:ich|mir|mich) (?:\w+ )?"
         rf"(?<!er )(?<!ehr )als (?P<x>{_WHO})(?!\w)",
         kind="personal", fact="Ist {x}", unless=_NOT_AS),
    Rule("aside-who", "free", r"\bich (?:bin|heiße) (?:es, )?(?:die |der )?(?-i:[A-ZÄÖÜ])[a-zäöü]+"
         r"(?: (?-i:[A-ZÄÖÜ])[\w-]+)?, (?P<x>(?:\d\d(?: jahre(?: alt)?)?|(?:früher |ehemals |"
         r"jetzt |"
         r"\w+e[rs]? )?(?-i:[A-ZÄÖÜ])[\w-]+(?:er|in|ist|ant|ent|frau|mann|kraft|eur|eurin|arzt|"
         r"koch|amme))(?: (?:aus|in|bei|von|im|beim) [\w -]{2,40})?)(?=,|\.|\Z| und )",
         kind="personal", fact="Ist {x}"),
    Rule("aside-scope", "free", r"\b(?:mein|unser)(?:e|em|en|er)? (?P<f>(?:vertriebs|einkaufs|"
         rf"haupt)?(?:gebiet|markt|bezirk|land|standort|werk)){_WHERE}", kind="work",
         fact="{f} ist {x}"),
    Rule("aside-scope", "free", r"\b(?:mein|unser)(?:e|em|en|er)? (?P<r>(?:vertriebs|einkaufs|"
         rf"haupt)?(?:region|marke|filiale|abteilung|kategorie|warengruppe)){_WHERE}",
         kind="work", fact="{r} ist {x}"),
)  # fmt: skip
