"""Memories: learned from what was said, corrected, written directly, listed."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

from keepwise.errors import InvalidInput, NotFound, Refused
from keepwise.model import Event
from keepwise.testing.conformance.subject import MONDAY, Subject
from keepwise.testing.conformance.suite import all_refused, check, equal, holds, refused

_SECRET = "dapi" + "0123456789abcdef0123456789abcdef"


@check("memories.story", "Two lasting things said in one message become two memories.")
async def two_memories_from_one_message(subject: Subject) -> None:
    kw = await subject.open()
    (event,) = await subject.say(kw, MONDAY)
    kw = await subject.open()
    region = await subject.filling(kw, "region")
    currency = await subject.filling(kw, "currency")
    equal(len(await subject.facts(kw)), 2, "memories")
    holds("Western Europe" in region.fact, f"the region's fact says: {region.fact}")
    holds("euro" in currency.fact, f"the currency's fact says: {currency.fact}")
    equal(currency.value, "EUR", "the currency")
    equal(region.created_at, subject.clock(), "when the first was kept")
    holds(region.created_at < currency.created_at, "they keep the order they were said in")
    for memory in (region, currency):
        evidence = memory.evidence[0]
        equal((evidence.event_id, evidence.stream), (event.id, "monday"), "what it rests on")
        equal(event.text[evidence.start : evidence.end], evidence.quote, "the quoted words")
        equal(memory.revision, 1, "revision")
        equal(memory.topic != "", True, "it has a topic")


@check("memories.only_the_user", "What the agent or a tool said is no evidence about the user.")
async def only_the_users_words_count(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, "I work on Western Europe. Always show me euros.", author="router")
    tool = subject.event(
        author="user",
        content={
            "role": "user",
            "parts": [{"functionResponse": {"name": "t", "response": {"text": MONDAY}}}],
        },
    )
    thought = subject.event(content={"role": "user", "parts": [{"text": MONDAY, "thought": True}]})
    partial = subject.event(MONDAY, partial=True)
    await kw.bank.ingest(subject.maria, [tool, thought, partial], stream="monday")
    equal(await subject.facts(kw), [], "memories")


@check("memories.figures", "Figures are not kept, and the audit log proves it without them.")
async def figures_are_not_kept(subject: Subject) -> None:
    kw = await subject.open()
    event = subject.event("Our spend was €436,449 last week.")
    result = await kw.bank.ingest(subject.maria, [event], stream="monday")
    equal(result.applied, (), "what was applied")
    equal([each.kinds for each in result.rejected], [("figure",)], "what was refused, by kind")
    kw = await subject.open()
    equal(await subject.facts(kw), [], "memories")
    entries = (await kw.audit.list(subject.maria)).items
    refusals = [entry for entry in entries if entry.action == "refuse"]
    equal([(each.target, each.kinds) for each in refusals], [(event.id, ("figure",))], "the log")
    holds("436" not in repr(entries), "the log repeats the figure")


@check("memories.refusals_in_order", "What was refused is reported in the order it was said.")
async def refusals_keep_their_order(subject: Subject) -> None:
    kw = await subject.open()
    events = [
        subject.event(f"Our spend was €436,44{number} last week.", id=f"line {number}")
        for number in range(9)
    ]
    result = await kw.bank.ingest(subject.maria, events, stream="monday")
    equal([each.event_id for each in result.rejected], [each.id for each in events], "refusals")


@check("memories.update", "A new value of the same kind replaces the old one as a new revision.")
async def a_new_value_replaces_the_old(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, MONDAY)
    before = await subject.filling(kw, "currency")
    await subject.say(kw, "Actually, show me pounds.", stream="tuesday")
    kw = await subject.open()
    after = await subject.filling(kw, "currency")
    equal((after.id, after.revision, after.value), (before.id, 2, "GBP"), "the same memory")
    equal(after.created_at, before.created_at, "when it was first learned")
    holds(after.updated_at > before.updated_at, "the update has no time")
    revisions = await kw.bank.revisions(subject.maria, after.id)
    equal([each.number for each in revisions], [1, 2], "revisions")
    equal([each.action for each in revisions], ["create", "update"], "what they did")
    equal([each.value for each in revisions], ["EUR", "GBP"], "what they said")
    hits = await kw.bank.retrieve(subject.maria, "euros")
    holds(all(hit.why != "match" for hit in hits), "the old words still find it")
    holds((await subject.filling(kw, "region")).revision == 1, "another memory changed")


@check("memories.rollback", "An earlier revision comes back as the newest, and is found again.")
async def an_earlier_revision_comes_back(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, MONDAY, "Actually, show me pounds.")
    memory = await subject.filling(kw, "currency")
    await refused(kw.bank.rollback(subject.maria, memory.id, 3), NotFound, "revision 3 of 2")
    await kw.bank.rollback(subject.maria, memory.id, 1)
    kw = await subject.open()
    back = await subject.filling(kw, "currency")
    equal((back.id, back.revision, back.value), (memory.id, 3, "EUR"), "the memory")
    revisions = await kw.bank.revisions(subject.maria, memory.id)
    equal([each.action for each in revisions], ["create", "update", "rollback"], "revisions")
    (hit, *_) = await kw.bank.retrieve(subject.maria, "euros")
    equal((hit.memory.id, hit.why), (memory.id, "match"), "what the old words find")


@check("memories.far_times", "A time no clock shows is refused by name.")
async def far_times_are_refused(subject: Subject) -> None:
    kw = await subject.open()
    for far in (2**63, 2**80):
        await refused(
            kw.bank.create(subject.maria, "Likes tea", expires_at=far),
            InvalidInput,
            f"expiring at {far}",
            field="expires_at",
        )
        await refused(
            kw.bank.ingest(subject.maria, [subject.event("I prefer tables.", time=far)]),
            InvalidInput,
            f"an event at {far}",
            field="event.time",
        )
    equal(await subject.facts(kw), [], "memories")


@check("memories.direct", "A fact written directly is kept as it is, with its labels.")
async def a_direct_fact_is_kept(subject: Subject) -> None:
    kw = await subject.open()
    topic = kw.bank.topics[0].label
    made = await kw.bank.create(
        subject.maria, "  Plays the cello 🎻 on Sundays ", topic=topic, labels={"source": "crm"}
    )
    kw = await subject.open()
    memory = await kw.bank.get(subject.maria, made.memory_id)
    equal(memory.fact, "Plays the cello 🎻 on Sundays", "the fact")
    equal((memory.topic, dict(memory.labels)), (topic, {"source": "crm"}), "topic and labels")
    equal((made.action, made.fact), ("create", memory.fact), "what was said to be done")
    again = await kw.bank.create(subject.maria, "plays the cello 🎻 on sundays")
    equal((again.action, again.memory_id), ("leave", made.memory_id), "the same fact again")
    equal(len(await subject.facts(kw)), 1, "memories")


@check("memories.unknown", "A memory that does not exist is not found, whatever its id.")
async def unknown_memories_are_not_found(subject: Subject) -> None:
    kw = await subject.open()
    made = await kw.bank.create(subject.maria, "Likes jazz")
    for id_ in ("", "%", made.memory_id.upper(), f" {made.memory_id}", "nul\x00", "\ud800"):
        actions = (
            kw.bank.get(subject.maria, id_),
            kw.bank.revisions(subject.maria, id_),
            kw.bank.rollback(subject.maria, id_, 1),
            kw.bank.delete(subject.maria, id_),
        )
        await all_refused(actions, NotFound, f"the memory {id_!r}")
    equal(await subject.facts(kw), ["Likes jazz"], "memories")


@check("memories.direct_consolidated", "Written with consolidation it replaces what it corrects.")
async def a_direct_fact_can_replace(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, MONDAY)
    before = await subject.filling(kw, "currency")
    made = await kw.bank.create(subject.maria, "Prefers pounds", consolidate=True)
    equal((made.action, made.memory_id), ("update", before.id), "what was done")
    equal((await subject.filling(kw, "currency")).value, "GBP", "the value")


@check("memories.direct_refused", "A figure or a credential is refused, and only that is recorded.")
async def direct_figures_and_credentials_are_refused(subject: Subject) -> None:
    kw = await subject.open()
    for text, kind in (
        ("Spend was €436,449", "figure"),
        ("CTR rose to four percent", "figure"),
        ("Likes tables. Spend was 436k", "figure"),
        (f"My Databricks token is {_SECRET}", "credential"),
    ):
        for consolidate in (False, True):
            error = await refused(
                kw.bank.create(subject.maria, text, consolidate=consolidate),
                Refused,
                f"a fact with a {kind}",
            )
            if isinstance(error, Refused):
                equal({each.kind for each in error.findings}, {kind}, "the kinds")
                equal(error.field, "fact", "the field")
            holds("436" not in str(error) and _SECRET not in repr(error), "it repeats the value")
    for labels in ({"spend": "€436,449"}, {"token": _SECRET}, {_SECRET: "x"}):
        await refused(
            kw.bank.create(subject.maria, "Likes tables", labels=labels), Refused, "a label"
        )
    kw = await subject.open()
    equal(await subject.facts(kw), [], "memories")
    log = (await kw.audit.list(subject.maria)).items
    equal({entry.action for entry in log}, {"refuse"}, "what the audit log says")
    holds("436" not in repr(log) and _SECRET not in repr(log), "the log repeats a value")


@check("memories.not_figures", "Numbers that belong to a preference are no figures.")
async def numbers_of_preferences_are_kept(subject: Subject) -> None:
    kw = await subject.open()
    facts = [
        "Prefers 30-minute meetings",
        "Wants the top 3 campaigns first",
        "Plans in Q3",
        "Is on call 24/7",
        "Has 2 children",
    ]
    for fact in facts:
        await kw.bank.create(subject.maria, fact)
    equal(await subject.facts(kw), sorted(facts), "memories")


@check("memories.bad_input", "Text that cannot be a memory is refused by name, nothing stored.")
async def bad_facts_are_refused(subject: Subject) -> None:
    kw = await subject.open()
    before = await subject.everything(kw)
    for bad in ("", "  \n ", "nul\x00", "\ud800", "x" * 1_000_000):
        await refused(
            kw.bank.create(subject.maria, bad), InvalidInput, f"the fact {bad[:9]!r}", field="fact"
        )
    await refused(
        kw.bank.create(subject.maria, "Likes tea", topic="no topic"),
        InvalidInput,
        "an unknown topic",
        field="topic",
    )
    await refused(
        kw.bank.create(subject.maria, "Likes tea", labels={"k": "\x00"}),
        InvalidInput,
        "a label with NUL",
        field="labels",
    )
    for bad in ("", "\x00", "\ud800", "x" * 513):
        await refused(
            kw.bank.ingest(subject.maria, [_renamed(subject, bad)], stream="monday"),
            InvalidInput,
            f"the event id {bad[:9]!r}",
            field="event.id",
        )
    equal(await subject.everything(kw), before, "what is stored")


def _renamed(subject: Subject, id_: str) -> Event:
    given = subject.event(MONDAY)
    return Event(id_, given.author, given.time, content=given.content)


@check("memories.odd_speech", "Speech of any length or script is taken in without an error.")
async def odd_speech_is_taken_in(subject: Subject) -> None:
    kw = await subject.open()
    odd = [
        "x" * 1_000_000,
        "Always show me euros. " * 5_000,
        "I like \x00 and \ud800 a lot. I prefer tab\ud800les.",
        "🙂👩‍👩‍👧‍👦" * 100,
        "אני מעדיפה טבלאות. أفضل الجداول",
        "I l\u0301\u0301\u0301\u0301ike cafe\u0301s.",
        "?!.,;:\n\n\n",
        "%_%' OR 1=1; --",
    ]
    events = [subject.event(text) for text in odd]
    events.append(subject.event(content={"role": "user", "parts": "no list"}))
    events.append(subject.event(content={"role": "user", "parts": [None, 1, {"text": 5}, []]}))
    events.append(subject.event())
    await kw.bank.ingest(subject.maria, events, stream="odd")
    await subject.say(kw, MONDAY)
    await subject.filling(kw, "region")
    for text in odd:
        await kw.bank.retrieve(subject.maria, text)
        await kw.bank.matching(subject.maria, text[:10_000])


@check("memories.list", "A list holds each memory once, newest first, in pages.")
async def memories_are_listed_in_pages(subject: Subject) -> None:
    kw = await subject.open()
    letters = "abcdefg"
    for number, letter in enumerate(letters):
        await kw.bank.create(subject.maria, f"Likes plan {letter}")
        subject.clock.advance(microseconds=number % 2)
    whole = await kw.bank.list(subject.maria)
    times = [memory.updated_at for memory in whole.items]
    equal((len(times), times), (7, sorted(times, reverse=True)), "update times")
    found: list[str] = []
    token = ""
    for _ in range(5):
        page = await kw.bank.list(subject.maria, page_size=3, page_token=token)
        found.extend(memory.id for memory in page.items)
        token = page.next_token
        if not token:
            break
    equal(found, [memory.id for memory in whole.items], "the pages together")
    await refused(
        kw.bank.list(subject.maria, page_token="no token"),
        InvalidInput,
        "a token that no list gave",
        field="page_token",
    )


@check("memories.audit", "Every change is in the audit log, in order, in pages, without content.")
async def changes_are_audited(subject: Subject) -> None:
    kw = await subject.open()
    made = await kw.bank.create(subject.maria, "Prefers euros", actor="tests")
    await kw.bank.create(subject.maria, "Prefers euros", actor="tests")
    await kw.bank.delete(subject.maria, made.memory_id, actor="tests")
    kw = await subject.open()
    entries = (await kw.audit.list(subject.maria)).items
    equal([each.action for each in entries], ["create", "leave", "forget"], "actions")
    equal({each.actor for each in entries}, {"tests"}, "actors")
    equal({each.target for each in entries}, {made.memory_id}, "targets")
    equal([each.seq for each in entries], [1, 2, 3], "numbers")
    holds("euros" not in repr(entries), "the log repeats the fact")
    found: list[int] = []
    token = ""
    for _ in range(5):
        page = await kw.audit.list(subject.maria, page_size=1, page_token=token)
        found.extend(entry.seq for entry in page.items)
        token = page.next_token
        if not token:
            break
    equal(found, [1, 2, 3], "the pages together")
    await refused(
        kw.audit.list(subject.maria, page_token="no token"),
        InvalidInput,
        "a token that no list gave",
        field="page_token",
    )
    smallest = await kw.audit.list(subject.maria, page_size=0)
    equal(len(smallest.items) <= 1, True, "a page of the smallest size")
