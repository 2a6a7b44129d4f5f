"""The talk at the table, and what the denials teach."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Facts, Ruling, Verdict, for_seat
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import start_from_hands
from piquet_tutor.game.deal.phases import PHASES
from piquet_tutor.game.records.replay import ParsedRecord, replay
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration.passages import is_talk, spoken_line
from tests.narration.deals import claim_20


def played(elder, younger, rules="rubicon", play="", options=None):
    """A deal from hands after the exchange, with everything declared."""
    hands = {"elder": parse_cards(elder), "younger": parse_cards(younger)}
    return replay(ParsedRecord(load(rules, options or {}), {}, hands, (), {}, {}, parse_cards(play)))


def found(deal, rule, verdict, nth=0):
    return [ruling for ruling in deal.rulings if ruling.rule == rule and ruling.verdict is verdict][nth]


def test_cavendish_example_is_said_in_the_order_of_the_table():
    said = [spoken_line(each, "en") for each in narration.explain(claim_20(), "call").shown()]
    assert said[2:21] == [
        "Elder: “Point of five.”",
        "Younger: “Making?”",
        "Elder: “Forty-nine.”",
        "Younger: “Good.”",
        "Elder: “In hearts: five points.”",
        "Elder: “A quart.”",
        "Younger: “Good.”",
        "Elder: “Quart major in hearts: nine points.”",
        "Elder: “Three jacks.”",
        "Younger: “Not good.”",
        "Elder leads A♥: “Ten points.”",
        "Younger: “Four tens: fourteen points.”",
        "Younger: “And three queens: seventeen points.”",
        "Younger plays 10♥.",
        "Elder leads K♥: “Eleven points.”",
        "Younger plays 7♦.",
        "Elder leads Q♥: “Twelve points.”",
        "Younger plays 10♦.",
        "Elder leads J♥: “Thirteen points.”",
    ]
    assert said[-3:] == [
        "Younger plays 10♠.",
        "Elder: “The last: eighteen points.”",
        "Elder: “Ten points for the cards: twenty-eight.”",
    ]
    assert "Younger takes it with A♦: “Eighteen points.”" in said


def test_the_totals_called_are_the_players_own():
    deal = claim_20()
    last = {}
    for each in narration.explain(deal, "call").passages:
        if each.points and each.call:
            last[each.side] = each.call
    assert "twenty-eight" in last["elder"]
    assert "twenty-three" in last["younger"].lower()


def test_without_a_ledger_a_call_tells_the_points_alone():
    deal = claim_20()
    cards = found(deal, "cards.most", Verdict.AWARDED)
    assert narration.text(cards, "call") == "Ten points for the cards."
    assert narration.passage(cards, ledger=deal.rulings).call == "Ten points for the cards: twenty-eight."
    assert narration.text(deal.rulings[14], "call") == "Quart major in hearts: four points."


def test_a_point_beaten_tells_each_reader_what_that_reader_may_know():
    deal = played("AS KS QS AH KH QH AD KD QD AC KC QC", "TS 9S 8S 7S JH TH 9H 8H 7H JC TC 9C")
    denied = found(deal, "point.good", Verdict.DENIED)
    elder, younger = (narration.text(for_seat(denied, seat)) for seat in ("elder", "younger"))
    assert elder == "Elder's point of 3 is not good: younger has more cards of one suit."
    assert younger == "Elder's point of 3 is not good: younger has 5, making 44."
    assert narration.text(denied) == younger
    assert "J♥ 10♥ 9♥ 8♥ 7♥" in narration.text(denied, "full")


def test_a_trio_beaten_does_not_tell_elder_by_what():
    denied = found(claim_20(), "set.good", Verdict.DENIED)
    elder = narration.text(for_seat(denied, "elder"), "full", rules=load("rubicon"))
    assert narration.text(for_seat(denied, "elder")) == "Elder's trio of jacks is not good: younger has better."
    assert "ten" not in elder.split("The law:")[0]
    assert "quatorze of tens" in narration.text(for_seat(denied, "younger"))
    assert "Four cards beat three" in narration.text(denied, "full")


def test_repique_barred_by_an_earlier_class_says_so():
    deal = played("AS KS QS AH KH QH AD KD QD AC KC 9C", "TS 9S 8S 7S JH TH 9H 8H 7H QC JC TC")
    denied = found(deal, "repique.award", Verdict.DENIED)
    assert narration.text(denied) == (
        "No repique: elder has 31 in hand, but younger's point comes first and is still to be counted."
    )
    full = narration.text(denied, "full").split("The law:")[0]
    assert "order of reckoning" in full
    assert "It doesn't matter who spoke first." in full


def ruling(rule, verdict, side, **facts):
    """A ruling made by hand, with the citations of the rule set."""
    clause = load("rubicon").clauses[rule]
    return Ruling(1, rule, verdict, side, Facts(facts), (), (), clause.cites)


def test_pique_barred_by_the_order_of_reckoning_and_by_the_clock():
    facts = {"total": 30, "by": "set", "by_points": 3, "in_hand": True}
    by_order = ruling("pique.award", Verdict.DENIED, "elder", reckoning="precedence", **facts)
    by_clock = ruling("pique.award", Verdict.DENIED, "elder", reckoning="chronological", **facts)
    assert narration.text(by_order) == "No pique: elder has 30, but younger's trio (3) counts first."
    assert "order of reckoning" in narration.text(by_order, "full").split("The law:")[0]
    assert "by the clock" in narration.text(by_clock, "full")


def test_what_a_bonus_rests_on_is_named_from_the_ledger():
    deal = played(
        "AS KS QS JS TS 9S 8S AH AD AC KH KD", "7S QH JH TH 9H 8H 7H QD JD TD 9D 8D", rules="parlett", play="AS"
    )
    repique = found(deal, "repique.award", Verdict.AWARDED)
    full = "\n".join(narration.passage(repique, ledger=deal.rulings).full)
    assert "Elder counts: point of 7 (7), septième major (17), quatorze of aces (14)" in full
    assert "together" in full
    assert "together" not in narration.text(repique, "full")


def test_no_extra_for_the_trick_one_led():
    deal = claim_20()
    held = found(deal, "play.trick", Verdict.ALLOWED)
    assert narration.text(held) == "Elder's ace of hearts wins the trick. No extra point: the lead has scored already."


def test_capot_in_place_of_the_cards():
    superseded = ruling("cards.most", Verdict.SUPERSEDED, "elder", tricks=12, other_tricks=0, points=10)
    assert "capot" in narration.text(superseded)
    assert "instead, not on top" in narration.text(superseded, "full")


def test_cards_divided():
    divided = ruling("cards.most", Verdict.DENIED, None, tricks=6, other_tricks=6, points=10)
    assert narration.text(divided, "call") == "The cards are divided."
    assert narration.passage(divided).who == ""


def test_an_equality_and_a_voided_sequence():
    equal = ruling("point.equal", Verdict.DENIED, None, length=5, pips=44, cards=parse_cards("AS TS 9S 8S 7S"))
    assert narration.text(equal) == "Equal points, 5 making 44 on both sides: nobody scores."


def test_talon_turned_up_is_told_with_its_cards():
    faced = ruling("talon.faced", Verdict.ALLOWED, "younger", cards=parse_cards("7D 8C"))
    assert narration.text(faced) == "Younger turns up what is left of the talon: 7♦ 8♣."


@pytest.mark.parametrize(
    ("extra", "verdict", "words"), [(2, Verdict.ALLOWED, "2 more deals"), (0, Verdict.DENIED, "drawn")]
)
def test_a_tie_is_told(extra, verdict, words):
    assert words in narration.text(ruling("settlement.tie", verdict, None, points=105, extra=extra))


@pytest.mark.parametrize(
    ("number", "words"),
    [(0, "nought"), (21, "twenty-one"), (49, "forty-nine"), (92, "ninety-two"), (170, "one hundred and seventy")],
)
def test_numbers_are_said_as_at_the_table(number, words):
    assert narration.number_name(number) == words


def test_every_phase_has_its_labels():
    for phase in [*PHASES, "done"]:
        assert narration.message(f"phase-{phase}")


def test_prompts_tell_what_is_allowed():
    def exchange(least, most):
        return narration.message("table-ask-exchange", least=least, most=most, same="yes" if least == most else "no")

    assert exchange(1, 5) == "Exchange one to five cards."
    assert exchange(0, 3) == "Exchange up to three cards, or none."
    assert exchange(2, 2) == "Exchange exactly two cards."
    assert narration.message("table-chosen", count=3) == "You have chosen three."


def test_cards_have_names_and_signs():
    ten, ace = parse_cards("TH AS")
    assert narration.card_name(ace) == "ace of spades"
    assert narration.card_symbol(ten) == "10♥"
    assert narration.cards_shown((ace, ten)) == "A♠ 10♥"


def test_a_deal_from_hands_shows_itself():
    hands = {
        "elder": parse_cards("AS KS QS JS TS 9S 8S AH AD AC KH KD"),
        "younger": parse_cards("7S QH JH TH 9H 8H 7H QD JD TD 9D 8D"),
    }
    deal = start_from_hands(load("rubicon"), hands, (), "A lesson")
    plain = narration.presenter.plain(deal)
    assert plain.split("\n")[0] == "A lesson (Rubicon Piquet)"
    assert "Elder holds A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ A♥ K♥ A♦ K♦ A♣" in plain
    assert "The calls: elder is to act." in plain
    assert plain == narration.presenter.plain(deal)


def test_the_reading_at_the_table_leaves_silence_out():
    narrated = narration.explain(claim_20(), "call")
    assert all(is_talk(each) for each in narrated.shown())
    assert len(narrated.shown()) < len(narrated.passages)
    assert not re.search(r"“”", repr(narrated))
