"""The partie: a series of deals, the players' totals, ties, the rubicon and the settlement; or a race to a target.

A partie is frozen like a deal. Its own rulings (settlement, tie) are a ledger beside the deals' ledgers.

>>> from piquet_tutor.game.rules.loader import load
>>> partie = Partie(load("rubicon"), ("A", "B"), "A")
>>> partie.elder, partie.standing.deal
('B', 1)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from piquet_tutor.engine.asking import answers, decide
from piquet_tutor.engine.rulings import Facts, Ledger, Presented, Ruling, Verdict
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, pack_of
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import Matched, NextDeal, Reached
from piquet_tutor.game.rules.policies.matches import agreed_deals
from piquet_tutor.game.seats import ELDER
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject


def race_won(deal: Deal) -> Ruling | None:
    """The ruling that a side reached the target of a race, from the deal that it ended; None if nobody did."""
    return next((ruling for ruling in reversed(deal.rulings) if ruling.subject is Subject.RACE_REACHED), None)


@dataclass(frozen=True, repr=False)
class Partie(Presented):
    """A partie between two players as far as it has been played. A notebook says ``partie(...)``.

    Attributes:
        rules: the rule set.
        players: their names.
        first_dealer: who dealt first, and so was younger.
        deals: finished deals, in order.
    """

    rules: RuleSet
    players: tuple[str, ...]
    first_dealer: str
    deals: tuple[Deal, ...] = ()

    def __post_init__(self) -> None:
        """Check the players.

        Raises:
            ValueError: the number of players does not fit, two have the same name, or the first dealer is not one.
        """
        seats = len(self.rules.table.seats)
        if len(self.players) != seats:
            raise ValueError(f"{self.rules.id} is for {seats} players; give {seats} names.")
        if len(set(self.players)) < seats:
            raise ValueError("the players of a partie need different names; change one of them.")
        if self.first_dealer not in self.players:
            raise ValueError("the first dealer must be one of the players.")

    def dealer_of(self, deal: int) -> str:
        """Who deals the deal of this number (from 1): by the clause on dealing in turn."""
        dealer = self.first_dealer
        for _ in range(1, deal):
            dealer = self._next_dealer(NextDeal(self.players, dealer))
        return dealer

    def _next_dealer(self, event: NextDeal) -> str:
        ((_, found),) = answers(self.rules, "next_deal", None, event)
        return found.side or event.dealer

    def seats_of(self, deal: int) -> dict[str, Seat]:
        """Which player sits where in the deal of this number: the dealer is younger."""
        dealer = self.dealer_of(deal)
        first, last = self.rules.table.seats
        return {player: last if player == dealer else first for player in self.players}

    @property
    def elder(self) -> str:
        """Who sits first in the deal to come: elder, where no bidding decides that."""
        seats = self.seats_of(len(self.deals) + 1)
        return next(player for player, seat in seats.items() if seat in (self.rules.table.seats[0], ELDER))

    @property
    def rules_now(self) -> RuleSet:
        """The rules of the deal to come."""
        return self.rules

    @property
    def agreed(self) -> int:
        """How many deals were agreed on; 0 for a race, which has no fixed number."""
        return agreed_deals(self.rules)

    def weight(self, deal: int) -> int:
        """How many times a deal's points count: twice for the ends of four deals, where that was agreed."""
        doubled = self.rules.options.match_format == "four_deals_ends_double"
        return 2 if doubled and deal in (1, self.agreed) else 1

    def points(self, deal: int) -> dict[str, int]:
        """What each player scored in the deal of this number, as it counts in the partie.

        What reckons only after the point that won a race is on the deal's ledger, and does not count any more.
        """
        reached = self._reached(deal)
        if reached is None:
            return self._scored(deal)
        seats, standing = self.seats_of(deal), self.deals[deal - 1].standing
        assert standing is not None  # else nobody could have reached the target
        ends = {reached.winner: reached.high, reached.loser: reached.low}
        return {player: points - standing.points[seats[player]] for player, points in ends.items()}

    def _scored(self, deal: int) -> dict[str, int]:
        """What the ledger of a deal gives each player, as often as that deal counts."""
        seats = self.seats_of(deal)
        played = self.deals[deal - 1]
        return {player: self.weight(deal) * played.total(seat) for player, seat in seats.items()}

    def _sum(self, first: int, last: int) -> dict[str, int]:
        sums = dict.fromkeys(self.players, 0)
        for number in range(first, last + 1):
            for player, points in self.points(number).items():
                sums[player] += points
        return sums

    @property
    def games(self) -> tuple[tuple[int, int], ...]:
        """The first and last deal of each game played out: one partie of agreed deals, or each race that was won."""
        if self.agreed:
            return ((1, len(self.deals)),) if self.deals and not self.to_break else ()
        found: list[tuple[int, int]] = []
        first = 1
        for last in range(1, len(self.deals) + 1):
            one, two = self._sum(first, last).values()
            if self._reached(last) or (max(one, two) >= self.rules.options.target and one != two):
                found.append((first, last))
                first = last + 1
        return tuple(found)

    def _reached(self, deal: int) -> Reached | None:
        """Who won a race in the deal of this number, as the deal itself says."""
        said = race_won(self.deals[deal - 1])
        if said is None:
            return None
        seats = self.seats_of(deal)
        winner, loser = sorted(self.players, key=lambda player: seats[player] != said.side)
        return Reached(winner, int(said.facts["points"]), loser, int(said.facts["other_points"]))

    @property
    def totals(self) -> dict[str, int]:
        """Each player's total in the current game (in the last one, until a deal of the next has been played)."""
        if self.agreed:
            return self._sum(1, len(self.deals))
        games = self.games
        if games and games[-1][1] == len(self.deals):
            return self._sum(*games[-1])
        return self._sum(games[-1][1] + 1 if games else 1, len(self.deals))

    @property
    def games_won(self) -> dict[str, int]:
        """How many games of a race each player has won, a double counting two."""
        won = dict.fromkeys(self.players, 0)
        for ruling in self.ledger:
            if ruling.rule == "settlement.race" and ruling.side is not None:
                won[ruling.side] += ruling.facts["games"]
        return won

    @property
    def standing(self) -> Standing:
        """What the next deal needs to know of the partie."""
        number = len(self.deals) + 1
        games = self.games
        fresh = not self.agreed and bool(games) and games[-1][1] == len(self.deals)
        totals = dict.fromkeys(self.players, 0) if fresh else self.totals
        seats = self.seats_of(number)
        return Standing({seats[player]: totals[player] for player in self.players}, number, self.agreed)

    @property
    def extra(self) -> int:
        """Deals played beyond the agreed number, to break a tie."""
        return max(0, len(self.deals) - self.agreed) if self.agreed else 0

    @property
    def to_break(self) -> int:
        """How many deals are to be played before the totals are compared (again)."""
        if not self.agreed:
            return 0
        if len(self.deals) < self.agreed:
            return self.agreed - len(self.deals)
        each = self.rules.options.tie_break_deals
        return -self.extra % each if each and self.extra else 0

    @property
    def ledger(self) -> Ledger:
        """The partie's own rulings: the settlement, or what a tie leads to; each race that was won."""
        rulings: list[Ruling] = []
        for first, last in self.games:
            before, made = self._sum(first, last - 1), self._scored(last)
            totals = tuple(before[player] + made[player] for player in self.players)
            event = Matched(self.players, totals, last, self.extra, self._reached(last))
            rulings += self._ruled(event, len(rulings))
        return Ledger(rulings)

    def _ruled(self, event: object, before: int = 0) -> Ledger:
        """The rulings of the clauses on a partie's end, numbered from ``before`` + 1."""
        found = answers(self.rules, "partie_ended", None, event)
        rulings = []
        for number, (rule, finding) in enumerate(decide(found), before + 1):
            verdict, side, facts, points, because, *_ = finding
            awards = rule.award(side, points) if side else ()
            rulings.append(
                Ruling(number, rule.id, verdict, side, facts, awards, because, rule.cites, None, rule.subject)
            )
        return Ledger(rulings)

    @property
    def over(self) -> bool:
        """Whether the partie is finished."""
        if not self.agreed:
            return max(self.games_won.values()) >= self.rules.options.games_to_win
        ledger = self.ledger
        return bool(ledger) and not any(
            ruling.rule == "settlement.tie" and ruling.verdict is Verdict.ALLOWED for ruling in ledger
        )

    def deal(self, seed: int | Random) -> Deal:
        """The next deal, from a shuffled pack."""
        return shuffled(self.rules_now, seed, self.standing)

    def with_deal(self, deal: Deal) -> Partie:
        """The partie after a finished deal; a deal passed out is dealt again and not kept.

        Raises:
            ValueError: the deal is not finished, or the partie is over.
        """
        if self.over:
            raise ValueError("the partie is over; begin another.")
        if not deal.done:
            raise ValueError("the deal is not finished; play it to the end first.")
        return self if deal.void else replace(self, deals=(*self.deals, deal))


