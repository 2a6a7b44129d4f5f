"""The partie: who deals, how long it lasts, what a tie leads to, and what the winner is paid."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from piquet_tutor.engine.rulings import Verdict, total
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.partie import Partie, cut_for_deal
from piquet_tutor.game.rules.loader import load
from tests.game.table_talk import hands_of, played_out


def scored(elder: int, younger: int):
    """A finished deal, of which a partie asks nothing but what each seat scored and whether it won a race."""
    return SimpleNamespace(done=True, void=False, rulings=(), total={"elder": elder, "younger": younger}.__getitem__)


def partie(*deals: tuple[int, int], rules: str = "rubicon", **options: object) -> Partie:
    """Ann and Ben; Ann deals first and so is younger first. Each deal is written Ann's points first."""
    found = Partie(load(rules, options), ("Ann", "Ben"), "Ann")
    for ann, ben in deals:
        found = found.with_deal(scored(ben, ann) if found.elder == "Ben" else scored(ann, ben))
    return found


def six(ann: int, ben: int) -> list[tuple[int, int]]:
    """Six deals that come to these totals."""
    return [(0, 0)] * 5 + [(ann, ben)]


def settled(found: Partie) -> dict[str, tuple[str, int]]:
    """What each clause of the settlement ruled: verdict and points."""
    return {one.rule: (one.verdict.value, one.points) for one in found.ledger}


# --- the cut --------------------------------------------------------------------------------------


class Lifted:
    """A pack cut at these cards, one pair after another."""

    def __init__(self, *pairs: str) -> None:
        self.pairs = [list(parse_cards(pair)) for pair in pairs]

    def sample(self, pack, count):
        assert count == 2
        pair = self.pairs.pop(0)
        assert set(pair) <= set(pack)
        return pair


@pytest.mark.parametrize(
    ("how", "dealer", "chooser"),
    [("higher_deals", "Ben", None), ("lower_deals", "Ann", None), ("higher_chooses", None, "Ben")],
)
def test_who_deals_first(how, dealer, chooser):
    """Ann cuts a ten, Ben a knave: the higher deals, or the lower, or the higher chooses."""
    cut = cut_for_deal(load("rubicon", {"first_dealer": how}), ("Ann", "Ben"), Lifted("TS JD"))
    assert (cut.dealer, cut.chooser) == (dealer, chooser)
    assert cut.ruling.facts["high"] == "Ben"
    assert cut.ruling.cites


@pytest.mark.parametrize(
    ("rules", "high_role"),
    [("rubicon", "chooses"), ("club", "chooses"), ("parlett", "not"), ("saunt", "not"), ("wikipedia", "deals")],
)
def test_each_book_has_its_own_custom(rules, high_role):
    cut = cut_for_deal(load(rules), ("Ann", "Ben"), Lifted("AS 7D"))
    assert {"chooses": cut.chooser, "deals": cut.dealer, "not": "Ann"}[high_role] == "Ann"
    assert cut.dealer == {"chooses": None, "deals": "Ann", "not": "Ben"}[high_role]


def test_law_4_the_ace_is_high_in_cutting():
    cut = cut_for_deal(load("wikipedia"), ("Ann", "Ben"), Lifted("KS AD"))
    assert cut.dealer == "Ben"


def test_equal_ranks_cut_again():
    """Two nines, two kings, then an eight and a seven decide."""
    cut = cut_for_deal(load("wikipedia"), ("Ann", "Ben"), Lifted("9S 9D", "KH KC", "8S 7D"))
    assert cut.dealer == "Ann"
    assert [str(one) for one in cut.cards.values()] == ["8S", "7D"]


# --- the deals ------------------------------------------------------------------------------------


@pytest.mark.clause("partie.deals")
def test_law_16_the_deal_alternates_and_the_dealer_is_younger():
    """Ann deals the odd deals of six, Ben the even ones; who does not deal is elder."""
    found = partie()
    assert [found.dealer_of(number) for number in range(1, 7)] == ["Ann", "Ben"] * 3
    assert found.seats_of(1) == {"Ann": "younger", "Ben": "elder"}
    assert found.seats_of(2) == {"Ann": "elder", "Ben": "younger"}
    assert found.elder == "Ben"
    assert partie((1, 0)).elder == "Ann"


def test_points_follow_the_players_not_the_seats():
    """Ben's thirty as elder and Ann's forty as elder go to Ben and to Ann."""
    found = partie((5, 30), (40, 7))
    assert found.totals == {"Ann": 45, "Ben": 37}
    assert (found.points(1), found.points(2)) == ({"Ann": 5, "Ben": 30}, {"Ann": 40, "Ben": 7})


