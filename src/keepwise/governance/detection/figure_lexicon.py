"""What a language must say about its words so that figures in it can be found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lexicon:
    """One language's words by role. Each field without a default is one bit of a word."""

    number: str
    """Words that are a number by themselves."""
    article: str
    """Words for 1 that are also articles or pronouns; a number only before a unit."""
    scale: str
    """Words that multiply: hundred, million."""
    magnitude: str
    """Abbreviated scales written after digits: k, Mio."""
    currency: str
    percent: str
    points: str
    duration: str
    """Units and points of time: a number before one is a habit or a window."""
    form: str
    """What answers are laid out in: rows, decimals, bullet points."""
    thing: str
    """Words after "5k", "4k" that show it is a name or a distance."""
    measure: str
    """What is measured: spend, ROAS."""
    count: str
    """Results that are counted, in the plural: orders, clicks."""
    entity: str
    """What is counted as a result or as a plain fact: customers, stores."""
    head: str
    """Nouns that make a measure before them an attribute: sales *report*."""
    link: str
    """Verbs that join a measure and its value."""
    prep: str
    """Prepositions that join a measure, or its movement, and its value."""
    clock: str
    """Prepositions before a time of day."""
    move: str
    """Movements of a measure: rose, down."""
    result: str
    """Verbs that report what happened."""
    display: str
    """Verbs that ask for a way of showing."""
    limit: str
    """Words that make the number after them a limit or rank."""
    rank: str
    """Limits so strong that a percentage after them is still one."""
    nearest: str
    """Words that make a power of ten after them a rounding step."""
    ident: str
    """Nouns that are numbered: campaign 12."""
    approx: str
    """Words that can stand between anything and its number."""
    stop: str
    """Words at which a noun phrase ends."""
    span: str
    """Words between the two ends of a range."""
    compare: str
    """Verbs and adverbs that state a ratio by themselves: doubled."""
    times: str
    """Words that make the number before them a factor: times."""
    more: str
    """Words that make a factor a comparison: as, higher."""
    part: str
    """Denominators: third, quarter."""
    half: str
    trade: str
    """Verbs of trade: a number right after one counts a result, whatever the noun."""
    ordinal: str
    """Ordinals in words: every *fourth* customer."""
    idle: str
    """Words after a scale that show it is a manner of speaking: a million thanks."""
    measure_endings: str = ""
    """Endings of compound nouns that are measures."""
    exceptions: str = ""
    """Words that only look like compound measures, numbers or multiples."""
