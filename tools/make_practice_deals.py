"""Deal and exchange the deals that practice draws from, and write them down.

    python tools/make_practice_deals.py FORM [--each 45] [--lean flat]
    python tools/make_practice_deals.py FORM --weigh

Each is dealt with one of the leans of practice, bid at random where the form has bidding, and exchanged by the player
of club strength. One is left out in which a discard is more than ``MOST_BEHIND`` points worse than the best under one
of the books of the form: by the measure of the review, or where that has none, by the player's own.

The deals of a seed hang on all that stand in the file, so lists already given out are not made again: ``--weigh`` marks
in them what has become too costly, for a new edition to leave out.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, repeat
from pathlib import Path
from random import Random

from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.deal.layout import Layout
from piquet_tutor.game.deal.search import search
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.notation import write_bid
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies.bidding import said
from piquet_tutor.game.rules.policies.exchange import first_limits
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.coach.exchange_race import Trial, dealt_in, quickly
from piquet_tutor.players.opponents.exchanging import lead_of
from piquet_tutor.players.review.model import steps_of
from piquet_tutor.reckoner.exchange.information import ground_of
from piquet_tutor.reckoner.exchange.unweighed import Unweighed, why_not
from piquet_tutor.reckoner.likely_exchange import most_useful
from piquet_tutor.teach.scoring import dealing, exchanged_deals
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.editions import NEWEST
from piquet_tutor.teach.scoring.exchanged_deals import COSTLY, LEFT_OUT_BY, layout_from, varied, written
from piquet_tutor.teach.scoring.misconceptions import LEANS

MOST_BEHIND = 3.5
"""Below what is promised, for the measure is a sample."""
MEASURED = 24
"""How often a deal is measured by the review, over the books it serves: in other orders of the suits, for other samples
of the same; by each book at least :data:`WAYS` times."""
WAYS = 3
TRIED = 60
"""Among so many pairs of hands that are wanted, those are taken that leave the lowest cards to be thrown."""
RARE = {"rich": "equality_bars_pique"}
"""A wrong rule that so few deals of a lean show that a quarter of them are chosen for it."""
PLAYS = 6
"""In how many ways a deal is played to see whether it does."""
SECOND_THOUGHT = 4
"""How careful the player is in choosing what its discard is compared with where the review has no measure."""
GUESSES = 400
"""How many guesses at the other cards two discards are compared on by the player's own measure."""


def main() -> None:
    """Write the file; the deals of other forms and leans stay as they are there."""
    books = _books()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("form", choices=books, help="which deals")
    parser.add_argument("--each", type=int, default=45, help="how many deals of each lean")
    parser.add_argument("--lean", action="append", choices=LEANS, help="which leans; all by default")
    parser.add_argument("--weigh", action="store_true", help="only mark the deals that do not hold in every book")
    given = parser.parse_args()
    file = Path(str(exchanged_deals.FILE))
    found = json.loads(file.read_text(encoding="utf-8"))
    served, deals = books[given.form], found.setdefault(given.form, {})
    wanted = deals if given.weigh else [lean for lean in LEANS if dealing.is_led_to(served[0], lean)]
    for lean in given.lean or wanted:
        deals[lean] = (
            [_marked(served, text) for text in deals[lean]]
            if given.weigh
            else [written(one) for one in _of(served, lean, given.each)]
        )
        file.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
        print(given.form, lean, len(deals[lean]), sum(text.endswith(tuple(COSTLY)) for text in deals[lean]), flush=True)


def _books() -> dict[str, list[RuleSet]]:
    """The rule sets that each form's deals serve; without bidding those of one pack have the same deals."""
    found: dict[str, list[RuleSet]] = {}
    for rules in map(load, rule_set_names()):
        if len(rules.table.seats) == 2:
            found.setdefault(dealing.form_of(rules), []).append(rules)
    return found


def _marked(books: list[RuleSet], text: str) -> str:
    if text.endswith(tuple(COSTLY)) or _holds(books, layout_from(text, books[0].table.seats)):
        return text
    return text + next(mark for mark, edition in LEFT_OUT_BY.items() if edition == NEWEST)


