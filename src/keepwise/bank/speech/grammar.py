"""What a language's grammar is made of: rules, and the words around statements.

The tables are in ``languages/<code>/``; ``listening.py`` applies them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

Mode = Literal["value", "wish", "free", "fill", "order", "remember", "forget", "end", "skip"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One way of saying something about oneself.

    ``pattern`` must match a whole clause, after lead-ins and politeness were taken off; the group
    ``x`` is its content. ``mode`` says what the content is:

    - ``value``: nothing but slot values ("show me euros"), else the rule does not apply.
    - ``wish``: slot values if there are any, else a fact in the user's words.
    - ``free``: a fact in the user's words.
    - ``fill``: the value of ``slot``.
    - ``order``: a standing wish for how to answer, given as an order ("always add the source").
    - ``remember``, ``forget``: a statement to keep, to drop; ``end``: it no longer holds.
    - ``skip``: nothing may be learned from the clause, and no later rule is tried.

    ``fact`` is the sentence, with ``{x}`` and other groups of the pattern; ``reads`` are the slots
    whose values count in the content. ``negative`` wishes say what is not wanted. ``qualifier``
    is the group that limits the fact. ``sign``: only with "please", "always" or the like;
    ``lasting``: only with "always" or the like; ``polite``: only with "please".
    ``value`` is the slot's value where the words themselves say it.

    ``unless`` may not occur in the clause, and ``needs`` has to, wherever in it they stand.
    ``bare``: no sentence, so it cannot be what somebody asks to have remembered.
    """

    name: str
    mode: Mode
    pattern: str
    kind: str = "preference"
    fact: str = ""
    slot: str = ""
    reads: tuple[str, ...] = ()
    negative: bool = False
    qualifier: str = ""
    sign: bool = False
    lasting: bool = False
    polite: bool = False
    value: str = ""
    unless: str = ""
    needs: str = ""
    bare: bool = False


SHAPES: tuple[str, ...] = (
    "currency", "format", "units", "temperature", "scale", "length", "tone", "rounding",
    "timezone", "time_format", "date_format", "theme", "language",
)  # fmt: skip
"""Slots that say how an answer looks; naming one of their values is wish enough."""


@dataclass(frozen=True, slots=True)
class Cutting:
    """Where a language's sentences end and its clauses begin.

    A comma (``resuming`` words may follow) or one of the ``conjunctions`` cuts where the next
    words are ``starters`` of a statement; the ``joined`` ones only after a conjunction, and
    ``together`` ones never: they speak of several people. ``also`` may stand between. Beside
    something that may not be kept a clause is cut at ``causes`` and before ``subjects`` too. A
    colon after words that are ``asking`` to remember is no cut, one before ``own`` words is.

    A full stop behind one of the ``abbreviations`` (separated by spaces), or between a number and
    one of the ``months``, ends no sentence. ``breaks`` cuts wherever it matches, where conjunctions
    stick to words or stand without spaces.
    """

    starters: str
    joined: str
    together: str
    also: str
    conjunctions: str
    resuming: str
    causes: str
    subjects: str
    own: str
    asking: str
    abbreviations: str
    months: str
    breaks: str = ""


