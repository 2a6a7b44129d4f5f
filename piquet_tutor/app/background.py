"""Working beside a page's own loop, which must go on answering."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from piquet_tutor.game.deal.pausing import Pausing, finished

Found = TypeVar("Found")
_THREADS: Final = sys.platform != "emscripten"
"""Whether there are threads; the browser's own Python has none."""


def is_watched() -> bool:
    """Whether a page's loop is running; where there is none, nobody waits to see what would be found by and by."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def beside(work: Callable[[], Found], arrive: Callable[[Found | None], object], tell: Callable[[], object]) -> None:
    """Work in a thread, and take in what was found on the loop; at once where there is no loop.

    Args:
        work: what takes long; it must touch nothing of the page.
        arrive: takes in what was found, or None where that failed: the page goes on without it.
        tell: called after it, where somebody waits for it.
    """
    if not is_watched():
        arrive(work())
        return

    def end(well: bool) -> None:
        if not well:
            arrive(None)
        tell()

    by_and_by(lambda: (work(),), arrive, end)


def in_steps(
    work: Callable[[], Pausing[Found]], arrive: Callable[[Found | None], object], tell: Callable[[], object]
) -> None:
    """The same for work that stands still now and then: where there are no threads, the page answers meanwhile.

    Args:
        work: what takes long; what it returns is what was found.
        arrive: takes in what was found, or None where that failed.
        tell: called after it, where somebody waits for it.
    """
    if _THREADS or not is_watched():
        beside(lambda: finished(work()), arrive, tell)
        return

    def steps() -> Iterator[tuple[Found, ...] | None]:
        yield ((yield from work()),)

    def end(well: bool) -> None:
        if not well:
            arrive(None)
        tell()

    by_and_by(steps, lambda found: found and arrive(found[0]), end)


def by_and_by(
    work: Callable[[], Iterable[Found]], arrive: Callable[[Found], object], end: Callable[[bool], object]
) -> None:
    """Work in a thread, and take in one thing after another on the loop, as it is found.

    Where there are no threads, the page answers between one thing and the next.

    Args:
        work: finds what takes long; it must touch nothing of the page.
        arrive: takes in each thing found.
        end: called after the last, with whether it went well to the end.

    Raises:
        RuntimeError: there is no loop; see :func:`is_watched`.
    """
    loop = asyncio.get_running_loop()
    if not _THREADS:
        _in_turns(loop, iter(work()), arrive, end)
        return

    def find() -> None:
        for each in work():
            loop.call_soon_threadsafe(arrive, each)

    def ended(future: asyncio.Future[None]) -> None:
        if not future.cancelled():
            end(future.exception() is None)

    loop.run_in_executor(None, find).add_done_callback(ended)


def _in_turns(
    loop: asyncio.AbstractEventLoop,
    found: Iterator[Found],
    arrive: Callable[[Found], object],
    end: Callable[[bool], object],
) -> None:
    """One thing after another, on the loop itself."""

    def step() -> None:
        try:
            each = next(found)
        except StopIteration:
            end(True)
        except Exception:  # as in a thread: the page goes on without it
            end(False)
        else:
            arrive(each)
            loop.call_later(0, step)

    loop.call_later(0, step)
