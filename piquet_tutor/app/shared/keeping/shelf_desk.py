"""Where a reader saves what the browser keeps, and reads it in again: on another telephone, say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Final

from piquet_tutor.app.part import Group, Part
from piquet_tutor.app.shared.controls.controls import Button, Upload
from piquet_tutor.app.shared.controls.plain_parts import Fold, Markup, small_line
from piquet_tutor.app.shelf import FORMAT, Shelf, ShelfFault, read
from piquet_tutor.app.words import PageWords

FILE: Final = "piquet-tutor.json"


class SaveShelf(Part):
    """A button that saves everything the reader's browser keeps; the view does it by itself.

    Scene: ``label``, ``none`` (what is said where nothing is kept), ``file`` (its name), ``format`` (its mark).
    """

    view = "save-shelf"

    def __init__(self, label: str, none: str) -> None:
        """Begin with its words.

        Args:
            label: the words on the button.
            none: what is said where nothing is kept.
        """
        super().__init__({"label": label, "none": none, "file": FILE, "format": FORMAT})


class ShelfDesk:
    """Saves the shelf, and puts in its place what a file holds, once the reader has said so.

    Attributes:
        shelf: what the page tells the browser to keep.
        fold: everything of it on the page, folded away.
        upload: takes the file.
        question: whether what is kept may be replaced; hidden while nothing is asked.
        replace: the answer yes.
        leave: the answer no.
        told: what became of the file.
    """

    def __init__(self, language: str, taken: Callable[[Mapping[str, str]], object]) -> None:
        """Offer both.

        Args:
            language: of every text.
            taken: told what lies on the shelf once it is replaced.
        """
        self.words, self._taken = PageWords("shelf", language), taken
        self.shelf = Shelf()
        self.upload = Upload(self.words["open"], ".json,application/json")
        self.replace = Button(self.words["replace"], primary=True)
        self.leave = Button(self.words["leave"], dismisses=True)
        self.question = Group([Markup(small_line(self.words["ask"])), self.replace, self.leave], "pq-row")
        self.told = Markup("")
        self._read: dict[str, str] = {}
        self._ask(False)
        save = SaveShelf(self.words["save"], self.words["none"])
        inside = [Markup(small_line(self.words["text"])), save, self.upload, self.question, self.told]
        self.fold = Fold(self.words["title"], inside, "pq-shelf-desk")
        self.upload.on_open(self._opened)
        self.replace.on_press(self._put)
        self.leave.on_press(lambda: self._ask(False))

    def _opened(self, content: bytes) -> None:
        """A file was chosen: one that fits is asked about, and of any other it is said what is wrong."""
        try:
            self._read = read(content)
        except ShelfFault as fault:
            self._ask(False)
            self.told.value = _notice(fault.text(self.words.language), wrong=True)
        else:
            self.told.value = ""
            self._ask(True)

    def _ask(self, asking: bool) -> None:
        self.question.hidden, self.upload.hidden = not asking, asking
        if not asking:
            self._read = {}

    def _put(self) -> None:
        if self._read:
            texts, self._read = self._read, {}
            self.shelf.replace(texts)
            self._taken(texts)
            self.told.value = _notice(self.words["done"])
            self._ask(False)


def _notice(text: str, *, wrong: bool = False) -> str:
    return f'<p class="pq-hint{" is-wrong" if wrong else ""}" role="status">{escape(text)}</p>'
