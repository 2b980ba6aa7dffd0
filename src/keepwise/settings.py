"""Every setting, in one typed object, grouped by feature.

Values come, first found first, from the environment (``KEEPWISE_URL``, ``KEEPWISE_BANK__TOP_K``;
two underscores go into a group), from one TOML file (``keepwise.toml`` in the working folder, or
the file that ``KEEPWISE_CONFIG`` names), and from the defaults below. A name that does not exist
is an error that names it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from keepwise.errors import ConfigError

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import ValidationError

PREFIX = "KEEPWISE_"
CONFIG = PREFIX + "CONFIG"
# A secret, so no setting, which a command could print: the key that clients of a server show it.
API_KEY = PREFIX + "API_KEY"
DEFAULT_FILE = "keepwise.toml"

_STRICT: dict[str, Any] = {"extra": "forbid"}


@dataclass(frozen=True, slots=True)
class DatabaseSettings:
    """``durable`` makes each commit reach the disk before it returns, at about 10 ms each."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    durable: bool = False


@dataclass(frozen=True, slots=True)
class TopicSettings:
    """A custom topic: its label and a plain description of what to keep and what never to.

    ``examples`` are facts it asks for, ``attributes`` the slots it is about (``currency``), and
    ``exclusions`` what it never keeps, whatever the description says. ``ttl`` is how long its
    memories live (``"90d"``). ``personal`` are the kinds of personal data
    it asks for: ``email``, ``phone``, ``address``, ``birth-date``, ``iban``, ``card``,
    ``national-id``.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    label: str
    description: str
    ttl: str = ""
    personal: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    exclusions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CustomizationSettings:
    """Topics for scopes that have all of ``scope_keys``, instead of the bank's: a preset, own ones.

    Of several that fit the one with most keys holds.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    scope_keys: tuple[str, ...]
    preset: str = ""
    topics: tuple[TopicSettings, ...] = ()


@dataclass(frozen=True, slots=True)
class ProfileSettings:
    """A structured profile: ``schema`` is a JSON schema whose properties are its fields.

    It is for scopes that have all of ``scope_keys``, for all if there are none. A property that is
    called like a slot, or says ``x-slot``, is filled by what people state.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    id: str
    schema: dict[str, Any]
    scope_keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BankSettings:
    """What is remembered, for how long, and how much comes back.

    ``engine`` is what extracts and compares facts: ``rules``, or ``model`` for the one that the
    settings ``model`` name; with ``fallback`` the rules stand in when it does not answer, and
    otherwise events wait. ``third_person`` says "Prefers euros" rather than "I prefer euros".
    ``timezone`` is where people are who do not say (``Europe/Berlin``), for words like "tomorrow".

    ``mode`` is ``facts``, or ``transcript`` for a bank that keeps what was said, turn by turn.

    ``preset`` names a set of topics; ``topics`` adds custom ones to it; ``customizations`` are for
    scopes of certain keys, ``profiles`` are structured ones. ``top_k`` is how many memories a
    search returns when it does not say, 0 for 3 facts or 10 turns; ``max_distance`` is how far from
    the query they may be, as the distance of unit vectors (0 to 2). ``ttl`` is how long a memory
    lives (``"365d"``) and ``revision_ttl`` how long its earlier states do, empty for ever;
    ``quarantine_ttl`` is how long a suspect statement waits for a person. What has expired is
    invisible at once, and is deleted every ``purge_seconds`` while a store is open, 0 for only when
    it is written to.

    ``event_count``, ``idle_seconds``, ``interval_seconds`` and ``overlap`` say when the events of
    a stream are looked at, if whoever hands them in does not; 0 is no such rule, and without one
    they are looked at at once.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    engine: Literal["rules", "model"] = "rules"
    fallback: bool = False
    third_person: bool = True
    timezone: str = "UTC"
    mode: Literal["facts", "transcript"] = "facts"
    preset: str = "assistant"
    topics: tuple[TopicSettings, ...] = ()
    customizations: tuple[CustomizationSettings, ...] = ()
    profiles: tuple[ProfileSettings, ...] = ()
    top_k: int = 0
    max_distance: float = 2.0
    ttl: str = ""
    revision_ttl: str = ""
    quarantine_ttl: str = "30d"
    purge_seconds: float = 300.0
    event_count: int = 0
    idle_seconds: int = 0
    interval_seconds: int = 0
    overlap: int = 0


