"""How the command line shows things: tables and headings in a terminal, plain text when piped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as ProgressBar
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from piquet_tutor import narration
from piquet_tutor.compare import Parting, difference, parting
from piquet_tutor.deal.partie import Partie
from piquet_tutor.deal.state import Deal
from piquet_tutor.finder import Outcome, Progress, Search, named_queries, told, told_progress
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import catalogue, flowed
from piquet_tutor.narration.options import kinds_in_words
from piquet_tutor.narration.values import Number
from piquet_tutor.rulebook.book import Article, Setting, rulebook_of, telling, unread
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.rules.statements import Coverage, Statement
from piquet_tutor.rulings import Ruling
from piquet_tutor.sources import Citation, bibliography

PIPED_WIDTH: Final = 110
"""Columns of text that goes to a file or a pipe."""


def console() -> Console:
    """The terminal; without colours and of a fixed width when it is none."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)


def show(what: RenderableType) -> None:
    """Print it; in a pipe without the blanks that fill a terminal's lines."""
    screen = console()
    if screen.is_terminal:
        screen.print(what)
        return
    with screen.capture() as captured:
        screen.print(what)
    for line in captured.get().splitlines():
        print(line.rstrip())


def heading(words: str) -> None:
    """A line across, with words in it."""
    show(Line(Text(words, style="bold"), align="left"))


# --- a partie ------------------------------------------------------------------------------------------------------


def deal_heading(partie: Partie, number: int) -> str:
    """What stands above one deal of a partie."""
    seats = partie.seats_of(number)
    deal = partie.deals[number - 1]
    elder = next(player for player, seat in seats.items() if seat == deal.table.seats[0])
    role = "elder" if len(seats) == 2 else "eldest"
    return f"Deal {number}: {elder} is {role}"


def settlement(partie: Partie, depth: str, language: str) -> None:
    """How a partie stands, and how it is settled."""
    heading(standing(partie))
    for words in _settled(partie, depth, language):
        show(Text(words))


def standing(partie: Partie) -> str:
    """What each player has."""
    points = ", ".join(f"{player} {total}" for player, total in partie.totals.items())
    return f"After {len(partie.deals)} deal{'' if len(partie.deals) == 1 else 's'}: {points}"


def _settled(partie: Partie, depth: str, language: str) -> list[str]:
    said = "short" if depth == "call" else depth  # nobody calls a settlement out
    return [narration.text(ruling, said, language) for ruling in partie.ledger]


def written_heading(words: str, output: str) -> str:
    """A heading in markdown or HTML, its words taken as words."""
    return f"<h2>{escape(words)}</h2>" if output == "html" else f"## {_literal(words)}\n"


def written_settlement(partie: Partie, depth: str, language: str, output: str) -> str:
    """How a partie stands and is settled, in markdown or HTML."""
    lines = _settled(partie, depth, language)
    if output == "html":
        paragraphs = "".join(f"<p>{escape(line)}</p>" for line in lines)
        return written_heading(standing(partie), output) + paragraphs
    return "\n".join([written_heading(standing(partie), output), *(f"{_literal(line)}\n" for line in lines)])


def _literal(words: str) -> str:
    """Words that markdown (and HTML inside it) leaves as they are."""
    return "".join(f"\\{one}" if one in "\\`*_{}[]()#+!|<>&~" else one for one in words)


# --- one deal by several books -------------------------------------------------------------------------------------


def comparison(deals: Sequence[Deal], language: str) -> None:
    """The tallies side by side, and where each book first parts from the first."""
    if deals[0].title:
        heading(deals[0].title)
    for fitting in _fitting(deals):
        show(tallies(fitting))
    for other in deals[1:]:
        show(Text())
        show(parted(deals[0], other, language))


