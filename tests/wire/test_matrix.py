"""Every verb of the server, and everybody who may not use it: refused, and told nothing.

What is somebody else's answers as what is not there does, to the letter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from keepwise import Scope
from keepwise.model.access import VERBS
from wire.identifying import BANK, Identified, bearer
from wire.requirements import cites

PLACE = BANK.rpartition("/")[0]
OURS = "/v1beta1/projects/{project}/locations/{location}/reasoningEngines"
MARIA, NOBODY = {"user_id": "maria"}, {"user_id": "nobody"}
SAID = {"events": [{"content": {"role": "user", "parts": [{"text": "I prefer euros."}]}}]}
EVENT = {"author": "user", "invocationId": "i1", "timestamp": "2026-01-01T00:00:00Z"}


@dataclass(frozen=True)
class Case:
    """One verb: how it is called.

    ``ID`` in its path, or what ``naming`` puts into its body, is a record's, such as ``record``.
    ``scoped`` puts a scope into its body. What is neither of one record nor of one scope is of the
    whole bank; it ``manages`` the bank if nobody may do it who is held to a scope.
    """

    method: str
    path: str
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    scoped: Any = None
    record: str = ""
    naming: Any = None
    manages: bool = False
    takes: str = ""
    done: int = 200

    @property
    def route(self) -> str:
        """The route it is called by, as it is declared."""
        named = re.sub(r"/operations/[^/]+$", "/operations/{operation}", self.path)
        named = re.sub(r"/revisions/[^/]+$", "/revisions/{revision}", named)
        named = named.replace("/memories/ID", "/memories/{memory}")
        return f"{self.method} {named.replace('/sessions/ID', '/sessions/{session}')}"

    @property
    def verb(self) -> str:
        """What a key must be allowed."""
        if self.takes:
            return self.takes
        if self.manages:
            return "manage"
        if self.method == "DELETE" or self.path.endswith(":purge"):
            return "delete"
        reads = self.method == "GET" or ":retrieve" in self.path
        return "read" if reads else "write"

    def asked(self, *, record: str = "x", scope: dict[str, str] | None = None) -> dict[str, Any]:
        """The request for a record, or for a scope."""
        body = self.scoped(scope or MARIA) if self.scoped else self.body
        body = self.naming(record) if self.naming else body
        return {
            "method": self.method,
            "url": f"{BANK}{self.path.replace('ID', record)}",
            "params": self.query,
            **({} if body is None else {"json": body}),
        }


def scoped(**rest: Any) -> Any:
    return lambda scope: {"scope": scope, **rest}


CASES = (
    Case("POST", "/memories", scoped=scoped(fact="Prefers euros")),
    Case("GET", "/memories"),
    Case("GET", "/memories/ID", record="m1"),
    Case("PATCH", "/memories/ID", {"fact": "Prefers yen"}, record="m1"),
    Case("DELETE", "/memories/ID", record="m1"),
    Case("POST", "/memories/ID:rollback", {"targetRevisionId": "1"}, record="m1"),
    Case("GET", "/memories/ID/revisions", record="m1"),
    Case("GET", "/memories/ID/revisions/1", record="m1"),
    Case("GET", "/memories/ID/operations/create-1", record="m1"),
    Case("POST", "/memories:generate", scoped=scoped(directContentsSource=SAID)),
    Case("POST", "/memories:ingestEvents", scoped=scoped(directContentsSource=SAID, streamId="s")),
    Case("POST", "/memories:retrieve", scoped=scoped()),
    Case("POST", "/memories:retrieveProfiles", scoped=scoped()),
    Case("POST", "/memories:purge", {"filter": 'fact:"euros"', "force": True}),
    Case("GET", "/operations/generate-x", done=404),
    Case("POST", "/sessions", scoped=lambda scope: {"userId": scope["user_id"]}),
    Case("GET", "/sessions"),
    Case("GET", "/sessions/ID", record="s1"),
    Case("PATCH", "/sessions/ID", {"displayName": "Mine"}, record="s1"),
    Case("DELETE", "/sessions/ID", record="s1"),
    Case("POST", "/sessions/ID:appendEvent", EVENT, record="s1"),
    Case("GET", "/sessions/ID/events", record="s1"),
    Case("GET", "/sessions/ID/operations/create-1", record="s1"),
    Case("GET", ""),
    Case("PATCH", "", {"displayName": "Ours"}, manages=True),
    Case("DELETE", "", query={"force": "true"}, manages=True),
    Case("POST", "/memories:scan", {}, takes="govern"),
    Case("POST", "/memories:scan", scoped=scoped(fix="ERASE"), takes="govern"),
    Case("POST", "/memories:forget", scoped=scoped(words="euros"), takes="govern"),
    Case("POST", "/memories:forget", scoped=scoped(erase=True), takes="govern"),
    Case("POST", "/memories:forget", {"userId": "maria", "erase": True}, takes="govern"),
    Case(
        "POST",
        "/memories:forget",
        naming=lambda record: {"names": [f"reasoningEngines/default/memories/{record}"]},
        record="m1",
        takes="govern",
    ),
    Case("POST", "/memories:quarantined", scoped=scoped(), takes="govern"),
    Case("POST", "/memories:confirm", scoped=scoped(id="q"), takes="govern", done=404),
    Case("POST", "/memories:dismiss", scoped=scoped(id="q"), takes="govern", done=404),
    Case("POST", "/memories:explain", scoped=scoped(query="euros"), takes="read"),
    Case(
        "POST",
        "/memories:explain",
        naming=lambda record: {"name": f"reasoningEngines/default/memories/{record}"},
        record="m1",
        takes="read",
    ),
    Case("POST", ":export", scoped=scoped(), takes="govern"),
    Case("POST", ":export", {}, takes="govern"),
    Case("POST", ":import", {}, manages=True, takes="govern", done=400),
    Case("POST", "/audit:list", scoped=scoped(), takes="govern"),
    Case("POST", "/audit:list", {}, manages=True, takes="govern"),
    Case("POST", "/audit:verify", {}, manages=True, takes="govern"),
    Case("POST", "/receipts:verify", {"receipt": {}}, takes="govern"),
)
# Banks of a place: not a bank's own, so that there is no other bank to be of.
OF_A_PLACE = (("POST", "?reasoningEngineId=made"), ("GET", ""))
NOT_OF_A_BANK = {"POST /token"}


def name(case: Case) -> str:
    return case.route


@pytest.fixture
async def served(tmp_path, monkeypatch):
    """A server with a memory, a session and an event of Maria's."""
    async with Identified(tmp_path, monkeypatch)(authenticate=True) as served:
        bank = "default"
        maria = Scope.of(MARIA, bank=bank)
        await served.kw.bank.create(maria, "Prefers euros", memory_id="m1")
        talks = Scope.user(bank, "maria", bank=bank)
        await served.kw.sessions.create(talks, session_id="s1")
        await served.kw.banks.create("other")
        yield served


