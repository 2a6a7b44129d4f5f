"""The command ``piquet-tutor picture``: one ruling with its cards, its law and the score, for a slide or a post."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from piquet_tutor.commands.ending import Complaint
from piquet_tutor.commands.given import InputRecord, for_each_record, one_deal, seated
from piquet_tutor.commands.letters import write_utf8
from piquet_tutor.commands.output import write_file
from piquet_tutor.commands.parameters import WholeNumber, language_option, rule_set, sentence
from piquet_tutor.game.seats import SEATS

if TYPE_CHECKING:
    from piquet_tutor.game.rule_set import RuleSet


def _file(context: click.Context, _parameter: click.Parameter, name: str | None) -> Path | None:
    """Read the name of the file to write, whose ending says which kind it is."""
    if name is not None and Path(name).suffix.lower() not in (".svg", ".png"):
        raise click.BadParameter(sentence("picture-ending", context.params.get("language", "en"), name=name))
    return None if name is None else Path(name)


@click.command("picture")
@click.argument("file", metavar="RECORD")
@click.option("--ruling", type=WholeNumber(1, 9999), default=None, help="Its number; by default the one worth most.")
@click.option("--seat", type=click.Choice(SEATS), help="Show only what this seat may know; its numbers are its own.")
@click.option("--rules", callback=rule_set, metavar="ID", help="Rule on it by these rules, not by the record's own.")
@language_option
@click.option("-o", "--out", callback=_file, metavar="FILE.svg|.png", help="By default SVG to the standard output.")
@click.pass_context
def picture(context: click.Context, /, file: str, language: str, **wanted: Any) -> None:
    """Draw one ruling for a slide or a post: its cards, the verdict, the law, where it stands, and the score.

    RECORD is the record of one deal. A .png needs one more package: pip install 'piquet-tutor[picture]'.
    """
    drawings: list[str] = []
    well = for_each_record(
        (file,), lambda given: drawings.append(_drawn(given, language, **wanted)), None, language, wanted["rules"]
    )
    if len(drawings) > 1:
        raise Complaint(sentence("picture-one", language))
    for drawing in drawings:
        _write(drawing, wanted["out"], language)
    if not well:
        context.exit(1)


def _drawn(
    given: InputRecord, language: str, ruling: int | None, seat: str | None, rules: RuleSet | None, **_other: object
) -> str:
    from piquet_tutor.explain.picture.drawing import svg, told
    from piquet_tutor.explain.why.tree import NoSuchRuling
    from piquet_tutor.narration.spoken import Spoken, spoken_fault

    deal = one_deal(given, rules)
    seated(deal, seat)
    try:
        return svg(told(deal, ruling, seat, language))
    except NoSuchRuling as fault:
        spoken = Spoken("terminal-wrong-picture-ruling", number=fault.facts["number"], most=fault.facts["last"])
        raise spoken_fault("picture.ruling", spoken) from None


def _write(drawing: str, out: Path | None, language: str) -> None:
    if out is None:
        write_utf8()
        click.echo(drawing, nl=False)
        return
    made = drawing.encode("utf-8") if out.suffix.lower() == ".svg" else _png(drawing)
    write_file(made, str(out), "drawing", language)


def _png(drawing: str) -> bytes:
    """The drawing in dots, at twice its size: it may be shown on a wall."""
    import resvg_py  # an extra: where it is missing, the command that brings it is named

    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, zoom=2))
