"""What is wrong with an answer to a box, from the facts of the deal: remark by remark, each saying more.

The scorer's sheet, the boxes of a stop, its questions and a notebook's ``ask`` all take their words from here. A wrong
rule is named first only where the right side was given another number: what was scored tells how it was reckoned.
Whoever named the wrong side, or nobody, is told how the two hands compare.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why import Premise, why_not
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.cards import Void
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Point, Sequence, Set, combination_of, size_of
from piquet_tutor.game.rules.law import PointScore, law_of
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.bonuses import adding_up
from piquet_tutor.game.rules.policies.dealing import courts_in
from piquet_tutor.game.rules.policies.declaring import SEQUENCE_POINTS, rank_of
from piquet_tutor.game.subjects import EQUAL, Subject
from piquet_tutor.narration import listed
from piquet_tutor.narration.clauses import clause
from piquet_tutor.narration.values import argument
from piquet_tutor.teach.scoring.cases import Belief, ScoredDeal
from piquet_tutor.teach.scoring.counted import counted_tricks, first_tricks, tricks_won
from piquet_tutor.teach.scoring.items import OF_EACH, Answer, box_of, clauses_of, normal
from piquet_tutor.teach.scoring.misconceptions import HAND_ITEMS
from piquet_tutor.teach.scoring.pacing import silent_on
from piquet_tutor.teach.scoring.words import answer_text, belief_words, first_sentence

BONUSES: Final[Mapping[str, Subject]] = {"repique": Subject.REPIQUE, "pique": Subject.PIQUE}
IN_HAND: Final = frozenset(HAND_ITEMS) - BONUSES.keys()
"""The boxes that a bonus is reckoned from before the play."""
_UNCITED: Final = re.compile(r"\s*\([^()]*\)(?=[.!?]$)")
"""The law at the end of a sentence: whoever is to try again has no use for it yet."""
SMALL: Final = 2
"""How far off a sum may be for the difference to be told: it was added up wrongly, not reckoned otherwise."""


@dataclass(frozen=True)
class Correction:
    """One thing to be said of a wrong answer.

    Attributes:
        key: which it is; its message is ``scorer-amiss-`` and this.
        facts: what stands in it.
        text: what is said, where another part of the tutor says it already.
    """

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    text: str = ""

    def told(self, language: str) -> str:
        """The remark in words."""
        if self.text:
            return self.text
        return narration.whole(
            f"scorer-amiss-{self.key}", language, **{name: argument(one) for name, one in self.facts.items()}
        )


def look_again(box: str, language: str = "en") -> str:
    """Where to look, for whoever answered a box wrongly in no known way; it does not tell the answer."""
    return narration.message("course-look-again", language, box=box)


def next_remark(
    case: ScoredDeal,
    box: str,
    given: Answer,
    named: Belief = (),
    language: str = "en",
    *,
    before: Collection[str] = (),
    open_boxes: Collection[str] = (),
    offered: bool = False,
    asked: Collection[Side] = (),
) -> str:
    """What to say of a wrong answer: the first remark that has not been made, then that it can be shown.

    Args:
        case: the deal.
        box: which box.
        given: the answer.
        named: the wrong rules named for it.
        language: a language that the catalogue has.
        before: what has been said of earlier answers to this box.
        open_boxes: other boxes that are still to be filled, of which nothing is told.
        offered: whether it is one of a few answers offered, each made by the wrong rule named: it is no slip.
        asked: the sides that are asked about; empty for all.
    """
    found = remarks(case, box, given, named, language, open_boxes, offered=offered, asked=asked)
    every = (each.told(language) for each in found)
    return next((each for each in every if each not in before), narration.message("scorer-amiss-show", language))


def remarks(
    case: ScoredDeal,
    box: str,
    given: Answer,
    named: Belief = (),
    language: str = "en",
    open_boxes: Collection[str] = (),
    *,
    offered: bool = False,
    asked: Collection[Side] = (),
) -> Iterator[Correction]:
    """Yield what can be said of a wrong answer, from the least telling to the most; see :func:`next_remark`."""
    judged = _WrongAnswer(
        case, box, normal(given), tuple(named), language, frozenset(open_boxes), offered, tuple(asked)
    )
    found = judged.remarks()
    yield next(found, None) or Correction("look", text=look_again(box, language))
    yield from found


@dataclass(frozen=True)
class _WrongAnswer:
    """A wrong answer, and what the deal says to it."""

    case: ScoredDeal
    box: str
    given: Mapping[Side, int]
    named: Belief
    language: str
    open_boxes: frozenset[str]
    offered: bool
    asked: tuple[Side, ...] = ()

    @property
    def truth(self) -> Mapping[Side, int]:
        """The right answer."""
        return normal(self.case.item(self.box).answer)

    @property
    def kind(self) -> Kind:
        """The class of combinations that the box is about."""
        return next(each for each in KINDS if each == self.box)

    @property
    def two_handed(self) -> bool:
        """Whether the two sides are two hands, that can be compared."""
        return tuple(self.case.deal.table.seats) == self.case.item(self.box).sides

    def remarks(self) -> Iterator[Correction]:
        """Every remark, in order."""
        if self.box in OF_EACH:
            yield from self._of_sums()
        elif len(self.truth) > 1:
            yield from self._misreading()
        elif self.given.keys() == self.truth.keys():
            yield from self._of_number()
        elif len(self.given) > 1 and self.box not in BONUSES:
            yield from self._misreading()
            yield from self._of_side()
        else:
            yield from self._of_side()

    def _misreading(self) -> Iterator[Correction]:
        """The wrong rule that gives the answer: what was done by it, without what the law says instead."""
        for name in self.named[:1]:
            words = belief_words(self.case.deal.rules, name, self.language, self.box)
            yield Correction(f"misreading-{name}", text=_UNCITED.sub("", first_sentence(words.correction)))

    def _law(self) -> Iterator[Correction]:
        """What the law says of the box."""
        for name in clauses_of(self.case.deal.rules, self.box)[:1]:
            yield Correction("law", text=first_sentence(clause(self.case.deal.rules, name, self.language)))

    # --- sums of both sides -----------------------------------------------------------------------------------------

    def _of_sums(self) -> Iterator[Correction]:
        """A number for each side: how far it is off where that is little, and how it begins to add up."""
        if self.box == "play" and counted_tricks(self.case, self.given):
            yield Correction("tricks", text=narration.message("course-counted-tricks", self.language))
        if self.offered:
            yield from self._misreading()
        sides = self.asked or self.case.item(self.box).sides
        off = {side: self.given.get(side, 0) - self.truth.get(side, 0) for side in sides}
        wrong = {side: by for side, by in off.items() if by}
        if self.given and all(abs(by) <= SMALL for by in wrong.values()):
            told = [self._by(side, by) for side, by in wrong.items()]
            yield Correction(
                "off", text=narration.whole("scorer-amiss-off", self.language, parts=listed(told, self.language))
            )
        elif self.given and len(wrong) < len(off):
            right = next(side for side in off if side not in wrong)
            yield Correction("one-right", {"side": right, "other": next(iter(wrong))})
        elif not self.named:
            yield Correction("look", text=look_again(self.box, self.language))
        if not self.offered:
            yield from self._misreading()
        if self.box == "play":
            yield Correction("first-tricks", text=added_up(self.case, self.language))

    def _by(self, side: Side, by: int) -> str:
        key = "scorer-amiss-high" if by > 0 else "scorer-amiss-low"
        return narration.message(key, self.language, side=side, by=abs(by))

    # --- the right side ---------------------------------------------------------------------------------------------

    def _of_number(self) -> Iterator[Correction]:
        """The right side, another number: how it is counted, then what there is to count."""
        ((side, points),) = self.given.items()
        if self.box in BONUSES:
            yield from self._of_bonus(points)
            return
        yield from self._misreading()
        if self.box in KINDS:
            yield from self._left_out(side, points)
            yield from self._prices()
            yield Correction("holds", {"side": side, "held": listed(self._counted(side), self.language)})
        elif self.box == "cards":
            yield from self._prices_of_tricks(side)
        else:
            yield Correction("number")
            yield from self._law()

    def _prices_of_tricks(self, side: Side) -> Iterator[Correction]:
        """How many tricks there were, and what the cards and a capot pay."""
        law, tricks = law_of(self.case.deal.rules), tricks_won(self.case.deal)
        most, capot = law.price(Subject.CARDS), law.price(Subject.CAPOT)
        if tricks[side] == tricks.total():
            yield Correction("all-tricks", {"tricks": tricks[side]})
        else:
            yield Correction("tricks-of", {"side": side, "tricks": tricks[side]})
        if most and capot:
            yield Correction("cards-prices", {"most": most, "capot": capot})

    def _of_bonus(self, points: int) -> Iterator[Correction]:
        """One bonus where the other is asked for; or what is scored besides, taken together with it."""
        law = law_of(self.case.deal.rules)
        prices = {box: law.price(subject) for box, subject in BONUSES.items()}
        other = next(box for box in BONUSES if box != self.box)
        if prices[other] is not None and points == prices[other]:
            yield Correction("swapped", {"box": self.box, **prices})
        yield from self._misreading()
        yield Correction("bonus-alone")
        yield Correction("bonus-price", {"box": self.box, "points": prices[self.box]})

    def _prices(self) -> Iterator[Correction]:
        """How the number of a class is counted."""
        rules = self.case.deal.rules
        if self.box != "point" or law_of(rules).point_score is PointScore.CARDS:
            law = law_of(rules)
            runs = {name: SEQUENCE_POINTS[length] for name, length in (("tierce", 3), ("quart", 4), ("quint", 5))}
            sets = {"trio": law.trio, "quatorze": law.quatorze}
            yield Correction(f"prices-{self.box}", {"point": {}, "sequence": runs, "set": sets}[self.box])

    def _left_out(self, side: Side, points: int) -> Iterator[Correction]:
        """What was left out where only a part was counted."""
        paid = [each for each in self._own() if any(one.side == side for one in each.awards)]
        for size in range(1, len(paid)):
            for some in combinations(paid, size):
                if sum(one.points for each in some for one in each.awards if one.side == side) == points:
                    left = [self._named(each, "the") for each in paid if each not in some]
                    yield Correction("left-out", {"held": listed(left, self.language), "count": len(left)})
                    return

    def _counted(self, side: Side) -> list[str]:
        """What one side counts in a class, in words."""
        return [self._named(each, "held") for each in self._own() if any(one.side == side for one in each.awards)]

    def _named(self, ruling: Ruling, form: str) -> str:
        """The combination of a ruling, in words."""
        cards = ruling.facts.get("cards", ())
        kind = self.kind
        found = combination_of(kind, cards) if cards else None
        return self._in_words(found, form) if found is not None else ""

    def _in_words(self, one: Combination | None, form: str = "held") -> str:
        """A combination of a hand, or that there is none."""
        if one is None:
            return narration.message("scorer-amiss-none", self.language, box=self.box)
        facts: dict[str, Any] = {"box": self.box, "size": size_of(one)}
        if isinstance(one, Sequence):
            facts["rank"] = one.top
        elif isinstance(one, Set):
            facts["rank"] = one.rank
        return narration.message(f"scorer-amiss-{form}", self.language, **facts)

    def _own(self) -> list[Ruling]:
        """The rulings of the box."""
        return [each for each in self.case.deal.rulings if box_of(self.case.deal.rules, each) == self.box]

    # --- another side, or nobody ------------------------------------------------------------------------------------

    def _of_side(self) -> Iterator[Correction]:
        """Another side, or nobody: where to look, and how the two compare."""
        if self.box in BONUSES:
            yield from self._of_race()
            return
        if not self.given:
            yield from self._where()
        if not self.two_handed:
            yield from self._misreading() if self.given else ()
            return
        if self.box in KINDS:
            yield from self._compared()
        elif self.box == "cards":
            yield from self._tricks_compared()
        elif self.box == "carte_blanche":
            yield from self._spoilt()

    def _where(self) -> Iterator[Correction]:
        """Nobody was named, but somebody scores: whose hand to look at."""
        side = next(iter(self.truth))
        paid = next(each for each in self._own() if each.awards)
        cards = paid.facts.get("cards", ())
        if self.box in KINDS and cards and not isinstance(cards[0], Void):
            yield Correction("where", {"box": self.box, "side": side, "cards": cards[:1], "rank": cards[0].rank})
        elif self.box == "carte_blanche":
            yield Correction("where-dealt", {"side": side})

    def _compared(self) -> Iterator[Correction]:
        """The best of both hands in a class."""
        deal, kind = self.case.deal, self.kind
        best = {side: calling.best_of(deal, side, kind) for side in self.case.item(self.box).sides}
        first, second = self._winner_first(list(best))[:2]
        one, other = best[first], best[second]
        if one is None and other is None:
            yield Correction("neither", {"box": self.box})
        elif not self.truth and any(each.subject in EQUAL.values() for each in self._own()):
            yield from self._equal(one)
        elif not self.truth or not self._is_better(one, other):
            yield Correction("quiet")
        elif isinstance(one, Point) and isinstance(other, Point):
            if one.length != other.length:
                lengths = {"size": one.length, "other_size": other.length}
                yield Correction("longer-point", {"side": first, "other": second, **lengths})
            else:
                yield Correction("higher-point", {"side": first, "other": second, "pips": one.pips, "less": other.pips})
            yield Correction("point-counts", {"side": first})
        else:
            facts = {"held": self._in_words(one), "less": self._in_words(other)}
            yield Correction("compared", {"side": first, "other": second, **facts})
            yield Correction("all-count", {"box": self.box, "side": first})

    def _is_better(self, one: Combination | None, other: Combination | None) -> bool:
        """Whether the side that scores holds the better, as it need not where something was kept quiet."""
        kind = self.kind
        rule = calling.clause(self.case.deal, kind)
        return one is not None and (other is None or rank_of(rule, one) > rank_of(rule, other))

    def _winner_first(self, sides: list[Side]) -> list[Side]:
        return [*self.truth, *(side for side in sides if side not in self.truth)] if self.truth else sides

    def _equal(self, one: Combination | None) -> Iterator[Correction]:
        """Both have as good: what they have, and that nobody scores."""
        if isinstance(one, Point):
            yield Correction("equal-point", {"size": one.length, "pips": one.pips})
        else:
            yield Correction("equal", {"held": self._in_words(one)})
        yield Correction("equal-none", {"box": self.box})

    def _tricks_compared(self) -> Iterator[Correction]:
        won = tricks_won(self.case.deal)
        first, second = self._winner_first(list(self.case.item(self.box).sides))[:2]
        if won[first] == won[second]:
            yield Correction("even-tricks", {"tricks": won[first]})
            yield Correction("equal-none", {"box": self.box})
        else:
            facts = {"side": first, "other": second, "tricks": won[first], "less": won[second]}
            yield Correction("more-tricks", facts)
            yield Correction("cards-count", {"side": first})

    def _spoilt(self) -> Iterator[Correction]:
        """The court cards that a hand was dealt to which a carte blanche was given."""
        deal = self.case.deal
        for side in self.given:
            if side not in self.truth:
                courts = courts_in(deal.dealt.get(side, ()), law_of(deal.rules).ten_is_court)
                if courts:
                    yield Correction("spoilt", {"side": side, "card": courts[0]})

    # --- repique and pique ------------------------------------------------------------------------------------------

    def _of_race(self) -> Iterator[Correction]:
        """A bonus given to the wrong side, or to nobody: the sum against the line."""
        deal = self.case.deal
        if not IN_HAND.isdisjoint(self.open_boxes):
            yield Correction("hand-first")
            return
        for side in self.given:
            if side not in self.truth:
                found = self._lacking(side)
                if found is not None:
                    yield Correction(found.name, text=words_for(deal, None, self.language).premise(found))
        if not self.truth:
            yield Correction("no-bonus", {"box": self.box})
        for side in self.truth:
            paid = next(each for each in self._own() if each.awards)
            made = adding_up(paid, {each.number: each for each in deal.rulings})
            in_hand = sum(each.points for each in made if box_of(deal.rules, each) in IN_HAND)
            line = paid.facts["total"]
            yield Correction(f"add-{self.box}", {"side": side, "in_hand": in_hand})
            facts = {"side": side, "in_hand": in_hand, "in_play": line - in_hand, "line": line}
            yield Correction(f"reached-{self.box}", facts)

    def _lacking(self, side: Side) -> Premise | None:
        """What a side lacked for a bonus: points before anything else; nothing of a box that is still open."""
        answer = why_not(self.case.deal, side, self.box)
        barred = [each for each in answer.lacking if each.name == "not_open"]
        lacked = [*barred, *(each for each in answer.lacking if each.name.startswith("short_"))]
        short = lacked[0] if lacked else answer.nearest
        sayable = silent_on(self.case.deal, self.open_boxes - {self.box})
        return short if short is not None and sayable.issuperset(short.rulings) else None


def added_up(case: ScoredDeal, language: str) -> str:
    """How the points of the first tricks come about, for a learner who has them wrong again."""
    tricks = [
        narration.whole("course-one-trick", language, number=str(number), points=answer_text(points, language))
        for number, points in enumerate(first_tricks(case.deal), 1)
    ]
    return narration.whole("course-first-tricks", language, tricks=" ".join(tricks))
