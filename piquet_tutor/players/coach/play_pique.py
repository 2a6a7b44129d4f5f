"""The pique that may still come in the play, as one seat can tell from what it has heard."""

from __future__ import annotations

from piquet_tutor.engine.combinations import Kind
from piquet_tutor.engine.deal.views import View
from piquet_tutor.engine.subjects import CLASSES, Subject
from piquet_tutor.engine.table import Side
from piquet_tutor.players.analysis.solver.pending_pique import Moment, live_at, progress_at
from piquet_tutor.players.analysis.solver.pending_pique import tricks_of as tricks_of
from piquet_tutor.players.analysis.solver.pique import Live
from piquet_tutor.players.analysis.solver.points import PiqueProgress


def live_of(view: View) -> tuple[Live | None, Side]:
    """The pique that may still be made while half-tricks decide the rest, and whose it would be."""
    return live_at(moment_of(view))


def progress_of(view: View) -> PiqueProgress | None:
    """The same where the play is decided by points."""
    return progress_at(moment_of(view))


def has_to_show(view: View) -> bool:
    """Whether the second hand has something to count that it has not shown yet, as far as this seat knows.

    What declared cards bar counts nothing and is never shown; only its holder is told of it.
    """
    second = view.table.sides[-1]
    return not view.tricks and any(
        heard.winner == second and not _awarded(view, CLASSES[kind].good, second) and not _is_barred(view, kind)
        for kind, heard in view.contests.items()
    )


def moment_of(view: View) -> Moment:
    """A moment of the play as far as the seat has heard it."""
    return Moment(view, view.seat, unheard=has_to_show(view))


def _is_barred(view: View, kind: Kind) -> bool:
    return any(each.subject is Subject.DECLARED_CARDS and each.facts["kind"] == kind for each in view.rulings)


def _awarded(view: View, subject: Subject, side: Side) -> bool:
    return any(each.subject == subject and any(one.side == side for one in each.awards) for each in view.rulings)
