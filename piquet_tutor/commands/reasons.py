"""The commands that ask about one deal: ``compare`` rule sets on it, ``why``, and what its calls ``told``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from piquet_tutor.commands.given import InputRecord, for_each_record, one_deal
from piquet_tutor.commands.letters import write_utf8
from piquet_tutor.commands.output import write_json
from piquet_tutor.commands.parameters import FORMATS, WholeNumber, language_option, rule_set, rule_sets, sentence
from piquet_tutor.game.seats import SEATS

if TYPE_CHECKING:
    from piquet_tutor.game.rule_set import RuleSet


@click.command()
@click.argument("file")
@click.option("--rules", "books", multiple=True, callback=rule_sets, metavar="ID", help="A rule set; give two or more.")
@language_option
@click.pass_context
def compare(context: click.Context, file: str, books: tuple[RuleSet, ...], language: str) -> None:
    """Rule on one deal under several rule sets: the tallies side by side, and the clause on which they first differ.

    FILE is a record, or has a deal in words or a link.
    """
    from piquet_tutor.game.records.faults import RecordError

    def side_by_side(given: InputRecord) -> None:
        from piquet_tutor.commands import printing
        from piquet_tutor.narration.spoken import Spoken, spoken_fault

        deals = []
        for rules in books:
            try:
                deals.append(one_deal(given, rules))
            except RecordError as error:
                spoken = Spoken("terminal-by-rules", rules=rules.id, said=error)
                raise spoken_fault(f"compare.{error.code}", spoken, error.where, error.place) from None
        printing.show(printing.comparison(deals, language))

    if not for_each_record((file,), side_by_side, language=language, rules=books[0]):
        context.exit(1)


@click.command()
@click.argument("file", metavar="FILE|-")
@click.option("--number", type=WholeNumber(1, 9999), default=None, help="The reasons for this ruling.")
@click.option("--not", "denied", metavar="QUESTION", help="Why this did not happen: repique, tens, “play AH at 5” ...")
@click.option("--side", metavar="SIDE", help="The side that would have scored; by default the first.")
@click.option("--what-if", "change", metavar="CHANGE", help="What a change would do: “elder sink point” ...")
@click.option("--nearest", is_flag=True, help="Look for the smallest change that reverses it.")
@click.option("--seconds", type=WholeNumber(1, 3600), default=20, show_default=True, help="How long to look for it.")
@click.option("--rules", callback=rule_set, metavar="ID", help="Rule on it by these rules, not by the record's own.")
@click.option("--seat", type=click.Choice(SEATS), help="Answer only from what this seat may know.")
@click.option("--format", "output", type=click.Choice(FORMATS), default="text")
@language_option
@click.pass_context
def why(context: click.Context, /, file: str, rules: RuleSet | None, output: str, language: str, **asked: Any) -> None:
    """Say why a ruling was made, why something did not happen, or what a change would do.

    FILE is the record of one deal, or has it in words or as a link. Ask with --number, with --not (and --side) or with
    --what-if; --nearest looks for the smallest change that would have reversed it.
    """
    from piquet_tutor.cells.seats import is_somebody, side_named
    from piquet_tutor.explain.why import queries as asking
    from piquet_tutor.narration.rendering import html
    from piquet_tutor.narration.spoken import spoken_fault

    wanted = asking.ParsedQuery(**{name: value for name, value in asked.items() if value is not None})
    if not (wanted.number or wanted.denied or wanted.change):
        raise click.UsageError(sentence("nothing-asked", language))
    if wanted.nearest and not (wanted.number or wanted.denied):
        raise click.UsageError(sentence("nearest-alone", language))

    def answer(given: InputRecord) -> None:
        deal = one_deal(given, rules)
        try:
            known = is_somebody(deal, wanted.side)
            found = asking.answers(deal, replace(wanted, side=side_named(deal, wanted.side)) if known else wanted)
        except asking.FAULTS as error:
            raise spoken_fault("why.asked", error) from None
        told = asking.written(deal, found, wanted.seat, output, language)
        if isinstance(told, str):
            if output == "html":
                write_utf8()
            click.echo(html.page_begun(language) + told + html.PAGE_END if output == "html" else told)
        else:
            write_json(told)

    if not for_each_record((file,), answer, language=language, rules=rules):
        context.exit(1)


@click.command()
@click.argument("file", metavar="FILE|-")
@click.option("--seat", type=click.Choice(SEATS), help="Who heard the calls: answer only from what this seat may know.")
@click.option("--number", type=WholeNumber(1, 9999), default=None, help="The call (or card) of this ruling alone.")
@click.option("--rules", callback=rule_set, metavar="ID", help="Rule on it by these rules, not by the record's own.")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text")
@language_option
@click.pass_context
def told(
    context: click.Context,
    file: str,
    seat: str | None,
    number: int | None,
    rules: RuleSet | None,
    output: str,
    language: str,
) -> None:
    """Say what each call revealed: the possible hands before and after, the cards it gave away, the price of sinking.

    FILE is the record of one deal, or has it in words or as a link.
    """
    from piquet_tutor.narration.spoken import spoken_fault
    from piquet_tutor.reckoner import call_report as asking

    if number is not None and seat is None:
        raise click.UsageError(sentence("number-alone", language))

    def answer(given: InputRecord) -> None:
        deal = one_deal(given, rules)
        try:
            found = asking.answers(deal, seat, number)
        except asking.FAULTS as error:
            raise spoken_fault("told.asked", error) from None
        shown = asking.written(deal, found, seat, output, language)
        click.echo(shown) if output == "text" else write_json(shown)

    if not for_each_record((file,), answer, language=language, rules=rules):
        context.exit(1)
