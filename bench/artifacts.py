"""Files: our artifact service beside ADK's on files, in one run, and what memory they need.

    .venv/bin/python bench/artifacts.py            half a minute; needs 3 GB of disk for a while
    .venv/bin/python bench/artifacts.py --quick    some seconds: 8 MB is the largest

What is timed is what ADK's runner and tools call, ``save_artifact`` and ``load_artifact``, with a
part of random bytes that is new each time; "again" saves the same bytes as the save before, as an
agent does that writes its report anew. The services take turns in rounds; figures are medians.
Ours hashes what it stores and what it loads; its folder syncs each file to the disk, which ADK's
does not, and its database does not unless the setting says so.

Memory is the most that a process of its own held at any moment beyond what it held before, by
Linux's count. A stream is what ``Keepwise.artifacts`` takes and gives; ADK's interface has parts
only, which hold everything. The database's figures hold the pages that SQLite keeps: up to 16 MB
for each of five connections, however large the file is.

Last result (two cores of an AMD EPYC, Python 3.11.7, google-adk 2.13.0):

    ms, and times as fast as ADK                    save            again             load
        1 KB  keepwise.adk, in the database         0.81   1.7       0.56   2.3       0.38   2.6
        1 KB  keepwise.adk, in a folder             3.99   0.4       1.19   1.1       0.44   2.3
        1 KB  google.adk FileArtifactService        1.41   1.0       1.30   1.0       0.99   1.0
        1 MB  keepwise.adk, in the database         3.69   0.4       1.39   0.9       1.68   0.5
        1 MB  keepwise.adk, in a folder             7.18   0.2       1.78   0.7       1.04   0.8
        1 MB  google.adk FileArtifactService        1.50   1.0       1.21   1.0       0.88   1.0
       64 MB  keepwise.adk, in the database       294.08   0.6      39.31   4.2     117.11   0.3
       64 MB  keepwise.adk, in a folder           228.33   0.7      39.47   4.2     119.98   0.3
       64 MB  google.adk FileArtifactService      163.23   1.0     166.31   1.0      37.97   1.0
    MB of memory for 64 MB                          save       load
      as a stream  keepwise.adk, in the database      21.8       51.2
      as a part    keepwise.adk, in the database      83.3      145.1
      as a stream  keepwise.adk, in a folder           5.7        4.0
      as a part    keepwise.adk, in a folder          66.1      128.1
      as a part    google.adk FileArtifactService      64.0       64.0
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

warnings.filterwarnings("ignore")

from google.adk.artifacts import BaseArtifactService  # noqa: E402
from google.adk.artifacts.file_artifact_service import FileArtifactService  # noqa: E402
from google.genai import types  # noqa: E402

from keepwise import Keepwise, Scope, Settings  # noqa: E402
from keepwise.adk import KeepwiseArtifactService  # noqa: E402
from keepwise.settings import ArtifactsSettings  # noqa: E402

KB, MB = 1 << 10, 1 << 20
APP, USER, SESSION = "acme", "maria", "monday"

DATABASE = "keepwise.adk, in the database"
FOLDER = "keepwise.adk, in a folder"
ADK = "google.adk FileArtifactService"


def open_store(kind: str, folder: Path) -> Keepwise:
    content = str(folder / "ours") if kind == FOLDER else ""
    settings = Settings(artifacts=ArtifactsSettings(folder=content))
    name = "folder.db" if kind == FOLDER else "database.db"
    return Keepwise.open(str(folder / name), settings=settings)


async def save(service: BaseArtifactService, name: str, data: bytes) -> int:
    part = types.Part(inline_data=types.Blob(mime_type="image/png", data=data))
    return await service.save_artifact(
        app_name=APP, user_id=USER, session_id=SESSION, filename=name, artifact=part
    )


async def load(service: BaseArtifactService, name: str) -> bytes:
    part = await service.load_artifact(
        app_name=APP, user_id=USER, session_id=SESSION, filename=name
    )
    assert part is not None
    assert part.inline_data is not None
    return part.inline_data.data or b""


# Time


async def compare(services: dict[str, BaseArtifactService], size: int, count: int) -> None:
    """Save, save again, and load in turns; print what each took."""
    took = {name: {label: [] for label in services} for name in ("save", "again", "load")}
    name = f"{size}.png"
    gc.collect()
    gc.freeze()
    gc.disable()
    for number in range(count + 1):
        data = os.urandom(size)
        labels = list(services)
        for label in labels[number % len(labels) :] + labels[: number % len(labels)]:
            service = services[label]
            times = {}
            for what in ("save", "again"):
                begin = time.perf_counter()
                await save(service, name, data)
                times[what] = time.perf_counter() - begin
            begin = time.perf_counter()
            loaded = await load(service, name)
            times["load"] = time.perf_counter() - begin
            if loaded != data:
                sys.exit(f"{label} does not give back what was saved")
            if number:  # the first round pays for set-up; not counted
                for what, seconds in times.items():
                    took[what][label].append(seconds * 1000)
        gc.collect()
    gc.enable()
    for label in services:
        cells = []
        for what in took:
            median = statistics.median(took[what][label])
            cells.append(f"{median:9.2f} {statistics.median(took[what][ADK]) / median:5.1f}")
        print(f"  {spelled(size):>6}  {label:32} {'  '.join(cells)}")


def spelled(size: int) -> str:
    return f"{size // MB} MB" if size >= MB else f"{size // KB} KB"


async def times(sizes: dict[int, int]) -> None:
    print(
        f"{'ms, and times as fast as ADK':42} {'save':>9} {'':5}  {'again':>9} {'':5}  {'load':>9}"
    )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        stores = {label: open_store(label, folder) for label in (DATABASE, FOLDER)}
        services: dict[str, BaseArtifactService] = {
            label: KeepwiseArtifactService(keepwise=store) for label, store in stores.items()
        }
        services[ADK] = FileArtifactService(folder / "adk")
        for size, count in sizes.items():
            await compare(services, size, count)
        for store in stores.values():
            await store.close()


# Memory


def held(field: str) -> int:
    """How much memory this process holds (VmRSS) or has held at most (VmHWM), in bytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(f"{field}:"):
            return int(line.split()[1]) * KB
    raise LookupError(field)


