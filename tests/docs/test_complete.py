"""What exists is documented, what is documented exists, and every link leads somewhere."""

from __future__ import annotations

import re

import click
import pytest

from docs.markdown import ROOT, anchors, documents, links, rows
from keepwise import KeepwiseError, Settings, errors
from keepwise.adk.errors import TABLE
from keepwise.cli import keepwise as root_command
from keepwise.cli.errors import EXIT_CODES, Exit
from keepwise.settings import CONFIG, known_variables

DOCS = ROOT / "docs"
REFERENCE = DOCS / "reference"

# The glossary of the product; a word is written there before it is written in code.
WORDS = """\
app|artifact|audit entry|bank|blob|candidate|chunk|compaction|consolidation|corpus
credential|document|driver|embedding space|event|expire time|extraction|fact|figure|finding
forget|gap filling|grounding|guard|hit-rate@k|holdings|idempotency key|index generation
invocation|job|lease|memory|note|operation|policy|principal|provenance|quarantine|receipt
redaction|refusal|retrieval|revision|rewind|scan|scope|session|slot|slug|state|state delta
state prefix|tombstone|topic|trimming|TTL|user"""
VERBS = (
    "append compact create delete export forget generate get ingest list load retrieve rewind save "
    "scan search trim update"
)


# The command line


def commands(command=root_command, path="keepwise"):
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            yield from commands(command.get_command(context, name), f"{path} {name}")


CLI = (REFERENCE / "cli.md").read_text("utf-8")


