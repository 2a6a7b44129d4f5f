"""Whether a pique is still possible, for which side and in how many tricks: for a deal, or for a seat's view of one.

Both are judged by the rulings. They differ in what the second hand has yet to show before its first card: in a deal it
can be looked up, while a seat may only know that something good is to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from piquet_tutor.engine.rulings import Ruling, Verdict, total
from piquet_tutor.engine.table import Seat, Side, Table
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.parts import Trick, Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.bonuses import PLAY, counts
from piquet_tutor.game.subjects import BONUSES, CLASSES, Subject
from piquet_tutor.reckoner.prices import Prices, prices_of
from piquet_tutor.reckoner.solver.alpha_beta import PiqueProgress
from piquet_tutor.reckoner.solver.contract_value import ContractValue, contract_value_of
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.pique import BonusProgress, Live, tricks_wanted
from piquet_tutor.reckoner.solver.tricks import SideProgress


class DealOrView(Protocol):
    """A deal, or a seat's view of one."""

    @property
    def rules(self) -> RuleSet:
        """Its rule set."""

    @property
    def table(self) -> Table:
        """The seats."""

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """What has been ruled."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Finished tricks."""

    @property
    def trick(self) -> Cards:
        """The trick being played."""

    @property
    def undertaking(self) -> Undertaking | None:
        """The result of the bidding, if there was any."""


@dataclass(frozen=True)
class PiqueState:
    """A moment of the play.

    Attributes:
        heard: the deal or the view.
        seat: the seat to act.
        shown: the rulings that will follow when the second hand shows; empty if it has nothing to show.
        unheard: whether it has something good to show that is not known.
    """

    heard: DealOrView
    seat: Seat
    shown: tuple[Ruling, ...] = ()
    unheard: bool = False

    @property
    def side(self) -> Side:
        """The side to act."""
        return self.heard.table.side_of(self.seat)


def pique_to_come(moment: PiqueState) -> tuple[Live | None, Side]:
    """The pique still possible with two hands, with or without bidding, and the side that may make it."""
    heard = moment.heard
    if heard.undertaking is None:
        return live_at(moment)
    contract = contract_value_of(heard.rules, heard.table, heard.undertaking, moment.side)
    return (None, "") if contract is None else live_by_tricks(moment, contract)


def live_at(moment: PiqueState) -> tuple[Live | None, Side]:
    """The pique still possible if half-tricks decide the rest, and the side that may make it.

    What is not known is not guessed: until it is shown, the second hand's own pique is left out, and what it has won in
    the calls bars the first hand's wherever the rules say so. If a pique depends on which cards are in the tricks, none
    is reported.
    """
    paid = prices_of(moment.heard.rules)
    if paid.pique is not None and not paid.by_cards:
        for way in _ways(moment, paid):
            first = tricks_wanted(paid, way.on_the_way(moment))
            if not way.lost and first is not None and not (way.barred_soon and (paid.pique.by_order or first)):
                return Live(first, paid.pique.points), way.side
    return None, ""


def progress_at(moment: PiqueState) -> PiqueProgress | None:
    """The same if points decide the play, whichever cards the pique may need."""
    for way in _ways(moment, prices_of(moment.heard.rules)):
        if not way.barred_soon:
            return PiqueProgress(way.side == moment.side, way.had, way.side == moment.heard.table.sides[0])
    return None


def live_by_tricks(moment: PiqueState, contract: ContractValue) -> tuple[Live | None, Side]:
    """The same under a bid: each trick won (or lost, if tricks are to be lost) counts one towards it.

    What is not known is not guessed: until everything is shown, no pique is reported.
    """
    for way in _ways(moment, contract.prices, in_hand=True):
        # If tricks are to be lost, lost tricks count towards it.
        won, lost = (way.lost, way.won) if contract.aim == UNWANTED else (way.won, way.lost)
        now = replace(way, had=way.had + won, won=won)
        first = tricks_wanted(contract.prices, now.on_the_way(moment))
        if lost or moment.unheard or way.barred_soon or first is None or contract.pique is None:
            continue
        taken = won + first
        taken += contract.last if taken == contract.tricks else 0
        more = taken if contract.written and way.side == moment.heard.table.sides[-1] else 0
        return Live(first, contract.pique.points + more), way.side
    return None, ""


@dataclass(frozen=True)
class _PiqueSide:
    """A side that may still make a pique.

    Attributes:
        side: the side.
        had: its points towards it.
        barred_soon: whether the opponent is about to score something.
        won, lost: tricks.
    """

    side: Side
    had: int
    barred_soon: bool
    won: int
    lost: int

    def on_the_way(self, moment: PiqueState) -> BonusProgress:
        """Its progress towards the pique."""
        led = bool(moment.heard.trick)
        return BonusProgress(
            self.had, (moment.side == self.side) != led, led, self.won, self.side == moment.heard.table.sides[0]
        )


