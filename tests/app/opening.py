"""A page opened as a browser opens it, without one."""

from __future__ import annotations

from typing import Any

from piquet_tutor.app.address import Address


def open_desk(desk: Any, text: str | None = None, fragment: str = "", page: str = "", **kept: str | None) -> Any:
    """Open what runs a page.

    Args:
        desk: what runs it.
        text: what the browser kept under the page's own name.
        fragment: what stands after the # of its address.
        page: the address of the page alone.
        kept: what else the browser kept, by name.
    """
    if text is not None:
        kept[desk.store.name] = text
    desk.open({name: each for name, each in kept.items() if each is not None}, Address("", {}, fragment, page))
    return desk
