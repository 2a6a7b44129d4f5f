"""Output other than documents: JSON on one line, and records."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import click

from piquet_tutor.commands.ending import Complaint, os_problem


def write_json(value: Mapping[str, Any]) -> None:
    """Write a value as one line of JSON."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    click.echo(json.dumps(value, ensure_ascii=encoding != "utf8"))


def write_record(record: Mapping[str, Any], one_line: bool = False, file: str | None = None, lang: str = "en") -> None:
    """Write a record as JSON: indented on a terminal, on one line into a pipe, into a file, or if asked for.

    Raises:
        Complaint: the file cannot be written; the sentence is in the language ``lang``.
    """
    indent = 1 if file is None and sys.stdout.isatty() and not one_line else None
    written = json.dumps(record, indent=indent, ensure_ascii=True)
    if file is None:
        click.echo(written)
    else:
        write_file(f"{written}\n".encode(), file, "record", lang)


def write_file(data: bytes, name: str, what: Literal["drawing", "record"], language: str) -> None:
    """Write a file, in the place of any other of its name; as bytes, so that it is the same on every system.

    Raises:
        Complaint: it cannot be written.
    """
    from piquet_tutor.narration import whole

    try:
        Path(name or "\0").write_bytes(data)  # an empty name would be that of the folder
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        nameless = whole("terminal-no-file-name", language)
        problem = os_problem(error, language) if isinstance(error, OSError) else nameless
        said = whole(f"terminal-wrong-{what}", language, problem=problem)
        raise Complaint(whole("fault-placed", language, place=name or "“”", said=said)) from None
