"""What each extra weighs and what its import costs, beside the package by itself: size, packages, and time to import.

An environment of its own for each, made by uv from what pip's registry or uv's cache has, in the tested versions. Sizes
are those of the installed files, without Python itself. Import times are medians of fresh interpreters in turns; the
time of starting Python is taken off.

    python benchmarks/installs.py [extra ...]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5
IMPORTED = {
    "": "import piquet_tutor, piquet_tutor.commands.cli, piquet_tutor.app.stage",
    "numbers": "import piquet_tutor.explore.odds.runs, dask.base, dask.delayed",
    "app": "import piquet_tutor.serving.server",
    "cluster": "import distributed",
    "picture": "import resvg_py",
    "site": "import piquet_tutor.serving.site.building",
}
"""What is imported where an extra is used; of the package by itself, what a command and a cell begin with."""


def made(extra: str, folder: Path) -> Path:
    """Make an environment with an extra; return its Python."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    subprocess.run([uv, "venv", "-q", "-p", sys.executable, str(folder)], check=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    wanted = f"{ROOT}[{extra}]" if extra else str(ROOT)
    pins = ["-c", str(ROOT / "constraints.txt")]
    subprocess.run([uv, "pip", "install", "-q", "--link-mode=copy", "-p", str(python), *pins, wanted], check=True)
    return python


def weighed(python: Path) -> tuple[float, int]:
    """Megabytes of all installed files, and how many packages they are."""
    files = [each for each in python.parents[1].rglob("*") if each.is_file() and not each.is_symlink()]
    compiled = [each for each in files if "__pycache__" in each.parts]
    packages = {each.parent for each in files if each.parent.suffix == ".dist-info"}
    return (sum(each.stat().st_size for each in {*files} - {*compiled})) / 1e6, len(packages)


def seconds(python: Path, statement: str) -> float:
    """From starting Python to its end, running one statement."""
    begun = perf_counter()
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}  # lets it keep bytecode
    subprocess.run([python, "-c", statement], check=True, cwd=tempfile.gettempdir(), env=kept)
    return perf_counter() - begun


def imported(python: Path, statement: str) -> float:
    """The median time of an import, in seconds."""
    seconds(python, statement)  # compiles what was installed
    rows = [(seconds(python, "pass"), seconds(python, statement)) for _ in range(ROUNDS)]
    return median(whole - bare for bare, whole in rows)


def main(extras: list[str]) -> None:
    """Measure one after the other, and print a table."""
    print(f"{'pip install':24}{'packages':>10}{'MB':>8}{'ratio':>8}{'import ms':>11}{'ratio':>8}")
    first: tuple[float, float] | None = None
    for extra in ["", *extras]:
        with tempfile.TemporaryDirectory() as folder:
            python = made(extra, Path(folder, "env"))
            size, packages = weighed(python)
            spent = imported(python, IMPORTED[extra])
        first = first or (size, spent)
        name = f"piquet-tutor[{extra}]" if extra else "piquet-tutor"
        print(f"{name:24}{packages:10}{size:8.0f}{size / first[0]:8.2f}{spent * 1000:11.0f}{spent / first[1]:8.2f}")


if __name__ == "__main__":
    main(sys.argv[1:] or [each for each in IMPORTED if each])
