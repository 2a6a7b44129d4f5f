"""What is known of a stop of the road: of the rules it asks about, and of the principles that belong to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from piquet_tutor.engine.rulings import RuleId
from piquet_tutor.players.coach import maxims
from piquet_tutor.teach.lessons.model import Lesson
from piquet_tutor.teach.scoring.mastery import Mastery, of_principle

KNOWN: Final = 2
"""The box from which on a rule counts as known: the last answer about it was right."""
PRINCIPLES: Final = {
    "03_exchange": (
        *(maxims.KEEP_THE_POINT, maxims.KEEP_THE_SEQUENCE, maxims.KEEP_THE_SET),
        *(maxims.KEEP_FOR_PLAY, maxims.KEEP_FOR_THE_BONUS, maxims.DRAW_ALL, maxims.DRAW_ANOTHER),
    ),
    "08_play": (
        *(maxims.CAPOT, maxims.STOP_THE_CAPOT, maxims.CARDS, maxims.DENY_THE_CARDS, maxims.LAST_TRICK),
        *(maxims.KEEP_A_GUARD, maxims.CASH_WINNERS, maxims.DRIVE_OUT, maxims.LEAD_FROM_STRENGTH, maxims.THROW_IN),
        *(maxims.WIN_CHEAPLY, maxims.TAKE_THE_TRICK, maxims.DUCK, maxims.KEEP_WINNERS),
        *(maxims.COUNT_THE_HAND, maxims.PLAY_THE_ODDS),
    ),
    "04_point": (maxims.COMPARE_FIRST, maxims.CALL_IT_ALL),
    "07_repique": (maxims.PIQUE, maxims.STOP_THE_PIQUE),
}
"""The principles that belong to the stops of the road, by lesson; a review asks about them."""


@dataclass(frozen=True)
class StopProgress:
    """What is known of a stop.

    Attributes:
        boxes: the box of each rule and of each principle that was met; 0 for a rule that was not asked about yet.
        due: how many of its questions are to be asked once more today.
    """

    boxes: tuple[int, ...]
    due: int

    @property
    def met(self) -> bool:
        """Whether anything of it was asked about."""
        return any(self.boxes)

    @property
    def known(self) -> int:
        """How many of them are known."""
        return sum(box >= KNOWN for box in self.boxes)


def standing(lesson: Lesson, mastery: Mastery, day: int) -> StopProgress:
    """What is known of a lesson.

    Args:
        lesson: a stop of the road, or a side trip.
        mastery: what the learner knows.
        day: today, as :meth:`datetime.date.toordinal` counts days.
    """
    met = [each for each in map(of_principle, PRINCIPLES.get(lesson.id, ())) if each in mastery.rules]
    boxes = [mastery.rules[each].box if each in mastery.rules else 0 for each in (*_asked_about(lesson), *met)]
    due = sum(name.startswith(f"{lesson.id}/") for name in mastery.due_on(day))
    return StopProgress(tuple(boxes), due)


def _asked_about(lesson: Lesson) -> tuple[RuleId, ...]:
    """The rules that the questions of a lesson are about, each once."""
    asking = [step for step in lesson.steps if step.ask is not None and step.ask.answered != "play" and step.laws]
    return tuple(dict.fromkeys(step.laws[0] for step in asking))
