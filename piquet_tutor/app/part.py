"""A part of a page: what it shows is a plain dictionary, the scene, and what a reader does to it comes in as intents.

A part knows no widget and no browser. It holds no rule, and keeps nothing but the last scene it was given; whoever
shows the page (``stage``) asks each part how it stands, and sends what has changed.

>>> part = Part({"title": "Point"})
>>> part.on_intent(print)
>>> part.handle({"kind": "press", "action": "good"})
{'kind': 'press', 'action': 'good'}
>>> part.handle({"press": "good"})  # no intent: dropped
>>> part.snapshot()
{'view': '', 'scene': {'title': 'Point'}}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

Scene = dict[str, Any]
"""What is shown of a part: plain JSON."""
Intent = dict[str, Any]
Handler = Callable[[Intent], object]

LONGEST_INTENT = 4096
"""The longest intent that is heard, in characters of JSON."""


class Part:
    """One part of a page, drawn by one view of the front end.

    Attributes:
        view: the name of the view that draws it.
        longest: the longest intent it hears, in characters of JSON.
        id: its name on its page, given by the page.
    """

    view: ClassVar[str] = ""
    longest: ClassVar[int] = LONGEST_INTENT

    def __init__(self, scene: Scene | None = None) -> None:
        """Begin with a scene, or with nothing to show."""
        self.id = ""
        self._scene = scene
        self._hidden = False
        self._classes: tuple[str, ...] = ()
        self._handlers: list[Handler] = []
        self._stands_otherwise: Callable[[], object] = lambda: None

    @property
    def scene(self) -> Scene | None:
        """The scene shown last."""
        return self._scene

    def show(self, scene: Scene) -> None:
        """Let this be seen from now on."""
        self._scene = scene
        self._stands_otherwise()

    @property
    def hidden(self) -> bool:
        """Whether it is left out of what is seen."""
        return self._hidden

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        if hidden != self._hidden:
            self._hidden = hidden
            self._stands_otherwise()

    @property
    def children(self) -> tuple[Part, ...]:
        """The parts within it."""
        return ()

    def add_class(self, name: str) -> None:
        """Give it one more name that the style sheets know."""
        if name not in self._classes:
            self._classes = (*self._classes, name)
            self._stands_otherwise()

    def remove_class(self, name: str) -> None:
        """Take such a name away."""
        if name in self._classes:
            self._classes = tuple(each for each in self._classes if each != name)
            self._stands_otherwise()

    def on_intent(self, callback: Handler) -> None:
        """Call ``callback`` with each intent, a dictionary with a text ``kind``."""
        self._handlers.append(callback)

    def handle(self, content: object) -> None:
        """Take in what a stranger sent; whatever is no intent, or too long, is dropped."""
        intent = well_formed(content, self.longest)
        if intent is None:
            self.dropped(content)
            return
        for handler in tuple(self._handlers):
            handler(intent)

    def dropped(self, content: object) -> None:
        """Something was sent that is no intent, or one too long."""

    def snapshot(self) -> dict[str, Any]:
        """How it stands: its view and scene, and where there are any its classes, its parts and that it is hidden."""
        more = {
            "classes": list(self._classes),
            "children": [each.id for each in self.children],
            "hidden": self._hidden,
        }
        return {"view": self.view, "scene": self._scene, **{name: value for name, value in more.items() if value}}

    def since(self, before: Scene | None) -> Scene | None:
        """The scene for a view that has an earlier one: the whole, or where a part knows how, what is new in it."""
        del before
        return self._scene

    def watch(self, changed: Callable[[], object]) -> None:
        """Call ``changed`` whenever it stands otherwise than before."""
        self._stands_otherwise = changed

    def __repr__(self) -> str:
        title = (self._scene or {}).get("title", "")
        return f"{type(self).__name__}({title!r})"


class Group(Part):
    """Several parts, laid out by the classes of the group."""

    view = "group"

    def __init__(self, parts: Iterable[Part] = (), *classes: str) -> None:
        """Begin with some parts.

        Args:
            parts: in the order in which they are read.
            classes: names that the style sheets know.
        """
        super().__init__({})
        self._children = tuple(parts)
        self._classes = classes

    @property
    def children(self) -> tuple[Part, ...]:
        """The parts within it; others can be put in their place."""
        return self._children

    @children.setter
    def children(self, parts: Iterable[Part]) -> None:
        self._children = tuple(parts)
        self._stands_otherwise()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self._children))})"


def well_formed(content: object, longest: int) -> Intent | None:
    """What was sent as an intent, or nothing if it is not one.

    Args:
        content: what was sent.
        longest: the longest that is taken in, in characters of JSON.
    """
    if not isinstance(content, dict) or not isinstance(content.get("kind"), str):
        return None
    try:
        text = json.dumps(content)
    except (TypeError, ValueError, RecursionError):
        return None
    return content if len(text) <= longest else None


class Observable:
    """A thing with listeners: they are called after everything that may have changed how it looks."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this after everything that may have changed how it looks."""
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[], None]) -> None:
        """Call this no more."""
        self._listeners.remove(listener)

    def tell(self) -> None:
        """Something has changed."""
        for listener in tuple(self._listeners):
            listener()
