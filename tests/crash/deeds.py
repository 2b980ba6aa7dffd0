"""Numbered deeds: what a number does is the same whoever does it, so two stores can be compared.

A killed process did the deeds it confirmed and perhaps one more. The same deeds done on a store in
memory say what has to be in its file then, row by row.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import cache

from keepwise import REMOVED, Event, Keepwise, NotFound, Scope, Settings
from keepwise.settings import ArtifactsSettings
from keepwise.testing.clock import NEW_YEAR_2026

MARIA = Scope.user("acme", "maria")
SESSION = "monday"
_CHUNK = 1 << 20


def word(number: int) -> str:
    """A made-up word without digits, different for every number."""
    return "".join("bcdfghjkmn"[int(digit)] + "a" for digit in f"{number:04}")


class Hand:
    """Does deeds on a store, with a clock and ids that depend on the number only."""

    def __init__(self, path: str, folder: str = "") -> None:
        self._number = self._made = 0
        self.store = Keepwise.open(
            path,
            settings=Settings(artifacts=ArtifactsSettings(folder=folder)),
            clock=lambda: moment(self._number),
            ids=self._id,
        )

    def _id(self) -> str:
        self._made += 1
        return f"made-{self._number}-{self._made}"

    async def do(self, kind: str, number: int) -> None:
        self._number, self._made = number, 0
        await DEEDS[kind](self.store, number)


def moment(number: int) -> int:
    return NEW_YEAR_2026 + number * 1_000_000


def drawn(seed: int, number: int) -> str:
    """Which kind of deed a number is in the life of a seed."""
    if number < 3:
        return ("begin", "append", "save")[number]
    chance = random.Random(f"{seed}/{number}")
    (kind,) = chance.choices(
        ("append", "append_many", "remember", "rewind", "save", "remove", "delete"),
        (30, 5, 10, 15, 30, 5, 5),
    )
    return kind


def said(number: int) -> Event:
    """What Maria says in the invocation of a number, and what that changes."""
    delta = {
        "last": [number, word(number)],
        f"only-{number}": number,
        f"turn-{number % 3}": REMOVED if number % 4 == 3 else number,
        f"user:mood-{number % 2}": REMOVED if number % 8 == 5 else number,
        "app:count": number,
        "temp:token": "for this turn only",
    }
    content = {
        "role": "user",
        "parts": [{"text": f"Remember that I drink {word(number)} tea."}],
    }
    return Event(f"said-{number}", "user", moment(number), invocation(number), content, dict(delta))


def answered(number: int) -> Event:
    content = {"role": "model", "parts": [{"functionCall": {"name": "order", "id": f"{number}"}}]}
    return Event(
        f"answered-{number}",
        "router",
        moment(number) + 1,
        invocation(number),
        content,
        {"answered": number},
    )


def invocation(number: int) -> str:
    return f"turn-{number}"


def file(number: int) -> tuple[str, bytes | str]:
    """A name and a content: some are new, some are known, some take several rows."""
    chance = random.Random(number)
    name = ("chart.png", "notes.txt", "user:logo.png")[chance.randrange(3)]
    if chance.random() < 0.25:
        return name, f"The notes of {word(number % 5)}"
    return name, noise(number % 7, chance.choice((0, 10, 5_000, 200_000, 200_000, _CHUNK + 10)))


@cache
def noise(seed: int, size: int) -> bytes:
    return random.Random(seed).randbytes(size)


# The deeds. Each is one call, or several of which all but one only read.


async def begin(kw: Keepwise, number: int) -> None:
    state = {"opened": number, "turn-0": "before", "user:mood-0": "good", "app:count": 0}
    await kw.sessions.create(MARIA, session_id=SESSION, state=state)


async def append(kw: Keepwise, number: int) -> None:
    await kw.sessions.append(MARIA, SESSION, said(number))


async def append_many(kw: Keepwise, number: int) -> None:
    await kw.sessions.append_many(MARIA, SESSION, [said(number), answered(number)])


async def remember(kw: Keepwise, number: int) -> None:
    """Learn from what was said last, so that a rewind has a memory to withdraw."""
    session = await kw.sessions.get(MARIA, SESSION, recent=3)
    await kw.bank.ingest(MARIA, session.events, stream=SESSION)


async def rewind(kw: Keepwise, number: int) -> None:
    """Take back one of the last invocations, and all after it; some were taken back before."""
    session = await kw.sessions.get(MARIA, SESSION, recent=6)
    spoken = [each.invocation_id for each in session.events if each.content]
    if not spoken:
        return
    chosen = random.Random(number).choice(spoken)
    await kw.sessions.rewind(MARIA, SESSION, chosen)


async def save(kw: Keepwise, number: int) -> None:
    name, content = file(number)
    mime_type = "" if isinstance(content, str) else "image/png"
    metadata = {"number": number}
    await kw.artifacts.save(
        MARIA, name, content, session_id=SESSION, mime_type=mime_type, metadata=metadata
    )


async def remove(kw: Keepwise, number: int) -> None:
    """Say of a file that it is not there any more, if it ever was."""
    try:
        await kw.artifacts.remove(MARIA, file(number)[0], session_id=SESSION)
    except NotFound:
        return


async def delete(kw: Keepwise, number: int) -> None:
    await kw.artifacts.delete(MARIA, file(number)[0], session_id=SESSION)


async def end(kw: Keepwise, number: int) -> None:
    """Delete the conversation, with its files and what was learned from it."""
    await kw.sessions.delete(MARIA, SESSION, memories=True)


DEEDS: dict[str, Callable[[Keepwise, int], Awaitable[None]]] = {
    each.__name__: each
    for each in (begin, append, append_many, remember, rewind, save, remove, delete, end)
}