def cli_sections():
    """The text under each heading of a command."""
    parts = re.split(r"^## (keepwise.*)$", CLI, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


COMMANDS = dict(commands())


def test_every_command_has_its_section_in_the_order_of_help():
    assert list(cli_sections()) == list(COMMANDS)


@pytest.mark.parametrize("path", COMMANDS)
def test_a_command_s_section_has_its_options_and_no_others(path):
    section, command = cli_sections()[path], COMMANDS[path]
    context = click.Context(command, info_name=path, help_option_names=["-h", "--help"])
    # click keeps the first help option it made for a command: as the program itself makes it.
    options = [p for p in command.params if isinstance(p, click.Option)]
    usage = " ".join([path, *command.collect_usage_pieces(context)])
    assert f"```text\n{usage}\n```" in section
    shown = section.partition("```text")[2]
    named = set(re.findall(r"`(--[a-z0-9-]+)`", shown)) - {"--help"}
    assert named == {option.opts[0] for option in options}


def test_every_spelling_of_an_option_is_there():
    for command in COMMANDS.values():
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                for spelling in (*parameter.opts, *parameter.secondary_opts):
                    assert f"`{spelling}`" in CLI


@pytest.mark.parametrize("path", COMMANDS)
def test_an_option_s_default_is_right(path):
    head = CLI.partition("## Shared options")[2].partition("\n## ")[0]
    own, shared = (
        {r[0].split()[0].rstrip(","): r for r in rows(t)} for t in (cli_sections()[path], head)
    )
    for parameter in COMMANDS[path].params:
        if isinstance(parameter, click.Option):
            shown = {**shared, **own}[parameter.opts[0]][1]
            if parameter.required or (default := parameter.to_info_dict()["default"]) is None:
                assert (shown == "required") == parameter.required
            elif default not in ("", False):
                assert shown == str(default)


def test_every_exit_code_is_explained():
    documented = {int(row[0]) for row in rows(CLI) if row[0].isdecimal()}
    assert documented == set(Exit)


# Settings


def setting_rows():
    text = (REFERENCE / "settings.md").read_text("utf-8")
    return {row[0]: row for row in rows(text) if row[0].startswith("KEEPWISE")}


def test_every_setting_is_documented_and_no_other():
    assert set(setting_rows()) == set(known_variables())
    assert f"`{CONFIG}`" in (REFERENCE / "settings.md").read_text("utf-8")


@pytest.mark.parametrize("variable", sorted(known_variables()))
def test_a_setting_s_key_and_default_are_right(variable):
    _, key, default, _ = setting_rows()[variable]
    assert variable == f"KEEPWISE_{key.replace('.', '__').upper()}"
    value = Settings()
    for name in key.split("."):
        value = getattr(value, name)
    expected = "none" if value == () else str(value)
    if isinstance(value, tuple) and value:
        expected = ", ".join(value)
    if isinstance(value, bool):
        expected = str(value).lower()
    assert default == expected


# Errors


def error_classes(kind=KeepwiseError):
    yield kind
    for below in kind.__subclasses__():
        if below.__module__ == errors.__name__:
            yield from error_classes(below)


ERRORS = {kind.__name__: kind for kind in error_classes()}


def error_rows():
    text = (REFERENCE / "errors.md").read_text("utf-8")
    return {row[0]: row for row in rows(text) if row[0] in ERRORS}


def test_every_error_is_documented():
    assert list(error_rows()) == list(ERRORS)


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_s_line_is_right(name):
    kind, line = ERRORS[name], error_rows()[name]
    code = next(EXIT_CODES[each] for each in kind.__mro__ if each in EXIT_CODES)
    other = next((TABLE[each].__name__ for each in kind.__mro__ if each in TABLE), "as it is")
    assert line[1:5] == [kind.reason, "yes" if kind.retryable else "no", str(int(code)), other]
    assert len(line[5]) > 10


@pytest.mark.parametrize("name", ERRORS)
def test_the_drawn_tree_is_the_tree(name):
    drawn = (REFERENCE / "errors.md").read_text("utf-8").partition("```text\n")[2]
    lines = drawn.partition("```")[0].splitlines()
    depth = {line.lstrip(" │├└─"): len(line) - len(line.lstrip(" │├└─")) for line in lines}
    kind = ERRORS[name]
    above = [each for each in kind.__mro__[1:] if each.__name__ in ERRORS]
    assert depth[name] == 4 * len(above)


# The glossary


def glossary():
    text = (DOCS / "glossary.md").read_text("utf-8")
    return [(row[0].strip("*"), row) for row in rows(text) if row[0].startswith("**")]


def test_every_word_and_verb_is_there():
    names = [name for name, _ in glossary()]
    assert set(re.split(r"[|\n]", WORDS)) <= set(names)
    assert set(VERBS.split()) <= set(names)


def test_words_are_in_alphabetical_order_and_say_whether_they_exist():
    text = (DOCS / "glossary.md").read_text("utf-8")
    for part in text.split("\n## Verbs"):
        names = re.findall(r"^\| \*\*(.+?)\*\*", part, re.MULTILINE)
        assert names == sorted(names, key=str.lower)
        assert len(names) == len(set(names))
    for name, row in glossary():
        assert row[2] in ("yes", "not yet"), name


# Links and words


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(path):
    for link in links(path):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        file = (path.parent / target).resolve() if target else path
        assert file.exists(), link
        assert ROOT in (file, *file.parents), link
        if anchor:
            assert anchor in anchors(file), link


def test_the_index_leads_to_every_page():
    index = DOCS / "README.md"
    linked = {(DOCS / link.partition("#")[0]).resolve() for link in links(index)}
    pages = {p.resolve() for p in DOCS.rglob("*.md") if p != index and "decisions" not in p.parts}
    assert pages <= linked


def test_the_readme_is_short_and_its_map_is_true():
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.splitlines()) < 180
    map_of = text.partition("src/keepwise/\n")[2].partition("docs/")[0]
    folders = set(re.findall(r"(\w+)/", map_of))
    source = ROOT / "src" / "keepwise"
    assert folders == {p.parent.name for p in source.glob("*/__init__.py")}
    modules = set(re.findall(r"(\w+\.py)", map_of))
    assert modules == {p.name for p in source.glob("*.py") if not p.name.startswith("_")}


def test_the_readme_counts_the_demo_s_checks_as_the_tour_does():
    counts = {
        count
        for path in (ROOT / "README.md", DOCS / "tutorial" / "ten-minute-tour.md")
        for count in re.findall(r"(\d+ of \d+) checks passed", path.read_text("utf-8"))
    }
    assert len(counts) == 1
