"""Cutting a message into clauses of the user's own words, with offsets into the message.

What somebody else wrote is not evidence about the user, so it is blanked out before anything is
cut. Blanking keeps the length, so every offset stays one into the original text.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from keepwise.bank.speech.grammar import Cutting
from keepwise.governance.trust import foreign_spans

Cuttings = tuple[Cutting, ...]

MAX_CHARS = 20_000
"""Only this much of a message is read: facts about a person are not at the end of a megabyte."""

MAX_CLAUSE_CHARS = 400
"""A longer clause is no statement of one fact; leaving it out keeps the work linear."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A piece of a sentence that can state one thing.

    ``start`` and ``end`` are offsets into the original text. ``sentence`` counts sentences and
    ``question`` says whether the clause's sentence ends with a question mark. ``held`` clauses
    hold something that may not be kept: they can spoil a sentence but state nothing. ``joint`` is
    what joins a clause to the one before: a comma, a conjunction.
    """

    text: str
    start: int
    end: int
    sentence: int
    question: bool
    held: bool = False
    joint: str = ""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence or line with its offsets into the original text."""

    text: str
    start: int
    end: int

    @property
    def question(self) -> bool:
        """Whether it ends with a question mark."""
        return self.text.rstrip("\"'”’»」』) ").endswith(("?", "？", "؟"))


def own_words(text: str) -> str:
    """``text`` (its first ``MAX_CHARS``) with everything that is not the user's own blanked out.

    The result has the same offsets as the input; blanked characters are line breaks.
    """
    text = text[:MAX_CHARS]
    parts: list[str] = []
    done = 0
    for start, end in foreign_spans(text):
        parts += [text[done:start], "\n" * (end - start)]
        done = end
    text = "".join([*parts, text[done:]])
    return _handed_over().sub(lambda match: "\n" * len(match.group()), text)


@cache
def _handed_over() -> re.Pattern[str]:
    """Texts set off from the message: between ruled lines, or a letter with its salutation."""
    return re.compile(
        r"^[ \t]*[-=_*]{3,}[ \t]*\n(?:[^\n]*\n){1,200}?[ \t]*[-=_*]{3,}[ \t]*$|"
        r"^[ \t]*(?:[-=_*]{3,}[ \t]*\n\s*)?(?:dear|sehr geehrte[rs]?|liebe[rs]?|cher|chère|"
        r"madame|monsieur|estimad[oa]s?|querid[oa]|gentile|egregio|cara|caro|prezad[oa]|geachte|"
        r"beste)\b[^\n]{2,60},[ \t]*\n[\s\S]{0,4000}?(?:regards|sincerely|yours|cheers|best|"
        r"thanks|grüßen?|gruß|cordialement|salutations|saludos|atentamente|saluti|cumprimentos|"
        r"abraços|groet(?:en)?)\b[^\n]*(?:\n+[^\n]{1,40}$)?|"
        # A familiar one, below what the person says of it.
        r"(?<=\n)[ \t]*(?:hi|hello|hey|hallo|hoi|dag|hola|ciao|olá|oi|bonjour|salut|coucou)\b"
        r"[^\n]{0,40}[,!][ \t]*\n[\s\S]{0,1200}?^[ \t]*(?:(?:kind |best |warm )?regards|best|"
        r"cheers|love|xx?|groet(?:en|jes)?|gr|mvg|met (?:vriendelijke )?groet\w*|"
        r"(?:viele |liebe |beste |mit freundlichen )?grüßen?|lg|vg|mfg|cordialement|bises|"
        r"bisous|saludos|besos|un abrazo|"
        r"saluti|un abbraccio|abraços?|beijos?)\b[^\n]{0,40}$(?:\n+[^\n]{1,40}$)?",
        re.IGNORECASE | re.MULTILINE,
    )


