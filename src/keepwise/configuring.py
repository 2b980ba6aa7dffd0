"""From settings to the values that rooms take: paths, lifetimes, topics, the policy."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from keepwise.errors import ConfigError, InvalidInput, UnknownScheme
from keepwise.model import JsonObject, Topic

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from keepwise.bank.banks.rules import Rules
    from keepwise.bank.expiry.lifetimes import Lifetimes
    from keepwise.bank.remembering.engines import Engine
    from keepwise.bank.remembering.options import Trigger
    from keepwise.bank.remembering.topic_sets import TopicSets
    from keepwise.governance.policy import Policy
    from keepwise.model.profiles import ProfileSchema
    from keepwise.settings import (
        BankSettings,
        EmbedderSettings,
        PolicySettings,
        ServerSettings,
        Settings,
        TopicSettings,
    )

IN_MEMORY = ":memory:"

TOP_K = {"facts": 3, "transcript": 10}
"""How many memories a search returns when neither it nor the settings say, by the bank's mode."""


def database_path(url: str) -> Path | None:
    """The file a URL names, or None for an in-memory database.

    Raises:
        UnknownScheme: it names a kind of store that does not exist.
        ConfigError: it names none, or holds options.
    """
    from pathlib import Path

    text = url.strip()
    if text == IN_MEMORY:
        return None
    if "://" not in text:
        if not text:
            raise ConfigError("the database URL is empty", hint="for example sqlite:///keepwise.db")
        return Path(text)
    from urllib.parse import urlsplit

    parts = urlsplit(text)
    if parts.scheme != "sqlite":
        hint = "use sqlite:///file.db, sqlite:////folder/file.db, :memory: or a path"
        if parts.scheme == "keepwise":
            hint = "that is how ADK's options spell it; here the same file is sqlite:///file.db"
        raise UnknownScheme(f"there is no store for '{parts.scheme}://'", hint=hint)
    if parts.query or parts.fragment:
        raise ConfigError("the database URL has options, and none are known")
    if parts.netloc:
        raise ConfigError(
            "a SQLite URL has three slashes before a relative path and four before an absolute one",
            hint="for example sqlite:///keepwise.db",
        )
    name = text[len("sqlite://") :]
    if name in ("", "/", "/:memory:"):
        return None
    return Path(name[1:])


def check_numbers(settings: Settings) -> None:
    """Raise ConfigError naming the first setting whose number cannot be."""
    from keepwise.bank.retrieval.finding import MAX_TOP_K

    if not 0 <= settings.bank.top_k <= MAX_TOP_K:
        raise ConfigError(f"setting bank.top_k: must be from 0 to {MAX_TOP_K}")
    if not 0 <= settings.bank.max_distance <= 2:
        raise ConfigError("setting bank.max_distance: must be from 0 to 2")
    # No comparison holds for what is no number.
    if not 0 < settings.sessions.turn_seconds <= 3600:
        raise ConfigError("setting sessions.turn_seconds: must be more than 0, at most 3600")
    if not 0 <= settings.sessions.turn_wait_seconds <= 86_400:
        raise ConfigError("setting sessions.turn_wait_seconds: must be from 0 to 86400")
    if settings.embedder.dimensions < 0:
        raise ConfigError("setting embedder.dimensions: must not be negative")
    if not 0 <= settings.embedder.cache_mb <= 1_000_000:
        raise ConfigError("setting embedder.cache_mb: must be from 0 to 1000000")
    if not 0 < settings.jobs.poll_seconds <= 3600:
        raise ConfigError("setting jobs.poll_seconds: must be more than 0, at most 3600")
    if not 0 <= settings.bank.purge_seconds <= 86_400:
        raise ConfigError("setting bank.purge_seconds: must be from 0 to 86400")
    _check_server(settings.server)


def _check_server(server: ServerSettings) -> None:
    for name in ("port", "front_port"):
        if not 0 <= getattr(server, name) <= 65_535:
            raise ConfigError(f"setting server.{name}: must be from 0 to 65535")
    for name in ("project", "location"):
        if not re.fullmatch(r"[^/\s]+", getattr(server, name)):
            raise ConfigError(f"setting server.{name}: must be a name without '/'")
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*/?", server.prefix):
        raise ConfigError("setting server.prefix: must be a path such as /memory")
    if not 0 < server.body_mb <= 10_000:
        raise ConfigError("setting server.body_mb: must be more than 0, at most 10000")
    if not 0 < server.seconds <= 86_400:
        raise ConfigError("setting server.seconds: must be more than 0, at most 86400")
    if not 0 <= server.drain_seconds <= 86_400:
        raise ConfigError("setting server.drain_seconds: must be from 0 to 86400")


