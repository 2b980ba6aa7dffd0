"""The trust of sources: whose words a text is, and which parts of a message are not its author's.

Only the user's own words are evidence about the user. What was pasted, quoted or forwarded into a
message, what a tool returned and what an agent said were written by others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keepwise.governance.detection.injection_tables import sources_asian as asian
from keepwise.governance.detection.injection_tables.sources import (
    DOCUMENT,
    DOCUMENT_OF,
    FIELDS,
    FOLLOWING,
    FORWARDED,
    HANDED,
    HEAD,
    LASTING,
    NEEDED,
    NOTES,
    OWN,
    PASTED,
    ROLES,
    RULED_OFF,
    SAYING,
    SENDER,
    SENT,
    SHORT_SENDER,
    SPEECH,
    SUBJECT,
    TASK,
    WORDING,
)
from keepwise.model import Json

MAX_TOOL_CHARS = 20_000
"""Only this much of what tools said in one event is looked at."""

_MAX_DEPTH = 50


def foreign_spans(text: str) -> tuple[tuple[int, int], ...]:
    """The spans of a user's message that others wrote, in order, in time linear in its length.

    They are recalled blocks, quotations, forwarded and pasted mails, texts handed over for a task,
    code, data, tables, logs and transcripts.
    """
    found: list[tuple[int, int]] = []

    def blank(match: re.Match[str]) -> str:
        kept = match.groupdict().get("kept") or ""
        if len(kept) < len(match.group()):
            found.append((match.start() + len(kept), match.end()))
        return kept + "\n" * (len(match.group()) - len(kept))

    for pattern in (*_foreign(), *(_asian() if _has_asian(text) else ())):
        text = pattern.sub(blank, text)
    found.extend(_transcripts(text))
    return tuple(_merged(found))


def said_by_tools(content: object) -> list[tuple[str, str]]:
    """The strings that tools returned in an event's content, each with the path to it.

    ``content`` is Google's Content as JSON. At most ``MAX_TOOL_CHARS`` are returned in all.
    """
    said: list[tuple[str, str]] = []
    left = MAX_TOOL_CHARS
    for path, text in _returned(content):
        if left <= 0:
            break
        said.append((path, text[:left]))
        left -= len(text)
    return said


def is_report(content: object) -> bool:
    """Whether tools returned any words in an event's content."""
    return next(_returned(content), None) is not None


def _returned(content: object) -> Iterator[tuple[str, str]]:
    parts = content.get("parts") if isinstance(content, dict) else None
    for number, part in enumerate(parts if isinstance(parts, list) else ()):
        if not isinstance(part, dict):
            continue
        for name, inner in _RESULTS:
            result = part.get(name)
            if isinstance(result, dict) and inner in result:
                yield from _strings(result[inner], f"parts[{number}].{name}.{inner}")


_RESULTS = (
    ("function_response", "response"),
    ("functionResponse", "response"),
    ("code_execution_result", "output"),
    ("codeExecutionResult", "output"),
)


def _strings(value: Json, path: str, depth: int = 0) -> Iterator[tuple[str, str]]:
    """The strings in a JSON value; a key that is more than a name is one of them."""
    if isinstance(value, str):
        if value.strip():
            yield path, value
    elif depth >= _MAX_DEPTH:
        return
    elif isinstance(value, dict):
        for at, (key, inner) in enumerate(value.items()):
            name = key
            if not key.isidentifier():
                name = f"[{at}]"
                yield f"{path}.{name}", key
            yield from _strings(inner, f"{path}.{name}", depth + 1)
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from _strings(inner, f"{path}[{at}]", depth + 1)


