"""The command ``odds``: the odds of the game, counted now or simulated with up to millions of deals."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import click

from piquet_tutor.commands.ending import fail
from piquet_tutor.commands.output import write_json
from piquet_tutor.commands.parameters import SEED, WholeNumber, language_option, load_rules

if TYPE_CHECKING:
    from piquet_tutor.explore.odds.report import Plot, PlotBar, SubjectReport
    from piquet_tutor.explore.odds.runs import Result
    from piquet_tutor.narration.documents import Block, Chart, Document

_NAMES: Final = ("points", "sequences", "sets", "blank", "draws", "winning", "big", "books")


@click.command()
@click.argument("name", required=False, metavar="[SUBJECT]", type=click.Choice(_NAMES))
@click.option("--deals", type=WholeNumber(100, 100_000_000), help="For big and books: simulate this many deals.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Another seed, other deals.")
@click.option("--rules", "book", metavar="ID", help="For big: the rule set to score by.")
@click.option("--draw", nargs=4, type=WholeNumber(0, 36), metavar="UNSEEN WANTED DRAWN LEAST", help="For draws.")
@click.option(
    "--scheduler",
    default="threads",
    show_default=True,
    metavar="ADDRESS",
    help="Where to simulate: threads, processes, or the address of a Dask cluster (tcp://host:8786).",
)
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text", show_default=True)
@language_option
def odds(
    name: str | None,
    deals: int | None,
    seed: int,
    book: str | None,
    draw: tuple[int, int, int, int] | None,
    scheduler: str,
    output: str,
    language: str,
) -> None:
    """Show the odds of a SUBJECT: points, sequences, sets, blank, draws, winning, big or books; by default all of them.

    The last two are simulated: without --deals, the figures of the run that came with the tutor are shown.
    """
    from piquet_tutor.explore.odds.chances import Draw
    from piquet_tutor.explore.odds.report import FIRST_DRAW, SIMULATED, said, show, unsupported_text
    from piquet_tutor.reckoner.supported import UnsupportedRules

    wanted = Draw(*draw) if draw else FIRST_DRAW
    names = (name,) if name else _NAMES
    if deals is not None and not set(names) & set(SIMULATED):
        raise click.UsageError(said("odds-not-dealt", language))
    if draw and "draws" not in names:
        raise click.UsageError(said("odds-not-drawn", language))
    if book and "big" not in names:
        raise click.UsageError(said("odds-not-scored", language))
    result = _dealt(deals, seed, scheduler, language) if deals is not None else None
    try:
        seen = [
            show(each, language, result, wanted, load_rules(book, language).id if book and each == "big" else "")
            for each in names
        ]
    except UnsupportedRules as error:
        fail(unsupported_text(error, language))
    except ValueError as error:
        fail(str(error))
    if output == "json":
        write_json(_as_json(seen, result if set(names) & set(SIMULATED) else None))
        return
    from piquet_tutor.commands import printing

    for one in seen:
        printing.show(_document(one, language))


def _dealt(deals: int, seed: int, scheduler: str, language: str) -> Result:
    """Run the simulation, with a progress bar on the error stream of a terminal; Ctrl-C ends it."""
    from piquet_tutor.explore.odds.report import said
    from piquet_tutor.explore.odds.runs import NoScheduler, Run

    try:
        run = Run(deals, seed, scheduler)
    except NoScheduler as error:
        fail(said(f"odds-no-{error.reason}", language, address=error.address))
    with click.progressbar(
        length=deals,
        file=sys.stderr,
        label=said("odds-progress", language),
        hidden=not sys.stderr.isatty(),
    ) as bar:
        try:
            while True:
                before = run.result.deals
                done = run.step()
                bar.update(run.result.deals - before)
                if done:
                    return run.result
        finally:
            run.close()


def _as_json(seen: list[SubjectReport], result: Result | None) -> dict[str, Any]:
    """Everything as JSON data: the figures as numbers and, if simulated subjects are shown, the whole run."""
    from piquet_tutor.explore.odds.runs import shipped

    value: dict[str, Any] = {
        "subjects": {
            one.name: {
                "title": one.title,
                "basis": one.basis,
                "plots": [
                    {
                        "title": plot.title,
                        "bars": [_bar(bar) for bar in plot.bars],
                        "stacks": {label: [_bar(bar) for bar in bars] for label, bars in plot.stacks},
                    }
                    for plot in one.plots
                ],
            }
            for one in seen
        }
    }
    if any(one.name in ("big", "books") for one in seen):
        value["run"] = (result or shipped()).to_json()
    return value


def _bar(bar: PlotBar) -> dict[str, Any]:
    return {"label": bar.label, "value": bar.value, "error": bar.error, "figure": bar.figure}


def _document(one: SubjectReport, language: str) -> Document:
    """One subject, ready to be drawn."""
    from piquet_tutor.explore.odds.report import said
    from piquet_tutor.narration.documents import DataTable, Document, Gap, Heading, Paragraph

    blocks: list[Block] = [Heading(one.title), Paragraph(one.lead), Paragraph(one.basis, aside=True)]
    for plot in one.plots:
        blocks += [Gap(), _chart(plot)]
    for note in one.notes:
        blocks += [Gap(), Paragraph(note, aside=True)]
    if one.prints:
        head = (*(said(f"odds-printed-{each}", language) for each in ("what", "as", "true")), "")
        rows = ((what, printed, counted, "✓" if right else "✗") for what, printed, counted, right in one.prints)
        blocks += [Gap(), DataTable(head, tuple(rows))]
    return Document((*blocks, Gap(), Gap()), language)


def _chart(plot: Plot) -> Chart:
    """A plot whose bars are shares of all there is, or of the longest; there is no room for an axis."""
    from piquet_tutor.narration.documents import Chart, Segment

    whole = plot.whole or max((bar.value for bar in plot.bars), default=0.0) or 1.0
    bars = ((bar.label, (Segment(bar.value / whole, bar.figure),)) for bar in plot.bars)
    stacks = (
        (label, tuple(Segment(bar.value, bar.figure, label=bar.label) for bar in parts)) for label, parts in plot.stacks
    )
    return Chart(plot.title, (*bars, *stacks), (), "")
