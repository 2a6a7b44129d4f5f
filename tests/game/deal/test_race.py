"""A race to a hundred inside one deal: it stops when the target is reached, by the clock or in order of reckoning."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.actions import ClaimCarteBlanche, Exchange, Play
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.engine import apply, judge, start
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.state import Deal
from tests.game.races import lot, racing_forms, standing_at
from tests.game.table_talk import (
    call,
    cards,
    declared,
    declared_until,
    exchange,
    in_hand,
    play,
    played_out,
    reply,
    rest_of,
    rules_of,
    ruling,
    rulings,
    shown,
)

FIVE_SPADES = "S:AKQJT H:K98 D:Q9 C:87"
"""A good point of five, a quint."""
FIVE_HEARTS = "S:98 H:AQJT7 D:KJ C:AJ9"


def race(elder: str, younger: str, elder_has: int, younger_has: int, rules: str = "saunt", **options: object) -> Deal:
    """The hands after an exchange of one card by elder and none by younger; both have so many points already."""
    first, second = cards(elder), cards(younger)
    spare, *rest = rest_of(first, second)
    dealt = {"elder": (*first[1:], spare), "younger": second}
    standing = Standing({"elder": elder_has, "younger": younger_has}, 3, 0)
    deal = start(rules_of(rules, **options), dealt, (first[0], *rest), standing)
    return apply(exchange(deal, str(spare)), Exchange("younger", ()))


def won_by(deal: Deal) -> str | None:
    """Who has won the race, if anybody."""
    found = rulings(deal, "race.reached")
    assert len(found) < 2
    return found[0].side if found else None


@pytest.mark.clause("race.reached")
def test_it_stops_at_the_very_call_that_makes_a_hundred():
    """95 and a good point of five: no sequence is called any more."""
    deal = reply(call(race(FIVE_SPADES, FIVE_HEARTS, 95, 90), "point", "S:AKQJT"), "point", "ask", "H:AQJT7")
    deal = reply(deal, "point", "good")
    assert (won_by(deal), deal.done, deal.to_act) == ("elder", True, None)
    assert in_hand(deal, "elder") == {"point": 5}
    reached = ruling(deal, "race.reached")
    assert reached.because == (ruling(deal, "point.good", "awarded").number,)
    assert reached.facts["points"] == 100


def test_a_race_that_is_over_takes_no_more_actions():
    deal = reply(call(race(FIVE_SPADES, FIVE_HEARTS, 95, 90), "point", "S:AKQJT"), "point", "ask", "H:AQJT7")
    deal = reply(deal, "point", "good")
    assert judge(deal, Play("elder", parse_card("AS"))).facts["reason"] == "turn.over"


def test_it_stops_in_the_middle_of_the_play():
    """80 and twenty in hand is more than enough; with 76 the fourth trick is the last."""
    deal = declared(race(FIVE_SPADES, FIVE_HEARTS, 76, 20))
    assert won_by(deal) is None
    deal = play(deal, "AS 8S KS 9S QS 7H JS")
    assert (won_by(deal), deal.done) == ("elder", True)
    assert (len(deal.tricks), in_hand(deal, "elder")["play"]) == (3, 4)


NO_SCORE = "S:98 H:AQJT7 D:KJ C:AT9"
"""Nothing that is good against a point and quint in spades to the ace."""
IN_ORDER = {"race_stop": "at_once_in_order"}


def settled(deal: Deal) -> tuple[str | None, int, int, int]:
    """What the partie of such a deal says: who won, with how much, against how much, and what no longer counts."""
    match = standing_at(deal.rules, [deal.standing.points[side] for side in ("younger", "elder")], Random(1))
    found = match.with_deal(deal).ledger
    if not found:
        return None, 0, 0, 0
    seats = match.with_deal(deal).seats_of(2)
    facts = found[0].facts
    return seats[found[0].side], facts["high"], facts["low"], facts["later"]


def test_parlett_play_stops_the_moment_elders_lead_makes_the_hundred():
    """Ninety-nine and one for leading: younger, at 95 with a good point of five, comes too late to score it."""
    deal = play(declared(race(NO_SCORE, FIVE_SPADES, 99, 95)), "AH")
    assert (won_by(deal), deal.done) == ("elder", True)
    assert in_hand(deal, "younger") == {}
    assert settled(deal) == ("elder", 100, 95, 0)


def test_parlett_a_pique_on_the_lead_wins_before_younger_shows_a_trio():
    """Elder has 65, scores 29 and the lead, and with it the pique: a hundred and twenty-five. Younger had 97."""
    deal = Deal.from_record(
        {
            "format": "piquet-record/1",
            "rules": "saunt",
            "hands": {
                "elder": "AS KS QS JS TS 9S 8S 7S AH KH QH 7D",
                "younger": "TH 9H 8H 7H KD QD TD 8D JC TC 9C 8C",
            },
            "standing": {"points": {"elder": 65, "younger": 97}, "deal": 4, "deals": 0},
            "play": "AS",
        }
    )
    assert (won_by(deal), deal.done) == ("elder", True)
    assert settled(deal) == ("elder", 125, 97, 0)


def test_the_same_hands_by_the_order_of_reckoning_are_youngers():
    """Three tens are reckoned before the lead: younger has a hundred, elder 94 by then; the lead counts no more."""
    deal = Deal.from_record(
        {
            "format": "piquet-record/1",
            "rules": "au-cent",
            "hands": {
                "elder": "AS KS QS JS TS 9S 8S 7S AH KH QH 7D",
                "younger": "TH 9H 8H 7H KD QD TD 8D JC TC 9C 8C",
            },
            "standing": {"points": {"elder": 65, "younger": 97}, "deal": 4, "deals": 0},
            "play": "AS",
        }
    )
    assert (won_by(deal), deal.done) == ("younger", True)
    assert settled(deal) == ("younger", 100, 94, 1)


def test_level_totals_do_not_leave_a_race_without_a_winner():
    """Elder leads to a hundred, and younger's point of five, reckoned before it, makes a hundred too."""
    deal = shown(play(declared(race(NO_SCORE, FIVE_SPADES, 99, 95, **IN_ORDER)), "AH"))
    assert [deal.total(side) + deal.standing.points[side] for side in ("elder", "younger")] == [100, 100]
    assert won_by(deal) == "younger"
    assert settled(deal) == ("younger", 100, 99, 1)


