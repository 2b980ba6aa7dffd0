"""Exchanging words where they are written without spaces between them."""

from __future__ import annotations

import re
from functools import cache

from keepwise.bank.corrections.likening import Exchange


def before_the_same(fact: str, correction: str) -> Exchange | None:
    """The fact with what the correction has before the same characters; None if nothing is."""
    for match in _han().finditer(correction):
        run = match.group()
        for cut in range(1, len(run) - 1):
            rest = run[cut:]
            word = _last_word().search(run[:cut])
            at = fact.find(rest)
            if word is None or at < 0 or len(word[0]) < 2 or word[0] in fact:
                continue
            old = _last_word().search(fact[:at])
            if old is None or (old[0][0] > _LAST_KANA) != (word[0][0] > _LAST_KANA):
                continue
            # Chinese writes on without a break: of what stands there as much as is new.
            start = old.start() if old[0][0] <= _LAST_KANA else max(old.start(), at - len(word[0]))
            return Exchange(fact[:start] + word[0] + fact[at:], word[0], "")
    return None


_LAST_KANA = "\u30ff"


@cache
def _last_word() -> re.Pattern[str]:
    """Characters of one script at the end: after a particle a word begins."""
    return re.compile("(?:[\u30a1-\u30fa\u30fc]+|[\u4e00-\u9fff]+)\\Z")


@cache
def _han() -> re.Pattern[str]:
    return re.compile("[\u3040-\u30ff\u4e00-\u9fff]{4,}")
