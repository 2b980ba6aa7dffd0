"""Running what the documents show: Python with what it prints, and console sessions.

Sybil cuts a document into examples; what an example means is said here. The examples of one
document run in order, share one namespace, one working folder and the ids they have printed.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from click.testing import CliRunner
from sybil import Document, Example
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.markdown import CodeBlockParser, SkipParser

from keepwise.cli import keepwise

ROOT = Path(__file__).parents[2]

# What differs from run to run. An id or time in a document stands for the one that is printed.
_ID = re.compile(r"\b[0-9a-f]{24}(?:[0-9a-f]{8})?\b")
_TIME = re.compile(r"\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ")
_TOKEN = re.compile(f"(?P<id>{_ID.pattern})|(?P<time>{_TIME.pattern})|(?P<rest>…)")
_SECONDS = 60

# Commands that need no shell and leave nothing in the process that runs them: what ``demo`` does to
# the log stays, and so does what ``adk`` registers.
_ALONE = re.compile(r"keepwise (?!demo\b|adk\b)[^;&|<>$`*?~\\\n]*")

_FENCE = re.compile(r"^```.*?^```[^\S\n]*$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<!!)\[[^\]\n]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def documents() -> list[Path]:
    """Every Markdown file of the project, without what tools leave behind."""
    folders = ("docs", "examples", "tests", "src", "bench")
    nested = (path for name in folders for path in (ROOT / name).rglob("*.md"))
    return sorted([*ROOT.glob("*.md"), *nested])


def links(path: Path) -> list[str]:
    """The targets of a document's links, code left out."""
    return _LINK.findall(_FENCE.sub("", path.read_text("utf-8")))


def headings(path: Path) -> list[str]:
    """A document's headings, as they are written, code left out."""
    return _HEADING.findall(_FENCE.sub("", path.read_text("utf-8")))


def anchors(path: Path) -> set[str]:
    """The anchors that a document's headings get on the usual hosts."""
    plain = (re.sub(r"[^\w\- ]", "", heading).lower() for heading in headings(path))
    return {heading.replace(" ", "-") for heading in plain}


def rows(text: str) -> Iterator[list[str]]:
    """The rows of a text's tables, cell by cell, without code marks."""
    for line in text.splitlines():
        if line.startswith("|") and not set(line) <= set("|-: "):
            cells = re.split(r"(?<!\\)\|", line)[1:-1]
            yield [cell.replace("`", "").replace("\\|", "|").strip() for cell in cells]


@dataclass
class Runner:
    """Runs the examples of one document in ``folder``."""

    folder: Path
    printed: str | None = None
    ids: dict[str, str] = field(default_factory=dict)

    def run(self, path: Path) -> list[str]:
        """Run a document; the reasons of what it skips.

        Raises:
            AssertionError: something printed is not what the document shows.
        """
        document = Document.parse(
            str(path),
            CodeBlockParser("python", self._python),
            CodeBlockParser("text", self._text),
            CodeBlockParser("console", self._console),
            SkipParser(),
        )
        skipped = []
        for example in document:
            self._expect_nothing_unshown(path, example)
            try:
                example.evaluate()
            except AssertionError as error:
                raise AssertionError(f"{path.name}:{example.line}: {error}") from error
            except Exception as reason:
                # Sybil skips with unittest's exception, which pytest would take for the test's.
                if type(reason).__name__ != "SkipTest":
                    raise
                skipped.append(str(reason))
        self._expect_nothing_unshown(path, None)
        return skipped

    def _expect_nothing_unshown(self, path: Path, example: Example | None) -> None:
        """What Python printed must be shown before anything else runs."""
        if example is None or example.region.evaluator != self._text:
            assert not self.printed, f"{path.name}: this is printed and not shown:\n{self.printed}"
            self.printed = None

    def _python(self, example: Example) -> None:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            PythonEvaluator()(example)
        self.printed = output.getvalue()

    def _text(self, example: Example) -> None:
        """A ``text`` block is what the Python before it prints; without any it is prose."""
        if self.printed is not None:
            self._compare(example.parsed, self.printed)
        self.printed = None

    def _console(self, example: Example) -> None:
        for command, expected in _commands(example.parsed):
            for shown, real in self.ids.items():
                command = command.replace(shown, real)
            run = self._here if _ALONE.fullmatch(command) else self._shell
            code, printed = run(command)
            assert code == 0, f"$ {command}\nexit code {code}\n{printed}"
            try:
                self._compare(expected, printed)
            except AssertionError as error:
                raise AssertionError(f"$ {command}\n{error}") from None

    def _here(self, command: str) -> tuple[int, str]:
        """A command of ours and nothing else, in this process; its exit code and its output."""
        name, *arguments = shlex.split(command)
        with contextlib.chdir(self.folder):
            done = CliRunner().invoke(keepwise, arguments, prog_name=name, catch_exceptions=False)
        return done.exit_code, done.output

    def _shell(self, command: str) -> tuple[int, str]:
        done = subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=self.folder,
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=_SECONDS,
            check=False,
        )
        return done.returncode, done.stdout

    def _environment(self) -> dict[str, str]:
        """The machine's, with ``keepwise`` and ``python`` being the ones under test."""
        programs = self.folder.parent / f"{self.folder.name}-bin"
        if not programs.exists():
            programs.mkdir()
            python = shlex.quote(sys.executable)
            for name, command in (("keepwise", f"{python} -m keepwise.cli"), ("python", python)):
                script = programs / name
                script.write_text(f'#!/bin/sh\nexec {command} "$@"\n', "utf-8")
                script.chmod(0o755)
        return {
            **os.environ,
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONIOENCODING": "utf-8",
        }

    def _compare(self, shown: str, printed: str) -> None:
        """``…`` stands for anything on its line, and for any lines when it is one itself."""
        pattern, last, fresh = "", 0, []
        wanted = _trimmed(shown)
        for token in _TOKEN.finditer(wanted):
            pattern += re.escape(wanted[last : token.start()])
            last = token.end()
            if token["rest"]:
                before, after = wanted[: token.start()], wanted[last:]
                alone = before[-1:] in ("", "\n") and after[:1] in ("", "\n")
                pattern += r"(?s:.*)" if alone else r"[^\n]*"
            elif token["time"]:
                pattern += _TIME.pattern
            elif token["id"] in self.ids:
                pattern += self.ids[token["id"]]
            elif token["id"] in fresh:
                pattern += f"(?P=id{fresh.index(token['id'])})"
            else:
                pattern += f"(?P<id{len(fresh)}>[0-9a-f]{{{len(token['id'])}}})"
                fresh.append(token["id"])
        found = re.fullmatch(pattern + re.escape(wanted[last:]), _trimmed(printed))
        assert found, f"shown:\n{wanted}\nprinted:\n{_trimmed(printed)}"
        self.ids.update({each: found[f"id{number}"] for number, each in enumerate(fresh)})


def _commands(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with what it prints; ``\\`` carries a line on."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, output = re.sub(r"\\\n", "\\\\\0", part).partition("\n")
        yield command.replace("\0", "\n"), output.replace("\0", "\n")


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines()).rstrip("\n")
