"""Wording German facts: the first person turned into the third.

"Ich mag mein Team" becomes "Mag ihr Team". The result is a short sentence without a
subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.de.parts import DONE, HABIT, LASTING

__all__ = ["main_clause", "singular", "statement", "straight", "third_person", "verb"]


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "mein Team" becomes "ihr Team"."""
    first, space, rest = words.partition(" ")
    if first.casefold() in _SMALL:
        words = first.casefold() + space + rest
    words = compiled(r"\b(?:wenn|sobald|falls|dass|weil|was) (?:ich|wir) [^,]{2,60}").sub(
        _subordinate, words
    )
    words = compiled(r"\b(für|ohne|gegen|durch) (?:mich|uns)\b").sub(r"\1 sie", words)
    # "Wake me" is no reflexive verb.
    words = compiled(
        r"\A((?:weck|erinner|frag|warn|ruf|nenn|informier|benachrichtig|behandel|behandl|"
        r"korrigier|unterbrich|duz|siez|überrasch|verschon|stör|kontaktier|erreich|lob)(?:e|en sie|"
        r"st du)?(?: bitte| doch)?) (?:mich|uns)\b"
    ).sub(r"\1 sie", words)
    return compiled(r"\b(?:ich|mir|mich|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|wir|uns)(?!\w)").sub(
        _other, words
    )


def _subordinate(match: re.Match[str]) -> str:
    # "Wenn ich unterwegs bin" has its verb at the end.
    said, final = match.group().rstrip().rpartition(" ")[::2]
    if final.lower() in _VERBS or compiled(r"[a-zäöüß]{3,}e").fullmatch(final):
        return f"{said} {verb(final)}"
    return match.group()


def _other(match: re.Match[str]) -> str:
    word = match.group().lower()
    if word.startswith(("mein", "unser")):
        return "ihr" + word.removeprefix("mein").removeprefix("unser")
    return {"ich": "sie", "wir": "sie", "mich": "sich", "uns": "sich"}.get(word, "ihnen")


_VERBS = {
    "bin": "ist", "habe": "hat", "mag": "mag", "will": "will", "kann": "kann", "muss": "muss",
    "soll": "soll", "darf": "darf", "weiß": "weiß", "möchte": "möchte", "esse": "isst",
    "lese": "liest", "fahre": "fährt", "nehme": "nimmt", "gebe": "gibt", "spreche": "spricht",
    "sehe": "sieht", "trage": "trägt", "schlafe": "schläft", "laufe": "läuft", "helfe": "hilft",
    "treffe": "trifft", "vergesse": "vergisst", "heiße": "heißt", "heisse": "heißt",
    "werde": "wird", "hätte": "hätte", "würde": "würde", "halte": "hält", "war": "war",
    "wäre": "wäre", "sollte": "sollte", "könnte": "könnte", "vertrage": "verträgt",
    "vertrete": "vertritt", "lasse": "lässt", "wasche": "wäscht", "rate": "rät", "fange": "fängt",
    "lade": "lädt", "berate": "berät", "empfehle": "empfiehlt", "behalte": "behält",
    "werfe": "wirft", "pendle": "pendelt", "pendele": "pendelt", "sammle": "sammelt",
    "sammele": "sammelt", "segle": "segelt", "angle": "angelt", "wechsle": "wechselt",
    "bastle": "bastelt", "handle": "handelt", "regle": "regelt", "radle": "radelt",
    "paddle": "paddelt", "häkle": "häkelt", "entwickle": "entwickelt", "behandle": "behandelt",
    "verhandle": "verhandelt", "vermittle": "vermittelt", "puzzle": "puzzelt", "kegle": "kegelt",
    "gehe": "geht", "hasse": "hasst", "code": "codet", "kaufte": "kaufte", "wurde": "wurde",
    "heiratete": "heiratete", "wechselte": "wechselte", "startete": "startete",
    "machte": "machte", "lebte": "lebte", "wohnte": "wohnte", "arbeitete": "arbeitete",
    "studierte": "studierte", "lernte": "lernte", "hatte": "hatte", "wollte": "wollte",
    "konnte": "konnte", "musste": "musste", "durfte": "durfte", "mochte": "mochte",
    "buchte": "buchte", "zog": "zog", "begann": "begann", "darfst": "darf",
    "brauchte": "brauchte", "rauchte": "rauchte", "unterhalte": "unterhält", "fresse": "frisst",
    "trete": "tritt", "backe": "backt", "reise": "reist", "betreibe": "betreibt", "sitze": "sitzt",
}  # fmt: skip

