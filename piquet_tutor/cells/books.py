"""One deal by other books, in a cell: the same cards by another rule set, and every book that rules otherwise.

>>> from piquet_tutor import deal
>>> d = deal("tens-before-the-lead")
>>> d.total("elder"), under(d, "parlett").total("elder")
(49, 79)
>>> [each.rules.id for each in books(d)]
['parlett', 'club', 'saunt']
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.cells.rule_sets import rule_set
from piquet_tutor.cells.shown import Displayable, language_meant, saying
from piquet_tutor.explain.compare import parting_told
from piquet_tutor.explore.rulebook.other_books import OtherRuling, by_other_books
from piquet_tutor.explore.titles import by_other_rules
from piquet_tutor.game.records.io import play_through, read_value, score_from, write_record
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import Block, Branch, DataTable, Document, Heading, Paragraph
from piquet_tutor.narration.options import rules_called
from piquet_tutor.narration.render import hands_of, seat_label, still_open, title_of
from piquet_tutor.narration.spoken import Spoken, cut, hint_of

_SHOWN: Final = 40


class BooksError(Spoken, KeyError):
    """A book that does not rule on a deal; the error names those that do."""

    family = "cell-books-"


@dataclass(frozen=True, repr=False)
class Books(Displayable):
    """A deal by every book that deals such hands.

    Attributes:
        deal: the deal by its own rules.
        others: what each other book makes of it.
        language: the language in which it is shown.
    """

    fold_line: ClassVar[str] = "cell-folded-books"
    deal: Deal
    others: tuple[OtherRuling, ...]
    language: str = "en"

    @property
    def otherwise(self) -> tuple[OtherRuling, ...]:
        """The books that come to another score."""
        return tuple(each for each in self.others if each.deal is not None and not _alike(each))

    def __iter__(self) -> Iterator[Deal]:
        """The deal by each book that rules otherwise."""
        return (each.deal for each in self.otherwise if each.deal is not None)

    def __len__(self) -> int:
        return len(self.otherwise)

    def __getitem__(self, book: str) -> Deal:
        """The deal by one book, such as ``parlett``.

        Raises:
            BooksError: no such book deals such hands, or it does not allow this deal.
        """
        ruled = {each.rules.id: each.deal for each in self.others if each.deal is not None}
        with saying(self.language):
            if book not in ruled:
                raise BooksError("book", found=cut(str(book), _SHOWN), hint=hint_of(str(book), tuple(ruled)))
        return ruled[book]

    def document(self) -> Document:
        """The hands, the scores side by side, where each book parts from the deal's own, and the books that do not."""
        language = self.language
        blocks: list[Block] = [Heading(title_of(self.deal, language)), *hands_of(self.deal, language, whole=True)]
        if not self.others:
            blocks.append(Paragraph(narration.message("lab-books-none", language)))
        if self.otherwise:
            blocks.append(self._scores())
        blocks += _partings(self.otherwise, language)
        blocks += [Paragraph(each) for each in self._alike()]
        blocks += [] if self.deal.done else [Paragraph(still_open(self.deal, language, in_words=True))]
        blocks += [Paragraph(_refusal(each, language)) for each in self.others if each.deal is None]
        return Document(tuple(blocks), language)

    def _scores(self) -> DataTable:
        """Every book that rules otherwise below the deal's own, with what each side scores by it."""
        sides = tuple(dict.fromkeys(self.deal.table.sides))
        labels = (seat_label(self.deal, side, self.language) for side in sides)
        own = narration.whole("cell-book-here", self.language, book=rules_called(self.deal.rules, self.language))
        titles = (own, *(narration.rules_title(each.rules, self.language) for each in self))
        rows = (
            (title, *(str(deal.total(side)) for side in sides))
            for title, deal in zip(titles, (self.deal, *self), strict=True)
        )
        return DataTable((narration.message("cell-book", self.language), *labels), tuple(rows))

    def _alike(self) -> Iterator[str]:
        """The books that come to the same score, in a line."""
        same = [each for each in self.others if each.deal is not None and _alike(each)]
        if same:
            titles = narration.listed(
                (narration.rules_title(each.rules, self.language) for each in same), self.language
            )
            done = "yes" if self.deal.done else "no"
            yield narration.whole("cell-books-alike", self.language, books=titles, done=done)


def _alike(one: OtherRuling) -> bool:
    return one.where is None or not one.where.scoring


def _told_of(one: OtherRuling, language: str) -> tuple[str, ...]:
    """Where a book parts from the deal's own: the question it answers otherwise, what is ruled here, and what there."""
    where = one.where
    assert where is not None  # only of books that rule otherwise
    assert one.deal is not None
    clause = one.deal.rules.clauses.get(where.clause)
    question = narration.clause_question(clause, language) if clause is not None else ""
    return (question, *parting_told(where, language))


def _partings(found: tuple[OtherRuling, ...], language: str) -> Iterator[Branch]:
    """Where books part from the deal's own; those that do so in the same words, together."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for each in found:
        alike.setdefault(_told_of(each, language), []).append(narration.rules_title(each.rules, language))
    for (question, *lines), titles in alike.items():
        told = {"books": narration.listed(titles, language), "question": question or None}
        yield Branch(narration.whole("cell-books-part", language, **told), "book", 0, tuple(map(Branch, lines)))


def _refusal(one: OtherRuling, language: str) -> str:
    said = narration.fault_told(one.fault, language) if one.fault is not None else ""
    title = narration.rules_title(one.rules, language)
    return narration.whole("cell-book-refuses", language, book=title, sentence=said)


def books(deal: Deal, language: str | None = None) -> Books:
    """A deal by every book that deals such hands."""
    meant = language_meant(language, deal)
    found = by_other_books(deal, write_record(deal), meant)
    called = (each.deal and by_other_rules(each.deal, deal, meant) for each in found)
    return Books(deal, tuple(replace(each, deal=ruled) for each, ruled in zip(found, called, strict=True)), meant)


def under(deal: Deal, rules: str | RuleSet | None = None, **options: object) -> Deal:
    """The same deal by other rules; :meth:`Deal.under` says how they are given."""
    meant = language_meant(of=deal)
    with saying(meant):
        by = rule_set(deal.rules if rules is None else rules, options, ("rules",))
        ruled = play_through(score_from(read_value(write_record(deal)), by))
        return by_other_rules(ruled, deal, meant)
