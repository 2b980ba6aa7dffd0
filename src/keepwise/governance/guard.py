"""The one door to storage.

Text reaches a table only as :class:`CleanText`, and only this module makes one: the type checker
enforces the promise that nothing is stored without a decision.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, final

from keepwise.errors import InvalidInput, Refused
from keepwise.governance.clauses import redact, strip_clauses
from keepwise.governance.credentials import find_credentials
from keepwise.governance.detection.credential.keys import (
    announcer,
    announces,
    is_coded,
    is_numeric,
    is_opaque,
    spoken,
)
from keepwise.governance.detection.finding import Finder
from keepwise.governance.findings import kinds_of
from keepwise.governance.naming.ids import BY_WORDS, is_plain, shaped
from keepwise.governance.policy import STRICT, Destination, Policy
from keepwise.model import Finding, FindingKind, Json, Scope

Verdict: TypeAlias = Literal["allow", "strip", "redact", "quarantine", "refuse"]

Noted: TypeAlias = tuple[str, tuple[Finding, ...]]
"""The path to a string of a JSON value, and what was found in it."""

_SEAL: Final = object()
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
# Topics say what personal data they ask for; what proves a memory holds what the memory does.
_TO_TOPICS = frozenset({"memory", "evidence"})
_MAX_DEPTH = 100
# Python writes no longer number as text (sys.get_int_max_str_digits, at least 640 digits).
_MAX_BITS = 2048
# "PIN 4821", the shortest credential a text can announce; roles and flags are shorter.
_SHORTEST_FINDING = 8


@final
class CleanText:
    """Text that passed the guard; ``str()`` gives it back. Only the guard can make one."""

    __slots__ = ("_text",)

    def __init__(self, text: str, seal: object) -> None:
        if seal is not _SEAL:
            raise TypeError("only the guard makes CleanText")
        self._text = text

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"CleanText({len(self._text)} characters)"


@dataclass(frozen=True, slots=True)
class Decision:
    """What the guard decided about one text.

    ``text`` is None when it is refused; when it is to be quarantined it is what may be kept there.
    ``findings`` are kinds and places in the text given. ``excepted`` are the reasons of the
    exceptions that let something in.
    """

    verdict: Verdict
    text: CleanText | None
    findings: tuple[Finding, ...]
    policy: str
    excepted: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds found, sorted, once each."""
        return kinds_of(self.findings)


@dataclass(frozen=True, slots=True)
class CleanJson:
    """A JSON value whose every string passed the guard, and its text as it will be stored."""

    value: Json
    text: CleanText
    findings: tuple[Finding, ...]

    def entries(self, *path: str) -> dict[str, CleanText]:
        """The entries of the object at ``path``, each for storage by itself; none elsewhere."""
        inner = self.value
        for name in path:
            inner = inner.get(name) if isinstance(inner, dict) else None
        found = inner.items() if isinstance(inner, dict) else ()
        return {name: CleanText(dump_json(value), _SEAL) for name, value in found}


