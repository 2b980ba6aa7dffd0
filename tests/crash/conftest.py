from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite("crash.ledger")

from crash.forks import Forks, forking  # noqa: E402


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    if not hasattr(os, "fork"):
        pytest.skip("this system cannot fork")
    with forking() as running:
        yield running
