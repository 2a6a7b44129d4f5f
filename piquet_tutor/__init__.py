"""Piquet Tutor: a deal goes in, narrated rulings come out.

In a notebook's cell, or a script, start with :func:`deal`; ``language("fr")`` has everything said in French:

>>> from piquet_tutor import deal, examples, find, odds, rules
>>> d = deal("cavendish-example")
>>> d.total("elder"), d.total("younger")
(28, 23)

Whatever it has is loaded when it is first named: the pure engine, its records and its narration without any widget.
"""

from __future__ import annotations

from importlib import import_module as _import_module
from typing import TYPE_CHECKING, Any

from piquet_tutor.engine import hooks as _hooks

# A notebook's own words come first, in the order in which one meets them.
__all__ = [  # noqa: RUF022
    "deal",
    "ask",
    "table",
    "race",
    "play",
    "find",
    "examples",
    "rules",
    "odds",
    "partie",
    "language",
    "Deal",
    "Ledger",
    "Partie",
    "Refused",
    "Ruling",
    "Verdict",
    "apply",
    "judge",
    "legal_actions",
    "load_rules",
    "new_deal",
    "page",
    "seen_by",
    "total",
]

__version__ = "0.1.0"

if TYPE_CHECKING:
    from piquet_tutor.cells.asking import ask
    from piquet_tutor.cells.chances import odds
    from piquet_tutor.cells.dealing import deal
    from piquet_tutor.cells.finding import find
    from piquet_tutor.cells.gallery import examples
    from piquet_tutor.cells.matches import partie
    from piquet_tutor.cells.rule_book import rules
    from piquet_tutor.cells.shown import set_language as language
    from piquet_tutor.cells.tables import play, race, table
    from piquet_tutor.engine.faults import Fault
    from piquet_tutor.engine.rulings import DisplayHook, Ledger, Ruling, Verdict
    from piquet_tutor.game.deal.engine import Refused
    from piquet_tutor.game.deal.partie import Partie
    from piquet_tutor.game.deal.public import apply, judge, legal_actions, load_rules, new_deal, seen_by, total
    from piquet_tutor.game.state import Deal

_ON_DEMAND = {
    "deal": "piquet_tutor.cells.dealing",
    "ask": "piquet_tutor.cells.asking",
    "table": "piquet_tutor.cells.tables",
    "race": "piquet_tutor.cells.tables",
    "play": "piquet_tutor.cells.tables",
    "find": "piquet_tutor.cells.finding",
    "examples": "piquet_tutor.cells.gallery",
    "rules": "piquet_tutor.cells.rule_book",
    "odds": "piquet_tutor.cells.chances",
    "partie": "piquet_tutor.cells.matches",
    "language": "piquet_tutor.cells.shown:set_language",
    "Deal": "piquet_tutor.game.state",
    "Fault": "piquet_tutor.engine.faults",
    "Ledger": "piquet_tutor.engine.rulings",
    "Partie": "piquet_tutor.game.deal.partie",
    "Refused": "piquet_tutor.game.deal.engine",
    "Ruling": "piquet_tutor.engine.rulings",
    "Verdict": "piquet_tutor.engine.rulings",
    "apply": "piquet_tutor.game.deal.public",
    "judge": "piquet_tutor.game.deal.public",
    "legal_actions": "piquet_tutor.game.deal.public",
    "load_rules": "piquet_tutor.game.deal.public",
    "new_deal": "piquet_tutor.game.deal.public",
    "seen_by": "piquet_tutor.game.deal.public",
    "total": "piquet_tutor.game.deal.public",
}
"""Where each name is, and behind a colon how it is called there if not the same: an import pays for no more."""


def __getattr__(name: str) -> Any:
    if name in _ON_DEMAND:
        module, _, called = _ON_DEMAND[name].partition(":")
        return getattr(_import_module(module), called or name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What there is for whoever presses Tab: its words, and not the rooms and imports that Python finds here too."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def load_ipython_extension(shell: Any) -> None:
    """Give a notebook the cell magic ``%%piquet``; called by ``%load_ext piquet_tutor``."""
    from piquet_tutor.app.cell_magic import DealMagic

    shell.register_magics(DealMagic)


def page(name: str = "front", *given: Any, **named: Any) -> Any:
    """A page of the tutor, to be shown by a notebook's cell: ``page("play")``.

    For one deal a notebook says ``deal(...)``, and for one question ``ask(...)``.

    Args:
        name: which page, such as ``play``, ``lab`` or ``lesson``; the front page if none is named.
        given: what the page takes: ``page("lesson", "point")``, ``page("lab", record)``.
        named: the same by name; every page takes a ``language``.

    Raises:
        ValueError: there is no such page.
    """
    from piquet_tutor.app.pages.pages import page as staged
    from piquet_tutor.cells.shown import language_meant, saying

    if named.get("language") is not None:
        named["language"] = language_meant(named["language"])
    with saying(language_meant(named.get("language"))):
        return staged(name, *given, **named)


def _presenter() -> DisplayHook:
    from piquet_tutor import narration

    return narration.presenter


def _deal_from_record(record: Any) -> Deal:
    from piquet_tutor.game.records.io import read_deal

    return read_deal(record)


def _asked(place: str, name: str) -> Any:
    """What answers a method of a deal, brought in when it is first asked."""

    def answer(*given: Any, **named: Any) -> Any:
        return getattr(_import_module(place), name)(*given, **named)

    return answer


def _narrate(deal: Deal, depth: str, seat: str | None, language: str | None) -> Any:
    from piquet_tutor import narration
    from piquet_tutor.cells.shown import language_meant, saying

    meant = language_meant(language, deal)
    with saying(meant):
        if seat is not None and seat not in deal.table.seats:
            seat = _hooks.seat_named(deal, seat)
        return narration.explain(deal, depth, seat, meant)


def _sentence(ruling: Ruling) -> str:
    from piquet_tutor import narration

    return narration.sentence(ruling)


def _fault(error: Fault) -> str:
    from piquet_tutor import narration

    return narration.fault_told(error, error.language or narration.presenter.language)


_hooks.install("presenter", _presenter)
_hooks.install("deal_from_record", _deal_from_record)
_hooks.install("narrate", _narrate)
_hooks.install("sentence", _sentence)
for _place, _names in {
    "piquet_tutor.cells.dealing": ("link",),
    "piquet_tutor.cells.reasons": ("why", "why_not"),
    "piquet_tutor.cells.changes": ("what_if", "turned_by"),
    "piquet_tutor.cells.books": ("under", "books"),
}.items():
    for _name in _names:
        _hooks.install(f"deal.{_name}", _asked(_place, _name))
for _name in ("seat_named", "side_named"):
    _hooks.install(_name, _asked("piquet_tutor.cells.seats", _name))
_hooks.install("not_there", _asked("piquet_tutor.engine.faults", "NotThere"))
_hooks.install("words_lacking", _asked("piquet_tutor.narration.catalogue", "words_lacking"))
_hooks.install("folded", _asked("piquet_tutor.cells.shown", "fold"))
for _name in ("no_name", "no_parameter", "left_out", "too_many"):
    _hooks.install(_name, _asked("piquet_tutor.cells.shown", _name))
_hooks.install("fault", _fault)
