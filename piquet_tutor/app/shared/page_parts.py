"""What every page is made of: its controls, and the choice of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import BoundArguments, signature
from typing import Final, ParamSpec

from piquet_tutor import narration
from piquet_tutor.app.page import Page
from piquet_tutor.app.part import Group, Part
from piquet_tutor.app.shared.controls.controls import Choice
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.visit import has_address, language_asked, speaking
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names

FIRST_RULES: Final = "rubicon"
"""The rule set that stands chosen where none was asked for."""
Given = ParamSpec("Given")


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
        _warn_where_there_is_no_room(page)
        if not has_address() and len(narration.languages()) > 1:
            _offer_languages(page, lambda language: _told_in(build, given, language), asked_for)
        return page

    return built


def _told_in(build: Callable[..., Page], given: BoundArguments, language: str) -> Page:
    given.arguments["language"] = language
    with speaking(language):
        return build(*given.args, **given.kwargs)


def _warn_where_there_is_no_room(page: Page) -> None:
    """Say below a page's head that what is done on it is not kept, for as long as the browser has no room for it."""
    note, page_head = LessonCard({}), page.root.children[0]
    note.add_class("is-elsewhere")

    def tell(room: bool) -> None:
        words = PageWords("roomless", page.language)
        note.show({} if room else {"paragraphs": [words["told"]], "tone": "note"})
        others = [each for each in page.root.children if each is not note]
        below = others.index(page_head) + 1 if page_head in others else 0
        page.root.children = others if room else (*others[:below], note, *others[below:])

    page.watch_room(tell)


def _offer_languages(page: Page, build: Callable[[str], Page], now: str | None) -> None:
    """Put the choice of a language above a page; what is chosen takes the place of everything below it."""
    names = [(narration.message("language-name", each), each) for each in narration.languages()]
    first = now or language_asked()
    chooser = Choice(narration.message("language-choose", first), options=names, value=first)
    chooser.add_class("pq-languages")
    page.root.children = (chooser, *page.root.children)

    def turn(language: str) -> None:
        other = build(language)
        page.language = language
        chooser.label = narration.message("language-choose", language)
        page.root.children = (chooser, *other.root.children)

    chooser.on_change(turn)


def controls(parts: Iterable[Part]) -> Group:
    """Controls beside each other."""
    return Group(parts, "piquet-controls")


def column(*parts: Part) -> Group:
    """Parts below each other."""
    return Group(parts, "is-column")


def rule_sets() -> list[RuleSet]:
    """Every rule set, in the order in which they are offered."""
    return [load(name) for name in rule_set_names()]


def books(label: str, language: str, chosen: str = FIRST_RULES) -> Choice:
    """A plain list of the rule sets, as the books that they are.

    Args:
        label: of the list.
        language: of their titles.
        chosen: the one that stands chosen.
    """
    offered = [(narration.rules_title(each, language), each.id) for each in rule_sets()]
    return Choice(label, options=offered, value=chosen)
