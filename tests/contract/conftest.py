"""Stores that somebody talks to, and what must hold in their tables after each test."""

from __future__ import annotations

import pytest

from contract.following import Talk


@pytest.fixture
async def talk(tmp_path):
    talk = Talk(tmp_path)
    async with talk.kw:
        yield talk
        talk.assert_index_fits()


@pytest.fixture
async def other(tmp_path):
    folder = tmp_path / "other"
    folder.mkdir()
    other = Talk(folder)
    async with other.kw:
        yield other
        other.assert_index_fits()
