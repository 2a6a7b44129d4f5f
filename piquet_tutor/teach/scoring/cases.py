"""A deal to be scored: the right answers, and those of a learner who believes wrong rules, found by ruling it again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

from piquet_tutor.engine.clauses import Conflict
from piquet_tutor.engine.rulings import OnlyFor, Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.replay import ParsedRecord, replay, score_of
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.editions import NEWEST
from piquet_tutor.teach.scoring.items import Item, answers, box_of, sheet
from piquet_tutor.teach.scoring.misconceptions import (
    HAND_ITEMS,
    ITEMS,
    amended,
    applicable,
    compatible,
    misconceptions,
)

Belief = tuple[str, ...]
"""The names of the wrong rules that a learner believes, in the order of the game; empty for none."""
Key = tuple[tuple[Side, int], ...]
Answers = Mapping[str, Key]
MOST_DEALS: Final = 12
"""How many deals are kept as learners would rule them: a wrong rule for each box of a sheet."""
RESTS_ON: Final[Mapping[str, Collection[str]]] = {
    "carte_rouge": ("point", "sequence", "set", "carte_rouge"),
    "repique": HAND_ITEMS,
    "pique": {*HAND_ITEMS, "pique", "play", "cards"},
    "total": ITEMS,
}
"""The boxes whose scores decide a box; a box that is not here depends on its own scores alone."""

SUMS: Final = ("play", "total")
"""Boxes that are added up from many rulings."""


def cards_behind(rulings: Sequence[Ruling], ledger: Sequence[Ruling]) -> Cards:
    """The cards of some rulings, and of those of the ledger that they rest on, each once."""
    numbers = {number for each in rulings for number in each.because}
    told = [*rulings, *(each for each in ledger if each.number in numbers)]
    return tuple(dict.fromkeys(card for each in told for card in _cards_of(each)))


def _cards_of(ruling: Ruling) -> Iterator[Card]:
    for key in ("cards", "card", "other_cards"):
        given = ruling.facts.get(key, ())
        given = given.value if isinstance(given, OnlyFor) else given
        yield from (one for one in (given if isinstance(given, tuple) else (given,)) if isinstance(one, Card))


def ruled_as(score: ParsedRecord, standing: Standing | None, belief: Belief) -> Deal | None:
    """A deal as those who believe some wrong rules would rule it.

    None if one of them does not apply in its rule set, they contradict each other, or the deal could not have been
    played under them.

    Args:
        score: the deal as a score, with the true rules.
        standing: of the match.
        belief: the wrong rules.
    """
    rules = amended(score.rules, belief) if compatible(belief) else None
    if rules is None:
        return None
    try:
        return replay(replace(score, rules=rules), standing)
    except (Refused, Conflict):
        return None  # under these rules the deal could not have been played like this


@dataclass
class ScoredDeal:
    """A deal whose boxes are asked about.

    Attributes:
        deal: the deal, ruled under the true rules.
        items: its boxes.
        truth: the right answers by box, as keys (``items.key_of``).
    """

    deal: Deal
    items: tuple[Item, ...] = ()
    truth: Answers = field(default_factory=dict)
    _score: ParsedRecord | None = None
    _ruled: dict[Belief, Answers | None] = field(default_factory=dict)
    _deals: dict[Belief, Deal | None] = field(default_factory=dict)
    _joint: dict[tuple[str, Key, bool], tuple[Belief, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Read the sheet off the ledger."""
        self.items = sheet(self.deal)
        self.truth = answers(self.deal)
        self._ruled[()] = self.truth

    def item(self, box: str) -> Item:
        """What is asked in a box, and its right answer.

        Raises:
            StopIteration: the deal has no such box.
        """
        return next(each for each in self.items if each.id == box)

    def believed(self, belief: Belief) -> Answers | None:
        """The answers of a learner who believes these wrong rules.

        None if one of them does not apply in this rule set, they contradict each other, or the deal could not have been
        played under them.
        """
        if belief not in self._ruled:
            ruled = self._played(belief)
            found = answers(ruled) if ruled is not None else {}
            self._ruled[belief] = found if found.keys() == self.truth.keys() else None
        return self._ruled[belief]

    def ruled(self, belief: Belief) -> Deal | None:
        """The deal as a learner who believes these wrong rules would rule it; None as for :meth:`believed`."""
        if belief not in self._deals:
            if len(self._deals) > MOST_DEALS:
                self._deals.clear()
            self._deals[belief] = self._played(belief)
        return self._deals[belief]

    def _played(self, belief: Belief) -> Deal | None:
        if self._score is None:
            self._score = score_of(self.deal)
        return ruled_as(self._score, self.deal.standing, belief)

    def answer(self, belief: Belief, box: str, focused: bool = False) -> Key | None:
        """What a learner who believes these wrong rules writes in a box; None if that cannot be known.

        Args:
            belief: the wrong rules.
            box: which box.
            focused: whether the learner sees the numbers of the other boxes, so that only wrong rules about this box
                can matter.
        """
        held = tuple(name for name in belief if not focused or box in misconceptions()[name].items)
        found = self.believed(held)
        return None if found is None else found.get(box)

    def telling(self, box: str, focused: bool = False, edition: int = NEWEST) -> dict[str, Key]:
        """The wrong rules of an edition that lead to a wrong answer in a box, each with that answer."""
        found = {}
        for each in applicable(self.deal.rules, edition):
            theirs = self.answer((each.id,), box, focused)
            if theirs is not None and theirs != self.truth[box]:
                found[each.id] = theirs
        return found

    def telling_cards(self, box: str, open_boxes: Collection[str] = ()) -> Cards:
        """The cards that a box turns on: those of its rulings, and of what these rest on.

        A box that is added up from many rulings turns on no cards in particular.

        Args:
            box: which box.
            open_boxes: boxes that are still to be filled: what rests on theirs lies there to be found.
        """
        if box in SUMS:
            return ()
        rulings = self.deal.rulings
        own = [each for each in rulings if box_of(self.deal.rules, each) == box]
        return cards_behind(own, [each for each in rulings if box_of(self.deal.rules, each) not in open_boxes])

    def active(self, names: Iterable[str], boxes: Collection[str]) -> list[str]:
        """Those of the wrong rules that, by themselves, change the answer in any of these boxes."""
        found = []
        for name in names:
            theirs = self.believed((name,))
            if theirs is not None and any(theirs[box] != self.truth[box] for box in boxes if box in self.truth):
                found.append(name)
        return found

    def joint(self, box: str, given: Key, focused: bool = False) -> tuple[Belief, ...]:
        """Pairs of wrong rules that together lead to an answer to which neither leads by itself.

        Only wrong rules that are about the box, or that by themselves change it or a box it depends on, are tried: any
        other could change the answer only together with one of these.
        """
        key = (box, given, focused)
        if key not in self._joint:
            self._joint[key] = tuple(self._pairs(box, given, focused))
        return self._joint[key]

    def _pairs(self, box: str, given: Key, focused: bool) -> Iterator[Belief]:
        names = [each.id for each in applicable(self.deal.rules)]
        about = [name for name in names if box in misconceptions()[name].items]
        if not focused:
            tried = {*self.active(names, RESTS_ON.get(box, (box,))), *about}
            about = [name for name in names if name in tried]
        alone = {name for name in about if self.answer((name,), box, focused) == given}
        for pair in combinations(about, 2):
            if not alone & set(pair) and compatible(pair) and self.answer(pair, box, focused) == given:
                yield pair
