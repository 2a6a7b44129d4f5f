"""What is better sunk: decided by counting every hand the opponent may hold, never as a bluff.

There are two reasons. A combination that is beaten by every possible hand scores nothing, so calling it only reveals
cards. And in a match points may cost more than they bring: a loser who cannot pass the rubicon pays for each one.
Whether the information a call reveals costs more than its score is not considered, as counting cannot decide that.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, islice
from math import comb
from typing import Final

from piquet_tutor.game.actions import Action, Answer, Call, Reply
from piquet_tutor.game.cards import card_order
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.opponents.interface import Habit
from piquet_tutor.reckoner.combination_tables import BestCombinations, classes_of, declared
from piquet_tutor.reckoner.guesses import other_seat, perhaps_held, surely_held, words_heard
from piquet_tutor.reckoner.hand_to_hand import (
    BOTH_IN_PLAY,
    DOUBT,
    class_scores,
    compares,
    kept_back,
    made_repique,
)
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.match_equity import Agreed, BothSides, match_of
from piquet_tutor.reckoner.stakes import bonus, wants_to_lose

BEATEN_ANYWAY: Final = Habit(
    "beaten_anyway", "no hand the opponent can hold lets it score, so calling it would only tell them what is held"
)
POINTS_COST: Final = Habit(
    "points_cost", "as the match stands, over the hands the opponent can hold, keeping it back pays better than scoring"
)

_MOST_HANDS: Final = 6500
"""The most hands counted; if there are more, everything is declared."""
_WEIGHED: Final = 455
"""About how many hands a choice is averaged over: all of an elder's who has exchanged five, else a part of them."""
_SURE: Final = 1.0
"""How many points better silence must be."""


def better_silent(view: View) -> tuple[Action, Habit] | None:
    """The action that keeps a combination back, if that is certainly better; None if it should be declared.

    Args:
        view: of a seat that is to call or answer, at a table of two.
    """
    said = view.choices[0]
    if not isinstance(said, Call | Reply) or not said.cards or wants_to_lose(view) or not compares(view.rules):
        return None
    silent: Action = Call(view.seat, said.kind) if isinstance(said, Call) else Reply(view.seat, said.kind, Answer.GOOD)
    if silent not in view.choices:
        return None
    hands = _hands(view)
    mine = declared(masks_of(view.kept), classes_of(view.rules))
    if not hands:
        return None
    if isinstance(said, Call) and all(other.best(said.kind) > mine.best(said.kind) for other in hands):
        return silent, BEATEN_ANYWAY
    return (silent, POINTS_COST) if _points_cost(view, said.kind, mine, hands) else None


def _hands(view: View) -> list[BestCombinations]:
    """What the opponent would declare from each hand they can hold, given the cards seen and their declarations."""
    sure, loose = sorted(surely_held(view), key=card_order), perhaps_held(view)
    other = other_seat(view)
    missing = view.others[other].count - len(sure)
    if missing < 0 or comb(len(loose), missing) > _MOST_HANDS:
        return []
    checks, tables = words_heard(view)[other], classes_of(view.rules)
    every = (masks_of((*sure, *rest)) for rest in combinations(loose, missing))
    told = ((hand, declared(hand, tables)) for hand in every)
    return [would_declare for hand, would_declare in told if all(check(hand, would_declare) for check in checks)]


# --- points that cost more than they bring --------------------------------------------------------


def _points_cost(view: View, kind: Kind, mine: BestCombinations, hands: list[BestCombinations]) -> bool:
    """Whether keeping a class back is worth more, all else being declared; possible only in a match of agreed deals."""
    match = match_of(view)
    if not isinstance(match, Agreed):
        return False
    kept = {ruling.facts["kind"] for ruling in view.rulings if ruling.subject == Subject.SINKING}
    some = list(islice(hands, 0, None, max(1, len(hands) // _WEIGHED)))
    before = _before(view)

    def worth(silent: Iterable[Kind]) -> float:
        ends = (_declared(view, mine, other, set(silent), before) for other in some)
        half = BOTH_IN_PLAY / 2
        return sum(match.worth(end, BothSides(end.mine + half, end.theirs + half), DOUBT) for end in ends) / len(some)

    return worth(kept | {kind}) > worth(kept) + _SURE


def _before(view: View) -> BothSides:
    """The points of each player before the declarations, for carte blanche."""
    ours = view.table.side_of(view.seat)
    points = {True: 0, False: 0}
    for ruling in view.rulings:
        if ruling.subject == Subject.CARTE_BLANCHE:
            for award in ruling.awards:
                points[award.side == ours] += award.points
    return BothSides(points[True], points[False])


def _declared(
    view: View, mine: BestCombinations, other: BestCombinations, silent: set[Kind], before: BothSides
) -> BothSides:
    """The points of each player in hand, repique included, if this seat keeps some classes back."""
    repique = bonus(view.rules, Subject.REPIQUE, view.undertaking)
    scores = class_scores(kept_back(mine, silent), other)
    made = made_repique(scores, repique.target, before)
    ours, theirs = (sum(max(0, sign * score) for score in scores) for sign in (1, -1))
    return BothSides(
        before.mine + ours + repique.points * (made > 0), before.theirs + theirs + repique.points * (made < 0)
    )
