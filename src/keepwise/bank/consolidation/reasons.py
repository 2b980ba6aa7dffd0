"""Why a memory was changed or left, in words for whoever asks."""

from __future__ import annotations

COUNTED = "these very words are evidence for the memory already"
"""Why a replay changes nothing."""

LATER = "a later statement stands"
"""Why words that arrive late change nothing: the memory says something else by now."""

NEW = "nothing known says this"
SAME = "says what is known in other words"
MEANT = "means what is known"
LESS = "says less than what is known"
MORE = "says the same more precisely"
OPPOSITE = "states the opposite of the memory"
VALUE = "states another value of what the memory says"
OVER = "says that it has ended"
ENDED = "says that it has ended, and what is so instead"
"""The reasons that words alone give."""
