"""German rules, fourth part: likes, dislikes and what somebody prefers."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.de.parts import BAD, GOOD, MOMENT, OFTEN, POINTS, THING

_NOW = rf"{MOMENT}|{POINTS}"
_VERY = (
    r"(?:(?:wirklich|gar|überhaupt|absolut|total|echt|so|sehr|einfach|ganz|eigentlich|generell|"
    r"grundsätzlich|ehrlich|besonders|am meisten|richtig|extrem|unheimlich|wahnsinnig|immer|"
    r"schon immer|noch nie|persönlich|normalerweise|sonst|auch|leider|privat|mehr|halt) )*"
)
# What is praised or not wanted in the singular with an article is at hand: "ich mag den Text".
_HAND = (
    r"(?!(?:die|der|den|das) (?:\w+e[ns]? )?(?:idee|antwort|version|variante|grafik|tabelle|"
    r"erklärung|text|"
    r"vorschlag|lösung|entwurf|formulierung|überschrift|bild|farbe hier|zusammenfassung|"
    r"ergebnis|titel|liste|mail|datei|zahl|zahlen (?:von|für|aus)|ausgaben|bestellung|einstieg|"
    r"anfang|ansatz|gedanken|stelle|absatz|satz|namen|stil hier|rezept|code|design|logo|layout|"
    r"plan|artikel|bericht|erste|zweite|dritte|letzte|obere|untere|neue|link|info|infos|adresse)\b)"
)

WISHES: tuple[Rule, ...] = (
    Rule("needless", "free", r"(?P<x>(?!(?:das|dies\w*|es)\b).+) (?:musst|brauchst|müssen|brauchen)"
         r" (?:du|sie) (?:mir |nicht mir )?nicht (?:mehr |immer |jedes mal )?(?:zu )?"
         r"(?P<v>erklären|erläutern|übersetzen|wiederholen|begründen|nennen|zeigen|dazuschreiben|"
         r"dazuzuschreiben|angeben|anzugeben|erwähnen|machen)|(?:du|sie) (?:musst|brauchst|müssen|"
         r"brauchen) (?:mir |mich )?(?:nicht (?:immer|jedes mal|ständig) )?(?P<y>(?!(?:"
         r"das|dies\w*|es)\b).+?) ?(?:nicht )?(?:mehr |immer |jedes mal )?(?:zu )?"
         r"(?P<v2>erklären|erläutern|wiederholen|begründen|nennen|dazuschreiben|erwähnen|"
         r"anzusprechen|ansprechen|begrüßen|loben|fragen|zusammenfassen)",
         fact="Braucht keine Erklärung: {x}", needs=r"\bnicht\b"),
    Rule("times", "free", r"(?P<x>(?:(?:meine )?(?:termine|meetings|anrufe|besprechungen|calls|"
         r"telefonate|lieferungen|videocalls|treffen|rückrufe|pakete|flüge|arzttermine)) "
         r"(?:\w+ )?(?:sie mir |du mir )?(?:bei mir |mir |für mich )?(?:bitte )?(?:immer |am "
         r"besten "
         r"|bevorzugt |grundsätzlich |möglichst |bitte )*"
         r"(?:nur|erst|nie|nicht|am "
         r"besten|lieber|möglichst|vormittags|nachmittags|abends|morgens)(?: (?:vor|nach|ab|"
         r"zwischen|am|an|bis|in der|\w+tags|\w+woch\w*|vormittags|abends|morgens|"
         r"nachmittags|lege\w*|planen?|plane|ein)\b.*)?)", kind="habit", fact="{x}",
         unless=r"\b(?:heute|(?-i:morgen)|gestern|diese\w*)\b"),
    Rule("times", "free", r"(?P<x>(?:leg|lege|legen sie|plane?|planen sie|setze?|setzen sie|buche?|"
         r"buchen sie) (?:mir |uns )?(?:bitte )?(?:(?:keine|nie|immer|nur) )?(?:meine )?(?:termine|"
         r"meetings|anrufe|besprechungen|calls|telefonate|flüge|züge|hotels) (?:mir )?(?:bitte )?"
         r"(?:immer |grundsätzlich |möglichst )?(?:nur|erst|nie|nicht|immer|möglichst|vor|nach|ab|"
         r"zwischen|\w+tags|mittwochs|mit|ohne)\b.*)", kind="habit", fact="Wunsch: {x}",
         unless=r"\b(?:heute|(?-i:morgen)|gestern|diese\w*)\b"),
    Rule("times", "free", r"(?P<x>(?:leg|lege|plan|plane|setz|setze|buch|buche|such|suche|"
         r"reservier|"
         r"schlag|schlage|trag|trage)(?:en sie)? (?:mir |uns |bitte |immer )*(?!(?:das|die|den|"
         r"ein\w*|"
         r"dies\w*|mal)\b)[\w-]+(?:en|er|e|s|n) .*\b(?:abends|morgens|vormittags|nachmittags|"
         r"mittags|"
         r"wochentags|am wochenende|frühestens|spätestens|\w+tags|mittwochs)\b.*)", kind="habit",
         fact="Wunsch: {x}", unless=r"\b(?:heute|(?-i:morgen)|gestern|diese\w*|nächste\w*)\b"),
    Rule("dislike-when", "free", r"ich (?:mag|hasse|kann|finde|ertrage) es"
         rf"(?: {_VERY})?(?:nicht|nicht "
         rf"leiden|nicht ausstehen|nicht ab|{BAD})?,? ?wenn (?P<x>(?!(?:das|es|du das)\b)(?!.*\b"
         r"diese\w*\b).+)|(?:es|mich) (?:nervt|stört|ärgert) (?:es )?(?:mich )?"
         rf"{_VERY}(?:,? )?wenn (?P<y>(?!(?:das|es|du das)\b)(?!.*\bdiese\w*\b).+)",
         fact="Mag es nicht, wenn {x}", needs=r"\b(?:nicht|hasse|nervt|stört|ärgert|nervig|blöd|"
         r"doof|schlimm|furchtbar|anstrengend|schrecklich|ätzend|unangenehm|lästig)\b",
         unless=r"\b(?:heute|gerade)\b"),
    Rule("like-when", "free", rf"ich (?:mag|liebe|schätze|genieße|finde) es(?: {_VERY}{GOOD}| "
         rf"sehr| total)?,? "
         r"wenn (?P<x>(?!(?:das|es|du das)\b)(?!.*\bdiese\w*\b).+)|ich habe es (?:sehr |am )?"
         r"(?:gerne?|lieber|liebsten),? wenn (?P<y>.+)|mir (?:gefällt|taugt) es,? wenn (?P<z>.+)",
         fact="Mag es, wenn {x}", unless=r"\b(?:heute|gerade)\b"),
    Rule("dislike", "wish", rf"mich (?:nerven|nervt|stören|stört|langweilen|langweilt) {_VERY}"
         r"(?P<x>(?!(?:das|dies\w*|es|der|"
         r"die(?! (?:vielen|ständigen|langen|ewigen|ganzen|dauernden)\b)|du|"
         r"dass|gerade)\b).+)|mit (?P<y>.+) kann ich (?:wirklich |gar |überhaupt |leider "
         r")*(?:nichts|"
         r"wenig) anfangen|"
         rf"(?P<z>{_HAND}.+) (?:kann|mag|vertrage) ich {_VERY}nicht(?: "
         rf"(?:leiden|ausstehen|ab|sehen|so|haben|gut|besonders|essen|trinken|riechen))?|"
         rf"(?P<w>{_HAND}(?!(?:das|dies|es)\b).+) (?:sind|ist) {_VERY}(?:nichts für mich|nicht "
         rf"mein (?:ding|fall|geschmack))",
         fact="Mag {x} nicht", negative=True, reads=SHAPES, unless=_NOW),
    Rule("dislike", "free", r"ich habe mit (?P<x>.+?) (?:\w+ )?(?:nichts|wenig) am hut",
         fact="Mag {x} nicht", unless=_NOW),
    Rule("dislike", "wish", r"ich (?:kann mit (?P<x>.+?) (?:\w+ )?(?:nichts|wenig) anfangen|halte "
         rf"(?:nichts|wenig) von (?P<y>{THING}.+)|bin {_VERY}kein(?:e)? (?:großer |großer |"
         rf"wirklicher "
         r"|riesiger |besonderer )?(?:fan|freund|freundin|liebhaber) von (?P<z>.+)|stehe (?:gar |"
         rf"überhaupt )?nicht (?:so )?auf (?P<w>{THING}.+))", fact="Mag {x} nicht", negative=True,
         reads=SHAPES, unless=_NOW),
    Rule("dislike", "wish", rf"ich (?:kann|vermeide|meide|verabscheue|ertrage) {_VERY}(?P<x>{THING}"
         rf"{_HAND}.+?)(?:{_VERY}nicht (?:leiden|ausstehen|ertragen|mehr sehen|ab|riechen)| ?)|"
         rf"(?P<y>{THING}{_HAND}.+?) finde ich {_VERY}{BAD}|ich finde (?P<z>{THING}{_HAND}.+?) "
         rf"{_VERY}{BAD}|(?P<w>{THING}{_HAND}.+?) (?:nerven|nervt|stören|stört) mich{_VERY}",
         fact="Mag {x} nicht", negative=True, reads=SHAPES,
         needs=r"\b(?:leiden|ausstehen|ertragen|sehen|ab|riechen|vermeide|meide|verabscheue|finde|"
               r"nerv\w+|stör\w+|ertrage)\b",
         unless=rf"{_NOW}|\b(?:ich kann(?!.*(?:leiden|ausstehen|riechen)))\b"),
    Rule("not-interested", "free",
         rf"(?P<x>.+) interessier(?:t|en) mich {_VERY}nicht(?: so| besonders)?|ich interessiere "
         rf"mich "
         rf"{_VERY}nicht für (?P<y>.+)|(?P<z>.+) (?:ist|sind) mir {_VERY}(?:egal|wurscht|wurst|"
         r"schnuppe|gleichgültig|nicht (?:so )?wichtig)|(?P<w>.+) (?:brauche ich nicht|spielt für "
         r"mich keine rolle|spielen für mich keine rolle|betrifft mich nicht|betreffen mich nicht|"
         r"gehen mich nichts an|geht mich nichts an|ist für mich (?:irrelevant|uninteressant)|"
         r"sind für mich (?:irrelevant|uninteressant))",
         fact="Interessiert sich nicht für {x}", negative=True, reads=(*SHAPES, "region"),
         unless=r"\b(?:das|dies\w*|es|heute|hier|ob|was|wie|dein\w*|rest)\b|brauche ich nicht\Z"),
    Rule("dislike", "wish",
         rf"ich (?:mag|will|möchte|brauche|hasse|nutze|verwende|lese|hätte|wünsche "
         rf"mir) "
         rf"{_VERY}(?:lieber |gerne? |bitte |künftig |nie |ab jetzt |in zukunft )*"
         r"(?:keine?n?(?:rlei)? |nie (?:wieder |mehr )?)(?P<x>.+?)(?: mehr)?(?: sehen| haben| "
         r"bekommen| erhalten)?|"
         rf"ich mag (?P<z>{THING}{_HAND}(?!.*, .* (?:aber|dagegen|hingegen) nicht).+?) "
         rf"{_VERY}(?:nicht|nie)(?: so| besonders)?(?: gerne?)?",
         fact="Mag keine {x}", negative=True, reads=SHAPES,
         unless=rf"{_NOW}|\b(?:ahnung|zeit|lust|idee|streit|umstände|fehler|angst|stress|sorge\w*|"
                r"umwege|neue\w* (?:version|liste)|panik|druck|hilfe|missverständnis\w*)\b"),
    Rule("dislike", "wish", rf"ich hasse {_VERY}(?P<y>{THING}{_HAND}.+)", fact="Mag {x} nicht",
         negative=True, reads=SHAPES, unless=_NOW),
    Rule("dislike", "wish", r"(?P<x>.+) (?:brauche|mag|will|möchte|lese|ertrage) ich (?:wirklich "
         r"|gar |eh |leider |"
         r"generell |grundsätzlich |normalerweise |eigentlich |sonst |nie |absolut |ja |"
                            r"überhaupt )*"
         r"(?:nicht|nie|keine|keinen|kein)(?: sehen| lesen| mehr| haben| so gern\w*| gern\w*)?",
         fact="Mag {x} nicht", negative=True, reads=SHAPES,
         unless=rf"{_NOW}|\b(?:das|hilfe|die (?:grafik|tabelle|datei|mail))\b"),
    Rule("like", "wish", r"(?P<x>.+) (?:mag|liebe|bevorzuge) ich(?: sehr| am liebsten| lieber| "
                         r"gerne?| total| über alles)?",
         fact="Mag {x}", reads=SHAPES, unless=rf"{_NOW}|\A(?:das|dies|so was|es)\b|\A(?:die|der|"
         rf"den) [\w-]+ mag"),
    Rule("likes", "wish", rf"ich (?:(?:stehe|schwöre) {_VERY}auf|bin {_VERY}(?:(?:ein |eine )?(?:"
         r"großer |große |riesen|riesiger |absoluter |riesen-|echter |totaler )?(?:fan|freund|"
         r"freundin|liebhaber(?:in)?|anhänger(?:in)?) (?:von|des|der)|verrückt nach|süchtig nach)) "
         rf"(?P<x>{THING}{_HAND}(?!(?:deine?n?|der suche|dem weg|dem laufenden|"
         r"einer? \w+\Z|alle fälle|jeden fall|keinen fall|(?:dem )?schlauch|schicht|arbeit|"
         r"montage|diät)\b)"
         r".+)|mir (?:schmeckt|schmecken|gefallen|taugt|taugen) (?:besonders |am besten |sehr |"
         rf"immer )*(?P<y>{THING}{_HAND}.+)|ich schätze (?:\w+ )?(?P<z>{THING}{_HAND}(?!\d|mal\b|"
         rf"es "
         rf"(?:dauert|sind)).+)", fact="Mag {x}", reads=SHAPES,
         unless=rf"{_NOW}|\bfreue mich auf\b"),
    Rule("prefer", "wish", rf"ich {OFTEN}bevorzuge {OFTEN}(?P<x>{THING}.+)|"
         rf"ich {OFTEN}ziehe (?P<y>{THING}.+?) vor|"
         rf"ich (?:habe|sehe|nehme|bekomme|nutze|lese|höre|fahre|trage|benutze|verwende) (?P<z>"
         rf"{THING}.+?) (?:lieber|am liebsten|gerne?)|ich tendiere (?:eher |meist )?zu "
         rf"(?P<w>(?!variante|option|version).+)",
         fact="Bevorzugt {x}",
         reads=(*SHAPES, "period"), unless=_NOW),
    Rule("prefer", "wish", r"(?:(?:am liebsten|lieber) (?:bitte )?(?:(?:habe|hätte|sehe|nehme|"
         r"mag|lese|"
         r"nutze|bekomme) ich )?(?P<x>(?!(?:würde|wäre|nicht|gar nicht|so|das|es)\b).+))",
         reads=SHAPES),
    Rule("want", "value", r"(?:wir|ich) (?:fakturieren?|bilanzieren?|kalkulieren?|budgetieren?|"
         r"bezahlen?|arbeiten?|rechnen?|berichten?|planen?|denken?|messen?|"
         r"reporten?) (?:immer |nur |doch |lieber |ab jetzt |künftig |jetzt |hier |intern |"
         r"grundsätzlich |bei uns |alles )*"
         r"(?:mit|in) (?P<x>[^,]+)(?:, .+)?", reads=SHAPES),
    Rule("meant", "value", r"ich meinte?(?: natürlich| eigentlich)? (?P<x>.+)", reads=SHAPES),
    Rule("find", "value", rf"(?:ich finde (?P<x>.+?)|(?P<y>.+?) finde ich) {GOOD}(?: als .+)?",
         reads=SHAPES, unless=r"\b(?:dein\w*|dies\w*)\b"),
    Rule("find", "free", rf"(?:ich finde (?P<x>{THING}{_HAND}.+?)|(?P<y>{THING}{_HAND}.+?) finde "
         rf"ich) {GOOD}(?: (?P<r>als .+))?", fact="Mag {x}", reads=SHAPES,
         unless=rf"{_NOW}|\b(?:das|es|die idee|den|dem|der|gut)\b(?!.*als)"),
    Rule("want", "value", r"ich (?:möchte|will|brauche|hätte|benötige) (?P<x>.+?)(?: sehen| haben| "
         r"bekommen| angezeigt bekommen| erhalten| lesen)?", reads=SHAPES),
    Rule("need", "free", r"ich (?P<v>brauche|benötige|möchte|will|hätte|würde|wünsche mir) "
         r"(?P<x>(?:.*\b)?(?:immer|stets|ab jetzt|ab sofort|künftig|in zukunft|grundsätzlich|"
         r"generell|nie|niemals|jedes mal|bei jede\w+|in jede\w+|standardmäßig|nie wieder|von nun "
         r"an|zukünftig|dauerhaft)\b(?! (?:noch|wieder)\b).+)", lasting=False,
         unless=rf"{MOMENT}|\b(?:dies\w*|es)\b|\b(?:dich|das)\Z|\bimmer (?:noch|wieder|mehr|"
         rf"besser)\b|"
                r"\bwissen\b|\bnie (?:gedacht|erfahren)\b"),
    Rule("prefer", "wish", rf"(?:ich (?:hätte|möchte|will|würde|sehe|nehme|lese|wünsche mir|habe|"
         rf"nutze|"
         rf"bekomme|brauche)) (?:(?:gerne?|lieber|am liebsten|immer|bitte|nur|künftig|ab jetzt|"
         rf"stets|"
         rf"grundsätzlich|alles|alle beträge|antworten|die antworten|(?:die |meine )?(?:zahlen|"
         rf"beträge|werte|ergebnisse)) )+"
         rf"(?P<x>{THING}.+?)(?: sehen| haben| bekommen| angezeigt bekommen| erhalten| lesen)?",
         reads=SHAPES),
    Rule("rather", "free", r"ich (?P<v>(?!(?:würde|hätte|wäre|möchte|sollte|könnte|frage|sage|"
         r"warte|meine|denke|glaube|finde)\b)[a-zäöüß]{2,}e|mag|bin) "
         r"(?P<x>(?:.* )?(?:lieber|am liebsten|eher|bevorzugt)\b.+)", fact="",
         unless=rf"{_NOW}|\b(?:würde (?:ich )?(?:.* )?(?:wissen|nach hause|schlafen|gehen|machen|"
                r"haben|sagen)|nehme (?:doch |dann )*(?:lieber|eher) (?:den|das|die)|eher "
                r"(?:nicht|unwahrscheinlich|so)|würde eher|hätte eher)\b"),
    Rule("prefer", "value", r"mir (?:ist|sind|wäre|wären) (?P<x>.+?) (?:immer |stets |deutlich |"
         r"viel )*"
         r"lieber(?: als (?P<rest>.+))?", reads=SHAPES),
    Rule("best", "value", r"(?P<x>(?!(?:die|der|das) \w+ (?:ist|gefällt|passt)).+?) (?:sind|ist|"
         r"passt|passen|wäre|wären) (?:mir |für mich "
                          r")?(?:am besten|"
         r"besser|am liebsten|lieber|übersichtlicher)(?: für mich)?(?: als .+)?|(?P<y>.+?) "
         r"(?:reichen|reicht|genügen|genügt|"
         r"gefallen) mir(?: besser| am besten| völlig)?", reads=SHAPES),
    Rule("best", "free", rf"(?P<x>{THING}{_HAND}.+?) (?:sind|ist|wäre|wären) (?:mir |für mich )"
         r"(?:immer |deutlich |viel )*(?P<a>am liebsten|lieber|angenehmer|am angenehmsten)"
         rf"(?: (?P<r>als .+))?|mir (?:ist|sind|wäre|wären) (?P<y>{THING}{_HAND}.+?) (?:deutlich |"
         r"viel |immer )?(?:am liebsten|lieber|angenehmer)(?: (?P<r2>als .+))?",
         fact="Bevorzugt {x}", reads=SHAPES, unless=rf"{_NOW}|\b(?:das|es)\b"),
    Rule("cares", "free", rf"ich lege (?:\w+ )?(?:großen |viel |besonderen )?wert auf (?P<x>{THING}"
         rf".+)|auf (?P<y>{THING}.+) lege ich (?:\w+ )?(?:großen |viel )?wert|mir (?:ist|sind) "
         rf"(?P<z>{THING}.+?) (?:sehr |besonders |am |extrem |total )*(?:wichtig|wichtigsten)|"
         rf"(?P<w>{THING}{_HAND}.+) (?:ist|sind) mir (?:sehr |besonders |am |extrem |total )*"
         r"(?:wichtig|wichtigsten)|(?:sehr |besonders |vor allem |am )?(?:wichtig|wichtigsten|"
         rf"wichtiger) (?:ist|sind) (?:mir|uns|für mich) (?:vor allem |dabei "
         rf")?(?P<r>{THING}.+)", fact="Legt Wert auf {x}",
         unless=rf"{_NOW}|\b(?:das|es|egal|nicht wichtig|dass (?:du|sie))\b"),
    Rule("suits", "free", rf"(?P<x>{THING}{_HAND}(?!(?:die|der|das|ja|nein|danke|alles)\b).+?) "
         r"(?:reicht|reichen|genügt|genügen|passt|passen|taugt|taugen|liegt|liegen) mir"
         r"(?: (?:völlig|vollkommen|immer|normalerweise|meist|meistens|aus|in der regel|am besten|"
         r"total|generell|grundsätzlich|gut|mehr|besser|dicke|locker))*|mir (?:reicht|reichen|"
         r"genügt|genügen|passt|passen) (?:immer |meist |meistens |in der regel |völlig |"
         rf"grundsätzlich |am besten |normalerweise )*(?P<y>{THING}{_HAND}(?!(?:die|der|das|ja|"
         r"alles)\b).+)", fact="Wunsch: {x} genügt", unless=_NOW,
         needs=r"\b(?:reich|genüg)\w+"),
    Rule("fits", "free", rf"(?P<x>{THING}{_HAND}(?!(?:die|der|das|ja|nein|danke|alles)\b).+?) "
         r"(?:reicht|reichen|genügt|genügen|passt|passen|taugt|taugen|liegt|liegen) mir"
         r"(?: (?:völlig|vollkommen|immer|normalerweise|meist|meistens|aus|in der regel|am besten|"
         r"total|generell|grundsätzlich|gut|mehr|besser|dicke|locker))*|mir (?:reicht|reichen|"
         r"genügt|genügen|passt|passen) (?:immer |meist |meistens |in der regel |völlig |"
         rf"grundsätzlich |am besten |normalerweise )*(?P<y>{THING}{_HAND}(?!(?:die|der|das|ja|"
         r"alles)\b).+)", fact="Bevorzugt {x}", unless=_NOW,
         needs=r"\b(?:am besten|mehr|besser|immer|total|liegen|liegt|taugt|taugen)\b"),
    Rule("interest", "free", r"ich interessiere mich (?:nur|vor allem|hauptsächlich|besonders|"
         r"ausschließlich) für (?P<x>.+)", kind="work", reads=("region",), unless=MOMENT),
    Rule("interest", "free", r"mich interessier(?:t|en) (?:eigentlich |hier )?(?P<x>(?:nur|vor "
         r"allem|"
         r"hauptsächlich|besonders|ausschließlich) .+)", fact="Interessiert sich für: {x}",
         kind="work", reads=("region",), unless=MOMENT),
    Rule("rather", "free", r"am liebsten (?P<x>(?:als|in|mit|ohne|per|auf|im) .+)",
         fact="Am liebsten {x}", unless=_NOW),
    Rule("like", "wish", rf"ich (?:mag|liebe|trinke|esse|spiele|(?:lese|höre|fahre|reise|koche|"
         rf"arbeite)(?= (?:sehr )?(?:gern|am liebsten))) {OFTEN}"
         rf"(?P<x>{THING}{_HAND}.+)", reads=SHAPES, fact="Mag {x}",
         unless=rf"{MOMENT}|\b(?:dein\w*|diese\w*|immer noch nicht|dich)\b|"
                r"\bes\b(?!.*\b(?:wenn|scharf|süß|warm|ruhig)\b)|\bich (?:esse|trinke|spiele) "
                r"(?!.*\b(?:gern|liebsten|viel|lieber|oft)\b)"),
)  # fmt: skip
