"""What a cell costs: the tutor's names imported, a deal shown, why, why not, and ``ask`` until its first answer.

A fresh kernel for each round, in turns with one of an empty ipywidgets notebook; each step is a cell of its own, timed
from its request until the kernel is idle again. At the end, what a kernel holds of memory (USS) after all cells of a
notebook of the road, beside one after the ipywidgets notebook. Aims: a deal shown within 0.1 s once the names are
imported, why within 0.3 s, and 1.5 times the memory or less.

    python benchmarks/cells.py [rounds]
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

import nbformat
import psutil
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOK = ROOT / "notebooks" / "04_point.ipynb"
PATIENCE = 120
WIDGETS = (
    ("import ipywidgets", "import ipywidgets"),
    ("a button and a label shown", "ipywidgets.VBox([button := ipywidgets.Button(), label := ipywidgets.Label()])"),
    ("its press answered", "button.on_click(lambda _: setattr(label, 'value', '1')); button.click()"),
)
"""The peer's cells, each with what it is."""
CELLS = (
    ("import the names", "from piquet_tutor import ask, deal, find, odds, race, table", ""),
    ("a deal shown", 'd = deal("blank-stops-repique-parlett")\nd', "<= 0.10"),
    ("why", 'd.why("point")', "<= 0.30"),
    ("why not", 'd.why_not("repique")', ""),
    ("ask", 'asked = ask(d, "repique")\nasked', ""),
    ("its first answer marked", 'asked.mark("elder 60")', ""),
)
"""Our cells, each with what it is and its aim in seconds."""


class Kernel:
    """A kernel with its cells."""

    def __init__(self, manager: KernelManager, client: BlockingKernelClient) -> None:
        """Keep both."""
        self.manager, self.client = manager, client

    def run(self, source: str) -> float:
        """Seconds until a cell has been run."""
        begun = perf_counter()
        reply = self.client.execute_interactive(source, timeout=PATIENCE, output_hook=lambda _: None)
        taken = perf_counter() - begun
        if reply["content"]["status"] != "ok":
            raise RuntimeError(f"A cell failed: {source}\n{reply['content']['evalue']}")
        return taken

    def holds(self) -> float:
        """Megabytes that are its own."""
        answer = self.client.execute_interactive(
            "", timeout=PATIENCE, user_expressions={"process": "__import__('os').getpid()"}, output_hook=lambda _: None
        )
        process = int(answer["content"]["user_expressions"]["process"]["data"]["text/plain"])
        return float(psutil.Process(process).memory_full_info().uss) / 2**20


@contextmanager
def kernel() -> Iterator[Kernel]:
    """A fresh kernel, which has run nothing but an empty cell."""
    manager = KernelManager(kernel_name="python3")
    manager.start_kernel(
        extra_arguments=["--log-level=ERROR"], env=os.environ | {"PYTHONPATH": str(ROOT)}, cwd=str(NOTEBOOK.parent)
    )
    client = manager.client()
    client.start_channels()
    client.wait_for_ready(timeout=PATIENCE)
    try:
        found = Kernel(manager, client)
        found.run("")
        yield found
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def main(rounds: int) -> None:
    """Measure in turns and print the medians."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # users' Python keeps what it has compiled
    taken: dict[str, list[float]] = defaultdict(list)
    held: dict[str, list[float]] = defaultdict(list)
    notebook = [cell.source for cell in nbformat.read(NOTEBOOK, 4).cells if cell.cell_type == "code"]
    for _ in range(rounds):
        with kernel() as peer:
            for label, source in WIDGETS:
                taken[label].append(peer.run(source))
            held["peer"].append(peer.holds())
        with kernel() as ours:
            for label, source, _aim in CELLS:
                taken[label].append(ours.run(source))
            held["cells"].append(ours.holds())
        with kernel() as ours:
            for source in notebook:
                ours.run(source)
            held["notebook"].append(ours.holds())
    report(taken, held)


def report(taken: dict[str, list[float]], held: dict[str, list[float]]) -> None:
    """Print what was measured; times beside the import of ipywidgets, memory beside its notebook."""
    unit = median(taken[WIDGETS[0][0]])
    print(f"{'':52}{'median':>9}{'most':>9}{'ratio':>8}{'aim':>9}")
    for label, aim in (*((each[0], "") for each in WIDGETS), *((each[0], each[2]) for each in CELLS)):
        times = taken[label]
        print(f"{label + ', s':52}{median(times):9.3f}{max(times):9.3f}{median(times) / unit:8.2f}{aim:>9}")
    beside = median(held["peer"])
    for name, label, aim in (
        ("peer", "a kernel after the ipywidgets notebook, MB", ""),
        ("cells", "a kernel after these cells, MB", ""),
        ("notebook", f"a kernel after {NOTEBOOK.stem}, MB", "<= 1.5"),
    ):
        print(f"{label:52}{median(held[name]):9.1f}{max(held[name]):9.1f}{median(held[name]) / beside:8.2f}{aim:>9}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
