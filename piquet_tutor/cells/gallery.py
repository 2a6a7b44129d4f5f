"""The worked examples in a cell: found by a question, drawn, and each a deal to work with.

>>> found = examples("where equality bars nothing")
>>> found.ids[0]
'two-quatorzes-and-a-trio'
>>> found[0].total("younger") == found["two-quatorzes-and-a-trio"].total("younger")
True
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import pairwise
from math import log, sqrt
from typing import Final, overload

from piquet_tutor import narration
from piquet_tutor.cells.dealing import deal
from piquet_tutor.cells.shown import Displayable, language_meant, saying
from piquet_tutor.engine.naming import taking_names
from piquet_tutor.explore.examples import Example, gallery, groups
from piquet_tutor.explore.rulebook.book import has_words_beginning, plain
from piquet_tutor.game.records.form import PARTIE
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import Block, Document, Heading, Lines, Paragraph, Total
from piquet_tutor.narration.render import hands_of, tally_of
from piquet_tutor.narration.spoken import Apart, Spoken, cut

CARDS: Final = 48
"""How many cards are drawn at most, those of two deals: more would be too much for one output of a notebook."""
LISTED: Final = 30
"""How many more are named at most."""
_STEM: Final = 5
"""Letters of a word that are looked for: so that “equality” finds what is equal, and “quatorzes” a quatorze."""
_SHORT: Final = 3
"""Words with fewer letters are not looked for."""
_DOUBLING: Final = ("ing", "ed")
_ENDINGS: Final = (*_DOUBLING, "ent", "er", "es", "e", "s")
"""Endings of verbs and plurals, in plain letters: what is looked for is what stands before them."""
_NEAR: Final = 0.6
"""An example is shown where it has this share of what the best of them has of the question."""
_SHOWN: Final = 60


class GalleryError(Spoken, LookupError):
    """What the gallery does not have."""

    family = "cell-examples-"


@dataclass(frozen=True, repr=False)
class Gallery(Displayable):
    """Worked examples. Each can be had as a deal: by its place or its name, or one after another in a loop.

    Attributes:
        examples: which.
        question: what was asked for; empty for the whole gallery.
        language: in which they are shown.
    """

    examples: tuple[Example, ...]
    question: str = ""
    language: str = "en"

    @property
    def ids(self) -> tuple[str, ...]:
        """The names of the examples: what :func:`deal` takes."""
        return tuple(one.id for one in self.examples)

    @overload
    def __getitem__(self, which: int | str) -> Deal: ...
    @overload
    def __getitem__(self, which: slice) -> Gallery: ...
    def __getitem__(self, which: int | str | slice) -> Deal | Gallery:
        """An example as a deal, by its place or its name; of a slice, a smaller gallery."""
        if isinstance(which, slice):
            return replace(self, examples=self.examples[which])
        with saying(self.language):
            return deal(which if isinstance(which, str) else self._at(which).id, language=self.language)

    def _at(self, place: int) -> Example:
        if not -len(self.examples) <= place < len(self.examples):
            raise GalleryError("place", found=place, count=len(self.examples))
        return self.examples[place]

    def __iter__(self) -> Iterator[Deal]:
        return (self[name] for name in self.ids)

    def __len__(self) -> int:
        return len(self.examples)

    def __contains__(self, name: object) -> bool:
        return name in self.ids

    def document(self) -> Document:
        """The whole gallery by subject; what was asked for with its cards, as far as there is room."""
        return Document(tuple(self._by_subject() if not self.question else self._asked_for()), self.language)

    def _by_subject(self) -> Iterator[Block]:
        yield Paragraph(narration.message("cell-examples-all", self.language, count=len(self.examples)))
        for group in groups():
            there = [one for one in group.examples if one in self.examples]
            if there:
                yield Heading(narration.message(group.title, self.language))
                yield self._named(there)

    def _asked_for(self) -> Iterator[Block]:
        facts = {"question": cut(self.question, _SHOWN), "count": len(self.examples)}
        yield Paragraph(narration.whole("cell-examples-found", self.language, **facts))
        drawn = self._with_room()
        for one, shown in drawn.items():
            yield from self._drawn(one, shown)
        others = [one for one in self.examples if one not in drawn]
        if others:
            yield Heading(narration.message("cell-examples-others", self.language))
            yield self._named(others[:LISTED])

    def _with_room(self) -> dict[Example, Deal]:
        """The first of the examples, as far as there is room for their cards; not a whole partie."""
        found: dict[Example, Deal] = {}
        left = CARDS
        for one in (each for each in self.examples if not _is_partie(each)):
            shown = deal(one.id, language=self.language)
            left -= shown.rules.hand_size * len(shown.table.seats)
            if left < 0:
                break
            found[one] = shown
        return found

    def _named(self, some: list[Example]) -> Lines:
        return Lines(tuple(narration.whole("cell-examples-one", self.language, **self._facts(one)) for one in some))

    def _facts(self, one: Example) -> dict[str, str]:
        return {"name": one.id, "teaches": narration.message(one.teaches, self.language)}

    def _drawn(self, one: Example, shown: Deal) -> Iterator[Block]:
        yield Heading(narration.whole("cell-examples-one", self.language, **self._facts(one)))
        yield Paragraph(narration.message(one.title, self.language))
        yield from (replace(hand, aside=True) for hand in hands_of(shown, self.language, whole=True))
        yield Total(tally_of(shown, self.language))


def _is_partie(one: Example) -> bool:
    return bool(one.record["format"] == PARTIE)


@taking_names
def examples(question: str | None = None, *, language: str | None = None) -> Gallery:
    """The worked examples: those that answer a question, drawn; or all of them by subject.

    >>> examples("sunk king").ids[0]
    'sunk-king'
    >>> d = examples("carte blanche stops a repique")[0]
    >>> len(examples())
    75

    Args:
        question: what is looked for, in words of any language the tutor speaks, or the name of an example; None for
            the whole gallery.
        language: in which they are shown.

    Raises:
        GalleryError: no example has a word of the question.
    """
    language = language_meant(language)
    if question is None:
        return Gallery(gallery(), "", language)
    with saying(language):
        if not isinstance(question, str):
            raise GalleryError("words", found=cut(repr(question), _SHOWN))
        found = answering(question)
        if not found:
            subjects = Apart(narration.message(group.title, language) for group in groups())
            raise GalleryError("none", question=cut(question, _SHOWN), subjects=subjects)
    return Gallery(found, question, language)


def answering(question: str) -> tuple[Example, ...]:
    """The examples that answer a question, the best first: one with all the words before one that lacks a rare one.

    A word counts for more the fewer examples have it, and twice where an example's own title or name has it; and what
    an example has counts for less, the more is looked for that it has not. Where words stand beside each other as in
    the question, such as “no pique”, that example is before others.

    >>> [one.id for one in answering("a saved pique")][0]
    'tens-before-the-lead'
    """
    named = [one for one in gallery() if plain(one.id) == plain(question)]
    if named:
        return tuple(named)
    marks, shares = dict.fromkeys(gallery(), 0.0), dict.fromkeys(gallery(), 0.0)
    for word in sorted(_stems(question)):
        having = [one for one in gallery() if has_words_beginning(" ".join(_words_of(one)), [word])]
        worth = log(1 + len(gallery()) / max(len(having), 1))
        for one in having:
            shares[one] += worth
            marks[one] += worth * (2 if has_words_beginning(_words_of(one)[0], [word]) else 1)
    fits = {one: marks[one] * sqrt(shares[one]) for one in gallery()}
    best = max(fits.values())
    if not best:
        return ()
    near = [one for one in gallery() if fits[one] >= _NEAR * best]
    pairs = _pairs(plain(question))
    return tuple(sorted(near, key=lambda one: -fits[one] * (1 + _beside(pairs, one))))


def _beside(pairs: frozenset[frozenset[str]], one: Example) -> float:
    """How many of some pairs of words stand beside each other in an example's words; half as much in its note alone."""
    title, note = map(_pairs, _words_of(one))
    return len(pairs & title) + len(pairs & (note - title)) / 2


