"""How long ``import piquet_tutor`` takes beside ``import ipywidgets``: nothing is loaded before it is named.

Fresh interpreters in turns; the time of starting Python is taken off. Aim of the import alone: 0.3 or less. Below it
stands what the first names then cost: the engine, and all that a cell with ``deal(...)`` works with.

    python benchmarks/imports.py [rounds]
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter

BARE, PEER = "pass", "import ipywidgets"
OURS = {
    "import piquet_tutor": "<= 0.3",
    "from piquet_tutor import apply": "",
    "from piquet_tutor import deal": "",
}
"""What is measured, with its aim."""


def started(statement: str) -> float:
    """Seconds from starting Python to its end, running one statement."""
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return perf_counter() - begun


def main(rounds: int) -> None:
    """Measure in turns and print the medians."""
    statements = (BARE, PEER, *OURS)
    for statement in statements:
        started(statement)
    rows = [{statement: started(statement) for statement in statements} for _ in range(rounds)]
    print(f"{'':34}{'ms':>10}{'ratio':>9}{'aim':>8}")
    for statement in (PEER, *OURS):
        taken = median(row[statement] - row[BARE] for row in rows)
        ratio = median((row[statement] - row[BARE]) / (row[PEER] - row[BARE]) for row in rows)
        print(f"{statement:34}{taken * 1000:10.0f}{ratio:9.2f}{OURS.get(statement, ''):>8}".rstrip())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 11)
