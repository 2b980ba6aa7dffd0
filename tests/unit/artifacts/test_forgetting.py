"""Forgetting reaches text, names and metadata of files; erasing a person takes all of them."""

from __future__ import annotations

import pytest

from keepwise import Link
from unit.artifacts.conftest import MARIA, SAM

WORDS = "Prefers Quokkagrams to any chart"


def on_disk(folder, word):
    files = [path for path in folder.rglob("*") if path.is_file()]
    return any(word in path.read_bytes() for path in files)


async def forget(kw):
    """What a memory says goes everywhere; how many versions were touched."""
    memory = await kw.bank.create(MARIA, WORDS)
    receipt = await kw.bank.delete(MARIA, memory.memory_id)
    assert receipt.scrubbed
    return dict(receipt.removed)["artifacts"]


async def text_of(kw, name, **options):
    return (await kw.artifacts.load(MARIA, name, **options)).data.decode()


async def test_words_go_from_text_of_every_version(kw, tmp_path):
    await kw.artifacts.save(MARIA, "notes", f"On {WORDS}.\nRest", session_id="monday")
    await kw.artifacts.save(MARIA, "notes", "no words", session_id="monday")
    await kw.artifacts.save(MARIA, "copy", f"On {WORDS}.\nRest")
    await kw.artifacts.save(
        MARIA, "data.json", f'{{"x": "{WORDS.upper()}"}}'.encode(), mime_type="application/json"
    )
    assert await forget(kw) == 3
    assert await text_of(kw, "notes", session_id="monday", version=0) == "On [forgotten].\nRest"
    assert await text_of(kw, "notes", session_id="monday") == "no words"
    assert await text_of(kw, "copy") == "On [forgotten].\nRest"
    assert await text_of(kw, "data.json") == '{"x": "[forgotten]"}'
    version = await kw.artifacts.get(MARIA, "copy")
    assert version.size == len("On [forgotten].\nRest")
    assert not on_disk(tmp_path, b"uokkagram")
    assert not on_disk(tmp_path, b"QUOKKAGRAM")


async def test_words_across_the_edges_of_a_large_text_go(kw, tmp_path):
    text = ("x" * 99 + "\n") * 10_485 + "x" * 60 + f"{WORDS}. " + "y" * 200_000 + f" {WORDS}"
    await kw.artifacts.save(MARIA, "large", text)
    assert await forget(kw) == 1
    assert await text_of(kw, "large") == text.replace(WORDS, "[forgotten]")
    assert not on_disk(tmp_path, b"Quokkagram")


async def test_words_go_from_names_and_metadata(kw, tmp_path):
    await kw.artifacts.save(
        MARIA,
        f"{WORDS}.txt",
        "one",
        session_id="monday",
        metadata={"about": [WORDS], WORDS: 1},
        extra={"displayName": WORDS},
    )
    await kw.artifacts.save(MARIA, f"{WORDS}.txt", "two", session_id="monday")
    await kw.artifacts.save(MARIA, f"{WORDS.upper()}.txt", "three", session_id="monday")
    assert await forget(kw) >= 3
    names = await kw.artifacts.names(MARIA, session_id="monday")
    assert names == ("[forgotten].txt", "[forgotten].txt 2")
    both = {await text_of(kw, name, session_id="monday") for name in names}
    assert both == {"two", "three"}
    (two,) = [name for name in names if await text_of(kw, name, session_id="monday") == "two"]
    first = await kw.artifacts.get(MARIA, two, session_id="monday", version=0)
    assert first.metadata == {"about": ["[forgotten]"], "[forgotten]": 1}
    assert first.extra == {"displayName": "[forgotten]"}
    assert not on_disk(tmp_path, b"uokkagram")
    assert not on_disk(tmp_path, b"QUOKKAGRAM")


@pytest.mark.parametrize(
    "start", ["https://example.com/", "artifact://apps/acme/users/maria/artifacts/user:"]
)
async def test_words_go_from_an_address(kw, start):
    await kw.artifacts.save(MARIA, "link", Link(f"{start}{WORDS}/0"))
    assert await forget(kw) == 1
    assert (await kw.artifacts.get(MARIA, "link")).uri == f"{start}[forgotten]/0"


async def test_an_address_that_would_be_refused_today_goes_whole(kw):
    await kw.artifacts.save(MARIA, "link", Link(f"https://example.com/{WORDS}"))
    token = "gh" + "p_" + "a1B2c3D4e5F6" * 3
    kept_once = f"UPDATE artifacts SET uri = uri || '?key={token}'"
    await kw._database.write(lambda tx: tx.run(kept_once))
    assert await forget(kw) == 1
    assert (await kw.artifacts.get(MARIA, "link")).uri == "[forgotten]"


async def test_bytes_of_other_kinds_and_other_people_keep_theirs(kw):
    data = WORDS.encode()
    await kw.artifacts.save(MARIA, "image", data, mime_type="image/png")
    await kw.artifacts.save(SAM, "notes", WORDS)
    assert await forget(kw) == 0
    assert (await kw.artifacts.load(MARIA, "image")).data == data
    assert (await kw.artifacts.load(SAM, "notes")).data == data


async def test_content_that_is_text_somewhere_is_text_everywhere(kw, tmp_path):
    await kw.artifacts.save(MARIA, "raw", WORDS.encode(), mime_type="application/octet-stream")
    await kw.artifacts.save(MARIA, "notes", WORDS)
    assert await forget(kw) == 2
    assert await text_of(kw, "raw") == "[forgotten]"
    assert not on_disk(tmp_path, b"Quokkagram")


async def test_a_text_that_becomes_another_s_equal_shares_its_content(kw):
    await kw.artifacts.save(MARIA, "there", "On [forgotten].")
    await kw.artifacts.save(MARIA, "notes", f"On {WORDS}.")
    await forget(kw)
    there, notes = await kw.artifacts.get(MARIA, "there"), await kw.artifacts.get(MARIA, "notes")
    assert there.digest == notes.digest
    await kw.artifacts.delete(MARIA, "there")
    assert await text_of(kw, "notes") == "On [forgotten]."


async def test_erasing_a_person_takes_every_file(kw, tmp_path):
    await kw.artifacts.save(MARIA, "a", "Quokkagram", session_id="monday")
    await kw.artifacts.save(MARIA, "user:b", b"\x00Quokkagram" * 200_000)
    await kw.artifacts.save(SAM, "a", "Sam's", session_id="monday")
    receipt = await kw.erase(MARIA)
    assert dict(receipt.removed)["artifacts"] == 2
    assert await kw.artifacts.names(MARIA, session_id="monday") == ()
    assert not on_disk(tmp_path, b"Quokkagram")
    folder = tmp_path / "content"
    if folder.is_dir():
        assert [path.name for path in folder.iterdir() if path.is_dir()] == [SAM.id.hex()]
    assert (await kw.artifacts.load(SAM, "a", session_id="monday")).data == b"Sam's"
    saved = await kw.artifacts.save(MARIA, "a", "Quokkagram", session_id="monday")
    assert saved.version == 0
