"""The command that reviews a finished deal: what a seat could have had, the dearest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from piquet_tutor.commands.given import Given, for_each_record, one_deal
from piquet_tutor.commands.output import write_json
from piquet_tutor.commands.parameters import SEATS, language_option, rule_set

if TYPE_CHECKING:
    from piquet_tutor.rules.model import RuleSet

FORMAT = "piquet-review/1"


@click.command()
@click.argument("file", metavar="FILE|-")
@click.option("--seat", type=click.Choice(SEATS), help="Whose review; without it each seat's in turn.")
@click.option("--rules", callback=rule_set, metavar="ID", help="Rule on it by these rules, not by the record's own.")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text")
@language_option
@click.pass_context
def review(
    context: click.Context, file: str, seat: str | None, rules: RuleSet | None, output: str, language: str
) -> None:
    """Say what a seat could have had in a finished deal, and what each thing cost.

    FILE is the record of one deal, played to its end. Calls left out, cards that gave points away, what was put out,
    and what was luck: each is told apart.
    """
    from piquet_tutor.narration.faults import spoken_fault
    from piquet_tutor.review import NoSuchSeat, NotOver, written
    from piquet_tutor.review import review as reviewed
    from piquet_tutor.review.showing import value_of

    def answer(given: Given) -> None:
        deal = one_deal(given, rules)
        try:
            found = [reviewed(deal, each, language) for each in ([seat] if seat is not None else deal.table.seats)]
        except (NotOver, NoSuchSeat) as error:
            raise spoken_fault("review.asked", error) from None
        if output == "text":
            click.echo("\n\n".join(map(written, found)))
        else:
            write_json({"format": FORMAT, "rules": deal.rules.id, "reviews": [value_of(each) for each in found]})

    if not for_each_record((file,), answer, language=language):
        context.exit(1)
