"""Tables of more than two: why cards lie open, what was played, which key does what."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import parse_card
from tests.app.learners import playing, session
from tests.explain.why.scanning import cards_told

FORMS = ("voleur", "normand", "contract")


@pytest.mark.parametrize("rules", FORMS)
def test_no_key_does_two_things(rules):
    rng = Random(f"{rules} keys")
    for scenes in playing(session(rng, rules), rng):
        table = scenes["table"]
        keys = [one["key"].lower() for one in [*table["actions"], *table["tools"]] if one["key"]]
        assert len(keys) == len(set(keys)), keys


@pytest.mark.parametrize("rules", FORMS)
def test_cards_of_a_closed_hand_lie_open_only_with_the_reason(rules):
    rng = Random(f"{rules} known")
    table, met = session(rng, rules), 0
    for scenes in playing(table, rng):
        for seat in scenes["table"]["seats"]:
            shown = {one["card"] for one in seat["hand"] if one["card"]}
            closed = seat["at"] != "bottom" and not table.viewpoint.open_hand
            assert bool(seat["known"]) == (closed and bool(shown))
            if seat["known"]:
                met += 1
                assert {parse_card(code) for code in shown} <= cards_told(seat["known"]["note"])
                assert seat["known"]["rulings"]
    assert met


@pytest.mark.parametrize("rules", ["voleur", "normand"])
def test_what_the_others_play_is_read_out_in_the_order_of_play(rules):
    rng = Random(f"{rules} heard")
    table, met = session(rng, rules), 0
    for scenes in playing(table, rng):
        deal = table.deal
        if deal is None or deal.phase != "play":
            continue
        since = [state.actions[-1] for state in table.passed(deal)[1:]]
        cards = [one.card for one in since if isinstance(one, Play) and one.seat != table.seat]
        heard = scenes["table"]["announce"]
        places = [heard.find(narration.card_name(card, "en")) for card in cards]
        assert -1 not in places
        assert places == sorted(places)
        met += len(cards) > 1
    assert met
