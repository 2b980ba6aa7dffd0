"""Taking content in: counted, hashed, judged if it is text; and words taken out of it."""

from __future__ import annotations

import hashlib
import io
import re
import tempfile

import pytest

from keepwise import InvalidInput, Refused
from keepwise.artifacts import content as module
from keepwise.artifacts.content import CHUNK_BYTES, Content, decoded, is_textual, spooled, without
from keepwise.governance.guard import Guard

GUARD = Guard()
# Joined here, so that no scanner of credentials stumbles over this file.
TOKEN = "gh" + "p_" + "a1B2c3D4e5F6" * 3
MEGABYTE = bytes(range(256)) * 4096


async def stream(*pieces):
    for piece in pieces:
        yield piece


def sources(data, file):
    file.write(data)
    file.seek(0)
    half = len(data) // 2
    return {
        "bytes": data,
        "bytearray": bytearray(data),
        "memoryview": memoryview(data),
        "memory file": io.BytesIO(data),
        "file": file,
        "stream": stream(data[:half], b"", data[half:]),
        "stream of bytearrays": stream(bytearray(data)),
    }


@pytest.mark.parametrize("data", [b"", b"x", MEGABYTE, MEGABYTE * 3 + b"tail"])
async def test_every_source_gives_the_same_content(data):
    with tempfile.TemporaryFile() as file:
        for name, source in sources(data, file).items():
            async with spooled(source) as spool:
                content = spool.judge(GUARD, text=False)
                for _ in range(2):
                    pieces = list(content.pieces())
                    assert b"".join(pieces) == data, name
                    assert all(0 < len(piece) <= CHUNK_BYTES for piece in pieces), name
                assert content.size == len(data)
                assert content.digest == hashlib.sha256(data).digest()


async def test_text_is_its_utf8():
    async with spooled("Grüße 你好 \x00") as spool:
        content = spool.judge(GUARD, text=True)
        assert b"".join(content.pieces()) == "Grüße 你好 \x00".encode()


@pytest.mark.parametrize(
    "source",
    [12, None, object(), io.StringIO("text"), stream("text"), stream(b"x", None), {"a": 1}],
)
async def test_what_hands_out_no_bytes_is_refused(source):
    with pytest.raises(InvalidInput, match="content"):
        async with spooled(source):
            pass


async def test_a_lone_surrogate_is_refused_without_telling_the_text():
    with pytest.raises(InvalidInput) as error:
        async with spooled("quokka \ud800"):
            pass
    seen = error.value
    while seen is not None:
        assert "quokka" not in repr(seen)
        seen = seen.__cause__ or seen.__context__


async def test_a_failing_source_passes_its_error_on():
    async def broken():
        yield MEGABYTE
        raise OSError("the other side hung up")

    with pytest.raises(OSError, match="hung up"):
        async with spooled(broken()):
            pass


def test_only_the_module_makes_content():
    with pytest.raises(TypeError):
        Content(lambda: iter(()), b"", 0, object())


# Judging


async def judge(data, *, text=True):
    async with spooled(data) as spool:
        return spool.judge(GUARD, text=text)


async def test_a_credential_is_refused_with_its_place_and_without_its_value():
    with pytest.raises(Refused) as error:
        await judge(f"first line\nü {TOKEN}")
    (finding,) = error.value.findings
    assert (finding.kind, finding.start, finding.end) == ("credential", 13, 13 + len(TOKEN))
    assert error.value.field == "content"
    assert TOKEN not in str(error.value)


async def test_figures_and_harmless_words_pass():
    await judge("We spent €436,449 on tokens and passwords.")


async def test_bytes_that_are_no_text_are_not_looked_into():
    await judge(TOKEN.encode(), text=False)


@pytest.mark.parametrize("encoding", ["latin-1", "utf-8-sig", "utf-16", "utf-16-le"])
async def test_text_of_other_encodings_is_looked_into(encoding):
    with pytest.raises(Refused):
        await judge(f"Grüße: {TOKEN}".encode(encoding))


# The token stands before, across and after the places where a window ends.
@pytest.mark.parametrize("at", [0, 9_900, 9_930, 9_980, 9_999, 10_000, 10_005, 20_000, 27_000])
@pytest.mark.parametrize("filler", ["words and more words ", "字", "line\n", "x"])
async def test_a_credential_is_found_wherever_windows_end(at, filler, monkeypatch):
    monkeypatch.setattr(module, "_WINDOW_CHARS", 10_000)
    monkeypatch.setattr(module, "_SHARED_CHARS", 1_000)
    monkeypatch.setattr(module, "CHUNK_BYTES", 3_000)
    await require_found(at, filler)


