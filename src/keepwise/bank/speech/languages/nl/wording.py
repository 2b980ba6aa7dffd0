"""Wording Dutch facts: the first person turned into the third.

"Ik werk met mijn team" becomes "Werkt met zijn team". The result is a short sentence without a
subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "mijn team" becomes "zijn team"."""
    first, space, rest = words.partition(" ")
    if first.casefold() in _SMALL and not rest[:1].isupper():
        words = first.casefold() + space + rest
    return compiled(r"\b(?:ik|me|mij|mijn|mijne|mezelf|mijzelf|we|wij|ons|onze)(?![\w'’])").sub(
        lambda match: _PERSONS[match.group().lower()], words
    )


_PERSONS = {
    "ik": "die", "me": "hen", "mij": "hen", "mijn": "zijn", "mijne": "zijne",
    "mezelf": "zichzelf", "mijzelf": "zichzelf", "we": "ze", "wij": "ze", "ons": "hun",
    "onze": "hun",
}  # fmt: skip

_VERBS = {
    "ben": "is", "heb": "heeft", "kan": "kan", "wil": "wil", "mag": "mag", "zal": "zal",
    "zou": "zou", "ga": "gaat", "sta": "staat", "sla": "slaat", "doe": "doet", "zie": "ziet",
    "hou": "houdt", "rij": "rijdt", "snij": "snijdt", "glij": "glijdt", "ski": "skiet",
    "had": "had", "was": "was", "ging": "ging", "kwam": "kwam", "kreeg": "kreeg", "zat": "zat",
    "code": "codet", "game": "gamet", "bowl": "bowlt", "werd": "werd", "begon": "begon",
    "koos": "koos", "sprak": "sprak",
    "nam": "nam", "las": "las", "liep": "liep", "reed": "reed", "vond": "vond", "kocht": "kocht",
}  # fmt: skip

_MANY = {
    "hebben": "heb", "zijn": "ben", "gaan": "ga", "doen": "doe", "staan": "sta", "zien": "zie",
    "willen": "wil", "kunnen": "kan", "mogen": "mag", "zullen": "zal", "komen": "kom",
}  # fmt: skip


def verb(word: str) -> str:
    """The third person of a verb: "werk" becomes "werkt", "heb" becomes "heeft"."""
    low = word.lower()
    if low in _VERBS:
        return _VERBS[low]
    return low if low.endswith(("t", "e")) else low + "t"


def stem(many: str) -> str:
    """A verb's first person from its plural: "wonen" becomes "woon", "zitten" becomes "zit"."""
    low = many.lower()
    if low in _MANY:
        return _MANY[low]
    if not low.endswith("en"):
        return low
    bare = low[:-2]
    if re.search(r"([bdfgklmnprst])\1\Z", bare):
        return bare[:-1]
    # "wandelen", "rekenen" and "leveren" end in an unstressed syllable, "studeren" does not.
    weak = re.search(r"[a-z]{2,}e[lmn]\Z", bare) or (bare.endswith("er") and bare in _WEAK)
    if not weak and re.search(r"(?:\A|[^aeiou])[aeou][bdfgklmnprstvz]\Z", bare):
        bare = bare[:-1] + bare[-2] + bare[-1]
    return bare[:-1] + {"v": "f", "z": "s"}.get(bare[-1], bare[-1])


_WEAK = frozenset(
    "lever luister herinner verander verbeter beheer adviseer wonder schilder tuinier".split()
)


def statement(words: str) -> str:
    """A statement about oneself as a fact: "ik hou van mijn team" becomes "Houdt van zijn team"."""
    words = compiled(
        r"(ik [\w-]+(?: (?:vooral|ook|niet|nooit|altijd|nu|meestal))?) (?:me|mij)\b"
    ).sub(r"\1 zich", words, count=1)
    if match := compiled(r"ik ([\w-]+)(.*)").fullmatch(words):
        said = verb(match[1]) + third_person(match[2])
    elif match := compiled(r"(?:we|wij) ([\w-]+)(.*)").fullmatch(words):
        said = verb(stem(match[1])) + third_person(match[2])
    elif match := compiled(r"(?:mijn|onze|ons) (.+)").fullmatch(words):
        said = third_person(match[1])
    else:
        said = third_person(words)
    return said[:1].upper() + said[1:]


