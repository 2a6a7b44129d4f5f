"""What has been ruled stays ruled: deals, rulings, facts and rules cannot be changed, and copies are equal."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given, settings

from piquet_tutor.engine.rulings import Facts, Ledger, Ruling, Verdict
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Rank, Suit, pack_of
from piquet_tutor.game.combinations import points, sequences, sets
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.following import playable
from tests.game.table_talk import declared, hands_of, lead, played_out, ruling, shown
from tests.samples import sample
from tests.strategies import deals

ELDER = "S:AKQJT H:K98 D:Q9 C:87"
YOUNGER = "S:98 H:AQJT7 D:KJ C:AJ9"


def led():
    return shown(lead(hands_of(ELDER, YOUNGER), "AS"))


@pytest.mark.parametrize("name", ["phase", "rulings", "hands", "to_act", "score", "talon"])
def test_a_deal_is_not_changed_by_assignment(name):
    with pytest.raises(FrozenInstanceError):
        setattr(led(), name, ())


@pytest.mark.parametrize("name", ["hands", "kept", "discards", "contests"])
def test_a_deal_is_not_changed_through_what_it_holds(name):
    """Its hands and contests are as fixed as itself."""
    deal = led()
    found = getattr(deal, name)
    with pytest.raises(TypeError):
        found["elder"] = ()


@pytest.mark.parametrize("name", ["number", "rule", "verdict", "side", "facts", "awards", "cites"])
def test_a_ruling_is_not_changed(name):
    with pytest.raises(AttributeError):
        setattr(ruling(led(), "play.lead"), name, None)


@pytest.mark.parametrize(
    "change",
    [
        lambda facts: facts.__setitem__("points", 99),
        lambda facts: facts.__delitem__("points"),
        lambda facts: facts.update(points=99),
        lambda facts: facts.pop("points"),
        lambda facts: facts.popitem(),
        lambda facts: facts.clear(),
        lambda facts: facts.setdefault("other", 1),
        lambda facts: facts.__ior__({"points": 99}),
    ],
    ids=["set", "del", "update", "pop", "popitem", "clear", "setdefault", "or"],
)
def test_the_facts_of_a_ruling_are_not_changed(change):
    """Read as a dictionary, never written."""
    facts = Facts(points=5, length=5)
    with pytest.raises(TypeError):
        change(facts)
    assert facts == {"points": 5, "length": 5}


def test_a_rule_is_not_changed_by_assignment():
    with pytest.raises(FrozenInstanceError):
        load("rubicon").rule("point.good").policy = "best_set"
    with pytest.raises(FrozenInstanceError):
        load("rubicon").id = "parlett"


@pytest.mark.parametrize("name", ["clauses", "settings", "values"])
def test_a_rule_set_is_not_changed_through_what_it_holds(name):
    """A rule set is loaded once for all deals: who could change it would change every table."""
    found = getattr(load("rubicon"), name)
    with pytest.raises(TypeError):
        found["capot"] = 30


def test_the_params_of_a_clause_are_not_changed():
    """Sixty for a repique is sixty for everybody."""
    params = load("rubicon", {"point_min_pips": 30}).rule("repique.award").params
    with pytest.raises(TypeError):
        params["points"] = 60


def test_combinations_are_not_changed():
    hand = pack_of(32).cards[:12]
    for found in (points(hand)[0], sequences(hand)[0], *sets(hand)[:1]):
        with pytest.raises(FrozenInstanceError):
            found.cards = ()


def test_actions_are_not_changed():
    with pytest.raises(FrozenInstanceError):
        Play("elder", pack_of(32).cards[0]).seat = "younger"


@settings(max_examples=sample(15), deadline=None)
@given(deal=deals())
def test_applying_an_action_leaves_the_deal_as_it_was(deal):
    """The next deal is another; the one before keeps its hands, its words and its ledger, and begins the new ledger."""
    if deal.phase != "play" or len(deal.trick) == len(deal.tricks) == 0:
        return
    may = playable(deal) if deal.declared else ()
    before = {name: dict(value) if isinstance(value, dict) else value for name, value in vars(deal).items()}
    for card in may:
        after = apply(deal, Play(deal.to_act, card))
        assert after is not deal
        assert after.rulings[: len(deal.rulings)] == deal.rulings
        assert after != deal
    assert before == {name: dict(value) if isinstance(value, dict) else value for name, value in vars(deal).items()}


def test_equal_deals_are_equal_and_others_are_not():
    """The same cards, rules and words make the same deal."""
    one, two = led(), led()
    assert one == two
    assert one != shown(lead(hands_of(ELDER, YOUNGER), "KS"))
    assert one != shown(lead(hands_of(ELDER, YOUNGER, rules="parlett"), "AS"))
    assert one != "a deal"


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_cards_and_rulings_copy_and_pickle_to_their_equals(again):
    """A card comes back as the one object there is; a ledger as an equal ledger, facts still closed."""
    for card in pack_of(36).cards:
        assert again(card) is card
    ledger = played_out(hands_of(ELDER, YOUNGER)).ledger
    copied = again(ledger)
    assert copied == ledger
    assert isinstance(copied, Ledger)
    assert all(isinstance(one, Ruling) and isinstance(one.facts, Facts) for one in copied)
    assert copied[0].verdict is Verdict.ALLOWED
    with pytest.raises(TypeError):
        copied[0].facts["new"] = 1


def test_suits_and_ranks_copy_to_themselves():
    assert copy.deepcopy((Suit.HEARTS, Rank.TEN)) == (Suit.HEARTS, Rank.TEN)


def test_a_declared_deal_keeps_its_ledger_when_played_on_two_ways():
    """Two lines of play from one position do not disturb one another."""
    deal = declared(hands_of(ELDER, YOUNGER))
    one, two = played_out(deal), shown(lead(deal, "8C"))
    assert one.rulings[: len(deal.rulings)] == two.rulings[: len(deal.rulings)] == deal.rulings
