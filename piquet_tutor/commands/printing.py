"""How the command line shows results: tables and headings in a terminal, plain text when piped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as ProgressBar
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.compare import Parting, difference, parting
from piquet_tutor.explore.finder import Outcome, Progress, Search, named_queries, outcome_lines, told_progress
from piquet_tutor.explore.rulebook import disagreements
from piquet_tutor.explore.rulebook.book import Article, Setting, rulebook_of, unread
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.clauses import telling
from piquet_tutor.narration.documents import Document, Heading, Paragraph
from piquet_tutor.narration.functions import label, listed
from piquet_tutor.narration.nonbreaking import NonBreakingText
from piquet_tutor.narration.options import kinds_in_words

PIPED_WIDTH: Final = 110
"""The width of text that goes to a file or a pipe."""


def console() -> Console:
    """The console; without colours and with a fixed width if the output is not a terminal."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)


def show(what: RenderableType) -> None:
    """Print something; into a pipe, without the spaces that fill up lines."""
    screen = console()
    kept = Group(what)  # a plain string would be converted again, and be broken at no-break spaces
    if screen.is_terminal:
        screen.print(kept)
        return
    with screen.capture() as captured:
        screen.print(kept)
    for line in captured.get().splitlines():
        print(line.rstrip())


def heading(words: str) -> None:
    """Print a line across the screen with words in it."""
    show(Line(NonBreakingText(words, style="bold"), align="left"))


# --- a partie ------------------------------------------------------------------------------------------------------


def deal_heading(partie: Partie, number: int, language: str = "en") -> str:
    """Which deal of the partie it is, and who is elder in it."""
    seats = partie.seats_of(number)
    deal = partie.deals[number - 1]
    elder = next(player for player, seat in seats.items() if seat == deal.table.seats[0])
    role = "elder" if len(seats) == 2 else "eldest"
    return narration.whole(f"terminal-deal-{role}", language, number=number, player=elder)


def settlement(partie: Partie, depth: str, language: str) -> None:
    """Print the standing of a partie, and how it is settled."""
    heading(standing(partie, language))
    for words in _settled(partie, depth, language):
        show(NonBreakingText(words))


def standing(partie: Partie, language: str = "en") -> str:
    """The total of each player."""
    points = players_points(partie, language)
    return narration.whole("terminal-after", language, count=len(partie.deals), points=points)


def players_points(partie: Partie, language: str = "en") -> str:
    """Every player's total, in a list."""
    return ", ".join(
        narration.whole("terminal-player-points", language, player=player, points=total)
        for player, total in partie.totals.items()
    )


def _settled(partie: Partie, depth: str, language: str) -> list[str]:
    """Who won and what is paid, at full depth each with the reasons; nobody calls these out at the table."""
    depths = ("short", "full") if depth == "full" else ("short",)
    ledger, rules = partie.ledger, partie.rules
    said = [narration.text(ruling, each, language, ledger, rules) for ruling in ledger for each in depths]
    return [words for words in said if words]


def part_heading(words: str, language: str) -> Document:
    """The heading of a part of a page."""
    return Document((Heading(words, level=2),), language)


def settlement_of(partie: Partie, depth: str, language: str) -> Document:
    """The standing and the settlement of a partie."""
    lines = map(Paragraph, _settled(partie, depth, language))
    return Document((Heading(standing(partie, language), level=2), *lines), language)


# --- one deal by several books -------------------------------------------------------------------------------------


def comparison(deals: Sequence[Deal], language: str) -> None:
    """Print the tallies side by side, and where each other rule set first differs from the first."""
    if deals[0].title:
        heading(deals[0].title)
    for fitting in _fitting(deals, language):
        show(tallies(fitting, language))
    for other in deals[1:]:
        show(NonBreakingText())
        show(parted(deals[0], other, language))


def _side(side: Side, language: str) -> str:
    """The heading of a side's column."""
    name = label(catalogue(language), side)
    return name[:1].lower() + name[1:]


def _kind(kind: str, language: str) -> str:
    """The heading of a row: a kind of score, or an account."""
    words = catalogue(language)
    keys = (f"terminal-{kind}", f"kind-label-{kind}", f"account-{kind}")
    found = next((words.word(key) for key in keys if key in words), kind.replace("_", " "))
    return found[:1].lower() + found[1:]


