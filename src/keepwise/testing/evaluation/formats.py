"""Labelled examples as JSON lines: fields are checked, and what is wrong is named by its place."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time
from typing import Final

from keepwise.bank.topics import DEFAULT_PRESET, MANAGED, PRESETS
from keepwise.errors import InvalidInput
from keepwise.governance.personal import RULES
from keepwise.model import Json, Topic
from keepwise.testing.clock import NEW_YEAR_2026

_HALF_A_DAY: Final = 12 * 3_600_000_000
_APOSTROPHES: Final = str.maketrans("‘’ʼ′", "''''")
# Marks of a combining class below this one are letters: nuktas, viramas, the voicing of kana.
_FIRST_ACCENT: Final = 10

UNNAMED: Final = "cases"
"""What lines are called that come from no file."""


def fold(text: str) -> str:
    """A text as it is compared: no case, no accents, apostrophes and spaces of one kind."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(char for char in parts if unicodedata.combining(char) < _FIRST_ACCENT)
    plain = unicodedata.normalize("NFC", bare.casefold()).translate(_APOSTROPHES)
    return " ".join(plain.split())


def holds(text: str, part: str) -> bool:
    """Whether a part stands in a text, both folded."""
    return fold(part) in fold(text)


def holds_all(text: str, parts: Iterable[str]) -> bool:
    """Whether every part stands in a text."""
    folded = fold(text)
    return all(fold(part) in folded for part in parts)


def ratio(part: int, whole: int) -> float:
    """A share; 1 of nothing, for nothing was missed."""
    return part / whole if whole else 1.0


class Record:
    """The object of one line, or one inside it. What is not asked for is not looked at.

    Every method raises InvalidInput, which names the file, the line and the field.
    """

    def __init__(self, place: str, values: Mapping[str, Json], path: str = "") -> None:
        self._place = place
        self._path = path
        self._values = values

    def __contains__(self, name: str) -> bool:
        return self._values.get(name) is not None

    def error(self, name: str, problem: str, *, hint: str = "") -> InvalidInput:
        """What is wrong with a field."""
        return InvalidInput(f"{self._place}: {self._path}{name}", problem, hint=hint)

    def value(self, name: str) -> Json:
        """A field as it is; None if it is missing."""
        return self._values.get(name)

    def text(self, name: str, default: str | None = None, *, empty: bool = False) -> str:
        """A text, which may be empty only where that is said or there is a default."""
        value = self._values.get(name, default)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise self.error(name, "must be text")
        if default is None and not empty and not value.strip():
            raise self.error(name, "must not be empty")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts, none of them empty; a text alone is a list of one, nothing is none."""
        value = self._values.get(name)
        if value is None:
            return ()
        if isinstance(value, str):
            value = [value]
        if not isinstance(value, list):
            raise self.error(name, "must be a list of texts")
        found: list[str] = []
        for number, each in enumerate(value):
            if not isinstance(each, str) or not each.strip():
                raise self.error(f"{name}[{number}]", "must be text, and not empty")
            found.append(each)
        return tuple(found)

    def flag(self, name: str) -> bool:
        """True or false; false if it is missing."""
        value = self._values.get(name)
        if value is None:
            return False
        if not isinstance(value, bool):
            raise self.error(name, "must be true or false")
        return value

    def choice(self, name: str, known: Mapping[str, str]) -> str:
        """What a text stands for, one of those that are known."""
        value = self.text(name).strip().casefold()
        if value not in known:
            raise self.error(name, "is not one that exists", hint="known: " + ", ".join(known))
        return known[value]

    def items(self, name: str) -> list[Json]:
        """A list, which must be there."""
        value = self._values.get(name)
        if not isinstance(value, list):
            raise self.error(name, "must be a list")
        return value

    def records(self, name: str) -> tuple[Record, ...]:
        """A list of objects, which must be there."""
        return self.objects(name, self._values.get(name))

    def objects(self, name: str, value: Json) -> tuple[Record, ...]:
        """The objects in a value of this one."""
        if not isinstance(value, list):
            raise self.error(name, "must be a list")
        return tuple(self.inner(f"{name}[{number}]", each) for number, each in enumerate(value))

    def inner(self, name: str, value: Json) -> Record:
        """An object inside this one."""
        if not isinstance(value, dict):
            raise self.error(name, "must be an object")
        return Record(self._place, value, f"{self._path}{name}.")

    def noon(self, name: str) -> int:
        """Noon in UTC of a date, in microseconds; of New Year's day 2026 if there is none."""
        if name not in self:
            return NEW_YEAR_2026 + _HALF_A_DAY
        try:
            # Of a date with a time only the day counts.
            day = date.fromisoformat(self.text(name)[:10])
        except ValueError:
            raise self.error(name, "must be a date such as 2026-01-31") from None
        return round(datetime.combine(day, time(12), UTC).timestamp()) * 1_000_000

    def topics(self, name: str = "topics") -> tuple[Topic, ...]:
        """Topics: the name of a preset, or a list of labels and of objects with a label.

        A label alone is a managed topic's or one of a preset's; without the field they are those
        of the default preset.
        """
        value = self._values.get(name)
        if value is None:
            return PRESETS[DEFAULT_PRESET]
        if isinstance(value, str):
            if value not in PRESETS:
                hint = "known: " + ", ".join(sorted(PRESETS))
                raise self.error(name, "is no preset", hint=hint)
            return PRESETS[value]
        found: list[Topic] = []
        for number, each in enumerate(self.items(name)):
            topic = self._topic(f"{name}[{number}]", each)
            if topic.label in {before.label for before in found}:
                raise self.error(f"{name}[{number}]", "is there twice")
            found.append(topic)
        if not found:
            raise self.error(name, "must not be empty")
        return tuple(found)

    def _topic(self, name: str, value: Json) -> Topic:
        known = {topic.label: topic for topics in PRESETS.values() for topic in topics}
        if isinstance(value, str):
            if value not in known:
                hint = "known: " + ", ".join(sorted(known))
                raise self.error(name, "is the label of no topic", hint=hint)
            return known[value]
        given = self.inner(name, value)
        label = given.text("label")
        same = known.get(label)
        if same is not None and (same in MANAGED or "description" not in given):
            return same
        personal = given.texts("personal")
        if unknown := set(personal) - set(RULES):
            hint = "known: " + ", ".join(sorted(RULES))
            raise given.error("personal", f"'{min(unknown)}' is no personal data", hint=hint)
        return Topic(label, given.text("description", ""), personal=personal)


def read_lines(file: str, lines: Iterable[str]) -> Iterator[Record]:
    """The objects of JSON lines; empty lines are skipped.

    Args:
        file: what errors call the file.
        lines: its lines.

    Raises:
        InvalidInput: a line holds no object; the error names the file and the line.
    """
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        place = f"{file}, line {number}"
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            raise InvalidInput(place, "is not JSON") from None
        if not isinstance(entry, dict):
            raise InvalidInput(place, "is no object")
        yield Record(place, entry)


def rounded(value: float) -> float:
    """A figure as it is told: four places."""
    return round(value, 4)


def listed(values: Sequence[str]) -> list[Json]:
    """Texts as a JSON list."""
    return [*values]


def by_language(languages: Iterable[str]) -> tuple[str, ...]:
    """The languages that cases name, each once, in the order of their names."""
    return tuple(sorted({lang for lang in languages if lang}))
