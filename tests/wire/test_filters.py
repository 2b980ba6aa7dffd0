"""Filters: one language for all lists."""

from __future__ import annotations

import re

import pytest

from wire.people import KIM, SAM
from wire.requirements import cites

BANK = "reasoningEngines/default"


@pytest.fixture
async def four(http, clock):
    """Four memories by the last word of their facts, a minute apart."""
    for fact, scope in (
        ("I like tea", KIM),
        ("I like milk", KIM),
        ('I like "rain"', SAM),
        ("I like c:\\snow", {"user_id": 'o"neill \\'}),
    ):
        await http.post(f"{BANK}/memories", {"fact": fact, "scope": scope})
        clock.advance(seconds=60)


async def found(http, text):
    answer = await http.get(f"{BANK}/memories", filter=text, orderBy="create_time")
    facts = [each["fact"] for each in answer.get("memories", [])]
    return [re.findall(r"\w+", each)[-1] for each in facts]


TEA, MILK, RAIN, SNOW = "tea", "milk", "rain", "snow"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('scope.user_id="kim" AND fact="I like tea"', [TEA]),
        ('scope.user_id="kim" fact="I like tea"', [TEA]),
        ('fact="I like tea" OR fact="I like milk"', [TEA, MILK]),
        ('NOT scope.user_id="kim"', [RAIN, SNOW]),
        ('-scope.user_id="kim"', [RAIN, SNOW]),
        # OR binds tighter: kim's, and of them milk or rain.
        ('scope.user_id="kim" AND fact="I like milk" OR fact=~"rain"', [MILK]),
    ],
)
@cites("filters.and-or")
async def test_conditions_are_combined(http, four, text, expected):
    assert await found(http, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('(scope.user_id="kim" AND fact="I like milk") OR fact=~"rain"', [MILK, RAIN]),
        ('NOT (fact=~"tea" OR fact=~"milk")', [RAIN, SNOW]),
    ],
)
@cites("filters.parentheses")
async def test_parentheses_group(http, four, text, expected):
    assert await found(http, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("scope.user_id=kim", [TEA, MILK]),
        ('scope.user_id="kim"', [TEA, MILK]),
        ("scope.user_id='kim'", [TEA, MILK]),
        ('fact="I like \\"rain\\""', [RAIN]),
        ('scope.user_id="o\\"neill \\\\"', [SNOW]),
        ('fact="I like c:\\\\snow"', [SNOW]),
    ],
)
@cites("filters.quotes")
async def test_values_are_quoted_or_bare(http, four, text, expected):
    assert await found(http, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('fact:"LIKE"', [TEA, MILK, RAIN, SNOW]),
        ("fact:tea", [TEA]),
        ("scope.app_name:*", [TEA, MILK, RAIN]),
        ("tea", [TEA]),
        ("scope:app_name", [TEA, MILK, RAIN]),
    ],
)
@cites("filters.has")
async def test_a_colon_asks_for_what_is_in_it(http, four, text, expected):
    assert await found(http, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('fact=~".*like.*"', [TEA, MILK, RAIN, SNOW]),
        ('fact=~"^I like t"', [TEA]),
        ('fact=~"tea|milk"', [TEA, MILK]),
        ('fact=~"TEA"', []),
        ('fact=~"(?i)TEA"', [TEA]),
    ],
)
@cites("filters.regex")
async def test_a_regular_expression(http, four, text, expected):
    assert await found(http, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('create_time="2026-01-01T00:01:00Z"', [MILK]),
        ('create_time>"2026-01-01T00:01:00Z"', [RAIN, SNOW]),
        ('create_time>="2026-01-01T01:01:00+01:00"', [MILK, RAIN, SNOW]),
        ("create_time<=1767225660000000", [TEA, MILK]),
        ('create_time<"1767225660000000"', [TEA]),
        ("create_time>2026-01-01T00:01:00Z", [RAIN, SNOW]),
        ("(create_time<2026-01-01T01:01:00+01:00)", [TEA]),
        ('create_time!="2026-01-01T00:01:00.000000Z"', [TEA, RAIN, SNOW]),
    ],
)
@cites("filters.times")
async def test_times(http, four, text, expected):
    assert await found(http, text) == expected


