"""What the command line prints, as documents: tables and headings in a terminal, plain text when piped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as ProgressBar

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
from piquet_tutor.narration.documents import (
    Block,
    Branch,
    CitedLaw,
    DataTable,
    Document,
    Gap,
    Heading,
    MarkedText,
    Paragraph,
)
from piquet_tutor.narration.functions import label, listed, small
from piquet_tutor.narration.options import kinds_in_words
from piquet_tutor.narration.render import still_open
from piquet_tutor.narration.rendering import terminal

PIPED_WIDTH: Final = 110
"""The width of text that goes to a file or a pipe."""


def console() -> Console:
    """The console; without colours and with a fixed width if the output is not a terminal."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)


def show(document: Document) -> None:
    """Print a document; into a pipe, without the spaces that fill up lines."""
    screen = console()
    drawn = terminal.drawn(document)
    if screen.is_terminal:
        screen.print(drawn)
        return
    with screen.capture() as captured:
        screen.print(drawn)
    for line in captured.get().splitlines():
        print(line.rstrip())


# --- a partie ------------------------------------------------------------------------------------------------------


def deal_heading(partie: Partie, number: int, language: str = "en") -> Document:
    """Which deal of the partie it is, and who is elder in it."""
    seats = partie.seats_of(number)
    deal = partie.deals[number - 1]
    elder = next(player for player, seat in seats.items() if seat == deal.table.seats[0])
    role = "elder" if len(seats) == 2 else "eldest"
    told = narration.whole(f"terminal-deal-{role}", language, number=number, player=elder)
    return Document((Heading(told, level=2),), language)


def settlement(partie: Partie, depth: str, language: str) -> Document:
    """The standing of a partie, and how it is settled."""
    lines = map(Paragraph, _settled(partie, depth, language))
    return Document((Heading(standing(partie, language), level=2), *lines), language)


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


# --- one deal by several books -------------------------------------------------------------------------------------


def comparison(deals: Sequence[Deal], language: str) -> Document:
    """The tallies side by side, and where each other rule set first differs from the first."""
    blocks: list[Block] = [Heading(deals[0].title, level=2)] if deals[0].title else []
    for number, fitting in enumerate(_fitting(deals, language)):
        blocks += [Gap()] if number else []
        blocks.append(tallies(fitting, language))
    for other in deals[1:]:
        blocks += [Gap(), *parted(deals[0], other, language)]
    if not deals[0].done:
        blocks += [Gap(), Paragraph(still_open(deals[0], language, in_words=True))]
    return Document(tuple(blocks), language)


def _side(side: Side, language: str) -> str:
    """The heading of a side's column."""
    return small(label(catalogue(language), side))


def _kind(kind: str, language: str) -> str:
    """The heading of a row: a kind of score, or an account."""
    words = catalogue(language)
    keys = (f"terminal-{kind}", f"kind-label-{kind}", f"account-{kind}")
    found = next((words.word(key) for key in keys if key in words), kind.replace("_", " "))
    return small(found)


