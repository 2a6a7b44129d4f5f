"""What is wrong with an answer to a box, from the facts of the deal: remark by remark, each saying more.

The scorer's sheet, the boxes of a stop, its questions and a notebook's ``ask`` all take their words from here. A wrong
rule is named first only where the right side was given another number: what was scored tells how it was reckoned.
Whoever named the wrong side, or nobody, is told how the two hands compare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why import Premise, why_not
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.cards import Void
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Point, Sequence, Set, combination_of, size_of
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.carte_blanche import courts_in
from piquet_tutor.game.rules.policies.declaring import rank_of
from piquet_tutor.game.subjects import BONUSES, EQUAL, Subject
from piquet_tutor.narration import listed
from piquet_tutor.narration.clauses import clause
from piquet_tutor.reckoner.price_table import price_table
from piquet_tutor.teach.scoring.cases import Belief, ScoredDeal
from piquet_tutor.teach.scoring.items import OF_EACH, Answer, box_of, clauses_of, normal
from piquet_tutor.teach.scoring.misconceptions import HAND_ITEMS
from piquet_tutor.teach.scoring.pacing import silent_on
from piquet_tutor.teach.scoring.words import belief_words, look_again
from piquet_tutor.teach.scoring.wrong_sums import SMALL, Correction, WrongSum, tricks_won

IN_HAND: Final = frozenset(HAND_ITEMS) - BONUSES
"""The boxes that a bonus is reckoned from before the play."""


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
    """What to say of a wrong answer: the first remark that has not been made, then the first again, and how to see it.

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
    first = ""
    for each in found:
        told = each.told(language)
        if told not in before:
            return told
        first = first or told
    return f"{first} {how_to_see(language)}"


def how_to_see(language: str = "en") -> str:
    """What is said at last, when every remark has been made: how the learner can see the answer."""
    return narration.message("scorer-amiss-show", language)


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


def bonus_remarks(case: ScoredDeal, box: str, given: Answer, language: str = "en") -> Iterator[str]:
    """Yield that a bonus is written down alone, where more was written than it adds: with the hand, say.

    Args:
        case: the deal.
        box: which box.
        given: the answer.
        language: a language that the catalogue has.
    """
    prices = _bonus_prices(case.deal.rules)
    price = prices.get(box)
    if price and any(points > price and points not in prices.values() for points in given.values()):
        yield Correction("bonus-besides", {"box": box, "points": price}).told(language)


