"""A browser for tests that need pages of their own: nothing of a test is left in it but what it has fetched.

Half of what it costs to open a page is reading the same scripts again. A browser that has a folder keeps them read, as
a reader's does; what pages keep in it (cookies, storage) is taken away after each test.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, BrowserType, Page

KEPT_BY_PAGES = "local_storage,session_storage,indexeddb,service_workers,cache_storage,websql,file_systems"


class OwnBrowser:
    """A browser with a folder, for one test after another."""

    def __init__(self, browser_type: BrowserType, options: dict[str, Any], folder: Path) -> None:
        """Open nothing yet."""
        self._browser_type, self._options, self._folder = browser_type, options, folder
        self._context: BrowserContext | None = None
        self._origins: set[str] = set()

    def context(self) -> BrowserContext:
        """The browser's one context, as new: there are no pages in it but an empty one, which keeps it open."""
        if self._context is None:
            self._context = self._browser_type.launch_persistent_context(self._folder, **self._options)
            self._context.on("page", self._opened)
        return self._context

    def _opened(self, page: Page) -> None:
        page.on(
            "framenavigated", lambda frame: self._origins.add("{0.scheme}://{0.netloc}".format(urlsplit(frame.url)))
        )

    def forget(self) -> None:
        """Close the pages of a test, and take away what they have kept."""
        context = self.context()
        empty, *others = context.pages
        for page in others:
            page.close()
        context.clear_cookies()
        session = context.new_cdp_session(empty)
        for origin in self._origins:
            if origin.startswith("http"):
                session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": KEPT_BY_PAGES})
        session.detach()
        self._origins.clear()

    def close(self) -> None:
        """End it."""
        if self._context is not None:
            self._context.close()
