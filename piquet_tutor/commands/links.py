"""The commands ``piquet-tutor link`` and ``piquet-tutor open-link``: they turn deals into a link, and back."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import click

from piquet_tutor.commands.ending import Complaint, fail
from piquet_tutor.commands.given import InputRecord, for_each_record, parsed
from piquet_tutor.commands.output import write_file, write_record
from piquet_tutor.commands.parameters import DEPTHS, SEED, language_option, load_rules, sentence

if TYPE_CHECKING:
    from piquet_tutor.explore.links import Link

_PAGES: Final = ("table", "presenter", "scorer", "lab")
_LONGEST_TEXT: Final = 200_000
"""The most bytes of a piped text that are read; one with the longest link has fewer."""


@click.command("link")
@click.argument("file", metavar="FILE|-", required=False)
@click.option("--seed", type=SEED, help="Instead of a file: the deal of this seed, to be played; its link is short.")
@click.option(
    "--page", metavar="ADDRESS", help="Address of the page to open it; without it, only the part after the #."
)
@click.option("--start", metavar="PHASE", default="", help="Start at this phase: exchange, declare, play, done ...")
@click.option("--hide", multiple=True, metavar="PART", help="Hide at first: a seat's hand, talon ... (repeatable).")
@click.option("--mode", type=click.Choice(_PAGES), default="table", show_default=True, help="What it opens as.")
@click.option("--depth", type=click.Choice(DEPTHS), default="short", show_default=True, help="How much to explain.")
@language_option
@click.option("--rules", metavar="ID", help="Rule under these rules instead of the record's own.")
@click.option("--qr", "drawing", metavar="FILE.svg", help="Also draw a QR code of it.")
def link(
    file: str | None, seed: int | None, page: str | None, drawing: str | None, rules: str | None, **settings: Any
) -> None:
    """Print a link that holds a deal, a list of deals, or the deals of a partie.

    FILE is a record or a partie (.json), a list of records, or has one record on each line (.jsonl). Anybody who has
    the link can read every card in it: what is hidden is only not shown at first.
    """
    from piquet_tutor.explore import links

    language = settings["language"]
    if (file is None) is (seed is None):
        raise click.UsageError(sentence("what-to-link", language))
    try:
        made = links.Link(
            _records(file, rules, language) if file is not None else (_dealt(rules, seed, language),),
            start=settings["start"],
            hidden=tuple(settings["hide"]),
            depth=settings["depth"],
            language=settings["language"],
            mode=settings["mode"],
        )
        written = links.address(page, made) if page else links.shortest(made)
    except links.LinkFault as fault:
        raise Complaint(fault.text(settings["language"])) from None
    click.echo(written)
    if drawing is not None:
        _draw(written, drawing, page is not None, settings["language"])


@click.command("open-link")
@click.argument("link", metavar="LINK|-")
@language_option
def open_link(link: str, language: str) -> None:
    """Print the record of the deal that a link holds; if it holds several, one record on each line.

    Put the link in quotation marks, because the shell needs them; with - it is read from the standard input, where a
    letter may stand around it.
    """
    from piquet_tutor.explore import links

    try:
        found = links.read(_piped(language) if link == "-" else link)
    except links.LinkFault as fault:
        raise Complaint(fault.text(language)) from None
    for record in found.records:
        write_record(record, one_line=len(found.records) > 1)
    _tell(found)


def _piped(language: str) -> str:
    from piquet_tutor.game.records.encoded import decoded
    from piquet_tutor.game.records.faults import RecordError
    from piquet_tutor.narration.faults import said_of

    try:
        return decoded(sys.stdin.buffer.read(_LONGEST_TEXT))
    except RecordError as error:
        fail(said_of(error, language))


def _tell(found: Link) -> None:
    """Write the other contents of the link to the error stream, so that the records can be piped."""
    said = {"start": found.start, "hidden": " ".join(found.hidden)}
    said |= {"mode": found.mode, "depth": found.depth, "lang": found.language}
    click.echo(", ".join(f"{name}: {value}" for name, value in said.items() if value), err=True)


# --- the records --------------------------------------------------------------------------------------------------


def _records(file: str, rules: str | None, language: str) -> tuple[Mapping[str, Any], ...]:
    found: list[Mapping[str, Any]] = []
    well = for_each_record((file,), lambda given: found.extend(_deals(given)), language=language)
    if not well or not found:  # why has been said
        click.get_current_context().exit(1)
    return tuple(found if rules is None else [{**record, "rules": rules} for record in found])


def _dealt(rules: str | None, seed: int | None, language: str) -> Mapping[str, Any]:
    """The record of the deal of a seed, as it is dealt."""
    from piquet_tutor import narration
    from piquet_tutor.explore.given import FIRST_RULES
    from piquet_tutor.explore.links import dealt_from

    assert seed is not None  # one of the two is given
    title = narration.message("classroom-link-dealt-title", language, seed=str(seed))
    return dealt_from(load_rules(rules or FIRST_RULES, language).id, seed, title)


def _deals(given: InputRecord) -> list[Mapping[str, Any]]:
    """The records in what was given: the record itself, or each deal of a partie as a complete record."""
    from piquet_tutor.game.records import form, io

    value = parsed(given)
    if form.check(value) == form.PARTIE:
        return [io.write_record(deal) for deal in io.partie_from(value).deals]
    return [value]


def _draw(written: str, drawing: str, whole: bool, language: str) -> None:
    from piquet_tutor import narration
    from piquet_tutor.explore import qr

    try:
        code = qr.svg(written, label=narration.message("qr-label", language))
    except qr.CodeFault as fault:
        raise Complaint(fault.text(language)) from None
    write_file(code.encode(), drawing, "drawing", language)
    if not whole:
        click.echo(narration.message("terminal-code-alone", language), err=True)
    if len(written) > qr.EASY:
        click.echo(narration.message("terminal-code-long", language, count=len(written)), err=True)
