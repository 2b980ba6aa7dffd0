"""Topics: the managed ones, the presets, and which topic a candidate goes to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from keepwise.bank.slots import SLOTS
from keepwise.bank.topics import MANAGED, PRESETS, asked_for, assign
from keepwise.model import Topic

ASSISTANT = PRESETS["assistant"]
ANALYTICS = PRESETS["analytics"]
PREFERENCES = next(topic for topic in MANAGED if topic.label == "USER_PREFERENCES")


def test_managed_topics_carry_googles_names() -> None:
    assert [topic.label for topic in MANAGED] == [
        "USER_PERSONAL_INFO",
        "USER_PREFERENCES",
        "KEY_CONVERSATION_DETAILS",
        "EXPLICIT_INSTRUCTIONS",
    ]
    assert all(topic.managed and topic.description for topic in MANAGED)


def test_presets() -> None:
    assert ASSISTANT == MANAGED
    assert [(topic.label, topic.managed) for topic in ANALYTICS] == [
        ("USER_PREFERENCES", True),
        ("analysis_preferences", False),
        ("data_scope", False),
    ]


@pytest.mark.parametrize(
    ("kind", "assistant", "analytics"),
    [
        ("currency", "USER_PREFERENCES", "analysis_preferences"),
        ("format", "USER_PREFERENCES", "analysis_preferences"),
        ("period", "USER_PREFERENCES", "analysis_preferences"),
        ("rounding", "USER_PREFERENCES", "analysis_preferences"),
        ("theme", "USER_PREFERENCES", "USER_PREFERENCES"),
        ("preference", "USER_PREFERENCES", "USER_PREFERENCES"),
        ("region", "USER_PERSONAL_INFO", "data_scope"),
        ("team", "USER_PERSONAL_INFO", "data_scope"),
        ("work", "USER_PERSONAL_INFO", "data_scope"),
        ("name", "USER_PERSONAL_INFO", None),
        ("personal", "USER_PERSONAL_INFO", None),
        ("address", "USER_PERSONAL_INFO", "USER_PREFERENCES"),
        ("detail", "KEY_CONVERSATION_DETAILS", None),
        ("note", None, None),
    ],
)
def test_choice(kind: str, assistant: str, analytics: str | None) -> None:
    assert assign(kind, ASSISTANT) == assistant
    assert assign(kind, ANALYTICS) == analytics


def test_explicit_requests_have_a_topic_of_their_own_or_go_where_they_fit() -> None:
    assert assign("work", ASSISTANT, explicit=True) == "EXPLICIT_INSTRUCTIONS"
    assert assign("work", ANALYTICS, explicit=True) == "data_scope"
    assert assign("personal", ANALYTICS, explicit=True) is None


def test_what_a_topic_excludes_is_not_what_it_asks_for() -> None:
    scope = next(topic for topic in ANALYTICS if topic.label == "data_scope")
    assert "token" not in asked_for(scope)
    assert "team" in asked_for(scope)
    only = Topic("notes", "Hobbies. Never store the currency or the region.")
    assert assign("currency", [only]) is None


def test_custom_topics_win_over_managed_ones() -> None:
    money = Topic("money", "The currency somebody wants to see.")
    assert assign("currency", [PREFERENCES, money]) == "money"
    assert assign("format", [PREFERENCES, money]) == "USER_PREFERENCES"


def test_a_custom_topic_can_ask_for_a_fact_by_its_words() -> None:
    diets = Topic("diets", "Allergies and what somebody does not eat.")
    assert assign("personal", [diets], content="Is allergic to nuts") is None
    assert assign("personal", [diets], content="Has allergies") == "diets"


def test_no_topic_keeps_nothing() -> None:
    assert assign("currency", []) is None
    assert all(assign(slot, []) is None for slot in SLOTS)


def test_attributes_name_the_slots_of_a_topic() -> None:
    money = Topic("household", "Things at home.", attributes=("currency", "home"))
    assert assign("currency", [PREFERENCES, money], content="Prefers euros") == "household"
    assert assign("format", [PREFERENCES, money], content="Prefers tables") == "USER_PREFERENCES"


def test_examples_say_what_a_topic_asks_for() -> None:
    travel = Topic("travel", "How somebody gets about.", examples=("Prefers a window seat",))
    assert assign("personal", [travel], content="Books the seat behind the wing") == "travel"
    assert assign("personal", [travel], content="Plays the cello") is None


@pytest.mark.parametrize(
    ("fact", "label"),
    [
        ("Likes trains at low prices", None),
        ("Likes trains with a quiet coach", "travel"),
        ("Wants figures for trains in euros", "travel"),
        ("Keeps the booking number of the train in an app", None),
        ("Likes booking trains early", "travel"),
    ],
)
def test_a_topic_never_gets_what_it_excludes(fact: str, label: str | None) -> None:
    excluded = ("prices", "booking numbers", "figures")
    travel = Topic("travel", "What somebody likes about trains, a preference.", exclusions=excluded)
    assert assign("preference", [travel], content=fact) == label


def test_a_managed_topic_can_exclude_too() -> None:
    careful = replace(PREFERENCES, exclusions=("alcohol",))
    assert assign("preference", [careful], content="Likes alcohol") is None
    assert assign("preference", [careful], content="Likes tea") == "USER_PREFERENCES"
