"""What if, and the smallest change that turns a verdict."""

from __future__ import annotations

import pytest

from piquet_tutor.explain.why import (
    NoSuchRuling,
    QuestionError,
    change_from,
    in_words,
    nearest_change,
    what_if,
    why_not,
)
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import judge
from tests.narration.deals import claim_20, example_deals


def test_every_shipped_deal_goes_the_same_way_again():
    for deal in example_deals():
        again = run(course_of(deal))
        assert again.refused is None
        assert again.deal.rulings == deal.rulings, deal.title


def test_another_card_plays_the_rest_as_before_as_far_as_may_be():
    found = what_if(claim_20(), "younger play QC at 3")
    assert found.deal.tricks[2].cards == parse_cards("QH QC")
    assert found.deal.tricks[3].cards == parse_cards("JH TD"), "the ten comes when the queen would have been next"
    assert what_if(claim_20(), "elder play AH at 1").nothing


@pytest.mark.parametrize(
    "text",
    [
        "elder play AH at 1",
        "elder discard KS 8C",
        "elder call sequence QH JH TH, 9S 8S 7S",
        "younger sink point",
        "younger sink carte blanche",
        "elder declare carte blanche",
        "elder declare set",
        "swap AS KH",
        "rules parlett",
        "option last_trick=two_with_high_card",
        "option younger_pique=true",
    ],
)
def test_a_change_is_written_as_it_is_read(text):
    assert change_from(change_from(text).text) == change_from(text)
    assert change_from(text).text == text


def test_an_award_is_undone_as_a_denial_is_turned():
    deal = claim_20()
    awarded = next(each for each in deal.rulings if each.rule == "cards.most")
    found = nearest_change(deal, awarded)
    assert (found.size, found.wanted) == ("card", False)
    assert not any(
        each.rule == "cards.most" and each.side == "elder" and each.points for each in found.difference.deal.rulings
    )


def test_a_search_can_be_stopped():
    found = nearest_change(claim_20(), "repique", "younger", stop=lambda: True)
    assert (found.stopped, found.size, found.tried) == (True, "", 0)


def test_a_refusal_stands_in_no_ledger_and_cannot_be_turned_there():
    deal = claim_20()
    refused = judge(deal, Play("elder", parse_cards("AH")[0]))
    with pytest.raises(QuestionError, match="not among the rulings"):
        nearest_change(deal, refused)


def test_a_seat_is_not_told_what_would_turn_a_ruling_it_may_not_know():
    deal = claim_20()
    private = next(each for each in deal.rulings if each.audience == ("younger",))
    with pytest.raises(NoSuchRuling):
        nearest_change(deal, private, seat="elder", stop=lambda: True)


def test_what_two_swaps_turn_is_not_called_proved():
    """Of two swaps those that came nearest are tried, and of options that take any number the values that are known."""
    found = nearest_change(claim_20(), "repique", "elder", seconds=60)
    assert (found.size, found.proved) == ("swaps", False)
    said = in_words(found, claim_20())
    assert "not all were checked" in said
    assert "Nothing smaller does" not in said


def test_the_distances_of_one_answer_count_in_one_unit():
    deal = claim_20()
    units = {}
    for kind in AWARDS:
        answer = why_not(deal, "younger", kind)
        units[kind] = {each.unit for each in answer.lacking} - {""}
    assert all(len(each) < 2 for each in units.values())
    assert (units["repique"], units["capot"], units["carte_blanche"]) == ({"points"}, {"tricks"}, {"cards"})
