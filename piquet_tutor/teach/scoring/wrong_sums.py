"""What is wrong with a number for each side: of the points in play, and of the total of a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration import listed
from piquet_tutor.narration.values import argument
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import Answer, box_of, normal
from piquet_tutor.teach.scoring.words import answer_text

FIRST_TRICKS: Final = 3
"""How many tricks are told to a learner whose trick points were wrong again."""
PLAYED: Final = (Subject.LEAD, Subject.TRICK, Subject.LAST_TRICK)
"""What the points of the play are for."""


def counted_tricks(case: ScoredDeal, given: Answer) -> bool:
    """Whether an answer to the points of the play is how many tricks each side won."""
    return normal(given) == normal(tricks_won(case.deal))


def first_tricks(deal: Deal) -> tuple[Answer, ...]:
    """The points of the first tricks, each by side."""
    found: list[Counter[Side]] = [Counter() for _ in deal.tricks[:FIRST_TRICKS]]
    for each in deal.rulings:
        number = each.facts.get("trick")
        if isinstance(number, int) and 0 < number <= len(found) and box_of(deal.rules, each) == "play":
            for award in each.awards:
                found[number - 1][award.side] += award.points
    return tuple(found)


def tricks_won(deal: Deal) -> Counter[Side]:
    """How many tricks each side won."""
    return Counter(deal.table.side_of(each.winner) for each in deal.tricks)


def sum_of(rulings: Iterable[Ruling], side: Side, subject: Subject) -> int:
    """How many points some rulings on a subject award to a side."""
    return sum(one.points for each in rulings if each.subject is subject for one in each.awards if one.side == side)


def points_by(deal: Deal, side: Side, tricks: int) -> int:
    """The points of the play that a side has after so many tricks."""
    rulings = [each for each in deal.rulings if 0 < each.facts.get("trick", 0) <= tricks]
    return sum(sum_of(rulings, side, each) for each in PLAYED)


def play_parts(deal: Deal, side: Side) -> Mapping[str, int]:
    """Parts of a side's points in play that are forgotten or doubled as a whole, by what they are called.

    ``captures`` are the tricks it took that the other side led; ``lost`` its leads that lost the trick; ``own`` its
    leads that won it, and score nothing more; none where taking such a trick scores as well.
    """
    won = {number: deal.table.side_of(each.winner) == side for number, each in enumerate(deal.tricks, 1)}
    mine = [each for each in deal.rulings if any(one.side == side for one in each.awards)]
    leads = [each for each in mine if each.subject is Subject.LEAD]
    kept = any(each.subject is Subject.TRICK and not each.facts.get("captured") for each in mine)
    won_leads = [] if kept else [each for each in leads if won.get(each.facts["trick"])]
    return {
        "captures": sum_of((each for each in mine if each.facts.get("captured")), side, Subject.TRICK),
        "lost": sum_of((each for each in leads if not won.get(each.facts["trick"])), side, Subject.LEAD),
        "own": sum_of(won_leads, side, Subject.LEAD),
    }


@dataclass(frozen=True)
class Correction:
    """One thing to be said of a wrong answer.

    Attributes:
        key: which it is; its message is ``scorer-amiss-`` and this.
        facts: what stands in it.
        text: what is said, where another part of the tutor says it already.
        told_of: texts of any length that stand in it.
    """

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    text: str = ""
    told_of: Mapping[str, str] = field(default_factory=dict)

    def told(self, language: str) -> str:
        """The remark in words."""
        if self.text:
            return self.text
        facts = {name: argument(one) for name, one in self.facts.items()}
        return narration.whole(f"scorer-amiss-{self.key}", language, **facts, **self.told_of)


SMALL: Final = 2
"""How far off a sum may be for the difference to be told: it was added up wrongly, not reckoned otherwise."""


@dataclass(frozen=True)
class WrongSum:
    """An answer to a box in which every side has something to write, and what the deal says to it.

    Attributes:
        case: the deal.
        box: ``play`` or ``total``.
        given: the points given, by side; nothing is said of a side that has none.
        asked: the sides that are asked about; empty for all.
        open_boxes: boxes that are still to be filled, of which nothing is told.
        language: of the words.
    """

    case: ScoredDeal
    box: str
    given: Mapping[Side, int]
    asked: tuple[Side, ...]
    open_boxes: frozenset[str]
    language: str

    @cached_property
    def off_by(self) -> Mapping[Side, int]:
        """How many points too many each side that is asked about was given."""
        truth = self.case.item(self.box).answer
        sides = self.asked or self.case.item(self.box).sides
        return {side: self.given.get(side, 0) - truth.get(side, 0) for side in sides}

    @cached_property
    def wrong(self) -> Mapping[Side, int]:
        """The same of the sides whose number is wrong."""
        return {side: by for side, by in self.off_by.items() if by}

    @cached_property
    def own(self) -> list[Ruling]:
        """The rulings of the box."""
        return [each for each in self.case.deal.rulings if box_of(self.case.deal.rules, each) == self.box]

    def amiss(self) -> Iterator[Correction]:
        """What of the play was left out or counted twice, where exactly that makes the answer."""
        if self.box != "play":
            return
        if counted_tricks(self.case, self.given):
            yield Correction("tricks", text=narration.message("course-counted-tricks", self.language))
        found = self._last_trick() or self._part_amiss()
        if found is not None:
            yield found

    def off(self) -> Iterator[Correction]:
        """How far the numbers are off, where that is little; or of which side alone."""
        near = bool(self.given) and all(abs(by) <= SMALL for by in self.wrong.values())
        if near and self.box != "play":
            yield Correction("off-total", told_of={"parts": self._by()})
        elif near:
            facts = {"twice": "yes" if self._leads_counted_twice else "no"}
            yield Correction("off", facts, told_of={"parts": self._by(), "points": self._halves()})
        elif self._alone is not None:
            right = next(side for side in self.off_by if side not in self.wrong)
            facts = {"side": right, "other": self._alone}
            yield Correction("one-right", facts, told_of={"parts": self._parts_of(self._alone)})

    def made_of(self) -> Iterator[Correction]:
        """What the numbers are made of; of a sum of boxes that are still open, only that it is one."""
        if self._hidden:
            yield Correction("total")
            return
        if len(self.wrong) > 1:
            yield from self._leads()
        if self._alone is None:
            for side in self.wrong:
                yield Correction("parts", {"side": side}, told_of={"parts": self._parts_of(side)})
        if self.box == "play":
            yield Correction("first-tricks", text=added_up(self.case, self.language))

    @property
    def _hidden(self) -> bool:
        """Whether what the number is made of stands in boxes that are still open."""
        return self.box != "play" and bool(self.open_boxes - {self.box})

    @property
    def _alone(self) -> Side | None:
        """The only side whose number is wrong, where it is far off and another's is right."""
        far = bool(self.given) and any(abs(by) > SMALL for by in self.wrong.values())
        return next(iter(self.wrong)) if far and len(self.wrong) == 1 < len(self.off_by) else None

    def _last_trick(self) -> Correction | None:
        """That what the last trick scores more was left out, or given to whoever lost it."""
        last = next((each for each in self.own if each.subject is Subject.LAST_TRICK and each.awards), None)
        if last is None:
            return None
        award = last.awards[0]
        facts = {"side": award.side, "card": last.facts["card"], "extra": award.points}
        if self.wrong == {award.side: -award.points}:
            return Correction("last-left-out", facts)
        swapped = sorted(self.wrong.values()) == [-award.points, award.points]
        return Correction("last-taken", facts) if swapped and self.wrong.get(award.side, 0) < 0 else None

    def _part_amiss(self) -> Correction | None:
        """That a side's leads or captures were left out as a whole, or its leads that won counted twice."""
        if len(self.wrong) != 1:
            return None
        ((side, by),) = self.wrong.items()
        others = [each for each in self.case.item(self.box).sides if each != side]
        facts: dict[str, Any] = {"side": side, "points": abs(by), "other": others[0] if len(others) == 1 else None}
        for key, points in play_parts(self.case.deal, side).items():
            if points and by == (points if key == "own" else -points):
                return Correction(f"amiss-{key}", facts)
        return None

    def _by(self) -> str:
        """How far each wrong number is off, in words."""
        parts = [
            narration.message(f"scorer-amiss-{'high' if by > 0 else 'low'}", self.language, side=side, by=abs(by))
            for side, by in self.wrong.items()
        ]
        return listed(parts, self.language)

    def _halves(self) -> str:
        """What the sides whose numbers are wrong make in each half of the tricks, in words: where it went wrong."""
        deal, truth = self.case.deal, self.case.item(self.box).answer
        half = len(deal.tricks) // 2
        told = []
        for side in self.wrong:
            first = points_by(deal, side, half)
            facts = {"points": first, "tricks": half, "rest": truth.get(side, 0) - first}
            left = len(deal.tricks) - half
            told.append(narration.message("scorer-amiss-halves", self.language, side=side, left=left, **facts))
        return narration.listed_apart(told, self.language)

    @property
    def _leads_counted_twice(self) -> bool:
        """Whether a few points too many may be leads that won, counted once more, and not the last trick."""
        if len(self.wrong) != 1:
            return False
        ((side, by),) = self.wrong.items()
        last = sum_of(self.own, side, Subject.LAST_TRICK)
        return 0 < by < play_parts(self.case.deal, side)["own"] and not last

    def _leads(self) -> Iterator[Correction]:
        """What the leads alone make, where these score."""
        led = {side: sum_of(self.own, side, Subject.LEAD) for side in self.wrong} if self.box == "play" else {}
        if any(led.values()):
            told = [
                narration.message("scorer-amiss-has", self.language, side=side, points=points)
                for side, points in led.items()
            ]
            yield Correction("leads", told_of={"parts": listed(told, self.language)})

    def _parts_of(self, side: Side) -> str:
        """The points of a side by what they are for, in words."""
        if self._hidden:
            return narration.message("scorer-amiss-all-boxes", self.language)
        if self.box == "play":
            found = {each.value: sum_of(self.own, side, each) for each in PLAYED}
        else:
            found = {item.id: item.answer.get(side, 0) for item in self.case.items if item.id != self.box}
        told = [
            narration.message("scorer-amiss-part", self.language, part=name, points=points)
            for name, points in found.items()
            if points
        ]
        if len(told) == 1:  # it is the whole number: what it is for is told, and not what it comes to
            return narration.message("scorer-amiss-only", self.language, part=next(filter(found.get, found)))
        return listed(told, self.language) if told else narration.message("scorer-amiss-nothing", self.language)


def added_up(case: ScoredDeal, language: str) -> str:
    """How the points of the first tricks come about, for a learner who has them wrong again."""
    tricks = [
        narration.whole("course-one-trick", language, number=str(number), points=answer_text(points, language))
        for number, points in enumerate(first_tricks(case.deal), 1)
    ]
    return narration.whole("course-first-tricks", language, tricks=" ".join(tricks))
