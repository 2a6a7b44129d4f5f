"""What tricks bring where they are bid for: the list of ends against whole deals played through the engine."""

from random import Random

import pytest

from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.solver.contract_value import contract_value_of
from piquet_tutor.reckoner.solver.moves import MIXED, UNWANTED, WANTED


def played_out(rules, seed):
    """A deal played at random to its end; None where it was dealt again for want of a bid."""
    rng, deal = Random(seed), shuffled(rules, seed)
    while not deal.done:
        deal = apply(deal, random_action(deal, rng))
    return None if deal.void else deal


def brought(deal, side, clauses):
    """What the clauses have awarded a side more than the other."""
    return sum(
        award.points if award.side == side else -award.points
        for each in deal.rulings
        if each.rule in clauses
        for award in each.awards
    )


@pytest.mark.parametrize(
    ("form", "options"),
    [
        ("contract", {}),
        ("contract", {"counterpique": "exact_bonus_30"}),
        ("auction", {}),
        ("contract", {"last_trick": 0}),
    ],
)
def test_a_deal_played_out_brings_what_the_list_has_for_its_tricks(form, options):
    rules, met = load(form, options), set()
    for seed in range(25):
        deal = played_out(rules, seed)
        if deal is None:
            continue
        for side in deal.table.sides:
            contract = contract_value_of(rules, deal.table, deal.undertaking, side)
            won = sum(deal.table.side_of(trick.winner) == side for trick in deal.tricks)
            lost = len(deal.tricks) - won
            # A play that stopped when all was decided brings the same whoever would have had the rest.
            last = deal.table.side_of(deal.tricks[-1].winner) == side
            whole = len(deal.tricks) == rules.hand_size
            halves = [2 * won + last] if whole else range(2 * won, 2 * (rules.hand_size - lost) + 2)
            assert {contract.ends[half] for half in halves} == {brought(deal, side, contract.clauses)}, (seed, side)
            if contract.wanted and whole:
                made = deal.undertaking.tricks <= contract.towards(halves[0] if contract.mine else 25 - halves[0])
                assert contract.bid_made(halves[0]) == made
            met.add(contract.aim)
    assert met


@pytest.mark.parametrize(
    ("form", "options", "undertaking", "aim"),
    [
        ("contract", {}, Undertaking("nondealer", 8, 4, "", 32), WANTED),
        ("contract", {}, Undertaking("nondealer"), UNWANTED),
        ("contract", {"counterpique": "exact_bonus_30"}, Undertaking("nondealer", 8, 4, "", 32), MIXED),
        ("auction", {}, Undertaking("nondealer", 8, 0, "plus", 0, 2), WANTED),
        ("auction", {}, Undertaking("nondealer", 8, 0, "minus", 0, 1), UNWANTED),
    ],
)
def test_tricks_are_worth_winning_or_losing_by_what_was_undertaken(form, options, undertaking, aim):
    rules = load(form, options)
    for side in rules.table.sides:
        contract = contract_value_of(rules, rules.table, undertaking, side)
        assert contract.aim == aim
        other = contract_value_of(rules, rules.table, undertaking, rules.table.opponents(side)[0])
        assert contract.ends == tuple(-each for each in reversed(other.ends))


def test_a_form_without_bids_is_no_contract():
    rules = load("rubicon")
    assert contract_value_of(rules, rules.table, Undertaking("elder", 7, 3, "", 21), "elder") is None
