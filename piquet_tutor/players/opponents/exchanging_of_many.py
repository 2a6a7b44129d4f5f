"""Which cards to discard where only one of three players exchanges: every discard is tried on the same guesses.

The value of a discard is what the hand then declares against the best of the others, plus the result of the play if
all follow rules of thumb.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Final

from piquet_tutor.game.cards import Cards, card_order
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.combination_tables import classes_of, declared
from piquet_tutor.reckoner.hand_to_hand import USUAL, HandPrices, best_of_each, declarations
from piquet_tutor.reckoner.masks import Masks, masks_of
from piquet_tutor.reckoner.rollout import ahead, scores_of
from piquet_tutor.reckoner.solver.tricks import TrickPosition
from piquet_tutor.reckoner.stakes import OUT_OF_REACH, bonus, leads_score

_GUESSES: Final = 1.5
"""How many guesses are made for each unit of ``care``."""


def best_discard_of_many(
    view: View, sizes: Iterable[int], care: int, rng: Random, priced_by: RuleSet | None = None
) -> Cards:
    """The cards to discard.

    Args:
        view: of the seat that is to exchange.
        sizes: the allowed numbers of discards.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
        priced_by: the rules that say what combinations score; None for those that are played.
    """
    field = [out for size in sizes for out in combinations(view.hand, size)]
    totals = dict.fromkeys(field, 0.0)
    repique = bonus(view.rules, Subject.REPIQUE, None)
    tables = classes_of(priced_by or view.rules)
    prices = HandPrices(tables, USUAL, False, repique, OUT_OF_REACH, leads_score(view.rules))
    for _ in range(max(4, int(_GUESSES * care))):
        drawn, others = _guess(view, rng)
        best = best_of_each([declared(masks, tables) for masks in others])
        for out in field:
            mine = masks_of((*(one for one in view.hand if one not in out), *drawn[: len(out)]))
            totals[out] += declarations(declared(mine, tables), best, 0, prices) + _play(view, mine, others)
    return max(field, key=totals.__getitem__)


def _guess(view: View, rng: Random) -> tuple[Cards, list[Masks]]:
    """A guess: the cards drawn, and the other hands in the order of the table."""
    unseen = sorted(view.unseen, key=card_order)
    rng.shuffle(unseen)
    drawn, rest = tuple(unseen[: view.stock_count]), unseen[view.stock_count :]
    hands = []
    for seat in view.table.seats:
        if seat != view.seat:
            other = view.others[seat]
            size = other.count - len(other.shown)
            hands.append(masks_of((*other.shown, *rest[:size])))
            rest = rest[size:]
    return drawn, hands


def _play(view: View, mine: Masks, others: list[Masks]) -> float:
    """The lead of this seat's side from the whole play."""
    rules = scores_of(view.rules, view.table)
    hands = iter(others)
    held = tuple(mine if seat == view.seat else next(hands) for seat in view.table.seats)
    none = (0,) * len(set(view.table.sides))
    # No pique is counted, as the scores for declarations at that time are not known.
    return ahead(
        rules._replace(line=1000), TrickPosition(held, 0, (), none, scores=none), view.table.seats.index(view.seat)
    )
