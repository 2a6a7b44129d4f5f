"""A place of the rulebook: a book of topics to search, or something to work with that a search leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

from piquet_tutor.app.address import Address
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.pages.rulebook.lookup import Block
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.search_desk import SearchDesk
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.rulebook.book import has_words_beginning, plain
from piquet_tutor.game.state import Deal


@dataclass(frozen=True)
class Topic:
    """One thing that can be looked up.

    Attributes:
        id: its name, as an address has it; no two on the page have the same.
        group: the heading under which it stands.
        title: what it is about; empty where its line says it.
        short: one line.
        searched: the words by which it is found, besides these.
        number: what stands before it.
        mark: a word beside it.
        tone: of that word.
        note: what the word means.
        cites: where it stands, for one that does not open.
        answers: each answer to it, with the places that give it.
        link: the address that leads to it.
        go: what that link is called, for one that does not open.
        blocks: what stands behind it; None for one that does not open.
        work: what has to be found out first, beside the page; it is given to ``blocks``.
    """

    id: str
    group: str
    title: str
    short: str = ""
    searched: str = ""
    number: str = ""
    mark: str = ""
    tone: str = ""
    note: str = ""
    cites: Sequence[Block] = ()
    answers: Sequence[Block] = ()
    link: str = ""
    go: str = ""
    blocks: Callable[..., list[Block]] | None = field(default=None, compare=False)
    work: Callable[[], Any] | None = field(default=None, compare=False)

    @cached_property
    def words(self) -> str:
        """Everything by which it is found, in plain letters."""
        return plain(f"{self.number} {self.title} {self.short} {self.searched}")

    def has(self, words: Iterable[str]) -> bool:
        """Whether each of these begins one of its words."""
        return has_words_beginning(self.words, words)


class PlaceDesk(SearchDesk):
    """What a place needs of the page on which it stands, besides the table below.

    Attributes:
        scheduler: where the odds are dealt out.
    """

    scheduler: str

    def begin(self, name: str) -> bool:
        """Open what the address asks for; whether there is something of that name."""
        raise NotImplementedError

    def begin_again(self) -> None:
        """What is listed here is other than it was."""
        raise NotImplementedError


class RulebookPlace:
    """What one address of the page shows.

    Attributes:
        name: of the place, and of its address.
        words: the page's words of its own.
        controls: what stands beside the search.
        panel: what is shown instead of a list; None for a book of topics.
        beside: what stands below the list.
        keeps: what a reload finds again.
    """

    name: ClassVar[str]

    def __init__(self, desk: PlaceDesk) -> None:
        """Stand on a page.

        Args:
            desk: the page's controls, and the table below.
        """
        self.desk, self.language = desk, desk.language
        self.words = PageWords(self.name, self.language)
        self.controls: Sequence[Part] = ()
        self.panel: Part | None = None
        self.beside: Sequence[Part] = ()
        self.keeps: Sequence[KeptText] = ()

    def open(self, query: Mapping[str, str]) -> Iterable[str]:
        """Be the place that is shown, with what its address asks for; sentences about what it cannot have."""
        raise NotImplementedError

    def go_on(self, kept: Kept, address: Address) -> None:
        """Go on where the reader left; most places have nothing to be kept."""

    def topics(self) -> Iterable[Topic]:
        """Everything that is found here, in the order in which it is listed."""
        raise NotImplementedError

    def deal_of(self, name: str) -> tuple[Deal, str] | None:
        """The deal that a button of an opened topic lays on the table, and what it is called; None for none."""
        raise NotImplementedError

    def show(self, name: str) -> None:
        """Lay that deal on the table."""
        found = self.deal_of(name)
        if found is not None:
            self.desk.say(found[1], [])
            self.desk.lay(found[0])
            self.desk.arrive()
