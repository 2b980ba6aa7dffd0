"""What the guard costs: sentences a second, and whether its time is linear in the length of a text.

    .venv/bin/python bench/guard.py            about two minutes; exits 1 if a bound is missed
    .venv/bin/python bench/guard.py --quick    some seconds: a tenth of the lengths, no bounds

Sentences are those of the corpora that come with the package, half of which hold something; what
is timed is the decision as for memory (every kind of finding), on one core, by process time, best
of the rounds. For the lengths each input is one that could make a pattern go back and forth: runs
of one character, almost-tokens, openers that are never closed, number words, quotation marks. Its
time for a character at a megabyte is set beside that at an eighth of it.

The bounds: 5,000 sentences a second; at a megabyte no more than twice the time for a character.

Last result (two cores of an AMD EPYC, Python 3.11.7):

    9748 sentences of 41 characters
    decision for memory              5,082 a second   (at least 5,000)
    figure                          23,037 a second
    credential                      21,484 a second
    personal                        67,522 a second
    third_party                     70,637 a second
    injection                       22,774 a second

    microseconds a character at      125,000   1,000,000   times
    one letter                         0.694       0.721    1.04
    one digit                          0.840       0.795    0.95
    spaces                             0.942       1.136    1.21
    digits apart                       6.581       6.381    0.97
    letters apart                      3.778       5.044    1.34
    digit groups                       0.802       0.837    1.04
    number words                       1.217       1.382    1.14
    almost tokens                      2.560       2.758    1.08
    password:                          7.632       7.987    1.05
    key value                          2.766       2.931    1.06
    percent                            5.777       6.462    1.12
    base64                             0.736       0.703    0.95
    openers                            1.580       1.856    1.17
    closers                            4.097       3.692    0.90
    quotation marks                    1.858       2.379    1.28
    quoted lines                       1.259       1.407    1.12
    at signs                           6.690       6.875    1.03
    dots                               7.318       7.354    1.00
    dashes                            20.402      21.337    1.05
    when I say                         1.525       1.609    1.05
    ignore                             3.416       3.300    0.97
    streets                            2.542       2.654    1.04
    zero width                         1.038       1.040    1.00
    combining marks                    1.103       1.102    1.00
    wide digits                        1.446       1.548    1.07
    mixed                              6.089       5.770    0.95

    worst                                                   1.34   (at most 2.0)
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

from keepwise.governance.guard import Guard
from keepwise.governance.policy import KINDS
from keepwise.testing import corpora

SENTENCES_A_SECOND = 5_000
TIMES = 2.0
MEGABYTE = 1_000_000

# What each text repeats until it is long enough.
ADVERSARIAL = {
    "one letter": "a",
    "one digit": "1",
    "spaces": " ",
    "digits apart": "1 ",
    "letters apart": "d a p i ",
    "digit groups": "1,234,",
    "number words": "twenty two ",
    "almost tokens": "ghp_aaaa ",
    "password:": "password: ",
    "key value": "k=v&",
    "percent": "%41",
    "base64": "QUJD",
    "openers": "<memories>",
    "closers": "</",
    "quotation marks": '"',
    "quoted lines": "> said\n",
    "at signs": "a@",
    "dots": "a.",
    "dashes": "-",
    "when I say": "when i say ",
    "ignore": "ignore all previous ",
    "streets": "12 Main ",
    "zero width": "1\u200b",
    "combining marks": "e\u0301",
    "wide digits": "\uff11",
    "mixed": "Spend was \u20ac436,449 with token abc123 at 12 Main St. ",
}


def best(work: Callable[[], object], rounds: int) -> float:
    """The least process time of some rounds, in seconds."""
    times = []
    for _ in range(rounds):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    names = ("figures", "credentials", "injection")
    texts = [line.text for name in names for line in corpora.load(name)]
    chars = sum(map(len, texts)) / len(texts)

    def check_all() -> None:
        guard = Guard()  # a guard remembers what it found
        for text in texts:
            guard.check(text, "memory")

    check_all()  # imports and tables
    rate = len(texts) / best(check_all, 3)
    print(f"{len(texts)} sentences of {chars:.0f} characters")
    print(f"{'decision for memory':<28}{rate:>10,.0f} a second   (at least {SENTENCES_A_SECOND:,})")
    for kind in KINDS:

        def find_all(kinds: frozenset[object] = frozenset({kind})) -> None:
            guard = Guard()
            for text in texts:
                guard.find(text, kinds)  # type: ignore[arg-type]

        print(f"{kind:<28}{len(texts) / best(find_all, 3):>10,.0f} a second")
    worst = 0.0
    whole = MEGABYTE // 10 if quick else MEGABYTE
    print(f"\n{'microseconds a character at':<28}{whole // 8:>12,}{whole:>12,}{'times':>8}")
    for name, piece in ADVERSARIAL.items():
        short, long = (piece * (size // len(piece) + 1) for size in (whole // 8, whole))
        costs = [
            best(lambda text=text: Guard().check(text, "memory"), 3) / len(text) * 1e6
            for text in (short, long)
        ]
        times = costs[1] / costs[0]
        worst = max(worst, times)
        print(f"{name:<28}{costs[0]:>12.3f}{costs[1]:>12.3f}{times:>8.2f}", flush=True)
    print(f"\nworst{worst:>55.2f}   (at most {TIMES})")
    return int(not quick and (rate < SENTENCES_A_SECOND or worst > TIMES))


if __name__ == "__main__":
    sys.exit(main())
