"""A book of rules in a cell: what it says in words where it differs, which examples it changes, in how many deals.

>>> book = rules("rubicon", last_trick=10)
>>> book.rules.changed
(('last_trick', 10),)
>>> "equal-points" in book.changes(), book.over(deals=1000).differing
(True, 1000)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.cells.dealing import deal
from piquet_tutor.cells.progress import interruptible, progress
from piquet_tutor.cells.rule_sets import Rules, named_beside, rule_set
from piquet_tutor.cells.shown import Displayable, language_meant, saying
from piquet_tutor.engine.clauses import Option, Value
from piquet_tutor.engine.naming import taking_names
from piquet_tutor.explain.compare import parting
from piquet_tutor.explore.given import FIRST_RULES
from piquet_tutor.explore.rulebook.book import Article, rulebook_of
from piquet_tutor.explore.rulebook.comparing import ClauseDifference, differences
from piquet_tutor.explore.rulebook.other_answers import read_by
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, options
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import Block, DataTable, Details, Document, Heading, Lines, Paragraph
from piquet_tutor.narration.options import option_title, rules_called, value_words
from piquet_tutor.narration.render import hands_of, tally_of
from piquet_tutor.narration.spoken import Spoken, cut

if TYPE_CHECKING:
    from piquet_tutor.explore.rulebook.divergences import Divergence
    from piquet_tutor.explore.rulebook.sampling import Sample


MOST_DEALS: Final = 10_000_000
ROWS: Final = 45
"""How many examples stand in a table; the names of the others follow it."""
_SHOWN: Final = 40


class BookError(Spoken, ValueError):
    """Something that a book cannot be asked."""

    family = "cell-ruleset-"


@dataclass(frozen=True, repr=False)
class Book(Displayable):
    """A rule set, as a cell shows it. Every function of the vocabulary that takes rules takes a book.

    Attributes:
        rules: the rule set.
        language: in which it is shown.
    """

    fold_line: ClassVar[str] = "cell-folded-book"
    rules: RuleSet
    language: str = "en"

    @property
    def base(self) -> RuleSet:
        """What it is compared with: the same book as printed; where nothing is changed in it, the club game.

        Itself where that deals other hands, or has no bidding as it has.
        """
        from piquet_tutor.game.rule_set import why_incompatible

        club = load(FIRST_RULES)
        if self.rules.changed:
            return load(self.rules.id)
        return self.rules if why_incompatible(self.rules, club) else club

    @cached_property
    def differences(self) -> tuple[ClauseDifference, ...]:
        """The clauses in which it differs from its base."""
        return differences((self.base, self.rules), self.language) if self.rules != self.base else ()

    def deal(self, seed: int) -> Deal:
        """The deal of a seed, by this book."""
        return deal(seed=seed, rules=self.rules, language=self.language)

    def changes(self) -> ChangedExamples:
        """The worked examples that score differently by this book than by its base.

        Raises:
            BookError: nothing is set otherwise in the book.

        >>> rules("rubicon", pique_reckoning="chronological").changes().ids
        ('lead-before-the-tens', 'tens-before-the-lead', 'blank-twice')
        """
        from piquet_tutor.explore.rulebook.divergences import examples_that_divide

        self._must_differ()
        return ChangedExamples(self, tuple(examples_that_divide(self.base, self.rules)))

    def over(self, deals: int = 20_000, *, seed: int = 1) -> ChangedDeals:
        """In how many random deals the score differs from that by its base, and the first deal that shows it.

        Where numpy can score by both, 20,000 deals take a second; otherwise the engine plays them one by one, at
        random. Interrupted, it shows what has been counted so far.

        >>> rules("rubicon", pique_reckoning="chronological").over(deals=5_000).differing
        10

        Args:
            deals: how many.
            seed: the same seed gives the same deals.

        Raises:
            BookError: there cannot be so many, or no such seed; or nothing is set otherwise in the book.
        """
        from piquet_tutor.explore.rulebook.sampling import Sample

        self._must_differ()
        with saying(self.language):
            _check(deals, seed, self.language)
        with interruptible(self.language):
            sample = Sample(self.base, self.rules, deals, seed)
            return ChangedDeals(self, sample, interrupted=_interrupted(sample, self.language))

    def options(self) -> BookOptions:
        """Everything that can be set in it: what it is now, and the values it can have.

        >>> [row for row in rules("rubicon").options().rows if row[2].startswith("last_trick=")]
        [('The last trick', '1 more', 'last_trick=1 (0, 1, 2, 10, "two_with_high_card")')]
        """
        return BookOptions(self)

    def _must_differ(self) -> None:
        with saying(self.language):
            if self.rules == self.base:
                raise BookError("as-printed", title=self.rules.id, name=self.rules.id)

    def document(self) -> Document:
        """What it is, and what it says in words where it differs from its base."""
        return Document(tuple(self._blocks()), self.language)

    def _blocks(self) -> Iterator[Block]:
        yield Heading(rules_called(self.rules, self.language))
        yield Paragraph(narration.rules_about(self.rules, self.language))
        if self.rules == self.base:
            yield self._law()
            return
        if self.rules.changed:
            yield self._settings()
        scoring = [one for one in self.differences if one.scores]
        others = [one for one in self.differences if not one.scores]
        if scoring:
            yield Paragraph(self._text("scoring", base=self._base_title))
            yield from self._beside(scoring)
        if others:
            yield Details(self._text("others", count=len(others)), tuple(self._beside(others)))
        if not self.differences:
            yield Paragraph(self._text("alike", base=self._base_title))

    @property
    def _base_title(self) -> str:
        return narration.rules_title(self.base, self.language)

    def _text(self, key: str, **facts: object) -> str:
        return narration.whole(f"cell-ruleset-{key}", self.language, **facts)

    def _law(self) -> Lines:
        """Every clause by which points are scored in a deal."""
        kinds = {name: self.rules.clauses[name].counts_as for name in self.rules.clauses}
        articles = rulebook_of(self.rules, self.language).articles
        return Lines(tuple(one.statement for one in articles if kinds[one.id] not in (None, "settlement")))

    def _settings(self) -> DataTable:
        """The options that are set otherwise, with the books that answer so."""
        head = (self._text("question"), self._text("here"), self._base_title)
        return DataTable(head, tuple(self._setting(name) for name, _ in self.rules.changed))

    def _setting(self, name: str) -> tuple[str, str, str]:
        here, there = (read_by(name, rules.settings[name].value, self.language) for rules in (self.rules, self.base))
        return option_title(name, self.language), here, there

    def _beside(self, some: list[ClauseDifference]) -> Iterator[Block]:
        """What both say to each question, one below the other: side by side they would be too narrow to read."""
        for one in some:
            yield Heading(one.question)
            there, here = one.articles
            yield Lines((self._line(self._text("here"), here), self._line(self._base_title, there)))

    def _line(self, whose: str, article: Article | None) -> str:
        said = article.statement if article is not None else self._text("absent")
        return self._text("line", whose=whose, said=said)


def _written(value: Value) -> str:
    """A value as it is written in a cell."""
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _check(deals: object, seed: object, language: str) -> None:
    for key, value, least in (("deals", deals, 1), ("seed", seed, 0)):
        if type(value) is not int or not least <= value <= MOST_DEALS:
            raise BookError(key, found=cut(repr(value), _SHOWN), most=narration.figures(MOST_DEALS, language))


def _interrupted(sample: Sample, language: str) -> bool:
    """Count to the end; whether that was interrupted. Where nothing has been counted yet, the interrupt goes on."""
    with progress() as tell:
        try:
            while not sample.step():
                facts = {"made": sample.made, "deals": sample.deals, "differing": sample.differing}
                tell(narration.message("cell-ruleset-progress", language, **facts))
        except KeyboardInterrupt:
            if not sample.made:
                raise
            return True
    return False


@dataclass(frozen=True, repr=False)
class BookOptions(Displayable):
    """What can be set in a book, as a cell shows it.

    Attributes:
        book: the book.
    """

    fold_line: ClassVar[str] = "cell-folded-options"
    book: Book

    @property
    def language(self) -> str:
        """In which it is shown."""
        return self.book.language

    @property
    def rows(self) -> tuple[tuple[str, str, str], ...]:
        """Each option: what it is about, what the book says, and how it is written with the values it can have."""
        return tuple(map(self._row, options().values()))

    def _row(self, option: Option) -> tuple[str, str, str]:
        now = self.book.rules.settings[option.name].value
        values = ", ".join(map(_written, option.values)) or narration.message("book-any-number", self.language)
        said = value_words(option.name, now, self.language)
        return option_title(option.name, self.language), said, f"{option.name}={_written(now)} ({values})"

    def document(self) -> Document:
        """All of them, a line each: beside one another they would be too wide for a narrow page."""
        say = self.book._text
        heading = Heading(say("options", book=rules_called(self.book.rules, self.language)))
        told = (say("option", title=title, value=value, written=written) for title, value, written in self.rows)
        return Document((heading, Lines(tuple(told))), self.language)


@dataclass(frozen=True, repr=False)
class ChangedExamples(Displayable):
    """The worked examples that score differently by a book. Each can be had, by its place or its name, as a deal by it.

    Attributes:
        book: the book.
        found: each example with both deals.
    """

    fold_line: ClassVar[str] = "cell-folded-changes"
    book: Book
    found: tuple[Divergence, ...]

    @property
    def language(self) -> str:
        """In which it is shown."""
        return self.book.language

    @property
    def ids(self) -> tuple[str, ...]:
        """The names of the examples."""
        return tuple(one.example.id for one in self.found if one.example is not None)

    def __getitem__(self, which: int | str) -> Deal:
        """An example as the book rules on it."""
        with saying(self.language):
            if which in self.ids:
                return self.found[self.ids.index(str(which))].second
            if type(which) is not int or not -len(self.found) <= which < len(self.found):
                raise BookError("example-none", found=cut(str(which), _SHOWN))
        return self.found[which].second

    def __iter__(self) -> Iterator[Deal]:
        return (one.second for one in self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __contains__(self, name: object) -> bool:
        return name in self.ids

    def document(self) -> Document:
        """The examples, with their score by the base and by the book."""
        say, base = self.book._text, self.book._base_title
        if not self.found:
            return Document((Paragraph(say("no-examples", base=base)),), self.language)
        shown, others = self.found[:ROWS], self.ids[ROWS:]
        blocks: list[Block] = [
            Paragraph(say("examples", count=len(self.found), base=base)),
            DataTable((say("example"), base, say("here")), tuple(map(self._row, self.ids, shown))),
        ]
        if others:
            blocks.append(Paragraph(say("more", names=", ".join(others))))
        return Document(tuple(blocks), self.language)

    def _row(self, name: str, one: Divergence) -> tuple[str, str, str]:
        return name, score_of(one.first), score_of(one.second)


def score_of(shown: Deal) -> str:
    """The totals of a deal, in the order of its sides, such as “28 : 23”."""
    return " : ".join(str(shown.total(side)) for side in dict.fromkeys(shown.table.sides))


@dataclass(frozen=True, repr=False)
class ChangedDeals(Displayable):
    """In how many random deals a book scores otherwise than its base.

    Attributes:
        book: the book.
        sample: the count.
        interrupted: whether it was stopped before its end.
    """

    fold_line: ClassVar[str] = "cell-folded-sampled"
    book: Book
    sample: Sample
    interrupted: bool = False

    @property
    def language(self) -> str:
        """In which it is shown."""
        return self.book.language

    @property
    def made(self) -> int:
        """How many deals were scored."""
        return self.sample.made

    @property
    def differing(self) -> int:
        """In how many of them the scores differ."""
        return self.sample.differing

    @property
    def deal(self) -> Deal | None:
        """The first deal that shows it, by the book; None where none does."""
        return self.sample.first.second if self.sample.first is not None else None

    @property
    def before(self) -> Deal | None:
        """The same deal by the base."""
        return self.sample.first.first if self.sample.first is not None else None

    def document(self) -> Document:
        """The count, how it was made, and the first deal: both hands, both scores, and where they part."""
        return Document(tuple(self._blocks()), self.language)

    def _blocks(self) -> Iterator[Block]:
        from piquet_tutor.explore.odds.report import percent  # with numpy

        say, sample = self.book._text, self.sample
        made, some, wanted = (self._figures(each) for each in (sample.made, sample.differing, sample.deals))
        share = percent(sample.share, self.language, sample.error)
        base = self.book._base_title
        counts = {"count": sample.made, "differing": sample.differing}
        yield Paragraph(say("counted", **counts, some=some, made=made, base=base, share=share))
        if self.interrupted:
            yield Paragraph(say("interrupted", deals=wanted))
        how = "bulk" if sample.in_bulk else "ledger"
        yield Paragraph(say(f"how-{how}", seed=str(sample.seed), refused=sample.refused))
        if sample.first is not None:
            yield from self._first(sample.first)

    def _figures(self, number: int) -> str:
        return narration.figures(number, self.language)

    def _first(self, found: Divergence) -> Iterator[Block]:
        say = self.book._text
        yield Heading(say("first"))
        yield from hands_of(found.second, self.language)
        where = parting(found.first, found.second, self.language)
        words = where.words if where is not None else ("", "")
        here = rules_called(self.book.rules, self.language)
        for title, ruled, said in ((self.book._base_title, found.first, words[0]), (here, found.second, words[1])):
            lines = [line for line in (said, tally_of(ruled, self.language)) if line]
            yield Paragraph(title)
            yield Lines(tuple(lines))


@taking_names
def rules(name: Rules = FIRST_RULES, *, language: str | None = None, **options: object) -> Book:
    """A book of rules, or your own: what it says in words, which examples it changes, and in how many deals.

    >>> book = rules("rubicon", last_trick=10)
    >>> print(book)  # doctest: +ELLIPSIS
    Rubicon Piquet, with one rule changed
    The English club game of six deals, by Cavendish’s laws and his order of reckoning...
    >>> book.changes().ids[:2]
    ('cavendish-example', 'parlett-repique-example')

    Args:
        name: which book: rubicon (the club game, and the one if none is named), cavendish, parlett, club, wikipedia;
            saunt, au-cent (races to a hundred); cent-36, cent-1651 (thirty-six cards); contract, auction (with
            bidding); normand, voleur (three and four players).
        language: in which it is shown.
        **options: what it shall say otherwise, such as last_trick=10; rules("rubicon").options() lists them all with
            their values.

    Raises:
        Said: there is no such book or option, or the option has no such value; the error is one sentence.
    """
    language = language_meant(language)
    with saying(language):
        return Book(rule_set(name, options, named_beside(rules)), language)
