"""Events of sessions: appended, listed by their times, and back as they were."""

from __future__ import annotations

import datetime

import pytest

from keepwise import Event, Scope
from wire.clients import PLACE
from wire.people import refused, words
from wire.requirements import cites

BANK = f"{PLACE}/reasoningEngines/default"
SESSION = f"{BANK}/sessions/monday"
EVENTS = f"{SESSION}/events"
KIM = Scope.user("default", "kim")
AT = datetime.datetime(2026, 1, 1, 12, 0, 0, 123456, tzinfo=datetime.UTC)
TOKEN = "gh" + "p_" + "a1B2" * 9

SAID = {"author": "user", "invocationId": "i1", "timestamp": "2026-01-01T12:00:00.123456Z"}
# What ADK's own service sends along: an event of its in camelCase, whole.
ADK = {
    "id": "evt-42",
    "author": "user",
    "invocationId": "i1",
    "timestamp": 1767268800.123456,
    "content": {"role": "user", "parts": [{"text": "I like tea"}]},
    "actions": {"stateDelta": {"n": 1}, "artifactDelta": {}, "requestedAuthConfigs": {}},
    "usageMetadata": {"promptTokenCount": 3},
}


@pytest.fixture
async def session(google):
    bank = await google.bank()
    made = await google.ask(google.sessions.create, name=bank, user_id="kim")
    return made.response.name


@pytest.fixture
async def monday(http):
    await http.post(f"{BANK}/sessions", {"userId": "kim"}, sessionId="monday")


async def append(google, session, *, author="user", timestamp=AT, **config):
    return await google.ask(
        google.sessions.events.append, name=session, author=author, invocation_id="i1",
        timestamp=timestamp, config=config or None,
    )  # fmt: skip


async def say(http, **fields):
    return await http.post(f"{SESSION}:appendEvent", {**SAID, **fields})


async def only(http):
    (event,) = (await http.get(EVENTS))["sessionEvents"]
    return event


# Appending


@cites("sessions.append", "sessions.events")
async def test_an_event_is_appended_and_answered_with_nothing(google, session):
    await append(google, session)
    (event,) = await google.every(google.sessions.events.list, name=session)
    assert (event.author, event.invocation_id, event.timestamp) == ("user", "i1", AT)
    assert event.name.startswith(f"{session}/events/")
    assert (event.content, event.raw_event) == (None, None)
    body = {**SAID, "timestamp": "2026-01-01T12:00:01Z"}
    assert await google.served.http.post(f"{session}:appendEvent", body) == {}


FULL = {
    "content": {
        "role": "model",
        "parts": [
            {"text": "hi"},
            {"function_call": {"id": "f", "name": "tool", "args": {"my_key": {"a_b": [1, None]}}}},
            {"function_response": {"id": "f", "name": "tool", "response": {"out_put": 1}}},
            {"inline_data": {"data": "aGk=", "mime_type": "text/plain"}},
        ],
    },
    "actions": {
        "skip_summarization": True,
        "state_delta": {"my_key": {"inner_Key": None}, "n": 1, "flag": True},
        "artifact_delta": {"my_file.txt": 2},
        "transfer_agent": "other",
        "escalate": False,
        "requested_auth_configs": {"f": {"my_key": "x"}},
    },
    "error_code": "E_1",
    "error_message": "went wrong",
    "event_metadata": {
        "partial": False,
        "turn_complete": True,
        "interrupted": False,
        "branch": "root.agent",
        "custom_metadata": {"my_key": [1, None, {"a_b": 1.5}]},
        "long_running_tool_ids": ["f"],
        "grounding_metadata": {"web_search_queries": ["tea"]},
        "input_transcription": {"text": "in", "finished": True},
        "output_transcription": {"text": "out"},
    },
}
ANSWERED = {
    "content": {
        "role": "model",
        "parts": [
            {"text": "hi"},
            {"functionCall": {"id": "f", "name": "tool", "args": {"my_key": {"a_b": [1, None]}}}},
            {"functionResponse": {"id": "f", "name": "tool", "response": {"out_put": 1}}},
            {"inlineData": {"data": "aGk=", "mimeType": "text/plain"}},
        ],
    },
    "actions": {
        "skipSummarization": True,
        "stateDelta": {"my_key": {"inner_Key": None}, "n": 1, "flag": True},
        "artifactDelta": {"my_file.txt": 2},
        "transferAgent": "other",
        "escalate": False,
        "requestedAuthConfigs": {"f": {"my_key": "x"}},
    },
    "errorCode": "E_1",
    "errorMessage": "went wrong",
    "eventMetadata": {
        "partial": False,
        "turnComplete": True,
        "interrupted": False,
        "branch": "root.agent",
        "customMetadata": {"my_key": [1, None, {"a_b": 1.5}]},
        "longRunningToolIds": ["f"],
        "groundingMetadata": {"webSearchQueries": ["tea"]},
        "inputTranscription": {"text": "in", "finished": True},
        "outputTranscription": {"text": "out"},
    },
}