def _fitting(deals: Sequence[Deal], language: str) -> Iterator[Sequence[Deal]]:
    """Yield the deals in groups that fit side by side with their full names."""
    kinds = max(len(_kind(kind, language)) for deal in deals for kind in (*deal.rules.kinds, "total"))
    widest = max(max(len(deal.rules.id), len(_side(side, language))) for deal in deals for side in deal.tally())
    room = console().width - kinds - 2
    count = max(1, room // ((widest + 2) * len(deals[0].tally())))
    for at in range(0, len(deals), count):
        yield deals[at : at + count]


def tallies(deals: Sequence[Deal], language: str = "en") -> DataTable:
    """A table of what each side scores, kind by kind, under each rule set; the totals stand apart."""
    sides = tuple(deals[0].tally())
    head = ("", *(f"{deal.rules.id}\n{_side(side, language)}" for deal in deals for side in sides))
    columns = [deal.tally()[side] for deal in deals for side in sides]
    scored = [kind for kind in deals[0].rules.kinds if any(kind in column for column in columns)]
    rows = tuple(
        (_kind(kind, language), *(str(column.get(kind, "")) for column in columns)) for kind in (*scored, "total")
    )
    return DataTable(head, rows, groups=(len(scored), 1) if scored else (), figures=True)


def parted(first: Deal, second: Deal, language: str) -> tuple[Block, ...]:
    """Where two rule sets first differ on a deal, what each rules there, and the difference in points."""
    books = {"one": first.rules.id, "other": second.rules.id}
    done = "yes" if first.done else "no"
    where = parting(first, second, language)
    if where is None:
        return (Paragraph(narration.whole("terminal-agree", language, **books, done=done)),)
    clause = first.rules.clauses.get(where.clause) or second.rules.clauses[where.clause]
    key = "terminal-part" if where.scoring else "terminal-part-formal"
    told = narration.clause_question(clause, language)
    opened = narration.whole(key, language, **books, clause=where.clause, question=told, done=done)
    before, name, after = opened.partition(where.clause)
    sayings = tuple(
        Branch(_saying(deal, ruling, words, where, language))
        for deal, ruling, words in zip((first, second), (where.first, where.second), where.words, strict=True)
    )
    opening = Branch(MarkedText(before, (name, "strong"), after), below=sayings)
    return opening, Paragraph(amounts(first, second, language))


def _saying(deal: Deal, ruling: Ruling | None, words: str, where: Parting, language: str) -> MarkedText:
    """What a rule set rules there, and on whose authority."""
    rules = deal.rules.id
    if ruling is None:
        silent = "terminal-no-rule" if where.clause not in deal.rules.clauses else "terminal-no-ruling"
        told, authority = narration.whole(silent, language, rules=rules), ""
    else:
        clause = [] if ruling.rule == where.clause else [ruling.rule]
        by = narration.listed_apart([*clause, narration.cited(ruling.cites, language)], language)
        told, authority = narration.whole("terminal-says", language, rules=rules, words=words), f" [{by}]"
    first = rules if told.startswith(rules) else ""
    return MarkedText((first, "strong"), told.removeprefix(first), (authority, "quiet"))


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


def outcome(found: Outcome, language: str, *, understood: bool = False) -> Document:
    """The outcome of a search; where it is asked for, how the question was understood comes first."""
    said = narration.whole("cell-find-understood", language, query=found.query.text)
    return Document(tuple(map(Paragraph, (*([said] if understood else []), *outcome_lines(found, language)))), language)


def questions(language: str = "en") -> Document:
    """Every question that can be asked by name."""
    head = tuple(narration.whole(f"terminal-column-{name}", language) for name in ("name", "question", "query"))
    rows = tuple(
        (MarkedText((each.id, "strong")), narration.message(each.title, language), each.text)
        for each in named_queries()
    )
    return Document((DataTable(head, rows),), language)


# --- rule sets -----------------------------------------------------------------------------------------------------


def rule_sets(sets: Iterable[RuleSet], language: str = "en") -> Document:
    """Every rule set: its name, its title, and what it is."""
    return Document((DataTable(("", ""), tuple(_rule_set(each, language) for each in sets)),), language)


def _rule_set(rules: RuleSet, language: str) -> tuple[str, str]:
    title, about = narration.rules_title(rules, language), narration.rules_about(rules, language)
    return MarkedText((rules.id, "strong")), MarkedText(f"{title}\n", (about, "quiet"))


def rule_set(rules: RuleSet, language: str = "en", whole: bool = False) -> Document:
    """One rule set as a book: part by part, clause by clause, then the options that no clause reads.

    Args:
        rules: the rule set.
        language: the language of the texts.
        whole: whether to list every value of every option as records write it, and the options without effect here.
    """
    legend = "book-legend-whole" if whole else "book-legend"
    blocks: list[Block] = [
        Heading(narration.rules_title(rules, language), rules.id, level=2),
        Paragraph(narration.rules_about(rules, language)),
        Paragraph(narration.whole("book-reckoning", language, kinds=kinds_in_words(rules.reckoning, language))),
        Paragraph(narration.whole(legend, language)),
    ]
    listed: set[str] = set()
    for part in rulebook_of(rules, language).parts:
        blocks += _part(part.title)
        for article in part.articles:
            settings = [each for each in article.settings if each.name in telling(rules)]
            blocks += _article(article, settings, language, whole, listed)
            listed.update(each.name for each in settings)
    return Document((*blocks, *_unread(rules, language, whole)), language)


def where_books_differ(text: str = "", language: str = "en") -> Document:
    """Each question that books answer differently, with every answer and who gives it, by part of the game.

    Args:
        text: leaves the questions that contain, for each word of it, a word that begins with it.
        language: the language of the texts.
    """
    blocks: list[Block] = []
    for part in disagreements.searched(text, language):
        blocks += _part(part.title)
        for question in part.questions:
            answers = (MarkedText(each.words, (f" ({'; '.join(each.places)})", "quiet")) for each in question.answers)
            blocks += [Heading(question.title, question.option), CitedLaw(tuple(answers))]
    return Document(tuple(blocks), language)


def _part(title: str) -> tuple[Block, ...]:
    return Gap(), Heading(title, level=2)


def _article(
    article: Article, settings: Sequence[Setting], language: str, whole: bool, listed: Collection[str]
) -> Iterator[Block]:
    """Yield a clause: the question it answers, the rule, on whose authority, and the options that change it.

    Args:
        article: the clause.
        settings: the options that change it in this form of the game.
        language: the language of the texts.
        whole: whether to list every value of an option as records write it.
        listed: options whose values have been listed before.
    """
    texts = [article.statement]
    if article.exception_to:
        texts.append(narration.whole("book-exception", language, clause=article.exception_to))
    options = [_option(each, language, whole) for each in settings if each.name not in listed]
    again = [each.name for each in settings if each.name in listed]
    if again:
        said = narration.whole("book-options-again", language, names=", ".join(again))
        options.append(MarkedText((said, "quiet")))
    yield Heading(article.question, article.id)
    yield CitedLaw(tuple(texts), (narration.cited(article.cites, language),), tuple(options))


def _option(setting: Setting, language: str, whole: bool) -> MarkedText:
    """An option in words, and in brackets as records write it."""
    said = narration.whole("book-option", language, title=setting.title, words=setting.words)
    return MarkedText(said + _alternatives(setting, language), (_written(setting, language, whole), "quiet"))


def _alternatives(setting: Setting, language: str) -> str:
    """The other values of an option that stand nowhere else, and whether books differ; nothing for yes or no."""
    yes_or_no = {message("option-yes", language), message("option-no", language)}
    differs = setting.name in disagreements.differing()
    others = disagreements.untold(setting) or (() if differs else (message("book-any-number", language),))
    said = " " + message("book-elsewhere", language) if differs else ""
    if not others or {setting.words, *others} == yes_or_no:
        return said
    return " " + narration.whole("book-others", language, others=narration.listed_apart(others, language)) + said


def _written(setting: Setting, language: str, whole: bool) -> str:
    """An option as records write it, with every value if asked for."""
    takes = ""
    if whole:
        values = ", ".join(setting.values) or message("book-any-number", language)
        takes = f" ({values})"
    return f" [{setting.name} = {setting.value}{takes}]"


def _unread(rules: RuleSet, language: str, whole: bool) -> Iterator[Block]:
    """Yield the options that no clause here reads: customs of the table, rules not in force, then the others."""
    found = unread(rules, language)
    for title, settings in (("book-customs", found.customs), ("book-absent", found.absent)):
        if settings:
            yield from _part(message(title, language))
        for each in settings:
            yield from _unread_option(each, language, whole)
    if not found.foreign:
        return
    if not whole:
        yield Gap()
        yield Paragraph(narration.whole("book-more", language, count=len(found.foreign), rules=rules.id))
        return
    yield from _part(message("book-foreign", language))
    for each in found.foreign:
        yield Paragraph(_option(each, language, whole))


def _unread_option(setting: Setting, language: str, whole: bool) -> Iterator[Block]:
    """Yield an option that no clause here reads: what it asks, what holds, and who says so."""
    answer = narration.whole("book-answer", language, words=setting.words[:1].upper() + setting.words[1:])
    cites = f" {narration.cited(setting.cites, language)}" if setting.cites else ""
    yield Heading(setting.question)
    written = _written(setting, language, whole)
    yield CitedLaw((MarkedText(answer + _alternatives(setting, language), (written, "quiet"), (cites, "quiet")),))
