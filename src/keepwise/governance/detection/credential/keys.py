"""Keys of JSON objects: which announce a credential, and under which stands no text at all."""

from __future__ import annotations

import re
from collections.abc import Mapping

# Under these keys stands base64 of a file or of a model's private state. A long one is no words;
# a short one is looked at all the same, for a token is short and a key is easily written.
_OPAQUE_KEYS = frozenset({"data", "thoughtSignature", "thought_signature"})
_OPAQUE_CHARS = 1024
_BASE64 = re.compile(r"[A-Za-z0-9+/_=-]+")
# In JSON the word that announces a credential is the key: {"password": "..."}.
_ANNOUNCING = re.compile(
    r"pass ?(?:word|wd|phrase|code)|passwor[dt]|kennwort|secret|token|api ?key|access ?key"
    r"|private ?key|credential|authorization|cookie|bearer"
    r"|\b(?:pin|puk|otp|pwd|cvv2?|cvc|(?:security|verification|login|access|sms) ?code)\b",
    re.IGNORECASE,
)
_HARMLESS_KEY = re.compile(r"(?:page|continuation) ?token|cursor", re.IGNORECASE)
# Under such a key even a number is a credential; under "password_changed_at" it is not.
_NUMERIC = re.compile(
    r"\b(?:pin|puk|otp|pwd|cvv2?|cvc|pass ?(?:word|code)|passwort|kennwort"
    r"|(?:security|verification|login|access|sms) ?code)$",
    re.IGNORECASE,
)
_WORD_BREAK = re.compile(r"[ _-]+|(?<=[a-z0-9])(?=[A-Z])")
# In {"name": "password", "value": "..."} the key of the value is a value itself.
_VALUE_KEYS = frozenset({"value", "Value"})
_NAMING_KEYS = ("name", "key", "Name", "Key")


def is_opaque(key: str, value: str) -> bool:
    """Whether base64 stands under a key that is for it, and so much that it is no token."""
    return is_coded(key, value) and len(value.rstrip("=")) > _OPAQUE_CHARS


def is_coded(key: str, value: str) -> bool:
    """Whether base64 stands under a key that is for it."""
    return key in _OPAQUE_KEYS and bool(_BASE64.fullmatch(value))


def spoken(key: str) -> str:
    """A key as words: "user_pin" and "userPin" are "user pin"."""
    return _WORD_BREAK.sub(" ", key)


def announces(key: str) -> bool:
    """Whether what stands under this key is a credential by the key's word."""
    words = spoken(key)
    return bool(key and _ANNOUNCING.search(words) and not _HARMLESS_KEY.search(words))


def announcer(name: str, siblings: Mapping[str, object], outer: str) -> str:
    """The key that announces the value under ``name``: that one, or what it is the value of."""
    if name not in _VALUE_KEYS:
        return name
    named = (siblings.get(each) for each in _NAMING_KEYS)
    return next((each for each in named if isinstance(each, str)), outer)


def is_numeric(key: str) -> bool:
    """Whether even a number is a credential under this key."""
    return bool(key and _NUMERIC.search(spoken(key)))
