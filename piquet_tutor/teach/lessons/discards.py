"""Which cards to discard, where a lesson asks for it: marked by the measure of the review, with the reason in facts.

How many points every allowed discard is behind the best on average stands in a file beside the lessons, written by
``tools/make_discards.py``. The reason is read off the same figures: how much is lost by drawing too few, and how much
better the best discard is that keeps what this one breaks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from importlib import resources
from itertools import combinations
from math import inf
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import CardError, Cards, Rank, parse_cards, sort_hand
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Sequence, Set, held
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.declaring import worth
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.lessons.laying import laid
from piquet_tutor.teach.lessons.model import Step

FILE: Final = resources.files(__package__ or "").joinpath("data", "discards.json")
"""The figures, by lesson and step or by guided deal: tenths of a point, in the order of :func:`allowed`."""
GOOD: Final = 2.0
"""Up to so many points behind the best, a discard is a good one."""
LEVEL: Final = 0.5
"""Up to so many points behind the best, no discard is better: the review has nothing to say then."""
TOLD: Final = 1.0
"""What costs less than so many points is no reason to be told."""
_FOUR: Final = 4


@dataclass(frozen=True)
class Weighed:
    """What a discard is worth, and why.

    Attributes:
        behind: how many points fewer than the best it scores on average.
        why: ``best`` (with what it keeps) or ``close``; else what is wrong with it: ``fewer`` (too few are drawn),
            ``point``, ``sequence`` or ``set`` (one is broken up), ``high`` (aces or kings go), or ``spare`` (better
            cards go than those that the best discard of as many throws).
        facts: the figures and cards of the reason.
        besides: what costs less than that, and much all the same: too few drawn, or dear cards thrown.
    """

    behind: float
    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    besides: Weighed | None = None

    @property
    def good(self) -> bool:
        """Whether it is as good as can be asked for."""
        return self.behind <= GOOD

    def told(self, language: str = "en") -> str:
        """What is said of it: the reasons, the dearest first, and what it costs."""
        said = self._reason(language)
        if self.besides is not None:
            said = f"{said} {self.besides._reason(language)}"
        return said if self.good else f"{said} {self.cost(language)}"

    def _reason(self, language: str) -> str:
        points = max(1, round(self.behind))
        return narration.whole(f"course-discard-{self.why}", language, **{"points": points, **self.facts})

    def cost(self, language: str = "en") -> str:
        """How many points it is behind the best, as a sentence."""
        return narration.whole("course-discard-cost", language, points=max(1, round(self.behind)))


@dataclass(frozen=True, eq=False)
class Discards:
    """Every discard that a seat may make at one moment, each with how many points it is behind the best.

    Attributes:
        deal: the deal at that moment.
        seat: whose exchange it is.
        behind: the figures, by the cards discarded in the order of the hand.
    """

    deal: Deal
    seat: Seat
    behind: Mapping[Cards, float]

    @property
    def most(self) -> int:
        """The most cards that may be discarded."""
        return limits(self.deal, self.seat)[1]

    @cached_property
    def best(self) -> Cards:
        """The best discard."""
        return min(self.behind, key=self.behind.__getitem__)

    def weigh(self, cards: Cards) -> Weighed:
        """What a discard is worth.

        Raises:
            KeyError: it is not allowed.
        """
        out = sort_hand(cards)
        behind = self.behind[out]
        if behind <= LEVEL:
            return Weighed(behind, "best", self._kept(out))
        if behind <= GOOD:
            return Weighed(behind, "close")
        thrown = self._thrown(out)
        for_number = self._least(len(out))
        if len(out) == self.most or for_number < TOLD:
            return replace(thrown, behind=behind)
        fewer = Weighed(for_number, "fewer", {"count": len(out), "most": self.most})
        dear, other = (fewer, thrown) if fewer.behind >= thrown.behind else (thrown, fewer)
        told = other.why != "spare" and other.behind >= TOLD
        return replace(dear, behind=behind, besides=other if told else None)

    def _thrown(self, out: Cards) -> Weighed:
        """What of the cards thrown costs most: against the best discard of as many cards that keeps it."""
        lost = [(why, facts) for why, facts in self._lost(out) if self._gain(out, facts["cards"]) >= TOLD]
        if lost:
            why, facts = max(lost, key=lambda each: self._weight(out, each[1]["cards"]))
            return Weighed(self._gain(out, facts["cards"]), why, facts)
        return Weighed(self.behind[out] - self._least(len(out)), "spare", self._instead(out))

    def _kept(self, out: Cards) -> dict[str, Any]:
        """What a discard keeps that is most dearly broken, and how many points that saves; none where nothing is.

        Of what is as dear to break in whole points, what scores most is named: the run before a king within it.
        """
        whole = [(what, facts) for what, facts in self._worth_keeping() if not set(facts["cards"]) & set(out)]
        if not whole:
            return {"saved": 0}
        what, facts = max(whole, key=lambda each: (self._saved(out, each[1]["cards"]), each[1]["worth"]))
        return {**facts, "what": what, "saved": self._saved(out, facts["cards"])}

    def _worth_keeping(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """What the hand holds that a discard can keep whole."""
        hand = self.deal.hands[self.seat]
        for kind in KINDS:
            for one in held(kind, hand)[: 1 if kind == "point" else None]:  # of the suits, the longest
                yield kind, self._facts(kind, one)
        high = tuple(one for one in hand if one.rank >= Rank.KING)
        if high:
            yield "high", {"cards": high, "worth": 0}

    def _saved(self, out: Cards, kept: Cards) -> int:
        """How many points better a discard is than the best of as many cards that throws one or more of these."""
        return max(0, round(self._breaking(len(out), kept) - self.behind[out]))

    def _breaking(self, size: int, cards: Cards) -> float:
        """How far behind the best discard of so many cards is that throws one or more of these."""
        return min(
            (behind for out, behind in self.behind.items() if len(out) == size and set(out) & set(cards)), default=0.0
        )

    def _lost(self, out: Cards) -> Iterator[tuple[str, dict[str, Any]]]:
        """What of the hand a discard breaks up; among what weighs the same the first is told."""
        hand, high = self.deal.hands[self.seat], tuple(one for one in out if one.rank >= Rank.KING)
        broken = {kind: [one for one in held(kind, hand) if set(one.cards) & set(out)] for kind in KINDS}
        yield from (("set", self._facts("set", one)) for one in broken["set"])
        yield from (("high", _high(each)) for each in (high, *((one,) for one in high)) if each)
        yield from (("sequence", self._facts("sequence", one)) for one in broken["sequence"])
        longest = held("point", hand)[:1]
        yield from (("point", self._facts("point", one)) for one in broken["point"] if one in longest)

    def _instead(self, out: Cards) -> dict[str, Any]:
        """What the best discard of as many cards throws instead of what."""
        best = min((each for each in self.behind if len(each) == len(out)), key=self.behind.__getitem__)
        keeps, throws = (tuple(sort_hand(tuple(set(one) - set(other)))) for one, other in ((out, best), (best, out)))
        return {"cards": keeps, "instead": throws}

    def _weight(self, out: Cards, kept: Cards) -> tuple[int, int]:
        """How much is gained by keeping some cards, in whole points; then how many of them were thrown."""
        return round(self._gain(out, kept)), len(set(out) & set(kept))

    def _gain(self, out: Cards, kept: Cards) -> float:
        """How many points better than a discard the best of as many cards is that keeps some."""
        least = self._least(len(out), kept)
        return self.behind[out] - least if least < inf else 0.0

    def _least(self, size: int, kept: Cards = ()) -> float:
        fitting = (behind for out, behind in self.behind.items() if len(out) == size and not set(out) & set(kept))
        return min(fitting, default=inf)

    def _facts(self, kind: Kind, one: Combination) -> dict[str, Any]:
        """The facts of a combination; of three of a kind also what four score, for the fourth may be drawn."""
        clause = calling.clause(self.deal, kind)
        found: dict[str, Any] = {"cards": one.cards, "size": len(one.cards), "worth": worth(clause, one), "more": 0}
        if isinstance(one, Sequence):
            found["top"] = one.top
        if isinstance(one, Set):
            found["top"] = one.rank
            found["more"] = worth(clause, replace(one, size=_FOUR)) if one.size < _FOUR else 0
        return found


def _high(cards: Cards) -> dict[str, Any]:
    """The facts of aces and kings that are thrown."""
    return {"cards": cards, "aces": "yes" if all(one.rank is Rank.ACE for one in cards) else "no"}


def wants_figures(step: Step) -> bool:
    """Whether a step asks for a discard."""
    return step.ask is not None and step.ask.exchanges


def moment_of(step: Step) -> tuple[Deal, Seat]:
    """The deal at the moment of a step's exchange, and whose it is."""
    assert step.place is not None  # a step that asks for a discard has a table
    table = laid(step.place)
    deal = table.states[table.moment(step.place.at)]
    return deal, step.place.seat or deal.to_act or ""


