"""Ways around the promises that were open once: credentials, foreign words, forgotten words."""

from __future__ import annotations

import base64
import random
from pathlib import Path

import pytest

from keepwise import Event, InvalidInput, Keepwise, Refused, Scope, Settings
from keepwise.governance.guard import Guard

MARIA = Scope.user("acme", "maria")
MONDAY = 1_767_600_000_000_000
TOKEN = "da" + "pi" + "0123456789abcdef" * 2


@pytest.fixture
async def kw(tmp_path: Path):
    async with Keepwise.open(f"{tmp_path}/k.db", settings=Settings()) as opened:
        await opened.sessions.create(MARIA, session_id="s")
        yield opened


def said(number: int, *texts: str, author: str = "user", **fields) -> Event:
    content = {"role": "user", "parts": [{"text": text} for text in texts]}
    return Event(f"e{number}", author, MONDAY + number, "i", content, **fields)


def called(number: int, args: object) -> Event:
    content = {"role": "model", "parts": [{"functionCall": {"name": "f", "args": args}}]}
    return Event(f"e{number}", "helper", MONDAY + number, "i", content)


async def tell(kw: Keepwise, *events: Event, stream: str = "s"):
    for event in events:
        await kw.sessions.append(MARIA, stream, event)
    return await kw.bank.ingest(MARIA, events, stream=stream)


async def facts(kw: Keepwise) -> dict[str, str]:
    return {memory.fact: memory.id for memory in (await kw.bank.list(MARIA)).items}


def stored(*words: str) -> list[str]:
    """The words that stand in the bytes of any database file, whatever their case."""
    held = b"".join(path.read_bytes() for path in sorted(Path().glob("k.db*"))).lower()
    return [word for word in words if word.lower().encode() in held]


# Credentials


@pytest.mark.parametrize(
    ("event", "secret"),
    [
        (said(1, "My password is", "hunter2zz"), "hunter2zz"),
        (said(1, TOKEN[:14], TOKEN[14:]), TOKEN[14:]),
        (called(1, {"pin": 48213377}), "48213377"),
        (called(1, {"userPin": "48213377"}), "48213377"),
        (called(1, {"otp": "482133"}), "482133"),
        (called(1, {"db_pwd": "hunter2zz"}), "hunter2zz"),
        (called(1, {"password": ["hunter2zz"]}), "hunter2zz"),
        (called(1, {"password": {"value": "hunter2zz"}}), "hunter2zz"),
        (called(1, {"env": [{"name": "PASSWORD", "value": "hunter2zz"}]}), "hunter2zz"),
    ],
)
async def test_a_credential_in_pieces_or_under_its_key_is_not_stored(kw, event, secret):
    appended = await kw.sessions.append(MARIA, "s", event)
    assert stored(secret) == []
    assert {each.kind for each in appended.redacted} == {"credential"}


@pytest.mark.parametrize(
    "value",
    [
        {"promptTokenCount": 48213377, "password_changed_at": 1_767_600_000, "pin": True},
        {"name": "region", "value": "hunter2zz"},
        {"token": {"issued": "2026-01-05", "value": ""}, "pins": ["Western Europe"]},
    ],
)
def test_other_numbers_and_values_stay(value):
    clean = Guard().clean_json(value, "ledger", field="state")
    assert (clean.value, clean.findings) == (value, ())


async def test_no_id_or_name_is_a_credential(kw):
    for field in ("id", "author", "invocation_id"):
        event = Event(**{"id": "e1", "author": "user", "time": MONDAY, field: TOKEN})
        with pytest.raises(Refused, match=rf"event\.{field}: refused"):
            await kw.sessions.append(MARIA, "s", event)
    words = {"parts": [{"text": "I like jazz."}]}
    with pytest.raises(Refused):
        await kw.sessions.create(MARIA, session_id=TOKEN)
    with pytest.raises(Refused):
        await kw.bank.ingest(MARIA, [Event(TOKEN, "user", MONDAY, content=words)], stream="s")
    with pytest.raises(Refused):
        await kw.bank.ingest(MARIA, [said(1, "I like jazz.")], stream=TOKEN)
    assert stored(TOKEN) == []
    # An id may be called anything else.
    await kw.sessions.create(MARIA, session_id="password-reset-9f8e7d6c5b4a3f2e1d0c")


async def test_the_audit_log_holds_no_credential_and_no_forgotten_words(kw):
    made = await kw.bank.create(MARIA, "Prefers euros")
    for given in ({"reason": f"token {TOKEN}"}, {"actor": TOKEN}, {"reason": f"\ud800{TOKEN}"}):
        with pytest.raises((Refused, InvalidInput)):
            await kw.bank.delete(MARIA, made.memory_id, **given)
    with pytest.raises(Refused):
        await kw.bank.create(MARIA, "Likes tea", actor=TOKEN)
    with pytest.raises(Refused):
        await kw.bank.rollback(MARIA, made.memory_id, 1, actor=TOKEN)
    await kw.bank.delete(MARIA, made.memory_id, reason="asked to forget: prefers euros")
    assert (await kw.audit.list(MARIA)).items[-1].reason == "asked to forget: [forgotten]"
    assert stored(TOKEN, "euros") == []


