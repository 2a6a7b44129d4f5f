"""The one widget: it shows a page, and sends what has changed in one message.

A page put on a stage is shown in JupyterLab, Notebook, VS Code and Voilà alike. Several views of one stage show the
same; one that opens late, or after a reload, asks and is sent the whole.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import anywidget
import traitlets

from piquet_tutor.app import assets
from piquet_tutor.app.page import Page
from piquet_tutor.app.part import Scene


class Stage(anywidget.AnyWidget):
    """Shows one page at a time.

    A notebook's cell can react to what happens at the table, as with any widget::

        stage = page("play")
        stage.observe(lambda change: print(change["new"]), "ruling")

    and put a deal on it: ``stage.deal = Deal.from_record(record)``.

    Attributes:
        deal: the deal on the table as it is shown; None where the page has none. Setting it puts another deal there.
        ruling: the ruling made last in that deal.

    Messages to the views: ``page`` (everything: ``page``, ``language``, ``words``, ``root``, ``parts``), ``parts`` (the
    parts that have changed, each whole or with what is new in it; None for one that is gone).
    Messages from them: ``ready`` (send everything), ``again`` (``part``: send that part whole), ``intent`` (``part``,
    ``intent``). Whatever else comes is dropped.
    """

    deal = traitlets.Any(None, help="the deal on the table; set it to put another there")
    ruling = traitlets.Any(None, help="the ruling made last")

    _esm = assets.module("stage.js")
    _css = assets.style_sheet()

    def __init__(self, page: Page, **traits: Any) -> None:
        """Put a page on the stage."""
        self._reporting = False
        super().__init__(**traits)
        self._gathering = 0
        self._waiting = False
        self._sent: dict[str, dict[str, Any]] = {}
        self._page = page
        page.listen(self._something_changed)
        self.on_msg(self._receive)
        self._send_page()

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._page

    def go(self, page: Page) -> None:
        """Show another page in its place."""
        self._page.unlisten(self._something_changed)
        self._page = page
        page.listen(self._something_changed)
        self._send_page()

    # --- what goes out -------------------------------------------------------------------------------

    def _send_page(self) -> None:
        scene = self._page.scene()
        self._sent = scene["parts"]
        self.send({"kind": "page", **scene})
        self._tell_deal()

    def flush(self) -> None:
        """Send the parts that stand otherwise than they were sent."""
        self._waiting = False
        now = {name: part.snapshot() for name, part in self._page.parts().items()}
        changed: dict[str, dict[str, Any] | None] = {
            name: self._new_in(name, found) for name, found in now.items() if found != self._sent.get(name)
        }
        changed.update({name: None for name in self._sent if name not in now})
        self._sent = now
        if changed:
            self.send({"kind": "parts", "parts": changed})
        self._tell_deal()

    def _tell_deal(self) -> None:
        """Let those who observe the stage know of the deal that lies on the table now."""
        deal = self._page.deal
        with self._telling():
            self.deal = deal
            self.ruling = deal.rulings[-1] if deal is not None and deal.rulings else None

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """What is set meanwhile is what lies there already."""
        self._reporting = True
        try:
            yield
        finally:
            self._reporting = False

    @traitlets.observe("deal")
    def _lay(self, change: Mapping[str, Any]) -> None:
        """Somebody put another deal there."""
        if self._reporting or change["new"] is None:
            return
        with self._gathered():
            self._page.lay(change["new"])

    def _new_in(self, name: str, found: dict[str, Any]) -> dict[str, Any]:
        before: Scene | None = self._sent.get(name, {}).get("scene")
        return {**found, "scene": self._page.parts()[name].since(before)}

    def _something_changed(self) -> None:
        """Send it when everything that comes of the same cause has changed."""
        if self._gathering or self._waiting:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no loop: whoever changed it waits for nothing
            self.flush()
            return
        self._waiting = True
        loop.call_soon(self.flush)

    @contextmanager
    def _gathered(self) -> Iterator[None]:
        """Whatever changes meanwhile goes out in one message."""
        self._gathering += 1
        try:
            yield
        finally:
            self._gathering -= 1
            if not self._gathering:
                self.flush()

    # --- what comes in -------------------------------------------------------------------------------

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        if not isinstance(content, Mapping):
            return
        kind = content.get("kind")
        if kind == "ready":
            self._send_page()
        elif kind == "again":
            self._send_whole(content.get("part"))
        elif kind == "intent":
            with self._gathered():
                self._page.handle(dict(content))

    def _send_whole(self, name: object) -> None:
        found = self._sent.get(name) if isinstance(name, str) else None
        if found is not None:
            self.send({"kind": "parts", "parts": {name: found}})

    def __repr__(self) -> str:
        return repr(self._page)