class Guard:
    """Applies one policy to everything that is to be stored."""

    def __init__(self, policy: Policy = STRICT, *, asked: Iterable[str] = ()) -> None:
        """A guard of ``policy``; ``asked`` are the rules of personal data that topics ask for."""
        self.policy = policy
        self._asked = frozenset(asked)
        self._finder = Finder()

    def find(self, text: str, kinds: frozenset[FindingKind]) -> tuple[Finding, ...]:
        """Every finding of ``kinds`` in ``text``, in order, whatever the policy says of them."""
        return self._finder.find(text, kinds)

    def findings(self, text: str, destination: Destination) -> tuple[Finding, ...]:
        """What in ``text`` may not go to ``destination`` as it is, in order."""
        return self.barred(self.find(text, self.policy.kinds(destination)), destination)

    def barred(self, found: Sequence[Finding], destination: Destination) -> tuple[Finding, ...]:
        """Those of the findings in a text that may not go to ``destination``."""
        return self._weighed(found, destination)[0]

    def _weighed(
        self, found: Sequence[Finding], destination: Destination
    ) -> tuple[tuple[Finding, ...], tuple[str, ...]]:
        """The findings that count at a destination, and the reasons why others do not."""
        if not found:
            return (), ()
        barred: list[Finding] = []
        excepted: list[str] = []
        for each in found:
            if each.kind == "personal" and each.rule in self._asked and destination in _TO_TOPICS:
                continue
            if self.policy.treatment(destination, each) != "allow":
                barred.append(each)
            elif exception := self.policy.exception(destination, each):
                excepted.append(exception.reason)
        return tuple(barred), tuple(dict.fromkeys(excepted))

    def check(self, text: str, destination: Destination, *, confirmed: bool = False) -> Decision:
        """Decide about a text. Never raises for what the text says.

        Args:
            text: what is to be stored.
            destination: where.
            confirmed: a person has looked at it and wants it, so that it is no smuggled order.
        """
        kinds = self.policy.kinds(destination)
        found = self.find(text, kinds - {"injection"} if confirmed else kinds)
        findings, excepted = self._weighed(found, destination)
        treatments = {self.policy.treatment(destination, each) for each in findings}
        rest: str | None = text
        verdict: Verdict = "allow"
        if "refuse" in treatments:
            verdict, rest = "refuse", None
        elif "quarantine" in treatments:
            verdict, rest = "quarantine", redact(text, but_orders(findings))
        elif "strip" in treatments:
            verdict, rest = "strip", strip_clauses(text, findings)
            # What is left is looked at again: taking a clause out can bring two others together.
            if rest is None or self.findings(rest, destination):
                verdict, rest = "refuse", None
        elif findings:
            verdict, rest = "redact", redact(text, findings)
        clean = None if rest is None else CleanText(rest, _SEAL)
        return Decision(verdict, clean, findings, self.policy.version, excepted)

    def apart(self, text: str, field: str) -> CleanText:
        """A text for the quarantine: marked where the policy bars all but orders from memory.

        Raises:
            InvalidInput: it holds characters that no store keeps faithfully.
        """
        storable(text, field)
        return CleanText(redact(text, but_orders(self.findings(text, "memory"))), _SEAL)

    def require(
        self, text: str, destination: Destination, *, field: str, confirmed: bool = False
    ) -> CleanText:
        """The text, if nothing in it has to go; ``confirmed`` as in ``check``.

        Raises:
            InvalidInput: it holds characters that no store keeps faithfully.
            Refused: the policy does not let it in as it is.
        """
        storable(text, field)
        decision = self.check(text, destination, confirmed=confirmed)
        if decision.verdict != "allow" or decision.text is None:
            raise Refused(field, decision.findings, hint=_hint(decision.findings))
        return decision.text

    def identifier(self, text: str, field: str, destination: Destination = "ledger") -> str:
        """An id or a name that is stored as it is: what others refer by cannot be redacted.

        Raises:
            InvalidInput: it holds characters that no store keeps faithfully.
            Refused: it has the shape of a credential, or reads as a text that the policy does not
                let in there as it is.
        """
        storable(text, field)
        if found := shaped(text) if is_plain(text) else self.findings(text, destination):
            raise Refused(field, found, hint=_OF_IDS)
        return text

    def scope(self, scope: Scope) -> None:
        """Judge the ids that make a scope; raises as for one of them."""
        self.identifier(scope.bank, "bank")
        for key, value in scope.entries:
            self.identifier(key, "scope key")
            self.identifier(value, key if key.isidentifier() else "scope")

    def reference(self, text: str, field: str) -> CleanText:
        """An address made of ids, for storage: judged as these are, and raises as for one."""
        for name in _unshaped(text, field).split("/"):
            # Read as words, "user:" would announce a password.
            self.identifier(name.removeprefix("user:"), field)
        return CleanText(text, _SEAL)

    def clean_json(
        self,
        value: object,
        destination: Destination,
        *,
        field: str,
        ids: frozenset[str] = frozenset(),
    ) -> CleanJson:
        """A JSON value for storage, its strings redacted where the policy says so.

        Tuples become lists. Everything else JSON cannot hold is refused, so that what is read
        back equals what was given. Text under a key of ``ids`` is an id, and judged as one: half
        of the digits of one read as a figure, and redacted it would refer to nothing.

        Raises:
            InvalidInput: a value is not JSON; the message holds the path to it.
            Refused: an id has the shape of a credential.
        """
        if isinstance(value, dict) and not value:  # as most labels are
            return CleanJson({}, CleanText("{}", _SEAL), ())
        noted: list[Noted] = []
        cleaned = self._clean(value, field, destination, noted, 0, ids=ids)
        findings = tuple(each for _, found in noted for each in found)
        return CleanJson(cleaned, CleanText(dump_json(cleaned), _SEAL), findings)

    def find_json(self, value: object, destination: Destination) -> tuple[Noted, ...]:
        """What ``clean_json`` would redact, each with the path to it; a key's is its object's.

        Raises:
            InvalidInput: a value is not JSON; the message holds the path to it.
        """
        noted: list[Noted] = []
        self._clean(value, "", destination, noted, 0)
        return tuple(noted)

    def _find_under(self, key: str, value: str, destination: Destination) -> tuple[Finding, ...]:
        """What a string holds by itself, or because of the key it stands under."""
        announced = announces(key)
        coded = len(value.rstrip("=")) if is_coded(key, value) else 0
        if not announced and (len(value) < _SHORTEST_FINDING or is_opaque(key, value)):
            return ()
        found = self.findings(value, destination)
        if coded:
            # In base64 any word turns up by chance, but no token fills it; half of it is broken.
            whole = [each for each in found if not each.start and each.end >= coded]
            return tuple(
                replace(each, end=len(value)) for each in whole if each.rule not in BY_WORDS
            )
        if found or not announced or "credential" not in self.policy.kinds(destination):
            return found
        words = f"{spoken(key)}: "
        return tuple(
            replace(each, start=max(0, each.start - len(words)), end=each.end - len(words))
            for each in find_credentials(words + value)
            if each.end > len(words)
        )

    def _clean(
        self,
        value: object,
        path: str,
        destination: Destination,
        noted: list[Noted],
        depth: int,
        key: str = "",
        *,
        ids: frozenset[str] = frozenset(),
    ) -> Json:
        if isinstance(value, str):
            if key in ids:
                # Its door has judged all of it; what is done to a memory later must not fail.
                return _unshaped(value, path)
            found = self._find_under(key, value, destination)
            if found:
                noted.append((path, found))
            return redact(value, found) if found else value
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, int):
            if value.bit_length() > _MAX_BITS:
                raise InvalidInput(path, f"is a number of more than {_MAX_BITS} bits")
            if is_numeric(key):
                text = self._clean(str(value), path, destination, noted, depth, key)
                return value if text == str(value) else text
            return value
        if isinstance(value, float):
            if value != value or value in (float("inf"), float("-inf")):
                raise InvalidInput(path, "is not a finite number, which JSON cannot hold")
            return value
        if depth >= _MAX_DEPTH:
            raise InvalidInput(path, f"is nested deeper than {_MAX_DEPTH} levels or holds itself")
        if isinstance(value, dict):
            result: dict[str, Json] = {}
            for name, inner in value.items():
                if not isinstance(name, str):
                    raise InvalidInput(path, f"has a key of type {type(name).__name__}, not text")
                short = len(name) < _SHORTEST_FINDING
                clean_name = name if short else str(self._clean(name, path, destination, noted, 0))
                key_text = free_name(clean_name, result)
                result[key_text] = self._clean(
                    inner,
                    f"{path}.{clean_name}",
                    destination,
                    noted,
                    depth + 1,
                    announcer(name, value, key),
                    ids=ids,
                )
            return result
        if isinstance(value, list | tuple):
            return [
                self._clean(inner, f"{path}[{index}]", destination, noted, depth + 1, key, ids=ids)
                for index, inner in enumerate(value)
            ]
        raise InvalidInput(
            path,
            f"is of type {type(value).__name__}, which JSON cannot hold",
            hint="store text, numbers, true/false, null, lists and objects; dates as ISO text",
        )