def _bonus_prices(rules: RuleSet) -> Mapping[str, int | None]:
    """What each bonus adds, by its box; None where the rules have none."""
    return {str(bonus): law_of(rules).price(bonus) for bonus in BONUSES}


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
            yield from self._only_one()
            yield from self._of_side()
        else:
            yield from self._of_side()

    def _misreading(self) -> Iterator[Correction]:
        """The wrong rule that gives the answer: what was done by it, and the rule that it goes against."""
        for name in self.named[:1]:
            words = belief_words(self.case.deal.rules, name, self.language, self.box)
            yield Correction(f"misreading-{name}", text=words.done)

    def _law(self) -> Iterator[Correction]:
        """What the law says of the box."""
        for name in clauses_of(self.case.deal.rules, self.box)[:1]:
            yield Correction("law", text=clause(self.case.deal.rules, name, self.language))

    def _of_sums(self) -> Iterator[Correction]:
        """A number for each side: what was left out or counted twice, how far it is off, and how it adds up.

        Where one number alone is wrong it was added up wrongly: a wrong rule would hardly leave the other right.
        """
        sum_given = WrongSum(self.case, self.box, self.given, self.asked, self.open_boxes, self.language)
        slip = len(sum_given.wrong) == 1 and not self.offered
        yield from sum_given.amiss()
        if not slip:
            yield from self._misreading()
        yield from sum_given.off()
        if slip:
            yield from self._misreading()
        yield from sum_given.made_of()

    # --- the right side ---------------------------------------------------------------------------------------------

    def _of_number(self) -> Iterator[Correction]:
        """The right side, another number: how it is counted, then what there is to count."""
        ((side, points),) = self.given.items()
        if self.box in BONUSES:
            yield from self._of_bonus(points)
            return
        if self.box not in KINDS:
            yield from self._misreading()
            yield from self._prices_of_tricks(side) if self.box == "cards" else self._law()
            return
        # A point that is off by a card or two was counted wrongly, not by another rule.
        counted = self.box == "point" and not self.offered and abs(points - self.truth[side]) <= SMALL
        yield from self._left_out(side, points)
        if not counted:
            yield from self._misreading()
        yield from self._prices(side)
        if counted:
            yield from self._misreading()
        yield from self._counts(side)

    def _prices_of_tricks(self, side: Side) -> Iterator[Correction]:
        """How many tricks there were, and what the cards and a capot pay."""
        law, tricks = law_of(self.case.deal.rules), tricks_won(self.case.deal)
        most, capot = law.price(Subject.CARDS), law.price(Subject.CAPOT)
        if tricks[side] == tricks.total():
            yield Correction("all-tricks", {"tricks": tricks[side]})
        else:
            yield Correction("tricks-of", {"side": side, "tricks": tricks[side], "all": tricks.total()})
        if most and capot:
            yield Correction("cards-prices", {"most": most, "capot": capot})

    def _of_bonus(self, points: int) -> Iterator[Correction]:
        """One bonus where the other is asked for; or what is scored besides, taken together with it."""
        prices = _bonus_prices(self.case.deal.rules)
        other = next(box for box in BONUSES if box != self.box)
        if prices[other] is not None and points == prices[other]:
            yield Correction("swapped", {"box": self.box, **prices})
        yield from self._misreading()
        yield Correction("bonus-alone")
        yield Correction("bonus-price", {"box": self.box, "points": prices[self.box]})

    def _prices(self, side: Side) -> Iterator[Correction]:
        """What a side counts in a class, and how that is counted."""
        law, own = law_of(self.case.deal.rules), self._paid(side)
        held = listed(self._told_apart(own, "held"), self.language)
        if self.box == "set":
            yield Correction("prices-set", {"trio": law.trio, "quatorze": law.quatorze}, told_of={"held": held})
        elif self.box == "sequence":
            lengths = dict.fromkeys(each.facts["length"] for each in own if "length" in each.facts)
            prices = price_table(self.case.deal.rules).sequences
            told = [
                narration.message("scorer-amiss-price", self.language, size=length, points=prices[length])
                for length in lengths
                if length < len(prices) and prices[length]
            ]
            if told:
                yield Correction("prices-sequence", told_of={"held": held, "prices": listed(told, self.language)})
        elif law.point_scores_its_cards and own and not isinstance(own[0].facts["cards"][0], Void):
            yield Correction("prices-point", {"cards": own[0].facts["cards"]})

    def _counts(self, side: Side) -> Iterator[Correction]:
        """How long the point is that counts, or what the combinations that count come to, one by one."""
        paid = [one.points for each in self._own() for one in each.awards if one.side == side]
        if self.box == "point":
            yield Correction("holds", {"side": side}, told_of={"held": listed(self._counted(side), self.language)})
        elif len(paid) > 1:
            yield Correction("adds-up", {"side": side, "parts": " + ".join(map(str, paid))})

    def _left_out(self, side: Side, points: int) -> Iterator[Correction]:
        """What was left out where only a part was counted."""
        paid = self._paid(side)
        for size in range(1, len(paid)):
            for some in combinations(paid, size):
                if sum(one.points for each in some for one in each.awards if one.side == side) == points:
                    left = [each for each in paid if each not in some]
                    held = listed(self._told_apart(left, "the"), self.language)
                    yield Correction("left-out", {"held": held, "count": len(left)})
                    return

    def _told_apart(self, rulings: Iterable[Ruling], form: str) -> Iterator[str]:
        """The combinations of some rulings, in words: those that are called alike, by their suits as well."""
        named = [(each, self._named(each, form)) for each in rulings]
        alike = Counter(name for _, name in named)
        for each, name in named:
            if alike[name] > 1:
                name = narration.whole("scorer-amiss-in-suit", self.language, held=name, cards=each.facts["cards"])
            yield name

    def _counted(self, side: Side) -> list[str]:
        """What one side counts in a class, in words."""
        return list(self._told_apart(self._paid(side), "held"))

    def _named(self, ruling: Ruling, form: str) -> str:
        """The combination of a ruling, in words."""
        cards = ruling.facts.get("cards", ())
        found = combination_of(self.kind, cards) if cards else None
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
        return narration.whole(f"scorer-amiss-{form}", self.language, **facts)

    def _own(self) -> list[Ruling]:
        """The rulings of the box."""
        return [each for each in self.case.deal.rulings if box_of(self.case.deal.rules, each) == self.box]

    def _paid(self, side: Side) -> list[Ruling]:
        """Those of them that award a side something."""
        return [each for each in self._own() if any(one.side == side for one in each.awards)]

    # --- another side, or nobody ------------------------------------------------------------------------------------

    def _of_side(self) -> Iterator[Correction]:
        """Another side, or nobody: what it is that scores, and how the two compare."""
        if self.box in BONUSES:
            yield from self._of_race()
        elif self.box == "carte_blanche":
            yield from self._spoilt()
            yield from self._unspoilt()
        elif self.two_handed:
            if not self.given:
                yield from self._in_a_row()
            if self.box in KINDS:
                yield from self._compared()
            elif self.box == "cards":
                yield from self._tricks_compared()
        else:
            if self.given:
                yield from self._misreading()
            if self.box in KINDS:
                for side in self.truth:
                    yield Correction(
                        "holds", {"side": side}, told_of={"held": listed(self._counted(side), self.language)}
                    )

    def _only_one(self) -> Iterator[Correction]:
        """Both were named, but one alone scores: the rule, before how the two compare."""
        if self.two_handed and self.box in KINDS and self.truth:
            comparing = next(self._compared(), None)
            if comparing is not None:
                told = comparing.told(self.language)
                yield Correction(
                    "only-one", text=f"{told} {narration.message('scorer-amiss-only-one', self.language, box=self.box)}"
                )

    def _in_a_row(self) -> Iterator[Correction]:
        """Nobody was named, but somebody scores a sequence: its cards, which were overlooked."""
        paid = next((each for each in self._own() if each.awards), None)
        cards = paid.facts.get("cards", ()) if paid is not None else ()
        if self.box == "sequence" and cards and not isinstance(cards[0], Void):
            side = next(iter(self.truth))
            yield Correction("in-a-row", {"side": side, "cards": cards, "size": len(cards)})

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
            facts = {"held": self._in_words(one), "less": self._in_words(other), "by": _better_by(one, other)}
            yield Correction("compared", {"side": first, "other": second, **facts})
            yield Correction("all-count", {"box": self.box, "side": first})

    def _is_better(self, one: Combination | None, other: Combination | None) -> bool:
        """Whether the side that scores holds the better, as it need not where something was kept quiet."""
        rule = calling.clause(self.case.deal, self.kind)
        return one is not None and (other is None or rank_of(rule, one) > rank_of(rule, other))

    def _winner_first(self, sides: list[Side]) -> list[Side]:
        return [*self.truth, *(side for side in sides if side not in self.truth)] if self.truth else sides

    def _equal(self, one: Combination | None) -> Iterator[Correction]:
        """Both have as good: what they have, and that nobody scores."""
        if "lesser_after_equal" in self.named:
            yield from self._misreading()
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
                courts = courts_in(deal.dealt.get(side, ()), deal.rules.options.blank_ten_is_court)
                if courts:
                    yield Correction("spoilt", {"side": side, "card": courts[0]})

    def _unspoilt(self) -> Iterator[Correction]:
        """Whose hand was dealt without a court card."""
        tens = self.case.deal.rules.options.blank_ten_is_court
        for side in self.truth:
            if side not in self.given:
                yield Correction("unspoilt", {"side": side, "ten_is_court": "yes" if tens else "no"})

    # --- repique and pique ------------------------------------------------------------------------------------------

    def _of_race(self) -> Iterator[Correction]:
        """A bonus given to the wrong side, or to nobody: the sum against the line."""
        for side in self.given:
            if side not in self.truth:
                yield from self._lacked_and_overdone(side)
        if not self.truth:
            yield Correction("no-bonus", {"box": self.box})
        for side in self.truth:
            yield from self._reached(side)

    def _reached(self, side: Side) -> Iterator[Correction]:
        """How a side made a bonus; of boxes that are still open only that their sum was enough."""
        deal = self.case.deal
        paid = next(each for each in self._own() if each.awards)
        (ground,) = (each for each in paid.grounds if each.name == "adds_up")
        made = [deal.rulings[number - 1] for number in ground.rulings]
        in_hand = sum(each.points for each in made if box_of(deal.rules, each) in IN_HAND)
        line, target = ground.facts["total"], ground.facts["line"]
        hidden = not IN_HAND.isdisjoint(self.open_boxes)
        if self.box == "repique":
            facts = {"side": side, "line": target if hidden else in_hand}
            yield Correction("reached-repique", {**facts, **self._later(side)})
        elif hidden:
            trick = max((each.facts["trick"] for each in made if "trick" in each.facts), default=1)
            yield Correction("reached-in-trick", {"side": side, "trick": trick, "line": target})
        else:
            facts = {"side": side, "in_hand": in_hand, "in_play": line - in_hand, "line": line}
            yield Correction("reached-pique", facts)

    def _later(self, side: Side) -> Mapping[str, Any]:
        """Who scores after a repique, and in which box, where that may be told; ``none`` where nobody does."""
        rules = self.case.deal.rules
        others = [(box_of(rules, each), one.side) for each in self.case.deal.rulings for one in each.awards]
        for box in (*KINDS, "play"):
            whose = next((one for where, one in others if where == box and one != side), None)
            if whose is not None and box not in self.open_boxes:
                return {"later": box, "other": whose}
        return {"later": "none", "other": side}

    def _lacked(self, side: Side) -> Iterator[Correction]:
        """What a side lacked for a bonus: in full, or without the numbers of boxes that are still open."""
        found = self._lacking(side)
        if found is None:
            yield from self._law()
        elif silent_on(self.case.deal, self.open_boxes - {self.box}).issuperset(found.rulings):
            telling = words_for(self.case.deal, None, self.language).premise(found)
            yield next(self._came_first(side, found), None) or Correction(found.name, text=telling)
        elif found.name.startswith("short_"):
            line = found.facts["line"]
            facts = {"side": side, "far": found.far, "line": line, "nothing": found.far == line}
            yield Correction(f"short-{self.box}", facts)
        elif "of" in found.facts:
            yield Correction("comes-first", {"side": found.facts["of"]})
        else:
            yield from self._law()

    def _came_first(self, side: Side, found: Premise) -> Iterator[Correction]:
        """The card by which the other side scored in play before a side reached the line."""
        barring = next((each for each in self.case.deal.rulings if each.number in found.rulings), None)
        if found.name == "counted_first" and found.facts["by"] == "play" and barring is not None:
            facts = {"side": found.facts["of"], "other": side, "before": found.facts["before"]}
            if "card" in barring.facts and "scored" not in found.facts:
                yield Correction("trick-first", {**facts, "card": barring.facts["card"]})

    def _lacked_and_overdone(self, side: Side) -> Iterator[Correction]:
        """What a side lacked; and where more was written than the bonus, as with the hand, what it alone adds."""
        first, *others = self._lacked(side)
        besides = tuple(bonus_remarks(self.case, self.box, self.given, self.language))
        if besides:
            first = Correction(f"{first.key}-besides", text=" ".join((first.told(self.language), *besides)))
        yield from (first, *others)

    def _lacking(self, side: Side) -> Premise | None:
        """What a side lacked for a bonus: points before anything else."""
        answer = why_not(self.case.deal, side, self.box)
        barred = [each for each in answer.lacking if each.name == "not_open"]
        lacked = [*barred, *(each for each in answer.lacking if each.name.startswith("short_"))]
        return lacked[0] if lacked else answer.nearest


def _better_by(one: Combination | None, other: Combination | None) -> str:
    """By what a combination beats another of its class: ``longer-sequence``, ``higher-set`` and so on; or ``alone``."""
    if one is None or other is None:
        return "alone"
    return f"{'longer' if size_of(one) > size_of(other) else 'higher'}-{'set' if isinstance(one, Set) else 'sequence'}"
