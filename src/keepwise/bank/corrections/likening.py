"""Putting one word in another's place where no table knows their kind: by what is beside them.

A place by the verb it stands beside, a thing one has by "with" and "without", a quality by what
has it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from keepwise.bank.corrections.kinds import Token
from keepwise.bank.words import fold


@dataclass(frozen=True, slots=True)
class Exchange:
    """A fact after something in it took the place of something else."""

    fact: str
    new: str
    kind: str
    value: str = ""
    old: str = ""


def likened(
    fact: str, correction: str, known: Sequence[Token], language: str, *, glue: Collection[str]
) -> Exchange | None:
    """The fact with what the correction says in the place of its like; None if nothing shows it.

    ``known`` are the fact's exchangeable words, ``glue`` the words of the language that name
    nothing.
    """
    return (
        _alone(fact, correction, known, language)
        or _with_or_without(fact, correction, language)
        or _of_the_same(fact, correction, known, language, glue)
    )


def _alone(fact: str, correction: str, known: Sequence[Token], language: str) -> Exchange | None:
    """The fact with a word in the place of its one place, where nothing else was said.

    In scripts without capitals a name alone shows no kind: "说错了，是苏州".
    """
    places = [each for each in known if each.kind == "place"]
    if len(places) != 1 or language not in _ALONE:
        return None
    match = re.fullmatch(_ALONE[language], correction.strip(" ，,。、.!！"))
    if match is None or match[1] in fact:
        return None
    return Exchange(fact[: places[0].start] + match[1] + fact[places[0].end :], match[1], "place")


def _with_or_without(fact: str, correction: str, language: str) -> Exchange | None:
    """The fact with the contrary of what it says of having a thing: "with VAT", "without VAT"."""
    if language not in _HAVING:
        return None
    for here, there in (_HAVING[language], _HAVING[language][::-1]):
        for match in re.finditer(
            rf"(?<!\w)(?:{there}) (?:\w{{1,3}} )?(\w{{3,}})", fact, re.IGNORECASE
        ):
            other = rf"(?<!\w)(?:{here}) (?:\w{{1,3}} )?{re.escape(match[1])}(?: \w+)?"
            if said := re.search(other, correction, re.IGNORECASE):
                changed = fact[: match.start()] + said.group() + fact[match.end() :]
                return Exchange(changed, said.group(), "having", old=match.group())
    return None


_HAVING = {
    "en": ("with|including", "without|excluding"),
    "de": ("mit|inklusive", "ohne"),
    "fr": ("avec", "sans"),
    "es": ("con", "sin"),
    "it": ("con", "senza"),
    "pt": ("com", "sem"),
    "nl": ("met|inclusief", "zonder|exclusief"),
}


def _of_the_same(
    fact: str, correction: str, known: Sequence[Token], language: str, glue: Collection[str]
) -> Exchange | None:
    """The fact with another word beside the one it shares: "a black", "a white background"."""
    side = _QUALITY_STANDS.get(language, 0)
    classed = {each.text for each in known}
    said, has = _words_of(correction), list(re.finditer(r"[^\W\d_]+", fact))
    found = []
    for at, match in enumerate(has):
        word = fold(match.group())
        if not (side and at) or word in glue or word not in said or len(word) < _LONG_ENOUGH:
            continue
        there, here = at + side, said.index(word) + side
        if not (0 < there < len(has) and 0 <= here < len(said)):
            continue
        old, new = has[there], said[here]
        plain = fold(old.group())
        if plain in glue or new in glue or new in fold(fact) or old.group() in classed:
            continue
        if plain not in said:
            found.append((old, new))
    if len(found) != 1:
        return None
    old, new = found[0]
    words = re.search(rf"(?<!\w){re.escape(new)}(?!\w)", fold(correction))
    text = correction[words.start() : words.end()] if words else new
    return Exchange(fact[: old.start()] + text + fact[old.end() :], text, "like", old=old.group())


def _words_of(text: str) -> list[str]:
    return [fold(each) for each in re.findall(r"[^\W\d_]+", text)]


_LONG_ENOUGH = 4
_QUALITY_STANDS = {"en": -1, "de": -1, "nl": -1, "fr": 1, "es": 1, "it": 1, "pt": 1}
"""Whether a quality stands before or behind what has it."""

_ALONE = {
    "zh": "(?:是|在|住在|应该是)?([\u4e00-\u9fff]{2,4}?)(?:才对|啦|了)?",
    "ja": "(?:今は)?([\u4e00-\u9fff\u30a1-\u30ff]{2,6})(?:です|に住んでいます|でした|だ)?",
    "hi": r"([\u0900-\u0963]{3,}) (?:में|के पास)(?: रहत[ाेी] (?:हूँ|हूं|हैं))?",
    "ar": "(?:بل )?(?:في|إلى|الى) ([\u0621-\u064a]{3,})",
}
"""By language, what a fragment that names a place is."""