@cites("sessions.append.fields", "messages.free")
async def test_all_of_an_event_comes_back(google, session):
    config = {**FULL, "raw_event": {"a": [1, None]}}
    await append(google, session, author="agent", **config)
    (event,) = await google.every(google.sessions.events.list, name=session)
    assert event.content.parts[1].function_call.args == {"my_key": {"a_b": [1, None]}}
    assert event.content.parts[3].inline_data.data == b"hi"
    assert event.actions.state_delta == FULL["actions"]["state_delta"]
    assert (event.actions.transfer_agent, event.error_code) == ("other", "E_1")
    assert event.event_metadata.custom_metadata == {"my_key": [1, None, {"a_b": 1.5}]}
    assert event.event_metadata.grounding_metadata.web_search_queries == ["tea"]
    assert event.raw_event == {"a": [1, None]}


@pytest.mark.parametrize("sent", [FULL, ANSWERED], ids=["snake_case", "camelCase"])
@cites("sessions.append.fields", "messages.spellings")
async def test_all_of_an_event_comes_back_key_by_key(http, monday, sent):
    await say(http, **sent)
    event = await only(http)
    assert {name: event[name] for name in ANSWERED} == ANSWERED
    assert event["actions"]["stateDelta"]["flag"] is True
    assert "rawEvent" not in event


@cites("sessions.append.state", "sessions.append.time")
async def test_a_delta_is_merged_and_the_session_was_updated(google, session):
    before = await google.ask(google.sessions.get, name=session)
    await append(google, session, actions={"state_delta": {"a": 1, "b": {"x": 1}}})
    later = AT + datetime.timedelta(microseconds=1)
    delta = {"b": None, "temp:t": 1, "user:plan": "pro"}
    await append(google, session, timestamp=later, actions={"state_delta": delta})
    after = await google.ask(google.sessions.get, name=session)
    assert after.session_state == {"a": 1, "b": None, "user:plan": "pro"}
    assert (before.update_time < after.update_time, after.update_time) == (True, later)
    events = await google.every(google.sessions.events.list, name=session)
    assert events[1].actions.state_delta == {"b": None, "user:plan": "pro"}


@pytest.mark.parametrize("missing", ["author", "invocationId", "timestamp"])
@pytest.mark.parametrize("value", ["", None])
@cites("sessions.append.required")
async def test_who_and_when_must_be_told(http, monday, missing, value):
    body = {**SAID, missing: value}
    error = await http.refused("POST", f"{SESSION}:appendEvent", json=body)
    assert error["status"] == "INVALID_ARGUMENT"
    assert error["message"].startswith(f"{missing}:")
    assert await http.get(EVENTS) == {}


@cites("sessions.append.missing")
async def test_an_event_needs_its_session(google, session):
    bank = session.partition("/sessions/")[0]
    error = await refused(
        google, google.sessions.events.append, name=f"{bank}/sessions/never", author="user",
        invocation_id="i", timestamp=AT,
    )  # fmt: skip
    assert words(error) == (404, "NOT_FOUND")
    error = await refused(google, google.sessions.events.list, name=f"{bank}/sessions/never")
    assert words(error) == (404, "NOT_FOUND")


@pytest.mark.parametrize("raw", [{**ADK, "partial": True}, {"a": 1}, None])
@cites("sessions.append.partial")
async def test_a_partial_event_is_accepted_and_not_stored(http, monday, raw):
    metadata = {"partial": True}
    delta = {"stateDelta": {"n": 1}}
    fields = {"eventMetadata": metadata, "actions": delta, "content": ADK["content"]}
    assert await say(http, **fields, rawEvent=raw) == {}
    assert await http.get(EVENTS) == {}
    assert "sessionState" not in await http.get(SESSION)


# Raw events


