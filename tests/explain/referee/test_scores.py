"""What a decision does to the score: the sum is still the rulings' sum, and what bars still bars."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor import Deal, narration
from piquet_tutor.engine.rulings import Verdict, total
from piquet_tutor.explain.referee import (
    AnnouncedCall,
    Incident,
    IncidentError,
    Moment,
    case,
    irregular,
    judged,
    rule_on,
)
from piquet_tutor.explain.referee.cases import cases
from piquet_tutor.explain.referee.playing import through
from piquet_tutor.explain.referee.reckoning import settlement
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import Rank, parse_cards
from piquet_tutor.game.combinations import sets
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.records.replay import Calls
from piquet_tutor.game.rules.loader import load

RULES = load("rubicon")
LONG = Incident("long_hand", "elder", Moment.AFTER_PLAY)


def hands(elder, younger):
    return {"elder": tuple(parse_cards(elder)), "younger": tuple(parse_cards(younger))}


def sums(decision):
    return {side: total(decision.ledger, side) for side in ("elder", "younger")}


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("by", ["elder", "younger"])
def test_whoever_counts_nothing_has_nothing_left_but_a_carte_blanche(seed, by):
    deal = play_out(shuffled(RULES, seed), Random(seed))
    decision = rule_on(Incident("long_hand", by, Moment.AFTER_PLAY), deal)
    other = "younger" if by == "elder" else "elder"
    assert decision.total(by) == deal.tally()[by].get("carte_blanche", 0)
    assert decision.total(other) == deal.total(other), "the other's score is not touched"
    assert decision.deal.rulings == deal.rulings, "no ruling of the engine is changed"
    for side, kinds in decision.tally().items():
        assert (
            sum(points for kind, points in kinds.items() if kind != "total") == kinds["total"] == sums(decision)[side]
        )


@pytest.mark.parametrize("seed", range(10))
def test_each_strike_rests_on_the_awards_it_takes_off(seed):
    deal = play_out(shuffled(RULES, seed), Random(seed))
    decision = rule_on(LONG, deal)
    by_number = {ruling.number: ruling for ruling in decision.ledger}
    assert sorted(by_number) == list(range(1, len(decision.ledger) + 1)), "numbered through, without a gap"
    for ruling in decision.rulings:
        if ruling.rule == "referee.struck":
            struck = [by_number[number] for number in ruling.because if by_number[number].awards]
            assert sum(each.points for each in struck) == -ruling.points == ruling.facts["points"]
            assert ruling.cites == by_number[ruling.because[0]].cites


def test_a_waived_penalty_leaves_the_score_alone():
    deal = Deal.from_record(example("cavendish-example"))
    assert rule_on(LONG, deal, waived=True).tally() == deal.tally()


def test_case_one_the_better_point_bars_the_repique_though_it_does_not_score():
    one = judged(case("I"))
    before, (_, decision, _) = one.deal.tally(), one.decisions[0]
    after = decision.tally()
    assert before["elder"]["repique"] == 60
    assert "repique" not in after["elder"]
    assert "point" not in after["elder"]
    assert "point" not in after["younger"]
    denied = [ruling for ruling in decision.ledger if ruling.rule == "repique.award"]
    assert [(ruling.verdict, ruling.facts["by"]) for ruling in denied] == [(Verdict.DENIED, "point")]


def test_case_six_ten_points_told_late_stop_a_repique():
    one = judged(case("VI"))
    assert one.deal.tally()["elder"]["repique"] == 60
    after = one.decisions[0][1].tally()
    assert after["younger"]["carte_blanche"] == 10
    assert "repique" not in after["elder"]


def test_case_twenty_one_the_carte_blanche_is_spared():
    decision = judged(case("XXI")).decisions[0][1]
    assert decision.tally()["elder"] == {"carte_blanche": 10, "total": 10}


def test_law_54_a_true_call_beside_the_false_one_still_bars():
    """Elder counts three aces truly, and three kings falsely: the aces still keep younger's queens down."""
    both = hands("AS AH AD KS KH QS JS 9S 8H 7H 9D 8D", "AC KC QC QH QD JH JD TC 9C 8C 7C 7D")
    deal = irregular(RULES, both, {"younger": Calls({"set": ()})})
    assert [one.rank.name for one in sets(deal.kept["younger"])] == ["QUEEN"]
    false = AnnouncedCall("set", 3, rank=Rank.KING)
    decision = rule_on(Incident("miscall", "elder", Moment.DURING_PLAY, false, with_=frozenset({"in_addition"})), deal)
    assert decision.remedies == ("call_not_counted", "opponent_may_count")
    assert decision.tally()["elder"]["set"] == 3, "the aces"
    assert "set" not in decision.tally()["younger"]


def test_law_53_without_other_trios_the_same_slip_is_a_misnomer():
    """Elder says kings and holds aces: three of that counting value, and no third king anywhere near him."""
    both = hands("AS AH AD KS KH QS JS 9S 8H 7H 9D 8D", "AC KC QC QH QD JH JD TC 9C 8C 7C 7D")
    deal = irregular(RULES, both, {"younger": Calls({"set": ()})})
    said = AnnouncedCall("set", 3, rank=Rank.KING)
    assert rule_on(Incident("miscall", "elder", Moment.DURING_PLAY, said), deal).remedies == ("no_penalty",)