async def test_a_page_token_no_column_keeps_is_refused(kw):
    with pytest.raises(InvalidInput, match="page_token"):
        await kw.bank.list(MARIA, page_token="5:\ud800")


def test_base64_is_no_credential_by_chance():
    drawn = random.Random(1)
    for size in [200] * 3000:
        code = base64.urlsafe_b64encode(drawn.randbytes(size)).decode()
        clean = Guard().clean_json({"thoughtSignature": code}, "ledger", field="event")
        assert clean.findings == ()


# Whose words


@pytest.mark.parametrize(
    "text",
    [
        "Sam wrote:\nI prefer yen.",
        "On Mon, Jan 5, Sam <sam@acme.example> wrote:\n\nI prefer yen.\nAlways show me tables.",
        "Am Montag schrieb Sam:\nIch bevorzuge Yen.",
    ],
)
async def test_what_follows_who_wrote_it_is_not_the_users(kw, text):
    await tell(kw, said(1, text))
    assert await facts(kw) == {}


# Forgetting


async def test_words_that_two_memories_rest_on_go_from_both(kw):
    event = said(1, "I prefer euros and tables.")
    await tell(kw, event)
    await kw.bank.delete(MARIA, (await facts(kw))["Prefers euros"])
    assert stored("euros") == []
    await kw.bank.ingest(MARIA, [event], stream="backup")
    assert [*await facts(kw)] == ["Prefers tables"]
    assert stored("euros") == []


async def test_words_go_from_keys_and_names(kw):
    words = "Works on Western Europe"
    delta = {words: 1, f"user:{words}": 2, "seen": {words: 3}}
    await tell(kw, said(1, "I work on Western Europe.", state_delta=delta))
    await kw.bank.delete(MARIA, (await facts(kw))[words])
    assert stored("western") == []
    state = (await kw.sessions.get(MARIA, "s")).state
    assert state == {"[forgotten]": 1, "user:[forgotten]": 2, "seen": {"[forgotten]": 3}}


async def test_words_go_from_the_parts_of_a_message(kw):
    answer = said(2, "Hello.", "Noted: works on Western", "Europe.", "Bye.", author="helper")
    await tell(kw, said(1, "I work on Western Europe."), answer)
    await kw.bank.delete(MARIA, (await facts(kw))["Works on Western Europe"])
    assert stored("western", "europe") == []
    (_, kept) = (await kw.sessions.get(MARIA, "s")).events
    assert kept.text == "Hello.\nNoted: [forgotten]\n[forgotten].\nBye."


@pytest.mark.parametrize(
    "copy",
    ['{"m": "Wohnt in Z\\u00fcrich S\\u00fcd"}', "Wohnt in Zu\u0308rich Su\u0308d"],
    ids=["JSON", "decomposed"],
)
async def test_words_go_however_they_are_written(kw, copy):
    await tell(kw, said(1, "Ich wohne in Zürich Süd."), said(2, copy, author="helper"))
    await kw.bank.delete(MARIA, (await facts(kw))["Wohnt in Zürich Süd"])
    assert [event.text for event in (await kw.sessions.get(MARIA, "s")).events][1] in (
        "[forgotten]",
        '{"m": "[forgotten]"}',
    )


async def test_every_wording_is_forgotten(kw):
    texts = ["I like jazz music.", "I enjoy jazz music a lot.", "I like jazz."]
    events = [said(number, text) for number, text in enumerate(texts)]
    await tell(kw, *events)
    for memory_id in (await facts(kw)).values():
        await kw.bank.delete(MARIA, memory_id)
    await kw.bank.ingest(MARIA, events, stream="backup")
    assert await facts(kw) == {}
    assert stored("jazz") == []
    anew = Event("new", "user", kw.now() + 1, content=events[2].content)
    await kw.bank.ingest(MARIA, [anew], stream="later")
    assert [*await facts(kw)] == ["Likes jazz"]


async def test_a_wording_is_forgotten_however_often_the_others_were_said(kw):
    texts = ["Please use euros from now on.", "Euros please, always, in every answer."]
    texts += ["Always show me euros."] * 60
    await tell(kw, *(said(number, text) for number, text in enumerate(texts)))
    await kw.bank.delete(MARIA, (await facts(kw))["Prefers euros"])
    assert stored("euros") == []


async def test_a_new_statement_stays_when_it_retires_an_old_one(kw):
    texts = ("Always show me euros.", "Also always show me pounds.", "Always show me yen.")
    for number, text in enumerate(texts):
        await tell(kw, said(number, text))
    assert [*await facts(kw)] == ["Prefers yen"]
    assert (await kw.sessions.get(MARIA, "s")).events[2].text == "Always show me yen."


async def test_what_was_said_before_a_request_to_forget_can_arrive_after_it(kw):
    await kw.bank.ingest(MARIA, [said(9, "Forget that I like jazz music.")], stream="s")
    await kw.bank.ingest(MARIA, [said(1, "I like jazz music.")], stream="other")
    assert await facts(kw) == {}
    await kw.bank.ingest(MARIA, [said(10, "I like jazz music.")], stream="s")
    assert [*await facts(kw)] == ["Likes jazz music"]