_STRONG = frozenset(
    "spreche nehme gebe sehe fahre trage halte lasse schlafe treffe esse fange rate werfe".split()
)

_MANY = {
    "sind": "bin", "haben": "habe", "wollen": "will", "können": "kann", "müssen": "muss",
    "dürfen": "darf", "mögen": "mag", "möchten": "möchte", "wissen": "weiß", "pendeln": "pendle",
    "sammeln": "sammle", "segeln": "segle", "wechseln": "wechsle", "handeln": "handle",
    "entwickeln": "entwickle", "werden": "werde", "kümmern": "kümmere", "wandern": "wandere",
    "liefern": "liefere", "feiern": "feiere", "klettern": "klettere", "hätten": "hätte",
    "beliefern": "beliefere", "sollen": "soll", "fördern": "fördere", "radeln": "radle",
    "basteln": "bastle",
    "angeln": "angle", "rudern": "rudere", "regeln": "regle", "steuern": "steuere",
}  # fmt: skip


def verb(word: str) -> str:
    """The third person of a verb: "arbeite" becomes "arbeitet", "betreue" becomes "betreut"."""
    low = word.lower()
    if low in _VERBS:
        return _VERBS[low]
    if not low.endswith("e"):
        return low
    if (strong := compiled(r"(be|ver|ent|er|zer|miss|über|unter)(\w+)").fullmatch(low)) and (
        strong[2] in _STRONG
    ):
        return strong[1] + _VERBS[strong[2]]
    return low + "t" if low[:-1].endswith(("t", "d", "chn", "ffn", "tm")) else low[:-1] + "t"


def singular(many: str) -> str:
    """A verb's first person from its plural: "wohnen" becomes "wohne"."""
    low = many.lower()
    if low in _MANY:
        return _MANY[low]
    return low[:-1] if low.endswith("en") else low


def statement(words: str) -> str:
    """A statement about oneself as a fact: "ich mag mein Team" becomes "Mag ihr Team"."""
    words = compiled(r"((?:ich|wir) \w+(?: (?:nie|immer))?) (?:mi[rc]h?|uns)\b").sub(
        r"\1 sich", words, count=1
    )
    if match := compiled(r"ich (\w+)(.*)").fullmatch(words):
        said = verb(match[1]) + third_person(match[2])
    elif match := compiled(r"wir (\w+)(.*)").fullmatch(words):
        said = verb(singular(match[1])) + third_person(match[2])
    elif match := compiled(r"(?:mein|unser)(?:e[rs]?)? (.+)").fullmatch(words):
        said = third_person(match[1])
    else:
        said = third_person(words)
    return said[:1].upper() + said[1:]


_FINAL = r"\w+e|\w{3,}t|bin|mag|will|kann|muss|soll|möchte|hätte|weiß|ist|sind|heißt|war|hat"
_APART = (
    r"(?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|teil|um|vor|weg|zu|zurück|zusammen|fern|"
    r"rad|raus|rein|weiter|statt)"
)


