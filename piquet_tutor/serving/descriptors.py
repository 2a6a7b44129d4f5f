"""How many files, sockets among them, this process may have open at once, and for whom they are enough.

ZeroMQ ends the whole process where it gets none, and with it every visitor's table. So there are always some left: the
limit is raised as far as the system lets a program raise it, and what is left is shared out beforehand.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

WANTED: Final = (65_536, 10_240)
"""How many are asked for, the most first; some systems grant no more than the second."""

UNKNOWN: Final = 1_024
"""How many may be open on a system that does not say."""

KEPT: Final = 64
"""For the server itself: its log, its listening socket, the files it is just sending."""

SHARE_OF_KERNELS: Final = 0.6
"""What part of the others belongs to kernels; what is left belongs to connections."""

OF_A_KERNEL: Final = 16
"""What is open for a page's kernel; measured, 13 to 15 with its page, twice that while the page is being written."""

OF_ONE_ADDRESS: Final = 0.75
"""What part of all connections may come from one address, behind which there may be a whole school."""

MOST_OF_ONE_ADDRESS: Final = 2_000


def raise_limit() -> int:
    """Let this process open as many files as the system allows it to; return how many that is."""
    if sys.platform == "win32":  # knows no such limit
        return limit()
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in WANTED:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                break
    return limit()


def limit() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED[0] if soft == resource.RLIM_INFINITY else min(soft, WANTED[0])


def left() -> int:
    """How many it may still open."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        with suppress(OSError):
            return limit() - sum(1 for _ in Path(folder).iterdir())
    return limit()


def are_scarce() -> bool:
    """Whether there are too few left for one more kernel with its page."""
    return left() < KEPT // 2 + 2 * OF_A_KERNEL


def most_kernels(files: int) -> int:
    """How many kernels may run at once with so many files; two at least."""
    return max(2, int((files - KEPT) * SHARE_OF_KERNELS / OF_A_KERNEL))


def most_connections(files: int) -> int:
    """How many browsers' connections may be open at once with so many files."""
    return max(16, int((files - KEPT) * (1 - SHARE_OF_KERNELS)))


def most_of_one_address(connections: int) -> int:
    """How many of all connections may come from one address."""
    return min(MOST_OF_ONE_ADDRESS, int(connections * OF_ONE_ADDRESS))