def test_chapter_x_the_score_sheet_of_a_race_leaves_out_what_reckons_after_the_hundred():
    """Elder's lead, a hundred by the clock, reckons after younger's point: it is in no total, nor in the payment."""
    rng = Random(1)
    match = standing_at(rules_of("au-cent"), [95, 99], rng)
    elder, younger = (match.elder, next(player for player in match.players if player != match.elder))
    first, second = cards(NO_SCORE), cards(FIVE_SPADES)
    spare, *rest = rest_of(first, second)
    deal = start(match.rules_now, {"elder": (*first[1:], spare), "younger": second}, (first[0], *rest), match.standing)
    deal = apply(exchange(deal, str(spare)), Exchange("younger", ()))
    before = match.totals
    deal = shown(play(declared(deal), "AH"))
    after = match.with_deal(deal)
    settlement = next(each for each in after.ledger if each.rule == "settlement.race")
    assert (before, deal.total("elder")) == ({elder: 99, younger: 95}, 1)
    assert (settlement.facts["high"], settlement.facts["low"], settlement.facts["later"]) == (100, 99, 1)
    assert after.totals == {elder: 99, younger: 100}
    assert after.points(2) == {elder: 0, younger: 5}


def test_played_to_the_end_the_higher_total_wins():
    """Both have their hundred: nobody is first, so the totals decide."""
    deal = played_out(race(FIVE_SPADES, FIVE_HEARTS, 95, 99, race_stop="end_of_deal"))
    both = {side: deal.total(side) + deal.standing.points[side] for side in ("elder", "younger")}
    assert min(both.values()) >= 100
    assert settled(deal)[0] == max(both, key=both.__getitem__)


def test_random_races_have_one_winner_each():
    """A small sample of ``python -m tests.game.races``, over every racing form."""
    for form in racing_forms():
        *_, wrong = lot((form, 20261122, 0, 20))
        assert wrong == []


def test_youngers_earlier_class_counts_before_elders_lead():
    """Elder has 99 and leads; younger has 95 and a good point. The point is reckoned before the play: younger wins."""
    deal = play(declared(race(FIVE_HEARTS, FIVE_SPADES, 99, 95, sinking="whole_class", **IN_ORDER)), "AH")
    assert won_by(deal) is None, "elder's hundredth point waits for what comes earlier"
    deal = shown(deal)
    assert (won_by(deal), deal.done) == ("younger", True)


