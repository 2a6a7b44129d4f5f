"""The coach puts out what the advice would: one race, and told by its figures; bids and match are weighed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from piquet_tutor import narration
from piquet_tutor.game.cards import parse_cards, sort_hand
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.exchange import advising, explained
from piquet_tutor.players.opponents.levels import player
from piquet_tutor.players.opponents.reasons import why_put_out
from piquet_tutor.players.opponents.weighing_discards import weighed
from piquet_tutor.reckoner.bulk import FAR
from piquet_tutor.reckoner.exchange.scores import scored
from piquet_tutor.reckoner.exchange.tables import InMatch
from piquet_tutor.reckoner.exchange.unweighed import why_not, why_not_nearly
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.match_equity import Agreed, BothSides
from piquet_tutor.reckoner.solver.contract_value import contract_value_of
from piquet_tutor.reckoner.solver.play import half_tricks_of
from piquet_tutor.reckoner.stakes import stakes_of


def at_exchange(rules, seed, seat=0):
    """The view of the first or second seat that exchanges, plain players having brought it there."""
    deal = shuffled(rules, seed)
    while True:
        view = seen_by(deal, deal.to_act)
        if deal.phase == "exchange":
            if not seat:
                return view
            seat -= 1
        deal = apply(deal, player("cards").choose(view))


def in_match(view, mine, theirs, deal, deals=6):
    """The same view in a match that stands so."""
    side = view.table.side_of(view.seat)
    (other,) = view.table.opponents(side)
    return replace(view, standing=Standing({side: mine, other: theirs}, deal, deals))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_coach_puts_out_what_the_first_answer_of_the_advice_names(seat):
    view = at_exchange(load("rubicon"), 3, seat)
    ranked = weighed(view, 11)
    first = next(advising(view, 11))
    assert [(each.out, each.sampled) for each in first.options] == list(ranked.results[: len(first.options)])
    assert explained(ranked) == first
    coach = player("coach")
    assert set(coach.choose(view).cards) == set(coach.discards(view).best)


def test_the_reasons_told_are_those_of_the_race_that_chose():
    view = at_exchange(load("rubicon"), 3)
    ranked = weighed(view, 11)
    told = list(why_put_out(ranked, "en"))
    best = ranked.results[0][1]
    direction = "ahead" if best.mean > 0 else "behind"
    assert any(f"{abs(best.mean):.1f} points {direction}" in each for each in told)
    assert any(f"on {best.deals:,} deals" in each and "tried 1,585 discards" in each for each in told)
    assert any("The next best" in each for each in told)
    assert not any("your" in each.lower().split() for each in told)


def test_a_repique_in_hand_is_not_thrown_away():
    """A quint major and four aces: point, sequence and set are thirty-four. Only the four low cards may go."""
    hand = sort_hand(parse_cards("AS KS QS JS TS AH AD AC 7H 8D 7D 7C"))
    deal = shuffled(load("rubicon"), 1)
    rest = [one for one in (*deal.hands["elder"], *deal.hands["younger"], *deal.stock) if one not in hand]
    hands = {"elder": hand, "younger": sort_hand(rest[:12])}
    ranked = weighed(seen_by(replace(deal, hands=hands, dealt=hands, stock=tuple(rest[12:])), "elder"), 1)
    assert set(ranked.best) <= set(parse_cards("7H 8D 7D 7C"))
    assert ranked.results[0][1].mean > 90
    assert ranked.results[0][1].repique.share > 0.8


def two_hands(seed):
    """The masks of two hands of twelve, as arrays of one."""
    cards = Random(seed).sample([one for hand in shuffled(load("rubicon"), 1).hands.values() for one in hand], 24)
    one, two = masks_of(cards[:12]), masks_of(cards[12:])
    return one, two, *([np.array([mask]) for mask in each] for each in (one, two))


@pytest.mark.parametrize(("form", "seeds"), [("contract", (1, 4)), ("auction", (2, 5))])
def test_where_hands_are_bid_on_the_play_is_worth_what_was_undertaken(form, seeds):
    """To the leader what his stakes say of his half-tricks, to the other what his own say of the rest."""
    rules = load(form)
    for seed, seat in zip((*seeds, *seeds), (0, 0, 1, 1), strict=True):
        view = at_exchange(rules, seed, seat)
        one, two, mine, theirs = two_hands(seed)
        leads = view.seat == view.table.seats[0]
        made = half_tricks_of(one, two) if leads else 25 - half_tricks_of(two, one)
        found = scored(weighed(view, 1).information, mine, theirs)
        assert found.play[0] == stakes_of(rules, view.undertaking, leads)[made]


@pytest.mark.parametrize("form", ["contract", "auction"])
def test_what_a_bid_is_worth_to_the_players_is_what_the_clauses_bring(form):
    """The players' own sums, which a match can be put into, beside the clauses asked one by one."""
    for seed in (1, 2, 3, 4):
        view = at_exchange(load(form), seed)
        for side, elder in zip(view.table.sides, (True, False), strict=True):
            ends = contract_value_of(view.rules, view.table, view.undertaking, side).ends
            stakes = stakes_of(view.rules, view.undertaking, elder)
            # Nobody can make the last trick and none, nor all of them and not the last.
            assert (stakes[0], *stakes[2:-2], stakes[-1]) == (ends[0], *ends[2:-2], ends[-1])


