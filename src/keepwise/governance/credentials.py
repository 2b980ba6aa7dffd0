"""Find credentials: passwords, tokens, keys, codes. They are never stored.

Three kinds of evidence, each enough by itself: a value has the shape an issuer gives its tokens;
a word announces the value ("my password is …"); a value that looks drawn at random stands beside
such a word. Randomness alone is no evidence: ids, hashes and images have it too.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from functools import cache

from keepwise.governance.detection.credential_announced import Hit, announced_values
from keepwise.governance.detection.credential_shapes import (
    SHAPES,
    SHAPES_BY_HINT,
    Shape,
    compiled,
    private_keys,
)
from keepwise.governance.detection.credential_values import is_placeholder
from keepwise.governance.text import normalize
from keepwise.model import Finding

# The longest value that is put together from pieces, with the gaps between them.
_APART = 160


def find_credentials(text: str) -> tuple[Finding, ...]:
    """Every credential in ``text``, in order and without overlap, in time linear in its length.

    Offsets are characters of ``text`` as given and cover the whole secret, so that replacing the
    spans removes it. Rules are slugs: the issuer's format, ``password``, ``code``, ``token``,
    ``recovery-phrase``, ``entropy``, ``private-key``, ``encoded``.
    """
    reading = normalize(text)
    spans: list[tuple[int, int, str]] = []
    for start, end, rule in sorted(_hits(reading.text)):
        first, last = reading.span(start, end)
        if spans and first < spans[-1][1]:
            begun, stop, earlier = spans[-1]
            spans[-1] = (begun, max(stop, last), earlier)
        else:
            spans.append((first, last, rule))
    return tuple(Finding(first, last, "credential", rule) for first, last, rule in spans)


def _hits(text: str) -> Iterator[Hit]:
    """Every hit in normalised text, in any order, overlapping ones too."""
    lowered = text.lower()
    if len(lowered) != len(text):
        # A few capitals grow when lowered (İ); they are in no credential.
        lowered = "".join(char.lower() if len(char.lower()) == 1 else char for char in text)
    yield from _shaped(text, lowered)
    yield from _put_together(text, lowered)
    yield from _decoded(text)
    yield from announced_values(text, lowered)
    if "-----" in text:
        for start, end in private_keys(text):
            yield start, end, "private-key"


def _shaped(text: str, lowered: str) -> Iterator[Hit]:
    """Values of a known shape."""
    for hint, shapes in SHAPES_BY_HINT:
        if hint not in lowered:
            continue
        for shape in shapes:
            for match in compiled(shape.pattern).finditer(text):
                if _genuine(shape, match):
                    yield *match.span(shape.group), shape.rule


def _genuine(shape: Shape, match: re.Match[str]) -> bool:
    """Whether a match is a value rather than a placeholder or a word of the same shape."""
    value = match.group(shape.group)
    if shape.mixed and not any(map(str.isdigit, value)):
        return False
    if shape.group:
        return not is_placeholder(value)
    # "dapi" and 32 times x, or 0, is how examples are written.
    return len(set(value[len(value) // 3 :].lower())) > 3


@cache
def _single_characters() -> re.Pattern[str]:
    """Characters written apart, "d a p i 3 f": ten or more."""
    return re.compile(r"(?<!\S)(?:\S ){9,}\S(?!\S)")


def _put_together(text: str, lowered: str) -> Iterator[Hit]:
    """Values that were written letter by letter, in groups, or broken over lines."""
    for match in _single_characters().finditer(text):
        joined = match.group().replace(" ", "")
        for start, end, rule in _shaped(joined, joined.lower()):
            yield match.start() + 2 * start, match.start() + 2 * end - 1, rule
    for shape in SHAPES:
        if not shape.sure:
            continue
        for hint in shape.hints:
            at = lowered.find(hint) if len(hint) >= 4 else -1
            while at >= 0:
                yield from _regrouped(text, at, shape)
                at = lowered.find(hint, at + len(hint))


def _regrouped(text: str, at: int, shape: Shape) -> Iterator[Hit]:
    """The value of ``shape`` at ``at`` if it appears once the gaps after it are closed."""
    if at and text[at - 1].isalnum():
        return
    window = text[at : at + _APART]
    kept = [index for index, char in enumerate(window) if not char.isspace() and char != "\\"]
    if len(kept) == len(window) and len(window) == _APART:
        return
    joined = "".join(window[index] for index in kept)
    # What follows the value may touch it once gaps are closed; its length is known all the same.
    match = compiled(shape.pattern.removesuffix(r"(?![A-Za-z0-9])")).match(joined)
    if match is None:
        return
    end = kept[match.end() - 1] + 1
    pieces = [piece for piece in window[:end].split() if piece != "\\"]
    if len(pieces) > 1 and not window[end : end + 1].isalnum() and _parts_of_one(pieces):
        yield at, at + end, shape.rule


def _parts_of_one(pieces: list[str]) -> bool:
    """Whether pieces look cut from one value, not like a value and the words after it.

    They do when all are of one length, as in groups of four, or when each holds a digit.
    """
    lengths = {len(piece) for piece in pieces[:-1]}
    even = len(pieces) > 2 and len(lengths) == 1 and len(pieces[-1]) <= len(pieces[0])
    return even or all(any(map(str.isdigit, piece)) for piece in pieces[1:])


@cache
def _base64_run() -> re.Pattern[str]:
    return re.compile(r"[A-Za-z0-9+/_-]{24,}={0,2}")


@cache
def _percent_run() -> re.Pattern[str]:
    """A piece of a URL; what separates its pieces is in no value."""
    return re.compile(r"[^\s?&=#\"'<>]+")


@cache
def _percent_code() -> re.Pattern[str]:
    return re.compile(r"%([0-9A-Fa-f]{2})")


def _character(match: re.Match[str]) -> str:
    return chr(int(match[1], 16))


def _decoded(text: str) -> Iterator[Hit]:
    """Values hidden by one level of base64 or percent encoding; the whole run is the secret."""
    for match in _base64_run().finditer(text):
        inner = _from_base64(match.group())
        if inner and next(_shaped(inner, inner.lower()), None) is not None:
            yield *match.span(), "encoded"
    if "%" not in text:
        return
    for match in _percent_run().finditer(text):
        run = match.group()
        if "%" in run:
            inner = _percent_code().sub(_character, run)
            if inner != run and next(_shaped(inner, inner.lower()), None) is not None:
                yield *match.span(), "encoded"


def _from_base64(run: str) -> str:
    """The text a run encodes, or nothing if it encodes bytes that are no text."""
    padded = run.rstrip("=").replace("-", "+").replace("_", "/")
    # Tokens are often written without their padding, and words may touch them.
    padded = padded[:-1] if len(padded) % 4 == 1 else padded + "=" * (-len(padded) % 4)
    try:
        decoded = binascii.a2b_base64(padded).decode("latin-1")
    except (binascii.Error, ValueError):
        return ""
    # Names of issuers' prefixes are short: in bytes that are no text they turn up by chance.
    sample = decoded[:64]
    printable = sum(" " <= char <= "~" or char in "\r\n\t" for char in sample)
    return decoded if printable >= 0.9 * len(sample) else ""