_HINTS: dict[FindingKind, str] = {
    "figure": "leave figures out: they go stale; fetch them when they are asked for",
    "credential": "keep credentials in temp: state, which lives for one turn",
    "personal": "leave out what no topic asks for, or have a topic ask for it",
    "third_party": "leave out what identifies somebody else",
    "injection": "leave out what reads like an order to a model or redefines words",
}

_OF_IDS = "an id is stored as it is; use another one"


def _unshaped(name: str, field: str) -> str:
    """A name or an id, if no part of it has the shape of a credential."""
    storable(name, field)
    if found := shaped(name):
        raise Refused(field, found, hint=_OF_IDS)
    return name


def _hint(findings: Iterable[Finding]) -> str:
    return "; ".join(_HINTS[kind] for kind in dict.fromkeys(each.kind for each in findings))


def but_orders(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings that are to be marked in quarantine, where an order is kept to be seen."""
    return tuple(each for each in findings if each.kind != "injection")


def free_name(name: str, taken: Container[str]) -> str:
    """``name``, numbered if it is taken: two keys that were redacted alike keep their values."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free


def storable(text: str, field: str) -> None:
    """Raise InvalidInput if ``text`` holds NUL or a lone surrogate, which columns cannot keep."""
    if not isinstance(text, str):
        raise InvalidInput(field, "must be text")
    odd = _UNSTORABLE.search(text)
    if odd:
        raise InvalidInput(field, f"holds the character U+{ord(odd.group()):04X}")


def is_storable(text: str) -> bool:
    """Whether columns can keep ``text`` as it is."""
    return not _UNSTORABLE.search(text)


def dump_json(value: Json) -> str:
    """JSON as it is stored: compact, readable UTF-8 unless only escapes can carry it."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # A lone surrogate has no UTF-8 form; as an escape it comes back as it was.
    return text if not _UNSTORABLE.search(text) else json.dumps(value, separators=(",", ":"))
