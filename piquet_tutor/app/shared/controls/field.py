"""Fields to write in."""

from __future__ import annotations

from typing import ClassVar, Final

from piquet_tutor.app.shared.controls.control import Control

LARGEST: Final = 1_000_000
"""The longest text that is taken from a large field, in characters."""


class Field(Control):
    """A labelled field of one line. What is wrong with its text stands right below it, and is read out with it.

    Once the text is another, nothing is said against it any more until it is read again.

    Scene: ``label``, ``value`` (as it was typed), ``placeholder`` (what may be typed), ``wrong`` (one sentence on why
    the text will not do; empty while nothing is known against it), ``lines`` (more than one for a large field),
    ``numeric``.
    Intents: ``set`` (``value``).
    """

    view = "field"
    lines: ClassVar[int] = 1
    numeric: ClassVar[bool] = False

    def __init__(self, label: str, *, value: str = "", placeholder: str = "") -> None:
        """Begin with a text.

        Args:
            label: what it is called.
            value: the text.
            placeholder: what may be typed.
        """
        super().__init__(
            label=label, value=value, placeholder=placeholder, wrong="", lines=self.lines, numeric=self.numeric
        )

    @property
    def value(self) -> str:
        """What stands in it."""
        return str(self._get("value"))

    @value.setter
    def value(self, value: str) -> None:
        if value != self.value:
            self.wrong = ""
        self._put(value=value)

    @property
    def wrong(self) -> str:
        """Why what was typed will not do."""
        return str(self._get("wrong"))

    @wrong.setter
    def wrong(self, wrong: str) -> None:
        self._put(wrong=wrong)

    def _set(self, value: str) -> None:
        self.value = value


class NumberField(Field):
    """A field for a whole number, such as a seed; what is typed is kept as it was typed."""

    numeric = True


class TextArea(Field):
    """A field of several lines."""

    lines = 6
    longest = LARGEST
