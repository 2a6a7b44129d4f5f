"""What a visitor's kernel holds of memory after First deal, a lesson and Play, beside that of an empty ipywidgets page.

A real visitor over HTTP and a websocket presses a while on each of the three; another presses one ipywidgets button
beside a label, on the same server. Of each kernel two numbers in megabytes: what is its own (USS), and that with its
share of what it has in common with other processes (PSS); of the template, from which the tutor's own kernels are
forked, the same. Aim: 1.3 times or less (USS).

    python benchmarks/memory.py [visits]
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks.pages import ROOT, write_echo  # the checkout is put on the path first
from benchmarks.visitors import Visitor  # likewise
from piquet_tutor.serving.template import TEMPLATE  # likewise
from tests.app.learners import something  # likewise
from tests.server import running_app  # likewise

SETTLING = 25
"""Seconds for which the server is left alone at first: what all its kernels share is loaded by and by."""

ROUND = (("first_deal.ipynb", 8), ("lesson_04_point.ipynb", 4), ("play.ipynb", 10))
"""The notebooks that are visited one after another, and how often something is pressed there."""


class Reader(Visitor):
    """Goes round the pages, and knows the process that answers."""

    def read(self) -> int:
        """Press a while on each page; the number of the kernel's process."""
        press, rng = self.begin(), Random(4)
        if self.file == "empty.ipynb":
            for _ in range(20):
                press()
        else:
            for file, presses in ROUND:
                self._go(file, presses, rng)
        found = re.search(r"_(\d+)_\d+$", self.answer["header"]["msg_id"])
        assert found is not None
        return int(found[1])

    def _go(self, file: str, presses: int, rng: Random) -> None:
        address = f"http://{self.host}/voila/render/{file}?seed={self.number}"
        self.custom(self.widget, {"kind": "go", "address": address, "own": True, "kept": {}})
        for _ in range(presses):
            scene = self.custom(self.widget, {"kind": "again", "part": "table"})["parts"]["table"]["scene"]
            intent = something(scene, rng)
            if intent is None:
                return
            self.custom(self.widget, {"kind": "intent", "part": "table", "intent": intent})


def held(process: int) -> tuple[float, float]:
    """Megabytes that are a process's own, and those with its share of what is shared."""
    found: Any = psutil.Process(process).memory_full_info()
    return found.uss / 2**20, found.pss / 2**20


def measured(folder: Path) -> dict[str, tuple[float, float]]:
    """One visit to each on a server of its own."""
    with running_app(folder) as address:
        time.sleep(SETTLING)
        host = address.removeprefix("http://")
        readers = {file: Reader(host, file, 4) for file in ("empty.ipynb", "index.ipynb")}
        processes = {file: reader.read() for file, reader in readers.items()}
        found = {file: held(process) for file, process in processes.items()}
        if (parent := psutil.Process(processes["index.ipynb"]).parent()) and parent.name() == TEMPLATE:
            found["template"] = held(parent.pid)
        for reader in readers.values():
            reader.leave()
    return found


def main(visits: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for each in (ROOT / "notebooks").glob("*.ipynb"):
            shutil.copy(each, folder)
        write_echo(folder)
        all_found = [measured(folder) for _ in range(visits)]
    print(f"{'':52}{'USS':>9}{'PSS':>9}{'ratio':>8}{'aim':>9}")
    beside = median(found["empty.ipynb"][0] for found in all_found)
    for file, label in (
        ("empty.ipynb", "empty ipywidgets page after 20 presses, MB"),
        ("index.ipynb", "first deal, a lesson and play, MB"),
        ("template", "the template, MB"),
    ):
        rows = [found[file] for found in all_found if file in found]
        if rows:
            uss, pss = (median(column) for column in zip(*rows, strict=True))
            aim = "<= 1.3" if file == "index.ipynb" else ""
            print(f"{label:52}{uss:9.1f}{pss:9.1f}{uss / beside:8.2f}{aim:>9}")


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["3"])[0]))
