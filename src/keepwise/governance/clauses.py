"""Cut what the guard found out of a text: by clause, so the rest can be kept, or by redaction.

A person says two things in one breath: "My token is …, and please always answer with tables." The
clause with the finding goes, the other stays, if it can stand alone as a statement or a request.
When in doubt nothing is kept: a remainder that says half of what was meant is worse than none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from keepwise.model import Finding

_ABBREVIATIONS = frozenset(
    """
    e.g i.e etc vs approx ca no nr mr mrs ms dr st z.b bzw d.h u.a inkl mio mrd tsd max min
    """.split()
)
_CONJUNCTIONS = "and|but|then|so|or|und|aber|dann|also|sondern|oder"


# Words a clause may open with that only make sense after the clause before it.
@cache
def _openers() -> re.Pattern[str]:
    return re.compile(
        rf"(?:(?:{_CONJUNCTIONS}|yet|anyway|besides|außerdem|ausserdem)\b[\s,]*)+", re.IGNORECASE
    )


# A clause that opens so hangs on its neighbour and is not cut from it.
@cache
def _subordinate() -> re.Pattern[str]:
    return re.compile(
        r"(?:if|when|whenever|unless|because|since|while|although|though|as|which|who|that|until|once"
        r"|where|whereas|than|wenn|falls|weil|da|obwohl|während|sobald|bis|dass|damit|sofern|ob|als)\b",
        re.IGNORECASE,
    )


_IMPERATIVES = frozenset(
    """add address always answer assume avoid begin call compare convert default display don't draft
    email ensure exclude explain export filter focus forget format give group hide highlight ignore
    include keep label leave let limit list make mark never note omit only order please plot prefer
    put recall remember remind reply report respond round send show skip sort speak split start stop
    store summarise summarize talk tell translate treat use write
    antworte antworten bitte denk formatiere gib gruppiere immer lass liste mach merk merke nenn
    nenne nie niemals nimm nutz nutze runde schick schicke schreib schreibe sende sortiere sprich
    vergiss verwende zeig zeige zeigen zeigt benutze begrenze""".split()
)
_VERBS = frozenset(
    """
    am are is was were be been have has had do does did will would can could shall should must may
    might need want prefer like love hate work live use call know think speak manage lead own run
    read write see get go come make take look report i'm i'd i'll i've we're it's works lives uses
    needs wants prefers likes means goes comes helps loves hates speaks reads bin bist ist sind war
    waren habe hast hat haben hatte willst möchte mag brauche braucht arbeite arbeitet lebe wohne
    heiße heisse spreche nutze nutzen bevorzuge bevorzugt hätte soll sollen kann können muss müssen
    darf leite betreue lese schreibe sehe komme mache nehme finde zeigt gilt geht liegt steht
    interessiere kümmere verantworte verwende rose fell dropped grew cost costs sold spent hit
    reached earned made paid lost gained stands rises falls lag lagen stieg stiegen fiel fielen sank
    sanken betrug betragen beträgt wuchs kostet kostete verdiene lautet heißt gibt gab kam
    verdoppelt halbiert gestiegen gefallen gesunken erreichte erreicht verkauften verkauft
    """.split()
)
_EDGES = " \t\r\n,;:-–—"


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W_]+(?:['’][^\W_]+)*", re.UNICODE)


# Places where a sentence may be cut. The conjunction goes with the clause it opens.
@cache
def _break() -> re.Pattern[str]:
    return re.compile(
        rf"(?P<end>[.!?…][\"')\]]?(?=\s|$))|(?P<line>\n)|(?P<semicolon>;)"
        rf"|(?P<joined>,(?=\s(?:{_CONJUNCTIONS}|please|bitte)\b))"
        r"|(?P<dash>\s[-–—](?=\s)|—)|(?P<comma>,(?=\s))"
        r"|(?P<bare>\s(?=(?:and|but|und|aber)\s))",
        re.IGNORECASE,
    )


_FREE = frozenset(("end", "line", "semicolon"))


@dataclass(frozen=True, slots=True)
class _Shape:
    """What decides whether words stand alone; the shapes of neighbours add up.

    ``subordinate`` and ``imperative`` are about the first word, ``words`` counts them, ``verb``
    says whether one is a known verb.
    """

    subordinate: bool
    imperative: bool
    words: int
    verb: bool

    @property
    def alone(self) -> bool:
        if self.subordinate:
            return False
        return self.words >= 2 if self.imperative else self.words >= 3 and self.verb

    def with_next(self, other: _Shape) -> _Shape:
        """The shape of this clause and the one after it, taken as one."""
        if not self.words:
            return other
        return _Shape(
            self.subordinate, self.imperative, self.words + other.words, self.verb or other.verb
        )


def _shape(clause: str) -> _Shape:
    bare = _without_opener(clause)
    words = [word.casefold().replace("’", "'") for word in _word().findall(bare)]
    return _Shape(
        subordinate=_subordinate().match(bare) is not None,
        imperative=bool(words) and words[0] in _IMPERATIVES,
        words=len(words),
        # An English past tense is known by its ending; German ones are listed.
        verb=any(word in _VERBS or (len(word) > 4 and word.endswith("ed")) for word in words),
    )


def stands_alone(clause: str) -> bool:
    """Whether ``clause`` can be a statement or request without its neighbours.

    It must not open with a subordinating word, and either starts with a known imperative and has
    two words, or has three words of which one is a known verb.
    """
    return _shape(clause).alone


def strip_clauses(text: str, findings: Sequence[Finding]) -> str | None:
    """``text`` without the clauses that hold a finding, tidied; None if what is left says nothing.

    Clauses end at sentence ends, line ends and semicolons; at a comma, a dash or a conjunction
    only if what stands on either side of it stands alone. Without findings the text is returned
    trimmed.
    """
    if not findings:
        return text.strip() or None
    kept: list[str] = []
    cut = True  # whether what comes next has lost what was before it
    spans = _Covered(findings)
    for start, end in _clauses(text, findings):
        piece = text[start:end]
        if spans.touch(start, end):
            cut = True
        elif not cut:
            kept.append(piece)
        elif piece.strip(_EDGES) and (not kept or stands_alone(piece)):
            if kept:
                kept[-1] = _closed(kept[-1]) + ("\n" if piece[0] == "\n" else " ")
            kept.append(_opened(piece))
            cut = False
    rest = _closed("".join(kept))
    return rest if rest and stands_alone(rest) else None


class _Covered:
    """Which spans of a text hold a finding, asked from left to right."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        self._findings = sorted(findings, key=lambda finding: (finding.start, finding.end))
        self._next = 0

    def touch(self, start: int, end: int) -> bool:
        """Whether a finding overlaps ``start`` to ``end``; ``start`` never goes back."""
        while self._next < len(self._findings) and self._findings[self._next].end <= start:
            self._next += 1
        return self._next < len(self._findings) and self._findings[self._next].start < end


