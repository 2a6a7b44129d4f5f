"""The command ``piquet-tutor check``: whether records are sound, and how far they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from piquet_tutor.commands.given import Given, for_each_record, ruled_on
from piquet_tutor.commands.parameters import rule_set

if TYPE_CHECKING:
    from piquet_tutor.deal.partie import Partie
    from piquet_tutor.deal.state import Deal
    from piquet_tutor.rules.model import RuleSet


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...|-")
@click.option("--rules", callback=rule_set, metavar="ID", help="Check it by these rules, not by the record's own.")
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], rules: RuleSet | None) -> None:
    """Say in one sentence whether a record is sound, and how far it goes.

    A record that stops before the deal's end is sound. Exit status 1 when one is not.
    """
    well = for_each_record(files, lambda given: click.echo(f"{_label(given)}: {_how_far(ruled_on(given, rules))}"))
    if not well:
        context.exit(1)


def _label(given: Given) -> str:
    from piquet_tutor.records.faults import plain

    return plain(given.label)


def _how_far(ruled: Deal | Partie) -> str:
    from piquet_tutor.deal.state import Deal

    if not isinstance(ruled, Deal):
        return _how_far_partie(ruled)
    points = ", ".join(f"{side} {ruled.total(side)}" for side in dict.fromkeys(ruled.table.sides))
    if ruled.done:
        return f"sound and complete by the rules of {ruled.rules.id}: {points}."
    played = len(ruled.table.seats) * len(ruled.tricks) + len(ruled.trick)
    waiting = {
        "carte_blanche": f"{ruled.to_act} has a carte blanche and is to exchange",
        "exchange": f"{ruled.to_act} is to exchange",
        "play": f"{ruled.to_act} is to play card {played + 1}",
    }.get(ruled.phase, f"{ruled.to_act} is to act")
    return f"sound by the rules of {ruled.rules.id} as far as it goes, where {waiting}: {points}."


def _how_far_partie(partie: Partie) -> str:
    points = ", ".join(f"{player} {total}" for player, total in partie.totals.items())
    count = f"{len(partie.deals)} deal{'' if len(partie.deals) == 1 else 's'}"
    state = "sound and complete" if partie.over else "sound as far as it goes"
    return f"a partie of {count}, {state} by the rules of {partie.rules.id}: {points}."
