"""Sessions by name: whose they are, what they are called, all of a bank, events by their times."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from contract.following import MARIA, SAM, Talk
from contract.moving import export, save
from keepwise import REMOVED, Event, Scope
from keepwise.errors import AlreadyExists, Conflict, InvalidInput, NotFound, Refused
from keepwise.sessions.records.service import MAX_PAGE, Change

SECOND = 1_000_000
DAY = 86_400 * SECOND
BANK = MARIA.bank
TOKEN = "gh" + "p_" + "a1B2" * 9


def everybody(_: Scope) -> bool:
    return True


def only(user_id: str):
    return lambda scope: scope.get("user_id") == user_id


def named(talk: Talk) -> set[tuple[bytes, str]]:
    """Who has a session of which name, by the directory."""
    return set(talk.rows("SELECT scope_id, name FROM names WHERE kind = 'session'"))


@pytest.fixture
def records(talk):
    return talk.kw.sessions.records


@pytest.fixture
def start(talk):
    async def create(session_id, scope=MARIA, **given):
        talk.clock.advance(seconds=1)
        return await talk.kw.sessions.create(scope, session_id=session_id, **given)

    return create


async def ids(records, filter="", sees=everybody, **given) -> list[str]:
    return [each.id for each in (await records.list(BANK, sees, filter=filter, **given)).items]


# The directory: what comes to be enters it, what goes leaves it


async def test_a_session_that_goes_leaves_the_directory(talk, start):
    for session_id in ("deleted", "pruned", "ended", "kept"):
        await start(session_id, expires_at=talk.clock() + DAY if session_id == "ended" else None)
    await start("replaced", expires_at=talk.clock() + DAY)
    await talk.kw.sessions.delete(MARIA, "deleted")
    talk.clock.advance(days=2)
    for session_id in ("kept", "replaced"):
        if session_id == "replaced":
            await start(session_id)
        else:
            await talk.kw.sessions.append(MARIA, session_id, talk.event("Hello"))
    await talk.kw.sessions.prune(MARIA, before=talk.clock() - DAY)
    assert named(talk) == {(MARIA.id, "kept"), (MARIA.id, "replaced")}


async def test_erasing_somebody_leaves_the_names_of_others(talk, start):
    for scope in (MARIA, SAM):
        await start("monday", scope)
        await talk.kw.bank.create(scope, "Prefers euros")
    await talk.kw.erase(MARIA)
    assert named(talk) == {(SAM.id, "monday")}


async def test_what_is_not_created_is_not_in_the_directory(talk, start):
    await start("monday")
    with pytest.raises(AlreadyExists):
        await start("monday")
    with pytest.raises(Refused):
        await start("tuesday", display_name=f"my token is {TOKEN}")
    assert named(talk) == {(MARIA.id, "monday")}


async def test_what_is_imported_is_found_by_its_name_and_called_as_it_was(
    talk, other, start, tmp_path
):
    await start("monday", display_name="Trip", labels={"env": "test", "naïve": "é"})
    await start("bare", SAM)
    report = await other.kw.import_file(save(tmp_path, await export(talk.kw)))
    assert report.skipped == ()
    assert await other.kw.sessions.records.find(BANK, "bare", everybody) == SAM
    found = await other.kw.sessions.records.find(BANK, "monday", everybody)
    moved = await other.kw.sessions.get(found, "monday")
    assert (found, moved.display_name) == (MARIA, "Trip")
    assert moved.labels == {"env": "test", "naïve": "é"}
    assert named(other) == named(talk)


# Whose it is


async def test_a_session_is_found_by_its_id_and_its_bank(talk, records, start):
    await start("monday")
    await start("tuesday", Scope.user("acme", "maria", bank="elsewhere"))
    assert await records.find(BANK, "monday", everybody) == MARIA
    with pytest.raises(NotFound):
        await records.find(BANK, "tuesday", everybody)


async def test_what_is_not_there_and_what_is_not_yours_is_told_alike(talk, records, start):
    await start("monday")
    await start("over", expires_at=talk.clock() + DAY)
    talk.clock.advance(days=2)
    told = set()
    asked = [("monday", only("sam")), ("never", everybody), ("over", everybody)]
    for session_id, sees in [*asked, ("no\x00id", everybody), ("\ud800", everybody)]:
        with pytest.raises(NotFound) as raised:
            await records.find(BANK, session_id, sees)
        told.add((str(raised.value), raised.value.hint))
    assert len(told) == 1


async def test_an_id_that_several_people_have_is_a_conflict_for_whoever_sees_several(
    talk, records, start
):
    for scope in (MARIA, SAM):
        await start("monday", scope)
    assert await records.find(BANK, "monday", only("sam")) == SAM
    with pytest.raises(Conflict):
        await records.find(BANK, "monday", everybody)
    assert await records.is_taken(BANK, "monday", everybody)
    assert await records.is_taken(BANK, "monday", only("sam"))
    assert not await records.is_taken(BANK, "monday", only("kim"))


# All of a bank


async def test_all_sessions_of_a_bank_page_by_page_the_newest_first(talk, records, start):
    made = []
    for number in range(7):
        scope = (MARIA, SAM, Scope.user("other", "maria"))[number % 3]
        made.append((await start(f"s{number}", scope, state={"n": number})).id)
    await start("elsewhere", Scope.user("acme", "maria", bank="another"))
    found, token, pages = [], "", 0
    while True:
        page = await records.list(BANK, everybody, page_size=3, page_token=token)
        found += page.items
        pages, token = pages + 1, page.next_token
        if not token:
            break
    assert ([each.id for each in found], pages) == (made[::-1], 3)
    assert [each.state["n"] for each in found] == [*range(7)][::-1]
    assert await ids(records, sees=only("sam")) == ["s4", "s1"]


@pytest.mark.parametrize("descending", [True, False])
@pytest.mark.parametrize("order", ["create_time", "update_time"])
async def test_the_order_of_a_list(talk, records, start, order, descending):
    for name in ("a", "b", "c", "d"):
        await start(name, SAM if name in "bd" else MARIA)
    talk.clock.advance(seconds=1)
    await talk.kw.sessions.append(SAM, "b", talk.event("Hello"))
    forth = [*"abcd"] if order == "create_time" else [*"acdb"]
    found, token = [], ""
    for _ in range(4):
        page = await records.list(
            BANK, everybody, page_size=1, page_token=token, order=order, descending=descending
        )
        found += [each.id for each in page.items]
        token = page.next_token
    assert (found, token) == (forth[::-1] if descending else forth, "")


@pytest.mark.parametrize("descending", [True, False])
@pytest.mark.parametrize("order", ["create_time", "update_time"])
@pytest.mark.parametrize("kind", ["sessions", "memories"])
async def test_people_who_share_a_name_and_a_time_are_each_listed_once(
    talk, kind, order, descending
):
    """A copy that was imported for several people has one time in all of them."""
    people = [Scope.user("acme", f"user{number}") for number in range(5)]
    for scope in people:
        for name in ("a", "c"):
            await talk.kw.sessions.create(scope, session_id=name)
            await talk.kw.bank.create(scope, "Prefers euros", memory_id=name)
    lists = talk.kw.sessions.records if kind == "sessions" else talk.kw.bank.records
    found, token = [], "start"
    while token:
        page = await lists.list(
            BANK,
            everybody,
            page_size=3,
            page_token=token.removeprefix("start"),
            order=order,
            descending=descending,
        )
        found += [
            (each.id, each.scope) if kind == "sessions" else (each[1].id, each[0])
            for each in page.items
        ]
        token = page.next_token
    assert [name for name, _ in found] == ["a"] * 5 + ["c"] * 5
    assert {scope for _, scope in found[:5]} == {scope for _, scope in found[5:]} == {*people}


async def test_filters_of_a_list(talk, records, start):
    quoted = Scope.user("acme", 'u"1\\x')
    first = await start("one", display_name="Trip to Rome", labels={"env": "test", "my key": "1"})
    await start("two", SAM, display_name="Bills", labels={"env": "live"})
    third = await start("three", quoted, expires_at=talk.clock() + 30 * DAY)
    talk.clock.advance(seconds=1)
    await talk.kw.sessions.append(MARIA, "one", talk.event("Hello"))
    moment = third.created_at
    for filter, found in {
        'display_name="Bills"': ["two"],
        'displayName:"rome"': ["one"],
        'labels.env="test"': ["one"],
        'labels."my key"="1"': ["one"],
        'user_id="sam"': ["two"],
        "userId=sam": ["two"],
        r'user_id="u\"1\\x"': ["three"],
        'user_id="nobody"': [],
        'user_id="maria" AND labels.env="live"': [],
        'user_id="maria" OR user_id="sam"': ["two", "one"],
        'NOT user_id="maria"': ["three", "two"],
        f"create_time>={moment}": ["three"],
        f"create_time<{moment} AND create_time>{first.created_at}": ["two"],
        f"update_time>{moment}": ["one"],
        "expire_time>0": ["three"],
        "name=two": ["two"],
        "id=two": ["two"],
    }.items():
        assert await ids(records, filter) == found, filter
    for wrong in ("state.a=1", "user_id=", "create_time>soon", "(user_id=a"):
        with pytest.raises(InvalidInput) as raised:
            await ids(records, wrong)
        assert raised.value.field == "filter"


@pytest.fixture
def statements(talk, monkeypatch):
    """The statements that a read ran, with what was bound."""
    seen: list[tuple[str, dict]] = []
    read = talk.kw._database.read

    async def watched(work):
        def spied(tx):
            class Spy:
                def __getattr__(self, name):
                    def run(sql, **params):
                        seen.append((sql, params))
                        return getattr(tx, name)(sql, **params)

                    return run

            return work(Spy())

        return await read(spied)

    monkeypatch.setattr(talk.kw._database, "read", watched)
    return seen


async def test_a_filter_on_one_user_reads_nobody_elses(talk, records, start, statements):
    for scope in (MARIA, SAM, Scope.user("other", "maria")):
        await start("s" + scope.get("app_name") + scope.get("user_id"), scope)
    statements.clear()
    assert await ids(records, 'labels.x="y" AND user_id="maria"') == []
    touched = {params["scope_id"] for _, params in statements if "scope_id" in params}
    assert SAM.id not in touched
    assert MARIA.id in touched, "something of hers was read"
    assert not any("FROM names" in sql for sql, _ in statements)


async def test_a_page_reads_as_many_sessions_as_it_shows(talk, records, start, statements):
    for number in range(600):
        await start(f"s{number}")
    statements.clear()
    await records.list(BANK, everybody, page_size=10)
    assert sum("FROM sessions" in sql for sql, _ in statements) <= 210
    assert len((await records.list(BANK, everybody, page_size=MAX_PAGE + 5)).items) == 600


@pytest.mark.parametrize("token", ["x", "x:1", "1:two", "9" * 40 + ":1", "1:" + "9" * 40, "%%%"])
async def test_a_token_that_no_list_returned(records, start, token):
    await start("monday")
    with pytest.raises(InvalidInput) as raised:
        await records.events(MARIA, "monday", page_token=token)
    assert raised.value.field == "page_token"
    if not token.startswith("1:"):
        with pytest.raises(InvalidInput):
            await records.list(BANK, everybody, page_token=token)


# What it is called, and changing it


async def test_what_a_session_is_called_is_kept_and_changed(talk, records, start):
    made = await start("monday", display_name="Trip", labels={"env": "test"})
    assert (made.display_name, made.labels) == ("Trip", {"env": "test"})
    bare = await start("bare")
    assert (bare.display_name, bare.labels) == ("", {})
    at = talk.clock.advance(seconds=5)
    changed = await records.update(MARIA, "monday", Change(display_name="Rome"))
    assert (changed.display_name, changed.labels) == ("Rome", {"env": "test"})
    assert (changed.updated_at, changed.revision) == (at, made.revision)
    changed = await records.update(MARIA, "monday", Change(labels={}))
    assert (changed.display_name, changed.labels) == ("Rome", {})
    changed = await records.update(MARIA, "monday", Change(display_name=""))
    assert changed.display_name == ""
    assert await talk.kw.sessions.get(MARIA, "monday") == changed


async def test_what_cannot_be_what_a_session_is_called(talk, records, start):
    await start("monday", display_name="Trip")
    for change, error in (
        (Change(display_name=f"my token is {TOKEN}"), Refused),
        (Change(display_name="x" * 513), InvalidInput),
        (Change(display_name="no\x00pe"), InvalidInput),
        (Change(labels={"a": 1}), InvalidInput),  # type: ignore[dict-item]
        (Change(labels={str(n): "" for n in range(101)}), InvalidInput),
        (Change(expires_at=talk.clock()), InvalidInput),
        (Change(expires_at=2**62), InvalidInput),
        (Change(display_name="Rome", state={"a": object()}), InvalidInput),
    ):
        with pytest.raises(error) as raised:
            await records.update(MARIA, "monday", change)
        assert TOKEN not in str(raised.value) + repr(raised.value)
    assert (await talk.kw.sessions.get(MARIA, "monday")).display_name == "Trip"
    with pytest.raises(NotFound):
        await records.update(SAM, "monday", Change(display_name="x"))


async def test_a_label_that_holds_a_credential_is_stored_redacted(talk, records, start):
    await start("monday", labels={"note": TOKEN})
    await records.update(MARIA, "monday", Change(labels={"other": TOKEN}))
    kept = (await talk.kw.sessions.get(MARIA, "monday")).labels
    assert TOKEN not in repr(kept)
    assert TOKEN not in repr(talk.rows("SELECT labels FROM sessions"))


async def test_an_end_is_moved(talk, records, start):
    await start("monday")
    ends = talk.clock() + 60 * SECOND
    assert (await records.update(MARIA, "monday", Change(expires_at=ends))).expires_at == ends
    talk.clock.advance(seconds=60)
    with pytest.raises(NotFound):
        await records.update(MARIA, "monday", Change(display_name="x"))


async def test_state_is_replaced_by_one_event(talk, records, start):
    state = {"keep": 1, "gone": [1], "other": None, "user:plan": "pro", "app:rate": 2}
    await start("monday", state=state)
    at = talk.clock.advance(seconds=5)
    wanted = {"keep": 1, "other": {"a": None}, "new": True, "user:plan": "free", "temp:t": 1}
    changed = await records.update(MARIA, "monday", Change(state=wanted))
    own = {"keep": 1, "other": {"a": None}, "new": True}
    # What others share is set where it is named, and never removed by leaving it out.
    assert changed.state == {**own, "user:plan": "free", "app:rate": 2}
    assert (changed.updated_at, changed.revision) == (at, 1)
    (event,) = (await talk.kw.sessions.get(MARIA, "monday")).events
    assert (event.author, event.content, event.time) == ("system", None, at)
    delta = {"other": {"a": None}, "new": True, "gone": REMOVED, "user:plan": "free"}
    assert event.state_delta == delta
    history = await talk.kw.sessions.history(MARIA, "gone", session_id="monday")
    assert [each.after for each in history] == [[1], REMOVED]


@pytest.mark.parametrize(
    ("before", "after"), [(1, True), (True, 1), (1, 1.0), ([0], [False]), ({"a": 1}, {"a": 1.0})]
)
async def test_values_that_only_look_alike_are_another_state(talk, records, start, before, after):
    await start("monday", state={"key": before})
    changed = await records.update(MARIA, "monday", Change(state={"key": after}))
    assert repr(changed.state) == repr({"key": after})


async def test_the_same_state_appends_nothing_and_still_counts_as_a_change(talk, records, start):
    await start("monday", state={"a": [1, {"b": None}], "note": TOKEN})
    at = talk.clock.advance(seconds=5)
    change = Change(display_name="Trip", state={"a": [1, {"b": None}], "note": TOKEN})
    changed = await records.update(MARIA, "monday", change)
    assert (changed.revision, changed.updated_at, changed.display_name) == (0, at, "Trip")
    assert (await talk.kw.sessions.get(MARIA, "monday")).events == ()
    nothing = await records.update(MARIA, "monday", Change())
    assert nothing == changed


async def test_an_empty_state_removes_all_that_is_the_sessions_own(talk, records, start):
    await start("monday", state={"a": 1, "b": None, "user:c": 2})
    changed = await records.update(MARIA, "monday", Change(state={}))
    assert changed.state == {"user:c": 2}


async def test_a_secret_in_a_new_state_is_redacted_and_the_log_says_who_brought_it(
    talk, records, start
):
    await start("monday")
    change = Change(state={"note": TOKEN})
    await records.update(MARIA, "monday", change, actor="key:1")
    assert TOKEN not in repr((await talk.kw.sessions.get(MARIA, "monday")).state)
    entries = (await talk.kw.audit.list(MARIA)).items
    assert ("redact", "key:1") in {(each.action, each.actor) for each in entries}


async def test_the_log_says_who_deleted_a_session(talk, start):
    await start("monday")
    await talk.kw.sessions.delete(MARIA, "monday", actor="key:1")
    (entry,) = (await talk.kw.audit.list(MARIA)).items
    assert (entry.action, entry.target, entry.actor) == ("delete", "monday", "key:1")


# Events by their times


async def every(records, filter="", **given) -> list[list[str]]:
    """The ids of all events, page by page."""
    pages, token = [], ""
    while True:
        page = await records.events(MARIA, "monday", page_token=token, filter=filter, **given)
        pages.append([each.id for each in page.items])
        token = page.next_token
        if not token:
            return pages


@pytest.fixture
async def five(talk, start):
    """Five events whose times are not as they were appended, two of them the same."""
    await start("monday", state={"opening": 1})
    base = talk.clock()
    events = [
        Event(name, author, base + offset, f"i{offset}", content={"parts": [{"text": name}]})
        for name, author, offset in (
            ("b", "user", 2), ("c1", "agent", 3), ("a", "user", 1), ("c2", "user", 3),
            ("d", "agent", 4),
        )
    ]  # fmt: skip
    await talk.kw.sessions.append_many(MARIA, "monday", events)
    return base


@pytest.mark.parametrize("size", [1, 2, 3, 5, 100])
async def test_events_come_by_time_and_those_of_one_time_as_appended(records, five, size):
    order = ["a", "b", "c1", "c2", "d"]
    for descending, wanted in ((False, order), (True, order[::-1])):
        pages = await every(records, page_size=size, descending=descending)
        assert [each for page in pages for each in page] == wanted
        assert [len(page) for page in pages] == [
            len(wanted[i : i + size]) for i in range(0, 5, size)
        ]


async def test_filters_of_events(records, five):
    def at(offset: int) -> int:
        return five + offset

    for filter, wanted in {
        f"timestamp>={at(2)}": "b c1 c2 d",
        f"timestamp>{at(2)}": "c1 c2 d",
        f"timestamp<{at(3)}": "a b",
        f"timestamp<={at(3)}": "a b c1 c2",
        f"timestamp={at(3)}": "c1 c2",
        f"timestamp!={at(3)}": "a b d",
        f"timestamp>{at(1)} AND timestamp<{at(4)}": "b c1 c2",
        f"timestamp>{at(3)} OR timestamp<{at(2)}": "a d",
        f"NOT timestamp>{at(2)}": "a b",
        f'timestamp>={at(2)} AND author="user"': "b c2",
        "author=agent": "c1 d",
        "invocation_id=i3": "c1 c2",
        f"timestamp>{at(9)}": "",
        f"timestamp>{at(3)} AND timestamp<{at(2)}": "",
    }.items():
        for descending in (False, True):
            pages = await every(records, filter, page_size=1, descending=descending)
            found = [each for page in pages for each in page]
            assert found == wanted.split()[:: -1 if descending else 1], filter


async def test_a_time_is_exact_to_the_microsecond_in_either_spelling(talk, records, start):
    await start("monday")
    time = 1_764_412_345_500_001
    for name, offset in (("before", -1), ("at", 0), ("after", 1)):
        await talk.kw.sessions.append(MARIA, "monday", Event(name, "user", time + offset))
    for moment in (
        str(time),
        '"2025-11-29T10:32:25.500001+00:00"',
        '"2025-11-29T10:32:25.500001Z"',
    ):
        assert await every(records, f"timestamp>={moment}") == [["at", "after"]]
    assert await every(records, 'timestamp>"2025-11-29T10:32:25.5Z"') == [["at", "after"]]


async def test_there_is_no_page_of_a_session_there_is_not(talk, records, start):
    await start("over", expires_at=talk.clock() + DAY)
    talk.clock.advance(days=2)
    for scope, session_id in ((MARIA, "over"), (MARIA, "never"), (SAM, "over")):
        with pytest.raises(NotFound):
            await records.events(scope, session_id)


async def test_reading_a_long_session_page_by_page_is_linear(talk, records, start, monkeypatch):
    """Every row is read once, and once more where a page looks whether another follows."""
    await start("monday")
    base, count = talk.clock(), 10_000
    events = [Event(f"e{n}", "user" if n % 10 else "agent", base + n) for n in range(count)]
    await talk.kw.sessions.append_many(MARIA, "monday", events)
    from keepwise.sessions.records import store

    rows, by_time = [], store.by_time

    def counting(*args, **given):
        found = by_time(*args, **given)
        rows.append(len(found))
        return found

    monkeypatch.setattr(store, "by_time", counting)
    for descending in (False, True):
        rows.clear()
        pages = await every(records, descending=descending)
        assert [len(each) for each in pages] == [100] * 100
        assert sum(rows) <= count + len(pages)
    rows.clear()
    assert len([each for page in await every(records, "author=agent") for each in page]) == 1000
    assert sum(rows) <= 2 * count
    rows.clear()
    assert len(await every(records, f"timestamp>={base + count - 50}")) == 1
    assert sum(rows) == 50


async def test_a_page_of_events_is_found_by_its_index(talk, start):
    from keepwise.sessions.records import store

    await start("monday")
    bound = dict.fromkeys(("scope_id", "session_id", "time", "seq", "first", "last", "count"), 1)
    with closing(sqlite3.connect(talk.path)) as connection:
        for sql in (store._ASCENDING, store._DESCENDING):
            plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}", bound).fetchall()
            told = "\n".join(str(row[-1]) for row in plan)
            index = "SEARCH events USING INDEX events_by_time (scope_id=? AND session_id=? AND "
            assert told.startswith(index)
            assert "(time,seq)" in told, "it begins at its place"
            assert "TEMP B-TREE" not in told, "and nothing is sorted"