def test_the_next_deal_knows_how_the_partie_stands():
    """Seat by seat, with its number."""
    standing = partie((5, 30)).standing
    assert standing == ({"elder": 5, "younger": 30}, 2, 6)


def test_law_71_six_deals_make_a_partie():
    """Nothing is settled after five; after six it is over, and a seventh is refused."""
    five = partie(*[(20, 10)] * 5)
    assert (five.over, len(five.ledger), five.to_break) == (False, 0, 1)
    done = partie(*[(20, 10)] * 6)
    assert done.over
    with pytest.raises(ValueError, match="over"):
        done.with_deal(scored(1, 2))


def test_only_a_finished_deal_counts():
    deal = hands_of("S:AKQ7 H:KJ9 D:QT C:A97", "S:JT98 H:AQT D:AK9 C:KQ")
    with pytest.raises(ValueError, match="not finished"):
        partie().with_deal(deal)
    done = played_out(deal)
    assert partie().with_deal(done).totals == {"Ann": done.total("younger"), "Ben": done.total("elder")}


@pytest.mark.parametrize(("players", "first"), [(("Ann", "Ann"), "Ann"), (("Ann", "Ben"), "Cat")])
def test_two_players_of_different_names_one_of_whom_deals(players, first):
    with pytest.raises(ValueError, match="player"):
        Partie(load("rubicon"), players, first)


def test_of_four_deals_the_first_and_the_last_count_double():
    """10 twice, 20, 30, 40 twice."""
    found = partie((10, 0), (20, 0), (30, 0), (40, 0), match_format="four_deals_ends_double")
    assert found.totals["Ann"] == 20 + 20 + 30 + 80
    assert found.over
    assert not partie((10, 0), (20, 0), (30, 0), match_format="four_deals_ends_double").over


# --- the tie --------------------------------------------------------------------------------------

LEVEL = [(10, 10)] * 6


def tie(found: Partie) -> str:
    return next((one.verdict.value for one in found.ledger if one.rule == "settlement.tie"), "none")


@pytest.mark.clause("settlement.tie")
def test_law_71_a_tie_adds_one_deal_each_and_then_it_ends_even_if_tied_again():
    """Level after six: two more. Level after eight: drawn, and nobody is paid."""
    found = partie(*LEVEL)
    assert (tie(found), found.over, found.extra) == ("allowed", False, 0)
    seven = partie(*LEVEL, (5, 0))
    assert (seven.over, seven.to_break, len(seven.ledger)) == (False, 1, 0), "one deal each, so not yet"
    drawn = partie(*LEVEL, (5, 0), (0, 5))
    assert (tie(drawn), drawn.over) == ("denied", True)
    assert all(not one.awards for one in drawn.ledger)


def test_elsewhere_two_more_deals_until_it_is_decided():
    """Level after six, after eight and after ten: still not over."""
    for extra in (0, 2, 4):
        found = partie(*LEVEL, *[(1, 1)] * extra, rules="parlett")
        assert (tie(found), found.over) == ("allowed", False)
    decided = partie(*LEVEL, *[(1, 1)] * 4, (3, 1), (1, 1), rules="parlett")
    assert decided.over
    assert settled(decided)["settlement.rubicon"] == ("awarded", 68 + 66 + 100)


def test_one_more_deal_or_none():
    """A single deal may break it; or a level partie is simply drawn."""
    found = partie(*LEVEL, tie_break_deals=1)
    assert (tie(found), found.over) == ("allowed", False)
    assert partie(*LEVEL, (2, 1), tie_break_deals=1).over
    drawn = partie(*LEVEL, tie_break_deals=0)
    assert (tie(drawn), drawn.over) == ("denied", True)


# --- the settlement -------------------------------------------------------------------------------


@pytest.mark.clause("settlement.difference", "settlement.rubicon")
@pytest.mark.parametrize(
    ("ann", "ben", "winner", "clause", "paid"),
    [
        (105, 101, "Ann", "settlement.difference", 104),
        (97, 89, "Ann", "settlement.rubicon", 286),
        (113, 154, "Ben", "settlement.difference", 141),
        (93, 154, "Ben", "settlement.rubicon", 347),
        (100, 120, "Ben", "settlement.difference", 120),
        (99, 120, "Ben", "settlement.rubicon", 319),
    ],
)
def test_laws_72_and_73_claims_9_and_10_what_the_winner_gains(ann, ben, winner, clause, paid):
    """The difference and a hundred; the sum and a hundred when the loser has not a hundred. Exactly 100 saves him."""
    found = partie(*six(ann, ben))
    won = next(one for one in found.ledger if one.verdict is Verdict.AWARDED)
    assert (won.side, won.rule, won.points) == (winner, clause, paid)
    assert total(found.ledger, winner, "settlement") == paid
    if clause == "settlement.rubicon":
        assert settled(found)["settlement.difference"] == ("superseded", 0)


