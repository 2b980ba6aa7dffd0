"""What makes memories of what was said, and finds and purges them."""

from __future__ import annotations

from fastapi import APIRouter, Response

from keepwise.bank.banks.config import parse_trigger
from keepwise.bank.remembering.buffering import spelled
from keepwise.bank.remembering.options import Trigger
from keepwise.errors import InvalidInput, Refused
from keepwise.governance.findings import kinds_of
from keepwise.model import Applied, Event, Hit, Ingested, JsonObject, Proposal, Rejection
from keepwise.model.bank import MemoryKind
from keepwise.model.labels import LabelFilter
from keepwise.server.calls import Call, Called, answer
from keepwise.server.names import id_of
from keepwise.server.routes.listing import opened, sealed
from keepwise.server.routes.paths import MEMORIES
from keepwise.server.wire.banks import config_json
from keepwise.server.wire.generating import (
    DirectContents,
    GenerateMemories,
    IngestEvents,
    ProfilesAnswer,
    PurgeMemories,
    RetrieveAnswer,
    RetrieveMemories,
    ScopeOnly,
    groups_of,
)
from keepwise.server.wire.memories import labels_of, memory_to_wire
from keepwise.server.wire.operations import Operation, done, of_job

router = APIRouter(tags=["memories"])

_MOST_DIRECT = 5
_MOST_RETRIEVED = 100
_FEW = 3
_ROLES = {"user": "user", "model": "agent"}
_FACTS: tuple[MemoryKind, ...] = ("fact", "turn")


@router.post(f"{MEMORIES}:generate", responses={200: {"model": Operation}})
async def generate(call: Called, body: GenerateMemories) -> Response:
    """Make memories of what was said, of a session, or of facts that somebody else extracted."""
    await call.reach("write")
    sources = body.given() & {
        "direct_contents_source",
        "direct_memories_source",
        "vertex_session_source",
    }
    if len(sources) != 1:
        raise InvalidInput(
            "direct_contents_source",
            "or direct_memories_source or vertex_session_source: give exactly one of them",
        )
    if body.vertex_session_source is not None:
        return answer(await _of_session(call, body))
    if body.scope is None:
        raise InvalidInput("scope", "must say whose memories these become")
    scope = call.scope(body.scope)
    if body.direct_memories_source is not None:
        return answer(await _of_facts(call, body))
    assert body.direct_contents_source is not None
    events = await _events(call, body.direct_contents_source)
    return answer(await _ingested(call, body, dict(scope.entries), events, ""))


async def _of_session(call: Call, body: GenerateMemories) -> JsonObject:
    source = body.vertex_session_source
    assert source is not None
    session_id = id_of(source.session, call.parent, "sessions", "vertex_session_source.session")
    bank, sees = call.parent.bank, call.principal.sees
    owner = await call.kw.sessions.records.find(bank, session_id, sees)
    session = await call.kw.sessions.get(owner, session_id, live=True, after=source.start_time)
    events = [
        each for each in session.events if source.end_time is None or each.time < source.end_time
    ]
    entries = body.scope or {"user_id": owner.get("user_id")}
    return await _ingested(call, body, entries, events, session_id)


async def _ingested(
    call: Call,
    body: GenerateMemories,
    entries: dict[str, str],
    events: list[Event],
    stream: str,
) -> JsonObject:
    scope, now = call.scope(entries), call.kw.now()
    ingested = await call.kw.bank.ingest(
        scope,
        events,
        # What waits in another stream is none of this request's.
        stream=stream or f"generate-{call.kw.new_id()}",
        labels=labels_of(body.metadata),
        topics=tuple(each.label for each in body.allowed_topics or () if each.label),
        consolidate=not body.disable_consolidation,
        merging=body.merging,
        revision_labels=body.revision_labels,
        revision_expires_at=body.revision_ends(now),
        timezone=body.time_zone or "",
        trigger=Trigger(),
        flush=True,
        wait=False,
    )
    if ingested.job_id:
        job = await call.kw.jobs.get(scope, ingested.job_id)
        return of_job(call, "generate", scope, job, accepted=True)
    _count(call, ingested)
    noted = await call.kw.jobs.note(scope, "generate", spelled(ingested))
    return of_job(call, "generate", scope, noted)


