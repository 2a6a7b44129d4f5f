"""One page of the browser for many tests: put in order between them, and taken from address to address in place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Dialog, Error, Page

ARRIVED = "html[data-ready=yes]:not([data-going])"
BETWEEN = ("index.ipynb", "lessons.ipynb", "teacher.ipynb")
"""Pages that keep nothing: by way of one of them every address is that of another page, and so of a new one."""
READY = "document.documentElement.dataset.ready === 'yes' && document.documentElement.dataset.piquet !== undefined"
GO = "address => { history.pushState({}, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
KEEP = "(kept) => Object.entries(kept).forEach(([name, text]) => localStorage.setItem(`piquet-tutor.${name}`, text))"
LANGUAGE = "piquet-tutor-language"
"""The one cookie that a reader's choice is kept in; the server's own hold a page and its kernel together."""
LEAVES_TRACES = ("on", "add_init_script", "expose_function", "expose_binding", "route", "route_web_socket")
"""What a page cannot be rid of again."""


class Watch:
    """What has gone wrong on a page, or been asked of another host."""

    def __init__(self, page: Page) -> None:
        """Listen from now on."""
        self.outside: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda socket: self._asked(socket.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("dialog", self._popped_up)
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def _asked(self, url: str) -> None:
        if not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:", "about:")):
            self.outside.append(url)

    def _popped_up(self, dialog: Dialog) -> None:
        """The tutor asks nothing in a window of the browser's own: who does is a stranger."""
        if dialog.type == "beforeunload":  # JupyterLab's question whether to leave
            dialog.accept()
            return
        self.errors.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def begin(self) -> None:
        """What was before is no affair of this test."""
        self.outside.clear()
        self.errors.clear()

    def found_nothing(self, expected: list[str]) -> None:
        """Fail on what went wrong, but for errors with one of these texts in them."""
        errors = [error for error in self.errors if not any(part in error for part in expected)]
        assert not self.outside, f"requests left this machine: {self.outside}"
        assert not errors, "\n".join(errors)


class SharedPage:
    """A page with its kernel, for one test after another."""

    def __init__(self, browser: Browser, context_args: dict[str, Any]) -> None:
        """Open nothing yet."""
        self._browser, self._context_args = browser, context_args
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self._watch: Watch | None = None
        self._in_order = False

    def context(self) -> BrowserContext:
        """The browser's context it is in."""
        if self._context is None:
            self._context = self._browser.new_context(**self._context_args)
            self._page = self._context.new_page()
            self._watch = Watch(self._page)
            for name in LEAVES_TRACES:
                setattr(self._page, name, _refuse(name))
        return self._context

    def page(self) -> Page:
        """The page itself, wherever the last test left it."""
        self.context()
        assert self._page is not None
        return self._page

    def begin(self) -> Watch:
        """Another test begins: what it finds must be as new."""
        self.page().mouse.move(0, 0)
        self._in_order = False
        assert self._watch is not None
        self._watch.begin()
        return self._watch

    def go(self, address: str, kept: Mapping[str, str] | None = None) -> bool:
        """Go to an address in place, at first in a test with nothing kept; false where a page must be loaded for it.

        Args:
            address: a page of the app.
            kept: what the browser has kept for pages, by their names, before this one is opened.
        """
        page = self.page()
        first, self._in_order = not self._in_order, True
        if not self._lives() or urlsplit(page.url).netloc != urlsplit(address).netloc:
            return False
        if first:
            self._turn(_between(page.url, address))
            page.evaluate(FORGET)  # what was still to be written is written when a page is left
            self.context().clear_cookies(name=LANGUAGE)
        elif address.partition("#")[0] == page.url.partition("#")[0]:
            return False
        page.evaluate(KEEP, dict(kept or {}))
        self._turn(address)
        page.evaluate("document.activeElement.blur()")  # where a reader begins
        return True

    def _turn(self, address: str) -> None:
        self.page().evaluate(GO, address)
        self.page().locator(ARRIVED).wait_for()

    def _lives(self) -> bool:
        try:
            return self.page().evaluate(READY) is True
        except Error:
            return False

    def is_sound(self) -> bool:
        """Whether another test can go on from here."""
        return self._watch is not None and not self._watch.outside and not self._watch.errors and self._lives()

    def close_others(self) -> None:
        """Close what a test has opened beside the page."""
        for other in self.context().pages:
            if other is not self._page:
                other.close()

    def close(self) -> None:
        """Give it up: whoever needs one gets another."""
        if self._context is not None:
            self._context.close()
        self._context = self._page = self._watch = None


def _between(left: str, address: str) -> str:
    """The address of a page that is neither of these, on the way from one to the other."""
    names = [urlsplit(url).path.rpartition("/")[2] for url in (left, address)]
    folder = address.partition("?")[0].rpartition("/")[0]
    return f"{folder}/{next(name for name in BETWEEN if name not in names)}"


def _refuse(name: str) -> Callable[..., None]:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError(f"page.{name} stays on a page: mark the test fresh_page")

    return refuse
