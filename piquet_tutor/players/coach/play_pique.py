"""The pique still possible in the play, by what one seat has heard."""

from __future__ import annotations

from piquet_tutor.engine.table import Side
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.subjects import CLASSES, Subject
from piquet_tutor.reckoner.solver.alpha_beta import PiqueProgress
from piquet_tutor.reckoner.solver.pending_pique import PiqueState, live_at, progress_at
from piquet_tutor.reckoner.solver.pending_pique import tricks_of as tricks_of
from piquet_tutor.reckoner.solver.pique import Live


def live_of(view: View) -> tuple[Live | None, Side]:
    """The pending pique where half-tricks decide the play, and the side that may make it."""
    return live_at(moment_of(view))


def progress_of(view: View) -> PiqueProgress | None:
    """The pending pique where points decide the play."""
    return progress_at(moment_of(view))


def has_to_show(view: View) -> bool:
    """Whether the second hand still has something good to show, as far as this seat knows.

    A combination barred by declared cards scores nothing and is never shown; only its holder learns that it is barred.
    """
    second = view.table.sides[-1]
    return not view.tricks and any(
        heard.winner == second and not _awarded(view, CLASSES[kind].good, second) and not _is_barred(view, kind)
        for kind, heard in view.contests.items()
    )


def moment_of(view: View) -> PiqueState:
    """The present moment of the play, by what the seat has heard."""
    return PiqueState(view, view.seat, unheard=has_to_show(view))


def _is_barred(view: View, kind: Kind) -> bool:
    return any(each.subject is Subject.DECLARED_CARDS and each.facts["kind"] == kind for each in view.rulings)


def _awarded(view: View, subject: Subject, side: Side) -> bool:
    return any(each.subject == subject and any(one.side == side for one in each.awards) for each in view.rulings)
