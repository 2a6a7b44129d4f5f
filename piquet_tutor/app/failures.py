"""Where it is written that something failed: in the log of the server, which alone says what went wrong, and once.

Whoever mends the tutor can have it say so where it happens (``TRACEBACKS``).
"""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

LOG: Final = "PIQUET_TUTOR_LOG"
"""Environment variable: the number of an open file to write to, for kernels whose own log nobody sees."""

TRACEBACKS: Final = "PIQUET_TUTOR_TRACEBACKS"
"""Environment variable: if set to 1, what fails shows its traceback: a command, a cell, a kernel in its log."""

AGAIN: Final = 60.0
"""Seconds after which a fault that goes on is written down again."""

MOST_KNOWN: Final = 500
"""Faults that are remembered; when there are more, all are forgotten."""

VARYING: Final = re.compile(r"0x[0-9a-f]+|[0-9a-f]{8}-[-0-9a-f]{27}|\d+|\?\S*", re.I)
"""What differs from one time to the next of one fault: addresses, the numbers of kernels, figures, a query."""


def shows_tracebacks() -> bool:
    """Whether what fails shows its traceback, which the environment variable ``TRACEBACKS`` decides."""
    return os.environ.get(TRACEBACKS, "") not in ("", "0")


class Once(logging.Filter):
    """Lets a fault pass once, and then once a minute with how often it has come meanwhile.

    Otherwise whoever finds a way to cause one fills the disk with it.

    Args:
        clock: gives the time in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[object, float] = {}
        self._kept_back: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written; if others like it were not, it says how many."""
        fault, now = _fault(record), self._clock()
        if now - self._last.get(fault, -AGAIN) < AGAIN:
            self._kept_back[fault] = self._kept_back.get(fault, 0) + 1
            return False
        if len(self._last) >= MOST_KNOWN:
            self._last.clear()
            self._kept_back.clear()
        self._last[fault] = now
        if count := self._kept_back.pop(fault, 0):
            record.msg, record.args = f"{record.getMessage()} (and {count} times more since this was written last)", ()
        return True


def _fault(record: logging.LogRecord) -> object:
    """What two records of one fault have in common: where the exception came from, else what they say."""
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, trace = record.exc_info
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else None
        return record.name, kind, place
    return record.name, record.levelno, VARYING.sub("", record.getMessage())


def told(log: logging.Logger | logging.LoggerAdapter[logging.Logger], where: str) -> None:
    """Write down the exception that is being handled, with its trace.

    Args:
        log: of the kernel.
        where: what failed.
    """
    if os.environ.get(LOG, "").isdigit():
        log = _servers(int(os.environ[LOG]))
    log.exception("A page failed: %s", where)


@lru_cache(maxsize=1)  # that of the server which started this kernel
def _servers(number: int) -> logging.Logger:
    log = logging.Logger("piquet_tutor")
    log.addHandler(logging.StreamHandler(os.fdopen(number, "w", closefd=False)))
    log.addFilter(Once())
    return log
