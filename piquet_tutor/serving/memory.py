"""How much memory there is, and for how many kernels it is enough."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

KERNEL = 150 * 2**20
"""Bytes that a page's kernel may come to use; measured, 80 to 130 million."""

SHARE_OF_ALL = 0.8
"""What part of the memory that is free at the start all kernels together may use."""

SHARE_OF_WARM = 0.1
"""What part of it those may use that only wait."""

MOST_WARM = 4
UNKNOWN = 2 * 2**30
"""Bytes taken to be free on a system that does not say."""


def available(root: Path = Path("/")) -> int:
    """How many bytes programs may still use, of the machine or of the container this runs in.

    Args:
        root: where the system's own folders are.
    """
    return min(filter(None, (_of_container(root / "sys/fs/cgroup"), _of_machine(root / "proc/meminfo") or UNKNOWN)))


def most_kernels(free: int) -> int:
    """How many kernels may run at once with so many bytes free; two at least."""
    return max(2, int(free * SHARE_OF_ALL / KERNEL))


def most_warm(free: int) -> int:
    """How many kernels may wait for a visitor with so many bytes free."""
    return min(MOST_WARM, max(1, int(free * SHARE_OF_WARM / KERNEL)))


def _of_machine(meminfo: Path) -> int:
    try:
        lines = dict(line.split(":", 1) for line in meminfo.read_text().splitlines())
        return int(lines["MemAvailable"].split()[0]) * 1024
    except (OSError, KeyError, ValueError):
        pass
    try:
        return int(import_module("psutil").virtual_memory().available)
    except ImportError:  # only some of the extras bring it
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    except (AttributeError, OSError, ValueError):
        return 0


def _of_container(cgroup: Path) -> int:
    """What a container may still use; 0 if it says nothing of that, or this is none."""
    try:
        allowed = int((cgroup / "memory.max").read_text())
        return max(1, allowed - int((cgroup / "memory.current").read_text()))
    except (OSError, ValueError):
        return 0
