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

from keepwise.bank import slots
from keepwise.bank.speech.grammar import SHAPES, Cutting, Grammar, compiled
from keepwise.bank.speech.registry import LANGUAGES, grammar_of, lexicon_of
from keepwise.bank.speech.sentences import MAX_CHARS, Clause, Sentence, clauses, sentences
from keepwise.bank.speech.statements import (
    Draft,
    Signs,
    apply,
    asides,
    bare_value,
    core_of,
    refused,
    signs_of,
)
from keepwise.bank.words import guess_languages

# A message rarely mixes more, and each costs its rules.
_MOST_LANGUAGES = 3
_OVERLONG = re.compile(r"\w{500,}")
_ALONE = r"{}(?P<q>[\w &'’-]{{2,40}})"


def statements_in(
    text: str,
    held: Sequence[tuple[int, int]] = (),
    *,
    context: str = "",
    first_person: bool = False,
) -> Iterator[tuple[Clause, Draft, Signs]]:
    """Each statement in ``text``, in order, with its clause and the signs around it.

    No clause that overlaps one of the ``held`` stretches states anything. ``context`` is what was
    said around it: a short answer does not show what language it is in. With ``first_person``
    facts are worded as the person says them.
    """
    spoken = _spoken(text, context)
    said = clauses(text, _cuttings(spoken), held)
    people = _people(text, spoken)
    groups = [tuple(group) for _, group in groupby(said, key=lambda each: each.sentence)]
    # What is said again and again in one message is read once.
    known: dict[tuple[object, ...], list[tuple[int, Draft, Signs]]] = {}
    stranger = False
    for at, group in enumerate(groups):
        stranger, group = _unshared(group, spoken, stranger)
        if not any(_mocks(each) for each in groups[at + 1 : at + 1 + _MOCKED]):
            key = tuple((each.text, each.question, each.held, each.joint) for each in group)
            if key not in known:
                found = _sentence(group, spoken, people, first_person)
                known[key] = [(group.index(clause), draft, signs) for clause, draft, signs in found]
            for position, draft, signs in known[key]:
                yield group[position], draft, signs


def _unshared(
    group: tuple[Clause, ...], spoken: tuple[str, ...], stranger: bool
) -> tuple[bool, tuple[Clause, ...]]:
    """Whether a sentence is about somebody else, and its clauses that are not.

    Behind one that is ``stranger`` clauses without a subject may carry on with it, up to one about
    oneself.
    """
    text = " ".join(clause.text for clause in group)
    for language in spoken:
        grammar = grammar_of(language)
        if not grammar.stranger:
            continue
        if compiled(grammar.stranger, exact_case=True).match(text):
            return True, group
        if stranger and compiled(grammar.subjectless).match(text):
            own = compiled(grammar.own)
            first = next((at for at, each in enumerate(group) if own.match(each.text)), len(group))
            return first == len(group), group[first:]
    return False, group


def _mocks(group: tuple[Clause, ...]) -> bool:
    """Whether a sentence says nothing but that those before it were not meant: "Not.", "/s"."""
    said = " ".join(clause.text for clause in group)
    return said.startswith("/s") or (
        len(said) <= _SHORT_MARK and compiled(_MOCKING).fullmatch(said.strip(_MARKS)) is not None
    )


_MOCKED = 2
_SHORT_MARK = 40
_MARKS = " .,!?*()[]~…🙄😏😂🤣😅😉。！"
_MOCKING = (
    r"not|/?sarcasm|(?:just |i['’]?m |only )*(?:kidding|joking)(?: obviously| of course)?|jk|"
    r"(?:nur |war )?(?:ein )?(?:scherz|spaß|witz)(?: beiseite)?|ironie(?: aus| off)?|nicht|"
    r"(?:non,? )?je (?:plaisante|rigole|blague)|c['’]est (?:ironique|une blague)|"
    r"(?:es|era) (?:una )?(?:broma|iron[ií]a)|(?:stavo )?scherz(?:o|ando|avo)|(?:sono )?ironic[oa]|"
    r"(?:[ée] |t[oô] |estou )?(?:brincadeira|brincando|a brincar|ironia)|"
    r"(?:dat was |is )?(?:een )?(?:grapje|geintje)|ironie|sarcasm[eo]|ironia|"
    r"开玩笑的?|開玩笑的?|反话|说反话|冗談(?:です)?|皮肉です|मज़ाक(?: कर रहा हूँ| था)?|أمزح(?: فقط)?"
)


