"""What every page is made of: the page itself, its head, its controls, and markup of the tutor's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from html import escape
from inspect import BoundArguments, signature
from typing import Any, Final, ParamSpec

import ipywidgets

from piquet_tutor import narration
from piquet_tutor.app import assets
from piquet_tutor.app.asking import has_address, language_asked, speaking
from piquet_tutor.app.shared.address.address_bar import AddressBar
from piquet_tutor.engine.rules.loader import load, rule_set_names
from piquet_tutor.engine.rules.model import RuleSet

FRONT: Final = "index.ipynb"
FIRST_RULES: Final = "rubicon"
"""The rule set that stands chosen where none was asked for."""
Given = ParamSpec("Given")


class Page(ipywidgets.VBox):
    """A page: everything on it, below each other."""

    def __init__(self, name: str, parts: list[Any], *, wide: bool = False) -> None:
        self.name = name
        style = ipywidgets.HTML(f"<style>{assets.read('theme.css')}\n{assets.read('pages.css')}</style>")
        style.layout.display = "none"
        super().__init__([style, *parts])
        addressed = any(isinstance(part, AddressBar) for part in parts)
        more = {"is-wide": wide, "is-addressed": addressed}
        for each in ("piquet", "piquet-page", *(name for name, so in more.items() if so)):
            self.add_class(each)

    def __repr__(self) -> str:
        return f"Page({self.name!r})"


def in_every_language(build: Callable[Given, Page]) -> Callable[Given, Page]:
    """A page that offers the tutor's languages where no address can: the page is built anew in the chosen one.

    Under Voilà the page's frame offers them, before the program behind the page is started.

    Args:
        build: a page function; it takes a ``language``, which may be None.
    """

    @wraps(build)
    def built(*args: Given.args, **kwargs: Given.kwargs) -> Page:
        given = signature(build).bind(*args, **kwargs)
        asked_for = given.arguments.get("language")
        page = build(*args, **kwargs) if asked_for is None else _told_in(build, given, asked_for)
        if not has_address() and len(narration.languages()) > 1:
            _offer_languages(page, lambda language: _told_in(build, given, language), asked_for)
        return page

    return built


def _told_in(build: Callable[..., Page], given: BoundArguments, language: str) -> Page:
    given.arguments["language"] = language
    with speaking(language):
        return build(*given.args, **given.kwargs)


def _offer_languages(page: Page, build: Callable[[str], Page], now: str | None) -> None:
    """Put the choice of a language above a page; what is chosen takes the place of everything below it."""
    names = [(narration.message("language-name", each), each) for each in narration.languages()]
    chooser = ipywidgets.ToggleButtons(options=names, value=now or language_asked())
    chooser.add_class("pq-language")
    page.children = (chooser, *page.children)

    def turn(change: Mapping[str, Any]) -> None:
        page.children = (chooser, *build(change["new"]).children)

    chooser.observe(turn, names="value")


def html(markup: str, *classes: str) -> Any:
    """Markup of the tutor's own; never a stranger's words."""
    made = ipywidgets.HTML(markup)
    for each in classes:
        made.add_class(each)
    return made


def head(words: Mapping[str, str]) -> Any:
    """The head of a page: its name, the way back, and one sentence."""
    return html(head_markup(words, words["lead"]))


def head_markup(words: Mapping[str, str], lead: str) -> str:
    """The markup of a head whose one sentence depends on what is on the page."""
    return (
        f'<header class="pq-page-head"><h1>{escape(words["title"])}</h1>'
        f'<a class="pq-page-back" href="{FRONT}">{escape(words["back"])}</a>'
        f'<p class="pq-page-lead">{escape(lead)}</p></header>'
    )


def controls(parts: list[Any]) -> Any:
    """Controls beside each other."""
    box = ipywidgets.Box(parts)
    box.add_class("piquet-controls")
    return box


def rule_sets() -> list[RuleSet]:
    """Every rule set, in the order in which they are offered."""
    return [load(name) for name in rule_set_names()]
