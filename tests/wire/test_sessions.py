"""Sessions: made, found, listed, changed and deleted by their names."""

from __future__ import annotations

import datetime

import pytest

from keepwise import Scope, Settings
from keepwise.settings import SessionsSettings
from wire.clients import PLACE
from wire.people import refused, words
from wire.requirements import cites
from wire.serving import here, opened

BANK = f"{PLACE}/reasoningEngines/default"
SESSIONS = f"{BANK}/sessions"
TOKEN = "gh" + "p_" + "a1B2" * 9


@pytest.fixture
async def bank(google):
    return await google.bank()


async def start(google, bank, user_id="kim", **config):
    """A session, as it is read afterwards."""
    made = await google.ask(
        google.sessions.create, name=bank, user_id=user_id, config=config or None
    )
    return made.response


async def made(http, session_id, user_id="kim", **fields):
    """The same in plain HTTP; its name."""
    body = {"userId": user_id, **fields}
    return (await http.post(SESSIONS, body, sessionId=session_id))["response"]["name"]


async def listed(http, **query):
    found = (await http.get(SESSIONS, **query)).get("sessions", [])
    return [each["name"].rpartition("/")[2] for each in found]


# Creating


@cites("sessions.create", "sessions.create.operation", "sessions.get")
async def test_a_user_id_makes_a_session(google, bank):
    operation = await google.ask(google.sessions.create, name=bank, user_id="kim")
    session = operation.response
    assert (operation.done, session.user_id) == (True, "kim")
    assert operation.name.startswith(f"{session.name}/operations/")
    read = await google.ask(google.sessions.get, name=session.name)
    assert read == session
    assert read.create_time == read.update_time
    generated = session.name.rpartition("/")[2]
    assert generated.isdigit()
    assert int(generated) < 2**63


@cites("sessions.create.operation")
async def test_the_operation_is_found_again(http):
    operation = await http.post(SESSIONS, {"userId": "kim", "displayName": "Trip"})
    again = await http.get(operation["name"])
    assert again == operation
    prefix = "type.googleapis.com/google.cloud.aiplatform.v1beta1."
    assert again["metadata"]["@type"] == f"{prefix}CreateSessionOperationMetadata"
    assert again["response"]["@type"] == f"{prefix}Session"


@pytest.mark.parametrize("body", [{}, {"userId": ""}, {"userId": None}, {"displayName": "x"}])
@cites("sessions.create.user")
async def test_a_session_is_somebodys(http, body):
    error = await http.refused("POST", SESSIONS, json=body)
    assert error["status"] == "INVALID_ARGUMENT"


@pytest.mark.parametrize("wanted", ["my-session", "A_b-9", "7", "x" * 63])
@cites("sessions.create.id")
async def test_an_id_of_ones_own(google, bank, wanted):
    made = await start(google, bank, session_id=wanted)
    assert made.name == f"{bank}/sessions/{wanted}"


@pytest.mark.parametrize("wanted", ["a/b", "a:b", "-a", "a_", "a b", "ä", "x" * 64])
@cites("sessions.create.id.wrong")
async def test_an_id_that_cannot_stand_in_a_name(http, wanted):
    error = await http.refused(
        "POST", SESSIONS, params={"sessionId": wanted}, json={"userId": "kim"}
    )
    assert error["status"] == "INVALID_ARGUMENT"
    assert wanted not in error["message"]
    assert await listed(http) == []


@pytest.mark.parametrize("user_id", ["kim", "sam"])
@cites("sessions.create.id.taken")
async def test_an_id_is_taken_for_everybody_in_the_bank(google, bank, user_id):
    first = await start(google, bank, session_id="mine", display_name="first")
    error = await refused(
        google, google.sessions.create, name=bank, user_id=user_id, config={"session_id": "mine"}
    )
    assert words(error) == (409, "ALREADY_EXISTS")
    assert await google.ask(google.sessions.get, name=first.name) == first


