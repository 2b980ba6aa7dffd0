"""What labelled examples look like, how texts are compared, and what a broken line is told."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from keepwise.bank.topics import MANAGED, PRESETS
from keepwise.errors import ConfigError, InvalidInput, Unavailable
from keepwise.model import Ingested, Topic
from keepwise.settings import Settings
from keepwise.testing.evaluation import consolidation, extraction, retrieval
from keepwise.testing.evaluation.formats import fold, holds, holds_all
from keepwise.testing.evaluation.stores import opened, with_engine

NOON = 12 * 3_600_000_000
NEW_YEAR = 1_767_225_600_000_000

TALK = {"id": "t", "turns": [{"role": "user", "text": "Hi."}], "remember": []}
KNOWN = {"id": "k", "existing": [], "candidates": ["Has a dog"], "expect": [{"action": "create"}]}
ASKED = {"id": "q", "memories": [{"id": "m1", "text": "Has a dog"}], "query": "dog", "relevant": []}


def extracted(**changes: Any) -> extraction.Case:
    (case,) = extraction.parse_cases([json.dumps({**TALK, **changes})])
    return case


def consolidated(**changes: Any) -> consolidation.Case:
    (case,) = consolidation.parse_cases([json.dumps({**KNOWN, **changes})])
    return case


# Comparing


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("Wants EUROS", "euro"),
        ("Fährt über Österreich", "osterreich"),
        ("Se llama José", "jose"),
        ("Straße", "STRASSE"),
        ("l’équipe fidélité", "l'equipe"),
        ("two\u00a0 \n words", "two words"),
        ("ＡＢＣ", "abc"),
        ("على الأرقام", "الارقام"),
        ("ガソリン", "ガソ"),
        ("दाँत में दर्द", "दर्द"),
    ],
)
def test_case_accents_apostrophes_and_spaces_make_no_difference(text: str, part: str) -> None:
    assert holds(text, part)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("が", "か"),  # the voicing of kana is no accent
        ("कि", "की"),  # nor is a vowel
        ("फ़ल", "फल"),  # nor a dot that makes another consonant
        ("한", "하"),
        ("euro", "euros"),
    ],
)
def test_other_letters_are_other_letters(text: str, part: str) -> None:
    assert not holds(text, part)


def test_every_part_must_be_there() -> None:
    assert holds_all("Same week, last year", ("last year", "SAME week"))
    assert not holds_all("Same week", ("same week", "last year"))
    assert fold("  Été  ") == "ete"


# Conversations


def test_a_short_line_has_defaults() -> None:
    case = extracted()
    assert (case.lang, case.never, case.now) == ("", (), NEW_YEAR + NOON)
    assert case.topics == MANAGED


def test_unknown_fields_are_ignored() -> None:
    assert extracted(source="a book", turns=[{"role": "user", "text": "Hi.", "mood": 3}])


@pytest.mark.parametrize("date", ["2026-03-02", "2026-03-02T17:30:00Z"])
def test_a_conversation_takes_place_at_noon(date: str) -> None:
    assert extracted(date=date).now == NEW_YEAR + 60 * 86_400_000_000 + NOON


def test_roles_have_more_than_one_name() -> None:
    roles = ["user", "agent", "assistant", "model", "tool", "system", "User"]
    turns = [{"role": role, "text": "x"} for role in roles]
    whose = [said.role for said in extracted(turns=turns).turns]
    assert whose == ["user", "agent", "agent", "agent", "tool", "system", "user"]


def test_topics_are_named_or_listed() -> None:
    own = {"label": "shoes", "description": "Shoe sizes.", "personal": ["address"], "icon": "👟"}
    labels = ["USER_PREFERENCES", "data_scope"]
    assert extracted(topics="analytics").topics == PRESETS["analytics"]
    assert [each.label for each in extracted(topics=labels).topics] == labels
    assert extracted(topics=[own]).topics == (Topic("shoes", "Shoe sizes.", personal=("address",)),)
    assert extracted(topics=[{"label": "USER_PREFERENCES", "description": "?"}]).topics[0].managed


@pytest.mark.parametrize(
    "topics",
    [
        [],
        "analytics",
        ["USER_PREFERENCES"],
        ["data_scope"],
        ["KEY_CONVERSATION_DETAILS", {"label": "shoes", "description": "Shoe sizes."}],
        ["USER_PREFERENCES", "analysis_preferences", "data_scope"],
    ],
)
async def test_the_store_of_a_case_has_its_topics(topics: Any) -> None:
    case = extracted(topics=topics or None)
    async with opened(Settings(), case.topics, case.now) as store:
        assert set(store.topics) <= {each.label for each in store.kw.bank.topics}
        assert set(store.topics) == {each.label for each in case.topics}
        assert store.kw.now() == case.now
        assert store.topic("shoes") == ("shoes" if "shoes" in store.topics else "")


async def test_a_case_may_ask_for_less_than_a_preset() -> None:
    said = [{"role": "user", "text": "Always show me euros. We decided on the Lisbon office."}]
    stored = {}
    for label in ("USER_PREFERENCES", "KEY_CONVERSATION_DETAILS"):
        case = extracted(turns=said, topics=[label])
        stored[label] = (await extraction.run(case, Settings())).stored
    assert len(stored["USER_PREFERENCES"]) == len(stored["KEY_CONVERSATION_DETAILS"]) == 1
    assert holds(stored["USER_PREFERENCES"][0], "euro")
    assert holds(stored["KEY_CONVERSATION_DETAILS"][0], "Lisbon")


async def test_a_trigger_of_the_settings_keeps_no_conversation_waiting() -> None:
    bank = replace(Settings().bank, event_count=50)
    case = extracted(turns=[{"role": "user", "text": "Always show me euros."}])
    assert (await extraction.run(case, replace(Settings(), bank=bank))).stored


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"id": 3}, "id"),
        ({"id": " "}, "id"),
        ({"lang": 1}, "lang"),
        ({"turns": None}, "turns"),
        ({"turns": ["Hi."]}, "turns[0]"),
        ({"turns": [{"role": "narrator", "text": "x"}]}, "turns[0].role"),
        ({"turns": [{"role": "user", "text": 7}]}, "turns[0].text"),
        ({"turns": [{"role": "user"}]}, "turns[0].text"),
        ({"remember": None}, "remember"),
        ({"remember": [{"fact": "Has a dog"}]}, "remember[0].must_contain"),
        ({"remember": [{"must_contain": [""]}]}, "remember[0].must_contain[0]"),
        ({"never": {}}, "never"),
        ({"never": [""]}, "never[0]"),
        ({"date": "yesterday"}, "date"),
        ({"date": 20260302}, "date"),
        ({"topics": "clinic"}, "topics"),
        ({"topics": []}, "topics"),
        ({"topics": 5}, "topics"),
        ({"topics": ["shoes"]}, "topics[0]"),
        ({"topics": ["data_scope", "data_scope"]}, "topics[1]"),
        ({"topics": [{"description": "?"}]}, "topics[0].label"),
        ({"topics": [{"label": "a", "personal": ["mood"]}]}, "topics[0].personal"),
    ],
)
def test_a_broken_conversation_names_its_line_and_field(changes: Any, field: str) -> None:
    lines = [json.dumps(TALK), "", json.dumps({**TALK, **changes})]
    with pytest.raises(InvalidInput) as caught:
        list(extraction.parse_cases(lines, "own.jsonl"))
    assert caught.value.field == f"own.jsonl, line 3: {field}"


@pytest.mark.parametrize("line", ["{", "[]", '"x"', "[" * 100_000])
def test_a_line_that_is_no_object_is_named(line: str) -> None:
    for parse in (extraction.parse_cases, consolidation.parse_cases, retrieval.parse_cases):
        with pytest.raises(InvalidInput) as caught:
            list(parse([line], "own.jsonl"))
        assert caught.value.field == "own.jsonl, line 1"


async def test_a_conversation_nobody_looked_at_is_an_error(monkeypatch: Any) -> None:
    async def ingest(*_: object, **__: object) -> Ingested:
        return Ingested(1, 0, waiting=1)

    monkeypatch.setattr("keepwise.bank.service.Bank.ingest", ingest)
    with pytest.raises(Unavailable, match="case t"):
        await extraction.run(extracted(), Settings())


# Consolidation


def test_a_candidate_is_a_text_or_an_object() -> None:
    case = consolidated(
        candidates=[
            "Has a dog",
            {"fact": "Has a cat", "topic": "USER_PERSONAL_INFO", "intent": "remember"},
            {"fact": "Has a cow", "intent": "forget"},
            {"fact": "Has a pig", "forget": True},
        ]
    )
    assert [(each.fact, each.topic, each.forget) for each in case.candidates] == [
        ("Has a dog", "", False),
        ("Has a cat", "USER_PERSONAL_INFO", False),
        ("Has a cow", "", True),
        ("Has a pig", "", True),
    ]


def test_alternatives_are_lists_and_a_plain_list_is_one() -> None:
    create, leave = {"action": "create"}, {"action": "leave", "id": "m1"}
    whole = consolidated(also_ok=[[create, leave], [leave]])
    plain = consolidated(also_ok=[create, leave])
    assert [[each.action for each in every] for every in whole.expect] == [
        ["create"],
        ["create", "leave"],
        ["leave"],
    ]
    assert [len(every) for every in plain.expect] == [1, 2]
    assert len(consolidated(also_ok=[]).expect) == 1


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"existing": None}, "existing"),
        ({"existing": [{"id": "m1"}]}, "existing[0].fact"),
        ({"candidates": None}, "candidates"),
        ({"candidates": [3]}, "candidates[0]"),
        ({"candidates": [{"topic": "x"}]}, "candidates[0].fact"),
        ({"candidates": [{"fact": "x", "intent": "recall"}]}, "candidates[0].intent"),
        ({"candidates": [{"fact": "x", "forget": "yes"}]}, "candidates[0].forget"),
        ({"expect": None}, "expect"),
        ({"expect": [{"action": "merge"}]}, "expect[0].action"),
        ({"expect": [{"action": "update", "fact_contains": 1}]}, "expect[0].fact_contains"),
        ({"also_ok": {}}, "also_ok"),
        ({"also_ok": [[{"action": "merge"}]]}, "also_ok[0][0].action"),
        ({"also_ok": [[], {"action": "create"}]}, "also_ok[1]"),
    ],
)
def test_a_broken_consolidation_names_its_field(changes: Any, field: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        consolidated(**changes)
    assert caught.value.field == f"cases, line 1: {field}"


# Retrieval


def test_queries_bring_their_memories_or_name_a_set() -> None:
    lines = [
        {"id": "a", "set": "farm", "query": "cow", "expected": "m2"},
        {"set": "farm", "memories": [{"id": "m1", "fact": "A pig"}, {"id": "m2", "text": "A cow"}]},
        {
            "id": "b",
            "documents": [{"id": "d1", "text": "A hen"}],
            "query": "hen",
            "relevant": ["d1"],
        },
    ]
    first, second = retrieval.parse_cases([json.dumps(line) for line in lines])
    assert [(each.id, each.text) for each in first.documents] == [("m1", "A pig"), ("m2", "A cow")]
    assert first.relevant == {"m2"}
    assert [each.text for each in second.documents] == ["A hen"]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"query": 3}, "query"),
        ({"memories": None}, "memories"),
        ({"memories": [{"id": "m1"}]}, "memories[0].text"),
        ({"memories": [{"id": "m1", "text": "a"}, {"id": "m1", "text": "b"}]}, "memories"),
        ({"relevant": None}, "relevant"),
        ({"relevant": ["m2"]}, "relevant"),
        ({"set": "farm"}, "set"),
    ],
)
def test_a_broken_query_names_its_field(changes: Any, field: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        list(retrieval.parse_cases([json.dumps({**ASKED, **changes})]))
    assert caught.value.field == f"cases, line 1: {field}"


def test_a_set_is_told_once() -> None:
    line = json.dumps({"set": "farm", "memories": []})
    with pytest.raises(InvalidInput) as caught:
        list(retrieval.parse_cases([line, line]))
    assert caught.value.field == "cases, line 2: set"


# Engines


def test_an_engine_that_does_not_exist_is_no_setting() -> None:
    settings = Settings()
    if hasattr(settings.bank, "engine"):
        assert with_engine(settings, "model").bank.engine == "model"
        assert with_engine(settings, "rules").bank.engine == "rules"
        return
    assert with_engine(settings, "rules") == settings
    with pytest.raises(ConfigError, match="no engine 'model'"):
        with_engine(settings, "model")