async def stream_in(store: Keepwise, _: BaseArtifactService, size: int) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(size // (64 * KB)):
            yield os.urandom(64 * KB)

    scope = Scope.user(APP, USER)
    await store.artifacts.save(scope, "large", pieces(), session_id=SESSION, mime_type="image/png")


async def stream_out(store: Keepwise, _: BaseArtifactService, size: int) -> None:
    seen = 0
    async for piece in store.artifacts.stream(Scope.user(APP, USER), "large", session_id=SESSION):
        seen += len(piece)
    assert seen == size


async def part_in(_: Keepwise, service: BaseArtifactService, size: int) -> None:
    await save(service, "large", os.urandom(size))


async def part_out(_: Keepwise, service: BaseArtifactService, size: int) -> None:
    assert len(await load(service, "large")) == size


Act = Callable[[Keepwise, BaseArtifactService, int], Awaitable[None]]
ACTS: dict[str, Act] = {each.__name__: each for each in (stream_in, stream_out, part_in, part_out)}


async def weigh(label: str, act: str, folder: Path, size: int) -> int:
    """How much more memory this process holds at the most while it does it, in bytes."""
    store = open_store(label, folder)
    async with store:
        ours = KeepwiseArtifactService(keepwise=store)
        service = FileArtifactService(folder / "adk") if label == ADK else ours
        await save(service, "small", b"small")
        await load(service, "small")
        gc.collect()
        before = held("VmRSS")
        await ACTS[act](store, service, size)
        return held("VmHWM") - before


def weighed(label: str, act: str, folder: Path, size: int) -> str:
    command = [sys.executable, __file__, "--weigh", label, act, str(folder), str(size)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return f"{int(done.stdout) / MB:7.1f}"


def memory(size: int) -> None:
    print(f"{f'MB of memory for {spelled(size)}':42} {'save':>9}  {'load':>9}")
    with tempfile.TemporaryDirectory() as name:
        for label in (DATABASE, FOLDER, ADK):
            for way in ("part",) if label == ADK else ("stream", "part"):
                cells = [weighed(label, f"{way}_{to}", Path(name), size) for to in ("in", "out")]
                print(f"  as a {way:7} {label:29} {cells[0]:>9}  {cells[1]:>9}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Files, beside ADK's artifact service.")
    parser.add_argument("--quick", action="store_true", help="some seconds; 8 MB is the largest")
    parser.add_argument("--weigh", nargs=4, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.weigh:
        what, how, where, many = given.weigh
        print(asyncio.run(weigh(what, how, Path(where), int(many))))
    else:
        large = 8 * MB if given.quick else 64 * MB
        asyncio.run(
            times({KB: 20, MB: 10, large: 2} if given.quick else {KB: 60, MB: 30, large: 7})
        )
        if sys.platform == "linux":
            memory(large)
