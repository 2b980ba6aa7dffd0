"""What is saved comes back as it was, or is refused."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import hashlib
import io
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine
from contextlib import aclosing

from keepwise.errors import InvalidInput, Refused
from keepwise.model import Link, Scope
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import check, equal, holds, refused
from keepwise.wiring import Keepwise

MEGABYTE = bytes(range(256)) * 4096
# Joined here, so that no scanner of credentials stumbles over this file.
_TOKEN = "gh" + "p_" + "a1B2c3D4e5F6" * 3


async def _pieces(count: int) -> AsyncIterator[bytes]:
    """A megabyte each, no two alike."""
    for number in range(count):
        yield bytes([number]) + MEGABYTE[1:]


def streamed(
    kw: Keepwise, scope: Scope, name: str, *, session_id: str = ""
) -> Coroutine[object, object, bytes]:
    """The whole of a file as its stream gives it."""
    return _whole(kw.artifacts.stream(scope, name, session_id=session_id))


async def _whole(stream: AsyncGenerator[bytes, None]) -> bytes:
    async with aclosing(stream) as pieces:
        return b"".join([piece async for piece in pieces])


@check("artifacts.save", "A version has its name, number, place, size, digest, time and metadata.")
async def a_version_is_described(subject: Subject) -> None:
    kw = await subject.open()
    metadata = {"of": ["spend", None, {"a": 1.5}]}
    extra = {"displayName": "Chart ü.png"}
    saved = await kw.artifacts.save(
        subject.maria,
        "chart.png",
        b"\x89PNG",
        session_id="s1",
        mime_type="image/png",
        metadata={"of": ["spend", None, {"a": 1.5}]},
        extra={"displayName": "Chart ü.png"},
    )
    equal((saved.name, saved.version, saved.session_id), ("chart.png", 0, "s1"), "which it is")
    equal((saved.kind, saved.mime_type, saved.size), ("bytes", "image/png", 4), "what it is")
    equal(saved.digest, hashlib.sha256(b"\x89PNG").hexdigest(), "digest")
    equal(saved.created_at, subject.clock(), "time")
    equal((saved.metadata, saved.extra), (metadata, extra), "metadata and extra")
    kw = await subject.open()
    loaded = await kw.artifacts.load(subject.maria, "chart.png", session_id="s1")
    equal((loaded.version, loaded.data), (saved, b"\x89PNG"), "read back")
    known = await kw.artifacts.get(subject.maria, "chart.png", session_id="s1")
    equal(known, saved, "what is known of it")


@check("artifacts.bytes", "Text and bytes come back byte for byte, empty ones too.")
async def content_comes_back(subject: Subject) -> None:
    contents: dict[str, bytes | str] = {
        "empty": b"",
        "empty text": "",
        "every byte": bytes(range(256)),
        "text": "Grüße\r\n你好\x00👋",
        "large": MEGABYTE * 3 + b"tail",
        "large text": "Zeile\n" * 200_000,
    }
    kw = await subject.open()
    for name, content in contents.items():
        saved = await kw.artifacts.save(subject.maria, name, content)
        kind = "text" if isinstance(content, str) else "bytes"
        equal((saved.kind, saved.version), (kind, 0), name)
    kw = await subject.open()
    for name, content in contents.items():
        expected = content.encode() if isinstance(content, str) else content
        loaded = await kw.artifacts.load(subject.maria, name)
        holds(loaded.data == expected, f"{name} is loaded as something else")
        equal(loaded.version.size, len(expected), f"size of {name}")
        holds(await streamed(kw, subject.maria, name) == expected, f"{name} is streamed otherwise")


@check("artifacts.stream", "A stream of 64 MB is stored, and comes back in pieces.")
async def a_large_stream_comes_back(subject: Subject) -> None:
    kw = await subject.open()
    saved = await kw.artifacts.save(subject.maria, "video", _pieces(64), mime_type="video/mp4")
    equal(saved.size, 64 * len(MEGABYTE), "size")
    kw = await subject.open()
    seen, largest = hashlib.sha256(), 0
    async with aclosing(kw.artifacts.stream(subject.maria, "video")) as pieces:
        async for piece in pieces:
            seen.update(piece)
            largest = max(largest, len(piece))
    equal(seen.hexdigest(), saved.digest, "digest of what came back")
    holds(largest <= 4 * len(MEGABYTE), f"a piece of {largest} bytes")


@check("artifacts.sources", "A file and a stream are read to the end; a failure stores nothing.")
async def sources_are_read_whole(subject: Subject) -> None:
    async def broken() -> AsyncIterator[bytes]:
        yield MEGABYTE
        raise OSError("the other side hung up")

    kw = await subject.open()
    of_file = await kw.artifacts.save(subject.maria, "f", io.BytesIO(MEGABYTE * 2))
    of_bytes = await kw.artifacts.save(subject.maria, "f", MEGABYTE * 2)
    equal(of_file.digest, of_bytes.digest, "the digest of a file's content")
    failed = False
    try:
        await kw.artifacts.save(subject.maria, "g", broken())
    except OSError:
        failed = True
    holds(failed, "the error of the stream was lost")
    equal(await kw.artifacts.names(subject.maria), ("user:f",), "names")


@check("artifacts.link", "A link to a file elsewhere is its address and has no content here.")
async def a_link_is_kept(subject: Subject) -> None:
    kw = await subject.open()
    uri = "https://example.com/r.pdf?page=2#top"
    await kw.artifacts.save(subject.maria, "report", Link(uri), mime_type="application/pdf")
    kw = await subject.open()
    loaded = await kw.artifacts.load(subject.maria, "report")
    version = loaded.version
    equal((version.kind, version.uri, version.size), ("link", uri, 0), "the link")
    equal((version.mime_type, version.digest), ("application/pdf", ""), "what is known of it")
    equal(loaded.data, uri.encode(), "its content")


@check("artifacts.invalid", "A name or a field that cannot be stored is refused by its name.")
async def what_cannot_be_stored_is_refused(subject: Subject) -> None:
    kw = await subject.open()
    for name in ("", "user:", "a\x00b", "a\nb", "\ud800", "x" * 1025):
        await refused(
            kw.artifacts.save(subject.maria, name, b"x", session_id="s1"),
            InvalidInput,
            f"the name {name[:9]!a}",
            field="name",
        )
    save = kw.artifacts.save
    for field, action in (
        ("session_id", save(subject.maria, "f", b"x", session_id="  ")),
        ("content", save(subject.maria, "f", "\ud800")),
        ("uri", save(subject.maria, "f", Link(""))),
        ("mime_type", save(subject.maria, "f", b"x", mime_type="a\nb")),
        ("metadata", save(subject.maria, "f", b"x", metadata={"a": float("inf")})),
        ("extra", save(subject.maria, "f", b"x", extra={"a": float("nan")})),
    ):
        await refused(action, InvalidInput, f"the field {field}", field=field)
    equal(await kw.artifacts.names(subject.maria, session_id="s1"), (), "what was stored")
    longest = "x" * 1024
    await kw.artifacts.save(subject.maria, longest, b"x", session_id="s1")
    equal(await kw.artifacts.names(subject.maria, session_id="s1"), (longest,), "the longest name")


@check("artifacts.credentials", "Text with a credential is refused whole, and the log says so.")
async def text_with_a_credential_is_refused(subject: Subject) -> None:
    kw = await subject.open()
    text = f"{'words and more words ' * 60_000}{_TOKEN} and so on"
    save = kw.artifacts.save
    for field, action in (
        ("content", save(subject.maria, "f", f"key: {_TOKEN}")),
        ("content", save(subject.maria, "f", text)),
        ("content", save(subject.maria, "f", text.encode(), mime_type="text/csv")),
        ("content", save(subject.maria, "f", f'["{_TOKEN}"]'.encode(), mime_type="x/y+json")),
        ("name", save(subject.maria, _TOKEN, b"x")),
        ("uri", save(subject.maria, "f", Link(f"https://example.com/?k={_TOKEN}"))),
        ("extra", save(subject.maria, "f", b"x", extra={"a": _TOKEN})),
    ):
        error = await refused(action, Refused, f"a credential in {field}")
        holds(isinstance(error, Refused) and error.field == field, f"{field} is not named")
        holds(_TOKEN not in str(error), "the message holds the credential")
    redacted = await save(subject.maria, "f", b"x", metadata={"a": _TOKEN, "b": 1})
    equal(redacted.metadata, {"a": "[redacted credential]", "b": 1}, "metadata")
    entries = (await kw.audit.list(subject.maria)).items
    equal([each.action for each in entries], ["refuse"] * 7 + ["redact"], "the log")
    holds(all("credential" in each.kinds for each in entries), "the log does not name the kind")
    holds(_TOKEN not in repr(entries), "the log holds the credential")


@check("artifacts.figures", "Figures belong in files, and bytes that are no text in any form.")
async def figures_and_other_bytes_are_kept(subject: Subject) -> None:
    kw = await subject.open()
    report = "We spent €436,449 in Q3, 12% more."
    await kw.artifacts.save(subject.maria, "report", report)
    image = b"\x89PNG" + _TOKEN.encode()
    await kw.artifacts.save(subject.maria, "image", image, mime_type="image/png")
    equal((await kw.artifacts.load(subject.maria, "report")).data.decode(), report, "the report")
    holds((await kw.artifacts.load(subject.maria, "image")).data == image, "the image is altered")
