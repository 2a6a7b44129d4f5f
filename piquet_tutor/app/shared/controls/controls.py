"""Buttons, lists, fields and files: each shows what it is called and how it stands, and tells when it changes."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final

from piquet_tutor.app.part import Intent, Part


class Control(Part):
    """A list, a field or a button, drawn by the browser's own element under a real label."""

    def __init__(self, **fields: Any) -> None:
        """Begin as these fields say; each is a key of the scene."""
        super().__init__(fields)
        self._heard: list[Callable[[Any], object]] = []
        self.on_intent(self._take)

    def on_change(self, callback: Callable[[Any], object]) -> None:
        """Call ``callback`` with the new value whenever a reader sets another; a page sets it in silence."""
        self._heard.append(callback)

    def choose(self, value: str) -> None:
        """Set it as a reader does: it is told to those who listen for that."""
        self.handle({"kind": "set", "value": value})

    def _take(self, intent: Intent) -> None:
        """What a reader set; what it cannot be is dropped."""
        before, given = self._get("value"), intent.get("value")
        if intent["kind"] == "set" and isinstance(given, str):
            self._set(given)
        now = self._get("value")
        if now != before:
            for callback in tuple(self._heard):
                callback(now)

    def _set(self, value: str) -> None:
        """Stand at this value, if it can."""
        raise NotImplementedError

    def _get(self, name: str) -> Any:
        return (self._scene or {})[name]

    def _put(self, **fields: Any) -> None:
        """Stand otherwise."""
        before = self._scene or {}
        if any(before.get(name) != value for name, value in fields.items()):
            self.show({**before, **fields})

    @property
    def label(self) -> str:
        """What it is called."""
        return str(self._get("label"))

    @label.setter
    def label(self, label: str) -> None:
        self._put(label=label)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({(self._scene or {}).get('value', self.label)!r})"


class Button(Control):
    """A button with words on it.

    Scene: ``label``, ``primary``, ``disabled``, and ``dismisses`` where it does.
    Intents: ``press``.
    """

    view = "button"

    def __init__(self, label: str = "", *, primary: bool = False, dismisses: bool = False) -> None:
        """Begin with its words.

        Args:
            label: the words.
            primary: whether it is what most readers want next.
            dismisses: whether it takes away a question and changes nothing: Escape presses it, wherever the focus is.
        """
        harmless = {"dismisses": True} if dismisses else {}
        super().__init__(label=label, primary=primary, disabled=False, **harmless)
        self._pressed: list[Callable[[], object]] = []

    def on_press(self, callback: Callable[[], object]) -> None:
        """Call ``callback`` whenever it is pressed."""
        self._pressed.append(callback)

    @property
    def disabled(self) -> bool:
        """Whether it cannot be pressed now."""
        return bool(self._get("disabled"))

    @disabled.setter
    def disabled(self, disabled: bool) -> None:
        self._put(disabled=disabled)

    def press(self) -> None:
        """Press it; one that is disabled does nothing."""
        if self.disabled:
            return
        for callback in tuple(self._pressed):
            callback()

    def _take(self, intent: Intent) -> None:
        if intent["kind"] == "press":
            self.press()


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


LONGEST_TEXT: Final = 1_000_000
"""The longest text that is taken from a large field, in characters."""


class Field(Control):
    """A labelled field of one line. What is wrong with its text stands right below it, and is read out with it.

    Once the text is another, nothing is said against it any more until it is read again.

    Scene: ``label``, ``value`` (as it was typed), ``placeholder`` (what may be typed), ``wrong`` (one sentence on why
    the text will not do; empty while nothing is known against it), ``lines`` (more than one for a large field),
    ``numeric``, and ``enters`` where Enter does something.
    Intents: ``set`` (``value``), ``enter``.
    """

    view = "field"
    lines: ClassVar[int] = 1
    numeric: ClassVar[bool] = False

    def __init__(
        self, label: str, *, value: str = "", placeholder: str = "", on_enter: Callable[[], object] | None = None
    ) -> None:
        """Begin with a text.

        Args:
            label: what it is called.
            value: the text.
            placeholder: what may be typed.
            on_enter: what Enter does: the same as the button that reads the field.
        """
        entered = {"enters": True} if on_enter is not None else {}
        super().__init__(
            label=label,
            value=value,
            placeholder=placeholder,
            wrong="",
            lines=self.lines,
            numeric=self.numeric,
            **entered,
        )
        self._on_enter = on_enter

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

    def _take(self, intent: Intent) -> None:
        super()._take(intent)
        if intent["kind"] == "enter" and self._on_enter is not None:
            self._on_enter()


class NumberField(Field):
    """A field for a whole number, such as a seed; what is typed is kept as it was typed."""

    numeric = True


class TextArea(Field):
    """A field of several lines."""

    lines = 6
    longest = LONGEST_TEXT


LARGEST_UPLOAD: Final = 500_000
"""The largest file that is opened, in bytes."""


class Upload(Control):
    """A button that opens a file.

    Scene: ``label``, ``accept`` (which files are offered), ``largest`` (in bytes; a larger one is cut off there).
    Intents: ``file`` (``content``: its bytes in base 64).
    """

    view = "upload"
    longest = LARGEST_UPLOAD * 4 // 3 + 200

    def __init__(self, label: str, accept: str) -> None:
        """Offer to open a file.

        Args:
            label: the words on the button.
            accept: which files are offered, as in HTML.
        """
        super().__init__(label=label, accept=accept, largest=LARGEST_UPLOAD)
        self._opened: list[Callable[[bytes], object]] = []

    def on_open(self, callback: Callable[[bytes], object]) -> None:
        """Call ``callback`` with the bytes of each file that is opened."""
        self._opened.append(callback)

    def open(self, content: bytes) -> None:
        """Open a file."""
        for callback in tuple(self._opened):
            callback(content)

    def _take(self, intent: Intent) -> None:
        if intent["kind"] == "file" and (content := content_of(intent.get("content"))) is not None:
            self.open(content)


def content_of(letters: object) -> bytes | None:
    """The bytes of a file, as an intent holds it; None for what no view sends."""
    try:
        return base64.b64decode(letters, validate=True) if isinstance(letters, str) else None
    except (binascii.Error, ValueError):
        return None
