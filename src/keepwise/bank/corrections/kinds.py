"""The words that can be exchanged for others of their kind: days, times, names, currencies ..."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from keepwise.bank import slots
from keepwise.bank.consolidation.reading.facts import read
from keepwise.bank.languages.stop_words import STOP_WORDS
from keepwise.bank.words import fold

_WEEKDAYS = (
    "mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays? "
    "montags? dienstags? mittwochs? donnerstags? freitags? samstags? sonntags? "
    "lundis? mardis? mercredis? jeudis? vendredis? samedis? dimanches? "
    "lunes martes miercoles jueves viernes sabados? domingos? "
    "lunedi martedi mercoledi giovedi venerdi sabato domenica "
    "segundas?(?:-feiras?)? tercas?(?:-feiras?)? quartas?(?:-feiras?)? quintas?(?:-feiras?)? "
    "sextas?(?:-feiras?)? sabados? domingos? "
    "maandags? dinsdags? woensdags? donderdags? vrijdags? zaterdags? zondags? "
    "maandagen dinsdagen woensdagen donderdagen vrijdagen "
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
    "januari februari maart mei augustus "
    "easter christmas ostern weihnachten paques noel pascua navidad pasqua natale pascoa natal "
    "pasen kerst"
).split()
_TIME = (
    r"\d{1,2}(?:[:.h]\d{2})(?: ?[ap]\.?m\.?)?(?!\d)|"
    r"\d{1,2} ?(?:[ap]\.?m\.?|uhr|uur|h(?:eures?)?)(?!\w)|"
    r"\d{1,2}[時点](?:半|\d{1,2}分)?|\d{1,2}(?= बजे)|(?<=الساعة )\d{1,2}"
)
_HOURS = (
    r"(?:(?:halb|viertel (?:vor|nach)) |(?<=ab )|(?<=um )|(?<=bis )|(?<=gegen ))(?:ein|eins|zwei|"
    r"drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)"
)
_NUMBERS = (
    "one two three four five six seven eight nine ten eleven twelve ein eins zwei drei vier funf "
    "sechs sieben acht neun zehn elf zwolf deux trois quatre cinq sept huit neuf dix onze douze "
    "dos "
    "tres cuatro cinco seis siete ocho nueve diez once doce due tre quattro cinque sei sette otto "
    "nove dieci undici dodici dois duas quatro oito dez doze twee drie vijf zes zeven negen tien "
    "twaalf 一 二 两 三 四 五 六 七 八 九 十"
).split()
_PLACES = (
    "(?:住在|住|搬到了?|搬去了?|搬回|来自|在)(?P<zh>[\u4e00-\u9fff]{2,4}?)(?=[了，。！,的]|工作|"
    "上班|\\Z)|"
    "(?P<ja>[\u4e00-\u9fff\u30a1-\u30ff]{2,6})(?:に|へ)(?=住|引っ越|移)|"
    r"(?P<hi>[\u0900-\u0963]{3,}) (?:में|के पास)(?= (?:रह|शिफ्ट|बस))|"
    r"(?:في|إلى|الى) (?P<ar>[\u0621-\u064a]{3,})"
)
_QUOTED = r"[\"“„«「][^\"“„«»”「」\n]{1,40}[\"”“»」]"
_CHANNELS = (
    "texts?|sms|e-?mails?|mails?|whatsapp|telegram|phone|letters?|telefon|anruf|brief|texto|courriel|"
    "courrier|téléphone|correo|teléfono|telefono|posta|telefone|telefoon"
)
_CLASSES = (
    ("slot:temperature", "celsius|fahrenheit|kelvin"),
    ("slot:format", "pdfs?|docx|word|pptx|powerpoint|html|epub|odt|xml|yaml"),
    ("class:channel", _CHANNELS),
)
"""What is exchanged for its like, and is in no lexicon."""

_SHORTEST_CLASSED = 3
_UNCLASSED = frozenset("number time day month daypart dayspan freq bound address marital".split())
_CONCERNING = frozenset(
    "currency format units temperature language scale length rounding time_format date_format "
    "theme".split()
)
"""Slots whose values take each other's place wherever they stand."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word that can be exchanged for one of its kind.

    ``before`` and ``after`` are the words beside it; ``value`` is what it is as a slot's value.
    """

    kind: str
    text: str
    start: int
    end: int
    before: str = ""
    after: str = ""
    value: str = ""


def tokens(text: str, language: str = "", *, begun: bool = False) -> list[Token]:
    """The exchangeable words of a text, in order; ``begun`` says that words stood before it."""
    found = [*_slotted(text, language)] if language else []
    if not text.isascii():
        found.extend(_placed(text))
    for match in re.finditer(_QUOTED, text):
        if not any(each.start < match.end() and match.start() < each.end for each in found):
            found.append(_token(text, "quoted", match.start(), match.end()))
    for each in _patterned(text, language, begun=begun):
        # A word of a known class is no name, however it is written.
        if not any(each.start < other.end and other.start < each.end for other in found):
            found.append(each)
    return sorted(found, key=lambda each: each.start)


def _patterned(text: str, language: str, *, begun: bool) -> Iterator[Token]:
    found: list[Token] = []
    names: list[Token] = []
    for match in _pattern().finditer(text):
        kind = match.lastgroup or ""
        if kind == "name":
            start = match.start() + _glue_length(match.group())
            if start < match.end() and (start > match.start() or _is_name(text, start, begun)):
                names.append(_token(text, kind, start, match.end()))
        else:
            kind = "time" if kind == "hour" else kind
            found.append(_token(text, kind, match.start(), match.end()))
    if language:
        taken = [(each.start, each.end) for each in found]
        found.extend(_classed(text, language, taken))
    yield from found
    for each in names:
        if not any(each.start < other.end and other.start < each.end for other in found):
            yield each


def _placed(text: str) -> Iterator[Token]:
    """Places, where nothing but the words beside them tells them."""
    for match in re.finditer(_PLACES, text):
        group = match.lastgroup or ""
        yield _token(text, "place", match.start(group), match.end(group))


def _slotted(text: str, language: str) -> Iterator[Token]:
    for each in slots.mentions(text, language):
        if each.slot in _CONCERNING:
            token = _token(text, f"slot:{each.slot}", each.start, each.end)
            yield Token(
                token.kind, token.text, each.start, each.end, token.before, token.after, each.value
            )


def _classed(text: str, language: str, taken: list[tuple[int, int]]) -> Iterator[Token]:
    for match in re.finditer(r"[^\W\d_]+", text):
        inside = any(start < match.end() and match.start() < end for start, end in taken)
        if inside or len(match.group()) < _SHORTEST_CLASSED:
            continue
        if kind := _class_of(match.group().lower(), language):
            yield _token(text, kind, match.start(), match.end())


def _class_of(word: str, language: str) -> str:
    for kind, words in _CLASSES:
        if re.fullmatch(words, word):
            return kind
    content = read(word, language).content
    if len(content) != 1 or "=" not in content[0].key or content[0].kind in _UNCLASSED:
        return ""
    return f"class:{content[0].kind}"


def _token(text: str, kind: str, start: int, end: int) -> Token:
    before = re.findall(r"[^\W\d_]+", text[max(0, start - 30) : start])
    after = re.match(r"[\s-]{0,2}([^\W\d_]+)", text[end : end + 30])
    return Token(
        kind,
        text[start:end],
        start,
        end,
        fold(before[-1]) if before else "",
        fold(after.group(1)) if after else "",
    )


def _glue_length(name: str) -> int:
    """How much of what is written with capitals is glue: the article of "La Rioja"."""
    length = 0
    for word in name.split(" "):
        # "It's Max": what it is joined to is not asked.
        said = fold(re.split("['’]", word)[0])
        if not any(said in words for words in _stop_words()):
            break
        length += len(word) + 1
    return length


def _is_name(text: str, start: int, begun: bool) -> bool:
    ahead = text[:start].rstrip()
    # A capital that begins a sentence says nothing.
    return ahead[-1] not in ".!?:;…" if ahead else begun


@cache
def _stop_words() -> tuple[frozenset[str], ...]:
    return tuple(frozenset(fold(each).split()) for each in STOP_WORDS.values())


@cache
def _pattern() -> re.Pattern[str]:
    weekdays = "|".join(_loose(each) for each in _WEEKDAYS)
    months = "|".join(_loose(each) for each in _MONTHS)
    numbers = "|".join(_loose(each) for each in _NUMBERS)
    edge, end = r"(?<![^\W\d_])", r"(?![^\W\d_])"
    return re.compile(
        rf"(?P<time>(?<!\d)(?:{_TIME}))|"
        rf"(?P<hour>(?i:{edge}(?:{_loose(_HOURS)}){end}))|"
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
