"""The command ``table``: it shows, checks or builds the table of the solved play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from piquet_tutor.commands.ending import fail, os_problem
from piquet_tutor.commands.parameters import language_option, sentence

if TYPE_CHECKING:
    from piquet_tutor.reckoner.solver.table import PlayTable


@click.command()
@click.option("--build", "build", is_flag=True, help="Solve every position afresh; takes some seconds.")
@click.option("--check", "check", is_flag=True, help="Read all values and compare their checksum.")
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="With --build: write the table to this file. By default it is written where the tutor looks for it, if none "
    "came with the tutor.",
)
@language_option
@click.pass_context
def table(context: click.Context, build: bool, check: bool, output: Path | None, language: str) -> None:
    """Show the table of the solved play: the value of every position of two known hands.

    The exit status is 1 if there is no sound table.
    """
    if build and check:
        raise click.UsageError(sentence("build-or-check", language))
    if output is not None and not build:
        raise click.UsageError(sentence("output-alone", language))
    sound = _built(output, language) if build else _print_table_state(check, language)
    if not sound:
        context.exit(1)


def _print_text(key: str, language: str, **facts: Any) -> None:
    from piquet_tutor import narration

    click.echo(narration.message(key, language, **facts))


def _print_table_state(check: bool, language: str) -> bool:
    from piquet_tutor.reckoner.solver import table_cache
    from piquet_tutor.reckoner.solver.table import TableFault, unpacked

    there = table_cache.found()
    if there is None:
        _print_text("coach-table-missing", language)
        return False
    where, data = there
    try:
        read = unpacked(data)
    except TableFault:
        _print_text("coach-table-damaged", language)
        return False
    key = "coach-table-shipped" if where == table_cache.SHIPPED else "coach-table-cached"
    _print_text(key, language, **_sizes(read, data, language), tricks=read.tricks)
    return _checked(read, language) if check else True


def _checked(read: PlayTable, language: str) -> bool:
    from piquet_tutor.reckoner.solver.table_cache import CHECKSUM

    sound = read.checksum == CHECKSUM
    _print_text("coach-table-checksum", language)
    click.echo(read.checksum)
    _print_text("coach-table-same" if sound else "coach-table-other", language)
    return sound


def _built(output: Path | None, language: str) -> bool:
    from time import process_time

    from piquet_tutor import narration
    from piquet_tutor.reckoner.solver import table_cache
    from piquet_tutor.reckoner.solver.table import built

    begun = process_time()
    with _bar(narration.message("coach-table-building", language)) as tell:
        new = built(progress=tell)
    seconds = f"{process_time() - begun:.1f}"
    data = new.packed()
    _print_text("coach-table-built", language, **_sizes(new, data, language), seconds=seconds)
    sound = _checked(new, language)
    path = output or (table_cache.cache_file() if table_cache.shipped_bytes() is None else None)
    if path is not None:
        try:
            table_cache.keep(data, path)
        except OSError as error:
            fail(narration.message("coach-table-unkept", language, fault=os_problem(error, language)))
        _print_text("coach-table-kept", language)
        click.echo(path)
    return sound


def _sizes(read: PlayTable, data: bytes, language: str) -> dict[str, str]:
    from piquet_tutor import narration

    return {
        "positions": narration.figures(read.worth.size, language),
        "kilobytes": narration.figures(round(len(data) / 1000), language),
    }


@contextmanager
def _bar(words: str) -> Iterator[Callable[[int, int], object]]:
    """Show a progress bar on the error stream; nothing if that is not a terminal.

    Yields:
        A function to call with how much is done and how much there is in all.
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    screen = Console(stderr=True, highlight=False, markup=False, emoji=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(words, total=1)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)
