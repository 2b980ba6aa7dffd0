"""Wording facts: the first person turned into the third, in English and German.

"I look after my team" becomes "Looks after their team". The result is a short sentence without a
subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled


def third_person_en(words: str) -> str:
    """Words about oneself as words about somebody: "my team" becomes "their team"."""
    return compiled(
        r"\b(?:i(?:['’]m| am)|i(?:['’]ve| have)|i(?:['’]ll| will)|i(?:['’]d| would)|i|me|my|mine|"
        r"myself|we|us|our|ours)(?![\w'’])"
    ).sub(lambda match: _PERSONS.get(match.group().lower().replace("’", "'"), "they"), words)


_PERSONS = {
    "i'm": "they are", "i am": "they are", "i've": "they have", "i have": "they have",
    "i'll": "they will", "i will": "they will", "i'd": "they would", "i would": "they would",
    "i": "they", "me": "them", "my": "their", "mine": "theirs", "myself": "themselves",
    "we": "they", "us": "them", "our": "their", "ours": "theirs",
}  # fmt: skip

_VERBS = {
    "have": "has", "do": "does", "am": "is", "go": "goes", "was": "was", "can": "can",
    "will": "will", "would": "would", "could": "could", "should": "should", "must": "must",
    "may": "may", "might": "might", "had": "had", "became": "became", "did": "did",
    "cannot": "cannot", "can't": "cannot", "don't": "does not", "won't": "will not",
}  # fmt: skip


def verb_en(word: str) -> str:
    """The third person of a verb: "look" becomes "looks", "carry" becomes "carries"."""
    low = word.lower().replace("’", "'")
    if low in _VERBS:
        return _VERBS[low]
    if low.endswith(("ed", "ought")) and low not in ("need", "feed", "speed", "embed"):
        return low
    if re.search(r"(?:s|sh|ch|x|z|o)\Z", low):
        return low + "es"
    return low[:-1] + "ies" if re.search(r"[^aeiou]y\Z", low) else low + "s"


_ADVERBS = (
    r"(?:always|usually|normally|typically|generally|mostly|often|never|also|only|mainly|"
    r"really|currently|now|still|sometimes|just|recently|generally|primarily|exclusively)"
)


def statement_en(words: str) -> str:
    """A statement about oneself as a fact: "I like my team" becomes "Likes their team".

    "My desk is upstairs" becomes "Desk is upstairs".
    """
    words = compiled(r"\Awe (?!are\b|were\b)").sub("i ", words)
    if match := compiled(r"i(?:['’]m| am) (.+)").fullmatch(words):
        return "Is " + third_person_en(match[1])
    if match := compiled(
        rf"i(?:['’]ve| have) (?=(?:{_ADVERBS} )?\w+(?:ed|"
        rf"en)\b)(.+)"
    ).fullmatch(words):
        return "Has " + third_person_en(match[1])
    if match := compiled(r"i(?:['’]d| would) (.+)").fullmatch(words):
        return "Would " + third_person_en(match[1])
    if match := compiled(r"i do not (.+)").fullmatch(words):
        return "Does not " + third_person_en(match[1])
    if match := compiled(rf"i ((?:{_ADVERBS} )*)([\w'’]+)(.*)").fullmatch(words):
        said = match[1].lower() + verb_en(match[2]) + third_person_en(match[3])
        return said[:1].upper() + said[1:]
    words = (
        compiled(r"(?:my|our) (.+)").sub(r"\1", words, count=1)
        if compiled(r"(?:my|our) .+").fullmatch(words)
        else words
    )
    words = third_person_en(words)
    return words[:1].upper() + words[1:]


def third_person_de(words: str) -> str:
    """Words about oneself as words about somebody: "mein Team" becomes "ihr Team"."""
    first, space, rest = words.partition(" ")
    if first.casefold() in _SMALL_DE:
        words = first.casefold() + space + rest
    return compiled(r"\b(?:ich|mir|mich|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|wir|uns)(?!\w)").sub(
        _other_de, words
    )


def _other_de(match: re.Match[str]) -> str:
    word = match.group().lower()
    if word.startswith(("mein", "unser")):
        return "ihr" + word.removeprefix("mein").removeprefix("unser")
    return {"ich": "sie", "wir": "sie", "mich": "sich", "uns": "sich"}.get(word, "ihnen")


_VERBS_DE = {
    "bin": "ist", "habe": "hat", "mag": "mag", "will": "will", "kann": "kann", "muss": "muss",
    "soll": "soll", "darf": "darf", "weiß": "weiß", "möchte": "möchte", "esse": "isst",
    "lese": "liest", "fahre": "fährt", "nehme": "nimmt", "gebe": "gibt", "spreche": "spricht",
    "sehe": "sieht", "trage": "trägt", "schlafe": "schläft", "laufe": "läuft", "helfe": "hilft",
    "treffe": "trifft", "vergesse": "vergisst", "heiße": "heißt", "heisse": "heißt",
    "werde": "wird", "hätte": "hätte", "würde": "würde", "halte": "hält", "war": "war",
}  # fmt: skip


def verb_de(word: str) -> str:
    """The third person of a verb: "arbeite" becomes "arbeitet", "betreue" becomes "betreut"."""
    low = word.lower()
    if low in _VERBS_DE:
        return _VERBS_DE[low]
    if not low.endswith("e"):
        return low
    return low + "t" if low[:-1].endswith(("t", "d", "chn", "ffn")) else low[:-1] + "t"


def statement_de(words: str) -> str:
    """A statement about oneself as a fact: "ich mag mein Team" becomes "Mag ihr Team"."""
    words = compiled(r"(ich \w+) mi[rc]h?\b").sub(r"\1 sich", words, count=1)
    if match := compiled(r"ich (\w+)(.*)").fullmatch(words):
        said = verb_de(match[1]) + third_person_de(match[2])
    elif match := compiled(r"(?:mein|unser)(?:e[rs]?)? (.+)").fullmatch(words):
        said = third_person_de(match[1])
    else:
        said = third_person_de(words)
    return said[:1].upper() + said[1:]


_FINAL = r"\w+e|\w{3,}t|bin|mag|will|kann|muss|soll|möchte|hätte|weiß|ist|sind|heißt|war|hat"


def main_clause_de(words: str) -> str:
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
        first in _VERBS_DE
        or (
            re.fullmatch(r"[a-zäöüß]{3,}e", first)
            and first
            not in ("keine", "meine", "die", "eine", "lange", "kurze", "gerne", "ganze", "alle")
        )
    ):
        return words
    # A separable verb_de comes together again: "Tabellen vorziehe" is left as it is.
    return f"{match['s']} {match['v']} {match['o']}"


_APOSTROPHES = {
    "dont": "don't", "doesnt": "doesn't", "cant": "can't", "wont": "won't", "isnt": "isn't",
    "arent": "aren't", "im": "I'm", "ive": "I've", "id": "I'd", "thats": "that's",
    "youre": "you're", "whats": "what's", "itd": "it'd",
}  # fmt: skip


def tidy_en(words: str) -> str:
    """``words`` with the apostrophes people leave out: "dont" becomes "don't"."""
    words = compiled(r"\b(i)(?:'ve| have) got(?= (?!to\b))").sub(
        r"\1 "
        r"have",
        words.replace("’", "'"),
    )
    words = compiled(r"\b(?:me and )?my \w+ and i (?:are|were both|are both)\b").sub("I'm", words)
    words = compiled(r"\bmy \w+ and i (?:both )?(?=\w)").sub("I ", words)
    words = compiled(r"\bi've been (?=(?:an?|vegan|vegetarian|married|retired|diabetic)\b)").sub(
        "I'm ", words
    )
    words = compiled(r"\bmind (always |never |not )?(\w+)ing\b").sub(
        lambda match: f"mind {match[1] or ''}{_base_en(match[2])}", words
    )
    return compiled(
        r"\b(?:dont|doesnt|cant|wont|isnt|arent|ive|thats|youre|whats|itd|"
        r"im(?= (?:an?|the|in|on|at|not|from|based|allergic|responsible|more|also|new|always|"
        r"usually|only|mainly|vegan|vegetarian|working|living|learning|called|diabetic)\b)|"
        r"id(?= (?:rather|like|love|prefer|appreciate|want|be)\b))\b"
    ).sub(lambda match: _APOSTROPHES[match.group().lower()], words)


def _base_en(stem: str) -> str:
    """A verb from its form without "ing": "putt" is "put", "us" is "use"."""
    if re.search(r"([bdgmnprt])\1\Z", stem) and stem != "add":
        return stem[:-1]
    if re.search(r"(?:us|iv|rit|ud|ak|[iy]z|is|quot|not|id|par|at|ov|ang|serv)\Z", stem):
        return stem + "e"
    return stem


def straight_en(words: str) -> str:
    """A clause with its subject first: "usually I cycle" becomes "I usually cycle"."""
    if match := compiled(
        rf"(?P<a>{_ADVERBS}),? (?P<s>i) (?P<o>(?!am\b|have\b|had\b|was\b).+)"
    ).fullmatch(words):
        return f"{match['s']} {match['a'].lower()} {match['o']}"
    if match := compiled(rf"(?P<a>{_WHEN_EN}),? (?P<s>i(?:'m|'ve|'d)?) (?P<o>.+)").fullmatch(words):
        when = match["a"][:1].lower() + match["a"][1:]
        return f"{match['s']} {match['o']} {when}"
    return ""


_WHEN_EN = (
    r"(?:on (?:\w+days|weekdays|weekends)(?: and \w+days)?|(?:in|during) the (?:mornings?|"
    r"afternoons?|evenings?|week)|at (?:the )?weekends?|at night|most (?:days|mornings|evenings|"
    r"of the time)|"
    r"(?:every|each) (?:\w+ )?(?:day|week|month|quarter|year|morning|evening|\w+day)|these days|"
    r"at (?:work|home|lunch)|for (?:work|breakfast|lunch|dinner)|before \w+|after \w+)"
)

_SPELLINGS = {
    "fuer": "für", "ueber": "über", "moechte": "möchte", "waere": "wäre", "haette": "hätte",
    "koenntest": "könntest", "wuerde": "würde", "kuenftig": "künftig", "waehrung": "Währung",
    "grundsaetzlich": "grundsätzlich", "heisse": "heiße", "heisst": "heißt", "gruende": "gründe",
    "kuerzer": "kürzer", "loesche": "lösche", "maerkte": "Märkte", "zustaendig": "zuständig",
}  # fmt: skip


def tidy_de(words: str) -> str:
    """``words`` with umlauts where they were spelled without: "fuer" becomes "für"."""
    words = compiled(r"\A(\w+e) aber\b").sub(r"\1", words)
    words = compiled(rf"\b(?:{'|'.join(_SPELLINGS)})\b").sub(_spelled_de, words)
    # "My wife and I live ..." says so of oneself, "not in A but in B" says B.
    words = compiled(r"\bmeine? \w+ und ich sind\b").sub("ich bin", words)
    words = compiled(r"\bmeine? \w+ und ich (\w+?)e?n\b").sub(r"ich \1e", words)
    return compiled(
        r"\b(ich \w+) nicht (?:mehr |länger )?[^,]{2,40}, sondern (?:jetzt |nun "
        r")?"
    ).sub(r"\1 ", words)


def _spelled_de(match: re.Match[str]) -> str:
    word = _SPELLINGS[match.group().lower()]
    return word[:1].upper() + word[1:] if match.group()[:1].isupper() else word


def straight_de(words: str) -> str:
    """A clause with its subject first: "montags bin ich da" becomes "ich bin montags da"."""
    match = compiled(
        r"(?!(?:das|dies\w*|es|heute|gestern|morgen|gerade|gleich|dann|da|hier|leider|vielleicht|"
        r"wahrscheinlich|dort|deshalb|damals|früher|was|wie|warum|wann|wo|wer|welche\w*|wenn|falls|"
        r"ob|dafür|damit|so|nun|davon|dazu|danach|als|darf|kann|soll|muss|bin|habe)\b)"
        r"(?P<a>[\w-]+(?: [\w-]+){0,4}?) "
        r"(?P<v>[a-zäöüß]{2,}e|bin|mag|will|kann|muss|darf|hätt|wär|würd) ich(?P<o> .+)?"
    ).fullmatch(words)
    if match is None:
        return _simple_de(words)
    first, _, rest = match["a"].partition(" ")
    if first.casefold() in _SMALL_DE:
        first = first.casefold()
    return f"ich {match['v']} {first}{' ' + rest if rest else ''}{match['o'] or ''}"


def _simple_de(words: str) -> str:
    """A clause without the words that only colour it: "ich bin ja seit Jahren Veganer"."""
    said = compiled(
        r"(?<=\w) (?:ja|halt|eben|eigentlich|übrigens|auch|schon|tatsächlich|nämlich|leider|selbst|"
        r"schon lange|seit (?:\w+ )?(?:jahren?|monaten?|wochen|langem|kurzem|jeher|geburt))(?= )"
    ).sub("", words)
    return said if said != words and said.lower().startswith("ich ") else ""


_SMALL_DE = frozenset(
    "am im an in bei seit zum zur mit von vor nach ab jeden jede jedes die der das den dem meine "
    "mein "
    "meinen für privat beruflich oft nie immer meist meistens normalerweise üblicherweise generell "
    "grundsätzlich stets inzwischen mittlerweile aktuell derzeit lieber montags dienstags "
    "mittwochs "
    "donnerstags freitags samstags sonntags morgens abends mittags vormittags nachmittags nachts "
    "kein keine keinen lange kurze zuerst hauptsächlich vor allem".split()
)