def _fitting(deals: Sequence[Deal]) -> Iterator[Sequence[Deal]]:
    """As many at a time as have room beside each other, their names in full."""
    kinds = max(len(kind) for deal in deals for kind in (*deal.rules.kinds, "total"))
    widest = max(max(len(deal.rules.id), len(side)) for deal in deals for side in deal.tally())
    room = console().width - kinds - 4
    count = max(1, room // ((widest + 3) * len(deals[0].tally())))
    for at in range(0, len(deals), count):
        yield deals[at : at + count]


def tallies(deals: Sequence[Deal]) -> Table:
    """What each side scores, kind by kind, by each rule set."""
    table = Table()
    table.add_column("")
    sides = tuple(deals[0].tally())
    for deal in deals:
        for side in sides:
            table.add_column(Text(f"{deal.rules.id}\n{side}"), justify="right")
    columns = [deal.tally()[side] for deal in deals for side in sides]
    for kind in (*deals[0].rules.kinds, "total"):
        if any(kind in column for column in columns):
            if kind == "total":
                table.add_section()
            table.add_row(kind.replace("_", " "), *(str(column.get(kind, "")) for column in columns))
    return table


def parted(first: Deal, second: Deal, language: str) -> Group:
    """Where two books part on a deal, what each rules there, and what it comes to."""
    one, other = first.rules.id, second.rules.id
    where = parting(first, second, language)
    if where is None:
        return Group(Text(f"{one} and {other} agree on this deal from the first ruling to the last."))
    clause = (first.rules.clauses.get(where.clause) or second.rules.clauses[where.clause]).question
    matter = "" if where.scoring else " No point hangs on it."
    opening = Text.assemble(f"{one} and {other} first part on ", (where.clause, "bold"), f": {clause}{matter}")
    sayings = [
        _saying(deal, ruling, words, where)
        for deal, ruling, words in zip((first, second), (where.first, where.second), where.words, strict=True)
    ]
    return Group(opening, *sayings, Text(amounts(first, second)))


def _saying(deal: Deal, ruling: Ruling | None, words: str, where: Parting) -> Padding:
    name = (deal.rules.id, "bold")
    if ruling is None:
        silent = "has no such rule" if where.clause not in deal.rules.clauses else "has nothing to rule on here"
        return Padding(Text.assemble(name, f" {silent}."), (0, 0, 0, 2), expand=False)
    cites = "; ".join(cited(cite) for cite in ruling.cites)
    clause = "" if ruling.rule == where.clause else f"{ruling.rule}; "
    return Padding(Text.assemble(name, f": {words}", (f" [{clause}{cites}]", "dim")), (0, 0, 0, 2), expand=False)


def amounts(first: Deal, second: Deal) -> str:
    """The difference in points, in words."""
    parts = []
    for side, points in difference(first, second).items():
        was, now = first.total(side), second.total(side)
        if points:
            more = f"{abs(points)} {'more' if points > 0 else 'less'}"
            parts.append(f"{side} has {more} by {second.rules.id} ({was} against {now})")
        else:
            parts.append(f"{side} has {was} by both")
    return f"In all, {' and '.join(parts)}."


# --- the finder ----------------------------------------------------------------------------------------------------


@contextmanager
def progress_of(search: Search, language: str) -> Iterator[Callable[[Progress], object]]:
    """A bar on the error stream that tells how far a search is; nothing where nobody looks on."""
    screen = Console(stderr=True, highlight=False, markup=False, emoji=False)
    with ProgressBar(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    ) as bar:
        task = bar.add_task(told_progress(search.progress, language), total=1.0)
        yield lambda how_far: bar.update(task, completed=how_far.share, description=told_progress(how_far, language))


def outcome(found: Outcome, language: str) -> None:
    """What came of a search, as paragraphs."""
    for words in told(found, language):
        show(Text(words))


def questions() -> None:
    """Every question that can be asked by name."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("name", style="bold")
    table.add_column("question")
    table.add_column("query")
    for each in named_queries():
        table.add_row(each.id, each.title, each.text)
    show(table)


# --- rule sets -----------------------------------------------------------------------------------------------------


def rule_sets(sets: Iterable[RuleSet]) -> None:
    """Every rule set: by what name it is asked for, how it is called, and what it is."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for each in sets:
        table.add_row(each.id, Text.assemble(f"{each.title}\n", (each.about, "dim")))
    show(table)


def rule_set(rules: RuleSet, language: str = "en", whole: bool = False) -> None:
    """One rule set as a book: part by part, clause by clause, and what else could be set.

    Args:
        rules: the rule set.
        language: of the words.
        whole: with every value of every option as records write it, and the options that mean nothing here.
    """
    heading(f"{rules.title} ({rules.id})")
    show(Text(rules.about))
    show(Text(_words("book-reckoning", language, kinds=kinds_in_words(rules.reckoning, language))))
    show(Text(_words("book-legend-whole" if whole else "book-legend", language)))
    listed: set[str] = set()
    for part in rulebook_of(rules, language).parts:
        _part(part.title)
        for article in part.articles:
            settings = [each for each in article.settings if each.name in telling(rules)]
            show(_article(article, settings, language, whole, listed))
            listed.update(each.name for each in settings)
    _unread(rules, language, whole)


def _part(title: str) -> None:
    show(Text())
    heading(title)


def _article(
    article: Article, settings: Sequence[Setting], language: str, whole: bool, listed: Collection[str]
) -> Group:
    """A clause: what it answers, the rule, on whose authority, and the options that change it.

    Args:
        article: the clause.
        settings: the options that change it in this form of the game.
        language: of the words.
        whole: whether every value is told as records write it.
        listed: options whose values stand further up.
    """
    head = Text.assemble((article.question, "bold"), (f"  {article.id}", "dim"))
    lines: list[Text] = [Text(article.statement)]
    if article.exception_to:
        lines.append(Text(_words("book-exception", language, clause=article.exception_to)))
    lines.append(Text(_cites(article.cites), style="dim"))
    options_ = [_option(each, language, whole) for each in settings if each.name not in listed]
    again = [each.name for each in settings if each.name in listed]
    if again:
        options_.append(Text(_words("book-options-again", language, names=", ".join(again)), style="dim"))
    return Group(
        head,
        *(Padding(line, (0, 0, 0, 4), expand=False) for line in lines),
        *(Padding(line, (0, 0, 0, 6), expand=False) for line in options_),
    )


def _option(setting: Setting, language: str, whole: bool) -> Text:
    """An option in words; in brackets as records write it."""
    said = _words("book-option", language, title=setting.title, words=setting.words)
    return Text.assemble(said, _alternatives(setting, language), _written(setting, language, whole))


def _alternatives(setting: Setting, language: str) -> str:
    """What else an option could be; of yes and no nobody needs to be told that."""
    yes_or_no = {message("option-yes", language), message("option-no", language)}
    others = [words for _, words in setting.others] or [message("book-any-number", language)]
    if {setting.words, *others} == yes_or_no:
        return ""
    return " " + _words("book-others", language, others="; ".join(others))


def _written(setting: Setting, language: str, whole: bool) -> tuple[str, str]:
    """An option as records write it, on request with every value."""
    takes = ""
    if whole:
        row = f"; {setting.row}" if setting.row else ""
        takes = f" ({', '.join(setting.values) or message('book-any-number', language)}{row})"
    return f" [{setting.name} = {setting.value}{takes}]", "dim"


def _words(key: str, language: str, **variables: object) -> str:
    """A message of which nothing is shortened, however long what it is told."""
    return flowed(catalogue(language).format(key, variables))


def _unread(rules: RuleSet, language: str, whole: bool) -> None:
    """What can be set and stands in no rule: customs of the table, rules not played here; then all the rest."""
    found = unread(rules, language)
    for title, settings in (("book-customs", found.customs), ("book-absent", found.absent)):
        if settings:
            _part(message(title, language))
        for each in settings:
            answer = _words("book-answer", language, words=each.words[:1].upper() + each.words[1:])
            cites = f" {_cites(each.cites)}" if each.cites else ""
            show(Text(each.question, style="bold"))
            line = Text.assemble(answer, _alternatives(each, language), _written(each, language, whole), (cites, "dim"))
            show(Padding(line, (0, 0, 0, 4), expand=False))
    if not found.foreign:
        return
    if not whole:
        show(Text("\n" + _words("book-more", language, count=Number(len(found.foreign)), rules=rules.id)))
        return
    _part(message("book-foreign", language))
    for each in found.foreign:
        show(_option(each, language, whole))


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _cites(cites: Iterable[Citation]) -> str:
    return "; ".join(cited(cite) for cite in cites)


def cited(cite: Citation) -> str:
    """A citation with its reading."""
    return f"{cite.label} ({cite.reading.value})"


# --- what the sources state ----------------------------------------------------------------------------------------


def coverage(counts: Iterable[Coverage], left: Iterable[Statement]) -> None:
    """How many statements each source makes and how many are mapped, and those that are not."""
    listed = list(counts)
    for each in listed:
        short = bibliography()[each.source].short
        customs = f" ({each.customs} of them a custom of the table, with nothing to rule on)" if each.customs else ""
        show(Text(f"{short}: {each.stated} statements, {each.mapped} mapped{customs}, {each.unmapped} unmapped."))
    stated, mapped = sum(each.stated for each in listed), sum(each.mapped for each in listed)
    show(Text(f"In all: {stated} statements, {mapped} mapped, {stated - mapped} unmapped."))
    for one in left:
        show(Text(f"unmapped: {one.name}, {one.place}: {one.pending or one.says}"))


def statement_list(listed: Iterable[Statement]) -> None:
    """Statements one by one: what each says, what carries it, and what holds it."""
    for one in listed:
        show(Text.assemble((f"{one.number}  {one.place}", "bold"), f"  {one.says}"))
        for line in _carried(one):
            show(Padding(Text(line, style="dim"), (0, 0, 0, 4), expand=False))
        for node in one.tests:
            print(f"    {node}")  # whole, however narrow the terminal, so that it can be copied


def _carried(one: Statement) -> list[str]:
    told = {
        "clauses": ", ".join(one.clauses),
        "options": ", ".join(f"{name} = {_value(value)}" for name, value in one.options.items()),
        "with": ", ".join(f"{name} = {_either(values)}" for name, values in one.variant.items()),
        "in": ", ".join(one.frame),
        "by": one.carried_by,
        "otherwise": ", ".join(f"{each.other} ({each.row})" for each in one.contradicts),
        "corrected": one.corrected,
        "custom": one.custom,
        "to do": one.pending,
    }
    return [f"under: {one.rules}", *(f"{name}: {words}" for name, words in told.items() if words)]


def _either(values: Iterable[object]) -> str:
    return " or ".join(_value(value) for value in values)
