"""Spanish verbs: the forms a person uses of themselves, and the forms of orders.

Few endings give away who speaks, and pronouns are mostly left out, so that the rules and the
wording need to know the verbs: those of ``verb_tables``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from keepwise.bank.speech.languages.es.verb_tables import (
    DEVICES,
    DOUBTFUL,
    IRREGULAR,
    IRREGULAR_ORDERS,
    ORDERS,
    PARTICIPLES,
    SELVES,
)

# Forms that are other, commoner words once their accents are gone.
_NO_ORDERS = frozenset("de se nombre nombres informe informes ajuste ajustes meta metas".split())


def fold(word: str) -> str:
    """A word without its accents, in lower case; the ñ is a letter of its own."""
    parts = unicodedata.normalize("NFD", word.lower())
    return unicodedata.normalize("NFC", re.sub("(?<!n)[\u0301\u0303\u0308]|\u0301", "", parts))


def _rows(*texts: str) -> Iterator[tuple[str, str, str]]:
    for row in " ".join(texts).split():
        infinitive, *stems = row.split(":")
        stem = stems[0] if stems else infinitive[:-2]
        yield infinitive, stem, stems[1] if len(stems) > 1 else stem


def _soft(stem: str) -> str:
    """The stem of an -ar verb before an e: "busc" is "busqu", "organiz" is "organic"."""
    for ending, before_e in (("c", "qu"), ("g", "gu"), ("z", "c")):
        if stem.endswith(ending):
            return stem[: -len(ending)] + before_e
    return stem


def _persons() -> dict[str, str]:
    """First person (present, past, future; one or several) to third."""
    found: dict[str, str] = {}
    for infinitive, stem, first in _rows(ORDERS, SELVES):
        root, kind = infinitive[:-2], fold(infinitive[-2:])
        if kind == "ar":
            found.setdefault(first + "o", stem + "a")
            found.setdefault(root + "amos", stem + "an")
            found.setdefault(_soft(root) + "é", root + "ó")
        else:
            found.setdefault(first + "o", stem + "e")
            found.setdefault(root + ("emos" if kind == "er" else "imos"), stem + "en")
            found.setdefault(root + "í", root + "ió")
        found.setdefault(infinitive + "é", infinitive + "á")
    for pair in IRREGULAR.split():
        first, _, third = pair.partition(":")
        found[first] = third
    return found


def _commands() -> dict[str, str]:
    """Forms of orders and wishes, without accents, to infinitives."""
    found: dict[str, str] = {}
    for infinitive, stem, first in _rows(ORDERS, DEVICES):
        root = infinitive[:-2]
        if infinitive.endswith("ar"):
            soft, plain = _soft(first), _soft(root)
            forms = [stem + "a", root + "a", root + "ad", root + "á"]
            forms += [soft + "e", soft + "en", soft + "es", plain + "éis", plain + "és"]
            forms += [plain + "e", plain + "es", root + "aras", root + "ases", root + "ara"]
        else:
            forms = [stem + "e", root + infinitive[-2], root + infinitive[-2] + "d"]
            forms += [first + end for end in ("a", "an", "as", "áis", "ás")]
            forms += [root + "ieras", root + "iera", root + "ieses"]
        for form in (infinitive, *forms):
            found.setdefault(fold(form), infinitive)
    for pair in IRREGULAR_ORDERS.split():
        form, _, infinitive = pair.partition(":")
        found[fold(form)] = infinitive
    return {form: infinitive for form, infinitive in found.items() if form not in _NO_ORDERS}


def either(words: Iterable[str]) -> str:
    """A pattern for any of many words, each beginning looked at once."""
    tree: dict[str, dict] = {}  # type: ignore[type-arg]
    for word in words:
        node = tree
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = {}
    return _branch(tree)


def _branch(node: dict[str, dict]) -> str:  # type: ignore[type-arg]
    parts = [letter + _branch(rest) for letter, rest in sorted(node.items()) if letter]
    if not parts:
        return ""
    joined = parts[0] if len(parts) == 1 and "" not in node else f"(?:{'|'.join(parts)})"
    return joined + "?" if "" in node else joined


FIRST = _persons()
"""What people say they do, and the same of somebody else: "trabajo" is "trabaja"."""

COMMANDS = _commands()
"""Forms of orders, folded, and their infinitives: "muestra", "muestre", "mostrad", "mostrar"."""

PRESENT = either(
    word
    for word in FIRST
    if word.endswith("o") or word in ("soy", "estoy", "voy", "doy", "he", "sé")
)
"""A pattern for what people say they do now: "trabajo", "soy"."""


def _commanding(verbs: str) -> str:
    """A pattern for the forms of orders: stems and their endings, which is shorter than a list."""
    stems: dict[str, set[str]] = {"ar": set(), "er": set()}
    for infinitive, stem, first in _rows(verbs):
        root = infinitive[:-2]
        if root == "d":
            continue
        if infinitive.endswith("ar"):
            stems["ar"].update(fold(each) for each in (stem, root, _soft(first), _soft(root)))
        else:
            stems["er"].update(fold(each) for each in (stem, root, first))
    others = {form for form in COMMANDS if COMMANDS[form] in ("dar", "ser", "ir", "tener")}
    others.update(fold(pair.partition(":")[0]) for pair in IRREGULAR_ORDERS.split())
    return (
        rf"(?:(?!(?:{'|'.join(sorted(_NO_ORDERS))})(?!\w))"
        rf"(?:(?:{either(sorted(stems['ar']))})(?:a|ad|ar|aras?|ases|e|es|en|eis)|"
        rf"(?:{either(sorted(stems['er']))})(?:e|ed|er|i|id|ir|a|as|an|ais|ieras?|ieses)|"
        rf"{either(sorted(others - _NO_ORDERS))}))"
    )


def _telling(verbs: str) -> str:
    """A pattern for what "she" does and "you" are told: no order where it is denied."""
    told: set[str] = set()
    denied: set[str] = set()
    for infinitive, stem, first in _rows(verbs):
        root = infinitive[:-2]
        if infinitive.endswith("ar"):
            told.update((stem + "a", root + "a"))
            denied.add(_soft(first) + "e")
        else:
            told.add(stem + "e")
            denied.add(first + "a")
    told.update("hace pone dice tiene sale viene va da mantiene propone supone".split())
    return either(sorted({fold(each) for each in told} - {fold(each) for each in denied}))


TELLING = rf"(?:(?:me|nos|te|se|l[oae]s?) )*(?:{_telling(ORDERS + ' ' + DEVICES)})(?!\w)"
"""What may not follow "never" in an order: "nunca usa" tells of somebody."""

COMMANDING = _commanding(ORDERS)
"""A pattern for an order's verb: "muestra", "muestre", "mostrad", "mostrar"."""

