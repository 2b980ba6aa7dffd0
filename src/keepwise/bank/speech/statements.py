"""Statements: applying a grammar to one clause.

A clause has a core, once lead-ins and politeness are taken off, and signs around it ("always",
"please", "also"). The first rule that fits the core and reads something in it decides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from keepwise.bank import slots
from keepwise.bank.speech.grammar import Grammar, Rule, compiled
from keepwise.bank.speech.readings import Reading, adjective, read, slot_fact
from keepwise.bank.speech.registry import grammar_of, lexicon_of


@dataclass(frozen=True, slots=True)
class Draft:
    """What a rule read, before topic and evidence are known."""

    rule: str
    kind: str
    fact: str
    slot: str = ""
    value: str = ""
    qualifier: str = ""
    explicit: bool = False
    forget: bool = False


@dataclass(frozen=True, slots=True)
class Signs:
    """What the words around a statement say about it."""

    standing: bool = False
    asked: bool = False
    additive: bool = False
    polite: bool = False


def signs_of(grammar: Grammar, text: str) -> Signs:
    """What the words of a whole clause say about the statement in it."""
    standing = bool(compiled(grammar.standing).search(text))
    polite = bool(compiled(grammar.polite).search(text))
    asked = (
        standing
        or polite
        or any(compiled(pattern).search(text) for pattern in (grammar.opposed, grammar.corrects))
    )
    return Signs(standing, asked, bool(compiled(grammar.additive).search(text)), polite)


def core_of(grammar: Grammar, text: str) -> str:
    """The statement itself: lead-ins, politeness and punctuation around it taken off."""
    core = _unbracketed(text.strip())
    lead, tail = compiled(grammar.lead), compiled(rf"{grammar.tail}\s*\Z")
    for _ in range(6):
        before = core
        if match := lead.match(core):
            core = core[match.end() :]
        # Searching from near the end keeps this linear.
        match = tail.search(core, max(0, len(core) - 40))
        if match and match.start() > 0:
            core = core[: match.start()]
        core = core.strip(" \t\n,;:!?.，、；：！？。،؛؟।")
        if core == before:
            break
    return core


def _unbracketed(text: str) -> str:
    """A text without half a bracket: the other half is in another clause."""
    if text.startswith("(") and text.endswith(")"):
        text = text[1:-1]
    opened, closed = text.find("("), text.find(")")
    if closed >= 0 and (opened < 0 or opened > closed):
        text = text[:closed] or text[closed + 1 :]
    opened = text.rfind("(")
    if opened >= 0 and ")" not in text[opened:]:
        text = text[:opened] or text[opened + 1 :]
    return text.strip()


def asides(grammar: Grammar, clause: str, drafts: list[Draft]) -> list[Draft]:
    """What a clause says by the way, besides what it states."""
    found: list[Draft] = []
    for rule in grammar.asides:
        if rule.unless and compiled(rule.unless).search(clause):
            continue
        if match := compiled(rule.pattern).search(clause):
            groups = {name: text.strip() for name, text in match.groupdict().items() if text}
            name = groups.get("name", "")
            if name and any(
                name.casefold() in draft.fact.casefold() for draft in (*drafts, *found)
            ):
                continue
            found += _free(grammar, rule, groups.get("x", name), groups, match.group())
    return found


def apply(grammar: Grammar, core: str, signs: Signs, depth: int = 0) -> list[Draft]:
    """What the first rule that fits reads in a clause."""
    if not core or depth > 2:
        return []
    for rule in grammar.rules:
        if (rule.lasting and not signs.standing) or (rule.polite and not signs.polite):
            continue
        if rule.bare and depth:
            continue
        if match := _matching(rule, core):
            if rule.mode == "skip":
                return []
            drafts = _draft(grammar, rule, match, signs, depth)
            # "Euros for reports, pounds for invoices" is a wish without "please".
            limited = len(drafts) > 1 and all(draft.qualifier for draft in drafts)
            if drafts and (signs.asked or limited or not rule.sign):
                return drafts
    return []


def _matching(rule: Rule, core: str) -> re.Match[str] | None:
    match = compiled(rule.pattern).fullmatch(core)
    if match is None or (rule.unless and compiled(rule.unless).search(core)):
        return None
    return match if not rule.needs or compiled(rule.needs).search(core) else None


def _draft(
    grammar: Grammar, rule: Rule, match: re.Match[str], signs: Signs, depth: int
) -> list[Draft]:
    groups = {name: text.strip() for name, text in match.groupdict().items() if text}
    content = next(
        (groups[name] for name in ("x", "y", "z", "w", "name", "name2") if name in groups), ""
    )
    if rule.mode == "value":
        return _values(grammar, rule, content, signs, whole=True)
    if rule.mode == "wish":
        return _values(grammar, rule, content, signs, whole=False) or _free(
            grammar, rule, content, groups, match.string
        )
    if rule.mode == "free":
        return _free(grammar, rule, content, groups, match.string)
    if rule.mode == "fill":
        return _fill(grammar, rule, content, groups, match.string)
    if rule.mode == "order":
        return _order(grammar, rule, content, signs)
    if rule.mode == "remember":
        return _remember(grammar, content, signs, depth)
    if rule.mode == "end":
        subject = grammar.be[1 if "z" in groups else 0]
        ended = apply(grammar, subject + content, Signs(True, True), depth + 1)
        return [replace(draft, forget=True, rule=rule.name) for draft in ended]
    return _forget(grammar, rule, content, depth)


def _values(
    grammar: Grammar, rule: Rule, content: str, signs: Signs, *, whole: bool
) -> list[Draft]:
    """Facts for the slot values in ``content``; with ``whole``, only if it holds nothing else."""
    found = read(grammar, content, rule.reads, standing=signs.standing)
    if found is None or (whole and found.rest):
        word = adjective(grammar, content) if whole and not rule.negative else None
        if word is None or word.slot not in rule.reads:
            return []
        fact = slot_fact(grammar, word.slot, word.words)
        return [Draft(rule.name, "preference", fact, word.slot, word.value)]
    if found.rest and (rule.negative or not found.leading):
        return []
    drafts = []
    for reading in found.readings:
        # A region or period named in a request is part of that request.
        if reading.slot in ("region", "period") and not signs.standing and whole:
            return []
        # So is a table "with the spend by brand", unless asked for as a habit.
        if reading.detail and whole and not signs.asked:
            return []
        drafts.append(_slot_draft(grammar, rule, reading))
    if (found.rest or rule.negative) and len(drafts) == 1 and rule.fact:
        # The rest of the wish is worth keeping: "tables with a total" is more than "tables".
        if rule.negative and found.readings[0].slot in ("length", "tone"):
            content = content[:1].lower() + content[1:]  # it begins with an adjective
        fact = rule.fact.format(x=grammar.person(content))
        return [replace(drafts[0], fact=fact)]
    return drafts


def _slot_draft(grammar: Grammar, rule: Rule, reading: Reading) -> Draft:
    slot, value = reading.slot, reading.value
    if rule.negative:
        fact = grammar.sentences["avoid"].format(x=reading.words)
        slot, value = "avoid", f"{slot}:{value}"
    else:
        fact = slot_fact(grammar, slot, reading.words + grammar.person(reading.detail))
        if reading.opposed:
            fact = grammar.sentences["opposed"].format(yes=fact, no=reading.opposed)
    if reading.limit:
        fact = f"{fact} {grammar.person(reading.limit)}"
    return Draft(rule.name, "preference", fact, slot, value, reading.qualifier)


def _free(
    grammar: Grammar, rule: Rule, content: str, groups: dict[str, str], core: str
) -> list[Draft]:
    """A fact in the user's words, with slot and value when the content begins with one."""
    if not rule.fact and rule.mode == "wish":
        return []
    said = content or core
    if compiled(grammar.poison).search(f"{said} {core}"):
        return []
    if rule.mode == "wish" and compiled(grammar.addressed).search(content):
        return []
    if not rule.value and (
        compiled(grammar.empty).fullmatch(content) or compiled(grammar.trailing).search(said)
    ):
        return []
    if rule.fact:
        if core.startswith(content) and not rule.fact.startswith("{"):
            content = _lowered(grammar, content)
        words = {name: grammar.person(text) for name, text in groups.items()}
        words["x"] = grammar.person(content)
        fact = rule.fact.format(**words)
        fact = fact[:1].upper() + fact[1:]
    else:
        fact = grammar.statement(core)
    slot, qualifier = rule.slot, ""
    value = rule.value or (content.casefold() if slot else "")
    if rule.qualifier:
        qualifier = groups.get(rule.qualifier, "").casefold()
    found = read(grammar, content, rule.reads, standing=True) if rule.reads else None
    if found and (found.leading or found.readings[0].slot == "period"):
        slot, value = found.readings[0].slot, found.readings[0].value
        qualifier = qualifier if slot == rule.slot or not rule.slot else ""
        if rule.negative:
            slot, value = "avoid", f"{slot}:{value}"
    return [Draft(rule.name, rule.kind, fact, slot, value, qualifier)]


