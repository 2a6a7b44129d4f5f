"""Runs the app as a reader would: its own process, a free port, the real options."""

from __future__ import annotations

import contextlib
import fcntl
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TextIO

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from piquet_tutor.serving import first_scenes

ROOT = Path(__file__).resolve().parents[1]


@contextlib.contextmanager
def running_app(
    folder: Path | None = None, *, tracebacks: bool = True, under: Sequence[str] = (), options: Sequence[str] = ()
) -> Iterator[str]:
    """Serve `folder`, or the tutor's own notebooks, and yield the address, without a slash at the end.

    Args:
        folder: the notebooks.
        tracebacks: whether failures show theirs.
        under: a command that starts the server, and becomes it.
        options: more of the server's own.
    """
    first_scenes.ensure()
    command = [*under, sys.executable, "-m", "piquet_tutor.serving", "--no-browser", "--warm", "1", *options]
    command += ["--port", str(free_port())]
    if folder:
        command += ["--folder", str(folder)]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**plain_environment(), "PIQUET_TUTOR_TRACEBACKS": "1" if tracebacks else "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    log: list[str] = []
    try:
        yield _address(process, log)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 0, "".join(log)


def plain_environment() -> dict[str, str]:
    """The environment without what would have every kernel compile all modules anew, a second and more."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


@contextlib.contextmanager
def shared_app(
    folder: Path, name: str = "app", start: Callable[[], AbstractContextManager[str]] = running_app
) -> Iterator[str]:
    """One app for all processes of a test run: the first that asks starts it, and ends it when none uses it any more.

    Args:
        folder: one that these processes share; which of them use the app stands there as locks, which end with them.
        name: of this app among those that are shared.
        start: runs it, and gives its address.
    """
    address = folder / f"{name}-address"
    with (
        (folder / f"{name}-gate").open("a") as gate,
        (folder / f"{name}-users").open("a") as users,
        contextlib.ExitStack() as mine,
    ):
        with locked(gate):
            starts = not address.exists()
            if starts:
                address.write_text(mine.enter_context(start()))
            url = address.read_text()
            fcntl.flock(users, fcntl.LOCK_SH)
        try:
            yield url
        finally:
            fcntl.flock(users, fcntl.LOCK_UN)
            while starts and not _nobody_left(gate, users, address):
                time.sleep(0.2)


def _nobody_left(gate: TextIO, users: TextIO, address: Path) -> bool:
    """Whether nobody uses the app; then whoever comes next starts another."""
    with locked(gate):
        try:
            fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        address.unlink()
        return True


@contextlib.contextmanager
def locked(file: TextIO) -> Iterator[None]:
    """Hold a file's lock."""
    fcntl.flock(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.flock(file, fcntl.LOCK_UN)


def _address(process: subprocess.Popen[str], log: list[str]) -> str:
    assert process.stdout
    for line in process.stdout:
        log.append(line)
        if "http://" in line:
            break
    else:
        raise AssertionError("the app did not start:\n" + "".join(log))
    address = "http://" + log[-1].split("http://")[1].split("/")[0]
    # A pipe nobody reads fills up, and then the server waits for ever.
    threading.Thread(target=log.extend, args=(process.stdout,), daemon=True).start()
    return address


def free_port() -> int:
    """Find a port nobody listens on."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def write_notebook(path: Path, *cells: str, title: str | None = None, **metadata: object) -> Path:
    """Write a notebook, with more metadata where it is given; a cell that begins with `#` and a blank is prose."""
    notebook = new_notebook(
        cells=[new_markdown_cell(cell) if cell.startswith("# ") else new_code_cell(cell) for cell in cells],
        metadata={"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"}, **metadata},
    )
    if title:
        notebook.metadata.title = title
    nbformat.write(notebook, path)
    return path


BELL = '''
import os
import anywidget

class Bell(anywidget.AnyWidget):
    """A button that Python answers: the smallest proof that page and kernel talk."""

    _esm = """
    function render({ model, el }) {
      const button = document.createElement("button");
      button.className = "bell";
      button.textContent = "ring";
      button.addEventListener("click", () => model.send({ kind: "ring" }));
      model.on("msg:custom", (message) => { button.textContent = message.said; });
      el.append(button);
    }
    export default { render };
    """

    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.send({"said": "rung " + os.environ.get("QUERY_STRING", "")}))

Bell()
'''
