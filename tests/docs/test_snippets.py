"""Every snippet of the documentation runs, and prints what is shown beside it."""

from __future__ import annotations

import re

import pytest
from google.adk.models.registry import LLMRegistry

from docs.markdown import ROOT, Runner, documents
from keepwise.testing import ScriptedModel

_BLOCK = re.compile(r"^```(?:python|console)$", re.MULTILINE)
_SKIP = re.compile(r"^<!-- skip: (.*) -->$", re.MULTILINE)


def name(path):
    return str(path.relative_to(ROOT))


# What is written for readers. A decision is a record of its day, and CONTRIBUTING's commands are
# the scripts that run these tests.
PATHS = [
    path
    for path in documents()
    if re.match(r"README|docs/(?!decisions)|examples/", name(path))
    and _BLOCK.search(path.read_text("utf-8"))
]


@pytest.fixture
def offline(monkeypatch):
    """A model that is named by text, as users name theirs, becomes a scripted one."""

    def scripted(model):
        return ScriptedModel(model=model, steps=["Noted."], cycle=True)

    monkeypatch.setattr(LLMRegistry, "new_llm", staticmethod(scripted))


@pytest.mark.parametrize("path", PATHS, ids=name)
def test_it_runs_and_prints_what_it_shows(path, offline, tmp_path):
    Runner(tmp_path).run(path)


@pytest.mark.parametrize("path", PATHS, ids=name)
def test_what_is_skipped_says_why(path):
    for directive in _SKIP.findall(path.read_text("utf-8")):
        assert re.fullmatch(r'next "\w[^"]{10,}"', directive), directive


def test_the_documents_that_must_run_are_among_them():
    names = {name(path) for path in PATHS}
    assert {
        "README.md",
        "docs/tutorial/monday-to-next-week.md",
        "docs/tutorial/ten-minute-tour.md",
        "docs/howto/adk.md",
        "docs/howto/sessions.md",
        "docs/howto/resume.md",
        "docs/explanation/what-is-kept.md",
        "docs/reference/errors.md",
        "docs/reference/settings.md",
    } <= names