RAW = [
    {"any": "thing"},
    {"my_key": {"a_B": [1, 1.0, True, None, "", {}, []]}, "camelKey": -0.0, "big": 2**60},
    {"id": "free", "author": "somebody else", "content": "no content"},
    {"actions": {"stateDelta": {"n": 2}}},
    {"actions": 1, "id": 7},
    {"keepwise:raw": None},
    {},
    ADK,
    {**ADK, "content": {"role": "user", "parts": [{"text": "I like tea", "odd_key": 1}]}},
    {**ADK, "actions": {}},
    {**ADK, "invocationId": "another"},
    {**ADK, "partial": True},
    {**ADK, "errorCode": None},
    {**ADK, "timestamp": 5},
    {name: value for name, value in ADK.items() if name != "content"},
    {name: value for name, value in ADK.items() if name != "id"},
]


@pytest.mark.parametrize("raw", RAW, ids=range(len(RAW)))
@cites("sessions.append.raw", "messages.numbers", "messages.free")
async def test_a_raw_event_comes_back_as_it_was(http, monday, raw):
    named = {"content": {"role": "user", "parts": [{"text": "I like tea"}]}}
    await say(http, **named, actions={"stateDelta": {"n": 1}}, rawEvent=raw)
    event = await only(http)
    assert repr_of(event["rawEvent"]) == repr_of(raw)
    # And what the fields of the service say is what was said in them.
    assert event["content"] == named["content"]
    assert event["actions"]["stateDelta"] == {"n": 1}
    assert "eventMetadata" not in event
    assert (await http.get(SESSION))["sessionState"] == {"n": 1}


def repr_of(value):
    """JSON with every kind told apart, and the order of keys left out."""
    if isinstance(value, dict):
        return sorted((key, repr_of(inner)) for key, inner in value.items())
    return [repr_of(each) for each in value] if isinstance(value, list) else repr(value)


@pytest.mark.parametrize(("named", "kept"), [(1, True), (True, 1), (1.0, 1)])
async def test_fields_that_tell_of_another_event_are_kept_beside_it(http, monday, named, kept):
    raw = {**ADK, "actions": {"stateDelta": {"n": kept}}, "errorCode": "raw"}
    actions = {"stateDelta": {"n": named}}
    await say(http, actions=actions, content=ADK["content"], errorCode="named", rawEvent=raw)
    event = await only(http)
    assert repr_of(event["rawEvent"]) == repr_of(raw)
    assert repr_of(event["actions"]) == repr_of(actions)
    assert event["errorCode"] == "named"


async def test_the_id_of_a_raw_event_is_the_events_and_repeating_it_changes_nothing(http, monday):
    fields = {"actions": {"stateDelta": {"n": 1}}, "content": ADK["content"]}
    await say(http, **fields, rawEvent=ADK)
    await say(http, actions={"stateDelta": {"n": 2}})
    before = (await http.get(EVENTS), await http.get(SESSION))
    await say(http, **fields, rawEvent=ADK)
    await say(http, rawEvent={"id": "evt-42", "other": "words"})
    assert (await http.get(EVENTS), await http.get(SESSION)) == before
    assert before[0]["sessionEvents"][0]["name"] == f"{EVENTS}/evt-42"
    assert len(before[0]["sessionEvents"]) == 2


@pytest.mark.parametrize("odd", ["", "\x00", "x" * 513, 7, None, ["a"]])
async def test_an_id_that_is_none_is_replaced_by_one(http, monday, odd):
    for number in range(2):
        await say(http, rawEvent={"id": odd, "number": number})
    events = (await http.get(EVENTS))["sessionEvents"]
    assert len({each["name"] for each in events}) == 2
    assert all(each["name"].rpartition("/")[2].isdigit() for each in events)
    assert [each["rawEvent"] for each in events] == [{"id": odd, "number": n} for n in range(2)]


@pytest.mark.parametrize("spelling", ["stateDelta", "state_delta"])
async def test_what_lives_for_one_invocation_is_written_nowhere(served, http, monday, spelling):
    delta = {"temp:secret": "of this turn", "kept": 1}
    raw = {**ADK, "actions": {spelling: delta}}
    await say(http, actions={"stateDelta": delta}, content=ADK["content"], rawEvent=raw)
    event = await only(http)
    assert event["rawEvent"]["actions"] == {spelling: {"kept": 1}}
    assert event["actions"]["stateDelta"] == {"kept": 1}
    stored = (await served.kw.sessions.get(KIM, "monday")).events
    assert "of this turn" not in repr(stored)


