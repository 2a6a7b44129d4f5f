"""What each shortcut is worth that rests on others' internals (``serving/internals.py``): with it, and without.

1. Kernels forked from a template, beside kernels started one by one: seconds of processor time until a kernel
   has a page of the tutor, and megabytes (PSS) that each holds, or all have in common. Aim: a fifth of the time.
2. Code without its lines: compressed bytes of the tutor's own modules, as the site sends them. Aim: 0.9 times or less.
3. Methods of dataclasses compiled when the site is built: milliseconds to make all at a start; the browser's own
   Python takes three to four times as long. Aim: half or less.

What the image of the memory is worth, `benchmarks/site.py` shows: the second visit beside the first.

    python benchmarks/shortcuts.py [times]
"""

from __future__ import annotations

import dataclasses
import gzip
import importlib
import marshal
import os
import pkgutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import piquet_tutor  # the checkout is put on the path first
from piquet_tutor.serving.forking import OF_A_PAGE, OF_ANY_PAGE, Template  # likewise
from piquet_tutor.serving.site.compiling import without_lines  # likewise

LOADS = "from piquet_tutor.app.pages.pages import page_at; from piquet_tutor.app.address import Address; "
LOADS += "page_at(Address('play.ipynb')).scene()"
SETTLING = 40
"""Seconds for which a template loads all that its kernels share."""


def started(times: int) -> tuple[float, float]:
    """Of kernels started one by one: the processor's seconds until each has a page, and what it holds."""
    wait = "import ipykernel.ipkernel, ipykernel.kernelapp, ipywidgets, anywidget, sys; " + LOADS
    seconds, held = [], []
    for _ in range(times):
        with subprocess.Popen(
            [sys.executable, "-c", wait + "; print(1, flush=True); sys.stdin.read()"], stdin=-1, stdout=-1
        ) as one:
            assert one.stdout is not None
            one.stdout.readline()
            seconds.append(sum(psutil.Process(one.pid).cpu_times()[:2]))
            held.append(psutil.Process(one.pid).memory_full_info().pss / 1e6)
            one.kill()
    return median(seconds), median(held)


def forked(times: int) -> tuple[float, float]:
    """The same of kernels that are forked, beside each other, once their template has loaded."""
    template = Template()
    command = [sys.executable, "-m", "ipykernel_launcher", "-f", os.devnull]
    options = {"env": {**os.environ, OF_A_PAGE: OF_ANY_PAGE}, "stderr": subprocess.DEVNULL}
    template.fork(command, options).kill()
    time.sleep(SETTLING)
    seconds = []
    for _ in range(times):
        before = sum(psutil.Process(template.pid).cpu_times()[:2])
        one = template.fork(command, options)
        seconds.append(sum(psutil.Process(template.pid).cpu_times()[:2]) - before)
        one.kill()
        one.wait()
    shared = psutil.Process(template.pid).memory_full_info()
    template.end()
    return median(seconds), shared.pss / 1e6


def lines() -> tuple[int, int]:
    """Compressed bytes of the tutor's code with its lines, and without."""
    found: list[bytes] = []
    pared: list[bytes] = []
    for path in sorted(Path(piquet_tutor.__file__).parent.rglob("*.py")):
        code = compile(path.read_bytes(), path.name, "exec", optimize=2, dont_inherit=True)
        found.append(marshal.dumps(code))
        pared.append(marshal.dumps(without_lines(code)))
    return len(gzip.compress(b"".join(found))), len(gzip.compress(b"".join(pared)))


def classes() -> tuple[float, float, int]:
    """Milliseconds to compile the methods of all dataclasses, and to take them as they were compiled; and how many."""
    texts: list[str] = []

    def noted(text: str, *scopes: dict[str, object]) -> None:
        texts.append(text)
        exec(text, *scopes)

    vars(dataclasses)["exec"] = noted
    for each in pkgutil.walk_packages(piquet_tutor.__path__, "piquet_tutor."):
        if ".serving" not in each.name and "__main__" not in each.name and ".sphinx" not in each.name:
            importlib.import_module(each.name)
    vars(dataclasses)["exec"] = exec
    began = time.process_time()
    codes = [compile(text, "<string>", "exec", optimize=2) for text in texts]
    compiling = time.process_time() - began
    kept = marshal.dumps(codes)
    began = time.process_time()
    marshal.loads(kept)
    return 1000 * compiling, 1000 * (time.process_time() - began), len(texts)


def main() -> None:
    """Print a table."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    compiling, taking, many = classes()
    print(
        f"methods of dataclasses ({many}): compiled {compiling:.0f} ms, taken {taking:.1f} ms, {taking / compiling:.2f}"
    )
    whole, pared = lines()
    print(f"code: {whole / 1e6:.2f} MB, without lines {pared / 1e6:.2f} MB, {pared / whole:.2f}")
    if sys.platform == "linux":
        (slow, alone), (quick, shared) = started(times), forked(times)
        print(f"a kernel's start: {slow:.2f} s of the processor, forked {quick:.3f} s, {quick / slow:.3f}")
        print(f"a kernel's memory: alone {alone:.0f} MB; the template, once for all, {shared:.0f} MB")


if __name__ == "__main__":
    main()