def main_clause(words: str) -> str:
    """A clause as it stands after "dass" in the order of a main clause, its subject first.

    "Ich Euro bevorzuge" becomes "ich bevorzuge Euro", "meine Währung Euro ist" becomes "meine
    Währung ist Euro".
    """
    words = compiled(r", (?:weil|da|denn|damit|sonst|also) .*\Z").sub("", words)
    if both := compiled(
        r"(?:dass )?ich (?P<a>.+) (?P<v>bin|habe|esse|trinke|mag|wohne|arbeite) und (?P<b>.+) "
        r"(?P<w>bin|habe|esse|trinke|mag|wohne|arbeite|[a-zäöüß]{3,}e)"
    ).fullmatch(words):
        return f"ich {both['v']} {both['a']} und {both['w']} {both['b']}"
    match = compiled(
        rf"(?:dass )?(?P<s>ich|wir|mein(?:e[rs]?)? [\w-]+|unser(?:e[rs]?)? [\w-]+|der [\w-]+|"
        rf"die [\w-]+|das [\w-]+) (?P<o>.+) (?P<v>{_FINAL}|\w+(?:en|ern|eln))"
    ).fullmatch(words)
    if (
        not match
        or match["v"][0].isupper()
        or (match["v"].endswith(("en", "ern", "eln")) and match["s"].lower() != "wir")
        or (
            compiled(
                rf"(?:{_FINAL}) "
                rf".*"
            ).match(match["o"] + " ")
            and match["s"].lower() not in ("ich", "wir")
        )
    ):
        return straight(words) or words
    first = match["o"].split()[0].lower()
    if match["s"].lower() == "ich" and (
        first in _VERBS
        or (
            re.fullmatch(r"[a-zäöüß]{3,}e", first)
            and first
            not in (
                "keine", "meine", "die", "eine", "lange", "kurze", "gerne", "ganze", "alle",
                "seine", "ihre", "diese", "heute", "viele", "beide", "deine", "unsere",
            )
        )
    ):  # fmt: skip
        return words
    finite, rest = match["v"], match["o"]
    apart = compiled(rf"(?P<p>{_APART})(?P<v>\w{{3,}}e)").fullmatch(finite)
    if apart and apart["v"].lower() in _SEPARATE:
        finite, rest = apart["v"], f"{rest} {apart['p']}"
    if match["s"].lower() == "wir":
        return f"ich {singular(finite)} {rest}"
    return f"{match['s']} {finite} {rest}"


_SEPARATE = frozenset(
    "stehe fange höre nehme rufe schaue sehe komme gebe gehe fahre lehne bilde kaufe ziehe biete "
    "arbeite trainiere reise rechne räume schlafe mache lege spreche laufe hole bereite".split()
)

_PRONOUNS = (
    r"(?:(?-i:[Dd]as)(?! (?-i:[A-ZÄÖÜ]))|eines tages|irgendwann|gäbe|dies\w*|es|heute|gestern|"
    r"morgen|gerade|gleich|dann|da|"
    r"hier|leider|vielleicht|"
    r"wahrscheinlich|dort|deshalb|damals|früher|was|wie|warum|wann|wo|wer|welche\w*|"
    r"ob|dafür|damit|so|nun|davon|dazu|danach|als (?:ich|wir|er|sie|es|das|die|der|nächstes|"
    r"erstes|letztes)|darf|kann|soll|muss|bin|habe|daher|deswegen|"
    r"und|oder|aber|weil|dass|wobei|woran|worauf|womit|wozu|wohin|woher|wieso|weshalb|inwiefern|"
    r"trotzdem|daran|darauf|darüber|daraus|darum|wann|seitdem(?! \w+ ich)|bestimmt|hoffentlich|"
    r"jetzt (?:weiß|kann|muss|verstehe|sehe)|bevor|nachdem|solange|bis|sicher|gern ?geschehen|"
    r"möchte|will|hätte|würde|wäre|könnte|sollte|werde|war|hatte|endlich|anscheinend|scheinbar)"
)
# "Wohne in Graz": the subject may be missing where the verb can be nothing but "I ...".
_DROPPED = (
    r"(?:bin(?! (?:gespannt|dabei|gleich|mir|dran|froh|dir)\b)|habe(?! (?:ich|es|das|dich|schon|"
    r"ich)\b)|mag|arbeite(?! (?:das|die|den|dich|es)\b)|"
    r"wohne|lebe(?! wohl)|esse|lese|"
    r"spreche|fahre|heiße|komme (?=aus|ursprünglich|gebürtig|eigentlich)|trinke|studiere|betreue|"
    r"leite|pendle|bevorzuge|hasse|liebe|sammle|spiele|vertrage|jobbe|kann (?=kein|nicht|nur|"
    r"\w+isch)|darf (?=kein|nicht|nur)|möchte (?=nie|immer|kein|nur|lieber|bitte|künftig|gern|"
    r"ab)|will (?=nie|immer|kein|nur|lieber|künftig|keine)|brauche (?=nie|immer|kein|nur|stets)|"
    r"nutze (?=seit|privat|beruflich|selbst|hier|eigentlich|zuhause|daheim|nur|hauptsächlich|"
    r"vor allem|ein|am)|schlafe|trainiere|jogge|koche (?=gern|fast|meist|oft|immer|seit)|"
    r"verantworte|verkaufe|unterrichte|lerne (?=gerade|seit|momentan|derzeit|nebenbei)|"
    r"hätte (?=gern|lieber|am liebsten)|ziehe (?=[\w ,-]+ vor\b)|stehe (?=auf|total|voll|um)|"
    r"rauche|kümmere mich|interessiere mich|ernähre mich|sitze (?=in|im|bei)|stamme|"
    r"trage (?=brille|größe|eine brille|kontaktlinsen|hörgerät)|vermeide (?=\w+)|"
    r"gehe (?=\w+ \w*(?:klettern|schwimmen|joggen|laufen|ins|zum)\b)|reise|kaufe (?=nur|"
    r"grundsätzlich|immer|meist|fast)|höre (?=gern|am liebsten|viel|schlecht)|habe)"
)


