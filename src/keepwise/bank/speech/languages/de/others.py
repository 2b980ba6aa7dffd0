"""German: whose words or tastes a sentence tells, and what is only imagined or meant in irony."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.de.parts import KIN, KIN_TASTE, KIN_WORKS

_OF = (
    r"(?: (?:aus|von|vom|im|in|am|beim|bei) (?:der |dem |den |unserem |unserer |meinem |meiner )?"
    r"[\w-]+(?: nebenan| oben)?)?"
)
_CALLED = r"(?:,? [A-ZÄÖÜ][\w-]+,?)?"
# Who can have tastes: by possessive, by role, by name.
_HUMAN = (
    r"(?i:kolleg\w+|chef(?:in)?|kund(?:e|en|in|innen)|neue|azubi\w*|praktikant\w*|nachbar\w*|"
    r"freund\w*|vorgesetzte\w*|leiter\w*|leitung|vorstand|geschäftsführ\w+|auftraggeber\w*|mann|"
    r"frau|junge|mädchen|kinder|kleine[rn]?|großen?|alte|leute|meisten|gäste?|eltern|familie|"
    r"trainer\w*|lehrer\w*|arzt|ärztin|vermieter\w*|verkäufer\w*|berater\w*|team|mannschaft|"
    r"anderen|jungs|mädels|schüler\w*|student\w*|teilnehmer\w*|nutzer\w*|user|agentur|"
    r"geschäftsleitung|hersteller|anbieter|doku\w*|anleitung|handbuch|gesetz\w*|buchhaltung|"
    r"personalabteilung|redaktion|herrschaften|zwillinge|dame|herr)"
)
_KIN = r"(?i:tante|onkel|oma|opa|mama|papa|mutti|vati|herr|frau|dr\.|prof\.)"
_WHO = (
    r"(?:(?i:er|sie|man|jemand|niemand|alle|viele|manche|einige|jeder|keiner|manche[rn]?|andere|"
    r"(?:viele|manche|andere|alle) \w+)|"
    r"(?i:mein|unser|dein|euer|eur|ihr|sein)(?i:e[rn]?)? (?:[a-zäöüß]+e[rns]? )?[\w-]+"
    rf"{_CALLED}{_OF}(?: und (?:(?:mein|unser)e? )?[\w-]+)?|"
    rf"(?i:der|die|das) (?:[a-zäöüß]+e[rns]? )?(?:[A-ZÄÖÜ][\w-]+)?{_HUMAN}{_CALLED}{_OF}|"
    rf"(?!(?:Ich|Wir|Du|Mir|Mich|Bitte|Das|Es|Was|Wie|Immer|Nie)\b)(?:{_KIN} )?[A-ZÄÖÜ][\w-]+(?: "
    rf"[A-ZÄÖÜ][\w-]+)?{_OF}"
    rf"(?: und (?:{_KIN} )?[A-ZÄÖÜ][\w-]+)?)"
)
_HOW = (
    r"(?:(?i:auch|ja|immer|total|sehr|wirklich|halt|leider|eher|übrigens|dagegen|hingegen|aber|"
    r"nun mal|selbst|jedenfalls|sowieso|eh|echt|zum beispiel|persönlich|dafür) )*"
)
_FONDLY = (
    r"(?:(?:[\w-]+ ){0,4}?(?:am liebsten|lieber|sehr gerne?|gerne?|ungern|nie|niemals|"
    r"ausschließlich|für (?:sein|ihr) leben gern)\b|nur (?!noch (?:ein|zwei|drei)|(?:vegan|"
    r"vegetar|gluten|laktose|koscher|halal))|immer (?:nur|alles))"
)
# What says what somebody likes or wants.
_TASTES = (
    r"(?i:(?:sagt|sagte|sagen|schreibt|schrieb|schreiben|meint|meinte|meinen|findet|finden|fand|"
    r"möchte|möchten|mag|mögen|mochte|will|wollen|wollte|bevorzugt|bevorzugen|hasst|hassen|liebt|"
    r"lieben|braucht|behauptet|denkt|fragt|fragte|wünscht|wünschen|schwört|schwören|verlangt|"
    r"empfiehlt|rät|bittet|bat|fordert|besagt|besteht (?:immer |stets )?(?:auf|darauf)|steht "
    r"(?:\w+ )?auf|stehen "
    r"(?:\w+ )?auf|fährt "
    r"(?:\w+ )?ab auf|fährt voll auf|ist (?:\w+ )?(?:fan|verrückt nach)|ist (?:ein |eine )?"
    r"(?:großer |große |totaler |totale |riesen-?)?(?:fan|freund|freundin) (?:von|der|des)|hält "
    r"(?:\w+ )?(?:nichts|viel|wenig) von|interessiert sich|hätte (?:gerne?|lieber|am liebsten|"
    r"es gern)|hätten (?:gerne?|lieber)|würde (?:gerne?|lieber|am liebsten|nie)|verabscheut|"
    r"vergöttert|genießt|zieht (?!ich\b).{2,40} vor|kann (?!ich\b|wir\b).{2,60} (?:nicht "
    r"(?:leiden|ausstehen|ab|riechen)|"
    r"nichts anfangen)|hat gesagt|haben gesagt|hat geschrieben|hat gemeint|"
    rf"(?:arbeitet|nutzt|trinkt|isst|hört|liest|schaut|sieht|fährt|reist|bestellt|kauft|nimmt|"
    r"trägt|benutzt|verwendet|schreibt|geht|fliegt|kocht|spielt|macht|hat|bekommt|"
    rf"verzichtet|schläft|raucht|frühstückt) {_FONDLY}))"
)
# Verbs whose third person is the first: after somebody else's clause they speak of that person.
_SAME = (
    r"(?<!ich )(?<!wir )(?<!was )(?<!wie )(?<!wo )(?<!der )(?<!die )(?<!das )(?i:mag|will|möchte|"
    r"kann|darf|hätte)"
)

# Somebody's own people, as the subject of a sentence or behind a preposition.
_PEOPLE = (
    rf"(?i:{KIN}|\w*kolleg(?:e|en|in)|nachbar(?:n|in)?|mitbewohner(?:in)?|schwager|schwägerin|"
    r"neffen|söhnchen|kumpel|ehemann(?:es)?|azubis?|praktikant(?:in|en)?|kund(?:e|en|in)|"
    r"vetter|cousins?|groß(?:tante|onkel)|(?:schwieger|stief|paten)\w+|bekannte[rn]?|gäste?|"
    r"trainer(?:in)?|lehrer(?:in)?|patin|patenonkel|mitarbeiter(?:in)?|freunde[ns]?)"
)
_THIRD = (
    r"(?!(?:nicht|gut|seit|jetzt|mit|echt|recht|selbst|sonst|erst|fast|dort|weit|meist|zuletzt|"
    r"laut|heut|überhaupt|damit|bist|hast|könnt|wollt|achtet|schlecht|leicht|direkt|komplett|"
    r"zumeist|insgesamt|exakt|kompakt)\b)"
    r"(?:mag|will|kann|möchte|darf|muss|soll|hätte|würde|[a-zäöüß]{2,}t)\b"
)
# Names at the head of a sentence: nouns stand there with an article, or do other things.
_NAMED = (
    r"(?!(?:Das|Es|Was|Wer|Hier|Heute|Morgen|Gestern|Arbeit|Essen|Name|Job)\b)(?:(?i:herr|frau|tante|"
    r"onkel|oma|opa) )?[A-ZÄÖÜ][a-zäöüß]+"
)
STRANGER = (
    r"(?!.*\b(?:ich|Ich|wir|Wir|mir|Mir|mich|Mich)\b)"
    r"(?:(?i:und|aber|also|ach|übrigens|na ja|naja|ja|nein|ok|hallo|hi),? )*"
    rf"(?:(?i:er|sie) {_THIRD}|(?i:mein|unser|sein|ihr)(?i:e)? (?:[a-zäöüß]+e[rns]? )?"
    rf"{_PEOPLE}\b|(?i:der|die) (?:[a-zäöüß]+ )?(?i:(?:kolleg|nachbar|schwager|schwäger|chef|"
    r"mitbewohner|kund|vermieter|praktikant|azubi)(?:e|in|n)?)\b|"
    r"(?i:oma|opa|mama|papa|mutti|vati)\b|"
    rf"{_NAMED} (?:kommt|wohnt|heißt|arbeitet|studiert|lebt|heiratet|feiert|besucht|zieht|"
    rf"ist (?:(?:mein|unser|der|die|ein)e? (?:\w+e[rns]? )?{_PEOPLE}|\d+ ?Jahre?)|"
    rf"wird (?:\d+|[a-zäöü]+(?:zig|zehn|ßig))|hat (?:\w+ )?Geburtstag)\b|"
    rf"{_NAMED}, (?:mein|unser)e? )"
)
SUBJECTLESS = (
    r"(?!.*\b(?:bitte|du|dein\w*|dir|mir|mich|ich|wir|ab jetzt|künftig|antworten?)\b)"
    r"(?:(?:und|aber|auch|außerdem|dazu|leider|eben|übrigens|dafür|deshalb),? )*"
    rf"{_THIRD}(?! (?:es|das|man|sie)\b)"
)

REPORTED = (
    rf"(?!(?i:(?:mein|unser)e? (?:mann|frau|\w+) (?:arbeitet|verträgt|ist allergisch|heißt)\b))"
    rf"(?!(?i:alle|meine? (?:freunde|kollegen)) nennen mich\b)(?!(?i:[\w ]{{2,20}}? "
    rf"(?:sagen|sagt|rufen|ruft) (?:nur |einfach |immer )*(?:[\w-]+ zu mir|zu mir [\w-]+|mich)\b))"
    rf"{_WHO} {_HOW}{_TASTES}\b(?! (?i:ich|wir|mir|mich)\b)|(?i:laut )|"
    rf"(?!{KIN_WORKS}{KIN_TASTE}(?![^.]*\b{_SAME}\b)[^.]*[A-ZÄÖÜ])"
    rf"(?i:(?:mein|unser)e? |der |die |er |sie )[\w ,-]{{2,80}}? [a-zäöüß]{{2,}}t [^.]{{0,160}}? "
    rf"{_SAME} (?!(?i:ich|wir|mir|mich|man|es|das|er|sie|du)\b)|"
    rf"(?i:ich|wir) [^.]{{2,120}}?, (?:der|die|das) (?:\w+ ){{0,6}}\w+t [^.]{{0,160}}? {_SAME} "
    rf"(?!(?i:ich|wir|man)\b)"
)

# "A speech for my grandfather: he drinks only tea", "Lena: always cooks vegan".
_OF_SOMEBODY = (
    r"(?:\b(?:für|über|von|an|mit|um|zu|bei|wegen) (?:(?:mein|unser|dein|sein|ihr)(?:e[nrms]?)? "
    rf"(?:\w+ )?{_PEOPLE}|(?:(?:herrn?|frau|tante|onkel|oma|opa) )?(?-i:(?!Mail|Text|Antwort|"
    r"Bericht|Analys|Tabell|Code|Recht|Zahl|Reis|Diagramm)[A-ZÄÖÜ])[\w-]+)"
    r"(?:,? (?-i:[A-ZÄÖÜ])[\w-]+)?(?:,? \(?\d+\)?)?: (?!.{0,80}\b(?:allerg|geburtstag|heirat))"
    rf"(?:(?:er|sie)\b (?:\w+ ){{0,2}}?{_THIRD}|(?-i:[a-zäöüß]{{2,}}t|mag|will|kann|möchte|darf|"
    r"muss) (?!(?:ihr|mir|mich|ich|euch|bitte)\b)))"
)

# "This message came from Ulla: I ...", "The boss mails: all figures in euros".
_PASSED_ON = (
    r"\b(?:kam|kommt|bekam ich|habe ich|hab ich|erhielt ich|bekamen wir|haben wir)\b[^.?!,:]{0,30}"
    r"\b(?:von|vom|rein|herein|an)\b[^.?!,:]{0,30}(?::? (?-i:Ich|Wir|Mein|Meine|Bitte)|: ich|: wir|"
    r": bitte) |"
    r"\A(?:der|die|mein|unser|(?-i:[A-ZÄÖÜ])\w+)\b[\w ]{0,30}? (?:mailt|mailte|simst|textet|"
    r"verkündet|verkündete|verlangt|verlangte|meldet|postet|twittert|funkt|diktiert)(?: \w+){0,3}: "
)

UNREAL = (
    rf"{_OF_SOMEBODY}|{_PASSED_ON}|"
    # What others say or one used to think of oneself: "my doctor says I ...".
    r"\b(?:(?:sagt|meint|findet|behauptet|glaubt|denkt|schwört|wirft mir vor|erzählt)"
    r"(?: (?!(?:ich|wir|mir|dir)\b)\w+){0,3}|(?:sagte|meinte|fand|behauptete|glaubte|dachte|"
    r"erzählte)"
    r"(?: (?!(?:ich|wir|mir|dir)\b)\w+){1,3})[,:]? (?:dass )?(?:ich|wir)\b|"
    r"\b(?:steht|stand)\b(?: \w+){0,2},? (?:dass )?ich\b|"
    r"\A(?:kommentar|todo|readme|doku\w*|commit|slogan|motto|spruch|schlagzeile|aufkleber)\b"
    r"[^:.]{0,30}:|\bmeine? (?:roman)?(?:haupt|spiel)?(?:figur|protagonist\w*|held(?:in)?|"
    r"avatar)\b|\bperson [a-d]\b|"
    r"\b(?:im|in (?:meinem|dem|einem)) (?:roman|traum|film|spiel|drehbuch|märchen|theaterstück|"
    r"buch) \w+ ich\b|\b(?:rollenspiel|rollentausch|theaterstück|impro\w*|drehbuch|sketch|"
    r"szene)\b[^.]{0,60}[,:]? (?:ich|du) (?:bin|bist|spiele|spielst)\b|"
    r"\b(?:zettel|schild|aushang|plakat|speisekarte|packung|anleitung|tweet|hausordnung|mail|"
    r"e-mail|bewertung|rezension|broschüre|flyer|newsletter|sms|chat|gruppe)\b[^.:]{0,30}\b(?:steht|"
    r"stand|heißt es|hieß es|hängt|hing)\b[^.:]{0,20}[:,]|"
    r"\A(?:hier )?(?:der |ein |das |die )?(?:songtext|liedtext|beispiel(?:satz)?|zitat|"
    r"gedicht|dialog|auszug)\b:?|\bwenn (?:jemand|man|einer|nutzer|leute|andere|eine? (?:nutzer|"
    r"user|kund)\w*) .{0,60}\b(?:fragt|fragen|sagt|sagen|schreibt|schreiben|meint|erwähnt)\b|"
    r"\b(?:wenn ich .{0,40}(?:wäre|hätte|würde|könnte|sagte)|angenommen,? (?:ich|wir|du|es|jemand|"
    r"der|die|das|mein)|stell dir vor|"
    r"nehmen wir (?:\w+ ){0,2}an|"
    r"gesetzt den fall|hypothetisch|mal angenommen|zum beispiel|z\.\s?b\.|was wäre)"
    r"\b|\A(?:bitte |(?:kannst|könntest) du (?:mir |uns |bitte )*)?(?:schreibe?|erzähle?|dichte|"
    r"erfinde?|verfasse?|entwirf|denk dir|spiele?|mime?|tu so|tue "
    r"so)\b[^.]{0,120}\b[\w-]*(?:geschichte|text|"
    r"märchen|roman|krimi|gedicht|szene|sketch|song|lied|dialog|monolog|rolle|rede|brief|witz|"
    r"post|anzeige|tagebuch\w*|fabel)\w*,? (?:in|wo|aus|über|von|als|mit|für|"
    r"bei)\b.{0,200}\b(?:ich|er|"
    r"sie|mag|der|die)\b|\A(?:tu|tue|spiel|spiele|mime?|gib vor)\b|"
    r"\b(?:schrieb|schreibt|sagte?|meinte?|lautet|steht|stand|hieß|heißt es|antwortete|rief|"
    r"mailte)\b"
    r"(?: (?:mir|uns|mal|gerade|eben|gestern|heute|darin|da|dort|drauf|wörtlich|im \w+|per "
    r"\w+|auf \w+|in der \w+)){0,3} (?-i:Ich|Wir|Mein|Meine|Bitte) |"
    r"\A(?:bitte )?(?:schreibe?|sage?|antworte|teile?|richte|erkläre?|melde|maile?)(?: bitte)? "
    r"(?!bescheid\b)(?:ihm|ihr|ihnen|denen|(?:meine|de|unsere)[rmn] [\w-]+|frau \w+|herrn? \w+|"
    r"(?-i:[A-ZÄÖÜ])\w+)(?: mit| aus)?,? (?:dass|ich|wir|meine?)\b|"
    r"\b(?:horoskop|test|app|uhr|bot|ki|chatgpt|algorithmus|quiz|facebook|instagram|google|"
    r"spotify|netflix) (?:sagt|meint|behauptet|glaubt|denkt|findet)\b|"
    r"\A(?:gäbe es|hätte ich|wäre ich|könnte ich|müsste ich|würde ich) .{3,80}"
    r"\b(?:würde|wäre|hätte|ginge|käme|könnte|bräuchte)\b|"
    r"\b(?:ignoriere?|missachte|vergiss) (?:bitte )?(?:alle |sämtliche |deine |die |alles )+"
    r"(?:\w+ )?(?:anweisung|regel|vorgabe|instruktion|befehl|richtlinie)\w*"
)

_TROUBLE = (
    r"(?:abst[uü]rz|ausf[aä]ll|kaputt|fehl(?:er|schl)|verspät|häng|nicht funktion|streik|schief|"
    r"zusammenbr|verschwind|spinnt|ausfall|crash|gelöscht|nicht geht|stau|schon wieder|um drei "
    r"uhr nachts|überstunden|stundenlang|mitten in der nacht)"
)
SARCASTIC = (
    r"\bja,? klar\b|\bna klar\b|(?:^|\s)/s\b|\bals ob\b|\bna (?:toll|super|prima|klasse|"
    r"herrlich|wunderbar|bravo)\b|\bliebe? es (?:ja|doch|so+)\b|"
    r"\b(?:ach )?wie schön, (?:noch|schon|wieder)\b|\bgenau das habe? ich (?:mir )?(?:immer|"
    r"noch)\b|\bganz bestimmt\b|🙄|"
    r"\A\W*(?:na |ja |ja,? )?(?:klar|sicher|genau|logo|natürlich|ach ja|freilich),? und ich (?:bin|"
    r"heiße)\b|\bich bin (?:auch |nur |ja |wohl |doch )*(?:der (?:kaiser|könig|papst|osterhase|"
    r"weihnachtsmann)|die (?:queen|königin|kaiserin))\b|"
    r"\bscherz\b|\b(?:hasse|liebe|nie wieder)\b.{0,80}\b(?:haha+|hihi|lol)\b|\bnichts lieber "
    r"als\b.*\b(?:haha|lol)\b|\bich liebe (?:\w+ )?(?:fehlermeldung|"
    r"warteschleife|verspätung|überstunden|papierstau|ausfälle|bugs|wartezeit|staus?\b)\w*|"
    r"\bironie(?: off| aus| ende)\b|\A\W*ironie\W*\Z|"
    r"\A\W*(?:toll|super|prima|klasse|herrlich|wunderbar|großartig|spitze|bravo|fantastisch|"
    r"hurra|juhu|yay)\b.*\b(?:schon wieder|noch ein\w*|wieder mal|genau so (?:mag|liebe|habe?))\b|"
    r"\bja (?:auch )?(?:immer )?(?:so|total|wahnsinnig|unheimlich|besonders)+ gerne? (?:im|in|auf|"
    r"mit|am|zum)\b|\bliebe? ja \w+, (?:die|der|das|wenn)\b|"
    rf"\b(?:liebe|mag|genieße|freue mich) (?:es|immer|ja|doch)\b.{{0,80}},? "
    rf"wenn\b.{{0,120}}{_TROUBLE}|"
    r"\A\W*(?:klar|sicher|natürlich|logisch|aber ja|aber klar|ach was)\b[,!.]* .{0,60}\b(?:ich|"
    r"wir) "
    r".{0,120}\b(?:liebend gern|nichts lieber|so gern|total gern|sicher gern)|\bmein (?:absolutes "
    r")?"
    r"(?:highlight|lebenstraum)\b.*\b(?:schon wieder|warteschleife|stau|formular)"
)

_MAYBE = (
    r"(?:angeblich|vermutlich|womöglich|möglicherweise|theoretisch|anscheinend|scheinbar|"
    r"vielleicht|eventuell)"
)

SILENT: tuple[Rule, ...] = (
    # "My brother-in-law swears by bars and never wants tables": only a capital, or no capitals
    # at all, shows a sentence that has dropped its own "I".
    Rule("not-mine", "skip", r"(?-i:mag|will|möchte|kann|darf|hätte|muss|soll|würde) "
         r"(?!ich\b|wir\b|mir\b|mich\b)(?-i:.*[A-ZÄÖÜ].*)", bare=True),
    Rule("theirs", "skip", r"(?:wollen|mögen|möchten|hassen|lieben|hätten|brauchen|bevorzugen|"
         r"verlangen|bestehen|vertragen) (?!sie\b|wir\b|ich\b|uns\b).*", bare=True),
    Rule("as-told", "skip", r"ich (?:solle|müsse|könne|dürfe|wolle|möge|ginge|käme|gäbe|nähme|"
         r"wüsste|"
         r"bliebe|führe gern|fände) .*", unless=r"\bfände\b.*\b(?:du|wenn|besser|gut|schön)\b"),
    Rule("this-one", "skip", r"ich (?:bevorzuge|nehme|mag|möchte|will|wähle|finde) (?:(?:die|den|"
         r"das|lieber|eher|dann|doch) )*(?:variante|version|option|vorschlag|entwurf|möglichkeit|"
         r"nummer|nr\.?) \w+.*"),
    Rule("no-more", "skip", r"(?:ich )?(?:lieber|besser|eher|doch|dann|jetzt|bitte) (?:nicht|"
         r"nein|doch|lieber nicht)|eine?n? [\w-]+ (?:brauche|möchte|will) ich nicht"),
    Rule("such", "skip", r"ich (?:hasse|liebe|mag) solche .*"),
    Rule("maybe", "skip", r"ich [^,]*\b(?:vielleicht|eventuell|womöglich|vermutlich|"
         r"möglicherweise|angeblich)\b.*"),
    Rule("maybe", "skip", rf"{_MAYBE} (?!wichtig|noch|interessant|relevant|hilfreich|hilft|"
         r"nützlich|gut).*"),
    Rule("heard", "skip", r"ich habe (?:\w+ ){0,5}(?:gelesen|gehört|gesehen|erfahren|"
         r"mitbekommen|geträumt),? (?:dass|wie|ob|man|es|die|der)\b.*"),
    Rule("of-whom", "skip", r"ich (?:habe|kenne|betreue|hatte|treffe|sitze|berate|bin|arbeite) .*, "
         r"(?:der|die|das|den|dem|denen|welche\w*) .*\b(?:mag|will|möchte|hätte|hasst|liebt|"
         r"bevorzugt|braucht|wünscht|mögen|wollen|möchten|gern|lieber|am liebsten)\b.*"),
)  # fmt: skip
