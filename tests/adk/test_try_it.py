"""The article's script on four kinds of state and a memory search, with our two services."""

from __future__ import annotations

from google.adk.events import Event, EventActions
from google.genai import types

from keepwise.adk import KeepwiseMemoryService as InMemoryMemoryService
from keepwise.adk import KeepwiseSessionService as InMemorySessionService

APP = "acme"


def said(author, text, delta=None):
    role = "user" if author == "user" else "model"
    return Event(
        author=author,
        content=types.Content(role=role, parts=[types.Part(text=text)]),
        actions=EventActions(state_delta=delta or {}),
    )


async def script(sessions, memory, emit):
    monday = await sessions.create_session(app_name=APP, user_id="maria")
    await sessions.append_event(
        monday, said("user", "I work on Western Europe. Always show me euros.")
    )
    delta = {
        "temp:last_sql": "SELECT ...",
        "last_brand": "Acme Pure",
        "user:home_team": "marketing",
        "app:fiscal_year_start": "April",
    }
    await sessions.append_event(monday, said("agent", "Noted.", delta))
    monday = await sessions.get_session(app_name=APP, user_id="maria", session_id=monday.id)
    emit("Monday, saved state:  ", monday.state)
    emit("Monday, saved event:  ", monday.events[-1].actions.state_delta)

    await memory.add_session_to_memory(monday)

    later = await sessions.create_session(app_name=APP, user_id="maria")
    sam = await sessions.create_session(app_name=APP, user_id="sam")
    emit("Next week, Maria:     ", later.state)
    emit("Next week, Sam:       ", sam.state)
    for user in ("maria", "sam"):
        found = await memory.search_memory(app_name=APP, user_id=user, query="euros")
        texts = [m.content.parts[0].text for m in found.memories]
        emit(f"Memory search, {user}:".ljust(22), texts)


# As the article prints them, but for the fifth: the preference instead of the raw sentence.
EXPECTED = """\
Monday, saved state:   {'last_brand': 'Acme Pure', 'app:fiscal_year_start': 'April', \
'user:home_team': 'marketing'}
Monday, saved event:   {'last_brand': 'Acme Pure', 'user:home_team': 'marketing', \
'app:fiscal_year_start': 'April'}
Next week, Maria:      {'app:fiscal_year_start': 'April', 'user:home_team': 'marketing'}
Next week, Sam:        {'app:fiscal_year_start': 'April'}
Memory search, maria:  ['Prefers euros']
Memory search, sam:    []
"""


async def test_the_script_prints_the_article_s_lines(capsys):
    sessions, memory = InMemorySessionService(), InMemoryMemoryService()
    await script(sessions, memory, print)
    assert capsys.readouterr().out == EXPECTED
    await sessions.close()


async def test_run_twice_on_the_same_file_it_prints_the_same(capsys):
    for _ in range(2):
        sessions, memory = InMemorySessionService(), InMemoryMemoryService()
        await script(sessions, memory, print)
        assert capsys.readouterr().out == EXPECTED
        await sessions.close()
