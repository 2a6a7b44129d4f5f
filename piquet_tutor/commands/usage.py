"""Usage errors in languages other than that of the command-line library."""

from __future__ import annotations

from typing import Any

import click


def show(error: click.UsageError, language: str) -> None:
    """Write a usage error to the error stream: how the command is used, and what is wrong.

    Args:
        error: the error; if it is the library's own and the catalogue has no message for it, its English is kept.
        language: a language of the catalogue.
    """
    context = error.ctx
    if context is not None:
        pieces = " ".join(context.command.collect_usage_pieces(context))
        click.echo(_text("usage", language, command=context.command_path, pieces=pieces), err=True)
        click.echo(_text("usage-help", language, command=context.command_path) + "\n", err=True)
    click.echo(_text("usage-wrong", language, said=_said(error, language)), err=True)


def _text(key: str, language: str, **facts: Any) -> str:
    from piquet_tutor.narration import whole

    return whole(f"terminal-{key}", language, **facts)


def _said(error: click.UsageError, language: str) -> str:
    if isinstance(error, click.NoSuchOption):
        return _text("usage-no-option", language, name=error.option_name)
    command = getattr(error, "command_name", "")  # older versions of the library do not have it
    if command:
        return _text("usage-no-command", language, name=command)
    if not isinstance(error, click.BadParameter):
        return error.format_message()
    what = error.param.get_error_hint(error.ctx).replace("'", "") if error.param and error.ctx else None
    if isinstance(error, click.MissingParameter):
        return _text("usage-missing", language, what=what)
    return _text("usage-refused", language, what=what, said=_refusal(error, language))


def _refusal(error: click.BadParameter, language: str) -> str:
    """Why a value is wrong: in the catalogue's words where there is a message, otherwise in the library's."""
    wanted = error.param.type if error.param is not None else None
    if isinstance(wanted, click.Choice):
        return _text("usage-choice", language, words=", ".join(map(str, wanted.choices)))
    if isinstance(wanted, click.IntRange):
        return _text("usage-number", language, least=wanted.min)
    return error.message
