"""What the guard does with each kind of finding, by destination.

``refuse`` stores nothing. ``quarantine`` stores it apart until a person confirms it. ``strip``
removes the clause that carries the finding if what is left stands alone, and refuses otherwise.
``redact`` puts a marker in its place. ``allow`` keeps it.

A policy is one document: a preset, or a TOML file that starts from one. A document may be stricter
than its preset as it likes; to be looser it needs an exception, which gives its reason.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from keepwise.errors import ConfigError
from keepwise.model import Finding, FindingKind

Destination: TypeAlias = Literal["memory", "evidence", "note", "summary", "ledger", "artifact"]
Treatment: TypeAlias = Literal["allow", "redact", "strip", "quarantine", "refuse"]

KINDS: tuple[FindingKind, ...] = get_args(FindingKind)

# From loose to strict, as far as a destination can do it: a ledger that refused an event would have
# a hole, a file that was redacted would be another file, and only memories have a quarantine.
CHOICES: Mapping[Destination, tuple[Treatment, ...]] = MappingProxyType(
    {
        "memory": ("allow", "redact", "strip", "quarantine", "refuse"),
        "note": ("allow", "redact", "strip", "refuse"),
        "summary": ("allow", "redact"),
        "ledger": ("allow", "redact"),
        "artifact": ("allow", "refuse"),
    }
)

_Row: TypeAlias = Mapping[FindingKind, Treatment]
_Name = TypeVar("_Name", bound=str)


@dataclass(frozen=True, slots=True)
class PolicyException:
    """One loosened rule: where, for what, and why. ``rule`` is empty for every rule of the kind."""

    destination: Destination
    kind: FindingKind
    treatment: Treatment
    reason: str
    rule: str = ""


@dataclass(frozen=True)
class Policy:
    """One process-wide table of decisions.

    ``rules`` name every destination and kind; ``exceptions`` come first. ``version`` follows from
    what the policy says, so two documents that decide alike have versions that differ only by
    name, and no change goes without a new one.
    """

    name: str
    rules: Mapping[Destination, _Row]
    exceptions: tuple[PolicyException, ...] = ()

    @cached_property
    def version(self) -> str:
        """The name and a digest of the decisions, recorded with every decision."""
        said = json.dumps([self.document["rules"], self.document["exceptions"]], sort_keys=True)
        digest = hashlib.blake2b(said.encode(), digest_size=4).hexdigest()
        return f"{self.name}-{digest}"

    @cached_property
    def document(self) -> dict[str, Any]:
        """The policy as JSON."""
        return {
            "name": self.name,
            "rules": {place: dict(row) for place, row in self.rules.items()},
            "exceptions": [
                {
                    "destination": each.destination,
                    "kind": each.kind,
                    "rule": each.rule,
                    "treatment": each.treatment,
                    "reason": each.reason,
                }
                for each in self.exceptions
            ],
        }

    def treatment(self, destination: Destination, finding: Finding) -> Treatment:
        """What to do with a finding."""
        exception = self.exception(destination, finding)
        return exception.treatment if exception else self._row(destination)[finding.kind]

    def exception(self, destination: Destination, finding: Finding) -> PolicyException | None:
        """The exception that decides about a finding, or None if the rules do."""
        # The proof of a memory is judged as the memory is.
        asked = "memory" if destination == "evidence" else destination
        for each in self.exceptions:
            if (each.destination, each.kind) == (asked, finding.kind) and each.rule in (
                "",
                finding.rule,
            ):
                return each
        return None

    def kinds(self, destination: Destination) -> frozenset[FindingKind]:
        """The kinds that matter for a destination, so that the others are not searched for."""
        return self._kinds[destination]

    @cached_property
    def _kinds(self) -> Mapping[Destination, frozenset[FindingKind]]:
        barred = {
            (each.destination, each.kind) for each in self.exceptions if each.treatment != "allow"
        }
        return {
            place: frozenset(
                kind
                for kind in KINDS
                if self._row(place)[kind] != "allow" or (place, kind) in barred
            )
            for place in get_args(Destination)
        }

    def _row(self, destination: Destination) -> _Row:
        return self._evidence if destination == "evidence" else self.rules[destination]

    @cached_property
    def _evidence(self) -> _Row:
        """The quote a memory rests on is kept as proof; what may not be stored is cut out.

        No model reads it, so it may tell what order was confirmed.
        """
        loose = {kind for kind in KINDS if self.rules["memory"][kind] == "allow"} | {"injection"}
        return {kind: "allow" if kind in loose else "redact" for kind in KINDS}


def _rows(**changes: _Row) -> Mapping[Destination, _Row]:
    """The strict table with some rows changed in part."""
    return MappingProxyType(
        {
            place: MappingProxyType({**row, **changes.get(place, {})})
            for place, row in _STRICT.items()
        }
    )


_STRICT: Mapping[Destination, _Row] = {
    # Of personal data this is what is done when no topic asks for it.
    "memory": {
        "figure": "strip",
        "credential": "strip",
        "personal": "strip",
        "third_party": "refuse",
        "injection": "quarantine",
    },
    "note": {
        "figure": "redact",
        "credential": "refuse",
        "personal": "redact",
        "third_party": "redact",
        "injection": "refuse",
    },
    # A summary is given to the model as if it had been said.
    "summary": {
        "figure": "redact",
        "credential": "redact",
        "personal": "allow",
        "third_party": "allow",
        "injection": "redact",
    },
    # The ledger is the record of what was said: all belongs to it but credentials.
    "ledger": {
        "figure": "allow",
        "credential": "redact",
        "personal": "allow",
        "third_party": "allow",
        "injection": "allow",
    },
    "artifact": {
        "figure": "allow",
        "credential": "refuse",
        "personal": "allow",
        "third_party": "allow",
        "injection": "allow",
    },
}

STRICT = Policy("strict", _rows())

PRESETS: Mapping[str, Policy] = MappingProxyType(
    {
        "strict": STRICT,
        # For agents whose answers are full of numbers and who need to know nothing of the person.
        "analytics": Policy(
            "analytics",
            _rows(
                memory={"personal": "refuse"},
                ledger={"third_party": "redact"},
                note={"third_party": "refuse"},
            ),
        ),
        # For one person's helper: notes and summaries may say what things cost.
        "assistant": Policy(
            "assistant",
            _rows(
                memory={"third_party": "strip"},
                note={"figure": "allow", "personal": "allow"},
                summary={"figure": "allow"},
            ),
        ),
    }
)

_STRICTNESS: tuple[Treatment, ...] = get_args(Treatment)
_NAME_CHARS = 64


def parse_policy(text: str, source: str) -> Policy:
    """The policy a TOML document describes.

    Args:
        text: the document: ``name``, ``base`` (a preset, by default ``strict``), one table a
            destination with treatments by kind, and any number of ``[[exceptions]]``.
        source: what errors call the document, such as its path.

    Raises:
        ConfigError: it is no TOML, a name in it is unknown, a rule is looser than the preset's
            outside an exception, an exception has no reason, it would allow credentials, or its
            own words hold a credential or a figure.
    """
    import tomllib

    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{source} is not valid TOML: {error}") from None
    except RecursionError:
        raise ConfigError(f"{source} is not valid TOML: it is nested too deep") from None
    _only(document, {"name", "base", "exceptions", *CHOICES}, source)
    base = PRESETS.get(_word(document, "base", source, default="strict"))
    if base is None:
        raise ConfigError(f"{source}: base: is no preset", hint="known: " + ", ".join(PRESETS))
    rules = {place: dict(row) for place, row in base.rules.items()}
    for place in CHOICES:
        table = document.get(place, {})
        if not isinstance(table, dict):
            raise ConfigError(f"{source}: {place}: must be a table of treatments by kind")
        _only(table, set(KINDS), f"{source}: {place}")
        for kind in KINDS:
            if kind in table:
                chosen = _chosen(table[kind], place, f"{source}: {place}.{kind}")
                if _STRICTNESS.index(chosen) < _STRICTNESS.index(rules[place][kind]):
                    raise ConfigError(
                        f"{source}: {place}.{kind}: is looser than the preset's "
                        f"'{rules[place][kind]}'",
                        hint="write it as one of [[exceptions]], with a reason",
                    )
                rules[place][kind] = chosen
    name = _word(document, "name", source)
    policy = Policy(name, rules, _exceptions(document.get("exceptions", []), source))
    _require_clean(policy, source)
    return policy


def _exceptions(listed: object, source: str) -> tuple[PolicyException, ...]:
    if not isinstance(listed, list):
        raise ConfigError(f"{source}: exceptions: must be an array of tables, [[exceptions]]")
    found: list[PolicyException] = []
    for number, each in enumerate(listed, 1):
        where = f"{source}: exception {number}"
        if not isinstance(each, dict):
            raise ConfigError(f"{where}: must be a table")
        _only(each, {"destination", "kind", "rule", "treatment", "reason"}, where)
        place = _one_of(_word(each, "destination", where), tuple(CHOICES), f"{where}: destination")
        kind = _one_of(_word(each, "kind", where), KINDS, f"{where}: kind")
        chosen = _chosen(each.get("treatment", "allow"), place, f"{where}: treatment")
        if kind == "credential" and chosen == "allow":
            raise ConfigError(
                f"{where}: credentials are never stored",
                hint="keep a token in temp: state, which lives for one turn",
            )
        reason = each.get("reason")
        if not isinstance(reason, str) or not reason.strip():
            raise ConfigError(f"{where}: reason: is missing", hint="say why the rule may be broken")
        rule = _word(each, "rule", where, default="")
        found.append(PolicyException(place, kind, chosen, reason.strip(), rule))
    return tuple(found)


def _require_clean(policy: Policy, source: str) -> None:
    """Judge a document's own words: the store keeps it, and the audit log its name and reasons."""
    from keepwise.governance.detection.finding import find

    said = [(f"{source}: name", policy.name)]
    for number, each in enumerate(policy.exceptions, 1):
        where = f"{source}: exception {number}"
        said += [(f"{where}: rule", each.rule), (f"{where}: reason", each.reason)]
    # What the ledger bars; and a figure, which goes stale in a document as it does in a memory.
    barred: frozenset[FindingKind] = frozenset({"credential", "figure"})
    kinds = policy.kinds("ledger") | barred
    for where, text in said:
        if found := sorted({each.kind for each in find(text, kinds)}):
            raise ConfigError(
                f"{where}: refused ({', '.join(found)})",
                hint="it is kept with what it decides: say it without",
            )


def _only(table: Mapping[str, object], known: set[str], where: str) -> None:
    unknown = sorted(table.keys() - known)
    if unknown:
        from keepwise.governance.naming.ids import told

        raise ConfigError(
            f"{where}: unknown name '{told(unknown[0])}'", hint="known: " + ", ".join(sorted(known))
        )


def _word(table: Mapping[str, object], name: str, where: str, *, default: str | None = None) -> str:
    value = table.get(name, default)
    if value is None:
        raise ConfigError(f"{where}: {name}: is missing")
    if not isinstance(value, str) or len(value) > _NAME_CHARS or (not value and default != ""):
        raise ConfigError(f"{where}: {name}: must be text of 1 to {_NAME_CHARS} characters")
    return value


def _chosen(value: object, place: Destination, where: str) -> Treatment:
    return _one_of(value, CHOICES[place], where)


def _one_of(value: object, known: Sequence[_Name], where: str) -> _Name:
    for each in known:
        if each == value:
            return each
    raise ConfigError(f"{where}: is not one that exists", hint="known: " + ", ".join(known))
