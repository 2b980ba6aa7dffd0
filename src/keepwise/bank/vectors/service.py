"""The vectors of the bank: made before a transaction, stored in it, made up for afterwards."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from keepwise.bank.vectors import store
from keepwise.bank.vectors.cache import Cache, ScopeVectors
from keepwise.bank.words import guess_languages
from keepwise.errors import Broken, Unavailable
from keepwise.governance.store import all_scopes
from keepwise.model import Candidate, EmbeddingStatus, Role, Scope, Space
from keepwise.model.bank import Vector
from keepwise.ports import Clock, Database, Embedder, Transaction

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LEXICAL_ONLY = "no embedder is in use: found by words alone"
FOREIGN = "the embedder in use does not know the language of the query: found by words alone"
UNAVAILABLE = "the embedder does not answer: found by words alone"
CHANGING = "another embedder is taking over: found by the vectors of the one before"
INCOMPLETE = "another embedder is taking over: what it has not seen yet was found by words alone"

_AT_ONCE = 256
_logger = logging.getLogger("keepwise")


@dataclass(frozen=True, slots=True)
class Asked:
    """A query as vectors: the space to search in, the weight of words beside it, what is near."""

    space: Space
    vector: NDArray[np.float32]
    lexical_weight: float | None
    near: float | None


class Vectors:
    """Makes vectors with the embedder in use, and knows which ones are stored.

    Args:
        database: where vectors are kept.
        clock: the time now.
        embedder: the one in use, or None for searches by words alone.
        setting: how settings name it, so that it can be loaded again.
        load: makes the embedder that settings once named so; None if it cannot be had.
        cache: the vectors of scopes that were searched last.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        embedder: Embedder | None,
        *,
        setting: str,
        load: Callable[[str], Embedder | None],
        cache: Cache,
    ) -> None:
        self.cache = cache
        self._database = database
        self._clock = clock
        self._embedder = embedder
        self._setting = setting
        self._load = load
        # The embedder before this one, while its vectors are still what a search has.
        self._before: Embedder | None = None
        self._others = False

    @property
    def space(self) -> Space | None:
        """The space of the embedder in use."""
        return None if self._embedder is None else self._embedder.space

    async def start(self) -> None:
        """Write down which embedder is in use, and find the one before if it is still needed."""
        if self._embedder is None:
            return
        space = self._embedder.space
        spaces = await self._database.read(store.spaces)
        if not any(each == (space, self._setting) for each in spaces):
            await self._database.write(
                lambda tx: store.add_space(tx, space, self._setting, self._clock())
            )
        others = [(each, setting) for each, setting in spaces if each != space]
        self._others = bool(others)
        if others:
            self._before = self._loaded(*others[0])

    async def close(self) -> None:
        """Close the connections an embedder may have to a server."""
        for embedder in (self._embedder, self._before):
            aclose = getattr(embedder, "aclose", None)
            if aclose is not None:
                await aclose()

    def _loaded(self, space: Space, setting: str) -> Embedder | None:
        embedder = self._load(setting)
        if embedder is not None and embedder.space == space:
            return embedder
        _logger.warning(
            "the store has vectors of %s, which cannot be loaded: until "
            "`keepwise memories reembed` is done, they are not searched",
            space.name,
        )
        return None

    # Making vectors

    async def of(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The candidates with what their facts mean; without, if the embedder does not answer."""
        facts = [each.fact for each in candidates if each.intent == "remember"]
        if self._embedder is None or not facts:
            return list(candidates)
        try:
            made = dict(zip(facts, await self._embed(facts), strict=True))
        except Unavailable as error:
            _logger.warning("facts are stored without vectors for now: %s", error.message)
            return list(candidates)
        return [
            replace(each, vector=made[each.fact]) if each.fact in made else each
            for each in candidates
        ]

    async def asked(self, scope: Scope, query: str) -> tuple[Asked | None, str]:
        """The query as a vector in the space that answers for a scope, and what is amiss."""
        embedder, degraded = await self._answering(scope)
        if embedder is None:
            return None, LEXICAL_ONLY
        if not _is_read(embedder, query):
            return None, FOREIGN
        try:
            vector = (await _checked(embedder, [query], "query"))[0]
        except Unavailable as error:
            _logger.warning("%s: %s", UNAVAILABLE, error.message)
            return None, UNAVAILABLE
        if not vector.any():
            return None, degraded
        return Asked(embedder.space, vector, embedder.lexical_weight, embedder.near), degraded

    async def _answering(self, scope: Scope) -> tuple[Embedder | None, str]:
        """Whose vectors a search in the scope uses: the old ones until the new are complete."""
        if self._embedder is None or not self._others:
            return self._embedder, ""
        counts = await self._database.read(lambda tx: store.counts(tx, scope))
        now = counts.get(self._embedder.space.id, 0)
        before = counts.get(self._before.space.id, 0) if self._before is not None else 0
        if before > now:
            return self._before, CHANGING
        return self._embedder, INCOMPLETE if sum(counts.values()) > 2 * now else ""

    async def _embed(self, texts: Sequence[str]) -> list[Vector]:
        from keepwise.bank.vectors.quantising import pack

        assert self._embedder is not None
        return pack(await _checked(self._embedder, texts, "document"))

    # Storing them

    def write(
        self, tx: Transaction, scope: Scope, memory_id: str, vector: Vector | None, *, new: bool
    ) -> None:
        """Replace what a memory meant, in the transaction that says what it says now.

        Without a vector there is none until :meth:`fill` makes it. A ``new`` memory has none to
        replace.
        """
        if not new:
            store.delete(tx, scope, memory_id)
        if vector is not None and self._embedder is not None:
            store.put(tx, scope, memory_id, self._embedder.space, vector)

    async def fill(self, scope: Scope, *, most: int = _AT_ONCE) -> int:
        """Make vectors for memories of the scope that have none, at most so many; how many.

        An embedder that does not answer leaves them for another time.
        """
        if self._embedder is None:
            return 0
        space = self._embedder.space
        lacking = await self._database.read(lambda tx: store.missing(tx, scope, space, most))
        if not lacking:
            return 0
        try:
            return await self._store(scope, space, lacking)
        except Unavailable as error:
            _logger.warning("some memories have no vectors yet: %s", error.message)
            return 0

    async def status(self) -> EmbeddingStatus:
        """How many memories there are, and how many vectors are in which space."""

        def work(tx: Transaction) -> EmbeddingStatus:
            known = [space for space, _ in store.spaces(tx)]
            totals: dict[str, int] = {}
            memories = 0
            for scope in all_scopes(tx):
                memories += store.memories(tx, scope)
                for space_id, count in store.counts(tx, scope).items():
                    totals[space_id] = totals.get(space_id, 0) + count
            order = sorted(known, key=lambda each: each != self.space)
            stored = tuple((each, totals.get(each.id, 0)) for each in order)
            return EmbeddingStatus(self.space, memories, stored, self._answers(totals))

        return await self._database.read(work)

    def _answers(self, totals: dict[str, int]) -> str:
        if self._embedder is None:
            return ""
        now = totals.get(self._embedder.space.id, 0)
        if self._before is not None and totals.get(self._before.space.id, 0) > now:
            return self._before.space.id
        return self._embedder.space.id

    async def reembed(self, progress: Callable[[int, int], None] | None = None) -> int:
        """Make every missing vector, then drop those of other embedders; how many were made.

        Stopped in between it goes on where it was when it is called again. Nothing is extracted
        anew, and searches go on meanwhile.

        Args:
            progress: told after each step how many memories have vectors, and how many there are.

        Raises:
            Unavailable: the embedder does not answer; what was made stays.
            Broken: it answered with something that is no vector of its space.
        """
        if self._embedder is None:
            return 0
        space = self._embedder.space
        status = await self.status()
        done, made = status.memories - status.missing, 0
        for scope in await self._database.read(all_scopes):
            async for count in self._fill_all(scope, space):
                made += count
                if progress is not None:
                    progress(done + made, status.memories)

        def drop(tx: Transaction) -> None:
            for other, _ in store.spaces(tx):
                if other != space:
                    store.drop_space(tx, other)

        await self._database.write(drop)
        self._before, self._others = None, False
        return made

    async def _fill_all(self, scope: Scope, space: Space) -> AsyncIterator[int]:
        """Make what a scope lacks step by step, then drop what other embedders made of it."""
        after = ""
        while True:

            def read(tx: Transaction, after: str = after) -> list[tuple[str, str, int]]:
                return store.missing(tx, scope, space, _AT_ONCE, after)

            lacking = await self._database.read(read)
            if not lacking:
                break
            yield await self._store(scope, space, lacking)
            after = lacking[-1][0]
        await self._database.write(lambda tx: store.delete_others(tx, scope, space))

    async def _store(
        self, scope: Scope, space: Space, lacking: Sequence[tuple[str, str, int]]
    ) -> int:
        made = await self._embed([fact for _, fact, _ in lacking])
        rows = [
            (memory_id, revision, vector)
            for (memory_id, _, revision), vector in zip(lacking, made, strict=True)
        ]
        await self._database.write(lambda tx: store.put_late(tx, scope, space, rows))
        return len(rows)

    # Searching

    def near(self, tx: Transaction, scope: Scope, candidate: Candidate) -> dict[str, float]:
        """How near each memory's meaning is to a candidate's, by id: cosines; none without vectors.

        Read anew each time: a transaction that writes may be undone, and what it sees must not
        stay in the cache.
        """
        space = self.space
        if candidate.vector is None or space is None or self._embedder is None:
            return {}
        if not _is_read(self._embedder, candidate.fact):
            return {}
        from keepwise.bank.vectors.quantising import matrix, scores, unpack

        rows = store.of_scope(tx, scope, space.id)
        if not rows:
            return {}
        packed, scales = matrix([(scale, vector) for _, scale, vector in rows], space.dimensions)
        products = scores(unpack(*candidate.vector), packed, scales)
        ids = (memory_id for memory_id, _, _ in rows)
        return dict(zip(ids, products.tolist(), strict=True))

    def load(self, tx: Transaction, scope: Scope, space: Space, revision: int) -> ScopeVectors:
        """The scope's vectors at its revision: from the cache, or read in one go."""
        import numpy as np

        from keepwise.bank.vectors.quantising import matrix

        found = self.cache.get(scope.id, space.id, revision)
        if found is not None:
            return found
        rows = store.of_scope(tx, scope, space.id)
        packed, scales = matrix([(scale, vector) for _, scale, vector in rows], space.dimensions)
        places = {memory_id: at for at, (memory_id, _, _) in enumerate(rows)}
        made = ScopeVectors(revision, places, packed, np.asarray(scales, np.float32))
        self.cache.put(scope.id, space.id, made)
        return made


def _is_read(embedder: Embedder, query: str) -> bool:
    """Whether the embedder knows the language of a query; one that could be any is read."""
    if embedder.languages is None:
        return True
    spoken = guess_languages(query)
    return not spoken or spoken[0] in embedder.languages


async def _checked(embedder: Embedder, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
    """Vectors for the texts, of the shape that was promised.

    Raises:
        Broken: they are of another shape, or not numbers.
        Unavailable: the embedder does not answer.
    """
    import numpy as np

    made = await embedder.embed(texts, role)
    expected = (len(texts), embedder.space.dimensions)
    if made.shape != expected or not np.isfinite(made).all():
        raise Broken(
            f"the embedder {embedder.space.name} gave an array of shape {made.shape} for "
            f"{len(texts)} texts, and {expected} of finite numbers was promised",
            hint="check the setting embedder.dimensions",
        )
    return made
