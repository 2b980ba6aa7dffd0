"""The conformance suite itself: complete, callable without pytest, and not fooled."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import keepwise.testing.conformance as conformance
from keepwise import ConfigError, Keepwise, Settings
from keepwise.testing.conformance import CheckFailed, Report, Subject, all_checks, run
from keepwise.testing.conformance.suite import check, equal, holds, refused, same

CAPABILITIES = [
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
]
FOLDER = Path(conformance.__file__).parent
HELPERS = {"__init__.py", "subject.py", "suite.py"}


def in_memory() -> Subject:
    return Subject(
        lambda clock, ids: Keepwise.open(":memory:", settings=Settings(), clock=clock, ids=ids),
        durable=False,
    )


def test_checks_are_named_and_sorted() -> None:
    checks = all_checks()
    assert list(dict.fromkeys(each.capability for each in checks)) == CAPABILITIES
    assert len({each.name for each in checks}) == len(checks)
    assert len({each.promise for each in checks}) >= len(checks) - 2
    for each in checks:
        assert re.fullmatch(r"[a-z]+\.[a-z_]+", each.name)
        assert re.fullmatch(r"[A-Z\w].{10,85}\.", each.promise), each.name
    assert all_checks() == checks


def written(path: Path) -> set[str]:
    """The checks in a file, by function name."""
    return set(re.findall(r"^async def ([a-z]\w*)", path.read_text("utf-8"), re.MULTILINE))


def test_every_check_function_is_registered() -> None:
    registered = {(each.body.__module__, each.body.__name__) for each in all_checks()}
    found = {
        (".".join((conformance.__name__, *path.relative_to(FOLDER).with_suffix("").parts)), name)
        for path in FOLDER.rglob("*.py")
        if path.name not in HELPERS
        for name in written(path)
    }
    assert found == registered


def test_a_capability_is_a_file_or_a_folder() -> None:
    places = {path.stem for path in FOLDER.iterdir() if path.suffix == ".py"} | {
        path.name for path in FOLDER.iterdir() if path.is_dir() and any(path.glob("*.py"))
    }
    assert places - {name.removesuffix(".py") for name in HELPERS} == set(CAPABILITIES)
    for each in all_checks():
        place = each.body.__module__.removeprefix(f"{conformance.__name__}.").partition(".")[0]
        assert place == each.capability, each.name


def test_the_names_exported_are_there() -> None:
    assert conformance.__all__ == sorted(conformance.__all__)
    assert all(hasattr(conformance, name) for name in conformance.__all__)


async def test_a_run_reports_each_promise() -> None:
    report = await run(in_memory, only=["sessions.create", "isolation"])
    assert report.ok, str(report)
    assert report.capabilities == {"sessions": True, "isolation": True}
    assert report.failed == ()
    assert str(report).splitlines()[0].startswith("ok   sessions.create: A new session")
    count = len(report.outcomes)
    assert str(report).splitlines()[-1] == f"{count} of {count} promises kept"


class Amnesiac(Keepwise):
    """A store that forgets everything when it is closed, though it says it is durable."""


async def test_a_store_that_breaks_a_promise_is_told_so() -> None:
    def forgetful() -> Subject:
        return Subject(
            lambda clock, ids: Amnesiac.open(":memory:", settings=Settings(), clock=clock, ids=ids)
        )

    report = await run(forgetful, only=["sessions.create", "sessions.create_without_id"])
    assert not report.ok
    assert [each.name for each in report.failed] == ["sessions.create"]
    assert "NotFound" in report.failed[0].detail
    assert report.capabilities == {"sessions": False}
    assert "FAIL sessions.create" in str(report)
    assert str(report).endswith("1 of 2 promises kept")


async def test_a_store_that_does_not_open_fails_every_check(tmp_path: Path) -> None:
    report = await run(
        lambda: Subject(lambda clock, ids: Keepwise.open(str(tmp_path), settings=Settings())),
        only=["state.none"],
    )
    assert [each.ok for each in report.outcomes] == [False]
    assert "folder" in report.failed[0].detail


async def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(ConfigError, match=r"sessions\.nope"):
        await run(in_memory, only=["sessions.nope"])


def test_an_empty_report_is_not_ok() -> None:
    assert not Report(()).ok


def test_a_name_is_taken_once() -> None:
    name = all_checks()[0].name
    with pytest.raises(ValueError, match=name):
        check(name, "Once more.")(all_checks()[0].body)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (1, 1.0),
        (1, True),
        (0.0, -0.0),
        ([1], [1.0]),
        ({"a": 1}, {"a": True}),
        ([1], (1,)),
        ("", None),
    ],
)
def test_values_of_different_types_differ(left: object, right: object) -> None:
    assert not same(left, right)
    assert same(left, left)
    with pytest.raises(CheckFailed, match="the value"):
        equal(left, right, "the value")


async def test_what_checks_are_written_with_fails_when_it_should() -> None:
    async def nothing() -> None: ...

    async def wrong() -> None:
        raise LookupError

    with pytest.raises(CheckFailed, match="not so"):
        holds(False, "not so")
    with pytest.raises(CheckFailed, match="but it was done"):
        await refused(nothing(), ConfigError, "doing nothing")
    with pytest.raises(CheckFailed, match="LookupError"):
        await refused(wrong(), ConfigError, "failing otherwise")


def test_it_needs_neither_pytest_nor_an_agent_framework() -> None:
    code = (
        "import asyncio, sys\n"
        "before = set(sys.modules)\n"
        "from keepwise import Keepwise, Settings\n"
        "from keepwise.testing.conformance import Subject, run\n"
        "def make():\n"
        "    return Subject(lambda clock, ids: Keepwise.open(':memory:', settings=Settings(),\n"
        "        clock=clock, ids=ids), durable=False)\n"
        "report = asyncio.run(run(make, only=['state.none', 'sessions.create']))\n"
        "assert report.ok, report\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "bad = {'pytest', '_pytest', 'google'} & new\n"
        "assert not bad, bad\n"
    )
    # -O takes asserts away; the checks must not depend on them.
    for options in ([], ["-O"]):
        done = subprocess.run(
            [sys.executable, *options, "-c", code],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
