"""The governance corpora: sentences with the verdict the guard must reach.

``figures`` holds the labels ``figure`` and ``keep``, ``credentials`` the labels ``credential`` and
``clean``, ``injection`` the labels ``quarantine_or_drop`` and ``keep``, ``personal`` the labels
``personal``, ``third_party`` and ``keep``. Each line is ``{"id", "lang", "text", "label"}``, with a
``role`` where it is not the user's. Texts are templates, so that no file holds anything a
secret scanner would take for a credential:

- ``{hex:32}``, ``{alnum:36}``, ``{upper:16}``, ``{digits:6}``: that many characters, drawn from a
  generator seeded with the line's id; ``alnum`` and ``upper`` always hold letters and digits;
- ``{spaced:hex:32}``: the same with a space between the characters;
- ``{card}``, ``{iban:DE}``: a number nobody issued, with its check digits right;
- ``{base64:…}``: what is inside, filled in and encoded;
- ``{=word}``: the word itself, written so that the text around it is not one token;
- ``⟦…⟧``: the marks around a secret, taken out when the line is loaded.
"""

from __future__ import annotations

import base64
import json
import random
import re
import string
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
_FILL = re.compile(r"\{(spaced:)?(hex|alnum|upper|digits):(\d+)\}")
_LITERAL = re.compile(r"\{=([^{}]*)\}")
_NUMBER = re.compile(r"\{(card|iban:([A-Z]{2}))\}")
_BASE64 = re.compile(r"\{base64:([^{}]*)\}")
_ALPHABETS = {
    "hex": "0123456789abcdef",
    "alnum": string.ascii_letters + string.digits,
    "upper": string.ascii_uppercase + string.digits,
    "digits": string.digits,
}

# What stands before the digits of an account in a country, and how many digits there are.
_ACCOUNTS = {
    "AT": ("", 16),
    "CH": ("", 17),
    "DE": ("", 18),
    "FR": ("", 23),
    "GB": ("NWBK", 14),
    "IT": ("X", 22),
    "NL": ("ABNA", 10),
    "PT": ("", 21),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence; ``secrets`` are the spans in ``text`` that a redactor must cover."""

    id: str
    lang: str
    text: str
    label: str
    secrets: tuple[tuple[int, int], ...] = ()
    role: str = "user"


def load(name: str, label: str = "") -> list[Line]:
    """The lines of ``name``.jsonl, or those with ``label``."""
    raw = (HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    lines = [_line(json.loads(entry)) for entry in raw if entry]
    return [line for line in lines if label in ("", line.label)]


def _line(entry: dict[str, str]) -> Line:
    """An entry with its template filled in and its marks turned into spans."""
    text = filled(entry["text"], entry["id"])
    plain: list[str] = []
    spans: list[tuple[int, int]] = []
    begun = 0
    for char in text:
        if char == "⟦":
            begun = len(plain)
        elif char == "⟧":
            spans.append((begun, len(plain)))
        else:
            plain.append(char)
    return Line(
        entry["id"],
        entry["lang"],
        "".join(plain),
        entry["label"],
        tuple(spans),
        entry.get("role", "user"),
    )


def filled(template: str, seed: str) -> str:
    """``template`` with every blank filled in, the same each time for the same seed."""
    source = random.Random(seed)  # noqa: S311 - the same line reads the same each time

    def fill(match: re.Match[str]) -> str:
        spaced, alphabet, length = match.groups()
        chars = source.choices(_ALPHABETS[alphabet], k=int(length))
        if alphabet in ("alnum", "upper") and len(chars) > 2:
            chars[1], chars[2] = ("k", "7") if alphabet == "alnum" else ("K", "7")
        return (" " if spaced else "").join(chars)

    def number(match: re.Match[str]) -> str:
        return _iban(match[2], source) if match[2] else _card(source)

    template = _NUMBER.sub(number, template)
    text = _LITERAL.sub(r"\1", _FILL.sub(fill, template))
    return _BASE64.sub(lambda match: base64.b64encode(match[1].encode()).decode(), text)


def _card(source: random.Random) -> str:
    """A card number with its check digit (ISO/IEC 7812), in groups of four."""
    digits = [4, *source.choices(range(10), k=14)]
    total = sum(
        sum(divmod(digit * 2, 10)) if at % 2 == 0 else digit for at, digit in enumerate(digits)
    )
    written = "".join(map(str, [*digits, -total % 10]))
    return " ".join(written[at : at + 4] for at in range(0, 16, 4))


def _iban(country: str, source: random.Random) -> str:
    """An account number with its check digits (ISO 13616), in groups of four."""
    bank, length = _ACCOUNTS[country]
    account = bank + "".join(source.choices(string.digits, k=length))
    rest = int("".join(str(int(char, 36)) for char in f"{account}{country}00"))
    written = f"{country}{98 - rest % 97:02}{account}"
    return " ".join(written[at : at + 4] for at in range(0, len(written), 4))
