"""Reading a filter: https://google.aip.dev/160, as Memory Bank and Sessions use it.

``AND``, ``OR`` (which binds tighter, as the standard has it), ``NOT`` and ``-``, parentheses, the
comparators ``= != < <= > >= :`` and ``=~`` for a regular expression, texts in quotes or bare, and
times as RFC 3339 or microseconds since 1970. Two terms beside each other are both asked for; a term
alone must be in the record's text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal, cast

from keepwise.errors import InvalidInput
from keepwise.filtering.conditions import (
    All,
    Comparison,
    Condition,
    FieldKind,
    Not,
    Operand,
    Operator,
    Some,
    moment,
)
from keepwise.filtering.patterns import Pattern, compile_pattern

MAX_CHARS = 4_000
MAX_DEPTH = 20
MAX_TERMS = 100


@dataclass(frozen=True, slots=True)
class _Token:
    kind: Literal["text", "word", "mark", "end"]
    text: str
    at: int


def parse(
    text: str,
    fields: Mapping[str, FieldKind],
    *,
    bare: str,
    name: str,
    whole: Mapping[str, str] = MappingProxyType({}),
) -> Condition:
    """The condition a filter spells; an empty one holds of everything.

    Args:
        text: the filter.
        fields: what may be asked about, and what kind of value it has.
        bare: the field in which a term without a comparator must be.
        name: what the filter is called, for the error.
        whole: maps that may be asked about as a whole, and the key that stands for it.

    Raises:
        InvalidInput: it cannot be read, or asks about a field there is not; the message says where.
    """
    if len(text) > MAX_CHARS:
        raise InvalidInput(name, f"must have at most {MAX_CHARS} characters")
    return _Parser(text, fields, bare, name, whole).whole()


class _Parser:
    def __init__(
        self,
        text: str,
        fields: Mapping[str, FieldKind],
        bare: str,
        name: str,
        whole: Mapping[str, str],
    ) -> None:
        self._whole = whole
        self._fields = fields
        self._bare = bare
        self._name = name
        self._tokens = self._cut(text)
        self._at = 0
        self._terms = 0

    def _cut(self, text: str) -> list[_Token]:
        found: list[_Token] = []
        at = 0
        while at < len(text):
            match = _token().match(text, at)
            if match is None:
                raise self._error("cannot be read", at)
            if match.lastgroup == "text":
                found.append(_Token("text", _unquoted(match.group()), at))
            elif match.lastgroup in ("word", "stamp"):
                found.append(_Token("word", match.group(), at))
            elif match.lastgroup == "mark":
                found.append(_Token("mark", match.group(), at))
            at = match.end()
        return [*found, _Token("end", "", len(text))]

    def _error(self, what: str, at: int) -> InvalidInput:
        return InvalidInput(
            self._name,
            f"{what} at character {at + 1}",
            hint="known fields: " + ", ".join(sorted(self._fields)),
        )

    def _peek(self) -> _Token:
        return self._tokens[self._at]

    def _take(self) -> _Token:
        token = self._peek()
        self._at += token.kind != "end"
        return token

    def whole(self) -> Condition:
        if self._peek().kind == "end":
            return All(())
        condition = self._all(0)
        if self._peek().kind != "end":
            raise self._error("has something that does not belong there", self._peek().at)
        return condition

    def _all(self, depth: int) -> Condition:
        parts = [self._some(depth)]
        while True:
            if self._is_word("AND"):
                self._take()
            elif self._peek().kind == "end" or self._peek().text == ")" or self._is_word("OR"):
                break
            parts.append(self._some(depth))
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def _some(self, depth: int) -> Condition:
        parts = [self._term(depth)]
        while self._is_word("OR"):
            self._take()
            parts.append(self._term(depth))
        return parts[0] if len(parts) == 1 else Some(tuple(parts))

    def _is_word(self, word: str) -> bool:
        return self._peek().kind == "word" and self._peek().text == word

    def _term(self, depth: int) -> Condition:
        if depth > MAX_DEPTH:
            raise self._error("is nested too deep", self._peek().at)
        if self._is_word("NOT") or (self._peek().kind == "mark" and self._peek().text == "-"):
            self._take()
            return Not(self._term(depth + 1))
        if self._peek().kind == "mark" and self._peek().text == "(":
            self._take()
            inner = self._all(depth + 1)
            if self._take().text != ")":
                raise self._error("has a parenthesis that is not closed", self._peek().at)
            return inner
        return self._comparison()

    def _comparison(self) -> Condition:
        self._terms += 1
        if self._terms > MAX_TERMS:
            raise self._error(f"has more than {MAX_TERMS} terms", self._peek().at)
        left = self._take()
        if left.kind not in ("word", "text") or (left.kind == "word" and left.text in _JOINING):
            raise self._error("lacks a field or a text", left.at)
        if left.kind == "word" and self._is_call(left):
            raise self._error("calls a function, and there are none", left.at)
        if self._peek().kind != "mark" or self._peek().text not in _OPERATORS:
            kind = self._fields[self._bare]
            return Comparison(self._bare, "", ":", left.text, kind)
        operator = cast("Operator", self._take().text)
        right = self._take()
        sign = ""
        if right.kind == "mark" and right.text == "-" and self._peek().kind == "word":
            sign, right = "-", self._take()
        if right.kind not in ("word", "text"):
            raise self._error("lacks a value", right.at)
        if operator == ":" and left.kind == "word" and self._fields.get(left.text) == "map":
            return Comparison(left.text, right.text, ":", "*", "map")
        field, key = self._field(left)
        kind = self._fields[field]
        operand = self._operand(sign + right.text, right, operator, kind)
        return Comparison(field, key, operator, operand, kind)

    def _is_call(self, left: _Token) -> bool:
        after = self._peek()
        return after.text == "(" and after.kind == "mark" and after.at == left.at + len(left.text)

    def _field(self, token: _Token) -> tuple[str, str]:
        if token.kind == "word":
            for name in (token.text, _snake(token.text)):
                if name in self._fields and self._fields[name] != "map":
                    return name, ""
                if name in self._whole:
                    return name, self._whole[name]
            field, dot, key = token.text.partition(".")
            if self._fields.get(field) == "map" and dot and key:
                return field, key.strip('"')
        raise self._error("asks about a field there is not", token.at)

    def _operand(self, text: str, token: _Token, operator: Operator, kind: FieldKind) -> Operand:
        if operator == "=~":
            if kind in ("time", "number", "flag"):
                raise self._error("compares what is no text with a regular expression", token.at)
            return self._pattern(text, token.at)
        if kind == "time":
            return self._time(text, token.at)
        if kind == "number" and text != "*":
            try:
                return float(text)
            except ValueError:
                raise self._error("compares a number with something else", token.at) from None
        if kind == "flag" and text != "*":
            if text.casefold() not in ("true", "false"):
                raise self._error("compares true or false with something else", token.at)
            return text.casefold() == "true"
        return text

    def _time(self, text: str, at: int) -> float:
        try:
            return moment(text)
        except ValueError:
            raise self._error("compares a time with something else", at) from None

    def _pattern(self, text: str, at: int) -> Pattern:
        try:
            return compile_pattern(text)
        except ValueError as error:
            raise self._error(str(error), at) from None


_JOINING = frozenset({"AND", "OR", "NOT"})
_OPERATORS = frozenset({"=", "!=", "<", "<=", ">", ">=", ":", "=~"})


def _snake(text: str) -> str:
    """A field as the generated clients spell it, as it is called here."""
    return re.sub(r"(?<=[a-z])([A-Z])", lambda letter: f"_{letter[1].lower()}", text)


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text[1:-1], flags=re.DOTALL)


@cache
def _token() -> re.Pattern[str]:
    return re.compile(
        r"(?P<space>\s+)|(?P<text>\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')|"
        # A time has colons in it, which end any other word.
        r"(?P<stamp>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)(?=[\s)]|$))|"
        r"(?P<mark>=~|!=|<=|>=|[=<>:()]|-(?=\S))|"
        r"(?P<word>(?:(?!\.\")[^\s\"'()=<>:!]|!(?!=))+(?:\.\"[^\"]*\")?)",
        re.DOTALL,
    )
