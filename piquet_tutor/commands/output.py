"""Output other than tables: JSON on one line, records, and the frame of a page."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any, Final

import click

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Piquet Tutor</title>
</head>
<body>"""
PAGE_END: Final = "</body>\n</html>"


def os_problem(error: OSError, language: str) -> str:
    """Return why the system could not read or write a file, as part of a sentence."""
    from errno import errorcode

    from piquet_tutor.narration.spoken import Spoken

    name = errorcode.get(error.errno or 0, "EIO")
    return Spoken("terminal-problem", name=name, said=error.strerror or str(error)).text(language)


def write_json(value: Mapping[str, Any]) -> None:
    """Write a value as one line of JSON."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    click.echo(json.dumps(value, ensure_ascii=encoding != "utf8"))


def write_record(record: Mapping[str, Any], one_line: bool = False) -> None:
    """Write a record as JSON: indented on a terminal, on one line into a pipe or if asked for."""
    indent = 1 if sys.stdout.isatty() and not one_line else None
    click.echo(json.dumps(record, indent=indent, ensure_ascii=True))
