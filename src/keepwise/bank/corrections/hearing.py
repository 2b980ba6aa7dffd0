"""Hearing a correction: which messages take back or change what was said just before."""

from __future__ import annotations

import re
from collections.abc import Sequence

from keepwise.bank.corrections.signs import SIGNS, opening, taking_back
from keepwise.bank.words import guess_languages
from keepwise.model import Candidate, Event, Evidence

STRONG, WEAK = "takes-back", "corrects"

_MOST_CHARS = 300


def corrections(
    events: Sequence[Event], before: Sequence[Event], stream: str
) -> list[tuple[str, Candidate]]:
    """The corrections among the user's messages, each with the id of its event.

    Args:
        events: what is new, in order.
        before: what was said before them, as far as it is known.
        stream: the stream's name, for the evidence.

    Returns:
        Candidates of the intent ``correct``: ``fact`` is what follows the sign, ``value`` the id of
        the user's message before, empty where none is known, ``rule`` how strong the sign is.
    """
    said = [each for each in (*before, *events) if each.author == "user" and each.text.strip()]
    fresh = {each.id for each in events}
    found: list[tuple[str, Candidate]] = []
    for at, event in enumerate(said):
        if event.id not in fresh or event.partial:
            continue
        context = " ".join(each.text for each in said[max(0, at - 2) : at])
        heard = _sign(event.text, context)
        if heard is not None:
            rule, rest = heard
            text = event.text[: _MOST_CHARS * 2]
            evidence = Evidence(event.id, stream, event.time, text, 0, len(text))
            earlier = said[at - 1].id if at else ""
            candidate = Candidate("correct", rest, "", evidence, rule, value=earlier)
            found.append((event.id, candidate))
    return found


def _sign(text: str, context: str) -> tuple[str, str] | None:
    """How strong the sign is that a message begins with, and what follows it."""
    for language in dict.fromkeys(
        (*guess_languages(text)[:2], *guess_languages(context)[:1], "en")
    ):
        if language not in SIGNS:
            continue
        if strong := taking_back(language).match(text):
            return STRONG, text[strong.end() :].strip()[:_MOST_CHARS]
        weak = opening(language).match(text)
        # "Actually, what time is it in Lisbon?" asks for something else.
        if weak and not re.match(r"[^.!\n。！]*[?？؟]", text[weak.end() :]):
            return WEAK, text[weak.end() :].strip()[:_MOST_CHARS]
    return None
