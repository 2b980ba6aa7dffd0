"""Reading a record's fields: a file may hold anything, and a wrong one is named."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NoReturn, TypeVar

from keepwise.errors import InvalidInput
from keepwise.model import Json, JsonObject, Scope, valid_time

T = TypeVar("T", bound=str)

_SLUG = r"[A-Za-z0-9][A-Za-z0-9_.:@/+-]{0,63}"
_SLUGS = re.compile(rf"(?:{_SLUG}(?:, {_SLUG}){{0,31}})?")
_POLICY = re.compile(r"(?:[^\x00-\x1f]{1,64}-[0-9a-f]{8})?")


class Fields:
    """The fields of one record. Every method raises InvalidInput that names the field."""

    def __init__(self, body: JsonObject) -> None:
        self._body = body

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self._body.get(name) is not None

    def value(self, name: str) -> Json:
        """Any JSON value."""
        if name not in self._body:
            _refuse(name, "is missing")
        return self._body[name]

    def text(self, name: str) -> str:
        """A text."""
        value = self.value(name)
        if not isinstance(value, str):
            _refuse(name, "must be text")
        return value

    def one_of(self, name: str, known: Sequence[T]) -> T:
        """A text that is one of a few."""
        text = self.text(name)
        for each in known:
            if each == text:
                return each
        raise InvalidInput(name, "is not one that exists")

    def slugs(self, name: str) -> str:
        """What an engine or a rule is called by: none, or some with a comma between them."""
        text = self.text(name)
        if not _SLUGS.fullmatch(text):
            _refuse(name, "is not what any engine or rule is called")
        return text

    def policy(self, name: str) -> str:
        """The version of a policy, or none: its name and a digest."""
        text = self.text(name)
        if not _POLICY.fullmatch(text):
            _refuse(name, "is not the version of a policy")
        return text

    def some_of(self, name: str, known: Sequence[T]) -> tuple[T, ...]:
        """A list of texts that are each one of a few."""
        found = self.texts(name)
        if not set(found) <= set(known):
            _refuse(name, "must be a list of what exists")
        return tuple(each for each in known if each in found)

    def number(self, name: str) -> int:
        """A whole number that a column holds."""
        value = self.value(name)
        if not isinstance(value, int) or isinstance(value, bool):
            _refuse(name, "must be a whole number")
        return valid_time(value, name)

    def optional(self, name: str) -> int | None:
        """A whole number, or None."""
        return self.number(name) if self._body.get(name) is not None else None

    def object(self, name: str) -> JsonObject:
        """An object."""
        value = self.value(name)
        if not isinstance(value, dict):
            _refuse(name, "must be an object")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        found: list[str] = []
        for each in self._list(name):
            if not isinstance(each, str):
                _refuse(name, "must be a list of texts")
            found.append(each)
        return tuple(found)

    def records(self, name: str) -> list[Fields]:
        """A list of objects."""
        found: list[Fields] = []
        for each in self._list(name):
            if not isinstance(each, dict):
                _refuse(name, "must be a list of objects")
            found.append(Fields(each))
        return found

    def scope(self) -> Scope:
        """A scope, as ``scope_fields`` writes one."""
        return Scope.of(
            {key: _text(value, "entries") for key, value in self.object("entries").items()},
            bank=self.text("bank"),
        )

    def _list(self, name: str) -> list[Json]:
        value = self.value(name)
        if not isinstance(value, list):
            _refuse(name, "must be a list")
        return value


def scope_fields(scope: Scope) -> JsonObject:
    """A scope as fields of a record."""
    return {"bank": scope.bank, "entries": dict(scope.entries)}


def _text(value: Json, name: str) -> str:
    if not isinstance(value, str):
        _refuse(name, "must be an object of texts")
    return value


def _refuse(name: str, problem: str) -> NoReturn:
    raise InvalidInput(name, problem)
