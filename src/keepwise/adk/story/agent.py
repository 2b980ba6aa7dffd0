"""The agent of the story: a router with one tool, and the scripted model that plays its part.

The model does what a careful model would do with what it is given, and nothing it could not see:
it reads the question and the block of recalled memories in its request, fills a gap from them,
calls the tool, and words the answer.
"""

from __future__ import annotations

import re

from google.adk.agents import LlmAgent
from google.adk.models.llm_request import LlmRequest
from google.adk.tools.preload_memory_tool import PreloadMemoryTool
from google.adk.tools.tool_context import ToolContext
from google.genai import types

from keepwise.testing.scripted_model import ScriptedModel, call, texts

APP = "acme"
MONDAY_FIGURE = "436,449"
TOKEN_KEY = "temp:databricks_token"

_BLOCK = re.compile(r"<PAST_CONVERSATIONS>\n(.*)\n</PAST_CONVERSATIONS>", re.DOTALL)
_REGION = re.compile(r"(?:Western|Southern|Northern|Eastern) Europe")
_SYMBOLS = {"euros": "€", "pounds": "£"}


class Warehouse:
    """The data behind the tool. Late invoices keep arriving, so the same question ages."""

    def __init__(self) -> None:
        self.questions: list[str] = []
        self.tokens: list[str] = []
        self.spend = MONDAY_FIGURE

    def query_spend(self, question: str, tool_context: ToolContext) -> dict[str, str]:
        """Look up media spend.

        Args:
            question: one clear sentence naming the brand and, if known, the region.
            tool_context: filled in by ADK; carries the caller's token in ``temp:`` state.
        """
        self.questions.append(question)
        self.tokens.append(str(tool_context.state.get(TOKEN_KEY, "")))
        return {"spend": self.spend}


def router(warehouse: Warehouse) -> tuple[LlmAgent, ScriptedModel]:
    """The agent, and the model whose requests show what it was given."""
    model = ScriptedModel(steps=[_play], cycle=True)
    agent = LlmAgent(
        name="router",
        model=model,
        instruction=(
            "Answer questions about spend. If the question names no region and does not ask for "
            "regions, add the one remembered for this person. Use the currency they prefer."
        ),
        tools=[PreloadMemoryTool(), warehouse.query_spend],
    )
    return agent, model


def recalled(request: LlmRequest) -> list[str]:
    """The memories a request carried, one sentence each."""
    block = next((found for text in texts(request) if (found := _BLOCK.search(text))), None)
    lines = block.group(1).splitlines() if block else []
    # ADK puts the author before a memory that has one, as those of Google's service do.
    return [line.removeprefix("user: ") for line in lines if not line.startswith("Time: ")]


def asked(request: LlmRequest) -> str:
    """The person's own last words in a request."""
    said = [
        part.text
        for content in request.contents
        for part in content.parts or []
        if content.role == "user" and part.text and not _BLOCK.search(part.text)
    ]
    return said[-1] if said else ""


def fill_gap(question: str, memories: list[str]) -> str:
    """The question with a remembered region, if it names none and does not ask for them all."""
    brand = re.search(r"Acme \w+", question)
    clear = f"{brand.group() if brand else 'Total'} spend"
    own = _REGION.search(question)
    if own:
        return f"{clear} in {own.group()}"
    if "by region" in question:
        return f"{clear} by region"
    remembered = next((found for fact in memories if (found := _REGION.search(fact))), None)
    return f"{clear} in {remembered.group()}" if remembered else clear


def _play(request: LlmRequest) -> str | types.Part:
    memories = recalled(request)
    # A tool's answer stands in one of the last two contents: recalled memories may follow it.
    for content in request.contents[-2:]:
        for part in content.parts or []:
            if part.function_response is not None:
                return _word(part.function_response, memories)
    question = asked(request)
    if "spend" in question:
        return call("query_spend", question=fill_gap(question, memories))
    return "Noted."


def _word(response: types.FunctionResponse, memories: list[str]) -> str:
    spend = (response.response or {}).get("spend", "unknown")
    symbol = next(
        (sign for word, sign in _SYMBOLS.items() if any(word in fact for fact in memories)), "€"
    )
    return f"Spend was {symbol}{spend}."
