"""Asking a model for JSON of a certain form: at most one more try if the answer is of no use."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TypeVar

from keepwise.bank.model_engine import prompting
from keepwise.errors import Unavailable
from keepwise.model import Json, JsonObject
from keepwise.ports import TextModel

T = TypeVar("T")

_MOST_CHARS = 200_000


class Unusable(Exception):
    """An answer that is not of the form that was asked for; the message holds none of it."""


async def ask(
    model: TextModel, system: str, prompt: str, schema: JsonObject, read: Callable[[Json], T]
) -> T:
    """What ``read`` makes of the model's answer.

    Args:
        model: whom to ask.
        system: what it is told to do.
        prompt: what it is to work on.
        schema: the JSON schema of the answer.
        read: makes values of the JSON; raises Unusable.

    Raises:
        Unavailable: the model does not answer, or answered twice with something of no use.
    """
    problem = ""
    for _ in range(2):
        told = prompt if not problem else f"{prompt}\n\n{prompting.repair(problem)}"
        answer = await model.complete(system, told, schema)
        try:
            return read(parsed(answer))
        except Unusable as error:
            problem = str(error)
    raise Unavailable(
        f"the model {model.name} gave twice an answer of no use: {problem}",
        hint="the same words are looked at again later; another model may do better",
    )


def parsed(answer: str) -> Json:
    """The JSON in an answer, which may stand in a fence of Markdown. Raises Unusable."""
    if len(answer) > _MOST_CHARS:
        raise Unusable("it is too long")
    text = answer.strip()
    if fenced := re.fullmatch(r"```\w*\s*\n(.*?)\n?```", text, re.DOTALL):
        text = fenced[1]
    try:
        value: Json = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise Unusable("it is not JSON") from None
    return value


def records(value: Json, name: str) -> list[JsonObject]:
    """The objects in the list of that name. Raises Unusable."""
    listed = value.get(name) if isinstance(value, dict) else None
    if not isinstance(listed, list):
        raise Unusable(f'it is not an object with a list "{name}"')
    found = [each for each in listed if isinstance(each, dict)]
    if len(found) < len(listed):
        raise Unusable(f'"{name}" holds something that is no object')
    return found


def text(record: JsonObject, name: str) -> str:
    """A text of a record. Raises Unusable."""
    value = record.get(name)
    if not isinstance(value, str):
        raise Unusable(f'"{name}" is not a text')
    return value
