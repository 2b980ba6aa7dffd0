"""Figures without a number: sales doubled, every fourth customer, half of the team is ill."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.governance.detection.figure_place import asks_before
from keepwise.governance.detection.figure_shares import NO_WHOLE, share_of
from keepwise.governance.detection.figure_stance.verbs import tells
from keepwise.governance.detection.figure_tokens import Sentence, Token
from keepwise.governance.detection.figure_words import bit, counted_singular

_MEASURE = bit("measure")
_MEASURED = bit("measure", "count", "entity", "trade")
_MOVE = bit("move")
_PARTITIVE = bit("partitive")
_TWICE = bit("twice")
_MORE = bit("more")
_HALF = bit("half")
_HALVE = bit("halve")
_RATIO = bit("ratio")
_STATED_BY_ITSELF = bit("compare", "twice", "half")
_EVERY = bit("every")
_COMPARED = bit("compared")
_PRICED = bit("measure", "count", "pay", "trade")
_FILLER = bit("stop", "rank", "article")
_ME = bit("me")
_DISPLAY = bit("display")
_WISH = bit("wish")
_STATED = bit("link", "helper", "outcome", "result")
_STOP = bit("stop")
_BY = bit("by")
_ARTICLE = bit("article")
_NO_ADJECTIVE = bit("number", "rank", "ordinal", "stop", "part", "duration")
_APPROX = bit("approx")

# How far a comparing word may stand from the measure it is about, in tokens.
_BEFORE = 8
_AFTER = 5


def compares(sentence: Sentence, index: int, present: int) -> bool:
    """Whether the comparing word at ``index`` is about a measure near it, or about nobody."""
    tokens = sentence.tokens
    token = tokens[index]
    before = tokens[max(0, index - _BEFORE) : index]
    after = tokens[index + 1 : index + _AFTER]
    if not _personal(tokens, index, present) and _unnamed(sentence, index, after):
        return True
    if not token.bits & _STATED_BY_ITSELF:
        return False
    measured = any(other.bits & _MEASURED for other in after[:3])
    if token.bits & _HALF:
        fell = any(other.bits & _MOVE for other in before[-4:])
        return measured or (fell and any(other.bits & _MEASURED for other in before))
    if not measured and not any(other.bits & _MEASURED for other in (*before, *after)):
        return False
    if token.bits & _TWICE:
        following = after[1:3] if after and after[0].bits & _PARTITIVE else after[:1]
        compared = any(other.bits & (_MORE | _MEASURED) for other in following)
        priced = any(other.bits & _PRICED for other in before[-2:])
        return compared or priced or any(other.bits & _COMPARED for other in after)
    return True


def _unnamed(sentence: Sentence, index: int, after: Sequence[Token]) -> bool:
    """Whether the word at ``index`` compares by itself, whatever is compared."""
    token, tokens = sentence.tokens[index], sentence.tokens
    if not token.bits & (_HALF | _TWICE | _RATIO | _HALVE):
        return True  # "the queue has tripled"
    following = after[0] if after else None
    if following is not None and following.word == "-":
        return False  # "moitié-moitié"
    if following is not None:
        more = following.bits & _MORE and not following.bits & _FILLER
        if more or (token.bits & (_TWICE | _HALF) and following.bits & _COMPARED):
            return True  # "half so viel Wurst", "twice as many"
        the = token.bits & _TWICE and following.bits & _PARTITIVE and following.bits & _STOP
        if the and share_of(tokens, index + 1):
            return True  # "twice the usual number"
        if token.bits & _HALVE and not token.bits & _PARTITIVE and _halves(tokens, index):
            return True
    if not token.bits & _HALF or token.bits & _MEASURE:
        return False
    if following is not None and following.bits & _PARTITIVE and share_of(tokens, index + 1):
        return True
    near = tokens[max(0, index - 4) : index]
    leading = near[-2] if len(near) > 1 and near[-1].bits & _APPROX else near[-1] if near else None
    if leading is not None and leading.bits & _BY and len(near) > 1:
        return True  # "overran by almost half"
    return any(other.bits & _MOVE for other in near) or tells(near, sentence)


def _halves(tokens: Sequence[Token], index: int) -> bool:
    """Whether half of a noun has a verb of its own: media plantilla ha pedido."""
    if index + 2 >= len(tokens):
        return False
    noun, verb = tokens[index + 1], tokens[index + 2]
    return noun.kind == "word" and not noun.bits & NO_WHOLE and bool(verb.bits & _STATED)


def part_of_something(sentence: Sentence, index: int, present: int) -> bool:
    """Whether the part at ``index``, behind an adjective, is of something: a full quarter of it."""
    tokens = sentence.tokens
    if index < 2 or not tokens[index - 2].bits & _ARTICLE or tokens[index - 1].kind != "word":
        return False
    if tokens[index - 1].bits & _NO_ADJECTIVE or index + 2 >= len(tokens):
        return False
    of = tokens[index + 1].bits & _PARTITIVE and share_of(tokens, index + 1, told=True)
    return bool(of) and not _personal(tokens, index, present)


def slashed(sentence: Sentence, index: int, present: int) -> bool:
    """Whether what is written with a slash at ``index`` is a part of something: 3/4 of the loan."""
    tokens = sentence.tokens
    above, _, below = tokens[index].word.partition("/")
    if not above.isdigit() or not below.isdigit() or index + 2 >= len(tokens):
        return False
    if len(above) > len(below) or (len(above) == len(below) and above >= below):
        return False  # 24/7
    of = tokens[index + 1].bits & _PARTITIVE and share_of(tokens, index + 1, told=True)
    return bool(of) and not _personal(tokens, index, present)


def every_nth(sentence: Sentence, index: int, present: int) -> bool:
    """Whether the ordinal at ``index`` makes a share: every fourth customer, jeder Zehnte."""
    tokens = sentence.tokens
    if not index or not tokens[index - 1].bits & _EVERY:
        return False
    if index + 1 < len(tokens) and tokens[index + 1].kind == "word":
        noun = tokens[index + 1]
        if counted_singular(noun.word):
            return True
        if noun.bits & NO_WHOLE:
            return False
    near = (*tokens[max(0, index - _BEFORE) : index - 1], *tokens[index + 1 : index + _BEFORE])
    return not _personal(tokens, index, present) and not any(token.bits & _WISH for token in near)


def _personal(tokens: Sequence[Token], index: int, present: int) -> bool:
    """Whether the sentence is about the speaker, or asks for a way of showing before ``index``."""
    if present & _ME:
        return True
    return bool(present & _DISPLAY) and asks_before(tokens, index, _AFTER)
