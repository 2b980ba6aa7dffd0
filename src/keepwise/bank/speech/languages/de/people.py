"""German rules, first part: what to remember and to forget, names and forms of address."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.de.lexicon import TEAM

_FORGET = (
    r"(?:vergessen|löschen|streichen|vergiss|vergessen sie|lösche?|löschen sie|streiche?|"
    r"streichen sie|entferne?)"
)
_AGAIN = (
    r"(?: wieder| bitte| einfach| ruhig)*(?:,? (?:das |der |die )?(?:gilt|stimmt|ist|war|hat sich|"
    r"passt|brauche)\b.*)?"
)
_REMEMBER = (
    r"(?:nicht vergessen(?=[:,])|merke?n? (?:sie )?(?:dir|sich|du dir)"
    r"(?: lieber| stattdessen| auch| noch| mal| einfach| gleich| nur)*|denke?n? (?:sie )?(?:bitte "
    r")?(?:immer )?(?:daran|"
    r"dran)|vergiss (?:bitte )?nicht|vergessen sie (?:bitte )?nicht|beachten?(?: sie)?|"
    r"behalten?(?: sie)? (?:bitte )?(?:im (?:hinterkopf|kopf|gedächtnis)|in erinnerung)|"
    r"notiere?n? (?:sie )?(?:dir|sich)?|speichere?n?(?: sie)?(?: dir)?(?: ab)?|schreibe? dir"
    r"(?: bitte)? (?:auf|hinter die ohren)|halte?(?: bitte)? fest|zur info(?:rmation)?|(?:fürs|"
    r"für das|für mein) "
    r"(?:nächste mal|protokoll|gedächtnis|profil)|für die zukunft|für (?:später|deine notizen)|"
    r"(?:ist |wäre )?(?:gut|wichtig) zu wissen|du (?:solltest|musst|kannst dir) (?:dir )?(?:wissen|"
    r"merken)|kannst du dir (?:bitte )?merken|(?:dir )?(?:bitte )?merken|nimm (?:bitte )?zur "
    r"kenntnis|wichtig(?: für dich)?|"
    r"wissen (?:solltest|sollst|musst) du|geh (?:bitte )?(?:immer )?davon aus|damit du(?: es| "
    r"das)? "
    r"weißt|zu deiner info(?:rmation)?|nur dass du(?: es)? weißt)"
)
_TITLE = r"(?:herrn?|frau|dr\.?|doktor|prof\.?|professor(?:in)?)"

PEOPLE: tuple[Rule, ...] = (
    Rule("redefinition", "skip",
         r".*\b(?:wenn|falls|sobald|immer wenn) (?:ich|wir|jemand|man|einer|sie|"
         r"nutzer)\b.*\b(?:sagt?e?|"
         r"sage|fragt?|schreibt?|schreibe|meint|meine|erwähnt?)\b.*|.*\bmit\b.{1,60}\bmein(?:e|"
         r"en)? ich\b.*|"
         r".*\bbedeutet\b.*", unless=r"\bwenn ich (?:dich |um |nach |etwas |dir )?(?:.{0,30} )?"
                                     r"(?:frage|schreibe|bitte)\b"),
    Rule("forget-idiom", "skip", r"vergiss es(?: einfach)?|schon gut|egal"),
    Rule("forget-all", "forget",
         rf"{_FORGET} (?:bitte )?(?:einfach )?(?:alles|alle (?:deine )?(?:erinnerungen|daten|infos|"
         r"notizen))(?:,? was du "
         r"(?:über mich |von mir )?(?:weißt|weisst|gespeichert hast|dir gemerkt hast|hast))?"
         r"(?: (?:über|von|zu) mi[rc]h?)?|"
         rf"{_FORGET} (?:bitte )?(?:einfach )?alles,? was ich (?:dir |ihnen |hier )*(?:je |jemals |"
         r"bisher |bis jetzt |schon |so )*(?:über mich |von mir )?(?:gesagt|erzählt|geschrieben|"
         r"anvertraut|verraten|mitgeteilt)(?: habe?| hatte)?", fact="Alles", slot="*"),
    Rule("forget-last", "forget",
         rf"{_FORGET} (?:das|dies|das letzte|was ich (?:gerade|eben|vorhin) (?:gesagt|geschrieben) "
         rf"habe)(?: (?:wieder|bitte|bitte wieder|einfach))?|merk(?:e)? dir das nicht|"
         r"das (?:kannst du|können sie) (?:wieder |ruhig )?(?:vergessen|löschen)"),
    Rule("forget", "forget",
         rf"{_FORGET}(?: bitte)?(?: (?:wieder |einfach )?aus (?:deinem|dem) (?:gedächtnis|speicher|"
         rf"profil|kopf))?(?P<x>,? (?:dass |das mit |was |"
         r"meine?[nrsm]? |unsere?[nrsm]? |die (?:sache|info|vorliebe) |den teil |ich |alles "
         rf"(?:über|"
         rf"zu|von|was)).+?){_AGAIN}"),
    Rule("forget", "forget", r"(?P<x>das mit (?:dem|der|den|meine[mrn]?) .+?) (?:stimmt nicht(?: "
         r"mehr)?|gilt nicht mehr|ist nicht mehr (?:aktuell|so)|hat sich erledigt|ist (?:überholt|"
         r"erledigt|vorbei))(?:,.*)?"),
    Rule("forget", "forget", r"(?P<x>das mit (?:dem|der|den) .+?|meine?[nrs]? .+?|dass ich .+?) "
         r"(?:kannst du|können sie|darfst du) (?:wieder |jetzt |ruhig )*(?:vergessen|löschen|"
         r"streichen)"),
    Rule("forget-name", "forget", r"(?:vergiss|vergessen sie)(?: bitte)?"
         r"(?P<x> (?-i:[A-ZÄÖÜ][\wäöüß-]+)(?: (?:und )?(?-i:[A-ZÄÖÜ][\wäöüß-]+)){0,3})"),
    Rule("forget", "forget", r"(?:du (?:sollst|musst|brauchst) dir )?nicht (?:mehr |länger "
         r")?(?:zu )?"
         r"(?:dran |daran )?(?:merken|speichern|wissen|erinnern)(?P<x>,? (?:dass|was) .+)"),
    Rule("forget", "forget", r"(?P<x>(?:meine?[nrs]? |das mit ).+?) (?:wieder |ruhig |bitte )*"
         r"(?:vergessen|löschen)"),
    Rule("forget", "forget", r"(?:merke?|speichere?) dir (?:das )?nicht (?:mehr|länger)(?P<x>,? "
         r"(?:dass|was) .+)"),
    Rule("forget", "forget", r"(?:merke?|speichere?) dir (?P<x>(?:meine?[nrs]? ).+?) nicht(?: "
                             r"mehr)?"),
    Rule("forget", "forget", r"(?:lösche?|entferne?|streiche?)(?P<x> (?:meine?[nrs]? |die |das )"
         r".+?) aus (?:deinem |dem )?(?:gedächtnis|speicher)"),
    Rule("no-longer", "end", r"ich (?P<x>(?:wohne|arbeite|lebe|nutze|benutze|verwende|betreue|"
         r"leite|fahre|spiele|lerne|mache|gehe|trainiere|studiere|verantworte|"
         r"sammle|jogge|pendle|bin|möchte|will)\b(?: [^,;]+?)?) (?:nicht mehr|keine?n? "
         r"mehr)(?P<rest> .+)?", kind="work", unless=r"\bkeine?n? (?!mehr)"),
    Rule("remember", "remember", rf"{_REMEMBER}(?: bitte)?(?:,? dass|:|,| -)? (?P<x>.+)"),
    Rule("remember", "remember", r"ich (?:möchte|will),? dass (?:du|sie) (?:weißt|wissen|dir "
         r"merkst),? (?P<x>dass .+)|du (?:musst|solltest|sollst) wissen,? (?P<y>dass .+)"),
    Rule("address", "fill", r"(?:nenne?|nennt|nennen sie|ruf|rufe) mich (?:bitte )?(?:einfach |"
         r"ruhig |gerne? |lieber |nur |ab jetzt |künftig |immer )*(?!(?:nicht|nie)\b)"
         r"(?P<name>[^,(]+?)(?:,? (?:nicht|so) .+)?|"
         r"(?:(?:(?:du|ihr) (?:kannst|könnt|darfst)|sie können|sie dürfen|alle|kannst du) )?mich "
         r"(?:bitte |gerne? |ruhig |einfach |alle |lieber |immer )*(?P<name2>[^,]+?) "
         r"(?:nennen|nennst|nennt)", kind="address", slot="address"),
    Rule("address", "fill", r"ich (?:werde|möchte|will|würde) (?:von allen |meist |gerne? |lieber |"
         r"meistens |überall |eigentlich |nur )*(?P<name>(?-i:[A-ZÄÖÜ])[\w-]+(?: [A-Z]\w+)?) "
         r"(?:genannt|gerufen)(?: werden)?|ich (?:höre|hör) auf (?:den namen )?(?P<name2>.+)|"
         r"mein (?:spitzname|rufname) (?:ist|lautet) (?P<x>(?-i:[A-ZÄÖÜ])[\w-]+)|für (?:dich|alle|"
         r"freunde|kollegen) (?:bin ich )?(?:einfach )?(?P<y>(?-i:[A-ZÄÖÜ])[\w-]+)",
         kind="address", slot="address"),
    Rule("address", "fill", r"sag(?:e|en sie)? (?:ruhig |einfach |lieber |bitte )+"
         r"(?P<name>(?!(?:du|sie|bescheid|ja|nein|danke|stopp|was)\b)(?-i:[A-ZÄÖÜ])[a-zäöüß]+)"
         r"(?: zu mir)?", kind="address", slot="address"),
    Rule("not-address", "free", r"(?:nenne?n?(?: sie)? mich|sag(?:e|en sie)?) (?:bitte )?(?:nicht|"
         r"nie)(?: mehr| länger)? (?P<x>(?:(?:Herr|Frau|Dr\.) )?(?-i:[A-ZÄÖÜ])[\w-]+)(?: zu mir)?|"
         r"ich (?:mag|möchte|will) (?:es )?(?:gar )?nicht,? (?:wenn|dass) (?:man|du|jemand) mich "
         r"(?P<y>(?-i:[A-ZÄÖÜ])[\w-]+) (?:nennt|nennst)", fact="Möchte nicht {x} genannt "
         "werden", kind="address"),
    Rule("address", "fill", rf"(?:sprich|sprechen sie) mich (?:bitte )?(?:immer |stets |lieber )?"
         r"(?:mit|als) (?!(?:du|sie)\b)(?P<name>.+?) an|(?:bitte )?(?:mich )?(?:immer |bitte )*mit "
         rf"(?P<x>{_TITLE} (?-i:[A-Z]).+?) (?:ansprechen|anreden|ansprichst|anredest|ansprechen)|"
         rf"ich (?:möchte|wünsche),? (?:bitte )?mit (?P<y>{_TITLE} (?-i:[A-Z]).+?) angesprochen "
         rf"(?:zu )?werden",
         kind="address", slot="address"),
    Rule("called-so", "free", r"(?:sprich|sprechen sie) mich (?:bitte )?(?P<x>(?:nur |immer |"
         r"lieber |"
         r"bitte )*(?:mit|als|beim) (?!(?:du|sie)\b).+) an(?:,.*)?", kind="address",
         fact="Möchte {x} angesprochen werden"),
    Rule("called-not", "free", r"ich (?P<x>(?:möchte|will|mag) (?:lieber |bitte |gern |nur "
         r")*(?:nicht )?"
         r"(?:mit|beim|per|bei) .+ (?:angesprochen|genannt|angeredet|gerufen) werden)",
         kind="address"),
    Rule("spelled", "free", r"(?P<x>(?:mein (?:nach|vor)?name|der name) (?:schreibt|spricht) "
         r"(?:sich|man) "
         r".+|man (?:spricht|schreibt) (?:meinen (?:nach|vor)?namen|mich) .+|(?:nutze?|verwende|"
         r"benutze?)(?: bitte)? (?:für mich )?(?:die anrede|das pronomen|die "
         r"pronomen) .+|meine pronomen "
         r"(?:sind|lauten) .+|pronomen:? .+)", kind="name", fact="{x}"),
    Rule("sie", "free", r"(?P<x>(?:bitte )?(?:duze?n?|duzt)(?: sie)? mich (?:bitte |lieber )?nicht|"
         r"ich (?:möchte|will|mag) (?:hier |lieber |bitte )*nicht geduzt werden|bitte nicht duzen|"
         r"nicht duzen)", fact="Möchte gesiezt werden", slot="tone", value="sie"),
    Rule("du", "free", r"(?:ich (?:möchte|will|mag|werde) (?:hier |lieber |bitte |eigentlich |"
         r"gern |auch )*nicht gesiezt werden|(?:bitte )?(?:siez\w*(?: sie)? mich (?:bitte |"
         r"lieber )?nicht|nicht siezen))", fact="Möchte nicht gesiezt werden", slot="tone",
         value="du"),
    Rule("du", "free", r"(?P<x>(?:antworte|antworten sie|schreibe?|schreiben sie|rede?|reden sie) "
         r"(?:mir |mit mir )?(?:bitte )?(?:auf|per|mit) du|duzen ist(?: (?:\w+ )*(?:ok|okay|in "
         r"ordnung|erwünscht|gut|fein|"
         r"besser))?|"
         r"(?:wir (?:können|wollen) (?:\w+ )?du sagen|du können wir (?:\w+ )?sagen)|(?:(?:du "
         r"(?:kannst|darfst)|sie können|sie dürfen|wir können) mich (?:gerne? "
         r"|ruhig |auch |einfach |bitte )*duzen|duze?n?(?: sie)? mich(?: bitte| ruhig| gerne?)*|"
         r"(?:mich )?(?:ruhig |gerne? |bitte |einfach |lieber |immer )*(?:duzen|duzt)|"
         r"wir (?:können|sollten|wollen|dürfen) uns (?:gerne?|ruhig|doch|auch)? ?duzen|"
         r"wir duzen uns(?: \w+){0,4}|wir sind "
         r"(?:hier |alle |ja )*per du(?: \w+){0,3}|(?:lass|lassen sie) uns (?:bitte |doch |lieber |"
         r"gerne? )*(?:duzen|(?:beim|per|zum) du(?: \w+)?)|bleiben wir (?:doch |bitte |gern |"
         r"lieber )*beim du|ich (?:duze (?:lieber|gern|am liebsten)|(?:möchte|will) (?:lieber |"
         r"gerne? |bitte |hier |auch )*geduzt werden|werde (?:lieber|gern) geduzt|bevorzuge das du|"
         r"biete (?:dir|ihnen) das du "
         r"an)|(?:das )?du (?:ist|wäre|passt|reicht) (?:mir )?(?:völlig |ganz |lieber|gut|in "
         r"ordnung|okay|ok|recht|prima| )*|"
         r"sage?n?(?: sie)? (?:ruhig |einfach |bitte |gerne? |doch |lieber )*du(?: zu mir)?|"
         r"(?:sprich|sprechen sie) mich (?:bitte |ruhig |immer )*(?:per|mit) du an|"
         r"(?:per|mit) du (?:bitte|ansprechen|anreden)|"
         r"(?:bitte )?(?:gerne? |lieber |immer )*per du|bitte duzen|(?:lieber|gern|gerne) (?:per "
         r")?du))",
         fact="Möchte geduzt werden", slot="tone", value="du"),
    Rule("sie", "free", r"(?P<x>(?:sieze?n?(?: sie)? mich(?: bitte| lieber| doch| wieder| "
         r"weiterhin)*|(?:mich )?(?:bitte |lieber |immer )*(?:siezen|siezt)|wir siezen uns(?: "
         r"\w+){0,2}|sage?n?(?: sie)? (?:lieber |"
         r"einfach |bitte )*sie(?: zu mir)?|(?:bitte )?(?:lieber |immer )*per sie|bitte siezen|"
         r"(?:sprich|sprechen sie) mich (?:bitte |immer )*(?:per|mit) sie an|(?:per|mit) sie "
         r"(?:bitte|"
         r"ansprechen|anreden)|ich mag das (?:geduze|duzen) nicht|"
         r"ich (?:bevorzuge das sie|möchte (?:lieber |bitte |gerne? )*gesiezt werden|sieze lieber)|"
         r"(?:lass|lassen sie) uns (?:bitte |lieber )*(?:beim sie(?: bleiben)?|siezen)|"
         r"bleiben wir (?:bitte |lieber )?beim sie|mir (?:ist|wäre) das sie lieber|das sie (?:ist|"
         r"wäre) mir lieber))", fact="Möchte gesiezt werden", slot="tone", value="sie"),
    Rule("name", "fill", r"(?:(?:mein (?:voller )?name|der name) (?:ist|lautet)|ich hei(?:ß|"
         r"ss)e(?: jetzt| eigentlich| mit vollem namen| seit \w+)*) "
         r"(?P<name>[^,(]+?)(?:,? (?:aus dem|aus der|"
         rf"vom|von der) (?P<team>{TEAM}))?(?: mit .*)?(?:,.*| und (?-i:[a-zäöü]).*)?",
         kind="name", slot="name"),
    Rule("name", "fill", rf"(?:ich bin|hier ist|hier schreibt) (?:die |der )?(?P<name>[^,]+?) "
         rf"(?:aus dem|aus der|vom|von der) (?P<team>{TEAM})", kind="name", slot="name"),
    Rule("name", "fill", r"(?:ich bin|bin|hier (?:ist|schreibt|spricht)|ich bin es:?) (?:die|der|s|"
         r"es,?) (?P<name>(?-i:[A-ZÄÖÜ])[a-zäöüß]{1,14}(?: (?-i:[A-ZÄÖÜ])[\w-]+)?)"
         r"(?: (?:aus|von|vom) .+)?", kind="name", slot="name",
         unless=r"\b(?:\w+(?:chef|leiter|manager|verantwortlich\w*|neue|älteste|jüngste|besitzer|"
                r"inhaber|eigentümer|gründer|vater|mutter|admin)(?:in)?|Meinung|Ansicht)\b"),
    Rule("name", "fill", r"hier (?:ist|schreibt|spricht) (?P<name>(?-i:[A-ZÄÖÜ])[a-zäöüß]+"
         r"(?: (?-i:[A-ZÄÖÜ])[\w-]+)?)", kind="name", slot="name"),
    Rule("address", "fill", r"(?:alle|meine freunde|die meisten|freunde|kollegen|meine kollegen) "
         r"(?:sagen|rufen) (?:zu mir |mich )?(?:nur |einfach )?(?P<name>(?-i:[A-ZÄÖÜ])[\w-]+)(?: "
         r"zu mir)?",
         kind="address", slot="address"),
    Rule("address", "fill", r"meine freunde nennen mich (?P<name>.+)|(?:alle|die meisten|freunde|"
         r"kollegen|meine kollegen|die kollegen) "
         r"nennen mich (?:nur |einfach )?(?P<name2>.+)", kind="address", slot="address"),
)  # fmt: skip
