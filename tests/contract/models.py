"""A language model that says what a test tells it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from keepwise.errors import Unavailable
from keepwise.model import JsonObject


class ScriptedTextModel:
    """Answers with the next of its answers: a text, JSON values, or an error to raise.

    The last one is given again and again. What it was asked is kept.
    """

    name = "scripted-1"

    def __init__(self, *answers: object) -> None:
        self.answers: list[object] = list(answers)
        self.asked: list[tuple[str, str]] = []

    async def complete(self, system: str, prompt: str, schema: JsonObject) -> str:
        self.asked.append((system, prompt))
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer if isinstance(answer, str) else json.dumps(answer)


def fact(
    text: str, quote: str, *, event: str = "e1", topic: str = "USER_PREFERENCES"
) -> JsonObject:
    return {"event": event, "quote": quote, "topic": topic, "fact": text}


def facts(*found: JsonObject) -> JsonObject:
    return {"facts": list(found)}


def decisions(*made: tuple[int, str, str]) -> JsonObject:
    return {"decisions": [{"fact": at, "action": action, "id": of} for at, action, of in made]}


DOWN = Unavailable("the model is down")


def shown(prompts: Sequence[tuple[str, str]]) -> str:
    return "\n".join(prompt for _, prompt in prompts)