@dataclass(frozen=True, slots=True)
class Grammar:
    """One language. Every text but ``language`` is a pattern; none needs to know the others.

    Around a statement: ``lead`` and ``tail`` are taken off a clause repeatedly; ``gate`` must
    occur in a sentence for any rule to apply. ``polite``, ``standing``, ``additive`` and
    ``corrects`` are signs of what kind of statement it is.

    What spoils it: ``unreal``, ``sarcastic`` and ``reported`` a sentence, ``once`` a clause,
    ``ask`` a question unless ``asked`` (a request in the form of one). ``own`` begins a clause
    about oneself, ``elided`` one that carries on with the subject of the clause before, its group
    ``state`` one that shares "I am". ``conditional`` words make a clause depend on a case.

    Around slot values: ``opposed`` parts "tables" from "charts" in "tables, not charts",
    ``compares`` is the part of it that denies nothing; ``limit`` starts a qualifier,
    ``limit_ahead`` is one that stands first, ``describes`` starts a description instead,
    ``open_limits`` limit nothing, ``determiner`` is what a qualifier drops. ``glue`` may stand
    between values, in a standing wish ``pronouns`` too. An ``article`` makes a format one thing
    at hand, in a standing wish only ``pointing`` does; ``pointed`` shows that an order is about
    something at hand.

    Facts in one's own words: ``empty`` content says nothing by itself, ``addressed`` content is
    about the answer just given, ``unsaid`` names a thing without saying what it is,
    ``trailing`` may not end it, ``poison`` and ``others`` may not be in it, ``no_names`` are no
    names, ``to_do`` begins an errand, ``needless`` words are left out of an order, ``present``
    begins a statement about what one is.

    To forget: ``at_hand`` begins a thing of the conversation, ``prefixes`` stand between
    "forget" and the thing itself, ``mine`` and ``setting`` around a slot's name. ``be`` is what
    "no longer" and "am no longer" deny.

    ``sentences`` are facts put together here, and their parts; ``person`` and ``statement``
    turn the first person into the third, ``plain`` a subordinate clause into a main one.
    ``tidy`` mends common misspellings, ``straight`` puts a clause's subject first ("" if it is
    there).

    ``asides`` are rules whose patterns may match anywhere in a clause, for what is said by the way
    ("our dog Rex ate it"); they add to what the clause states, unless a fact of it has the group
    ``name`` already. ``tags`` end a statement with a question mark ("..., ok?").
    ``conjoined`` carries on with the subject like ``elided``, but only behind a conjunction: after
    a comma it would be an order. A ``general`` limit ("for recipes") makes a wish standing.

    ``people`` finds in a message the ``names`` (or ``name``) of somebody's own people, and
    ``theirs`` is what is worth knowing of them: "my son Theo ... Theo is allergic to sesame".
    ``proper`` words keep their capital when what begins a sentence comes to stand inside a fact; if
    there are none, all do.

    ``stranger`` begins a sentence about somebody else, and ``subjectless`` one that may carry on
    with whom the sentence before was about: "My aunt lives with us. Can't stand the telly."

    ``points`` begins an order about what the clause before named, its group ``p``: "so use those".

    ``first_person``: facts are worded as the person says them ("I prefer euros").

    ``follows`` are words that may follow a value which is the subject, ``colouring`` ones before an
    adjective that change nothing; ``group`` is what a team's name may end or begin with ("team").
    """

    language: str
    cutting: Cutting
    rules: tuple[Rule, ...]
    gate: str
    lead: str
    tail: str
    polite: str
    unreal: str
    sarcastic: str
    reported: str
    once: str
    standing: str
    additive: str
    asked: str
    opposed: str
    compares: str
    limit: str
    limit_ahead: str
    describes: str
    open_limits: str
    glue: str
    needless: str
    pronouns: str
    article: str
    pointing: str
    trailing: str
    empty: str
    addressed: str
    unsaid: str
    poison: str
    others: str
    corrects: str
    determiner: str
    present: str
    pointed: str
    to_do: str
    at_hand: str
    mine: str
    setting: str
    prefixes: str
    own: str
    ask: str
    elided: str
    conditional: str
    no_names: str
    follows: str
    colouring: str
    group: str
    be: tuple[str, str]
    sentences: Mapping[str, str]
    person: Callable[[str], str]
    statement: Callable[[str], str]
    plain: Callable[[str], str]
    tidy: Callable[[str], str]
    straight: Callable[[str], str]
    asides: tuple[Rule, ...] = ()
    tags: str = ""
    conjoined: str = ""
    general: str = ""
    people: str = ""
    theirs: str = ""
    proper: str = ""
    first_person: bool = False
    stranger: str = ""
    subjectless: str = ""
    points: str = ""


@cache
def compiled(pattern: str, *, exact_case: bool = False) -> re.Pattern[str]:
    """``pattern``, compiled when first used so that importing the grammars costs nothing."""
    return re.compile(pattern, 0 if exact_case else re.IGNORECASE)
