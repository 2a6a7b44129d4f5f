"""How long ``import piquet_tutor`` takes beside ``import ipywidgets``: the engine loads without any widget.

Fresh interpreters in turns; the time of starting Python is taken off. Aim: 0.3 or less.

    python benchmarks/imports.py [rounds]
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter


def started(statement: str) -> float:
    """Seconds from starting Python to its end, running one statement."""
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return perf_counter() - begun


def main(rounds: int) -> None:
    """Measure in turns and print the medians."""
    for statement in ("pass", "import piquet_tutor", "import ipywidgets"):
        started(statement)
    rows = [(started("pass"), started("import piquet_tutor"), started("import ipywidgets")) for _ in range(rounds)]
    bare, ours, peer = (median(column) for column in zip(*rows, strict=True))
    ratio = median((row[1] - row[0]) / (row[2] - row[0]) for row in rows)
    print(f"{'':34}{'ms':>10}{'ratio':>9}{'aim':>8}")
    print(f"{'import ipywidgets':34}{(peer - bare) * 1000:10.0f}{1:9.2f}")
    print(f"{'import piquet_tutor':34}{(ours - bare) * 1000:10.0f}{ratio:9.2f}{'<= 0.3':>8}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 11)
