"""Which words of an event are suspect: brought in by others, or put like an order to the model.

Only the user's own words are evidence about the user. What was pasted, read by a tool or said by
an agent becomes no memory by itself; what in it asks to be remembered, or reads like an order, is
kept apart for a person to look at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from keepwise.bank.extraction import extract
from keepwise.bank.ingestion import JUDGED_CHARS
from keepwise.governance.findings import kinds_of
from keepwise.governance.guard import Guard
from keepwise.governance.injection import find_injections
from keepwise.governance.trust import foreign_spans, said_by_tools
from keepwise.model import Candidate, Event, Evidence, Finding, Topic, Trust

_QUOTED_CHARS = 500
# An order can be as long as the page it stands on, and an item is no longer than a memory.
_MOST_CHARS = 1500
# A page full of orders is one attack: the first of them show it.
_MOST_OF_AN_EVENT = 10

_NO_AGENT = frozenset({"system"})
_TOOLS = frozenset({"tool", "function"})


@dataclass(frozen=True, slots=True)
class Suspect:
    """Words to be kept apart: as a candidate, with who brought them in and what was found."""

    candidate: Candidate
    author: str
    kinds: tuple[str, ...] = ()


def suspects_in(
    guard: Guard, event: Event, topics: Sequence[Topic], stream: str, found: Sequence[Finding]
) -> tuple[Suspect, ...]:
    """What of an event has to be kept apart, in order; nothing of most events.

    ``found`` is what the guard has found in the event's text (see ``ingestion.found_in``).
    """
    if event.partial or event.author in _NO_AGENT:
        return ()
    kept: dict[str, Suspect] = {}
    for each in _suspects(guard, event, topics, stream, found):
        kept.setdefault(each.candidate.fact, each)
        if len(kept) == _MOST_OF_AN_EVENT:
            break
    return tuple(kept.values())


def _suspects(
    guard: Guard, event: Event, topics: Sequence[Topic], stream: str, found: Sequence[Finding]
) -> Iterator[Suspect]:
    text = event.text[:JUDGED_CHARS]
    orders = [each for each in found if each.kind == "injection"]
    by_tool = event.author in _TOOLS or (event.content or {}).get("role") in _TOOLS
    if by_tool:
        yield from _read_by_a_tool(guard, event, text, topics, stream)
    elif event.author != "user":
        # An agent tells the user what it will do: that is no order, so what counts as one in the
        # user's words counts in the agent's.
        yield from _orders(event, text, orders, stream, "agent")
    elif text:
        spans = foreign_spans(text)
        yield from _orders(event, text, orders, stream, "user", spans)
        for start, end in spans:
            yield from _statements(event, text, start, end, topics, stream, "pasted")
    for _, said in said_by_tools(event.content):
        yield from _read_by_a_tool(guard, event, said, topics, stream)


def _read_by_a_tool(
    guard: Guard, event: Event, text: str, topics: Sequence[Topic], stream: str
) -> Iterator[Suspect]:
    # In the words of others more is an order: somebody tells their own assistant what to do, a
    # mail does not.
    if "injection" in guard.policy.kinds("memory"):
        yield from _orders(event, text, find_injections(text, trust="tool"), stream, "tool")
    for each in _statements(event, text, 0, len(text), topics, stream, "tool"):
        # Tools read what anybody wrote; only what asks to be remembered tries to get in.
        if each.candidate.explicit:
            yield each


def _orders(
    event: Event,
    text: str,
    found: Sequence[Finding],
    stream: str,
    trust: Trust,
    pasted: Sequence[tuple[int, int]] = (),
) -> Iterator[Suspect]:
    """The sentences of ``text`` that hold an order or a redefinition, which were found there.

    What stands in the spans ``pasted`` is of others.
    """
    done = 0
    for each in found:
        if each.end <= done:
            continue
        start, done = _sentence(text, each)
        said = " ".join(text[start:done].split())[:_MOST_CHARS].rstrip()
        evidence = Evidence(event.id, stream, event.time, text[start:done], start, done)
        candidate = Candidate(
            "remember",
            said,
            "",
            evidence,
            each.rule,
            explicit=True,
            trust="pasted" if any(a <= each.start < b for a, b in pasted) else trust,
        )
        yield Suspect(candidate, event.author, kinds_of((each,)))


def _statements(
    event: Event,
    text: str,
    start: int,
    end: int,
    topics: Sequence[Topic],
    stream: str,
    trust: Trust,
) -> Iterator[Suspect]:
    """What a span would say about its writer, line by line, had the user written it."""
    for line in _line().finditer(text, start, end):
        said = replace(event, author="user", content={"parts": [{"text": line["said"]}]})
        at = line.start("said")
        for each in extract([said], topics, stream):
            evidence = replace(
                each.evidence, start=each.evidence.start + at, end=each.evidence.end + at
            )
            if each.intent == "remember":
                yield Suspect(replace(each, evidence=evidence, trust=trust), event.author)


def _sentence(text: str, finding: Finding) -> tuple[int, int]:
    """The sentence around a finding, cut where it is very long."""
    before = [match.end() for match in _end().finditer(text, 0, finding.start)]
    start = max((before or [0])[-1], finding.start - _QUOTED_CHARS)
    after = _end().search(text, finding.end)
    end = min(after.start() + 1 if after else len(text), finding.end + _QUOTED_CHARS)
    while start < finding.start and text[start].isspace():
        start += 1
    return start, max(end, finding.end)


@cache
def _end() -> re.Pattern[str]:
    return re.compile(r"[.!?](?=\s)|\n")


@cache
def _line() -> re.Pattern[str]:
    """A line without the marks of a quotation and without the name of a speaker before it."""
    return re.compile(r"[>|*\s-]*(?:[^\W\d_][\w ]{0,30}:[ \t]+)?(?P<said>[^\n]+)")
