"""How large the random samples are.

What `make test` draws is enough to find a fault that is not rare, and little enough to be waited for. Before a change
that goes deep, `PIQUET_SAMPLES=5 make unit` draws five times as much in the very same tests.
"""

from __future__ import annotations

import os

TIMES = int(os.environ.get("PIQUET_SAMPLES") or 1)


def sample(count: int) -> int:
    """So many, or as many times more as PIQUET_SAMPLES asks for."""
    return count * TIMES