def _fitting(deals: Sequence[Deal], language: str) -> Iterator[Sequence[Deal]]:
    """Yield the deals in groups that fit side by side with their full names."""
    kinds = max(len(_kind(kind, language)) for deal in deals for kind in (*deal.rules.kinds, "total"))
    widest = max(max(len(deal.rules.id), len(_side(side, language))) for deal in deals for side in deal.tally())
    room = console().width - kinds - 4
    count = max(1, room // ((widest + 3) * len(deals[0].tally())))
    for at in range(0, len(deals), count):
        yield deals[at : at + count]


def tallies(deals: Sequence[Deal], language: str = "en") -> Table:
    """A table of what each side scores, kind by kind, under each rule set."""
    table = Table()
    table.add_column("")
    sides = tuple(deals[0].tally())
    for deal in deals:
        for side in sides:
            table.add_column(NonBreakingText(f"{deal.rules.id}\n{_side(side, language)}"), justify="right")
    columns = [deal.tally()[side] for deal in deals for side in sides]
    for kind in (*deals[0].rules.kinds, "total"):
        if any(kind in column for column in columns):
            if kind == "total":
                table.add_section()
            table.add_row(NonBreakingText(_kind(kind, language)), *(str(column.get(kind, "")) for column in columns))
    return table


def parted(first: Deal, second: Deal, language: str) -> Group:
    """Where two rule sets first differ on a deal, what each rules there, and the difference in points."""
    books = {"one": first.rules.id, "other": second.rules.id}
    where = parting(first, second, language)
    if where is None:
        return Group(NonBreakingText(narration.whole("terminal-agree", language, **books)))
    clause = first.rules.clauses.get(where.clause) or second.rules.clauses[where.clause]
    key = "terminal-part" if where.scoring else "terminal-part-formal"
    told = narration.clause_question(clause, language)
    opening = NonBreakingText(narration.whole(key, language, **books, clause=where.clause, question=told))
    opening.highlight_words([where.clause], "bold")
    sayings = [
        _saying(deal, ruling, words, where, language)
        for deal, ruling, words in zip((first, second), (where.first, where.second), where.words, strict=True)
    ]
    return Group(opening, *sayings, NonBreakingText(amounts(first, second, language)))


def _saying(deal: Deal, ruling: Ruling | None, words: str, where: Parting, language: str) -> Padding:
    rules = deal.rules.id
    if ruling is None:
        silent = "terminal-no-rule" if where.clause not in deal.rules.clauses else "terminal-no-ruling"
        said: Text = NonBreakingText(narration.whole(silent, language, rules=rules))
    else:
        clause = [] if ruling.rule == where.clause else [ruling.rule]
        authority = narration.listed_apart([*clause, narration.cited(ruling.cites, language)], language)
        told = narration.whole("terminal-says", language, rules=rules, words=words)
        said = NonBreakingText.assemble(told, (f" [{authority}]", "dim"))
    if said.plain.startswith(rules):
        said.stylize("bold", 0, len(rules))
    return Padding(said, (0, 0, 0, 2), expand=False)


def amounts(first: Deal, second: Deal, language: str = "en") -> str:
    """The difference in points in words."""
    parts = []
    for side, points in difference(first, second).items():
        key = "more" if points > 0 else "less" if points < 0 else "same"
        given = {"points": abs(points) if points else first.total(side), "rules": second.rules.id}
        given |= {"was": first.total(side), "now": second.total(side), "many": "-" in side}
        parts.append(narration.whole(f"terminal-points-{key}", language, side=side, **given))
    return narration.whole("terminal-all", language, parts=listed(catalogue(language), parts))


# --- the finder ----------------------------------------------------------------------------------------------------


@contextmanager
def progress_of(search: Search, language: str) -> Iterator[Callable[[Progress], object]]:
    """Show the progress of a search as a bar on the error stream; nothing if that is not a terminal.

    Yields:
        A function to call with the progress.
    """
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
    """Print the outcome of a search as paragraphs."""
    for words in outcome_lines(found, language):
        show(NonBreakingText(words))


def questions(language: str = "en") -> None:
    """Print every question that can be asked by name."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name, style in (("name", "bold"), ("question", ""), ("query", "")):
        table.add_column(NonBreakingText(narration.whole(f"terminal-column-{name}", language)), style=style)
    for each in named_queries():
        table.add_row(each.id, NonBreakingText(narration.message(each.title, language)), NonBreakingText(each.text))
    show(table)


# --- rule sets -----------------------------------------------------------------------------------------------------


def rule_sets(sets: Iterable[RuleSet], language: str = "en") -> None:
    """Print every rule set: its name, its title, and what it is."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for each in sets:
        title, about = narration.rules_title(each, language), narration.rules_about(each, language)
        table.add_row(each.id, NonBreakingText.assemble(f"{title}\n", (about, "dim")))
    show(table)


def rule_set(rules: RuleSet, language: str = "en", whole: bool = False) -> None:
    """Print one rule set as a book: part by part, clause by clause, then the options that no clause reads.

    Args:
        rules: the rule set.
        language: the language of the texts.
        whole: whether to list every value of every option as records write it, and the options without effect here.
    """
    heading(f"{narration.rules_title(rules, language)} ({rules.id})")
    show(NonBreakingText(narration.rules_about(rules, language)))
    show(NonBreakingText(narration.whole("book-reckoning", language, kinds=kinds_in_words(rules.reckoning, language))))
    show(NonBreakingText(narration.whole("book-legend-whole" if whole else "book-legend", language)))
    listed: set[str] = set()
    for part in rulebook_of(rules, language).parts:
        _part(part.title)
        for article in part.articles:
            settings = [each for each in article.settings if each.name in telling(rules)]
            show(_article(article, settings, language, whole, listed))
            listed.update(each.name for each in settings)
    _unread(rules, language, whole)


def where_books_differ(text: str = "", language: str = "en") -> None:
    """Print each question that books answer differently, with every answer and who gives it, by part of the game.

    Args:
        text: leaves the questions that contain, for each word of it, a word that begins with it.
        language: the language of the texts.
    """
    for part in disagreements.searched(text, language):
        _part(part.title)
        for question in part.questions:
            show(NonBreakingText.assemble((question.title, "bold"), (f"  {question.option}", "dim")))
            for answer in question.answers:
                places = "; ".join(answer.places)
                line = NonBreakingText.assemble(answer.words, (f" ({places})", "dim"))
                show(Padding(line, (0, 0, 0, 4), expand=False))


def _part(title: str) -> None:
    show(NonBreakingText())
    heading(title)


def _article(
    article: Article, settings: Sequence[Setting], language: str, whole: bool, listed: Collection[str]
) -> Group:
    """A clause: the question it answers, the rule, on whose authority, and the options that change it.

    Args:
        article: the clause.
        settings: the options that change it in this form of the game.
        language: the language of the texts.
        whole: whether to list every value of an option as records write it.
        listed: options whose values have been listed before.
    """
    head = NonBreakingText.assemble((article.question, "bold"), (f"  {article.id}", "dim"))
    lines: list[NonBreakingText] = [NonBreakingText(article.statement)]
    if article.exception_to:
        lines.append(NonBreakingText(narration.whole("book-exception", language, clause=article.exception_to)))
    lines.append(NonBreakingText(narration.cited(article.cites, language), style="dim"))
    options_ = [_option(each, language, whole) for each in settings if each.name not in listed]
    again = [each.name for each in settings if each.name in listed]
    if again:
        options_.append(
            NonBreakingText(narration.whole("book-options-again", language, names=", ".join(again)), style="dim")
        )
    return Group(
        head,
        *(Padding(line, (0, 0, 0, 4), expand=False) for line in lines),
        *(Padding(line, (0, 0, 0, 6), expand=False) for line in options_),
    )


def _option(setting: Setting, language: str, whole: bool) -> Text:
    """An option in words, and in brackets as records write it."""
    said = narration.whole("book-option", language, title=setting.title, words=setting.words)
    return NonBreakingText.assemble(said, _alternatives(setting, language), _written(setting, language, whole))


def _alternatives(setting: Setting, language: str) -> str:
    """The other values of an option that stand nowhere else, and whether books differ; nothing for yes or no."""
    yes_or_no = {message("option-yes", language), message("option-no", language)}
    differs = setting.name in disagreements.differing()
    others = disagreements.untold(setting) or (() if differs else (message("book-any-number", language),))
    said = " " + message("book-elsewhere", language) if differs else ""
    if not others or {setting.words, *others} == yes_or_no:
        return said
    return " " + narration.whole("book-others", language, others=narration.listed_apart(others, language)) + said


def _written(setting: Setting, language: str, whole: bool) -> tuple[str, str]:
    """An option as records write it, with every value if asked for."""
    takes = ""
    if whole:
        values = ", ".join(setting.values) or message("book-any-number", language)
        takes = f" ({values})"
    return f" [{setting.name} = {setting.value}{takes}]", "dim"


def _unread(rules: RuleSet, language: str, whole: bool) -> None:
    """Print the options that no clause here reads: customs of the table, rules not in force, then the others."""
    found = unread(rules, language)
    for title, settings in (("book-customs", found.customs), ("book-absent", found.absent)):
        if settings:
            _part(message(title, language))
        for each in settings:
            answer = narration.whole("book-answer", language, words=each.words[:1].upper() + each.words[1:])
            cites = f" {narration.cited(each.cites, language)}" if each.cites else ""
            show(NonBreakingText(each.question, style="bold"))
            line = NonBreakingText.assemble(
                answer, _alternatives(each, language), _written(each, language, whole), (cites, "dim")
            )
            show(Padding(line, (0, 0, 0, 4), expand=False))
    if not found.foreign:
        return
    if not whole:
        show(NonBreakingText("\n" + narration.whole("book-more", language, count=len(found.foreign), rules=rules.id)))
        return
    _part(message("book-foreign", language))
    for each in found.foreign:
        show(_option(each, language, whole))
