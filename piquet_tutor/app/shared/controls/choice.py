"""One of several: a labelled list in which the whole name of what is chosen can be read, however long it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from piquet_tutor.app.shared.controls.control import Control

Groups = Sequence[Sequence[Any]]
"""For each group its name and its options, pairs of a title and a value; a group without a name has no heading."""


class Choice(Control):
    """A labelled list, its options in groups or one after another.

    Scene: ``label``, ``groups``, ``value`` (what is chosen).
    Intents: ``set`` (``value``: one of the options; whatever else is sent is dropped).
    """

    view = "choice"

    def __init__(
        self, label: str, *, groups: Groups = (), options: Iterable[tuple[str, str]] = (), value: str = ""
    ) -> None:
        """Begin with some options.

        Args:
            label: what it is called.
            groups: the options in groups.
            options: or one after another, titles and values.
            value: what is chosen; where it is not given, the first.
        """
        listed = groups or [["", [list(each) for each in options]]]
        first = [option for _, inside in listed for _, option in inside][:1]
        super().__init__(label=label, groups=listed, value=value or "".join(first))

    @property
    def groups(self) -> Groups:
        """The options in groups."""
        return self._get("groups")  # type: ignore[no-any-return]

    @groups.setter
    def groups(self, groups: Groups) -> None:
        self._put(groups=groups)

    @property
    def value(self) -> str:
        """What is chosen; a value that is not among the options leaves the one that stands."""
        return str(self._get("value"))

    @value.setter
    def value(self, value: str) -> None:
        if value in [each for _, each in self.options]:
            self._put(value=value)

    @property
    def chosen(self) -> str:
        """The title of what is chosen."""
        return next((title for title, value in self.options if value == self.value), "")

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

    def offer(self, options: Iterable[tuple[str, str]], value: str = "") -> None:
        """Offer these, without headings, and choose one of them: the first, where none is named."""
        listed = [list(each) for each in options]
        chosen = value if value in [each for _, each in listed] else listed[0][1]
        self._put(groups=[["", listed]], value=chosen)

    def _set(self, value: str) -> None:
        self.value = value
