"""What to bid: the action whose deal then has the highest average score, over the same guesses at the unseen cards.

A guess deals out the unseen cards: the opponent's twelve and the talon. If the opponent has bid, guesses that would
hardly have led them to that bid get a low weight. The value of a bid is the mean score for its tricks, given their
probabilities after the exchange, plus the value of the declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from math import exp
from random import Random
from typing import Final, NamedTuple

from piquet_tutor.game.actions import Accept, Action, Bid, Double
from piquet_tutor.game.cards import Card, Cards, card_order
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.opponents.exchanging import discard_for
from piquet_tutor.players.opponents.interface import Habit
from piquet_tutor.reckoner.combination_tables import classes_of, declared
from piquet_tutor.reckoner.exchange.information import known_before
from piquet_tutor.reckoner.hand_to_hand import HandPrices, counts, declarations
from piquet_tutor.reckoner.likely_exchange import MOST_SPARED, least_dangerous, most_useful
from piquet_tutor.reckoner.masks import Masks, masks_of
from piquet_tutor.reckoner.match_equity import match_of, scored
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.searching import half_tricks, position_of
from piquet_tutor.reckoner.stakes import (
    Chances,
    Stakes,
    bonus,
    centre_of,
    forecast,
    leads_score,
    mean,
    outlook,
    stakes_of,
)

UNDERTAKE: Final = Habit("undertake", "over the cards that may come, no other word brings more than this bid")
READY_TO_PLAY: Final = Habit("ready_to_play", "to play at this price is worth more than to play against it")
PLAY_AGAINST_IT: Final = Habit("play_against_it", "no bid left is worth more than playing against the one that stands")
LET_IT_STAND: Final = Habit("let_it_stand", "the bid is won, and no higher one is worth more")
LEAVE_UNBID: Final = Habit("leave_unbid", "with such a hand no bid is worth more than leaving the hands unbid")
DOUBLE_IT: Final = Habit(
    "double_it", "over the hands the opponent may hold they fall short, so they had better pay double"
)
REDOUBLE_IT: Final = Habit("redouble_it", "over the cards that may come the bid is made, doubled or not")

_GUESSES: Final = 9
"""How many guesses are made for each unit of ``care``."""
_SOLVED: Final = 0.75
"""How many of them are solved for each unit of ``care``, if tricks are to be lost."""
_DOUBTFUL: Final = 3
"""Before the bidding is over, discards are chosen from the worst cards only: this many more than are discarded."""
_SURE: Final = 4.0
"""How many points better a double must be than a pass, since a player who is doubled may still change the bid."""
_WILL: Final = 1.5
"""How many tricks a bidder expects to gain by the exchange."""
_DRIFT: Final = 1.0
"""How much bidders differ in that, in tricks: the scale of a logistic curve."""


_HOPED, _HOPED_DECLARED = 0.8, 6.0
"""By how many tricks, and how many points in declarations, guesses overestimate the bidder's own hand.

Discards are chosen on the same guesses they are then evaluated on, and the opponent is assumed to exchange by a rule of
thumb. (Measured on deals played to the end.)"""


class HiddenCards(NamedTuple):
    """One guess at the unseen cards: the talon, top card first, and the opponent's hand as dealt."""

    talon: Cards
    other: Cards


class SpokenBid(NamedTuple):
    """One call of the bidding: ``bid``, ``yes``, ``pass``, ``double`` or ``redouble``, with the figures of a bid.

    Attributes:
        mine: whether this side made it.
        word: the call.
        tricks: the tricks bid.
        left: the cards to be left in the talon.
        sign: ``plus``, ``minus`` or empty.
    """

    mine: bool
    word: str
    tricks: int
    left: int
    sign: str


class Contract(NamedTuple):
    """A contract to be evaluated.

    Attributes:
        mine: whether this seat would be elder.
        exchange: how many cards elder would exchange.
        losing: whether elder would try to lose tricks.
    """

    mine: bool
    exchange: int
    losing: bool


class Prospects(NamedTuple):
    """Elder's prospects in a case.

    Attributes:
        results: the probability of each number of half-tricks for elder.
        declared: elder's mean lead from declarations, in points.
    """

    results: Chances
    declared: float


def heard(view: View) -> tuple[SpokenBid, ...]:
    """All calls of the bidding so far, in order."""
    words: list[SpokenBid] = []
    mine = view.table.side_of(view.seat)
    for ruling in view.rulings:
        if ruling.subject == Subject.BID_SAID:
            facts = ruling.facts
            bid = (facts.get("tricks", 0), facts.get("left", 0), facts.get("sign", ""))
            words.append(SpokenBid(ruling.side == mine, facts["word"], *bid))
    return tuple(words)


