"""What the app and JupyterLab have in common when they are opened: a free port, and a line that says where."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import webbrowser

from piquet_tutor.serving.places import ServingError

HOST = "127.0.0.1"


def check_port(port: int) -> None:
    """Say so when a port cannot be used; raises ServingError."""
    with socket.socket() as probe:
        # As the server itself will: a port that a finished server held a moment ago is free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except (OSError, OverflowError) as error:
            raise ServingError(
                f"Port {port} cannot be used ({error}); choose another, or none, and a free one is found."
            ) from None


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def announce(what: str, address: str, *, browser: bool) -> None:
    """Print where it is, and open it in the reader's browser if that is wanted."""
    print(f"{what} {address} (Ctrl-C ends it)", flush=True)
    if browser:
        threading.Thread(target=_open_in_browser, args=(address,), daemon=True).start()


def _open_in_browser(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):  # no browser here: the line above is enough
        controller = webbrowser.get()
        # A browser that runs inside the terminal (lynx, w3m) could not show the cards, and would take the
        # terminal.
        if type(controller) is not webbrowser.GenericBrowser or os.environ.get("BROWSER"):
            controller.open(address)
