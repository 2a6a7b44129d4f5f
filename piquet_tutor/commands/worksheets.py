"""The command ``piquet-tutor worksheet``: problems from a seed, to print or to hand in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from piquet_tutor import narration
from piquet_tutor.commands.ending import Complaint, os_problem
from piquet_tutor.commands.letters import write_utf8
from piquet_tutor.commands.parameters import WholeNumber, language_option, load_rules


def _edition(context: click.Context, parameter: click.Parameter, given: str | None) -> int:
    """Read the edition of the deals; where none is given, it is the first for a seed that is given, else the newest."""
    from piquet_tutor.teach.scoring.editions import FIRST, NEWEST

    if given is not None:
        return WholeNumber(FIRST, NEWEST).convert(given, parameter, context)
    return NEWEST if context.get_parameter_source("seed") is ParameterSource.DEFAULT else FIRST


@click.command("worksheet")
@click.option("--rules", "rules", metavar="ID", default="rubicon", show_default=True, help="The rule set to ask about.")
@click.option(
    "--topic", "topics", metavar="TOPIC", multiple=True, help="Point, sequence ... (repeatable); by default all."
)
@click.option("--difficulty", default="any", show_default=True, help="any, easy, medium or hard.")
@click.option("--count", metavar="NUMBER", default="10", show_default=True, help="How many problems.")
@click.option("--seed", metavar="NUMBER", default="0", show_default=True, help="The same seed makes the same sheet.")
@click.option(
    "--edition",
    metavar="NUMBER",
    callback=_edition,
    help="Of the deals, as printed with a sheet; of a seed that is given without one, the first.",
)
@language_option
@click.option("--format", "form", type=click.Choice(["html", "notebook"]), default="html", show_default=True)
@click.option("--key/--no-key", "with_key", default=True, show_default=True, help="With the answers and their reasons.")
@click.option("-o", "--output", metavar="FILE", help="The file to write; by default the standard output.")
def worksheet(form: str, output: str | None, with_key: bool, language: str, edition: int, **wanted: Any) -> None:
    """Make a sheet of problems with its key; the same seed makes the same sheet.

    In the format html it is a page to print; in the format notebook it is an assignment for nbgrader, with solutions
    and hidden tests, or with --no-key the pupils' copy, without them.
    """
    from piquet_tutor.teach import worksheets

    try:
        count = worksheets.whole(wanted["count"], "count")
        seed = worksheets.whole(wanted["seed"], "seed")
        rules = load_rules(wanted["rules"], language)
        sheet = worksheets.worksheet(rules, wanted["topics"], wanted["difficulty"], count, seed, edition)
    except worksheets.WorksheetFault as fault:
        raise Complaint(fault.text(language)) from None
    make = worksheets.page if form == "html" else worksheets.notebook_text
    text = make(sheet, language, with_key)
    if output is None:
        write_utf8()
        click.echo(text, nl=False)
    else:
        _write(text, output, language)


def _write(text: str, output: str, language: str) -> None:

    try:
        Path(output).write_bytes(text.encode("utf-8"))  # as bytes: the same file on every system
    except (OSError, ValueError) as error:
        nameless = narration.message("worksheet-fault-no-file-name", language)
        problem = os_problem(error, language) if isinstance(error, OSError) else nameless
        raise Complaint(narration.whole("worksheet-fault-file", language, path=output, problem=problem)) from None
