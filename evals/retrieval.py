"""What a search finds: by words alone, by meaning alone, and by both as the product adds them.

    .venv/bin/python evals/retrieval.py --data FOLDER      exits 1 if a bound is missed
    … --embedder static onnx      only these: seconds, a minute or two; multilingual takes many
    … --json                      one JSON document

An embedder whose extra is not installed is named and left out.

FOLDER holds data sets that may not be given on with the source: ``locomo/locomo10.json`` (LoCoMo,
CC BY-NC 4.0) and ``prefeval/explicit_preference.jsonl`` (PrefEval, CC BY-NC 4.0). Texts in seven
languages are read from ``--multilingual FILE``, a Python file that says ``M`` and ``EN``.

- **LoCoMo**: 10 conversations, each turn a memory of its own ("Ann: …"); 1,536 questions, each with
  the turns that answer it. Those of the category "adversarial" are left out.
- **PrefEval, mixed**: 20 people of 50 preferences drawn across 20 topics; 1,000 requests that never
  name the preference that bears on them.
- **Languages**: 8 memories of one person in each, and 8 questions that share no words with them;
  a tie is a miss. hit@1 by meaning alone, mean of the six languages that are not English.

It goes through the product's own code: terms, BM25, packed vectors, their product with the query,
fusion, and the embedders as ``embedder.kind`` loads them. recall@k is the mean share of what is to
be found among the first k; MRR the mean of one divided by the place of the first that is.

The last table is about ``NEAR`` in ``bank/retrieval/finding.py``, the least cosine at which a
memory that shares no word with the query is returned: what PrefEval loses by it, and how often
something is returned that has nothing to do with the query. *Topics* are PrefEval's requests to the
same person's preferences on other topics (travel, shopping, ...), *people* LoCoMo's questions to
the 20 people of PrefEval, who know nothing of them.

The bounds: static fused finds at least 0.535 of LoCoMo and not less than words alone, and 0.76 of
PrefEval (recall@5); onnx 0.55 and 0.84; multilingual hit@1 at least 0.8.

Last result (2026-11-30; two cores of an AMD EPYC shared with other work, Python 3.11.7; the
standard error is about 0.012):

                              LoCoMo @1     @3     @5    MRR  PrefEval @1     @3     @5    MRR
    words                         0.308  0.474  0.533  0.462        0.227  0.381  0.438  0.313
    static                        0.150  0.266  0.321  0.269        0.372  0.674  0.797  0.550
    static fused                  0.297  0.481  0.547  0.464        0.366  0.656  0.793  0.542
    static fused, neutral         0.264  0.440  0.501  0.428        0.370  0.674  0.802  0.550
    onnx                          0.153  0.278  0.356  0.285        0.452  0.754  0.852  0.623
    onnx fused                    0.301  0.489  0.554  0.472        0.444  0.741  0.849  0.615
    onnx fused, neutral           0.287  0.466  0.530  0.454        0.449  0.749  0.856  0.620
    multilingual                  0.232  0.374  0.431  0.372        0.310  0.554  0.683  0.478
    multilingual fused            0.334  0.512  0.571  0.497        0.348  0.591  0.722  0.513
    multilingual fused, neutral   0.326  0.504  0.564  0.491        0.346  0.585  0.713  0.509

    hit@1          en    fr    de    es    pt    zh    ja   mean without en
    static       1.00  0.25  0.25  0.25  0.12  0.25  0.12  0.208
    onnx         1.00  0.25  0.38  0.25  0.38  0.25  0.12  0.271
    multilingual 0.88  1.00  1.00  0.88  0.75  0.62  0.88  0.854

    least cosine          none   0.10   0.15   0.20   0.25   0.30   0.40   0.50
    static, PrefEval @5  0.793  0.793  0.792  0.770  0.733  0.688  0.561  0.481
            topics: near 1.000  0.997  0.965  0.830  0.608  0.363  0.084  0.006
            people: near 0.993  0.767  0.541  0.335  0.188  0.096  0.023  0.003
    onnx, PrefEval @5    0.849  0.849  0.849  0.841  0.817  0.770  0.573  0.481
            topics: near 1.000  1.000  0.977  0.860  0.591  0.305  0.041  0.004
            people: near 1.000  0.874  0.618  0.348  0.158  0.058  0.003  0.000

    least cosine          none   0.76   0.78   0.80   0.82   0.84   0.86
    multilingual, @5     0.722  0.722  0.717  0.671  0.583  0.501  0.462
            topics: near 1.000  0.994  0.945  0.698  0.272  0.054  0.002
            people: near 1.000  0.349  0.086  0.011  0.001  0.000  0.000

By words alone 0.556 of the pairs of topics and 0.517 of those of people return something. LoCoMo
loses nothing by any of these cosines: who asks for a fact shares a word with it.
"""