def _lowered(grammar: Grammar, words: str) -> str:
    """What began a sentence, as it stands inside one: "Aisle seats" becomes "aisle seats"."""
    first = words.partition(" ")[0]
    if not grammar.proper or not first[1:].islower() or compiled(grammar.proper).match(first):
        return words
    return words[:1].lower() + words[1:]


def _fill(
    grammar: Grammar, rule: Rule, content: str, groups: dict[str, str], core: str
) -> list[Draft]:
    slot = rule.slot or slots.named(groups.get("slot", ""), grammar.language)
    if not slot:
        return []
    if "name" in groups or "name2" in groups:
        content = content.strip("\"'“”„«» ")
        if not _is_name(grammar, content, strict=rule.slot != "employer"):
            return []
    if slot in slots.READABLE:
        found = read(grammar, content, (slot,), standing=True)
        if found is None or found.rest:
            return []
        return [_slot_draft(grammar, rule, found.readings[0])]
    if compiled(grammar.poison).search(content):
        return []
    own = rule.kind == "slot" or (
        rule.slot in ("team", "role", "home") and bool(compiled(grammar.present).match(core))
    )
    fact = grammar.statement(core) if own else slot_fact(grammar, slot, content)
    drafts = [Draft(rule.name, rule.kind, fact, slot, bare_value(grammar, content))]
    if team := groups.get("team"):
        fact = slot_fact(grammar, "team", team)
        drafts.append(Draft("team", "team", fact, "team", bare_value(grammar, team)))
    return drafts