def choose_word(view: View, care: int, rng: Random) -> tuple[Action, Habit]:
    """The action to take in the bidding, and the habit behind it.

    Args:
        view: of a seat whose turn it is to bid.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
    """
    judge = Judge(view, care, rng)
    words = [(judge.worth(action), action) for action in judge.candidates()]
    _, action = max(words, key=lambda each: each[0])
    return action, judge.why(action)


class Judge:
    """One moment of the bidding, by what a seat knows.

    Args:
        view: of the seat whose turn it is to bid.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
    """

    def __init__(self, view: View, care: int, rng: Random) -> None:
        self.view = view
        self.words = heard(view)
        self.standing: SpokenBid | None = next((each for each in reversed(self.words) if each.word == "bid"), None)
        self._care = care
        self._rng = rng
        self._known: dict[Contract, Prospects] = {}
        self._match, self._had = match_of(view), scored(view)
        self._orders: dict[tuple[Cards, bool], list[Card]] = {}

    @cached_property
    def layouts(self) -> list[tuple[HiddenCards, float]]:
        """Guesses at the unseen cards, each with its weight."""
        view, stock = self.view, self.view.stock_count
        other = next(iter(view.others.values()))
        unseen = sorted(view.unseen, key=card_order)
        found = []
        for _ in range(_GUESSES * self._care):
            self._rng.shuffle(unseen)
            dealt = stock + other.count - len(other.shown)
            layout = HiddenCards(tuple(unseen[:stock]), (*other.shown, *unseen[stock:dealt]))
            found.append((layout, self._likely(layout)))
        return found

    def _likely(self, layout: HiddenCards) -> float:
        """The weight of a guess: how likely the opponent was to bid as they did with these cards, from 0 to 1."""
        said = [each for each in self.words if not each.mine and each.word in ("bid", "yes")]
        if not said or self.standing is None:
            return 1.0
        asked = said[-1] if said[-1].word == "bid" else self.standing
        losing = asked.sign == "minus"
        halves = centre_of(*counts(masks_of(layout.other), masks_of(self.view.hand), losing), losing)
        tricks = (25 - halves) / 2 if losing else halves / 2
        return 1 / (1 + exp((asked.tricks - _WILL - tricks) / _DRIFT))

    # --- possible calls ---------------------------------------------------------------------------

    def candidates(self) -> list[Action]:
        """The actions considered: all that are allowed, but of signed bids only those with the lowest number."""
        signed = [each for each in self.view.choices if isinstance(each, Bid) and each.sign]
        lowest = min((each.tricks for each in signed), default=0)
        return [
            each for each in self.view.choices if not (isinstance(each, Bid) and each.sign and each.tricks > lowest)
        ]

    def worth(self, action: Action) -> float:
        """About how many points ahead this seat ends the deal after an action."""
        if isinstance(action, Bid):
            worth = self.as_elder(action)
            return min(worth, self._outbid(action.tricks * action.left)) if self._answered else worth
        if isinstance(action, Accept):
            return self._readiness()
        if isinstance(action, Double):
            assert self.standing is not None  # a double is allowed only if a bid stands
            return self._standing_worth(self.standing, 2 * self._factor) - _SURE
        return self._passing_worth()

    def why(self, action: Action) -> Habit:
        """The habit behind an action."""
        if isinstance(action, Bid):
            return UNDERTAKE
        if isinstance(action, Accept):
            return READY_TO_PLAY
        if isinstance(action, Double):
            return REDOUBLE_IT if self._factor > 1 else DOUBLE_IT
        if self.standing is None:
            return LEAVE_UNBID
        return LET_IT_STAND if self._mine_stands else PLAY_AGAINST_IT

    @property
    def _mine_stands(self) -> bool:
        """Whether passing now leaves this seat elder."""
        if self.standing is None or self.standing.sign:
            return self.standing is not None and self.standing.mine
        return self.words[-1].word == "pass"

    @property
    def _factor(self) -> int:
        after = self.words[self.words.index(self.standing) + 1 :] if self.standing is not None else ()
        return int(2 ** sum(each.word in ("double", "redouble") for each in after))

    def as_elder(self, bid: Bid) -> float:
        """What playing this bid as elder is worth; a signed bid is doubled if that suits the opponent better."""
        undertaking = self._of(bid)
        plain = self._brought(undertaking, True)
        return min(plain, self._brought(undertaking._replace(factor=2), True)) if bid.sign else plain

    @property
    def _answered(self) -> bool:
        """Whether the opponent may still say yes to this seat's bid and so become elder themselves."""
        return law_of(self.view.rules).cards_left_bid is not None and self.view.seat == self.view.table.seats[-1]

    def _outbid(self, least: int) -> float:
        """What the deal is worth to this seat if the opponent plays the best pair for them of at least this value."""
        return min(self._brought(self._of(each), False) for each in self._pairs() if each.tricks * each.left >= least)

    def _readiness(self) -> float:
        """What saying yes is worth: playing as elder the standing bid or a better one above it."""
        assert self.standing is not None  # yes is allowed only if a bid stands
        least = self.standing.tricks * self.standing.left
        return max(self.as_elder(each) for each in self._pairs() if each.tricks * each.left >= least)

    def _pairs(self) -> Iterable[Bid]:
        law = law_of(self.view.rules)
        assert law.tricks_bid is not None
        assert law.cards_left_bid is not None  # only forms in which pairs are bid come here
        (low, high), (few, many) = law.tricks_bid, law.cards_left_bid
        return (Bid(self.view.seat, tricks, left) for tricks in range(low, high + 1) for left in range(few, many + 1))

    def _standing_worth(self, standing: SpokenBid, factor: int) -> float:
        """What the standing bid is worth to this seat."""
        value = standing.tricks * standing.left
        undertaking = Undertaking("", standing.tricks, standing.left, standing.sign, value, factor)
        return self._brought(undertaking, self._mine_stands)

    def _passing_worth(self) -> float:
        """What passing is worth: the standing bid, or without one, the best the opponent may make of the deal."""
        if self.standing is not None and self._answered and not self._mine_stands:
            return self._outbid(self.standing.tricks * self.standing.left)
        if self.standing is not None:
            return self._standing_worth(self.standing, self._factor)
        law = law_of(self.view.rules)
        if law.tricks_bid is not None and law.cards_left_bid is None:
            low, _ = law.tricks_bid
            bids = [Undertaking("", low, 0, sign) for sign in ("plus", "minus")]
            return 0.0 if self.words else min(0.0, *(self._brought(each, False) for each in bids))
        unbid = self.unbid()
        if self.words:
            return unbid
        return min(unbid, self._outbid(0))

    def _of(self, bid: Bid) -> Undertaking:
        return Undertaking("", bid.tricks, bid.left, bid.sign, bid.tricks * bid.left)

    # --- what bids are worth ----------------------------------------------------------------------

    def _brought(self, undertaking: Undertaking, mine: bool) -> float:
        """What an undertaking is worth to this seat, as elder or as younger."""
        rules = self.view.rules
        losing = undertaking.sign == "minus"
        may = rules.options.elder_exchange_max
        most = max(0, min(self.view.stock_count - undertaking.left, may))
        prospects = self.prospects(Contract(mine, most, losing))
        if not mine:  # the results are elder's half-tricks; this seat makes the rest
            results = tuple(reversed(prospects.results))
            return mean(self._stakes(undertaking._replace(seat=""), False), results) - prospects.declared
        return mean(self._stakes(undertaking._replace(seat=""), True), prospects.results) + prospects.declared

    def _stakes(self, undertaking: Undertaking, elder: bool) -> Stakes:
        """What each result of the play is worth to this seat, as the match stands."""
        return stakes_of(self.view.rules, undertaking, elder, self._match, self._had)

    def unbid(self) -> float:
        """What the deal is worth if nobody bids: the hands are played as dealt, and the non-dealer leads."""
        leads = self.view.seat == self.view.table.seats[0]
        stakes = self._stakes(Undertaking(""), leads)
        mine = masks_of(self.view.hand)
        hands = [(masks_of(layout.other), likely) for layout, likely in self.layouts]
        results = _lost(
            [(mine, other, likely) if leads else (other, mine, likely) for other, likely in hands], self._few
        )
        return mean(stakes, results if leads else tuple(reversed(results)))

    @property
    def _few(self) -> int:
        """How many guesses are solved if tricks are to be lost."""
        return max(2, int(_SOLVED * self._care))

    def prospects(self, case: Contract) -> Prospects:
        """Elder's prospects in a case."""
        if case not in self._known:
            self._known[case] = self._weigh(case)
        return self._known[case]

    def _weigh(self, case: Contract) -> Prospects:
        prices = self._prices(case)
        out = self._put_out(case, prices)
        results = [0.0] * (2 * self.view.rules.hand_size + 2)
        said, weight = 0.0, sum(likely for _, likely in self.layouts)
        hands = [(*self._after(layout, case, out), likely) for layout, likely in self.layouts]
        for elder, younger, likely in hands:
            ours, theirs = counts(elder, younger, case.losing)
            mine, others = declared(elder, prices.combinations), declared(younger, prices.combinations)
            said += likely * declarations(mine, others, ours, prices)
            if not case.losing:
                for half, share in enumerate(outlook(ours, theirs, False)):
                    results[half] += share * likely / weight
        if case.losing:
            results = list(_lost(hands, self._few))
        if case.mine:
            return Prospects(_soberly(results, case.losing), said / weight - _HOPED_DECLARED)
        return Prospects(tuple(results), said / weight)

    def _prices(self, case: Contract) -> HandPrices:
        """Prices for valuing hands before the number of tricks is settled: a fixed value for each trick."""
        rules = self.view.rules
        each = 2.0 if law_of(rules).cards_left_bid is None else 4.0
        stakes: Stakes = tuple((-each if case.losing else each) * half for half in range(2 * rules.hand_size + 2))
        undertaking = Undertaking("", 1, sign="minus" if case.losing else "")
        repique, pique = (bonus(rules, each, undertaking) for each in (Subject.REPIQUE, Subject.PIQUE))
        play = forecast(stakes, case.losing)
        return HandPrices(classes_of(rules), play, case.losing, repique, pique, leads_score(rules))

    def _put_out(self, case: Contract, prices: HandPrices) -> Cards:
        """This seat's probable discard in a case."""
        view = self.view
        if not case.mine:
            changes = min(view.stock_count - case.exchange, MOST_SPARED)
            kept = _keep(case)(view.hand, len(view.hand) - changes)
            return tuple(one for one in view.hand if one not in kept)
        information = replace(known_before(view, (case.exchange, case.exchange)), first=True)
        kept = _keep(case)(view.hand, max(0, len(view.hand) - case.exchange - _DOUBTFUL))
        among = tuple(one for one in view.hand if one not in kept)
        return discard_for(information, prices, self._care / 4, self._rng, among)

    def _after(self, layout: HiddenCards, case: Contract, out: Cards) -> tuple[Masks, Masks]:
        """Both hands after the exchange, elder's first."""
        drawn, left = layout.talon[: case.exchange], layout.talon[case.exchange :]
        mine = [one for one in self.view.hand if one not in out]
        size, order = len(layout.other), self._order(layout.other, case.losing)
        if case.mine:
            changes = min(len(left), MOST_SPARED)
            return masks_of((*mine, *drawn)), masks_of((*order[: size - changes], *left[:changes]))
        return masks_of((*order[: size - len(drawn)], *drawn)), masks_of((*mine, *left[: len(out)]))

    def _order(self, cards: Cards, losing: bool) -> list[Card]:
        """The cards of a hand, the one its holder would most like to keep first."""
        key = (cards, losing)
        if key not in self._orders:
            self._orders[key] = (least_dangerous if losing else most_useful)(cards, len(cards))
        return self._orders[key]


