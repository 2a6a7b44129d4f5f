"""The solver's table: the value of every position, computed once and stored in a compressed file.

The file is one line of JSON (format, tricks, checksum of the values) followed by the values, compressed with LZMA: by
tricks left and by shape, one byte for each position.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import accumulate
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.reckoner.solver.building import build
from piquet_tutor.reckoner.solver.suits import CLASS, CLASSES, CODES, NUMBER, PLACE, TRICKS, positions, shapes, sizes

FORMAT: Final = "piquet-play-table/1"
_CLASSES: Final = len(CLASSES)


class TableFault(ValueError):
    """A file that is not a table of the solver, or is damaged."""


class PlayTable:
    """The value of every position with at most ``tricks`` tricks left.

    Attributes:
        tricks: the largest number of tricks.
        worth: the value of each position, uint8, in the order of the file.
    """

    def __init__(self, tricks: int, worth: NDArray[np.uint8]) -> None:
        """Store the values.

        Raises:
            TableFault: their number is not the number of positions.
        """
        self.tricks, self.worth = tricks, worth
        listed = [shape for left in range(1, tricks + 1) for shape in shapes(left)]
        starts = [0, *accumulate(prod(sizes(shape)) for shape in listed)]
        if starts[-1] != worth.size:
            raise TableFault(f"a table of {tricks} tricks has {starts[-1]} values, but this one has {worth.size}")
        self._start = dict(zip(listed, starts, strict=False))

    # --- looking up -----------------------------------------------------------------------------------

    def value(self, codes: Iterable[int]) -> int:
        """The half-tricks that the player to lead makes of the rest.

        Args:
            codes: the codes of the four suits (see ``suits``), in any order; both players have as many cards.

        Raises:
            KeyError: the players have different numbers of cards, or more than the table has tricks.
        """
        ordered = sorted(codes, key=_NUMBER_OF.__getitem__)
        one, two, three, four = ordered
        shape = (_NUMBER_OF[one], _NUMBER_OF[two], _NUMBER_OF[three], _NUMBER_OF[four])
        if shape == (0, 0, 0, 0):
            return 1
        place = 0
        for code, many in zip(ordered, sizes(shape), strict=True):
            place = place * many + PLACE[code]
        return int(self.worth[self._start[shape] + place])

    def values_of(self, codes: NDArray[Any]) -> NDArray[np.uint8]:
        """The same for many positions at once.

        Args:
            codes: one row of four codes for each position, each with a card left.

        Raises:
            KeyError: a position the table does not have.
        """
        one, two, three, four = _in_order(_RANKED[codes[:, suit]] for suit in range(4))
        shape = self._shapes[_PAIRS[one >> 7, two >> 7], _PAIRS[three >> 7, four >> 7]]
        if shape.min(initial=1) == 0:
            raise KeyError("a position the table does not have")
        place = one & 127
        for suit in (two, three, four):
            place = place * _SIZES[suit >> 7] + (suit & 127)
        found: NDArray[np.uint8] = self.worth[self._starts[shape] + place]
        return found

    @cached_property
    def _starts(self) -> NDArray[np.int32]:
        """The start of each shape's values, by its number in ``_shapes``."""
        return np.array([0, *self._start.values()], np.int32)

    @cached_property
    def _shapes(self) -> NDArray[np.uint16]:
        """The number of each shape, from one on, by the pairs of its first two and last two classes; 0 for no shape."""
        found = np.zeros((_MANY_PAIRS, _MANY_PAIRS), np.uint16)
        listed = np.array(list(self._start), np.int64)
        first, last = _PAIRS[listed[:, 0], listed[:, 1]], _PAIRS[listed[:, 2], listed[:, 3]]
        found[first, last] = np.arange(1, len(listed) + 1)
        return found

    # --- keeping --------------------------------------------------------------------------------------

    @cached_property
    def checksum(self) -> str:
        """SHA-256 of the values."""
        return hashlib.sha256(self.worth.data).hexdigest()

    def packed(self) -> bytes:
        """The table as the bytes of a file."""
        head = json.dumps({"format": FORMAT, "tricks": self.tricks, "sha256": self.checksum})
        return head.encode() + b"\n" + lzma.compress(self.worth.tobytes(), preset=6)


def built(tricks: int = TRICKS, progress: Callable[[int, int], object] | None = None) -> PlayTable:
    """Build the table by solving all positions.

    Args:
        tricks: the largest number of tricks left.
        progress: called with the number of positions solved and the total number.
    """
    blocks = [block.ravel() for _, solved in build(tricks, progress) for block in solved.values()]
    return PlayTable(tricks, np.concatenate(blocks))


def unpacked(data: bytes) -> PlayTable:
    """Read a table from the bytes of a file.

    Raises:
        TableFault: it is not a table, or its checksum is wrong.
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


def _in_order(columns: Iterable[NDArray[np.int32]]) -> tuple[NDArray[np.int32], ...]:
    """Four columns with every row sorted, by a network of five comparisons, much faster than sorting the rows."""
    one, two, three, four = columns
    one, two = np.minimum(one, two), np.maximum(one, two)
    three, four = np.minimum(three, four), np.maximum(three, four)
    one, three = np.minimum(one, three), np.maximum(one, three)
    two, four = np.minimum(two, four), np.maximum(two, four)
    two, three = np.minimum(two, three), np.maximum(two, three)
    return one, two, three, four


def _pairs() -> NDArray[np.int32]:
    """A number for each pair of classes, the smaller first."""
    found = np.full((_CLASSES, _CLASSES), -1, np.int32)
    where = np.triu_indices(_CLASSES)
    found[where] = np.arange(len(where[0]))
    return found


_NUMBER_OF: Final[Sequence[int]] = tuple(NUMBER[CLASS[code]] for code in range(CODES))
_RANKED: Final = np.array([number << 7 | place for number, place in zip(_NUMBER_OF, PLACE, strict=True)], np.int32)
"""Each code's class and its place in it, packed into one number; no class has more than seventy codes."""
_PAIRS: Final = _pairs()
_MANY_PAIRS: Final = _CLASSES * (_CLASSES + 1) // 2
_SIZES: Final = np.array([sizes((number,))[0] for number in range(_CLASSES)], np.int32)
