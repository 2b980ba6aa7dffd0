"""Patterns for the ways Hindi words are spelled: with and without dots, half letters as marks."""

from __future__ import annotations

import re
import unicodedata


def loose(pattern: str) -> str:
    """``pattern``, whose words match as they are spelled in chats as well.

    A dot under a letter may be missing, and a nasal may be a moon and dot, a dot, half a letter or
    nothing.
    """
    pattern = unicodedata.normalize("NFC", pattern)
    pattern = re.sub("\u093c[?]*", "\u093c?", pattern)
    # What was loosened before stays as it is.
    return re.sub(
        "[(][?]:\u0902[|].्[)]|\\[\u0901\u0902\\][?]|[\u0901\u0902](?P<next>[तथदधपबभ]?)",
        _nasal,
        pattern,
    )


def _nasal(match: re.Match[str]) -> str:
    if len(match.group()) > 2:
        return match.group()
    following = match["next"] or ""
    if not following:
        return "[\u0901\u0902]?"
    return f"(?:\u0902|{'न' if following in 'तथदध' else 'म'}्){following}"


def tidy(words: str) -> str:
    """``words`` with dotted letters in two parts, as everything here is compared."""
    return " ".join(
        unicodedata.normalize("NFC", words).replace("\u200d", "").replace("\u200c", "").split()
    )
