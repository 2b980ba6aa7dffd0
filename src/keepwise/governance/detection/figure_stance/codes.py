"""Numbers that are written like codes, and so measure nothing: AB-1200-X, 0800, 10117 Berlin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from keepwise.governance.detection.figure_place import KEEP, Place, Verdict
from keepwise.governance.detection.figure_tokens import Token
from keepwise.governance.detection.figure_words import bit

_POSTAL_DIGITS = 5
# A result has fewer decimals, also one of exchange; a place on the map has more.
_FINE_DECIMALS = 5
_LETTERS = 2
# By the order of the languages in ``LEXICONS``: fr, es, it, pt, nl, where nouns are written small.
_COMMA_LANGUAGES = frozenset((2, 3, 4, 5, 6))
_MEASURED = bit("measure")
_BITS = frozenset("bit bits octets byte bytes".split())


def coded(place: Place) -> Verdict:
    """A number that is part of a code, a compound, an address or a telephone number."""
    if place.number.words:
        return KEEP if not place.number.scaled and _compounded(place) else None
    return KEEP if _is_code(place) else None


def _compounded(place: Place) -> bool:
    """Whether a hyphen glues the number to the word it is about: Zwei-Faktor-Anmeldung."""
    tokens, last = place.tokens, place.number.last
    if last + 1 >= len(tokens) or tokens[last].word != "-":
        return False
    start = tokens[last + 1].start  # "two-thirds" is no compound
    return _touch(tokens[last - 1 : last + 2]) and place.sentence.text[start].isupper()


def _is_code(place: Place) -> bool:
    number = place.number
    digits = number.text
    if digits[0] == "0" and digits.isdigit() and len(digits) > 1:
        return True  # "0800", "000123": no amount begins like that
    if number.decimal:
        fine = len(digits.replace(",", ".").partition(".")[2]) >= _FINE_DECIMALS
        return fine or ("." in digits and _is_version(place))
    left, right = place.left(), place.right()
    if right is not None and right.word in _BITS:
        return True  # how strong a key is
    tokens, first, last = place.tokens, number.first, number.last
    for pair in (tokens[max(0, first - 1) : first + 1], tokens[last - 1 : last + 1]):
        if any(token.word == "&" for token in pair) and _touch(pair):
            return True  # "1&1"
    if left is not None and left.kind == "num" and left.word[0] == "0" and left.word.isdigit():
        return True  # "0800 1234567"
    return _hyphenated(place) or _postal(place)


def _hyphenated(place: Place) -> bool:
    """Whether hyphens glue the number to letters or to a code: ACME-4821, covid-19."""
    tokens, first, last = place.tokens, place.number.first, place.number.last
    after = last + 1 < len(tokens) and tokens[last].word == "-"
    after = after and _touch(tokens[last - 1 : last + 2])
    if after and _is_acronym(place, tokens[last + 1]):
        return True  # "88412-BX"
    if first < 2 or tokens[first - 1].word != "-" or not _touch(tokens[first - 2 : first + 1]):
        return False
    if after:
        return True  # a piece of a UUID: 7425-40de-944b-e07f
    if tokens[first - 2].kind == "num":  # "100-2239-884", but "30-35 units"
        return first >= 4 and tokens[first - 3].word == "-" and _touch(tokens[first - 4 : first])
    return tokens[first - 2].kind == "word"


def _is_acronym(place: Place, token: Token) -> bool:
    raw = place.sentence.text[token.start : token.end]
    return len(raw) >= _LETTERS and raw.isupper() and not place.sentence.upper


def _touch(tokens: Sequence[Token]) -> bool:
    """Whether nothing stands between the tokens."""
    return all(one.end == other.start for one, other in pairwise(tokens))


def _is_version(place: Place) -> bool:
    """Whether a point and not a comma is written right after a name: on a migré vers Drupal 10.3.

    It is the point that tells, so this holds in languages only that write decimals otherwise.
    """
    left, spoken = place.left(), place.sentence.spoken
    if left is None or left.kind != "word" or place.number.first < 2 or not spoken:
        return False
    if not _COMMA_LANGUAGES.issuperset(spoken) or left.bits & _MEASURED:
        return False
    return place.sentence.text[left.start].isupper() and not place.sentence.upper


def _postal(place: Place) -> bool:
    """Whether a comma, five digits and a name end an address: Friedrichstraße 12, 10117 Berlin."""
    digits, left, right = place.number.text, place.left(), place.right()
    if len(digits) != _POSTAL_DIGITS or not digits.isdigit() or left is None or right is None:
        return False
    house = place.left(2)
    numbered = house is not None and (house.kind in ("num", "word"))
    name = place.sentence.text[right.start : right.start + 1].isupper()
    return left.word == "," and numbered and right.kind == "word" and name
