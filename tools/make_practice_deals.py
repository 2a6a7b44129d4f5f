"""Deal and exchange the deals that practice draws from, and write them down.

    python tools/make_practice_deals.py [--each 60] [--lean flat]

Each is dealt with one of the leans of practice and exchanged by the player of club strength. One in which a discard is
more than ``MOST_BEHIND`` points worse than the best, by the measure of the review, is left out.
"""

from __future__ import annotations

import argparse
import json
from itertools import combinations
from pathlib import Path
from random import Random

from piquet_tutor.engine.actions import Exchange
from piquet_tutor.engine.cards import Cards
from piquet_tutor.engine.deal.engine import apply, start
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.deal.views import seen_by
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.engine.rules.policies.exchange import limits
from piquet_tutor.players.coach.exchange_information import ground_of
from piquet_tutor.players.coach.exchange_race import dealt_in, quickly
from piquet_tutor.players.coach.exchange_sampled import Trial
from piquet_tutor.players.opponents.exchanging import most_useful
from piquet_tutor.players.opponents.sensible import Sensible
from piquet_tutor.teach.scoring import Case, dealing, exchanged_deals
from piquet_tutor.teach.scoring.exchanged_deals import Exchanged
from piquet_tutor.teach.scoring.misconceptions import LEANS

RULES = load("rubicon")
MOST_BEHIND = 3.5
"""Below what is promised, for the measure is a sample."""
WAYS = 2
"""In how many other orders of the suits a deal is measured: other samples of the same."""
TRIED = 60
"""Among so many pairs of hands that are wanted, those are taken that leave the lowest cards to be thrown."""
RARE = {"rich": "equality_bars_pique"}
"""A wrong rule that so few deals of a lean show that a quarter of them are chosen for it."""
PLAYS = 6
"""In how many ways a deal is played to see whether it does."""
FIVE = 5
"""How many cards elder exchanges."""


def main() -> None:
    """Write the file; the deals of other leans stay as they are there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=60, help="how many deals of each lean")
    parser.add_argument("--lean", action="append", choices=LEANS, help="which leans; all by default")
    given = parser.parse_args()
    file = Path(str(exchanged_deals.FILE))
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for lean in given.lean or LEANS:
        found[lean] = [one.text for one in _of(lean, given.each)]
        file.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")


def _of(lean: str, wanted: int) -> list[Exchanged]:
    rng = Random(f"exchanged {lean}")
    found: list[Exchanged] = []
    rare = RARE.get(lean, "")
    while len(found) < wanted:
        layout = _natural(rng, lean) or dealing._dealt(RULES, rng, lean)
        if rare and 4 * len(found) < wanted and not _shows(layout, rare):
            continue
        one = _exchanged(layout)
        if one is not None:
            found.append(one)
    print(lean, len(found), flush=True)
    return found


def _shows(layout: dealing.Layout, wrong: str) -> bool:
    """Whether a wrong rule about the pique gives a wrong number on the deal, in one way or another of playing it."""
    cases = (Case(dealing.played(RULES, layout, Random(seed), "rich")) for seed in range(PLAYS))
    return any(case.answer((wrong,), "pique", True) not in (None, case.truth["pique"]) for case in cases)


def _natural(rng: Random, lean: str) -> dealing.Layout | None:
    """The layout before an exchange that ends in the hands of a lean, and is the likeliest one; None if it wants none.

    Each keeps the best of the hand that is wanted and draws the rest, and the cards thrown are those least missed.
    """
    wanted = [one for _ in range(TRIED) if (one := dealing.hands_wanted(RULES, rng, lean)) is not None]
    if not wanted:
        return None
    (elder, younger), rest = min(wanted, key=lambda one: sum(card.rank for card in one[1]))
    kept, other_kept = most_useful(elder, len(elder) - FIVE), most_useful(younger, len(younger) - len(rest) + FIVE)
    drawn = [one for hand, best in ((elder, kept), (younger, other_kept)) for one in hand if one not in best]
    layouts = []
    for out in combinations(rest, FIVE):
        other_out = tuple(one for one in rest if one not in out)
        dealt = {"elder": (*kept, *out), "younger": (*other_kept, *other_out)}
        layouts.append(dealing.Layout(dealt, tuple(drawn), {"elder": out, "younger": other_out}))
    return min(layouts, key=_surprise)


def _surprise(layout: dealing.Layout) -> int:
    """How many cards a player would rather have kept than those that the layout keeps."""
    return sum(
        len(set(layout.thrown[seat]) & set(most_useful(cards, len(cards) - len(layout.thrown[seat]))))
        for seat, cards in layout.dealt.items()
    )


def _exchanged(layout: dealing.Layout) -> Exchanged | None:
    """The layout with the discards of both; None where one is too costly, in one order of the suits or another."""
    one = _discarded(layout)
    if one is None:
        return None
    others = (one.varied(Random(way), other_draw=False) for way in range(WAYS))
    return one if all(_discarded(_layout(each)) is not None for each in others) else None


def _layout(one: Exchanged) -> dealing.Layout:
    thrown = {"elder": one.elder_out, "younger": one.younger_out}
    return dealing.Layout({"elder": one.elder, "younger": one.younger}, one.talon, thrown)


def _discarded(layout: dealing.Layout) -> Exchanged | None:
    """The layout with the discards it fixes, or those of the player; None where one of them is too costly."""
    deal, thrown = start(RULES, layout.dealt, layout.talon), {}
    while deal.phase in ("carte_blanche", "exchange"):
        seat = deal.to_act or ""
        if deal.phase == "carte_blanche":
            deal = apply(deal, dealing._shown(deal, layout, seat))
            continue
        out = layout.thrown.get(seat) or Sensible(0)._discard(seen_by(deal, seat), limits(deal, seat))
        if _behind(deal, seat, out) > MOST_BEHIND:
            return None
        thrown[seat] = out
        deal = apply(deal, Exchange(seat, out))
    elder, younger = RULES.table.seats
    return Exchanged(layout.dealt[elder], thrown[elder], layout.dealt[younger], thrown[younger], layout.talon)


def _behind(deal: Deal, seat: str, out: Cards) -> float:
    """How many points fewer than the best a discard scores on average, as the review measures it."""
    information = ground_of(seen_by(deal, seat))
    ranked = quickly(information, 1)
    return Trial(dealt_in(information, 1, ranked.stage)).apart(ranked.best, information.lawful(out))[0]


if __name__ == "__main__":
    main()
