"""What every host of the pages does: it shows one at a time, takes in what the views say, and sends what has changed.

A host is given a way to send. :class:`~piquet_tutor.app.stage.Stage` is the one in Jupyter; in the static site the
browser's own Python has another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeGuard

from piquet_tutor.app.address import Address
from piquet_tutor.app.failures import told
from piquet_tutor.app.kept_text import LARGEST
from piquet_tutor.app.page import Page
from piquet_tutor.app.part import Scene
from piquet_tutor.app.visit import NOWHERE, has_address, language_asked, shown, visiting
from piquet_tutor.game.state import Deal

MOST_KEPT: Final = 60
"""Texts of a browser that are taken in."""
Opener = Callable[[Address], Page | None]
Way = Callable[[], object]
Sorry = Callable[[str, Way, Way | None, bool], Page]
"""Makes the page that is shown where another failed, of its language, how to try again, how to begin anew (None where
there is nothing to forget), and whether the tutor's other pages can be reached from it."""
Log = logging.Logger | logging.LoggerAdapter[logging.Logger]


class Host:
    """Shows one page at a time.

    Messages to the views: ``page`` (everything: ``page``, ``language``, ``words``, ``root``, ``parts``, and ``home``:
    whether it stands at an address of its own, from which a reader can go on to others in place; ``at``: the address it
    was asked for at), ``parts`` (the parts that have changed, each whole or with what is new in it; None for one
    that is gone). With either may go ``kept`` (texts for the browser to keep by name, None for one to be forgotten),
    ``anew`` (those of them that are written over whatever other tabs have kept), ``holds`` (what is being done here and
    in no other tab: its name by the name of its text, and how often it was asked to go on here), ``heard`` (by name the
    number of the last ``kept`` message) and ``fragment`` (what to write after the # of the address). ``elsewhere``
    (``address``): it is no page of the tutor.

    Messages from them: ``ready`` (a view has opened) and ``go`` (the reader went somewhere), both with ``address``,
    ``own`` (whether that address is the tutor's to read) and ``kept`` (what the browser keeps, by name; None where it
    keeps nothing); ``again`` (``part``: send that part whole), ``intent`` (``part``, ``intent``), ``room`` (``room``:
    whether the browser has room for what it is to keep). Whatever else comes is dropped.
    """

    def __init__(
        self,
        build: Page | Callable[[], Page],
        opener: Opener | None,
        sorry: Sorry | None,
        *,
        send: Callable[[dict[str, Any]], object],
        changed: Callable[[], object],
        log: Log,
    ) -> None:
        """Be ready to show a page.

        Args:
            build: the page, or what makes it: in the app it is not made before the browser says where the reader is.
            opener: the page at an address, or None for an address that is none of the tutor's.
            sorry: the page shown where one could not be built or could not answer.
            send: takes a message to the views.
            changed: called whenever something else may be shown than before.
            log: where it is written that a page failed.
        """
        self._send, self._changed, self._log = send, changed, log
        self._gathering = 0
        self._waiting = False
        self._sent: dict[str, dict[str, Any]] = {}
        self._kept: dict[str, str] = {}
        self._told: dict[str, str | None] = {}
        self._holds: dict[str, tuple[str, int]] = {}
        self._heard: dict[str, int] = {}
        self._fragment: str | None = None
        self._at: Address | None = None
        self._home = False
        self._opener, self._sorry = opener, sorry
        self._failed = False
        self._build = build
        self._page: Page | None = None

    def begin(self) -> None:
        """Show the page, unless that waits for the browser to say where the reader is."""
        if isinstance(self._build, Page) or not has_address():
            self.go(self.page)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        if self._page is None:
            self._put(self._build if isinstance(self._build, Page) else self._build())
        assert self._page is not None
        return self._page

    @property
    def shows(self) -> Page | None:
        """The page that is shown; None where it has not been made yet."""
        return self._page

    def go(self, page: Page) -> None:
        """Show another page in its place."""
        self._put(page)
        self._send_page()
        self._changed()

    def _put(self, page: Page) -> None:
        if self._page is not None:
            self._page.unlisten(self._something_changed)
        if page is not self._page:
            self._told, self._fragment = {}, None
        self._page, self._failed = page, False
        page.listen(self._something_changed)

    # --- what goes out -------------------------------------------------------------------------------

    def _send_page(self) -> None:
        scene = self.page.scene()
        self._sent = scene["parts"]
        more = self._for_the_browser()
        self._send(
            {
                "kind": "page",
                **scene,
                "home": self._home,
                "at": self._at.whole if self._at else "",
                "holds": self._holds,
                **more,
            }
        )

    def flush(self) -> None:
        """Send the parts that stand otherwise than they were sent."""
        self._waiting = False
        with self._excused():
            self._send_changed()
        self._changed()

    def _send_changed(self) -> None:
        now = {name: part.snapshot() for name, part in self.page.parts().items()}
        changed: dict[str, dict[str, Any] | None] = {
            name: self._new_in(name, found) for name, found in now.items() if found != self._sent.get(name)
        }
        changed.update({name: None for name in self._sent if name not in now})
        self._sent = now
        more = self._for_the_browser()
        if changed or more:
            self._send({"kind": "parts", "parts": changed, **more})

    def _for_the_browser(self) -> dict[str, Any]:
        """What it is to keep, and to write into its address, since it was told last."""
        kept = {name: text for name, text in self.page.kept().items() if self._told.get(name, "") != text}
        for name, text in kept.items():
            self._keeps(name, text)
        anew = [name for name in kept if name in self.page.replaced()]
        fragment, before = self.page.fragment(), self._fragment
        holds, held = self.page.holds(), self._holds
        heard, self._heard = self._heard, {}
        self._fragment, self._holds = fragment, holds
        return {
            **({"kept": kept} if kept else {}),
            **({"anew": anew} if anew else {}),
            **({"holds": holds} if holds != held else {}),
            **({"heard": heard} if heard else {}),
            **({"fragment": fragment} if fragment is not None and fragment != before else {}),
        }

    def _keeps(self, name: str, text: str | None) -> None:
        """The browser keeps a text, or is told to."""
        self._told[name] = text
        self._kept.pop(name, None)
        if text is not None:
            self._kept[name] = text

    def _new_in(self, name: str, found: dict[str, Any]) -> dict[str, Any]:
        before: Scene | None = self._sent.get(name, {}).get("scene")
        return {**found, "scene": self.page.parts()[name].since(before)}

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
        """Whatever changes meanwhile is sent afterwards, in one message."""
        self._gathering += 1
        try:
            yield
        finally:
            self._gathering -= 1

    # --- what comes in -------------------------------------------------------------------------------

    def receive(self, content: object) -> None:
        """Take in a message of the views. Whatever is none is dropped."""
        if not isinstance(content, Mapping):
            return
        kind = content.get("kind")
        if kind in ("ready", "go"):
            self._arrive(content)
        elif kind == "again":
            self._send_whole(content.get("part"))
        elif kind == "intent":
            with self._excused(), self._gathered():
                self.page.handle(dict(content))
            self.flush()
        elif kind in ("kept", "held") and self._page is not None:
            with self._excused(), self._gathered():
                self._hear_of_a_tab(content)
            self.flush()
        elif kind == "room" and self._page is not None:
            self._hear_of_room(content.get("room") is not False)

    def _hear_of_room(self, room: bool) -> None:
        """The browser has no room for what it is to keep, or has room again."""
        with self._excused(), self._gathered():
            self.page.hear_of_room(room)
        self.flush()

    def _hear_of_a_tab(self, content: Mapping[str, Any]) -> None:
        """Another tab of the same browser has written something, or goes on with something."""
        name, text, before = (content.get(each) for each in ("name", "text", "before"))
        if not isinstance(name, str) or len(name) >= MOST_KEPT:
            return
        if content["kind"] == "kept" and type(content.get("number")) is int:
            self._heard[name] = content["number"]
        if not (_is_kept(text) and _is_kept(before)):
            return
        if content["kind"] == "kept":
            self._keeps(name, text)
            self.page.find(name, text, before)
        elif isinstance(content.get("thing"), str):
            mine = content.get("mine") is True
            if mine:
                self._keeps(name, text)
            self.page.hold(name, content["thing"], mine, text)

    def _arrive(self, content: Mapping[str, Any]) -> None:
        """A view has opened, or the reader went somewhere: show what is asked for there, as they left it."""
        if "kept" in content and content["kept"] is not None:  # a browser that keeps nothing leaves it to the stage
            self._kept = kept_texts(content["kept"])
        address = Address.read(content.get("address"))
        with self._excused(address if content.get("own") is True else None):
            self._show(address, content)
        self._changed()

    def _show(self, address: Address | None, content: Mapping[str, Any]) -> None:
        same = self._page is not None and self._page_stands_at(address, content)
        if not same and not self._open(address or Address()):
            self._send({"kind": "elsewhere", "address": content.get("address")})
            return
        self._take_up(address, self._kept)
        here, self._at = self._at, address or self._at
        stays = address is not None and here is not None and here.whole == address.whole
        if same and content["kind"] == "go" and stays:
            self._send_changed()
        else:
            self._send_page()

    def _take_up(self, address: Address | None, kept: Mapping[str, str]) -> None:
        with self._gathered():
            if not self.page.is_open:
                self.page.open(kept, address or Address())
            elif address is not None:
                self.page.hear(address.fragment, address.page)

    def _page_stands_at(self, address: Address | None, content: Mapping[str, Any]) -> bool:
        """Whether the page that is shown is the one at an address; where addresses are not the tutor's, it is."""
        if content.get("own") is not True or address is None:
            return True
        return not self._failed and address.leads_where(self._at)

    def _open(self, address: Address) -> bool:
        """Put the page at an address on the stage; false where there is none, and another stands there."""
        with visiting(address):
            found = self._opener(address) if self._opener is not None else None
            if found is None and self._at is not None:
                return False
            self._at, self._home = address, found is not None
            self._put(found or self._own_page())
        return True

    def _own_page(self) -> Page:
        """The page of the cell, where the address is that of none."""
        return self._build if isinstance(self._build, Page) else self._build()

    # --- what fails ----------------------------------------------------------------------------------

    @contextmanager
    def _excused(self, address: Address | None = None) -> Iterator[None]:
        """Where a page raises, it is logged, and another page says so in its place; what was kept before stays.

        Args:
            address: of the page that was to be shown; None for the one that stands there.
        """
        try:
            yield
        except Exception:  # whatever it is, whoever is on the page must get on
            if self._sorry is None:
                raise
            told(self._log, shown((address or self._at or Address()).file) or "in a cell")
            self._excuse(address)

    def _excuse(self, address: Address | None) -> None:
        assert self._sorry is not None
        if address is None:
            language = self.page.language
        else:
            self._home = self._home if self._at is not None and self._at.file == address.file else True
            self._at = address
            with visiting(address):
                language = language_asked()
        again, anew = partial(self._once_more, self._kept), partial(self._once_more, {}) if self._kept else None
        self._put(self._sorry(language, again, anew, self._home))
        self._failed = True
        self._send_page()

    def _once_more(self, kept: Mapping[str, str]) -> None:
        """Build the page that failed again, with what was kept of it."""
        with self._excused():
            with visiting(self._at if self._home and self._at is not None else NOWHERE):
                found = self._opener(self._at) if self._home and self._opener is not None and self._at else None
                self._put(found or self._own_page())
            self._take_up(self._at, kept)
            self._send_page()

    def _send_whole(self, name: object) -> None:
        found = self._sent.get(name) if isinstance(name, str) else None
        if found is not None:
            self._send({"kind": "parts", "parts": {name: found}})

    def lay(self, deal: Deal) -> None:
        """Put another deal on the page's table.

        Raises:
            PageWithoutTable: the page has none on which another deal can be put.
        """
        with self._gathered():
            self.page.lay(deal)
        self.flush()


def _is_kept(text: object) -> TypeGuard[str | None]:
    return text is None or (isinstance(text, str) and len(text) <= LARGEST)


def kept_texts(value: object) -> dict[str, str]:
    """What a browser says that it keeps, untrusted: short names, texts that are not too long, and not too many."""
    if not isinstance(value, Mapping):
        return {}
    texts = [
        (name, text)
        for name, text in value.items()
        if isinstance(name, str) and len(name) < MOST_KEPT and isinstance(text, str) and len(text) <= LARGEST
    ]
    return dict(texts[:MOST_KEPT])
