"""Sessions, their events, and ADK's services on the wire."""

from __future__ import annotations

from wire.manifest.form import (
    ADK,
    DISCOVERY,
    OURS,
    SDK,
    SESSION_PAGES,
    Requirement,
    diverges,
    later,
)

SESSIONS = (
    Requirement("sessions.create", "A user id makes a session.", SDK),
    Requirement(
        "sessions.create.operation", "Creating is an operation whose response is the session.", SDK
    ),
    Requirement("sessions.create.user", "A user id is required.", DISCOVERY),
    Requirement(
        "sessions.create.id", "sessionId names it; ADK's upper case and underscores too.", ADK
    ),
    Requirement(
        "sessions.create.id.wrong", "An id with a slash or a colon is INVALID_ARGUMENT.", DISCOVERY
    ),
    Requirement("sessions.create.id.taken", "An id that is taken is 409 ALREADY_EXISTS.", OURS),
    Requirement("sessions.create.state", "Its state is what was given.", SDK),
    Requirement("sessions.create.fields", "Display name and labels are kept.", SDK),
    Requirement("sessions.create.ttl", "ttl or expireTime says when it ends; short ones too.", ADK),
    Requirement("sessions.create.expire-once", "ttl and expireTime exclude each other.", DISCOVERY),
    Requirement(
        "sessions.create.year", "Without either it lives for 365 days, and says so.", SESSION_PAGES
    ),
    Requirement("sessions.get", "A session is read by its name.", SDK),
    Requirement("sessions.get.missing", "One that is not there is 404 NOT_FOUND.", ADK),
    Requirement("sessions.get.expired", "One that has ended is not there.", SESSION_PAGES),
    Requirement("sessions.list", "The sessions of a bank are listed page by page.", SDK),
    Requirement(
        "sessions.list.filter", "user_id, display_name and labels filter them.", SESSION_PAGES
    ),
    Requirement("sessions.list.escapes", "A user id with quotes and backslashes is found.", ADK),
    Requirement("sessions.list.order", "orderBy create_time or update_time.", DISCOVERY),
    Requirement("sessions.patch", "A patch answers the session itself, no operation.", SDK),
    Requirement("sessions.patch.mask", "With a mask only its fields change.", DISCOVERY),
    Requirement(
        "sessions.patch.no-mask", "Without a mask the fields that are there change.", DISCOVERY
    ),
    Requirement("sessions.patch.user", "The same user id is no change, another one an error.", SDK),
    Requirement("sessions.delete", "Deleting takes the events along.", DISCOVERY),
    Requirement("sessions.delete.missing", "Only a session that exists is deleted.", ADK),
    Requirement("sessions.append", "An event is appended and answered with nothing.", SDK),
    Requirement(
        "sessions.append.state", "Its state delta is merged into the session's state.", ADK
    ),
    Requirement("sessions.append.time", "Appending moves the session's updateTime.", ADK),
    Requirement("sessions.append.fields", "All of an event comes back from the list.", SDK),
    Requirement("sessions.append.raw", "rawEvent comes back as it was, key by key.", ADK),
    Requirement(
        "sessions.append.required", "author, invocationId and timestamp are required.", DISCOVERY
    ),
    Requirement("sessions.append.missing", "Only to a session that exists.", DISCOVERY),
    Requirement("sessions.events", "Events are listed in the order of their timestamps.", SDK),
    Requirement(
        "sessions.events.pages", "Events come page by page, a hundred unless told.", DISCOVERY
    ),
    Requirement("sessions.events.filter", "timestamp filters them, exact to the microsecond.", ADK),
    diverges(
        "sessions.state.shared",
        "State is of one session alone.",
        SESSION_PAGES,
        "user: keys are shared by the user's sessions and app: keys by all of the bank's, as ADK "
        "defines them; temp: keys are not stored.",
    ),
    diverges(
        "sessions.patch.event",
        "A patch leaves the events as they are.",
        SESSION_PAGES,
        "A patch of the state is an event of the session as well, which says who made it.",
    ),
    Requirement(
        "sessions.adk.memories",
        "Each method of ADK's memory service works, whatever a user is called.",
        ADK,
    ),
    diverges(
        "sessions.append.partial",
        "Partial events are stored as any other.",
        ADK,
        "A partial event is accepted and not stored: the whole one follows.",
    ),
    diverges(
        "sessions.append.credential",
        "Events are stored as they are.",
        SESSION_PAGES,
        "A credential in an event is stored redacted, in all of its fields.",
    ),
    later(
        "sessions.compact",
        ":compact rewrites the history of a session.",
        DISCOVERY,
        "No client calls it. ADK compacts by events of its own, which are kept.",
    ),
)
