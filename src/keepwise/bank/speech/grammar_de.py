"""The German grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Grammar, Rule
from keepwise.bank.speech.lexicon import ROLE_DE, TEAM_DE
from keepwise.bank.speech.wording import main_clause_de, statement_de, third_person_de

_OFTEN = (
    r"(?:(?:sehr|wirklich|auch|immer|meistens|meist|eigentlich|grundsätzlich|generell|lieber|"
    r"am liebsten|gerne?|jetzt|aktuell|derzeit|momentan|hauptsächlich|vor allem|nur|noch|stets|"
    r"inzwischen|mittlerweile|normalerweise|in der regel|seit [\w .]{2,20}?) )*"
)
_GIVE = (
    r"(?:zeige?|gib|antworte|schreibe?|verwende|benutze?|nutze?|nimm|nehmen sie|zeigen sie|"
    r"verwenden sie|antworten sie|stelle?|liefere|sprich|rede|rechne|formatiere|bleib|"
    r"präsentiere|wechsle|wechsele|halte?|sei|schick|mach|setze?|runde)"
)
_ORDER = (
    r"(?:nenne|gib|zeige?|füge|erkläre?|beginne|antworte|schreibe?|liste|sortiere?|vergleiche?|"
    r"erwähne|zitiere?|frage?|sag|markiere|halte?|lass|prüfe?|beschrifte|verlinke|schlage?|runde|"
    r"verwende|benutze?|nutze?|formuliere|übersetze|stelle?|begründe|hänge?|weise?|sei|duze|sieze)"
)
_THING = (
    r"(?!das(?:\Z| (?:sehr|nicht|so|auch|gerade|alles|gar|hier|ganz|wirklich|total)\b))"
    r"(?!(?:es|dies|diese[rsmn]?|wenn|wie|was|dass|du|sie|ihn)\b)"
)

RULES: tuple[Rule, ...] = (
    Rule("redefinition", "skip",
         r".*\b(?:wenn|falls|sobald|immer wenn) (?:ich|wir|jemand|man|einer|sie|"
         r"nutzer)\b.*\b(?:sagt?e?|"
         r"sage|fragt?|schreibt?|schreibe|meint|meine|erwähnt?)\b.*|.*\bmit\b.{1,60}\bmein(?:e|"
         r"en)? ich\b.*|"
         r".*\bbedeutet\b.*"),
    Rule("forget-idiom", "skip", r"vergiss es(?: einfach)?|schon gut|egal"),
    Rule("forget-all", "forget",
         r"(?:vergiss|vergessen sie|lösche?|löschen sie) (?:bitte )?(?:einfach )?alles(?:,? was du "
         r"(?:über mich |von mir )?(?:weißt|weisst|gespeichert hast|dir gemerkt hast))?"
         r"(?: (?:über|von) mi[rc]h?)?", fact="Alles", slot="*"),
    Rule("forget-last", "forget",
         r"(?:vergiss|vergessen sie|lösche?) (?:das|dies)(?: (?:wieder|bitte|bitte wieder))?|"
         r"merk(?:e)? dir das nicht"),
    Rule("forget", "forget",
         r"(?:vergiss|vergessen sie)(?: bitte)?(?P<x>,? (?:dass |das mit |was |meine?[nrs]? |die "
         r"(?:sache|info|vorliebe) |den teil |ich ).+)"),
    Rule("forget", "forget", r"(?:merke?|speichere?) dir (?P<x>(?:meine?[nrs]? ).+?) nicht(?: "
                             r"mehr)?"),
    Rule("forget", "forget", r"lösche?(?P<x> (?:meine?[nrs]? |die |das ).+?) aus (?:deinem |dem )?"
         r"(?:gedächtnis|speicher)"),
    Rule("no-longer", "end", r"ich (?P<x>.+?) (?:nicht mehr|keine?n? mehr)(?P<rest> .+)?",
         kind="work"),
    Rule("remember", "remember",
         r"(?:merke?n? (?:sie )?(?:dir|sich)|denke?n? (?:sie )?(?:daran|dran)|vergiss nicht|"
         r"beachte|"
         r"behalte? (?:im (?:hinterkopf|kopf)|in erinnerung)|notiere?n? (?:sie )?(?:dir|sich)?|"
         r"zur info|fürs nächste mal|für die zukunft|gut zu wissen)(?: bitte)?(?:,? dass|:|,)? "
         r"(?P<x>.+)"),
    Rule("address", "fill", r"(?:nenne?|nennen sie|ruf) mich (?:bitte )?(?:einfach )?(?P<name>.+)|"
         r"(?:du kannst|sie können) mich (?P<name2>.+?) nennen", kind="address", slot="address"),
    Rule("address", "fill", r"sprich mich (?:bitte )?(?:immer )?(?:mit|als) (?P<name>.+?) an",
         kind="address", slot="address"),
    Rule("du", "free", r"(?P<x>(?:du kannst mich (?:ruhig )?duzen|duze? mich|wir können uns "
                       r"(?:gerne?|ruhig)? ?duzen|"
         r"(?:bitte )?per du|bitte duzen))", fact="Möchte geduzt werden", slot="tone",
         value="du"),
    Rule("sie", "free", r"(?P<x>(?:sieze? mich|siezen sie mich|(?:bitte )?per sie|bitte siezen))",
         fact="Möchte gesiezt werden", slot="tone", value="sie"),
    Rule("name", "fill", r"(?:mein name ist|ich hei(?:ß|ss)e) (?P<name>.+?)(?:,? (?:aus dem|aus "
                         r"der|"
         rf"vom) (?P<team>{TEAM_DE}))?", kind="name", slot="name"),
    Rule("name", "fill", rf"(?:ich bin|hier ist) (?:die |der )?(?P<name>[^,]+?) "
         rf"(?:aus dem|aus der|vom|von der) (?P<team>{TEAM_DE})", kind="name", slot="name"),
    Rule("team", "fill", rf"ich (?:arbeite|bin) {_OFTEN}(?:im|in der|in|beim|bei der|"
         rf"teil des|teil der) (?P<x>{TEAM_DE})", kind="team", slot="team"),
    Rule("team", "fill", r"ich (?:bin|habe) (?:jetzt )?(?:ins|in die|in das|zum|zur) "
         rf"(?P<x>{TEAM_DE}) gewechselt", kind="team", slot="team"),
    Rule("role", "fill", rf"ich (?:bin|arbeite als) (?P<x>(?:ein |eine |der |die )?{ROLE_DE})",
         kind="role", slot="role"),
    Rule("team", "fill", rf"ich komme aus (?:dem|der) (?P<x>{TEAM_DE})", kind="team", slot="team"),
    Rule("work", "free", rf"ich (?P<v>arbeite {_OFTEN}an|betreue|verantworte|leite|manage|"
                         rf"bearbeite|"
         rf"kümmere mich {_OFTEN}um|bin {_OFTEN}zuständig für|bin {_OFTEN}verantwortlich für) "
         rf"(?P<x>{_THING}.+)", kind="work", reads=("region",)),
    Rule("work", "free", rf"ich bin {_OFTEN}für (?P<x>{_THING}.+) (?:zuständig|verantwortlich)",
         kind="work", reads=("region",)),
    Rule("work", "free", rf"ich arbeite {_OFTEN}(?:für|zu|mit|im bereich) (?P<x>{_THING}.+)",
         kind="work", reads=("region",)),
    Rule("employer", "fill", r"ich arbeite bei (?P<name>.+)", kind="employer", slot="employer",
         fact="Arbeitet bei {x}"),
    Rule("home", "fill", rf"ich (?:wohne|lebe) {_OFTEN}in (?P<x>.+)", kind="home", slot="home"),
    Rule("diet", "free", r"ich bin (?P<x>(?:vegetarier(?:in)?|veganer(?:in)?|vegan|vegetarisch|"
         r"diabetiker(?:in)?|linkshänder(?:in)?|farbenblind|allergisch gegen .+|"
         r"laktoseintolerant))", kind="personal"),
    Rule("diet", "free", r"ich (?P<v>esse|trinke|vertrage) (?P<x>kein\w* .+|nur .+|nie .+)",
         kind="personal"),
    Rule("personal", "free", r"ich (?P<v>spreche|lerne) (?P<x>(?:\w+ ){0,2}(?:\w+isch|"
                             r"deutsch)\b.*)",
         kind="personal"),
    Rule("personal", "free", r"ich habe (?P<x>.*\b(?:\w*allergien?|kinder|kind|töchter|tochter|"
                             r"söhne|sohn|"
         r"hund|katze|zwillinge)\b.*)", kind="personal"),
    Rule("favorite", "free", r"mein(?:e|er|es)? (?P<q>lieblings[\w-]+) (?:ist|sind|heißt) "
                             r"(?P<x>.+)",
         fact="{q} ist {x}", slot="favorite", qualifier="q"),
    Rule("slot-is", "fill", r"meine? (?:bevorzugte |übliche |standard-?)?(?P<slot>[\w-]+) "
         r"(?:ist|sind|soll(?:te)?) (?:jetzt )?(?P<x>.+?)(?: sein)?", kind="slot"),
    Rule("my", "free", r"meine? (?P<f>geburtstag|hochzeitstag|hobbys?|adresse|frau|mann|"
                       r"partner(?:in)?|"
         r"tochter|sohn|hund|katze|chef(?:in)?|muttersprache|marken?|kunden?|kampagnen?) "
         rf"(?P<q>ist|sind|heißt) (?P<x>{_THING}.+)", kind="personal", fact="{f} {q} {x}"),
    Rule("not-interested", "free",
         r"(?P<x>.+) interessier(?:t|en) mich (?:überhaupt |gar )?nicht|ich interessiere mich "
         r"(?:überhaupt |gar )?nicht für (?P<y>.+)|(?P<z>.+) (?:ist|sind) mir egal",
         fact="Interessiert sich nicht für {x}", negative=True, reads=(*SHAPES, "region")),
    Rule("dislike", "wish",
         r"ich (?:mag|will|möchte|brauche|hasse|nutze|verwende) (?:wirklich |überhaupt |gar )?"
         r"(?:keine?n? |nie )(?P<x>.+?)(?: mehr)?(?: sehen| haben)?|ich hasse (?P<y>.+)|"
         r"ich mag (?P<z>.+) nicht", fact="Mag keine {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish", r"(?P<x>.+) (?:brauche|mag|will|möchte|lese) ich (?:wirklich |gar |"
                            r"überhaupt )?"
         r"nicht(?: sehen| lesen| mehr)?", fact="Mag {x} nicht", negative=True, reads=SHAPES),
    Rule("like", "wish", r"(?P<x>.+) (?:mag|liebe|bevorzuge) ich(?: sehr| am liebsten| lieber| "
                         r"gerne?)?",
         fact="Mag {x}", reads=SHAPES),
    Rule("prefer", "wish", rf"ich {_OFTEN}bevorzuge {_OFTEN}(?P<x>{_THING}.+)|"
         rf"ich {_OFTEN}ziehe (?P<y>{_THING}.+?) vor|"
         rf"ich habe (?P<z>{_THING}.+?) (?:lieber|am liebsten|gerne?)", fact="Bevorzugt {x}",
         reads=(*SHAPES, "period")),
    Rule("prefer", "wish", rf"(?:ich (?:hätte|möchte|will|würde|sehe|nehme|lese|wünsche mir|"
         rf"brauche)) (?:(?:gerne?|lieber|am liebsten|immer|bitte|nur|künftig|ab jetzt|stets|"
         rf"grundsätzlich|alles|alle beträge|antworten|die antworten|(?:die |meine )?(?:zahlen|"
         rf"beträge|werte|ergebnisse)) )+"
         rf"(?P<x>{_THING}.+?)(?: sehen| haben| bekommen| angezeigt bekommen| erhalten| lesen)?",
         reads=SHAPES),
    Rule("prefer", "value", r"mir (?:ist|sind|wäre|wären) (?P<x>.+?) lieber(?: als (?P<rest>.+))?",
         reads=SHAPES),
    Rule("best", "value", r"(?P<x>.+?) (?:sind|ist|passt|passen|wäre|wären) (?:mir |für mich "
                          r")?(?:am besten|"
         r"besser|am liebsten|lieber|übersichtlicher)(?: für mich)?(?: als .+)?|(?P<y>.+?) "
         r"(?:reichen|reicht|genügen|genügt|"
         r"gefallen|gefällt) mir(?: besser| am besten| völlig)?", reads=SHAPES),
    Rule("interest", "free", r"ich interessiere mich (?:nur|vor allem|hauptsächlich|besonders) "
                             r"für (?P<x>.+)",
         kind="work", reads=("region",)),
    Rule("like", "wish", rf"ich (?:mag|liebe|trinke|esse|lese|höre|spiele) {_OFTEN}"
         rf"(?P<x>{_THING}.+)", reads=SHAPES, fact="Mag {x}"),
    Rule("habit", "free",
         r"ich (?P<v>(?!(?:habe|bin|kann|muss|soll|werde|war|hatte|möchte|will|mag|vergesse|"
         r"bekomme|"
         r"kriege|sehe|finde|denke|glaube|frage|brauche|weiß)\b)\w+e) (?P<o>.*?)\b(?P<a>immer|"
         r"meistens|"
         r"meist|normalerweise|üblicherweise|grundsätzlich|generell|gewöhnlich|oft|nie|stets|in "
         r"der regel|hauptsächlich)\b "
         r"?(?P<x>.*)", kind="habit", reads=("period",)),
    Rule("call-off", "wish", rf"(?:{_GIVE} (?:mir )?(?:bitte )?)?(?:bitte )?(?:nie(?:mals)? |nie "
                             rf"wieder )?"
         rf"(?:{_GIVE} )?(?:keine?n?|nie(?:mals)?|ohne) (?:in )?(?P<x>.+?)(?: mehr| zeigen| "
         r"verwenden| benutzen)?", negative=True, reads=SHAPES, sign=True),
    Rule("no-clutter", "free", rf"(?:{_GIVE} (?:mir )?(?:bitte )?)?(?:bitte )?(?:keine?n?|ohne) "
         r"(?P<x>emojis?|smileys?|fachjargon|floskeln|abkürzungen|ausrufezeichen|anglizismen|"
         r"fußnoten|entschuldigungen|smalltalk)(?: (?:mehr|verwenden|benutzen))?",
         fact="Möchte keine {x}"),
    Rule("never", "free", r"keine?n? (?P<x>.{3,60}) (?:verwenden|benutzen|nutzen|zeigen|schicken|"
                          r"einbauen)",
         fact="Möchte keine {x}", sign=True),
    Rule("brief", "free", r"(?P<x>fass(?:e)? dich (?:bitte )?(?:immer )?kurz|halte? dich kurz|"
         r"antworte(?: mir)?(?: bitte)?(?: immer)? kurz(?: und knapp)?|kurz und knapp)",
         fact="Bevorzugt kurze Antworten", slot="length",
         value="short"),
    Rule("change", "value",
         r"(?:mach|nimm|stell|wechsle|wechsele|ändere|setze?) (?:das|daraus|es|die währung|meine "
         r"währung|die sprache|alles)?(?: (?:auf|zu|in|nach))? ?(?P<x>.+?)(?: um| draus)?",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "format")),
    Rule("show", "value",
         rf"(?:immer )?{_GIVE}(?: sie)?(?: mir| mich| uns)?(?: bitte)?(?: alles| alle beträge| "
         rf"beträge| "
         rf"antworten| zahlen| ergebnisse)?(?: immer| stets| nur| künftig| ab jetzt| bitte| in "
         rf"zukunft)*"
         r"(?: lieber)?(?: in| als| mit| auf)? (?P<x>.+?)(?: an| dar| um)?",
         reads=(*SHAPES, "period", "region")),
    Rule("values", "value", r"(?:immer |nur |lieber |in |als |auf |mit |besser |doch |doch "
                            r"lieber |mir |alles "
         r"|alle beträge |beträge |antworten )*(?P<x>.+?)(?: zeigen| anzeigen| verwenden| "
         r"benutzen| "
         r"nutzen| antworten| schreiben| ausgeben| darstellen)?", reads=SHAPES, sign=True),
    Rule("always", "order", rf"(?P<x>(?:immer )?{_ORDER}\b.*)"),
)  # fmt: skip


GERMAN = Grammar(
    language="de",
    rules=RULES,
    gate=r"\b(?:ich|mir|mich|meine?[nrms]?|bitte|immer|nie|niemals|ab jetzt|ab sofort|künftig|"
    r"zeige?|"
    r"gib|antworte|nenne?|vergiss|vergessen|merke?n?|kein\w*|lieber|statt|nicht|verwende|"
    r"benutze?|nutze?|nimm|mach|duze?n?|sieze?n?|lösche?|fass|sprich|für|stets|grundsätzlich|doch|"
    r"denke?|beachte|notiere?|stell|wechs\w+|schreibe?|sei|kurz|ohne|speichere?)\b",
    lead=r"(?:(?:nee|nö|nein|hm+|ach so)\b[,.]?\s+|(?:kurze? |eine |noch eine )?(?:sache|info|"
    r"notiz|bitte|"
    r"anmerkung)\b[^:.]{0,40}:\s+|wenn du (?:mir )?[^,]{2,60},\s+|(?:bitte|also|und|aber|doch|"
    r"nein|ja|ok(?:ay)?|hallo|hi|hey|guten (?:morgen|tag)|danke|"
    r"super|gut|prima|eigentlich|übrigens|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|"
    r"zukünftig|in zukunft|generell|grundsätzlich|standardmäßig|wie gesagt|zur info|außerdem|"
    r"ach(?: ja)?|moment|korrektur|kannst du(?: bitte)?|könntest du(?: bitte)?|auch)\b[,:!.]?\s+)",
    tail=r"(?:[,;]?\s*(?:\b(?:bitte|danke|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|"
    r"in zukunft|wie immer|für mich|immer|stattdessen|ok(?:ay)?|auch|standardmäßig|generell|"
    r"grundsätzlich|wenn möglich|dann|jedes mal|wie üblich)\b|[.!…]+|[:;]-?[)D]|"
    r"[\U0001F300-\U0001FAFF\u2600-\u27bf\ufe0f]+))",
    polite=r"\bbitte\b",
    unreal=r"\b(?:wenn ich .{0,40}(?:wäre|hätte|würde|könnte|sagte)|angenommen|stell dir vor|"
    r"nehmen wir an|gesetzt den fall|hypothetisch|mal angenommen|zum beispiel|z\.\s?b\.|was wäre)"
    r"\b",
    sarcastic=r"\bja,? klar\b|\bna klar\b|(?:^|\s)/s\b|\bals ob\b|\bna toll\b|\bganz bestimmt\b|🙄|"
    r"\bscherz\b|\bironie\b",
    reported=r"(?:(?i:er|sie|jemand|man|alle|(?:mein|unser|der|die|das)e? (?:chefin|chef|kolleg\w+|"
    r"team|frau|mann|kunde\w*|freund\w*|leiter\w*|vorgesetzte\w*))|[A-ZÄÖÜ][\w-]+(?: "
    r"[A-ZÄÖÜ][\w-]+)?) (?i:sagt|sagte|schreibt|schrieb|meint|meinte|findet|möchte|mag|will|"
    r"bevorzugt|hasst|liebt|braucht|behauptet|denkt|fragt|fragte|arbeitet|nutzt|hat gesagt|"
    r"wünscht)\b(?! (?i:ich)\b)|(?i:laut )",
    once=r"\b(?:diesmal|dieses mal|nur (?:heute|jetzt|kurz|dieses mal|diesmal|einmal)|"
    r"ausnahmsweise|"
    r"für (?:jetzt|heute|diese[nsmr]?|das meeting|die präsentation|den moment|morgen)|"
    r"in diesem (?:fall|bericht|diagramm)|vorübergehend|erstmal|erst mal|fürs erste|einmalig|"
    r"im moment|gerade eben|hier (?:bitte|mal|nur|in|als))\b",
    standing=r"\b(?:immer|nie|niemals|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|stets|"
    r"zukünftig|in zukunft|grundsätzlich|generell|standardmäßig|jedes mal|wie immer|"
    r"dauerhaft)\b",
    additive=r"\b(?:auch|zusätzlich|außerdem|ebenfalls|dazu noch)\b",
    asked=r"(?:[^?]{0,60},\s*)?(?:kannst|könntest|würdest|können|könnten) (?:du|"
    r"sie)\b.*\b(?:immer|nie|ab jetzt|ab sofort|"
    r"künftig|in zukunft|merken|vergessen|grundsätzlich|nennen)\b.*",
    opposed=r",? (?:und |aber )?(?:nicht|keine?n?)\b|,? statt\b|,? anstatt\b|,? anstelle von\b|"
    r",? als\b",
    limit=r",? (?:für|in|bei|im|beim|am|an|wenn) ",
    limit_ahead=r"(?P<limit>(?:für|bei|in) (?!mich\b|zukunft\b)[\w& -]{2,40}?)(?:, |,? (?=(?:bitte|"
    r"immer|nimm|zeig|zeige|"
    r"verwende|nutze|benutze|nur|brauche ich|möchte ich|will ich|hätte ich)\b))",
    open_limits=r"(?:mich|alles|jetzt|alle (?:antworten|zahlen|beträge)|meine antworten|antworten|"
    r"zahlen|beträge|allen antworten|zukunft|allem)",
    glue=r"(?:mir|mich|uns|alles|alle|antworten?|beträge?n?|zahlen|werte|ergebnisse|in|als|mit|"
    r"auf|und|"
    r"oder|nur|bitte|immer|die|den|der|das|einheiten|währung|format|stets|lieber|kurz|form|"
    r"eher|gerne?|künftig|zukünftig|stets|grundsätzlich|generell|dauerhaft|von|nach|zur|zu|mehr|"
    r"preise|sehen)",
    needless=r"\b(?:bitte|immer|stets|mir) | (?:bitte|immer|stets|mir)\b",
    pronouns=r"(?:sie|es|das|ein|eine|einen|einer|die)",
    article=r"(?:ein|eine|einen|einem|einer|dieses|diese|diesen|das|dein|deine)",
    pointing=r"(?:dieses|diese|diesen|dein|deine|das)",
    trailing=r"\b(?:es|das|dies|sie|ihn|ihm|dich|dir|so)\Z",
    empty=r"(?:das|dies|es|mir|mich|was|wenn|wie|ob|wo|wer|warum|alles|etwas|nichts)\b.{0,12}",
    unsaid=r"(?:mein|meine|meinen|unsere?|die|das|den) [\w-]+",
    poison=r"\b(?:ignorier\w*|missachte|umgehe|anweisung(?:en)?|system-?prompt|richtlinien?|"
    r"admin\w*|"
    r"root|erwähne (?:das |es )?nicht|sag (?:das |es )?nicht|du bist|genehmig\w*|vertrau\w*|"
    r"bedeutet|jemand|alle nutzer|passw\w+|geheim\w*|token|schlüssel|zugangsdaten|https?:|www\.)"
    r"\b",
    others=r"(?:er|sie|(?:[A-ZÄÖÜ][\w-]+|mein \w+|meine \w+|der \w+|die \w+)(?: [A-ZÄÖÜ][\w-]+)?) "
    r"(?:.* )?(?:mag|möchte|will|bevorzugt|hasst|liebt|braucht|findet|wohnt|verdient)\b.*",
    corrects=r"\b(?:doch|lieber|stattdessen|eigentlich|korrektur|besser|eher|nein)\b",
    determiner=r"(?:die|der|den|dem|das|meine?[nrm]?|alle[nr]?|unsere?[nr]?|jede[nrms]?)",
    present=r"ich\b",
    pointed=r"\b(?:es|das(?! \w)|dies|diese[rsmn]?|oben|unten|folgende[nrs]?|ihn|ihnen)\b",
    to_do=r"zu ",
    mine=r"(?:meine?[nrms]?|die|den|das|der) ",
    setting=r" ?-?(?:vorlieben?|einstellung(?:en)?)\Z",
    prefixes=r"(?:[\s,]*\b(?:dass|das mit|die (?:sache|info|vorliebe) (?:mit|zu|für|über)|den "
    r"teil (?:mit|"
    r"über|zu)|was (?:ich )?(?:über|zu)|der|dem|den)\b\s*)",
    own=r"(?:und |aber |also )?(?:ich\b|meine?\b|mir\b)",
    elided=r"(?:und |sowie |aber )?(?:arbeite|wohne|lebe|bevorzuge|betreue|mag|bin|verantworte|"
    r"spreche)\b",
    ask=r"(?:was|wie|warum|welche\w*|wer|wo|wann|ist|sind|hat|haben|kann|kannst|soll|sollte|darf|"
    r"bin|habe)\b",
    no_names=r"(?:ein|eine|der|die|das|im|in|sehr|so|nicht|gerade|noch|schon|fertig|zufrieden|müde|"
    r"krank|neu|deutsch\w*|zurück|wieder|an|bitte|wenn|später|morgen|heute)",
    be=("ich ", "ich bin "),
    sentences={
        "opposed": "{yes}, nicht {no}",
        "always": "Wunsch: {x}, immer",
        "never": "Wunsch: nie {x}",
        "avoid": "Möchte keine {x}",
        "or": " oder ",
        "and": " und ",
        "never_word": r"(?:nie|niemals)",
        "always_word": r"immer",
    },
    person=third_person_de,
    statement=statement_de,
    plain=main_clause_de,
)
