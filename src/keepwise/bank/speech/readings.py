"""Reading slot values out of a statement: which, limited to what, in place of what."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from keepwise.bank import slots
from keepwise.bank.slots import Mention
from keepwise.bank.speech.grammar import Grammar, compiled
from keepwise.bank.speech.registry import lexicon_of


@dataclass(frozen=True, slots=True)
class Reading:
    """One slot value as it was said.

    ``limit`` is the phrase that limits it ("for reports"), ``qualifier`` the same without its
    preposition and article. ``opposed`` is what is not wanted in its place, ``detail`` describes
    the thing itself ("tables with a total row").
    """

    slot: str
    value: str
    words: str
    qualifier: str = ""
    limit: str = ""
    opposed: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Read:
    """All readings of a content.

    ``rest`` says it holds other words as well, ``leading`` that a value is its subject.
    """

    readings: tuple[Reading, ...]
    rest: bool
    leading: bool


def read(grammar: Grammar, content: str, reads: Sequence[str], *, standing: bool) -> Read | None:
    """The values of the slots ``reads`` in ``content``, or None if it names none."""
    apart = _apart(grammar, content)
    wanted = content[: apart.start()] if apart else content
    unwanted = content[apart.end() :] if apart else ""
    found = [
        mention for mention in slots.mentions(wanted, grammar.language) if mention.slot in reads
    ]
    if not found or _pointed(grammar, wanted, found[0], standing=standing):
        return None
    rest = not _glued(grammar, wanted[: found[0].start], standing=standing)
    readings: list[Reading] = []
    for at, mention in enumerate(found):
        end = found[at + 1].start if at + 1 < len(found) else len(wanted)
        limit, left = _limit(grammar, wanted[mention.end : end])
        if unwanted and not limit and at == len(found) - 1:
            # "pounds, not euros, for invoices": the limit follows what is not wanted.
            limit, unwanted = _limit_behind(grammar, unwanted, mention.slot)
        rest = rest or not _glued(grammar, left)
        detail = limit if mention.slot == "format" and _describes(grammar, limit) else ""
        reading = _reading(grammar, mention, "" if detail else limit, unwanted)
        readings.append(replace(reading, detail=f" {detail}" if detail else ""))
    if apart and unwanted and not _no(grammar, unwanted, found[-1].slot)[1]:
        rest = rest or not _compared(grammar, apart.group(), unwanted)
    return Read(
        _joined(readings, grammar.sentences["and"]), rest, _leads(grammar, wanted, found[0])
    )


def _apart(grammar: Grammar, content: str) -> re.Match[str] | None:
    """Where what is wanted ends and what is not begins: not at "answers as bullet points"."""
    apart = compiled(grammar.opposed).search(content)
    if (
        apart
        and compiled(grammar.compares).search(apart.group())
        and not slots.mentions(content[: apart.start()], grammar.language)
    ):
        return compiled(grammar.opposed).search(content, apart.end())
    return apart


def adjective(grammar: Grammar, content: str) -> Mention | None:
    """The value an adjective alone names ("be brief"): only where nothing else is said."""
    words = compiled(grammar.colouring).sub("", content)
    lexicon = lexicon_of(grammar.language)
    for slot, value, adjectives, _, said in lexicon.adjectives:
        # A comparative is about the answer just given: "shorter please".
        alone = compiled(rf"(?P<first>{adjectives})(?:,? (?:{lexicon.link}) [\w-]+)?")
        match = alone.fullmatch(words)
        if match and not compiled(lexicon.relative).fullmatch(words):
            words = said.format(adjective=match["first"].lower())
            return Mention(slot, value, words, 0, len(content))
    return None


def _reading(grammar: Grammar, mention: Mention, limit: str, unwanted: str) -> Reading:
    qualifier = ""
    if limit:
        qualifier = (
            compiled(rf"\s*{grammar.limit}(?:{grammar.determiner}\s+)*")
            .sub("", f" {limit}", count=1)
            .strip()
            .casefold()
        )
        if compiled(grammar.open_limits).fullmatch(qualifier):
            limit = qualifier = ""
    # Of the format both sides are worth keeping; elsewhere the old value would only linger.
    opposed = _no(grammar, unwanted, mention.slot)[0] if mention.slot == "format" else ""
    value = (
        compiled(rf"{grammar.article}\s+").sub("", mention.value, count=1)
        if (mention.slot == "period")
        else mention.value
    )
    return Reading(mention.slot, value, mention.words, qualifier, limit, opposed)


def _no(grammar: Grammar, unwanted: str, slot: str) -> tuple[str, bool]:
    """What is not wanted, in words, and whether that is all the text says."""
    named = [m for m in slots.mentions(unwanted, grammar.language) if m.slot == slot]
    if not named:
        return "", not unwanted.strip()
    left = unwanted[: named[0].start] + unwanted[named[-1].end :]
    return grammar.sentences["or"].join(m.words for m in named), _glued(grammar, left)


def _compared(grammar: Grammar, link: str, unwanted: str) -> bool:
    """Whether values are only set against something else: "spreadsheets over slides"."""
    words = unwanted.strip(" ,.!").split()
    return bool(compiled(grammar.compares).search(link)) and 0 < len(words) <= 2


def _describes(grammar: Grammar, limit: str) -> bool:
    return bool(compiled(rf"{grammar.describes}\b").match(limit))


def _limit(grammar: Grammar, after: str) -> tuple[str, str]:
    """The limiting phrase right after a value, and what is left of the text."""
    match = compiled(
        rf"(?P<limit>{grammar.limit}(?P<q>[^,;]{{2,60}}?))"
        rf"(?=,|;| (?:{lexicon_of(grammar.language).link}) |\s*\Z)(?P<left>.*)"
    ).fullmatch(after)
    if match is None or (
        slots.mentions(match["q"], grammar.language) and _glued(grammar, match["q"].split()[0])
    ):
        return "", after
    return match["limit"].strip(" ,"), match["left"]


def _limit_behind(grammar: Grammar, unwanted: str, slot: str) -> tuple[str, str]:
    named = [m for m in slots.mentions(unwanted, grammar.language) if m.slot == slot]
    if not named:
        return "", unwanted
    limit, left = _limit(grammar, unwanted[named[-1].end :])
    return (limit, unwanted[: named[-1].end] + left) if limit else ("", unwanted)


def _joined(readings: list[Reading], link: str) -> tuple[Reading, ...]:
    """Readings of one slot and qualifier as one: "tables and charts" is one wish."""
    merged: dict[tuple[str, str], Reading] = {}
    for reading in readings:
        key = (reading.slot, reading.qualifier)
        old = merged.get(key)
        if old is None:
            merged[key] = reading
        elif reading.value not in old.value.split("+"):
            merged[key] = Reading(
                reading.slot,
                "+".join(sorted([*old.value.split("+"), reading.value])),
                old.words + link + reading.words,
                reading.qualifier,
                reading.limit or old.limit,
                reading.opposed,
                reading.detail or old.detail,
            )
    return tuple(merged.values())


def _glued(grammar: Grammar, text: str, *, standing: bool = False) -> bool:
    """Whether ``text`` holds nothing that would change what the values mean."""
    glue = f"(?:{grammar.glue}|{grammar.pronouns})" if standing else grammar.glue
    before, after = slots.edges(grammar.language)
    return bool(compiled(rf"{_GAP}*(?:{before}{glue}{after}{_GAP}*)*").fullmatch(text))


_GAP = r"[\s,.:!()'’\"，、：（）「」“”،-]"


def _pointed(grammar: Grammar, text: str, mention: Mention, *, standing: bool) -> bool:
    """Whether an article makes the value one thing at hand: "show me a chart", "the table"."""
    before = text[: mention.start].rstrip()
    word = grammar.pointing if standing else grammar.article
    return bool(compiled(rf".*\b{word}").fullmatch(before)) and mention.slot == "format"


def _leads(grammar: Grammar, text: str, mention: Mention) -> bool:
    if not _glued(grammar, text[: mention.start]):
        return False
    return bool(
        compiled(rf"\s*(?:\Z|[,;(].*|(?:{grammar.follows}) .*)").fullmatch(text[mention.end :])
    )


def slot_fact(grammar: Grammar, slot: str, words: str) -> str:
    """The fact that says ``slot`` is ``words``, in the grammar's language and person."""
    return slots.word(slot, words, grammar.language, first_person=grammar.first_person)
