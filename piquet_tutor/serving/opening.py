"""What opening the app and opening JupyterLab have in common: a port, and a line with the address."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

from piquet_tutor import narration
from piquet_tutor.serving.places import ServingError

HOST = "127.0.0.1"


def check_port(port: int, number: str = HOST) -> None:
    """Check that a port can be used.

    Args:
        port: the port.
        number: of this machine's network interface.

    Raises:
        ServingError: it cannot.
    """
    with socket.socket(socket.AF_INET6 if ":" in number else socket.AF_INET) as probe:
        # The server itself does the same: a port that another server has just released counts as free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((number, port))
        except (OSError, OverflowError) as error:
            raise ServingError("port", port=str(port), problem=str(error)) from None


def free_port() -> int:
    """A port on which nothing listens."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """While something is open: a closed terminal or a service manager ends it, and what it started, as Ctrl-C does."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []  # signals are not this thread's to take
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def announce(what: str, address: str, language: str, *, browser: bool) -> None:
    """Print an address, and open it in the reader's browser if wanted.

    Args:
        what: What is open there: the app, or the lab.
        address: The address.
        language: In which that is said.
        browser: Whether to open it.
    """
    print(narration.whole("terminal-serving-open", language, what=what, address=address), flush=True)
    if browser:
        threading.Thread(target=_open_in_browser, args=(address,), daemon=True).start()


def _open_in_browser(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):  # there is no browser: the printed line is enough
        controller = webbrowser.get()
        # A browser that runs inside the terminal (lynx, w3m) could not show the cards, and would take over the
        # terminal.
        if type(controller) is not webbrowser.GenericBrowser or os.environ.get("BROWSER"):
            controller.open(address)
