"""What if, and the smallest change that turns a verdict."""

from __future__ import annotations

import json

import pytest

from piquet_tutor import Deal
from piquet_tutor.explain.why import (
    SIZES,
    ChangeError,
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
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import judge
from piquet_tutor.game.records.io import read_deal
from tests.narration.deals import claim_20, example_deals
from tests.oracle.scorers import score


def test_every_shipped_deal_goes_the_same_way_again():
    for deal in example_deals():
        again = run(course_of(deal))
        assert again.refused is None
        assert again.deal.rulings == deal.rulings, deal.title


def test_a_rule_set_that_moves_nothing_moves_nothing():
    assert what_if(claim_20(), "rules wikipedia").nothing


def test_an_option_takes_a_point_away_and_the_ruling_with_it():
    found = what_if(claim_20(), "option last_trick=0")
    assert [each.rule for each in found.gone] == ["play.last"]
    assert (found.new, found.totals) == ((), {"elder": (28, 27), "younger": (23, 23)})


def test_sinking_a_class_lets_the_other_side_count():
    found = what_if(claim_20(), "younger sink set")
    assert [each.points for each in found.gone if each.points] == [14, 3]
    assert found.totals["younger"] == (23, 6)
    turned = [pair for pair in found.changed if pair.before.rule == "set.good" and pair.tells]
    gained = [each for each in found.new if each.rule == "set.good"]
    assert [pair.after.points for pair in turned] + [each.points for each in gained] == [3]


def test_another_card_plays_the_rest_as_before_as_far_as_may_be():
    found = what_if(claim_20(), "younger play QC at 3")
    assert found.deal.tricks[2].cards == parse_cards("QH QC")
    assert found.deal.tricks[3].cards == parse_cards("JH TD"), "the ten comes when the queen would have been next"
    assert what_if(claim_20(), "elder play AH at 1").nothing


def test_a_change_that_may_not_be_made_is_refused_by_the_judge():
    assert what_if(claim_20(), "elder discard KS 8C 7C 9D 8D JC").refused.facts["reason"] == "exchange.elder"
    assert what_if(claim_20(), "younger play AD at 1").refused.facts["reason"] == "play.follow_suit"
    assert what_if(claim_20(), "option sinking=none").refused is None


@pytest.mark.parametrize(
    "text", ["", "play AH", "swap AS", "swap AS AS", "option nothing=1", "option cards=many", "elder sing", "rules"]
)
def test_what_is_no_change_is_told_so(text):
    with pytest.raises(ChangeError):
        what_if(claim_20(), text)


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


def test_a_seat_that_cannot_see_the_hands_is_told_nothing():
    stopped = Deal.from_record({**example("cavendish-example"), "play": ""})
    for change in ("elder sink set", "option lesser_combinations=both", "swap AS KH", "elder discard KS"):
        assert what_if(stopped, change, "elder").hidden
    assert nearest_change(stopped, "repique", "elder", "elder").hidden
    assert not what_if(claim_20(), "option lesser_combinations=both", "elder").hidden, "all has been played"


def test_one_point_more_is_the_smallest_change_there_is():
    deal = Deal.from_record(example("twenty-nine-and-the-lead"))
    found = nearest_change(deal, "repique", "elder")
    assert (found.size, found.proved, found.tried) == ("point", True, 0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("blank-stops-repique-parlett", "younger sink carte blanche"),
        ("point-saves-the-repique", "younger sink point"),
    ],
)
def test_the_nearest_change_turns_it_by_the_brute_scorer_s_word(name, said):
    deal, kind = Deal.from_record(example(name)), "repique"
    for sizes, size in ((SIZES, "other_word"), (("swap",), "swap")):
        found = nearest_change(deal, kind, "elder", sizes=sizes)
        assert (found.size, found.proved) == (size, True)
        assert size == "swap" or found.change[0].text == said
        record = json.loads(json.dumps(found.record))
        assert read_deal(record).rulings == found.difference.deal.rulings
        assert kind not in score(json.loads(json.dumps(example(name))))["elder"]
        assert kind in score(record)["elder"]


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
