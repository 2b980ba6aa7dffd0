"""The prompts, by name and version, and what is filled into them.

A prompt is a file and its version part of its name: a change is a new file, so that a memory can
say which wording proposed it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from keepwise.model import Candidate, Event, JsonObject, Memory, Topic

EXTRACT = "extract-1"
CONSOLIDATE = "consolidate-1"
REPAIR = "repair-1"

_FIRST_PERSON = 'in the first person ("I prefer euros")'
_THIRD_PERSON = 'about the person, without a subject ("Prefers euros")'


@dataclass(frozen=True, slots=True)
class Example:
    """A conversation, and the facts that are to be kept of it as (topic, fact); none is one too."""

    said: tuple[str, ...]
    facts: tuple[tuple[str, str], ...] = ()


FACTS_SCHEMA: JsonObject = {
    "type": "object",
    "properties": {
        "facts": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    name: {"type": "string"} for name in ("event", "quote", "topic", "fact")
                },
                "required": ["event", "quote", "topic", "fact"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["facts"],
    "additionalProperties": False,
}
DECISIONS_SCHEMA: JsonObject = {
    "type": "object",
    "properties": {
        "decisions": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "fact": {"type": "integer"},
                    "action": {"type": "string", "enum": ["leave", "update", "create"]},
                    "id": {"type": "string"},
                },
                "required": ["fact", "action", "id"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["decisions"],
    "additionalProperties": False,
}


def extraction(topics: Sequence[Topic], examples: Sequence[Example], *, third_person: bool) -> str:
    """What the model is told about extraction."""
    return _prompt(EXTRACT).format(
        person=_THIRD_PERSON if third_person else _FIRST_PERSON,
        topics="\n".join(_topic(each) for each in topics),
        examples=_examples(examples),
    )


def conversation(context: Sequence[Event], fresh: Sequence[Event]) -> str:
    """What was said, one JSON object a line; ``"new"`` lines are those facts may rest on."""
    lines = [
        json.dumps(
            {"id": event.id, "author": event.author, "new": new, "text": event.text},
            ensure_ascii=False,
        )
        for new, events in ((False, context), (True, fresh))
        for event in events
        if event.text
    ]
    return "\n".join(lines)


def consolidation() -> str:
    """What the model is told about consolidation."""
    return _prompt(CONSOLIDATE).format()


def comparison(candidates: Sequence[Candidate], memories: Sequence[Memory]) -> str:
    """The new facts and the memories they are compared with."""
    facts = [{"fact": at, "text": each.fact} for at, each in enumerate(candidates)]
    known = [{"id": each.id, "text": each.fact} for each in memories]
    return json.dumps({"facts": facts, "memories": known}, ensure_ascii=False)


def repair(problem: str) -> str:
    """What the model is told when its answer is of no use."""
    return _prompt(REPAIR).format(problem=problem)


def _topic(topic: Topic) -> str:
    text = f"- {topic.label}: {topic.description}"
    if topic.exclusions:
        text += " Never: " + "; ".join(topic.exclusions) + "."
    if topic.examples:
        text += " For example: " + "; ".join(topic.examples) + "."
    return text


def _examples(examples: Sequence[Example]) -> str:
    if not examples:
        return ""
    shown = []
    for example in examples:
        said = [
            json.dumps({"id": f"e{at}", "author": "user", "new": True, "text": text})
            for at, text in enumerate(example.said)
        ]
        facts = [{"topic": topic, "fact": fact} for topic, fact in example.facts]
        shown.append("\n".join([*said, json.dumps({"facts": facts}, ensure_ascii=False)]))
    return "Examples (shortened):\n" + "\n\n".join(shown) + "\n\n"


@cache
def _prompt(name: str) -> str:
    return files("keepwise.bank.model_engine").joinpath("prompts", f"{name}.md").read_text("utf-8")
