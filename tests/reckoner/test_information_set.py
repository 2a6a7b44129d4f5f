"""What the cards alone say of other hands: no card that another has is left out, and none he has shown not to have."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.information_set import still_out, voids_shown


@pytest.mark.parametrize(
    ("form", "seeds"), [("rubicon", (0, 8)), ("contract", (1,)), ("normand", (6,)), ("voleur", (1,))]
)
def test_every_card_of_another_hand_is_still_out_and_none_of_a_suit_nobody_else_can_have(form, seeds):
    """Also one seen on top of the talon that the other drew, and those shown with a carte blanche."""
    for seed in seeds:
        rng, deal = Random(seed), shuffled(load(form), seed)
        while not deal.done:
            if deal.phase == "play" and deal.to_act is not None:
                view = seen_by(deal, deal.to_act)
                out = still_out(view)
                assert {one for seat in view.others for one in deal.hands[seat]} <= out
                assert not out.intersection(view.hand, *(trick.cards for trick in deal.tricks))
                voids = [voids_shown(view, seat) for seat in view.others]
                assert not {one.suit for one in out}.intersection(frozenset.intersection(*voids))
            deal = apply(deal, random_action(deal, rng))
