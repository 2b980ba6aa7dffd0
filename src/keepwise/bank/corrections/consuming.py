"""What a correction has used up: words that say a second time, as a fact, what it has done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from keepwise.bank.corrections import signs
from keepwise.bank.corrections.hearing import DROPS, Correction
from keepwise.bank.corrections.kinds import tokens
from keepwise.bank.corrections.naming import alike, content, shared
from keepwise.bank.corrections.substituting import names
from keepwise.model import Candidate, Change, Memory


@dataclass(frozen=True, slots=True)
class Done:
    """A correction that was carried out, and what the memories it changed said before."""

    by: Correction
    changes: Sequence[Change]
    before: tuple[str, ...] = ()


def done_by(correction: Correction, changes: Sequence[Change], memories: Sequence[Memory]) -> Done:
    """What a correction did to the memories as they were."""
    changed = {each.memory_id for each in changes}
    return Done(correction, changes, tuple(each.fact for each in memories if each.id in changed))


def consumed(candidate: Candidate, done: Iterable[Done]) -> bool:
    """Whether a candidate's words have done what they were for, as a correction of something."""
    # A request to drop it all says nothing else, whether there was anything or not.
    return any(_consumed(candidate, each) for each in done if each.changes or each.by.withdraws)


def _consumed(candidate: Candidate, done: Done) -> bool:
    by, changes = done.by, done.changes
    if not candidate.evidence.overlaps(by.evidence):
        return False
    if isinstance(candidate, Correction):
        return not candidate.first
    if by.withdraws:
        return True
    if candidate.intent == "forget":
        return not candidate.fact or by.rule != DROPS
    if by.rule == DROPS and any(each.action == "delete" for each in changes):
        # What is left are reasons: "I sold it".
        return not candidate.slot and (
            bool(shared(by.fact, candidate.fact, by.language))
            or not tokens(candidate.fact, by.language)
        )
    if candidate.slot in ("", "avoid") and any(
        names(candidate.fact, old, by.language) for old, _ in by.old
    ):
        return True
    for change in changes:
        new = change.candidate
        if change.action != "update" or candidate.slot not in ("", "avoid", new.slot):
            continue
        if any(names(candidate.fact, old, by.language) for old, _ in by.old):
            return True
        gone = set(content(" ".join(done.before), by.language))
        if gone.difference(content(new.fact, by.language)) & set(
            content(candidate.fact, by.language)
        ):
            return True
        if by.now and signs.changing(by.language).search(candidate.fact):
            return True  # that it has changed is no news beside what it has changed to
        here, there = content(candidate.fact, by.language), content(new.fact, by.language)
        same = [word for word in here if any(alike(word, each) for each in there)]
        if len(same) * 2 >= len(here):
            return True
    return False
