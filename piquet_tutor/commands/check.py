"""The command ``piquet-tutor check``: are records sound, and how far do they go?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from piquet_tutor.commands.given import InputRecord, for_each_record, ruled_on
from piquet_tutor.commands.parameters import language_option, rule_set

if TYPE_CHECKING:
    from piquet_tutor.game.deal.partie import Partie
    from piquet_tutor.game.rule_set import RuleSet
    from piquet_tutor.game.state import Deal


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...|-")
@click.option("--rules", callback=rule_set, metavar="ID", help="Check under these rules instead of the record's own.")
@language_option
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], rules: RuleSet | None, language: str) -> None:
    """Say in one sentence whether a record is sound, and how far it goes.

    FILE is a record, several, or a deal in words or a link. A record that stops before the end of the deal is sound.
    The exit status is 1 if any record is not sound.
    """

    def tell(given: InputRecord) -> None:
        from piquet_tutor.engine.faults import plain
        from piquet_tutor.narration import whole

        said = _how_far(ruled_on(given, rules), language)
        click.echo(whole("fault-placed", language, place=plain(given.label(language)), said=said))

    if not for_each_record(files, tell, language=language, rules=rules):
        context.exit(1)


def _how_far(ruled: Deal | Partie, language: str) -> str:
    from piquet_tutor.game.state import Deal

    return _deal(ruled, language) if isinstance(ruled, Deal) else _partie(ruled, language)


def _deal(deal: Deal, language: str) -> str:
    from piquet_tutor.narration import whole
    from piquet_tutor.narration.catalogue import catalogue
    from piquet_tutor.narration.functions import label, small

    points = ", ".join(
        f"{small(label(catalogue(language), side))} {deal.total(side)}" for side in dict.fromkeys(deal.table.sides)
    )
    given = {"rules": deal.rules.id, "points": points}
    if deal.done or deal.to_act is None:
        return whole("terminal-check-done", language, **given)
    phase = deal.phase if deal.phase in ("carte_blanche", "exchange", "play") else "act"
    number = len(deal.table.seats) * len(deal.tricks) + len(deal.trick) + 1
    return whole(f"terminal-check-{phase}", language, side=deal.to_act, number=number, **given)


def _partie(partie: Partie, language: str) -> str:
    from piquet_tutor.commands.printing import players_points
    from piquet_tutor.narration import whole

    key = "terminal-check-partie-over" if partie.over else "terminal-check-partie"
    points = players_points(partie, language)
    return whole(key, language, count=len(partie.deals), rules=partie.rules.id, points=points)