@cites("filters.spellings")
async def test_fields_are_read_in_both_spellings(http, four):
    for field in ("create_time", "createTime"):
        assert await found(http, f'{field}<"2026-01-01T00:01:00Z"') == [TEA]


WRONG = [
    "fact=",
    "=x",
    "fact==x",
    "(fact=x",
    "fact=x)",
    "fact=x AND",
    "NOT",
    "AND",
    "fact=x OR AND",
    '"',
    'create_time=~"x"',
    'fact=~"["',
]


@pytest.mark.parametrize("text", WRONG)
@cites("filters.wrong")
async def test_what_cannot_be_read_says_where(http, four, text):
    error = await http.refused("GET", f"{BANK}/memories", params={"filter": text})
    assert error["status"] == "INVALID_ARGUMENT"
    assert "character" in error["message"]


@pytest.mark.parametrize("text", ["has(fact)", 'timestamp("2026-01-01T00:00:00Z")'])
@cites("filters.functions")
async def test_functions_are_refused(http, four, text):
    error = await http.refused("GET", f"{BANK}/memories", params={"filter": text})
    assert (error["status"], "function" in error["message"]) == ("INVALID_ARGUMENT", True)


@pytest.mark.parametrize("text", ["colour=red", "expire=1", "scope.=x", "secret_word:x"])
@cites("filters.unknown", "errors.silent")
async def test_a_field_there_is_not_is_refused(http, four, text):
    error = await http.refused("GET", f"{BANK}/memories", params={"filter": text})
    assert error["status"] == "INVALID_ARGUMENT"
    assert "secret_word" not in str(error)


TOO_MUCH = [r"(a)\\1", "(?=a)a", "a" * 201, "a{9999999}", "((a{50}){50}){50}", "(a", "a**"]


@pytest.mark.parametrize("pattern", TOO_MUCH)
@cites("filters.bounded")
async def test_an_expression_that_one_pass_cannot_do_is_refused(http, four, pattern):
    error = await http.refused("GET", f"{BANK}/memories", params={"filter": f'fact=~"{pattern}"'})
    assert error["status"] == "INVALID_ARGUMENT"


# With a matcher that tries again, any of these stands still for longer than anybody lives.
OFTEN = [".*" * 40 + "x", "a?" * 40 + "a" * 40 + "b", "(a+)+$", "(a|a)*b", "(.*)*x"]


@pytest.mark.parametrize("pattern", OFTEN)
@cites("filters.bounded")
async def test_an_expression_that_could_try_for_ever_does_not(http, pattern):
    await http.post(f"{BANK}/memories", {"fact": "I like " + "a" * 1000 + "!", "scope": KIM})
    assert await found(http, f'fact=~"{pattern}"') == []


LISTS = [
    ("GET", "reasoningEngines", None),
    ("GET", f"{BANK}/memories", None),
    ("GET", f"{BANK}/memories/tea/revisions", None),
    ("GET", f"{BANK}/sessions", None),
    ("GET", f"{BANK}/sessions/s1/events", None),
    ("POST", f"{BANK}/memories:retrieve", {"scope": KIM}),
    ("POST", f"{BANK}/memories:purge", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), LISTS)
@cites("filters.wrong", "filters.unknown")
async def test_every_list_reads_its_filter(http, method, path, body):
    await http.post(f"{BANK}/memories", {"fact": "I like tea", "scope": KIM}, memoryId="tea")
    await http.post(f"{BANK}/sessions", {"userId": "kim"}, sessionId="s1")
    for wrong in ("(", "no_such_field=1"):
        if body is None:
            error = await http.refused(method, path, params={"filter": wrong})
        else:
            error = await http.refused(method, path, json={**body, "filter": wrong})
        assert error["status"] == "INVALID_ARGUMENT"
