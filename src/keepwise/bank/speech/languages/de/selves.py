"""German rules, second part: work, team, role, home, diet and who somebody is."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.de.lexicon import ROLE, TEAM
from keepwise.bank.speech.languages.de.parts import HAVE, KIN, MOMENT, OFTEN, POINTS, THING

_NOW = rf"{MOMENT}|{POINTS}"
_MONTH = (
    r"(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|"
    r"dezember|pfingsten|ostern|weihnachten|silvester|frühjahr|frühling|sommer|herbst|winter)"
)
_DIET = (
    r"(?:(?:rein|überwiegend|meistens|streng|strikt|komplett|weitgehend|größtenteils|fast nur|"
    r"fast ausschließlich|nur|seit \w+(?: \w+)?) )*(?:vegan|"
    r"vegetarisch|pescetarisch|pescatarisch|glutenfrei|laktosefrei|koscher|halal|zuckerfrei|"
    r"low[- ]carb|ketogen|keto|pflanzlich|kohlenhydratarm|salzarm|flexitarisch|bio|roh|"
    r"fleischlos|eiweißreich|histaminarm|fructosefrei)"
)
_ADJECTIVE = (
    r"(?:getrennt(?: lebend)?|liiert|ledig|single|verheiratet|geschieden|verwitwet|verlobt|"
    r"alleinerziehend|"
    r"schwerhörig|gehörlos|kurzsichtig|weitsichtig|beidhändig|introvertiert|extrovertiert|"
    r"selbst(?:st)?ändig|pensioniert|berentet|freiberuflich tätig|berufstätig|schwanger|"
    r"vegan|vegetarisch|farbenblind|rot-grün-blind|allergisch (?:gegen|auf) .+|"
    r"laktoseintolerant|glutenintolerant|linkshändig|nachtaktiv|katholisch|evangelisch|"
    r"muslimisch|jüdisch|buddhistisch|konfessionslos|zweisprachig(?: aufgewachsen)?|"
    r"dreisprachig|deutsch-\w+|blind|taub|hochsensibel|nachtblind|tierlieb|"
    r"legastheniker(?:in)?|vegetarier(?:in)?|veganer(?:in)?|pescetarier(?:in)?|flexitarier(?:in)?|"
    r"diabetiker(?:in)?|linkshänder(?:in)?|rechtshänder(?:in)?|nichtraucher(?:in)?|"
    r"frühaufsteher(?:in)?|langschläfer(?:in)?|morgenmuffel|nachteule|morgenmensch|"
    r"abendmensch|in (?:rente|elternzeit|teilzeit|vollzeit|altersteilzeit|pension|karenz|"
    r"mutterschutz|ausbildung|kurzarbeit)|im (?:ruhestand|schichtdienst|außendienst|innendienst|"
    r"homeoffice|sabbatical|vorruhestand|rollstuhl|vorstand .+|\w+verein.*|betriebsrat|"
    r"elternbeirat|"
    r"gemeinderat|kirchenchor|chor .*|mutterschutz))"
)

SELVES: tuple[Rule, ...] = (
    Rule("team", "fill", rf"ich (?:arbeite|bin|sitze) {OFTEN}(?:im|in der|in|beim|bei der|"
         rf"teil des|teil der|mitglied im|mitglied des) (?P<x>{TEAM})", kind="team", slot="team",
         unless=r"\b(?:heute|gerade)\b"),
    Rule("team", "fill", r"ich (?:bin|habe) (?:jetzt |kürzlich |letzte\w* \w+ |im \w+ |zum "
         r"\w+ )*(?:ins|in die|in das|zum|zur|in den) "
         rf"(?P<x>{TEAM}) (?:gewechselt|gekommen|versetzt worden)|ich wechsle? (?:ab \w+ |zum \w+ |"
         rf"jetzt |im \w+ )*(?:ins|in die|in das|zum|zur) (?P<y>{TEAM})", kind="team", slot="team"),
    Rule("role", "fill", rf"ich (?:bin|arbeite als) (?P<x>(?:ein |eine |der |die |neue[rn]? |"
         rf"gelernte[rn]? |ausgebildete[rn]? |freie[rn]? |selbstständige[rn]? |jetzt )*{ROLE})",
         kind="role", slot="role", unless=rf"{MOMENT}|\bkeine?\b|\b(?-i:Ihre?)\b"),
    Rule("role", "fill", r"ich (?:bin|wurde) (?:jetzt |gerade |kürzlich |neu |frisch |im \w+ |"
         rf"letztes? \w+ |vor kurzem |seit \w+ )*(?:zum|zur|zu) (?P<x>{ROLE}) (?:befördert|ernannt|"
         r"gewählt|berufen|aufgestiegen)(?: worden)?|ich (?:bin|habe) (?:jetzt |neu |frisch |im "
         rf"\w+ |vor kurzem )*(?P<y>{ROLE}) geworden|ich (?:fange|beginne|starte) (?:im \w+ |am "
         rf"[\w.]+ (?:\w+ )?|ab \w+ )?als (?P<z>{ROLE})(?: an)?",
         kind="role", slot="role"),
    Rule("team", "fill", rf"ich komme aus (?:dem|der) (?P<x>{TEAM})", kind="team", slot="team"),
    Rule("work", "free", rf"ich (?P<v>arbeite {OFTEN}an|betreue|verantworte|leite|manage|"
                         rf"bearbeite|verwalte|koordiniere|beliefere|supporte|steuere|"
         rf"kümmere mich {OFTEN}um|bin {OFTEN}zuständig für|bin {OFTEN}verantwortlich für|"
         rf"berichte {OFTEN}an|führe|vertrete|verkaufe|vertreibe|berate) "
         rf"(?P<x>{THING}(?!(?:mich|einen tisch|die lösung|einer lösung|dem problem)\b).+)",
         kind="work", reads=("region",), unless=rf"{_NOW}|\bleite .* (?:weiter|her|ab|um)\Z"),
    Rule("work", "free", r"ich (?P<v>übernehme|bekomme|bespiele|bearbeite) (?P<x>(?:.+ )?(?:die |"
         r"das "
         r"|den )?(?:regionen?|märkte?|marken?|kunden|gebiete?|filialen|kanäle?|kategorien?|länder|"
         r"produktlinie|sparte|accounts?|sortiment) .+)", kind="work", reads=("region",),
         unless=r"\b(?:heute|gestern|gerade|fehler\w*)\b"),
    Rule("work", "free", rf"ich bin {OFTEN}für (?P<x>{THING}.+) (?:zuständig|verantwortlich)(?:, "
         rf".+)?",
         kind="work", reads=("region",)),
    Rule("work", "free", r"(?P<x>(?!(?:das|dies|du|sie|wer|er)\b).+?) (?:gehören|gehört|fallen|"
         r"fällt|liegen|liegt) (?:jetzt |nun |auch |seit [\w ]{2,16}? |ab [\w ]{2,16}? |"
         r"inzwischen )*"
         r"(?:bei mir|zu meinem (?:bereich|gebiet|team|aufgabenbereich)|in mein\w* (?:bereich|"
         r"gebiet|zuständigkeit|verantwortung)|unter meine (?:zuständigkeit|verantwortung))|"
         r"(?P<y>.+) (?:ist|sind) mein (?:gebiet|bereich|markt|kunde|schwerpunkt|job|thema)",
         fact="Ist zuständig für {x}", kind="work", reads=("region",),
         unless=r"\b(?:fehler|problem)\b"),
    Rule("work", "free", r"ich (?:habe|mache) (?P<x>(?:die |das |den |alle |unsere |nur )*(?:"
         r"märkte?|marken?|regionen?|kunden?|accounts?|länder|gebiet|raum|region|marke|markt|"
         r"filialen?|produktlinien?|budgets?|werke?|standorte?) (?-i:[A-ZÄÖÜ]).+?)(?: unter mir| "
         r"in meiner (?:verantwortung|zuständigkeit)| inne)?", kind="work", reads=("region",),
         unless=r"\b(?:gesehen|gefunden|angerufen|besucht|verglichen|geprüft|gekauft|\w+t)\Z"),
    Rule("work", "free", rf"ich arbeite {OFTEN}(?:für|zu|mit|im bereich) "
         rf"(?P<x>{THING}(?!(?:mich|mir)\b).+)", kind="work", reads=("region",), unless=_NOW),
    Rule("work-how", "free", rf"ich (?P<v>arbeite|jobbe) {OFTEN}(?P<x>(?:von|remote|in teilzeit|in "
         rf"vollzeit|"
         r"teilzeit|vollzeit|halbtags|nachts|tagsüber|nur|selten|nie|\w+tags|mittwochs|im (?:"
         r"homeoffice|home office|"
         r"schichtdienst|außendienst|büro|\w+)|in (?:(?!dem|diesem|eile)(?-i:[A-ZÄÖÜ])[\w-]+|"
         r"eine[rm] \w+|der \w+|wechselschicht)|als|an einer \w+|an der \w+|am \w+|auf \w+|"
         r"mit (?-i:[A-ZÄÖÜ])|zwischen|bis|ab|freiberuflich|selbst(?:st)?ändig|\d\d? (?:stunden|"
         r"prozent|tage)|(?:drei|vier|fünf) tage|ehrenamtlich|freitags|jede\w*|von (?:zu )?"
         r"hause|hybrid|bei (?:einem|einer|der|meinem|meiner)|für (?:einen?|eine) \w+|halbe \w+|"
         r"\d+ ?%|eigentlich|"
         r"beim \w+|dreischicht\w*|im \w+dienst)(?!\w)(?!.*\b(?:heute|gerade|(?-i:morgen)|dran|"
         r"daran|dieser|diesem)\b).*)", kind="work"),
    Rule("employer", "fill", rf"ich (?:arbeite|jobbe) {OFTEN}bei (?P<name>[^,]+)|ich bin {OFTEN}"
         r"(?:(?:angestellt|beschäftigt|tätig) bei (?P<name2>[^,]+?)|bei (?P<x>[^,]+?) "
         r"(?:angestellt|"
         r"beschäftigt|tätig))", kind="employer", slot="employer", fact="Arbeitet bei {x}"),
    Rule("employer", "free", rf"ich bin {OFTEN}(?P<x>bei (?:der |dem )?(?-i:[A-ZÄÖÜ])[^,]+)",
         kind="work", unless=rf"{MOMENT}|\b(?:Sinnen|Kräften|Laune|Stimmung|Bewusstsein|unsicher|"
              rf"Frage|Aufgabe|Punkt|Schritt)\b"),
    Rule("team", "free", rf"ich (?:bin|sitze) {OFTEN}(?P<x>(?:im|in der|in) "
         rf"(?:(?-i:[A-ZÄÖÜ])[\w-]* )?"
         r"[\w-]*(?:management|marketing|einkauf|vertrieb|service|controlling|bereich|referat|amt|"
         r"design|sales|dienst|handel|bau|wesen|entwicklung|forschung|lager|versand|labor|archiv|"
         r"verlag|buchhaltung|verwaltung|redaktion|praxis|werkstatt|kanzlei|schule|kita|pflege|"
         r"produktion|logistik|branche)(?: .+)?)", kind="team", unless=MOMENT),
    Rule("employer", "free", r"ich (?:arbeite|bin) (?P<x>bei .+ als .+|als .+ bei .+)",
         kind="work"),
    Rule("employer", "fill", r"(?:meine firma|mein arbeitgeber|unsere firma) (?:ist|heißt) (?:die "
         r")?(?P<name>.+)", kind="employer", slot="employer"),
    Rule("diet", "free", rf"ich (?:lebe|ernähre mich|esse|koche) (?:meist |meistens |zuhause |eher "
         rf")*(?P<x>{_DIET})(?: und .+)?", kind="personal", fact="Lebt {x}"),
    Rule("home", "fill", rf"ich (?:wohne|lebe) {OFTEN}(?:direkt |mitten |ganz )*(?:in|im|bei|auf|"
         rf"nahe|am|an der|nähe|außerhalb von|südlich von|nördlich von) (?P<x>(?!(?:einer "
         rf"(?:beziehung|partnerschaft)|trennung|angst|der hoffnung|den tag|meiner eigenen|"
         rf"scheidung)\b).+)", kind="home", slot="home", unless=r"\b(?:bin|arbeite|habe) (?:in|bei|"
         r"als)\b"),
    Rule("home", "free", rf"ich (?:sitze|lebe|wohne|bin) {OFTEN}(?P<x>in (?:der "
         rf"(?=(?-i:[A-ZÄÖÜ])[\w-]*(?:straße|gasse|strasse|allee)\b))?(?!(?:Ordnung|Eile|Sorge|"
         r"Gedanken|Sicherheit|Schwierigkeiten|Not|Gefahr|Verzug|Kontakt|Teilzeit|Elternzeit|"
         r"Rente|Behandlung|Urlaub|Mails?|Meetings?|Besprechung\w*|Terminen|Arbeit|Quarantäne)\b)"
         r"(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-Z])[\w-]+)?(?: (?:und|in|ansässig|zuhause|daheim|"
         r"stationiert|"
         r"gemeldet).*)?)", kind="home", slot="home", needs=r"\b(?:jetzt|inzwischen|mittlerweile|"
         r"seit|"
         r"zuhause|daheim|sitze|ansässig|stationiert|gemeldet)\b", unless=MOMENT),
    Rule("moved", "fill", r"ich (?:bin|zog) (?:gerade |kürzlich |jetzt |neulich |nun |im "
         r"\w+ |vor \w+(?: \w+)? |letzte[ns]? \w+ |anfang \w+ |ende \w+ |zum \w+ |frisch |"
         r"inzwischen "
         r"|endlich |mit \w+ (?:\w+ )?)*(?:von .{2,30} )?(?:nach|in die|in den|ins) (?P<x>.{2,40}?)"
         r" (?:gezogen|umgezogen|übersiedelt|ausgewandert|umgesiedelt)", kind="home", slot="home"),
    Rule("moving", "free", r"ich (?P<x>(?:ziehe|übersiedle|wandere) (?:.+ )?(?:um|nach .+|in die "
         r".+|aus|zusammen|mit .+ zusammen))", kind="detail",
         unless=r"\bin (?:betracht|erwägung)|\b(?:heute|gleich)\b"),
    Rule("origin", "free", r"ich (?P<v>komme|stamme) (?:ursprünglich |eigentlich |gebürtig |selbst "
         r"|ja )*(?P<x>(?:ursprünglich |gebürtig )?aus "
         r"(?!dem (?!\w+(?:land|wald|gau|kreis|tal|gebiet)|norden|süden|osten|westen|iran|irak)|"
         r"diese)(?:der |den |dem |einem |einer )?(?:\w+ )?(?-i:[A-ZÄÖÜ]).+)", kind="personal"),
    Rule("origin", "free", rf"ich bin {OFTEN}(?P<x>(?:(?:in|im|auf|am|aus|mit) .+ )?(?:"
         r"geboren|aufgewachsen|"
         r"geboren und aufgewachsen|großgeworden)(?: in .+)?|gebürtige[rn]? .+|gebürtig aus .+)",
         kind="personal"),
    Rule("diet", "free", rf"ich bin seit (?:\w+ )?jahren (?P<x>{_ADJECTIVE})", kind="personal",
         fact="Ist {x}"),
    Rule("diet", "free", rf"ich bin {OFTEN}(?P<x>(?:stark |leicht |sehr |eher |überzeugte[rs]? |"
         rf"strenge[rs]? |glücklich |frisch |kein |keine |ein |eine |absolute[rs]? |"
         rf"bekennende[rs]? "
         rf"|eingefleischte[rs]? |totale[rs]? |typische[rs]? )*{_ADJECTIVE}(?:(?: und|, aber|,| "
         rf"mit| von| seit| bis| auf|"
         r" ab| in| bei) .+)?)", kind="personal", unless=MOMENT),
    Rule("person", "free", rf"ich bin {OFTEN}(?P<x>(?:eine? |jetzt |gelernte[rs]? |"
         r"begeisterte[rs]? |alleinerziehende[rs]? |leidenschaftliche[rs]? |absolute[rs]? |"
         r"große[rs]? "
         r"|stolze[rs]? |angehende[rs]? |blutige[rs]? |totale[rs]? |\w+fache[rs]? |eher |"
         r"echte[rs]? |"
         r"freie[rs]? |überzeugte[rs]? |studierte[rs]? |kein |keine |gebürtige[rs]? |"
         r"ehemalige[rs]? "
         r"|eingefleischte[rs]? |hobby)*(?-i:[A-ZÄÖÜ])[\w-]{2,}(?:er|ist|kraft|frau|mann|wirt|gast|"
         r"vater|mutter|fan|profi|laie|neuling|typ|mensch|eule|muffel|chef|koch|arzt|anwalt|"
         r"or|ent|eur|ant|oge|loge|oge|ier|iker|är|and|at|beamte[rn]?|beauftragte[rn]?|"
         r"angestellte[rn]?|studierende[rn]?|rentner|vorstand|köchin|ärztin|azubi|doktorandin|"
         r"chefin|schwester|hebamme|pate|patin|mitglied|liebhaber)(?:in)?"
         r"(?:(?: (?:in|im|bei|beim|aus|von|für|am|an|auf|mit|des|der|zweier|dreier|und|einer?s?) "
         r"|, |,? was ).+)?)", kind="personal", unless=rf"{MOMENT}|\b(?:Meinung|Ansicht|Opfer)\b"),
    Rule("person", "free", r"ich bin (?P<x>(?:ein |eine |alleinerziehende[r]? |"
         r"begeisterte[r]? |"
         r"leidenschaftliche[r]? |absolute[r]? |große[rs]? |totale[rs]? |\w+facher? )*\w*(?:"
         r"aufsteher|"
         r"mensch|eule|fan|raucher|pfleger|schwester|handwerker|lehrer|"
         r"anfänger|einsteiger|vater|mutter|mama|papa|oma|opa|läufer|fahrer|sportler|"
         r"mechaniker|rentner|schüler|azubi|student|freiberufler|beamte?r?|polizist|"
         r"musiker|introvertierte?r?|erzieher|koch|köchin|bäcker|tischler|"
         r"elektriker|friseur|verkäufer|ingenieur|programmierer|entwickler|krankenpfleger|"
         r"sozialarbeiter|physio\w*)(?:in)?"
         r"(?:,? (?:von|mit|bei|in|im|aus|an|auf|für|am|was) .+)?)(?<!laufen)", kind="personal",
         unless=MOMENT),
    Rule("age", "free", r"ich bin (?P<x>(?:\d\d|\w{3,}(?:zig|ßig))(?: jahre)?(?: alt)?(?: und .+)?|"
         r"(?:jahrgang|baujahr) \d+)", kind="personal"),
    Rule("birthday", "free", r"ich (?P<x>habe (?:am|im) .+ (?:geburtstag|hochzeitstag|namenstag)|"
         r"bin am .+ geboren|werde (?:am|im) .+ (?:\d\d|\w+zig)(?: jahre alt)?)", kind="personal"),
    Rule("diet", "free", r"ich (?P<v>feiere(?= kein)|esse|trinke|vertrage|rauche|fahre|spreche|"
         r"darf|kann) "
         r"(?:wirklich |überhaupt |gar |absolut |seit \w+(?: \w+)? |aus \w+ \w* ?gründen |"
         r"eigentlich "
         r"|auch |ja |privat |generell |grundsätzlich )*(?P<x>kein\w* .+|"
         r"nur .+|nie .+|nichts mit .+|"
         r"(?:\w+ )?nicht|(?:am liebsten|gerne?|fast nur|meistens|keine?n?) .+|[\w ,]{3,40} "
         r"(?:nicht|schlecht|kaum)(?: gut| mehr| so gut)?)",
         kind="personal", unless=rf"{MOMENT}|\b(?:das|es|sagen|sehen|finden|öffnen|erkennen|lesen|"
                                 r"verstehen|feststellen|glauben|klagen|hoffen|beurteilen|"
                                 r"einloggen|anmelden|dich|dir|nachvollziehen|machen|warten|raten|"
                                 r"helfen|empfehlen|zustimmen|schreiben|entscheiden|garantieren|"
                                 r"versprechen|gedanken|fassen|umgehen|anfangen|sprechen|staunen|"
                                 r"meckern|beschweren|bestätigen|danken)\b"),
    Rule("diet", "free", r"ich (?P<x>reagiere (?:\w+ )?(?:allergisch )?auf .+|leide (?:\w+ )?"
         r"(?:unter|an) .+|habe (?:eine |einen )?(?:starke |schwere |leichte )?\w*(?:allergie|"
         r"unverträglichkeit|intoleranz|phobie|schwäche)\b.*|kämpfe (?:seit .+ )?mit "
         r"(?:meinem |meiner )?\w*(?:rücken|migräne|schlaf\w*|gewicht))", kind="personal",
         unless=MOMENT),
    Rule("personal", "free", rf"ich (?P<v>spreche|lerne|kann|verstehe|rede) {OFTEN}(?:fließend |"
                             r"gerade |momentan |ein bisschen |etwas |gut |ganz gut |leider nur "
                             r")*(?P<x>(?:[\w,-]+ ){0,4}"
                             r"(?:\w{3,}isch|"
                             r"deutsch|hindi|suaheli|farsi|urdu|esperanto|gebärdensprache)\b.*)",
         kind="personal", unless=r"\b(?:bitte|mit dir|auf|heute|gestern)\b"),
    Rule("personal", "free", rf"ich habe {OFTEN}(?P<x>.*\b{HAVE}\b"
         rf"(?!.*\b(?:gesehen|gehört|gefragt|getroffen|angerufen|vergessen|verloren|"
         r"gebracht|gelesen|geschickt|genommen|gefunden|gemacht|getan|bekommen|gelernt|"
         r"gearbeitet|verlinkt|geplant|\w+iert)\b).*)",
         kind="personal", unless=r"\b(?:heute|gestern|gerade|lust|idee|frage|fragen|problem|"
         r"probleme|"
                                 r"dort|angst um)\b"),
    Rule("my", "free", rf"(?P<m>meine?|unsere?) (?P<f>{KIN}(?:,? (?-i:[A-ZÄÖÜ])[\w-]+,?)?"
         r"(?: und (?:mein |meine )?\w+)?) "
         r"(?P<q>lebt|leben|wohnt|wohnen|arbeitet|arbeiten|studiert|studieren|spielt|spielen|geht|"
         r"gehen|ist|sind|hat|haben|spricht|sprechen|isst|essen|verträgt|vertragen|heißt|"
         r"heißen|kommt|kommen|wird|macht|"
         r"lernt|besucht|reitet|darf|feiert|feiern|leitet|unterrichtet|wiegt|frisst|reagiert) (?:"
         r"übrigens |jetzt |seit \w+(?: \w+)? |auch |"
         r"schon |inzwischen |gerade )*(?P<x>(?:in|auf|als|bei|zur|"
         r"zum|an|mit|im|am|aus|beim|jede\w*|bald|nur|gern|fußball|klavier|gitarre|zwei|drei|"
         r"vier|fünf|sechs|acht|zehn|\d+|sehr (?:\w+)|kein\w*|nichts mit|(?-i:[A-ZÄÖÜ])[\w-]+|"
         r"vegan\w*|vegetar\w*|allergisch|eine?n?|glutenfrei|\w+jährig|linkshänder\w*|schwanger|"
         r"montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|taub|blind|"
         r"dement|autistisch|berufstätig|selbstständig|pensioniert|verheiratet|getauft|erst|"
         r"vor kurzem|gestorben)\b.*|\w+(?:isch|spieler|ball))", kind="personal",
         fact="{f} {q} {x}",
         unless=rf"{MOMENT}|\b(?:isst|essen) (?:\w+ )?(?:nur (?!vega|veget|gluten|laktose|halal|"
         rf"koscher)|am liebsten)|\b(?:krank|müde|fieber|husten|schnupfen|grippe|"
         rf"erkältet|\w*schmerzen|bauchweh|durchfall|gesagt|gefragt|gemeint|gern\w*|geschickt|recht|"
         rf"unterwegs|"
                r"urlaub|Idee|Frage|Problem|Fehler|Lust|Hunger|hunger|keine Ahnung|Ahnung|sauer|"
                r"Meinung|meldet|verspätung|Verspätung|geschrieben|Ansicht|vorgeschlagen)\b"),
)  # fmt: skip