def sentences_of(text: str) -> Iterator[Sentence]:
    """The sentences of a text in whatever languages it seems to be in."""
    return sentences(text, _cuttings(_spoken(text, "")))


def _sentence(
    group: tuple[Clause, ...], spoken: tuple[str, ...], people: frozenset[str], first_person: bool
) -> Iterator[tuple[Clause, Draft, Signs]]:
    text = " ".join(clause.text for clause in group)
    own = guess_languages(text)
    if len(spoken) == 1 and spoken[0] in own:
        own = spoken
    # Where its words say clearly which language it is in, no neighbour is to find in it what that
    # language rejects.
    likely = own if len(own) == 1 and own[0] in LANGUAGES else (*own, *spoken)
    for language in dict.fromkeys(each for each in likely if each in LANGUAGES):
        grammar = grammar_of(language, first_person=first_person)
        found = list(_read_sentence(grammar, group, text, people))
        if found:
            yield from found
            return
        if own and language == own[0] and _rejects(grammar, group, text):
            return


def _rejects(grammar: Grammar, group: tuple[Clause, ...], text: str) -> bool:
    """Whether the likeliest language of a sentence says that nothing may be learned from it.

    A neighbour that shares words with it would learn something all the same.
    """
    if not compiled(grammar.gate).search(text):
        return False
    if _unreal(grammar, text) or compiled(grammar.reported, exact_case=True).match(text):
        return True
    return all(
        clause.held
        or compiled(grammar.once).search(clause.text)
        or _asks(grammar, clause, last=at == len(group) - 1)
        or refused(grammar, core_of(grammar, grammar.tidy(clause.text)))
        for at, clause in enumerate(group)
    )


def _spoken(text: str, context: str) -> tuple[str, ...]:
    """The languages a message may be in, likeliest first."""
    own = [*guess_languages(text), *_by_letters(text)]
    around = guess_languages(context)[:1]
    if around and around[0] in own:
        # A few words may be of many languages; of these they are in that of what was said before.
        return around
    # English words stand in every language; a message without any sign may be English too.
    found = [*own, *around, *(LANGUAGES[:1] if len(own) != 1 else ())]
    return tuple(dict.fromkeys(each for each in found if each in LANGUAGES))[:_MOST_LANGUAGES]


def _by_letters(text: str) -> list[str]:
    return [language for language, letters in _LETTERS.items() if any(c in text for c in letters)]


# Letters that only one of the languages has, for sentences without its commonest words.
_LETTERS = {"pt": "ãõÃÕ", "es": "ñÑ¿¡", "de": "ßäÄ", "fr": "œçèêëù", "it": "ìò"}


@cache
def _cuttings(spoken: tuple[str, ...]) -> tuple[Cutting, ...]:
    return tuple(grammar_of(language).cutting for language in sorted(spoken))


