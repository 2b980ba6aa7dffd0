"""The nouns of the memory bank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from keepwise.model.governance import Trust
from keepwise.model.labels import Labels

MemoryKind: TypeAlias = Literal["fact", "turn", "field"]
"""A fact; what somebody said in a conversation (``value`` is who); or a field of a profile, whose
slot is ``schema/field`` and whose value is JSON."""

Vector: TypeAlias = tuple[float, bytes]
"""What a text means to an embedder: a scale, and eight bits a number."""


@dataclass(frozen=True, slots=True)
class Topic:
    """What may be remembered: a label and a plain description. Managed topics are Google's.

    ``ttl`` is how long its memories live, in microseconds; None for as long as the bank says.
    ``personal`` are the rules of personal data it asks for, such as ``email``: the person's own,
    never somebody else's. ``examples`` are facts it asks for, ``attributes`` the slots it is about,
    ``exclusions`` what it never keeps.
    """

    label: str
    description: str
    managed: bool = False
    ttl: int | None = None
    personal: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    exclusions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Evidence:
    """The user's own words a memory rests on.

    ``start`` and ``end`` are character offsets of ``quote`` in the event's text.
    """

    event_id: str
    stream: str
    time: int
    quote: str
    start: int
    end: int

    def overlaps(self, other: Evidence) -> bool:
        """Whether both are words of one event, and some words are in both."""
        same = self.event_id == other.event_id
        return same and self.start < other.end and self.end > other.start


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something extraction proposes.

    ``intent`` is ``remember`` or ``forget``, or ``correct`` for words that take back or change what
    was said just before. ``slot`` and ``value`` name the attribute a fact
    fills (``currency``, ``EUR``) and are empty when it fills none; ``qualifier`` is what the fact
    is limited to ("reports" in "euros for reports"). ``additive`` says the user asked to keep
    the old value too ("also"). ``engine`` proposed it, by its ``rule``; ``trust`` is where the
    words come from. ``vector`` is what the fact means to the embedder in use.
    """

    intent: Literal["remember", "forget", "correct"]
    fact: str
    topic: str
    evidence: Evidence
    rule: str
    slot: str = ""
    value: str = ""
    qualifier: str = ""
    additive: bool = False
    explicit: bool = False
    engine: str = "rules"
    trust: Trust = "user"
    vector: Vector | None = None
    kind: MemoryKind = "fact"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A fact somebody else extracted, to be compared with what is remembered.

    ``forget`` proposes to forget what it says.
    """

    fact: str
    topic: str = ""
    forget: bool = False


@dataclass(frozen=True, slots=True)
class Details:
    """What whoever keeps a memory gives it besides: a title, a description, more topics."""

    display_name: str = ""
    description: str = ""
    topics: tuple[str, ...] = ()


NO_DETAILS = Details()


@dataclass(frozen=True, slots=True)
class Memory:
    """One stored recollection of one scope.

    ``evidence`` holds the statements it rests on, ``replaced`` those that an update overtook, each
    oldest first.
    """

    id: str
    fact: str
    topic: str
    created_at: int
    updated_at: int
    revision: int
    slot: str = ""
    value: str = ""
    qualifier: str = ""
    expires_at: int | None = None
    labels: Labels = field(default_factory=dict)
    evidence: tuple[Evidence, ...] = ()
    replaced: tuple[Evidence, ...] = ()
    kind: MemoryKind = "fact"
    details: Details = NO_DETAILS

    @property
    def topics(self) -> tuple[str, ...]:
        """The labels of all its topics, that of the fact first."""
        return ((self.topic,) if self.topic else ()) + self.details.topics


Action: TypeAlias = Literal["create", "update", "delete", "leave"]


@dataclass(frozen=True, slots=True)
class Change:
    """What consolidation decided about one candidate, and why."""

    action: Action
    candidate: Candidate
    reason: str
    memory_id: str = ""


@dataclass(frozen=True, slots=True)
class Rejection:
    """A candidate or statement that was not stored: kinds and rule, never the words."""

    event_id: str
    reason: str
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Revision:
    """One state a memory has been in, and how it came to be.

    ``engine`` proposed it by its ``rule``, from words of this ``trust``; it passed the ``policy``
    of that version; ``actor`` did it. After ``expires_at`` an earlier state is not there any more.
    ``labels`` are what whoever caused it wrote beside it.
    """

    memory_id: str
    number: int
    action: Literal["create", "update", "delete", "rollback"]
    fact: str
    topic: str
    reason: str
    time: int
    slot: str = ""
    value: str = ""
    qualifier: str = ""
    evidence: tuple[Evidence, ...] = ()
    engine: str = ""
    rule: str = ""
    policy: str = ""
    trust: str = ""
    actor: str = ""
    expires_at: int | None = None
    labels: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Quarantined:
    """Something that was said and is no evidence: stored apart, never retrieved.

    ``trust`` is where the words come from and ``author`` who brought them in; ``rule`` is what
    made them suspect. Credentials and figures in them are marked. A person confirms or drops it;
    after ``expires_at`` it is gone.
    """

    id: str
    fact: str
    topic: str
    evidence: Evidence
    trust: Trust
    author: str
    rule: str
    kinds: tuple[str, ...]
    policy: str
    created_at: int
    expires_at: int | None = None
    slot: str = ""
    value: str = ""
    qualifier: str = ""


@dataclass(frozen=True, slots=True)
class Applied:
    """One change as it was stored: the action, the memory it concerns, and why.

    ``before`` is the number of the revision the memory was in before; 0 if it is new.
    """

    action: Action
    memory_id: str
    fact: str
    reason: str
    before: int = 0


@dataclass(frozen=True, slots=True)
class Ingested:
    """What an ingestion did.

    ``quarantined`` are the ids of what waits for a person to look at. ``waiting`` is how many
    events of the stream have not been looked at yet, and ``job_id`` the job that will. ``notes``
    count by reason which of an engine's proposals were dropped or differed, and say so when
    another engine stood in.
    """

    new_events: int
    known_events: int
    applied: tuple[Applied, ...] = ()
    rejected: tuple[Rejection, ...] = ()
    quarantined: tuple[str, ...] = ()
    waiting: int = 0
    job_id: str = ""
    notes: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hit:
    """A memory that retrieval returned, its score and why it is here.

    ``why`` is ``match`` (shares words with the query; ``terms`` lists the stems), ``meaning``
    (near to it without sharing words) or ``standing`` (a preference that shapes any request, used
    to fill the places no match took).

    ``similarity`` is the cosine of memory and query, None where one of them has no vector;
    ``words`` is how much of the query the memory's words cover, from 0 to 1. ``score`` puts both
    together and orders the hits.
    """

    memory: Memory
    score: float
    why: Literal["match", "meaning", "standing"]
    terms: tuple[str, ...] = ()
    similarity: float | None = None
    words: float = 0.0

    @property
    def distance(self) -> float | None:
        """Euclidean distance of the unit vectors, as Memory Bank reports it: 0 to 2."""
        if self.similarity is None:
            return None
        return float(max(0.0, 2.0 - 2.0 * self.similarity) ** 0.5)


class Hits(tuple[Hit, ...]):
    """What a retrieval found, best first.

    ``degraded`` says why the search was not all it should be (words alone, the vectors of an
    embedder that is being replaced), and is empty when it was.
    """

    degraded: str = ""

    @classmethod
    def of(cls, hits: Iterable[Hit], degraded: str = "") -> Hits:
        """Hits with a remark on how they were found."""
        made = cls(hits)
        made.degraded = degraded
        return made
