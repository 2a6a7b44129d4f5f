"""The table of the solved play: the value of every position, found once, kept as a compressed file and looked up.

The file is one line of JSON (format, tricks, check sum of the values) and then the values, packed with LZMA: by tricks
left, by shapes in their order, one byte a position.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from importlib.resources import files
from itertools import accumulate
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.coach.solved.building import build
from piquet_tutor.coach.solved.shapes import CLASSES, NUMBER, TRICKS, positions, shapes, sizes
from piquet_tutor.coach.solved.suits import CLASS, CODES, PLACE

FORMAT: Final = "piquet-play-table/1"
SHIPPED: Final = "play.table"
_CLASSES: Final = len(CLASSES)


class TableFault(ValueError):
    """A file that is no table of the solved play, or has been damaged."""


class PlayTable:
    """The value of every position with at most so many tricks left.

    Attributes:
        tricks: how many.
        values: all of them, one byte each, in the order of the file.
    """

    def __init__(self, tricks: int, values: NDArray[np.uint8]) -> None:
        """Take the values.

        Raises:
            TableFault: they are not as many as there are positions.
        """
        self.tricks, self.values = tricks, values
        listed = [shape for left in range(1, tricks + 1) for shape in shapes(left)]
        starts = [0, *accumulate(prod(sizes(shape)) for shape in listed)]
        if starts[-1] != values.size:
            raise TableFault(f"a table of {tricks} tricks has {starts[-1]} values, and this one {values.size}")
        self._start = dict(zip(listed, starts, strict=False))

    # --- looking up -----------------------------------------------------------------------------------

    def value(self, codes: Iterable[int]) -> int:
        """What the player to lead makes of the rest: twice his tricks, and one for the last.

        Args:
            codes: the codes of the four suits (see ``suits``), in any order; both players have as many cards.

        Raises:
            KeyError: the players have not as many cards as each other, or more than the table has tricks.
        """
        ordered = sorted(codes, key=_NUMBER_OF.__getitem__)
        one, two, three, four = ordered
        shape = (_NUMBER_OF[one], _NUMBER_OF[two], _NUMBER_OF[three], _NUMBER_OF[four])
        if shape == (0, 0, 0, 0):
            return 1
        place = 0
        for code, many in zip(ordered, sizes(shape), strict=True):
            place = place * many + PLACE[code]
        return int(self.values[self._start[shape] + place])

    def values_of(self, codes: NDArray[Any]) -> NDArray[np.uint8]:
        """The same for many positions at once.

        Args:
            codes: one row of four codes for each position, each with a card left.

        Raises:
            KeyError: a position the table does not have.
        """
        numbers = _NUMBERS[codes]
        order = np.argsort(numbers, axis=1, kind="stable")
        codes, numbers = np.take_along_axis(codes, order, 1), np.take_along_axis(numbers, order, 1)
        keys = numbers @ _WEIGHTS
        where = np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)
        if not np.array_equal(self._keys[where], keys):
            raise KeyError("a position the table does not have")
        found: NDArray[np.uint8] = self.values[
            self._starts[where] + np.einsum("ij,ij->i", _PLACES[codes], self._strides[where])
        ]
        return found

    @cached_property
    def _sorted(self) -> list[tuple[int, Any]]:
        return sorted((sum(n * int(w) for n, w in zip(shape, _WEIGHTS, strict=True)), shape) for shape in self._start)

    @cached_property
    def _keys(self) -> NDArray[np.int64]:
        return np.array([key for key, _ in self._sorted], np.int64)

    @cached_property
    def _starts(self) -> NDArray[np.int64]:
        return np.array([self._start[shape] for _, shape in self._sorted], np.int64)

    @cached_property
    def _strides(self) -> NDArray[np.int64]:
        counts = np.array([sizes(shape) for _, shape in self._sorted], np.int64)
        ones = np.ones((len(counts), 1), np.int64)
        return np.hstack([np.cumprod(counts[:, :0:-1], axis=1)[:, ::-1], ones])

    # --- keeping --------------------------------------------------------------------------------------

    @cached_property
    def checksum(self) -> str:
        """SHA-256 of the values."""
        return hashlib.sha256(self.values.tobytes()).hexdigest()

    def packed(self) -> bytes:
        """The table as a file."""
        head = json.dumps({"format": FORMAT, "tricks": self.tricks, "sha256": self.checksum})
        return head.encode() + b"\n" + lzma.compress(self.values.tobytes(), preset=6)


def built(tricks: int = TRICKS, progress: Callable[[int, int], object] | None = None) -> PlayTable:
    """Solve everything anew.

    Args:
        tricks: positions with at most so many tricks left.
        progress: called with how many positions are solved and how many there are.
    """
    blocks = [block.ravel() for _, solved in build(tricks, progress) for block in solved.values()]
    return PlayTable(tricks, np.concatenate(blocks))


def unpacked(data: bytes) -> PlayTable:
    """The table in a file.

    Raises:
        TableFault: it is none, or its values are not those it was written with.
    """
    head, _, body = data.partition(b"\n")
    try:
        told = json.loads(head)
        tricks, wanted, known = told["tricks"], told["sha256"], told["format"] == FORMAT
    except (ValueError, KeyError, TypeError):
        raise TableFault("this is no table of the solved play") from None
    if not known or type(tricks) is not int or not 1 <= tricks <= TRICKS:
        raise TableFault("this is no table of the solved play that can be read here")
    most = sum(positions(left) for left in range(1, tricks + 1))
    try:
        values = lzma.LZMADecompressor().decompress(body, most + 1)
    except lzma.LZMAError:
        raise TableFault("the table is damaged; build it anew") from None
    table = PlayTable(tricks, np.frombuffer(values, np.uint8))
    if table.checksum != wanted:
        raise TableFault("the table is damaged; build it anew")
    return table


@cache
def shipped() -> PlayTable:
    """The table that comes with the package: every position of every deal."""
    return unpacked(files("piquet_tutor.coach.solved").joinpath(SHIPPED).read_bytes())


_NUMBER_OF: Final[Sequence[int]] = tuple(NUMBER[CLASS[code]] for code in range(CODES))
_NUMBERS: Final = np.array(_NUMBER_OF, np.int64)
_PLACES: Final = np.array(PLACE, np.int64)
_WEIGHTS: Final = np.array([_CLASSES**power for power in (3, 2, 1, 0)], np.int64)
