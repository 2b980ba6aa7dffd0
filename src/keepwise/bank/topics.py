"""Topics: what a bank may remember, and the choice of the topic a candidate belongs to.

Four topics are managed and carry Google's names; every other is custom, a label and a plain
description. What no topic asks for is not kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from keepwise.bank.words import terms
from keepwise.model import Topic

USER_PERSONAL_INFO = Topic(
    "USER_PERSONAL_INFO",
    "Who the person is: name and form of address, work and role, people close to them, hobbies, "
    "important dates, how and where to reach them.",
    managed=True,
    personal=("address", "birth-date", "email", "phone"),
)
USER_PREFERENCES = Topic(
    "USER_PREFERENCES",
    "What the person likes, dislikes and wants done their way, such as formats, styles and habits.",
    managed=True,
)
KEY_CONVERSATION_DETAILS = Topic(
    "KEY_CONVERSATION_DETAILS",
    "Milestones and conclusions of a conversation: what was booked, decided or agreed.",
    managed=True,
)
EXPLICIT_INSTRUCTIONS = Topic(
    "EXPLICIT_INSTRUCTIONS",
    "What the person expressly asked to have remembered or forgotten.",
    managed=True,
)

MANAGED: tuple[Topic, ...] = (
    USER_PERSONAL_INFO,
    USER_PREFERENCES,
    KEY_CONVERSATION_DETAILS,
    EXPLICIT_INSTRUCTIONS,
)

PRESETS: Mapping[str, tuple[Topic, ...]] = MappingProxyType(
    {
        "assistant": MANAGED,
        "coding": (
            USER_PREFERENCES,
            EXPLICIT_INSTRUCTIONS,
            Topic(
                "coding_preferences",
                "How somebody likes code and help with it: languages, frameworks, tools, editors, "
                "style and naming conventions, tests, comments, commit messages, the length and "
                "language of explanations. Never store secrets, tokens or contents of files.",
            ),
            Topic(
                "project_context",
                "What somebody works on and with: their role, the team, the project and its "
                "conventions, platforms they deploy to. Never store secrets, keys, connection "
                "strings or measurements.",
            ),
        ),
        "analytics": (
            USER_PREFERENCES,
            Topic(
                "analysis_preferences",
                "The shape somebody gives an analytic answer: currency, units, rounding, tables or "
                "charts, length and language, the brands and campaigns they come back to, and "
                "their usual time window.",
                exclusions=("figures", "results of queries", "tokens", "credentials"),
            ),
            Topic(
                "data_scope",
                "The team somebody belongs to and the part of the data their work concerns, such "
                "as a region, market or account. Never store figures, results of queries, tokens "
                "or credentials.",
            ),
        ),
    }
)
"""Ready-made sets. ``assistant`` is the default: a general helper. ``analytics`` is for agents
whose answers are full of numbers, and leaves out people's details and conversation outcomes."""

DEFAULT_PRESET = "assistant"

# The managed topic a kind or slot belongs to; the first enabled one counts. A form of address is
# both a personal detail and a wish, so a bank that keeps only preferences still keeps it.
_PERSONAL = ("USER_PERSONAL_INFO",)
_WISH = ("USER_PREFERENCES",)
_HOMES: Mapping[str, tuple[str, ...]] = {
    "personal": _PERSONAL,
    "work": _PERSONAL,
    "name": _PERSONAL,
    "role": _PERSONAL,
    "team": _PERSONAL,
    "employer": _PERSONAL,
    "home": _PERSONAL,
    "region": _PERSONAL,
    "address": ("USER_PERSONAL_INFO", "USER_PREFERENCES"),
    "detail": ("KEY_CONVERSATION_DETAILS",),
    "routine": _PERSONAL,
    "tool": _PERSONAL,
    "hobby": _PERSONAL,
    "note": (),
}

# Words that show a custom topic asks for a slot or kind. The topic whose label and description
# hold most of them is chosen, the earlier one on a tie.
_CUES: Mapping[str, str] = {
    "currency": "currency currencies money",
    "format": "format chart table presentation layout",
    "length": "length brevity detail verbosity concise",
    "language": "language locale",
    "tone": "tone voice style formality",
    "units": "units unit measurement",
    "temperature": "units unit temperature",
    "scale": "rounding scale units number",
    "rounding": "rounding decimals precision",
    "timezone": "timezone time zone",
    "time_format": "time date format",
    "date_format": "date format",
    "period": "time window period horizon comparison",
    "theme": "theme appearance mode",
    "region": "region market territory country geography data scope",
    "brand": "brand campaign product",
    "team": "team department work role",
    "role": "role job team work title",
    "employer": "employer company work job",
    "work": "team work role account responsibility data scope",
    "name": "name",
    "address": "name address",
    "home": "home city residence address location",
    "habit": "habit routine usual time window",
    "personal": "personal",
    "routine": "routine",
    "tool": "tool software device",
    "hobby": "hobby hobbies leisure",
    "preference": "",
    "avoid": "format chart table presentation",
    "detail": "outcome decision milestone booking",
    "note": "",
}

