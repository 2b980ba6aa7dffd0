"""``keepwise sessions``: the commands that change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from keepwise import REMOVED, Event, Keepwise, Scope

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")
START = 1_800_000_000_000_000


def test_list_of_one_user(cli: Any, conversation: str) -> None:
    told = cli.json("sessions", "list", *cli.maria)
    (session,) = told["sessions"]
    assert session["id"] == conversation
    assert session["revision"] == 3
    assert session["scope"]["entries"] == {"app_name": "acme", "user_id": "maria"}
    assert session["expires_at"] is None
    assert "state" not in session
    lines = cli("sessions", "list", *cli.maria).stdout.splitlines()
    assert lines[0].split() == ["ID", "USER", "EVENTS", "CREATED", "UPDATED"]
    assert lines[1].split()[:3] == [conversation, "maria", "3"]


def test_list_of_all_users_in_pages(cli: Any, conversation: str) -> None:
    assert len(cli.json("sessions", "list", "--app", "acme")["sessions"]) == 2
    first = cli.json("sessions", "list", "--app", "acme", "--limit", "1")
    token = first["next_page_token"]
    second = cli.json("sessions", "list", "--app", "acme", "--limit", "1", "--page-token", token)
    assert [each["id"] for page in (first, second) for each in page["sessions"]] == [
        conversation,
        "hers-not",
    ]
    assert second["next_page_token"] == ""
    assert token in cli("sessions", "list", "--app", "acme", "--limit", "1").stdout
    for nonsense in ("nonsense", "00:", token.partition(":")[0] + ":x"):
        cli.error("sessions", "list", "--app", "acme", "--page-token", nonsense, code=2)


@pytest.mark.parametrize(
    ("options", "order"), [((), ["a", "b", "c"]), (("--newest",), ["c", "b", "a"])]
)
def test_list_in_either_order(
    cli: Any, store: Callable[..., None], options: tuple[str, ...], order: list[str]
) -> None:
    async def three(kw: Keepwise) -> None:
        for number, name in enumerate("abc"):
            await kw.sessions.create(MARIA, session_id=name, created_at=START + number)

    store(three)
    found, token = [], ""
    for _ in order:
        page = cli.json(
            "sessions", "list", *cli.maria, *options, "--limit", "1", "--page-token", token
        )
        found += [each["id"] for each in page["sessions"]]
        token = page["next_page_token"]
    assert (found, token) == (order, "")


def test_show(cli: Any, conversation: str) -> None:
    session = cli.json("sessions", "show", conversation, *cli.maria)["session"]
    assert [event["id"] for event in session["events"]] == ["e1", "e2", "e3"]
    first = session["events"][0]
    assert first["time"] == "2023-11-14T22:13:20.000001Z"
    assert first["time_us"] == 1_700_000_000_000_001
    assert first["content"]["parts"][0]["text"] == "Hello שלום 你好 👋"
    shown = cli("sessions", "show", conversation, *cli.maria).stdout
    assert "Hello שלום 你好 👋" in shown
    assert "[functionCall]" in shown
    assert "[state: app:rate, step]" in shown
    assert "temp:" not in shown


def test_show_recent(cli: Any, conversation: str) -> None:
    def shown(recent: str) -> list[str]:
        args = ("sessions", "show", conversation, "--recent", recent)
        return [event["id"] for event in cli.json(*args, *cli.maria)["session"]["events"]]

    assert shown("1") == ["e3"]
    assert shown("0") == []
    assert "e1" not in cli("sessions", "show", conversation, "--recent", "0", *cli.maria).stdout
    for bad in ("-1", "x", "9" * 30):
        cli.error("sessions", "show", conversation, f"--recent={bad}", *cli.maria, code=2)


@pytest.fixture
def rewound(conversation: str, store: Callable[..., None]) -> str:
    """Maria's session with a summary, a turn that was taken back, and one after that."""
    summary = {
        "compaction": {
            "startTimestamp": 1_700_000_000.0,
            "endTimestamp": 1_700_000_001.0,
            "compactedContent": {"role": "model", "parts": [{"text": "She said hello."}]},
        }
    }

    async def go_on(kw: Keepwise) -> None:
        said = {"role": "user", "parts": [{"text": "Book it"}]}
        made = {"actions": {"artifactDelta": {"ticket.pdf": 0}}}
        for event in (
            Event("s", "user", START, extra={"actions": summary}),
            Event("w1", "user", START + 1, "wrong", content=said),
            Event("w2", "router", START + 2, "wrong", state_delta={"step": REMOVED}, extra=made),
        ):
            await kw.sessions.append(MARIA, "monday", event)
        await kw.sessions.rewind(
            MARIA, "monday", "wrong", event=Event("r", "user", START + 3, "taking-back")
        )
        await kw.sessions.append(
            MARIA, "monday", Event("after", "user", START + 4, "right", content=said)
        )

    store(go_on)
    return conversation


