"""A deal solved by its own rule set: against every line in the real engine, and lines that total what was claimed."""

from random import Random

import pytest

from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Pack, parse_cards, sort_hand
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply, start_from_hands
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.reckoner.prices import HALF_TRICKS, NOTHING, POINTS
from piquet_tutor.reckoner.solver.dealt import UnsupportedDeal, of_the_play, solved
from piquet_tutor.reckoner.solver.moves import UNWANTED, WANTED
from piquet_tutor.reckoner.solver.pique import Live
from piquet_tutor.reckoner.supported import search_of
from tests.reckoner.solver.brute import by_the_engine, played_to

BY_HALF_TRICKS = [
    ("rubicon", {}),
    ("club", {}),
    ("wikipedia", {}),
    ("rubicon", {"pique_moment": "first_lead"}),
    ("rubicon", {"trick_scoring": "flat_won", "younger_pique": True}),
    ("rubicon", {"trick_scoring": "double_capture", "last_trick": 0, "younger_pique": True}),
    ("wikipedia", {"trick_scoring": "double_capture", "last_trick": 0}),
    ("club", {"trick_scoring": "flat_won", "younger_pique": True, "last_trick": 0}),
    ("cent-36", {"trick_scoring": "lead_capture", "last_trick": 1}),
]
BY_POINTS = [
    ("club", {"last_trick": 1}),
    ("cent-36", {}),
    ("cent-1651", {}),
    ("cent-1651", {"pique_moment": "first_lead"}),
    ("rubicon", {"last_trick": 10, "cards": 0}),
    ("rubicon", {"last_trick": 10, "cards": 0, "capot_last_trick": "kept"}),
    ("rubicon", {"last_trick": 0}),
    ("rubicon", {"last_trick": 2, "trick_scoring": "flat_won", "younger_pique": True}),
    ("rubicon", {"must_head": True}),
    ("rubicon", {"trick_scoring": "high_lead_capture"}),
]
IDS = [f"{name} {' '.join(options)}".strip() for name, options in (*BY_HALF_TRICKS, *BY_POINTS)]


def dealt(rules, rng):
    cards = rng.sample(Pack(rules.pack).cards, 24)
    return sort_hand(cards[:12]), sort_hand(cards[12:])


def gains(found):
    """What the line of best play brings the first hand more than the second, by the ledger."""
    return of_the_play(found.end) - of_the_play(found.deal)


@pytest.mark.parametrize(("form", "options"), [*BY_HALF_TRICKS, *BY_POINTS], ids=IDS)
def test_the_last_tricks_come_to_what_every_line_in_the_engine_comes_to(form, options):
    rules = load(form, options)
    rng = Random(str(options))
    for number in range(8):
        deal = played_to(rules, dealt(rules, rng), 10 if number else 9, rng)
        if number % 2 and not deal.done:
            deal = apply(deal, random_action(deal, rng))
        if deal.done:
            continue
        found = solved(deal)
        assert found.how == (HALF_TRICKS if (form, options) in BY_HALF_TRICKS else POINTS)
        assert found.ahead == by_the_engine(deal) - of_the_play(deal)
        assert gains(found) == found.ahead
        for one, worth in found.cards.items():
            sign = 1 if found.seat == rules.table.seats[0] else -1
            after = apply(found.deal, Play(found.seat, one))
            assert sign * worth.points == by_the_engine(after) - of_the_play(found.deal)


@pytest.mark.parametrize(("form", "options"), BY_HALF_TRICKS, ids=IDS[: len(BY_HALF_TRICKS)])
def test_a_line_of_the_whole_play_totals_what_was_claimed(form, options):
    rules = load(form, options)
    rng = Random(str(options))
    for number in range(12):
        deal = played_to(rules, dealt(rules, rng), number % 4, rng)
        for _ in range(number % 3 == 1):  # a card led, or something still to be shown
            deal = apply(deal, random_action(deal, rng))
        found = solved(deal)
        assert found.end.done
        assert gains(found) == found.ahead


WINNERS = parse_cards("AS KS QS JS TS AH KH QC")
"""Eight tricks whatever the other holds of the cards below: a quint and a point of five, and twenty with them."""


def twenty_and_eight_tricks(rules, rng):
    """Elder has twenty, the other nothing, and the next trick would make the thirty."""
    elder = (*WINNERS, *parse_cards("9D 8D 7H 9C"))
    others = parse_cards("9S 8S 7S QH JH TH 8H AD KD QD TD 7D JC TC 8C")
    younger = sort_hand(rng.sample(others, 12))
    deal = start_from_hands(rules, {"elder": sort_hand(elder), "younger": younger})
    while len(deal.tricks) < len(WINNERS):
        if deal.phase != "play":
            deal = apply(deal, declarations.full_word(deal))
        elif younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
        elif deal.trick:
            deal = apply(deal, random_action(deal, rng))
        else:
            deal = apply(deal, Play("elder", WINNERS[len(deal.tricks)]))
    return deal


