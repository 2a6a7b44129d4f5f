"""Advice on a card: its figures are those of the solved play, averaged; no hidden card has a say in them."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.play_model import Unadvised
from piquet_tutor.players.coach.playing import FEWEST, WITH_PIQUE, advise_play
from piquet_tutor.reckoner.masks import bits_of, cards_of
from piquet_tutor.reckoner.solver.dealt import live_pique, solved
from tests.players.coach.helpers import cards_to_play, otherwise
from tests.reckoner.trying import with_hand


@pytest.mark.parametrize(("name", "seeds"), [("rubicon", range(5)), ("club", range(3)), ("cent-36", range(2))])
def test_each_figure_is_the_average_of_the_deals_solved_by_their_rules(name, seeds):
    looked_at = 0
    for seed in seeds:
        for deal, view in cards_to_play(name, seed, most=6 if name == "cent-36" else 9):
            if not deal.declared:
                continue
            advice = advise_play(view)
            if advice.hands.sampled or len(advice.hands.kept) > (WITH_PIQUE if name != "cent-36" else 12):
                continue
            deals = [with_hand(deal, view.seat, advice.hands.other, cards_of(each)) for each in advice.hands.kept]
            solutions = [solved(each).cards for each in deals]
            for option in advice.options:
                average = sum(each[option.card].points for each in solutions) / len(solutions)
                assert option.points == pytest.approx(average), (name, seed, option.card)
            assert [each.points for each in advice.options[1:]] <= [advice.best.points + 0.01] * len(advice.options)
            looked_at += 1
            break
    assert looked_at >= len(seeds) // 2


def test_a_live_pique_is_the_one_the_ledger_has():
    met = set()
    for seed in (0, 9, 12, 14):
        for deal, view in cards_to_play("rubicon", seed, fewest=8, most=12):
            if deal.declared and view.trick:
                advice = advise_play(view, most=60)
                assert (advice.live, advice.pique_side) == live_pique(deal), seed
                met.add(advice.pique_side == view.seat if advice.live else None)
                break
    assert met >= {None, False}


def test_weights_that_are_sure_of_a_hand_give_what_it_gives():
    deal, view = next((deal, view) for deal, view in cards_to_play("rubicon", 5, most=7) if deal.declared)
    true = bits_of(deal.kept[view.table.after(view.seat)])
    advice = advise_play(view, weigh=lambda found: [float(each == true) for each in found.kept])
    cards = solved(deal).cards
    assert advice.weighed
    assert {each.card: each.points for each in advice.options} == pytest.approx(
        {one: float(cards[one].points) for one in cards}
    )


@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_card_has_a_say(seed):
    rng = Random(seed)
    for deal, view in cards_to_play("rubicon", seed, most=9):
        other = seen_by(otherwise(deal, view, rng), view.seat)
        one, two = advise_play(view), advise_play(other)
        assert one.options == two.options
        break


def test_chances_and_spread_add_up():
    for _, view in cards_to_play("rubicon", 2):
        for each in advise_play(view).options:
            assert sum(rng for _, rng in each.spread) == pytest.approx(1)
            assert each.every <= each.most + 1e-9
            assert each.most + each.none <= 1 + 1e-9
            assert each.error is None or each.error > 0
        break


@pytest.mark.parametrize(("name", "reason"), [("normand", "players"), ("rubicon", "turn")])
def test_what_is_not_served_is_said(name, reason):
    view = (
        next(view for _, view in cards_to_play(name, 1))
        if name == "normand"
        else seen_by(shuffled(load(name), 1), "elder")
    )
    with pytest.raises(Unadvised) as fault:
        advise_play(view)
    assert fault.value.reason == reason


def test_where_points_are_searched_what_is_tried_is_a_sample_with_its_error():
    view = next(view for _, view in cards_to_play("cent-36", 1, fewest=12))
    advice = advise_play(view)
    assert advice.hands.sampled
    assert len(advice.hands.now) >= FEWEST
    assert all(each.error is not None for each in advice.options)
    assert advise_play(view).options == advice.options
