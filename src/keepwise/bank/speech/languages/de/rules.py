"""German rules: what people say about themselves, their wishes and orders, what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.de.lexicon import ROLE, TEAM

_OFTEN = (
    r"(?:(?:sehr|wirklich|aber|übrigens|nun|privat|beruflich|überwiegend|meistens|vorwiegend|"
    r"auch|immer|meistens|meist|eigentlich|grundsätzlich|generell|lieber|"
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
         r"(?:vergiss|vergessen sie|lösche?|löschen sie)(?: bitte)?(?P<x>,? (?:dass |das mit |was |"
         r"meine?[nrsm]? |unsere?[nrsm]? |die (?:sache|info|vorliebe) |den teil |ich |alles "
         r"(?:über|"
         r"zu|von|was)).+)"),
    Rule("forget-name", "forget", r"(?:vergiss|vergessen sie)(?: bitte)?"
         r"(?P<x> (?-i:[A-ZÄÖÜ][\wäöüß-]+)(?: (?:und )?(?-i:[A-ZÄÖÜ][\wäöüß-]+)){0,3})"),
    Rule("forget", "forget", r"(?:du (?:sollst|musst|brauchst) dir )?nicht (?:mehr |länger "
         r")?(?:zu )?"
         r"(?:dran |daran )?(?:merken|speichern|wissen|erinnern)(?P<x>,? (?:dass|was) .+)"),
    Rule("forget", "forget", r"(?:merke?|speichere?) dir (?:das )?nicht (?:mehr|länger)(?P<x>,? "
         r"(?:dass|was) .+)"),
    Rule("forget", "forget", r"(?:merke?|speichere?) dir (?P<x>(?:meine?[nrs]? ).+?) nicht(?: "
                             r"mehr)?"),
    Rule("forget", "forget", r"lösche?(?P<x> (?:meine?[nrs]? |die |das ).+?) aus (?:deinem |dem )?"
         r"(?:gedächtnis|speicher)"),
    Rule("no-longer", "end", r"ich (?P<x>.+?) (?:nicht mehr|keine?n? mehr)(?P<rest> .+)?",
         kind="work"),
    Rule("remember", "remember",
         r"(?:merke?n? (?:sie )?(?:dir|sich)|denke?n? (?:sie )?(?:bitte )?(?:immer )?(?:daran|"
         r"dran)|vergiss nicht|"
         r"beachte|"
         r"behalte? (?:im (?:hinterkopf|kopf)|in erinnerung)|notiere?n? (?:sie )?(?:dir|sich)?|"
         r"zur info|fürs nächste mal|für die zukunft|gut zu wissen)(?: bitte)?(?:,? dass|:|,)? "
         r"(?P<x>.+)"),
    Rule("address", "fill", r"(?:nenne?|nennen sie|ruf) mich (?:bitte )?(?:einfach )?(?P<name>.+)|"
         r"(?:(?:du kannst|sie können) )?mich (?:bitte |gerne? |ruhig |einfach )*(?P<name2>.+?) "
         r"nennen", kind="address", slot="address"),
    Rule("not-address", "free", r"nenne?n?(?: sie)? mich (?:bitte )?(?:nicht|nie)(?: mehr| "
         r"länger)? "
         r"(?P<x>(?:(?:Herr|Frau|Dr\.) )?(?-i:[A-ZÄÖÜ])[\w-]+)", fact="Möchte nicht {x} genannt "
         "werden",
         kind="address"),
    Rule("address", "fill", r"sprich mich (?:bitte )?(?:immer )?(?:mit|als) (?P<name>.+?) an",
         kind="address", slot="address"),
    Rule("du", "free", r"(?P<x>(?:(?:du kannst|sie können|sie dürfen) mich (?:gerne? |ruhig |"
         r"auch )*"
         r"duzen|duze?n? (?:sie )?mich|(?:mich )?(?:ruhig |gerne? )?duzen|wir (?:können|sollten|"
         r"wollen) "
         r"uns (?:gerne?|ruhig|doch)? ?duzen|wir duzen uns(?: \w+){0,2}|wir sind (?:hier )?per du|"
         r"sage?n?(?: sie)? (?:ruhig |einfach |bitte |gerne? )*du(?: zu mir)?|"
         r"(?:bitte )?per du|bitte duzen))", fact="Möchte geduzt werden", slot="tone",
         value="du"),
    Rule("sie", "free", r"(?P<x>(?:sieze? mich|siezen sie mich|(?:mich )?(?:bitte )?siezen|wir "
         r"siezen uns(?: \w+){0,2}|sage?n?(?: sie)? (?:lieber |einfach |bitte )*sie(?: zu mir)?|"
         r"(?:bitte )?per sie|bitte siezen))",
         fact="Möchte gesiezt werden", slot="tone", value="sie"),
    Rule("name", "fill", r"(?:mein name ist|ich hei(?:ß|ss)e) (?P<name>.+?)(?:,? (?:aus dem|aus "
                         r"der|"
         rf"vom) (?P<team>{TEAM}))?", kind="name", slot="name"),
    Rule("name", "fill", rf"(?:ich bin|hier ist) (?:die |der )?(?P<name>[^,]+?) "
         rf"(?:aus dem|aus der|vom|von der) (?P<team>{TEAM})", kind="name", slot="name"),
    Rule("team", "fill", rf"ich (?:arbeite|bin) {_OFTEN}(?:im|in der|in|beim|bei der|"
         rf"teil des|teil der) (?P<x>{TEAM})", kind="team", slot="team"),
    Rule("team", "fill", r"ich (?:bin|habe) (?:jetzt )?(?:ins|in die|in das|zum|zur) "
         rf"(?P<x>{TEAM}) gewechselt", kind="team", slot="team"),
    Rule("role", "fill", rf"ich (?:bin|arbeite als) (?P<x>(?:ein |eine |der |die |neue[rn]? |"
         rf"jetzt )*{ROLE})",
         kind="role", slot="role"),
    Rule("team", "fill", rf"ich komme aus (?:dem|der) (?P<x>{TEAM})", kind="team", slot="team"),
    Rule("work", "free", rf"ich (?P<v>arbeite {_OFTEN}an|betreue|verantworte|leite|manage|"
                         rf"bearbeite|"
         rf"kümmere mich {_OFTEN}um|bin {_OFTEN}zuständig für|bin {_OFTEN}verantwortlich für) "
         rf"(?P<x>{_THING}.+)", kind="work", reads=("region",)),
    Rule("work", "free", rf"ich bin {_OFTEN}für (?P<x>{_THING}.+) (?:zuständig|verantwortlich)",
         kind="work", reads=("region",)),
    Rule("work", "free", rf"ich arbeite {_OFTEN}(?:für|zu|mit|im bereich) (?P<x>{_THING}.+)",
         kind="work", reads=("region",)),
    Rule("work-how", "free", rf"ich (?P<v>arbeite) {_OFTEN}(?P<x>(?:von|remote|in teilzeit|in "
         rf"vollzeit|"
         r"teilzeit|vollzeit|halbtags|nachts|tagsüber|nur|selten|nie|\w+tags|im (?:homeoffice|"
         r"home office|"
         r"schichtdienst|außendienst|büro)|in (?:(?!dem|der|diesem|eile)(?-i:[A-ZÄÖÜ])[\w-]+)|als|"
         r"mit (?-i:[A-ZÄÖÜ])|zwischen|bis|ab)(?!\w)(?!.*\b(?:heute|gerade|morgen|dran|"
         r"daran)\b).*)",
         kind="work"),
    Rule("employer", "fill", r"ich arbeite bei (?P<name>.+)", kind="employer", slot="employer",
         fact="Arbeitet bei {x}"),
    Rule("diet", "free", r"ich (?:lebe|ernähre mich|esse) (?P<x>(?:rein |überwiegend |meistens |"
         r"streng )?(?:vegan|"
         r"vegetarisch|glutenfrei|laktosefrei|koscher|halal|"
         r"zuckerfrei))", kind="personal", fact="Lebt {x}"),
    Rule("home", "fill", rf"ich (?:wohne|lebe) {_OFTEN}(?:in|im|bei|auf|nahe) (?P<x>.+)",
         kind="home", slot="home"),
    Rule("moved", "fill", r"ich bin (?:gerade |kürzlich |jetzt |neulich |letztes jahr )*(?:von "
         r".{2,30} )?"
         r"nach (?P<x>.{2,40}?) (?:gezogen|umgezogen)", kind="home", slot="home"),
    Rule("origin", "free", r"ich (?P<v>komme|stamme) (?:ursprünglich |eigentlich )?(?P<x>aus "
         r"(?!dem |der |den "
         r"|diese)(?-i:[A-ZÄÖÜ]).+)", kind="personal"),
    Rule("origin", "free", r"ich bin (?P<x>(?:in|im|auf|am) .+ (?:geboren|aufgewachsen|geboren und "
         r"aufgewachsen))", kind="personal"),
    Rule("person", "free", r"ich bin (?P<x>(?:eine? |jetzt |gelernte[r]? "
         r")*(?-i:[A-ZÄÖÜ])\w{3,}(?:er|ist|"
         r"or|ent|eur|wirt)(?:in)?(?: (?:in|bei|aus|von|für|im) "
         r"(?-i:[A-ZÄÖÜ]).+)?)", kind="personal"),
    Rule("person", "free", r"ich bin (?P<x>(?:ein |eine |alleinerziehende[r]? |begeisterte[r]? |"
         r"leidenschaftliche[r]? |absolute[r]? |\w+facher? )*(?-i:[A-ZÄÖÜ])?\w*(?:aufsteher|"
         r"mensch|eule|"
         r"anfänger|einsteiger|vater|mutter|läufer|fahrer|fan|raucher|pfleger|schwester|handwerker|"
         r"mechaniker|rentner|schüler|azubi|freiberufler|selbst(?:st)?ändige?r?|beamte?r?|polizist|"
         r"musiker|sportler|introvertierte?r?|erzieher|koch|köchin|bäcker|tischler|"
         r"elektriker)(?:in)?"
         r"(?: (?:von|mit|bei|in|im|aus) .+)?)(?<!laufen)", kind="personal"),
    Rule("personal", "free", r"ich bin (?P<x>(?:ledig|verheiratet|geschieden|verwitwet|verlobt|"
         r"schwerhörig|gehörlos|kurzsichtig|legastheniker(?:in)?|beidhändig|introvertiert|"
         r"selbst(?:st)?ändig|pensioniert|freiberuflich tätig|in (?:rente|elternzeit|teilzeit))"
         r"(?: .*)?)", kind="personal"),
    Rule("diet", "free", r"ich bin (?P<x>(?:vegetarier(?:in)?|veganer(?:in)?|vegan|vegetarisch|"
         r"diabetiker(?:in)?|linkshänder(?:in)?|farbenblind|allergisch gegen .+|"
         r"laktoseintolerant))", kind="personal"),
    Rule("diet", "free", r"ich (?P<v>esse|trinke|vertrage|rauche|fahre|spreche) (?P<x>kein\w* .+|"
         r"nur .+|nie .+|"
         r"(?:\w+ )?nicht|(?:am liebsten|gerne?|fast nur|meistens|keine?n?) .+)",
         kind="personal"),
    Rule("personal", "free", r"ich (?P<v>spreche|lerne) (?P<x>(?:\w+ ){0,2}(?:\w+isch|"
                             r"deutsch)\b.*)", kind="personal"),
    Rule("personal", "free", r"ich (?P<v>lerne|studiere|spiele|sammle|trainiere|unterrichte|koche|"
         r"züchte) (?P<x>(?!(?:es|das|dies\w*|gerade|mit dem gedanken|die|den|ein neues)\b).+)",
         kind="personal"),
    Rule("personal", "free", r"ich habe (?P<x>.*\b(?:\w*allergien?|kinder|kind|töchter|tochter|"
                             r"söhne|sohn|enkel\w*|geschwister|bruder|brüder|schwester|"
                             r"schwestern|asthma|diabetes|"
         r"migräne|adhs|legasthenie|zöliakie|laktoseintoleranz|pferde?|"
         r"hunde?|katzen?|zwillinge)\b(?!.*\b(?:gesehen|gehört|gefragt|getroffen|angerufen)\b).*)",
         kind="personal"),
    Rule("favorite", "free", r"mein(?:e|er|es)? (?P<q>lieblings[\w-]+) (?:ist|sind|heißt) "
                             r"(?P<x>.+)",
         fact="{q} ist {x}", slot="favorite", qualifier="q"),
    Rule("slot-is", "fill", r"meine? (?:bevorzugte |übliche |standard-?)?(?P<slot>[\w-]+) "
         r"(?:ist|sind|soll(?:te)?) (?:jetzt )?(?P<x>.+?)(?: sein)?", kind="slot"),
    Rule("my", "free", r"meine? (?P<f>geburtstag|hochzeitstag|hobbys?|adresse|frau|mann|"
                       r"partner(?:in)?|"
         r"tochter|sohn|hund|katze|chef(?:in)?|muttersprache|marken?|kunden?|kampagnen?|kinder|"
         r"eltern|mutter|vater|bruder|schwester|freund(?:in)?|arbeitszeit(?:en)?|bürozeiten|"
         r"kernzeit(?:en)?|mittagspause|geschäftsjahr|vertretung|stellvertreter(?:in)?|"
         r"assistent(?:in)?|"
         r"teamleiter(?:in)?|vorgesetzter?|lieblings\w+|pronomen|nachname|vorname|mädchenname|"
         r"hauptmarkt|hauptkunde|schuhgröße|blutgruppe|heimatstadt|zweitname|initialen|ziel|"
         r"freier tag|homeoffice-tage?|arbeitstage?) "
         rf"(?P<q>ist|sind|heißt|heißen|gehen|geht|beginnt|endet|läuft) (?:übrigens |immer |"
         rf"jetzt )*"
         rf"(?P<x>(?!(?:krank|müde|weg|da|hier|im urlaub|kaputt|sauer|nicht|heute|"
         rf"gerade)\b){_THING}.+)", kind="personal", fact="{f} {q} {x}"),
    Rule("my", "free", r"meine? (?P<f>(?:frau|mann|partner(?:in)?|tochter|sohn|hund|katze|kinder|"
         r"eltern|mutter|"
         r"vater|bruder|schwester|freund(?:in)?)(?: (?-i:[A-ZÄÖÜ])\w+)?) (?P<q>lebt|leben|wohnt|"
         r"wohnen|arbeitet|"
         r"studiert|spielt|geht|gehen|ist|sind|hat|spricht|liebt) (?P<x>(?:in|auf|als|bei|zur|"
         r"zum|an|mit|im|am|"
         r"vegan\w*|vegetar\w*|allergisch|eine?n?) .*|\w+(?:isch|spieler|ball))", kind="personal",
         fact="{f} {q} {x}"),
    Rule("needless", "free", r"(?P<x>(?!(?:das|dies\w*|es)\b).+) (?:musst|brauchst) du (?:mir "
         r")?nicht (?:mehr )?(?:zu )?"
         r"(?P<v>erklären|erläutern|wiederholen|begründen|nennen|zeigen)|du (?:musst|brauchst) "
         r"(?:mir )?(?P<y>(?!(?:"
         r"das|dies\w*|es)\b).+) nicht (?:mehr )?(?:zu )?(?P<v2>erklären|erläutern|wiederholen|"
         r"begründen)",
         fact="Braucht keine Erklärung: {x}"),
    Rule("times", "free", r"(?P<x>(?:termine|meetings|anrufe|besprechungen|calls|telefonate|"
         r"lieferungen) "
         r"(?:\w+ )?(?:bei mir |mir |für mich )?(?:bitte )?(?:immer )?(?:nur|erst|nie|nicht|am "
         r"besten) (?:vor|nach|ab|"
         r"zwischen|am|an|bis|in der|\w+tags|\w+woch|vormittags|"
         r"nachmittags)\b.*)", kind="habit", fact="{x}"),
    Rule("address", "fill", r"meine freunde nennen mich (?P<name>.+)|(?:alle|die meisten|freunde) "
         r"nennen mich (?P<name2>.+)", kind="address", slot="address"),
    Rule("dislike-when", "free", r"ich (?:mag|hasse|kann) es (?:gar |überhaupt |wirklich "
         r")*(?:nicht|nicht "
         r"leiden|nicht ausstehen)?,? ?wenn (?P<x>(?!(?:das|es|du das)\b)(?!.*\bdiese\w*\b).+)",
         fact="Mag es nicht, wenn {x}"),
    Rule("dislike", "wish", r"mich (?:nerven|nervt|stören|stört) (?P<x>(?!(?:das|dies\w*|es|der|"
         r"die|du|"
         r"dass|gerade)\b).+)|mit (?P<y>.+) kann ich (?:wirklich |gar |überhaupt )?nichts anfangen|"
         r"(?P<z>.+) (?:kann|mag) ich (?:gar |überhaupt )*nicht (?:leiden|ausstehen|ab)|"
         r"(?P<w>.+) sind nichts für mich",
         fact="Mag {x} nicht", negative=True, reads=SHAPES),
    Rule("not-interested", "free",
         r"(?P<x>.+) interessier(?:t|en) mich (?:überhaupt |gar )?nicht|ich interessiere mich "
         r"(?:überhaupt |gar )?nicht für (?P<y>.+)|(?P<z>.+) (?:ist|sind) mir egal",
         fact="Interessiert sich nicht für {x}", negative=True, reads=(*SHAPES, "region")),
    Rule("dislike", "wish",
         r"ich (?:mag|will|möchte|brauche|hasse|nutze|verwende) (?:wirklich |überhaupt |gar )?"
         r"(?:keine?n? |nie )(?P<x>.+?)(?: mehr)?(?: sehen| haben)?|ich hasse (?P<y>.+)|"
         r"ich mag (?P<z>.+) nicht", fact="Mag keine {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish", r"(?P<x>.+) (?:brauche|mag|will|möchte|lese) ich (?:wirklich |gar |"
         r"generell |grundsätzlich |normalerweise |eigentlich |sonst |"
                            r"überhaupt )?"
         r"nicht(?: sehen| lesen| mehr)?", fact="Mag {x} nicht", negative=True, reads=SHAPES),
    Rule("like", "wish", r"(?P<x>.+) (?:mag|liebe|bevorzuge) ich(?: sehr| am liebsten| lieber| "
                         r"gerne?)?",
         fact="Mag {x}", reads=SHAPES),
    Rule("prefer", "wish", rf"ich {_OFTEN}bevorzuge {_OFTEN}(?P<x>{_THING}.+)|"
         rf"ich {_OFTEN}ziehe (?P<y>{_THING}.+?) vor|"
         rf"ich habe (?P<z>{_THING}.+?) (?:lieber|am liebsten|gerne?)", fact="Bevorzugt {x}",
         reads=(*SHAPES, "period")),
    Rule("prefer", "wish", r"(?:(?:am liebsten|lieber) (?:bitte )?(?:(?:habe|hätte|sehe|nehme|"
         r"mag|lese|"
         r"nutze|bekomme) ich )?(?P<x>(?!(?:würde|wäre|nicht|gar nicht|so|das|es)\b).+))",
         reads=SHAPES),
    Rule("want", "value", r"wir (?:arbeiten|rechnen|berichten|planen|denken|messen) (?:immer |"
         r"nur )?"
         r"(?:mit|in) (?P<x>.+)", reads=SHAPES),
    Rule("meant", "value", r"ich meinte?(?: natürlich| eigentlich)? (?P<x>.+)", reads=SHAPES),
    Rule("find", "value", r"(?:ich finde (?P<x>.+?)|(?P<y>.+?) finde ich) (?:viel |deutlich |"
         r"einfach |"
         r"wesentlich |immer )*(?:besser|übersichtlicher|angenehmer|praktischer|hilfreicher|"
         r"leichter|"
         r"lesbarer|klarer|schöner|verständlicher|am besten)(?: lesbar| verständlich)?(?: als .+)?",
         reads=SHAPES),
    Rule("want", "value", r"ich (?:möchte|will|brauche|hätte|benötige) (?P<x>.+?)(?: sehen| haben| "
         r"bekommen| angezeigt bekommen| erhalten| lesen)?", reads=SHAPES),
    Rule("need", "free", r"ich (?P<v>brauche|benötige|möchte|will) (?P<x>(?:immer|stets|"
         r"grundsätzlich|"
         r"generell|nie) (?!(?:noch|wieder)\b)(?!.*\b(?:das|dies\w*|es|dich)\b).+)", lasting=True),
    Rule("prefer", "wish", rf"(?:ich (?:hätte|möchte|will|würde|sehe|nehme|lese|wünsche mir|habe|"
         rf"nutze|"
         rf"bekomme|brauche)) (?:(?:gerne?|lieber|am liebsten|immer|bitte|nur|künftig|ab jetzt|"
         rf"stets|"
         rf"grundsätzlich|alles|alle beträge|antworten|die antworten|(?:die |meine )?(?:zahlen|"
         rf"beträge|werte|ergebnisse)) )+"
         rf"(?P<x>{_THING}.+?)(?: sehen| haben| bekommen| angezeigt bekommen| erhalten| lesen)?",
         reads=SHAPES),
    Rule("prefer", "value", r"mir (?:ist|sind|wäre|wären) (?P<x>.+?) (?:immer |stets |deutlich |"
         r"viel )*"
         r"lieber(?: als (?P<rest>.+))?", reads=SHAPES),
    Rule("best", "value", r"(?P<x>.+?) (?:sind|ist|passt|passen|wäre|wären) (?:mir |für mich "
                          r")?(?:am besten|"
         r"besser|am liebsten|lieber|übersichtlicher)(?: für mich)?(?: als .+)?|(?P<y>.+?) "
         r"(?:reichen|reicht|genügen|genügt|"
         r"gefallen|gefällt) mir(?: besser| am besten| völlig)?", reads=SHAPES),
    Rule("interest", "free", r"ich interessiere mich (?:nur|vor allem|hauptsächlich|besonders) "
                             r"für (?P<x>.+)",
         kind="work", reads=("region",)),
    Rule("like", "wish", rf"ich (?:mag|liebe|trinke|esse|spiele|(?:lese|höre|fahre|reise|koche|"
         rf"arbeite)(?= (?:sehr )?(?:gern|am liebsten|viel))) {_OFTEN}"
         rf"(?P<x>{_THING}.+)", reads=SHAPES, fact="Mag {x}"),
    Rule("habit", "free",
         r"ich (?P<v>(?!(?:habe|bin|kann|muss|soll|werde|war|hatte|möchte|will|mag|vergesse|"
         r"bekomme|"
         r"kriege|sehe|finde|denke|würde|wäre|hätte|könnte|sollte|glaube|frage|brauche|"
         r"weiß)\b)\w+e) (?P<o>.*?)\b(?P<a>immer|"
         r"meistens|"
         r"meist|normalerweise|üblicherweise|grundsätzlich|generell|gewöhnlich|oft|nie|am "
         r"liebsten|vorzugsweise|fast immer|fast nie|selten|ungern|stets|in "
         r"der regel|hauptsächlich)\b "
         r"?(?P<x>.*)", kind="habit", reads=("period",)),
    Rule("only-then", "free", r"ich kann (?P<x>(?:immer )?(?:nur|erst|nie|freitags|montags|"
         r"dienstags|"
         r"mittwochs|donnerstags|morgens|abends|vormittags|nachmittags|vor|nach|zwischen) "
         r"(?!(?:sagen|"
         r"hoffen|raten|zustimmen|das|es|kurz|noch|dir|warnen|"
         r"staunen)\b).+)", kind="habit", lasting=False,
         fact="Kann {x}"),
    Rule("rhythm", "free", r"ich (?P<v>(?!(?:hatte|war|möchte|will|brauche|würde|hätte|"
         r"komme|gehe|"
         r"muss|kann|soll|werde)\b)\w+e|bin) (?P<x>(?:.*\b)?(?:(?:mon|diens|mitt|donners|frei|"
         r"sams|sonn)"
         r"(?:tag|woch)s|mittwochs|(?:morgen|abend|mittag|vormittag|nachmittag|nacht)s|wochentags|"
         r"wochenends|jede[nsr]? (?:zweite[nrs]? |dritte[nrs]? )?(?:tag|woche|monat|quartal|"
         r"wochenende|jahr|morgen|abend|\w+tag|\w+woch)|am wochenende|"
         r"(?:einmal|zweimal|dreimal) (?:pro|die|in der) \w+|täglich|wöchentlich|monatlich)\b.*)",
         kind="habit", reads=("period",)),
    Rule("order-final", "free", r"(?:mir |mich |uns )?(?:bitte )?(?:immer|stets|künftig|"
         r"grundsätzlich|"
         r"generell|jedes mal|nie|niemals) (?!(?:noch|wieder|diese\w*|dasselbe|das|es|der|"
         r"ich)\b)(?P<x>(?:"
         r"[\w,/-]+ ){1,10}(?:nennen|nennst|angeben|angibst|zeigen|zeigst|geben|gibst|schreiben|"
         r"schreibst|"
         r"erklären|erklärst|verwenden|verwendest|nutzen|nutzt|benutzen|benutzt|erwähnen|erwähnst|"
         r"verlinken|verlinkst|sortieren|sortierst|vergleichen|vergleichst|runden|rundest|prüfen|"
         r"prüfst|"
         r"dazuschreiben|dazuschreibst|anhängen|anhängst|voranstellen|voranstellst|zusammenfassen|"
         r"zusammenfasst|weglassen|weglässt|aufrunden|abrunden|beginnen|beginnst|anfangen|anfängst|"
         r"schicken|schickst|fragen|fragst|hinzufügen|hinzufügst|stellen|stellst|markieren|"
         r"markierst|begründen|begründest|formulieren|formulierst|liefern|lieferst))",
         fact="Wunsch: immer {x}"),
    Rule("stop-doing", "free", r"hör(?:e|en sie)? (?:bitte |endlich |doch )*auf,? "
         r"(?P<x>(?!(?:das|dies\w*|es|damit)\b)"
         r".+ zu \w+en|.+ \w*zu\w+en)", fact="Wunsch: nicht {x}"),
    Rule("leave-out", "free", r"(?:lass|lassen sie)(?: bitte)? (?P<x>(?!uns\b|mich\b|es\b|"
         r"das\b).+?)"
         r"(?: bitte| immer| künftig)* weg", fact="Wunsch: {x} weglassen", lasting=True),
    Rule("call-off", "wish", rf"(?:{_GIVE} (?:mir )?(?:bitte )?)?(?:bitte )?(?:nie(?:mals)? |nie "
                             rf"wieder )?"
         rf"(?:{_GIVE} )?(?:nie wieder|keine?n?|nie(?:mals)?|ohne) (?:in )?(?P<x>.+?)(?: mehr| "
         rf"zeigen| "
         r"verwenden| benutzen)?", negative=True, reads=SHAPES, sign=True),
    Rule("no-clutter", "free", rf"(?:{_GIVE} (?:mir )?(?:bitte )?)?(?:bitte )?(?:keine?n?|ohne|"
         rf"nie wieder|"
         rf"weniger|"
         r"spar dir (?:die |das |den )?|verzichte? (?:bitte )?auf|lass (?:bitte )?(?:die|das|"
         r"den))(?: "
         r"(?:so )?viele?| die| unnötige[ns]?| lange[ns]?)? "
         r"(?P<x>anrufe|telefonate|sprachnachrichten|emojis?|emoticons?|smileys?|(?:fach)?jargon|"
         r"\w*floskeln|abkürzungen|"
         r"ausrufezeichen|"
         r"anglizismen|fußnoten|entschuldigungen|smalltalk|fachbegriffe|fremdwörter|füllwörter|"
         r"begrüßung(?:en)?|einleitung(?:en)?|vorrede|grußformeln?|hashtags|anhänge|links|pdfs|"
         r"bilder|"
         r"witze|wiederholungen|schachtelsätze|fachsprache|fachchinesisch|komplimente|"
         r"überschriften|"
         r"fettdruck|metaphern|großbuchstaben|konjunktive?|gendersternchen)"
         r"(?: (?:und|oder) \w+)?(?: (?:mehr|verwenden|benutzen|verwendest|benutzt|nutzen|nutzt|"
         r"schicken|weg|sein))?",
         fact="Möchte keine {x}"),
    Rule("never", "free", r"keine?n? (?P<x>.{3,60}) (?:verwenden|benutzen|nutzen|zeigen|schicken|"
                          r"einbauen)",
         fact="Möchte keine {x}", sign=True),
    Rule("brief", "free", r"(?P<x>fass(?:e)? dich (?:bitte |doch )?(?:immer |gerne? )?(?:kurz|"
         r"kürzer)|"
         r"halte? dich (?:bitte )?(?:immer )?(?:kurz|kürzer)|(?:dich )?(?:bitte |immer |etwas |"
         r"stets )*"
         r"(?:kurz|kürzer) (?:fassen|fasst|halten|hältst)|"
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
    Rule("values", "value", r"(?:immer |nur |lieber |wieder |zurück zu |in |als |auf |mit |"
         r"besser |doch |doch "
                            r"lieber |mir |alles "
         r"|alle beträge |beträge |antworten )*(?P<x>.+?)(?: zeigen| anzeigen| verwenden| "
         r"benutzen| geben| gibst| zeigst| anzeigst| verwendest| benutzt| nutzt| antwortest| "
         r"schreibst|"
         r" nehmen| nimmst| darstellst| ausgibst| schicken| schickst| angeben| angibst| umrechnen|"
         r" liefern| lieferst| formulieren| formulierst| machen| machst| bleiben| bleibst|"
         r" nutzen| antworten| schreiben| ausgeben| darstellen)?", reads=SHAPES, sign=True),
    Rule("always", "order", rf"(?P<x>(?:immer )?{_ORDER}\b.*)"),
    Rule("always-any", "free", r"(?P<x>(?!(?:ich|das|dies\w*|es|die|der|den|ein|eine|wir|du|er|"
         r"sie)\b)[\w-]+"
         r"(?: [\w-]+){0,3}? bitte (?:immer|stets|künftig|in zukunft|grundsätzlich|generell|nie|"
         r"nie wieder|nur "
         r"noch)(?!.*\b(?:das|dies\w*|es|hier)\b)(?: .+)?)", fact="Wunsch: {x}", polite=True),
)  # fmt: skip
