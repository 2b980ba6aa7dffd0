"""The same call has the same token, however it comes to be made again."""

from __future__ import annotations

from types import SimpleNamespace as Made

import pytest

from keepwise import InvalidInput, idempotency_token
from keepwise.sessions.effects.tokens import equal_before


def call(call_id, name="book", **arguments):
    return Made(function_call=Made(id=call_id, name=name, args=arguments), function_response=None)


def answer(call_id):
    return Made(function_call=None, function_response=Made(id=call_id, name="book"))


def event(*parts, turn="turn-1"):
    return Made(invocation_id=turn, content=Made(parts=list(parts)))


def token(call_id, *events, turn="turn-1", session="s"):
    session = Made(id=session, events=list(events))
    return idempotency_token(Made(invocation_id=turn, function_call_id=call_id, session=session))


FIRST = event(call("c1", city="Bonn", nights=2))


def test_a_token_names_its_session_and_tells_nothing_of_the_call():
    made = token("c1", FIRST)
    assert made.startswith("s:")
    assert len(made) == len("s:") + 32 + len(":0")
    assert "Bonn" not in made


def test_a_resumed_call_has_its_token():
    assert token("c1", FIRST) == token("c1", FIRST, event(Made(text="unrelated")))


def test_the_order_of_arguments_does_not_matter():
    assert token("c1", FIRST) == token("c1", event(call("c1", nights=2, city="Bonn")))


def test_a_call_that_the_model_makes_anew_has_the_token_of_the_one_that_was_never_answered():
    again = event(call("c2", city="Bonn", nights=2))
    assert token("c2", FIRST, again) == token("c1", FIRST)


def test_an_equal_call_after_the_answer_is_another():
    again = event(call("c2", city="Bonn", nights=2))
    assert token("c2", FIRST, event(answer("c1")), again) != token("c1", FIRST)


def test_equal_calls_of_one_message_are_told_apart():
    twins = event(call("c1", city="Bonn"), call("c2", city="Bonn"))
    first, second = token("c1", twins), token("c2", twins)
    assert first != second
    anew = event(call("c3", city="Bonn"), call("c4", city="Bonn"))
    assert (token("c3", twins, anew), token("c4", twins, anew)) == (first, second)


def test_whatever_else_differs_makes_another_token():
    made = {
        token("c1", FIRST),
        token("c1", event(call("c1", city="Bonn", nights=3))),
        token("c1", event(call("c1", name="cancel", city="Bonn", nights=2))),
        token("c1", event(call("c1", city="Bonn", nights=2), turn="turn-2"), turn="turn-2"),
        token("c1", FIRST, session="t"),
    }
    assert len(made) == 5


def test_events_of_other_turns_do_not_count():
    earlier = event(call("c0", city="Bonn", nights=2), turn="turn-0")
    answered = event(answer("c0"), turn="turn-0")
    assert token("c1", earlier, answered, FIRST) == token("c1", FIRST)


def test_a_call_that_no_event_tells_of_goes_by_its_id():
    assert token("c1") == token("c1")
    assert token("c1") != token("c2")


@pytest.mark.parametrize("call_id", [None, ""])
def test_what_is_no_call_has_no_token(call_id):
    """Two functions of a workflow in one invocation would have had the same."""
    with pytest.raises(InvalidInput, match="no tool's call"):
        token(call_id, FIRST)


def test_a_session_that_lacks_the_beginning_cannot_tell_equal_calls_apart():
    def said(author, *parts):
        made = event(*parts)
        made.author = author
        return made

    asked, first = said("user", Made(text="go")), said("agent", call("c1", amount=5))
    answered, second = said("agent", answer("c1")), said("agent", call("c2", amount=5))
    whole = token("c2", asked, first, answered, second)
    assert whole.endswith(":1")
    for part in ([first, answered, second], [answered, second], [second]):
        with pytest.raises(InvalidInput, match="without the beginning"):
            token("c2", *part)


def test_equal_calls_of_agents_that_work_side_by_side_are_two():
    def of(agent, call_id):
        made = event(call(call_id, seat="aisle"))
        made.author, made.branch = agent, f"team.{agent}"
        return made

    asked, anna, ben = event(Made(text="go")), of("anna", "c1"), of("ben", "c2")
    assert token("c1", asked, anna, ben) != token("c2", asked, anna, ben)
    # In whichever order they come after a crash.
    assert token("c2", asked, ben, anna) == token("c2", asked, anna, ben)


def test_the_token_before_an_equal_call_is_known():
    first = token("c1", FIRST)
    second = token("c2", FIRST, event(answer("c1")), event(call("c2", city="Bonn", nights=2)))
    assert equal_before(second) == first
    assert equal_before(first) == equal_before("order:42") == equal_before("anything") == ""


def test_arguments_that_are_no_json_still_make_a_token():
    odd = event(call("c1", when=object))
    assert token("c1", odd) == token("c1", odd)
