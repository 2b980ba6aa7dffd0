"""Find values that a sentence gives before it says what they are, or without a verb.

"„Pfauenfeder 6“, das ist mein Kennwort", "Senha do cofre 381523", "I answer „Rex“ to the security
question".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from keepwise.governance.detection.credential.heads import WINDOW, Head, Span
from keepwise.governance.detection.credential.tables.words import (
    OWN,
    any_word,
    either,
    words,
)
from keepwise.governance.detection.credential.tellings import first_word, quoted_value
from keepwise.governance.detection.credential.values import (
    QUOTES,
    TRAILING,
    ends_clause,
    is_placeholder,
    is_secretive,
)

_NEAR: Final = 120


@cache
def _pointing() -> re.Pattern[str]:
    """The words before an announcement that point back at its value."""
    own = "|".join(sorted(OWN, key=lambda word: -len(word)))
    return re.compile(
        r"(?<![a-z])(?:that'?s|that is|this is|it's|das ist|dies ist|c'est|ce sera|voila|es[ae] es"
        r"|est[ae] es|eso es|es|quest[ao] e|quell[ao] e|e|ess[ae] e|esta e|isso e|dat is|dit is|is)"
        rf"\s(?:{own})\s(?:[a-z-]{{2,14}}\s){{0,2}}$"
    )


def pointed_at(text: str, plain: str, head: Head, begin: int) -> Span | None:
    """The value before words that point back at it; ``begin`` is where the sentence begins.

    It is in quotation marks, looks like a secret, or is dictated sign by sign.
    """
    point = _pointing().search(plain, max(begin, head.start - 48), head.start)
    if point is None:
        return None
    found = None
    for match in _quoted_or_word().finditer(text, begin, point.start()):
        quoted = match.lastgroup == "quoted"
        value = match["quoted"] if quoted else match["word"].strip(QUOTES).rstrip(TRAILING)
        if is_placeholder(value) or not (
            (quoted and head.kind not in ("key", "token")) or is_secretive(value, "password")
        ):
            continue
        start = match.start() + match[0].find(value)
        found = start, start + len(value)
    return found or _dictated_before(plain, begin, point.start())


@cache
def _quoted_or_word() -> re.Pattern[str]:
    return re.compile(r"[\"'](?P<quoted>[^\"'\n]{3,60})[\"'](?!\w)|(?P<word>\S{5,64})")


def _dictated_before(plain: str, begin: int, end: int) -> Span | None:
    """What is dictated up to ``end``: words, digits, the names of signs."""
    said = re.findall(r"[a-z0-9]+", plain[begin:end])
    signs = sum(word in _SIGNS for word in said)
    if not signs or (signs == 1 and not any(word.isdigit() for word in said)):
        return None
    return begin + len(plain[begin:end]) - len(plain[begin:end].lstrip()), end


_SIGNS: Final = frozenset(word for word in words("spelling") if "_" not in word)


@cache
def _owned() -> re.Pattern[str]:
    """What a secret is for, and a value after it: "do cofre da portaria 381523"."""
    about = any_word("about")
    return re.compile(
        rf"(?:\s(?:{about})(?:\s[^\W\d_][\w'-]{{1,20}}){{1,3}}?){{1,3}}[\s,]{{1,2}}(?=\S{{4}})"
    )


def owned_value(text: str, plain: str, head: Head, begin: int) -> Span | None:
    """The value at the end of a note that starts with its announcement and has no verb."""
    before = plain[begin : head.start].split()
    if head.kind not in ("password", "pin", "lock") or not (OWN | _NEW).issuperset(before):
        return None
    match = _owned().match(plain, head.end)
    if match is None:
        return None
    rest = text[match.end() : match.end() + WINDOW]
    span = first_word(rest)
    if span is None or span[0] or not ends_clause(rest[span[1] :]):
        return None
    value = rest[slice(*span)]
    drawn = re.fullmatch(r"\d{4,10}", value) or (
        any(map(str.isdigit, value)) and is_secretive(value, "password")
    )
    numbered = _numbered().search(plain, match.start(), match.end())
    return (match.end(), match.end() + span[1]) if drawn and not numbered else None


_NEW: Final = frozenset(
    "new neue neuer neues nouveau nouvelle nuevo nueva nuovo nuova novo nova nieuw nieuwe".split()
)


@cache
def _numbered() -> re.Pattern[str]:
    """Words before digits that number a thing: a password for room 1204."""
    return re.compile(
        r"(?:room|raum|zimmer|salle|chambre|sala|aula|habitacion|stanza|camera|quarto|kamer|lokaal"
        r"|project|projekt|projet|proyecto|progetto|projeto|ticket|account|konto|compte|cuenta|conta"
        r"|order|auftrag|version|year|jahr|annee|ano|anno|jaar|rekening|nr|no|nummer|number|numero"
        r"|store|filiale|branch|unit|flat|apartment)[.:#]?\s$"
    )


def security_answers(text: str, plain: str) -> Iterator[Span]:
    """Answers in quotation marks that a sentence gives to a security question."""
    if '"' not in text and "'" not in text:
        return
    for question in _question().finditer(plain):
        begin, end = max(0, question.start() - _NEAR), question.end() + _NEAR
        if _answering().search(plain, begin, end) is None:
            continue
        for quoted in quoted_value().finditer(text, begin, end):
            group = quoted.lastindex or 0
            value = quoted[group]
            if not value.endswith("?") and not is_placeholder(value) and len(value) <= 40:
                yield quoted.span(group)


@cache
def _question() -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])(?:{either('question')})(?![a-z])")


@cache
def _answering() -> re.Pattern[str]:
    return re.compile(
        r"(?<![a-z])(?:i answer|we answer|answer with|answer is|answered|antworte|antworten wir"
        r"|beantworte|lautet|je reponds|on repond|repondre|reponds|rispondo|rispondiamo|rispondi"
        r"|respondo|respondemos|contesto|contestamos|responde|antwoord ik|ik antwoord|beantwoord)"
    )