def straight(words: str) -> str:
    """A clause with its subject first: "montags bin ich da" becomes "ich bin montags da"."""
    words = compiled(r"\A(?:(?:und|aber|also|außerdem|sonst|ansonsten|dazu) )+").sub("", words)
    if ahead := compiled(
        r"(?P<c>(?:wenn|sobald|immer wenn|jedes mal,? wenn|falls) (?:ich|wir|es|der|die|das|mir) "
        r"[^,]{3,60}), (?:dann )?(?P<v>[a-zäöüß]{2,}e|bin|mag|will|kann|muss|darf) ich (?P<o>.+)"
    ).fullmatch(words):
        return f"ich {ahead['v'].lower()} {ahead['o']}, {ahead['c'][:1].lower()}{ahead['c'][1:]}"
    # A reason that says who somebody is: "because I am colour-blind".
    if reason := compiled(
        r"(?:weil|da|obwohl|zumal) (?P<c>ich .+ (?:bin|habe?|arbeite|wohne|lebe|vertrage|esse|"
        r"trinke|"
        r"lerne|spreche|nutze|trage|mag|kann|sitze|habe))"
    ).fullmatch(words):
        plain = main_clause(reason["c"])
        return plain if plain != reason["c"] else ""
    # What was done for good yesterday is worth knowing; what else was yesterday is not.
    if done := compiled(
        r"(?P<a>(?:vor)?gestern(?: abend| früh)?|heute(?: früh| morgen)?) hab(?:e|en)? (?:ich|wir) "
        rf"(?P<o>.{{3,160}} (?:{DONE}|bekommen|erhalten|gekriegt))"
    ).fullmatch(words):
        ours = done["o"].startswith("uns ")
        said = done["o"].removeprefix("uns ")
        return f"ich habe {'mich ' if ours else ''}{done['a'].lower()} {said}"
    if none := compiled(
        r"(?P<a>[\w-]+(?: [\w-]+){0,3}) (?P<v>[a-zäöüß]{2,}e|mag|will|kann|darf) ich (?P<o>.* )?"
        r"(?P<k>keine?[ns]?)"
    ).fullmatch(words):
        return f"ich {none['v']} {none['o'] or ''}{none['k'].rstrip('s')} {none['a']}"
    if compiled(r".+ ich (?:.* )?keine?[ns]? .+").fullmatch(words) and not compiled(
        r".+ ich (?:.* )?keine?n? (?-i:[A-ZÄÖÜ]).*"
    ).fullmatch(words):
        return ""
    # "I used to ..., today I am a caretaker" means these years.
    if now := compiled(
        r"heute (?P<v>bin|arbeite|lebe|wohne|leite|führe) ich (?P<o>(?:(?<=bin ich )(?:eine? |"
        r"(?-i:[a-zäöü])\w+e[rs]? )?(?!strohwitwe)(?-i:[A-ZÄÖÜ])[\w-]*(?:er|in|ist|ant|ent|frau|"
        r"mann|kraft|eur|arzt|koch|or|wirt|loge)(?: (?:an|in|bei|im|am|für|von|auf) .+)?|"
        r"(?<=arbeite ich )(?:als|bei) .+|(?<=lebe ich )mit .+|"
        r"(?<=wohne ich )mit .+|(?<=e ich )(?:in|im|auf|am) (?<!arbeite ich in )(?<!"
        r"arbeite ich im )(?<!arbeite ich am ).+|(?<!bin ich )(?:eine?n?|die|das) .+))"
    ).fullmatch(words):
        return f"ich {now['v']} {now['o']}"
    match = compiled(
        rf"(?!{_PRONOUNS}\b)"
        r"(?!(?:wenn|falls)\b)"
        r"(?!\w+(?: sie)? (?:mir|mich|uns|bitte)\b)"
        r"(?!.*, (?:da|dort|das|die|den|der|dem|dafür|damit|darum|die beiden|nur dafür)\b)"
        r"(?P<a>[\w/&.'-]+(?:,? [\w/&.'-]+){0,8}?),? "
        r"(?P<v>[a-zäöüß]{2,}e|bin|mag|will|kann|muss|darf|hätt|wär|würd|[a-zäöü]{2,}en|sind) "
        r"(?P<s>ich|wir)(?P<o> .+)?"
    ).fullmatch(words)
    if match:
        first, _, rest = match["a"].partition(" ")
        if first.casefold() in _SMALL:
            first = first.casefold()
        finite = match["v"].lower()
        if match["s"].lower() == "wir":
            finite = singular(finite)
        said = match["o"] or ""
        if own := compiled(r" (?:es|mich|mir|uns)\b").match(said):
            # "Since May I see to ...": what belongs to the verb stays with it.
            finite, said = finite + own.group(), said[own.end() :]
        return f"ich {finite} {first}{' ' + rest if rest else ''}{said}"
    many = compiled(
        r"wir (?!(?:sollten|könnten|müssten|brauchen|hatten|waren|lagen|standen|gingen|kamen|"
        r"sahen|fanden|"
        r"gaben|nahmen|blieben|liefen|fuhren|trafen|sprachen|schrieben|bekamen|hielten|ließen)\b)"
        r"(?P<v>[a-zäöüß]{2,}e?n|sind)(?P<o> .+)"
    ).fullmatch(words)
    if many:
        return f"ich {singular(many['v'])}{many['o']}"
    if more := compiled(
        r"ich (?P<v>reisen|wohnen|leben|haben|nutzen|arbeiten|fahren|essen|kümmern|verkaufen|"
        r"planen|betreuen|spielen|kommen|machen|beliefern) (?P<o>.+)"
    ).fullmatch(words):
        return f"ich {singular(more['v'])} {compiled(r'^uns ').sub('mich ', more['o'])}"
    if lets := compiled(
        r"(?P<v>rechnen|nehmen|nutzen|arbeiten|bleiben|machen|verwenden) wir (?P<o>.+)"
    ).fullmatch(words):
        return f"ich {singular(lets['v'])} {lets['o']}"
    if owned := compiled(
        r"(?P<a>(?:zwischen|ab|bis|am|im|um|vor|nach|seit|jede[nsr]?|\w+s) [^,]{2,40}?|\w+tags|"
        r"mittwochs) "
        r"(?P<v>[a-zäöü]{2,}t|ist|hat|wird) (?P<s>(?:mein|unser)e? [\w-]+)(?P<o>(?: [\w-]+){0,8})"
    ).fullmatch(words):
        first = owned["a"][:1].lower() + owned["a"][1:]
        return f"{owned['s']} {owned['v'].lower()} {first}{owned['o']}"
    if resumed := _resumed(words):
        return resumed
    if compiled(rf"{_DROPPED}\b(?! (?:ich|das|es|dies\w*|bitte|ihm|mal|sie)\b).+").fullmatch(words):
        return f"ich {words[:1].lower()}{words[1:]}"
    if compiled(rf"(?:{LASTING}|gehe|mache|bestelle)\b(?! ich\b).+").fullmatch(words) and compiled(
        HABIT
    ).search(words):
        return f"ich {words[:1].lower()}{words[1:]}"
    if behind := compiled(
        rf"(?P<v>{LASTING}|bin|habe|hätte|möchte|will|nehme|gehe|mache|brauche|benötige|kann|"
        rf"darf) ich (?P<o>.+)"
    ).fullmatch(words):
        return f"ich {behind['v'].lower()} {behind['o']}"
    return _simple(words)


