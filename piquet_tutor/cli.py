"""The command ``piquet-tutor``: alone it opens the app; its commands rule on records and show the rules.

Errors are one sentence on the error stream and exit status 1 (2 for a command that was mistyped); never a
traceback. Everything heavy is imported by the command that needs it.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NoReturn

import click

from piquet_tutor.link_commands import link, open_link

if TYPE_CHECKING:
    from piquet_tutor.deal.partie import Partie
    from piquet_tutor.deal.state import Deal
    from piquet_tutor.records.faults import RecordError
    from piquet_tutor.rules.model import RuleSet
    from piquet_tutor.rulings import Ruling

VERSION: Final[str] = sys.modules[__package__ or "piquet_tutor"].__version__
DEPTHS: Final = ("call", "short", "full")
SEATS: Final = ("elder", "younger", "dealer", "nondealer", "1", "2", "3", "4")
"""Every seat of every form; a record has some of them."""
TRACEBACKS: Final = "PIQUET_TUTOR_TRACEBACKS"
"""Environment variable: set it to 1 and a fault of the tutor's own shows its traceback."""


class Tutor(click.Group):
    """The group of commands, ending every run the way a command line should."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, and turn whatever goes wrong into a sentence and an exit status."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        _lenient_streams()
        try:
            status = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.ClickException as error:
            error.show()
            status = error.exit_code
        except (click.Abort, KeyboardInterrupt):
            status = 130
        except BrokenPipeError:
            _forget_output()
            status = 1
        except Exception as error:
            if os.environ.get(TRACEBACKS, "") not in ("", "0"):
                raise
            complain("", _own_fault(error))
            status = 1
        sys.exit(status if isinstance(status, int) else 0)


def _lenient_streams() -> None:
    """A terminal that cannot show a suit symbol gets a question mark, not an error."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, OSError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # tests put other streams here


def _forget_output() -> None:
    """Nobody reads on: let Python not complain about it when it ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _own_fault(error: Exception) -> str:
    kind = type(error).__name__
    return f"the tutor itself failed here ({kind}), which is no fault of yours; please report it with what you gave it."


def complain(label: str, message: str) -> None:
    """One sentence on the error stream."""
    from piquet_tutor.records.faults import plain

    text = f"{label}: {message}" if label else message[:1].upper() + message[1:]
    click.echo(plain(text), err=True)


def fail(message: str) -> NoReturn:
    """End with a sentence and exit status 1."""
    complain("", message)
    click.get_current_context().exit(1)


# --- what the commands take ----------------------------------------------------------------------------------------


def _rule_set(_context: click.Context, _parameter: click.Parameter, name: str | None) -> RuleSet | None:
    return None if name is None else _load(name)


def _rule_sets(_context: click.Context, _parameter: click.Parameter, names: tuple[str, ...]) -> tuple[RuleSet, ...]:
    found = tuple(_load(name) for name in dict.fromkeys(names))
    if len(found) < 2:
        raise click.BadParameter("give two or more different ones, such as --rules rubicon --rules wikipedia.")
    return found


def _load(name: str) -> RuleSet:
    from piquet_tutor.records.form import suggestion
    from piquet_tutor.rules.loader import load, rule_set_names

    known = rule_set_names()
    if name not in known:
        instead = suggestion(name, known, "use")
        listed = "" if instead.endswith(known[-1]) else f"; there are {', '.join(known)}"
        raise click.BadParameter(f"there is no rule set “{name}”; {instead}{listed}.")
    return load(name)


class WholeNumber(click.ParamType):  # type: ignore[type-arg]  # generic only in newer versions
    """A whole number between two others; what is none gets a sentence that says what would do."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read it."""
        try:
            number = int(value)
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            self.fail(f"“{value}” will not do; write a whole number from {self.least} to {self.most}.", param, ctx)
        return number


_PORT: Final = WholeNumber(1, 65535)
_SEED: Final = WholeNumber(0, 2**63 - 1)


def _language(_context: click.Context, _parameter: click.Parameter, name: str) -> str:
    from piquet_tutor import narration

    known = tuple(narration.languages())
    if name not in known:
        raise click.BadParameter(f"“{name}” is no language of the tutor; use one of {', '.join(known)}.")
    return name