def allowed(deal: Deal, seat: Seat) -> tuple[Cards, ...]:
    """Every discard a seat may make, ordered by number of cards and then as in the hand."""
    least, most = limits(deal, seat)
    return tuple(out for size in range(least, most + 1) for out in combinations(sort_hand(deal.hands[seat]), size))


@lru_cache(maxsize=16)
def discards_of(lesson: str, step: Step) -> Discards | None:
    """The discards of a step; None where it asks for none.

    Args:
        lesson: the id of its lesson.
        step: the step.
    """
    return figured(f"{lesson}/{step.id}", *moment_of(step)) if wants_figures(step) else None


def figured(name: str, deal: Deal, seat: Seat) -> Discards | None:
    """The discards of this moment with the figures of this name; None where there are none."""
    written = figures().get(name, "")
    if not written:
        return None
    tenths = map(int, written.split())
    return Discards(deal, seat, dict(zip(allowed(deal, seat), (each / 10 for each in tenths), strict=True)))


def weighed(lesson: str, step: Step, cards: str) -> Weighed | None:
    """What the discard of these cards is worth; None where they are none that the step asks for.

    Args:
        lesson: the id of its lesson.
        step: the step.
        cards: their codes, such as ``7S 8S``: untrusted.
    """
    found = discards_of(lesson, step)
    try:
        return None if found is None else found.weigh(parse_cards(cards))
    except (CardError, KeyError):
        return None


@cache
def figures() -> Mapping[str, str]:
    """The figures, by lesson and step or by guided deal."""
    found: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