def test_where_tricks_are_better_lost_the_advice_has_no_say():
    view = at_exchange(load("auction"), 1)
    assert view.undertaking.sign == "minus"
    assert weighed(view, 1) is None


def test_a_pique_under_a_bid_asks_for_the_line_of_the_bid():
    view = at_exchange(load("contract"), 1)
    information = weighed(view, 1).information
    tables = information.tables
    assert information.terms.contract.pique.target == 30
    # The last trick counts two, so with seventeen in hand all twelve of them will do.
    assert [int(tables.pair.wanted[had]) for had in (16, 17, 20, 29)] == [FAR, 12, 10, 1]
    assert [int(tables.second.wanted[had]) for had in (16, 17, 20, 29)] == [FAR, 12, 10, 1]
    # The second hand's tricks are written with its pique, the last one's two among them.
    assert [int(tables.second.points[had]) for had in (17, 20, 29)] == [30 + 13, 30 + 10, 30 + 1]


def test_a_match_is_asked_what_each_deal_is_worth():
    """All together the same as one by one."""
    match = Agreed(BothSides(60, 90), 0, 1, 100, 100, True)
    weighing = InMatch(match, BothSides(3, 0), 26.0, 3.5)
    rng = np.random.default_rng(2)
    hand = [rng.integers(-14, 15, 200).astype(float) for _ in range(4)]
    play = rng.integers(-40, 41, 200).astype(float)
    found = weighing.worth(hand, play)
    for place in range(200):
        share = max(-26.0, min(26.0, play[place]))
        mine = 3 + sum(max(0, each[place]) for each in hand) + (26 + share) / 2
        theirs = sum(max(0, -each[place]) for each in hand) + (26 - share) / 2
        assert found[place] == pytest.approx(match.worth(BothSides(0, 0), BothSides(mine, theirs), 3.5))


@pytest.mark.parametrize("language", narration.languages())
def test_in_a_match_no_points_are_told_and_in_a_race_nothing_is_weighed(language):
    view = in_match(at_exchange(load("rubicon"), 3), 80, 20, 6)
    ranked = weighed(view, 1)
    assert ranked.information.match is not None
    told = list(why_put_out(ranked, language))
    assert narration.figures(ranked.results[0][1].mean, language, 1) not in " ".join(told)
    race = at_exchange(load("au-cent"), 2)
    assert weighed(race, 1) is not None
    assert weighed(in_match(race, 80, 20, 1, 0), 1) is None


@pytest.mark.parametrize("options", [{"nought_value": "50"}, {"lesser_combinations": "both"}, {"younger_pique": True}])
def test_where_chances_cannot_be_counted_the_coach_chooses_and_tells_none(options):
    rules = load("rubicon", {"trick_scoring": "flat_won", **options})
    assert why_not(rules)
    assert not why_not_nearly(rules, agreed=False)
    ranked = weighed(at_exchange(rules, 3), 1)
    assert set(ranked.best) <= set(ranked.information.hand)
    told = list(why_put_out(ranked, "en"))
    assert ranked.countable == ("younger_pique" in options)
    assert ranked.countable or len(told) == 1


def test_draws_of_more_than_five_cards_are_counted_too():
    view = at_exchange(load("contract"), 3)
    assert len(list(why_put_out(weighed(replace(view, limits=(6, 6)), 1), "en"))) > 1


@pytest.mark.parametrize("form", ["cent-36", "cent-1651"])
def test_with_another_pack_the_coach_exchanges_as_the_sensible_player_does(form):
    view = at_exchange(load(form), 1)
    assert weighed(view, 1) is None
    assert player("coach").choose(view) == player("sensible").choose(view)