@cites("sessions.append.credential")
async def test_a_credential_is_redacted_in_every_field(served, http, monday):
    words = f"my token is {TOKEN}"
    await say(
        http,
        content={"role": "user", "parts": [{"text": words}]},
        actions={"stateDelta": {"note": words}, "requestedAuthConfigs": {"f": {"x": words}}},
        errorMessage=words,
        eventMetadata={"customMetadata": {"note": words}, "outputTranscription": {"text": words}},
        rawEvent={"anything": [words]},
    )
    raw = {**ADK, "content": {"role": "user", "parts": [{"text": words}]}}
    await say(http, content=raw["content"], actions={"stateDelta": {"n": 1}}, rawEvent=raw)
    answered = await http.get(EVENTS)
    assert TOKEN not in str(answered)
    assert len(answered["sessionEvents"]) == 2
    assert answered["sessionEvents"][1]["rawEvent"]["id"] == "evt-42"
    assert TOKEN not in repr(await served.kw.sessions.get(KIM, "monday"))
    assert TOKEN not in str(await http.get(SESSION))


# Listing


@pytest.fixture
async def five(http, monday):
    """Five events, which come in another order than they happened."""
    for text, micros in (("b", 2), ("c", 3), ("a", 1), ("d", 3), ("e", 4)):
        await say(
            http,
            timestamp=f"2026-01-01T12:00:00.00000{micros}Z",
            content={"role": "user", "parts": [{"text": text}]},
            author="user" if text in "ab" else "agent",
        )


async def texts(http, **query):
    events = (await http.get(EVENTS, **query)).get("sessionEvents", [])
    return "".join(each["content"]["parts"][0]["text"] for each in events)


@pytest.mark.parametrize(
    ("order", "found"),
    [
        ("", "abcde"),
        ("timestamp", "abcde"),
        ("timestamp asc", "abcde"),
        ("timestamp desc", "edcba"),
    ],
)
@cites("sessions.events")
async def test_events_come_by_their_times(http, five, order, found):
    assert await texts(http, orderBy=order) == found
    pages, token = "", ""
    for _ in range(3):
        query = {"orderBy": order, "pageSize": 2, "pageToken": token}
        pages += await texts(http, **query)
        token = (await http.get(EVENTS, **query)).get("nextPageToken", "")
    assert (pages, token) == (found, "")


@cites("sessions.events.filter")
@pytest.mark.parametrize(
    ("filter", "found"),
    [
        ('timestamp>="2026-01-01T12:00:00.000003+00:00"', "cde"),
        ('timestamp>"2026-01-01T12:00:00.000003Z"', "e"),
        ("timestamp<=1767268800000002", "ab"),
        ('timestamp="2026-01-01T13:00:00.000003+01:00"', "cd"),
        ('timestamp>1767268800000001 AND author="agent"', "cde"),
        ('author="user" OR timestamp=1767268800000004', "abe"),
    ],
)
async def test_what_filters_events(http, five, filter, found):
    assert await texts(http, filter=filter) == found
    assert await texts(http, filter=filter, orderBy="timestamp desc") == found[::-1]


async def test_what_cannot_be_asked_of_events(http, five):
    for query in (
        {"orderBy": "author"},
        {"filter": "timestamp>soon"},
        {"filter": "content=x"},
        {"pageToken": "%%%"},
        {"pageSize": -1},
    ):
        error = await http.refused("GET", EVENTS, params=query)
        assert error["status"] == "INVALID_ARGUMENT"


@cites("sessions.events.pages")
async def test_a_page_has_a_hundred_events_unless_told(google, session):
    _, _, session_id = session.rpartition("/")
    bank = session.split("/")[-3]
    scope = Scope.user(bank, "kim", bank=bank)
    events = [Event(f"e{number}", "user", number) for number in range(250)]
    await google.served.run(google.served.kw.sessions.append_many, scope, session_id, events)
    found = await google.every(google.sessions.events.list, name=session)
    assert [each.name.rpartition("/")[2] for each in found] == [each.id for each in events]
    page = await google.served.http.get(f"{session}/events")
    assert len(page["sessionEvents"]) == 100
    page = await google.served.http.get(f"{session}/events", pageSize=200)
    assert len(page["sessionEvents"]) == 200


async def test_what_the_library_wrote_is_read_even_half_a_character(served, http, monday):
    content = {"role": "user", "parts": [{"text": "half \ud800, and \x00"}]}
    await served.kw.sessions.append(KIM, "monday", Event("e1", "user", 5, content=content))
    event = await only(http)
    assert event["content"] == content
    # A record of the library's may lack what must be told here.
    assert (event["invocationId"], event["rawEvent"]["invocationId"]) == ("e1", "")