# ruff: noqa: D103, T201 - a script: what it measures stands above, and what it prints is the result
from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import runpy
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from keepwise.bank.retrieval.finding import NEAR, parse_query
from keepwise.bank.retrieval.fusion import fused
from keepwise.bank.retrieval.ranking import Posting, Stats, bm25, upper
from keepwise.bank.vectors.quantising import matrix, pack, scores
from keepwise.bank.words import indexed
from keepwise.errors import MissingExtra
from keepwise.models.loading import load_embedder
from keepwise.ports import Embedder

KINDS = ("static", "onnx", "multilingual")
PLACES = (1, 3, 5)
# The cosines of multilingual-e5 lie between 0.7 and 0.9, whatever two texts say.
THRESHOLDS = {
    "static": (0.0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5),
    "onnx": (0.0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5),
    "multilingual": (0.0, 0.5, 0.76, 0.78, 0.8, 0.82, 0.84, 0.86),
}
BOUNDS = {
    ("static", "LoCoMo"): 0.535,
    ("static", "PrefEval"): 0.76,
    ("onnx", "LoCoMo"): 0.55,
    ("onnx", "PrefEval"): 0.84,
}
LANGUAGES = 0.8
_TEXTS_AT_ONCE = 256


@dataclass(frozen=True)
class Query:
    """A query, the ids of what it is to find, and the group of topics it is about."""

    text: str
    wanted: frozenset[str]
    group: str = ""


@dataclass
class Person:
    """The memories of one scope as the product keeps them, and what is asked of them."""

    ids: list[str]
    texts: list[str]
    groups: list[str]
    queries: list[Query]
    postings: dict[str, list[Posting]] = field(default_factory=dict)
    stats: Stats = field(default_factory=lambda: Stats(0, 0))

    def __post_init__(self) -> None:
        terms = 0
        for memory_id, text in zip(self.ids, self.texts, strict=True):
            found = indexed(text)
            terms += len(found)
            for term, times in Counter(found).items():
                posting = Posting(term, memory_id, times, len(found))
                self.postings.setdefault(term, []).append(posting)
        self.stats = Stats(len(self.ids), terms)

    def covered(self, query: str) -> dict[str, float]:
        """How much of the query each memory covers by its words, as ``finding.find`` counts it."""
        terms = parse_query(query).terms
        held = [posting for term in terms for posting in self.postings.get(term, ())]
        most = upper(terms, held, self.stats) or 1.0
        return {each: score / most for each, score in bm25(terms, held, self.stats).items()}


@dataclass(frozen=True)
class Vectors:
    """What an embedder makes of a person: the memories packed, and the queries as they are."""

    packed: NDArray[np.int8]
    scales: NDArray[np.float32]
    queries: NDArray[np.float32]


# The data sets


