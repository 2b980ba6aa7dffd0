"""How long it takes to start: the command line's help, and importing the package.

    .venv/bin/python bench/startup.py

Each is the median of ten processes of its own, after one that fills the caches. The help is wall
time of the whole process; the import is measured inside it.

Last result (two cores of an AMD EPYC, Python 3.11.7):

    keepwise --help         153 ms   (at most 300)
    import keepwise          46 ms   (at most 60)
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable

RUNS = 10
IMPORT = """
import time
begin = time.perf_counter()
import keepwise
print(time.perf_counter() - begin)
"""
HELP = [sys.executable, "-c", "from keepwise.cli import main; main()", "--help"]


def help_time() -> float:
    begin = time.perf_counter()
    subprocess.run(HELP, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def import_time() -> float:
    done = subprocess.run([sys.executable, "-c", IMPORT], check=True, capture_output=True)
    return float(done.stdout)


def median(measure: Callable[[], float]) -> float:
    measure()
    return statistics.median(measure() for _ in range(RUNS)) * 1000


def main() -> None:
    for label, measure, limit in (
        ("keepwise --help", help_time, 300),
        ("import keepwise", import_time, 60),
    ):
        print(f"{label:20} {median(measure):6.0f} ms   (at most {limit})")


if __name__ == "__main__":
    main()
