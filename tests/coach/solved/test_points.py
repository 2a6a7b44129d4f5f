"""The play by points, against plain minimax over the cards themselves: every price there is, a pique included."""

from dataclasses import replace
from random import Random

import pytest

from piquet_tutor.cards import Pack, parse_cards, sort_hand
from piquet_tutor.coach.solved.points import Chase, Ending, Stand
from piquet_tutor.coach.solved.prices import prices_of
from piquet_tutor.rules.loader import load
from tests.coach.solved.brute import PointsTried

SCORINGS = ["flat_won", "lead_capture", "lead_capture_T_up", "p1651", "s001_classic"]


def random_prices(chance):
    return replace(
        prices_of(load("wikipedia")),
        scoring=chance.choice(SCORINGS),
        last=chance.choice([0, 1, 10, "p1651"]),
        must_head=chance.random() < 0.3,
        early=chance.random() < 0.4,
        gives_way=chance.random() < 0.3,
        cards=chance.choice([0, 10, 13]),
        capot=chance.choice([10, 40]),
    )


def random_stand(chance, prices):
    """Two hands of a few cards late in a deal, sometimes with a pique to be made."""
    size = chance.choice([1, 2, 3, 3, 4])
    cards = chance.sample(Pack(36).cards[: chance.choice([12, 18, 36])], 2 * size)
    won = chance.choice([0, prices.tricks - size, chance.randint(0, prices.tricks - size)])
    chase = Chase(chance.random() < 0.5, chance.randint(20, 29)) if chance.random() < 0.5 else None
    lost = prices.tricks - size - won
    return Stand(sort_hand(cards[:size]), sort_hand(cards[size:]), chance.random() < 0.5, won, lost, chase)


@pytest.mark.parametrize("seed", range(60))
def test_every_lead_and_every_answer_come_to_what_trying_everything_comes_to(seed):
    chance = Random(seed)
    prices, first = random_prices(chance), chance.random() < 0.5
    stand = random_stand(chance, prices)
    ending, tried = Ending(prices, first), PointsTried(prices, first)
    hand = stand.mine if stand.leads else stand.other
    for one in hand:
        assert ending.lead(stand, one) == tried.lead(stand, one), (prices, stand, one)
    led = chance.choice(hand)
    rest = tuple(one for one in hand if one is not led)
    after = stand._replace(mine=rest) if stand.leads else stand._replace(other=rest)
    for reply in tried.replies(after, led):
        assert ending.answer(after, led, reply) == tried.answer(after, led, reply), (prices, after, led, reply)


def test_what_was_found_for_one_hand_changes_nothing_for_the_next():
    chance, prices = Random(1), prices_of(load("cent-36"))
    mine = parse_cards("AS KS 9S QH TH 6H AD 8D")
    cards = [one for one in Pack(36).cards if one not in mine]
    together = Ending(prices, True)
    for _ in range(5):
        stand = Stand(mine, sort_hand(chance.sample(cards, 8)), True, 2, 2)
        assert [together.lead(stand, one) for one in mine] == [Ending(prices, True).lead(stand, one) for one in mine]