@dataclass(frozen=True)
class Cut:
    """A cut for deal: the cards the players lifted, who deals, and who had the choice."""

    cards: Mapping[str, Card]
    dealer: str | None
    chooser: str | None
    ruling: Ruling


def cut_for_deal(rules: RuleSet, players: tuple[str, ...], rng: Random) -> Cut:
    """Cut until one card is highest and one lowest (ace is high); then the rule set says who deals or chooses.

    Args:
        rules: its ``first_dealer`` decides.
        players: their names.
        rng: draws the cards.
    """
    pack = pack_of(rules.pack).cards
    while True:
        lifted = rng.sample(pack, len(players))
        ranks = sorted(one.rank for one in lifted)
        if ranks[0] != ranks[1] and ranks[-1] != ranks[-2]:
            break
    by_rank = {one.rank: player for player, one in zip(players, lifted, strict=True)}
    high, low = by_rank[ranks[-1]], by_rank[ranks[0]]
    how = rules.options.first_dealer
    dealer = {"higher_deals": high, "lower_deals": low}.get(how)
    chooser = high if dealer is None else None
    rule = rules.rule("deal.hands" if "deal.hands" in rules.clauses else "deal.first")
    facts = Facts(how=how, high=high, low=low, cards=tuple(lifted))
    ruling = Ruling(1, "deal.cut", Verdict.ALLOWED, dealer or chooser, facts, (), (), rule.cites, None, Subject.CUT)
    return Cut(dict(zip(players, lifted, strict=True)), dealer, chooser, ruling)
