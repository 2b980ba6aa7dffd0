# The commands of a working day. Each is one line and can be typed without just.

set shell := ["bash", "-euc"]
set positional-arguments := true

# Play the story, offline
demo *args:
    scripts/demo "$@"

# Check and test everything, or pass arguments to pytest
test *args:
    scripts/test "$@"

# Lint, format, types and imports, without running tests
check:
    scripts/check

# Rewrite what the linter and the formatter can
format:
    scripts/setup dev && .venv/bin/ruff check --fix-only --quiet && .venv/bin/ruff format

# Run one script of bench/
bench name="startup" *args:
    scripts/setup dev && .venv/bin/python "bench/$1.py" "${@:2}"

# Resolve the dependencies anew, keeping what still fits
lock:
    scripts/setup dev && .venv/bin/uv lock
