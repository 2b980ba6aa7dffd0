"""A summary of a conversation that needs no model: what was asked, what was answered, what is open.

ADK takes the root agent's model for its own summaries. A workflow or a sequence of agents has
none, and there ADK raises after it has answered.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from google.adk.apps.base_events_summarizer import BaseEventsSummarizer
from google.adk.events import Event, EventActions
from google.adk.events.event_actions import EventCompaction
from google.genai import types

from keepwise.adk.unanswered import PUT_TO_A_PERSON
from keepwise.bank.speech.listening import sentences_of
from keepwise.errors import InvalidInput
from keepwise.governance.clauses import redact
from keepwise.governance.guard import Guard

logger = logging.getLogger("keepwise.adk")

_HEADING = "Earlier turns, shortened; figures are left out and have to be fetched again."
_LEFT_OUT = "- (turns before these are left out)"
_OPEN = "Open: "
_PENDING = "has no result yet"

# How much of a message is looked at, and how much of it is kept, in characters.
_READ = 4000
_KEPT = 280
_TOOLS = 8
_LEAST = 400


class KeepwiseSummarizer(BaseEventsSummarizer):
    """Writes the summaries of ``EventsCompactionConfig(summarizer=...)``, whatever the root is.

    A line for each turn: the first sentences of what the user asked and of what was answered, and
    the tools by name with their outcome; at the end, what is still open. Thoughts and what tools
    returned are left out, figures and credentials are marked where they stood. The same events
    always give the same summary. It is not written when it would be longer than what it stands
    for. What goes wrong is logged by its type, and the turn goes on with all of its events.

    Args:
        max_characters: the length of a summary, at least 400; the oldest turns give way.
    """

    def __init__(self, *, max_characters: int = 2000) -> None:
        if max_characters < _LEAST:
            raise InvalidInput("max_characters", f"must be at least {_LEAST}")
        self._limit = max_characters
        self._guard = Guard()

    async def maybe_summarize_events(self, *, events: list[Event]) -> Event | None:
        """The event of a summary that stands for ``events``; None if there is nothing to win."""
        try:
            text = await asyncio.to_thread(summary_of, events, self._guard, limit=self._limit)
            if not text:
                return None
            times = [event.timestamp for event in events]
            return Event(
                author="user",
                invocation_id=Event.new_id(),
                actions=EventActions(
                    compaction=EventCompaction(
                        start_timestamp=min(times),
                        end_timestamp=max(times),
                        compacted_content=types.Content(
                            role="model", parts=[types.Part(text=text)]
                        ),
                    )
                ),
            )
        except Exception as error:  # noqa: BLE001  (the turn has been answered; its type says enough)
            logger.error("the conversation was not summarized: %s", type(error).__name__)
            return None


def summary_of(events: Sequence[Event], guard: Guard, *, limit: int) -> str:
    """The summary of events, oldest first, in ``limit`` characters; empty if it saves nothing."""
    earlier, turns = _turns(events, guard)
    lines = [*earlier, *(line for turn in turns if (line := turn.line()))]
    if not lines:
        return ""
    ending = _cut(_OPEN + "; ".join(open_), limit // 4) if (open_ := _open(turns)) else ""
    room = limit - len(_HEADING) - len(_LEFT_OUT) - len(ending) - 3
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    if len(kept) < len(lines):
        kept.insert(0, _LEFT_OUT)
    text = "\n".join([_HEADING, *kept, *([ending] if ending else [])])
    return text if len(text) < _size(events) else ""


@dataclass(slots=True)
class _Told:
    """What one invocation said and did."""

    asked: str = ""
    answered: str = ""
    questions: list[str] = field(default_factory=list)
    tools: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Name and outcome by the id of the call."""

    def line(self) -> str:
        counted = Counter(f"{name} {outcome}" for name, outcome in self.tools.values())
        used = [each if count == 1 else f"{each} ×{count}" for each, count in counted.items()]
        if len(used) > _TOOLS:
            used[_TOOLS:] = ["others"]
        said = (("User", self.asked), ("Tools", ", ".join(used)), ("Answer", self.answered))
        parts = [f"{label}: {text}" for label, text in said if text]
        return "- " + " | ".join(parts) if parts else ""


def _turns(events: Sequence[Event], guard: Guard) -> tuple[list[str], list[_Told]]:
    """The lines of the summary before, if there is one, and the turns since."""
    earlier: list[str] = []
    turns: dict[str, _Told] = {}
    for event in events:
        said = " ".join(_texts(event))
        if event.author != "user" and said.startswith(_HEADING):
            lines = [line for line in said.splitlines() if line.startswith("- ")]
            earlier += [_clean(line, guard) for line in lines if line != _LEFT_OUT]
            continue
        turn = turns.setdefault(event.invocation_id, _Told())
        _note_tools(turn, event, guard)
        clean = _clean(said[:_READ], guard)
        if not clean:
            continue
        if event.author == "user":
            turn.asked, turn.answered, turn.questions = _first(clean), "", _questions(clean)
        else:
            turn.answered, turn.questions = _first(clean), _questions(clean)[-1:]
    return earlier, list(turns.values())


def _note_tools(turn: _Told, event: Event, guard: Guard) -> None:
    for call in event.get_function_calls():
        if call.name not in PUT_TO_A_PERSON:
            name = _clean(call.name or "", guard)
            turn.tools[call.id or name] = (name, _PENDING)
    for response in event.get_function_responses():
        known = turn.tools.get(response.id or "")
        if known is not None:
            failed = isinstance(response.response, dict) and "error" in response.response
            turn.tools[response.id or ""] = (known[0], "failed" if failed else "done")


def _open(turns: Sequence[_Told]) -> list[str]:
    """What waits: questions nobody answered, the agent's last one, calls without a result."""
    found = [question for turn in turns if not turn.answered for question in turn.questions[:1]]
    if turns and turns[-1].answered and turns[-1].questions:
        found.append(f"the agent asked: {turns[-1].questions[-1]}")
    for turn in turns[-1:]:
        found += [f"{name} {how}" for name, how in turn.tools.values() if how == _PENDING]
    return found


def _texts(event: Event) -> Iterator[str]:
    for part in event.content.parts or [] if event.content else []:
        if part.text and not part.thought:
            yield part.text


def _clean(text: str, guard: Guard) -> str:
    """The text in one line, with a mark for each credential and figure."""
    found = guard.findings(text, "summary")
    return " ".join(redact(text, found).replace("[redacted figure]", "[figure]").split())


def _first(text: str) -> str:
    """The first sentences of a text, whole ones if the first is not too long for that."""
    kept = ""
    for sentence in sentences_of(text):
        longer = f"{kept} {sentence.text}".strip()
        if len(longer) > _KEPT:
            break
        kept = longer
    return kept or _cut(text, _KEPT)


def _questions(text: str) -> list[str]:
    return [_cut(each.text, _KEPT) for each in sentences_of(text) if each.question]


def _cut(text: str, limit: int) -> str:
    if len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0] + "…"


def _size(events: Sequence[Event]) -> int:
    """How much of a prompt the events take, in characters."""
    size = 0
    for event in events:
        size += sum(map(len, _texts(event)))
        size += sum(len(str(call.args)) for call in event.get_function_calls())
        size += sum(len(str(each.response)) for each in event.get_function_responses())
    return size
