"""One of several: a labelled list in which the whole name of what is chosen can be read, however long it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import anywidget
import traitlets

from piquet_tutor.app import assets


class Choice(anywidget.AnyWidget):
    """A labelled list, its options in groups or one after another.

    Attributes:
        description: the label.
        groups: for each group its name and its options, pairs of a title and a value; a group without a name has no
            heading.
        value: what is chosen; whatever a page sends that is not among the options is refused.
    """

    _esm = assets.esm("shared/controls/choice.js")

    description = traitlets.Unicode("").tag(sync=True)
    groups: Any = traitlets.List().tag(sync=True)
    value = traitlets.Unicode("").tag(sync=True)

    @traitlets.validate("value")
    def _among_the_options(self, proposal: Any) -> str:
        """A value of the list, or the one that stands: a message of the page is a stranger's word."""
        offered = [value for _, value in self.options]
        return str(proposal["value"]) if proposal["value"] in offered else self.value

    @property
    def options(self) -> list[tuple[str, str]]:
        """Every option, title and value."""
        return [(title, value) for _, options in self.groups for title, value in options]

    @property
    def index(self) -> int:
        """The place of what is chosen; setting it chooses."""
        return [value for _, value in self.options].index(self.value)

    @index.setter
    def index(self, place: int) -> None:
        self.value = self.options[place][1]

    def offer(self, options: Iterable[tuple[str, str]]) -> None:
        """Offer these, without headings, and choose the first."""
        self.groups = [["", [list(each) for each in options]]]
        self.index = 0

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.value!r})"
