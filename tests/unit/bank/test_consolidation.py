"""Consolidation: what a statement does to what is known, and that nothing else happens."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keepwise.bank.consolidation.deciding import decide
from keepwise.bank.extraction import extract
from keepwise.bank.slots import SINGLE
from keepwise.bank.topics import PRESETS
from keepwise.model import Candidate, Change, Event, Evidence, Memory


def apply(memories: Sequence[Memory], changes: Sequence[Change]) -> tuple[Memory, ...]:
    """What a caller does with the changes, so that sequences can be played."""
    kept = list(memories)
    for change in changes:
        said = change.candidate
        index = next((i for i, m in enumerate(kept) if m.id == change.memory_id), -1)
        now = max([m.updated_at for m in kept], default=0) + 1
        if change.action == "create":
            kept.append(
                Memory(
                    f"m{now}",
                    said.fact,
                    said.topic,
                    now,
                    now,
                    1,
                    said.slot,
                    said.value,
                    said.qualifier,
                    evidence=(said.evidence,),
                )
            )
        elif change.action == "delete":
            del kept[index]
        elif index >= 0:
            old = kept[index]
            if change.action == "update":
                old = replace(
                    old,
                    fact=said.fact,
                    slot=said.slot,
                    value=said.value,
                    qualifier=said.qualifier,
                    updated_at=now,
                )
            kept[index] = replace(old, evidence=(*old.evidence, said.evidence))
    return tuple(kept)


def told(
    *texts: str, start: tuple[Memory, ...] = (), only: Collection[str] | None = None
) -> tuple[tuple[Memory, ...], list[str]]:
    """The memories and actions after somebody said ``texts`` one after the other."""
    memories, actions = start, []
    for at, text in enumerate(texts):
        if only is not None and f"e{at}" not in only:
            continue
        event = Event(f"e{at}", "user", at, content={"parts": [{"text": text}]})
        for candidate in extract([event], PRESETS["assistant"], "s"):
            changes = decide(candidate, memories)
            actions += [change.action for change in changes]
            memories = apply(memories, changes)
    return memories, actions


def facts(memories: Sequence[Memory]) -> list[str]:
    return [memory.fact for memory in memories]


STORIES = [
    (["I work on Western Europe. Always show me euros.", "Actually, show me pounds."],
     ["Works on Western Europe", "Prefers pounds"], ["create", "create", "update"]),
    (["I prefer euros", "forget that I prefer euros"], [], ["create", "delete"]),
    (["I prefer euros", "Forget that I prefer pounds"], ["Prefers euros"], ["create", "leave"]),
    (["I prefer euros", "I like jazz", "Forget that."], ["Prefers euros"],
     ["create", "create", "delete"]),
    (["I prefer euros", "I like jazz", "I prefer euros", "Forget that."], ["Likes jazz"],
     ["create", "create", "leave", "delete"]),
    (["I work on Western Europe. I prefer euros", "Forget the bit about my region."],
     ["Prefers euros"], ["create", "create", "delete"]),
    (["I like short answers.", "Keep replies brief for me.", "Brevity please, as always."],
     ["Prefers short answers"], ["create", "leave", "leave"]),
    (["Please remember that I look after the Nordics accounts."] * 2,
     ["Looks after the Nordics accounts"], ["create", "leave"]),
    (["I prefer euros", "Also show me pounds."], ["Prefers euros", "Prefers pounds"],
     ["create", "create"]),
    (["euros for reports, pounds for invoices", "Always use dollars for invoices"],
     ["Prefers euros for reports", "Prefers dollars for invoices"],
     ["create", "create", "update"]),
    (["I like dark mode", "I like light mode"], ["Prefers light mode"], ["create", "update"]),
    (["I like tables", "Never show me tables"], ["Does not want tables"], ["create", "update"]),
    (["Never show me charts", "I like charts"], ["Prefers charts"], ["create", "update"]),
    (["I like tables", "Never show me charts"], ["Prefers tables", "Does not want charts"],
     ["create", "create"]),
    (["I work on Western Europe", "I work on Western Europe, mainly Paris"],
     ["Works on Western Europe, mainly Paris"], ["create", "update"]),
    (["I like jazz", "I don't like jazz"], ["Dislikes jazz"], ["create", "update"]),
    (["I work on Western Europe", "I don't care about Southern Europe"],
     ["Works on Western Europe", "Is not interested in Southern Europe"], ["create", "create"]),
    (["My favorite color is blue", "My favorite color is green"], ["Favorite color is green"],
     ["create", "update"]),
    (["My favorite color is blue", "My favorite city is Rome"],
     ["Favorite color is blue", "Favorite city is Rome"], ["create", "create"]),
    (["I like jazz. I prefer euros", "Forget everything you know about me"], [],
     ["create", "create", "delete", "delete"]),
    (["I work on Western Europe", "I no longer work on Western Europe"], [],
     ["create", "delete"]),
    (["I prefer euros", "Acme Pure spend in pounds?"], ["Prefers euros"], ["create"]),
    (["I prefer tables", "I like tables with a total row"], ["Prefers tables with a total row"],
     ["create", "update"]),
    (["I like tables with a total row", "I prefer tables"], ["Prefers tables with a total row"],
     ["create", "leave"]),
    (["Always use euros for reports", "Always use pounds for invoices",
      "Forget everything about my currency."], [], ["create", "create", "delete", "delete"]),
    (["I work on Western Europe", "forget all you know about my region"], [],
     ["create", "delete"]),
    (["I live in Zürich", "I like jazz", "Forget Zürich"], ["Likes jazz"],
     ["create", "create", "delete"]),
    (["My dog's name is Rex", "forget my dog's name"], [], ["create", "delete"]),
    (["I review the sales report every Monday", "forget about the report"], [],
     ["create", "delete"]),
    (["I prefer tables", "Forget about the table"], ["Prefers tables"], ["create", "leave"]),
    (["I like jazz and blues", "forget that I like jazz"], ["Likes jazz and blues"],
     ["create", "leave"]),
    (["Ich arbeite an Westeuropa", "Vergiss alles über meine Region"], [], ["create", "delete"]),
    (["Ich bevorzuge Euro", "Lösche, dass ich Euro bevorzuge."], [], ["create", "delete"]),
    (["Ich bevorzuge Euro", "bitte nicht mehr merken, dass ich Euro bevorzuge"], [],
     ["create", "delete"]),
]  # fmt: skip


@pytest.mark.parametrize(("texts", "expected", "actions"), STORIES)
def test_stories(texts: list[str], expected: list[str], actions: list[str]) -> None:
    memories, done = told(*texts)
    assert facts(memories) == expected
    assert done == actions


def plain(fact: str, *, id_: str = "m1") -> Memory:
    return Memory(id_, fact, "USER_PREFERENCES", 1, 1, 1)


def direct(fact: str, *, intent: str = "remember", at: int = 9) -> Candidate:
    evidence = Evidence("e9", "s", at, fact, 0, len(fact))
    kind = "forget" if intent == "forget" else "remember"
    return Candidate(kind, fact, "USER_PREFERENCES", evidence, "test")


@pytest.mark.parametrize(
    ("known", "said", "action"),
    [
        ("Prefers euros", "Prefers pounds", "update"),
        ("Prefers euros", "Prefers euros", "leave"),
        ("Bevorzugt Euro", "Prefers euros", "leave"),
        ("Works on Western Europe", "Works on Southern Europe", "update"),
        ("Likes hiking in the Alps", "Likes hiking in the alps.", "leave"),
        ("Likes hiking in the Alps", "Likes hiking", "leave"),
        ("Likes hiking", "Likes hiking in the Alps with friends", "update"),
        ("Likes hiking", "Likes cooking", "create"),
        ("Has 2 children", "Has 3 children", "update"),
        ("Prefers euros for reports", "Prefers euros", "create"),
        ("Runs on Mondays", "Swims on Fridays", "create"),
    ],
)
def test_facts_without_slots(known: str, said: str, action: str) -> None:
    assert decide(direct(said), [plain(known)])[0].action == action


@pytest.mark.parametrize(
    ("known", "asked", "action"),
    [
        ("Likes jazz", "Likes jazz", "delete"),
        ("Likes jazz", "My love of jazz", "delete"),
        ("Likes jazz and blues", "Likes jazz", "leave"),
        ("Prefers tables", "the second table", "leave"),
        ("Likes jazz", "Likes tennis", "leave"),
    ],
)
def test_forgetting_by_words(known: str, asked: str, action: str) -> None:
    assert decide(direct(asked, intent="forget"), [plain(known)])[0].action == action


def test_late_statements_do_not_overrule_later_ones() -> None:
    (memory,), _ = told("I prefer euros")
    memory = replace(memory, evidence=(replace(memory.evidence[0], time=100),))
    late = direct("Prefers pounds", at=50)
    (change,) = decide(late, [memory])
    assert (change.action, change.memory_id) == ("leave", memory.id)


def test_a_new_value_clears_what_was_kept_beside() -> None:
    memories, _ = told("I prefer euros", "Also show me pounds.", "Always show me yen")
    assert facts(memories) == ["Prefers yen"]


def test_reasons_are_sentences_without_content() -> None:
    memories, _ = told("I prefer euros")
    for fact in ("Prefers pounds", "Prefers euros", "Likes jazz"):
        for change in decide(direct(fact), memories):
            assert change.reason
            assert len(change.reason) < 80
            assert not {"euros", "pounds", "jazz"} & set(change.reason.split())


def test_the_reason_for_a_new_one_names_the_case_once() -> None:
    memories, _ = told("Always use euros for reports")
    (pounds,) = extract(
        [Event("e9", "user", 9, content={"parts": [{"text": "Always use pounds for invoices"}]})],
        PRESETS["assistant"],
        "s",
    )
    (change,) = decide(pounds, memories)
    assert change.reason == "the currency for another case than the known one"


STATEMENTS = st.sampled_from([
    "I prefer euros", "I prefer pounds", "Always use yen for invoices", "Also show me dollars",
    "I like tables", "Show me tables, not charts", "Never show me charts", "I like charts",
    "I work on Western Europe", "I work on France", "I like jazz", "I don't like jazz",
    "I work in marketing", "Call me Mia", "I love hiking in the Alps", "Ich bevorzuge Euro",
    "Never show me tables", "Be brief", "My favorite color is blue", "I don't care about France",
])  # fmt: skip


@settings(deadline=None)  # the first example compiles patterns
@given(st.lists(STATEMENTS, max_size=14))
def test_one_memory_a_slot_and_qualifier(texts: list[str]) -> None:
    stated = [text for text in texts if not text.startswith("Also")]
    memories, _ = told(*stated)
    keys = [(m.slot, m.qualifier) for m in memories if m.slot in SINGLE]
    assert len(keys) == len(set(keys))
    assert len({m.fact for m in memories}) == len(memories)


@settings(deadline=None)  # the first example compiles patterns
@given(st.lists(STATEMENTS, max_size=10))
def test_replay_changes_nothing(texts: list[str]) -> None:
    memories, _ = told(*texts)
    # What was retired is gone with its evidence; that it stays away is the tombstone's work.
    kept = {evidence.event_id for memory in memories for evidence in memory.evidence}
    again, actions = told(*texts, start=memories, only=kept)
    assert facts(again) == facts(memories)
    assert set(actions) <= {"leave"}


@settings(deadline=None)  # the first example compiles patterns
@given(st.lists(STATEMENTS, max_size=8), STATEMENTS)
def test_changes_name_only_given_memories(texts: list[str], last: str) -> None:
    memories, _ = told(*texts)
    ids = {memory.id for memory in memories}
    for candidate in extract(
        [Event("x", "user", 99, content={"parts": [{"text": last}]})], PRESETS["assistant"], "s"
    ):
        changes = decide(candidate, memories)
        assert changes
        for change in changes:
            assert change.memory_id in ids or change.action in ("create", "leave")
            assert (change.action == "create") == (change.memory_id == "")


def test_forget_that_points_at_nothing_an_earlier_conversation_left() -> None:
    memories, _ = told("I prefer euros")
    event = Event("later", "user", 9, content={"parts": [{"text": "Forget that."}]})
    (candidate,) = extract([event], PRESETS["assistant"], "another conversation")
    assert [change.action for change in decide(candidate, memories)] == ["leave"]
