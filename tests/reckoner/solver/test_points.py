"""The play by points, against plain minimax over the cards themselves: every price there is, a pique included."""

from dataclasses import replace
from random import Random

import pytest

from piquet_tutor.game.cards import Pack, parse_cards, sort_hand
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.play_prices import SCORINGS, LastTrick, TrickScoring
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.alpha_beta import PiqueProgress, PlaySearch
from piquet_tutor.reckoner.solver.points import PointsPayoff
from tests.reckoner.solver.brute import KnownHands, PointsTried

WAYS = [*SCORINGS.values(), TrickScoring(lead=1, kept=1, captured=3, first_lead=2)]
LASTS = [LastTrick(0), LastTrick(1), LastTrick(10), LastTrick(in_all=(1, 2))]


def random_prices(rng):
    return replace(
        prices_of(load("wikipedia")),
        tricks=rng.choice([12, 12, 3, 4]),  # of a few tricks the first lead is met too
        scoring=rng.choice(WAYS),
        last=rng.choice(LASTS),
        must_head=rng.random() < 0.3,
        early=rng.random() < 0.4,
        last_gives_way=rng.random() < 0.3,
        cards=rng.choice([0, 10, 13]),
        capot=rng.choice([10, 40]),
    )


def random_stand(rng, prices):
    """Two hands of a few cards late in a deal, sometimes with a pique to be made."""
    size = min(prices.tricks, rng.choice([1, 2, 3, 3, 4]))
    cards = rng.sample(Pack(36).cards[: rng.choice([12, 18, 36])], 2 * size)
    won = rng.choice([0, prices.tricks - size, rng.randint(0, prices.tricks - size)])
    progress = (
        PiqueProgress(rng.random() < 0.5, rng.randint(20, 29), rng.random() < 0.5) if rng.random() < 0.5 else None
    )
    lost = prices.tricks - size - won
    return KnownHands(sort_hand(cards[:size]), sort_hand(cards[size:]), rng.random() < 0.5, won, lost, progress)


@pytest.mark.parametrize("seed", range(60))
def test_every_lead_and_every_answer_come_to_what_trying_everything_comes_to(seed):
    rng = Random(seed)
    prices = random_prices(rng)
    stand = random_stand(rng, prices)
    search, tried = PlaySearch(PointsPayoff(prices)), PointsTried(prices)
    hand = stand.mine if stand.leads else stand.other
    for one in hand:
        assert search.lead(stand.stand, one) == tried.lead(stand, one), (prices, stand, one)
    led = rng.choice(hand)
    rest = tuple(one for one in hand if one is not led)
    after = stand._replace(mine=rest) if stand.leads else stand._replace(other=rest)
    for reply in tried.replies(after, led):
        assert search.answer(after.stand, led, reply) == tried.answer(after, led, reply), (prices, after, led, reply)


def test_what_was_found_for_one_hand_changes_nothing_for_the_next():
    rng, prices = Random(1), prices_of(load("cent-36"))
    mine = parse_cards("AS KS 9S QH TH 6H AD 8D")
    cards = [one for one in Pack(36).cards if one not in mine]
    together = PlaySearch(PointsPayoff(prices))
    for _ in range(5):
        stand = KnownHands(mine, sort_hand(rng.sample(cards, 8)), True, 2, 2).stand
        alone = [PlaySearch(PointsPayoff(prices)).lead(stand, one) for one in mine]
        assert [together.lead(stand, one) for one in mine] == alone
