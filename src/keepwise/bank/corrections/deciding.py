"""What a correction does to the memory of what was said before it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from keepwise.bank.corrections import signs
from keepwise.bank.corrections.before import is_before, meant_by, said_earlier
from keepwise.bank.corrections.changing import changed
from keepwise.bank.corrections.dropping import dropped, withdrawn
from keepwise.bank.corrections.hearing import (
    CUT,
    DROPS,
    HESITATES,
    MENDS,
    REVISES,
    STRONG,
    UNKEPT,
    Correction,
)
from keepwise.bank.corrections.kinds import tokens
from keepwise.bank.corrections.likening import Exchange
from keepwise.bank.corrections.naming import alike, content, shared
from keepwise.bank.corrections.substituting import (
    contrasted,
    mended,
    place_of,
    substituted,
)
from keepwise.bank.words import fold, terms
from keepwise.model import Change, Memory

TAKEN_BACK = "takes back what was said just before"
RESTATED = "was said anew, as a correction"

_MOST_SIGNED = 4
_MOST_ENDED = 2
_SHORT = 3
_MOST_WORDS = 8


def correct(correction: Correction, memories: Sequence[Memory]) -> tuple[Change, ...]:
    """The changes a correction asks for; none where it is about nothing remembered.

    What is not ``first`` comes after what the same message states has been written.
    """
    if correction.rule == MENDS:
        return _mended(correction, memories)
    if correction.rule == DROPS:
        return dropped(correction, memories)
    if correction.withdraws:
        return withdrawn(correction, memories)
    if correction.rule == REVISES:
        return _revised(correction, memories)
    change = _signed(correction, memories)
    return () if change is None else (change,)


# What is taken back or said otherwise


def _signed(correction: Correction, memories: Sequence[Memory]) -> Change | None:
    """The change that a sign asks for, which points at what was said just before."""
    old = _just_before(correction, memories)
    if old is None:
        return _anew(correction, memories)
    strong = correction.rule in (STRONG, UNKEPT)
    restated = [each for each in memories if _states(each, correction)]
    apart = [
        each for each in _pieces(correction.fact) if not any(_quotes(m, each) for m in restated)
    ]
    if restated and (done := _first(old, apart, correction)):
        return changed(correction, old, done)
    if restated:
        anew = [each for each in restated if each.id != old.id]
        if any(
            (strong and not correction.tasks and each.topic == old.topic)
            or _same_matter(old, each, correction.language)
            for each in anew
        ):
            return Change("delete", correction, RESTATED, old.id)
        return None
    if done := _first(old, _pieces(correction.fact), correction):
        return changed(correction, old, done)
    if strong and not correction.tasks and _is_recent(correction, old):
        return Change("delete", correction, TAKEN_BACK, old.id)
    return None


def _anew(correction: Correction, memories: Sequence[Memory]) -> Change | None:
    """The change to what was said of somebody longer ago: "I had it wrong: Ella starts in August".

    They have to be called by the same name.
    """
    if correction.rule != STRONG:
        return None
    said = _names(correction.fact, correction.language, begun=correction.begun)
    for memory in said_earlier(correction, memories):
        if said & _names(memory.fact, correction.language) and (
            done := _first(memory, _pieces(correction.fact), correction)
        ):
            return changed(correction, memory, done)
    return None


def _names(text: str, language: str, *, begun: bool = False) -> frozenset[str]:
    """The words with capitals, but for days and months, and for those that begin sentences.

    ``begun`` says that words stood before the text, so that its first capital says something.
    """
    kinds = {each.text: each.kind for each in tokens(text, language)}
    words = re.findall(r"(?<![.!?] )\b[^\W\d_]{2,}", text if begun else text[1:])
    return frozenset(w for w in words if w[:1].isupper() and kinds.get(w, "name") == "name")


def _first(old: Memory, pieces: Sequence[str], correction: Correction) -> Exchange | None:
    """What the first of the pieces of a correction that says so puts into a memory."""
    for piece in pieces:
        begun = correction.begun and correction.fact.startswith(piece)
        begun = begun or len(piece.split()) <= _SHORT
        done = substituted(old.fact, piece, correction.language, begun=begun)
        if done and done.kind == "name" and _names_more(correction, old):
            continue
        if done and (correction.rule != HESITATES or _is_fragment(correction, done)):
            return done
    return None


def _quotes(memory: Memory, piece: str) -> bool:
    """Whether words are, or hold, the statement that a memory rests on."""
    return any(
        each.quote.strip(" .") in piece or piece.strip(" .") in each.quote
        for each in memory.evidence
    )


def _names_more(correction: Correction, old: Memory) -> bool:
    """Whether a correction of several sentences names several new things: whose place is whose?"""
    if len(_sentences(correction.fact)) == 1:
        return False
    said = fold(old.fact)
    named = [each for each in tokens(correction.fact, correction.language) if each.kind == "name"]
    return len({fold(each.text) for each in named} - set(said.split())) > 1


def _is_fragment(correction: Correction, done: Exchange) -> bool:
    """Whether words say nothing but what is to be put in place: "sorry, Tuesdays I mean"."""
    words = len(correction.fact.split())
    return words <= (_SHORT if done.kind in ("name", "number") else _SHORT * 2)


def _mended(correction: Correction, memories: Sequence[Memory]) -> tuple[Change, ...]:
    """What the sentence itself states and takes back: "on Tuesday, no, on Thursday"."""
    said = correction.evidence
    for memory in memories:
        here = any(each.overlaps(said) for each in memory.evidence)
        done = here and (mended(memory.fact, correction.language) or _resaid(correction, memory))
        if done:
            return (changed(correction, memory, done),)
    return ()


def _resaid(correction: Correction, memory: Memory) -> Exchange | None:
    """What stands behind a sign in the sentence, in the memory of what stands before it."""
    language, said = correction.language, correction.evidence
    for cut, end in signs.midway(correction.fact, language):
        before = any(
            each.event_id == said.event_id and each.start < said.start + cut
            for each in memory.evidence
        )
        rest = correction.fact[end:]
        if before and (done := substituted(memory.fact, rest, language)):
            # "Every Monday, sorry": the word of regret went with what it was about.
            trailed = signs.trailing(done.fact, language) or len(done.fact)
            return replace(done, fact=done.fact[:trailed])
    return None


def _just_before(correction: Correction, memories: Sequence[Memory]) -> Memory | None:
    """The memory that the message before speaks for; of several, what was said last in it."""
    here = [
        (each.time, each.start, memory)
        for memory in memories
        for each in memory.evidence
        if is_before(each, correction)
        and each.event_id in (correction.value, correction.evidence.event_id)
    ]
    if not here:
        return None
    # Of several things in one message the one that shares a word with the correction is meant.
    words = set(terms(correction.fact))
    return max(here, key=lambda e: (bool(words & set(terms(e[2].fact))), e[0], e[1]))[2]


def _is_recent(correction: Correction, memory: Memory) -> bool:
    """Whether it was the last thing said before: not when a question or a task followed it."""
    return any(
        each.event_id == correction.evidence.event_id or each.end > correction.recent
        for each in memory.evidence
        if each.event_id in (correction.value, correction.evidence.event_id)
    )


def _states(memory: Memory, correction: Correction) -> bool:
    """Whether the correcting message states a memory, there or after it."""
    said = correction.evidence
    return any(each.event_id == said.event_id and each.end > said.start for each in memory.evidence)


def _same_matter(old: Memory, new: Memory, language: str) -> bool:
    """Whether both fill a slot, or share a word beside the first, which only frames the fact.

    Or whether both name one thing of a kind, a currency or a language, and not the same.
    """
    done = substituted(old.fact, new.fact, language)
    if done and done.kind not in ("name", "number", "month"):
        return True
    if old.slot or new.slot:
        return (old.slot, old.qualifier) == (new.slot, new.qualifier)
    return bool(set(terms(old.fact)[1:]) & set(terms(new.fact)[1:]))


def _pieces(text: str) -> list[str]:
    """The sentences of what follows a sign, which is whole as well."""
    statements = [each for each in _sentences(text) if not each.endswith(("?", "？", "؟"))]
    first = CUT.split(text)[0].strip()
    short = [first] if 0 < len(first.split()) <= _SHORT else []
    return list(dict.fromkeys((*short, *statements, text)))


def _sentences(text: str) -> list[str]:
    found, start = [], 0
    for at, char in enumerate(text):
        if char in "!?。！？\n" or (char == "." and text[at + 1 : at + 2] in (" ", "")):
            found.append(text[start : at + 1].strip())
            start = at + 1
    return [each for each in (*found, text[start:].strip()) if each]


# What is so no more, or is otherwise from now on


def _revised(correction: Correction, memories: Sequence[Memory]) -> tuple[Change, ...]:
    language = correction.language
    leaving = bool(signs.only(language).search(correction.fact))
    changes: dict[str, Change] = {}
    for memory in said_earlier(correction, memories):
        done = _exchange(correction, memory, leaving)
        # One sentence can say of two things what they are now: where they live, and in what.
        if done and done.kind not in changes:
            changes[done.kind] = changed(correction, memory, done)
    if changes or not correction.signed or correction.tasks:
        return tuple(changes.values())
    return tuple(
        Change("delete", correction, TAKEN_BACK, memory.id)
        for memory in said_earlier(correction, memories)
        if _is_near(correction, memory)
        and any(place_of(memory.fact, old, language) for old, _ in correction.old)
        and not _restates(correction, memories)
    )[:1]


def _exchange(correction: Correction, memory: Memory, leaving: bool) -> Exchange | None:
    """What a correction puts in the place of something in a memory, if it is about it."""
    language = correction.language
    for old, rest in correction.old:
        done = contrasted(memory.fact, old, rest, language)
        if done:
            return done if _is_about(correction, memory, done) else None
    meant = bool(meant_by(correction, memory))
    common = bool(shared(correction.fact, memory.fact, language))
    near = _is_near(correction, memory)
    # "It's Braga now" says nothing but what has changed: of what, the message before says.
    plain = correction.now and near and len(correction.fact.split()) <= _MOST_WORDS
    if not (correction.now or meant):
        return None
    if not ((correction.signed and near) or meant or common or plain):
        return None
    done = substituted(
        memory.fact, correction.fact, language, leaving=leaving, begun=correction.begun
    )
    if done is None:
        return None
    plain = plain and _is_about(correction, memory, done)
    if not plain and not ((correction.signed and near) or meant or common):
        return None
    if not correction.signed and not _is_about(correction, memory, done, _MOST_ENDED):
        return None
    both = bool(done.old) and fold(done.old) in fold(correction.fact)
    sure = correction.signed or (correction.now and (meant or both))
    sure = sure or done.kind not in ("name", "number") or plain
    return done if sure else None


def _restates(correction: Correction, memories: Sequence[Memory]) -> bool:
    return any(_states(each, correction) for each in memories)


def _is_near(correction: Correction, memory: Memory) -> bool:
    return any(
        each.event_id in (correction.value, correction.evidence.event_id)
        for each in memory.evidence
    )


def _is_about(correction: Correction, memory: Memory, done: Exchange, most: int = 0) -> bool:
    """Whether a sentence that names both sides speaks of the memory, and not of things at hand.

    "The total is in euros, not pounds" speaks of a total.
    """
    language = correction.language
    known = content(f"{memory.fact} {done.fact} {done.new}", language)
    sides = (fold(done.new), *(fold(old) for old, _ in correction.old))
    told = [
        word
        for part in re.split(r"[,;:!?،，、]", correction.fact)
        if any(side in fold(part) for side in sides)
        for word in content(signs.unsigned(part, language), language)
        if not any(alike(word, each) for each in known) and not any(word in side for side in sides)
    ]
    if correction.rule == STRONG or (correction.signed and _is_near(correction, memory)):
        return len(told) <= _MOST_SIGNED
    return len(told) <= max(most, _MOST_ENDED if correction.ended else 0)