def sentences(text: str, cuttings: Cuttings = ()) -> Iterator[Sentence]:
    """The sentences of ``text``, in languages that are cut so.

    A line break ends one unless the next line carries on in lower case, as wrapped text does.
    """
    start = 0
    for match in _boundary().finditer(text):
        if match.start() < start or not _ends(text, match, cuttings):
            continue
        # A full stop belongs to its sentence, a line break to none.
        if sentence := _trim(text, start, match.end()):
            yield sentence
        start = match.end()
    if sentence := _trim(text, start, len(text)):
        yield sentence


class Spans:
    """Stretches of a text, asked whether one of them lies within another."""

    def __init__(self, spans: Sequence[tuple[int, int]]) -> None:
        """Sort and merge ``spans``, each a start and an end."""
        self._starts: list[int] = []
        self._ends: list[int] = []
        for start, end in sorted(spans):
            if self._ends and start <= self._ends[-1]:
                self._ends[-1] = max(self._ends[-1], end)
            else:
                self._starts.append(start)
                self._ends.append(max(end, start + 1))

    def within(self, start: int, end: int) -> bool:
        """Whether any of them overlaps the stretch from ``start`` to ``end``."""
        at = bisect_right(self._ends, start)
        return at < len(self._starts) and self._starts[at] < end


def clauses(
    text: str, cuttings: Cuttings, held: Sequence[tuple[int, int]] = ()
) -> Iterator[Clause]:
    """The clauses of the user's own words in ``text``, in order, in languages that are cut so.

    A clause that holds one of the ``held`` stretches is cut further, so that what stands beside
    it can be read without it.
    """
    if not held:
        yield from _clauses(text, cuttings)
        return
    spans = Spans(held)
    for clause in _clauses(text, cuttings):
        if spans.within(clause.start, clause.end):
            yield from _around(text, cuttings, clause, spans)
        else:
            yield clause


def _around(text: str, cuttings: Cuttings, clause: Clause, spans: Spans) -> Iterator[Clause]:
    start = clause.start
    pieces = _joints(cuttings).finditer(text, clause.start, clause.end)
    ends = [cut.span() for cut in pieces if not spans.within(*cut.span())]
    for end, following in [*ends, (clause.end, clause.end)]:
        if found := _trim(text, start, end):
            piece = replace(clause, text=found.text, start=found.start, end=found.end)
            yield replace(piece, held=spans.within(piece.start, piece.end))
        start = following


def _clauses(text: str, cuttings: Cuttings) -> Iterator[Clause]:
    text = own_words(text)
    for number, sentence in enumerate(sentences(text, cuttings)):
        question = sentence.question
        start, joint = sentence.start, ""
        for cut in _cuts(cuttings).finditer(text, sentence.start, sentence.end):
            mark, before = cut.group().strip(), text[start : cut.start()].strip()
            if mark == ":" and not _introduces(before, cuttings):
                continue
            if mark == "，" and _asking(cuttings).fullmatch(before):
                continue  # "Remember, ..." stays with what is to be remembered
            if clause := _clause(text, start, cut.start(), number, question):
                yield replace(clause, joint=joint)
            start, joint = cut.end(), mark
        if clause := _clause(text, start, sentence.end, number, question):
            yield replace(clause, joint=joint)


def _introduces(words: str, cuttings: Cuttings) -> bool:
    """Whether words before a colon introduce one's own statement and do not name a speaker.

    "Let me introduce myself:" does, "Sam Weber:" does not, and what is to be remembered stays
    with the words that ask for it.
    """
    if _asking(cuttings).search(words):
        return False
    return len(words.split()) >= 3 and any(word[:1].islower() for word in words.split()[1:])


def _clause(text: str, start: int, end: int, number: int, question: bool) -> Clause | None:
    found = _trim(text, start, end)
    if found is None or len(found.text) > MAX_CLAUSE_CHARS:
        return None
    return Clause(found.text, found.start, found.end, number, question)


def _trim(text: str, start: int, end: int) -> Sentence | None:
    while start < end and (text[start].isspace() or text[start] in "-*•·–—,;:\0"):
        start += 1
    if bullet := _numbering().match(text, start, end):
        start = bullet.end()
    while end > start and text[end - 1].isspace():
        end -= 1
    return Sentence(text[start:end], start, end) if end > start else None


