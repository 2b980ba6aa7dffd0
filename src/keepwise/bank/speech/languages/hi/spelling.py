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


_BACK = loose(
    r"(?:अरे |ओह,? )?(?:नहीं(?: नहीं)?|सॉरी|माफ़ (?:कीजिए|करना|करें)|ग़लती (?:हो गई|से)|गलती (?:हो गई|से)|"
    r"मेरा मतलब(?: है| था)?|यानी)"
)


def tidy(words: str) -> str:
    """``words`` as everything here is compared, and without what is taken back at once.

    Dotted letters come in two parts. "मैं जयपुर, नहीं, उदयपुर में रहता हूँ" is said of the second town.
    """
    words = " ".join(
        unicodedata.normalize("NFC", words).replace("\u200d", "").replace("\u200c", "").split()
    )
    match = re.fullmatch(rf"(?P<h>[^,]{{4,80}}), (?:{_BACK},? ){{1,3}}(?P<b>[^,]{{2,60}})", words)
    if match is None:
        return words
    head, said = match["h"], match["b"].rstrip(" ।.")
    again = re.fullmatch(r"(?P<n>[^\s]+ (?P<w>में|से|का|की|के|को|पर))(?P<rest> .+)?", said)
    found = re.search(rf"[^\s]+ {again['w']}(?= |\Z)", head) if again else None
    if again is None or found is None:  # what follows stands for the last word
        return f"{head.rpartition(' ')[0]} {said}".strip()
    rest = again["rest"] or head[found.end() :]
    return f"{head[: found.start()]}{again['n']}{rest}"
