"""Matches other than an agreed number of deals or a race of two: the rubber, and races of three or four players.

Each is a :class:`~piquet_tutor.game.deal.partie.Partie`, so code that shows or records a partie handles these too;
:func:`begin` picks the one that a rule set is played for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from piquet_tutor.engine.rulings import Ledger, total
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.partie import Partie, race_won
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import NextDeal, Raced, Rubbered
from piquet_tutor.game.rules.loader import load

BELOW: Final = "below"
"""The account on which games of a rubber are won."""


def begin(rules: RuleSet, players: tuple[str, ...], first_dealer: str) -> Partie:
    """The match this rule set is played for, before its first deal.

    Args:
        rules: the rule set; its clause on the end of a match decides which.
        players: a different name for each seat, in the order of the table.
        first_dealer: one of them.

    Raises:
        ValueError: the number of players does not fit, two have the same name, or the dealer is not one of them.
    """
    kind = Rubber if "rubber.game" in rules.clauses else Race if "race.home" in rules.clauses else Partie
    return kind(rules, players, first_dealer)


@dataclass(frozen=True, repr=False)
class Rubber(Partie):
    """Games to a target below the line; whoever has the agreed number of games first has won the rubber.

    Source: the page cited by the clauses of the rubber. Part-scores are wiped out for both when a new line is drawn.
    """

    @cached_property
    def _dealers(self) -> tuple[str, ...]:
        """The dealer of each deal played and of the next one."""
        found = [self.first_dealer]
        for deal in self.deals:
            seats = _seated(self.rules, self.players, found[-1])
            scored = tuple(player for player, seat in seats.items() if total(deal.rulings, seat, BELOW))
            found.append(self._next_dealer(NextDeal(self.players, found[-1], scored)))
        return tuple(found)

    def dealer_of(self, deal: int) -> str:
        """The player who scored below the line in the previous deal, or its dealer if nobody did."""
        return self._dealers[deal - 1]

    def below(self, deal: int) -> dict[str, int]:
        """What each player scored below the line in the deal of this number."""
        seats = self.seats_of(deal)
        rulings = self.deals[deal - 1].rulings
        return {player: total(rulings, seat, BELOW) for player, seat in seats.items()}

    def _below(self, first: int, last: int) -> tuple[int, int]:
        sums = [self.below(number) for number in range(first, last + 1)]
        one, two = (sum(each[player] for each in sums) for player in self.players)
        return one, two

    @property
    def agreed(self) -> int:
        """A rubber has no agreed number of deals."""
        return 0

    @property
    def games(self) -> tuple[tuple[int, int], ...]:
        """The first and last deal of each game that has been won."""
        found: list[tuple[int, int]] = []
        first = 1
        for last in range(1, len(self.deals) + 1):
            if max(self._below(first, last)) >= self.rules.options.target:
                found.append((first, last))
                first = last + 1
        return tuple(found)

    @property
    def totals(self) -> dict[str, int]:
        """Each player's points below the line in the current game."""
        games = self.games
        first = games[-1][1] + 1 if games else 1
        if games and first > len(self.deals):
            first = games[-1][0]
        return dict(zip(self.players, self._below(first, len(self.deals)), strict=True))

    @property
    def whole(self) -> dict[str, int]:
        """Everything each player has scored, above and below the line, in the whole rubber."""
        return self._sum(1, len(self.deals))

    @property
    def games_won(self) -> dict[str, int]:
        """How many games each player has won."""
        won = dict.fromkeys(self.players, 0)
        for first, last in self.games:
            one, two = self._below(first, last)
            won[self.players[0] if one > two else self.players[1]] += 1
        return won

    @property
    def standing(self) -> Standing:
        """Points below the line in the current game."""
        number = len(self.deals) + 1
        seats = self.seats_of(number)
        games = self.games
        fresh = bool(games) and games[-1][1] == len(self.deals)
        totals = dict.fromkeys(self.players, 0) if fresh else self.totals
        return Standing({seats[player]: totals[player] for player in self.players}, number, 0)

    @property
    def over(self) -> bool:
        """Whether somebody has won the games agreed on."""
        return max(self.games_won.values()) >= self.rules.options.games_to_win

    @property
    def ledger(self) -> Ledger:
        """Each game won; at the end the bonuses and the result of the rubber."""
        won = self.games_won
        winner = max(range(2), key=lambda place: won[self.players[place]]) if self.over else None
        games = tuple(self._below(first, last) for first, last in self.games)
        totals = tuple(self.whole[player] for player in self.players)
        event = Rubbered(self.players, games, totals, winner)
        return self._ruled(event) if games else Ledger()

    @property
    def margin(self) -> int:
        """By how much the winner of the rubber leads, bonuses included; negative when the loser has more."""
        ledger = self.ledger
        found = next((ruling for ruling in ledger if ruling.rule == "rubber.margin"), None)
        if found is None:
            return 0
        bonus = sum(award.points for ruling in ledger for award in ruling.awards)
        return int(found.facts["high"]) - int(found.facts["low"]) + bonus


def _seated(rules: RuleSet, players: tuple[str, ...], dealer: str) -> dict[str, Seat]:
    first, last = rules.table.seats
    return {player: last if player == dealer else first for player in players}