def _is_name(grammar: Grammar, text: str, *, strict: bool) -> bool:
    if strict and compiled(rf"{grammar.no_names}(?!\w)").match(text):
        return False
    words = text.split()
    # Names are capitalised in scripts that have capitals; others cannot be told by their case.
    return (
        0 < len(words) <= 4
        and len(text) <= 60
        and all(
            word[:1].isalpha() and (not word[:1].islower() or word in _PARTICLES) for word in words
        )
    )


_PARTICLES = frozenset(
    "de van von der den ter ten la le du des da do dos das di del della e y al bin ibn el".split()
)
"""What may stand in lower case inside a name."""


def bare_value(grammar: Grammar, text: str) -> str:
    """A value without article and case, so that "the supply team" and "Supply" are one."""
    text = compiled(rf"\A(?:{grammar.article}|{grammar.determiner})\s+").sub("", text, count=1)
    return compiled(rf"\s+(?:{grammar.group})\Z").sub("", text).casefold()


def _order(grammar: Grammar, rule: Rule, content: str, signs: Signs) -> list[Draft]:
    never = compiled(rf"{grammar.sentences['never_word']}\s+(?P<x>.+)").match(content)
    always = compiled(rf"{grammar.sentences['always_word']}\s+(?P<x>.+)").match(content)
    if not (signs.standing or (never and rule.name == "never")):
        return []
    if compiled(grammar.poison).search(content) or compiled(grammar.pointed).search(content):
        return []
    said = compiled(grammar.needless).sub("", (never or always or {"x": content})["x"])
    said = said[:1].lower() + said[1:]
    fact = grammar.sentences["never" if never else "always"].format(x=grammar.person(said))
    draft = Draft(rule.name, "preference", fact)
    if never:
        return [draft] if signs.standing else []
    found = read(grammar, said, _ORDERED, standing=True)
    if found is None or not found.readings:
        return [draft]
    if len(found.readings) > 1 or not found.rest:
        return [_slot_draft(grammar, rule, reading) for reading in found.readings]
    reading = found.readings[0]
    if reading.slot in ("length", "tone") and not found.leading:
        return [draft]  # "a short summary at the top" asks for no short answers
    return [replace(draft, slot=reading.slot, value=reading.value, qualifier=reading.qualifier)]