def _resumed(words: str) -> str:
    """What a pronoun takes up again, in its place: "Danish, that I speak"."""
    match = compiled(
        r"(?:[^:,]{3,40}: )?(?P<a>[^,:;]{3,80}(?:, [^,:;]{3,40}){0,2}), (?P<n>nur |genau |vor "
        r"allem )?"
        r"(?:(?P<d>dafür|darum|damit|daran|darauf)|(?:das|die|den|dem)(?: beiden| alle| alles| "
        r"zwei| drei)?) (?P<v>[a-zäöüß]{2,}e|sprech|betreu|mach|lern|bin|mag|kann) ich"
        r"(?P<o>(?: [\w-]+){0,6})"
    ).fullmatch(words)
    if match is None or match["a"].lower().startswith(_ORDERS):
        return ""
    thing, prefix = match["a"], match["n"] or ""
    if thing[:1].isupper() and thing.partition(" ")[0].lower() in _SMALL:
        thing = thing[:1].lower() + thing[1:]
    if match["d"]:
        word = {"dafür": "für", "darum": "um", "damit": "mit", "daran": "an", "darauf": "auf"}
        thing = f"{word[match['d'].lower()]} {thing}"
    finite = match["v"].lower()
    finite = finite if finite in _VERBS or finite.endswith("e") else finite + "e"
    return f"ich {finite} {prefix}{thing}{match['o']}"


