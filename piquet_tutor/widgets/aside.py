"""Working beside a page's own loop, which must go on answering."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


def beside(work: Callable[[], Found], arrive: Callable[[Found | None], object], tell: Callable[[], object]) -> None:
    """Work in a thread, and take in what was found on the loop; at once where there is no loop.

    Args:
        work: what takes long; it must touch nothing of the page.
        arrive: takes in what was found, or None where that failed: the page goes on without it.
        tell: called after it, where somebody waits for it.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        arrive(work())
        return

    def arrived(future: asyncio.Future[Found]) -> None:
        if future.cancelled():
            return
        arrive(future.result() if future.exception() is None else None)
        tell()

    loop.run_in_executor(None, work).add_done_callback(arrived)
