"""Regular expressions of callers, in the syntax of RE2, which Google's filters have too.

Python's own go back and try again where something did not fit, and a few characters are enough to
make that take for ever, with the whole process standing still. RE2 goes through a text once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

MAX_CHARS = 200
_MOST_BYTES = 1_000_000


@dataclass(frozen=True, slots=True)
class Pattern:
    """An expression that was read."""

    _compiled: Any

    def search(self, text: str) -> bool:
        """Whether it fits anywhere in a text."""
        # Half a character, which a text may hold, has no UTF-8.
        return bool(self._compiled.search(text.encode("utf-8", "replace")))


def compile_pattern(text: str) -> Pattern:
    """Read an expression. Raises ValueError if it cannot be read, or is too long."""
    if len(text) > MAX_CHARS:
        raise ValueError(f"has a regular expression of more than {MAX_CHARS} characters")
    re2, options = _re2()
    try:
        return Pattern(re2.compile(text.encode("utf-8", "replace"), options))
    except re2.error:
        raise ValueError(
            "has a regular expression that cannot be read in the syntax of RE2"
        ) from None


@cache
def _re2() -> tuple[Any, Any]:
    # Few filters have an expression, and everything starts sooner without it.
    import re2

    options = re2.Options()
    options.dot_nl = True
    options.max_mem = _MOST_BYTES
    # It would write what callers sent to standard error.
    options.log_errors = False
    return re2, options