def trigger(settings: BankSettings) -> Trigger:
    """When events are looked at, unless whoever hands them in says so. Raises ConfigError."""
    from keepwise.bank.remembering.options import Trigger

    try:
        return Trigger(
            settings.event_count, settings.idle_seconds, settings.interval_seconds, settings.overlap
        )
    except InvalidInput as error:
        name = f"bank.{error.field.removeprefix('trigger.')}"
        raise ConfigError(f"setting {name}: {error.message}", hint=error.hint) from None


def profiles(settings: BankSettings) -> tuple[ProfileSchema, ...]:
    """The schemas of structured profiles. Raises ConfigError."""
    from keepwise.bank.profiles.schemas import parse_schema

    found = []
    for each in settings.profiles:
        try:
            found.append(parse_schema(each.id, each.schema, frozenset(each.scope_keys)))
        except InvalidInput as error:
            raise ConfigError(f"setting bank.profiles: {error.message}", hint=error.hint) from None
    if len({each.id for each in found}) < len(found):
        raise ConfigError("setting bank.profiles: two schemas have the same id")
    return tuple(found)


def zone(settings: BankSettings) -> str:
    """The time zone people are in who do not say. Raises ConfigError."""
    from keepwise.bank.remembering.days import zone_of

    try:
        return zone_of(settings.timezone).key
    except InvalidInput as error:
        raise ConfigError("setting bank.timezone: is no time zone", hint=error.hint) from None


def spelled(settings: EmbedderSettings) -> str:
    """An embedder's settings as one line, without anything secret; the same line for the same."""
    import json

    named = {"kind": settings.kind, "model": settings.model, "url": settings.url}
    named |= {"path": settings.path, "dimensions": str(settings.dimensions)}
    return json.dumps({name: value for name, value in named.items() if value not in ("", "0")})


def embedder_spelled(text: str) -> EmbedderSettings | None:
    """The settings that were spelled so, or None if they cannot be read."""
    import json

    from keepwise.settings import EmbedderSettings

    try:
        named = json.loads(text)
        return EmbedderSettings(**{**named, "dimensions": int(named.get("dimensions", 0))})
    except (ValueError, TypeError, AttributeError):
        return None


def lifetime(value: str, name: str) -> int | None:
    """The time to live that a setting spells, in microseconds; None for an empty one.

    Raises:
        ConfigError: it is none; the message names the setting.
    """
    from keepwise.bank.expiry.lifetimes import parse_lifetime

    if not value:
        return None
    try:
        return parse_lifetime(value, f"setting {name}")
    except InvalidInput as error:
        raise ConfigError(error.message, hint=error.hint) from None


def lifetimes(settings: BankSettings, topics: tuple[Topic, ...]) -> Lifetimes:
    """How long each thing of the bank lives. Raises ConfigError."""
    from keepwise.bank.expiry.lifetimes import Lifetimes

    return Lifetimes(
        memory=lifetime(settings.ttl, "bank.ttl"),
        revision=lifetime(settings.revision_ttl, "bank.revision_ttl"),
        quarantine=lifetime(settings.quarantine_ttl, "bank.quarantine_ttl"),
        topics={each.label: each.ttl for each in topics if each.ttl is not None},
    )


def rules_of(
    settings: Settings, config: JsonObject, default: Rules, engine: Callable[[str, bool], Engine]
) -> Rules:
    """What a bank's own configuration comes to here.

    Args:
        settings: of this installation.
        config: as the bank keeps it.
        default: what holds for banks without one.
        engine: gets ``rules`` or ``model``, and whether facts are in the third person.

    Raises:
        InvalidInput: the configuration cannot be; the field is named.
    """
    from keepwise.bank.banks.config import parse_config
    from keepwise.bank.banks.rules import Rules
    from keepwise.bank.remembering.topic_sets import TopicSets

    read = parse_config(config)
    kind, notes = _engine_for(settings, read.model)
    if read.embedder:
        notes.append(f"similaritySearchConfig.embeddingModel: '{settings.embedder.kind}' is used")
    return Rules(
        TopicSets(default.topics.default, read.customizations),
        replace(
            read.lifetimes,
            quarantine=default.lifetimes.quarantine,
        ),
        read.trigger if read.trigger.waits else default.trigger,
        default.zone,
        engine(kind, settings.bank.third_person),
        engine(kind, True),
        engine(kind, False),
        read.profiles or default.profiles,
        tuple(notes),
    )


