"""Many deals scored at once: to the last point what the ledger says."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from piquet_tutor.explore.odds import dealing
from piquet_tutor.explore.odds.report import unsupported_text
from piquet_tutor.game.cards import pack_of, parse_cards
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner import bulk
from piquet_tutor.reckoner.masks import bits_of
from piquet_tutor.reckoner.supported import UnsupportedRules, bulk_prices, supported_names, unsupported
from tests.explore.odds.ledgers import SORTS, differences, mixed
from tests.samples import sample


@pytest.mark.parametrize("sort", SORTS)
def test_tallies_are_those_of_the_ledger(sort):
    """The play is by habit in two thirds of them and random in the rest."""
    wrong = []
    for number, name in enumerate(supported_names()):
        wrong += differences(load(name), sort, sample(8), number)
    assert wrong == []


def test_options_are_read_off_the_rules():
    rng, wrong, tried = Random(5), [], 0
    for number in range(sample(20)):
        rules = load(supported_names()[number % 7], mixed(rng))
        if not unsupported(rules):
            tried += 1
            wrong += differences(rules, SORTS[number % 4], 5, number)
    assert tried > 10
    assert wrong == []


@pytest.mark.parametrize(
    ("kind", "points"),
    [("pique", 30), ("repique", 60), ("capot", 40)],
)
def test_a_deal_known_by_heart(kind, points):
    """Elder has the four suits from the ace down to the queen: repique, and with every trick the capot."""
    elder = bits_of(parse_cards("AS KS QS AH KH QH AD KD QD AC KC QC"))
    younger = bits_of(parse_cards("JS TS 9S JH TH 9H JD TD 9D JC TC 9C"))
    hands = np.array([[elder, younger]], np.int64)
    tally = bulk.score(load("rubicon"), hands, None, np.zeros((1, 12), np.uint8))
    # Both points are of three; elder's is worth 31 pips, younger's 29. With a repique there is no pique.
    assert tally.kinds["point"].tolist() == [[3, 0]]
    assert tally.kinds["sequence"].tolist() == [[12, 0]]
    assert tally.kinds["set"].tolist() == [[42, 0]]
    assert tally.kinds[kind].tolist() == [[0 if kind == "pique" else points, 0]]
    assert tally.total.tolist() == [[3 + 12 + 42 + 60 + 13 + 40, 0]]


def test_what_is_not_served_says_why():
    assert {name: unsupported(load(name)) for name in rule_set_names() if unsupported(load(name))} == {
        "cent-36": "pack",
        "cent-1651": "pack",
        "contract": "bidding",
        "auction": "bidding",
        "normand": "players",
        "voleur": "players",
    }
    for name, options in (("rubicon", {"carte_rouge": 20}), ("rubicon", {"lesser_combinations": "both"})):
        with pytest.raises(UnsupportedRules) as caught:
            bulk_prices(load(name, options))
        assert unsupported_text(caught.value).count(".") == 1


def test_players_keep_to_the_cards():
    deals = dealing.dealt(np.random.default_rng(3), 300)
    together = deals.hands[:, 0] | deals.hands[:, 1] | deals.discards[:, 0] | deals.discards[:, 1]
    assert (np.bitwise_count(together) == 32).all()
    assert (np.bitwise_count(deals.hands) == 12).all()
    cards = dealing.play(deals, tell=True).cards
    assert (np.sort(cards.reshape(300, 24), axis=1)[:, 1:] != np.sort(cards.reshape(300, 24), axis=1)[:, :-1]).all()


def test_nobody_looks_at_a_card_he_may_not_see():
    """The discard depends on the hand alone; the first lead too."""
    deals = dealing.dealt(np.random.default_rng(4), 200)
    mine = deals.dealt[:, 0]
    assert (dealing.least_worth_keeping(mine[:1].repeat(3), 5) == dealing.least_worth_keeping(mine[:1], 5)).all()
    led = dealing.play(deals, tell=True).cards[:, 0, 0]
    other = dealing.DealBatch(deals.dealt, _other_hands(deals), deals.discards)
    assert (dealing.play(other, tell=True).cards[:, 0, 0] == led).all()


def _other_hands(deals):
    """Younger's hand replaced by other cards elder cannot see."""
    theirs = []
    for mine, out in zip(deals.hands[:, 0].tolist(), deals.discards[:, 0].tolist(), strict=True):
        unseen = [one for one in pack_of(32).cards if not (mine | out) & bits_of([one])]
        theirs.append(bits_of(unseen[:12]))
    return np.stack([deals.hands[:, 0], np.array(theirs, np.int64)], 1)