async def key(served, **options):
    return await served.kw.keys.create("a key", verbs=VERBS, **options)


async def held(served):
    """All that could be changed: what there is of Maria, and the banks."""
    maria = Scope.of(MARIA)
    return (
        (await served.kw.bank.list(maria)).items,
        await served.kw.sessions.list(Scope.user("default", "maria")),
        (await served.kw.banks.list()).items,
        await served.kw.scopes(),
    )


async def answered(served, headers, request):
    return await served.client.request(headers=headers, **request)


def told(answer, record=""):
    """What somebody learns from an answer, but for the id they asked with."""
    text = answer.text.replace(record, "ID") if record else answer.text
    headers = {
        k: v for k, v in answer.headers.items() if k not in ("x-request-id", "content-length")
    }
    return answer.status_code, text, headers


def test_every_route_has_its_case(served):
    app = served.app
    while not hasattr(app, "openapi"):
        app = app._app
    ours = {
        f"{method.upper()} {path.removeprefix(OURS)}".replace("/{bank}", "", 1)
        for path, methods in app.openapi()["paths"].items()
        for method in methods
        if not path.endswith("/who")
    }
    cases = {case.route for case in CASES} | {f"{method} " for method, _ in OF_A_PLACE}
    assert cases == ours - NOT_OF_A_BANK


@pytest.mark.parametrize("case", CASES, ids=name)
@cites("identity.same")
async def test_without_a_key_that_is_good_nobody_is_let_in(served, case):
    expired, revoked = await key(served, ttl=1), await key(served)
    served.provider.clock.advance(microseconds=1)
    await served.kw.keys.revoke(revoked.key.id)
    shown = [{}, bearer("x"), bearer(expired.secret), {"x-goog-api-key": revoked.secret}]
    before = await held(served)
    request = case.asked(record=case.record)
    answers = [told(await answered(served, headers, request)) for headers in shown]
    assert answers[0][0] == 401
    assert all(each == answers[0] for each in answers)
    assert await held(served) == before


@pytest.mark.parametrize("case", CASES, ids=name)
@cites("identity.limits", "identity.hidden")
async def test_a_key_of_another_bank_is_refused_whether_there_is_one_or_not(served, case):
    headers = bearer((await key(served, banks=["other"])).secret)
    before = await held(served)
    request = case.asked(record=case.record)
    here = await answered(served, headers, request)
    gone = {**request, "url": request["url"].replace(BANK, f"{PLACE}/nowhere")}
    nowhere = await answered(served, headers, gone)
    assert here.status_code == 403
    assert told(here) == told(nowhere)
    assert await held(served) == before


