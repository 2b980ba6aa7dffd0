"""The German grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting, Grammar
from keepwise.bank.speech.languages.de.lives import LIVES
from keepwise.bank.speech.languages.de.orders import ORDERS
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
    r"(?-i:arbeite|wohne|lebe|bevorzuge|betreue|mag|bin|verantworte|"
    r"spreche|möchte|will|brauche|hätte|nutze|benutze|verwende|leite|kümmere|trinke|esse|"
    r"hei(?:ß|ss)e|hasse|liebe|pendle|pendele|lerne|komme|habe|hab|fahre|gehe|spiele|lese|koche|"
    r"mache|vertrage|studiere|unterrichte|trainiere|jogge|reise|stehe|sammle|schaue|vergleiche|"
    r"prüfe|sehe|nehme|höre|kaufe|verkaufe|sitze|stamme|ernähre|interessiere|programmiere|"
    r"jobbe|berichte|verwalte|bekomme|kann|darf|muss|rauche|schlafe|schwimme|klettere|reite|"
    r"singe|male|engagiere|leide|reagiere|ziehe|wechsle|suche|helfe|fliege|starte|vermeide|"
    r"meide|lege|backe|tanze|trage|baue|züchte|fotografiere|bleibe|finde|präferiere|halte|"
    r"versuche|schreibe|werde|rechne|plane|bestelle|rede|komm(?= aus)|wohn|ess|trink|les|heiß)"
)
_TIMES = (
    r"(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|morgens|abends|mittags|nachmittags|"
    r"vormittags|nachts|wochentags|am wochenende|privat|beruflich|zuhause|daheim|nebenbei|seit|"
    r"jeden|jede|jedes|in meiner freizeit|im sommer|im winter|ab|meist|meistens|außerdem|"
    r"dort|da|jetzt|inzwischen|dafür|am liebsten|normalerweise|sonst|für|bei|ansonsten|"
    r"kaffee|tee|fleisch|alkohol|zum|in|im|auf|mit|am)"
)

GRAMMAR = Grammar(
    language="de",
    cutting=Cutting(
        starters=r"(?:bitte)(?=\s+\w{3})|(?:immer|nie)(?=\s+\w{3})|"
        rf"{_CARRIES}(?! (?:ich|wir|du)\b)|ich|wir(?= (?:sind|\w+e?n)\b)|"
        r"der (?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch) (?:ist|gehört|bleibt)|"
        r"(?:meine?|unsere?)(?= [\w'-]+(?:,? [\w'-]+){0,2},? (?:ist|sind|heißt|heisst|heißen|hat|"
        r"haben|arbeitet|wohnt|lebt|geht|kommt|spielt|studiert|beginnt|endet|liegt|isst|spricht|"
        r"verträgt|läuft|trifft)\b)|mein[e]?(?= \w)|mir (?:ist|sind|wäre|reicht|reichen|"
        r"gefällt|schmeckt|genügt|genügen)|mich (?:nervt|nerven|stört|stören|interessiert)|"
        r"(?:zeig|nenn|vergiss|merk|antwort|schreib|sag|gib|mach|nimm|erinner|lass|sprich|"
        r"erklär|stell|vergleich|rechn|vermeid|achte|wähl|unterschreib|such|frag|hör|bleib|"
        r"verwend|benutz|nutz|formulier|fass|halt|denk|leg|duz|siez)(?:e|en sie)?(?= \w)|niemals|"
        rf"(?<!tags und )(?<!ochs und )(?<!ends und )(?<!gens und ){_TIMES}(?: [\w-]+){{0,3}}? "
        rf"(?:{_CARRIES}|hab|bin) (?:ich|wir)|"
        r"(?-i:[A-ZÄÖÜ])[\w-]+ (?:mag|esse|trinke|vertrage|brauche|hasse|liebe|mach|mache|nutze|"
        r"lese|will) ich|"
        r"(?:allergisch|zuständig|verantwortlich) (?:gegen|für)|"
        rf"(?:(?<=deshalb )|(?<=deswegen )|(?<=daher )|(?<=drum )|(?<=darum )|(?<=dafür )|"
        rf"(?<=also ))"
        rf"(?:{_CARRIES}|hab|mach|brauch|nehm|fahr|geh|ess|trink|lauf|koch|schau) (?:ich|wir)|"
        r"ab (?:jetzt|sofort)|eigentlich|"
        r"(?:alle|die meisten|meine freunde|meine kollegen|freunde|kollegen) (?:nennen|sagen|"
        r"rufen)|"
        r"(?:ohne|kein|keine|keinen|nur|nix)(?= [\w-]+ (?:bitte|verwenden|mehr)\b)|"
        r"(?:keine|ohne|nie)(?= (?:\w+e[nr]? )?(?:fremdwörter|fachbegriffe|emojis?|floskeln|"
        r"anglizismen|fließtext|smileys|abkürzungen)\b)",
        joined=r"",
        breaks=r"(?<=\w)\s*[\U0001F300-\U0001FAFF\u2600-\u27bf]+\ufe0f?\s+(?=\w)",
        together=r"ich \w+en\b",
        also=r"(?:auch|dann|dazu) ",
        conjunctions=r"und|aber|denn|sowie|doch|sondern|also|drum|deshalb|deswegen|daher|dafür",
        resuming=r"also|daher|deshalb|deswegen|drum|darum|und|aber",
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
        r"semester|lehrjahr|advent|monat|jahr|geburtstag|platz|jän|liga",
    ),
    rules=(*PEOPLE, *SELVES, *WISHES, *LIVES, *ORDERS),
    gate=r"\w{2}",
    lead=r"(?:(?:nee|nö|nein|hm+|ach so|btw|fyi|p\.?s|ps|nebenbei(?: gesagt| bemerkt)?|apropos|ach|"
    r"achso|oh|ah|aha|nur damit du (?:es )?weißt|damit du (?:es )?weißt|ich wollte (?:dir |ihnen "
    r"|euch )?"
    r"(?:noch |nur |kurz |mal )*(?:sagen|erwähnen|loswerden)|was du wissen solltest|(?:[\w-]+ "
    r"){0,2}"
    r"[\w-]*(?:frage|thema|problem|anliegen|hinweis|kontext|situation|ausgangslage|projekt)(?=:)|"
    r"na|naja|na gut|tja|genau|alles klar|stimmt|richtig|perfekt|top(?! \d)|cool|passt|"
    r"servus|moin(?: moin)?|grüß (?:gott|dich)|grüezi|hoi|tach|mahlzeit|sorry|entschuldigung|"
    r"verzeihung|kurz zu mir|zu mir(?: kurz)?|vorab|vorweg|zum hintergrund|zur einordnung|"
    r"hintergrund|"
    r"noch was|noch eins|eins noch|ach und|und noch was|wichtig|deshalb|deswegen|daher|drum|darum|"
    r"dazu|dann|sonst|ansonsten|denn|dafür|halt|wobei|jedenfalls|soweit|kleine korrektur|update|"
    r"zur info|info|nur so|achtung|weißt du|wie du weißt|bevor ich es vergesse|was ich noch sagen "
    r"wollte|falls (?:das|es) (?:hilft|wichtig ist|relevant ist)|quatsch|moment mal|streich das|"
    r"andersrum|doch nicht|lieber doch|ich glaube|ich denke|fürs protokoll|der vollständigkeit "
    r"halber|zugegeben|persönlich|von meiner seite|was mich betrifft|bei mir(?= \w+ \w+ ich))\b"
    r"[,.:!…]*\s+(?:[-–]\s+)?|(?:kurze? |eine |noch eine )?(?:sache|info|"
    r"notiz|bitte|"
    r"anmerkung)\b[^:.]{0,40}:\s+|wenn du (?:mir )?[^,]{2,60},\s+|(?:bitte|also|und|aber|doch|"
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
    r"mir|(?:fände|finde) es (?:gut|schön|besser|toll|hilfreich|angenehmer|praktisch|super|klasse)|"
    r"mag es(?: lieber| gern| am liebsten)?|liebe es|schätze es|würde mich (?:sehr )?"
    r"freuen|"
    r"bitte dich),? (?:dass|wenn) (?:du|sie)|(?:du|sie) (?:kannst|können|darfst|sollst|solltest|"
    r"könntest)|"
    r"(?:an)?statt [\w-]+(?: [\w-]+)? (?=(?:nimm|bitte|lieber|verwende|zeige?|nutze|benutze|gib|"
    r"mach)\b)|sei so (?:gut|nett|lieb) und|denk(?:e)? (?:bitte )?daran,|achte (?:bitte "
    r")?(?:darauf,|"
    r"immer darauf,) "
    r"dass du|bei mir|ehrlich gesagt|nur zur info|kleiner hinweis|am besten|nochmal|einfach|"
    r"im allgemeinen|wenn möglich|wenn's geht|morgen(?=,)|hinweis|wie immer|weiterhin|"
    r"fortan)\b(?:[,:!.]?\s+|(?<= )))",
    tail=r"(?:[,;]?\s*(?:\b(?:bitte|danke|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|"
    r"in zukunft|wie immer|für mich|immer|stattdessen|ok(?:ay)?|auch|standardmäßig|generell|"
    r"grundsätzlich|wenn möglich|dann|jedes mal|wie üblich|dauerhaft|und zwar (?:immer|dauerhaft)|"
    r"weiterhin|fortan|wenn(?:'s| es) geht|mit mir|bei mir|von mir aus|übrigens|ja|gerne?|"
    r"(?:in|bei) (?:den|deinen|allen|meinen|euren|ihren) (?:antworten|texten|nachrichten|mails|"
    r"ergebnissen)|(?:solange|außer|es sei denn,?) ich (?:nichts anderes|etwas anderes|was "
    r"anderes) "
    r"(?:sage|will|möchte))\b|[.!…]+|[:;]-?[)D]|"
    r"[\U0001F300-\U0001FAFF\u2600-\u27bf\ufe0f]+))",
    polite=r"\bbitte\b|\bgerne? (?:auf|in|als|mit|ohne|per|kurz\w*|etwas|immer|nur)\b",
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
    once=r"\A(?:und |aber )?(?:das|dies|es) (?:bitte|mal|alles|ganze|jetzt)\b|\b(?:diesmal|"
    r"dieses mal|nur (?:heute|jetzt|kurz|dieses mal|diesmal|einmal)|"
    r"ausnahmsweise|"
    r"für (?:jetzt|heute|diese[nsmr]?|das meeting|die präsentation|den moment|morgen)|"
    r"in diesem (?:fall|bericht|diagramm)|vorübergehend|erstmal|erst mal|fürs erste|einmalig|"
    r"im moment|gerade eben|hier (?:bitte|mal|nur|in|als))\b",
    standing=r"\b(?:immer|nie|niemals|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|stets|"
    r"zukünftig|in zukunft|grundsätzlich|generell|standardmäßig|jedes mal|wie immer|"
    r"dauerhaft|fortan|weiterhin|jederzeit)\b",
    additive=r"\b(?:auch|zusätzlich|außerdem|ebenfalls|dazu noch)\b",
    asked=r".*\b(?:immer|nie|künftig|bitte|grundsätzlich|ab jetzt)\b.*, (?:ja|ok|okay|gell|ne|gut|"
    r"geht das|einverstanden)|(?:[^?]{0,60},\s*)?(?:kannst|könntest|würdest|können|könnten|"
    r"würden|magst) (?:du|"
    r"sie)\b.*\b(?:immer|nie|ab jetzt|ab sofort|"
    r"künftig|in zukunft|merken|vergessen|grundsätzlich|nennen|stets|generell|duzen|siezen|"
    r"dauerhaft|"
    r"standardmäßig|nie wieder|keine?n? \w+ mehr)\b.*",
    opposed=r",? (?:und |aber )?(?:nicht|keine?n?)\b|,? statt\b|,? anstatt\b|,? anstelle von\b|"
    r",? als\b",
    compares=r"\b(?:statt|anstatt|anstelle von|als)\b",
    limit=r",? (?:für|in|bei|im|beim|am|an|wenn|mit) ",
    describes=r"mit",
    limit_ahead=r"(?P<limit>(?:für|bei|in) (?!mich\b|zukunft\b|uns\b|mir\b)(?:(?!\b(?:ist|gibt|"
    r"sind|hat|"
    r"habe|bin|wird|haben)\b)[\w& -]){2,40}?)(?:, |,? (?=(?:bitte|"
    r"immer|nimm|zeig|zeige|"
    r"verwende|nutze|benutze|nur|brauche ich|möchte ich|will ich|hätte ich)\b))",
    open_limits=r"(?:mich|alles|jetzt|alle (?:antworten|zahlen|beträge)|meine antworten|antworten|"
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
    trailing=r"\b(?:es|das|dies|sie|ihn|ihm|dich|dir|so)\Z",
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
    corrects=r"(?:lieber|lieb|wichtig|gut|schön|hilfreich|angenehm\w*|besser|gern\w*|recht|"
    r"liebsten|toll|super|prima|praktisch|mag es|liebe es|schätze es|freue mich)[^,]{0,12},? "
    r"(?:wenn|"
    r"dass) (?:du|sie)\b|\b(?:doch|lieber|stattdessen|eigentlich|korrektur|besser|eher|nein)\b",
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
    own=r"(?:und |aber |also |dann )*(?:ich\b|meine?\b|mir\b|(?:habe?|bin|wohne|"
    r"arbeite|komme)\b|[\w-]+(?: [\w-]+){0,4} (?:bin|habe?|wohne|arbeite|esse|trinke|mag|mache?|"
    r"gehe?|"
    r"fahre?|spiele?|nutze?) ich\b)",
    elided=rf"(?:und |sowie |aber |auch |dann )*(?:{_CARRIES}\b(?! (?:ich|wir)\b)|"
    rf"(?P<state>(?:jetzt |nun |"
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
    straight=straight,
)
