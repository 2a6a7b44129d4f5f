"""The pages by name: notebooks take them from here, and so does a stage that is asked for another address.

A page is found by its module: ``scorer_page.py``, in a folder, has a function ``scorer_page``, which builds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.app.address import Address
from piquet_tutor.app.doors import DOORS, PLACES
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.address.heeded import AddressWords, heeding
from piquet_tutor.app.shared.trouble_page import trouble_page
from piquet_tutor.app.visit import is_warming
from piquet_tutor.engine.naming import refuse_what_is_not_taken
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.spoken import Spoken, cut, hint_of, language_named

if TYPE_CHECKING:
    from piquet_tutor.app.stage import Stage

_HERE: Final = Path(__file__).parent
PAGES: Final = {
    each.name.removesuffix("_page"): f"{folder.name}.{each.name}"
    for folder in iter_modules([str(_HERE)])
    for each in iter_modules([str(_HERE / folder.name)])
    if each.name.endswith("_page")
}
"""The module of each page, read off the folders; a page is loaded when it is asked for."""
ADDRESS_WORDS: Final[Mapping[str, AddressWords]] = {
    name: heard
    for folder in iter_modules([str(_HERE)])
    if folder.ispkg
    for name, heard in getattr(import_module(f"piquet_tutor.app.pages.{folder.name}"), "ADDRESS_WORDS", {}).items()
}
"""What each page reads of its address, by its name there: its folder says it, without the page being loaded."""
VISITED_FIRST: Final = ("front", "first_deal", "play")
"""Pages that are made ready in a kernel that waits for a visitor."""
LIGHT: Final = ("lessons", "lab", "scorer", "examples", "dispute", "forms", "rulebook", "table", "teacher", "classroom")
"""Pages that are besides, where it is done once for all kernels: what they need is soon loaded."""
ONLY_BY_PLACE: Final = set(PLACES.values()) - {name for pages in DOORS.values() for name in pages}
"""Pages that are asked for by the names of their places alone."""
NAMES: Final = tuple(sorted({*PAGES, *PLACES} - ONLY_BY_PLACE))
"""Every name by which a page is asked for: its own, or that of a place on it."""
_SHOWN: Final = 40
FRONT_FILE: Final = "index.ipynb"
LESSON_FILE: Final = "lesson_"
MOVED: Final = {("rulebook", "compare"): "dispute"}
"""Pages that once stood under another address: the page, and the word of its query that asked for them."""


class PageError(Spoken, ValueError):
    """A page that there is not; the error names one like it, or all there are."""

    family = "page-error-"


def page(name: str, *given: Any, **named: Any) -> Stage:
    """A page on a stage of its own, to be shown by a cell.

    Args:
        name: which page; one of :data:`NAMES`.
        given: what the page itself takes, such as the record the lab begins with.
        named: the same by name; every page takes a ``language``.

    Raises:
        PageError: there is no such page.
        TypeError: it does not take what is given.
    """
    from piquet_tutor.app.stage import Stage  # of all that is here, this alone needs Jupyter's widgets

    if name not in NAMES:
        raise PageError("name", found=cut(str(name), _SHOWN), hint=hint_of(str(name), NAMES))
    if is_warming():
        for each in VISITED_FIRST:
            make_ready(each, FIRST_LANGUAGE)
    build = builder(name)
    refuse_what_is_not_taken(build, "page", given, named, before=1)
    _refuse_what_is_none(name, signature(build).bind(*given, **named).arguments)
    return Stage(partial(build, *given, **named), page_at, trouble_page)


def _refuse_what_is_none(name: str, given: Mapping[str, Any]) -> None:
    """Say what of that which is given to a page is no language, no place on it and no link.

    Raises:
        LanguageError, PageError: it is none.
    """
    if given.get("language") is not None:
        language_named(given["language"])
    places = (name, *(place for place, page in PLACES.items() if page == name))
    if given.get("place", name) not in places:
        shown = cut(str(given["place"]), _SHOWN)
        raise PageError("place", name=name, found=shown, hint=hint_of(shown, places))
    if not isinstance(given.get("link", ""), str):
        raise PageError("link", found=cut(repr(given["link"]), _SHOWN))


@lru_cache(maxsize=64)  # all pages in all languages
def make_ready(name: str, language: str, *given: str) -> None:
    """Build and open a page once, so that what it takes from files is there when it is asked for."""
    with suppress(Exception):  # it fails again when it is asked for, and that is told
        made = builder(name)(*given, language=language)
        made.open({}, Address())
        made.scene()


def page_at(address: Address) -> Page | None:
    """The page at an address; None where none of the tutor's is."""
    file = _moved(address)
    found = _asked_for(file)
    return heeding(found(), replace(address, file=file), ADDRESS_WORDS) if found is not None else None


def _moved(address: Address) -> str:
    """The file of the page that is meant, where an address is of an earlier time."""
    name = address.file.removesuffix(".ipynb")
    return next((f"{MOVED[name, word]}.ipynb" for word in address.query if (name, word) in MOVED), address.file)


def files() -> dict[str, tuple[str, ...]]:
    """Every page that has an address, by the notebook it stands in: its name, and what it is built with."""
    from piquet_tutor.teach.lessons import lesson_names  # heavy, and not every page is a lesson

    return {
        FRONT_FILE: ("front",),
        **{f"{name}.ipynb": (name,) for name in PAGES if name not in ("front", "lesson", *ONLY_BY_PLACE)},
        **{f"{place}.ipynb": (name, place) for place, name in PLACES.items()},
        **{f"{LESSON_FILE}{each}.ipynb": ("lesson", each) for each in lesson_names()},
    }


def _asked_for(file: str) -> Callable[[], Page] | None:
    name = file.removesuffix(".ipynb")
    if name in NAMES and name not in ("front", "lesson") and name != file:
        return builder(name)
    found = files().get(file)
    return partial(builder(found[0]), *found[1:]) if found is not None else None


def builder(name: str) -> Callable[..., Page]:
    """What builds a page, at one of its places where that is named; it takes a ``language``.

    Args:
        name: one of :data:`NAMES`.
    """
    if name in PLACES:
        return partial(builder(PLACES[name]), name)
    found: Callable[..., Page] = getattr(import_module(f"piquet_tutor.app.pages.{PAGES[name]}"), f"{name}_page")
    return found