_ORDERED = ("currency", "format", "units", "language", "length", "tone", "rounding", "timezone")


def _remember(grammar: Grammar, content: str, signs: Signs, depth: int) -> list[Draft]:
    to_do = compiled(grammar.to_do).match(content)
    if to_do:
        content = content[to_do.end() :]
    content = grammar.plain(content)
    # What is to be done has to be standing by its own words: "to always use euros".
    known = signs if to_do else replace(signs, standing=True, asked=True)
    inner = apply(grammar, core_of(grammar, content), known, depth + 1)
    if inner:
        return [replace(draft, explicit=not draft.forget) for draft in inner]
    # "Remember to call Bob" is an errand, "remember my region" says nothing new.
    vague = any(compiled(p).fullmatch(content) for p in (grammar.empty, grammar.unsaid))
    spaced = lexicon_of(grammar.language).spaced
    if to_do or vague or (len(content.split()) < 3 if spaced else len(content) < 5):
        return []
    if compiled(grammar.poison).search(content) or compiled(grammar.others, exact_case=True).match(
        content
    ):
        return []
    if refused(grammar, content):
        return []
    return [Draft("remember", "note", grammar.statement(content), explicit=True)]


def refused(grammar: Grammar, content: str) -> bool:
    """Whether the grammar says that nothing may be learned from such a statement."""
    return any(_matching(rule, content) is not None for rule in _refusing(grammar.language))


@cache
def _refusing(language: str) -> tuple[Rule, ...]:
    return tuple(rule for rule in grammar_of(language).rules if rule.mode == "skip")


def _forget(grammar: Grammar, rule: Rule, content: str, depth: int) -> list[Draft]:
    forget = Draft(rule.name, "explicit", rule.fact, rule.slot, forget=True, explicit=True)
    if not content:
        return [forget]
    prefix = compiled(grammar.prefixes).match(content)
    thing = content[prefix.end() :].strip() if prefix else content
    bare = compiled(grammar.mine).sub("", thing, count=1)
    if slot := slots.named(compiled(grammar.setting).sub("", bare), grammar.language):
        return [replace(forget, slot=slot, fact=bare)]
    thing = grammar.plain(thing)
    inner = apply(grammar, core_of(grammar, thing), Signs(True, True), depth + 1)
    if inner and not inner[0].forget:
        return [
            replace(
                forget,
                fact=draft.fact,
                slot=draft.slot,
                value=draft.value,
                qualifier=draft.qualifier,
            )
            for draft in inner
        ]
    slot, value = slots.of_fact(thing)
    if slot:
        return [replace(forget, fact=thing, slot=slot, value=value)]
    if compiled(grammar.at_hand).match(thing):
        return [replace(forget, fact=thing)]  # "the second table" is no wish for tables
    found = read(
        grammar, compiled(grammar.setting).sub("", bare), tuple(slots.READABLE), standing=True
    )
    if found and not found.rest:
        return [
            replace(forget, fact=bare, slot=reading.slot, value=reading.value)
            for reading in found.readings
        ]
    return [replace(forget, fact=grammar.statement(thing))]