async def _of_facts(call: Call, body: GenerateMemories) -> JsonObject:
    assert body.direct_memories_source is not None
    facts = body.direct_memories_source.direct_memories
    if not 1 <= len(facts) <= _MOST_DIRECT:
        raise InvalidInput("direct_memories", f"must be 1 to {_MOST_DIRECT} facts")
    scope, now = call.scope(body.scope or {}), call.kw.now()
    await call.kw.banks.rules(call.parent.bank)
    known = {topic.label for topic in call.kw.bank.topics_of(scope)}
    applied: list[Applied] = []
    refused: list[Rejection] = []
    for each in facts:
        topic = next((named.label for named in each.topics if named.label), "")
        if topic and topic not in known:
            # As of what is said: what no topic of the bank asks for is not kept, nor what it said.
            refused.append(Rejection("direct", "it has a topic that is none of this bank's"))
            continue
        try:
            (changes,) = await call.kw.bank.consolidate(
                scope,
                [Proposal(each.fact, topic)],
                labels=labels_of(body.metadata),
                consolidate=not body.disable_consolidation,
                merging=body.merging,
                revision_labels=body.revision_labels,
                revision_expires_at=body.revision_ends(now),
                actor=call.actor,
            )
        except Refused as error:
            # Of what is generated a refusal is counted: the other facts are kept.
            refused.append(Rejection("direct", "direct memory", kinds_of(error.findings)))
        else:
            applied.extend(changes)
    done_now = Ingested(0, 0, tuple(applied), tuple(refused))
    _count(call, done_now)
    noted = await call.kw.jobs.note(scope, "generate", spelled(done_now))
    return of_job(call, "generate", scope, noted)


def _count(call: Call, ingested: Ingested) -> None:
    for applied in ingested.applied:
        call.metrics.changed.labels(applied.action).inc()
    for rejected in ingested.rejected:
        for kind in rejected.kinds:
            call.metrics.refused.labels(kind).inc()


async def _events(call: Call, source: DirectContents) -> list[Event]:
    """Contents as events: who said them is told by their role."""
    found: list[Event] = []
    for at, each in enumerate(source.events):
        role = str(each.content.get("role") or "user")
        if role not in _ROLES:
            raise InvalidInput(f"events[{at}].content.role", "must be user or model")
        found.append(
            Event(
                each.event_id or call.kw.new_id(),
                _ROLES[role],
                call.kw.now() + at if each.event_time is None else each.event_time,
                content=each.content,
            )
        )
    return found


@router.post(f"{MEMORIES}:ingestEvents", responses={200: {"model": Operation}})
async def ingest(call: Called, body: IngestEvents) -> Response:
    """Hand in events of a stream; they are looked at when its trigger says so, or it is flushed."""
    await call.reach("write")
    scope, now = call.scope(body.scope), call.kw.now()
    config = body.generation_trigger_config
    ingested = await call.kw.bank.ingest(
        scope,
        await _events(call, body.direct_contents_source or DirectContents()),
        stream=body.stream_id or "default",
        labels=labels_of(body.metadata),
        merging=body.merging,
        revision_labels=body.revision_labels,
        revision_expires_at=body.revision_ends(now),
        trigger=parse_trigger(config_json(config)) if config is not None else None,
        flush=bool(body.force_flush),
        wait=False,
    )
    if ingested.job_id:
        job = await call.kw.jobs.get(scope, ingested.job_id)
    else:
        _count(call, ingested)
        job = await call.kw.jobs.note(scope, "ingest", spelled(ingested))
    return answer(of_job(call, "ingest", scope, job, accepted=True))


# Finding


