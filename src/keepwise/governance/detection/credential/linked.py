"""Find the value that a verb or a sign joins to its announcement: "is", ":", "changed to"."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from keepwise.governance.detection.credential.codes import (
    code_at,
    digit_code,
    ends_code,
    spelled_code,
    year,
)
from keepwise.governance.detection.credential.dictated import dictated_at
from keepwise.governance.detection.credential.heads import WINDOW, Head, Span
from keepwise.governance.detection.credential.phrases import passphrase_at, phrase_at
from keepwise.governance.detection.credential.tables.words import (
    ABOUT,
    CHOSEN,
    DESCRIBING,
    FUNCTION_WORDS,
    LANGUAGES,
    any_word,
    either,
    folded,
)
from keepwise.governance.detection.credential.tellings import (
    answer_at,
    app_password,
    first_word,
    pair_at,
    quoted_value,
    several_words,
)
from keepwise.governance.detection.credential.values import (
    describes,
    ends_clause,
    is_placeholder,
    is_secretive,
)

# How far a verb of changing may stand from a value.
_BESIDE = 64


@cache
def joining() -> re.Pattern[str]:
    """What joins an announcement and its value."""
    return re.compile(
        rf"(?:(?<=[\s,'\"])(?P<verb>{either('link')}|(?<=')s|(?P<so>{either('so')}))(?![\w-])(?:\s?[:=])?"
        rf"|(?<=\s)(?P<into>{any_word('into')})(?!\w)"
        r"|(?P<sign>=>|->|:=|={1,2}|[:|>]|(?<=\s)-(?=\s)|~>|→"
        r"|(?<=\s)(?:below|hierunter|unten|darunter|ci-dessous|abajo|qui sotto|abaixo|hieronder)"
        r"[.:]?(?=\s?\n)))"
        r"[\s*_]{0,4}(?=\S)"
    )


@cache
def _changing() -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])(?:{any_word('change')})")


def is_sign(link: re.Match[str]) -> bool:
    """Whether a link is, or ends in, a sign: what follows it is a value, not a description."""
    return bool(link["sign"]) or link[0].strip()[-1:] in (":", "=")


def linked_value(
    text: str, lowered: str, head: Head, begin: int, link: re.Match[str]
) -> Span | None:
    """The value that ``link`` joins to ``head``, if it is one."""
    said = folded(lowered[begin : link.start()]).split()
    between = [word for word in said if any(map(str.isalnum, word))]
    if len(between) == 1 and text[begin : link.start()].strip()[:1].isupper():
        between, head = [], head._replace(is_told=True)  # "mon mot de passe Instagram est"
    sign = link["sign"]
    if link["into"] and not _is_changed(lowered, head, link):
        return None
    if sign == "-" and between:
        return None
    at = link.end()
    while True:
        span = _value(text, at, head, link, between, explicit=is_sign(link))
        if span is not None or head.kind in ("phrase", "login"):
            return span
        small = _skipped().match(lowered, at)
        if small is None:
            return None
        if small[0].strip() in _ARTICLES:
            head = head._replace(is_vague=True)  # a noun: "my password is a sentence"
        at = small.end()
        between = [*between, small[0].strip()]


@cache
def _skipped() -> re.Pattern[str]:
    return re.compile(rf"(?:{any_word('skipped')})\s{{1,2}}(?=\S)")


def _is_changed(lowered: str, head: Head, link: re.Match[str]) -> bool:
    """Whether the sentence speaks of changing the secret, so that "to" leads to the new one."""
    begin, end = max(0, head.start - _BESIDE), link.end() + _BESIDE
    return _changing().search(folded(lowered[begin:end])) is not None


def _value(
    text: str, at: int, head: Head, link: re.Match[str], between: list[str], *, explicit: bool
) -> Span | None:
    """Where the value is that starts at ``at``, or None if that is prose or a placeholder."""
    kind, rest = head.kind, text[at : at + WINDOW]
    if not rest:
        return None
    found: Span | None
    if kind == "login":
        found = pair_at(rest)
    elif kind == "answer":
        found = answer_at(rest)
    elif quoted := quoted_value().match(rest):
        group = quoted.lastindex or 0
        doubtful = bool(link["into"]) or (kind in ("token", "key") and not explicit)
        bad = is_placeholder(quoted[group]) or (doubtful and not is_secretive(quoted[group], kind))
        found = None if bad else quoted.span(group)
    elif kind in ("code", "pin"):
        found = code_at(rest) or _dictated(rest, link) or (_word_code(rest) if explicit else None)
    elif kind == "lock":
        found = code_at(rest)
        found = found if found and ends_code(rest, found[1]) else None
    elif kind == "phrase":
        found = phrase_at(rest)
    elif kind == "passphrase" and not head.is_plural and not link["into"] and not link["so"]:
        endings = _endings(link["verb"] or "", head.word)
        found = passphrase_at(rest, endings, explicit=explicit) or _one_word(
            rest, head._replace(kind="password"), link, between, explicit=explicit
        )
    else:
        found = _one_word(rest, head, link, between, explicit=explicit)
    return None if found is None else (at + found[0], at + found[1])


def _word_code(rest: str) -> Span | None:
    """A code that is a password by its looks: a word with digits after it."""
    span = first_word(rest)
    value = rest[slice(*span)] if span else ""
    drawn = sum(map(str.isdigit, value)) >= 2 and sum(map(str.isalpha, value)) >= 3
    return span if drawn and len(value) >= 8 and is_secretive(value, "password") else None


def _dictated(rest: str, link: re.Match[str]) -> Span | None:
    return None if link["into"] or link["so"] else dictated_at(rest)


def _one_word(
    rest: str, head: Head, link: re.Match[str], between: list[str], *, explicit: bool
) -> Span | None:
    """The password, key or token at the start of ``rest``."""
    kind = head.kind
    if kind in ("password", "token") and (dictated := _dictated(rest, link)):
        return dictated
    if kind == "password" and (several := app_password().match(rest) or spelled_code().match(rest)):
        return several.span()
    if kind in ("password", "key") and (number := digit_code().match(rest)):
        counts = not ends_code(rest, number.end()) or (kind == "key" and not explicit and between)
        counts = counts or bool(link["into"] and year().fullmatch(number[0]))
        return None if len(number[0]) < 4 or counts else number.span()
    span = first_word(rest)
    if span is None:
        return None
    value = rest[slice(*span)]
    if value[-1] == "-" and value[:-1].isalpha():
        return None  # the first half of a compound: "Groß- und Kleinschreibung"
    if is_secretive(value, kind) and (kind != "key" or any(map(str.isdigit, value))):
        return span
    word = folded(value.lower())
    several = several_words().match(rest) if explicit and not between else None
    if (
        kind != "password"
        or link["into"]
        or link["so"]
        or not (several or ends_clause(rest[span[1] :]))
    ):
        return None
    if word in FUNCTION_WORDS or (between and between[0] not in ABOUT):
        return None
    if explicit:
        if several:
            prose = (FUNCTION_WORDS | DESCRIBING).intersection(folded(several[0].lower()).split())
            return None if prose else several.span()
        return span if len(word) >= 3 and word not in DESCRIBING - CHOSEN else None
    plural = link["verb"] in _PLURAL or head.is_plural
    if value.islower() and not between and _is_prose(head, link):
        return None
    if len(word) < 4 or plural or word in DESCRIBING or head.is_vague:
        return None
    # Only German writes adjectives and nouns apart: a capital elsewhere is of a value.
    describing = value.islower() and describes(value, _endings(link["verb"], head.word))
    return None if describing else span


_ARTICLES = frozenset("a an the l' le la der die das el il lo o de het".split())


def _is_prose(head: Head, link: re.Match[str]) -> bool:
    """Whether a lone word in lower case after a verb says what a password is like.

    It does unless the text says that it tells the password, or what the password was. German
    nouns have a capital. English is left to its endings: its words for passwords are shorter.
    """
    if re.fullmatch(LANGUAGES[0].password, head.word) and link["verb"] in _ENGLISH_VERBS:
        return False
    if head.word.startswith(("passwort", "kennwort")):
        return head.is_capital
    if head.word.startswith(("clave ", "cle ", "chave ", "chiave ")):
        return False  # what it opens is part of the word: "clave del correo"
    return not head.is_told and link["verb"] not in _PAST


_ENGLISH_VERBS = frozenset(("is", "was", "s", "is now", "remains", "will be"))
_PAST = frozenset("was war era était".split())


_PLURAL = frozenset("are sind sont son sono são zijn lauten".split())


@lru_cache(maxsize=512)
def _endings(verb: str, word: str) -> re.Pattern[str]:
    """Endings of describing words in the languages that have ``verb``, and ``word`` if any has."""
    having = [each for each in LANGUAGES if re.fullmatch(each.link, verb.rstrip(" :="))]
    fitting = [
        each
        for each in having or LANGUAGES
        if re.search(rf"(?:{each.password}|{each.passphrase})$", word)
    ] or having
    return re.compile("|".join(each.endings for each in fitting) or r"(?!)")


@cache
def _one_more_word() -> re.Pattern[str]:
    return re.compile(r"([^\W\d_]{3,14})\s(?=\S)")


def unlinked_value(text: str, at: int, head: Head) -> Span | None:
    """A value that follows its announcement directly: "password hunter2", "PIN 4821"."""
    gap = re.compile(r"[\s,(\"'`]{1,4}(?=\S{3})").match(text, at)
    if gap is None:
        return None
    begin, kind = gap.end(), head.kind
    word = _one_more_word().match(text, begin)
    if word is not None and folded(word[1].lower()) in DESCRIBING:
        begin = word.end()  # "contraseña antigua …"
    rest = text[begin : begin + WINDOW]
    if kind == "login":
        span = pair_at(rest)
    elif kind in ("code", "pin", "lock"):
        span = code_at(rest)
        counted = kind != "code" or head.is_typed  # "pin 1200 rows", "open 1200 accounts"
        if span is not None and counted and not ends_code(rest, span[1]):
            span = None
    elif kind == "phrase":
        span = phrase_at(rest) if len(rest.split()) >= 10 else None
        if span is not None and len(rest[slice(*span)].split()) < 12:
            span = None
    elif kind == "answer":
        span = None
    elif kind == "passphrase" and (told := quoted_value().match(text, at + 1)):
        group = told.lastindex or 0
        return None if is_placeholder(told[group].strip()) else told.span(group)
    else:
        span = first_word(rest)
        if span is not None:
            value = rest[slice(*span)]
            drawn = any(map(str.isdigit, value)) and any(map(str.isalpha, value))
            drawn = drawn or _is_passcode(head, rest, span)
            drawn = drawn or any(char in "!#$%^*+" for char in value[1:-1])
            if not drawn or not (value.isdigit() or is_secretive(value, kind)):
                span = None
    return None if span is None else (span[0] + begin, span[1] + begin)


def _is_passcode(head: Head, rest: str, span: Span) -> bool:
    """Whether digits follow a word for a password of digits, or are as many as one has."""
    value = rest[slice(*span)]
    enough = 4 if head.word.startswith("passc") else 6
    fits = value.isdigit() and enough <= len(value) <= 10
    return fits and head.kind == "password" and ends_code(rest, span[1])


@cache
def _again() -> re.Pattern[str]:
    return re.compile(rf"\s{{0,2}}(?:{either('again')})[:\s]\s{{0,2}}(?=\S)")


def value_named_again(text: str, lowered: str, head: Head, at: int) -> Span | None:
    """The value in the next sentence: "Remember my PIN? It is …"."""
    link = _again().match(lowered, at)
    if link is None and lowered[at - 1 : at] == "?":
        link = re.compile(r"\s{1,2}(?=\S{4,64}(?:$|[.,!;]?\s{0,4}$))").match(lowered, at)
    if link is None or head.kind in ("login", "phrase", "passphrase", "answer", "lock"):
        return None
    rest = text[link.end() : link.end() + WINDOW]
    span = code_at(rest) if head.kind in ("code", "pin", "password") else None
    if span is None and head.kind in ("password", "key", "token"):
        span = first_word(rest) if rest else None
        if span is not None and not is_secretive(rest[slice(*span)], head.kind):
            span = None
    return None if span is None else (link.end() + span[0], link.end() + span[1])
