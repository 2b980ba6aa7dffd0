"""What the evaluations share: their options, their cases, a run over these, and its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TextIO, TypeVar

import click

import keepwise
from keepwise.cli.errors import Exit
from keepwise.cli.files import read_text
from keepwise.cli.output import bar, counted, say, table, visible
from keepwise.settings import Settings, load

if TYPE_CHECKING:
    from keepwise.testing.evaluation.stores import Engine

F = TypeVar("F", bound=Callable[..., Any])
C = TypeVar("C")
R = TypeVar("R")
C_co = TypeVar("C_co", covariant=True)

SETS: Final = "evals"
_INDENT: Final = "  "
_BYTE_ORDER_MARK: Final = "\ufeff"


class Parse(Protocol[C_co]):
    """Cases from the lines of a file."""

    def __call__(self, lines: Iterable[str], file: str) -> Iterator[C_co]:
        """Raises InvalidInput naming the file, the line and the field."""
        ...


def cases_option(command: F) -> F:
    """``--cases``, which may be given more than once."""
    return click.option(
        "--cases",
        "files",
        type=click.File(encoding="utf-8"),
        multiple=True,
        metavar="FILE.jsonl",
        help="Your own lines; - reads standard input. May be given more than once.",
    )(command)


def engine_option(command: F) -> F:
    """``--engine``: who judges what is said."""
    return click.option(
        "--engine",
        type=click.Choice(["rules", "model"]),
        default="rules",
        show_default=True,
        help="Who decides: the rules, or the model of the settings.",
    )(command)


def wrong_option(command: F) -> F:
    """``--wrong``: how many wrong cases people are shown."""
    return click.option(
        "--wrong",
        type=click.IntRange(0),
        default=20,
        show_default=True,
        metavar="N",
        help="How many wrong cases to show.",
    )(command)


def floor_option(option: str, name: str, what: str) -> Callable[[F], F]:
    """A share below which the command ends with exit code 1."""
    return click.option(
        option,
        name,
        type=click.FloatRange(0, 1),
        metavar="SHARE",
        help=f"Exit with 1 if {what} is lower.",
    )


def shipped(name: str) -> list[Path]:
    """The sets of an evaluation, which stand beside the source and come with no wheel.

    Raises:
        click.UsageError: they are not here.
    """
    folder = Path(keepwise.__file__).parents[2] / SETS / name
    found = sorted(folder.glob("*.jsonl"))
    if not found:
        raise click.UsageError(
            f"the sets of {SETS}/{name} come with the source, not with the package: "
            "name a file with --cases"
        )
    return found


def gather(name: str, files: Sequence[TextIO], parse: Parse[C]) -> list[C]:
    """The cases of the files, or else of the shipped sets."""
    if files:
        texts = [(each.name, read_text(each).removeprefix(_BYTE_ORDER_MARK)) for each in files]
    else:
        texts = [(path.name, path.read_text("utf-8")) for path in shipped(name)]
    cases = [case for file, text in texts for case in parse(text.split("\n"), file)]
    if not cases:
        raise click.UsageError("there are no cases")
    return cases


def settings_with(engine: Engine) -> Settings:
    """The settings, with an engine. Raises ConfigError if there is no such engine."""
    from keepwise.testing.evaluation.stores import with_engine

    return with_engine(load(), engine)


def each_in_turn(
    title: str, cases: Sequence[C], run: Callable[[C], Awaitable[R]], *, quiet: bool
) -> list[R]:
    """The outcome of each case, with a bar on a terminal."""
    import asyncio

    async def every() -> list[R]:
        outcomes: list[R] = []
        with bar(title, len(cases), quiet=quiet) as moved:
            for case in cases:
                outcomes.append(await run(case))
                moved(1)
        return outcomes

    return asyncio.run(every())


def share(value: float) -> str:
    """A share as it is shown."""
    return f"{value:.4f}"


def tell_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table, and an empty line after it."""
    table(columns, rows)
    say("")


def tell_wrong(
    wrong: Sequence[R], most: int, title: Callable[[R], str], lines: Callable[[R], Iterable[str]]
) -> None:
    """The first wrong cases, each with lines about it; what is in a case is shown visibly."""
    if not wrong:
        say("No wrong cases.")
        return
    shown = wrong[:most]
    rest = "" if len(shown) == len(wrong) else f", the first {len(shown)} of them"
    say(
        f"{counted(len(wrong), 'wrong case')}{rest}:"
        if shown
        else counted(len(wrong), "wrong case")
    )
    for each in shown:
        say(visible(title(each)))
        for line in lines(each):
            say(_INDENT + visible(line))


def end(missed: Sequence[str], *, quiet: bool) -> None:
    """End with exit code 1 if a floor was missed, and say which."""
    if not missed:
        return
    if not quiet:
        say("")
        say("Below what was asked: " + ", ".join(missed))
    click.get_current_context().exit(Exit.FAILED)


def below(figures: Sequence[tuple[str, float, float | None]]) -> list[str]:
    """The names of the figures that are lower than what was asked of them."""
    return [
        name
        for name, value, floor in figures
        # A mean of 0.9 may come out a hair below it; and no figure reaches what is no number.
        if floor is not None and not round(value, 9) >= floor
    ]