def locomo(folder: Path) -> list[Person]:
    people = []
    for told in json.loads((folder / "locomo/locomo10.json").read_text("utf-8")):
        conversation = told["conversation"]
        names = [each for each in conversation if re.fullmatch(r"session_\d+", each)]
        texts: dict[str, str] = {}
        for name in sorted(names, key=lambda each: int(each.removeprefix("session_"))):
            for turn in conversation[name]:
                shown = f" [image: {turn['blip_caption']}]" if turn.get("blip_caption") else ""
                texts[turn["dia_id"]] = f"{turn['speaker']}: {turn['text']}{shown}"
        queries = []
        for asked in told["qa"]:
            cited = re.findall(r"D:?(\d+):(\d+)", " ".join(asked.get("evidence", [])))
            wanted = frozenset(f"D{int(one)}:{int(two)}" for one, two in cited) & texts.keys()
            if wanted and asked["category"] != 5:
                queries.append(Query(asked["question"], frozenset(wanted)))
        people.append(Person(list(texts), list(texts.values()), [""] * len(texts), queries))
    return people


def prefeval(folder: Path) -> list[Person]:
    lines = (folder / "prefeval/explicit_preference.jsonl").read_text("utf-8").splitlines()
    items = [json.loads(line) for line in lines]
    random.Random(7).shuffle(items)  # noqa: S311 - who gets which preference, the same each time
    people = []
    for first in range(20):
        kept = items[first::20]
        ids = [f"{place:03}" for place in range(len(kept))]
        groups = [each["topic"].partition("_")[0] for each in kept]
        queries = [
            Query(each["question"], frozenset({memory_id}), group)
            for each, memory_id, group in zip(kept, ids, groups, strict=True)
        ]
        people.append(Person(ids, [each["preference"] for each in kept], groups, queries))
    return people


# What is found


async def embedded(embedder: Embedder, people: Sequence[Person], label: str) -> list[Vectors]:
    made = []
    for place, person in enumerate(people):
        if sys.stderr.isatty():
            print(f"\r{label}: {place + 1} of {len(people)}", end="\033[K", file=sys.stderr)
        rows = [
            row
            for start in range(0, len(person.texts), _TEXTS_AT_ONCE)
            for row in pack(
                await embedder.embed(person.texts[start : start + _TEXTS_AT_ONCE], "document")
            )
        ]
        packed, scales = matrix(rows, embedder.space.dimensions)
        queries = await embedder.embed([each.text for each in person.queries], "query")
        made.append(Vectors(packed, scales, queries))
    return made


def measured(rankings: Iterator[tuple[Query, list[str]]]) -> dict[str, float]:
    """recall@k and MRR of queries with what was found for each, best first."""
    recalls: dict[int, list[float]] = {k: [] for k in PLACES}
    firsts = []
    for query, found in rankings:
        for k in PLACES:
            recalls[k].append(len(query.wanted & set(found[:k])) / len(query.wanted))
        place = next((n for n, each in enumerate(found, 1) if each in query.wanted), 0)
        firsts.append(1 / place if place else 0.0)
    named = {f"recall@{k}": float(np.mean(values)) for k, values in recalls.items()}
    return {**named, "mrr": float(np.mean(firsts))}


def by_words(people: Sequence[Person]) -> Iterator[tuple[Query, list[str]]]:
    for person in people:
        for query in person.queries:
            yield query, ordered(person.covered(query.text))


def by_meaning(
    people: Sequence[Person], vectors: Sequence[Vectors]
) -> Iterator[tuple[Query, list[str]]]:
    for person, made in zip(people, vectors, strict=True):
        for query, row in zip(person.queries, made.queries, strict=True):
            products = scores(row, made.packed, made.scales)
            yield query, ordered(dict(zip(person.ids, products.tolist(), strict=True)))


def by_both(
    people: Sequence[Person],
    vectors: Sequence[Vectors],
    weight: float | None,
    near: float = -1.0,
) -> Iterator[tuple[Query, list[str]]]:
    for person, made in zip(people, vectors, strict=True):
        places = {each: place for place, each in enumerate(person.ids)}
        for query, row in zip(person.queries, made.queries, strict=True):
            words = person.covered(query.text)
            products = scores(row, made.packed, made.scales)
            found = ordered(fused(products, places, words, weight))
            kept = [each for each in found if words.get(each) or products[places[each]] >= near]
            yield query, kept


