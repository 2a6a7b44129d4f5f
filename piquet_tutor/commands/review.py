"""The command that reviews finished deals: what a seat could have done better, the costliest first."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from dataclasses import replace
from shlex import quote
from typing import TYPE_CHECKING, Any, Final

import click

from piquet_tutor.commands.given import InputRecord, for_each_record, ruled_on
from piquet_tutor.commands.output import write_json
from piquet_tutor.commands.parameters import WholeNumber, language_option, rule_set
from piquet_tutor.game.seats import SEATS

if TYPE_CHECKING:
    from piquet_tutor.game.deal.partie import Partie
    from piquet_tutor.game.rule_set import RuleSet
    from piquet_tutor.game.state import Deal
    from piquet_tutor.players.review import Review

FORMAT: Final = "piquet-review/1"
MOST_DEALS: Final = 999
"""The highest number of a deal that --deal accepts."""


@click.command()
@click.argument("file", metavar="FILE|-")
@click.option("--deal", "number", type=WholeNumber(1, MOST_DEALS), metavar="N", help="Which deal of a partie, from 1.")
@click.option("--seat", type=click.Choice(SEATS), help="Whose review; by default each seat's in turn.")
@click.option("--rules", callback=rule_set, metavar="ID", help="Rule under these rules instead of the record's own.")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text")
@language_option
@click.pass_context
def review(
    context: click.Context,
    file: str,
    number: int | None,
    seat: str | None,
    rules: RuleSet | None,
    output: str,
    language: str,
) -> None:
    """Say what a seat could have done better in a finished deal, and what each choice cost.

    FILE is the record of one deal, played to its end, or a partie. Calls not made, cards that gave points away,
    discards and luck are listed separately. Each deal of a partie is reviewed in a few lines, or one of them in full
    with --deal.
    """

    def answer(given: InputRecord) -> None:
        from piquet_tutor.game.state import Deal

        ruled = ruled_on(given, rules)
        if isinstance(ruled, Deal):
            _chosen((ruled,), number)
            _tell_deal(ruled, seat, output, language)
        elif number is not None:
            chosen = _chosen(ruled.deals, number)
            if output == "text":
                _tell_head(ruled, number, language)
            _tell_deal(chosen, seat, output, language)
            if output == "text":
                click.echo()
                _tell_score(ruled, number, language)
        elif output == "json":
            deals = [{"number": each, "reviews": _values(deal, seat, language)} for each, deal in _numbered(ruled)]
            write_json({"format": FORMAT, "rules": ruled.rules.id, "deals": deals})
        else:
            _tell_partie(ruled, seat, language)
            asked = {
                "--seat": seat,
                "--rules": rules.id if rules else None,
                "--lang": language if language != "en" else None,
            }
            _tell_how_to_open(file, {"--deal": "1", **asked}, language)

    if not for_each_record((file,), answer, language=language, rules=rules):
        context.exit(1)


def _numbered(partie: Partie) -> Iterator[tuple[int, Deal]]:
    return enumerate(partie.deals, 1)


def _chosen(deals: tuple[Deal, ...], number: int | None) -> Deal:
    """Which of the deals of a record is meant; the first where none is named.

    Raises:
        RecordError: there is none.
    """
    from piquet_tutor.narration.spoken import Spoken, spoken_fault

    if number is not None and number > len(deals):
        raise spoken_fault("review.asked", Spoken("terminal-wrong-deal", number=number, deals=len(deals)))
    return deals[(number or 1) - 1]


def _reviews(deal: Deal, seat: str | None, language: str) -> Iterator[Review]:
    """Yield the reviews asked for, each as soon as it is found.

    Raises:
        RecordError: the deal is not over, or has no such seat.
    """
    from piquet_tutor.narration.spoken import spoken_fault
    from piquet_tutor.players.review import NoSuchSeat, NotOver
    from piquet_tutor.players.review import review as reviewed

    try:
        for each in [seat] if seat is not None else deal.table.seats:
            yield reviewed(deal, each, language)
    except (NotOver, NoSuchSeat) as error:
        raise spoken_fault("review.asked", error) from None


def _values(deal: Deal, seat: str | None, language: str) -> list[dict[str, Any]]:
    from piquet_tutor.players.review.scene import value_of

    return [value_of(each) for each in _reviews(deal, seat, language)]


def _tell_deal(deal: Deal, seat: str | None, output: str, language: str) -> None:
    """Write the reviews of one deal in full."""
    from piquet_tutor import narration
    from piquet_tutor.commands import printing
    from piquet_tutor.players.review import written

    if output == "json":
        write_json({"format": FORMAT, "rules": deal.rules.id, "reviews": _values(deal, seat, language)})
        return
    looking = narration.whole("review-working", language)
    for place, each in enumerate(_looked_through(_reviews(deal, seat, language), looking)):
        if place:
            click.echo()
        printing.show(written(each))


def _tell_partie(partie: Partie, seat: str | None, language: str) -> None:
    """Print a short review of each deal of a partie as soon as it is made, then the score of the partie after it."""
    from piquet_tutor import narration
    from piquet_tutor.commands import printing
    from piquet_tutor.players.review import folded

    for number, deal in _numbered(partie):
        _tell_head(partie, number, language)
        looking = narration.whole("review-looking", language, number=number, deals=len(partie.deals))
        for each in _looked_through(_reviews(deal, seat, language), looking):
            printing.show(folded(each))
            click.echo()
        if number < len(partie.deals):
            _tell_score(partie, number, language)
            click.echo()
    printing.show(printing.settlement(partie, "short", language))
    click.echo()


def _tell_head(partie: Partie, number: int, language: str) -> None:
    """Print the heading of a deal, before it has been reviewed."""
    from piquet_tutor.commands import printing

    printing.show(printing.deal_heading(partie, number, language))
    sys.stdout.flush()


def _tell_score(partie: Partie, number: int, language: str) -> None:
    """Print the score of a partie after a deal."""
    from piquet_tutor.commands import printing

    click.echo(printing.standing(replace(partie, deals=partie.deals[:number]), language))


def _looked_through(reviews: Iterator[Review], looking: str) -> Iterator[Review]:
    """Yield the reviews, with a line on the error stream of a terminal while the next is being made."""
    from rich.console import Console

    screen = Console(stderr=True, highlight=False, markup=False, emoji=False)
    while True:
        with screen.status(looking) if screen.is_terminal else nullcontext():
            found = next(reviews, None)
        if found is None:
            return
        yield found


def _tell_how_to_open(file: str, asked: Mapping[str, str | None], language: str) -> None:
    """Print the command that shows one deal in full, with the other options as given."""
    from piquet_tutor import narration

    options = [f"{name} {value}" for name, value in asked.items() if value is not None]
    command = " ".join(["piquet-tutor review", quote(file), *options])
    click.echo(narration.whole("review-open-deal", language, number=1, command=command))
