"""The built-in table: what it says it is, and the same vectors however it is asked."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from keepwise.models.static import TABLE, StaticEmbedder

TEXTS = (
    "I prefer an aisle seat when flying.",
    "Where does she like to sit on a plane?",
    "Our monthly cloud budget is 12,500 euros.",
    "",
    "🎉🎉",
    "the the the of of a",
)


@pytest.fixture(scope="module")
def static():
    return StaticEmbedder()


@pytest.fixture(scope="module")
def provenance():
    return json.loads((TABLE / "provenance.json").read_text("utf-8"))


def test_the_files_are_those_that_were_built(provenance):
    files = {
        name: hashlib.sha256((TABLE / name).read_bytes()).hexdigest()
        for name in provenance["files"]
    }
    assert files == provenance["files"]
    assert set(files) == {"vectors.npy", "scales.npy", "vocab.txt"}
    assert provenance["digest"] == hashlib.sha256("".join(files.values()).encode()).hexdigest()


def test_the_space_is_the_tables(static, provenance):
    assert static.space.digest == provenance["digest"]
    assert static.space.dimensions == 256
    assert static.space.normalised


def test_the_notice_and_the_provenance_name_the_source(provenance):
    notice = (TABLE / "NOTICE").read_text("utf-8")
    assert "Apache" in notice
    assert provenance["weights"]["package"] in notice
    assert provenance["weights"]["sha256"] in notice


def test_the_training_text_is_generated_again(provenance, monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parents[3] / "scripts")
    from static_training.sentences import Sentences

    entries = (TABLE / "vocab.txt").read_text("utf-8").splitlines()
    words = [each for each in entries[1996:] if each.isalpha() and each.isascii() and each[1:]]
    source, text = Sentences(words, provenance["seed"]), provenance["text"]
    lines = source.sentences(text["sentences"]) + source.paragraphs(text["paragraphs"])
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == text["sha256"]


async def test_rows_are_of_length_one_or_zero(static):
    rows = await static.embed(TEXTS, "document")
    assert rows.shape == (len(TEXTS), 256)
    assert rows.dtype == np.float32
    assert np.linalg.norm(rows, axis=1) == pytest.approx([1, 1, 1, 0, 0, 1], abs=1e-5)


async def test_alone_or_together_a_text_has_one_vector(static):
    many = [*TEXTS] * 40
    together = await static.embed(many, "document")
    for place, text in enumerate(many):
        assert (await static.embed([text], "query")).tobytes() == together[place].tobytes()


async def test_two_embedders_agree(static):
    other = StaticEmbedder()
    assert other.space == static.space
    rows = [await each.embed(TEXTS, "query") for each in (static, other)]
    assert rows[0].tobytes() == rows[1].tobytes()


async def test_no_texts_give_no_rows(static):
    assert (await static.embed([], "query")).shape == (0, 256)


async def test_meaning_is_found_without_a_shared_word(static):
    memories = [
        "I prefer an aisle seat when flying.",
        "I am allergic to peanuts.",
        "I work as a nurse.",
        "My dog is called Biscuit.",
    ]
    questions = [
        "Which place on the plane?",
        "Which food must be avoided for medical reasons?",
        "What is her job?",
        "Does the user have a pet?",
    ]
    cosines = await static.embed(questions, "query") @ (await static.embed(memories, "document")).T
    assert cosines.argmax(axis=1).tolist() == [0, 1, 2, 3]


async def test_a_text_of_any_length_is_embedded(static):
    long = " ".join(f"word{number}" for number in range(20_000))
    assert np.linalg.norm(await static.embed([long], "document")) == pytest.approx(1, abs=1e-5)


async def test_odd_characters_do_no_harm(static):
    rows = await static.embed(["\0\ud800 tea\u202e", "\ufeff"], "document")
    assert np.isfinite(rows).all()
