"""A deal to be taken along: as a link, a code, a picture, a file, a cell of a notebook, lines for a page, to a class.

It is the same part wherever a deal is seen. What it holds is worked out when somebody opens it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.address import SITE, in_language, neighbour
from piquet_tutor.app.embed.embedding import tag
from piquet_tutor.app.part import Intent, Part, Scene
from piquet_tutor.app.shared.address.jupyter import notebook_opened
from piquet_tutor.app.shared.address.linked import PAGES
from piquet_tutor.app.visit import page_asked
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import links, qr
from piquet_tutor.explore.links import Link, LinkFault
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.state import Deal

WORDS: Final = (
    *("link", "copy", "copied", "not_copied", "open", "code", "close", "dots", "drawing", "save", "notebook"),
    *("copy_cell", "copied_cell", "open_notebook", "opens_notebook", "embed", "copy_lines", "embed_note"),
)
"""The words of its buttons and labels."""


@dataclass(frozen=True)
class Shared:
    """The deals that are taken along, and how they are opened elsewhere.

    Attributes:
        link: the deals, and what the page that opens them is told.
        file: the page that opens them.
        deal: the one deal of it, where it stands and every card of it may be seen; only such a one is drawn, taken into
            a notebook or put into a page.
        address: the whole address, where the page knows it better.
        reach: what is said of an address that others cannot open, and the field for another (``note``, ``label``,
            ``hint``, ``value``, ``wrong``); None for one that they can.
    """

    link: Link
    file: str
    deal: Deal | None = None
    address: str = ""
    reach: Mapping[str, str] | None = None


class Share(Part):
    """One deal, and every way to take it along.

    Scene: ``title``, ``open``, ``folds`` (whether it can be folded away); when it is open ``link`` (``address``,
    ``href``, ``note``, ``fault``), ``reach``, ``code`` (``image``, ``label``, ``note``; None while it is not wanted),
    ``file`` and ``picture`` (``name``, ``type``, ``text``; the picture when it is asked for, with ``asked``),
    ``pictured`` (whether one can be asked for), ``class`` (``label``, ``page``), ``cell`` (``code``, ``notebook``),
    ``embed`` (lines), ``words``. An empty scene shows nothing.
    Intents: ``open`` (``open``), ``code`` (``open``), ``picture``, ``base`` (``value``: an address for the link).
    """

    view = "share"

    def __init__(self, language: str, of: Callable[[Deal], Shared] | None = None, *, folds: bool = True) -> None:
        """Offer nothing yet.

        Args:
            language: of the words.
            of: how a deal is shared from this page; where it is left out, as one to be stepped through.
            folds: whether it is folded away until somebody opens it; a page on which it is the result leaves it open.
        """
        super().__init__({})
        self.language = language
        self.words = PageWords("share", language)
        self.page = page_asked()
        """The address of the page it stands on, from which that of a link is made; empty where there is none."""
        self._of = of or partial(of_deal, language=language)
        self._folds, self._open = folds, not folds
        self._coded = False
        self._asked = 0
        self._picture: Scene | None = None
        self._key: object = None
        self._make: Callable[[], Shared] | None = None
        self._notebook = notebook_opened(language)
        self.on_intent(self._heed)

    def offer(self, deal: Deal | None) -> None:
        """Offer a deal of which every card may be seen; None for none."""
        self.offer_as(deal, partial(self._of, deal) if deal is not None else None)

    def offer_as(self, key: object, make: Callable[[], Shared] | None) -> None:
        """Offer what is made once somebody looks; None for nothing.

        Args:
            key: by which it is known that it is the same as before.
            make: makes it.
        """
        if make is not None and self._make is not None and key is self._key:
            return
        self._key, self._make, self._picture, self._coded = key, make, None, False
        self.draw()

    def _heed(self, intent: Intent) -> None:
        if self._make is None:
            return
        if intent["kind"] == "open" and self._folds:
            self._open = intent.get("open") is True
        elif intent["kind"] == "code":
            self._coded = intent.get("open") is True
        elif intent["kind"] == "picture":
            self._draw_picture(self._make().deal)
        else:
            return
        self.draw()

    def draw(self) -> None:
        """Show it as it stands."""
        if self._make is None:
            scene: Scene = {}
        else:
            scene = {"title": self.words["title"], "open": self._open, "folds": self._folds}
            scene |= self._inside(self._make()) if self._open else {}
        if scene != self.scene:
            self.show(scene)

    def _inside(self, shared: Shared) -> Scene:
        address, fault = self._address(shared)
        deal = None if fault else shared.deal
        return {
            "link": {
                "address": address,
                "href": address if address.startswith("http") else "",
                "note": self._note(address) if address else "",
                "fault": fault,
            },
            "reach": shared.reach,
            "code": self._code(address) if self._coded and address else None,
            "file": self._file(shared.link),
            "pictured": deal is not None,
            "picture": self._picture,
            "class": self._class(shared.link) if deal is not None else None,
            "cell": self._cell(deal),
            "embed": self._embed(shared.link) if deal is not None else "",
            "words": {name: self.words[name] for name in WORDS} | self._where(deal),
        }

    def _note(self, address: str) -> str:
        note = self.words["note" if address.startswith("http") else "part"]
        return f"{self.words('length', count=len(address))} {note}"

    def _where(self, deal: Deal | None) -> dict[str, str]:
        """Where the lines for a page of one's own are to be had, where they are not here."""
        return {} if deal is not None and self._site() else {"embed_note": self.words["embed_where"]}

    def _address(self, shared: Shared) -> tuple[str, str]:
        """The address that opens the deal, or the link alone; and why there is none."""
        try:
            fragment = links.shortest(shared.link)
        except LinkFault as fault:
            return "", fault.text(self.language)
        page = neighbour(self.page, shared.file)
        return shared.address or (f"{in_language(page, shared.link.language)}#{fragment}" if page else fragment), ""

    def _code(self, address: str) -> Scene:
        label = narration.message("qr-label", self.language)
        try:
            image = qr.image(address)
        except qr.CodeFault as fault:
            return {"image": "", "label": label, "note": fault.text(self.language)}
        alone = not address.startswith("http")
        note = "code_alone" if alone else "code_large" if len(address) > qr.EASY else ""
        return {"image": image, "label": label, "note": self.words[note] if note else ""}

    def _file(self, link: Link) -> Scene | None:
        """The record as a file, of one deal."""
        if len(link.records) > 1 or link.hidden:
            return None
        told = json.dumps(dict(link.records[0]), ensure_ascii=False, indent=1)
        return {"name": f"{self.words['file']}.json", "type": "application/json", "text": f"{told}\n"}

    def _draw_picture(self, deal: Deal | None) -> None:
        from piquet_tutor.explain.picture.drawing import deal_svg  # for those who ask for one

        if deal is None:
            return
        self._asked += 1  # asked for again it is sent again
        drawn = deal_svg(deal, self.language)
        file = {"name": f"{self.words['file']}.svg", "type": "image/svg+xml", "text": drawn}
        self._picture = {**file, "asked": self._asked}

    def _class(self, link: Link) -> dict[str, str] | None:
        """The classroom with this deal; None where the link is for it already."""
        if link.mode == "presenter":
            return None
        shown = links.shortest(replace(link, mode="presenter", start=""))
        return {"label": self.words["class"], "page": f"{PAGES['presenter']}#{shown}"}

    def _cell(self, deal: Deal | None) -> dict[str, str] | None:
        from piquet_tutor.explore.in_a_cell import lines  # what reads a deal in words is much to load for a table

        code = lines(deal) if deal is not None else ""
        return {"code": code, "notebook": self._notebook} if code else None

    def _site(self) -> str:
        """The folder of the site that the page stands on, with the script for others; empty where it stands on none."""
        site, _, file = self.page.rpartition("/")
        return f"{site}/" if file.endswith(SITE) else ""

    def _embed(self, link: Link) -> str:
        """The lines that put the deal into somebody's page; empty where this page is of no site that could show it."""
        if not self._site():
            return ""
        shown = links.write(replace(link, mode="table", start="done"))
        return tag(self._site(), shown, self.language, str(link.records[0].get("title", "")))


def of_deal(deal: Deal, language: str) -> Shared:
    """A deal as it is shared from a table: to be stepped through."""
    return Shared(Link((write_record(deal, title=deal.title),), language=language), PAGES["table"], deal)
