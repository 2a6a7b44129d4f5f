"""Store what a checkout does, and hold another against it; see the package's own docstring."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from .asked import NETS

TOOLS: Final = Path(__file__).resolve().parents[1]
HERE: Final = TOOLS.parent
MOST_SHOWN: Final = 50
AT_ONCE: Final = 200
"""Questions that one process answers before another takes over: none grows for hours."""
Answers = dict[tuple[str, str], str]
"""A mark of each answer, by net and question."""
Asked = dict[str, list[list[Any]]]
"""By net, every question with its name and all it needs."""


def ask(checkout: Path, what: str, net: str, size: float, lines: str = "") -> list[Any]:
    """Run the asking side inside a checkout; return what it says, a value a line."""
    paths = os.pathsep.join((str(checkout), str(TOOLS)))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", "nets.asked", what, net, str(size)]
    done = subprocess.run(command, input=lines, text=True, capture_output=True, env=environment, cwd=checkout)
    if done.returncode:
        raise SystemExit(f"{checkout}: {done.stderr[-3000:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def questions(checkout: Path, nets: Iterable[str], size: float) -> Asked:
    """Every question of these nets, as a checkout makes them."""
    return {net: ask(checkout, "questions", net, size) for net in nets}


def answers(checkout: Path, asked: Asked, jobs: int) -> Answers:
    """A mark of each answer of a checkout."""
    pieces = [
        (net, lines[start : start + AT_ONCE]) for net, lines in asked.items() for start in range(0, len(lines), AT_ONCE)
    ]

    def piece(one: tuple[str, list[list[Any]]]) -> Answers:
        net, lines = one
        said = ask(checkout, "marks", net, 1, "".join(json.dumps(line) + "\n" for line in lines))
        return {(net, name): found for name, found in said}

    with ThreadPoolExecutor(jobs) as pool:
        return {key: found for part in pool.map(piece, pieces) for key, found in part.items()}


def store(file: Path, checkout: Path, asked: Asked, found: Answers) -> None:
    """Write down the questions and the marks of their answers."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=checkout, text=True, capture_output=True).stdout.strip()
    with gzip.open(file, "wt", encoding="utf-8") as out:
        print(json.dumps({"commit": commit}), file=out)
        for net, lines in asked.items():
            for name, given in lines:
                print(json.dumps([net, name, given, found[net, name]]), file=out)


def stored(file: Path, nets: Iterable[str]) -> tuple[str, Asked, Answers]:
    """The commit of a stored net, its questions and the marks of their answers."""
    asked: Asked = {}
    found: Answers = {}
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        commit = json.loads(next(lines))["commit"]
        for line in lines:
            net, name, given, mark = json.loads(line)
            if net in nets:
                asked.setdefault(net, []).append([name, given])
                found[net, name] = mark
    return commit, asked, found


def parting(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Yield the places at which two values part, with what stands there in each."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            yield from parting(one.get(key), other.get(key), f"{where}/{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from parting(here, there, f"{where}/{place}")
    else:
        yield f"{where}\n  old {_short(one)}\n  new {_short(other)}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 400 else f"{text[:400]}…"


def show(old: Path, new: Path, question: str) -> int:
    """Print where the answers of two checkouts to one question part."""
    net, _, name = question.partition(" ")
    lines = [line for line in ask(old, "questions", net, 1) if line[0] == name]
    if not lines:
        raise SystemExit(f"{net} has no question {name!r}")
    given = json.dumps(lines[0]) + "\n"
    before, after = (ask(each, "whole", net, 1, given)[0][1] for each in (old, new))
    places = list(parting(before, after))
    print(*places[:MOST_SHOWN], sep="\n")
    return 1 if places else 0


def compare(old: Path, new: Path, nets: list[str], size: float, jobs: int) -> int:
    """Print each question that is answered otherwise than it was."""
    if old.is_dir():
        asked = questions(old, nets, size)
        before = answers(old, asked, jobs)
    else:
        commit, asked, before = stored(old, nets)
        print(f"stored at {commit}")
    after = answers(new, asked, jobs)
    parted = [key for key in before if before[key] != after[key]]
    print(*(" ".join(key) for key in parted[:MOST_SHOWN]), sep="\n")
    for net in nets:
        of_net = sum(key[0] == net for key in before)
        print(f"{net}: {of_net} answers, {sum(key[0] == net for key in parted)} differences")
    return 1 if parted else 0


def main() -> int:
    """Do as the words say."""
    parser = argparse.ArgumentParser(prog="python -m nets", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("store", "compare", "show"))
    parser.add_argument("where", type=Path, help="a stored net, or for compare and show another checkout")
    parser.add_argument("question", nargs="?", default="", help="for show: a line that compare has printed")
    parser.add_argument("--checkout", type=Path, default=HERE, help="the checkout that is stored or compared")
    parser.add_argument("--only", nargs="+", choices=NETS, default=list(NETS))
    parser.add_argument("--size", type=float, default=1.0, help="less than 1: fewer questions of each kind")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    checkout, where = asked.checkout.resolve(), asked.where.resolve()
    if asked.what == "show":
        return show(where, checkout, asked.question)
    if asked.what == "compare":
        return compare(where, checkout, asked.only, asked.size, asked.jobs)
    given = questions(checkout, asked.only, asked.size)
    store(where, checkout, given, answers(checkout, given, asked.jobs))
    print(*(f"{net}: {len(lines)} answers" for net, lines in given.items()), sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
