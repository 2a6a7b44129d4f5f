"""The front page: what Piquet is in one screen, and the doors to the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.asking import language_asked
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.front.card_fan import CardFan
from piquet_tutor.app.part import Group
from piquet_tutor.app.shared.controls.markup import Markup
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.app.words import PageWords

FAN: Final = ("AH", "KS", "QD", "JC", "TH")
DOORS: Final[Mapping[str, Sequence[str]]] = {
    "learn": ("first_deal", "lessons", "scorer"),
    "play": ("play", "forms"),
    "look_up": ("examples", "rulebook", "lab", "odds"),
    "teach": ("classroom", "teacher", "worksheets"),
}
"""What the doors are for, and the pages behind them."""
PARTS_OF_A_DEAL: Final = ("exchange", "declare", "play", "race", "match")


@in_every_language
def front_page(language: str | None = None) -> Page:
    """What Piquet is in one screen, and the doors to the rest.

    Args:
        language: of every text, here as on every page; None for what the page's address asks for.
    """
    language = language or language_asked()
    words = PageWords("front", language)
    fan = CardFan({"cards": list(FAN), "label": words["fan"]})
    said = Markup(f"<h1>{escape(words['title'])}</h1><p>{escape(words['tagline'])}</p>")
    hero = Group([said, fan], "piquet-hero")
    return Page("front", [hero, Markup(_doors(words, language)), Markup(_game(words, language))])


def _doors(words: PageWords, language: str) -> str:
    groups = "".join(_group(name, words[f"group_{name}"], language) for name in DOORS)
    return f'<nav class="pq-door-groups" aria-label="{escape(words["doors"])}">{groups}</nav>'


def _group(name: str, title: str, language: str) -> str:
    """The doors that are for the same thing, under its name."""
    links = "".join(_door(page, language) for page in DOORS[name])
    return (
        f'<section class="pq-door-group" data-group="{escape(name)}"><h2>{escape(title)}</h2>'
        f'<ul class="pq-doors">{links}</ul></section>'
    )


def _door(page: str, language: str) -> str:
    title, text, go = (escape(narration.message(f"door-{page}.{part}", language)) for part in ("title", "text", "go"))
    return (
        f'<li class="pq-door"><a class="pq-door-link" href="{page}.ipynb"><h3>{title}</h3>'
        f'<p>{text}</p><span class="pq-door-go">{go}</span></a></li>'
    )


def _game(words: PageWords, language: str) -> str:
    steps = "".join(_part_of_a_deal(name, language) for name in PARTS_OF_A_DEAL)
    return f'<section class="pq-game"><h2>{escape(words["game"])}</h2><ol class="pq-steps">{steps}</ol></section>'


def _part_of_a_deal(name: str, language: str) -> str:
    title, text = (escape(narration.message(f"game-{name}.{part}", language)) for part in ("title", "text"))
    return f"<li><h3>{title}</h3><p>{text}</p></li>"