def _merged(spans: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same stretches in order, those that touch joined."""
    begun, done = -1, -1
    for start, end in sorted(spans):
        if start > done:
            if done > begun:
                yield begun, done
            begun, done = start, end
        else:
            done = max(done, end)
    if done > begun:
        yield begun, done


@cache
def _turn() -> re.Pattern[str]:
    """A speaker at the beginning of a line, or after the end of a sentence."""
    return re.compile(
        r"(?:^|(?<=[.!?][ \t]))[ \t]*(?P<time>\[?\d{1,2}:\d{2}(?::\d{2})?\]?[ \t]*[-–]?[ \t]*)?"
        r"(?P<name>[^\W\d_][\w.'’-]{1,20}(?:[ \t][^\W\d_][\w.'’-]{1,20})?)"
        r"(?P<at>[ \t]*[\[(]\d{1,2}:\d{2}[^\])\n]{0,10}[\])])?[ \t]*:(?=[ \t]+\S)",
        re.MULTILINE,
    )


@cache
def _speaker_line() -> re.Pattern[str]:
    """A speaker and a time on a line of their own."""
    return re.compile(
        r"^[ \t]*[^\W\d_][\w.'’-]{1,20}(?:[ \t][^\W\d_][\w.'’-]{1,20}){0,2},?[ \t]+[\[(]?"
        r"(?:\w{4,9} at )?\d{1,2}:\d{2}(?:[ \t]?[AP]M)?[\])]?[ \t]*\n",
        re.MULTILINE | re.IGNORECASE,
    )


def _transcripts(text: str) -> Iterator[tuple[int, int]]:
    """From the first turn of a conversation to the end of the line of its last.

    Labels with text after them are a form and no conversation, unless somebody speaks twice, the
    labels are roles, or a time stands with them.
    """
    turns = [turn for turn in _turn().finditer(text) if turn["name"].casefold() not in FIELDS]
    named = [turn for turn in turns if turn["name"][:1].isupper()]
    speakers = [turn["name"].casefold() for turn in turns]
    known = set(speakers)
    timed = sum(bool(turn["time"] or turn["at"]) for turn in turns)
    again = len({turn["name"] for turn in named}) < len(named) and len(known) > 1
    if len(turns) >= 2 and (timed >= 2 or len(known & ROLES) >= 2 or again):
        end = text.find("\n", turns[-1].end())
        yield turns[0].start(), len(text) if end < 0 else end
    headed = list(_speaker_line().finditer(text))
    done = 0
    for head in headed if len(headed) >= 2 else ():
        if head.end() > done:
            end = text.find("\n\n", head.end())
            done = len(text) if end < 0 else end
            yield head.start(), done


_QUOTED = (
    r"(?:\"[^\"“”„«»\n]{1,500}\"|[“„][^\"“”„«»\n]{1,500}[“”]|«[^\"“”„«»\n]{1,500}»)"
    r"(?:(?<=[.!?][\"“”»])|[.!?])(?=[ \t]+\w)(?![^\n]*[\"“”„«»])"
)


@cache
def _foreign() -> tuple[re.Pattern[str], ...]:
    """What others wrote, each pattern linear in the text. ``kept`` is not theirs."""
    flags = re.IGNORECASE | re.MULTILINE
    return (
        # Recalled memory, as agents hand it to a model. Up to the last closing mark: text inside
        # that pretends to close the block must not get out of it.
        re.compile(
            r"<(past_conversations|memories|memory|recalled|context|document|email|tool_result)\b"
            r"[^>\n]{0,200}>(?:[\s\S]*</\1\s*>|[\s\S]*)",
            re.IGNORECASE,
        ),
        re.compile(r"```[\s\S]*?(?:```|\Z)|~~~[\s\S]*?(?:~~~|\Z)"),
        re.compile(r"^[ \t]*>.*$", flags),
        # A mail header, a forwarded mark or "Pasted ...": everything after it is somebody else's.
        re.compile(
            rf"^[ \t]*(?:{SENDER})[ \t]*:[ \t]*\S[\s\S]*|"
            rf"^[ \t]*(?:{SHORT_SENDER})[ \t]*:(?=[^\n]{{0,120}}@|[^\n]{{0,200}}\n[ \t]*"
            rf"(?:{HEAD})[ \t]*:)[\s\S]*|"
            rf"^[ \t]*(?:{SUBJECT})[ \t]*:[ \t]*\S[\s\S]*|"
            rf"^[ \t]*-{{2,}}[ \t]*(?:{RULED_OFF})[\s\S]*|"
            rf"^[ \t]*(?:{FORWARDED})[\s\S]*|"
            rf"\b(?:{PASTED})\b[^\n:.]{{0,60}}:[\s\S]*",
            flags,
        ),
        re.compile(
            rf"(?P<kept>\b(?:{DOCUMENT})\b)[ \t]*"
            rf"(?:\b(?:{DOCUMENT_OF})\b[^\n:.!?]{{0,60}})?"
            rf"(?:\b(?:{SPEECH}|{SAYING})\b[ \t]*)?:[\s\S]*",
            flags,
        ),
        re.compile(rf"(?P<kept>\b(?:{TASK})\b)[^\n:.!?]{{0,60}}:[\s\S]*", flags),
        # "The guest in 4 needs this in Spanish: ..."
        re.compile(rf"(?P<kept>\b(?:{NEEDED})\b)[^\n:.!?]{{0,40}}:[\s\S]*", flags),
        # "Make this bio shorter: ..."; a wish for every bio is the user's own.
        re.compile(
            rf"^(?![^\n:]{{0,120}}\b(?:{LASTING})\b)(?P<kept>[^\n:]{{0,120}}?\b(?:{WORDING})\b)"
            r"[^\n:.!?]{0,60}:\s*[\s\S]*?(?:\n[ \t]*\n|\Z)",
            flags,
        ),
        # "Summarise the following mail." and all that follows.
        re.compile(
            rf"(?P<kept>\b(?:{FOLLOWING})\b[^\n:.!?]{{0,60}}[.!?])(?=[ \t]*\S)[\s\S]*", flags
        ),
        # "Here's what she sent", and the paragraph under it.
        re.compile(
            rf"^(?P<kept>[^\n]{{0,80}}?\b(?:{HANDED})\b[^\n:.!?]{{0,60}}?\b(?:{SENT})\b"
            r"(?:[ \t]+\w+){0,3}[ \t]*[.!]?)[ \t]*\n\s*[\s\S]*?(?:\n[ \t]*\n|\Z)",
            flags,
        ),
        # "Sam wrote: ..." up to the end of the line, or of the paragraph that begins on the next
        # one; "I said: ..." is the user's own. A quotation that ends with its sentence, the only
        # one on its line, ends there.
        re.compile(
            rf"(?<!\bi )(?<!\bich )(?<!\byo )(?<!\bio )(?<!\beu )(?<!\bik )"
            rf"(?P<kept>\b(?:{SPEECH})\b)(?:[^\n:.!?]{{0,40}}:[ \t]*\n"
            rf"\s*[\s\S]*?(?:\n[ \t]*\n|\Z)|[ \t]*[:,]?[ \t]*{_QUOTED}|"
            rf"[ \t]*[:,]?[ \t]*[:\"“„«][^\n]*)",
            flags,
        ),
        # "Notes from the interview:" and the bullets under it.
        re.compile(
            rf"^(?![^\n:]{{0,120}}\b(?:{OWN})\b)(?P<kept>[^\n:]{{0,80}}\b(?:{NOTES})\b[^\n:]{{0,60}}:)"
            r"[ \t]*\n(?:[ \t]*(?:[-*•–]|\d{1,2}[.)])[^\n]*(?:\n|\Z))+",
            flags,
        ),
        # Long quotations; a name or single word in quotation marks is the user's own emphasis.
        re.compile(
            r"[\"“”„](?:[^\"“”„\n]{0,80}\s){3}[^\"“”„\n]{0,2000}[\"“”]|"
            r"«(?:[^«»\n]{0,80}\s){3}[^«»\n]{0,2000}»"
        ),
        re.compile(r"(?:(?<=\s)|^)'(?:[^'\n]{1,40}\s){4}[^\n]{0,2000}?'(?=[\s.,;!?]|\Z)", flags),
        # Data: JSON to the end of its paragraph, elements and lines of markup, logs, tables.
        re.compile(
            r"[{\[]\s{0,40}(?:[{\[]\s{0,40})?[\"'][^\"'\n]{1,80}[\"']\s{0,10}[:,]"
            r"[\s\S]*?(?:\n[ \t]*\n|\Z)"
        ),
        re.compile(r"<(\w[\w:-]{0,30})\b[^<>\n]{0,200}>[^<>]{1,2000}</\1>"),
        re.compile(r"^[ \t]*<[?!/]?\w[^\n]*\n(?:[ \t]*<[^\n]*(?:\n|\Z))+", re.MULTILINE),
        re.compile(
            r"^[ \t]*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d|\d\d/\w{3}/\d{4}:\d\d|"
            r"(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|CRITICAL)(?=[\]: \t]))[^\n]*",
            re.MULTILINE,
        ),
        re.compile(
            r"^[ \t]*\|[^\n|]*\|[^\n]*$|^[^\n\t|]+\t[^\n\t]+\t[^\n]*$|^[^\n|]+\|[^\n|]+\|[^\n]*$",
            re.MULTILINE,
        ),
    )


def _has_asian(text: str) -> bool:
    return not text.isascii() and re.search(f"[{asian.LETTERS}]", text) is not None


@cache
def _asian() -> tuple[re.Pattern[str], ...]:
    """The same where other scripts are written: with other marks, and often without blanks."""
    # Up to the closing mark, or to the end of the paragraph.
    body = (
        r"[ \t]*(?:[「『“\"«‘][^」』”\"»’]{0,2000}[」』”\"»’]|"
        r"(?=\S)[\s\S]*?(?:\n[ \t]*\n|\Z)|\n\s*[\s\S]*?(?:\n[ \t]*\n|\Z))"
    )
    own = rf"(?![^\n：:]{{0,60}}(?:{asian.LASTING}))"
    inside = r"[^「『“《「』”》\n]{0,2000}"
    return (
        # A sentence in quotation marks; a name in them is the user's own emphasis.
        re.compile(
            rf"[「『“《](?={inside}[{asian.LETTERS}]){inside}?[。！？，؛।]{inside}[」』”》]"
        ),
        re.compile(
            rf"\"(?=[^\"\n]{{0,200}}[{asian.LETTERS}])[^\"\n]{{0,2000}}?[。！？，،।]"
            r"[^\"\n]{0,2000}\""
        ),
        re.compile(r"‘(?:[^‘’\n]{1,40}\s){2}[^‘’\n]{0,2000}’"),
        re.compile(
            rf"^{own}(?P<kept>[^\n：:]{{0,80}}?(?:{asian.TASK})[^\n：:।.。]{{0,40}})[：:]{body}",
            re.MULTILINE,
        ),
        re.compile(
            rf"(?:^|(?<=[。！？।.،，,\s])){own}(?P<kept>[^\n：:。！？।.]{{0,60}}?"
            rf"(?:{asian.DOCUMENT}|{asian.SPEECH})[^\n：:。！？।.，、,،]{{0,16}})[：:]{body}",
            re.MULTILINE,
        ),
        re.compile(
            rf"(?P<kept>(?:{asian.FOLLOWING})[^\n。！？।.]{{0,30}}[。！？।.])(?=[ \t]*\S)[\s\S]*",
        ),
        re.compile(
            rf"^(?P<kept>[^\n]{{0,60}}(?:(?:{asian.BELOW})[^\n]{{0,40}}?(?:{asian.TASK})|"
            rf"(?:{asian.TASK})[^\n]{{0,40}}?(?:{asian.BELOW}))[^\n]{{0,30}})\n[\s\S]*",
            re.MULTILINE,
        ),
    )