_language_option = click.option(
    "--lang", "language", default="en", show_default=True, callback=_language, help="Language of the words."
)


@click.group(cls=Tutor, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="piquet-tutor", message="%(prog)s %(version)s")
@click.option("--port", type=_PORT, help="Port of the app, when it is opened; else a free one.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.pass_context
def tutor(context: click.Context, port: int | None, no_browser: bool) -> None:
    """Learn Piquet at the table: every number says which rule gave it, and who says so.

    Without a command, opens the app in your browser; Ctrl-C ends it.
    """
    if context.invoked_subcommand is None:
        _serve(False, port, no_browser)


@tutor.command()
@click.option("--port", type=_PORT, help="Port to listen on; else a free one.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def lab(port: int | None, no_browser: bool) -> None:
    """Open the notebooks in JupyterLab, to read them and change them."""
    _serve(True, port, no_browser)


def _serve(notebooks: bool, port: int | None, no_browser: bool) -> None:
    from piquet_tutor import serving

    opener = serving.open_lab if notebooks else serving.open_app
    try:
        opener(port=port, browser=not no_browser)
    except serving.ServingError as error:
        fail(str(error))


# --- reading what was given ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Given:
    """One record as it was given: where it stands, and its text, or why there is none."""

    label: str
    text: bytes | RecordError
    one_line: bool = False


def _records(names: tuple[str, ...]) -> Iterator[Given]:
    for name in names:
        if name == "-":
            yield from _piped(sys.stdin.buffer)
        elif name.endswith(".jsonl"):
            yield from _lines_of_file(name)
        else:
            yield from _unpacked(_file(name))


def _file(name: str) -> Given:
    from piquet_tutor.records.faults import RecordError
    from piquet_tutor.records.text import read_bytes

    try:
        return Given(name, read_bytes(name))
    except RecordError as error:
        return Given(name, error)


def _lines_of_file(name: str) -> Iterator[Given]:
    try:
        stream = open(name, "rb")  # noqa: SIM115, PTH123  # closed below, and the name may not be a path at all
    except (OSError, ValueError):
        yield _file(name)
        return
    with stream:
        for given in _lines(stream, f"{name}, line"):
            yield from _unpacked(given)


def _lines(stream: BinaryIO, label: str) -> Iterator[Given]:
    from piquet_tutor.records.text import lines_of

    for number, line in enumerate(lines_of(stream), 1):
        if not isinstance(line, bytes) or line.strip():
            yield Given(f"{label} {number}", line, True)


def _piped(stream: BinaryIO) -> Iterator[Given]:
    """One record a line, each answered at once; where the first line only opens a bracket, one text over many lines."""
    lines = _lines(stream, "line")
    first = next(lines, None)
    if first is None:
        complain("", "nothing was given, so there is nothing to rule on; give one record a line.")
        return
    opens = isinstance(first.text, bytes) and first.text.removeprefix(b"\xef\xbb\xbf").strip() in (b"{", b"[")
    for given in _over_many_lines([first, *lines]) if opens else chain([first], lines):
        yield from _unpacked(given)


def _over_many_lines(lines: Sequence[Given]) -> Sequence[Given]:
    """The lines as one text; as they are, where that cannot be read and one of them is an object by itself."""
    whole = b"\n".join(each.text for each in lines if isinstance(each.text, bytes))
    if not isinstance(_value(whole), dict | list) and any(isinstance(_value(each.text), dict) for each in lines):
        return lines
    return [Given("the record", whole, True)]


def _value(text: bytes | RecordError) -> Any:
    """The JSON value of a text; None where it has none."""
    from piquet_tutor.records.faults import RecordError
    from piquet_tutor.records.text import parse

    if isinstance(text, bytes):
        with contextlib.suppress(RecordError):
            return parse(text)
    return None


def _unpacked(given: Given) -> Iterator[Given]:
    """The same; of a list of records each by itself."""
    from piquet_tutor.records.faults import RecordError

    begins = isinstance(given.text, bytes) and given.text.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"[")
    listed = _value(given.text) if begins else None
    if listed is None:
        yield given
        return
    if not listed:
        said = "this is an empty list, with no record in it; give a record between braces, or a list of such."
        yield Given(given.label, RecordError("form.type", "", sentence=said), given.one_line)
    for number, each in enumerate(listed, 1):
        yield Given(f"{given.label}, record {number}", json.dumps(each).encode(), given.one_line)


def _ruled(given: Given, rules: RuleSet | None) -> Deal | Partie:
    """The record, played through.

    Raises:
        RecordError: it is broken, or does what the rules do not allow.
    """
    from piquet_tutor.records import form, io, text

    if not isinstance(given.text, bytes):
        raise given.text
    value = text.parse(given.text, one_line=given.one_line)
    if form.check(value) == form.PARTIE:
        return io.partie_from(value, rules)
    return io.play_through(io.score_from(value, rules))


def _each(
    names: tuple[str, ...], do: Callable[[Given], None], trouble: Callable[[Given, RecordError], None] | None = None
) -> bool:
    """Do something with each record, and say in a sentence what is wrong with the others.

    Args:
        names: files, or ``-``.
        do: what to do; it may raise RecordError.
        trouble: what to do instead with a broken record; without it the sentence goes to the error stream.

    Returns:
        Whether all went well.
    """
    from piquet_tutor.records.faults import RecordError

    well = True
    for given in _records(names):
        try:
            do(given)
            continue
        except BrokenPipeError:
            raise
        except RecordError as error:
            fault = error
        except Exception as error:
            if os.environ.get(TRACEBACKS, "") not in ("", "0"):
                raise
            fault = RecordError("tutor.failed", "", sentence=_own_fault(error))
        well = False
        if trouble is None:
            complain(given.label, _inner(fault))
        else:
            trouble(given, fault)
    return well


def _inner(fault: RecordError) -> str:
    """Its sentence, to stand after the name of a file."""
    return f"{fault.place}: {fault.said}" if fault.place else fault.said


def _write_json(value: Mapping[str, Any]) -> None:
    """One line, at once."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    click.echo(json.dumps(value, ensure_ascii=encoding != "utf8"))


# --- explain -------------------------------------------------------------------------------------------------------


@tutor.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...|-")
@click.option(
    "--format", "output", type=click.Choice(["text", "markdown", "html", "json"]), help="Default: text; json for -."
)
@_language_option
@click.option("--depth", type=click.Choice(DEPTHS), default="short", show_default=True, help="How much to say.")
@click.option("--rules", callback=_rule_set, metavar="ID", help="Rule on it by these rules, not by the record's own.")
@click.option("--seat", type=click.Choice(SEATS), help="Tell only what this seat may know.")
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

    FILE is a record or a partie (.json), or one record a line (.jsonl). With - the records are read as JSON Lines
    and answered as JSON Lines, one line each and in order; a bad one gets {"error": ...} on its line. A list of
    records is answered record by record.
    """
    if "-" in files and (len(files) > 1 or output not in (None, "json")):
        raise click.UsageError("“-” stands alone and answers in JSON; leave the other files and --format out.")
    told = Telling(output or ("json" if files == ("-",) else "text"), language, depth, seat)
    trouble = _error_line if told.output == "json" else None
    well = _each(files, lambda given: told.tell(_seated(_ruled(given, rules), seat)), trouble)
    told.end()
    if not well:
        context.exit(1)


def _seated(ruled: Deal | Partie, seat: str | None) -> Deal | Partie:
    """The same, when it has this seat."""
    from piquet_tutor.records.faults import RecordError

    seats = ruled.rules.table.seats
    if seat is not None and seat not in seats:
        raise RecordError("seat.unknown", "", "", seat=seat, rules=ruled.rules.title, seats=", ".join(seats))
    return ruled


def _error_line(given: Given, error: RecordError) -> None:
    if given.one_line:
        _write_json({"error": {"code": error.code, "message": error.message, "where": error.where}})
    else:
        complain(given.label, _inner(error))


_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Piquet Tutor</title>
</head>
<body>"""


@dataclass
class Telling:
    """How rulings are to be told, and whether the page they are told on has been begun."""

    output: str
    language: str
    depth: str
    seat: str | None
    begun: bool = False

    def tell(self, ruled: Deal | Partie) -> None:
        """Write one record's narration."""
        if self.output == "json":
            _write_json(self._json(ruled))
        elif self.output == "text":
            self._text(ruled)
        else:
            self._document(ruled)

    def end(self) -> None:
        """End the page, if there is one."""
        if self.begun:
            click.echo("</body>\n</html>")

    def _begin(self) -> None:
        if self.output == "html" and not self.begun:
            click.echo(_PAGE.format(language=self.language))
            self.begun = True

    def _words(self, ruling: Ruling, ledger: tuple[Ruling, ...]) -> dict[str, str]:
        from piquet_tutor import narration

        return {depth: narration.text(ruling, depth, self.language, ledger) for depth in DEPTHS}

    def _json(self, ruled: Deal | Partie) -> dict[str, Any]:
        from piquet_tutor.deal.state import Deal
        from piquet_tutor.records.rulings import rulings_of, rulings_of_partie

        if isinstance(ruled, Deal):
            return rulings_of(ruled, self._words, self.seat)
        return rulings_of_partie(ruled, self._words, self.seat)

    def _text(self, ruled: Deal | Partie) -> None:
        from piquet_tutor import narration, printing
        from piquet_tutor.deal.state import Deal

        if isinstance(ruled, Deal):
            printing.show(narration.terminal(ruled, self.depth, self.seat, self.language))
            return
        for number, deal in enumerate(ruled.deals, 1):
            printing.heading(printing.deal_heading(ruled, number))
            printing.show(narration.terminal(deal, self.depth, self.seat, self.language))
        printing.settlement(ruled, self.depth, self.language)

    def _document(self, ruled: Deal | Partie) -> None:
        from piquet_tutor import narration, printing
        from piquet_tutor.deal.state import Deal

        self._begin()
        write = narration.markdown if self.output == "markdown" else narration.html
        if isinstance(ruled, Deal):
            click.echo(write(ruled, self.depth, self.seat, self.language))
            return
        for number, deal in enumerate(ruled.deals, 1):
            click.echo(printing.written_heading(printing.deal_heading(ruled, number), self.output))
            click.echo(write(deal, self.depth, self.seat, self.language))
        click.echo(printing.written_settlement(ruled, self.depth, self.language, self.output))


# --- check ---------------------------------------------------------------------------------------------------------


@tutor.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...|-")
@click.option("--rules", callback=_rule_set, metavar="ID", help="Check it by these rules, not by the record's own.")
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], rules: RuleSet | None) -> None:
    """Say in one sentence whether a record is sound, and how far it goes.

    A record that stops before the deal's end is sound. Exit status 1 when one is not.
    """
    well = _each(files, lambda given: click.echo(f"{_label(given)}: {_how_far(_ruled(given, rules))}"))
    if not well:
        context.exit(1)


