"""The tokens of a fact in a language that writes no spaces: Chinese and Japanese.

The words of the tables are found longest first; what stands between them is compared by pairs of
characters, as in a search.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from keepwise.bank.consolidation.reading import kinds
from keepwise.bank.consolidation.reading.tables import WORD, table
from keepwise.bank.consolidation.reading.tokens import Token, of_concept, of_concepts
from keepwise.bank.languages.spaceless import cut
from keepwise.bank.words import fold

_DIGITS = {each: at for at, each in enumerate("〇一二三四五六七八九十")} | {"两": 2, "零": 0}
_NUMBER = "[0-9]+|[〇零一二两三四五六七八九十]+"
_CLOCK = re.compile(
    rf"(?P<half>上午|下午|早上|晚上|凌晨|中午|夜里|午前|午後|朝|夜|夕方)?の?(?P<hour>{_NUMBER})"
    rf"(?:[:：](?P<digits>[0-5][0-9])|(?:点钟?|點|時|时)(?:(?P<minute>{_NUMBER})分|(?P<thirty>半))?)"
)
_LATER_HALF = frozenset("下午 晚上 夜里 午後 夜 夕方".split())
_LATE = frozenset({"daypart=afternoon", "daypart=evening", "daypart=night"})
_DAYS = {each: at for at, each in enumerate("一二三四五六", 1)} | {"日": 7, "天": 7}
_DAY = re.compile(r"(?:星期|礼拜|周|每周)(?P<day>[一二三四五六日天])")
_JA_DAYS = {each: at for at, each in enumerate("月火水木金土日", 1)}
_JA_DAY = re.compile(r"(?P<day>[月火水木金土日])曜日?")
_MONTH = re.compile(rf"(?P<month>{_NUMBER})月(?:份)?")
_DAY_OF_MONTH = re.compile(rf"(?P<n>{_NUMBER})[号日]")
_COUNT = re.compile(
    rf"第?(?P<n>{_NUMBER})(?=[段个個只隻名位条條句次年岁歳才级級楼階天人間间小分公页頁行本台杯匹回桁期]|"
    r"[^\u3400-\u9fff]|$)|(?P<d>[0-9]+(?:\.[0-9]+)?)"
)
_INFLECTED = re.compile("([\u3400-\u9fff]+)[\u3041-\u309f]{1,3}$")
_UNIT = re.compile("(?P<name>[\u3400-\u9fff]{0,4}?)(?:部门|部門|部|課)")
_LATIN = re.compile(r"[a-z0-9][a-z0-9.+#&/-]*(?: [a-z][a-z0-9.+#&-]*)*")


def tokens(fact: str, language: str) -> list[Token]:
    """The tokens of a fact, in order."""
    text = fold(unicodedata.normalize("NFKC", fact))
    words = _words(language)
    strings = table(language).strings
    found: list[Token] = []
    loose, role, at, since = "", "", 0, 0

    def flush() -> None:
        nonlocal loose
        found.extend(_loose(loose, role, at))
        loose = ""

    around, over = _around(text, language)
    found.extend(around)
    while at < len(text):
        match = words.match(text, at)
        special = _special(text, at, language)
        if special is not None and (match is None or match.end() < special[1]):
            flush()
            number, end = special
            found.append(Token(number.keys, number.kind, role, at))
            at = end
            continue
        if over and any(text.startswith(each, at) for each in over):
            flush()
            at += next(len(each) for each in over if text.startswith(each, at))
            continue
        if match and loose and len(match.group()) == 1 and _is_verb(strings[match.group()]):
            match = None  # a character of a longer word
        if match is None or (text[at].isascii() and loose[-1:].isascii() and loose[-1:].isalnum()):
            loose += text[at]
            at += 1
            continue
        flush()
        names = strings[match.group()]
        if "glue" in names:
            names = [each for each in names if not each.startswith(WORD)]
        for concept, token in of_concepts(names, role, at, (match.group(),)):
            if concept in kinds.ROLES or concept in ("than", "old"):
                if language == "ja":
                    found[since:] = [_with(each, concept) for each in found[since:]]
                    since = len(found)
                else:
                    role = concept
            if token is None:
                continue
            if token.kind in ("verb", "light"):
                role, since = "", len(found)
            found.append(token)
        at = match.end()
    flush()
    return _timed(found)


def _timed(found: list[Token]) -> list[Token]:
    """With the part of the day in the hour, if an hour is said: "每天早上6点"."""
    parts = {each.key for each in found if each.kind == "daypart"}
    hours = [each for each in found if each.kind == "time"]
    if not parts or len(hours) != 1:
        return found
    hour, _, minute = hours[0].key.removeprefix("t:").partition(":")
    late = int(hour) < 12 and not parts.isdisjoint(_LATE)
    told = Token((f"t:{int(hour) + 12 if late else int(hour)}:{minute}",), "time", hours[0].role)
    return [told if each is hours[0] else each for each in found if each.kind != "daypart"]


def _around(text: str, language: str) -> tuple[list[Token], tuple[str, ...]]:
    """What words say together around others, and these words."""
    for concept, first, last in table(language).gaps:
        begin = text.find(first)
        if begin >= 0 and text.find(last, begin + len(first)) >= 0:
            token = of_concept(concept, "", begin, (first,))
            return [token] if token else [], (first, last)
    return [], ()


def _is_verb(concepts: list[str]) -> bool:
    return all(each in kinds.VERBS for each in concepts)


def _with(token: Token, role: str) -> Token:
    return token if token.role else Token(token.keys, token.kind, role, token.place)


@cache
def _words(language: str) -> re.Pattern[str]:
    forms = sorted(table(language).strings, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, forms)))


def _special(text: str, at: int, language: str) -> tuple[Token, int] | None:
    """A number, time or day that stands at a place, and where it ends."""
    if match := _CLOCK.match(text, at):
        hour = _value(match["hour"])
        if match["half"] in _LATER_HALF and hour < 12:
            hour += 12
        minute = 30 if match["thirty"] else _value(match["digits"] or match["minute"] or "0")
        return Token((f"t:{hour}:{minute:02}",), "time"), match.end()
    day = _JA_DAY.match(text, at) if language == "ja" else _DAY.match(text, at)
    if day:
        weekday = (_JA_DAYS if language == "ja" else _DAYS)[day["day"]]
        return Token((f"day={weekday}",), "day"), day.end()
    if match := _MONTH.match(text, at):
        return Token((f"month={_value(match['month'])}",), "month"), match.end()
    if match := _DAY_OF_MONTH.match(text, at) or _COUNT.match(text, at):
        said = match.group()
        digits = match.groupdict()
        number = digits.get("n") or digits.get("d") or said
        value = number if "." in number else str(_value(number))
        return Token((f"n:{value}",), "number"), match.end()
    return None


def _value(number: str) -> int:
    if number.isdecimal() and number.isascii():
        return int(number)
    tens, ten, ones = number.partition("十")
    if ten:
        return (_DIGITS.get(tens, 1) if tens else 1) * 10 + (_DIGITS.get(ones, 0) if ones else 0)
    return int("".join(str(_DIGITS[each]) for each in number))


def _loose(run: str, role: str, at: int) -> list[Token]:
    """Tokens of what no table knows."""
    found: list[Token] = []
    for part in re.findall(r"[a-z0-9.+#&-]*[a-z0-9]|[^\W_a-z0-9]+", run):
        if part.isascii():
            found.append(Token((part,), "word", role, at))
            continue
        if unit := _UNIT.fullmatch(part):
            part = unit["name"]
            found.append(Token(("department",), "concept", role, at))
            if not part:
                continue
        pairs = cut(part)
        stem = _INFLECTED.match(part)
        if stem:
            found.append(Token((stem.group(1), *dict.fromkeys(pairs)), "word", role, at))
        elif pairs:
            found.append(Token((part, *dict.fromkeys(pairs)), "word", role, at))
    return found