def _engine_for(settings: Settings, model: str) -> tuple[str, list[str]]:
    """``rules`` or ``model`` for a model by Google's name, and what there is to say about it."""
    if not model:
        return settings.bank.engine, []
    named = dict(engines(settings))
    kind = named.get(model, named.get("*"))
    if kind is not None:
        return kind, []
    used = "the rules" if settings.bank.engine == "rules" else f"the model {settings.model.name}"
    return settings.bank.engine, [
        f"generationConfig.model: '{model}' is not here, {used} used: server.models says what is"
    ]


def engines(settings: Settings) -> tuple[tuple[str, str], ...]:
    """What extracts in place of which model, by Google's name. Raises ConfigError."""
    found = []
    for each in settings.server.models:
        name, equals, kind = (part.strip() for part in each.partition("="))
        if not equals or not name or kind not in ("rules", "model"):
            raise ConfigError(
                "setting server.models: must be like gemini-2.5-flash=model, or =rules"
            )
        found.append((name, kind))
    return tuple(found)


def topic_sets(settings: BankSettings) -> TopicSets:
    """The topics of the bank, and those of scopes with keys of their own.

    Raises:
        ConfigError: there is no such preset or kind of personal data, or a label is there twice.
    """
    from keepwise.bank.remembering.topic_sets import Customization, TopicSets

    customizations = []
    for at, each in enumerate(settings.customizations):
        if not each.scope_keys:
            raise ConfigError(
                f"setting bank.customizations[{at}].scope_keys: must name a key",
                hint="what holds for every scope are bank.preset and bank.topics",
            )
        found = _topics(each.preset, each.topics, f"bank.customizations[{at}]")
        customizations.append(Customization(frozenset(each.scope_keys), found))
    return TopicSets(_topics(settings.preset, settings.topics, "bank"), tuple(customizations))


def _topics(name: str, custom: Sequence[TopicSettings], where: str) -> tuple[Topic, ...]:
    from keepwise.bank.topics import PRESETS
    from keepwise.governance.personal import RULES

    preset = PRESETS.get(name) if name else ()
    if preset is None:
        raise ConfigError(
            f"setting {where}.preset: there is no topic preset '{name}'",
            hint="known: " + ", ".join(sorted(PRESETS)),
        )
    made: list[Topic] = []
    for each in custom:
        unknown = sorted(set(each.personal) - set(RULES))
        if unknown:
            raise ConfigError(
                f"setting {where}.topics: {each.label}: personal: '{unknown[0]}' is no personal "
                "data",
                hint="known: " + ", ".join(sorted(RULES)),
            )
        ttl = lifetime(each.ttl, f"{where}.topics: {each.label}: ttl")
        made.append(
            Topic(
                each.label,
                each.description,
                ttl=ttl,
                personal=each.personal,
                examples=each.examples,
                attributes=each.attributes,
                exclusions=each.exclusions,
            )
        )
    labels = [each.label for each in (*preset, *made)]
    twice = {label for label in labels if labels.count(label) > 1}
    if twice:
        raise ConfigError(f"setting {where}.topics: the topic '{min(twice)}' is there twice")
    if not labels:
        raise ConfigError(f"setting {where}: has neither a preset nor topics")
    return (*preset, *made)


def policy(settings: PolicySettings) -> Policy:
    """The policy: the document, or else the preset.

    Raises:
        ConfigError: both are given, there is no such preset or file, or the document is wrong.
    """
    from pathlib import Path

    from keepwise.governance.policy import PRESETS, parse_policy

    if not settings.file:
        found = PRESETS.get(settings.preset)
        if found is None:
            raise ConfigError(
                "setting policy.preset: is no preset", hint="known: " + ", ".join(PRESETS)
            )
        return found
    if settings.preset != "strict":
        raise ConfigError(
            "settings policy.preset and policy.file exclude each other",
            hint="name the preset in the file, as base",
        )
    try:
        text = Path(settings.file).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise ConfigError(
            f"setting policy.file: {settings.file} cannot be read",
            hint="keepwise policy show --toml prints one to start from",
        ) from None
    return parse_policy(text, settings.file)
