"""German rules: kinds of statement that the other tables leave out, before and behind them."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.de.asked import POINTED
from keepwise.bank.speech.languages.de.broad import TROUBLE
from keepwise.bank.speech.languages.de.parts import GIVE, HABIT, MOMENT, ORDER, POINTS

_NOW = rf"{MOMENT}|{POINTS}|{TROUBLE}"
_UNIT = (
    r"(?:kilometern?|metern?|zentimetern?|meilen|fuß|zoll|litern?|millilitern?|gramm|"
    r"kilo(?:gramm)?|"
    r"unzen|celsius|fahrenheit|kelvin|grad celsius|stunden|minuten|tagen|personentagen|stück|"
    r"paletten|tonnen|euro|franken|dollar|pfund|prozent|prozentpunkten|netto|brutto|tassen|"
    r"esslöffeln|kalorien|kilojoule|kwh|quadratmetern?|hektar|watt|mbit|dezimalzahlen)"
)
_LASTS = (
    r"(?:bleiben|sein|laufen|angehen|ausgehen|anspringen|starten|beginnen|enden|aufhören|stehen|"
    r"heizen|kommen|gehen|dauern|angezeigt werden|gelten|zählen|leuchten|klingeln|runterfahren|"
    r"hochfahren|ausbleiben|aufgehen|zugehen|schließen|öffnen|\w+en)"
)

FIRST: tuple[Rule, ...] = (
    Rule("say-to-me", "fill", r"(?:sage?|sagt|sagen sie) (?:(?:ruhig|einfach|lieber|bitte|gerne?|"
         r"doch|nur|auch) )*(?P<name>(?!(?:Du|Sie|Ja|Nein|Hallo|Bescheid|Danke)\b)(?-i:[A-ZÄÖÜ])"
         r"[\w-]+) zu mir(?:[ ,].*)?|(?:(?:du|man|ihr|sie) (?:kannst|darfst|kann|darf|könnt|dürft|"
         r"können|dürfen) )?(?:(?:ruhig|einfach|lieber|bitte|gerne?|auch) )*(?P<name2>(?!(?:Du|Sie|"
         r"Ja|Nein|Bescheid)\b)(?-i:[A-ZÄÖÜ])[\w-]+) (?:zu mir sagen|zu mir)", kind="address",
         slot="address"),
    Rule("say-to-me", "fill", r"(?:alle|die meisten|meine freunde|freunde|kollegen|meine kollegen|"
         r"die kollegen|viele|jeder|man) (?:sagen|sagt|rufen|ruft) (?:zu mir |mich )?(?:(?:nur|"
         r"einfach|immer|meist) )*(?P<name>(?!(?:Du|Sie)\b)(?-i:[A-ZÄÖÜ])[\w-]+)(?: zu mir)?"
         r"(?:,.*)?|(?:nenne?|ruf|rufe|nennen sie) mich (?:(?:bitte|einfach|lieber|ruhig|gerne?) )*"
         r"(?P<name2>(?-i:[A-ZÄÖÜ])[\w-]+),? (?:statt|anstatt|und nicht|nicht|anstelle von) .+",
         kind="address", slot="address"),
    # How things are to be explained; one thing at hand has another object.
    Rule("explained", "free", r"(?:erkläre?n?|schreibe?n?|beschreibe?n?|sagen?|zeigen?|zeig|sag|"
         r"vermittle?n?|bringe?n?|erläuter[en]?|schilder[en]?|stelle?n?)(?: sie)? (?:mir |uns )?"
         r"(?:bitte )?(?:(?:die|solche|alle|neue|technische|schwierige) )?(?:dinge|sachen|"
         r"sachverhalte|themen|zusammenhänge|begriffe|fachliches|technisches) (?:bitte "
         r"|immer |stets |möglichst |am besten |nur )*(?P<x>(?:ohne|mit|in|anhand|so|wie|schritt|"
         r"per|als|nie|langsam|kurz|direkt|einfach|knapp|ausführlich|anschaulich)\b(?!.*\b"
         r"(?:diese\w*|dem text|der mail|der datei|den anhang)\b).{0,80})",
         fact="Möchte Erklärungen {x}",
         unless=r"\b(?:heute|gerade|diesmal|hier|oben|unten|mail|tabelle|liste|anhang|text)\b"),
    # What is cooked, eaten or read in a language's manner asks for no answers in it.
    Rule("manner", "free", r"ich (?P<v>koche|esse|backe|bestelle|frühstücke) (?P<x>(?:\w+ )*?"
         r"(?:gerne?|am liebsten|oft|viel|meist|meistens|immer|nur) (?:[\w-]+ ){0,2}\w{3,}isch"
         r"(?: .{2,60})?)", kind="personal", unless=_NOW),
    Rule("stands", "free", r"ich stehe (?P<x>vor (?:einer|der|meiner) (?:[\w-]+ )?klasse"
         r"(?: (?:in|an) .{2,40})?)", kind="work", unless=_NOW),
    Rule("no-talk", "free", r"(?:von|über) (?P<x>(?!(?:dir|dem|der|den|das|diese\w*)\b)[\w-]+"
         r"(?: und [\w-]+)?) (?:will|möchte|mag) ich (?:gar |überhaupt |bitte )*nichts (?:hören|"
         r"lesen|wissen|sehen)", fact="Interessiert sich nicht für {x}", unless=POINTED),
    Rule("allergic", "free", r"ich bin (?P<x>(?:leider |sehr |leicht |stark |hoch)*gegen .{2,60} "
         r"allergisch)", kind="personal", fact="Ist {x}"),
    Rule("none-over", "free", r"(?P<x>keine?n? [\w-]+ (?:länger|größer|kürzer|kleiner|teurer|"
         r"lauter|später|früher|schwerer|höher|über|unter|mehr) (?:als )?.{2,60})",
         fact="Möchte {x}", sign=True, unless=POINTED),
    Rule("does-for", "free", r"ich mache (?P<x>(?:hauptsächlich |vor allem |meist |meistens |nur |"
         r"in erster linie |überwiegend |beruflich )+(?-i:[A-ZÄÖÜ])[\w-]+ (?:für|in|bei) (?:die |"
         r"den |das |der )?(?-i:[A-ZÄÖÜ]).+)", kind="work", unless=_NOW),
    Rule("no-use", "wish", r"(?:mit (?P<x>.+) kann ich|ich kann mit (?P<y>.+?)) (?:wirklich |gar |"
         r"überhaupt |leider |so |eher |ehrlich |absolut )*(?:nichts|nicht viel|wenig) anfangen",
         fact="Kann mit {x} nichts anfangen", negative=True, reads=SHAPES, unless=_NOW),
    Rule("not-in", "free", r"(?:bitte )?(?P<x>(?:keine?n?|nie|ohne) (?-i:[A-ZÄÖÜ])[\w-]+"
         r"(?: (?:und|oder) [\w-]+)?(?: mehr)?,? (?:wo|wenn|falls|sobald|solange|außer|es sei "
         r"denn,?|bei denen) .{4,120})", fact="Möchte {x}", polite=True, unless=POINTED),
    Rule("likes-it", "free", r"ich (?:mag|habe|hätte|brauche|will|möchte) es (?P<x>(?:eher |"
         r"lieber |"
         r"gern |immer |am liebsten |gerne |richtig |sehr |möglichst |so |schön )*(?:kurz|knapp|"
         r"ausführlich|einfach|klar|übersichtlich|strukturiert|direkt|sachlich|locker|förmlich|"
         r"detailliert|genau|kompakt|scharf|süß|ruhig|warm|kühl|minimalistisch|schlicht|bunt|"
         r"konkret|praktisch|ehrlich|formell|persönlich|mild|würzig|dunkel|hell|leise)"
         r"(?: und (?:eher )?\w+)?(?: (?:statt|als) .+)?)(?: haben)?", fact="Mag es {x}",
         unless=rf"{POINTS}|\b(?:heute|gerade|mal)\b"),
    Rule("called", "fill", r"(?:man|jeder|jede|alle welt|hier|zuhause|daheim|die familie|meine "
         r"familie) (?:nennt|ruft|kennt|heißt) (?:man )?mich (?:nur |einfach |meist |immer |auch |"
         r"überall |als )*(?P<name>(?-i:[A-ZÄÖÜ])[\w-]+)", kind="address", slot="address"),
    Rule("du", "free", r"(?P<x>(?:du|sie) (?:kannst|können|darfst|dürfen) (?:ruhig |gerne? |auch |"
         r"einfach )*du (?:zu mir )?sagen|(?:ruhig |gerne? |einfach )*du (?:zu mir )?sagen)",
         fact="Möchte geduzt werden", slot="tone", value="du"),
    Rule("not-me", "free", r"(?P<x>(?:ruf|weck|frag|unterbrich|schreib|stör|duz|siez|kontaktier|"
         r"erinner|benachrichtig|informier|lob|korrigier|nenn|behandel|behandl)(?:e|en sie)? "
         r"(?:mich|mir|uns) (?:bitte |abends |morgens |nachts |tagsüber |am wochenende |sonntags |"
         r"vor \w+ |nach \w+ |zwischen \w+ und \w+ |uhr )*(?:nicht|nie|keine\w*|nur|erst|"
         r"höchstens|frühestens)\b.*)", fact="Wunsch: {x}", unless=POINTED),
    Rule("du", "free", r"(?P<x>ich (?:würde|möchte|will) (?:bitte |lieber |sehr )*(?:gerne? |"
         r"lieber )?geduzt werden)", fact="Möchte geduzt werden", slot="tone", value="du"),
    Rule("sie", "free", r"(?P<x>ich (?:würde|möchte|will) (?:bitte |lieber |sehr )*(?:gerne? |"
         r"lieber )?gesiezt werden)", fact="Möchte gesiezt werden", slot="tone", value="sie"),
    Rule("do-without", "free", r"auf (?P<x>(?!(?:das|dies\w*|die|den)\b)[\w -]{3,50}) (?:kannst|"
         r"können|darfst|dürfen|solltest) (?:du|sie) (?:gerne? |ruhig |immer |bitte |künftig )*"
         r"verzichten", fact="Möchte keine {x}"),
    Rule("no-calls", "free", r"(?:bitte )?(?P<x>(?:mich )?nicht (?:anrufen|stören|unterbrechen|"
         r"wecken|duzen)(?:, (?:lieber|sondern|nur) .+)?)", fact="Wunsch: {x}", polite=True),
    Rule("fears", "free", r"ich habe (?P<x>(?:große |panische |echt |total |schon immer )*(?:angst|"
         r"panik|respekt) vor (?!(?:de[mr] (?:termin|prüfung|meeting|gespräch))\b)"
         r"(?:\w+ )?(?-i:[A-ZÄÖÜ]).*)", kind="personal", unless=_NOW),
    Rule("cannot", "free", r"ich kann (?P<x>(?:leider |überhaupt |gar |noch |absolut )*nicht "
         r"(?:schwimmen|kochen|autofahren|auto fahren|rad ?fahren|fahrrad fahren|nähen|tanzen|"
         r"singen|zeichnen|programmieren|backen|reiten|ski fahren|tippen|gut (?:sehen|hören|"
         r"laufen|rechnen|kochen)|lange (?:sitzen|stehen|laufen)|schwer heben))",
         kind="personal"),
    Rule("size", "free", r"ich (?P<v>brauche|trage|nehme|habe) (?P<x>(?-i:[A-ZÄÖÜ])[\w-]+(?:n|e|s|"
         r"er) (?:immer |meist |meistens )?in (?:größe )?(?:\d\d(?:/\d\d)?|x{0,3}[sl]|m))",
         kind="personal"),
    Rule("starts-at", "free", r"ich (?P<x>(?:fange|beginne|starte) (?:nächste\w* \w+|kommende\w* "
         r"\w+|am \w+|ab \w+|morgen|übermorgen|bald) (?:\w+ ){0,3}?(?:bei|als) (?:der |dem )?"
         r"(?-i:[A-ZÄÖÜ]).+)", kind="detail", unless=r"\bbei (?:null|eins|kapitel)\b"),
    Rule("leave-always", "free", r"(?P<x>(?:die |den |das |alle )?(?-i:[A-ZÄÖÜ])[\w-]+(?: [\w-]+)"
         r"{0,3} (?:kannst du|können sie|musst du|müssen sie) (?:bitte |mir )?(?:nicht )?(?:immer|"
         r"grundsätzlich|generell|künftig|jedes mal|nie) (?:ignorieren|ausklammern|weglassen|"
         r"rauslassen|rausrechnen|auslassen|überspringen|ausblenden|mitzählen|mitrechnen|"
         r"voraussetzen|dazuschreiben|mitschicken|angeben))", fact="Wunsch: {x}", unless=POINTED),
    Rule("kid", "free", r"(?:meine?|unsere?) (?P<x>(?:\w+e[rn]? )?(?:tochter|sohn|kinder?|"
         r"enkel(?:in)?|zwillinge|große[rn]?|kleine[rn]?|älteste[rn]?|jüngste[rn]?)"
         r"(?:,? (?-i:[A-ZÄÖÜ])[\w-]+,?)? (?:reitet|tanzt|turnt|malt|schwimmt|klettert|singt|"
         r"boxt|ringt|rudert|fechtet|musiziert|spielt (?-i:[A-ZÄÖÜ])\w+|spielt \w+ball|reiten|"
         r"tanzen|turnen|schwimmen|klettern|singen)(?: (?:für (?:ihr|sein) leben gern|sehr gern|"
         r"gern|viel|seit .+|im .+|beim .+|in .+|jeden .+|bei .+|auf .+))?)", kind="personal",
         fact="{x}", unless=_NOW),
    Rule("only-so", "free", r"ich (?P<v>kann|darf|muss) (?P<x>(?:auf|in|im|bei|beim|zum|zur|am|an|"
         r"mit|wegen|aus|als|beruflich|privat|tagsüber|nachts|abends|morgens|\w+tags|mittwochs|"
         r"seit|ohne|zu) .*\b(?:nur|kein\w*|nie|immer|erst|nicht|aufpassen|verzichten)\b.*)",
         kind="personal", unless=rf"{_NOW}|\b(?:sagen|finden|sehen|öffnen|erkennen|verstehen|"
              r"einloggen|anmelden|glauben|zugreifen|hoffen|nachvollziehen|mehr lesen)\b"),
    Rule("age-and", "free", r"ich bin (?P<x>\d\d(?: jahre(?: alt)?)?(?:,(?: und)? "
         r"(?!(?:ich|also|da|und)\b)[\w-]+(?: [\w-]+){0,4}){1,4}(?: und (?!(?-i:[a-z]+e)\b)[\w -]"
         r"{3,40})?)", kind="personal"),
    Rule("kin-now", "free", r"ich bin (?P<x>(?:jetzt |seit .{3,20} |frisch |zweifache[rn]? |"
         r"dreifache[rn]? |stolze[rn]? |endlich |zum \w+ mal )*(?:oma|opa|tante|onkel|mama|papa|"
         r"mutter|vater|großmutter|großvater|patentante|patenonkel)(?: geworden)?"
         r"(?: (?:von|eines|einer|zweier) .+)?)", kind="personal"),
    Rule("medicine", "free", r"ich nehme (?P<x>(?:seit .+ |täglich |dauerhaft |morgens |abends |"
         r"jeden \w+ )*(?-i:[A-ZÄÖÜ])[\w-]*(?:mittel|tabletten|verdünner|blocker|pille|"
         r"medikamente?|insulin|cortison|antidepressiva|hemmer|senker|vitamine?)\b.*)",
         kind="personal", unless=_NOW),
    Rule("senses", "free", r"ich (?P<x>(?:höre|sehe) (?:leider |sehr |ziemlich |seit .+ |auf .+ )*"
         r"(?:schlecht|nicht (?:gut|mehr gut|so gut)|kaum noch|fast nichts)(?: mehr)?)",
         kind="personal", unless=MOMENT),
    Rule("retires", "free", r"ich (?P<x>gehe (?:[\w.]+ ){0,4}in (?:rente|pension|elternzeit|"
         r"karenz|mutterschutz|altersteilzeit|den ruhestand|die elternzeit)\b.*)", kind="detail",
         unless=r"\b(?:vielleicht|heute|wenn|falls)\b"),
    Rule("only-cares", "free", r"(?P<x>(?:bei|in|an|von|zu|am|beim) (?:meinen |den |der |dem |"
         r"allen )?(?-i:[A-ZÄÖÜ])[\w-]+(?: [\w-]+){0,2} interessier(?:t|en) (?:mich|uns) (?:\w+ )?"
         r"(?:nur|vor allem|hauptsächlich|besonders|ausschließlich|am meisten|immer|kein\w*|nie)"
         r"\b.+)", kind="preference", fact="{x}", unless=rf"{MOMENT}|\bdies\w*\b"),
    Rule("mine-shall", "free", r"(?:soll|sollen|muss|müssen|darf|dürfen) (?P<m>(?:mein|unser)"
         r"e?) "
         r"(?P<f>[\w-]+) (?P<x>.+ (?:laufen|beginnen|enden|starten|sein|bleiben|heißen|gehen))",
         fact="{f} soll {x}", unless=rf"{MOMENT}|{TROUBLE}"),
)  # fmt: skip

LAST: tuple[Rule, ...] = (
    Rule("device", "free", r"(?P<x>(?:das|die|der|mein|meine|unsere?) (?-i:[A-ZÄÖÜ])[\w-]+(?: "
         rf"(?!(?:das|es|ich|du)\b)[\w-]+){{0,4}} (?:soll|sollen|sollte|sollten|darf|dürfen) "
         rf"(?!noch\b|auch\b|schon\b).* {_LASTS})", fact="{x}", needs=rf"{HABIT}|\bnachts\b|\b\w+s "
         r"(?:ab|bis|um|aus|an)\b|\b(?:über|unter|höchstens|mindestens|maximal|kein\w*)\b",
         unless=rf"{_NOW}|\b(?:präsentation|text|mail|brief|bericht|artikel|überschrift|party|"
                r"feier|agent|bot|mann|frau|chef\w*|kund\w+|kolleg\w+|leute|mitarbeiter\w*)\b"),
    Rule("enough-in", "free", r"(?P<x>(?-i:[A-ZÄÖÜ])[\w-]+(?: [\w-]+){0,2} (?:reichen|reicht|"
         r"genügen|genügt) (?:mir|uns) (?:immer |meist |meistens |völlig |grundsätzlich |"
         r"eigentlich )*(?:in|als|auf|mit|bis|von|ab|einmal|zweimal|alle|pro)\b.+|"
         r"(?P<y>.+) (?:genügen|reichen|reicht|genügt) mir (?:immer|grundsätzlich|generell|stets|"
         r"meistens|meist))", fact="Wunsch: {x}", unless=rf"{MOMENT}|\bdein\w*\b|\A(?:das|es)\b"),
    # "Otherwise daily values will do": one answer was the exception, this is the rule.
    Rule("enough-else", "free", r"(?:(?:sonst|ansonsten|normalerweise|gewöhnlich|üblicherweise|"
         r"meist|meistens|generell|grundsätzlich|in der regel|im allgemeinen|eigentlich) )?"
         r"(?:reichen|reicht|genügen|genügt) (?:mir|uns) (?:immer |meist |meistens |eigentlich |"
         r"völlig |auch )*(?P<x>(?:eine? |die )?(?:(?-i:[a-zäöüß])\w+e[rsn]? )?"
         r"(?-i:[A-ZÄÖÜ])[\w-]{3,}(?: (?:pro|je|in|mit|ohne|nach|als) [\w -]{2,40})?)(?: "
         r"(?:völlig|vollkommen|immer|meist|meistens|aus|absolut|locker|dicke))?",
         fact="Wunsch: {x}", reads=SHAPES,
         unless=rf"{MOMENT}|\b(?:dein\w*|antwort|erklärung|info|infos|hinweis|vorschlag|version|"
                r"link|liste|zeit|geld|platz|geduld)\b"),
    # What somebody looks for and nothing else: always a kind of thing, in the plural.
    Rule("seeks", "free", r"ich suche (?:\w+ )?(?:nur|ausschließlich|immer nur|grundsätzlich nur) "
         r"(?:nach )?(?P<x>(?:(?-i:[a-zäöüß])\w+e )?(?!(?:Hilfe|Tipps|Ideen|Infos|Informationen|"
         r"Antworten|Beispiele|Fehler|Zahlen|Daten|Werte|Zeilen|Namen|Begriffe|Wörter|Texte|"
         r"Dateien|Links|Gründe|Argumente|Synonyme|Ursachen)\b)(?-i:[A-ZÄÖÜ])[\w-]+(?:n|e|s|er) "
         r"(?:ohne|mit|in|im|bis|ab|unter|aus|am|für|bei|nahe|ab) .+)", unless=POINTED),
    Rule("rather-in", "free", r"ich (?:hätte|möchte|sehe|habe|bekomme|will|nehme|brauche) (?:in|"
         r"bei|"
         r"für|zu) (?:(?:den|meinen|unseren|allen|deinen|ihren) )?(?:auswertungen|berichten|"
         r"reports|tabellen|diagrammen|grafiken|analysen|übersichten|zusammenfassungen|antworten|"
         r"listen|rechnungen|texten|mails|dashboards|präsentationen|erklärungen|beispielen|"
         r"rezepten|preisen|kosten|beträgen|vergleichen|statistiken|reisen|terminen) (?:bitte |"
         r"immer |künftig )*(?:gerne?|lieber|am liebsten) (?:bitte )?(?P<x>(?:(?:in|nach|pro|mit|"
         r"ohne|als) )?(?:(?-i:[a-zäöüß])\w+e[nrs]? )*(?-i:[A-ZÄÖÜ]).+)",
         unless=rf"{MOMENT}|\bdies\w*\b"),
    Rule("in-units", "free", r"(?:(?:rechne|gib|zeig|zeige|nenn|nenne|miss|schreib|schreibe|"
         r"formatiere|stell|stelle)(?:en sie)? )?(?:mir |bitte |immer |künftig |alles |"
         r"grundsätzlich |generell |alle |die |meine )*(?P<x>(?:(?:alle )?(?-i:[A-ZÄÖÜ])[\w-]+"
         r"(?:en|n|e|s|er|um|ung|ur|icht)? )?(?:bitte |immer |nur |stets |grundsätzlich )*(?:in|im "
         rf"format|im) (?:(?!format){_UNIT}(?:(?: und|,| statt|, nicht) (?:in )?[\w-]+)*|"
         r"[dmyjthDMYJTH]{1,4}[./ -][\w./: -]{2,12}))(?: an)?", fact="Wunsch: {x}", sign=True,
         unless=POINTED),
    Rule("at-most", "free", r"(?P<x>(?:höchstens|maximal|mindestens|nie mehr als|nicht mehr als|"
         r"immer nur|nur) (?!(?:noch|mal|kurz|das|die|den|ein(?:e|en)? (?:moment|minute))\b)"
         r"[\w-]+ (?-i:[A-ZÄÖÜ])[\w-]+(?: (?:pro|je|in|im|bei|auf|für|am|unter) .+)?)"
         r"(?:(?:,| bitte,?)? und zwar (?P<z>.+))?", fact="Wunsch: {x}", sign=True,
         unless=POINTED),
    Rule("aims", "free", r"ich (?P<v>möchte|will) (?P<x>(?:unbedingt|endlich|irgendwann|eines "
         r"tages|langfristig|auf dauer) .+(?-i:[a-zäöüß])en)", kind="personal",
         unless=rf"{_NOW}|\b(?:wissen|verstehen|schlafen|loswerden|sagen|weitermachen|haben)\Z|"
                r"\b(?:verstehen|wissen),"),
    Rule("settles", "free", r"ich (?P<v>kläre|erledige|regle|mache|buche|bespreche|bezahle|"
         r"bestelle) (?P<x>(?:so etwas |alles |das meiste |solche sachen )(?:immer |am liebsten |"
         r"grundsätzlich |nur |lieber )*(?:per|über|mit|am|im|online|selbst|schriftlich|digital|"
         r"telefonisch|persönlich|bar|auf)\b.*)", kind="habit", unless=_NOW),
    Rule("thing-when", "free", r"(?P<x>(?-i:[A-ZÄÖÜ])[\w-]+ (?:abends|morgens|nachts|tagsüber|"
         r"mittags|werktags|am wochenende|im winter|im sommer) bitte (?!(?:nicht vergessen|um|"
         r"den|die|das)\b)[\w ,-]{3,50})", fact="Wunsch: {x}", polite=True, unless=POINTED),
    Rule("order-neg", "free", rf"(?P<x>(?:{ORDER}|{GIVE}) (?:bitte |mir )*(?:nicht|nie|keine?n?) "
         r"(?:mehr |ständig |dauernd |immer |so )+.+)", fact="Wunsch: {x}", unless=POINTED,
         sign=True),
)  # fmt: skip

# What people have learned and been, and what is theirs, by labels.
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
         r"wunsch|befehl|chef\w*|kund\w+|kolleg\w+|mann|frau|freund\w*|nachbar\w*|"
         r"praktikant\w*|vermieter\w*|mutter|vater|schwester|bruder|eingabe|liste|daten|zahlen|"
         r"ergebnis\w*|abfrage|query|notizen|entwurf)\b)"
         r"(?-i:[A-ZÄÖÜ])[\w-]+): (?P<x>.{3,100})", kind="work", fact="{f}: {x}", unless=_NOW),
    Rule("of-these", "free", r"(?P<x>(?:von|bei|an|unter) .{3,40} interessier(?:t|en) mich (?:nur|"
         r"vor "
         r"allem|hauptsächlich|besonders|ausschließlich) .+)", kind="work", fact="{x}",
         unless=rf"{MOMENT}|{POINTS}"),
    Rule("name-title", "free", r"hier (?:ist |schreibt |spricht )?(?P<x>(?:Frau|Herr) (?:Dr\. |"
         r"Prof\. )*"
         r"(?-i:[A-ZÄÖÜ])[\w-]+)(?:,? .{2,40})?", kind="name", fact="Heißt {x}"),
)  # fmt: skip