def ordered(found: Mapping[str, float]) -> list[str]:
    return sorted(found, key=lambda each: (-found[each], each))


# The least cosine


@dataclass(frozen=True)
class Unrelated:
    """Pairs of a query and memories it has nothing to do with: what comes nearest by meaning."""

    nearest: NDArray[np.float32]
    by_words: NDArray[np.bool_]

    def share(self, near: float) -> tuple[float, float]:
        """The share of pairs that return something at all, and by meaning."""
        close = self.nearest >= near
        return float(np.mean(close | self.by_words)), float(np.mean(close))


def other_topics(people: Sequence[Person], vectors: Sequence[Vectors]) -> Unrelated:
    nearest, shares = [], []
    for person, made in zip(people, vectors, strict=True):
        groups = np.array(person.groups)
        for query, row in zip(person.queries, made.queries, strict=True):
            words = person.covered(query.text)
            away = groups != query.group
            plain = np.array([each not in words for each in person.ids])
            products = scores(row, made.packed, made.scales)
            nearest.append(products[away & plain].max(initial=-1.0))
            shares.append(bool((away & ~plain).any()))
    return Unrelated(np.array(nearest, np.float32), np.array(shares))


def other_people(
    asking: Sequence[Person],
    asked: Sequence[Vectors],
    people: Sequence[Person],
    vectors: Sequence[Vectors],
) -> Unrelated:
    nearest, shares = [], []
    for person, made in zip(people, vectors, strict=True):
        for other, theirs in zip(asking, asked, strict=True):
            for query, row in zip(other.queries, theirs.queries, strict=True):
                words = person.covered(query.text)
                plain = np.array([each not in words for each in person.ids])
                products = scores(row, made.packed, made.scales)
                nearest.append(products[plain].max(initial=-1.0))
                shares.append(bool(words))
    return Unrelated(np.array(nearest, np.float32), np.array(shares))


# Languages


async def languages(embedder: Embedder, file: Path) -> dict[str, float]:
    """hit@1 by language, of questions in the language of the memories."""
    hits = {}
    for language, (memories, questions) in runpy.run_path(str(file))["M"].items():
        rows = pack(await embedder.embed(memories, "document"))
        packed, scales = matrix(rows, embedder.space.dimensions)
        asked = await embedder.embed(questions, "query")
        right = []
        for place, row in enumerate(asked):
            products = scores(row, packed, scales)
            right.append(products[place] > np.delete(products, place).max())
        hits[language] = float(np.mean(right))
    return hits


# All together


async def measure(data: Path, kinds: Sequence[str], texts: Path | None) -> dict[str, Any]:
    sets = {"LoCoMo": locomo(data), "PrefEval": prefeval(data)}
    result: dict[str, Any] = {
        "queries": {name: sum(len(p.queries) for p in people) for name, people in sets.items()},
        "found": {"words": {name: measured(by_words(people)) for name, people in sets.items()}},
        "near": {},
        "languages": {},
        "left_out": {},
    }
    for kind in kinds:
        try:
            embedder = load_embedder(kind)
        except MissingExtra as error:
            result["left_out"][kind] = error.hint
            continue
        assert embedder is not None
        weight = embedder.lexical_weight
        made = {
            name: await embedded(embedder, people, f"{kind}, {name}")
            for name, people in sets.items()
        }
        for name, people in sets.items():
            for how, ranked in (
                ("", by_meaning(people, made[name])),
                (" fused", by_both(people, made[name], weight)),
                (" fused, neutral", by_both(people, made[name], None)),
            ):
                result["found"].setdefault(kind + how, {})[name] = measured(ranked)
        result["near"][kind] = thresholds(kind, sets, made, weight)
        if texts is not None:
            result["languages"][kind] = await languages(embedder, texts)
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)
    result["missed"] = missed(result)
    return result