@router.post(f"{MEMORIES}:retrieve", responses={200: {"model": RetrieveAnswer}})
async def retrieve(call: Called, body: RetrieveMemories) -> Response:
    """The memories of a scope that bear on a query, or all of them page by page."""
    await call.reach("read")
    types = [each for each in body.memory_types or () if each != "MEMORY_TYPE_UNSPECIFIED"]
    kinds: tuple[MemoryKind, ...] = _FACTS
    if types:
        facts = _FACTS if "NATURAL_LANGUAGE_COLLECTION" in types else ()
        kinds = (*facts, "field") if "STRUCTURED_PROFILE" in types else facts
    groups = groups_of(body.filter_groups)
    if body.similarity_search_params is not None:
        if body.simple_retrieval_params is not None:
            raise InvalidInput(
                "simple_retrieval_params", "and similarity_search_params exclude each other"
            )
        return answer(await _similar(call, body, groups, kinds))
    scope = call.scope(body.scope)
    simple = body.simple_retrieval_params
    # Without a page size nobody expects a second page: one client cannot even ask for it.
    size = _MOST_RETRIEVED if simple is None else min(simple.page_size or _FEW, _MOST_RETRIEVED)
    same = (sorted(scope.entries), body.filter, groups, kinds)
    page = await call.kw.bank.list(
        scope,
        page_size=size,
        page_token=opened((simple.page_token or "") if simple else "", same),
        filter=body.filter or "",
        label_filters=groups,
        kinds=kinds,
    )
    shown = [{"memory": memory_to_wire(call.parent, scope, each)} for each in page.items]
    token = page.next_token if simple is not None and simple.page_size else ""
    token = sealed(token, same)
    return answer({"retrievedMemories": shown or None, "nextPageToken": token or None})


async def _similar(
    call: Call,
    body: RetrieveMemories,
    groups: list[list[LabelFilter]],
    kinds: tuple[MemoryKind, ...],
) -> JsonObject:
    assert body.similarity_search_params is not None
    scope, asked = call.scope(body.scope), body.similarity_search_params
    count = min(asked.top_k or _FEW, _MOST_RETRIEVED)
    hits = await call.kw.bank.retrieve(
        scope,
        asked.search_query,
        # What is of another kind is found as well, and must not take the place of what is wanted.
        top_k=count if kinds != ("field",) else _MOST_RETRIEVED,
        filter=body.filter or "",
        label_filters=groups,
        fields="field" in kinds,
    )
    if hits.degraded:
        call.metrics.degraded.inc()
    shown: list[JsonObject] = []
    farthest = 0.0
    for hit in hits:
        if hit.memory.kind not in kinds:
            continue
        # Words count too, so a nearer memory can come later; distances are told ascending.
        farthest = max(farthest, _distance(hit))
        memory = memory_to_wire(call.parent, scope, hit.memory)
        shown.append({"memory": memory, "distance": round(farthest, 6)})
    return {"retrievedMemories": [*shown[:count]]} if shown else {}


def _distance(hit: Hit) -> float:
    """How far a hit is; one found by words alone is as far as its words leave it."""
    if hit.distance is not None:
        return hit.distance
    return float((2.0 - 2.0 * min(1.0, hit.words)) ** 0.5)


@router.post(f"{MEMORIES}:retrieveProfiles", responses={200: {"model": ProfilesAnswer}})
async def retrieve_profiles(call: Called, body: ScopeOnly) -> Response:
    """What is known of a person, by the schemas of their scope."""
    await call.reach("read")
    profiles = await call.kw.bank.profiles.get(call.scope(body.scope))
    shown = {
        each.schema_id: {"schemaId": each.schema_id, "profile": dict(each.data)}
        for each in profiles
        if each.data
    }
    return answer({"profiles": shown or None})


@router.post(f"{MEMORIES}:purge", responses={200: {"model": Operation}})
async def purge(call: Called, body: PurgeMemories) -> Response:
    """Take out every memory that a filter means; without ``force`` only count them."""
    bank = await call.reach("delete")
    count = await call.kw.bank.records.purge(
        bank,
        call.principal.sees,
        user_id=call.principal.scope.get("user_id"),
        filter=body.filter or "",
        label_filters=groups_of(body.filter_groups),
        dry_run=not body.force,
        actor=call.actor,
    )
    response = ("PurgeMemoriesResponse", {"purgeCount": count})
    return answer(done(call, call.parent.name, f"purge-{count}", "PurgeMemories", response))
