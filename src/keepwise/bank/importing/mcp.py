"""The file of the official MCP memory server: a graph of entities, observations and relations.

An observation about the user is a fact as it stands. Any other entity is somebody or something
else, and its name goes before what is known of it: "Alice: likes tea". The guard judges that
sentence as it would any about a third party.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from keepwise.bank.importing.facts import ForeignFact, refuse, text_in
from keepwise.model import JsonObject

# What the server's own instructions call the person, and what people call themselves.
_USER = frozenset({"default_user", "user", "me", "i", "myself"})


def facts_of(
    records: Sequence[tuple[int, JsonObject]], user_id: str | None
) -> Iterator[ForeignFact]:
    """The sentences that a graph comes to, each with the line of what it is made of."""
    names = _USER | ({user_id.casefold()} if user_id else set())

    def is_user(name: str) -> bool:
        return name.casefold() in names

    for place, record in records:
        kind = text_in(record, place, "type")
        if kind == "entity":
            name = text_in(record, place, "name")
            for said in _observations(record, place):
                fact = _capital(said) if is_user(name) else f"{name}: {said}"
                yield ForeignFact(place, fact, {}, labels=_labels(record, place, is_user(name)))
        elif kind == "relation":
            source, target = text_in(record, place, "from"), text_in(record, place, "to")
            link = text_in(record, place, "relationType").replace("_", " ")
            target = "the user" if is_user(target) else target
            said = f"{link} {target}"
            yield ForeignFact(place, _capital(said) if is_user(source) else f"{source} {said}", {})
        else:
            refuse(place, "is neither an entity nor a relation")


def _observations(record: JsonObject, place: int) -> Iterator[str]:
    observations = record.get("observations", [])
    if not isinstance(observations, list):
        refuse(place, "observations must be a list")
    for each in observations:
        if not isinstance(each, str):
            refuse(place, "observations must be texts")
        if each.strip():
            yield each.strip()


def _labels(record: JsonObject, place: int, is_user: bool) -> dict[str, str]:
    kind = text_in(record, place, "entityType")
    return {"entity_type": kind} if kind and not is_user else {}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