def _lost(hands: Sequence[tuple[Masks, Masks, float]], few: int) -> Chances:
    """The probability of each number of half-tricks for the leader, if both sides try to lose tricks.

    All guesses are estimated by a rule of thumb. The first few are also solved, and the estimate is corrected by the
    average error of the rule there. (A probability may therefore be slightly negative; only the mean is used.)

    Args:
        hands: the leader's hand, the opponent's, and the weight of the guess.
        few: how many are solved.
    """
    whole = sum(likely for _, _, likely in hands)
    some = sum(likely for _, _, likely in hands[:few])
    found: list[float] = []
    for place, (leader, other, likely) in enumerate(hands):
        thumb = outlook(*counts(leader, other, True), True)
        found = found or [0.0] * len(thumb)
        solved = place < few and some > 0
        share = likely / whole - (likely / some if solved else 0.0)
        for half, chance in enumerate(thumb):
            found[half] += share * chance
        if solved:
            found[half_tricks(position_of(leader, other), UNWANTED)] += likely / some
    return tuple(found)


def _soberly(results: Sequence[float], losing: bool) -> Chances:
    """The results corrected for optimism: with probability ``_HOPED``, one trick worse."""
    last = len(results) - 1
    found = [(1 - _HOPED) * chance for chance in results]
    for half, chance in enumerate(results):
        found[min(half + 2, last) if losing else max(half - 2, 0)] += _HOPED * chance
    return tuple(found)


def _keep(case: Contract) -> Callable[[Sequence[Card], int], list[Card]]:
    return least_dangerous if case.losing else most_useful
