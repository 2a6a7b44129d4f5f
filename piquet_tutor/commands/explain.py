"""The command ``piquet-tutor explain``: the rulings on records as text, Markdown, HTML or JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from piquet_tutor.commands.ending import complain
from piquet_tutor.commands.given import InputRecord, for_each_record, placed, ruled_on, seated
from piquet_tutor.commands.letters import write_utf8
from piquet_tutor.commands.output import write_json
from piquet_tutor.commands.parameters import DEPTHS, FORMATS, language_option, rule_set, sentence
from piquet_tutor.game.seats import SEATS

if TYPE_CHECKING:
    from piquet_tutor.engine.rulings import Ruling
    from piquet_tutor.game.deal.partie import Partie
    from piquet_tutor.game.records.faults import RecordError
    from piquet_tutor.game.rule_set import RuleSet
    from piquet_tutor.game.state import Deal
    from piquet_tutor.narration.documents import Document


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...|-")
@click.option("--format", "output", type=click.Choice(FORMATS), help="Default: text; with - always json.")
@language_option
@click.option("--depth", type=click.Choice(DEPTHS), default="short", show_default=True, help="How much to say.")
@click.option("--rules", callback=rule_set, metavar="ID", help="Rule under these rules instead of the record's own.")
@click.option("--seat", type=click.Choice(SEATS), help="Say only what this seat may know.")
@click.pass_context
def explain(
    context: click.Context,
    files: tuple[str, ...],
    output: str | None,
    language: str,
    depth: str,
    rules: RuleSet | None,
    seat: str | None,
) -> None:
    """Rule on records, and say what every ruling means.

    FILE is a record or a partie (.json), has one record on each line (.jsonl), or has a deal in words or a link; the
    name of an example will do. With - the records are read from the standard input as JSON Lines, and answered as JSON
    Lines in the same order; a bad record is answered with {"error": ...}. A list of records is answered record by
    record. A deal in words or a link that is piped gets one answer.
    """
    if "-" in files and (len(files) > 1 or output not in (None, "json")):
        raise click.UsageError(sentence("dash-alone", language))
    told = RulingWriter(output or ("json" if files == ("-",) else "text"), language, depth, seat)
    trouble = told.trouble if told.output == "json" else None
    well = for_each_record(
        files, lambda given: told.tell(seated(ruled_on(given, rules), seat)), trouble, language, rules
    )
    told.end()
    if not well:
        context.exit(1)


@dataclass
class RulingWriter:
    """Writes rulings in one form.

    Attributes:
        output: one of ``FORMATS``.
        language: the language of the texts.
        depth: how much to say, of ``DEPTHS``.
        seat: the seat whose knowledge limits what is said; None to say everything.
        begun: whether the beginning of an HTML page has been written.
    """

    output: str
    language: str
    depth: str
    seat: str | None
    begun: bool = False

    def tell(self, ruled: Deal | Partie) -> None:
        """Write the narration of one record."""
        if self.output == "json":
            write_json(self._json(ruled))
        else:
            for told in self._documents(ruled):
                self._write(told)

    def trouble(self, given: InputRecord, error: RecordError) -> None:
        """Write the error of a record as JSON."""
        from piquet_tutor.narration import fault_told

        if given.one_line:
            message = fault_told(error, self.language)
            write_json({"error": {"code": error.code, "message": message, "where": error.where}})
        else:
            complain(given.label(self.language), placed(error, self.language), self.language)

    def end(self) -> None:
        """Close the page, if there is one."""
        if self.begun:
            from piquet_tutor.narration.rendering import html

            click.echo(html.PAGE_END)

    def _begin(self) -> None:
        if self.output == "html" and not self.begun:
            from piquet_tutor.narration.rendering import html

            write_utf8()
            click.echo(html.page_begun(self.language))
            self.begun = True

    def _words(self, ruling: Ruling, ledger: tuple[Ruling, ...], rules: RuleSet) -> dict[str, str]:
        from piquet_tutor import narration

        return {depth: narration.text(ruling, depth, self.language, ledger, rules) for depth in DEPTHS}

    def _json(self, ruled: Deal | Partie) -> dict[str, Any]:
        from piquet_tutor.game.records.rulings import rulings_of, rulings_of_partie
        from piquet_tutor.game.state import Deal

        if isinstance(ruled, Deal):
            return rulings_of(ruled, self._words, self.seat)
        return rulings_of_partie(ruled, self._words, self.seat)

    def _write(self, told: Document) -> None:
        """Write a document in the form that was asked for."""
        from piquet_tutor.commands import printing
        from piquet_tutor.narration.render import WRITERS

        if self.output == "text":
            printing.show(told)
            return
        self._begin()
        click.echo(WRITERS[self.output](told))

    def _documents(self, ruled: Deal | Partie) -> Iterator[Document]:
        """Yield what is said of a record: of a partie each deal under its heading, then the settlement."""
        from piquet_tutor.commands import printing
        from piquet_tutor.game.state import Deal

        if isinstance(ruled, Deal):
            yield self._narrated(ruled)
            return
        for number, deal in enumerate(ruled.deals, 1):
            yield printing.deal_heading(ruled, number, self.language)
            yield self._narrated(deal)
        yield printing.settlement(ruled, self.depth, self.language)

    def _narrated(self, deal: Deal) -> Document:
        from piquet_tutor import narration

        return narration.explain(deal, self.depth, self.seat, self.language).document