# Verbs that are looked for where a subordinate clause carries on behind its verb: "dat ik
# allergisch ben voor noten".
_AUXILIARIES = frozenset("ben heb kan wil moet mag zal zou hoef durf was had word is heeft".split())
_KNOWN = _AUXILIARIES | frozenset(
    "woon werk leef eet drink hou houd heet spreek lees gebruik verkies prefereer vind zit kom ga "
    "sta doe zie rijd rij fiets reis speel studeer leer train beheer leid run volg zorg regel kijk "
    "vergelijk begin stop neem pak geef haat vermijd mijd lust verdraag rook slaap sport loop "
    "wandel zwem kook bak schrijf maak schilder zing verzamel deel vlieg koop betaal plan heten "
    "rapporteer focus werkt woont heet begint eindigt loopt studeert speelt gaat komt leeft "
    "verhuis verhuisde ligt staat wordt draag coach geef krijg verkoop ondersteun".split()
)
_PREFIXES = r"(?:op|aan|af|uit|in|mee|door|terug|samen|bij|na|toe|weg|over|om|tegen|voor|vast)"


def main_clause(words: str) -> str:
    """A clause after "dat" in the order of a main clause.

    "Dat ik euro's verkies" becomes "ik verkies euro's", "dat mijn dochter Lotte heet" becomes "mijn
    dochter heet Lotte". Without "dat" it already has that order.
    """
    match = compiled(
        r"dat (?P<s>ik|we|wij|(?:mijn|onze|ons|de|het) [\w'-]+(?: van (?:mijn|onze|"
        r"ons|de|het) [\w'-]+)?) (?P<o>.+)"
    ).fullmatch(words)
    if match is None:
        return compiled(r"\Adat ").sub("", words)
    subject, said = match["s"], match["o"].split()
    at = _finite(said, own=subject.lower() == "ik")
    of_mine = subject.lower().startswith(("mijn ", "onze ", "ons "))
    if of_mine and at > 1 and said[0][:1].isupper():
        # "dat mijn zoon Daan in Gent studeert"; but "Lotte heet" is what she is called.
        subject, said, at = f"{subject} {said[0]}", said[1:], at - 1
    finite, rest = said[at], said[:at] + said[at + 1 :]
    apart = compiled(rf"({_PREFIXES})(\w{{3,}})").fullmatch(finite)
    if apart and finite.lower() not in _KNOWN and apart[2].lower() in _KNOWN:
        finite, rest = apart[2], [*rest, apart[1]]
    return " ".join([subject, finite, *rest])


def _finite(said: list[str], *, own: bool) -> int:
    """Where the finite verb of a subordinate clause is: the last word if nothing else is known."""
    low = [word.lower().rstrip(",") for word in said]
    if len(low) > 1 and (low[0] in _AUXILIARIES or (low[0] in _KNOWN and low[-1] not in _KNOWN)):
        return 0  # People write "dat ik ben allergisch" too.
    for at, word in enumerate(low):
        if word in _AUXILIARIES and at:
            return at
    known = [at for at, word in enumerate(low) if word in _KNOWN]
    if known and low[-1] not in _KNOWN and own:
        return known[-1]
    return len(low) - 1


_SPELLINGS = {
    "m'n": "mijn", "mn": "mijn", "me'n": "mijn", "'k": "ik", "k": "ik", "'t": "het", "t": "het",
    "'n": "een",     "da's": "dat is", "ne": "een", "nen": "een", "gij": "jij", "ge": "je",
    "aub": "alsjeblieft", "svp": "alsjeblieft", "a.u.b": "alsjeblieft",
    "s.v.p": "alsjeblieft", "alstublieft": "alsjeblieft", "alsjeblief": "alsjeblieft",
    "pls": "alsjeblieft", "plz": "alsjeblieft", "please": "alsjeblieft", "ipv": "in plaats van",
    "i.p.v": "in plaats van", "jouw": "je", "jou": "je", "houd": "hou", "onthou": "onthoud",
    "vanaf heden": "vanaf nu", "idd": "", "mss": "misschien", "vnl": "voornamelijk",
    "iig": "", "sowieso": "", "tis": "het is", "'tis": "het is", "kzou": "ik zou", "kben": "ik ben",
    "kheb": "ik heb", "kwil": "ik wil", "kan'k": "kan ik",
    "vegetarier": "vegetariër", "altijs": "altijd", "atlijd": "altijd", "altij": "altijd",
    "grafiken": "grafieken", "voortaaan": "voortaan",
}  # fmt: skip

