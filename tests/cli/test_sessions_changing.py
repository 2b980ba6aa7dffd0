"""``keepwise sessions``: expire, delete, prune and rewind."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.test_process import Terminal
from keepwise import REMOVED, Event, Keepwise, Scope

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")
DAY = 86_400_000_000
NOW = 1_800_000_000_000_000


class Clock:
    """The time that commands see."""

    now = NOW

    def __call__(self) -> int:
        return self.now * 1000


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(time, "time_ns", stopped)
    return stopped


@pytest.fixture
def terminal(empty_folder: Path) -> Terminal:
    source = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONUTF8": "1", "COLUMNS": "200"}
    return Terminal(empty_folder, {**environment, "TERM": "xterm"})


def ids(cli: Any, *who: str) -> list[str]:
    return [each["id"] for each in cli.json("sessions", "list", *who)["sessions"]]


# Expiry


def test_expire_and_never(cli: Any, conversation: str, clock: Clock) -> None:
    told = cli.json("sessions", "expire", conversation, "--in", "30d", *cli.maria)
    assert told["session"]["expires_at_us"] == NOW + 30 * DAY
    shown = cli("sessions", "expire", conversation, "--in", "30d", *cli.maria).stdout
    assert shown == f"{conversation} expires 2027-02-14T08:00:00Z.\n"
    assert "2027-02-14T08:00:00Z" in cli("sessions", "show", conversation, *cli.maria).stdout
    shown = cli("sessions", "expire", conversation, "--never", *cli.maria).stdout
    assert shown == f"{conversation} does not expire.\n"
    clock.now += 31 * DAY
    assert ids(cli, *cli.maria) == [conversation]


def test_an_expired_session_is_not_there(cli: Any, conversation: str, clock: Clock) -> None:
    cli("sessions", "expire", conversation, "--in", "1h", *cli.maria)
    clock.now += 3_599_999_999
    assert ids(cli, *cli.maria) == [conversation]
    clock.now += 1
    assert ids(cli, *cli.maria) == []
    for command, *options in (
        ("show",),
        ("state",),
        ("events",),
        ("expire", "--never"),
        ("rewind", "--before", "x", "--yes"),
        ("delete", "--yes"),
    ):
        told = cli.error("sessions", command, conversation, *options, *cli.maria, code=1)
        assert told["reason"] == "not_found"


@pytest.mark.parametrize(
    "options", [(), ("--never", "--in", "1d"), ("--in", "0s"), ("--in", "soon"), ("--in", "-1d")]
)
def test_expire_says_when(cli: Any, conversation: str, options: tuple[str, ...]) -> None:
    cli.error("sessions", "expire", conversation, *options, *cli.maria, code=2)
    assert cli.json("sessions", "list", *cli.maria)["sessions"][0]["expires_at"] is None


# Deleting


def test_delete(cli: Any, conversation: str) -> None:
    told = cli.json("sessions", "delete", conversation, "--yes", *cli.maria)
    assert (told["dry_run"], told["session"]["id"], told["memories"]) == (False, conversation, [])
    assert ids(cli, *cli.maria) == []
    assert ids(cli, *cli.sam) == ["hers-not"]
    told = cli.error("sessions", "delete", conversation, "--yes", *cli.maria, code=1)
    assert told["reason"] == "not_found"
    # What other conversations share stays.
    changes = cli.json("sessions", "state", "--history", "user:plan", *cli.maria)["changes"]
    assert [each["after"] for each in changes] == [{"value": "pro"}]


def test_delete_says_what_went(cli: Any, conversation: str, empty_folder: Path) -> None:
    shown = cli("sessions", "delete", conversation, "--yes", *cli.maria).stdout
    assert shown == f"Deleted {conversation} and its 3 events.\n"
    on_disk = b"".join(path.read_bytes() for path in empty_folder.glob("keepwise.db*"))
    assert "שלום".encode() not in on_disk


def test_delete_dry_run_changes_nothing(cli: Any, conversation: str) -> None:
    for extra in ((), ("--yes",)):
        args = ("sessions", "delete", conversation, "--dry-run", *extra, *cli.maria)
        shown = cli(*args).stdout
        assert "Would be deleted:" in shown
        assert "Nothing was changed." in shown
        assert cli.json(*args)["dry_run"] is True
    assert ids(cli, *cli.maria) == [conversation]
    cli.error("sessions", "delete", "nowhere", "--dry-run", *cli.maria, code=1)


@pytest.fixture
def remembered(cli: Any, conversation: str, store: Callable[..., None]) -> dict[str, str]:
    """What was remembered of Maria, by fact: from Monday alone, from two sessions, from none."""

    async def ingest(kw: Keepwise) -> None:
        for stream, event_id, words in (
            ("monday", "e1", "I prefer euros."),
            ("monday", "e2", "I prefer metric units."),
            ("friday", "f1", "I prefer metric units."),
        ):
            said = {"role": "user", "parts": [{"text": words}]}
            event = Event(event_id, "user", NOW, content=said)
            await kw.bank.ingest(MARIA, (event,), stream=stream)

    store(ingest)
    cli.add("I prefer window seats.")
    listed = cli.json("memories", "list", *cli.maria)["memories"]
    return {each["fact"]: each["id"] for each in listed}


@pytest.mark.parametrize("wanted", [True, False])
def test_delete_with_what_was_remembered_from_it_alone(
    cli: Any, remembered: dict[str, str], wanted: bool
) -> None:
    option = ("--memories",) if wanted else ()
    gone = [remembered["Prefers euros"]] if wanted else []
    args = ("sessions", "delete", "monday", *option, *cli.maria)
    assert cli.json(*args, "--dry-run")["memories"] == gone
    assert ("Prefers euros" in cli(*args, "--dry-run").stdout) == wanted
    assert len(cli.json("memories", "list", *cli.maria)["memories"]) == 3
    assert cli.json(*args, "--yes")["memories"] == gone
    left = {each["id"] for each in cli.json("memories", "list", *cli.maria)["memories"]}
    assert left == set(remembered.values()) - set(gone)


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("n\n", 1), ("\n", 1)])
def test_delete_asks_on_a_terminal(
    cli: Any, conversation: str, terminal: Terminal, answer: str, code: int
) -> None:
    ended, seen = terminal("sessions", "delete", conversation, *cli.maria, typed=answer)
    assert ended == code
    assert "To be deleted:" in seen
    assert f"Delete {conversation}? It cannot be undone [y/N]" in seen
    assert ids(cli, *cli.maria) == ([] if code == 0 else [conversation])


@pytest.mark.parametrize(
    "command",
    [
        ("delete", "monday", "--user", "maria"),
        ("rewind", "monday", "--before", "x", "--user", "maria"),
        ("prune", "--older-than", "1d"),
    ],
)
def test_without_a_terminal_they_want_yes(
    cli: Any, conversation: str, command: tuple[str, ...]
) -> None:
    told = cli.error("sessions", *command, "--app", "acme", code=2)
    assert "--yes" in told["message"]
    cli("sessions", *command, "--app", "acme", stdin="y\n", code=2)
    assert cli.json("sessions", "list", *cli.maria)["sessions"][0]["revision"] == 3


# Pruning


@pytest.fixture
def old_and_new(store: Callable[..., None]) -> None:
    """Two users of two apps, each with an old and a new session; values set when both began."""

    async def fill(kw: Keepwise) -> None:
        for app in ("acme", "other"):
            for user in ("maria", "sam"):
                scope = Scope.user(app, user)
                for name, began in (("old", NOW - 100 * DAY), ("new", NOW - 80 * DAY)):
                    await kw.sessions.create(scope, session_id=name, created_at=began)
                    delta = {"user:plan": name, "app:rate": f"{user} {name}", "step": 1}
                    event = Event(f"{user}-{name}", "a", began, state_delta=delta)
                    await kw.sessions.append(scope, name, event)

    store(fill)


def test_prune_every_user_of_the_app(cli: Any, old_and_new: None) -> None:
    args = ("sessions", "prune", "--app", "acme", "--older-than", "90d")
    expected = {
        "before": "2026-10-17T08:00:00.000000Z",
        "before_us": NOW - 90 * DAY,
        "sessions": [{"user_id": "maria", "id": "old"}, {"user_id": "sam", "id": "old"}],
        "events": 2,
        # The old entries of user:plan of two users, and of app:rate.
        "changes": 2 + 2,
        "effects": 0,
    }
    for extra in ((), ("--yes",)):
        assert cli.json(*args, "--dry-run", *extra) == {"dry_run": True, **expected}
        assert "Nothing was changed." in cli(*args, "--dry-run", *extra).stdout
    assert ids(cli, *cli.maria) == ["old", "new"]
    assert cli.json(*args, "--yes") == {"dry_run": False, **expected}
    assert ids(cli, "--app", "acme") == ["new", "new"]
    assert ids(cli, "--app", "other") == ["old", "new", "old", "new"]
    changes = cli.json("sessions", "state", "--history", "app:rate", *cli.maria)["changes"]
    assert [each["after"]["value"] for each in changes] == ["maria new", "sam new"]
    assert cli.json(*args, "--yes")["sessions"] == []


def test_prune_tells_people(cli: Any, old_and_new: None) -> None:
    args = ("sessions", "prune", "--app", "acme", "--older-than", "90d")
    lines = cli(*args, "--yes").stdout.splitlines()
    assert [line.split() for line in lines] == [
        ["Deleted:"],
        ["USER", "SESSIONS", "EVENTS", "HISTORY", "EFFECTS"],
        ["maria", "1", "1", "1", "0"],
        ["sam", "1", "1", "1", "0"],
        ["(the", "app's", "keys)", "0", "0", "2", "0"],
    ]
    shown = cli(*args, "--yes").stdout
    assert shown == "Nothing is older than 2026-10-17T08:00:00Z, and no session has expired.\n"


def test_prune_one_user_leaves_others_and_the_app(cli: Any, old_and_new: None) -> None:
    told = cli.json("sessions", "prune", *cli.maria, "--older-than", "90d", "--yes")
    assert told["sessions"] == [{"user_id": "maria", "id": "old"}]
    assert told["changes"] == 1
    assert ids(cli, *cli.sam) == ["old", "new"]
    changes = cli.json("sessions", "state", "--history", "app:rate", *cli.maria)["changes"]
    assert len(changes) == 4


def test_prune_takes_what_has_expired_whatever_its_age(
    cli: Any, old_and_new: None, clock: Clock
) -> None:
    cli("sessions", "expire", "new", "--in", "1h", *cli.maria)
    clock.now += DAY
    told = cli.json("sessions", "prune", *cli.maria, "--older-than", "1000d", "--yes")
    assert told["sessions"] == [{"user_id": "maria", "id": "new"}]
    assert ids(cli, *cli.maria) == ["old"]


@pytest.mark.parametrize("wanted", [True, False])
def test_prune_with_what_was_remembered(
    cli: Any, remembered: dict[str, str], clock: Clock, wanted: bool
) -> None:
    clock.now += 10 * DAY
    option = ("--memories",) if wanted else ()
    cli("sessions", "prune", *cli.maria, "--older-than", "1d", *option, "--yes")
    left = {each["fact"] for each in cli.json("memories", "list", *cli.maria)["memories"]}
    assert left == set(remembered) - ({"Prefers euros"} if wanted else set())


def test_prune_wants_an_age(cli: Any, conversation: str) -> None:
    for options in ((), ("--older-than", "a while"), ("--older-than", "0d")):
        cli.error("sessions", "prune", "--app", "acme", *options, "--yes", code=2)
    assert ids(cli, *cli.maria) == [conversation]


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("n\n", 1)])
def test_prune_asks_on_a_terminal_and_shows_how_far_it_is(
    cli: Any, store: Callable[..., None], terminal: Terminal, answer: str, code: int
) -> None:
    async def fill(kw: Keepwise) -> None:
        # Old by the clock of any machine, which a process of its own goes by.
        await kw.sessions.create(MARIA, session_id="ancient", created_at=DAY)
        await kw.sessions.create(SAM, session_id="ancient", created_at=DAY)

    store(fill)
    args = ("sessions", "prune", "--app", "acme", "--older-than", "300d")
    ended, seen = terminal(*args, typed=answer)
    assert ended == code
    assert "To be deleted:" in seen
    assert "Delete 2 sessions and what is listed? It cannot be undone [y/N]" in seen
    assert "Looking" in seen
    assert ("Deleting" in seen) == (code == 0)
    assert ids(cli, "--app", "acme") == ([] if code == 0 else ["ancient", "ancient"])


# Rewinding


@pytest.fixture
def booked(cli: Any, store: Callable[..., None]) -> str:
    """A session of three turns, of which the second set values of every kind and booked."""

    def said(words: str) -> dict[str, object]:
        return {"role": "user", "parts": [{"text": words}]}

    call = {"functionCall": {"name": "book", "id": "c1", "args": {}}}

    async def talk(kw: Keepwise) -> None:
        await kw.sessions.create(MARIA, session_id="trip", state={"step": 1})
        for number, event in enumerate(
            (
                Event("a1", "user", NOW, "first", content=said("Hello")),
                Event("b1", "user", NOW + 1, "second", content=said("Book it")),
                Event("b2", "router", NOW + 2, "second", content={"parts": [call]}),
                Event(
                    "b3",
                    "router",
                    NOW + 3,
                    "second",
                    state_delta={"step": 2, "seat": "4A", "user:plan": "gold", "app:rate": 3},
                ),
                Event("c1", "user", NOW + 4, "third", content=said("No!")),
            )
        ):
            await kw.sessions.append(MARIA, "trip", event, revision=number)

    store(talk)
    return "trip"


def rewinding(cli: Any, *options: str, before: str = "second") -> tuple[str, ...]:
    return ("sessions", "rewind", "trip", "--before", before, *options, *cli.maria)


def test_rewind(cli: Any, booked: str) -> None:
    told = cli.json(*rewinding(cli, "--yes"))
    assert told["dry_run"] is False
    done = told["rewound"]
    assert done["undone"] == ["b1", "b2", "b3", "c1"]
    assert sorted(done["restored"]) == ["seat", "step"]
    assert (done["user_keys"], done["app_keys"]) == (["plan"], ["rate"])
    assert done["calls"] == [{"name": "book", "call_id": "c1", "invocation_id": "second"}]
    assert done["event"]["state_delta"] == {"seat": REMOVED, "step": 1}
    state = cli.json("sessions", "state", booked, *cli.maria)["state"]
    assert state == {"step": 1, "user:plan": "gold", "app:rate": 3}


def test_rewind_says_what_it_could_not_undo(cli: Any, booked: str) -> None:
    lines = cli(*rewinding(cli, "--yes")).stdout.splitlines()
    assert lines == [
        "Took back 4 events.",
        "restored  seat, step",
        "Not undone:",
        "values      user:plan, app:rate",
        "tool calls  book()",
    ]


def test_a_rewind_that_undid_everything_says_nothing_of_the_rest(cli: Any, booked: str) -> None:
    assert cli(*rewinding(cli, "--yes", before="third")).stdout == "Took back 1 event.\n"


def test_rewind_dry_run_changes_nothing_and_tells_the_same(cli: Any, booked: str) -> None:
    planned = cli.json(*rewinding(cli, "--dry-run"))
    assert planned["dry_run"] is True
    shown = cli(*rewinding(cli, "--dry-run", "--yes")).stdout
    assert "Would be taken back:" in shown
    assert "Book it" in shown
    assert "Hello" not in shown
    assert "restored  seat, step" in shown
    assert "tool calls  book()" in shown
    assert "Nothing was changed." in shown
    assert cli.json("sessions", "show", booked, *cli.maria)["session"]["revision"] == 5
    done = cli.json(*rewinding(cli, "--yes"))["rewound"]
    assert planned["rewound"].keys() <= done.keys()
    assert planned["rewound"] == {name: done[name] for name in planned["rewound"]}
    assert {"undone", "restored", "artifacts", "memories", "calls"} <= planned["rewound"].keys()


@pytest.mark.parametrize("option", ["--dry-run", "--yes"])
@pytest.mark.parametrize("before", ["nowhere", "b1"])
def test_rewind_to_an_unknown_invocation(cli: Any, booked: str, option: str, before: str) -> None:
    told = cli.error(*rewinding(cli, option, before=before), code=1)
    assert told["reason"] == "not_found"
    assert told["hint"]
    cli.error(*rewinding(cli), code=2)


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("n\n", 1)])
def test_rewind_asks_on_a_terminal(
    cli: Any, booked: str, terminal: Terminal, answer: str, code: int
) -> None:
    ended, seen = terminal(*rewinding(cli), typed=answer)
    assert ended == code
    assert "To be taken back:" in seen
    assert "Take back 4 events? [y/N]" in seen
    session = cli.json("sessions", "show", booked, *cli.maria)["session"]
    assert session["revision"] == (6 if code == 0 else 5)


def test_rewind_takes_back_what_it_has_shown_or_nothing(
    cli: Any, booked: str, store: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody goes on talking while the question stands."""

    async def go_on(kw: Keepwise) -> None:
        await kw.sessions.append(MARIA, booked, Event("d1", "user", NOW + 9, "fourth"))

    def answered(*_: object, **__: object) -> bool:
        store(go_on)
        return True

    monkeypatch.setattr("keepwise.cli.sessions.rewinding.require_somebody_to_ask", lambda _: None)
    monkeypatch.setattr("click.confirm", answered)
    result = cli(*rewinding(cli), code=1)
    assert "has moved on" in result.stderr
    told = json.loads(cli("--json", "sessions", "show", booked, *cli.maria).stdout)
    assert [event["id"] for event in told["session"]["events"]][-1] == "d1"
