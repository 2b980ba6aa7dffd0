"""What the tests of scans share."""

from __future__ import annotations

import pytest

from governance.old_rows import furnish


@pytest.fixture
async def memory() -> str:
    """A furnished store; the id of Maria's memory."""
    return await furnish()
