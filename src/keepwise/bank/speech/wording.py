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
    if match := compiled(r"i(?:['’]m| am) (.+)").fullmatch(words):
        return "Is " + third_person_en(match[1])
    if match := compiled(r"i(?:['’]ve| have) (?=\w+(?:ed|en)\b)(.+)").fullmatch(words):
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
