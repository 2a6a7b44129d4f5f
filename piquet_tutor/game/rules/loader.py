"""The rule sets of Piquet: what its rule files may name, and the library that reads them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.engine import hooks
from piquet_tutor.engine.clauses import Option
from piquet_tutor.engine.faults import quoted
from piquet_tutor.engine.library import GameDescription, Library
from piquet_tutor.engine.rule_files import read_citation
from piquet_tutor.engine.shapes import is_number
from piquet_tutor.engine.sources import Citation, Reading, Source
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import CONDUCT, EVENTS
from piquet_tutor.game.rules.registry import POLICIES
from piquet_tutor.game.subjects import CLASSES, Subject

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PHASE_NAMES: Final = ("carte_blanche", "bidding", "exchange", "declare", "round", "play")
HOUSE_SETTING: Final = Citation("table", "set at this table", Reading.HOUSE)


NAMES_IN_A_FRAME: Final = {
    "seats": ("elder", "younger", "nondealer", "dealer", "1", "2", "3", "4"),
    "sides": ("elder", "younger", "nondealer", "dealer", "1", "2", "3", "4", "1-3", "2-4"),
    "accounts": ("game", "above", "below"),
}
"""Whose seats, sides and accounts have words in every language."""


def _shelf() -> Traversable:
    return files("piquet_tutor").joinpath("game/rules/data")


def impossible_frame(frame: Mapping[str, Any]) -> tuple[str, str] | None:
    """Why no game of Piquet can be played in a frame, and at which of its keys; None where one can.

    >>> impossible_frame({"pack": 40})
    ('pack', 'pack must be 32 or 36, the cards from the ace to the seven or the six')
    """
    if frame["pack"] not in (32, 36):
        return "pack", "pack must be 32 or 36, the cards from the ace to the seven or the six"
    size, seats = frame["hand_size"], len(frame["seats"])
    if not is_number(size) or not 1 <= size <= frame["pack"] // seats:
        most = frame["pack"] // seats
        return "hand_size", f"hand_size must be from 1 to {most}: {seats} hands of it are dealt from one pack"
    for key, names in NAMES_IN_A_FRAME.items():
        unknown = [each for each in frame[key] if each not in names]
        if unknown:
            return key, f"{quoted(unknown[0])} has no words among {key}; use {', '.join(names)}"
    return None


def lacking_clause(rules: RuleSet) -> str:
    """A clause that a rule set has not, and without which a deal by it cannot go on; empty where it has all of them.

    >>> lacking_clause(load("rubicon"))
    ''
    """
    needed: list[str] = []
    if "exchange" in rules.phases and "exchange.dealer" not in rules.clauses:
        needed += ["exchange.elder", "exchange.younger"]
    if "declare" in rules.phases:
        needed += ["declare.nothing", *(f"{kind}.{what}" for kind in CLASSES for what in ("called", "answered"))]
        needed += [f"{kind}.{what}" for kind in ("point", "sequence") for what in ("asked", "stated")]
    if {"declare", "round"} & set(rules.phases):
        needed += [f"{kind}.good" for kind in CLASSES]
    if (
        "bidding" not in rules.phases and rules.clause_on(Subject.TRICK) is None
    ):  # a bid may say otherwise what a trick is
        needed.append("play.trick")
    return next((name for name in needed if name not in rules.clauses), "")


GAME: Final = GameDescription(
    shelf=_shelf,
    rule_set=RuleSet,
    policies=POLICIES,
    events=EVENTS,
    conduct=CONDUCT,
    phases=PHASE_NAMES,
    subjects={str(each): each for each in Subject},
    frame=frozenset({"pack", "hand_size"}),
    parts=(
        frozenset({"point", "sequence", "set"}),
        frozenset({"elder", "younger"}),
        frozenset({"lead", "trick"}),
    ),
    beside=("settlement",),
    house=HOUSE_SETTING,
    impossible=impossible_frame,
    lacking=lacking_clause,
    words_lacking=hooks.words_lacking,
)
LIBRARY: Final = Library(GAME)
"""Every rule file of the game. A citation may speak alone of a class, of a hand, of the lead of a trick or its taking;
what is settled after a deal is no kind of score and stands on no account of one."""
rule_file: Final = LIBRARY.rule_file
build: Final = LIBRARY.build
options_about: Final = LIBRARY.options_about


def load(name: str, changes: Mapping[str, object] | None = None) -> RuleSet:
    """The rule set of this name, with some options changed. A notebook says ``rules("rubicon", last_trick=10)``.

    Args:
        name: such as ``rubicon``; see :func:`rule_set_names`.
        changes: option values by name.

    Raises:
        OptionError: there is no such rule set or option, or the option cannot take the value.

    >>> load("rubicon").option("pique_reckoning")
    'precedence'
    """
    return LIBRARY.load(name, changes)


def rule_set_names() -> tuple[str, ...]:
    """Every rule set that can be named in a record, in the order they are offered."""
    return LIBRARY.rule_set_names


def options() -> Mapping[str, Option]:
    """Every option that can be set, by name."""
    return LIBRARY.options


def customs() -> tuple[str, ...]:
    """The options that no clause of any rule file reads: customs about looking at cards, which affect no score."""
    return LIBRARY.customs


def usual_clauses() -> Mapping[Subject, str]:
    """The name that the base game gives its clause on each subject, in force or not."""
    return LIBRARY.usual_clauses


def every_seat() -> frozenset[Seat]:
    """Every seat of any form."""
    return frozenset(seat for table in LIBRARY.tables for seat in table.seats)


def every_side() -> frozenset[Side]:
    """Every side of any form."""
    return frozenset(side for table in LIBRARY.tables for side in table.sides)


def bibliography() -> Mapping[str, Source]:
    """Every source by its id, read from the packaged ``sources.toml``."""
    return LIBRARY.bibliography


def citation(cite: str) -> Citation | None:
    """A citation as it is written; None where it is none.

    >>> citation("parlett | The deal").locus
    'The deal'

    Raises:
        ValueError: its third part is no reading; the message is what stands there.
    """
    return read_citation(cite, bibliography())
