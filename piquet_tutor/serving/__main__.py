"""Serves a folder of notebooks from the command line, for the tests and for Binder's dry run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from piquet_tutor.serving import ServingError, open_app, open_lab


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the app or JupyterLab, as the arguments say; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m piquet_tutor.serving", description=open_app.__doc__)
    parser.add_argument("page", nargs="?")
    parser.add_argument("--lab", action="store_true", help="open JupyterLab instead of the app")
    parser.add_argument("--port", type=int)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--share", action="store_true", help="open the app to the local network")
    parser.add_argument(
        "--class", action="store_true", dest="rooms_only", help="open only the rooms of a live class to it"
    )
    parser.add_argument("--host", help="with --share: the address of this machine that others use")
    parser.add_argument("--visitors", type=int, help="how many may have a page at once")
    parser.add_argument("--warm", type=int, help="how many kernels wait for a visitor")
    asked = parser.parse_args(arguments)
    place: Any = {"port": asked.port, "browser": not asked.no_browser, "folder": asked.folder}
    try:
        if asked.lab:
            open_lab(asked.page, **place)
        else:
            sharing: Any = {"share": asked.share, "host": asked.host, "rooms_only": asked.rooms_only}
            open_app(asked.page, **place, **sharing, visitors=asked.visitors, warm=asked.warm)
    except ServingError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