@dataclass(frozen=True, slots=True)
class EmbedderSettings:
    """What turns texts into vectors, so that memories are found by meaning.

    ``kind`` is ``static`` (built in, English), ``onnx`` (MiniLM, English), ``multilingual``
    (e5-small, about a hundred languages), ``openai`` (any server that speaks like OpenAI's),
    ``gemini``, or ``none`` for words alone. ``model`` is the server's name for the model, ``url``
    its address; ``path`` is a folder or file of weights instead of the packaged ones;
    ``dimensions`` is how many numbers its vectors have, where the server does not say. Keys come
    from the environment (``OPENAI_API_KEY``, ``GEMINI_API_KEY``). ``cache_mb`` is how much memory
    the vectors of the people searched last may take.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    kind: Literal["static", "onnx", "multilingual", "openai", "gemini", "none"] = "static"
    model: str = ""
    url: str = ""
    path: str = ""
    dimensions: int = 0
    cache_mb: int = 64


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """The language model that extracts facts where ``bank.engine`` is ``model``.

    ``kind`` is ``openai`` (any server that speaks like OpenAI's: Ollama, vLLM, llama.cpp) or
    ``gemini``; ``name`` is the server's name for the model, ``url`` its address, ``seconds`` how
    long an answer may take. Keys come from the environment: ``OPENAI_API_KEY``,
    ``GEMINI_API_KEY``.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    kind: Literal["openai", "gemini"] = "openai"
    name: str = ""
    url: str = ""
    seconds: float = 60.0


@dataclass(frozen=True, slots=True)
class PolicySettings:
    """What may be stored: a ``preset``, or the TOML document ``file``, which starts from one."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    preset: str = "strict"
    file: str = ""


@dataclass(frozen=True, slots=True)
class SessionsSettings:
    """How long a conversation is kept, and what happens when two messages come at once.

    ``ttl`` is how long a new session lives (``"30d"``), empty for ever. ``turns`` says whether a
    message waits for the turn before it (``queue``) or is refused (``refuse``). A turn is held for
    ``turn_seconds`` at a time and renewed while it goes on; ``turn_wait_seconds`` is how long a
    message waits at most.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    ttl: str = ""
    turns: Literal["queue", "refuse"] = "queue"
    turn_seconds: float = 30.0
    turn_wait_seconds: float = 120.0


@dataclass(frozen=True, slots=True)
class JobsSettings:
    """Background work. ``in_process`` does it while a store is open, beside everything else.

    ``poll_seconds`` is how often the queue is looked at for what another process put in.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    in_process: bool = True
    poll_seconds: float = 5.0


@dataclass(frozen=True, slots=True)
class ArtifactsSettings:
    """``folder`` is where the content of new artifacts goes; by default into the database."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    folder: str = ""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What ``keepwise serve`` listens on, whom it lets in, and how much it takes on.

    ``host``, ``port`` and ``prefix`` are its address. ``project`` and ``location`` stand in full
    names for requests that came with a short one. With ``authenticate`` every request needs a key
    or a token; an address other than loopback needs it.

    ``oidc_issuer``, ``oidc_audience``, ``oidc_jwks_url`` and ``oidc_algorithms`` say which tokens
    of an identity provider are good. ``oidc_claim`` is the claim that names the user, whose data
    is all that such a token reaches, in ``oidc_banks`` or, if there are none, in any bank.

    ``rate`` is how many requests a principal may make (``"600/minute"``), empty for any number. A
    body may have ``body_mb`` megabytes, a request take ``seconds``; when the server is told to
    end, requests have ``drain_seconds`` to finish.

    ``front_port``, ``front_dir`` and ``front_tunnel`` are for agents whose code cannot change:
    where the front for Google's host names listens on loopback, the folder of its certificates,
    and whether it connects to every other host as well.

    ``models`` says what extracts facts for a bank that asks for a model by Google's name:
    ``"gemini-2.5-flash=model"`` is the model that the settings ``model`` name, ``=rules`` the
    rules; ``*`` stands for any other name.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    host: str = "127.0.0.1"
    port: int = 8080
    prefix: str = ""
    project: str = "local"
    location: str = "local"
    authenticate: bool = False
    oidc_issuer: str = ""
    oidc_audience: str = ""
    oidc_jwks_url: str = ""
    oidc_algorithms: tuple[str, ...] = ("RS256",)
    oidc_claim: str = "sub"
    oidc_banks: tuple[str, ...] = ()
    rate: str = ""
    body_mb: float = 8.0
    seconds: float = 120.0
    drain_seconds: float = 20.0
    front_port: int = 8081
    front_dir: str = ""
    front_tunnel: bool = True
    models: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. ``url`` says where the data is: a SQLite file, or ``:memory:``."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    url: str = "sqlite:///keepwise.db"
    database: DatabaseSettings = field(default_factory=DatabaseSettings)
    sessions: SessionsSettings = field(default_factory=SessionsSettings)
    artifacts: ArtifactsSettings = field(default_factory=ArtifactsSettings)
    bank: BankSettings = field(default_factory=BankSettings)
    policy: PolicySettings = field(default_factory=PolicySettings)
    embedder: EmbedderSettings = field(default_factory=EmbedderSettings)
    jobs: JobsSettings = field(default_factory=JobsSettings)
    model: ModelSettings = field(default_factory=ModelSettings)
    server: ServerSettings = field(default_factory=ServerSettings)


def load(file: Path | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings.

    Args:
        file: the TOML file; by default the one ``KEEPWISE_CONFIG`` names, else
            ``keepwise.toml`` if the working folder has one.
        environment: by default the process's.

    Raises:
        ConfigError: a name is unknown, a value has the wrong type, or a named file is missing.
    """
    environment = os.environ if environment is None else environment
    names = {name for name in environment if name.startswith(PREFIX)}
    names -= {CONFIG, API_KEY}
    unknown = sorted(names - known_variables())
    if unknown:
        raise ConfigError(
            f"unknown setting {unknown[0]}",
            hint="known: " + ", ".join(sorted(known_variables())),
        )
    path = _file(file, environment)
    if path is None and not names:
        return Settings()
    return _parse(path, environment)


def known_variables() -> frozenset[str]:
    """Every environment variable that sets something."""
    names = set()
    for group in fields(Settings):
        default = getattr(Settings(), group.name)
        if is_dataclass(default):
            names |= {f"{PREFIX}{group.name}__{each.name}".upper() for each in fields(default)}
        else:
            names.add(f"{PREFIX}{group.name}".upper())
    return frozenset(names)


def _file(file: Path | None, environment: Mapping[str, str]) -> Path | None:
    from pathlib import Path

    named = file or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    if named is not None:
        if not named.is_file():
            raise ConfigError(f"there is no settings file {named}", hint=f"see {CONFIG}")
        return named
    return Path(DEFAULT_FILE) if Path(DEFAULT_FILE).is_file() else None


def _parse(path: Path | None, environment: Mapping[str, str]) -> Settings:
    # pydantic takes longer to import than everything else together; most runs need none of it.
    import json
    import tomllib

    from pydantic import TypeAdapter, ValidationError
    from pydantic_settings import BaseSettings, EnvSettingsSource, SettingsConfigDict

    values: dict[str, Any] = {}
    if path is not None:
        try:
            values = tomllib.loads(path.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ConfigError(f"{path} is not valid TOML: {error}") from None
        except RecursionError:
            raise ConfigError(f"{path} is not valid TOML: it is nested too deep") from None

    class Loader(BaseSettings):
        model_config = SettingsConfigDict(env_prefix=PREFIX, env_nested_delimiter="__")
        url: str
        database: DatabaseSettings
        sessions: SessionsSettings
        artifacts: ArtifactsSettings
        bank: BankSettings
        policy: PolicySettings
        embedder: EmbedderSettings
        jobs: JobsSettings
        model: ModelSettings
        server: ServerSettings

    source = EnvSettingsSource(Loader)
    source.env_vars = {name.lower(): value for name, value in environment.items()}
    try:
        for name, value in source().items():
            merge = isinstance(value, dict) and isinstance(values.get(name), dict)
            values[name] = {**values[name], **value} if merge else value
        # pydantic-settings reads JSON for groups of models, not for those of dataclasses.
        bank = values.get("bank")
        for name in ("topics", "customizations", "profiles"):
            if isinstance(bank, dict) and isinstance(bank.get(name), str):
                bank[name] = json.loads(bank[name])
        server = values.get("server")
        for name in ("models", "oidc_algorithms", "oidc_banks"):
            if isinstance(server, dict) and isinstance(server.get(name), str):
                server[name] = [each.strip() for each in server[name].split(",") if each.strip()]
        # Words such as "true" and "5" come from the environment as text.
        return TypeAdapter(Settings).validate_python(values)
    except ValidationError as error:
        raise ConfigError(_explain(error)) from None
    except (json.JSONDecodeError, RecursionError):
        raise ConfigError(
            "setting bank.topics, bank.customizations or bank.profiles: is not a JSON list"
        ) from None
    except ValueError as error:
        raise ConfigError(f"a setting could not be read: {error}") from None


def _explain(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False)[0]
    name = ".".join(str(part) for part in first["loc"])
    return f"setting {name}: {first['msg'].lower()}"