async def test_an_id_that_the_library_took_is_taken_and_free_again_when_it_ends(served, clock):
    scope = Scope.user("trips", "kim")
    ends = clock() + 1_000_000
    await served.kw.sessions.create(scope, session_id="mine", expires_at=ends)
    body = {"userId": "sam"}
    await served.http.refused("POST", SESSIONS, params={"sessionId": "mine"}, json=body)
    clock.advance(seconds=1)
    await served.http.post(SESSIONS, body, sessionId="mine")
    assert (await served.http.get(f"{SESSIONS}/mine"))["userId"] == "sam"


STATE = {"n": 1, "f": 1.5, "flag": True, "none": None, "my_key": {"inner_Key": [1, None]}, "": ""}


@cites("sessions.create.state", "messages.numbers", "messages.free")
async def test_the_state_is_what_was_given(google, bank):
    session = await start(google, bank, session_state=STATE)
    assert session.session_state == STATE
    raw = (await google.served.http.get(session.name))["sessionState"]
    # 1, 1.0 and true are alike in Python, and are three kinds of JSON.
    assert sorted(map(repr, raw.items())) == sorted(map(repr, STATE.items()))


@cites("sessions.create.fields")
async def test_what_it_is_called_is_kept(google, bank):
    labels = {"env": "test", "my_Key": "Välue"}
    session = await start(google, bank, display_name="Trip to Rome", labels=labels)
    assert (session.display_name, session.labels) == ("Trip to Rome", labels)


@pytest.mark.parametrize(("ttl", "lives"), [("1.5s", 1.5), ("7200s", 7200), ("1200000s", 1.2e6)])
@cites("sessions.create.ttl")
async def test_a_lifetime_counts_from_now(google, bank, ttl, lives):
    session = await start(google, bank, ttl=ttl)
    assert session.expire_time - session.create_time == datetime.timedelta(seconds=lives)


@cites("sessions.create.ttl")
async def test_a_session_ends_when_it_is_told_to(google, bank):
    at = datetime.datetime(2028, 1, 1, 0, 0, 0, 123456, tzinfo=datetime.UTC)
    assert (await start(google, bank, expire_time=at)).expire_time == at


@pytest.mark.parametrize(
    ("times", "field"),
    [
        ({"ttl": "60s", "expireTime": "2027-01-01T00:00:00Z"}, "expire_time"),
        ({"ttl": "0s"}, "ttl"),
        ({"ttl": "999999999999s"}, "ttl"),
        ({"ttl": "an hour"}, "ttl"),
        ({"expireTime": "2025-01-01T00:00:00Z"}, "expire_time"),
        ({"expireTime": "soon"}, "expireTime"),
    ],
)
@cites("sessions.create.expire-once")
async def test_one_time_to_end_that_can_be(http, times, field):
    await made(http, "there")
    for method, path in (("POST", SESSIONS), ("PATCH", f"{SESSIONS}/there")):
        error = await http.refused(method, path, json={"userId": "kim", **times})
        assert error["status"] == "INVALID_ARGUMENT"
        assert error["message"].startswith(f"{field}:")
    assert await listed(http) == ["there"]


@cites("sessions.create.year")
async def test_without_a_time_a_session_lives_for_a_year(google, bank):
    session = await start(google, bank)
    assert session.expire_time - session.create_time == datetime.timedelta(days=365)


async def test_a_lifetime_in_the_settings_comes_before_the_year(clock):
    settings = Settings(url=":memory:", sessions=SessionsSettings(ttl="2d"))
    async with here(*opened(settings, clock)) as (served, _):
        made = await served.http.post(SESSIONS, {"userId": "kim"})
        assert made["response"]["expireTime"] == "2026-01-03T00:00:00.000000Z"


async def test_a_name_or_an_id_that_holds_a_credential_is_refused(http):
    for query, body in (
        ({}, {"userId": "kim", "displayName": f"token {TOKEN}"}),
        ({}, {"userId": TOKEN}),
        ({"sessionId": TOKEN.replace("_", "-")}, {"userId": "kim", "displayName": TOKEN}),
    ):
        error = await http.refused("POST", SESSIONS, params=query, json=body)
        assert error["status"] == "FAILED_PRECONDITION"
        assert TOKEN not in str(error)