def _stems(question: str) -> set[str]:
    """The beginnings of the words that are looked for: not those that only ask, unless there are no others."""
    words = [word for word in plain(question).split() if len(word) >= _SHORT]
    telling = [word for word in words if word not in _asking()] or words
    return {_stem(word) for word in telling}


def _stem(word: str) -> str:
    """A word's beginning, without the ending of a plural or a verb: “makes” finds “make”, “saved” what saves."""
    ending = next((each for each in _ENDINGS if word.endswith(each) and len(word) - len(each) >= _SHORT), "")
    begun = word.removesuffix(ending)
    if ending in _DOUBLING and begun[-1] == begun[-2] and len(begun) > _SHORT:  # barred, stopping
        begun = begun[:-1]
    return begun[:_STEM]


@lru_cache(maxsize=512)
def _pairs(text: str) -> frozenset[frozenset[str]]:
    """Which two words that name something stand beside each other in a plain text, whatever joins them.

    With two that are denied stands what denies them: whoever asks for what saves is not told what does not save.
    """
    telling = [word for word in text.split() if word not in _asking()]
    denied = ([one] if one in _denying() else [] for one in ["", *telling])
    pairs = zip(pairwise(map(_stem, telling)), denied, strict=False)
    return frozenset(frozenset([*pair, *before]) for pair, before in pairs)


@cache
def _asking() -> frozenset[str]:
    """The words of every language that ask or join and name nothing."""
    listed = (narration.message("cell-examples-asking", each) for each in narration.languages())
    return frozenset(plain(word) for words in listed for word in words.split(","))


@cache
def _denying() -> frozenset[str]:
    """The words of every language that deny what follows."""
    listed = (narration.message("wish-not", each) for each in narration.languages())
    return frozenset(plain(word) for words in listed for word in words.split(","))


@lru_cache(maxsize=256)
def _words_of(one: Example) -> tuple[str, str]:
    """The words of an example's name, title and subject, and those of its note, in every language."""
    subject = next((group.title for group in groups() if one in group.examples), "")
    first, more = [one.id], []
    for language in narration.languages():
        first += [narration.message(key, language) for key in (one.title, one.teaches, subject) if key]
        note = f"{one.title}.note"
        more += [narration.message(note, language)] if narration.has_message(note) else []
    return plain(" ".join(first)), plain(" ".join(more))