_PARTICLES = (
    r"trouwens|overigens|namelijk|nou eenmaal|nu eenmaal|hoor|eens even|even|gewoon|effe|ff|"
    r"efkes|eventjes|sowieso|nou|gerust|eens(?! per\b| in\b| met\b)|uiteraard|natuurlijk|echt wel|"
    r"best wel|allez|eigenlijk(?! liever)|tbh"
)


_FOLK = (
    r"(?:\w*vader|\w*moeder|papa|mama|man|vrouw|partner|vriend|vriendin|zoon|dochter|\w*broer|"
    r"\w*zus|zusje|broertje|opa|oma|oom|tante|neef|nicht|zwager|baas|chef|collega|hond|kat|poes)"
)
_TASTES = (
    r"(?:drinkt|drinken|eet|eten|haat|haten|houdt|houden|lust|lusten|wil|willen|zweert|vindt|"
    r"vinden|verkiest|(?:gek|dol|verzot|verslaafd) (?:is|op|aan)|fan (?:is|van)|liever|graag|"
    r"gruwt|walgt)"
)

_PERSON = (
    rf"(?:(?:mijn|onze|ons|de|het|een) (?:\w+e )?(?:{_FOLK}|collega['’]?s?|team|agentur|bureau|"
    r"ouders|zussen|broers|kinderen|buurman|buurvrouw|stagiaire?|assistente?|hoofdkantoor|"
    r"boekhouder|klant|kantoor \w+|rest van het team|anderen|rest|zuster\w+)"
    r"(?: (?-i:[A-Z])[\w-]+)?|(?:mevrouw|meneer|mijnheer|collega) (?-i:[A-Z])[\w-]+|"
    r"(?-i:[A-Z][a-zéëï]+))"
)
_DEALS = (
    r"(?:doet|doen|neemt|nemen|beheert|leidt|verzorgt|regelt|regelen|behandelt|dekt|pakt|zit bij|"
    r"zitten bij|ligt bij|liggen bij|valt onder|loopt via|houdt van|houden van|haat|haten|lust|"
    r"maakt|schrijft|geeft|bedient|rijdt|rijden|lusten|verkiest|zweert bij|"
    r"bakt|kookt|drinkt|drinken|eet|eten|gebruikt|gebruiken|bekommert|"
    r"ontfermt)"
)
_MILD = (
    r"(?:(?:nu|inmiddels|weer|juist|dan|alleen|enkel|altijd|liever|vooral|meestal|daarentegen|bij "
    r"ons|sinds \w+) )*"
)
# What somebody else does or likes, said beside what one does oneself: "I do Ghent, Bruges is done
# by Mrs Maes".
_BESIDE = (
    r"(?:,|,? (?:en|maar|terwijl)) "
    r"(?:(?:(?!(?:ik|we|wij|me|mij|ons|die|dat|waar\w*|als|omdat|want|zodat|wat|wie)\b)[\w'-]+ )"
    rf"{{1,4}}?(?:{_DEALS}|[a-z]{{3,}}t|is|zijn|hebben) {_MILD}{_PERSON}|"
    rf"(?:{_PERSON} {_MILD}(?:{_DEALS}|niet)|(?!(?:ik|we|wij)\b)[\w-]+ (?:zit|ligt) bij "
    rf"{_PERSON}))(?!\w)"
    r"(?![^;]*\b(?:ik|we|wij|mij|me|mijn|onze)\b(?! (?:collega|man|vrouw)))[^;]*\Z"
)