def _label(given: Given) -> str:
    from piquet_tutor.records.faults import plain

    return plain(given.label)


def _how_far(ruled: Deal | Partie) -> str:
    from piquet_tutor.deal.state import Deal

    if not isinstance(ruled, Deal):
        return _how_far_partie(ruled)
    points = ", ".join(f"{side} {ruled.total(side)}" for side in dict.fromkeys(ruled.table.sides))
    if ruled.done:
        return f"sound and complete by the rules of {ruled.rules.id}: {points}."
    played = 2 * len(ruled.tricks) + len(ruled.trick)
    waiting = {
        "carte_blanche": f"{ruled.to_act} has a carte blanche and is to exchange",
        "exchange": f"{ruled.to_act} is to exchange",
        "play": f"{ruled.to_act} is to play card {played + 1}",
    }.get(ruled.phase, f"{ruled.to_act} is to act")
    return f"sound by the rules of {ruled.rules.id} as far as it goes, where {waiting}: {points}."


def _how_far_partie(partie: Partie) -> str:
    points = ", ".join(f"{player} {total}" for player, total in partie.totals.items())
    count = f"{len(partie.deals)} deal{'' if len(partie.deals) == 1 else 's'}"
    state = "sound and complete" if partie.over else "sound as far as it goes"
    return f"a partie of {count}, {state} by the rules of {partie.rules.id}: {points}."


