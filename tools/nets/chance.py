"""Chance that stands still: whatever a page draws by itself is the same in every run."""

from __future__ import annotations

import random
import uuid
from itertools import count
from typing import Any

_drawn = count(1)


def again() -> None:
    """What is drawn from now on is drawn as if for the first time."""
    global _drawn
    _drawn = count(1)


def still() -> None:
    """From now on nothing comes by chance; to be called before anything of the package is imported."""

    class Drawn(random.Random):
        """Numbers that are the same in every run, where no seed is given."""

        def __init__(self, seed: Any = None) -> None:
            super().__init__(next(_drawn) if seed is None else seed)

    random.Random = random.SystemRandom = Drawn  # type: ignore[misc, assignment]
    uuid.uuid4 = lambda: uuid.UUID(int=next(_drawn), version=4)
