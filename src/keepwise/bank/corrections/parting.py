"""Taking one of two things out of a fact that says both."""

from __future__ import annotations

import re
from functools import cache

from keepwise.bank.corrections.naming import shared
from keepwise.bank.corrections.signs import SPACELESS

_CONJUNCTIONS = {
    "en": "and|but",
    "de": "und|aber",
    "fr": "et|mais",
    "es": "y|e|pero",
    "it": "e|ed|ma",
    "pt": "e|mas",
    "nl": "en|maar",
    "hi": "और",
}
# What begins so is about what was said before it: "I've applied for a job and the interview is on
# Tuesday" says nothing without the job.
_DEFINITE = {
    "en": "the|its?|this|that|these|those|he|she|they|there|then|his|her|their",
    "de": "der|die|das|den|dem|dies\\w*|er|sie|es|dort|dann|ihr\\w*|sein\\w*",
    "fr": "le|la|les|ce|cette|ces|il|elle|ils|elles|on|son|sa|ses|leurs?|y|(?:l|c)['’]\\w+",
    "es": "el|la|los|las|lo|est[eao]s?|es[eao]s?|él|ella|ellos|ellas|allí|su|sus",
    "it": "il|lo|la|i|gli|le|quest\\w|quell\\w|lui|lei|loro|lì|suo|sua|l['’]\\w+",
    "pt": "o|a|os|as|est[ea]s?|ess[ea]s?|isso|isto|ele|ela|eles|elas|lá|seu|sua",
    "nl": "de|het|die|dat|deze|dit|hij|zij|ze|er|daar|dan|zijn|haar|hun",
    "hi": "वह|वे|यह|ये|उसका|उसकी|उनका|वहाँ",
}
_THAT = "that|dass|que|qu['’]|de que|che|dat|कि"
_CLAUSE_WORDS = 3


def without(fact: str, thing: str, language: str) -> str:
    """What a fact says besides a thing; empty if it says nothing else."""
    parts = _joint(language).split(fact)
    named = [each for each in parts if shared(thing, each, language)]
    left = [each.strip() for each in parts if each not in named and each.strip(" .")]
    if len(parts) == 1 or len(named) != 1 or not left:
        return ""
    if named[0] is not parts[0]:
        if named[0] is not parts[-1]:
            return ""
        *_, last = _joint(language).finditer(fact)
        return fact[: last.start()].rstrip(" ,;")
    rest = " ".join(left)
    if len(rest.split()) >= _CLAUSE_WORDS:
        if _definite(language).match(rest):
            return ""
        return rest[:1].upper() + rest[1:]
    # "Likes coffee and tea": the verb is of both.
    verb = named[0].split()[0]
    return f"{verb} {rest}" if not shared(thing, verb, language) else ""


@cache
def _definite(language: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{_DEFINITE.get(language, '(?!)')})\b", re.IGNORECASE)


@cache
def _joint(language: str) -> re.Pattern[str]:
    if language == "ar":
        return re.compile(r"،?\s(?=و\w{3})")
    if language in SPACELESS:
        return re.compile("[，、。]|还有|而且|，?并且")
    conjunction = _CONJUNCTIONS.get(language, "and")
    return re.compile(rf",?\s(?:{conjunction})\s(?:(?:{_THAT})\s?(?!\w['’]))?", re.IGNORECASE)
