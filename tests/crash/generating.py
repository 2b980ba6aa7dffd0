"""A process that hands in events and is killed while a model is asked about them.

    generating.py FILE before|during|after

``before`` the job is begun, ``during`` the model's answer, ``after`` the answer and before the
commit. It prints "ready" and waits to be killed.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

from keepwise import Event, Keepwise, Scope
from keepwise.jobs import store as jobs
from keepwise.model import JsonObject
from keepwise.settings import BankSettings, JobsSettings, Settings

MARIA = Scope.user("acme", "maria")
WORDS = ("I like green tea a lot", "I always take the train to Graz")
FACTS = ("Likes green tea a lot", "Always takes the train to Graz")


class Model:
    name = "scripted"

    def __init__(self, pause: bool) -> None:
        self.pause = pause

    async def complete(self, system: str, prompt: str, schema: JsonObject) -> str:
        if "decisions" in json.dumps(schema):
            return '{"decisions": []}'
        if self.pause:
            await ready()
        facts = [
            {"event": f"e{at}", "quote": words, "topic": "USER_PREFERENCES", "fact": fact}
            for at, (words, fact) in enumerate(zip(WORDS, FACTS, strict=True))
        ]
        return json.dumps({"facts": facts})


def settings() -> Settings:
    return Settings(bank=BankSettings(engine="model"), jobs=JobsSettings(in_process=False))


def events() -> list[Event]:
    return [
        Event(f"e{at}", "user", 1_000_000 + at, content={"parts": [{"text": words}]})
        for at, words in enumerate(WORDS)
    ]


def say_ready() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()


async def ready() -> None:
    say_ready()
    await asyncio.sleep(600)


async def main(path: Path, when: str) -> None:
    if when == "after":
        end = jobs.end

        def stop(*arguments: object, **more: object) -> bool:
            say_ready()
            time.sleep(600)
            return end(*arguments, **more)  # type: ignore[arg-type]

        jobs.end = stop
    kw = Keepwise.open(f"sqlite:///{path}", settings=settings(), text_model=Model(when == "during"))
    async with kw:
        await kw.bank.ingest(MARIA, events(), stream="s", wait=when != "before")
        await ready()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
