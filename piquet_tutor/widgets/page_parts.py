"""What every page is made of: the page itself, its head, its controls, and markup of the tutor's own."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

import ipywidgets

from piquet_tutor.rules.loader import load, rule_set_names
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.widgets import assets

FRONT: Final = "index.ipynb"


class Page(ipywidgets.VBox):
    """A page: everything on it, below each other."""

    def __init__(self, name: str, parts: list[Any], *, wide: bool = False) -> None:
        self.name = name
        style = ipywidgets.HTML(f"<style>{assets.read('theme.css')}\n{assets.read('pages.css')}</style>")
        style.layout.display = "none"
        super().__init__([style, *parts])
        for each in ("piquet", "piquet-page", *(("is-wide",) if wide else ())):
            self.add_class(each)

    def __repr__(self) -> str:
        return f"Page({self.name!r})"


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