def _ways(moment: PiqueState, paid: Prices, in_hand: bool = False) -> Iterator[_PiqueSide]:
    if paid.pique is None:
        return
    sides = moment.heard.table.sides
    if paid.pique.first_lead and (moment.heard.tricks or moment.heard.trick):
        return
    for side in sides if paid.pique.younger else sides[:1]:
        had = _towards(moment, side, in_hand)
        if had is not None:
            second = side == sides[-1]
            barred_soon = not second and (moment.unheard or _counted_by_other(moment.heard, moment.shown, side))
            yield _PiqueSide(side, had, barred_soon, *tricks_of(moment.heard, side))


def _repique_refused(every: Iterable[Ruling], side: Side) -> bool:
    """Whether a side was denied a repique, in which case it makes no pique either."""
    return any(
        each.subject is Subject.REPIQUE and each.verdict is Verdict.DENIED and each.side == side for each in every
    )


def _towards(moment: PiqueState, side: Side, in_hand: bool) -> int | None:
    """A side's points towards a pique; None if it can no longer make one, or they are not known.

    Args:
        moment: the moment.
        side: the side.
        in_hand: whether only what is scored in hand counts, and not what is scored in the play.
    """
    heard, every = moment.heard, (*moment.heard.rulings, *moment.shown)
    rule = heard.rules.clause_on(Subject.PIQUE)
    if rule is None or (moment.unheard and side == heard.table.sides[-1]):
        return None
    if _has_repique(moment.shown, side) or is_barred(heard, side) or _repique_refused(every, side):
        return None
    first = heard.table.sides[0]

    def helps(ruling: Ruling) -> bool:
        kind = kind_of(heard, ruling.rule)
        return counts(rule, side, kind, first) and not (in_hand and kind == PLAY)

    return total(filter(helps, every), side)


def is_barred(heard: DealOrView, side: Side) -> bool:
    """Whether a side can no longer make a pique: it has made one, or a repique, or the opponent has scored."""
    spoken = any(each.side == side and each.subject == Subject.PIQUE for each in heard.rulings)
    return spoken or _has_repique(heard.rulings, side) or _counted_by_other(heard, heard.rulings, side)


def _has_repique(rulings: tuple[Ruling, ...], side: Side) -> bool:
    """Whether these rulings give a side a repique."""
    return any(award.side == side for each in rulings if each.subject == Subject.REPIQUE for award in each.awards)


def tricks_of(heard: DealOrView, side: Side) -> tuple[int, int]:
    """Tricks won by a side, and those it has lost."""
    won = sum(heard.table.side_of(trick.winner) == side for trick in heard.tricks)
    return won, len(heard.tricks) - won


def kind_of(heard: DealOrView, clause: str) -> str:
    """The kind of score a clause gives; empty where it gives none."""
    return heard.rules.clauses[clause].counts_as or "" if clause in heard.rules.clauses else ""


def _counted_by_other(heard: DealOrView, rulings: tuple[Ruling, ...], side: Side) -> bool:
    """Whether these rulings give the opponent any score that bars a pique."""
    return any(
        award.side != side and award.points > 0 and kind_of(heard, each.rule) not in BONUSES
        for each in rulings
        for award in each.awards
    )


# --- by what one seat has heard -------------------------------------------------------------------------------------


def moment_of(view: View) -> PiqueState:
    """The present moment of the play, by what the seat has heard."""
    return PiqueState(view, view.seat, unheard=has_to_show(view))


def live_of(view: View) -> tuple[Live | None, Side]:
    """The pending pique where half-tricks decide the play, and the side that may make it."""
    return live_at(moment_of(view))


def progress_of(view: View) -> PiqueProgress | None:
    """The pending pique where points decide the play."""
    return progress_at(moment_of(view))


def progress_among(view: View) -> SideProgress | None:
    """The same for any number of sides, by their order; None also if it is unclear which of several may make it."""
    line, progress = prices_of(view.rules).pique, progress_of(view)
    if line is None or progress is None:
        return None
    sides = list(dict.fromkeys(view.table.sides))
    mine = sides.index(view.table.side_of(view.seat))
    if progress.mine:
        return SideProgress(mine, progress.had)
    if not line.younger:
        return SideProgress(0, progress.had)
    return SideProgress(1 - mine, progress.had) if len(sides) == 2 else None


def pending_under(view: View, contract: ContractValue) -> tuple[Live | None, Side]:
    """The pending pique under a bid, and the side that may make it."""
    return live_by_tricks(moment_of(view), contract)


def has_to_show(view: View) -> bool:
    """Whether the second hand still has something good to show, as far as this seat knows.

    A combination barred by declared cards scores nothing and is never shown; only its holder learns that it is barred.
    """
    second = view.table.sides[-1]
    return not view.tricks and any(
        heard.winner == second and not _awarded(view, CLASSES[kind].good, second) and not _cannot_be_shown(view, kind)
        for kind, heard in view.contests.items()
    )


def _cannot_be_shown(view: View, kind: Kind) -> bool:
    return any(each.subject is Subject.DECLARED_CARDS and each.facts["kind"] == kind for each in view.rulings)


def _awarded(view: View, subject: Subject, side: Side) -> bool:
    return any(each.subject == subject and any(one.side == side for one in each.awards) for each in view.rulings)