@pytest.mark.parametrize("at", [2**18 - 20, 2**20 + 5])
async def test_a_credential_is_found_in_a_large_text(at):
    await require_found(at, "words and more words ")


async def require_found(at, filler):
    before = (filler * (at // len(filler) + 1))[:at] + ("\n" if at else "")
    with pytest.raises(Refused) as error:
        await judge(f"{before}{TOKEN} {filler * 2000}")
    (finding,) = error.value.findings
    assert (finding.start, finding.end) == (len(before), len(before) + len(TOKEN))


async def test_large_harmless_text_is_taken_whole(monkeypatch):
    monkeypatch.setattr(module, "_WINDOW_CHARS", 1000)
    monkeypatch.setattr(module, "_SHARED_CHARS", 100)
    text = "".join(f"Line {n} says nothing. {'#' * (n % 300)}\n" for n in range(2000))
    content = await judge(text)
    assert content.size == len(text)
    assert b"".join(content.pieces()) == text.encode()


async def test_a_credential_is_found_across_the_edge_of_a_window(monkeypatch):
    """Wherever it begins, also where a window ends between two of its words."""
    monkeypatch.setattr(module, "_WINDOW_CHARS", 200)
    monkeypatch.setattr(module, "_SHARED_CHARS", 100)
    value = "hunter2" + "Quokka9"
    for before in range(100, 300):
        text = f"{'-' * before} my password is {value}. {'words ' * 30}"
        with pytest.raises(Refused) as error:
            await judge(text)
        (finding,) = error.value.findings
        assert value in text[finding.start : finding.end], before


@pytest.mark.parametrize(
    ("mime_type", "textual"),
    [
        ("text/plain", True),
        ("TEXT/CSV; charset=utf-8", True),
        ("application/json", True),
        ("application/vnd.api+json", True),
        ("image/svg+xml", True),
        ("application/x-yaml", True),
        ("application/octet-stream", False),
        ("image/png", False),
        ("application/pdf", False),
        ("application/jsonp-not", False),
        ("", False),
    ],
)
def test_which_types_are_text(mime_type, textual):
    assert is_textual(mime_type) is textual


def test_decoding_is_undone_by_encoding():
    data = b"\xff\xfe plain \xc3" + "ü東".encode() + b"\x80" * 3
    for size in (1, 2, 3, len(data)):
        pieces = [data[at : at + size] for at in range(0, len(data), size)]
        text = "".join(decoded(pieces))
        assert text.encode("utf-8", "surrogateescape") == data
    assert "ü東" in text


# Taking words out


def taken(text, pattern, size=7):
    data = text.encode()
    pieces = [data[at : at + size] for at in range(0, len(data), size)]
    after = without(lambda: iter(pieces), re.compile(pattern, re.IGNORECASE), "[gone]")
    if after is None:
        return None
    whole = b"".join(after.pieces())
    assert after.size == len(whole)
    assert after.digest == hashlib.sha256(whole).digest()
    return whole.decode()


def test_words_are_taken_out():
    assert taken("I prefer euros, PREFER  euros!", r"prefer\s+euros") == "I [gone], [gone]!"
    assert taken("nothing here", "euros") is None
    assert taken("", "euros") is None
    assert taken("euros", "euros") == "[gone]"


def test_words_are_taken_out_wherever_windows_end(monkeypatch):
    monkeypatch.setattr(module, "_WINDOW_CHARS", 64)
    monkeypatch.setattr(module, "_SHARED_CHARS", 20)
    for before in range(150):
        text = "ü" * before + "prefer euros" + "." * 30 + "prefer euros"
        expected = "ü" * before + "[gone]" + "." * 30 + "[gone]"
        assert taken(text, r"prefer\s+euros") == expected, before


def test_other_bytes_stay_as_they_are():
    data = b"\xff\x00 prefer euros \xc3\x28"
    after = without(lambda: iter([data]), re.compile("prefer euros"), "[gone]")
    assert after is not None
    assert b"".join(after.pieces()) == b"\xff\x00 [gone] \xc3\x28"