# Getting


@cites("sessions.get.missing")
async def test_a_session_that_is_not_there(google, bank):
    error = await refused(google, google.sessions.get, name=f"{bank}/sessions/never")
    assert words(error) == (404, "NOT_FOUND")


@cites("sessions.get.expired")
async def test_a_session_that_has_ended_is_not_there(http, clock):
    name = await made(http, "short", ttl="60s")
    clock.advance(seconds=60)
    never = await http.refused("GET", f"{SESSIONS}/never")
    for method, path in (
        ("GET", name),
        ("GET", f"{name}/events"),
        ("DELETE", name),
        ("PATCH", name),
        ("POST", f"{name}:appendEvent"),
    ):
        event = {"author": "user", "invocationId": "i", "timestamp": "2026-01-01T00:00:00Z"}
        body = {"json": event if method == "POST" else {}} if method in ("POST", "PATCH") else {}
        assert await http.refused(method, path, **body) == never
    assert await listed(http) == []


async def test_sessions_that_the_library_made_are_found_listed_and_changed(served):
    scope = Scope.user("trips", "kim")
    await served.kw.sessions.create(scope, session_id="library", state={"a": 1, "app:b": 2})
    assert await listed(served.http) == ["library"]
    read = await served.http.get(f"{SESSIONS}/library")
    assert (read["userId"], read["sessionState"]) == ("kim", {"a": 1, "app:b": 2})
    # The library's do not end unless they are told to; here every session says when.
    assert read["expireTime"] == "2027-01-01T00:00:00.000000Z"
    await served.http.patch(f"{SESSIONS}/library", {"displayName": "Trip"})
    assert (await served.kw.sessions.get(scope, "library")).display_name == "Trip"


async def test_an_id_of_several_people_is_told_and_not_guessed(served):
    for user in ("kim", "sam"):
        await served.kw.sessions.create(Scope.user("trips", user), session_id="both")
    error = await served.http.refused("GET", f"{SESSIONS}/both")
    assert (error["code"], error["status"]) == (409, "ABORTED")
    assert await listed(served.http, filter='user_id="sam"') == ["both"]


# Listing


@cites("sessions.list")
async def test_the_sessions_of_a_bank_page_by_page(google, bank):
    names = []
    for number in range(5):
        names.append((await start(google, bank, f"u{number % 2}", session_id=f"s{number}")).name)
        google.served.clock.advance(seconds=1)
    other = await google.bank()
    await start(google, other)
    found = await google.every(google.sessions.list, name=bank, config={"page_size": 2})
    assert [each.name for each in found] == names[::-1]
    first = await google.served.http.get(f"{bank}/sessions", pageSize=2)
    assert len(first["sessions"]) == 2
    rest = await google.served.http.get(
        f"{bank}/sessions", pageSize=100, pageToken=first["nextPageToken"]
    )
    assert (len(rest["sessions"]), "nextPageToken" in rest) == (3, False)


@cites("sessions.list")
async def test_a_page_has_a_hundred_sessions_unless_told(served):
    for number in range(101):
        await served.kw.sessions.create(Scope.user("trips", "kim"), session_id=f"s{number}")
    for size in ({}, {"pageSize": 0}, {"pageSize": 1000}):
        page = await served.http.get(SESSIONS, **size)
        assert len(page["sessions"]) == 100
        assert page["nextPageToken"]
    assert await served.http.get(f"{BANK}/sessions", filter='user_id="nobody"') == {}


@cites("sessions.list.filter")
async def test_what_filters_a_list(google, bank):
    await start(google, bank, "kim", session_id="one", display_name="Trip", labels={"env": "a"})
    await start(google, bank, "sam", session_id="two", display_name="Bills", labels={"env": "b"})
    for filter, wanted in {
        'user_id="kim"': ["one"],
        'display_name="Bills"': ["two"],
        'labels.env="b"': ["two"],
        'user_id="kim" AND labels.env="b"': [],
        'user_id="kim" OR user_id="sam"': ["two", "one"],
    }.items():
        found = await google.every(google.sessions.list, name=bank, config={"filter": filter})
        assert sorted(each.name.rpartition("/")[2] for each in found) == sorted(wanted)
    error = await google.served.http.refused(
        "GET", f"{bank}/sessions", params={"filter": "shoe_size=4"}
    )
    assert error["status"] == "INVALID_ARGUMENT"