def test_show_live_leaves_out_what_was_taken_back(cli: Any, rewound: str) -> None:
    told = cli.json("sessions", "show", rewound, "--live", *cli.maria)
    ids = [event["id"] for event in told["session"]["events"]]
    assert ids == ["e1", "e2", "e3", "s", "after"]
    assert told["undone"] == []
    told = cli.json("sessions", "show", rewound, "--live", "--recent", "1", *cli.maria)
    assert [event["id"] for event in told["session"]["events"]] == ["s", "after"]
    shown = cli("sessions", "show", rewound, "--live", *cli.maria).stdout
    assert "[summary] She said hello." in shown
    assert shown.count("Book it") == 1
    assert "undone" not in shown


def test_show_marks_what_was_taken_back(cli: Any, rewound: str) -> None:
    assert cli.json("sessions", "show", rewound, *cli.maria)["undone"] == ["w1", "w2", "r"]
    told = cli.json("sessions", "show", rewound, "--recent", "3", *cli.maria)
    assert told["undone"] == ["w2", "r"]
    shown = cli("sessions", "show", rewound, *cli.maria).stdout
    assert [line.split("  ")[-1] for line in shown.splitlines()[-5:]] == [
        "[summary] She said hello.",
        "[undone] Book it",
        "[undone] [removed: step] [files: ticket.pdf]",
        "[rewind to before wrong] [state: step]",
        "Book it",
    ]


def test_a_session_of_which_nothing_counts_any_more(cli: Any, store: Callable[..., None]) -> None:
    async def undo_all(kw: Keepwise) -> None:
        await kw.sessions.create(MARIA, session_id="new")
        await kw.sessions.create(MARIA, session_id="undone")
        await kw.sessions.append(MARIA, "undone", Event("e", "user", START, "i"))
        await kw.sessions.rewind(MARIA, "undone", "i")

    store(undo_all)
    for session, said in (("undone", "No event of it still counts."), ("new", "No events yet.")):
        assert said in cli("sessions", "show", session, "--live", *cli.maria).stdout


@pytest.mark.parametrize("limit", [1, 2, 3, 7])
def test_events_in_pages_both_ways(cli: Any, rewound: str, limit: int) -> None:
    everything = ["e1", "e2", "e3", "s", "w1", "w2", "r", "after"]
    for options, order in (((), everything), (("--newest",), everything[::-1])):
        found, undone, token = [], [], ""
        while token or not found:
            page = cli.json(
                "sessions",
                "events",
                rewound,
                *options,
                *("--limit", str(limit), "--page-token", token),
                *cli.maria,
            )
            assert len(page["events"]) <= limit
            found += [event["id"] for event in page["events"]]
            undone += page["undone"]
            token = page["next_page_token"]
        assert found == order
        assert set(undone) == {"w1", "w2", "r"}


def test_events_show_the_ids_that_other_commands_take(cli: Any, rewound: str) -> None:
    shown = cli("sessions", "events", rewound, "--limit", "5", *cli.maria).stdout.splitlines()
    assert shown[0].split() == ["TIME", "AUTHOR", "INVOCATION", "EVENT", "WHAT"]
    assert shown[1].split()[:4] == ["2023-11-14T22:13:20Z", "user", "-", "e1"]
    assert shown[5].split()[1:] == ["user", "wrong", "w1", "[undone]", "Book", "it"]
    assert shown[6] == "More: --page-token 5:"
    assert "No more." in cli("sessions", "events", rewound, "--page-token", "8:", *cli.maria).stdout
    cli.error("sessions", "events", rewound, "--page-token", "nonsense", *cli.maria, code=2)
    assert "No events yet." in cli("sessions", "events", "hers-not", *cli.sam).stdout


def test_state(cli: Any, conversation: str) -> None:
    told = cli.json("sessions", "state", conversation, *cli.maria)
    assert told == {
        "session_id": conversation,
        "state": {"app:rate": 2, "step": 2, "user:plan": "pro"},
    }
    lines = cli("sessions", "state", conversation, *cli.maria).stdout.splitlines()
    assert [line.split() for line in lines] == [
        ["KEY", "VALUE"],
        ["app:rate", "2"],
        ["step", "2"],
        ["user:plan", '"pro"'],
    ]


