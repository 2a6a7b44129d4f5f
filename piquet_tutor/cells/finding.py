"""A deal that is asked for, in a cell: one in which it happens, or the clause that rules it out.

>>> found = find("elder repique, younger quatorze")
>>> found.kind, found.deal.total("elder") > 100
('found', True)
>>> find("younger pique").clause
'pique.award'
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.cells.progress import interruptible, progress
from piquet_tutor.cells.rule_sets import Rules, rule_set
from piquet_tutor.cells.shown import Displayable, language_meant, saying
from piquet_tutor.engine.naming import taking_names
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.clauses import clause as statement_of
from piquet_tutor.narration.documents import Block, CitedLaw, Document, Heading, Paragraph
from piquet_tutor.narration.render import document_of_deal
from piquet_tutor.narration.spoken import cut

if TYPE_CHECKING:
    from piquet_tutor.explore.finder import Outcome

TRIES: Final = 500
"""How many deals and layouts are tried before a search is given up."""
_SHOWN: Final = 60


@dataclass(frozen=True, repr=False)
class SearchResult(Displayable):
    """What a search came to: a deal, a proof that there is none, or neither.

    Attributes:
        words: what was asked for.
        outcome: of the search.
        language: in which it is shown.
    """

    fold_line: ClassVar[str] = "cell-folded-found"
    words: str
    outcome: Outcome
    language: str = "en"

    @property
    def kind(self) -> str:
        """What it came to: ``found``, ``proved`` (there is none), ``not_found``, or ``cancelled``."""
        return self.outcome.kind

    @property
    def deal(self) -> Deal | None:
        """The deal found; None where there is none."""
        return self.outcome.deal

    @property
    def query(self) -> str:
        """What was asked for as the finder understood it."""
        return self.outcome.query.text

    @property
    def clause(self) -> str:
        """The clause that rules it out; empty where none does by itself."""
        return self.outcome.bar.clause if self.outcome.bar is not None else ""

    def __bool__(self) -> bool:
        """Whether a deal was found."""
        return self.deal is not None

    def document(self) -> Document:
        """What was asked for, what it came to, and the deal, or the clause that rules it out."""
        return Document(tuple(self._blocks()), self.language)

    def _blocks(self) -> Iterator[Block]:
        from piquet_tutor.explore.finder import outcome_lines

        yield Heading(narration.whole("cell-find-title", self.language, words=cut(self.words, _SHOWN)))
        if self.query != self.words:
            yield Paragraph(narration.whole("cell-find-understood", self.language, query=self.query))
        yield from map(Paragraph, outcome_lines(self.outcome, self.language)[: 1 if self.deal is not None else None])
        if self.deal is not None:
            yield from document_of_deal(self.deal, self.language).blocks[1:]
        elif self.clause in self.outcome.query.rules.clauses:
            yield self._law()

    def _law(self) -> CitedLaw:
        """What the clause says; whose it is stands in the line before."""
        return CitedLaw((statement_of(self.outcome.query.rules, self.clause, self.language),))


@taking_names
def find(
    words: str, rules: Rules | None = None, *, seed: int = 1, tries: int = TRIES, language: str | None = None
) -> SearchResult:
    """A deal in which something happens; or how it is known that there is none.

    >>> d = find("equal points, no carte blanche").deal
    >>> "point" in d.tally()["elder"]
    False
    >>> find("younger pique").kind
    'proved'

    The same words and seed find the same deal, on any machine. A search can be interrupted, and shows how far it is.

    Args:
        words: what shall happen, or what somebody shall hold, with commas between: "elder repique, younger quint";
            in English or French. Or conditions, one after another: "elder.point>=6 capot=younger".
        rules: the book by which it is ruled; the club game where none is given.
        seed: another seed tries other deals.
        tries: how many deals and layouts to try.
        language: in which it is shown.

    Raises:
        QueryError: the words are not understood; the error says which, and what to write.
    """
    from piquet_tutor.explore.finder import Search, told_progress  # loaded when something is sought, not when named
    from piquet_tutor.explore.wishes import WishError, query_wished

    language = language_meant(language)
    with saying(language), interruptible(language):
        if type(words) is not str or not words.strip():
            raise WishError("empty")
        for name, value in (("seed", seed), ("tries", tries)):
            if type(value) is not int or value < 1:
                raise WishError("whole-number", name=name, found=cut(repr(value), _SHOWN))
        query = query_wished(words, rule_set(rules) if rules is not None else None)
        search = Search(query, seed, seconds=None, most=tries)
    with progress() as tell:
        try:
            search.run(lambda done: tell(told_progress(done, language)))
        except KeyboardInterrupt:
            search.cancel()
    assert search.outcome is not None  # it has ended, or been stopped
    return SearchResult(words, search.outcome, language)