@pytest.mark.parametrize("user", ['u"1', "back\\slash", '\\"', "ü \u200b x", "a OR user_id=b", "*"])
@cites("sessions.list.escapes")
async def test_any_user_is_found_by_an_escaped_name(http, user):
    await made(http, "theirs", user)
    await made(http, "others", "kim")
    escaped = user.replace("\\", "\\\\").replace('"', '\\"')
    assert await listed(http, filter=f'user_id="{escaped}"') == ["theirs"]


@pytest.mark.parametrize(
    ("order", "found"),
    [
        ("", "cba"),
        ("create_time", "abc"),
        ("create_time desc", "cba"),
        ("update_time", "bca"),
        ("update_time desc", "acb"),
        ("updateTime desc", "acb"),
        ("create_time asc", "abc"),
    ],
)
@cites("sessions.list.order")
async def test_the_order_of_a_list(http, clock, order, found):
    for session_id in "abc":
        await made(http, session_id)
        clock.advance(seconds=1)
    await http.patch(f"{SESSIONS}/a", {"displayName": "later"})
    pages, token = "", ""
    for _ in range(3):
        page = await http.get(SESSIONS, orderBy=order, pageSize=1, pageToken=token)
        pages += page["sessions"][0]["name"][-1]
        token = page.get("nextPageToken", "")
    assert (pages, token) == (found, "")


async def test_an_order_or_a_token_there_is_not(http):
    for query in ({"orderBy": "name"}, {"pageToken": "%%%"}, {"pageSize": -1}):
        error = await http.refused("GET", SESSIONS, params=query)
        assert error["status"] == "INVALID_ARGUMENT"


# Changing


async def update(google, name, **config):
    """A session that was changed, as the client says, or as it is read where it cannot tell."""
    method = google.sessions._update if google.old else google.sessions.update
    changed = await google.ask(method, name=name, config=config)
    read = await google.ask(google.sessions.get, name=name)
    assert changed.name == name
    assert google.old or changed == read
    return read


@cites("sessions.patch", "sessions.patch.no-mask", "sessions.patch.user")
async def test_a_patch_changes_what_is_there_and_answers_the_session(google, bank):
    session = await start(google, bank, session_state={"a": 1, "b": 2}, labels={"old": "1"})
    at = google.served.clock.advance(seconds=5)
    changed = await update(
        google, session.name, display_name="New", labels={"x": "y"}, ttl="60s", user_id="kim"
    )
    assert (changed.display_name, changed.labels) == ("New", {"x": "y"})
    assert changed.session_state == {"a": 1, "b": 2}
    assert changed.expire_time - changed.update_time == datetime.timedelta(seconds=60)
    assert changed.update_time.timestamp() * 1_000_000 == at


@cites("sessions.patch.mask")
async def test_with_a_mask_only_its_fields_change(google, bank):
    session = await start(google, bank, session_state={"a": 1, "b": 2}, labels={"old": "1"})
    changed = await update(
        google, session.name, user_id="kim", display_name="New", labels={"x": "y"}, ttl="60s",
        session_state={"a": True, "user:c": 3}, update_mask="displayName,sessionState",
    )  # fmt: skip
    assert (changed.display_name, changed.labels) == ("New", {"old": "1"})
    assert changed.expire_time == session.expire_time
    # State is replaced; keys that others share are set and never removed.
    assert changed.session_state == {"a": True, "user:c": 3}
    assert changed.session_state["a"] is True


