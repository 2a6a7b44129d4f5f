"""Where it is written that a page failed: in the log of the server, which alone says what went wrong."""

from __future__ import annotations

import logging
import os
from functools import lru_cache
from typing import Final

LOG: Final = "PIQUET_TUTOR_LOG"
"""Environment variable: the number of an open file to write to, for kernels whose own log nobody sees."""


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
    return log
