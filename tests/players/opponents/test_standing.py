"""The standing of the match decides: the same cards, and another card, discard or bid."""

from dataclasses import replace
from random import Random

import pytest

from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.interface import step
from piquet_tutor.players.opponents.sensible import Sensible
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.match_equity import Agreed, BothSides, RaceEquity, RubberEquity, match_of, scored
from piquet_tutor.reckoner.solver.last_tricks import Endgame
from tests.players.opponents.helpers import Careless, everywhere

# --- which match ----------------------------------------------------------------------------------


def test_a_deal_on_its_own_belongs_to_no_match():
    assert match_of(seen_by(shuffled(load("rubicon"), 1), "elder")) is None


@pytest.mark.parametrize(
    ("name", "kind"), [("rubicon", Agreed), ("auction", Agreed), ("saunt", RaceEquity), ("contract", RubberEquity)]
)
def test_the_match_is_read_from_the_view(name, kind):
    """Each seat sees the public standing from its own side, at whatever table."""
    rules = load(name)
    partie = begin(rules, ("A", "B"), "A")
    deal = partie.deal(1)
    first, last = rules.table.seats
    deal = replace(deal, standing=Standing({first: 30, last: 50}, *deal.standing[1:]))
    one, two = (match_of(seen_by(deal, seat)) for seat in (first, last))
    assert isinstance(one, kind)
    assert (one.before, two.before) == (BothSides(30, 50), BothSides(50, 30))


# --- what points come to --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "paid"),
    [(120, 110, 110), (110, 120, -110), (120, 99, 319), (99, 120, -319), (98, 95, 293), (120, 120, 0)],
)
def test_the_last_deal_is_worth_what_its_settlement_pays(mine, theirs, paid):
    """The difference and a hundred; the sum and a hundred when the loser is under the line."""
    match = Agreed(BothSides(80, 70), 0, 1, 100, 100, winner_short=True)
    end = BothSides(mine - 80, theirs - 70)
    assert match.worth(end, end, 0.0) == paid


def test_the_loser_pays_the_difference_when_both_are_under_the_line_and_the_rules_say_so():
    end = BothSides(0, 0)
    assert Agreed(BothSides(90, 80), 0, 1, 100, 100, winner_short=False).worth(end, end, 0.0) == 110
    assert Agreed(BothSides(90, 80), 0, 1, 100, 100, winner_short=True).worth(end, end, 0.0) == 270


def test_a_point_decides_less_the_more_deals_are_to_come():
    """At 98 for the loser the two points to the line bring 198 in the last deal, and little in the first."""
    gains = []
    for deals_left in (0, 1, 5):
        match = Agreed(
            BothSides(98 - 24 * deals_left, 130 - 24 * deals_left), deals_left, 1, 100, 100, winner_short=True
        )
        gains.append(
            match.worth(BothSides(2, 0), BothSides(2, 0), 0.0) - match.worth(BothSides(0, 0), BothSides(0, 0), 0.0)
        )
    assert gains[0] == 198
    assert gains[0] > 5 * gains[1] > gains[2] > 0


def test_a_race_that_stops_at_once_is_won_by_who_has_his_points_first():
    match = RaceEquity(BothSides(98, 98), 100, at_once=True, under=0)
    assert match.reached(BothSides(2, 1)) == 100
    assert match.reached(BothSides(1, 2)) == -100
    assert match.reached(BothSides(1, 1)) is None


def test_a_loser_under_the_line_of_a_race_loses_double():
    assert RaceEquity(BothSides(98, 49), 100, at_once=True, under=50).reached(BothSides(2, 0)) == 200
    assert RaceEquity(BothSides(98, 49), 100, at_once=True, under=50).reached(BothSides(2, 1)) == 100


def test_a_game_of_a_rubber_is_worth_more_than_its_points():
    """Eighty up, any twenty win the game: the next twenty add no more than their number."""
    match = RubberEquity(BothSides(80, 30), 100, 150, 100)
    none, game, more = (match.worth(BothSides(0, 0), BothSides(points, 0), 0.0) for points in (0, 20, 40))
    assert game - none > 20 + 50
    assert more - game == 20


