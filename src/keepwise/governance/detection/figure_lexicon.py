"""What a language must say about its words so that figures in it can be found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Lexicon:
    """One language's words by role; each field but those in ``NOT_ROLES`` is one bit of a word.

    Two words joined by an underscore are a phrase that is read as one word: ``pour_cent``. A word
    that ends in an apostrophe is read apart from the word it leans on: ``d'`` in "d'euros".
    """

    number: str
    """Words that are a number by themselves."""
    article: str
    """Words for 1 that are also articles or pronouns; a number only before a unit."""
    one: str = ""
    """Those articles that count when a result is reported: *one* order."""
    tens: str = ""
    """Tens that take a joint before the ones: treinta *y* cinco."""
    joint: str = ""
    """Words that join the parts of a number: a hundred *and* two."""
    decimal: str = ""
    """Words for the decimal separator."""
    scale: str
    """Words that multiply: hundred, million."""
    small: str = ""
    """Those of them too small to be a figure without a result or a measure: hundred."""
    magnitude: str
    """Abbreviated scales written after digits: k, Mio."""
    currency: str
    percent: str
    percent_before: str = ""
    """Percent words that stand before their number."""
    points: str
    duration: str
    """Units and points of time: a number before one is a habit or a window."""
    form: str
    """What answers are laid out in: rows, decimals, bullet points."""
    size: str = ""
    """Units of length, weight and the like: a number before one is a fact unless it is traded."""
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
    by: str = ""
    """Those of them that lead to the amount of a movement: rose *by*."""
    aside: str = ""
    """Those of them that do not join a measure standing right before: sales *with* 3."""
    since: str = ""
    """Those of them that lead to a year: sales *of* 2024."""
    clock: str
    """Prepositions before a time of day."""
    pronoun: str = ""
    """Pronouns that stand for a measure: it rose to 36."""
    move: str
    """Movements of a measure: rose, down."""
    result: str
    """Verbs that report what happened."""
    display: str
    """Verbs that ask for a way of showing."""
    limit: str
    """Words that make the number after them a limit or rank."""
    ranked: str = ""
    """Words that make the number before them a rank: the 5 *best*."""
    up: str = ""
    """Words that make a preposition a limit: *up* to 5."""
    rank: str
    """Limits so strong that a percentage after them is still one."""
    nearest: str
    """Words that make a power of ten after them a rounding step."""
    rounded: str = ""
    """Words that make a power of ten before them a rounding step."""
    ident: str
    """Nouns that are numbered: campaign 12."""
    approx: str
    """Words that can stand between anything and its number."""
    stop: str
    """Words at which a noun phrase ends."""
    inner: str = ""
    """Words that can stand between a number and its noun: three *of our* customers."""
    partitive: str = ""
    """Words between a share and what it is a share of."""
    outof: str = ""
    """Words between a number and the number it is out of: four *out* of five customers."""
    every: str = ""
    """Words that make an ordinal a share: *every* fourth customer."""
    span: str
    """Words between the two ends of a range."""
    compare: str
    """Verbs and adverbs that state a ratio by themselves: doubled."""
    twice: str = ""
    """Multiples that say nothing without a comparison or a measure after them: *twice* as many."""
    times: str
    """Words that make the number before them a factor: times."""
    more: str
    """Words that make a factor a comparison: as, higher."""
    compared: str = ""
    """Those of them that make a comparison even from a distance: than."""
    part: str
    """Denominators: third, quarter."""
    half: str
    trade: str
    """Verbs of trade: a number right after one counts a result, whatever the noun."""
    ordinal: str
    """Ordinals in words: every *fourth* customer."""
    idle: str
    """Words after a scale that show it is a manner of speaking: a million thanks."""
    valued: str = ""
    """Verbs that only a measure has with a number: averaged, stood at."""
    outcome: str = ""
    """Verbs for what became of a part: a fifth of them *churned*."""
    price: str = ""
    """Prepositions before a price: bought it *for* 340."""
    pay: str = ""
    """Verbs of paying: the number that goes with one is an amount."""
    timed: str = ""
    """Measures whose values are durations: latency, runway."""
    mine: str = ""
    """Words for what is the speaker's own: a decimal that something of mine was is no result."""
    work: str = ""
    """Verbs of working: "I work 80%" is how people name part-time work."""
    voice: str = ""
    """Common words without a role, by which the language of a sentence is told."""
    compound: str = ""
    """The parts of numbers written as one word: vierhundertsechsunddreißigtausend."""
    multiples: str = ""
    """Endings that make a number a multiple: verzehn*fachte*."""
    measure_endings: str = ""
    """Endings of compound nouns that are measures."""
    count_endings: str = ""
    """Endings of compound nouns that are counted results: Neu*kunden*."""
    exceptions: str = ""
    """Words that only look like compound measures, numbers or multiples."""


NOT_ROLES = frozenset(
    ("voice", "compound", "multiples", "measure_endings", "count_endings", "exceptions"),
)


@dataclass(frozen=True, kw_only=True)
class Stance:
    """One language's words that say what a clause does; each field is one bit of a word."""

    me: str
    """The speaker: what follows is usually a habit or a fact about a person."""
    ours: str
    """What is the speaker's, or the speaker with others."""
    wish: str
    """Words of habits, wishes, conditions and rules."""
    told: str
    """Times and adverbs that only a report has: yesterday, still, so far."""
    circa: str
    """Words that make a number a measured one: nearly, just under."""
    versus: str
    """Words that set one number beside another."""
    many: str
    """Number words of ten and more."""
    kept: str
    """Nouns whose number is a plain fact: languages, kids."""
    each: str
    """Words that make a rate of a number: per."""
    average: str
    """Words that make even a duration the value of a measure: on average."""
    trait: str
    """What somebody is and what is numbered: an age, a shoe size, a street, a page."""
    once: str
    """Prepositions of a condition: *after* two reminders."""
    ratio: str
    """Multiples that are no verbs, so that they need a measure: double, dreifach."""
    halve: str
    """Adjectives for half: half of a team has a verb, half an hour has not."""
    theirs: str
    """What belongs to others: its, their."""
    bulk: str
    """Units of weight and volume in which goods are counted."""
    none: str
    """Words for none, which stand beside a number as another would."""
    have: str
    """Verbs of having: what something has is a fact, if nothing says since when."""
    helper: str
    """Auxiliaries before a participle."""