def tidy(words: str) -> str:
    """``words`` in full spelling and without particles: "'k ben trouwens" becomes "ik ben"."""
    words = words.replace("’", "'").replace("`", "'").replace("´", "'")
    words = compiled(
        r"(?<![\w'])(?:" + "|".join(re.escape(word) for word in _SPELLINGS) + r")(?![\w'])\.?"
    ).sub(_spelled, words)
    words = compiled(rf"(?<=\w)(?P<c>,)? (?:{_PARTICLES})\b(?=(?P<on> )|[.,:!?]|\Z)").sub(
        lambda match: "," if match["c"] and match["on"] else "", words
    )
    words = compiled(rf"\A(?:{_PARTICLES}),? (?=\w)").sub("", words)
    words = compiled(r"\b(ik heet) (?:niet|geen) [^,]{2,30}?,? maar ").sub(r"\1 ", words)
    words = compiled(r"(?:\A|(?<=, ))niet (\w[\w']*(?: \w[\w']*)?),? maar (\w[\w' ]{1,30})\Z").sub(
        r"\2 in plaats van \1", words
    )
    # "Ik zit bij team Almere, eh, ik bedoel team Lelystad" says the latter.
    words = compiled(
        r"\A(?P<a>.{2,80}\b(?:in|bij|op|als|met|voor|is|heet|heten|me|naar)) (?P<no>[^,]{2,40}),? "
        r"(?:(?:eh+|uh+|euh|of|nou|nee|neen|sorry|wacht|pardon|correctie|ik bedoel(?:de)?|"
        r"natuurlijk)[,:]? )*(?:ik bedoel(?:de)?|nee|sorry|correctie)[,:]? (?:natuurlijk )?"
        r"(?:(?:in|bij|op|als|met|voor|naar) )?(?P<yes>(?!(?:dank|ik|dat|het|je)\b)[^,]{2,40})\Z"
    ).sub(r"\g<a> \g<yes>", words)
    words = compiled(
        r"\b(onthoud|noteer|weet) (?:liever|alleen|wel|ook|in plaats daarvan|dan)(?= dat\b)"
    ).sub(r"\1", words)
    # What somebody close likes is theirs: "mijn vader werkt bij de NS en drinkt alleen bier".
    words = compiled(
        rf"(?:\A(?P<who>(?:mijn|onze) {_FOLK} [^,]{{3,80}}?)(?:,| en| maar),? |"
        rf"(?P<of>\b(?:mijn|onze|een) \w+(?: [A-Z]\w+)?),? die )(?:[\w'-]+ ){{0,3}}?{_TASTES}\b.*"
    ).sub(lambda match: match["who"] or match["of"], words)
    words = compiled(rf"(?P<own>\A(?:ik|we|wij|ben|heb|werk|woon) [^,;]{{3,120}}?){_BESIDE}").sub(
        r"\g<own>", words
    )
    # What comes after "because" or "or else", if it says nothing of oneself, is left out.
    words = compiled(
        r",? (?:want|anders|zodat|omdat|(?:dat|dit) (?:is|vind ik|leest|werkt|"
        r"scheelt|maakt|helpt|oogt)) "
        r"(?!ik\b)(?!(?:van|voor|onder|bij) (?:mij|ons)\b)(?![^,;]*\b(?:standaard|altijd|bij ons|"
        r"het best|het fijnst)\b)[^,;]{3,80}\Z"
    ).sub("", words)
    # "My wife and I live ..." says so of oneself, "not in A but in B" says B.
    words = compiled(
        r"\b(?:ik en mijn [\w-]+|mijn [\w-]+ en ik) (?:allebei |beiden? )?(\w+n)\b"
    ).sub(lambda match: f"ik {stem(match[1])}", words)
    words = compiled(
        r"\b(ik \w+) (?:nu )?niet (?:meer|langer) [^,]{2,40}?,? maar (?:nu |tegenwoordig |wel )?"
        r"(?=in |bij |op |aan |met |voor |als |te |vanuit )"
    ).sub(r"\1 ", words)
    words = compiled(
        r"\b(ik (?!wil|hoef|zie|kan)\w+) niet (?:meer|langer) (?=\w)([^,;]{2,60})"
    ).sub(r"\1 \2 niet meer", words)
    words = compiled(
        r"\b(ik (?:woon|werk|zit|ben|leef)\b[^,]{3,60}),? (?:en |dus )?niet (?:meer )?"
        r"(?:in|bij|op|als|van) [^,]{2,40}\Z"
    ).sub(r"\1", words)
    words = compiled(
        r"\A(?:we|wij) (?:allebei |thuis )?(wonen|leven|eten|spreken|drinken|gebruiken|koken|"
        r"kamperen)(?= )"
    ).sub(lambda match: f"ik {stem(match[1])}", words)
    words = compiled(
        r"\b((?:hou|noem|geef|gebruik|toon|laat|doe|zet|maak|zeg|schrijf)(?: me| mij| het)?) "
        r"(?:maar|dan) "
    ).sub(r"\1 ", words)
    # "Zou je ... willen gebruiken", "dat je ... zou kunnen tonen": the wish is what comes last.
    words = compiled(
        r"(?<=\w)(?: zou(?:dt|den)?)?(?: te)?(?: kunnen| willen| zou(?:dt|den)?)+(?= (?:laten "
        r")?\w+n\W*\Z)"
    ).sub("", words)
    return " ".join(words.split())


