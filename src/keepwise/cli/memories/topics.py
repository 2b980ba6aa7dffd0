"""``keepwise topics``: what a bank may remember, looked over before it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from keepwise import configuring
from keepwise.cli.errors import Exit
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import json_option, pass_invocation
from keepwise.cli.output import counted, emit, plain, say, table
from keepwise.model import JsonObject, Topic
from keepwise.settings import load

if TYPE_CHECKING:
    from keepwise.bank.topic_check import TopicWarning


@click.group()
def topics() -> None:
    """See what a bank may remember, and whether it asks too much."""


@topics.command("list")
@json_option
@pass_invocation
def list_topics(call: Invocation) -> None:
    """List the topics of the settings."""
    sets = _sets()
    if call.as_json:
        emit({"topics": [{"scope_keys": list(keys), "topics": plain(each)} for keys, each in sets]})
        return
    for keys, each in sets:
        say(f"Scopes with {', '.join(keys)}:" if keys else "Every scope:")
        kinds = [("managed" if topic.managed else "custom") for topic in each]
        table(
            ("LABEL", "KIND", "DESCRIPTION"),
            [
                (topic.label, kind, topic.description)
                for topic, kind in zip(each, kinds, strict=True)
            ],
        )


@topics.command("check")
@json_option
@pass_invocation
def check_topics(call: Invocation) -> None:
    """Warn where a topic invites figures or credentials.

    Three questions are put to each topic of the settings. Would a stale version of what it keeps
    change a number in an answer? Is it a credential, or personal data nobody needs? Does it spare
    somebody repeating themselves? Ends with exit code 4 if something was found.
    """
    from keepwise.bank.topic_check import check

    found = [(keys, warning) for keys, each in _sets() for warning in check(each)]
    if call.as_json:
        emit({"warnings": [{"scope_keys": list(keys), **_fields(each)} for keys, each in found]})
    elif not found:
        say("Nothing wrong: no topic invites figures, outcomes or credentials.")
    else:
        for _, warning in found:
            say(f"{warning.topic}: {warning.message}")
            say(f"  {warning.hint}")
        say(f"{counted(len(found), 'warning')}.")
    if found:
        click.get_current_context().exit(Exit.FINDINGS)


def _fields(warning: TopicWarning) -> JsonObject:
    return {
        "topic": warning.topic,
        "kind": warning.kind,
        "message": warning.message,
        "hint": warning.hint,
    }


def _sets() -> list[tuple[tuple[str, ...], tuple[Topic, ...]]]:
    sets = configuring.topic_sets(load().bank)
    return [
        ((), sets.default),
        *((tuple(sorted(each.scope_keys)), each.topics) for each in sets.customizations),
    ]
