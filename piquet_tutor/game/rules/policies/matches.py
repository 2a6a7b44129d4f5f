"""Matches other than six deals or a race of two: rubbers of games below the line, and races of three or four."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, allowed, awarded, denied
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.game.rules.events import Raced, Rubbered
from piquet_tutor.game.rules.registry import policy


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
