"""Run inside a checkout: prints the questions of a net, or answers those that come in, a line of JSON for each."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from importlib import import_module
from typing import Any, Final

from . import chance
from .net import Net, mark, plain

NETS: Final = {
    "rulings": ("rulings", "NET"),
    "texts": ("rulings", "NET_TOLD"),
    "pages": ("pages", "NET"),
    "commands": ("commands", "NET"),
    "given_out": ("given_out", "NET"),
    "advice": ("advice", "NET"),
}


def net(name: str) -> Net:
    """The net of a name."""
    where, what = NETS[name]
    found: Net = getattr(import_module(f".{where}", __package__), what)
    return found


def answered(name: str, given: Any) -> Any:
    """The answer to a question; a failure is an answer too."""
    chance.again()
    try:
        return plain(net(name).answer(given))
    except Exception as fault:  # whatever it is, the other checkout must fail alike
        return {"failed": f"{type(fault).__name__}: {fault}"}


def main() -> None:
    """Speak lines on the true standard output; whatever the package prints goes to the error stream."""
    chance.still()
    what, name, size = sys.argv[1:4]
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    with contextlib.redirect_stdout(sys.stderr):
        if what == "questions":
            for one in net(name).questions(float(size)):
                print(json.dumps([one.name, one.given]), file=out)
        else:
            for line in sys.stdin:
                asked, given = json.loads(line)
                found = answered(name, given)
                print(json.dumps([asked, found if what == "whole" else mark(found)]), file=out, flush=True)
    out.close()


if __name__ == "__main__":
    main()
