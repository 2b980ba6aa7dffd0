"""Revisions: what a memory has been, and bringing it back."""

from __future__ import annotations

import datetime

import pytest

from wire.people import KIM, refused, words
from wire.requirements import cites

LATER = datetime.datetime(2027, 2, 1, tzinfo=datetime.UTC)


@pytest.fixture
async def bank(google):
    return await google.bank()


async def revisions(google, name, **config):
    return await google.every(google.revisions.list, name=name, config=config or None)


@pytest.fixture
async def changed(google, bank):
    """The name of a memory that has said three things, a minute apart."""
    made = await google.remember(bank, "I like tea", KIM)
    for fact in ("I like coffee", "I like milk"):
        google.served.clock.advance(seconds=60)
        await google.ask(google.memories._update, name=made.name, fact=fact)
    return made.name


@cites("memories.create.revision")
async def test_creating_makes_one_revision(google, bank):
    made = await google.remember(bank, "I like tea", KIM)
    (only,) = await revisions(google, made.name)
    assert (only.fact, only.create_time) == ("I like tea", made.create_time)


@cites("revisions.list", "memories.patch.revision")
async def test_the_newest_comes_first(google, changed):
    found = await revisions(google, changed)
    assert [each.fact for each in found] == ["I like milk", "I like coffee", "I like tea"]
    times = [each.create_time for each in found]
    assert times == sorted(times, reverse=True)


@cites("revisions.list.pages")
async def test_revisions_come_page_by_page(google, changed):
    found = await revisions(google, changed, page_size=1)
    assert [each.fact for each in found] == ["I like milk", "I like coffee", "I like tea"]
    first = await google.served.http.get(f"{changed}/revisions", pageSize=2)
    assert len(first["memoryRevisions"]) == 2
    second = await google.served.http.get(
        f"{changed}/revisions", pageSize=2, pageToken=first["nextPageToken"]
    )
    assert [each["fact"] for each in second["memoryRevisions"]] == ["I like tea"]
    assert "nextPageToken" not in second


@cites("revisions.get", "revisions.ids")
async def test_a_revision_is_read_by_its_name(google, changed):
    for each in await revisions(google, changed):
        name, _, number = each.name.rpartition("/")
        assert name == f"{changed}/revisions"
        assert int(number) < 2**63
        read = await google.ask(google.revisions.get, name=each.name)
        assert (read.name, read.fact) == (each.name, each.fact)


@pytest.mark.parametrize("number", ["99", "nonsense"])
@cites("revisions.missing")
async def test_a_revision_that_is_not_there_is_not_found(google, changed, number):
    error = await refused(google, google.revisions.get, name=f"{changed}/revisions/{number}")
    assert words(error) == (404, "NOT_FOUND")


@cites("revisions.missing")
async def test_a_memory_that_is_not_there_has_no_revisions(google, bank):
    error = await refused(google, google.revisions.list, name=f"{bank}/memories/nowhere")
    assert words(error) == (404, "NOT_FOUND")


@cites("memories.create.revision.labels", "revisions.list.labels")
async def test_labels_are_on_a_revision_and_filter_them(google, bank):
    http = google.served.http
    made = await http.post(
        f"{bank}/memories",
        {"fact": "I like tea", "scope": KIM, "revisionLabels": {"source": "import"}},
    )
    name = made["response"]["name"]
    await http.patch(name, {"fact": "I like coffee", "revisionLabels": {"source": "edit"}})
    (found,) = await revisions(google, name, filter='labels.source="import"')
    assert (found.fact, found.labels) == ("I like tea", {"source": "import"})
    assert await revisions(google, name, filter='labels.source="nowhere"') == []
    assert await revisions(google, name, filter='labels.other="import"') == []


@cites("memories.create.revision.ttl")
async def test_a_revision_expires_when_it_is_told_to(google, bank):
    for config, expected in (
        ({"revision_ttl": "60s"}, datetime.datetime(2026, 1, 1, 0, 1, tzinfo=datetime.UTC)),
        ({"revision_expire_time": LATER}, LATER),
    ):
        made = await google.remember(bank, f"I like {len(config)} {expected:%Y}", KIM, **config)
        (only,) = await revisions(google, made.name)
        assert only.expire_time == expected


@cites("revisions.year")
async def test_a_revision_lives_for_a_year(google):
    bank = await google.bank({"customization_configs": [{}]})
    made = await google.remember(bank, "I like tea", KIM)
    (only,) = await revisions(google, made.name)
    assert only.expire_time == only.create_time + datetime.timedelta(days=365)


@cites("revisions.year")
async def test_an_expired_revision_is_not_there_and_the_memory_is(google, bank):
    made = await google.remember(bank, "I like tea", KIM, revision_ttl="60s")
    await google.ask(google.memories._update, name=made.name, fact="I like coffee")
    google.served.clock.advance(seconds=61)
    assert [each.fact for each in await revisions(google, made.name)] == ["I like coffee"]
    assert await google.facts(bank, KIM) == ["I like coffee"]


@pytest.mark.parametrize("by", ["id", "name"])
@cites("revisions.rollback", "revisions.rollback.names", "revisions.rollback.revision")
async def test_a_rollback_brings_back_a_fact_as_a_new_revision(google, bank, changed, by):
    *_, first = await revisions(google, changed)
    target = first.name if by == "name" else first.name.rpartition("/")[2]
    operation = await google.ask(google.memories.rollback, name=changed, target_revision_id=target)
    assert operation.done
    assert (await google.ask(google.memories.get, name=changed)).fact == "I like tea"
    assert await google.facts(bank, KIM) == ["I like tea"]
    found = await revisions(google, changed)
    assert [each.fact for each in found] == [
        "I like tea", "I like milk", "I like coffee", "I like tea",
    ]  # fmt: skip


@cites("revisions.rollback.missing")
async def test_a_rollback_goes_to_a_revision_of_the_memory(google, bank, changed):
    error = await refused(google, google.memories.rollback, name=changed, target_revision_id="99")
    assert words(error) == (404, "NOT_FOUND")
    error = await refused(
        google, google.memories.rollback, name=changed, target_revision_id="nonsense"
    )
    assert error.code in (400, 404)
    other = await google.remember(bank, "I like rain", KIM)
    (only,) = await revisions(google, other.name)
    foreign = only.name.replace("/revisions/1", "/revisions/2")
    error = await refused(
        google, google.memories.rollback, name=changed, target_revision_id=foreign
    )
    assert error.code in (400, 404)
    assert (await google.ask(google.memories.get, name=changed)).fact == "I like milk"