def marker(finding: Finding) -> str:
    """What stands in the place of a finding."""
    return f"[redacted {finding.kind}]"


def redact(text: str, findings: Sequence[Finding]) -> str:
    """``text`` with every finding replaced by "[redacted credential]" or "[redacted figure]"."""
    parts: list[str] = []
    done = 0
    for finding in sorted(findings):
        if finding.end <= done:
            continue
        if finding.start >= done:
            parts.append(text[done : finding.start])
            parts.append(marker(finding))
        done = finding.end
    parts.append(text[done:])
    return "".join(parts)


def _clauses(text: str, findings: Sequence[Finding]) -> Iterator[tuple[int, int]]:
    """The spans of the clauses of ``text``, which cover it without a gap."""
    covered = _Covered(findings)
    start = 0
    pending: list[tuple[int, int]] = []
    for match in _break().finditer(text):
        if covered.touch(match.start(), match.start() + 1):
            continue  # inside a secret or an amount
        group = match.lastgroup or ""
        if group == "end" and match.group()[0] == "." and _abbreviated(text, match.start()):
            continue
        cut = match.end()
        if group in _FREE:
            yield from _joined(text, [*pending, (start, cut)])
            pending = []
        else:
            pending.append((start, cut))
        start = cut
    if start < len(text):
        pending.append((start, len(text)))
    yield from _joined(text, pending)


def _joined(text: str, parts: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The parts of one sentence, those that do not stand alone joined to the part before them.

    A first part that does not stand alone is joined to the next one instead.
    """
    if not parts:
        return
    begin, end = parts[0]
    so_far = _shape(text[begin:end])
    for start, stop in parts[1:]:
        shape = _shape(text[start:stop])
        if so_far.alone and shape.alone:
            yield begin, end
            begin, so_far = start, shape
        else:
            so_far = so_far.with_next(shape)
        end = stop
    yield begin, end


def _abbreviated(text: str, point: int) -> bool:
    """Whether the point at ``point`` ends an abbreviation or a German ordinal, not a sentence."""
    word = re.search(r"[\w.]{1,12}$", text[max(0, point - 12) : point])
    if word is None:
        return False
    before = word.group().casefold()
    following = text[point + 1 : point + 3].strip()
    if before.isdigit() and len(before) <= 2:
        return bool(following)
    return before in _ABBREVIATIONS or (len(before) == 1 and before.isalpha() and before != "i")


def _without_opener(clause: str) -> str:
    """``clause`` without the punctuation and conjunctions it opens with."""
    bare = clause.lstrip(_EDGES)
    opener = _openers().match(bare)
    return bare[opener.end() :] if opener else bare


def _opened(clause: str) -> str:
    """``clause`` as the first of a sentence: no conjunction, a capital letter."""
    bare = _without_opener(clause)
    return bare[:1].upper() + bare[1:]


def _closed(rest: str) -> str:
    """``rest`` without what hangs at its end, and with a full stop if it lost its own."""
    trimmed = rest.rstrip(_EDGES)
    lines = "\n".join(line.strip() for line in trimmed.strip().splitlines() if line.strip())
    if lines and lines[-1].isalnum():
        lines += "."
    return lines
