"""The talk at the table, and what the denials teach."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Facts, Ruling, Verdict
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import start_from_hands
from piquet_tutor.game.deal.phases import PHASES
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration.passages import is_talk
from tests.narration.deals import claim_20


def test_the_totals_called_are_the_players_own():
    deal = claim_20()
    last = {}
    for each in narration.explain(deal, "call").passages:
        if each.points and each.call:
            last[each.side] = each.call
    assert "twenty-eight" in last["elder"]
    assert "twenty-three" in last["younger"].lower()


def ruling(rule, verdict, side, **facts):
    """A ruling made by hand, with the citations of the rule set."""
    clause = load("rubicon").clauses[rule]
    return Ruling(1, rule, verdict, side, Facts(facts), (), (), clause.cites)


def test_pique_barred_by_the_order_of_reckoning_and_by_the_clock():
    facts = {"total": 30, "by": "set", "by_points": 3, "in_hand": True}
    by_order = ruling("pique.award", Verdict.DENIED, "elder", reckoning="precedence", **facts)
    by_clock = ruling("pique.award", Verdict.DENIED, "elder", reckoning="chronological", **facts)
    assert narration.text(by_order) == "No pique: elder has 30, but younger’s trio (3) counts first."
    assert "order of reckoning" in narration.text(by_order, "full").split("The law:")[0]
    assert "by the clock" in narration.text(by_clock, "full")


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