def test_a_lead_that_makes_the_hundred_wins_once_younger_has_shown_too_little():
    """Younger's point and quint bring him to eighty only: elder's lead stands, and not a card more is played."""
    deal = shown(play(declared(race(FIVE_HEARTS, FIVE_SPADES, 99, 60, **IN_ORDER)), "AH"))
    assert (won_by(deal), deal.done, len(deal.tricks)) == ("elder", True, 0)


def test_elders_sets_wait_for_youngers_better_sequence():
    """Point of four and trio make elder's hundred at the call; younger's tierce is reckoned first and makes his."""
    elder = "AS AH AD KS QH JD 9S 9H 8D 8C 7S 7C"
    younger = "S:QJT H:K8 D:KT C:KJ H:7 D:9 C:T"
    deal = declared_until(race(elder, younger, 93, 97, **IN_ORDER), "set")
    deal = reply(call(deal, "set", "AS AH AD"), "set", "good")
    assert in_hand(deal, "elder").get("set") == 3
    assert won_by(deal) is None
    deal = shown(play(declared(deal), "KS"))
    assert won_by(deal) == "younger"


def test_sunk_by_younger_the_same_sequence_delays_nothing():
    """He said good: elder's trio is good and first."""
    elder = "AS AH AD KS QH JD 9S 9H 8D 8C 7S 7C"
    younger = "S:QJT H:K8 D:KT C:KJ H:7 D:9 C:T"
    deal = declared_until(race(elder, younger, 93, 97, **IN_ORDER), "sequence")
    deal = reply(call(deal, "sequence"), "sequence", "good")
    deal = reply(call(deal, "set", "AS AH AD"), "set", "good")
    assert (won_by(deal), deal.done) == ("elder", True)


BLANK, COURTS = "S:AT98 H:T98 D:T98 C:T9", "S:KQJ H:AKQJ D:KQJ C:KQ"


@pytest.mark.parametrize("rules", ["saunt", "club"])
@pytest.mark.parametrize("holder", ["elder", "younger"])
def test_a_carte_blanche_can_win_it_before_a_word_is_said(holder, rules):
    """Ninety and the ten, whenever it is shown: the deal is over."""
    first, second = (cards(BLANK), cards(COURTS)) if holder == "elder" else (cards(COURTS), cards(BLANK))
    standing = Standing({"elder": 0, "younger": 0, holder: 90}, 2, 0)
    book = rules_of(rules, match_format="race", race_stop="at_once_in_order")
    deal = start(book, {"elder": first, "younger": second}, rest_of(first, second), standing)
    named = 2 if (holder, rules) == ("elder", "club") else None
    deal = apply(deal, ClaimCarteBlanche(holder, named))
    while not deal.done and deal.phase == "exchange":
        deal = apply(deal, Exchange(deal.to_act, deal.hands[deal.to_act][:2]))
    assert (won_by(deal), deal.done, deal.to_act) == (holder, True, None)


def test_a_repique_counts_where_it_is_made():
    """Thirty and sixty from ten points are a hundred at once, though no card is led."""
    deal = declared(race("S:AKQJT987 H:JT98", "H:AKQ7 D:AKQ7 C:AKQ7", 10, 99))
    assert won_by(deal) == "elder"
    assert in_hand(deal, "elder")["repique"] == 60


def test_played_to_the_end_of_the_deal_nothing_stops_it():
    """All twelve tricks, and the partie looks at the totals afterwards."""
    deal = played_out(race(FIVE_SPADES, FIVE_HEARTS, 95, 90, race_stop="end_of_deal"))
    assert won_by(deal) is None
    assert len(deal.tricks) == 12


@pytest.mark.parametrize("target", [101, 105, 106])
def test_the_target_is_what_was_agreed(target):
    """Five for the point bring 96 to 101: enough for 101, not for 105."""
    deal = reply(
        call(race(FIVE_SPADES, FIVE_HEARTS, 96, 0, target=target), "point", "S:AKQJT"), "point", "ask", "H:AQJT7"
    )
    assert won_by(reply(deal, "point", "good")) == ("elder" if target == 101 else None)


def test_outside_a_race_a_hundred_stops_nothing():
    """By the rubicon game every deal is played out, whatever the players have."""
    deal = race(FIVE_SPADES, FIVE_HEARTS, 95, 95, rules="parlett")
    assert len(played_out(deal).tricks) == 12


def test_a_race_deal_by_itself_is_played_out():
    """Without a partie there is no score to reach the target from."""
    deal = played_out(race(FIVE_SPADES, FIVE_HEARTS, 0, 0))
    assert len(deal.tricks) == 12