# --- the play -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("rubicon", {}),
        ("saunt", {}),
        ("cent-36", {}),
        ("cent-1651", {}),
        pytest.param("cavendish", {"must_head": True}, id="whoever can win the trick must"),
        pytest.param(
            "parlett", {"trick_scoring": "flat_won", "last_trick": 10, "cards": 0}, id="ten for the last, but no capot"
        ),
    ],
)
def test_the_ending_is_exact(name, options):
    """Three tricks, both hands known: the engine's own scores of every line, best against best, come to the same."""
    rules, rng, compared = load(name, options), Random(name), 0
    for seed in range(3):
        points = {"elder": rng.randint(70, 99), "younger": rng.randint(70, 99)}
        deals = 0 if rules.values["match_format"] == "race" else 6
        deal = shuffled(rules, seed, Standing(points, 6, deals))
        while not deal.done and len(deal.tricks) < rules.hand_size - 3:
            deal = step(deal, everywhere(rules, Careless(seed)))
        if deal.done:
            continue
        seat, other = deal.to_act, "younger" if deal.to_act == "elder" else "elder"
        view = seen_by(deal, seat)
        match, won = match_of(view), sum(trick.winner == seat for trick in deal.tricks)
        ending = Endgame(rules, match, len(deal.tricks))
        mine, theirs = masks_of(deal.hands[seat]), masks_of(deal.hands[other])
        for action in legal_actions(deal):
            if isinstance(action, Play):
                found = ending.lead(mine, theirs, action.card, scored(view), won)
                assert found == pytest.approx(by_every_line(apply(deal, action), seat, match))
                compared += 1
    assert compared


def by_every_line(deal, seat, match):
    if deal.done:
        end = BothSides(deal.total(seat), sum(deal.total(each) for each in deal.table.opponents(seat)))
        stopped = match.reached(end)
        return match.worth(end, end, 0.0) if stopped is None else stopped
    lines = [
        by_every_line(apply(deal, action), seat, match) for action in legal_actions(deal) if isinstance(action, Play)
    ]
    return max(lines) if deal.to_act == seat else min(lines)


# --- the exchange and the bidding -----------------------------------------------------------------


def dealt_in_a_match(name, seed, standing):
    deal = shuffled(load(name), seed, standing)
    return Sensible().choose(seen_by(deal, deal.to_act))


def put_out(name, seed, points, deals=6):
    standing = Standing(dict(zip(("elder", "younger"), points, strict=True)), 6, deals) if points else None
    return set(dealt_in_a_match(name, seed, standing).cards)


def test_thirty_short_of_the_line_elder_goes_for_fourteen_tens():
    """JS TS KH TH KD JD 8D 7D KC QC TC 8C: two tens go for a few points more, but not where only much will do."""
    tens = set(parse_cards("TS TH TC"))
    assert tens & put_out("rubicon", 10, None)
    assert not tens & put_out("rubicon", 10, (70, 120))


def test_ten_short_of_a_race_the_point_comes_first():
    """AS JS 9S 7S QH 8H KD JD TD 9D QC 9C: the spades are kept beside the diamonds, for the point comes first."""
    spades = set(parse_cards("AS JS 9S"))
    assert spades & put_out("saunt", 0, None)
    assert not spades & put_out("saunt", 0, (90, 70), 0)


def test_with_eighty_below_the_line_no_more_is_promised_than_wins_the_game():
    """The hand is worth leaving eight cards; where twenty win the game it draws more, and makes surer of it."""
    early, late = (
        dealt_in_a_match("contract", 4, Standing({"dealer": points, "nondealer": 0}, 3, 0)) for points in (0, 80)
    )
    assert early.tricks * early.left > late.tricks * late.left >= 20
    assert late.left < early.left