ORDER = (
    rf"(?:(?:me|nos|te|se) )?(?:l[oae]s? )?(?:{COMMANDING}|sé)(?:me|nos|te|"
    r"se)?(?:l[oae]s?)?(?![\w])"
)
"""A pattern for an order or wish, as ``tidy`` leaves it."""

DEVICE_ORDER = (
    rf"(?:(?:me|nos|te|se) )?(?:l[oae]s? )?{_commanding(ORDERS + ' ' + DEVICES)}(?:me|nos|te|"
    r"se)?(?:l[oae]s?)?(?![\w])"
)
"""The same for whatever an agent may be told to do."""


def present_of(infinitives: str) -> str:
    """A pattern for what people say they do now, of these verbs: "vivo", "vivimos"."""
    return either(sorted(set(_forms(infinitives, past=False))))


def past_of(infinitives: str) -> str:
    """A pattern for what people say they did: "compré", "compramos", "he comprado"."""
    irregular = dict(pair.split(":") for pair in PARTICIPLES.split())
    done = either(
        sorted(
            {
                irregular.get(each, each[:-2] + ("ado" if each.endswith("ar") else "ido"))
                for each in infinitives.split()
            }
        )
    )
    return rf"(?:{either(sorted(set(_forms(infinitives, past=True))))}|(?:he|hemos) {done})"


def _forms(infinitives: str, *, past: bool) -> Iterator[str]:
    wanted = set(infinitives.split())
    for infinitive, _, first in _rows(ORDERS, SELVES):
        if infinitive not in wanted:
            continue
        root, kind = infinitive[:-2], fold(infinitive[-2:])
        if past:
            yield _soft(root) + "é" if kind == "ar" else root + "í"
            yield root + ("amos" if kind == "ar" else "imos")
        else:
            yield first + "o"
            yield root + {"ar": "amos", "er": "emos"}.get(kind, "imos")


I_DO = either(
    word
    for word in FIRST
    if word.endswith("o") and word not in (*DOUBTFUL, "digo") and word[:-1] not in COMMANDS
)
"""A pattern for what people say they do that is no noun as well: it begins a statement anywhere."""