def _read_sentence(
    grammar: Grammar, group: tuple[Clause, ...], text: str, people: frozenset[str]
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
        if draft := _theirs(grammar, clause, people):
            yield clause, draft, Signs()
            continue
        if reported and not compiled(grammar.own).match(clause.text):
            continue
        if compiled(grammar.once).search(clause.text) or _once_beside(grammar, group, at):
            continue
        if _asks(grammar, clause, last=at == len(group) - 1):
            continue
        words = _pointed_back(grammar, grammar.tidy(clause.text), group, at)
        said = signs_of(grammar, words)
        if _general(grammar, limit):
            # "Whenever I ask for code, use Go": the order has the sign of the clause before.
            said = replace(said, standing=True, asked=True)
        core = core_of(grammar, words)
        elided = compiled(grammar.elided).match(core)
        carries_on = elided or (clause.joint.isalpha() and _conjoined(grammar, core))
        if at and carries_on and _own_before(grammar, group, at):
            # "I live in Berlin and work in sales": the second half has the first's subject.
            core = grammar.be[1 if elided and elided["state"] else 0] + core
        if ahead := compiled(grammar.limit_ahead).match(core):
            # "For board reports I need millions": the limit comes first.
            limit, core = ahead["limit"], core_of(grammar, core[ahead.end() :])
            if _general(grammar, limit):
                said = replace(said, standing=True, asked=True)
        drafts = (
            apply(grammar, core, said)
            or _straightened(grammar, core, said)
            or _pieces(grammar, core, said)
        )
        if not drafts and (alone := compiled(_ALONE.format(grammar.limit[3:])).fullmatch(core)):
            # "For invoices, use pounds": the limit stands in a clause of its own.
            limit = "" if compiled(grammar.open_limits).fullmatch(alone["q"]) else core
        for draft in (*drafts, *asides(grammar, words, drafts)):
            limited = draft.kind == "preference" and not draft.forget and not draft.qualifier
            if limit and limited:
                phrase = limit[:1].lower() + limit[1:]
                qualifier = compiled(grammar.limit[3:]).sub("", phrase, count=1)
                fact = f"{draft.fact} {grammar.person(phrase)}"
                draft = replace(draft, qualifier=bare_value(grammar, qualifier), fact=fact)
            yield clause, draft, said


def _pointed_back(grammar: Grammar, words: str, group: tuple[Clause, ...], at: int) -> str:
    """An order with what it points at: "I've got used to kilometres, so do use those"."""
    if not (at and grammar.points):
        return words
    match = compiled(grammar.points).match(words)
    named = slots.mentions(group[at - 1].text, grammar.language) if match else ()
    meant = [each for each in named if each.slot in SHAPES]
    if match is None or len(meant) != 1:
        return words
    return words[: match.start("p")] + meant[0].words + words[match.end("p") :]


def _general(grammar: Grammar, limit: str) -> bool:
    return bool(
        limit
        and (
            compiled(grammar.standing).search(limit)
            or (grammar.general and compiled(grammar.general).fullmatch(limit))
        )
    )


def _conjoined(grammar: Grammar, core: str) -> bool:
    return bool(grammar.conjoined and compiled(grammar.conjoined).match(core))


def _people(text: str, spoken: tuple[str, ...]) -> frozenset[str]:
    """The names of people and animals that somebody calls theirs in a message."""
    found: set[str] = set()
    # Where each of thousands of letters may begin a name, looking takes their square.
    text = _OVERLONG.sub("", text[:MAX_CHARS])
    for language in spoken:
        if pattern := grammar_of(language).people:
            for match in compiled(pattern).finditer(text):
                named = " ".join(name for name in match.groupdict().values() if name)
                found.update(word for word in re.findall(r"\w+", named) if word[:1].isupper())
    return frozenset(found)


def _theirs(grammar: Grammar, clause: Clause, people: frozenset[str]) -> Draft | None:
    """What a clause says of somebody the message has introduced as one's own."""
    core = core_of(grammar, grammar.tidy(clause.text))
    if core.partition(" ")[0] not in people or clause.question:
        return None
    if not (grammar.theirs and compiled(grammar.theirs).fullmatch(core)):
        return None
    return None if compiled(grammar.poison).search(core) else Draft("theirs", "personal", core)


def _own_before(grammar: Grammar, group: tuple[Clause, ...], at: int) -> bool:
    """Whether the clause that the one at ``at`` carries on from is about oneself.

    Those between carry on as well: "I live in Berlin, love tea and work in sales". In "I cook for
    my aunt, who drinks tea and hates coffee" somebody else came between.
    """
    own, elided = compiled(grammar.own), compiled(grammar.elided)
    for clause in reversed(group[:at]):
        core = core_of(grammar, grammar.tidy(clause.text))
        if own.match(core):
            return True
        if not (elided.match(core) or (clause.joint.isalpha() and _conjoined(grammar, core))):
            return False
    return False


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
    # "Sort it by date, newest first": what stands beside an order at hand belongs to it.
    depth = 1 if compiled(grammar.pointed).search(parts[0]) else 0
    return [
        draft
        for part in parts
        for core in [core_of(grammar, part)]
        for draft in apply(grammar, core, said, depth) or _straightened(grammar, core, said)
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
    if grammar.tags and compiled(grammar.tags).search(clause.text):
        return bool(compiled(grammar.ask).match(clause.text))
    return last or bool(compiled(grammar.ask).match(clause.text))
