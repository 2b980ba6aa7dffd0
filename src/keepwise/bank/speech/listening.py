"""Listening: from a message to the statements its author makes in it.

A sentence can spoil what it says (a question, a supposition, irony, somebody else's opinion), a
clause can limit it to one answer. What is left goes to the rules of the language it is in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby

from keepwise.bank.speech.grammar import Cutting, Grammar, compiled
from keepwise.bank.speech.registry import LANGUAGES, grammar_of, lexicon_of
from keepwise.bank.speech.sentences import Clause, Sentence, clauses, sentences
from keepwise.bank.speech.statements import (
    Draft,
    Signs,
    apply,
    bare_value,
    core_of,
    refused,
    signs_of,
)
from keepwise.bank.words import guess_languages

# A message rarely mixes more, and each costs its rules.
_MOST_LANGUAGES = 4
_ALONE = r"{}(?P<q>[\w &'’-]{{2,40}})"


def statements_in(
    text: str, held: Sequence[tuple[int, int]] = (), *, context: str = ""
) -> Iterator[tuple[Clause, Draft, Signs]]:
    """Each statement in ``text``, in order, with its clause and the signs around it.

    No clause that overlaps one of the ``held`` stretches states anything. ``context`` is what was
    said around it: a short answer does not show what language it is in.
    """
    spoken = _spoken(text, context)
    said = clauses(text, _cuttings(spoken), held)
    groups = [tuple(group) for _, group in groupby(said, key=lambda each: each.sentence)]
    for at, group in enumerate(groups):
        # The mark of irony stands after the sentence it is about.
        if at + 1 == len(groups) or not groups[at + 1][0].text.startswith("/s"):
            yield from _sentence(group, spoken)


def sentences_of(text: str) -> Iterator[Sentence]:
    """The sentences of a text in whatever languages it seems to be in."""
    return sentences(text, _cuttings(_spoken(text, "")))


def _sentence(
    group: tuple[Clause, ...], spoken: tuple[str, ...]
) -> Iterator[tuple[Clause, Draft, Signs]]:
    text = " ".join(clause.text for clause in group)
    own = guess_languages(text)
    # The sentence's own language first, then those of the message it stands in.
    for language in dict.fromkeys((*(each for each in own if each in spoken), *spoken)):
        found = list(_read_sentence(grammar_of(language), group, text))
        if found:
            yield from found
            return


def _spoken(text: str, context: str) -> tuple[str, ...]:
    """The languages a message may be in, likeliest first."""
    found = [*guess_languages(text), *guess_languages(context)[:1], *LANGUAGES[:1]]
    return tuple(dict.fromkeys(each for each in found if each in LANGUAGES))[:_MOST_LANGUAGES]


@cache
def _cuttings(spoken: tuple[str, ...]) -> tuple[Cutting, ...]:
    return tuple(grammar_of(language).cutting for language in sorted(spoken))


def _read_sentence(
    grammar: Grammar, group: tuple[Clause, ...], text: str
) -> Iterator[tuple[Clause, Draft, Signs]]:
    if not compiled(grammar.gate).search(text) or _unreal(grammar, text):
        return
    if any(c.held and compiled(grammar.conditional).search(c.text) for c in group):
        return  # "If spend is above so much, show pounds" is nothing without its condition
    reported = bool(compiled(grammar.reported, exact_case=True).match(text))
    limit = ""
    for at, clause in enumerate(group):
        if clause.held:
            continue
        if reported and not compiled(grammar.own).match(clause.text):
            continue
        if compiled(grammar.once).search(clause.text) or _once_beside(grammar, group, at):
            continue
        if _asks(grammar, clause, last=at == len(group) - 1):
            continue
        words = grammar.tidy(clause.text)
        said = signs_of(grammar, words)
        core = core_of(grammar, words)
        if (
            at
            and (elided := compiled(grammar.elided).match(core))
            and _own_before(grammar, group, at)
        ):
            # "I live in Berlin and work in sales": the second half has the first's subject.
            core = grammar.be[1 if elided["state"] else 0] + core
        if ahead := compiled(grammar.limit_ahead).match(core):
            # "For board reports I need millions": the limit comes first.
            limit, core = ahead["limit"], core_of(grammar, core[ahead.end() :])
        drafts = (
            apply(grammar, core, said)
            or _straightened(grammar, core, said)
            or _pieces(grammar, core, said)
        )
        if not drafts and (alone := compiled(_ALONE.format(grammar.limit[3:])).fullmatch(core)):
            # "For invoices, use pounds": the limit stands in a clause of its own.
            limit = "" if compiled(grammar.open_limits).fullmatch(alone["q"]) else core
        for draft in drafts:
            limited = draft.kind == "preference" and not draft.forget and not draft.qualifier
            if limit and limited:
                phrase = limit[:1].lower() + limit[1:]
                qualifier = compiled(grammar.limit[3:]).sub("", phrase, count=1)
                fact = f"{draft.fact} {grammar.person(phrase)}"
                draft = replace(draft, qualifier=bare_value(grammar, qualifier), fact=fact)
            yield clause, draft, said


def _own_before(grammar: Grammar, group: tuple[Clause, ...], at: int) -> bool:
    own = compiled(grammar.own)
    return any(own.match(core_of(grammar, grammar.tidy(clause.text))) for clause in group[:at])


def _straightened(grammar: Grammar, core: str, said: Signs) -> list[Draft]:
    """What a clause says once it begins with its subject: "On Fridays I work from home"."""
    if refused(grammar, core):
        return []
    straight = grammar.straight(core)
    return apply(grammar, straight, said) if straight else []


def _pieces(grammar: Grammar, whole: str, said: Signs) -> list[Draft]:
    """What the parts between commas say, where the whole says nothing a rule knows."""
    parts = re.split("[,،、]", whole)
    if not 1 < len(parts) <= 4 or refused(grammar, whole):
        return []
    return [
        draft
        for part in parts
        for core in [core_of(grammar, part)]
        for draft in apply(grammar, core, said) or _straightened(grammar, core, said)
        # "Forget Paris, let's look at London" drops a subject, not a memory.
        if draft.rule != "forget-name"
    ]


def _unreal(grammar: Grammar, text: str) -> bool:
    return bool(compiled(grammar.unreal).search(text) or compiled(grammar.sarcastic).search(text))


def _once_beside(grammar: Grammar, group: tuple[Clause, ...], at: int) -> bool:
    """Whether a neighbouring clause is nothing but "just for now" or the like."""
    for other in group[max(0, at - 1) : at] + group[at + 1 : at + 2]:
        core = other.text.strip(" .,!?")
        found = compiled(grammar.once).search(core)
        short = 12 if lexicon_of(grammar.language).spaced else 4
        if found and len(core) - (found.end() - found.start()) < short:
            return True
    return False


def _asks(grammar: Grammar, clause: Clause, *, last: bool) -> bool:
    if not clause.question:
        return False
    if compiled(grammar.asked).fullmatch(clause.text.rstrip("? ")):
        return False
    return last or bool(compiled(grammar.ask).match(clause.text))
