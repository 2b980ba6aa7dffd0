"""The bank of an analytics agent, created as its article creates it."""

from __future__ import annotations

from wire.requirements import cites


@cites("banks.config.topics")
async def test_a_bank_for_an_analytics_agent_keeps_what_its_topics_ask_for(google):
    """One managed topic and two of its own, one of which says what it never keeps."""
    topics = [
        {"managed_memory_topic": {"managed_topic_enum": "USER_PREFERENCES"}},
        {
            "custom_memory_topic": {
                "label": "analysis_preferences",
                "description": "The shape of an analytic answer: currency, rounding, charts or "
                "tables, the brands and regions they come back to, their usual time window.",
            }
        },
        {
            "custom_memory_topic": {
                "label": "data_scope",
                "description": "The team somebody belongs to and the data their work needs. "
                "Never store figures, query results, tokens or credentials.",
            }
        },
    ]
    bank = await google.bank({"customization_configs": [{"memory_topics": topics}]})
    scope = {"app_name": "router", "user_id": "maria"}
    done = await google.say(
        bank,
        scope,
        "Always show me euros.",
        "I work in the marketing team.",
        "Spend was €436,449 in March.",
        "My token is dapi" + "0123456789abcdef" * 2 + ".",
        "My birthday is on 3 May and I live in Rome.",
    )
    kept = {}
    for each in done:
        memory = await google.ask(google.memories.get, name=each.memory.name)
        (topic,) = memory.topics
        kept[memory.fact] = topic.custom_memory_topic_label or topic.managed_memory_topic.value
    assert kept == {
        "I prefer euros": "analysis_preferences",
        "I work in the marketing team": "data_scope",
    }
