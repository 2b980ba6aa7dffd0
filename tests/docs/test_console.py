"""The runner of the snippets itself: it fails when a document and the product disagree."""

from __future__ import annotations

import pytest

from docs.markdown import Runner


@pytest.fixture
def run(tmp_path):
    def run_document(text):
        path = tmp_path / "page.md"
        path.write_text(text, "utf-8")
        return Runner(tmp_path).run(path)

    return run_document


def console(*lines):
    return "\n".join(["```console", *lines, "```", ""])


def python(code, shown=None):
    block = f"```python\n{code}\n```\n"
    return block if shown is None else f"{block}\n```text\n{shown}\n```\n"


@pytest.mark.parametrize(
    "lines",
    [
        ("$ echo one", "one", "$ echo two", "two"),
        ("$ echo one; echo two", "one", "two"),
        ("$ echo one \\", "    two", "one two"),
        ("$ echo 1.234 s", "… s"),
        ("$ printf 'a\\nb\\nc\\n'", "a", "…", "c"),
        ("$ printf 'a\\nb\\n'", "…"),
        ("$ false; echo $?", "1"),
        ("$ echo wrong >&2", "wrong"),
        ("$ true",),
        ("$ keepwise --version", "keepwise …"),
    ],
)
def test_a_session_as_it_goes_passes(run, lines):
    assert run(console(*lines)) == []


@pytest.mark.parametrize(
    "lines",
    [
        ("$ echo one", "two"),
        ("$ echo one",),
        ("$ true", "one"),
        ("$ printf 'a\\nb\\n'", "a … b"),
        ("$ echo 1.234 s", "… ms"),
        ("$ false",),
        ("$ no-such-command",),
    ],
)
def test_a_session_that_goes_otherwise_fails(run, lines):
    with pytest.raises(AssertionError, match=r"page\.md:1"):
        run(console(*lines))


def test_an_id_stands_for_the_one_that_is_printed(run, tmp_path):
    shown, real, other = "a" * 24, "0123456789abcdef01234567", "f" * 24
    run(console(f"$ echo id {real}", f"id {shown}", f"$ echo {shown}", shown))
    run(console(f"$ echo {real} {real}", f"{shown} {shown}"))
    with pytest.raises(AssertionError):
        run(console(f"$ echo {real} {other}", f"{shown} {shown}"))
    with pytest.raises(AssertionError):
        run(console(f"$ echo {real}", shown, f"$ echo {other}", shown))
    with pytest.raises(AssertionError):
        run(console("$ echo short", shown))


def test_a_time_stands_for_any_time(run):
    run(console("$ echo 2031-02-03T04:05:06Z", "2026-01-05T09:00:00Z"))
    with pytest.raises(AssertionError):
        run(console("$ echo yesterday", "2026-01-05T09:00:00Z"))


def test_python_blocks_share_their_names_and_show_what_they_print(run):
    run(python("word = 'euros'") + python("print(word)", "euros"))
    with pytest.raises(AssertionError, match=r"page\.md"):
        run(python("print('euros')", "pounds"))
    with pytest.raises(AssertionError, match="not shown"):
        run(python("print('euros')"))
    with pytest.raises(ZeroDivisionError):
        run(python("1 / 0"))


def test_what_is_skipped_is_reported_with_its_reason(run):
    text = '<!-- skip: next "needs a key" -->\n' + python("1 / 0") + python("print(1)", "1")
    assert run(text) == ["needs a key"]
