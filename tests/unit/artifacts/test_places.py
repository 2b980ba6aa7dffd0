"""Where content is kept: the database, a folder, both, and what a crash leaves in the folder."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import aclosing, closing
from pathlib import Path

import pytest

from keepwise import ConfigError, IntegrityViolation, Keepwise, NotFound, Settings, Unavailable
from keepwise.artifacts.blobs import store as blobs
from keepwise.db.folder import FolderOfBlobs
from keepwise.settings import ArtifactsSettings
from unit.artifacts.conftest import MARIA, SAM

MEGABYTE = bytes(range(256)) * 4096


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "content"


def contents(folder):
    """The files of content, by their place in the folder."""
    return sorted(
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and path.name != "keepwise-store"
    )


async def streamed(kw, name):
    async with aclosing(kw.artifacts.stream(MARIA, name)) as pieces:
        return b"".join([piece async for piece in pieces])


async def test_content_goes_to_a_file_of_its_own_that_only_we_can_read(opened, folder):
    async with opened(str(folder)) as kw:
        saved = await kw.artifacts.save(MARIA, "f", MEGABYTE * 2)
        digest = saved.digest
        assert contents(folder) == [f"{MARIA.id.hex()}/{digest[:2]}/{digest}"]
        path = folder / contents(folder)[0]
        assert path.read_bytes() == MEGABYTE * 2
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        for parent in (path.parent, path.parent.parent, folder):
            assert stat.S_IMODE(parent.stat().st_mode) == 0o700
    assert (folder.parent / "keepwise.db").stat().st_size < len(MEGABYTE)


async def test_a_look_makes_no_folder(opened, folder):
    async with opened(str(folder)) as kw:
        assert await kw.artifacts.names(MARIA) == ()
        assert await kw.artifacts.delete_all(MARIA) == 0
    assert not folder.exists()


async def test_the_folder_may_be_switched_on_and_off(opened, folder):
    async with opened() as kw:
        await kw.artifacts.save(MARIA, "first", b"in the database")
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "second", b"in the folder")
        await kw.artifacts.save(MARIA, "third", b"in the database")
        assert len(contents(folder)) == 1, "what is in the database stays there"
    async with opened() as kw:
        await kw.artifacts.save(MARIA, "fourth", b"in the folder")
        await kw.artifacts.save(MARIA, "fifth", b"in the database again")
        for name, data in (
            ("first", b"in the database"),
            ("second", b"in the folder"),
            ("third", b"in the database"),
            ("fourth", b"in the folder"),
            ("fifth", b"in the database again"),
        ):
            assert (await kw.artifacts.load(MARIA, name)).data == data
        await kw.artifacts.delete_all(MARIA)
        assert contents(folder) == []


async def test_a_folder_that_was_moved_is_found_where_the_setting_says(opened, folder):
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "f", MEGABYTE)
    moved = folder.with_name("moved")
    folder.rename(moved)
    async with opened(str(moved)) as kw:
        assert (await kw.artifacts.load(MARIA, "f")).data == MEGABYTE
        await kw.artifacts.save(MARIA, "g", b"more")
        assert len(contents(moved)) == 2
    async with opened() as kw:
        assert (await kw.artifacts.load(MARIA, "g")).data == b"more"


async def test_another_folder_is_refused_while_the_files_are_in_the_first(opened, folder):
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "f", MEGABYTE)
    async with opened(str(folder.with_name("other"))) as kw:
        assert (await kw.artifacts.load(MARIA, "f")).data == MEGABYTE
        with pytest.raises(ConfigError, match="earlier artifacts"):
            await kw.artifacts.save(MARIA, "g", b"more")
        assert await kw.artifacts.names(MARIA) == ("user:f",)
    assert not folder.with_name("other").exists()


async def test_two_stores_do_not_share_a_folder(opened, folder, tmp_path):
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "f", b"x")
    (tmp_path / "keepwise.db").rename(tmp_path / "first.db")
    async with opened(str(folder)) as kw:
        with pytest.raises(ConfigError, match="another store"):
            await kw.artifacts.save(MARIA, "f", b"x")
        await kw.artifacts.sweep()
    assert len(contents(folder)) == 1


async def test_a_folder_that_cannot_be_made(opened, tmp_path):
    (tmp_path / "file").write_text("not a folder")
    async with opened(str(tmp_path / "file" / "content")) as kw:
        with pytest.raises(ConfigError):
            await kw.artifacts.save(MARIA, "f", b"x")
        assert await kw.artifacts.names(MARIA) == ()


async def test_missing_and_damaged_content_is_told_apart_from_what_was_saved(opened, folder):
    async with opened(str(folder)) as kw:
        for name in ("gone", "damaged", "short", "whole"):
            await kw.artifacts.save(MARIA, name, name.encode() * 500_000)
        paths = {}
        for name in ("gone", "damaged", "short", "whole"):
            digest = (await kw.artifacts.get(MARIA, name)).digest
            paths[name] = folder / MARIA.id.hex() / digest[:2] / digest
        paths["gone"].unlink()
        with paths["damaged"].open("r+b") as file:
            file.seek(1000)
            file.write(b"?")
        os.truncate(paths["short"], 1000)
        for name in ("gone", "damaged", "short"):
            with pytest.raises(IntegrityViolation):
                await kw.artifacts.load(MARIA, name)
            with pytest.raises(IntegrityViolation):
                await streamed(kw, name)
        assert (await kw.artifacts.load(MARIA, "whole")).data == b"whole" * 500_000
        # Saving it again brings the file back.
        await kw.artifacts.save(MARIA, "gone", b"gone" * 500_000)
        assert (await kw.artifacts.load(MARIA, "gone", version=0)).data == b"gone" * 500_000


async def test_damaged_rows_are_told_as_well(opened, tmp_path):
    async with opened() as kw:
        await kw.artifacts.save(MARIA, "f", MEGABYTE * 3)
        with closing(sqlite3.connect(tmp_path / "keepwise.db")) as connection, connection:
            connection.execute("DELETE FROM blob_chunks WHERE number = 1")
        with pytest.raises(IntegrityViolation):
            await kw.artifacts.load(MARIA, "f")


@pytest.mark.parametrize("where", ["database", "folder"])
async def test_a_file_deleted_while_it_is_read(opened, folder, where):
    async with opened(str(folder) if where == "folder" else "") as kw:
        await kw.artifacts.save(MARIA, "f", MEGABYTE * 3)
        async with aclosing(kw.artifacts.stream(MARIA, "f")) as pieces:
            seen = await anext(pieces)
            await kw.artifacts.delete(MARIA, "f")
            if where == "folder":
                # Its name is gone; who has it open reads it to the end.
                seen += b"".join([piece async for piece in pieces])
                assert seen == MEGABYTE * 3
            else:
                with pytest.raises(NotFound, match="while it was read"):
                    await anext(pieces)


async def test_a_reader_that_stops_early_leaves_no_file_open(opened, folder, monkeypatch):
    files = []
    real = FolderOfBlobs.open

    def remembered(self, *args):
        files.append(real(self, *args))
        return files[-1]

    monkeypatch.setattr(FolderOfBlobs, "open", remembered)
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "f", MEGABYTE * 3)
        for _ in range(3):
            async with aclosing(kw.artifacts.stream(MARIA, "f")) as pieces:
                await anext(pieces)
    assert len(files) == 3
    assert all(file.closed for file in files)


# Crashes: the process ends at a point, and the next one starts.


class Died(BaseException):
    """The process ends here."""


async def test_a_crash_before_the_commit_leaves_no_file(opened, folder, monkeypatch):
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "kept", b"kept")

        def die(*_args, **_options):
            raise Died

        monkeypatch.setattr("keepwise.artifacts.store.add_version", die)
        with pytest.raises(Died):
            await kw.artifacts.save(MARIA, "f", MEGABYTE)
        monkeypatch.undo()
        assert len(contents(folder)) == 2
    async with opened(str(folder)) as kw:
        assert len(contents(folder)) == 1
        assert (await kw.artifacts.load(MARIA, "kept")).data == b"kept"


async def test_a_crash_while_the_file_is_written_leaves_no_file(opened, folder, monkeypatch):
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "kept", b"kept")

        def die(path, _target):
            assert path.stat().st_size == len(MEGABYTE)
            raise Died

        monkeypatch.setattr("pathlib.Path.replace", die)
        monkeypatch.setattr("pathlib.Path.unlink", lambda *_args, **_options: None)
        with pytest.raises(Died):
            await kw.artifacts.save(MARIA, "f", MEGABYTE)
        monkeypatch.undo()
        assert len(contents(folder)) == 2
    async with opened() as kw:
        assert len(contents(folder)) == 1
        assert (await kw.artifacts.load(MARIA, "kept")).data == b"kept"


async def test_a_crash_between_the_commit_and_the_unlinking_is_made_good(
    opened, folder, monkeypatch
):
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "f", MEGABYTE)
        await kw.artifacts.save(SAM, "f", MEGABYTE)

        async def die(*_args):
            raise Died

        monkeypatch.setattr("keepwise.artifacts.blobs.places.Blobs.sweep", die)
        with pytest.raises(Died):
            await kw.artifacts.delete(MARIA, "f")
        assert len(contents(folder)) == 2
        monkeypatch.undo()
    async with opened(str(folder)) as kw:
        assert contents(folder) == [path for path in contents(folder) if SAM.id.hex() in path]
        assert (await kw.artifacts.load(SAM, "f")).data == MEGABYTE
        with pytest.raises(NotFound):
            await kw.artifacts.load(MARIA, "f")


async def test_what_cannot_be_removed_now_is_removed_later(opened, folder, caplog):
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "f", MEGABYTE)
        away = folder.with_name("unmounted")
        folder.rename(away)
        assert await kw.artifacts.delete(MARIA, "f") is True
        assert "still in its folder" in caplog.text
        away.rename(folder)
        assert len(contents(folder)) == 1
        await kw.artifacts.sweep()
        assert contents(folder) == []


async def test_content_that_is_saved_again_before_the_sweep_stays(opened, folder, monkeypatch):
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "f", MEGABYTE)

        async def later(*_args):
            pass

        monkeypatch.setattr("keepwise.artifacts.blobs.places.Blobs.sweep", later)
        await kw.artifacts.delete(MARIA, "f")
        await kw.artifacts.save(MARIA, "g", MEGABYTE)
        monkeypatch.undo()
        await kw.artifacts.sweep()
        assert (await kw.artifacts.load(MARIA, "g")).data == MEGABYTE


async def test_a_note_about_content_that_is_there_removes_nothing(opened, folder):
    """As another process leaves it that was saving the same content when it died."""
    async with opened(str(folder)) as kw:
        saved = await kw.artifacts.save(MARIA, "f", MEGABYTE)
        digest = bytes.fromhex(saved.digest)
        await kw._database.write(lambda tx: blobs.doom(tx, MARIA.id, digest))
        await kw.artifacts.sweep()
        assert (await kw.artifacts.load(MARIA, "f")).data == MEGABYTE
        assert await kw._database.read(blobs.doomed_scopes) == []


async def test_a_save_leaves_no_note(opened, folder, tmp_path):
    async with opened(str(folder)) as kw:
        for number in range(3):
            await kw.artifacts.save(MARIA, "f", f"content {number % 2}")
        with closing(sqlite3.connect(tmp_path / "keepwise.db")) as connection:
            assert connection.execute("SELECT * FROM doomed_blobs").fetchall() == []


async def test_a_sweep_between_the_file_and_the_commit_is_noticed(opened, folder, monkeypatch):
    async with opened(str(folder)) as kw, opened(str(folder)) as other:
        put, swept = FolderOfBlobs.put, []

        def put_then_swept(self, *args):
            put(self, *args)
            if len(swept) < 3:
                swept.append(contents(folder))
                asyncio.run_coroutine_threadsafe(other.artifacts.sweep(), loop).result(30)
                assert contents(folder) == []

        loop = asyncio.get_running_loop()
        monkeypatch.setattr(FolderOfBlobs, "put", put_then_swept)
        await kw.artifacts.save(MARIA, "f", MEGABYTE)
        assert len(swept) == 3
        assert (await kw.artifacts.load(MARIA, "f")).data == MEGABYTE
        await other.artifacts.sweep()
        assert len(contents(folder)) == 1


async def test_a_file_that_keeps_vanishing_is_an_error_that_may_pass(opened, folder, monkeypatch):
    async with opened(str(folder)) as kw:
        monkeypatch.setattr(FolderOfBlobs, "has", lambda *_args: False)
        with pytest.raises(Unavailable):
            await kw.artifacts.save(MARIA, "f", MEGABYTE)
        monkeypatch.undo()
        assert await kw.artifacts.names(MARIA) == ()


async def test_many_files_are_swept(opened, folder):
    async with opened(str(folder)) as kw:
        for number in range(250):
            await kw.artifacts.save(MARIA, f"f{number}", str(number))
        assert len(contents(folder)) == 250
        assert await kw.artifacts.delete_all(MARIA) == 250
        assert contents(folder) == []
        assert sorted(path.name for path in folder.iterdir()) == ["keepwise-store"]


async def test_writers_and_deleters_at_once_in_two_stores(opened, folder):
    """Two programs on one database and folder, saving and deleting the same content."""
    async with opened(str(folder)) as kw, opened(str(folder)) as other:

        async def work(keep, name):
            for number in range(15):
                await keep.artifacts.save(MARIA, name, f"content {number % 3}")
                await keep.artifacts.delete(MARIA, name)
            await keep.artifacts.save(MARIA, name, "content 1")

        await asyncio.gather(*(work((kw, other)[n % 2], f"f{n}") for n in range(6)))
        for number in range(6):
            assert (await other.artifacts.load(MARIA, f"f{number}")).data == b"content 1"
        assert len(contents(folder)) == 1


async def test_a_folder_that_is_swept_while_it_is_made_is_made_again(opened, folder, monkeypatch):
    """``mkdir`` finds it there, looks again, and finds it gone."""
    async with opened(str(folder)) as kw:
        await kw.artifacts.save(MARIA, "f", b"1" * 5000)
        made = folder / MARIA.id.hex()
        look, gone = Path.is_dir, [False, False]

        def is_dir(self, *args, **options):
            if self == made and gone:
                return gone.pop()
            return look(self, *args, **options)

        monkeypatch.setattr(Path, "is_dir", is_dir)
        await kw.artifacts.save(MARIA, "g", b"2" * 5000)
        assert gone == []
        assert (await kw.artifacts.load(MARIA, "g")).data == b"2" * 5000


async def test_a_folder_that_is_gone_is_not_made_anew(tmp_path):
    """An unmounted disk: a second folder in its place would hide what is saved meanwhile."""
    folder = tmp_path / "content"
    settings = Settings(artifacts=ArtifactsSettings(folder=str(folder)))
    path = str(tmp_path / "k.db")
    async with Keepwise.open(path, settings=settings) as kw:
        await kw.artifacts.save(MARIA, "one", b"1" * 5000)
        assert await kw.problems() == ()
    folder.rename(tmp_path / "elsewhere")
    async with Keepwise.open(path, settings=settings) as kw:
        (problem,) = await kw.problems()
        assert str(folder) in problem
        with pytest.raises(Unavailable, match="is not there"):
            await kw.artifacts.save(MARIA, "two", b"2" * 5000)
    assert not folder.exists()
    (tmp_path / "elsewhere").rename(folder)
    async with Keepwise.open(path, settings=settings) as kw:
        await kw.artifacts.save(MARIA, "two", b"2" * 5000)
        assert (await kw.artifacts.load(MARIA, "one")).data == b"1" * 5000
        assert await kw.problems() == ()
