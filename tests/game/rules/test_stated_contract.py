"""What the inventor of Contract Piquet states, and no case can say; the rest is ``tests/cases/bidding.toml``."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import total
from piquet_tutor.game.actions import Exchange, Play
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from tests.game.casebook import done
from tests.game.table_talk import declared, hands_of, played_out, shown

DECLARED = {"point", "sequence", "set", "repique"}


def stood(deal: Deal, words: str) -> Deal:
    """The bidding, a carte blanche kept quiet, and neither draws a card."""
    while deal.phase == "carte_blanche":
        deal = done(deal, "keep", "")
    deal = done(deal, "bidding", words)
    while deal.phase == "exchange":
        deal = apply(deal, Exchange(deal.to_act or "", ()))
    return deal


def test_thirty_two_cards_twelve_each_and_eight_in_the_talon():
    deal = shuffled(load("contract"), 3)
    assert {*deal.hands["nondealer"], *deal.hands["dealer"], *deal.talon} == set(pack_of(32).cards)
    assert [len(deal.hands["nondealer"]), len(deal.hands["dealer"]), len(deal.talon)] == [12, 12, 8]
    assert set(deal.talon) <= seen_by(deal, "dealer").unseen & seen_by(deal, "nondealer").unseen


@pytest.mark.parametrize("seed", range(40))
def test_combinations_are_declared_and_scored_as_in_the_parent_game(seed):
    """The same two hands here and by the author's rules of the parent game: the same combinations, the same repique."""
    dealt = shuffled(load("contract"), seed)
    deal = declared(stood(dealt, "pass 7-8"))
    deal = shown(apply(deal, Play("nondealer", deal.hands["nondealer"][0])))
    first, second = (" ".join(map(str, dealt.hands[seat])) for seat in ("nondealer", "dealer"))
    parent = declared(hands_of(first, second, rules="parlett"))
    parent = shown(apply(parent, Play("elder", parent.hands["elder"][0])))
    for here, there in (("nondealer", "elder"), ("dealer", "younger")):
        one, other = (
            {kind: points for kind, points in each.tally()[seat].items() if kind in DECLARED}
            for each, seat in ((deal, here), (parent, there))
        )
        assert one == other


@pytest.mark.parametrize("seed", range(40))
def test_combinations_stand_above_the_line_and_tricks_below(seed):
    """Both players' combinations above; one player's tricks below, his who made the contract or defeated it."""
    finished = played_out(declared(stood(shuffled(load("contract"), seed), "pass 7-3")), Random(seed))
    for one in finished.rulings:
        for award in one.awards:
            assert award.account == ("below" if finished.kind_of(one) == "bid" else "above")
    below = [total(finished.rulings, seat, "below") for seat in ("nondealer", "dealer")]
    assert sorted(bool(points) for points in below) == [False, True]