@pytest.mark.parametrize("form", ["rubicon", "club"])
def test_a_pique_one_trick_away_is_reckoned_with(form):
    rng = Random(form)
    came = set()
    for _ in range(4):
        deal = twenty_and_eight_tricks(load(form), rng)
        found = solved(deal)
        barred = any(score.side == "younger" for score in deal.scores)
        assert (found.live, found.pique_side) == ((None, "") if barred else (Live(1, 30), "elder"))
        assert found.ahead == by_the_engine(deal) - of_the_play(deal)
        assert gains(found) == found.ahead
        came.add((barred, any(score.kind == "pique" for score in found.end.scores)))
    assert len(came) > 1


@pytest.mark.parametrize(("form", "live"), [("club", Live(0, 30)), ("rubicon", None)])
def test_twenty_nine_and_the_lead_is_a_pique_by_the_clock_alone(form, live):
    """Elder has a quint and a quatorze, younger a point he has yet to show: by the order of reckoning it is first."""
    elder = parse_cards("AS KS QS JS TS AH AD AC TH 8D 7D 9C")
    younger = parse_cards("KH QH JH 9H 8H 7H 9S 8S KD JD QC TC")
    deal = start_from_hands(load(form), {"elder": sort_hand(elder), "younger": sort_hand(younger)})
    while deal.phase != "play":
        deal = apply(deal, declarations.full_word(deal))
    assert deal.total("elder") == 29
    found = solved(deal)
    assert found.live == live
    assert gains(found) == found.ahead
    assert any(score.kind == "pique" for score in found.end.scores) == (live is not None)


@pytest.mark.parametrize("name", rule_set_names())
def test_every_rule_set_for_two_without_bidding_is_served(name):
    rules = load(name)
    how = search_of(rules).how
    two = len(rules.table.seats) == 2
    assert (how == NOTHING) == (not two or "bidding" in rules.phases)
    assert how in (HALF_TRICKS, POINTS, NOTHING)


def test_what_is_not_served_is_refused_with_a_reason():
    before, three = shuffled(load("rubicon"), 1), shuffled(load("normand"), 1)
    up_or_down = after_the_calls(load("contract", {"counterpique": "exact_bonus_30"}), 1)
    assert up_or_down.undertaking.tricks
    said = []
    for deal in (before, three, up_or_down):
        with pytest.raises(UnsupportedDeal) as fault:
            solved(deal)
        said.append(fault.value.reason)
    assert said == ["phase", "players", "contract"]


# --- where tricks were bid for ------------------------------------------------------------------------

MINUS = {"auction_pique_threshold_minus": 21, "younger_pique": True}


def after_the_calls(rules, seed):
    """A deal bid for and exchanged at random, all declared."""
    rng, deal = Random(seed), shuffled(rules, seed)
    while not deal.done and deal.phase != "play":
        early = deal.phase in ("carte_blanche", "bidding", "exchange")
        deal = apply(deal, random_action(deal, rng) if early else declarations.full_word(deal))
    return deal


def with_pique_possible(deal, tricks):
    """The deal played up to so many tricks, so that a pique that may come still may."""
    while not deal.done and len(deal.tricks) < tricks:
        if younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
            continue
        after = {one: apply(deal, Play(deal.to_act, one)) for one in solved(deal).cards}
        going = (one for one, each in after.items() if each.phase == "play" and solved(each).live is not None)
        deal = after[next(going, solved(deal).best[0])]
    return deal


@pytest.mark.parametrize(
    ("form", "options", "seeds", "met"),
    [
        ("contract", {}, (1, 3, 28, 34), {(WANTED, False), (WANTED, True), (UNWANTED, False)}),
        ("auction", MINUS, (0, 1, 2, 36, 143), {(WANTED, False), (UNWANTED, False), (UNWANTED, True)}),
    ],
)
def test_what_the_bid_makes_of_the_last_cards_is_what_every_line_in_the_engine_comes_to(form, options, seeds, met):
    """And from the first card on a line of best play totals what was claimed, a pique by tricks included."""
    rules, seen = load(form, options), set()
    for seed in seeds:
        start = after_the_calls(rules, seed)
        found = solved(start)
        assert gains(found) == found.ahead
        deal = with_pique_possible(start, 9)
        if deal.done:
            continue
        found = solved(deal)
        assert found.ahead == by_the_engine(deal) - of_the_play(deal)
        sign = 1 if found.seat == deal.table.seats[0] else -1
        for one, worth in found.cards.items():
            after = apply(found.deal, Play(found.seat, one))
            assert sign * worth.points == by_the_engine(after) - of_the_play(found.deal)
        seen.add((found.contract.aim, found.live is not None))
    assert seen >= met


def test_points_are_searched_from_the_first_card_on():
    rules = load("cent-36")
    rng = Random(2)
    deal = played_to(rules, dealt(rules, rng), 0, rng)
    found = solved(deal)
    assert len(deal.hands[found.seat]) == rules.hand_size
    assert gains(found) == found.ahead
