"""Where a file belongs."""

from __future__ import annotations

import pytest

from keepwise import InvalidInput, NotFound
from keepwise.artifacts.names import Place, known_place, place_of


@pytest.mark.parametrize(
    ("name", "session_id", "place", "listed"),
    [
        ("chart.png", "monday", Place("monday", "chart.png"), "chart.png"),
        ("chart.png", " monday\n", Place("monday", "chart.png"), "chart.png"),
        ("user:chart.png", "monday", Place("", "chart.png"), "user:chart.png"),
        ("user:chart.png", "", Place("", "chart.png"), "user:chart.png"),
        ("chart.png", "", Place("", "chart.png"), "user:chart.png"),
        ("User:chart.png", "monday", Place("monday", "User:chart.png"), "User:chart.png"),
        ("user:user:x", "monday", Place("", "user:x"), "user:user:x"),
        (" a b/ç/東.txt ", "monday", Place("monday", " a b/ç/東.txt "), " a b/ç/東.txt "),
        ("x" * 1024, "monday", Place("monday", "x" * 1024), "x" * 1024),
    ],
)
def test_a_file_s_place(name, session_id, place, listed):
    assert place_of(name, session_id) == place
    assert place.listed == listed
    for session in ("monday", "tuesday"):
        again = place_of(place.listed, session)
        assert again == (place if not place.session_id else Place(session, place.name))


@pytest.mark.parametrize(
    ("name", "session_id", "field"),
    [
        ("", "monday", "name"),
        ("user:", "", "name"),
        ("x" * 1025, "monday", "name"),
        ("user:" + "x" * 1025, "", "name"),
        ("a\x00b", "monday", "name"),
        ("a\nb", "monday", "name"),
        ("a\x7fb", "monday", "name"),
        ("a\x9bb", "monday", "name"),
        ("a\ud800", "monday", "name"),
        (None, "monday", "name"),
        ("a", "  ", "session_id"),
        ("a", "x\x00", "session_id"),
        ("a", "x" * 513, "session_id"),
    ],
)
def test_what_cannot_be_a_place(name, session_id, field):
    with pytest.raises(InvalidInput) as error:
        place_of(name, session_id)
    assert error.value.field == field
    with pytest.raises(NotFound) as not_found:
        known_place(name, session_id)
    str(not_found.value).encode()
    assert "\x00" not in str(not_found.value)
