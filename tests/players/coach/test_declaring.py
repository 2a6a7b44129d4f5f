"""Advice on a word: what it scores and how often, against the engine; what it tells, from what is public alone."""

from __future__ import annotations

import re
from math import comb
from random import Random

import pytest

from piquet_tutor.game.actions import Call, Play
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply, start_from_hands
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies import calling, younger_showing
from piquet_tutor.players.coach.declaring import NoWord, advise_call, call_reasons
from piquet_tutor.reckoner.figures import said_of
from piquet_tutor.reckoner.masks import cards_of
from piquet_tutor.reckoner.public_knowledge import hands_told
from tests.players.coach.helpers import moments, otherwise
from tests.reckoner.trying import with_hand


def scored_of_class(deal, kind):
    """Who scored what of a class, when everything else is said in full: elder's less younger's."""
    while deal.phase == "declare":
        deal = apply(deal, declarations.full_word(deal))
    if deal.phase == "play":
        deal = apply(deal, Play(deal.to_act, deal.hands[deal.to_act][0]))
        if younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
    points = {"elder": 0, "younger": 0}
    for score in deal.scores:
        if score.kind == kind:
            points[score.side] += score.points
    return points["elder"] - points["younger"]


@pytest.mark.parametrize("seed", [0, 2])
@pytest.mark.parametrize("name", ["rubicon", "cent-1651"])
def test_what_a_word_brings_is_what_the_engine_scores_over_the_same_hands(name, seed):
    looked_at = 0
    for deal, view in moments(name, seed):
        hidden = any(each.claim is not None for each in deal.contests.values())  # another hand would have set others
        if hidden or not view.choices or not isinstance(view.choices[0], Call):
            continue
        advice = advise_call(view, most=8)
        sign = 1 if view.seat == "elder" else -1
        for option in [each for each in advice.options if isinstance(each.action, Call)][:3]:
            worlds = [with_hand(deal, view.seat, advice.hands.other, cards_of(each)) for each in advice.hands.kept]
            made = [sign * scored_of_class(apply(world, option.action), option.kind) for world in worlds]
            assert option.points == pytest.approx(sum(made) / len(made)), option
            assert option.chance == pytest.approx(sum(each == option.good > 0 for each in made) / len(made))
            looked_at += 1
    assert looked_at >= 2


def test_before_a_word_any_hand_might_be_held_and_a_point_of_five_needs_five_of_a_suit():
    mine, other = parse_cards("AS KS QS JS 9S AH KH AD KD AC KC 7C"), parse_cards("8S 7S QH JH TH 9H QD JD TD QC JC TC")
    deal = start_from_hands(load("rubicon", {"point_call": "length_first"}), {"elder": mine, "younger": other})
    view = seen_by(deal, "elder")
    assert hands_told(view).hands == comb(32, 12)
    # One suit of five to eight cards, less the hands that have two such suits, which were counted twice.
    one = 4 * sum(comb(8, size) * comb(24, 12 - size) for size in range(5, 9))
    two = comb(4, 2) * sum(
        comb(8, first) * comb(8, second) * comb(16, 12 - first - second)
        for first in range(5, 9)
        for second in range(5, 9)
        if first + second <= 12
    )
    assert hands_told(view, Call("elder", "point", mine[:5])).hands == one - two


def test_what_cannot_be_beaten_is_sure_and_what_always_is_better_stays_unsaid():
    mine = parse_cards("AS KS QS JS TS 9S AH KH AD KD AC KC")
    other = parse_cards("8S 7S QH JH TH 9H QD JD TD QC JC TC")
    deal = start_from_hands(load("rubicon"), {"elder": mine, "younger": other})
    advice = advise_call(seen_by(deal, "elder"))
    assert advice.best.sure
    reasons = call_reasons(advice)
    assert [each.name for each in reasons] == ["call-sure", "call-tells", "call-sink-costs"]
    assert reasons[1].facts == {"before": advice.best.before, "after": advice.best.after}
    for language in ("en", "fr"):  # a share, not two numbers of nine figures
        assert not re.search(r"\d{3}", reasons[1].said(language))
        assert said_of(advice.best.after, advice.best.before, language) in reasons[1].said(language)
    mine = parse_cards("7S 8S 9S 7H 8H TH 7D 8D TD 7C 8C TC")
    other = parse_cards("AS KS QS JS TS AH KH QH JH AD KD AC")
    deal = start_from_hands(load("rubicon"), {"elder": mine, "younger": other})
    deal = apply(deal, declarations.full_word(deal))
    deal = apply(deal, declarations.full_word(deal))
    view = seen_by(deal, "elder")
    advice = advise_call(view)
    for option in advice.options:  # a tierce to the nine is beaten by nearly all, yet not by all
        assert 0 <= option.chance <= 1
        assert option.after is None or 0 < option.after <= option.before


def test_where_nothing_may_be_sunk_silence_is_no_choice():
    mine, other = parse_cards("AS KS QS JS TS 9S AH KH AD KD AC KC"), parse_cards("8S 7S QH JH TH 9H QD JD TD QC JC TC")
    deal = start_from_hands(load("rubicon", {"sinking": "none"}), {"elder": mine, "younger": other})
    advice = advise_call(seen_by(deal, "elder"))
    assert advice.silent is None
    assert "call-sink-costs" not in [each.name for each in call_reasons(advice)]


@pytest.mark.parametrize("seed", [2])
def test_no_hidden_card_has_a_say_in_a_word(seed):
    rng = Random(seed)
    for deal, view in moments("rubicon", seed):
        if view.phase == "declare" and view.choices:
            again = advise_call(seen_by(otherwise(deal, view, rng), view.seat))
            assert again.options == advise_call(view).options
            assert call_reasons(again) == call_reasons(advise_call(view))


@pytest.mark.parametrize(("name", "reason"), [("normand", "players"), ("contract", "bidding"), ("rubicon", "turn")])
def test_where_no_word_is_advised_on_it_is_said(name, reason):
    deal = shuffled(load(name), 2)
    with pytest.raises(NoWord) as fault:
        advise_call(seen_by(deal, deal.to_act))
    assert fault.value.reason == reason


def test_where_points_are_paid_to_the_other_what_he_cannot_beat_anyway_is_kept_back():
    mine = parse_cards("AS KS QS 9S AH KH 9H AD KD TD QC TC")
    other = parse_cards("8S 7S QH JH TH 8H QD JD 9D KC JC 9C")
    found = []
    for theirs in (60, 200):
        standing = Standing(points={"elder": 10, "younger": theirs}, deal=6, deals=6)
        deal = start_from_hands(load("rubicon"), {"elder": mine, "younger": other}, standing=standing)
        while calling.callable_kinds(deal)[:1] != ("set",) or deal.to_act != "elder":
            deal = apply(deal, declarations.full_word(deal))
        found.append(advise_call(seen_by(deal, "elder")))
    hopeful, lost = found
    assert hopeful.best.settled is None
    assert hopeful.best.action.cards == parse_cards("AS AH AD")
    assert lost.best.settled is not None
    assert lost.best.silent
    assert all(each.settled <= lost.best.settled for each in lost.options)
    assert "call-settlement" in [each.name for each in call_reasons(lost)]