# --- compare -------------------------------------------------------------------------------------------------------


@tutor.command()
@click.argument("file")
@click.option(
    "--rules", "books", multiple=True, callback=_rule_sets, metavar="ID", help="A rule set; give two or more."
)
@_language_option
@click.pass_context
def compare(context: click.Context, file: str, books: tuple[RuleSet, ...], language: str) -> None:
    """Rule on one deal by several rule sets: the tallies side by side, and the clause on which they first part."""
    from piquet_tutor.records.faults import RecordError

    def side_by_side(given: Given) -> None:
        from piquet_tutor import printing

        deals = []
        for rules in books:
            try:
                deals.append(_one_deal(given, rules))
            except RecordError as error:
                said = f"by the rules of {rules.id}: {error.said}"
                raise RecordError(error.code, error.where, error.place, sentence=said, ruling=error.ruling) from None
        printing.comparison(deals, language)

    if not _each((file,), side_by_side):
        context.exit(1)


def _one_deal(given: Given, rules: RuleSet | None) -> Deal:
    from piquet_tutor.deal.state import Deal
    from piquet_tutor.records.faults import RecordError

    ruled = _ruled(given, rules)
    if not isinstance(ruled, Deal):
        raise RecordError("partie.one_deal", "", "")
    return ruled


# --- why -----------------------------------------------------------------------------------------------------------


