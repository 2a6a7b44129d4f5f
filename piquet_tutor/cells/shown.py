"""What a notebook's cell gives: a value that shows itself, and the language in which it does.

Whatever is shown is a document (``narration.documents``), so that it stands as HTML without a script, a style sheet or
a kernel, and as plain text; the same value gives the same bytes each time.

>>> from dataclasses import dataclass
>>> from piquet_tutor.narration.documents import Paragraph
>>> @dataclass(frozen=True, repr=False)
... class Greeting(Displayable):
...     who: str
...     language: str = "en"
...     def document(self):
...         return Document((Paragraph(f"Good evening, {self.who}."),), self.language)
>>> Greeting("elder")
Good evening, elder.
>>> Greeting("elder")._repr_html_().startswith('<div class="pqn" lang="en"')
True
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import ClassVar

from piquet_tutor import narration
from piquet_tutor.engine.faults import Phrase, Said, nearest
from piquet_tutor.engine.naming import NearestNamed, taking_names
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import Details, Document
from piquet_tutor.narration.rendering import html, plain
from piquet_tutor.narration.spoken import Spoken, hint_of, language_named


class NoSuchName(Spoken, AttributeError):
    """A name that nothing of this has; the error names the one that is likely meant."""

    family = "cell-"


def no_name(thing: object, name: str) -> NoSuchName:
    """The error for a name that something has not.

    Args:
        thing: that has it not.
        name: as it was written.
    """
    near = nearest(name, [each for each in dir(thing) if not each.startswith("_")])
    error = NoSuchName("no-name", name=name, hint=Phrase("perhaps", near) if near else Phrase("press-tab"))
    error.language = language_meant()
    return error


class CallError(Spoken, TypeError):
    """What a function does not take, or cannot do without; the error says what it takes."""

    family = "cell-"


def no_parameter(function: str, name: str, known: tuple[str, ...]) -> CallError:
    """The error for a name by which a function takes nothing.

    Args:
        function: how it is called.
        name: as it was written.
        known: the names by which it takes something.
    """
    error = CallError("no-such", function=function, name=name, hint=hint_of(name, known))
    error.language = language_meant()
    return error


def too_many(function: str, most: int, count: int) -> CallError:
    """The error for more than a function takes.

    Args:
        function: how it is called.
        most: how much it takes without a name.
        count: how much it was given.
    """
    error = CallError("too-many", function=function, most=most, count=count)
    error.language = language_meant()
    return error


def left_out(function: str, name: str) -> CallError:
    """The error for what a function was not given and cannot do without.

    Args:
        function: how it is called.
        name: of what is missing.
    """
    error = CallError("left-out", function=function, name=name)
    error.language = language_meant()
    return error


class Displayable(NearestNamed, ABC):
    """Something that shows itself in a cell. A dataclass of this kind is made with ``repr=False``."""

    fold_line: ClassVar[str] = "cell-folded"
    """The message that stands where it is folded away: what it is, and nothing that it tells."""

    @abstractmethod
    def document(self) -> Document:
        """What is shown of it."""

    def __repr__(self) -> str:
        return plain.text(self.document())

    def __str__(self) -> str:
        return plain.text(self.document())

    def _repr_html_(self) -> str:
        return html.text(self.document())

    def __dir__(self) -> list[str]:
        return sorted(set(super().__dir__()) - {"fold_line"})

    @property
    def folded(self) -> Folded:
        """The same, closed until its reader opens it: what answers a question asked above it.

        Called, as in ``folded("Whose point is good?")``, it has another line to be opened. No method: one that is
        written without its brackets would print what it is to fold away.
        """
        return Folded(self)


class Folded(Displayable):
    """Something that is closed until its reader opens it; as plain text, which cannot be opened, its summary alone.

    Called it is closed again, under the line that it is given.
    """

    def __init__(self, inside: Displayable, summary: str = "") -> None:
        """Fold something.

        Args:
            inside: what is folded away.
            summary: the line that is there to be opened; empty for one that says what is folded away.
        """
        self.inside = inside
        self._summary = summary

    def __call__(self, summary: str = "") -> Folded:
        """The same under another line.

        Args:
            summary: the line that is there to be opened, such as ``"Whose point is good?"``; empty for one that says
                what is folded away.
        """
        return Folded(self.inside, summary or self._summary)

    @property
    def folded(self) -> Folded:
        """The same: it is closed already."""
        return self

    def document(self) -> Document:
        """The summary, and below it everything that is shown of the thing itself."""
        found = self.inside.document()
        return Document((Details(self.summary(found.language), found.blocks),), found.language)

    def summary(self, language: str) -> str:
        """The line that is there to be opened."""
        return self._summary or narration.message(self.inside.fold_line, language)

    def __repr__(self) -> str:
        return self.summary(self.inside.document().language)

    __str__ = __repr__


class _EngineValue(Displayable):
    """What the engine shows of itself, such as a deal or a partie, as a document of the language of the session."""

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def document(self) -> Document:
        """What its own display shows."""
        found = narration.presenter.document(self.thing)
        assert found is not None  # whatever is presented has words
        return found


def fold(thing: object) -> Folded:
    """Something that the engine shows, closed until its reader opens it."""
    return _EngineValue(thing).folded


def language_meant(language: str | None = None, of: Deal | None = None) -> str:
    """The language in which something is shown: the one asked for, else that of the deal, else of the session.

    Args:
        language: its tag, such as ``fr`` or ``fr-CA``; None for none.
        of: the deal of which something is shown: it has the language in which it was given.

    Raises:
        LanguageError: the tutor does not speak it.

    >>> language_meant("fr-CA"), language_meant()
    ('fr', 'en')
    """
    if language is not None:
        return language_named(language)
    return (of is not None and of.language) or narration.presenter.language


@partial(taking_names, called_by="language")
def set_language(language: str) -> None:
    """Set the language in which this session shows things, deals and rulings as well.

    >>> set_language("en")

    Args:
        language: its tag, such as "en" or "fr".

    Raises:
        LanguageError: the tutor does not speak it.
    """
    narration.presenter.language = language_meant(language)


@contextmanager
def saying(language: str) -> Iterator[None]:
    """Have what goes wrong within it say so in a language."""
    try:
        yield
    except Said as error:
        error.language = language
        raise
