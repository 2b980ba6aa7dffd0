"""Memories as people read them."""

from __future__ import annotations

import shlex

from keepwise.cli.invocation import Invocation
from keepwise.cli.output import clock, emit, say, visible
from keepwise.model import Evidence, Hit, JsonObject, Memory, Page, Revision, Scope, iso_time
from keepwise.model.labels import spelled_label

_CORRECT = 'say it anew in any conversation, for example "Actually, ..."'


def explained(hit: Hit) -> tuple[str, ...]:
    """A hit as a row of ID, WHY, SCORE, WORDS, COSINE, TERMS, FACT."""
    terms = ",".join(hit.terms) or "-"
    cosine = "-" if hit.similarity is None else f"{hit.similarity:.2f}"
    score, words = f"{hit.score:.3f}", f"{hit.words:.2f}"
    return (hit.memory.id, hit.why, score, words, cosine, terms, hit.memory.fact)


def described(memory: Memory, state: Revision) -> list[tuple[str, str]]:
    """A memory as names and values."""
    slot = f"{memory.slot} = {memory.value}" if memory.slot else ""
    if slot and memory.qualifier:
        slot += f" (for {memory.qualifier})"
    return [
        ("id", memory.id),
        ("fact", memory.fact),
        ("topic", memory.topic),
        ("slot", slot),
        ("labels", _labels(memory)),
        ("revision", str(memory.revision)),
        ("created", clock(memory.created_at)),
        ("updated", clock(memory.updated_at)),
        ("expires", clock(memory.expires_at)),
        ("by", ":".join(filter(None, (state.engine, state.rule)))),
        ("trust", state.trust),
        ("policy", state.policy),
        ("actor", state.actor),
    ]


def _labels(memory: Memory) -> str:
    each = sorted(memory.labels.items())
    return ", ".join(f"{name}={spelled_label(value)}" for name, value in each)


def said(evidence: Evidence) -> tuple[str, ...]:
    """What was said as a row of SAID, SESSION, EVENT, QUOTE."""
    return (clock(evidence.time), evidence.stream or "-", evidence.event_id, evidence.quote)


def for_person(call: Invocation, scope: Scope, page: Page[Memory], *, first: bool) -> None:
    """Print what is remembered in plain words: since when, from where, and how to change it."""
    if call.as_json:
        emit(
            {
                "person": scope.get("user_id"),
                "memories": [_as_told(scope, each) for each in page.items],
                "how_to_correct": _CORRECT,
                "how_to_forget_everything": _forget(scope, "--erase"),
                "next_page_token": page.next_token,
            }
        )
        return
    who = visible(scope.get("user_id"))
    if not page.items:
        say("No more." if not first else f"Nothing is remembered about {who}.")
        return
    if first:
        say(f"What is remembered about {who}:")
    for memory in page.items:
        said_words, where = _source(memory)
        say("")
        say(f"- {visible(memory.fact)}")
        quoted = f': "{visible(said_words)}"' if said_words else ""
        say(f"  since {_day(memory)}, {where}{quoted}")
        if memory.expires_at is not None:
            say(f"  until {iso_time(memory.expires_at)[:10]}, then it is deleted")
        say(f"  forget it: {_forget(scope, f'--memory {memory.id}')}")
    say("")
    if page.next_token:
        say(f"More: --page-token {page.next_token}")
        return
    say(f"To correct something, {_CORRECT}.")
    say(f"To have everything forgotten: {_forget(scope, '--erase')}")


def _as_told(scope: Scope, memory: Memory) -> JsonObject:
    words, where = _source(memory)
    return {
        "id": memory.id,
        "fact": memory.fact,
        "since": _day(memory),
        "source": where,
        "words": words,
        "until": iso_time(memory.expires_at)[:10] if memory.expires_at is not None else None,
        "how_to_forget": _forget(scope, f"--memory {memory.id}"),
    }


def _source(memory: Memory) -> tuple[str, str]:
    """The words a memory rests on, and where they were said."""
    if not memory.evidence:
        return "", "the words it rested on are gone"
    latest = memory.evidence[-1]
    if latest.event_id.startswith("direct-"):
        return "", "written directly"
    return latest.quote, "said in a conversation" if latest.stream else "said"


def _day(memory: Memory) -> str:
    """The day the words were said, or it was written."""
    return iso_time(memory.evidence[-1].time if memory.evidence else memory.updated_at)[:10]


def _forget(scope: Scope, what: str) -> str:
    bank = f" --bank {shlex.quote(scope.bank)}" if scope.bank != "default" else ""
    app, user = shlex.quote(scope.get("app_name")), shlex.quote(scope.get("user_id"))
    return f"keepwise forget {what} --app {app} --user {user}{bank}"
