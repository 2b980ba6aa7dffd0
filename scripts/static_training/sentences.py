"""The text the static table is trained on: generated, so that no corpus and no licence is needed.

Frames (``frames.txt``) are filled with things people talk about (``topics.txt``) and, as often,
with words drawn from the vocabulary: the first teach what words do together, the second reach every
word. The same seed gives the same text on every machine.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

_HERE = Path(__file__).parent
_HOLE = re.compile(r"\{(\w)\}")

# How often each kind of frame is used, alone and as the first of several.
_SHARES = {
    "bare": 50,
    "statement": 13,
    "request": 11,
    "question": 13,
    "chat": 11,
    "note": 2,
}
_LONG_SHARES = {"statement": 30, "chat": 40, "request": 20, "note": 10}
_FOLLOWING = ("statement", "request", "note")
_SPEAKING = {"statement", "chat", "note"}

_WILD = 0.5  # of the holes hold any words, not those of the topic
_JOINED = 0.1  # of the words are two joined, or one with an ending: pieces that begin no word
_TWO = 0.35  # of the statements are followed by another

_ENDINGS = """s ed ing er ly less ness able y ish ers ism ist ful ment ware land man ville berg son
like ic al ia o a i""".split()

_NAMES = """
Aaron Abigail Adam Ahmed Aisha Alan Alex Alice Amir Amy Andrea Andrew Angela Anita Anna Anthony
Antonio Arjun Ashley Barbara Ben Bianca Bob Brenda Brian Bruno Carla Carlos Carol Catherine
Cecilia Charles Chen Chloe Chris Claire Clara Colin Craig Cynthia Daniel Daria David Deborah
Dennis Diana Diego Dmitri Donna Dylan Edith Edward Elena Eli Elizabeth Ella Emily Emma Eric Erin
Ethan Eva Evelyn Faith Fatima Felix Fiona Frank Gabriel Gary George Gloria Grace Greg Greta Hana
Hannah Harry Hassan Heather Helen Henry Hugo Ian Ibrahim Ines Irene Isaac Isabel Ivan Jack Jacob
James Jane Jasmine Jason Jean Jennifer Jessica Joan Joel John Jonas Jordan Jose Joseph Joyce Juan
Judith Julia Julian Karen Karl Kate Keith Kelly Kenji Kevin Kim Kyle Lara Laura Lauren Leah Leila
Leo Leon Liam Linda Lisa Lucas Lucy Luis Luke Madison Marco Margaret Maria Mark Martha Martin Mary
Matthew Maya Megan Mei Michael Miguel Mila Mohamed Molly Monica Nadia Nancy Natalie Nathan Neil
Nicholas Nicole Nina Noah Nora Oliver Olivia Omar Oscar Pablo Patricia Paul Paula Pedro Peter
Philip Priya Quentin Rachel Rafael Raj Ralph Rebecca Richard Rita Robert Robin Rosa Rose Roy
Russell Ruth Ryan Sally Sam Samantha Sandra Sara Scott Sean Sergei Sharon Silvia Simon Sofia Sonia
Stefan Stella Stephen Steve Susan Sven Tania Tara Teresa Theo Thomas Tim Tina Tobias Tom Tony
Tracy Ursula Vera Victor Victoria Vincent Walter Wanda Wei Wendy William Xavier Yasmin Yuki Yusuf
Zoe""".split()

_DAYS = [
    " ".join(day.split())
    for day in """