_ORDERS = (
    "nimm ", "zeig ", "gib ", "mach ", "such ", "schreib ", "bitte ", "kein ", "vergessen ",
    "vergiss ", "lösch", "lass ", "erklär ", "wenn ", "ich ", "wir ", "danke", "ok", "ja", "nein",
)  # fmt: skip


def _simple(words: str) -> str:
    """A clause without the words that only colour it: "ich bin ja seit Jahren Veganer"."""
    said = compiled(
        r"(?<=\w) (?:ja|halt|eben|eigentlich|übrigens|auch|schon|tatsächlich|nämlich|leider|selbst|"
        r"schon lange|seit (?:\w+ )?(?:jahren?|monaten?|wochen|langem|kurzem|jeher|geburt))(?= )"
    ).sub("", words)
    return said if said != words and said.lower().startswith("ich ") else ""


_SMALL = frozenset(
    "am im an in bei seit zum zur mit von vor nach ab jeden jede jedes die der das den dem meine "
    "mein "
    "meinen für privat beruflich oft nie immer meist meistens normalerweise üblicherweise generell "
    "grundsätzlich stets inzwischen mittlerweile aktuell derzeit lieber montags dienstags "
    "mittwochs "
    "donnerstags freitags samstags sonntags morgens abends mittags vormittags nachmittags nachts "
    "kein keine keinen lange kurze zuerst hauptsächlich vor allem jetzt momentan hauptberuflich "
    "nebenbei nebenberuflich ursprünglich gebürtig zuhause daheim ehrenamtlich als auf um wegen "
    "außer ohne unter während gelegentlich täglich wöchentlich einmal zweimal alle unser unsere "
    "beim gegen trotz pro kaum statt dank ins zu unterwegs tagsüber wochentags sonst früh spät "
    "neuerdings seither vorgestern letzte letzten letztes letzter vorige vorigen voriges nächste "
    "nächsten nächstes eine ein einen zwischen vom hier dort zurzeit fast".split()
)
