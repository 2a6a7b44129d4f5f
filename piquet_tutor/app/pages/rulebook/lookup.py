"""Short lines in groups, each opening to what stands behind it, which is worked out when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.drawing.citing import citations
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.sources import Citation
from piquet_tutor.game.cards import Cards

Block = dict[str, Any]


class LookUp(Part):
    """A list to look things up in.

    Scene: ``count`` (how many were found, in words), ``legend`` (``mark``, ``tone``, ``note``: what the words beside
    items mean), ``contents`` (what the list of its groups is called; empty where there is no use for one), ``groups``
    (``title``, ``items``), ``target`` (the item to go to), ``words``. An item has ``id``, ``number``, ``title``,
    ``short``, ``mark`` (a word beside it) and ``tone`` of it, ``cites``, ``answers`` (``words``, ``places``), ``link``
    (an address that leads to it) and ``go`` (what the link is called); where it can be opened also ``opens``, ``open``,
    ``waiting`` (what is said meanwhile) and ``blocks``. A block is one of ``head``, ``text``, ``cards`` (``label``,
    ``cards``), ``ruling`` (``short``, ``reasons``, ``cites``, ``dim``), ``fold`` (``title``, ``lines``), ``options``,
    ``cites`` and ``table`` (``id``, ``label``: a deal that can be laid on the table).
    Intents: ``open`` (``id``, ``open``), ``table`` (``id``).
    """

    view = "lookup"


def head(text: str) -> Block:
    """A heading within what is opened."""
    return {"head": text}


def text(told: str) -> Block:
    """A paragraph."""
    return {"text": told}


def cards(label: str, shown: Cards | Iterable[Any]) -> Block:
    """Some cards under a name."""
    return {"label": label, "cards": [one.code for one in shown]}


def fold(title: str, lines: Iterable[str]) -> Block:
    """Lines that are shown on demand."""
    return {"fold": title, "lines": [each for each in lines if each]}


def options(settings: list[Block]) -> Block:
    """What changes a rule."""
    return {"options": settings}


def table(what: str, label: str) -> Block:
    """A button that lays a deal on the table."""
    return {"table": what, "label": label}


def places(cites: Iterable[Citation], language: str) -> Block:
    """Where it stands, each place with how firmly it says so."""
    return {"cites": citations(cites, language)}


def ruling(one: Ruling, language: str) -> Block:
    """A ruling: its line, and on demand its reasons and the law."""
    return {
        "ruling": narration.text(one, "short", language),
        "lines": narration.text(one, "full", language).split("\n")[:-1],
        "cites": citations(one.cites, language),
        "dim": one.verdict is Verdict.SUPERSEDED,
    }


def opened(intent: Mapping[str, Any], known: Iterable[str]) -> str:
    """The item that an intent names; empty where there is none of that name."""
    name = intent.get("id")
    return name if isinstance(name, str) and name in known else ""