def thresholds(
    kind: str,
    sets: Mapping[str, Sequence[Person]],
    made: Mapping[str, Sequence[Vectors]],
    weight: float | None,
) -> dict[str, dict[str, float]]:
    topics = other_topics(sets["PrefEval"], made["PrefEval"])
    people = other_people(sets["LoCoMo"], made["LoCoMo"], sets["PrefEval"], made["PrefEval"])
    rows = {}
    for near in THRESHOLDS[kind]:
        found = measured(by_both(sets["PrefEval"], made["PrefEval"], weight, near))
        told = measured(by_both(sets["LoCoMo"], made["LoCoMo"], weight, near))
        rows[f"{near:.2f}"] = {
            "PrefEval @3": found["recall@3"],
            "PrefEval @5": found["recall@5"],
            "LoCoMo @5": told["recall@5"],
            "topics: near": topics.share(near)[1],
            "or by words": topics.share(near)[0],
            "people: near": people.share(near)[1],
            "or by words ": people.share(near)[0],
        }
    return rows


def mean_of_languages(hits: Mapping[str, float]) -> float:
    return float(np.mean([hit for language, hit in hits.items() if language != "en"]))


def missed(result: Mapping[str, Any]) -> list[str]:
    found = result["found"]
    problems = []
    for (kind, name), least in BOUNDS.items():
        if f"{kind} fused" in found:
            got = found[f"{kind} fused"][name]["recall@5"]
            if got < least:
                problems.append(f"{kind} fused, {name}: recall@5 {got:.3f}, not {least}")
    if "static fused" in found:
        got, words = (found[which]["LoCoMo"]["recall@5"] for which in ("static fused", "words"))
        if got < words:
            problems.append(f"static fused, LoCoMo: recall@5 {got:.3f}, {words:.3f} by words alone")
    hits = result["languages"].get("multilingual")
    if hits and (got := mean_of_languages(hits)) < LANGUAGES:
        problems.append(f"multilingual: hit@1 {got:.3f}, not {LANGUAGES}")
    return problems


def show(result: Mapping[str, Any]) -> None:
    names = list(result["queries"])
    head = "".join(f"{name + ' @1':>14}{'@3':>7}{'@5':>7}{'MRR':>7}" for name in names)
    print(" " * 28 + head)
    for how, sets in result["found"].items():
        cells = []
        for name in names:
            numbers = [sets[name][f"recall@{k}"] for k in PLACES] + [sets[name]["mrr"]]
            cells.append(f"{numbers[0]:>14.3f}" + "".join(f"{n:>7.3f}" for n in numbers[1:]))
        print(f"{how:<28}" + "".join(cells))
    for kind, hits in result["languages"].items():
        if not hits:
            continue
        shown = " ".join(f"{language} {hit:.2f}" for language, hit in hits.items())
        print(f"{kind}, hit@1: {shown}; mean without en {mean_of_languages(hits):.3f}")
    for kind, rows in result["near"].items():
        print(f"\n{kind}, least cosine (NEAR is {NEAR})")
        columns = list(next(iter(rows.values())))
        print(" " * 8 + "".join(f"{column:>15}" for column in columns))
        for near, row in rows.items():
            print(f"{near:<8}" + "".join(f"{row[column]:>15.3f}" for column in columns))
    for kind, hint in result["left_out"].items():
        print(f"left out: {kind}; {hint}")
    for problem in result["missed"]:
        print(f"missed: {problem}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--embedder", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--multilingual", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    texts = given.multilingual
    if texts is None:
        beside = given.data / "../tools/static-embedder/multilingual.py"
        texts = beside if beside.is_file() else None
    result = asyncio.run(measure(given.data, given.embedder, texts))
    if given.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)
    return int(bool(result["missed"]))


if __name__ == "__main__":
    sys.exit(main())
