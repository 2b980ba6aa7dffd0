"""Read a secret that is dictated: "capital T, then ulip, an exclamation mark", "b as in bravo"."""

from __future__ import annotations

import re
from functools import cache

from keepwise.governance.detection.credential.heads import Span
from keepwise.governance.detection.credential.tables.words import (
    DESCRIBING,
    FUNCTION_WORDS,
    LANGUAGES,
    any_word,
    folded,
    words,
)
from keepwise.governance.detection.credential.values import describes, is_amount

_SPELLING = words("spelling")

# A sign that is named stands this near to the start of what is dictated.
_NEAR = 80


@cache
def _one_letter() -> re.Pattern[str]:
    """A letter and how it is written: "capital T", "T majuscule", "großes T"."""
    cases = "|".join(sorted(_SPELLING & _CASES, key=lambda word: -len(word)))
    cases = cases.replace("_", " ")
    return re.compile(
        rf"(?<![\w'])(?:(?:{cases})(?: letter| lettera?| letra)?\s[\"']?[a-z]\b(?!')"
        rf"|[a-z][\"']?\s(?:en |em |in )?(?:{cases})\b)"
    )


_CASES = frozenset(
    """
    capital uppercase upper-case upper_case lowercase lower-case lower_case big small grosses
    grossgeschrieben grossbuchstabe kleines kleingeschrieben kleinbuchstabe majuscule minuscule
    mayuscula minuscula maiuscola maiuscolo minuscola minuscolo maiusculo maiuscula minusculo
    minuscula hoofdletter kleine_letter gross klein
    """.split()
)


@cache
def _named_sign() -> re.Pattern[str]:
    """A piece of a secret and the name of the sign after it: "5114 and an exclamation mark"."""
    names = any_word("spelling").split("|")
    signs = "|".join(name for name in names if name not in _CASES).replace("_", " ")
    return re.compile(
        r"[a-z0-9]{1,24}(?:,? ?(?:then|and|with|dann|danach|und|puis|et|luego|despues|y|poi|e"
        r"|depois|dan|en|plus|mas|piu|a|an|one|ein|un|uno|una|um|uma|een)){0,3}[, ]\s?"
        rf"(?:{signs})(?![a-z-])"
    )


@cache
def _by_name() -> re.Pattern[str]:
    """Letters said by a name: "b as in bravo, l as in lima"."""
    one = r"(?<![\w'])[a-z] (?:as in|like|for|wie|comme|de|como|come|di|van|als) [a-z]{2,14}"
    return re.compile(rf"{one}(?:[,;]? (?:and |und |et |y |e |en )?{one}){{2,}}")


def dictated_at(rest: str) -> Span | None:
    """The secret dictated at the start of ``rest``, up to the end of ``rest`` or its sentence."""
    stop = _sentence_end().search(rest)
    told = rest[: stop.start()] if stop else rest
    plain = folded(told.lower())
    if _by_name().search(plain, 0, _NEAR * 2):
        return 0, len(told)
    first = _word().match(plain)
    if first is None or _is_prose(first[0]):
        return None
    if first[0].isdigit() and is_amount(plain[first.end() :]):
        return None
    letter = _one_letter().search(plain, 0, _NEAR)
    sign = _named_sign().search(plain, 0, _NEAR)
    if letter is None and (sign is None or not _ends_there(plain, sign.end())):
        return None
    return 0, len(told)


def _is_prose(word: str) -> bool:
    spoken = word in _SPELLING or len(word) == 1
    if spoken:
        return False
    if word in FUNCTION_WORDS or word in DESCRIBING:
        return True
    return any(describes(word, re.compile(each.endings)) for each in LANGUAGES)


def _ends_there(plain: str, at: int) -> bool:
    """Whether the sentence ends at a named sign, or goes on with more to dictate."""
    return (
        re.compile(
            r"[\"']?\s?(?:$|,|and |und |et |y |e |en |then"
            r"|\()"
        ).match(plain, at)
        is not None
    )


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[a-z0-9-]+")


@cache
def _sentence_end() -> re.Pattern[str]:
    return re.compile(r"[.!?;](?=\s|$)|\n")
