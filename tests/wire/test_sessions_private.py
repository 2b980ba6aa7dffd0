"""Sessions of whoever is held to a scope: others' are not there, and are not told of."""

from __future__ import annotations

import pytest

from keepwise import Scope
from wire.identifying import BANK, Identified, bearer
from wire.requirements import cites

SESSIONS = f"{BANK}/sessions"


@pytest.fixture
async def served(tmp_path, monkeypatch):
    """A server that wants to know who asks, with a session of Maria's and one of Sam's."""
    async with Identified(tmp_path, monkeypatch)(authenticate=True) as served:
        for user in ("maria", "sam"):
            scope = Scope.user("default", user)
            await served.kw.sessions.create(scope, session_id=f"of-{user}")
        yield served


@pytest.fixture
async def ask(served):
    """Requests of Maria, of Sam, and of an agent that serves everybody."""

    async def asking(scope):
        key = await served.kw.keys.create("a key", verbs=("read", "write", "delete"), scope=scope)
        headers = bearer(key.secret)

        async def request(method, path="", body=None, **query):
            sent = {} if body is None else {"json": body}
            url = f"{SESSIONS}{path}"
            return await served.client.request(method, url, headers=headers, params=query, **sent)

        return request

    return {
        "maria": await asking({"user_id": "maria"}),
        "sam": await asking({"user_id": "sam"}),
        "agent": await asking(None),
    }


def ids(answer):
    return [each["name"].rpartition("/")[2] for each in answer.json().get("sessions", [])]


def told(answer):
    return answer.status_code, answer.json()


@cites("sessions.get.missing", "sessions.list")
async def test_a_list_shows_ones_own(ask):
    assert ids(await ask["maria"]("GET")) == ["of-maria"]
    for filter in ('user_id="sam"', 'user_id="maria" OR user_id="sam"', 'NOT user_id="maria"'):
        assert "of-sam" not in ids(await ask["maria"]("GET", filter=filter))
        order = await ask["maria"]("GET", filter=filter, orderBy="update_time")
        assert "of-sam" not in ids(order)
    assert sorted(ids(await ask["agent"]("GET"))) == ["of-maria", "of-sam"]


async def test_an_id_that_somebody_else_has_is_free_and_neither_sees_the_others(ask):
    body = {"userId": "maria", "displayName": "mine"}
    assert (await ask["maria"]("POST", "", body, sessionId="of-sam")).status_code == 200
    mine = (await ask["maria"]("GET", "/of-sam")).json()
    theirs = (await ask["sam"]("GET", "/of-sam")).json()
    assert (mine["userId"], theirs["userId"]) == ("maria", "sam")
    # Who sees both is told that there are several, and takes no third.
    assert (await ask["agent"]("GET", "/of-sam")).status_code == 409
    third = await ask["agent"]("POST", "", {"userId": "kim"}, sessionId="of-sam")
    assert third.json()["error"]["status"] == "ALREADY_EXISTS"
    assert (await ask["maria"]("DELETE", "/of-sam")).status_code == 200
    assert (await ask["maria"]("GET", "/of-sam")).status_code == 404
    assert (await ask["agent"]("GET", "/of-sam")).json() == theirs


async def test_creating_for_somebody_else_tells_nothing_of_theirs(ask):
    taken = await ask["maria"]("POST", "", {"userId": "sam"}, sessionId="of-sam")
    free = await ask["maria"]("POST", "", {"userId": "sam"}, sessionId="free")
    nobody = await ask["maria"]("POST", "", {"userId": "nobody"}, sessionId="of-sam")
    assert told(taken) == told(free) == told(nobody)
    assert taken.status_code == 403
