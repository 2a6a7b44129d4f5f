"""How a command ends: with a sentence and an exit status, never with a traceback; in the reader's own language."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Sequence
from typing import IO, Any, Final, NoReturn

import click

from piquet_tutor.app.failures import shows_tracebacks
from piquet_tutor.commands.letters import spell_out

NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EROFS, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})
"""What the system says of a disk that is full, that takes no more of one person, or that only can be read."""
NARROW: Final = "\u202f"
"""The no-break space that some languages put before a colon."""


class Tutor(click.Group):
    """The group of commands; it turns every error into a sentence and an exit status."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command, and turn any error into a sentence and an exit status."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        spell_out(_language_in(args))
        try:
            status = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.ClickException as error:
            _show(error, _language_in(args))
            status = error.exit_code
        except (click.Abort, KeyboardInterrupt):
            status = 130
        except BrokenPipeError:
            _forget_output()
            status = 1
        except Exception as error:
            no_room = _no_room(error, _language_in(args))
            known = no_room or _lacking(error, _language_in(args)) or _of_a_rule_file(error)
            if known is None and shows_tracebacks():
                raise
            complain("", known or _own_fault_anyhow(error, _language_in(args)))
            if no_room:
                _forget_output()  # what is left of it would fail once more
            status = 1
        sys.exit(status if isinstance(status, int) else 0)


class Complaint(click.ClickException):
    """An error shown as one sentence with nothing before it."""

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the sentence."""
        click.echo(shown(self.message), err=True, file=file)


def _forget_output() -> None:
    """Keep Python from reporting at exit that the pipe has been closed."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def own_fault(error: Exception, language: str = "en") -> str:
    """The sentence for an internal error; it can follow the name of the input that caused it."""
    kind = type(error).__name__
    if language != "en":
        from piquet_tutor.narration import whole

        return whole("terminal-tutor-failed", language, kind=kind)
    # English does not use the catalogue, which may be what failed.
    return f"the tutor itself failed here ({kind}), which is no fault of yours; please report it with what you gave it."


def _own_fault_anyhow(error: Exception, language: str) -> str:
    """The sentence for an internal error; in English if the catalogue fails too."""
    try:
        return own_fault(error, language)
    except Exception:
        return own_fault(error)


def _lacking(error: Exception, language: str) -> str | None:
    """The sentence for a library that is not installed, with what brings it; None for any other error."""
    if not isinstance(error, ModuleNotFoundError) or error.name is None:
        return None
    from piquet_tutor.narration.extras import lacking

    return lacking(error.name, language)


def _of_a_rule_file(error: Exception) -> str | None:
    """The sentence for a rule file that somebody has to mend: in English, as its keys are; None for any other error."""
    from piquet_tutor.engine.clauses import Conflict, RuleFileError

    return str(error) if isinstance(error, (Conflict, RuleFileError)) else None


def os_problem(error: OSError, language: str) -> str:
    """Why the system could not read or write a file, as part of a sentence."""
    from piquet_tutor.narration.spoken import Spoken

    name = errno.errorcode.get(error.errno or 0, "EIO")
    return Spoken("terminal-problem", name=name, said=error.strerror or str(error)).text(language)


def _no_room(error: Exception, language: str) -> str | None:
    """The sentence for a disk that takes no more; None for any other error."""
    if not isinstance(error, OSError) or error.errno not in NO_ROOM:
        return None
    from piquet_tutor.narration import whole

    return whole("terminal-no-room", language, problem=os_problem(error, language))


def _show(error: click.ClickException, language: str) -> None:
    """Write the error; for a mistyped command, also how the command is used."""
    if language == "en" or not isinstance(error, click.UsageError):
        error.show()
        return
    show_usage_error(error, language)


def _language_in(arguments: Sequence[str] | None) -> str:
    """The language asked for in the arguments, which the library may not have parsed to the end."""
    given = " ".join(sys.argv[1:] if arguments is None else arguments).replace("--lang=", "--lang ").split()
    if "--lang" not in given[:-1]:
        return "en"
    from piquet_tutor.narration.catalogue import meant

    return meant(given[given.index("--lang") + 1]) or "en"


def complain(label: str, message: str, language: str = "en") -> None:
    """Write one sentence to the error stream, after the name of the file or line it is about."""
    text = message[:1].upper() + message[1:]
    if label and language != "en":
        from piquet_tutor.narration import whole

        text = whole("fault-placed", language, place=label, said=message)
    elif label:
        text = f"{label}: {message}"
    click.echo(shown(text), err=True)


def shown(text: str) -> str:
    """A text without control characters; no-break spaces are kept."""
    from piquet_tutor.engine.faults import plain

    return NARROW.join(plain(part) for part in text.split(NARROW))


def fail(message: str) -> NoReturn:
    """End with a sentence and exit status 1."""
    complain("", message)
    click.get_current_context().exit(1)


def show_usage_error(error: click.UsageError, language: str) -> None:
    """Write a usage error to the error stream: how the command is used, and what is wrong.

    Args:
        error: the error; if it is the library's own and the catalogue has no message for it, its English is kept.
        language: a language of the catalogue.
    """
    context = error.ctx
    if context is not None:
        pieces = " ".join(context.command.collect_usage_pieces(context))
        click.echo(_usage_text("usage", language, command=context.command_path, pieces=pieces), err=True)
        click.echo(_usage_text("usage-help", language, command=context.command_path) + "\n", err=True)
    click.echo(_usage_text("usage-wrong", language, said=_said(error, language)), err=True)


def _usage_text(key: str, language: str, **facts: Any) -> str:
    from piquet_tutor.narration import whole

    return whole(f"terminal-{key}", language, **facts)


def _said(error: click.UsageError, language: str) -> str:
    if isinstance(error, click.NoSuchOption):
        return _usage_text("usage-no-option", language, name=error.option_name)
    command = getattr(error, "command_name", "")  # older versions of the library do not have it
    if command:
        return _usage_text("usage-no-command", language, name=command)
    if not isinstance(error, click.BadParameter):
        return error.format_message()
    what = error.param.get_error_hint(error.ctx).replace("'", "") if error.param and error.ctx else None
    if isinstance(error, click.MissingParameter):
        return _usage_text("usage-missing", language, what=what)
    return _usage_text("usage-refused", language, what=what, said=_refusal(error, language))


def _refusal(error: click.BadParameter, language: str) -> str:
    """Why a value is wrong: in the catalogue's words where there is a message, otherwise in the library's."""
    wanted = error.param.type if error.param is not None else None
    if isinstance(wanted, click.Choice):
        return _usage_text("usage-choice", language, words=", ".join(map(str, wanted.choices)))
    if isinstance(wanted, click.IntRange):
        return _usage_text("usage-number", language, least=wanted.min)
    return error.message