def _spelled(match: re.Match[str]) -> str:
    said = match.group()
    if said == "K":
        return said  # "customers A to K"
    word = _SPELLINGS[said.lower().rstrip(".")]
    return word[:1].upper() + word[1:] if said[:1].isupper() else word


_NOT_FIRST = (
    r"(?:weet|snap|begrijp|leg|"
    r"dat|dit|dat is|het|vandaag|gisteren|morgen|vanavond|straks|net|zojuist|daar|hier|"
    r"helaas|misschien|waarschijnlijk|toen|vroeger|wat|hoe|waarom|wanneer|waar|wie|welke?|of|"
    r"omdat|zodat|zo|zoals|daarvoor|daarmee|daarom|daarna|ervoor|toch|mag|moet|kan|zal|zou|"
    r"hoef|had|was|deze|die|als (?:ik|je|jij|u|we|het|de|er|dat|dit)|volgende? week|"
    r"volgende? maand|vorige? week|blijkbaar|soms(?! werk)|ineens|eindelijk|ooit)"
)
_NO_VERB = (
    r"(?:alsof|toen|of|en|nog|dan|als|dat|die|wat|maar|want|omdat|zodat|terwijl|ook|wanneer|waar\w*|"
    r"had|was)"
)
# "Woon in Gent": the subject may be missing; "eet" and "wil" could be somebody else's in a clause
# cut off from another, so they have to begin a sentence.
_DROPPED = (
    r"(?:woon (?!je\b)|zit (?=(?:in|bij) team\b)|"
    r"werk (?=(?:in|bij|als|aan|voor|vanuit|op|met|meestal|altijd|vooral|nu|"
    r"momenteel|parttime|deeltijds|halftijds|fulltime|voltijds|nooit|thuis|zelf|\w+dag)\b)|"
    r"ben (?!je\b|jij\b|u\b|er\b|bang\b|benieuwd\b|blij\b|klaar\b|onderweg\b)|heb (?=\w+ (?:kinder"
    r"en|dochters|zonen|zoons|katten|honden)\b|een (?:hond|kat|dochter|zoon|allergie|\w+allergie)|"
    r"liever |graag |geen \w+ nodig|het liefst )|hou (?=(?:niet |erg |veel |vooral |heel |enorm )*"
    r"van )|(?-i:E)et (?=geen |graag |liever |nooit |altijd |enkel |alleen |vega)|drink (?=geen |"
    r"graag |"
    r"liever |nooit |altijd |enkel |alleen )|spreek (?=(?:\w+ )?(?:frans|duits|engels|nederlands|"
    r"spaans|turks|arabisch|pools|italiaans)\b)|(?-i:Z)it (?=in |bij |op )|(?-i:H)eet |(?-i:H)aat "
    r"|kom (?=uit |van )|"
    r"vind (?=\w+ (?:fijn|beter|leuk|prettig|handig|vervelend|irritant|lekker|duidelijker|"
    r"overzichtelijker)\b)|gebruik (?=zelf |vooral |meestal |altijd )|rook niet|(?-i:K)an (?:niet|"
    r"geen) |"
    r"(?-i:W)il (?=graag |liever |geen |voortaan |altijd |nooit )|krijg (?=graag |liever )|zie "
    r"(?=graag |"
    r"liever ))"
)
# "Vorige week begonnen als stagiaire": nothing but the participle says whose it is.
_HAPPENED = (
    r"(?:(?:net|pas|onlangs|sinds [\w ]{2,20}|vorige? \w+|in \w+|deze zomer|recent|intussen|"
    r"inmiddels|ondertussen|eindelijk) )*(?:begonnen (?:als|bij|met een)|gestart (?:als|bij)|"
    r"verhuisd naar|getrouwd met|afgestudeerd (?:als|in|aan)|gestopt (?:met|als|bij) (?!dit|deze)|"
    r"gepromoveerd tot|overgestapt (?:naar|op|van)|bevallen van|opgegroeid in|geboren (?:in|en)) "
)
_WORD = r"[\w'&./:-]+"


