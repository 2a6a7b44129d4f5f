"""The command ``piquet-tutor``: by itself it opens the app; its subcommands rule on records and show the rules.

An error is one sentence on the error stream and exit status 1 (2 for a mistyped command), never a traceback. Heavy
modules are imported only by the commands that need them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

import click

from piquet_tutor.commands.books import cases, claims, rules
from piquet_tutor.commands.check import check
from piquet_tutor.commands.deals import deal, find
from piquet_tutor.commands.ending import Tutor, fail
from piquet_tutor.commands.explain import explain
from piquet_tutor.commands.links import link, open_link
from piquet_tutor.commands.odds import odds
from piquet_tutor.commands.parameters import PORT, VISITORS, language_option
from piquet_tutor.commands.picture import picture
from piquet_tutor.commands.reasons import compare, told, why
from piquet_tutor.commands.review import review
from piquet_tutor.commands.site import site
from piquet_tutor.commands.table import table
from piquet_tutor.commands.worksheets import worksheet

VERSION: Final[str] = sys.modules["piquet_tutor"].__version__


@click.group(cls=Tutor, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="piquet-tutor", message="%(prog)s %(version)s")
@click.option("--port", type=PORT, help="Port of the app; by default a free one.")
@click.option("--share", is_flag=True, help="Open the app to the local network: print its address and its QR code.")
@click.option(
    "--class", "rooms_only", is_flag=True, help="Open a room that pupils on the local network join, and nothing else."
)
@click.option("--host", help="With --share or --class: the name or number of this machine that others use.")
@click.option("--visitors", type=VISITORS, help="How many may play at once; by default as many as there is room for.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@language_option
@click.pass_context
def tutor(
    context: click.Context,
    port: int | None,
    share: bool,
    rooms_only: bool,
    host: str | None,
    visitors: int | None,
    no_browser: bool,
    language: str,
) -> None:
    """Learn Piquet at the table: every number says which rule gave it, and which source says so.

    Without a command, open the app in your browser; Ctrl-C ends it.
    """
    if context.invoked_subcommand is None:
        from piquet_tutor import serving

        sharing: Any = {"share": share, "rooms_only": rooms_only, "host": host, "visitors": visitors}
        _open(serving.open_app, port=port, browser=not no_browser, language=language, **sharing)


@tutor.command()
@click.option("--port", type=PORT, help="Port to listen on; by default a free one.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@language_option
def lab(port: int | None, no_browser: bool, language: str) -> None:
    """Open the notebooks in JupyterLab, at their contents, to read them and change them."""
    from piquet_tutor import serving

    _open(serving.open_lab, port=port, browser=not no_browser, language=language)


def _open(opener: Callable[..., None], *, language: str, **how: Any) -> None:
    from piquet_tutor.serving import ServingError

    try:
        opener(**how, language=language)
    except ServingError as error:
        fail(error.told(language))


for _command in (
    explain,
    check,
    compare,
    why,
    told,
    review,
    deal,
    find,
    rules,
    claims,
    cases,
    table,
    link,
    open_link,
    worksheet,
    picture,
    odds,
    site,
):
    tutor.add_command(_command)


def main() -> None:
    """Run the command."""
    tutor()


if __name__ == "__main__":
    main()
