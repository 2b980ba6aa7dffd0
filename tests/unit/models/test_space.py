"""Space identity: every part of it counts."""

from __future__ import annotations

from dataclasses import replace

from keepwise.model.embedding import Space

SPACE = Space("minilm-static-256", "ab12", 256)


def test_an_id_is_short_and_the_same_in_every_process():
    assert SPACE.id == "9a03a9c1fb4487f8"
    assert len(SPACE.id) == 16


def test_every_part_counts():
    others = (
        replace(SPACE, name="minilm"),
        replace(SPACE, digest="ab13"),
        replace(SPACE, dimensions=128),
        replace(SPACE, normalised=False),
        Space("minilm-static-256a", "b12", 256),
    )
    assert len({SPACE.id, *(other.id for other in others)}) == 6
