"""Putting what a correction names in the place of its like in what was said.

"Make that 6:45" changes a time, "it was Zurich" a name, "toch dinsdag" a day of the week. Of
several of a kind the one that stands behind the same word is meant ("in Vienna", "in Zurich");
where that does not decide, nothing is changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from keepwise.bank.languages.stop_words import STOP_WORDS
from keepwise.bank.words import fold

_WEEKDAYS = (
    "mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays? "
    "montags? dienstags? mittwochs? donnerstags? freitags? samstags? sonntags? "
    "lundis? mardis? mercredis? jeudis? vendredis? samedis? dimanches? "
    "lunes martes miercoles jueves viernes sabados? domingos? "
    "lunedi martedi mercoledi giovedi venerdi sabato domenica "
    "segundas?(?:-feira)? tercas?(?:-feira)? quartas?(?:-feira)? quintas?(?:-feira)? "
    "sextas?(?:-feira)? sabados? domingos? "
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag "
    "周[一二三四五六日天] 星期[一二三四五六日天] [月火水木金土日]曜日? "
    "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार "
    "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد اثنين ثلاثاء أربعاء خميس جمعة سبت أحد"
).split()
_MONTHS = (
    "january february march april may june july august september october november december "
    "januar februar marz mai juni juli oktober dezember "
    "janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre "
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre "
    "gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre "
    "janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro "
    "januari februari maart mei augustus"
).split()
_TIME = (
    r"\d{1,2}(?:[:.h]\d{2})(?: ?[ap]\.?m\.?)?|"
    r"\d{1,2} ?(?:[ap]\.?m\.?|uhr|h(?:eures?)?)(?!\w)"
)
_NUMBERS = (
    "one two three four five six seven eight nine ten eleven twelve ein eins zwei drei vier funf "
    "sechs sieben acht neun zehn elf zwolf deux trois quatre cinq sept huit neuf dix onze douze "
    "dos "
    "tres cuatro cinco seis siete ocho nueve diez once doce due tre quattro cinque sei sette otto "
    "nove dieci undici dodici dois duas quatro oito dez doze twee drie vijf zes zeven negen tien "
    "twaalf 一 二 两 三 四 五 六 七 八 九 十"
).split()


@dataclass(frozen=True, slots=True)
class Token:
    """A word that can be exchanged for one of its kind; ``before`` is the word before it."""

    kind: str
    text: str
    start: int
    end: int
    before: str


def substituted(fact: str, correction: str) -> str:
    """The fact with what the correction names in it; empty if that cannot be told."""
    found = tokens(correction, begun=True)
    new = [each for each in found if fold(each.text) not in fold(fact)]
    changed = fact
    for kind in dict.fromkeys(each.kind for each in new):
        of_kind = [each for each in new if each.kind == kind]
        old = [each for each in tokens(changed) if each.kind == kind]
        pair = _pair(of_kind, old)
        if pair is not None:
            named, meant = pair
            changed = changed[: meant.start] + named.text + changed[meant.end :]
    if changed == fact:
        changed = _before_the_same(fact, correction)
    return changed if changed != fact else ""


def exchanged(old: str, new: str, inside: str) -> str:
    """A part of the old fact, such as its value, as it is in the new one."""
    at = fold(old).find(fold(inside)) if inside else -1
    if at < 0 or fold(inside) in fold(new):
        return inside
    begin = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), 0)
    tail = next(
        (n for n, (a, b) in enumerate(zip(old[::-1], new[::-1], strict=False)) if a != b), 0
    )
    replaced, by = old[begin : len(old) - tail], new[begin : len(new) - tail]
    return fold(inside).replace(fold(replaced), fold(by)) if replaced else inside


def _pair(new: list[Token], old: list[Token]) -> tuple[Token, Token] | None:
    for named in new:
        behind = [each for each in old if each.before and each.before == named.before]
        if len(behind) == 1:
            return named, behind[0]
    if len(new) == 1 and len(old) == 1:
        return new[0], old[0]
    return None


def tokens(text: str, *, begun: bool = False) -> Iterator[Token]:
    """The exchangeable words of a text, in order; ``begun`` says that words stood before it."""
    for match in _pattern().finditer(text):
        kind = match.lastgroup or ""
        if kind == "name" and not _is_name(text, match, begun=begun):
            continue
        words = re.findall(r"[^\W\d_]+", text[max(0, match.start() - 30) : match.start()])
        before = fold(words[-1]) if words else ""
        yield Token(kind, match.group(), match.start(), match.end(), before)


def _is_name(text: str, match: re.Match[str], *, begun: bool) -> bool:
    if any(fold(match.group().split()[0]) in fold(each).split() for each in STOP_WORDS.values()):
        return False
    ahead = text[: match.start()].rstrip()
    # A capital that begins a sentence says nothing.
    return ahead[-1] not in ".!?:;…" if ahead else begun


def _before_the_same(fact: str, correction: str) -> str:
    """Where words are written without spaces: what stands before the same characters."""
    for match in _han().finditer(correction):
        run = match.group()
        for cut in range(1, len(run) - 1):
            named, rest = run[:cut], run[cut:]
            at = fact.find(rest)
            if len(named) < 2 or len(rest) < 2 or at < 0 or named in fact:
                continue
            start = at
            while start > 0 and "\u4e00" <= fact[start - 1] <= "\u9fff" and at - start < cut:
                start -= 1
            if start < at:
                return fact[:start] + named + fact[at:]
    return ""


@cache
def _han() -> re.Pattern[str]:
    return re.compile("[\u3040-\u30ff\u4e00-\u9fff]{4,}")


@cache
def _pattern() -> re.Pattern[str]:
    weekdays = "|".join(_loose(each) for each in _WEEKDAYS)
    months = "|".join(_loose(each) for each in _MONTHS)
    numbers = "|".join(_loose(each) for each in _NUMBERS)
    edge, end = r"(?<![^\W\d_])", r"(?![^\W\d_])"
    return re.compile(
        rf"(?P<time>(?<!\d)(?:{_TIME}))|"
        rf"(?P<weekday>(?i:{edge}(?:{weekdays}){end}|周[一二三四五六日天]|[月火水木金土日]曜日?))|"
        rf"(?P<month>(?i:{edge}(?:{months}){end}))|"
        rf"(?P<number>(?<![\d.,:])\d+(?![\d.,:]\d)|(?i:{edge}(?:{numbers}){end}))|"
        r"(?P<name>[^\W\d_a-z](?<=[A-ZÀ-ÖØ-Þ])[\w'’-]+(?: [A-ZÀ-ÖØ-Þ][\w'’-]+)*)"
    )


def _loose(word: str) -> str:
    """A folded word as a pattern that takes it with its accents."""
    return re.sub("[aeiouc]", lambda match: _ACCENTED[match.group()], word)


_ACCENTED = {
    "a": "[aáàâãä]",
    "e": "[eéèêë]",
    "i": "[iíìîï]",
    "o": "[oóòôõö]",
    "u": "[uúùûü]",
    "c": "[cç]",
}
