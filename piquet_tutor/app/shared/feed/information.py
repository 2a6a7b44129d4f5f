"""What each call told, for the feed of one table: one line and a small bar below its ruling, the rest folded under it.

While a learner plays, only what his seat heard and may know is looked at: what he said himself would be counted from
cards that he cannot see. Of an example with all cards open, each call is told as it was heard across the table. It is
counted exactly, beside the page's own loop, which must go on answering; the rulings do not wait for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from piquet_tutor import narration
from piquet_tutor.app.background import beside, is_watched
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.table.viewpoint import ShownTable
from piquet_tutor.engine.rulings import Ruling, known_to, serials
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.state import Deal
from piquet_tutor.reckoner.call_report import Speaker, scene
from piquet_tutor.reckoner.calls import Heard, heard, of_heard

LEAST_SHOWN: Final = 0.02
"""What the bar shows at least of what is left: a sliver, where the true share could not be seen."""


class Listened(ShownTable, Protocol):
    """What a table must show of itself to be told what was heard at it."""

    @property
    def whole(self) -> Deal | None:
        """The same deal as far as it is known to go."""


@dataclass(frozen=True)
class _CallInference:
    """What one call told, and of which rulings that was worked out.

    Attributes:
        heard: the rulings known to the seat up to the call's last.
        seat: whose knowledge it is.
        over: whether the deal was over: then what sinking would have cost may be known.
        numbers: the call's rulings as the feed numbers them.
        scene: what is shown.
        idle: whether it told somebody who plays nothing new; then nothing is shown.
    """

    heard: tuple[Ruling, ...]
    seat: Seat
    over: bool
    numbers: tuple[int, ...]
    scene: Scene
    idle: bool = False


class Information:
    """What the calls at one table told.

    Attributes:
        table: the table.
        on: whether it is shown.
    """

    def __init__(self, table: Listened, *, on: bool = True) -> None:
        """Begin with nothing counted."""
        self.table = table
        self.on = on
        self._found: list[_CallInference] = []
        self._of: Deal | None = None
        self._busy = False

    def show_in(self, feed: Scene) -> Scene:
        """The scene of the feed with what each call told beside it, as far as that has been counted."""
        deal = self.table.deal
        if not self.on or deal is None:
            return feed
        self._begin(deal)
        standing = [each for each in self._standing(deal) if not each.idle]
        told = {number: each.scene for each in standing for number in each.numbers[:1]}
        if not told:
            return feed
        passages = [{**one, "told": told[one["number"]]} if one["number"] in told else one for one in feed["passages"]]
        return {**feed, "passages": passages}

    def settle(self) -> None:
        """Count what has not been counted, now; where no page waits."""
        deal = self.table.deal
        if deal is not None and self._of is not deal:
            self._of, self._found = deal, self._count(deal, self._found)

    # --- counting ------------------------------------------------------------------------------------

    def _begin(self, deal: Deal) -> None:
        """Count beside the page's own loop, one deal at a time; where there is no loop, nobody waits to see it."""
        if self._busy or self._of is deal or not is_watched():
            return
        self._busy = True
        before = self._found

        def arrive(found: list[_CallInference] | None) -> None:
            # What could not be counted is left out: the rulings stand without it.
            self._of, self._found = deal, before if found is None else found

        def tell() -> None:
            self._busy = False
            if self._found != before or self.table.deal is not deal:
                self.table.tell()

        beside(lambda: self._count(deal, before), arrive, tell)

    def _count(self, deal: Deal, before: list[_CallInference]) -> list[_CallInference]:
        """What every call told; what was counted before is taken over where the same was heard."""
        viewpoint = self.table.viewpoint
        open_ = viewpoint.seat is None
        seats = self._across(deal) if viewpoint.seat is None else (viewpoint.seat,)
        # With all cards open, what sinking would have cost is told of the whole deal, however far it has been stepped.
        whole = self.table.whole or deal if open_ else deal
        found: list[_CallInference] = []
        taken: set[int] = set()
        for seat in seats:
            known = known_to(deal.rulings, seat)
            speaker = Speaker(whole, seat, viewpoint.language, viewpoint.naming())
            shown = self._feed_numbers(deal, seat)
            for each in heard(whole, seat):
                if each.rulings[-1].number > len(known):
                    break
                numbers = tuple(shown[one.number] for one in _newest_first(each) if one.number in shown)
                if not numbers or numbers[0] in taken:
                    continue
                taken.add(numbers[0])
                up_to = known[: each.rulings[-1].number]
                old = next((one for one in before if _same(one, up_to, seat, whole.done, numbers)), None)
                found.append(old or self._look(whole, seat, each, speaker, up_to, numbers))
        return found

    def _across(self, deal: Deal) -> tuple[Seat, ...]:
        """The seats that hear, whoever looks on seeing everything: the nearest first."""
        return tuple(self.table.viewpoint.places(deal.table))

    def _feed_numbers(self, deal: Deal, seat: Seat) -> dict[int, int]:
        """The number a ruling has in the feed, by the number this seat knows it by."""
        reader = serials(deal.rulings, self.table.viewpoint.seat)
        return {mine: reader[whole] for whole, mine in serials(deal.rulings, seat).items() if whole in reader}

    def _look(
        self,
        deal: Deal,
        seat: Seat,
        each: Heard,
        speaker: Speaker,
        up_to: tuple[Ruling, ...],
        numbers: tuple[int, ...],
    ) -> _CallInference:
        """What one thing heard told this seat."""
        open_ = self.table.viewpoint.seat is None
        told = of_heard(deal, seat, each, everything=open_)
        idle = not open_ and told.before.rules.hands == told.after.rules.hands and told.sunk is None
        return _CallInference(up_to, seat, deal.done, numbers, self._scene(seat, scene(told, speaker)), idle)

    def _scene(self, seat: Seat, told: Scene) -> Scene:
        viewpoint = self.table.viewpoint
        bar: Mapping[str, Any] = told["bar"]
        left = 0.0 if not bar["after"] else max(LEAST_SHOWN, bar["left"])
        return {
            "text": told["text"],
            "left": round(left, 4),
            "possible": told["possible"],
            "lines": list(told["more"]),
            "known": told["known"],
            "whose": self._whose(seat) if viewpoint.seat is None else "",
        }

    def _whose(self, seat: Seat) -> str:
        return narration.message("information-view", self.table.viewpoint.language, seat=seat)

    def _standing(self, deal: Deal) -> list[_CallInference]:
        """What was counted that holds on the deal as it is shown now."""
        known: dict[Seat, tuple[Ruling, ...]] = {}
        standing = []
        for each in self._found:
            if each.seat not in deal.table.seats:
                continue
            mine = known.setdefault(each.seat, known_to(deal.rulings, each.seat))
            if mine[: len(each.heard)] == each.heard:
                standing.append(each)
        return standing


def _newest_first(each: Heard) -> tuple[Ruling, ...]:
    """The rulings of something heard, the telling one first: of a question and its answer, the answer."""
    own = each.action.seat != each.other
    return each.rulings[::-1] if own else each.rulings


def _same(one: _CallInference, up_to: tuple[Ruling, ...], seat: Seat, over: bool, numbers: tuple[int, ...]) -> bool:
    return one.seat == seat and one.over == over and one.numbers == numbers and one.heard == up_to
