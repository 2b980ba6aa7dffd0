"""The German grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting, Grammar
from keepwise.bank.speech.languages.de.rules import RULES
from keepwise.bank.speech.languages.de.wording import (
    main_clause,
    statement,
    straight,
    third_person,
    tidy,
)

GRAMMAR = Grammar(
    language="de",
    cutting=Cutting(
        starters=r"(?:bitte)(?=\s+\w{3})|(?:immer|nie)(?=\s+\w{3})|"
        r"(?:arbeite|wohne|lebe|bevorzuge|betreue|mag|bin|verantworte|spreche|möchte|will|brauche|"
        r"hätte|nutze|leite|kümmere|trinke|esse|hei(?:ß|ss)e|hasse|liebe|pendle|lerne|komme)"
        r"(?! ich\b)|ich|mein[e]?|zeig\w*|nenn\w*|nenne|vergiss|merk\w*|niemals|"
        r"antworte|verwende|benutze|nutze|nimm|ab (?:jetzt|sofort)|eigentlich",
        joined=r"",
        together=r"ich \w+en\b",
        also=r"auch ",
        conjunctions=r"und|aber",
        resuming=r"also|daher",
        causes=r"weil|denn|da",
        subjects=r"ich|meine?|bitte|immer",
        own=r"ich|meine?",
        asking=r"merke?n?|notiere?n?|denke?n?|zur info|vergiss",
        abbreviations="z.b zb d.h u.a bzw ca usw nr evtl ggf inkl exkl max min mind abs abt hr fr "
        "str tel vgl z b s.o o.ä dr prof st jan feb apr jun jul aug sep sept okt nov dez",
        months=r"jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|quartal|woche|stock",
    ),
    rules=RULES,
    gate=r"\b(?:ich|mir|mich|meine?[nrms]?|bitte|immer|nie|niemals|ab jetzt|ab sofort|künftig|"
    r"zeige?|"
    r"gib|antworte|nenne?|vergiss|vergessen|merke?n?|kein\w*|lieber|statt|nicht|verwende|"
    r"benutze?|nutze?|nimm|mach|duze?n?|sieze?n?|lösche?|fass|sprich|für|stets|grundsätzlich|doch|"
    r"denke?|beachte|notiere?|wir|uns|besser|am liebsten|duzen|siezen|weniger|würdest|könntest|"
    r"kannst|"
    r"wäre|lass|spar|verzichte?|generell|künftig|dauerhaft|stell|wechs\w+|schreibe?|sei|kurz|"
    r"ohne|speichere?)\b",
    lead=r"(?:(?:nee|nö|nein|hm+|ach so)\b[,.]?\s+|(?:kurze? |eine |noch eine )?(?:sache|info|"
    r"notiz|bitte|"
    r"anmerkung)\b[^:.]{0,40}:\s+|wenn du (?:mir )?[^,]{2,60},\s+|(?:bitte|also|und|aber|doch|"
    r"nein|ja|ok(?:ay)?|hallo|hi|hey|guten (?:morgen|tag)|danke|"
    r"super|gut|prima|eigentlich|übrigens|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|"
    r"zukünftig|in zukunft|generell|grundsätzlich|standardmäßig|wie gesagt|zur info|außerdem|"
    r"ach(?: ja)?|moment|korrektur|(?:kannst|könntest|würdest|magst) du(?: bitte)?|auch|"
    r"(?:können|könnten|würden) sie(?: bitte)?|"
    r"(?:es )?wäre (?:es )?(?:schön|toll|gut|super|nett|hilfreich|prima|klasse|lieb)(?: von "
    r"dir)?,? wenn "
    r"(?:du|sie)|mir (?:wäre|ist) (?:es )?(?:lieber|wichtig|recht|am liebsten),? (?:wenn|dass) "
    r"(?:du|sie)|"
    r"ich (?:möchte|will|hätte gerne?|wünsche mir|fände es (?:gut|schön|besser|toll)|würde mich "
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
    r"dauerhaft|fortan|weiterhin|jederzeit)\b",
    additive=r"\b(?:auch|zusätzlich|außerdem|ebenfalls|dazu noch)\b",
    asked=r"(?:[^?]{0,60},\s*)?(?:kannst|könntest|würdest|können|könnten|würden|magst) (?:du|"
    r"sie)\b.*\b(?:immer|nie|ab jetzt|ab sofort|"
    r"künftig|in zukunft|merken|vergessen|grundsätzlich|nennen|stets|generell|duzen|siezen|"
    r"dauerhaft|"
    r"standardmäßig|nie wieder|keine?n? \w+ mehr)\b.*",
    opposed=r",? (?:und |aber )?(?:nicht|keine?n?)\b|,? statt\b|,? anstatt\b|,? anstelle von\b|"
    r",? als\b",
    compares=r"\b(?:statt|anstatt|anstelle von|als)\b",
    limit=r",? (?:für|in|bei|im|beim|am|an|wenn|mit) ",
    describes=r"mit",
    limit_ahead=r"(?P<limit>(?:für|bei|in) (?!mich\b|zukunft\b)[\w& -]{2,40}?)(?:, |,? (?=(?:bitte|"
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
    corrects=r"\b(?:doch|lieber|stattdessen|eigentlich|korrektur|besser|eher|nein)\b",
    determiner=r"(?:die|der|den|dem|das|meine?[nrm]?|alle[nr]?|unsere?[nr]?|jede[nrms]?)",
    present=r"ich\b",
    pointed=r"\b(?:es|das(?! \w)|dies|diese[rsmn]?|oben|unten|folgende[nrs]?|ihn|ihnen)\b",
    to_do=r"zu ",
    at_hand=r"(?:die|der|das|den|dem|diese[rsnm]?) ",
    mine=r"(?:meine?[nrms]?|die|den|das|der) ",
    setting=r" ?-?(?:vorlieben?|einstellung(?:en)?)\Z",
    prefixes=r"(?:[\s,]*\b(?:alles,? (?:was du )?(?:über|zu|von)|dass|das mit|die (?:sache|info|"
    r"vorliebe) (?:mit|zu|für|über)|den "
    r"teil (?:mit|"
    r"über|zu)|was (?:ich )?(?:über|zu)|der|dem|den)\b\s*)",
    own=r"(?:und |aber |also )?(?:ich\b|meine?\b|mir\b)",
    elided=r"(?:und |sowie |aber )?(?:(?:arbeite|wohne|lebe|bevorzuge|betreue|mag|bin|verantworte|"
    r"spreche|möchte|will|brauche|hätte|nutze|leite|kümmere|trinke|esse|hei(?:ß|ss)e|hasse|liebe|"
    r"pendle|lerne|komme)\b(?! ich\b)|(?P<state>(?:jetzt |nun |inzwischen )(?:im|in|in der|bei|"
    r"beim)|(?:zuständig|verantwortlich) für|allergisch "
    r"gegen)\b)",
    conditional=r"\A(?:für|bei|mit|in|im|ab) |\b(?:wenn|falls|sobald|sofern|solange|außer|bis|"
    r"über|unter|mehr als|weniger "
    r"als)\b",
    ask=r"(?:was|wie|warum|welche\w*|wer|wo|wann|ist|sind|hat|haben|kann|kannst|soll|sollte|darf|"
    r"bin|habe|könntest|würdest|könnten|würden|kannst|weißt)\b",
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
