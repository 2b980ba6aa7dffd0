"""Google's clients, unmodified, behind one handle: the same test speaks through each of them."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from wire.serving import Served

Flavour: TypeAlias = Literal["vertexai", "vertexai.aio", "agentplatform", "agentplatform.aio"]
FLAVOURS: tuple[Flavour, ...] = ("vertexai", "vertexai.aio", "agentplatform", "agentplatform.aio")

KEY = "local"
PROJECT = "p1"
LOCATION = "us-central1"
PLACE = f"projects/{PROJECT}/locations/{LOCATION}"


def client(flavour: Flavour, base_url: str, **http_options: Any) -> Any:
    """A client of Google's for a server of ours, as the documentation of ours tells people to."""
    package, _, kind = flavour.partition(".")
    options = {"base_url": base_url, **http_options}
    common: dict[str, Any] = {"project": PROJECT, "location": LOCATION, "http_options": options}
    if package == "vertexai":
        import vertexai

        with warnings.catch_warnings():
            # The package announces its successor, which is tested beside it.
            warnings.filterwarnings("ignore", "The vertexai.Client class is", FutureWarning)
            made = vertexai.Client(api_key=KEY, **common)
    else:
        import agentplatform

        made = agentplatform.Client(api_key=KEY, **common)
    return made.aio if kind else made


@dataclass(frozen=True)
class Google:
    """One client of Google's, and the server it speaks to.

    The methods of a client are called by :meth:`ask` and :meth:`every`, whether or not they have to
    be awaited.
    """

    flavour: Flavour
    client: Any
    served: Served

    @property
    def old(self) -> bool:
        """Whether it is the package that came first, whose methods stand elsewhere."""
        return self.flavour.startswith("vertexai")

    @property
    def banks(self) -> Any:
        return self.client.agent_engines if self.old else self.client.memory_banks

    @property
    def memories(self) -> Any:
        return self.banks.memories

    @property
    def revisions(self) -> Any:
        return self.memories.revisions

    @property
    def sessions(self) -> Any:
        return self.client.agent_engines.sessions if self.old else self.client.sessions

    @property
    def ingest_events(self) -> Any:
        return self.memories.ingest_events if self.old else self.banks.ingest_events

    async def ask(self, method: Callable[..., Any], /, **arguments: Any) -> Any:
        """What a method answers."""
        made = method(**arguments)
        return await made if inspect.isawaitable(made) else made

    async def every(self, method: Callable[..., Any], /, **arguments: Any) -> list[Any]:
        """Everything that a method lists, page after page."""
        pager = await self.ask(method, **arguments)
        if isinstance(pager, AsyncIterator) or hasattr(pager, "__aiter__"):
            return [each async for each in pager]
        return list(pager)

    async def bank(self, config: Mapping[str, Any] | None = None, **fields: Any) -> str:
        """Create a bank with a ``memory_bank_config``; its name."""
        if self.old:
            spec = {} if config is None else {"context_spec": {"memory_bank_config": dict(config)}}
            made = await self.ask(self.banks.create, config={**spec, **fields})
            return made.api_resource.name
        arguments: dict[str, Any] = {"config": fields} if fields else {}
        if config is not None:
            renamed = dict(config)
            if "customization_configs" in renamed:
                renamed["unstructured_memory_configs"] = renamed.pop("customization_configs")
            arguments["managed_semantic_memory_config"] = renamed
        return (await self.ask(self.banks.create, **arguments)).name

    # What most tests do, in the words of most tests

    async def remember(self, bank: str, fact: str, scope: Mapping[str, str], **config: Any) -> Any:
        """Create a memory; as it is read afterwards."""
        operation = await self.ask(
            self.memories.create, name=bank, fact=fact, scope=dict(scope), config=config or None
        )
        return operation.response

    async def say(
        self, bank: str, scope: Mapping[str, str] | None, *said: str, **config: Any
    ) -> list[Any]:
        """Generate memories from what a user says; what became of them."""
        arguments: dict[str, Any] = {"config": config} if config else {}
        if scope is not None:
            arguments["scope"] = dict(scope)
        operation = await self.ask(
            self.memories.generate,
            name=bank,
            direct_contents_source={"events": [event(each) for each in said]},
            **arguments,
        )
        return list(operation.response.generated_memories or [])

    async def facts(self, bank: str, scope: Mapping[str, str], **arguments: Any) -> list[str]:
        """The facts of a scope, in the order they come in."""
        found = await self.every(self.memories.retrieve, name=bank, scope=dict(scope), **arguments)
        return [each.memory.fact for each in found]


def event(text: str, role: str = "user") -> dict[str, Any]:
    """One turn, as the clients take it."""
    return {"content": {"role": role, "parts": [{"text": text}]}}
