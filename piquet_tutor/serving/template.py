"""The template of the kernels: a process that has loaded what every page needs, and from which kernels are forked.

It waits on a socket for orders. Each is answered with a new process, which shares the template's memory until it writes
to it, and goes on as an ordinary ipykernel. Nothing here may start a thread, a ZeroMQ context or an event loop: none of
them lives through a fork. The template ends when the other end of the socket is closed, so with its server, however
that ends; and its kernels end with it, as every kernel does whose parent is gone.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

LONGEST: Final = 1 << 20
"""Bytes of an order that are read; a socket takes fewer."""

REST: Final = 0.5
"""Seconds before what is not needed at once is loaded: the first visitor's browser needs the machine just then."""

TEMPLATE, KERNEL = "piquet-template", "piquet-kernel"
"""What the system calls the processes."""

HAS_LOADED: Final = b"loaded"
"""What the template says of its own accord, once: kernels have all in common with it that they can."""

EXTENSION: Final = "ipywidgets"
"""Is at the service of a kernel from when it is loaded; here there is none yet, so the kernel loads it once more."""

LOADED: Final = (
    *("ipykernel.kernelapp", "ipykernel.ipkernel", "ipykernel.debugger", "IPython.core.debugger", "pdb", "sqlite3"),
    *("IPython.core.completerlib", "IPython.core.oinspect", "IPython.extensions.storemagic"),
    *("tornado.platform.asyncio", EXTENSION, "anywidget", "piquet_tutor.app.pages.pages"),
    *("piquet_tutor.app.stage", "piquet_tutor.cells.shown"),
)
"""What any kernel loads, much of it only when it begins."""

ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""What numpy is told here: else it begins threads when it is imported."""

Order = dict[str, Any]
"""What a kernel is to be: ``command`` (by which it would be started), ``environment``, ``folder``."""
Step = Callable[[], object]


def main(arguments: Sequence[str]) -> None:
    """Wait for orders, to the end.

    Args:
        arguments: the number of the socket they come from.
    """
    if sys.path[0] in ("", str(Path.cwd())):  # as ipykernel's own launcher has it
        del sys.path[0]
    _be_called(TEMPLATE)
    gc.disable()
    order = _wait(socket.socket(fileno=int(arguments[0])))
    if order is not None:
        _become_kernel(order)


def loading() -> Iterator[tuple[Step, float]]:
    """What is loaded, step by step, each with the seconds to wait after it; kernels are forked meanwhile.

    A debugger is not: nobody can reach it from a page, and it takes 13 megabytes of every kernel.
    """
    sys.modules["debugpy"] = None  # type: ignore[assignment] # ipykernel then says that it has none
    yield lambda: [import_module(name) for name in LOADED], 0
    from piquet_tutor import narration
    from piquet_tutor.app.pages.pages import LIGHT, VISITED_FIRST, make_ready

    for language in narration.languages():
        yield from ((partial(make_ready, name, language), REST) for name in (*VISITED_FIRST, *LIGHT))
    yield _load_advice, 0


def _load_advice() -> None:
    """What the coach and the opponents weigh cards with: numpy and the table of the solved play."""
    from piquet_tutor.players.coach.guidance import load

    os.environ.update(ONE_THREAD)  # a kernel has an environment of its own
    load()


def _wait(control: socket.socket) -> Order | None:
    """Fork for every order, and return it in the process that was forked; None in the template, at the end."""
    with control:
        for step, rest in loading():
            step()
            while select.select([control], [], [], rest)[0]:
                message = control.recv(LONGEST)
                if not message or _is_forked(control):
                    return _read(message)
        control.send(HAS_LOADED)
        while True:
            message = control.recv(LONGEST)
            if not message or _is_forked(control):
                return _read(message)


def _read(message: bytes) -> Order | None:
    return dict(json.loads(message)) if message else None


def _is_forked(control: socket.socket) -> bool:
    """Fork; return whether this is the new process. The template sends its number, and a file that ends with it."""
    if len(list(Path("/proc/self/task").iterdir())) > 1:
        raise RuntimeError("the template of the kernels has threads, and they would be missing in a kernel")
    gc.freeze()  # a kernel that looks for what it no longer needs leaves all this alone, and so in common
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    process = os.fork()
    if process == 0:
        return True
    life = os.pidfd_open(process)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # from here on one that ends leaves nothing to be collected
    with suppress(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
    try:
        socket.send_fds(control, [str(process).encode()], [life])
    finally:
        os.close(life)
    return False


def _become_kernel(order: Order) -> None:
    """Go on as the kernel that was ordered, until it ends."""
    os.setsid()  # it is interrupted with all that it has started
    _be_called(KERNEL)
    os.chdir(order["folder"])
    os.environ.clear()
    parent = str(os.getppid())
    os.environ.update(order["environment"], JPY_PARENT_PID=parent)
    gc.enable()
    from ipykernel.kernelapp import IPKernelApp

    _, _, *sys.argv = order["command"]  # without Python and -m
    IPKernelApp.launch_instance([*sys.argv[1:], f"--IPKernelApp.parent_handle={parent}", f"--ext={EXTENSION}"])


def _be_called(name: str) -> None:
    Path("/proc/self/comm").write_text(name)


if __name__ == "__main__":
    main(sys.argv[1:])
