"""The command ``piquet-tutor site``: the tutor as a folder for any web host."""

from __future__ import annotations

from pathlib import Path

import click

from piquet_tutor.commands.ending import Complaint, os_problem
from piquet_tutor.commands.parameters import language_option


@click.command("site")
@click.argument("out", metavar="FOLDER", type=click.Path(path_type=Path))
@language_option
def site(out: Path, language: str) -> None:
    """Build the tutor as a folder for any web host: its pages run in the visitor's own browser.

    The folder must be empty, or new, or hold an earlier site, which is replaced.
    """
    from piquet_tutor.narration import whole
    from piquet_tutor.serving.site.building import NotBuilt, build

    try:
        build(out, lambda step: click.echo(whole(f"site-{step}", language), err=True))
    except NotBuilt as problem:
        raise Complaint(problem.text(language)) from None
    except OSError as error:
        raise Complaint(whole("site-file", language, folder=str(out), problem=os_problem(error, language))) from None
    click.echo(whole("site-built", language, folder=str(out)))