yesterday, today, tomorrow, last week, last weekend, last month, last year, last summer, next
week, next month, next year, this weekend, this summer, in the morning, in the evening, at night,
after work, before breakfast, on Monday, on Tuesday, on Wednesday, on Thursday, on Friday, on
Saturday, on Sunday, on weekends, every day, every week, every Friday, twice a week, once a month,
in January, in February, in March, in April, in May, in June, in July, in August, in September, in
October, in November, in December, in spring, in autumn, in winter, in 2019, in 2021, in 2022, in
2023, in 2024, two days ago, three weeks ago, a few months ago, five years ago, on 7 May 2023, on
12 October, recently, soon, for two weeks, during the holidays, during lunch, over Christmas, the
other day
""".split(",")
]


class Sentences:
    """A source of sentences.

    Args:
        words: that may stand in any hole, the most frequent first.
        seed: of everything that is drawn.
    """

    def __init__(self, words: Sequence[str], seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - the same text each time is the point
        self._words = words
        # Flatter than language is, so that rare words are met too.
        weights = [1 / (rank + 21) ** 0.75 for rank in range(len(words))]
        # Frames bring the most frequent words with them; a hole needs them less.
        weights[:120] = [weight / 10 for weight in weights[:120]]
        self._weights = list(accumulate(weights))
        self._topics = _read_topics()
        self._frames = _read_frames()

    def sentences(self, count: int) -> list[str]:
        """Sentences; some statements have another behind them."""
        kinds = self._random.choices(list(_SHARES), list(_SHARES.values()), k=count)
        return [self._sentence(kind) for kind in kinds]

    def paragraphs(self, count: int) -> list[str]:
        """Two to four sentences on one topic, as long as what people write to each other."""
        kinds = self._random.choices(list(_LONG_SHARES), list(_LONG_SHARES.values()), k=count)
        return [self._paragraph(kind) for kind in kinds]

    def _sentence(self, kind: str) -> str:
        topic = self._random.choice(self._topics)
        frames = [self._random.choice(self._frames[kind])]
        if kind in _SPEAKING and self._random.random() < _TWO:
            frames.append(_unnamed(self._random.choice(self._frames[kind])))
        return self._filled(frames, topic)

    def _paragraph(self, kind: str) -> str:
        topic = self._random.choice(self._topics)
        frames = [self._random.choice(self._frames[kind])]
        for _ in range(self._random.randrange(1, 4)):
            same = self._random.random() < 0.7
            follows = kind if same else self._random.choice(_FOLLOWING)
            frames.append(_unnamed(self._random.choice(self._frames[follows])))
        return self._filled(frames, topic)

    def _filled(self, frames: Sequence[str], topic: dict[str, list[str]]) -> str:
        frame = " ".join(frames).replace("|", " ")
        filled = _HOLE.sub(lambda hole: self._filler(hole[1], topic), frame)
        filled = filled.replace(" the the ", " the ")
        return filled[0].upper() + filled[1:]

    def _filler(self, hole: str, topic: dict[str, list[str]]) -> str:
        drawn = self._random
        if hole == "w":
            return self._word()
        if hole == "n":
            return drawn.choice(_NAMES) if drawn.random() < 0.9 else self._word().capitalize()
        if hole == "d":
            return drawn.choice(_DAYS)
        if hole == "k":
            return str(
                drawn.randrange(1, 13) if drawn.random() < 0.6 else drawn.randrange(13, 3000)
            )
        if drawn.random() >= _WILD:
            return drawn.choice(topic[hole])
        return " ".join(self._word() for _ in range(drawn.randrange(1, 3 if hole == "a" else 4)))

    def _word(self) -> str:
        drawn = self._random
        word = drawn.choices(self._words, cum_weights=self._weights)[0]
        if drawn.random() >= _JOINED:
            return word
        return word + (self._word() if drawn.random() < 0.4 else drawn.choice(_ENDINGS))


def _unnamed(frame: str) -> str:
    """A frame without the name of who speaks."""
    return frame.split(": ", 1)[-1]


def _read_topics() -> list[dict[str, list[str]]]:
    """For each topic, its things, activities, places and qualities, by their letter."""
    blocks = (_HERE / "topics.txt").read_text("utf-8").strip().split("\n\n")[1:]
    return [{line[0]: line[3:].split(", ") for line in block.splitlines()[1:]} for block in blocks]


def _read_frames() -> dict[str, list[str]]:
    frames: dict[str, list[str]] = {}
    kind = ""
    for line in (_HERE / "frames.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            kind = line[1:-1]
        elif line and not line.startswith("#"):
            frames.setdefault(kind, []).append(line)
    return frames
