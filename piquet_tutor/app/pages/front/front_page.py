"""The front page: what Piquet is in one screen, and the doors to the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from piquet_tutor.app.asking import language_asked
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.front.card_fan import CardFan
from piquet_tutor.app.part import Group
from piquet_tutor.app.shared.controls.markup import Markup
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.teach.words import page_words

FAN: Final = ("AH", "KS", "QD", "JC", "TH")


@in_every_language
def front_page(language: str | None = None) -> Page:
    """What Piquet is in one screen, and the doors to the rest.

    Args:
        language: of every text, here as on every page; None for what the page's address asks for.
    """
    language = language or language_asked()
    words = page_words("front", language)
    fan = CardFan({"cards": list(FAN), "label": words["fan"]})
    said = Markup(f"<h1>{escape(words['title'])}</h1><p>{escape(words['tagline'])}</p>")
    hero = Group([said, fan], "piquet-hero")
    return Page("front", [hero, Markup(_hooks(words)), Markup(_steps(words))])


def _hooks(words: Mapping[str, Any]) -> str:
    groups = "".join(_group(name, title, words["door"]) for name, title in words["group"].items())
    return f'<nav class="pq-door-groups" aria-label="{escape(words["doors"])}">{groups}</nav>'


def _group(name: str, title: str, doors: Sequence[Mapping[str, str]]) -> str:
    """The doors that are for the same thing, under its name."""
    links = "".join(
        f'<li class="pq-door"><a class="pq-door-link" href="{escape(door["page"])}"><h3>{escape(door["title"])}</h3>'
        f'<p>{escape(door["text"])}</p><span class="pq-door-go">{escape(door["go"])}</span></a></li>'
        for door in doors
        if door["group"] == name
    )
    return (
        f'<section class="pq-door-group" data-group="{escape(name)}"><h2>{escape(title)}</h2>'
        f'<ul class="pq-doors">{links}</ul></section>'
    )


def _steps(words: Mapping[str, Any]) -> str:
    steps = "".join(f"<li><h3>{escape(one['title'])}</h3><p>{escape(one['text'])}</p></li>" for one in words["step"])
    return f'<section class="pq-game"><h2>{escape(words["game"])}</h2><ol class="pq-steps">{steps}</ol></section>'
