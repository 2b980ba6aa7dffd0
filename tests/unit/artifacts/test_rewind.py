"""Files follow their session: back to what they were before an event, and away with it."""

from __future__ import annotations

import pytest

from keepwise import Event, NotFound
from unit.artifacts.conftest import MARIA, SAM


class Monday:
    """A session of one event a turn."""

    def __init__(self, kw):
        self.kw = kw
        self.turns = 0

    async def turn(self):
        """One more event, as number ``turns``; its invocation is called after the number."""
        self.turns += 1
        event = Event(f"e{self.turns}", "user", self.turns, f"turn-{self.turns}")
        await self.kw.sessions.append(MARIA, "monday", event)

    async def save(self, name, content, **options):
        return await self.kw.artifacts.save(MARIA, name, content, session_id="monday", **options)

    async def load(self, name, version=None):
        try:
            found = await self.kw.artifacts.load(MARIA, name, session_id="monday", version=version)
        except NotFound:
            return None
        return found.data.decode()

    async def rewind(self, turn):
        rewound = await self.kw.sessions.rewind(MARIA, "monday", f"turn-{turn}")
        self.turns += 1
        return rewound


@pytest.fixture
async def monday(kw):
    await kw.sessions.create(MARIA, session_id="monday")
    return Monday(kw)


async def test_each_file_becomes_what_it_was(monday):
    await monday.save("before", "kept")
    await monday.turn()
    await monday.save("changed", "first", metadata={"n": 1}, mime_type="text/markdown")
    await monday.save("user:plan", "the user's")
    await monday.turn()
    await monday.save("changed", "second")
    await monday.save("changed", "third")
    await monday.save("made", "new")
    await monday.save("user:plan", "the user's, changed")
    rewound = await monday.rewind(2)
    assert rewound.artifacts == {"changed": 3, "made": 1}
    assert await monday.load("before") == "kept"
    assert await monday.load("changed") == "first"
    found = await monday.kw.artifacts.get(MARIA, "changed", session_id="monday")
    assert (found.version, found.metadata, found.mime_type) == (3, {"n": 1}, "text/markdown")
    assert await monday.load("made") is None
    assert await monday.load("made", version=0) == "new"
    assert await monday.load("user:plan") == "the user's, changed"
    assert await monday.kw.artifacts.names(MARIA, session_id="monday") == (
        "before",
        "changed",
        "user:plan",
    )


async def test_a_rewind_to_where_nothing_changed_writes_nothing(monday):
    await monday.turn()
    await monday.save("f", "first")
    await monday.turn()
    assert (await monday.rewind(2)).artifacts == {}
    await monday.turn()
    await monday.save("f", "first")
    assert (await monday.rewind(4)).artifacts == {}, "the same content again"
    assert await monday.load("f") == "first"


async def test_a_second_rewind_goes_further_back(monday):
    for content in ("first", "second", "third"):
        await monday.turn()
        await monday.save("f", content)
    await monday.rewind(3)
    assert await monday.load("f") == "second"
    await monday.rewind(2)
    assert await monday.load("f") == "first"
    await monday.rewind(1)
    assert await monday.load("f") is None
    await monday.turn()
    await monday.save("f", "anew")
    assert await monday.load("f") == "anew"
    await monday.rewind(monday.turns)
    assert await monday.load("f") is None, "what it was before: not there"


async def test_a_rewind_can_be_rewound(monday):
    await monday.turn()
    await monday.save("f", "first")
    await monday.turn()
    await monday.save("f", "second")
    await monday.kw.sessions.rewind(MARIA, "monday", "turn-2", event=Event("r", "user", 9, "undo"))
    assert await monday.load("f") == "first"
    await monday.kw.sessions.rewind(MARIA, "monday", "undo")
    assert await monday.load("f") == "second"


async def test_what_is_saved_after_a_rewind_is_the_next_turn_s(monday):
    await monday.turn()
    await monday.save("f", "first")
    await monday.turn()
    await monday.save("f", "second")
    await monday.rewind(2)
    await monday.turn()
    await monday.save("f", "other second")
    await monday.rewind(4)
    assert await monday.load("f") == "first"


async def test_files_that_were_restored_already_are_left_alone(monday):
    await monday.turn()
    await monday.save("f", "new")
    await monday.save("g", "new")
    actions = {"artifactDelta": {"f": 0}}
    rewound = await monday.kw.sessions.rewind(
        MARIA,
        "monday",
        "turn-1",
        event=Event("r", "user", 9, "undo", extra={"actions": actions}),
    )
    assert rewound.artifacts == {"f": 0, "g": 1}
    assert await monday.load("f") == "new"
    assert await monday.load("g") is None


async def test_restoring_copies_no_content(monday):
    data = bytes(range(256)) * 40_960
    await monday.turn()
    await monday.save("f", data)
    await monday.turn()
    await monday.save("f", "small")
    await monday.rewind(2)
    first, _, restored = await monday.kw.artifacts.versions(MARIA, "f", session_id="monday")
    assert restored.digest == first.digest
    loaded = await monday.kw.artifacts.load(MARIA, "f", session_id="monday")
    assert loaded.data == data


async def test_files_of_a_session_of_somebody_else_s_are_never_rewound(monday):
    """Of a session service beside ours, the ledger knows nothing."""
    await monday.kw.artifacts.save(MARIA, "f", "x", session_id="elsewhere")
    await monday.turn()
    await monday.save("f", "y")
    await monday.rewind(1)
    loaded = await monday.kw.artifacts.load(MARIA, "f", session_id="elsewhere")
    assert loaded.data == b"x"


async def test_the_files_of_a_deleted_session_go_with_it(monday, tmp_path):
    await monday.save("f", "Quokkagram")
    await monday.save("user:f", "the user's")
    await monday.kw.artifacts.save(MARIA, "f", "of tuesday", session_id="tuesday")
    await monday.kw.artifacts.save(SAM, "f", "Sam's", session_id="monday")
    assert (await monday.kw.sessions.delete(MARIA, "monday")).found is True
    assert await monday.load("f") is None
    assert await monday.load("user:f") == "the user's"
    for scope, session_id in ((MARIA, "tuesday"), (SAM, "monday")):
        assert (await monday.kw.artifacts.load(scope, "f", session_id=session_id)).data
    files = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"Quokkagram" not in files