def test_the_history_of_a_session_s_key(cli: Any, rewound: str) -> None:
    told = cli.json("sessions", "state", rewound, "--history", "step", *cli.maria)
    assert told["key"] == "step"
    assert [(each["event_id"], each["before"], each["after"]) for each in told["changes"]] == [
        ("", {"absent": True}, {"value": 1}),
        ("e3", {"value": 1}, {"value": 2}),
        ("w2", {"value": 2}, {"absent": True}),
        ("r", {"absent": True}, {"value": 2}),
    ]
    second = told["changes"][1]
    assert (second["author"], second["session_id"]) == ("router", rewound)
    assert second["time"] == "2023-11-14T22:13:22.000000Z"
    assert "keepwise:removed" not in str(told)
    lines = cli("sessions", "state", rewound, "--history", "step", *cli.maria).stdout.splitlines()
    assert lines[0].split() == ["TIME", "AUTHOR", "SESSION", "EVENT", "BEFORE", "AFTER"]
    assert [line.split()[1:] for line in lines[1:]] == [
        ["-", rewound, "-", "-", "1"],
        ["router", rewound, "e3", "1", "2"],
        ["router", rewound, "w2", "2", "removed"],
        ["user", rewound, "r", "-", "2"],
    ]


def test_none_is_a_value_and_its_absence_is_another(
    cli: Any, conversation: str, store: Callable[..., None]
) -> None:
    async def write(kw: Keepwise) -> None:
        for number, value in enumerate((None, {"absent": True}, "removed", REMOVED)):
            event = Event(f"n{number}", "a", START + number, state_delta={"user:x": value})
            await kw.sessions.append(MARIA, conversation, event)

    store(write)
    told = cli.json("sessions", "state", "--history", "user:x", *cli.maria)
    assert [each["after"] for each in told["changes"]] == [
        {"value": None},
        {"value": {"absent": True}},
        {"value": "removed"},
        {"absent": True},
    ]
    lines = cli("sessions", "state", "--history", "user:x", *cli.maria).stdout.splitlines()
    assert [line.split()[-1] for line in lines[1:]] == ["null", "true}", '"removed"', "removed"]


@pytest.mark.parametrize("with_the_session", [True, False])
def test_the_history_of_a_shared_key_needs_no_session(
    cli: Any, conversation: str, with_the_session: bool
) -> None:
    session = (conversation,) if with_the_session else ()
    for key, value, event in (("user:plan", "pro", ""), ("app:rate", 2, "e3")):
        told = cli.json("sessions", "state", *session, "--history", key, *cli.maria)
        (change,) = told["changes"]
        assert change["after"] == {"value": value}
        assert (change["session_id"], change["event_id"]) == (conversation, event)
    assert cli.json("sessions", "state", "--history", "app:rate", *cli.sam)["changes"] != []
    assert cli.json("sessions", "state", "--history", "user:plan", *cli.sam)["changes"] == []


def test_a_history_that_is_not_there(cli: Any, conversation: str) -> None:
    shown = cli("sessions", "state", conversation, "--history", "nothing", *cli.maria).stdout
    assert "nothing was never set here" in shown
    for args in (("--history", "step"), ()):
        assert "session" in cli.error("sessions", "state", *args, *cli.maria, code=2)["message"]
    args = (conversation, "--history", "temp:token")
    assert "never stored" in cli.error("sessions", "state", *args, *cli.maria, code=2)["message"]
    args = ("nowhere", "--history", "step")
    assert cli.error("sessions", "state", *args, *cli.maria, code=1)["reason"] == "not_found"


@pytest.mark.parametrize("command", ["show", "state", "events"])
def test_an_unknown_session(cli: Any, conversation: str, command: str) -> None:
    assert cli.error("sessions", command, "nowhere", *cli.maria, code=1)["reason"] == "not_found"
    assert cli.error("sessions", command, conversation, *cli.sam, code=1)["reason"] == "not_found"


def test_nothing_there_says_so(cli: Any, conversation: str) -> None:
    assert "No sessions." in cli("sessions", "list", "--app", "other").stdout
    assert cli.json("sessions", "list", "--app", "other")["sessions"] == []
    assert "No values." not in cli("sessions", "state", conversation, *cli.maria).stdout


def test_sessions_need_an_app(cli: Any) -> None:
    assert "--app" in cli.error("sessions", "list", code=2)["message"]
