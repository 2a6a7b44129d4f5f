"""What came of a step that is done at the table, beyond its own words: what it lacks, and the costliest card."""

from __future__ import annotations

from typing import Any, NamedTuple

from piquet_tutor import narration
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay
from piquet_tutor.app.pages.lessons.lesson_toy import StepToy
from piquet_tutor.engine.rulings import Ruling, known_to
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why import why_not
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.actions import Play
from piquet_tutor.game.combinations import KINDS, Sequence, Set, combination_of, size_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.teach.lessons.discards import GOOD
from piquet_tutor.teach.lessons.toys import swapped


class PlayedOut(NamedTuple):
    """What the review says of a hand that was played to its end.

    Attributes:
        told: its sentence on the costliest card, or that none gave points away.
        costly: whether that card gave away more than a good discard may.
    """

    told: str
    costly: bool


def what_lacks(session: StepPlay) -> list[str]:
    """Why a step can no longer come about: what was kept quiet about, and the nearest condition that was not met.

    Args:
        session: the table at which it was missed.
    """
    deal, seat, language = session.states[-1], session.seat, session.viewpoint.language
    names = session.viewpoint.naming()
    mine = deal.table.side_of(seat)
    sunk = [
        narration.text(each, "short", language, names=names)
        for each in known_to(deal.rulings, seat)
        if each.number > session.began and each.side == mine and each.subject is Subject.SINKING
    ]
    kind, side = session.wanted.partition(".")[0], session.wanted.rpartition(":")[2]
    nearest = why_not(deal, side, kind, seat).nearest if kind in AWARDS and side in deal.table.sides else None
    if nearest is None:
        missing = narration.message("course-missing", language)
    else:
        missing = words_for(deal, seat, language, names).premise(nearest)
    return [*sunk, missing]


def why_not_that(toy: StepToy) -> str:
    """Why the cards that were moved do not bring about what is asked for.

    Where a bonus was to be stopped, that is what the opponent has by them now, which is reckoned too late; else it is
    the ruling on the cards as they lie.

    Args:
        toy: whose cards have changed places.
    """
    told = _too_late(toy) or toy.asked().text
    return narration.whole("course-not-yet", toy.viewpoint.language, told=told)


def _too_late(toy: StepToy) -> str:
    """What another side scores with the cards in their new places, after the bonus that it was to stop."""
    deal, before = toy.laid.deal, [_scored(each) for each in swapped(toy.step).deal.rulings]
    made = next((each for each in deal.rulings if each.rule in toy.toy.tells and "place" in each.facts), None)
    for each in deal.rulings if made is not None and made.awards else ():
        kind = next((one for one in KINDS if each.subject is Subject(one)), None)
        found = combination_of(kind, each.facts["cards"]) if kind is not None and each.awards else None
        if made is None or found is None or each.side == made.side or _scored(each) in before:
            continue
        place = made.facts["place"]
        if deal.rules.place[found.kind] > deal.rules.place[place]:
            rank = found.top if isinstance(found, Sequence) else found.rank if isinstance(found, Set) else ""
            facts = {"of": each.side, "kind": found.kind, "size": size_of(found), "rank": rank, "place": place}
            return narration.message("course-too-late", toy.viewpoint.language, toy.viewpoint.naming(), **facts)
    return ""


def _scored(ruling: Ruling) -> tuple[str, Any]:
    """What a ruling is about, to tell whether another deal has the same."""
    return ruling.rule, ruling.facts.get("cards")


def costliest_card(deal: Deal, seat: Seat, language: str, names: Names = NOBODY) -> PlayedOut:
    """What the review says of the card that gave the most away by what the seat could know; or that none did.

    Args:
        deal: a deal that is over.
        seat: whose cards.
        language: of the sentence.
        names: of those who play.
    """
    from piquet_tutor.players.review import OPEN, MissedChance, Review
    from piquet_tutor.players.review.lines import lines_of
    from piquet_tutor.players.review.model import steps_of
    from piquet_tutor.players.review.played import played_away
    from piquet_tutor.players.review.principles import principle_of
    from piquet_tutor.players.review.wording import Commentary

    steps = [each for each in steps_of(deal) if isinstance(each.action, Play)]
    found = [each for each in played_away(deal, seat, steps) if isinstance(each, MissedChance) and each.group == OPEN]
    if not found:
        return PlayedOut(narration.message("course-played-well", language), False)
    worst, teller = max(found, key=lambda each: each.points), Commentary(Review(deal, seat, language), names)
    taught = principle_of(deal, seat, worst, lines_of(deal, seat, worst))
    sentences = f"{teller.sentence(worst)} {teller.principle(taught.name, taught.facts)}"
    told = narration.whole("course-played-away", language, told=sentences, points=teller.points(worst))
    return PlayedOut(told, worst.points > GOOD)
