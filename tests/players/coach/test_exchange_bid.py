"""The exchange where the hands were bid for: tricks by what they make of the bid, and all else as it is elsewhere."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach import exchange_race, exchange_scene
from piquet_tutor.players.coach.exchange import advise_exchange, compared
from piquet_tutor.players.coach.exchange_race import Round
from piquet_tutor.reckoner.exchange import facing
from piquet_tutor.reckoner.exchange.draws import Draws
from piquet_tutor.reckoner.exchange.facing import Against
from piquet_tutor.reckoner.exchange.information import ground_of
from piquet_tutor.reckoner.exchange.scores import scored
from piquet_tutor.reckoner.exchange.unweighed import Unweighed, unweighed
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.solver.dealt import solved

QUICK = (Round(100_000, 24), Round(60, 256), Round(10, 1024), Round(6, 2048))


@pytest.fixture(autouse=True)
def few_deals(monkeypatch):
    """Let every figure but the exact ones be rough: nothing here hangs on how rough."""
    monkeypatch.setattr(exchange_race, "ROUNDS", QUICK)


def bid_for(form, seed, options=None):
    """A deal bid for at random, before its first exchange."""
    rng, deal = Random(seed), shuffled(load(form, options), seed)
    while deal.phase in ("carte_blanche", "bidding"):
        deal = apply(deal, random_action(deal, rng))
    return deal


def apart(deal):
    """Whoever exchanges first, and the other."""
    first = deal.table.seats[0]
    return first, deal.table.after(first)


@pytest.mark.parametrize(("form", "seeds"), [("contract", range(1, 13)), ("auction", (1, 4, 6, 13, 19, 36))])
def test_two_hands_come_to_what_the_ledger_says_when_the_play_is_best_on_both_sides(form, seeds):
    """Calls, repique and pique, and what the tricks make of the bid: every point of it, and whether the bid is made."""
    met = 0
    for seed in seeds:
        before = bid_for(form, seed)
        if before.phase != "exchange" or not before.undertaking.tricks:
            continue
        information, deal, rng = ground_of(seen_by(before, before.to_act)), before, Random(seed)
        while deal.phase == "exchange":
            deal = apply(deal, random_action(deal, rng))
        kept = dict(deal.kept)
        while deal.phase != "play":
            deal = apply(deal, declarations.full_word(deal))
        end, (me, other) = solved(deal).end, apart(before)
        brought = end.total(me) - end.total(other) - (before.total(me) - before.total(other))
        scores = scored(information, *([np.array([mask]) for mask in masks_of(kept[seat])] for seat in (me, other)))
        assert scores.whole[0] == brought, seed
        bid = end.undertaking
        won = sum(trick.winner == bid.seat for trick in end.tricks)
        won += information.terms.contract.last * (len(end.tricks) == 12 and end.tricks[-1].winner == bid.seat)
        assert bool(scores.made[0]) == (won >= bid.tricks), seed
        met += 1
    assert met > 4


@pytest.mark.parametrize(("form", "seed"), [("contract", 1), ("auction", 4)])
def test_hidden_cards_swapped_change_nothing(form, seed):
    deal = bid_for(form, seed)
    me, other = apart(deal)
    mixed = sort_hand((*deal.hands[other], *deal.stock))[::-1]
    swapped = replace(
        deal,
        hands=Frozen({**deal.hands, other: sort_hand(mixed[:12])}),
        dealt=Frozen({**deal.dealt, other: sort_hand(mixed[:12])}),
        stock=mixed[12:],
    )
    assert swapped.hands[other] != deal.hands[other]
    one, two = (advise_exchange(seen_by(each, me), seed=3) for each in (deal, swapped))
    assert one == two
    assert exchange_scene.scene(one) == exchange_scene.scene(two)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_said_on_what_bid_the_figures_rest(language):
    """To whoever bid and to the other, each by his own side of the table."""
    deal = bid_for("contract", 2)
    wanted = str(deal.undertaking.tricks)
    for mine in (True, False):
        advice = advise_exchange(seen_by(deal, deal.to_act))
        shown = exchange_scene.scene(advice, language, compared(advice, advice.information.hand[:1]))
        made = advice.best.sampled.made
        assert 0 <= made.share <= 1
        whose = ("You", "Vous") if mine else ("Elder", "Le premier")
        assert any(wanted in each and each.startswith(whose) for each in shown["options"][0]["why"])
        assert wanted in shown["head"]
        deal = apply(deal, Exchange(deal.to_act, advice.best.out))


def test_where_tricks_are_better_lost_it_says_that_it_cannot():
    deal = bid_for("auction", 2)
    assert deal.undertaking.sign == "minus"
    with pytest.raises(Unweighed) as fault:
        advise_exchange(seen_by(deal, deal.to_act))
    short, why = unweighed(fault.value)
    assert short == "This exchange is not weighed."
    assert "better to lose tricks" in why


def test_before_the_bidding_is_over_there_is_no_exchange_to_weigh():
    deal = shuffled(load("contract"), 1)
    with pytest.raises(Unweighed) as fault:
        ground_of(seen_by(deal, deal.to_act))
    assert fault.value.reason == "phase"


def test_where_a_trick_more_may_bring_less_it_is_not_weighed():
    deal = bid_for("contract", 2, {"counterpique": "exact_bonus_30"})
    with pytest.raises(Unweighed) as fault:
        ground_of(seen_by(deal, deal.to_act))
    assert "more or less" in unweighed(fault.value)[1]


def test_draws_counted_a_few_at_a_time_come_to_the_same(monkeypatch):
    """Of six cards and more there are so many that they are gone through in steps."""
    deal = bid_for("contract", 2)
    view = replace(seen_by(deal, deal.to_act), limits=(2, 2))
    information = ground_of(view)
    kept = information.hand[2:]
    whole = Against(information, Draws(information, 2)).odds(kept)
    monkeypatch.setattr(facing, "AT_ONCE", 10)
    monkeypatch.setattr(facing, "STEP", 32)
    stepped = Against(information, Draws(information, 2)).odds(kept)
    for kind, odds in whole.items():
        assert stepped[kind] == pytest.approx(odds, abs=1e-5)
