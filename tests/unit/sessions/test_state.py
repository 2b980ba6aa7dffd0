"""The four prefixes, as pure functions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keepwise.sessions.state import APP, TEMP, USER, merge, split, without_temp

prefixes = st.sampled_from(["", USER, APP, TEMP, "User:", "user", "temp", ":", "app:user:"])
keys = st.builds(lambda prefix, rest: prefix + rest, prefixes, st.text(max_size=8))
deltas = st.dictionaries(keys, st.integers(), max_size=12)


@settings(derandomize=True, deadline=None)
@given(deltas)
def test_every_key_goes_to_one_place_with_its_value(delta):
    parts = split(delta)
    everything = {
        **parts.session,
        **{USER + key: value for key, value in parts.user.items()},
        **{APP + key: value for key, value in parts.app.items()},
        **parts.temp,
    }
    assert everything == delta
    sizes = [len(part) for part in (parts.session, parts.user, parts.app, parts.temp)]
    assert sum(sizes) == len(delta)


@settings(derandomize=True, deadline=None)
@given(deltas)
def test_what_is_kept_is_everything_but_temp(delta):
    kept = {key: value for key, value in delta.items() if not key.startswith(TEMP)}
    assert without_temp(delta) == kept
    assert list(without_temp(delta)) == list(kept), "in its order"


@settings(derandomize=True, deadline=None)
@given(deltas)
def test_merging_undoes_splitting(delta):
    parts = split(delta)
    merged = merge(parts.session, parts.user, parts.app)
    assert merged == without_temp(delta)
    again = split(merged)
    assert (again.session, again.user, again.app, again.temp) == (
        parts.session,
        parts.user,
        parts.app,
        {},
    )


@settings(derandomize=True, deadline=None)
@given(st.lists(deltas, max_size=6))
def test_folding_by_prefix_is_folding_whole(many):
    whole: dict[str, int] = {}
    session: dict[str, int] = {}
    user: dict[str, int] = {}
    app: dict[str, int] = {}
    for delta in many:
        parts = split(delta)
        whole.update(without_temp(delta))
        session.update(parts.session)
        user.update(parts.user)
        app.update(parts.app)
    assert merge(session, user, app) == whole


@settings(derandomize=True, deadline=None)
@given(deltas)
def test_the_delta_is_not_changed(delta):
    before = dict(delta)
    parts = split(delta)
    parts.session["new"] = 1
    parts.temp["new"] = 1
    assert delta == before


@pytest.mark.parametrize(
    ("key", "place", "name"),
    [
        ("currency", "session", "currency"),
        ("user:currency", "user", "currency"),
        ("app:currency", "app", "currency"),
        ("temp:token", "temp", "temp:token"),
        ("user:", "user", ""),
        ("temp:", "temp", "temp:"),
        ("user", "session", "user"),
        ("User:currency", "session", "User:currency"),
        ("TEMP:token", "session", "TEMP:token"),
        (" user:currency", "session", " user:currency"),
        ("user:temp:token", "user", "temp:token"),
        ("temp:user:x", "temp", "temp:user:x"),
        ("username", "session", "username"),
        ("", "session", ""),
    ],
)
def test_prefixes_are_exact(key, place, name):
    assert getattr(split({key: 1}), place) == {name: 1}