@pytest.mark.parametrize(("even_so", "paid"), [(True, 97 + 89 + 100), (False, 97 - 89 + 100)])
def test_the_rubicon_when_the_winner_is_short_too(even_so, paid):
    """Under a hundred both: the loser is rubiconed even so, or not."""
    found = partie(*six(97, 89), rubicon_if_winner_short=even_so)
    assert total(found.ledger, "Ann") == paid


@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ({}, 120 - 110 + 100),
        ({"game_bonus": 150}, 120 - 110 + 150),
        ({"rubicon": 150}, 120 + 110 + 100),
        ({"rubicon": 150, "game_bonus": 150}, 120 + 110 + 150),
        ({"rubicon": 150, "rubicon_if_winner_short": False}, 120 - 110 + 100),
    ],
)
def test_a_hundred_and_fifty_for_the_game_or_for_the_rubicon(options, paid):
    """Each stands by itself."""
    assert total(partie(*six(120, 110), **options).ledger, "Ann") == paid


def test_doubled_ends_count_double_in_the_settlement_too():
    """60 twice and 60: 120 to 60 is a rubicon of 280."""
    found = partie((60, 0), (0, 30), (0, 30), (0, 0), match_format="four_deals_ends_double")
    assert found.totals == {"Ann": 120, "Ben": 60}
    assert total(found.ledger, "Ann") == 280


# --- the match of a race --------------------------------------------------------------------------


@pytest.mark.clause("settlement.race")
def test_a_race_goes_on_until_the_target_is_reached():
    """However many deals it takes, and nobody is paid by the rubicon."""
    assert not partie(*[(10, 9)] * 9, rules="saunt").over
    done = partie(*[(10, 9)] * 10, rules="saunt")
    assert done.over
    assert {one.rule for one in done.ledger} == {"settlement.race"}
    assert done.ledger[0].side == "Ann"


@pytest.mark.parametrize(("under", "loser", "games"), [(50, 49, 2), (50, 50, 1), (51, 50, 2), (0, 0, 1)])
def test_a_win_is_double_while_the_loser_is_under_the_line(under, loser, games):
    """Under fifty, under fifty-one, or never."""
    done = partie((100, loser), rules="saunt", double_under=under)
    assert done.ledger[0].facts["games"] == games


@pytest.mark.parametrize("target", [50, 101, 150, 221])
def test_any_target(target):
    assert not partie((target - 1, 0), rules="saunt", target=target).over
    assert partie((target, 0), rules="saunt", target=target).over


def test_level_at_the_end_of_a_deal_nobody_has_won_yet():
    """Both over the target by the same: another deal."""
    assert not partie((110, 110), rules="saunt", race_stop="end_of_deal").over


def race(*deals: tuple[int, int], **options: object) -> Partie:
    return partie(*deals, rules="saunt", games_to_win=3, double_under=50, **options)


def test_the_best_of_five_games():
    """Three games win the match; each begins from nothing, and the deal goes on in turn."""
    found = race((100, 60))
    assert (found.over, found.games_won) == (False, {"Ann": 1, "Ben": 0})
    assert dict(found.standing.points) == {"elder": 0, "younger": 0}
    found = race((100, 60), (60, 101), (100, 70), (30, 20))
    assert found.totals == {"Ann": 30, "Ben": 20}
    assert (found.over, found.games_won) == (False, {"Ann": 2, "Ben": 1})
    assert [found.dealer_of(number) for number in (1, 2, 3, 4)] == ["Ann", "Ben"] * 2
    found = found.with_deal(scored(80, 10) if found.elder == "Ann" else scored(10, 80))
    assert (found.over, found.games_won) == (True, {"Ann": 4, "Ben": 1}), "Ben had thirty: a double counts two"


def test_a_double_counts_two_games():
    """One double and one plain game are three."""
    found = race((100, 49), (100, 50))
    assert (found.over, found.games_won) == (True, {"Ann": 3, "Ben": 0})