class _RaceDeal(NamedTuple):
    """One deal of a race: who dealt it, who sat where, and who was home before it."""

    dealer: str
    seats: Mapping[str, Seat]
    home: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class Race(Partie):
    """Three or four players race to a target; partners share their points.

    Three play on for the last place if the rule set says so: whoever reaches the target withdraws, and the other two go
    on by the rules for two.
    """

    @cached_property
    def _course(self) -> tuple[_RaceDeal, ...]:
        """Each deal played and the next one: who dealt, where everybody sat, and who had reached the target."""
        sums = dict.fromkeys(self.players, 0)
        home: tuple[str, ...] = ()
        place = self.players.index(self.first_dealer)
        found = []
        for deal in (*self.deals, None):
            playing = [player for player in self.players if not self._withdraws or player not in home]
            while playing and self.players[place] not in playing:
                place = (place + 1) % len(self.players)
            seats = self._seated(playing, self.players[place])
            found.append(_RaceDeal(self.players[place], seats, home))
            if deal is None or len(playing) < 2:
                break
            for player, seat in seats.items():
                sums[player] += deal.total(deal.rules.table.side_of(seat))
            said = race_won(deal)
            first = [each for each in seats if said and deal.rules.table.side_of(seats[each]) == said.side]
            arrived = [each for each in self.players if sums[each] >= self._target and each not in home]
            home += tuple(sorted(arrived, key=lambda player: (player not in first, -sums[player])))
            place = (place + 1) % len(self.players)
        return tuple(found)

    def _seated(self, playing: list[str], dealer: str) -> dict[str, Seat]:
        if len(playing) < 2:
            return {}  # everybody else is home
        start = (playing.index(dealer) + 1) % len(playing)
        order = playing[start:] + playing[:start]
        return dict(zip(order, self._rules_for(len(playing)).table.seats, strict=True))

    @property
    def _target(self) -> int:
        return self.rules.options.target

    @property
    def _withdraws(self) -> bool:
        return bool(self.rules.rule("race.home").params["how"] == "withdraw")

    @property
    def _home(self) -> tuple[str, ...]:
        return self._course[-1].home

    def _rules_for(self, players: int) -> RuleSet:
        """The rules for so many players: the last two play on by a rule set for two."""
        if players == len(self.players) or players < 2:
            return self.rules
        changes = {"target": self._target, "race_stop": self.rules.options.race_stop}
        return load(str(self.rules.rule("race.home").params["then"]), changes)

    def dealer_of(self, deal: int) -> str:
        """The deal goes round the table, past whoever has withdrawn."""
        return self._course[deal - 1].dealer

    def seats_of(self, deal: int) -> dict[str, Seat]:
        """Which player sits where in the deal of this number: eldest first, the dealer last."""
        return dict(self._course[deal - 1].seats)

    @property
    def rules_now(self) -> RuleSet:
        """The rules of the deal to come."""
        return self._rules_for(len(self._course[-1].seats))

    def points(self, deal: int) -> dict[str, int]:
        """What each player (or their side) scored in the deal of this number; 0 for one who has withdrawn."""
        played = self.deals[deal - 1]
        table = played.rules.table
        scored = {player: played.total(table.side_of(seat)) for player, seat in self._course[deal - 1].seats.items()}
        return dict.fromkeys(self.players, 0) | scored

    @property
    def agreed(self) -> int:
        """A race has no agreed number of deals."""
        return 0

    @property
    def games(self) -> tuple[tuple[int, int], ...]:
        """One game, once it is over."""
        return ((1, len(self.deals)),) if self.over else ()

    @property
    def totals(self) -> dict[str, int]:
        """The total of each player (or their side)."""
        return self._sum(1, len(self.deals))

    @property
    def games_won(self) -> dict[str, int]:
        """1 for the player (or side) who reached the target first, once the race is over."""
        home = self._home
        first = self._partners(home[0]) if home and self.over else ()
        return {player: int(player in first) for player in self.players}

    def _partners(self, player: str) -> tuple[str, ...]:
        seats = dict(zip(self.players, self.rules.table.sides, strict=True))
        return tuple(each for each in self.players if seats[each] == seats[player])

    @property
    def standing(self) -> Standing:
        """The points of each side before the next deal."""
        number = len(self.deals) + 1
        totals, table = self.totals, self.rules_now.table
        points = {table.side_of(seat): totals[player] for player, seat in self.seats_of(number).items()}
        return Standing(points, number, 0)

    @property
    def over(self) -> bool:
        """Whether a player has reached the target; if the others play on, whether all but one have."""
        return len(self._home) >= len(self.players) - 1 if self._withdraws else bool(self._home)

    @property
    def ledger(self) -> Ledger:
        """Who has reached the target, and at the end who is left."""
        home = self._home
        if not home:
            return Ledger()
        last = [player for player in self.players if player not in home] or [home[-1]]
        loser = last[0] if self.over and self._withdraws else ""
        home = tuple(player for player in home if player != loser)
        totals = tuple(self.totals[player] for player in self.players)
        return self._ruled(Raced(self.players, totals, home, self.over, loser))
