"""The player as a whole: legal everywhere, blind to what is hidden, and better than chance."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor.game.actions import ClaimCarteBlanche
from piquet_tutor.game.cards import Pack, parse_cards
from piquet_tutor.game.deal.engine import start
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.players.opponents.interface import play_deal, step
from piquet_tutor.players.opponents.sensible import Sensible
from tests.players.opponents.helpers import Careless, dealt_otherwise, everywhere
from tests.samples import sample
from tests.strategies import random_rules, random_start, rule_sets


def both(player):
    return everywhere(load("rubicon"), player)


@cache
def between_equals(seed):
    """A deal of Rubicon Piquet that it plays against itself."""
    return play_deal(shuffled(load("rubicon"), seed), both(Sensible(care=4)))


@pytest.mark.parametrize("name", rule_set_names())
def test_it_plays_legally_by_every_rule_set(name):
    rng = Random(name)
    rules = load(name)
    for _ in range(sample(1)):
        assert play_deal(random_start(rules, rng), everywhere(rules, Sensible(care=2))).done


def test_it_plays_legally_by_any_mix_of_options():
    rng = Random(20)
    for _ in range(sample(7)):
        rules = random_rules(rng)
        assert play_deal(random_start(rules, rng), everywhere(rules, Sensible(care=2))).done


@settings(max_examples=sample(5), deadline=None)
@given(rules=rule_sets(), seed=st.integers(0, 2**32 - 1))
def test_it_plays_legally_against_anybody(rules, seed):
    deal = random_start(rules, Random(seed))
    for side in (0, 1):
        assert play_deal(deal, everywhere(rules, Sensible(care=2), Careless(seed), side)).done


@pytest.mark.parametrize("seed", range(sample(4)))
def test_what_it_cannot_see_makes_no_odds(seed):
    """Changing hidden cards about leaves the very same view, and so the very same choice, at every turn."""
    rng = Random(seed)
    rules = random_rules(rng) if seed % 2 else load("rubicon")
    deal = random_start(rules, rng)
    while not deal.done:
        seat = deal.to_act
        changed = dealt_otherwise(deal, seat, rng)
        assert seen_by(changed, seat) == seen_by(deal, seat)
        assert Sensible(care=4).choose(seen_by(changed, seat)) == Sensible(care=4).choose(seen_by(deal, seat))
        deal = step(deal, everywhere(rules, Sensible(care=4)))


def test_what_it_did_before_makes_no_odds():
    """A player that has seen other deals chooses as a new one does."""
    old = Sensible(care=3)
    play_deal(shuffled(load("rubicon"), 1), both(old))
    deal = shuffled(load("rubicon"), 2)
    again = play_deal(deal, both(old))
    assert again.actions == play_deal(deal, both(Sensible(care=3))).actions


def test_it_is_asked_only_in_its_turn():
    view = seen_by(shuffled(load("rubicon"), 7), "younger")
    with pytest.raises(ValueError, match="younger is not to act; ask whoever is"):
        Sensible().choose(view)


def test_a_carte_blanche_is_claimed_and_the_number_named_is_exchanged():
    blank = parse_cards("TS 9S 8S 7S TH 9H 8H TD 9D 8D TC 9C")
    rest = tuple(one for one in Pack(32).cards if one not in blank)
    deal = start(load("rubicon"), {"elder": blank, "younger": rest[:12]}, rest[12:])
    player = Sensible()
    claim = player.choose(seen_by(deal, "elder"))
    assert isinstance(claim, ClaimCarteBlanche)
    assert claim.exchange in range(1, 6)
    assert player.last_choice.habit.name == "claim_the_blank"
    done = play_deal(deal, both(player))
    assert len(done.discards["elder"]) == claim.exchange
    assert done.tally()["elder"]["carte_blanche"] == 10


def test_all_that_can_score_is_declared():
    """Whatever is kept back was beaten: the other has scored that class."""
    for seed in range(15):
        deal = between_equals(seed)
        for ruling in deal.rulings:
            if ruling.rule == "sinking.allowed":
                kind, (other,) = ruling.facts["kind"], deal.table.opponents(ruling.side)
                assert deal.tally()[other][kind] > 0


def test_every_choice_has_a_habit():
    player = Sensible(care=2)
    deal = shuffled(load("rubicon"), 3)
    while not deal.done:
        before = len(deal.actions)
        deal = step(deal, both(player))
        assert player.last_choice.action == deal.actions[before]
        assert player.last_choice.habit.reason


def test_it_beats_careless_play_from_both_seats():
    """Each deal played from both sides: some forty points a deal ahead, and never near level."""
    ahead, deals = 0, sample(8)
    for seed in range(deals):
        deal = shuffled(load("rubicon"), seed)
        sensible, careless = Sensible(care=4), Careless(seed)
        first = play_deal(deal, {"elder": sensible, "younger": careless})
        second = play_deal(deal, {"elder": careless, "younger": sensible})
        ahead += first.total("elder") - first.total("younger") + second.total("younger") - second.total("elder")
    assert ahead > 25 * 2 * deals


def test_elder_has_the_better_of_it_between_equals():
    """Among good players elder makes about thirty and younger about nineteen."""
    deals = [between_equals(seed) for seed in range(sample(20))]
    elder = sum(deal.total("elder") for deal in deals) / len(deals)
    younger = sum(deal.total("younger") for deal in deals) / len(deals)
    assert 24 < elder < 38
    assert 14 < younger < 25