def straight(words: str) -> str:
    """A clause with its subject first: "'s avonds werk ik" becomes "ik werk 's avonds"."""
    match = compiled(
        rf"(?!{_NOT_FIRST}\b)(?P<a>{_WORD}(?:,? {_WORD}){{0,9}}?),? (?!{_NO_VERB}\b)"
        r"(?P<v>[a-zéëï]{2,}) (?P<s>ik|we|wij)(?P<o> .+)?"
    ).fullmatch(words)
    if match:
        first, _, rest = match["a"].partition(" ")
        if " ik " in f" {match['a']} ":
            return ""
        if first.casefold() in _SMALL and (first == "'s" or not rest[:1].isupper()):
            first, rest = first.casefold(), rest[:1].lower() + rest[1:]
        if first == "dan":
            first, rest = rest, ""
        subject, finite = match["s"].lower(), match["v"].lower()
        if finite in ("wonen", "leven", "eten", "drinken", "koken", "kamperen"):
            subject, finite = "ik", stem(finite)
        return f"{subject} {finite} {first}{' ' + rest if rest else ''}{match['o'] or ''}"
    if match := compiled(
        r"(?P<v>wil|heb|zie|gebruik|krijg|lees|verkies|prefereer|moet|hou|neem|werk|ga|hoef|"
        r"ben|eet|drink|vergelijk|kijk|rapporteer|reken|begin|speel|spreek|train|sport|"
        r"zwem|fiets|loop|pendel|kook|vind|focus|betaal|plan|rij|vlieg|draag|woon|zit|luister|"
        r"doe) ik(?P<o> .+)"
    ).fullmatch(words):
        return f"ik {match['v'].lower()}{match['o']}"
    if compiled(_HAPPENED).match(words):
        return f"ik ben {words[:1].lower()}{words[1:]}"
    if compiled(_DROPPED).match(words):
        return f"ik {words[:1].lower()}{words[1:]}"
    return _simple(words)


def _simple(words: str) -> str:
    """A clause without what only colours it: "ik ben al jaren veganist", "ik ben nu eenmaal"."""
    said = compiled(
        r"(?<=\w) (?:ook|al|wel|zelf|helaas|toch|immers|eigenlijk|nu|intussen|inmiddels|"
        r"tegenwoordig|(?:nu )?al (?:heel )?(?:mijn hele leven|lang|jaren(?:lang)?|een tijdje|even|"
        r"\w+ jaar|\w+ maanden)|sinds (?:kort|altijd|jaren|vorig jaar|vorige \w+|mijn \w+|\d{4}|"
        r"\w+)|van nature|van opleiding|van beroep)(?= )"
    ).sub("", words)
    return said if said != words and said.lower().startswith("ik ") else ""


_SMALL = frozenset(
    "op om aan in bij sinds tot met van voor na vanaf elke elk iedere ieder de het een mijn onze "
    "thuis privé nooit altijd meestal vaak soms normaal doorgaans steeds nu tegenwoordig momenteel "
    "liever maandag dinsdag woensdag donderdag vrijdag zaterdag zondag maandags vrijdags 's "
    "geen lange korte eerst vooral voornamelijk als tijdens wekelijks dagelijks maandelijks "
    "overdag tussen onder naast over tegen buiten zonder grafieken tabellen euro's zelf".split()
)
