"""Runs scripts that drive Google's clients against a fresh server: ``scripts/wire-drive FOLDER``.

A script is ``drive_*.py``, gets the URL of the server as its argument, and prints a line that
begins with ``[ok]`` or ``[EXC]`` for every step. Before a step it may post to ``/_ctl``:
``label`` names the step, and ``fail`` asks for error responses (``match`` in the path, ``status``,
``grpc``, ``message``, ``times``). Anything else there is accepted and ignored.

A step that raised is as it should be if it asked for the error, if the client raised before it sent
anything, if what was not found had been deleted or never was, or if it is a known bug of a client.
One that raised since an earlier step left it nothing to work on is judged with that one.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from keepwise import Keepwise, Settings
from keepwise.server import build
from wire.serving import listening

SECONDS = 600
# What the scripts take for granted, each with its configuration.
BANKS: Mapping[str, dict[str, Any]] = {
    "123456": {
        "customizationConfigs": [
            {
                "memoryTopics": [
                    *(
                        {"managedMemoryTopic": {"managedTopicEnum": each}}
                        for each in (
                            "USER_PERSONAL_INFO",
                            "USER_PREFERENCES",
                            "KEY_CONVERSATION_DETAILS",
                            "EXPLICIT_INSTRUCTIONS",
                        )
                    ),
                    {"customMemoryTopic": {"label": "x", "description": "Anything about x"}},
                ]
            }
        ]
    },
    "123": {},
    "1": {},
}
# What clients raise although every answer was good, and why.
KNOWN = {
    r"page_token\b[\s\S]*Extra inputs are not permitted": "the client cannot follow its own pager",
    r"ValueError: Session [\s\S]* does not belong to user": "ADK compares the owner itself",
}
_NAME = re.compile(r"reasoningEngines/[^/\"\s]+(?:/(?:memories|sessions)/[^/\":\s]+)?")
_SESSION_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")


@dataclass
class Step:
    """What happened on the wire between two labels."""

    label: str
    sent: int = 0
    asked_for: list[int] = field(default_factory=list)
    refused: list[tuple[int, str, str]] = field(default_factory=list)

    def explains(self, raised: str) -> str:
        """Why it is right that the step raised; empty if it is not."""
        if self.refused:
            reasons = [reason for _, _, reason in self.refused]
            return "; ".join(reasons) if all(reasons) else ""
        if self.asked_for:
            return f"the script asked for {', '.join(map(str, self.asked_for))}"
        if not self.sent:
            own = re.search(r"'NoneType' object|IndexError", raised)
            return "an earlier step left nothing" if own else "the client raised by itself"
        return next((why for pattern, why in KNOWN.items() if re.search(pattern, raised)), "")


class Shim:
    """Stands before the server: answers ``/_ctl``, injects what it asks for, keeps the record."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._fail: list[dict[str, Any]] = []
        self._named: set[str] = set()
        self._purged = False
        self.steps = [Step("")]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif scope["path"] == "/_ctl":
            await self._control(scope, receive, send)
        else:
            await self._forward(scope, receive, send)

    async def _control(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = json.loads(await Request(scope, receive).body() or b"{}")
        if asked.get("label"):
            self.steps.append(Step(asked["label"]))
        self._fail += [{"times": 1, **each} for each in asked.get("fail", [])]
        await JSONResponse({})(scope, receive, send)

    async def _forward(self, scope: Scope, receive: Receive, send: Send) -> None:
        step = self.steps[-1]
        step.sent += 1
        for each in self._fail:
            if each["match"] in scope["path"] and each["times"]:
                each["times"] -= 1
                step.asked_for.append(each["status"])
                error = {"code": each["status"], "status": each["grpc"], "message": each["message"]}
                await JSONResponse({"error": error}, each["status"])(scope, receive, send)
                return
        status, body = 0, b""
        sent = b""

        async def listen() -> Message:
            nonlocal sent
            message = await receive()
            sent += message.get("body", b"")
            return message

        async def tell(message: Message) -> None:
            nonlocal status, body
            status = message.get("status", status)
            body += message.get("body", b"")
            await send(message)

        try:
            await self._app(scope, listen, tell)
        finally:
            self._note(step, scope, sent.decode("utf-8", "replace"), status, body.decode())

    def _note(self, step: Step, scope: Scope, sent: str, status: int, answer: str) -> None:
        method, path = scope["method"], scope["path"]
        if status >= 400:
            where = f"{method} {path}: {answer[:300]}"
            step.refused.append((status, where, self._right(scope, sent, status)))
            return
        if method == "DELETE":
            gone = _NAME.search(path)
            self._named = {
                each for each in self._named if gone is None or not each.startswith(gone.group())
            }
            return
        self._purged |= path.endswith("memories:purge") and '"force": true' in sent
        self._named |= set(_NAME.findall(answer))

    def _right(self, scope: Scope, sent: str, status: int) -> str:
        """Why an error is the right answer; empty if it is not known to be."""
        query = parse_qs(unquote(scope["query_string"].decode()))
        wanted = query.get("sessionId", [""])[0]
        if status == 400 and wanted and not _SESSION_ID.fullmatch(wanted):
            return "400 for an id that cannot be"
        if status != 404:
            return ""
        names = [*_NAME.findall(scope["path"]), *_NAME.findall(sent)]
        if any(each not in self._named for each in names):
            return "404 for what was deleted or never was"
        if self._purged and any("/memories/" in each for each in names):
            return "404 for what was purged"
        return ""


def drive(script: Path) -> bool:
    """Run a script against a fresh server and say how its steps ended; whether all was right."""
    kw = Keepwise.open(settings=Settings(url=":memory:"))
    shim = Shim(build(kw))
    with listening(shim) as url:
        _create_banks(url)
        done = subprocess.run(
            [sys.executable, str(script), url],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    ends = re.split(r"^(?=\[(?:ok|EXC)\])", done.stdout, flags=re.MULTILINE)
    good = sum(each.startswith("[ok]") for each in ends)
    raised = [" ".join(each.split()) for each in ends if each.startswith("[EXC]")]
    _say(f"{script.name}: {good} steps ended well, {len(raised)} raised")
    wrong = 0
    for line in raised:
        step = _step_of(line, shim.steps)
        why = step.explains(line)
        wrong += not why
        _say(f"  {'expected  ' if why else 'UNEXPECTED'} {line[:200]}")
        _say(f"             {why or _wire(step)}")
    unseen = list(_unseen(shim.steps, raised))
    for step in unseen:
        _say(f"  UNEXPECTED {step.label}: ended well, but")
        _say(f"             {_wire(step)}")
    if done.returncode:
        _say(f"  UNEXPECTED end of the script: {done.returncode}\n{done.stderr[-2000:]}")
    return not (wrong or unseen or done.returncode)


def _create_banks(url: str) -> None:
    import httpx

    for bank, config in BANKS.items():
        made = httpx.post(
            f"{url}/v1beta1/reasoningEngines",
            params={"reasoningEngineId": bank},
            json={"contextSpec": {"memoryBankConfig": config}},
        )
        assert made.status_code == 200, made.text


def _step_of(line: str, steps: list[Step]) -> Step:
    """The step that a printed line is about: the one whose label ends as the line begins."""
    said = line.removeprefix("[EXC]").strip()
    fitting = [each for each in steps if each.label and said.startswith(_title(each))]
    return max(fitting, key=lambda each: len(_title(each)), default=Step(""))


def _title(step: Step) -> str:
    """A label without the name of the client that stands before it."""
    return step.label.partition(" ")[2]


def _unseen(steps: list[Step], raised: list[str]) -> Iterator[Step]:
    """Steps that ended well although the server refused something without a reason."""
    told = [_step_of(line, steps) for line in raised]
    for step in steps:
        if step not in told and any(not reason for _, _, reason in step.refused):
            yield step


def _wire(step: Step) -> str:
    return "; ".join(where for _, where, _ in step.refused) or "every answer was good"


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(folder: str) -> int:
    """Drive with every script of a folder; 1 if something is not as it should be."""
    scripts = sorted(Path(folder).glob("drive_*.py"))
    if not scripts:
        _say(f"{folder} has no drive_*.py")
        return 2
    good = [drive(each) for each in scripts]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