@tutor.command()
@click.argument("file", metavar="FILE|-")
@click.option("--number", type=WholeNumber(1, 9999), default=None, help="The reasons of this ruling.")
@click.option("--not", "denied", metavar="QUESTION", help="Why this did not happen: repique, tens, “play AH at 5” ...")
@click.option("--side", metavar="SIDE", help="Whose it would have been; else the first side's.")
@click.option("--what-if", "change", metavar="CHANGE", help="What a change would do: “elder sink point” ...")
@click.option("--nearest", is_flag=True, help="Look for the smallest change that turns it.")
@click.option("--seconds", type=WholeNumber(1, 3600), default=20, show_default=True, help="How long to look for it.")
@click.option("--rules", callback=_rule_set, metavar="ID", help="Rule on it by these rules, not by the record's own.")
@click.option("--seat", type=click.Choice(SEATS), help="Answer only from what this seat may know.")
@click.option("--format", "output", type=click.Choice(["text", "markdown", "html", "json"]), default="text")
@_language_option
@click.pass_context
def why(context: click.Context, /, file: str, rules: RuleSet | None, output: str, language: str, **asked: Any) -> None:
    """Say why a ruling was made, why something did not happen, or what a change would come to.

    FILE is the record of one deal. Ask with --number, with --not (and --side), with --what-if; --nearest looks for the
    smallest change that would have turned it.
    """
    from piquet_tutor.records.faults import RecordError
    from piquet_tutor.why import asked as asking

    wanted = asking.Asked(**{name: value for name, value in asked.items() if value is not None})
    if not (wanted.number or wanted.denied or wanted.change):
        raise click.UsageError("Say what to explain: --number N, --not QUESTION or --what-if CHANGE.")
    if wanted.nearest and not (wanted.number or wanted.denied):
        raise click.UsageError("--nearest turns a ruling or a question: add --number N or --not QUESTION.")

    def answer(given: Given) -> None:
        deal = _one_deal(given, rules)
        try:
            found = asking.answers(deal, wanted)
        except asking.FAULTS as error:
            raise RecordError("why.asked", "", "", sentence=str(error)) from None
        told = asking.written(deal, found, wanted.seat, output, language)
        if isinstance(told, str):
            click.echo(_PAGE.format(language=language) + told + "</body>\n</html>" if output == "html" else told)
        else:
            _write_json(told)

    if not _each((file,), answer):
        context.exit(1)


# --- told ----------------------------------------------------------------------------------------------------------