# Cues too broad to win over the managed topic; a bank without that topic still has them.
_LATE_CUES: Mapping[str, str] = {
    "preference": "preference like dislike",
    "avoid": "preference like dislike",
    "habit": "preference",
}

# Of what these say only the words that no other kind is asked for by.
_PRIVATE = frozenset(("personal", "routine", "tool", "hobby", "detail", "home", "name"))

# Too general to show that a topic asks for a fact when they stand in both.
_GENERAL = (
    "person people somebody user they information fact store remember keep usual prefer like want "
    "work use never data need which always answer part such"
)


def assign(
    slot_or_kind: str, topics: Sequence[Topic], *, explicit: bool = False, content: str = ""
) -> str | None:
    """The label of the topic a candidate belongs to, or None if no topic asks for it.

    An explicit "remember this" goes to ``EXPLICIT_INSTRUCTIONS`` if enabled. Otherwise a custom
    topic that names the slot among its attributes wins, then one whose words ask for the slot or
    kind, then the managed topic it belongs to, then a custom topic whose description or examples
    share a telling word with the fact itself. No topic gets what it excludes.

    Args:
        slot_or_kind: a slot such as ``currency``, or a kind such as ``preference`` or ``work``.
        topics: the enabled topics, in the order of the bank's settings.
        explicit: the user said to remember it.
        content: the fact, for the last of the choices above.
    """
    topics = [topic for topic in topics if not _excludes(topic, content)]
    enabled = {topic.label for topic in topics if topic.managed}
    if explicit and "EXPLICIT_INSTRUCTIONS" in enabled:
        return "EXPLICIT_INSTRUCTIONS"
    customs = [topic for topic in topics if not topic.managed]
    for topic in customs:
        if slot_or_kind in topic.attributes:
            return topic.label
    wanted = set(terms(_CUES.get(slot_or_kind, slot_or_kind)))
    if chosen := _best(wanted, customs):
        return chosen
    for label in _HOMES.get(slot_or_kind, _WISH):
        if label in enabled:
            return label
    telling = set(terms(content)) - set(terms(_GENERAL))
    if slot_or_kind in _PRIVATE:
        # A match in "tennis team" does not make a hobby part of the data somebody works with.
        telling -= set(terms(" ".join(_CUES.values())))
    telling |= set(terms(_LATE_CUES.get(slot_or_kind, "")))
    return _best(telling, customs) or _like_examples(telling, customs)


def asked_for(topic: Topic) -> str:
    """What a topic asks for: its label and description without the "never store ..." parts."""
    kept = [
        part
        for part in re.split(r"(?<=[.;!])\s+|\n", topic.description)
        if not _EXCLUSION.search(part)
    ]
    label = re.sub(r"(?<=[a-z])(?=[A-Z])|[_\-]+", " ", topic.label)
    return " ".join([label, *kept])


_EXCLUSION = re.compile(
    r"\b(?:never|do not|don't|not? (?:store|keep|remember)|exclud\w+|except|without|"
    r"nie(?:mals)?|nicht|keine?n?|ohne)\b",
    re.IGNORECASE,
)


def excluded_in(description: str) -> tuple[str, ...]:
    """What a description says is never kept, in English: "Never store figures or tokens."."""
    found: list[str] = []
    for part in re.split(r"(?<=[.;!])\s+|\n", description):
        said = _NEVER.match(part.strip())
        if said:
            rest = part.strip()[said.end() :].rstrip(" .;!")
            found.extend(each.strip() for each in _LISTED.split(rest) if each.strip())
    return tuple(found)


_NEVER = re.compile(
    r"(?:please\s+)?(?:never|do not|don't)\s+(?:ever\s+)?(?:store|keep|save|remember|extract|"
    r"record|include|retain)\s+",
    re.IGNORECASE,
)
_LISTED = re.compile(r",\s*(?:and|or|nor)\s+|,\s*|\s+(?:and|or|nor)\s+", re.IGNORECASE)


def _excludes(topic: Topic, content: str) -> bool:
    """Whether a fact has all the words of something that a topic never keeps.

    Figures and credentials are the guard's business, wherever they stand: "figures in euros" has
    none in it.
    """
    if not topic.exclusions:
        return False
    said = set(terms(content))
    guarded = set(terms(_GUARDED))
    named = [set(terms(each)) for each in topic.exclusions]
    return any(words and words <= said and not words <= guarded for words in named)


_GUARDED = (
    "figures numbers amounts results of queries outcomes measurements tokens credentials secrets "
    "passwords keys"
)


def _like_examples(telling: set[str], topics: Sequence[Topic]) -> str | None:
    """The topic one of whose examples shares most telling words with a fact, if any does."""
    chosen, most = None, 0
    for topic in topics:
        for example in topic.examples:
            shared = len(telling & (set(terms(example)) - set(terms(_GENERAL))))
            if shared > most:
                chosen, most = topic.label, shared
    return chosen


def _best(wanted: set[str], topics: Sequence[Topic]) -> str | None:
    chosen, most = None, 0
    for topic in topics:
        shared = len(wanted & set(terms(asked_for(topic))))
        if shared > most:
            chosen, most = topic.label, shared
    return chosen
