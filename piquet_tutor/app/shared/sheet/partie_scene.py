"""The match so far, as the score sheet shows it: a partie, a race of two or more, or a rubber with its line."""

from __future__ import annotations

from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import total
from piquet_tutor.engine.table import Side
from piquet_tutor.game.deal.matches import BELOW, Rubber
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject


def _text(key: str, viewpoint: Viewpoint, **variables: Any) -> str:
    return narration.message(key, viewpoint.language, **variables)


def partie_scene(partie: Partie, viewpoint: Viewpoint) -> Scene:
    """The deals that count, the sums with the line they run for, and what the match's own rulings say."""
    columns = _columns(partie, viewpoint)
    several = _several_races(partie)
    shown = [
        ruling for ruling in partie.ledger if not (several and ruling.subject is Subject.SETTLEMENT_RACE)
    ]  # those stand in the rows
    settled = [narration.text(ruling, "short", viewpoint.language) for ruling in shown if ruling.awards]
    told = settled or [narration.text(ruling, "short", viewpoint.language) for ruling in shown]
    scene: Scene = {
        "label": _text("table-partie", viewpoint),
        "players": [label for label, _ in columns],
        "totals": [partie.totals[player] for _, player in columns],
        "line": _line(partie, viewpoint),
        "note": " ".join(told),
        "games": _games(partie, columns, viewpoint),
    }
    if several:
        return {
            **scene,
            "label": _text("table-races", viewpoint),
            "rows": _race_rows(partie, [player for _, player in columns], viewpoint),
            "total_label": _text("table-this-race", viewpoint),
        }
    if isinstance(partie, Rubber):
        whole = partie.whole
        return {
            **scene,
            "label": _text("table-rubber", viewpoint),
            "rows": _rubber_rows(partie, [player for _, player in columns], viewpoint),
            "sums": [whole[player] for _, player in columns],
        }
    return {
        **scene,
        "rows": [
            {
                "label": _text("table-deal-row", viewpoint, number=number),
                "cells": [points[player] for _, player in columns],
            }
            for number in range(1, len(partie.deals) + 1)
            for points in [partie.points(number)]
        ],
    }


def _several_races(partie: Partie) -> bool:
    """Whether one race after the other is run, until somebody has won the number of games agreed."""
    law = law_of(partie.rules)
    return not partie.agreed and law.has(Subject.SETTLEMENT_RACE) and law.options.games_to_win > 1


def _games(partie: Partie, columns: list[tuple[str, str]], viewpoint: Viewpoint) -> Scene | None:
    """How many games each side has won, and how many win the match; None where there is but one to win."""
    wanted = partie.rules.options.games_to_win
    if not (_several_races(partie) or isinstance(partie, Rubber)) or wanted < 2:
        return None
    won = partie.games_won
    each = ", ".join(
        _text("table-score-of", viewpoint, who=label, points=str(won[player])) for label, player in columns
    )
    rubber = isinstance(partie, Rubber)
    under = 0 if rubber else partie.rules.options.double_under
    told = _text("table-games-wanted", viewpoint, count=wanted, under=under, rubber="yes" if rubber else "no")
    return {"text": _text("table-games-won", viewpoint, each=each), "wanted": told}


def _race_rows(partie: Partie, players: list[str], viewpoint: Viewpoint) -> list[Scene]:
    """Each race that was won, as its ruling tells it; then the deals of the present one, or of the last."""
    won = [ruling for ruling in partie.ledger if ruling.subject is Subject.SETTLEMENT_RACE]
    rows: list[Scene] = []
    for number, ruling in enumerate(won, 1):
        told = narration.text(ruling, "short", viewpoint.language)
        rows.append({"heading": _text("table-race-row", viewpoint, number=number, told=told)})
    last = partie.games[-1][1] if partie.games else 0
    first = partie.games[-1][0] if last and last == len(partie.deals) else last + 1
    if rows and first > last:
        rows[-1]["line"] = True
    for number in range(first, len(partie.deals) + 1):
        points = partie.points(number)
        label = _text("table-deal-row", viewpoint, number=number)
        rows.append({"label": label, "cells": [points[player] for player in players]})
    return rows


def _columns(partie: Partie, viewpoint: Viewpoint) -> list[tuple[str, str]]:
    """A column for each side: how it is called, and one of its players."""
    sides: dict[Side, list[str]] = {}
    for player, side in zip(partie.players, partie.rules.table.sides, strict=True):
        sides.setdefault(side, []).append(player)
    return [
        (
            players[0] if len(players) == 1 else _text("table-pair", viewpoint, one=players[0], two=players[1]),
            players[0],
        )
        for players in sides.values()
    ]


def _line(partie: Partie, viewpoint: Viewpoint) -> Scene:
    """The points that everything runs for: the target of a race or of a game below the line, else the rubicon."""
    race = not partie.agreed
    at = partie.rules.options.target if race else partie.rules.options.rubicon
    return {"at": at, "label": _text("table-target" if race else "table-rubicon", viewpoint)}


def _rubber_rows(partie: Rubber, players: list[str], viewpoint: Viewpoint) -> list[Scene]:
    """The sheet of a rubber: everything above the line, then each deal below it with a line after every game."""
    count = len(partie.deals)
    if not count:
        return []
    above = [_cells(partie, number, players, "above") for number in range(1, count + 1)]
    below = [_cells(partie, number, players, BELOW) for number in range(1, count + 1)]
    ends = {last: place for place, (_, last) in enumerate(partie.games, 1)}
    rows: list[Scene] = [{"heading": _text("account-above.title", viewpoint)}]
    rows += [_row(number, cells, viewpoint) for number, cells in enumerate(above, 1) if any(cells)]
    rows.append({"heading": _text("account-below.title", viewpoint), "line": True})
    for number, cells in enumerate(below, 1):
        rows.append(_row(number, cells, viewpoint))
        if number in ends:
            winner = max(players, key=lambda player: sum(_below(partie, ends[number], player)))
            rows.append(
                {"heading": _text("table-game-row", viewpoint, number=ends[number], winner=winner), "line": True}
            )
    return rows


def _below(partie: Rubber, game: int, player: str) -> list[int]:
    first, last = partie.games[game - 1]
    return [partie.below(number)[player] for number in range(first, last + 1)]


def _row(number: int, cells: list[int], viewpoint: Viewpoint) -> Scene:
    return {"label": _text("table-deal-row", viewpoint, number=number), "cells": [points or None for points in cells]}


def _cells(partie: Rubber, number: int, players: list[str], account: str) -> list[int]:
    seats, rulings = partie.seats_of(number), partie.deals[number - 1].rulings
    return [total(rulings, seats[player], account) for player in players]
