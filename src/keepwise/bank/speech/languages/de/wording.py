"""Wording German facts: the first person turned into the third.

"Ich mag mein Team" becomes "Mag ihr Team". The result is a short sentence without a
subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "mein Team" becomes "ihr Team"."""
    first, space, rest = words.partition(" ")
    if first.casefold() in _SMALL:
        words = first.casefold() + space + rest
    return compiled(r"\b(?:ich|mir|mich|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|wir|uns)(?!\w)").sub(
        _other, words
    )


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
}  # fmt: skip


def verb(word: str) -> str:
    """The third person of a verb: "arbeite" becomes "arbeitet", "betreue" becomes "betreut"."""
    low = word.lower()
    if low in _VERBS:
        return _VERBS[low]
    if not low.endswith("e"):
        return low
    return low + "t" if low[:-1].endswith(("t", "d", "chn", "ffn")) else low[:-1] + "t"


def statement(words: str) -> str:
    """A statement about oneself as a fact: "ich mag mein Team" becomes "Mag ihr Team"."""
    words = compiled(r"(ich \w+) mi[rc]h?\b").sub(r"\1 sich", words, count=1)
    if match := compiled(r"ich (\w+)(.*)").fullmatch(words):
        said = verb(match[1]) + third_person(match[2])
    elif match := compiled(r"(?:mein|unser)(?:e[rs]?)? (.+)").fullmatch(words):
        said = third_person(match[1])
    else:
        said = third_person(words)
    return said[:1].upper() + said[1:]


_FINAL = r"\w+e|\w{3,}t|bin|mag|will|kann|muss|soll|möchte|hätte|weiß|ist|sind|heißt|war|hat"


def main_clause(words: str) -> str:
    """A clause as it stands after "dass" in the order of a main clause.

    "Ich Euro bevorzuge" becomes "ich bevorzuge Euro", "meine Währung Euro ist" becomes "meine
    Währung ist Euro".
    """
    match = compiled(
        rf"(?:dass )?(?P<s>ich|mein(?:e[rs]?)? [\w-]+|der [\w-]+|die [\w-]+|das [\w-]+) (?P<o>.+) "
        rf"(?P<v>{_FINAL})"
    ).fullmatch(words)
    if (
        not match
        or match["v"][0].isupper()
        or (
            compiled(
                rf"(?:{_FINAL}) "
                rf".*"
            ).match(match["o"] + " ")
            and match["s"] != "ich"
        )
    ):
        return words
    first = match["o"].split()[0].lower()
    if match["s"].lower() == "ich" and (
        first in _VERBS
        or (
            re.fullmatch(r"[a-zäöüß]{3,}e", first)
            and first
            not in ("keine", "meine", "die", "eine", "lange", "kurze", "gerne", "ganze", "alle")
        )
    ):
        return words
    # A separable verb comes together again: "Tabellen vorziehe" is left as it is.
    return f"{match['s']} {match['v']} {match['o']}"


_SPELLINGS = {
    "fuer": "für", "ueber": "über", "moechte": "möchte", "waere": "wäre", "haette": "hätte",
    "koenntest": "könntest", "wuerde": "würde", "kuenftig": "künftig", "waehrung": "Währung",
    "grundsaetzlich": "grundsätzlich", "heisse": "heiße", "heisst": "heißt", "gruende": "gründe",
    "kuerzer": "kürzer", "loesche": "lösche", "maerkte": "Märkte", "zustaendig": "zuständig",
}  # fmt: skip


def tidy(words: str) -> str:
    """``words`` with umlauts where they were spelled without: "fuer" becomes "für"."""
    words = compiled(r"\A(\w+e) aber\b").sub(r"\1", words)
    words = compiled(rf"\b(?:{'|'.join(_SPELLINGS)})\b").sub(_spelled, words)
    # "My wife and I live ..." says so of oneself, "not in A but in B" says B.
    words = compiled(r"\bmeine? \w+ und ich sind\b").sub("ich bin", words)
    words = compiled(r"\bmeine? \w+ und ich (\w+?)e?n\b").sub(r"ich \1e", words)
    return compiled(
        r"\b(ich \w+) nicht (?:mehr |länger )?[^,]{2,40}, sondern (?:jetzt |nun "
        r")?"
    ).sub(r"\1 ", words)


def _spelled(match: re.Match[str]) -> str:
    word = _SPELLINGS[match.group().lower()]
    return word[:1].upper() + word[1:] if match.group()[:1].isupper() else word


def straight(words: str) -> str:
    """A clause with its subject first: "montags bin ich da" becomes "ich bin montags da"."""
    match = compiled(
        r"(?!(?:das|dies\w*|es|heute|gestern|morgen|gerade|gleich|dann|da|hier|leider|vielleicht|"
        r"wahrscheinlich|dort|deshalb|damals|früher|was|wie|warum|wann|wo|wer|welche\w*|wenn|falls|"
        r"ob|dafür|damit|so|nun|davon|dazu|danach|als|darf|kann|soll|muss|bin|habe)\b)"
        r"(?P<a>[\w-]+(?: [\w-]+){0,4}?) "
        r"(?P<v>[a-zäöüß]{2,}e|bin|mag|will|kann|muss|darf|hätt|wär|würd) ich(?P<o> .+)?"
    ).fullmatch(words)
    if match is None:
        return _simple(words)
    first, _, rest = match["a"].partition(" ")
    if first.casefold() in _SMALL:
        first = first.casefold()
    return f"ich {match['v']} {first}{' ' + rest if rest else ''}{match['o'] or ''}"


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
    "kein keine keinen lange kurze zuerst hauptsächlich vor allem".split()
)
