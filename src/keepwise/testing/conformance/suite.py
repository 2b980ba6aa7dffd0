"""Registering checks, running them, and saying how it went."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from keepwise.errors import ConfigError, InvalidInput, KeepwiseError
from keepwise.testing.conformance.subject import Subject

CAPABILITIES = (
    "sessions",
    "state",
    "artifacts",
    "rewind",
    "resumability",
    "memories",
    "retrieval",
    "forgetting",
    "idempotency",
    "isolation",
    "concurrency",
)
"""What a store can do, in the order of a report. Each is a file or a folder beside this one."""

Body: TypeAlias = Callable[[Subject], Awaitable[None]]
Factory: TypeAlias = Callable[[], Subject]
"""Makes a subject on a new, empty store."""


class CheckFailed(AssertionError):
    """A store does not do what is promised; the message says what it did instead."""


@dataclass(frozen=True, slots=True)
class Check:
    """One promise: its name (``capability.behaviour``), its sentence, and what proves it."""

    name: str
    promise: str
    body: Body

    @property
    def capability(self) -> str:
        """What the promise is about: the part of the name before the point."""
        return self.name.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one check went; ``detail`` is empty when the promise was kept."""

    name: str
    promise: str
    ok: bool
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """How all checks went; ``str()`` is for people."""

    outcomes: tuple[Outcome, ...]

    @property
    def ok(self) -> bool:
        """Whether every promise was kept, and there was one to keep."""
        return bool(self.outcomes) and not self.failed

    @property
    def failed(self) -> tuple[Outcome, ...]:
        """The promises that were not kept."""
        return tuple(each for each in self.outcomes if not each.ok)

    @property
    def capabilities(self) -> dict[str, bool]:
        """Each capability that was looked at, and whether all of it is there."""
        found: dict[str, bool] = {}
        for each in self.outcomes:
            name = each.name.partition(".")[0]
            found[name] = found.get(name, True) and each.ok
        return found

    def __str__(self) -> str:
        lines = []
        for each in self.outcomes:
            lines.append(f"{'ok  ' if each.ok else 'FAIL'} {each.name}: {each.promise}")
            lines.extend(f"       {line}" for line in each.detail.splitlines())
        kept = len(self.outcomes) - len(self.failed)
        lines.append(f"{kept} of {len(self.outcomes)} promises kept")
        return "\n".join(lines)


_registered: dict[str, Check] = {}


def check(name: str, promise: str) -> Callable[[Body], Body]:
    """Register a check under ``capability.behaviour``; ``promise`` is one sentence."""

    def register(body: Body) -> Body:
        if name in _registered:
            raise ValueError(f"two checks are called {name}")
        _registered[name] = Check(name, promise, body)
        return body

    return register


def all_checks() -> tuple[Check, ...]:
    """Every check, capability by capability, each in the order of its files."""
    # They import this module to register what they hold, so it can only import them late.
    from keepwise.testing.conformance import (  # noqa: F401  importing is registering
        artifacts,
        concurrency,
        forgetting,
        idempotency,
        isolation,
        memories,
        resumability,
        retrieval,
        rewind,
        sessions,
        state,
    )

    return tuple(sorted(_registered.values(), key=lambda each: CAPABILITIES.index(each.capability)))


async def run(factory: Factory, *, only: Iterable[str] = ()) -> Report:
    """Run the checks one after another, each on a subject of its own.

    Args:
        factory: makes a subject on a new, empty store.
        only: names of checks or of capabilities; all when empty.

    Raises:
        ConfigError: ``only`` names something that does not exist.
    """
    outcomes = []
    for each in _chosen(tuple(only)):
        try:
            await run_check(each, factory())
        except (Exception, ExceptionGroup) as error:  # noqa: BLE001  a report holds any failure
            outcomes.append(Outcome(each.name, each.promise, ok=False, detail=_explain(error)))
        else:
            outcomes.append(Outcome(each.name, each.promise, ok=True))
    return Report(tuple(outcomes))


async def run_check(each: Check, subject: Subject) -> None:
    """Run one check and close its subject, whatever happens. Raises what the check raises."""
    try:
        await each.body(subject)
    finally:
        await subject.close()


def _chosen(only: Sequence[str]) -> tuple[Check, ...]:
    checks = all_checks()
    known = {each.name for each in checks} | {each.capability for each in checks}
    unknown = [name for name in only if name not in known]
    if unknown:
        raise ConfigError(f"there is no check '{unknown[0]}'")
    return tuple(
        each for each in checks if not only or each.name in only or each.capability in only
    )


def _explain(error: BaseException) -> str:
    if isinstance(error, CheckFailed):
        return str(error)
    return "".join(traceback.format_exception_only(error)).strip()


# What checks are written with. An assert would vanish under "python -O" and keep every promise.


def equal(actual: object, expected: object, what: str) -> None:
    """Fail unless ``actual`` is ``expected``, of the same type: 1, 1.0 and True differ."""
    if not same(actual, expected):
        raise CheckFailed(f"{what}: expected {_short(expected)}, got {_short(actual)}")


def holds(condition: object, what: str) -> None:
    """Fail with ``what`` unless ``condition`` is true."""
    if not condition:
        raise CheckFailed(what)


async def refused(
    action: Awaitable[object],
    kind: type[KeepwiseError],
    what: str,
    *,
    field: str = "",
    retryable: bool | None = None,
) -> KeepwiseError:
    """Fail unless ``action`` raises ``kind``; with ``field``, unless the error names it."""
    try:
        result = await action
    except kind as error:
        if field and not (isinstance(error, InvalidInput) and field in str(error)):
            raise CheckFailed(f"{what}: the error does not name {field}: {error}") from error
        if retryable is not None and error.retryable is not retryable:
            raise CheckFailed(f"{what}: retryable is {error.retryable}") from error
        return error
    except Exception as error:
        raise CheckFailed(f"{what}: expected {kind.__name__}, got {error!r}") from error
    raise CheckFailed(f"{what}: expected {kind.__name__}, but it was done: {_short(result)}")


async def all_refused(
    actions: Sequence[Coroutine[Any, Any, object]], kind: type[KeepwiseError], what: str
) -> None:
    """Fail unless every action raises ``kind``."""
    try:
        for number, action in enumerate(actions, 1):
            await refused(action, kind, f"{what} ({number} of {len(actions)})")
    finally:
        for action in actions:
            action.close()


def same(left: Any, right: Any) -> bool:
    """Equality that tells 1 from 1.0 and from True, and -0.0 from 0.0, all the way down."""
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list | tuple) and type(left) is type(right):
        return len(left) == len(right) and all(
            same(one, other) for one, other in zip(left, right, strict=True)
        )
    if isinstance(left, float) and isinstance(right, float):
        return left == right and str(left) == str(right)
    return type(left) is type(right) and bool(left == right)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 500 else f"{text[:500]}… ({len(text)} characters)"
