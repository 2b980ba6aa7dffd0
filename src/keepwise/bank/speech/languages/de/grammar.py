"""The German grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting, Grammar
from keepwise.bank.speech.languages.de.asides import ASIDES
from keepwise.bank.speech.languages.de.asked import ASKED
from keepwise.bank.speech.languages.de.broad import BROAD
from keepwise.bank.speech.languages.de.lives import LIVES
from keepwise.bank.speech.languages.de.more import FIRST, HAVING, LAST
from keepwise.bank.speech.languages.de.orders import ORDERS
from keepwise.bank.speech.languages.de.others import (
    REPORTED,
    SARCASTIC,
    SILENT,
    STRANGER,
    SUBJECTLESS,
    UNREAL,
)
from keepwise.bank.speech.languages.de.parts import ORDER
from keepwise.bank.speech.languages.de.people import PEOPLE
from keepwise.bank.speech.languages.de.selves import SELVES
from keepwise.bank.speech.languages.de.spelling import tidy
from keepwise.bank.speech.languages.de.wishes import WISHES
from keepwise.bank.speech.languages.de.wording import (
    main_clause,
    statement,
    straight,
    third_person,
)

# Verbs that carry on with the subject of the clause before: "und arbeite im Einkauf".
_CARRIES = (
    r"(?-i:mach(?= (?:hauptsächlich|vor allem|dort|da|beruflich|nebenbei|seit)\b)|hab(?= )|"
    r"brauch(?= )|"
    r"arbeit(?= )|fange|leb(?= )|wohn(?= )|betreu(?= )|leit(?= )|arbeite|wohne|lebe|bevorzuge|"
    r"betreue|"
    r"mag|bin|verantworte|"
    r"spreche|möchte|will|brauche|hätte|nutze|benutze|verwende|leite|kümmere|trinke|esse|"
    r"hei(?:ß|ss)e|hasse|liebe|pendle|pendele|lerne|komme|habe|hab|fahre|gehe|spiele|lese|koche|"
    r"mache|vertrage|studiere|unterrichte|trainiere|jogge|reise|stehe|sammle|schaue|vergleiche|"
    r"prüfe|sehe|nehme|höre|kaufe|verkaufe|sitze|stamme|ernähre|interessiere|programmiere|"
    r"jobbe|berichte|verwalte|bekomme|kann|darf|muss|rauche|schlafe|schwimme|klettere|reite|"
    r"singe|male|engagiere|leide|reagiere|ziehe|wechsle|suche|helfe|fliege|starte|vermeide|"
    r"meide|lege|backe|tanze|trage|baue|züchte|fotografiere|bleibe|finde|präferiere|halte|"
    r"versuche|schreibe|werde|rechne|plane|bestelle|rede|komm(?= aus)|wohn|ess|trink|les|heiß)"
)
_WHEN = (
    r"(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|morgens|abends|mittags|nachmittags|"
    r"vormittags|nachts|wochentags|werktags|am wochenende)"
)
_TIMES = (
    r"(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|morgens|abends|mittags|nachmittags|"
    r"vormittags|nachts|wochentags|am wochenende|privat|beruflich|zuhause|zu hause|daheim|"
    r"nebenbei|seit|"
    r"jeden|jede|jedes|in meiner freizeit|im sommer|im winter|ab|meist|meistens|außerdem|"
    r"danach|davor|dort|da|jetzt|inzwischen|dafür|am liebsten|normalerweise|sonst|für|bei|"
    r"ansonsten|"
    r"kaffee|tee|fleisch|alkohol|zum|in|im|auf|mit|am|vor|nach|bis|zwischen)"
)
# A limit that holds for a kind of thing or whenever something happens, not for what is at hand.
_GENERAL = (
    r"(?:bei (?!(?:der|dem|den|diese\w*|frau|herrn?)\b)(?:meinen |allen |\w+e[nr] )?"
    r"(?-i:[A-ZÄÖÜ])[\w-]+(?:n|s|e|er|el|ail|ode|xt)\b(?!.*\d).*|"
    r"(?:für|in|zu|an) (?:meinen? |allen? |unsere[nr]? |\w+e[nr]? )?[\w-]*(?:mails|texten?|"
    r"antworten|berichten?|diagrammen?|grafiken|tabellen|listen|code|präsentationen|folien|"
    r"kommentaren?|rezepten?|auswertungen|analysen|briefen?|kunden|vergleichen?|reisen|"
    r"erklärungen|zusammenfassungen|übersetzungen|terminen?|meetings|posts|skripten?|skripts|"
    r"funktionen|tests|rechnungen|einkäufen?|geschenken?|protokollen?|reports|dashboards|"
    r"ausflügen?|hotels|flügen?|urlaube?n?|beträgen?|summen|preisen?|lernkarten|aufgaben|plänen?|"
    r"nachrichten|bildern?|ideen|titeln?|namen)(?: (?:an|für|mit|von|über|aus|im|in) .+)?|"
    r"(?:immer |jedes mal,? )?(?:wenn|sobald|falls|bevor|sooft) (?:du|sie|ich|etwas|was) "
    r"(?!.*\b(?:fertig|soweit|so weit|kannst|magst|willst|möchtest|können|möchten|zeit|dabei|"
    r"lust|bereit|schon|gerade|jetzt|gleich|heute|morgen|das|es|dich|richtig|wieder)\b).+)"
)

RULES = (
    *SILENT, *FIRST, *PEOPLE, *SELVES, *WISHES, *LIVES, *ORDERS, *ASKED, *HAVING, *BROAD, *LAST,
)  # fmt: skip

GRAMMAR = Grammar(
    language="de",
    cutting=Cutting(
        starters=r"(?:bitte)(?=\s+\w{3})|(?:du|sie) (?:kannst|darfst|können|dürfen)(?= mich\b)|"
        r"(?<!aber )(?:immer|nie)(?=\s+\w{3})|"
        rf"{_CARRIES}(?! (?:ich|wir|du)\b)|ich|i(?= (?:bin|hab|lern|arbeit|wohn|mag|kumm|geh|leb|"
        rf"will|brauch|kann|ess|trink)\b)|"
        r"(?:welche\w*|was|wie|wo|wann|wer|warum|kannst du|könntest du|hast du|gibt es|soll ich|"
        r"habt ihr|weißt du|hättest du|können sie|haben sie)(?=[^.!?]{3,160}\?)|"
        r"wir(?= (?:sind|\w+e?n)\b)|"
        r"der (?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch) (?:ist|gehört|bleibt)|"
        r"(?:meine?|unsere?)(?= [\w'-]+(?:,? [\w'-]+){0,2},? (?:ist|sind|heißt|heisst|heißen|hat|"
        r"haben|arbeitet|wohnt|lebt|geht|kommt|spielt|studiert|beginnt|endet|liegt|isst|spricht|"
        r"verträgt|läuft|trifft)\b)|mein[e]?(?= \w)|mir (?:ist|sind|wäre|reicht|reichen|"
        r"gefällt|schmeckt|genügt|genügen)|mich (?:nervt|nerven|stört|stören|interessiert)|"
        r"(?:zeig|nenn|vergiss|merk|antwort|schreib|sag|gib|mach|nimm|erinner|lass|sprich|"
        r"erklär|stell|vergleich|rechn|vermeid|achte|wähl|unterschreib|such|frag|hör|bleib|"
        r"verwend|benutz|nutz|formulier|fass|halt|denk|leg|duz|siez)(?:e|en sie)?(?= \w)|niemals|"
        rf"(?<!tags und )(?<!ochs und )(?<!ends und )(?<!gens und ){_TIMES}(?: [\w-]+){{0,3}}? "
        rf"(?:{_CARRIES}|hab|bin|\w+en(?= wir)) (?:ich|wir)|"
        r"(?-i:[A-ZÄÖÜ])[\w-]+ (?:mag|esse|trinke|vertrage|brauche|hasse|liebe|mach|mache|nutze|"
        r"lese|will) ich|"
        r"(?-i:[A-ZÄÖÜ])[\w-]+ (?:also )?bitte|"
        r"(?<!und )(?<!oder )(?<!sowie )(?:(?:die|der|das)(?: [\w-]+){1,3}|"
        r"(?-i:[A-ZÄÖÜ])[\w-]+(?: und [\w-]+)?) (?:ist|sind|geht|gehen|reicht|"
        r"reichen|genügt|genügen|gefällt|gefallen|passt|passen|kommt|kommen|interessiert|"
        r"interessieren|nervt|nerven|stört|stören) (?:mir|mich|uns|für (?:mich|uns)|bei (?:mir|"
        r"uns))|"
        r"(?<!und )(?<!oder )(?:\w+e )?(?-i:[A-ZÄÖÜ])[\w-]+ (?:finde?|brauche?|vertrage?|meide) "
        r"ich|"
        rf"{_WHEN} (?:bitte )?(?:keine?n?|nur|nie)(?= \w)|"
        r"(?:allergisch|zuständig|verantwortlich) (?:gegen|für)|"
        rf"(?:(?<=deshalb )|(?<=deswegen )|(?<=daher )|(?<=drum )|(?<=darum )|(?<=dafür )|"
        rf"(?<=also ))"
        rf"(?:{_CARRIES}|hab|mach|brauch|nehm|fahr|geh|ess|trink|lauf|koch|schau|\w+en) (?:ich|"
        rf"wir)|"
        r"ab (?:jetzt|sofort)|eigentlich|man (?:nennt|ruft) mich|man sagt(?= [\w-]+ zu mir)|"
        r"(?:alle|die meisten|meine freunde|meine kollegen|freunde|kollegen) (?:nennen|sagen|"
        r"rufen)|"
        r"(?:ohne|kein|keine|keinen|nur|nix)(?= [\w-]+ (?:bitte|verwenden|mehr)\b)|"
        r"(?:keine|ohne|nie)(?= (?:\w+e[nr]? )?(?:fremdwörter|fachbegriffe|emojis?|floskeln|"
        r"anglizismen|fließtext|smileys|abkürzungen)\b)",
        joined=r"(?:reisen|wohnen|leben|haben|nutzen|arbeiten|fahren|essen|kümmern uns|verkaufen|"
        r"planen|"
        r"betreuen|spielen|kommen aus|machen|beliefern)(?= (?!wir\b|gehen\b|ist\b|sind\b)\w)",
        breaks=r"(?<=\w)\s*[\U0001F300-\U0001FAFF\u2600-\u27bf]+\ufe0f?\s+(?=\w)",
        together=r"ich \w+en\b",
        also=r"(?:auch|dann|dazu) ",
        conjunctions=r"und|aber|denn|sowie|sondern|drum|deshalb|deswegen|daher",
        resuming=r"also|daher|deshalb|deswegen|drum|darum|dafür|doch|und|aber",
        causes=r"weil|denn|da",
        subjects=r"ich|meine?|bitte|immer",
        own=r"ich|meine?",
        asking=r"merke?n?|notiere?n?|denke?n?|zur info|vergiss|wichtig|wissen|gedächtnis|"
        r"hinterkopf|übersetze?|schreibe?|korrigiere?|formuliere?|text|mail|satz|brief",
        abbreviations="z.b zb d.h u.a bzw ca usw nr evtl ggf inkl exkl max min mind abs abt hr fr "
        "str tel vgl z b s.o o.ä dr prof st jan feb apr jun jul aug sep sept okt nov dez mag ing "
        "dipl "
        "bspw etc zzgl abzgl i.d.r sog zzt allg od",
        months=r"jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|quartal|woche|stock|klasse|"
        r"semester|lehrjahr|advent|monat|jahr|geburtstag|platz|jän|liga|(?-i:[a-zäöüß])",
    ),
    rules=RULES,
    asides=ASIDES,
    gate=r"\w{2}",
    lead=r"(?:(?:(?:nur )?damit du(?: es)? (?:im (?:kopf|hinterkopf)|auf dem schirm|präsent) hast|"
    r"(?:für das |das )?nächstes? mal(?: und (?:überhaupt |künftig |auch )*(?:immer|"
    r"sonst|generell)?)?(?=[:,])|so(?=, )|bevor (?:wir|du|ich) (?:anfangen|loslegen|starten|"
    r"anfängst|loslegst|weitermachen|anfange)|"
    r"(?:grundsätzlich |generell |sonst |ansonsten |immer )?(?:gilt (?:bei|für) (?:mir|mich|uns)|"
    r"(?:bei|für) (?:mir|mich|uns) gilt)"
    r"(?: aber| immer| grundsätzlich| generell| jedoch| eigentlich)*(?=:)|"
    r"für die zukunft|ich wäre (?:dir |ihnen )?(?:sehr )?(?:froh|dankbar|glücklich),? wenn (?:du|"
    r"sie)|"
    r"und was noch|was noch|ich sage? (?:es |lieber |mal |dir |gleich |ihnen )*(?:gleich|"
    r"vorweg|dazu|offen|ehrlich)(?=:)|nee|nö|nein|hm+|ach so|btw|fyi|p\.?s|ps|nebenbei(?: gesagt| "
    r"bemerkt)?|apropos|ach|"
    r"achso|oh|ah|aha|nur damit du (?:es )?weißt|damit du (?:es )?weißt|ich wollte (?:dir |ihnen "
    r"|euch )?"
    r"(?:noch |nur |kurz |mal )*(?:sagen|erwähnen|loswerden)|was du wissen solltest|(?:[\w-]+ "
    r"){0,2}"
    r"[\w-]*(?:frage|thema|problem|anliegen|hinweis|kontext|situation|ausgangslage|projekt)(?=:)|"
    r"na|naja|na gut|tja|genau|alles klar|stimmt|richtig|perfekt|top(?! \d)|cool|passt|"
    r"servus|moin(?: moin)?|grüß (?:gott|dich)|grüezi|hoi|tach|mahlzeit|sorry|entschuldigung|"
    r"verzeihung|kurz zu mir|zu mir(?: kurz)?|vorab|vorweg|zum hintergrund|zur einordnung|"
    r"hintergrund|"
    r"noch was|noch eins|eins noch|ach und|und noch was|wichtig(?=[:,])|"
    r"(?:und )?wenn du (?:schon |eh |gerade )*dabei bist|deshalb|deswegen|daher|drum|darum|"
    r"dazu|dann|sonst|ansonsten|denn|dafür|halt|wobei|jedenfalls|soweit|kleine korrektur|update|"
    r"zur info|info|nur so|achtung|weißt du|wie du weißt|bevor ich es vergesse|was ich noch sagen "
    r"wollte|falls (?:das|es) (?:hilft|wichtig ist|relevant ist)|quatsch|moment mal|streich das|"
    r"andersrum|doch nicht|lieber doch|ich glaube|ich denke|fürs protokoll|der vollständigkeit "
    r"halber|zugegeben|persönlich|von meiner seite|was mich betrifft|bei mir(?= \w+ \w+ ich)|sehr "
    r"geehrte damen und herren|liebes team|guten abend|"
    r"des weiteren|ferner|zudem|schönen guten \w+)\b"
    r"[,.:!…]*\s+(?:[-–]\s+)?|(?:kurze? |eine |noch eine )?(?:sache|info|"
    r"notiz|(?<=eine )bitte|(?<=kurze )bitte|"
    r"anmerkung)\b[^:.]{0,40}:\s+|(?:bitte|also|und|aber|doch|"
    r"nein|ja|ok(?:ay)?|hallo|hi|hey|guten (?:morgen|tag)|danke|"
    r"super|gut|prima|eigentlich|übrigens|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|"
    r"zukünftig|in zukunft|generell|grundsätzlich|standardmäßig|wie gesagt|zur info|außerdem|"
    r"ach(?: ja)?|moment|korrektur|(?:kannst|könntest|würdest|magst) du(?: bitte)?|auch|"
    r"(?:können|könnten|würden) sie(?: bitte)?|"
    r"(?:es )?wäre (?:es )?(?:schön|toll|gut|super|nett|hilfreich|prima|klasse|lieb|angenehm|"
    r"fein)(?: von "
    r"dir)?,? wenn "
    r"(?:du|sie)|mir (?:wäre|ist|wär) (?:es )?(?:sehr |viel |am )?(?:lieber|lieb|wichtig|recht|"
    r"liebsten|angenehmer),? (?:wenn|dass) "
    r"(?:du|sie)|"
    r"ich (?:möchte|will|hätte (?:es )?gerne?|habe es (?:sehr )?(?:gerne?|lieber|am liebsten)|"
    r"wünsche "
    r"mir|würde mir (?:sehr )?wünschen|wünschte(?: mir)?|(?:fände|finde) es (?:gut|schön|besser|"
    r"toll|hilfreich|angenehmer|praktisch|super|klasse)|"
    r"mag es(?: lieber| gern| am liebsten)?|liebe es|schätze es|würde mich (?:sehr )?"
    r"freuen|"
    r"bitte dich),? (?:dass|wenn) (?:du|sie)|würde mich (?:sehr |echt )?freuen,? wenn (?:du|sie)|"
    r"(?:du|sie) (?:kannst|können|darfst|sollst|solltest|"
    r"könntest)|"
    r"(?:(?:an)?statt|anstelle von) [\w-]+(?: [\w-]+)? (?=(?:nimm|bitte|lieber|verwende|zeige?|"
    r"nutze|benutze|gib|"
    r"mach|(?:hätte|möchte|will|bevorzuge|nehme|mag|brauche|sehe|lese|trinke|esse) ich)\b)|sei so "
    r"(?:gut|nett|lieb) und|denk(?:e)? (?:bitte )?daran,|achte (?:bitte "
    r")?(?:darauf,|"
    r"immer darauf,) "
    r"dass du|mir (?:wäre|ist) (?:es )?(?:lieber|am liebsten|recht|"
    r"angenehmer|wichtig), (?:du|sie) (?:würdest|würden|hättest|hätten)|bei mir(?= (?:bitte|immer|"
    r"gerne?|lieber|nur|nie|keine?n?|künftig)\b)|"
    r"ehrlich gesagt|nur zur info|kleiner hinweis|am besten|nochmal|einfach|"
    r"im allgemeinen|wenn möglich|wenn's geht|morgen(?=,)|hinweis|wie immer|weiterhin|"
    r"fortan)\b(?:[,:!.]?\s+|(?<= )))",
    tail=r"(?:[,;]?\s*(?:\b(?:bitte|danke|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|"
    r"in zukunft|wie immer|(?<!nichts )(?<!etwas )für mich|immer|stattdessen|ok(?:ay)?|auch|"
    r"standardmäßig|generell|"
    r"grundsätzlich|wenn möglich|dann|jedes mal|wie üblich|dauerhaft|und zwar (?:immer|dauerhaft)|"
    r"weiterhin|fortan|wenn(?:'s| es) geht|mit mir|bei mir|von mir aus|übrigens|ja|(?<!nicht "
    r")(?<!leben )gerne?|würdest|würden|könntest|"
    r"(?:in|bei) (?:den|deinen|allen|meinen|euren|ihren) (?:antworten|texten|nachrichten|mails|"
    r"ergebnissen)|(?:solange|außer|es sei denn,?) ich (?:nichts anderes|etwas anderes|was "
    r"anderes) "
    r"(?:sage|will|möchte))\b|[.!…]+|[:;]-?[)D]|"
    r"[\U0001F300-\U0001FAFF\u2600-\u27bf\ufe0f]+))",
    polite=r"\bbitte\b|\bgerne? (?:auf|in|als|mit|ohne|per|kurz\w*|etwas|immer|nur)\b",
    unreal=UNREAL,
    sarcastic=SARCASTIC,
    reported=REPORTED,
    once=r"\A(?:und |aber )?(?:das|dies|es) (?:bitte|mal|alles|ganze|jetzt)\b|\b(?:diesmal|"
    r"dieses mal|nur (?:heute|jetzt|kurz|dieses mal|diesmal|einmal)|"
    r"ausnahmsweise|"
    r"für (?:jetzt|diese[nsmr]?|das meeting|die präsentation|den moment|(?:heute|"
    r"morgen)(?!.{0,60}\b"
    r"(?:gebucht|reserviert|bestellt|vereinbart|ausgemacht|angesetzt|geplant|storniert|abgesagt|"
    r"verabredet|angemeldet)\b))|"
    r"(?:in|bei|an|zu|auf) diese[nmr] (?!jahr|sommer|winter|team|bereich|gebiet|land|haus|"
    r"fällen)\w+|vorübergehend|erstmal|erst mal|fürs erste|einmalig|"
    r"im moment|gerade eben|hier (?:bitte(?! (?:nicht |gern |auch )?(?:ge)?(?:duz|siez))|mal|nur|"
    r"in|als))\b",
    standing=r"\b(?:immer|nie|niemals|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|stets|"
    r"zukünftig|in zukunft|grundsätzlich|generell|standardmäßig|jedes mal|wie immer|"
    r"dauerhaft|fortan|weiterhin|jederzeit|für die zukunft|durchgehend|nie (?:mehr|wieder)|bei "
    r"allem|"
    r"für alle zeit|ein für alle ?mal|(?:für |das )?nächste mal und (?:\w+ )?immer)\b",
    additive=r"\b(?:auch|zusätzlich|außerdem|ebenfalls|dazu noch)\b",
    asked=r".*\b(?:immer|nie|künftig|bitte|grundsätzlich|ab jetzt)\b.*, (?:ja|ok|okay|gell|ne|gut|"
    r"geht das|einverstanden)|(?:[^?]{0,60},\s*)?(?:kannst|könntest|würdest|können|könnten|"
    r"würden|magst) (?:du|"
    r"sie)\b.*\b(?:immer|nie|ab jetzt|ab sofort|"
    r"künftig|in zukunft|merken|vergessen|löschen|streichen|speichern|notieren|entfernen|"
    r"grundsätzlich|nennen|stets|generell|duzen|siezen|"
    r"dauerhaft|"
    r"standardmäßig|nie wieder|keine?n? \w+ mehr)\b.*",
    opposed=r",? (?:und |aber )?(?:nicht|keine?n?)\b|,? statt\b|,? anstatt\b|,? anstelle von\b|"
    r",? als\b",
    compares=r"\b(?:statt|anstatt|anstelle von|als)\b",
    limit=r",? (?:für|in|bei|im|beim|am|an|wenn|mit|sobald|falls|bevor) ",
    describes=r"mit",
    limit_ahead=r"(?P<limit>(?:für|bei|in|zu) (?!mich\b|zukunft\b|uns\b|mir\b|dem\b|"
    r"der\b)(?:(?!\b(?:ist|gibt|"
    r"sind|hat|"
    r"habe|bin|wird|haben|gilt|gelten|geht|soll|reicht|suche|brauch|zählt|interessiert|"
    r"interessieren|kommt|kommen|muss|darf|will)\b)[\w& -]){2,40}?(?=, |"
    r": |,? (?:bitte|lieber|keine?n?|ohne|"
    r"am besten|nie|per|mit|möglichst|stets|grundsätzlich|generell|"
    rf"immer|nimm|zeig|zeige|{ORDER}(?! ich\b| wir\b)|"
    r"verwende|nutze|benutze|nur|brauche ich|möchte ich|will ich|hätte ich|schließe ich|nehme "
    r"ich|bevorzuge ich|mag ich|reicht mir|reichen mir)\b)|"
    r"(?:immer )?(?:wenn|sobald|falls|bevor|sooft) (?:du|sie|etwas|was) [^,]{3,60}(?=, ))"
    r"(?:, |: |,? )(?:dann )?",
    open_limits=r"(?:(?:uns|mir|euch) [\w ]+|die zukunft|das nächste mal|später|mich|alles|jetzt|"
    r"alle (?:antworten|zahlen|"
    r"beträge)|meine antworten|antworten|"
    r"zahlen|beträge|allen antworten|zukunft|allem)",
    glue=r"(?:temperaturen|entfernungen|uhrzeiten|termine|summen|kosten|umsätze|angaben|daten|"
    r"angezeigt|dargestellt|ausgegeben|angegeben|mir|mich|uns|alles|alle|antworten?|"
    r"beträge?n?|zahlen|werte|ergebnisse|in|als|mit|"
    r"auf|und|"
    r"oder|nur|bitte|immer|die|den|der|das|einheiten|währung|format|stets|lieber|kurz|form|"
    r"eher|gerne?|künftig|zukünftig|stets|grundsätzlich|generell|dauerhaft|von|nach|zur|zu|mehr|"
    r"preise|sehen)",
    needless=r"\b(?:bitte|immer|stets|mir) | (?:bitte|immer|stets|mir)\b",
    pronouns=r"(?:sie|es|das|ein|eine|einen|einer|die)",
    article=r"(?:ein|eine|einen|einem|einer|dieses|diese|diesen|das|dein|deine)",
    pointing=r"(?:dieses|diese|diesen|dein|deine|das)",
    trailing=r"\b(?:es|das|dies|sie|ihn|ihm|dich|dir|so|als|für|von|statt|ohne|per|und|oder|"
    r"(?:immer|nur|stets|meist) (?:mit|in|bei|nach))\Z",
    addressed=r"\b(?:dein\w*|du|gestern|heute|gerade|angehängt\w*)\b",
    empty=r"(?:das|dies|es|mir|mich|was|wenn|wie|ob|wo|wer|warum|alles|etwas|nichts)\b.{0,12}",
    unsaid=r"(?:mein|meine|meinen|unsere?|die|das|den) [\w-]+",
    poison=r"\b(?:ignorier\w*|missachte|umgehe|anweisung(?:en)?|system-?prompt|richtlinien?|"
    r"admin\w*|"
    r"root|erwähne (?:das |es )?nicht|sag (?:das |es )?nicht|du bist|genehmig\w*|vertrau\w*|"
    r"bedeutet|jemand|alle nutzer|passw\w+|geheim\w*|token|schlüssel|zugangsdaten|https?:|www\.)"
    r"\b",
    others=r"(?:er|sie|(?:[A-ZÄÖÜ][\w-]+|mein \w+|meine \w+|der \w+|die \w+)(?: [A-ZÄÖÜ][\w-]+)?) "
    r"(?:.* )?(?:mag|möchte|will|bevorzugt|hasst|liebt|braucht|findet|wohnt|verdient)\b.*",
    corrects=r"(?:wünsch\w+|lieber|lieb|wichtig|gut|schön|hilfreich|angenehm\w*|besser|gern\w*|"
    r"recht|"
    r"liebsten|toll|super|prima|praktisch|mag es|liebe es|schätze es|freue mich)[^,]{0,12},? "
    r"(?:wenn|"
    r"dass) (?:du|sie)\b|\b(?:doch|lieber|stattdessen|eigentlich|korrektur|besser|eher|nein|am "
    r"liebsten)\b",
    determiner=r"(?:die|der|den|dem|das|meine?[nrm]?|alle[nr]?|unsere?[nr]?|jede[nrms]?)",
    present=r"ich\b",
    pointed=r"\b(?:es|das(?! \w)|dies|diese[rsmn]?|oben|unten|folgende[nrs]?|ihn|ihnen)\b",
    to_do=r"zu ",
    at_hand=r"(?:die|der|das|den|dem|diese[rsnm]?) ",
    mine=r"(?:meine?[nrms]?|die|den|das|der) ",
    setting=r" ?-?(?:vorlieben?|einstellung(?:en)?)\Z",
    prefixes=r"(?:[\s,]*\b(?:alles,? (?:was du )?(?:über|zu|von)|dass|das mit(?: dem| der| den| "
    r"meinem| meiner)?|die (?:sache|info|"
    r"vorliebe) (?:mit|zu|für|über)|den "
    r"teil (?:mit|"
    r"über|zu)|was (?:ich )?(?:über|zu)|der|dem|den)\b\s*)",
    own=r"(?:und |aber |also |dann )*(?:ich\b|wir\b|meine? (?:voller )?(?:(?:nach|vor|spitz)?name|"
    r"job|beruf|rolle|"
    r"region|gebiet|bereich|team)\b|mir\b|(?:habe?|bin|wohne|"
    r"arbeite|komme)\b|[\w-]+(?: [\w-]+){0,4} (?:bin|habe?|wohne|arbeite|esse|trinke|mag|mache?|"
    r"gehe?|"
    r"fahre?|spiele?|nutze?) ich\b)",
    elided=rf"(?:und |sowie |aber |auch |dann )*(?:{_CARRIES}\b(?! (?:ich|wir)\b)|"
    rf"(?:reisen|wohnen|leben|haben|nutzen|arbeiten|fahren|essen|kümmern|verkaufen|planen|"
    rf"betreuen|spielen|kommen|machen|beliefern)\b|(?P<state>(?:jetzt |nun |"
    r"inzwischen )(?:im|in|in der|bei|"
    r"beim)|(?:zuständig|verantwortlich) für|allergisch "
    r"gegen)\b)",
    conditional=r"\A(?:für|bei|mit|in|im|ab) |\b(?:wenn|falls|sobald|sofern|solange|außer|bis|"
    r"über|unter|mehr als|weniger "
    r"als)\b",
    ask=r"(?:was|wie|warum|welche\w*|wer|wo|wann|ist|sind|hat|haben|kann|kannst|soll|sollte|darf|"
    r"(?:bin|habe) ich|könntest|würdest|könnten|würden|kannst|weißt)\b",
    no_names=r"(?:ein|eine|der|die|das|im|in|sehr|so|nicht|gerade|noch|schon|fertig|zufrieden|müde|"
    r"krank|neu|deutsch\w*|zurück|wieder|an|bitte|wenn|später|morgen|heute)",
    follows=r"und|oder|mit|für|bei|in",
    colouring=r"(?:bitte|immer|mehr|sehr|so) ",
    group=r"team|abteilung",
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
    person=third_person,
    statement=statement,
    plain=main_clause,
    tidy=tidy,
    general=_GENERAL,
    straight=straight,
    stranger=STRANGER,
    subjectless=SUBJECTLESS,
    tags=r", (?:ja|ok|okay|gell|ne|bitte|einverstanden|klar|geht das|ginge das|passt das|ist das "
    r"ok|"
    r"alles klar|in ordnung|verstanden)\s*\?+\s*\Z",
)
