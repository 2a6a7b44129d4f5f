"""Piquet Tutor: a deal goes in, narrated rulings come out.

The pure engine, its records and its narration load without any widget; ``piquet_tutor.app`` holds
the pages' parts. Start with :class:`Deal`:

>>> from piquet_tutor import Deal, new_deal
>>> deal = new_deal("rubicon", seed=7)
>>> deal.phase
'exchange'
"""

from __future__ import annotations

from importlib import import_module as _import_module
from typing import TYPE_CHECKING, Any

from piquet_tutor.engine import hooks as _hooks
from piquet_tutor.engine.deal.engine import Refused, apply, judge, legal_actions
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.faults import Fault
from piquet_tutor.engine.rules.loader import load as load_rules
from piquet_tutor.engine.rulings import Ledger, Ruling, Verdict, present_with, total

__all__ = [
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
    from piquet_tutor.engine.deal.partie import Partie
    from piquet_tutor.engine.deal.views import seen_by

_ON_DEMAND = {"Partie": "piquet_tutor.engine.deal.partie", "seen_by": "piquet_tutor.engine.deal.views"}


def __getattr__(name: str) -> Any:
    """What a first import need not pay for."""
    if name in _ON_DEMAND:
        return getattr(_import_module(_ON_DEMAND[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load_ipython_extension(shell: Any) -> None:
    """Give a notebook the cell magic ``%%piquet``; called by ``%load_ext piquet_tutor``."""
    from piquet_tutor.app.cell_magic import DealMagic

    shell.register_magics(DealMagic)


def new_deal(rules: str = "rubicon", seed: int = 0, **options: object) -> Deal:
    """A freshly dealt deal.

    Args:
        rules: a rule set by name.
        seed: the same seed deals the same cards.
        **options: options of the rule set to set otherwise.

    Raises:
        OptionError: no such rule set or option, or a value it cannot take.
    """
    from piquet_tutor.engine.deal.random_play import shuffled

    return shuffled(load_rules(rules, options), seed)


def page(name: str = "front", *given: Any, **named: Any) -> Any:
    """A page of the tutor, to be shown by a notebook's cell: ``page("play")``.

    Args:
        name: which page, such as ``play``, ``lab`` or ``lesson``; the front page if none is named.
        given: what the page takes: ``page("lesson", "point")``, ``page("lab", record)``.
        named: the same by name; every page takes a ``language``.

    Raises:
        ValueError: there is no such page.
    """
    from piquet_tutor.app.pages.pages import page as staged

    return staged(name, *given, **named)


class _LazyPresenter:
    """Brings in the narration only when something is first shown."""

    def plain(self, thing: object) -> str:
        from piquet_tutor import narration

        return narration.presenter.plain(thing)

    def html(self, thing: object) -> str:
        from piquet_tutor import narration

        return narration.presenter.html(thing)

    def markdown(self, thing: object) -> str:
        from piquet_tutor import narration

        return narration.presenter.markdown(thing)


def _deal_from_record(record: Any) -> Deal:
    from piquet_tutor.engine.records.io import read_deal

    return read_deal(record)


def _narrate(deal: Deal, depth: str, seat: str | None, language: str) -> Any:
    from piquet_tutor import narration

    return narration.explain(deal, depth, seat, language)


def _sentence(ruling: Ruling) -> str:
    from piquet_tutor import narration

    return narration.sentence(ruling)


def _fault(error: Fault) -> str:
    from piquet_tutor import narration

    return narration.fault_told(error)


present_with(_LazyPresenter())
_hooks.install("deal_from_record", _deal_from_record)
_hooks.install("narrate", _narrate)
_hooks.install("sentence", _sentence)
_hooks.install("fault", _fault)
