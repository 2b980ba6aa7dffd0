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

from keepwise.governance.detection.credential.announced import Hit, announced_values
from keepwise.governance.detection.credential.readings import plainer
from keepwise.governance.detection.credential.shapes import (
    SHAPES,
    compiled,
    private_keys,
    putty_keys,
    shaped_values,
)
from keepwise.governance.detection.credential.tables.shape import Shape
from keepwise.governance.detection.credential.values import is_striking
from keepwise.governance.text import normalize
from keepwise.model import Finding

# The longest value that is put together from pieces, with the gaps between them.
_APART = 160


def find_credentials(text: str) -> tuple[Finding, ...]:
    """Every credential in ``text``, in order and without overlap, in time linear in its length.

    Offsets are characters of ``text`` as given and cover the whole secret, so that replacing the
    spans removes it. Rules are slugs: the issuer's format, ``password``, ``code``, ``token``,
    ``recovery-phrase``, ``security-answer``, ``entropy``, ``private-key``, ``encoded``.
    """
    reading = normalize(text)
    spans: list[tuple[int, int, str]] = []
    for start, end, rule in sorted(_hits_of_all_readings(reading.text)):
        first, last = reading.span(start, end)
        if spans and first < spans[-1][1]:
            begun, stop, earlier = spans[-1]
            spans[-1] = (begun, max(stop, last), earlier)
        else:
            spans.append((first, last, rule))
    return tuple(Finding(first, last, "credential", rule) for first, last, rule in spans)


def _hits_of_all_readings(text: str) -> Iterator[Hit]:
    """Every hit in normalised text, in any order, overlapping ones too."""
    yield from _hits(text)
    plain = plainer(text)
    if plain is not None and plain.text:
        for start, end, rule in _hits(plain.text):
            yield *plain.span(start, end), rule


def _hits(text: str) -> Iterator[Hit]:
    lowered = text.lower()
    if len(lowered) != len(text):
        # A few capitals grow when lowered (İ); they are in no credential.
        lowered = "".join(char.lower() if len(char.lower()) == 1 else char for char in text)
    yield from shaped_values(text, lowered)
    yield from _regrouped(text, lowered)
    yield from _decoded(text)
    yield from announced_values(text, lowered)
    if "-----BEGIN" in text:
        for start, end in private_keys(text):
            yield start, end, "private-key"
    if "PuTTY" in text:
        for start, end in putty_keys(text):
            yield start, end, "private-key"


_SURE = tuple(
    (hint, shape) for shape in SHAPES if shape.sure for hint in shape.hints if len(hint) >= 4
)


def _regrouped(text: str, lowered: str) -> Iterator[Hit]:
    """Values that were written in groups or broken over lines."""
    for hint, shape in _SURE:
        at = lowered.find(hint)
        while at >= 0:
            yield from _regrouped_at(text, at, shape)
            at = lowered.find(hint, at + len(hint))


def _regrouped_at(text: str, at: int, shape: Shape) -> Iterator[Hit]:
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
def _encoded_run() -> re.Pattern[str]:
    return re.compile(r"[A-Za-z0-9+/_-]{20,}={0,2}")


@cache
def _hex_run() -> re.Pattern[str]:
    return re.compile(r"(?:[0-9a-fA-F]{2})+")


def _decoded(text: str) -> Iterator[Hit]:
    """Values hidden by one level of base64 or hex; the whole run is the secret."""
    for match in _encoded_run().finditer(text):
        run = match.group()
        inner = _from_hex(run) if _hex_run().fullmatch(run) else _from_base64(run)
        if inner and _holds_secret(inner):
            yield *match.span(), "encoded"


def _holds_secret(inner: str) -> bool:
    lowered = inner.lower()
    if len(lowered) != len(inner):
        return False
    found = next(shaped_values(inner, lowered), None) or next(
        announced_values(inner, lowered), None
    )
    return found is not None or _is_login(inner)


@cache
def _login() -> re.Pattern[str]:
    return re.compile(r"[\w.@+-]{2,64}:(\S{6,64})")


def _is_login(inner: str) -> bool:
    """Whether a text is a name and a password, as they are sent to a server."""
    login = _login().fullmatch(inner)
    return login is not None and is_striking(login[1])


def _from_hex(run: str) -> str:
    return _if_text(bytes.fromhex(run))


def _from_base64(run: str) -> str:
    """The text a run encodes, or nothing if it encodes bytes that are no text."""
    padded = run.rstrip("=").replace("-", "+").replace("_", "/")
    # Tokens are often written without their padding, and words may touch them.
    padded = padded[:-1] if len(padded) % 4 == 1 else padded + "=" * (-len(padded) % 4)
    try:
        return _if_text(binascii.a2b_base64(padded))
    except (binascii.Error, ValueError):
        return ""


def _if_text(decoded: bytes) -> str:
    """Bytes as text. Issuers' prefixes are short: in bytes that are no text they come by chance."""
    try:
        read = decoded.decode("utf-8")
    except UnicodeDecodeError:
        read = decoded.decode("latin-1")
    else:
        if read.isprintable():
            return read
    sample = read[:64]
    printable = sum(" " <= char <= "~" or char in "\r\n\t" for char in sample)
    return read if printable >= 0.9 * len(sample) else ""