def _of(books: list[RuleSet], lean: str, wanted: int) -> tuple[Layout, ...]:
    rules = books[0]
    rng = Random(f"exchanged {lean}" if dealing.form_of(rules) == dealing.SHORT else f"exchanged {rules.id} {lean}")
    found = 0
    rare = RARE.get(lean, "")

    def holding(layout: Layout) -> Layout | None:
        nonlocal found
        if rare and 4 * found < wanted and not _shows(rules, layout, rare):
            return None
        one = _exchanged(rules, layout, rng)
        if one is None or not _holds(books, one):
            return None
        found += 1
        return one

    layouts = (_natural(rules, rng, lean) or dealing.led_to(rules, rng, lean) for _ in repeat(None))
    return search(layouts, holding, wanted=wanted).found


def _shows(rules: RuleSet, layout: Layout, wrong: str) -> bool:
    """Whether a wrong rule about the pique gives a wrong number on the deal, in one way or another of playing it."""
    cases = (ScoredDeal(dealing.played(rules, layout, Random(seed), "rich")) for seed in range(PLAYS))
    return any(case.answer((wrong,), "pique", True) not in (None, case.truth["pique"]) for case in cases)


def _natural(rules: RuleSet, rng: Random, lean: str) -> Layout | None:
    """The layout before an exchange that ends in the hands of a lean, and is the likeliest one; None if it wants none.

    Each keeps the best of the hand that is wanted and draws the rest, and the cards thrown are those least missed.
    """
    wanted = [one for _ in range(TRIED) if (one := dealing.hands_wanted(rules, rng, lean)) is not None]
    if not wanted:
        return None
    elder, younger, rest = min(wanted, key=lambda one: sum(card.rank for card in one[2]))
    most = first_limits(rules.rule_on(Subject.ELDER_EXCHANGE), len(rest))[1]
    kept, other_kept = most_useful(elder, len(elder) - most), most_useful(younger, len(younger) - len(rest) + most)
    drawn = [one for hand, best in ((elder, kept), (younger, other_kept)) for one in hand if one not in best]
    layouts = []
    for out in combinations(rest, most):
        other_out = tuple(one for one in rest if one not in out)
        dealt = {"elder": (*kept, *out), "younger": (*other_kept, *other_out)}
        layouts.append(Layout(dealt, tuple(drawn), {"elder": out, "younger": other_out}))
    return min(layouts, key=_surprise)


def _surprise(layout: Layout) -> int:
    """How many cards a player would rather have kept than those that the layout keeps."""
    return sum(
        len(set(layout.discards[seat]) & set(most_useful(cards, len(cards) - len(layout.discards[seat]))))
        for seat, cards in layout.dealt.items()
    )


def _exchanged(rules: RuleSet, layout: Layout, rng: Random) -> Layout | None:
    """The layout with its bids, and with the discards it fixes or those of the player; None if it was passed out."""
    deal = dealing.played(rules, layout, rng, in_hand=True)
    if deal.void:
        return None
    discards = {seat: deal.discards.get(seat, ()) for seat in rules.table.seats}
    return replace(layout, discards=discards, bids=tuple(map(write_bid, said(deal))))


def _holds(books: list[RuleSet], one: Layout) -> bool:
    """Whether no discard is too costly under any of these books, in one order of the suits or another."""
    ways = 0 if any(map(why_not, books)) else max(WAYS, MEASURED // len(books))
    others = (varied(one, Random(way), other_draw=False) for way in range(ways))
    return all(cost <= MOST_BEHIND for each in (one, *others) for rules in books for cost in _costs(rules, each))


def _costs(rules: RuleSet, one: Layout) -> Iterator[float]:
    """How many points fewer than the best each discard of a deal scores on average."""
    deal = dealing.played(rules, one, Random(0), in_hand=True)
    for step in steps_of(deal):
        if isinstance(step.action, Exchange):
            yield _behind(step.before, step.action)


def _behind(deal: Deal, action: Exchange) -> float:
    view = seen_by(deal, action.seat)
    try:
        information = ground_of(view)
    except Unweighed:
        other = dealing.by_club_player(deal, action.seat, Random(1), SECOND_THOUGHT)
        return lead_of(other.cards, action.cards, view, GUESSES, Random(2))
    ranked = quickly(information, 1)
    return Trial(dealt_in(information, 1, ranked.stage)).apart(ranked.best, information.lawful(action.cards))[0]


if __name__ == "__main__":
    main()
