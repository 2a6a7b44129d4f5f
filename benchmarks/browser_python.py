"""The engine's speed in the browser's own Python beside CPython's: rulings a second on the same records.

The site's Python is started from the files of a built site, under Deno, whose engine is that of Chromium; CPython in a
process of its own. Both rule on the same random records of every rule set, in turns; of each the quickest round counts,
for what else the machine does can only slow it. Printed: rulings made and told a second, and how many times longer the
site's Python takes.

    python benchmarks/browser_python.py [rounds] [SITE]

SITE is the folder of a built site; without it, one is built for the occasion.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
from ruled import records
from site_python import answer_of

from piquet_tutor.serving.site.building import build

ROOT = Path(__file__).resolve().parents[1]
DEALS = 143
"""Eleven of each rule set; the first of each is not timed."""
SCRIPT = Path(__file__).with_name("_ruling_speed.py")
BY_CPYTHON = "import runpy, sys; print(runpy.run_path(sys.argv[1])['answered'](sys.stdin.read()))"


def by_cpython(given: str) -> str:
    """What the script makes of some records in this Python, in a process of its own."""
    command = [sys.executable, "-c", BY_CPYTHON, str(SCRIPT)]
    return subprocess.run(command, input=given, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def line(name: str, speed: float, times: float) -> str:
    """A line of the table."""
    return f"{name:44}{speed:10.0f}{times:9.1f}"


def main(rounds: int, site: Path) -> None:
    """Measure in turns and print the quickest."""
    given = json.dumps(records(DEALS, seed=1))
    rows: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for _ in range(rounds):
        rows.append((json.loads(by_cpython(given)), json.loads(answer_of(site, SCRIPT, given))))
    (here, there), *_ = rows
    assert here["rulings"] == there["rulings"], "both rule alike"
    print(f"{here['rulings']} rulings, {rounds} rounds")
    print(f"{'':44}{'a second':>10}{'times':>9}")
    for what in ("ruled", "told"):
        ours, theirs = (max(row[place][what] for row in rows) for place in (0, 1))
        print(line(f"{what}, CPython {here['python']}", ours, 1))
        print(line(f"{what}, the site's Python {there['python']}", theirs, ours / theirs))


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as place:
        folder = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(place, "site")
        if len(sys.argv) < 3:
            build(folder, lambda step: None)
        main(rounds, folder)
