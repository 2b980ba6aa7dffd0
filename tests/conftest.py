"""What every tier shares."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """Each test runs in a folder of its own and sees no KEEPWISE_ setting of the machine."""
    import os

    for name in os.environ:
        if name.startswith("KEEPWISE_"):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
