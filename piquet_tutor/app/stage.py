"""The one widget: it shows a page, and sends what has changed in one message.

A page put on a stage is shown in JupyterLab, Notebook, VS Code and Voilà alike. Several views of one stage show the
same; one that opens late, or after a reload, asks and is sent the whole. In the app the browser says where the reader
is: another address is another page on the same stage.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Any, Final

import anywidget
import traitlets

from piquet_tutor import narration
from piquet_tutor.app import assets
from piquet_tutor.app.handles import DealTrait, Handled, ToldTrait, laid
from piquet_tutor.app.host import Host, Opener, Sorry
from piquet_tutor.app.page import Page
from piquet_tutor.engine.faults import Said
from piquet_tutor.engine.naming import offered
from piquet_tutor.narration.catalogue import chapter

_FROM_THE_PAGE: Final = "export default () => globalThis.piquetStage;"
_VIEWS: Final = "views"
"""What a widget asks its kernel for before it can draw, and how the answer is called; see ``loading.js``."""


def _loader() -> str:
    """What a widget brings along where no page has the views: it is stored with every widget, so it is short."""
    asleep = " · ".join(chapter("saved/widget", each).word("cell-asleep") for each in narration.languages())
    return assets.read("loading.js").replace("[[VERSION]]", version("piquet-tutor")).replace("[[ASLEEP]]", asleep)


class Stage(Handled, anywidget.AnyWidget):
    """Shows one page at a time.

    A notebook's cell can react to what happens at the table, as with any widget::

        stage = page("play")
        stage.observe(lambda change: print(change["new"]), "ruling")

    and put a deal on it: ``stage.deal = Deal.from_record(record)``.

    Attributes:
        deal: the deal on the table as it is shown; None where the page has none. Setting it puts another deal there.
        ruling: the ruling made last in that deal.

    What it says to its views, and what they say to it, is told at :class:`~piquet_tutor.app.host.Host`.
    """

    deal = DealTrait(default_value=None, allow_none=True, help="the deal on the table; set it to put another there")
    ruling = ToldTrait("deal", help="the ruling made last")

    _esm = _FROM_THE_PAGE if assets.SERVED in os.environ else _loader()

    def __init__(
        self,
        build: Page | Callable[[], Page],
        opener: Opener | None = None,
        sorry: Sorry | None = None,
        **traits: Any,
    ) -> None:
        """Put a page on the stage.

        Args:
            build: the page, or what makes it: in the app it is not made before the browser says where the reader is.
            opener: the page at an address, or None for an address that is none of the tutor's.
            sorry: the page shown where one could not be built or could not answer.
            traits: of the widget.
        """
        super().__init__(**traits)
        self._host = Host(
            build, opener, sorry, send=lambda message: self.send(message), changed=self._tell_deal, log=self.log
        )
        self.on_msg(self._receive)
        self._host.begin()

    def __dir__(self) -> list[str]:
        return offered(self, anywidget.AnyWidget, kept=("observe", "unobserve", "layout", "close"))

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._host.page

    def go(self, page: Page) -> None:
        """Show another page in its place."""
        self._host.go(page)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        if content == {"kind": _VIEWS}:
            self.send({"kind": _VIEWS, "code": assets.module("stage.js"), "style": assets.style_sheet()})
        else:
            self._host.receive(content)

    def _tell_deal(self) -> None:
        """Let those who observe the stage know of the deal that lies on the table now."""
        deal = self.page.deal
        with self._telling():
            self.deal = deal  # type: ignore[assignment]  # it may be None: no deal lies there
            self.ruling = deal.rulings[-1] if deal is not None and deal.rulings else None

    @traitlets.observe("deal")
    def _lay(self, change: Mapping[str, Any]) -> None:
        """Somebody put another deal there; where it cannot lie, it does not."""
        if self._is_telling:
            return
        try:
            self._host.lay(laid(change["new"]))
        except Said as error:
            error.language = self.page.language
            with self._telling():
                self.deal = change["old"]
            raise

    def __repr__(self) -> str:
        return "Stage()" if self._host.shows is None else repr(self._host.shows)
