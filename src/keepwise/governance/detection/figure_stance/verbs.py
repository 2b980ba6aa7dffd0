"""Tell a report by its verb: what something did or what was done, whatever the verb is.

No table lists every verb. Each language marks the past in a few ways, and a sentence that has a
past form and a number mostly tells a result: "64 cows were vaccinated", "64 Anträge bearbeitet".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from keepwise.governance.detection.figure_tokens import Sentence, Token
from keepwise.governance.detection.figure_words import bit

_GERMAN_PAST = (
    r"\w{0,8}ge\w{3,}(?:t|en)|\w{3,}ierten?|(?:be|er|ver|zer|ent|miss)\w{3,}t(?:e|en)?"
    r"|\w{3,}(?:[gkpb]|ch|el|er)ten?"
)
_DUTCH_PAST = (
    r"(?:af|aan|op|uit|in|toe|voor|na|mee|weg|terug|binnen|door|over|om)?ge\w{3,}(?:d|t|en)"
    r"|(?:be|ver|ont|her)\w{3,}(?:d|t)|\w{3,}(?:[dt]den|[kfspcht]ten|[lnrgvmb]den)"
)
_SPANISH = r"\w{2,}(?:aron|ieron|eron|[áéí]bamos|aban|ían|ó)"
_PORTUGUESE = r"\w{2,}(?:aram|eram|iram|avam|ou|eu|iu|ámos)"
_GERMAN_AFTER = r"\w{3,}iert|(?:be|er|ver|zer|ent)\w{3,}en"
_FRENCH_AFTER = r"\w+(?:é|és|ée|ées|i|is|it|ie|u|us|ue|ert|eint)"
_SPANISH_AFTER = r"\w+(?:[aií]d[oa]s?|cho|sto|rto)"
_ITALIAN_AFTER = r"\w+(?:[aiu]t|st|s|rt|tt|nt|lt)[oaie]"
_PORTUGUESE_AFTER = r"\w+(?:[aií]d[oa]s?|to|sto)"


def _compiled(*patterns: str) -> tuple[re.Pattern[str] | None, ...]:
    return tuple(re.compile(pattern) if pattern else None for pattern in patterns)


# By the order of the languages in ``LEXICONS``: forms that are past by themselves...
_PAST = _compiled(r"\w{2,}(?<!e)ed", _GERMAN_PAST, "", _SPANISH, "", _PORTUGUESE, _DUTCH_PAST)
# ... and forms that are past after an auxiliary.
_PARTICIPLE = _compiled(
    "", _GERMAN_AFTER, _FRENCH_AFTER, _SPANISH_AFTER, _ITALIAN_AFTER, _PORTUGUESE_AFTER, ""
)
_GERMAN = 1
_HELPER = bit("helper")
_ARTICLE = bit("article")
_NOUN = bit("measure", "count", "entity", "duration", "form", "size", "currency", "percent", "told")
_SKIP = _NOUN | bit("wish", "display", "number", "scale", "trait")
# No verb is longer.
_LONGEST = 40
# How far a participle may stand from its auxiliary.
_REACH = 4


def is_past(word: str, spoken: Sequence[int]) -> bool:
    """Whether a folded word is a past form by itself in one of the languages spoken."""
    if len(word) > _LONGEST:
        return False
    return any(past.fullmatch(word) for language in spoken if (past := _PAST[language]))


def _is_participle(word: str, spoken: Sequence[int]) -> bool:
    return any(form.fullmatch(word) for language in spoken if (form := _PARTICIPLE[language]))


def tells(tokens: Sequence[Token], sentence: Sentence) -> bool:
    """Whether these tokens of a clause of ``sentence`` hold a past form in a language spoken."""
    spoken, text = sentence.spoken, sentence.text
    nouns = _GERMAN in spoken and not sentence.upper
    helped = 0
    for token in tokens:
        helped -= 1
        if token.bits & _ARTICLE:
            helped = 0  # "a un comité" has no participle
        if token.bits & _HELPER:
            helped = _REACH
            continue
        if token.kind != "word" or token.bits & _SKIP or len(token.word) > _LONGEST:
            continue
        if nouns and text[token.start].isupper():
            continue  # a noun, or the first word
        if is_past(token.word, spoken) or (helped > 0 and _is_participle(token.word, spoken)):
            return True
    return False
