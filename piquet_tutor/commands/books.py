"""The commands ``rules``, ``claims`` and ``cases``; each run rules on the deals of claims and on the cases afresh."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click

import piquet_tutor
from piquet_tutor.commands.ending import fail
from piquet_tutor.commands.output import write_json
from piquet_tutor.commands.parameters import WholeNumber, language_option, load_rules


@click.group()
def rules() -> None:
    """Show the rule sets: what each says, clause by clause, and which source says so."""


@rules.command("list")
@language_option
def rules_list(language: str) -> None:
    """List the rule sets."""
    from piquet_tutor.commands import printing
    from piquet_tutor.game.rules.loader import load, rule_set_names

    printing.show(printing.rule_sets([load(name) for name in rule_set_names()], language))


@rules.command("show")
@click.argument("name", metavar="ID")
@click.option("--all", "whole", is_flag=True, help="List every option too, and every value as records write it.")
@language_option
def rules_show(name: str, whole: bool, language: str) -> None:
    """Show one rule set clause by clause: the rule, its source, and the options that change it."""
    from piquet_tutor.commands import printing

    printing.show(printing.rule_set(load_rules(name, language), language, whole))


@rules.command("differ")
@click.argument("words", nargs=-1, metavar="[WORDS]...")
@language_option
def rules_differ(words: tuple[str, ...], language: str) -> None:
    """Show where books differ: each question once, with every answer and who gives it.

    With WORDS, only the questions that have them, such as "last trick" or the name of an option.
    """
    from piquet_tutor.commands import printing

    printing.show(printing.where_books_differ(" ".join(words), language))


@rules.command("coverage")
@click.argument("source", required=False, metavar="[SOURCE]")
@click.pass_context
def rules_coverage(context: click.Context, source: str | None) -> None:
    """Count the rule statements of each source, and how many of them have a clause and a test.

    With SOURCE, list its statements one by one. The exit status is 1 if a statement lacks either. Needs a checkout of
    the repository: the lists name tests, and tests are not installed.
    """
    lists, shown = _of_the_tests("statements.lists"), _of_the_tests("statements.shown")
    if source is None:
        left = lists.unmapped()
        shown.coverage(lists.coverage(), left)
        context.exit(1 if left else 0)
    if source not in lists.sources():
        raise click.BadParameter(f"no statements are listed for “{source}”; use {', '.join(lists.sources())}.")
    shown.statement_list(lists.statements(source))


@rules.command("where")
@click.argument("clause", metavar="CLAUSE")
def rules_where(clause: str) -> None:
    """Show where a clause such as repique.award is: its law, code, words and tests, by file and line.

    Needs a checkout of the repository: tests are not installed.
    """
    if not _of_the_tests("clauses").show(clause):
        raise click.BadParameter(f"there is no clause “{clause}”; “piquet-tutor rules show rubicon” lists the clauses.")


def _of_the_tests(name: str) -> ModuleType:
    """A module of ``tests``, from the checkout that this package is in."""
    checkout = Path(piquet_tutor.__file__).parents[1]
    if not Path(checkout, "tests", *name.split(".")).with_suffix(".py").is_file():
        fail(
            "this command reads the project's tests, and tests are not installed; "
            "run it in a checkout of Piquet Tutor's repository."
        )
    if str(checkout) not in sys.path:
        sys.path.insert(0, str(checkout))
    return import_module(f"tests.{name}")


@click.command()
@click.argument("number", type=WholeNumber(1, 9999), required=False, metavar="[NUMBER]")
@click.option("--whole", is_flag=True, help="Tell what the tests found on many more deals as well.")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text", show_default=True)
@language_option
@click.pass_context
def claims(context: click.Context, number: int | None, whole: bool, output: str, language: str) -> None:
    """Check what the books claim about particular deals: each is realised, corrected or proved impossible.

    With a NUMBER, show that claim alone, at length, with its deals and its proof. Each is proved by the project's
    tests; the deals are ruled again now, and the exit status is 1 if one does not come out as stated.
    """
    from piquet_tutor.commands import printing
    from piquet_tutor.explore import claims as room
    from piquet_tutor.explore.claims import report

    try:
        chosen = room.claims() if number is None else (room.claim(number),)
    except room.UnknownClaim as error:
        fail(error.text(language))
    settled = [room.settle_claim(one, whole) for one in chosen]
    if output == "json":
        write_json(report.as_json(settled, language))
    else:
        printing.show(report.page(settled[0], language) if number is not None else report.table(settled, language))
    if not all(one.sound for one in settled):
        context.exit(1)


@click.command()
@click.argument("number", required=False, metavar="[NUMBER]")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--depth", type=click.Choice(["short", "full"]), default="full", show_default=True, help="For one case.")
@language_option
@click.pass_context
def cases(context: click.Context, number: str | None, output: str, depth: str, language: str) -> None:
    """Let the referee rule on Cavendish's twenty-two cases of irregularities, or on one of them at length.

    NUMBER is that of a case, such as IV. Every ruling is made now; the exit status is 1 if one is not Cavendish's.
    """
    from piquet_tutor.commands import printing
    from piquet_tutor.explain.referee import cases as shelf
    from piquet_tutor.explain.referee import report

    try:
        chosen = shelf.cases() if number is None else (shelf.case(number),)
    except shelf.UnknownCase as error:
        fail(error.text(language))
    found = [shelf.judged(one) for one in chosen]
    if output == "json":
        write_json(report.as_json(found, language))
    else:
        one = number is not None
        printing.show(report.at_length(found[0], depth, language) if one else report.table(found, language))
    if not all(one.agrees for one in found):
        context.exit(1)