@pytest.mark.parametrize("case", CASES, ids=name)
async def test_a_key_without_the_verb_is_refused(served, case):
    others = [each for each in VERBS if each != case.verb]
    made = await served.kw.keys.create("a key", verbs=others)
    before = await held(served)
    answer = await answered(served, bearer(made.secret), case.asked(record=case.record))
    assert answer.status_code == 403
    assert await held(served) == before


@pytest.mark.parametrize("case", [case for case in CASES if case.record], ids=name)
@cites("identity.hidden")
async def test_a_record_of_somebody_else_is_as_one_that_is_not_there(served, case):
    headers = bearer((await key(served, scope={"user_id": "sam"})).secret)
    before = await held(served)
    theirs = await answered(served, headers, case.asked(record=case.record))
    gone = await answered(served, headers, case.asked(record="zz"))
    assert theirs.status_code == 404
    assert told(theirs, case.record) == told(gone, "zz")
    assert await held(served) == before


@pytest.mark.parametrize("case", [case for case in CASES if case.scoped], ids=name)
async def test_a_scope_of_somebody_else_is_as_one_that_nobody_has(served, case):
    headers = bearer((await key(served, scope={"user_id": "sam"})).secret)
    before = await held(served)
    theirs = await answered(served, headers, case.asked(scope=MARIA))
    nobody = await answered(served, headers, case.asked(scope=NOBODY))
    assert theirs.status_code == 403
    assert told(theirs) == told(nobody)
    assert await held(served) == before


@pytest.mark.parametrize(
    "case", [each for each in CASES if not (each.record or each.scoped)], ids=name
)
async def test_of_a_whole_bank_somebody_sees_what_is_theirs(served, case):
    headers = bearer((await key(served, scope={"user_id": "sam"})).secret)
    before = await held(served)
    answer = await answered(served, headers, case.asked())
    assert (answer.status_code == 403) == case.manages
    assert "maria" not in answer.text
    assert "euros" not in answer.text
    assert "m1" not in answer.text
    assert await held(served) == before


async def test_an_operation_of_somebody_else_is_as_one_that_is_not_there(served):
    everything = bearer((await key(served)).secret)
    sam = bearer((await key(served, scope={"user_id": "sam"})).secret)
    case = next(case for case in CASES if case.path == "/memories:generate")
    begun = (await answered(served, everything, case.asked())).json()["name"]
    operation = begun.rpartition("/")[2]

    async def asked(headers, operation):
        return await served.client.get(f"{BANK}/operations/{operation}", headers=headers)

    assert (await asked(everything, operation)).status_code == 200
    theirs = await asked(sam, operation)
    changed = operation[:-1] + ("0" if operation[-1] != "0" else "1")
    assert theirs.status_code == 404
    assert told(theirs, operation) == told(await asked(sam, changed), changed)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/sessions", {"userId": "maria", "sessionState": {"app:rate": 2}}),
        ("PATCH", "/sessions/s1", {"sessionState": {"app:rate": 2}}),
        ("POST", "/sessions/s1:appendEvent", {**EVENT, "actions": {"stateDelta": {"app:rate": 2}}}),
    ],
)
async def test_what_is_everybody_s_is_not_changed_for_one_person(served, method, path, body):
    async def status(**options):
        headers = bearer((await key(served, **options)).secret)
        request = {"method": method, "url": f"{BANK}{path}", "json": body}
        return (await answered(served, headers, request)).status_code

    before = await held(served)
    assert await status(scope=MARIA) == 403
    assert await held(served) == before
    assert await status() == 200


@pytest.mark.parametrize(("method", "query"), OF_A_PLACE)
async def test_banks_of_a_place(served, method, query):
    before = await held(served)
    url = f"{PLACE}{query}"

    async def status(headers):
        return (await served.client.request(method, url, headers=headers)).status_code

    assert await status({}) == await status(bearer("x")) == 401
    other = bearer((await key(served, banks=["other"])).secret)
    sam = bearer((await key(served, scope={"user_id": "sam"})).secret)
    if method == "POST":
        assert await status(other) == 403
        assert await status(sam) == 403
    else:
        found = (await served.client.get(url, headers=other)).json()["reasoningEngines"]
        assert [each["name"].rpartition("/")[2] for each in found] == ["other"]
    assert await held(served) == before


@pytest.mark.parametrize("case", CASES, ids=name)
async def test_whoever_may_is_let_in(served, case):
    """Guards the tests above: what they refuse would be done for somebody else."""
    headers = bearer((await key(served)).secret)
    answer = await answered(served, headers, case.asked(record=case.record))
    assert answer.status_code == case.done, answer.text