def test_law_54_possible_is_found_out_from_hand_and_discard():
    deal = judged(case("II")).deal
    kings, queens = (AnnouncedCall("set", 3, rank=rank) for rank in (Rank.KING, Rank.JACK))
    assert rule_on(Incident("miscall", "elder", Moment.DURING_PLAY, kings), deal).remedies[0] == "counts_nothing"
    assert rule_on(Incident("miscall", "elder", Moment.DURING_PLAY, queens), deal).remedies[0] == "call_not_counted"


def test_law_53_a_tierce_named_by_the_wrong_top_is_a_misnomer():
    deal = Deal.from_record(example("cavendish-example"))
    held = AnnouncedCall(
        "sequence", 4, rank=Rank.QUEEN
    )  # elder's quart is to the ace, and no quart to the queen was possible
    decision = rule_on(Incident("miscall", "elder", Moment.DURING_PLAY, held), deal)
    assert decision.remedies == ("no_penalty",)
    assert decision.tally() == deal.tally()


def test_case_four_only_what_declared_cards_imply_bars():
    deal = judged(case("IV")).deal
    knaves, aces = (AnnouncedCall("set", 3, rank=rank) for rank in (Rank.JACK, Rank.ACE))
    assert rule_on(Incident("counted_under_implied", "younger", Moment.BEFORE_FIRST_CARD, knaves), deal).remedies == (
        "call_not_counted",
    )
    equal = rule_on(Incident("counted_under_implied", "younger", Moment.BEFORE_FIRST_CARD, aces), deal)
    assert equal.rulings[0].rule == "referee.not_implied"


def test_law_46_elder_who_calls_his_point_late_loses_it():
    deal = Deal.from_record(example("cavendish-example"))
    decision = rule_on(Incident("point_called_late", "elder", Moment.BEFORE_REPLY), deal)
    assert deal.tally()["elder"]["point"] == 5
    assert "point" not in decision.tally()["elder"]


def test_law_57_what_cannot_be_played_to_is_a_trick_for_the_other():
    """Younger plays eleven: the twelfth card elder leads is a trick, the last, and makes the cards."""
    both = hands("AS KS QS JS TS 9S 8S AH KH QH JH TH", "AD KD QD JD TD 9D 8D AC KC QC JC")
    play = "AS AD KS KD QS QD JS JD TS TD 9S 9D 8S 8D AH AC KH KC QH QC JH JC TH"
    deal = irregular(RULES, both, play=tuple(parse_cards(play)))
    assert deal.done
    assert deal.tally()["elder"]["play"] == 13
    assert deal.tally()["elder"]["capot"] == 40
    assert [ruling.facts["trick"] for ruling in deal.rulings if ruling.rule == "referee.unanswered"] == [12]
    assert sum(award.points for ruling in deal.rulings for award in ruling.awards) == deal.total("elder")
    assert narration.text(deal.rulings[-2], "short").endswith(".")


def test_law_57_a_player_with_no_card_left_leads_nothing():
    """Younger takes the eleventh trick with his last card; elder's last card is a trick all the same."""
    both = hands("KS QS JS TS 9S 8S 7S AH KH QH JH TH", "AS AD KD QD JD TD 9D 8D AC KC QC")
    play = "AH QC KH KC QH AC JH 8D TH 9D 7S AS AD 8S KD 9S QD TS JD JS TD QS KS"
    deal = irregular(RULES, both, play=tuple(parse_cards(play)))
    tricks = deal.tricks
    assert (tricks[10].winner, tricks[11].leader, tricks[11].cards) == ("younger", "elder", tuple(parse_cards("KS")))
    assert deal.tally()["elder"]["play"] == 8, "six leads, the one nobody could answer, and the last trick"
    assert deal.tally()["younger"]["play"] == 6
    assert "cards" not in deal.tally()["elder"], "six tricks each"


def test_case_nineteen_the_twelfth_trick_is_the_last_though_a_card_is_left():
    deal = judged(case("XIX")).deal
    assert len(deal.tricks) == 12
    assert len(deal.hands["elder"]) == 1
    last = [ruling for ruling in deal.rulings if ruling.rule == "play.last"]
    assert [(ruling.side, ruling.facts["trick"]) for ruling in last] == [("younger", 12)]


@pytest.mark.parametrize(
    ("elder", "younger", "play", "fault"),
    [
        ("AS KS", "AS QS", "", "AS cannot be in both hands"),
        ("AS KS QS", "JS TD", "KD", "elder may not do this with KD"),
        ("AS KS AH", "JS TD", "AS JS KH TD", "elder does not hold KH"),
        ("AS KS AH", "JS TS TD", "AS JS KS TS AH TD", None),
        ("AS KS", "JS TD 9S", "AS JS KS TD", "younger can follow suit to KS but plays TD"),
    ],
)
def test_a_play_that_the_hands_do_not_allow_is_refused_with_a_sentence(elder, younger, play, fault):
    cards = tuple(parse_cards(play)) if play else ()
    if fault is None:
        assert irregular(RULES, hands(elder, younger), play=cards)
        return
    with pytest.raises(IncidentError, match=fault):
        irregular(RULES, hands(elder, younger), play=cards)


def test_regular_hands_are_the_engines_alone():
    for one in cases():
        if one.score is not None and not one.twelve and one.score.dealt:
            assert not [r for r in through(one.score).rulings if r.rule.startswith("referee.")]


def test_laws_72_and_73_the_settlement_is_the_rule_sets():
    assert settlement(RULES, {"A": 105, "B": 101}, 6) == 104
    assert settlement(RULES, {"A": 97, "B": 89}, 6) == 286