@tutor.command()
@click.argument("file", metavar="FILE|-")
@click.option("--seat", type=click.Choice(SEATS), help="Who heard it, and nothing this seat may not know.")
@click.option("--number", type=WholeNumber(1, 9999), default=None, help="The call (or card) of this ruling alone.")
@click.option("--rules", callback=_rule_set, metavar="ID", help="Rule on it by these rules, not by the record's own.")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text")
@_language_option
@click.pass_context
def told(
    context: click.Context,
    file: str,
    seat: str | None,
    number: int | None,
    rules: RuleSet | None,
    output: str,
    language: str,
) -> None:
    """Say what each call told: the hands possible before and after it, the cards known by it, the price of sinking it.

    FILE is the record of one deal.
    """
    from piquet_tutor.coach import asked as asking
    from piquet_tutor.records.faults import RecordError

    if number is not None and seat is None:
        raise click.UsageError("Each seat has its own numbers: add --seat to --number.")

    def answer(given: Given) -> None:
        deal = _one_deal(given, rules)
        try:
            found = asking.answers(deal, seat, number)
        except asking.FAULTS as error:
            raise RecordError("told.asked", "", "", sentence=str(error)) from None
        shown = asking.written(deal, found, seat, output, language)
        click.echo(shown) if output == "text" else _write_json(shown)

    if not _each((file,), answer):
        context.exit(1)


# --- deal ----------------------------------------------------------------------------------------------------------


@tutor.command()
@click.option("--seed", type=_SEED, help="The same seed deals the same cards; else any.")
@click.option("--rules", default="rubicon", show_default=True, callback=_rule_set, metavar="ID", help="A rule set.")
def deal(seed: int | None, rules: RuleSet) -> None:
    """Print the record of a whole deal: dealt, exchanged, declared and played by the tutor's own players.

    Piped, it is one line, as ``explain -`` reads them.
    """
    from random import SystemRandom

    from piquet_tutor.records.io import write_record

    seed = SystemRandom().randrange(10**6) if seed is None else seed
    record = write_record(_played_out(rules, seed), title=f"A deal from seed {seed}")
    indent = 1 if sys.stdout.isatty() else None
    click.echo(json.dumps(record, indent=indent, ensure_ascii=True))


def _played_out(rules: RuleSet, seed: int) -> Deal:
    from piquet_tutor.deal.chance import shuffled
    from piquet_tutor.opponents.interface import play_deal
    from piquet_tutor.opponents.sensible import Sensible

    dealt = shuffled(rules, seed)
    return play_deal(dealt, {seat: Sensible(seed) for seat in dealt.table.seats})


# --- find ----------------------------------------------------------------------------------------------------------


@tutor.command()
@click.argument("query", nargs=-1, metavar="QUERY...")
@click.option("--rules", callback=_rule_set, metavar="ID", help="By these rules, where the query does not say.")
@click.option("--seed", type=_SEED, default=1, show_default=True, help="Another seed finds another deal.")
@click.option("--seconds", type=WholeNumber(1, 3600), default=60, show_default=True, help="After how long to give up.")
@click.option("--record", "as_record", is_flag=True, help="Print the record of the deal and nothing else.")
@_language_option
@click.pass_context
def find(
    context: click.Context,
    query: tuple[str, ...],
    rules: RuleSet | None,
    seed: int,
    seconds: int,
    as_record: bool,
    language: str,
) -> None:
    """Find a deal in which something happens, or say that there is none and how that is known.

    QUERY is the name of a question, or conditions such as "repique=younger elder.point>=6 rules=parlett", in quotation
    marks for the shell's sake. Without one, the questions that have names are listed. Ctrl-C stops the search. Exit
    status 1 when no deal is found.
    """
    from piquet_tutor import finder, printing

    if not query:
        printing.questions()
        return
    try:
        search = finder.Search(finder.query_from(" ".join(query), rules), seed, seconds=seconds)
    except finder.QueryError as error:
        raise click.UsageError(str(error)[:1].upper() + str(error)[1:]) from None
    with printing.progress_of(search, language) as tell:
        try:
            search.run(tell)
        except KeyboardInterrupt:
            search.cancel()
    found = search.outcome
    assert found is not None  # it has run to its end, or been stopped
    if not as_record:
        printing.outcome(found, language)
    if found.deal is not None:
        from piquet_tutor.records.io import write_record

        record = write_record(found.deal, title=f"Found by {found.query.text}"[:200])
        indent = 1 if sys.stdout.isatty() and not as_record else None
        click.echo(json.dumps(record, indent=indent, ensure_ascii=True))
        return
    if as_record:
        complain("", " ".join(finder.told(found, language)))
    context.exit(130 if found.kind == "cancelled" else 1)