@cites("sessions.patch.mask")
async def test_a_mask_clears_what_it_names_and_the_body_has_not(http):
    name = await made(http, "s", displayName="Trip", labels={"a": "b"}, sessionState={"k": 1})
    changed = await http.patch(name, {}, updateMask="display_name, labels")
    assert {"displayName", "labels"} & changed.keys() == set()
    assert changed["sessionState"] == {"k": 1}
    assert "sessionState" not in await http.patch(name, {}, updateMask="session_state")


@pytest.mark.parametrize(
    "mask", ["userId", "shoeSize", "sessionState.k", "labels.a", "create_time"]
)
@cites("sessions.patch.mask")
async def test_a_mask_names_whole_fields_that_can_change(http, mask):
    name = await made(http, "s", labels={"a": "b"}, sessionState={"k": 1, "other": 2})
    before = await http.get(name)
    error = await http.refused("PATCH", name, params={"updateMask": mask}, json={"userId": "kim"})
    assert error["status"] == "INVALID_ARGUMENT"
    assert await http.get(name) == before


@cites("sessions.patch.event", "sessions.patch.user")
async def test_a_session_stays_whose_it_is(google, bank):
    session = await start(google, bank)
    method = google.sessions._update if google.old else google.sessions.update
    error = await refused(
        google, method, name=session.name, config={"user_id": "sam", "display_name": "x"}
    )
    assert words(error) == (400, "INVALID_ARGUMENT")
    assert await google.ask(google.sessions.get, name=session.name) == session


async def test_a_change_of_state_is_an_event_of_the_system(http):
    name = await made(http, "s", sessionState={"a": 1, "b": 2})
    await http.patch(name, {"sessionState": {"a": 1, "c": 3}})
    (event,) = (await http.get(f"{name}/events"))["sessionEvents"]
    assert (event["author"], "content" in event) == ("system", False)
    assert event["actions"]["stateDelta"]["c"] == 3
    assert (await http.get(name))["sessionState"] == {"a": 1, "c": 3}


# Deleting


@cites("sessions.delete")
async def test_a_session_is_deleted_with_its_events(google, bank):
    session = await start(google, bank, session_id="mine")
    await google.ask(
        google.sessions.events.append, name=session.name, author="user", invocation_id="i",
        timestamp=datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC),
    )  # fmt: skip
    operation = await google.ask(google.sessions.delete, name=session.name)
    assert operation.done
    again = await google.served.http.get(operation.name)
    assert again["response"] == {"@type": "type.googleapis.com/google.protobuf.Empty"}
    assert words(await refused(google, google.sessions.get, name=session.name))[0] == 404
    anew = await start(google, bank, session_id="mine")
    assert await google.every(google.sessions.events.list, name=anew.name) == []


@cites("sessions.delete.missing")
async def test_only_what_is_there_is_deleted(google, bank):
    error = await refused(google, google.sessions.delete, name=f"{bank}/sessions/never")
    assert words(error) == (404, "NOT_FOUND")


@cites("sessions.state.shared")
async def test_keys_with_a_prefix_are_shared_as_adk_has_it(http):
    state = {"own": 1, "user:plan": "pro", "app:rate": 2, "temp:t": 3}
    await made(http, "one", "kim", sessionState=state)
    shared = {name: state[name] for name in ("user:plan", "app:rate")}
    assert (await http.get(f"{SESSIONS}/one"))["sessionState"] == {"own": 1, **shared}
    await made(http, "two", "kim")
    assert (await http.get(f"{SESSIONS}/two"))["sessionState"] == shared
    await made(http, "three", "sam")
    assert (await http.get(f"{SESSIONS}/three"))["sessionState"] == {"app:rate": 2}


async def test_in_a_bank_there_is_not_there_is_no_session(http):
    for method, path in (
        ("GET", "sessions"),
        ("GET", "sessions/a"),
        ("POST", "sessions"),
        ("GET", "sessions/a/events"),
    ):
        body = {"json": {"userId": "kim"}} if method == "POST" else {}
        error = await http.refused(method, f"{PLACE}/reasoningEngines/404/{path}", **body)
        assert error["status"] == "NOT_FOUND"
