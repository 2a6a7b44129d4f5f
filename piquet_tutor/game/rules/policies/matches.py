"""Matches: how many deals they have and who deals the next; rubbers of games below the line, and races of many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from piquet_tutor.engine.clauses import Finding, Rule, allowed, awarded, denied
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import NextDeal, Raced, Rubbered
from piquet_tutor.game.rules.registry import policy

DEALS: Final[Mapping[str, int]] = {"six_deals": 6, "four_deals_ends_double": 4}


def agreed_deals(rules: RuleSet) -> int:
    """How many deals a partie has; 0 for a match without an agreed number."""
    return DEALS.get(rules.options.match_format, 0)


@policy("dealers_in_turn", decides=("partie.deals",))
def dealers_in_turn(deal: object, rule: Rule, event: NextDeal) -> Iterable[Finding]:
    """The players deal in turn."""
    after = event.players[(event.players.index(event.dealer) + 1) % len(event.players)]
    yield allowed(after, Facts(player=after))


@policy("scorer_deals", decides=("deal.next",))
def scorer_deals(deal: object, rule: Rule, event: NextDeal) -> Iterable[Finding]:
    """The player who scored towards the game deals next; if nobody did, the same dealer."""
    player = event.scored[0] if event.scored else event.dealer
    yield allowed(player, Facts(player=player))


@policy("rubber_game", "target", decides=("rubber.game",))
def rubber_game(deal: object, rule: Rule, event: Rubbered) -> Iterable[Finding]:
    """A game is won at the target below the line; a new line is drawn."""
    for number, game in enumerate(event.games, 1):
        winner, loser = (0, 1) if game[0] > game[1] else (1, 0)
        facts = Facts(
            winner=event.players[winner],
            loser=event.players[loser],
            high=game[winner],
            low=game[loser],
            game=number,
            target=rule.params["target"],
        )
        yield allowed(event.players[winner], facts)


@policy("rubber_bonus", "points", "clean", decides=("rubber.bonus",))
def rubber_bonus(deal: object, rule: Rule, event: Rubbered) -> Iterable[Finding]:
    """The winner of the rubber adds a bonus, larger when the loser has won no game."""
    winner = event.winner
    if winner is None:
        return
    lost = sum(game[1 - winner] > game[winner] for game in event.games)
    points = rule.params["points" if lost else "clean"]
    facts = Facts(
        winner=event.players[winner],
        loser=event.players[1 - winner],
        games=len(event.games) - lost,
        other_games=lost,
        points=points,
    )
    yield awarded(event.players[winner], facts, points)


@policy("rubber_blank_games", "points", decides=("rubber.blank_games",))
def rubber_blank_games(deal: object, rule: Rule, event: Rubbered) -> Iterable[Finding]:
    """A bonus for every game in which the loser scored nothing below the line."""
    winner = event.winner
    if winner is None:
        return
    blank = sum(game[1 - winner] == 0 for game in event.games)
    points = blank * rule.params["points"]
    facts = Facts(
        winner=event.players[winner],
        loser=event.players[1 - winner],
        games=blank,
        each=rule.params["points"],
        points=points,
    )
    player = event.players[winner]
    yield awarded(player, facts, points) if points else denied(player, facts)


@policy("rubber_margin", decides=("rubber.margin",))
def rubber_margin(deal: object, rule: Rule, event: Rubbered) -> Iterable[Finding]:
    """Everything above and below the line is added up; the difference may even be in the loser's favour."""
    winner = event.winner
    if winner is None:
        return
    high, low = event.totals[winner], event.totals[1 - winner]
    facts = Facts(
        winner=event.players[winner],
        loser=event.players[1 - winner],
        high=high,
        low=low,
        points=abs(high - low),
        ahead=high >= low,
    )
    yield allowed(event.players[winner], facts)


@policy("race_of_many", "target", "how", "then", decides=("race.home",))
def race_of_many(deal: object, rule: Rule, event: Raced) -> Iterable[Finding]:
    """Who reaches the target, in order; among three the others may play on, and the last one loses."""
    for place, player in enumerate(event.home, 1):
        facts = Facts(
            winner=player,
            place=place,
            points=dict(zip(event.players, event.totals, strict=True))[player],
            target=rule.params["target"],
            goes_on=rule.params["how"] == "withdraw" and not event.over,
            loser=event.loser,
        )
        yield allowed(player, facts)
