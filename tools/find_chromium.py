"""Print the path of a Chromium for the browser tests; with `--install`, get one if there is none.

Looked for, in this order: the environment variable CHROMIUM; chromium, chromium-browser or google-chrome on
the PATH; the one Playwright keeps. To install one, Playwright is asked first, then Debian's package manager
where this user may use it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
NONE_FOUND = (
    "The browser tests need a Chromium and none was found: install one (on Debian: apt-get install chromium) "
    "or set CHROMIUM to the path of one."
)


def find() -> str | None:
    """The path of a Chromium that starts, or None."""
    return next((path for path in _candidates() if _starts(path)), None)


def install() -> None:
    """Try Playwright's own download, then Debian's package; what failed says so on standard error."""
    _run(
        [sys.executable, "-m", "playwright", "install", "chromium"],
        # Playwright would wait half a minute for each of several hosts that a closed network hides.
        {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"},
    )
    if find():
        return
    apt = shutil.which("apt-get")
    if apt is None:
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if as_root and not shutil.which("sudo"):
        return
    _run([*as_root, apt, "-q", "update"])
    # The fonts are for the suits: without one that has them, the cards show empty boxes.
    _run(
        [*as_root, apt, "-q", "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"],
        {"DEBIAN_FRONTEND": "noninteractive"},
    )


def _candidates() -> Iterator[str]:
    if named := os.environ.get("CHROMIUM"):
        yield named
        return  # who names one wants that one, or to hear that it is not there
    for name in NAMES:
        if path := shutil.which(name):
            yield path
    yield from _kept_by_playwright()


def _kept_by_playwright() -> Iterator[str]:
    # Asked in a process of its own: Playwright's synchronous interface cannot be started inside a test that
    # already uses it.
    ask = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    path = answer.stdout.strip()
    if path and Path(path).is_file():
        yield path


def _starts(path: str) -> bool:
    """A Chromium may be there and lack its libraries; asking its version finds out."""
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def _run(command: list[str], environment: dict[str, str] | None = None) -> None:
    try:
        # What a package manager says belongs beside, not into, the path this script prints.
        subprocess.run(command, env={**os.environ, **(environment or {})}, stdout=sys.stderr, timeout=600, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"{command[0]}: {error}", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", action="store_true", help="get one if there is none")
    asked = parser.parse_args()
    path = find()
    if path is None and asked.install and "CHROMIUM" not in os.environ:
        install()
        path = find()
    if path is None:
        print(NONE_FOUND, file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
