"""What every widget of the table shares: scenes go out, intents come in, both as custom messages.

A widget holds no rule and keeps nothing but the last scene it was shown. A view that opens late,
twice, or after a reload says that it is ready and is sent that scene again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import anywidget
import traitlets

from piquet_tutor import narration
from piquet_tutor.app.asking import FIRST_LANGUAGE, language_spoken
from piquet_tutor.engine.cards import Rank, Suit, card
from piquet_tutor.narration.catalogue import catalogue

Scene = Mapping[str, Any]
Intent = dict[str, Any]
Handler = Callable[[Intent], object]

LONGEST_INTENT = 4096


class SceneWidget(anywidget.AnyWidget):
    """A view of one plain dictionary, the scene; it answers with intents.

    Attributes:
        words: what the view says of its own accord, where that is not in the tutor's first language.
    """

    words = traitlets.Dict().tag(sync=True)

    _esm = "export default { render() {} };"
    _repr_keys: tuple[str, ...] = ("title",)
    _longest: int = LONGEST_INTENT

    def __init__(self, scene: Scene | None = None, **traits: Any) -> None:
        super().__init__(**{"words": frame_words(language_spoken()), **traits})
        self._scene: Scene | None = None
        self._handlers: list[Handler] = []
        self.on_msg(self._receive)
        if scene is not None:
            self.show(scene)

    @property
    def scene(self) -> Scene | None:
        """The scene shown last."""
        return self._scene

    def show(self, scene: Scene) -> None:
        """Show a scene in every open view, and in those that open later."""
        self._scene = scene
        self.send({"kind": "scene", "scene": scene})

    def on_intent(self, callback: Handler, *, remove: bool = False) -> None:
        """Call ``callback`` with each intent, a dictionary with a text ``kind`` (or stop calling it)."""
        if not remove:
            self._handlers.append(callback)
        elif callback in self._handlers:
            self._handlers.remove(callback)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        intent = _well_formed(content, self._longest)
        if intent is None:
            return
        if intent["kind"] == "ready":
            if self._scene is not None:
                self.send({"kind": "scene", "scene": self._scene})
            return
        for handler in tuple(self._handlers):
            handler(intent)

    def __repr__(self) -> str:
        scene = self._scene if self._scene is not None else {}
        told = ", ".join(f"{key}={scene[key]!r}" for key in self._repr_keys if scene.get(key) is not None)
        return f"{type(self).__name__}({told})"


@cache
def frame_words(language: str) -> dict[str, Any]:
    """A view's own words, the names of cards and the signs of their ranks; empty where the view knows them itself."""
    if language == FIRST_LANGUAGE:
        return {}
    found = catalogue(FIRST_LANGUAGE).read_all()
    keys = [key for key in found.entries if key.startswith("frame-")]
    pack = [card(rank, suit) for rank in Rank for suit in Suit]
    signs = {one.code[0]: narration.card_symbol(one, language)[:-1] for one in pack}
    return {
        **{key.removeprefix("frame-"): narration.message(key, language) for key in keys},
        "card_names": {one.code: narration.card_name(one, language) for one in pack},
        "signs": signs,
    }


def _well_formed(content: object, longest: int) -> Intent | None:
    """The message as an intent, or nothing if it is not one."""
    if not isinstance(content, dict) or not isinstance(content.get("kind"), str):
        return None
    try:
        text = json.dumps(content)
    except (TypeError, ValueError, RecursionError):
        return None
    return content if len(text) <= longest else None