def _ends(text: str, match: re.Match[str], cuttings: Cuttings) -> bool:
    """Whether a full stop or line break really ends the sentence."""
    mark, end = match.group(), match.end()
    if "\n" in mark or "\r" in mark:
        before = text[max(0, match.start() - 100) : match.start()].rstrip()[-1:]
        wrapped = text[end : end + 1].islower() and mark in ("\n", "\r\n")
        return not wrapped or before in ".!?:;"
    if mark.strip() != ".":
        return True
    word = _last_word().search(text, max(0, match.start() - 20), match.start())
    if word is None:
        return True
    before = word.group()
    if before.casefold() in _abbreviations(cuttings) or (len(before) == 1 and before.isupper()):
        # An initial or abbreviation; only a new line or the end makes it the last word.
        return end >= len(text)
    # German ordinals: "am 3. Mai". An English sentence rarely ends in such a number.
    counted = before.isdigit() and len(before) <= 2 and bool(cuttings)
    return not (counted and _month(cuttings).match(text, end))


@cache
def _boundary() -> re.Pattern[str]:
    return re.compile(r"[.!?…؟۔]+[\"'”’»)]*(?=\s|\Z)\s?|[。！？।॥]+|[\r\n]+")


@cache
def _last_word() -> re.Pattern[str]:
    return re.compile(r"[^\s(\"'“„]+\Z")


@cache
def _numbering() -> re.Pattern[str]:
    return re.compile(r"(?:\(?\d{1,2}[.)]|[a-h]\)|\[[ xX]?\])\s+|[-*•·]+\s+")


@cache
def _cuts(cuttings: Cuttings) -> re.Pattern[str]:
    """Where a sentence is cut: a comma or conjunction before what can begin a statement."""
    parts = [r";(?=\s|\Z)\s*|[；，؛]\s*", r"\s[–—-]{1,2}\s|\s*—\s*", r":\s*\n", _PICTURES]
    parts.append(rf":\s+(?=(?:{_all(cuttings, 'own')})\s)")
    for each in cuttings:
        parts.append(
            rf"(?:[,،]\s*(?:(?:{each.conjunctions}|{each.resuming})\s+)?|\s(?:{each.conjunctions})\s+)"
            rf"(?!{each.together})(?=(?:{each.also})?(?:{each.starters})(?![\w'’]))"
        )
        parts.append(rf"\s\((?=(?:{each.starters})(?![\w'’]))")
        if each.breaks:
            parts.append(each.breaks)
        if each.joined:
            parts.append(rf"\s(?:{each.conjunctions})\s+(?=(?:{each.also})?{each.joined})")
    return re.compile("|".join(parts), re.IGNORECASE)


_PICTURES = "[\U0001f300-\U0001faff\u2600-\u27bf\u2b00-\u2bff]\ufe0f?\\s+"


@cache
def _joints(cuttings: Cuttings) -> re.Pattern[str]:
    """Where a clause can be cut when one side of it may not be kept."""
    conjunctions = _all(cuttings, "conjunctions")
    return re.compile(
        rf"(?:,\s+|[،、]\s*)(?:(?:{conjunctions})\s+)?|:\s+|\s[(]|[)]\s+|"
        rf"\s(?:{conjunctions}|{_all(cuttings, 'causes')})\s+|"
        rf"\s+(?=(?:{_all(cuttings, 'subjects')})\s+\w)",
        re.IGNORECASE,
    )


@cache
def _asking(cuttings: Cuttings) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{_all(cuttings, 'asking')})\b", re.IGNORECASE)


@cache
def _month(cuttings: Cuttings) -> re.Pattern[str]:
    return re.compile(rf"\s*(?:{_all(cuttings, 'months')})", re.IGNORECASE)


@cache
def _abbreviations(cuttings: Cuttings) -> frozenset[str]:
    return frozenset(word for each in cuttings for word in each.abbreviations.split())


def _all(cuttings: Cuttings, name: str) -> str:
    return "|".join(dict.fromkeys(getattr(each, name) for each in cuttings))