# --- rules ---------------------------------------------------------------------------------------------------------


@tutor.group(cls=click.Group)
def rules() -> None:
    """Show the rule sets: what each says, clause by clause, and on whose authority."""


@rules.command("list")
def rules_list() -> None:
    """List the rule sets."""
    from piquet_tutor import printing
    from piquet_tutor.rules.loader import load, rule_set_names

    printing.rule_sets([load(name) for name in rule_set_names()])


@rules.command("show")
@click.argument("name", metavar="ID")
@click.option("--all", "whole", is_flag=True, help="With every option there is, and every value as records write it.")
@_language_option
def rules_show(name: str, whole: bool, language: str) -> None:
    """Show one rule set clause by clause: the rule, its authority, the options that change it."""
    from piquet_tutor import printing

    printing.rule_set(_load(name), language, whole)


@rules.command("coverage")
@click.argument("source", required=False, metavar="[SOURCE]")
@click.pass_context
def rules_coverage(context: click.Context, source: str | None) -> None:
    """Count the rule statements of each source, and those that clauses carry and tests hold.

    With SOURCE, list its statements one by one. Exit status 1 when one is unmapped.
    """
    from piquet_tutor import printing
    from piquet_tutor.rules import statements

    if source is None:
        left = statements.unmapped()
        printing.coverage(statements.coverage(), left)
        context.exit(1 if left else 0)
    if source not in statements.sources():
        raise click.BadParameter(f"no statements are listed for “{source}”; use {', '.join(statements.sources())}.")
    printing.statement_list(statements.statements(source))


# --- claims --------------------------------------------------------------------------------------------------------


@tutor.command()
@click.argument("number", type=click.IntRange(1), required=False)
@click.option("--whole", is_flag=True, help="Try the engine on more deals beside the proofs; takes some minutes.")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.pass_context
def claims(context: click.Context, number: int | None, whole: bool, output: str) -> None:
    """Settle what the books print of particular deals: realised, corrected or impossible, proved again just now.

    With a NUMBER that claim alone, at length, with its deals and its proof.
    """
    from piquet_tutor import claims as room
    from piquet_tutor import printing
    from piquet_tutor.claims import showing

    try:
        settled = [room.settle(number, whole)] if number is not None else list(room.settle_all(whole))
    except room.ClaimError as error:
        fail(str(error))
    if output == "json":
        _write_json(showing.as_json(settled))
    else:
        printing.show(showing.table(settled) if number is None else showing.page(settled[0]))
    if not all(one.sound for one in settled):
        context.exit(1)


# --- cases ---------------------------------------------------------------------------------------------------------


@tutor.command()
@click.argument("number", required=False, metavar="NUMBER")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--depth", type=click.Choice(["short", "full"]), default="full", show_default=True, help="For one case.")
@_language_option
@click.pass_context
def cases(context: click.Context, number: str | None, output: str, depth: str, language: str) -> None:
    """Let the referee rule on Cavendish's twenty-two cases of things gone wrong, or on one at length.

    NUMBER is a case's, such as IV. Every ruling is made on the spot; the exit status is 1 when one is not Cavendish's.
    """
    from piquet_tutor import printing
    from piquet_tutor.referee import cases as shelf
    from piquet_tutor.referee import showing

    try:
        chosen = shelf.cases() if number is None else (shelf.case(number),)
    except shelf.UnknownCase as error:
        fail(str(error))
    found = [shelf.judged(one) for one in chosen]
    if output == "json":
        _write_json(showing.as_json(found, language))
    elif number is not None:
        printing.show(showing.at_length(found[0], depth, language))
    else:
        printing.show(showing.table(found, language))
        click.echo(showing.summary(found))
    if not all(one.agrees for one in found):
        context.exit(1)


tutor.add_command(link)
tutor.add_command(open_link)


def main() -> None:
    """Run the command."""
    tutor()


if __name__ == "__main__":
    main()
