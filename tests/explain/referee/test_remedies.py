"""What each law gives, at the moment when it does and at the moment when it no longer does."""

from __future__ import annotations

import pytest

from piquet_tutor.explain.referee import AnnouncedCall, Incident, Moment, rule_on
from piquet_tutor.game.cards import Rank

KINGS = AnnouncedCall("set", 3, rank=Rank.KING)
TIERCE = AnnouncedCall("sequence", 3, rank=Rank.KING)
POINT = AnnouncedCall("point", 4, pips=41)


def remedies(kind, by, noticed, *circumstances, rules="rubicon", **more):
    incident = Incident(kind, by, Moment.of(noticed), with_=frozenset(circumstances), **more)
    return rule_on(incident, rules=rules).remedies


@pytest.mark.parametrize(
    ("law", "kind", "by", "noticed", "circumstances", "expected"),
    [
        ("13", "exposed_in_dealing", "younger", "before_hands", ["elders"], ("new_deal_option",)),
        ("13", "exposed_in_dealing", "younger", "before_hands", ["stocks"], ("new_deal_option",)),
        ("13", "exposed_in_dealing", "younger", "before_hands", ["own"], ("deal_stands",)),
        ("14", "faced_card", "younger", "dealing", [], ("new_deal",)),
        ("14", "faced_card", "younger", "before_younger_draws", [], ("new_deal",)),
        ("15", "wrong_pack", "younger", "before_hands", [], ("new_deal",)),
        ("15", "wrong_pack", "younger", "before_discard", [], ("packs_changed",)),
        ("16", "deal_out_of_turn", "younger", "before_hands", [], ("deal_void",)),
        ("16", "deal_out_of_turn", "younger", "before_discard", [], ("deals_twice",)),
        ("16", "deal_out_of_turn", "younger", "before_discard", ["partie_ending"], ("deal_stands",)),
        ("24", "discard_altered", "elder", "before_elder_draws", [], ("may_change_discard",)),
        ("24", "discard_altered", "elder", "before_younger_draws", [], ("must_stand",)),
        ("24", "discard_altered", "younger", "before_younger_draws", [], ("may_change_discard",)),
        ("24", "discard_altered", "younger", "before_call", [], ("must_stand",)),
        ("25", "discard_taken_back", "elder", "before_younger_draws", [], ("counts_nothing",)),
        ("25", "discard_taken_back", "younger", "before_younger_draws", [], ("may_change_discard",)),
        ("26", "hand_mixed_with_discard", "younger", "before_call", [], ("plays_short",)),
        ("27", "others_stock_touched", "elder", "before_younger_draws", [], ("counts_nothing",)),
        ("29", "others_stock_touched", "younger", "before_younger_draws", ["elder_drawing"], ("no_penalty",)),
        ("28", "others_stock_mixed", "elder", "before_younger_draws", [], ("nothing_or_new_deal",)),
        ("29", "others_stock_mixed", "younger", "before_call", [], ("nothing_or_new_deal",)),
        ("29", "others_stock_mixed", "younger", "before_younger_draws", ["elder_drawing"], ("counts_nothing",)),
        ("28", "left_cards_mixed", "elder", "before_younger_draws", [], ("nothing_or_new_deal",)),
        ("33", "left_cards_taken_up", "elder", "before_younger_draws", [], ("counts_nothing",)),
        ("35", "left_cards_taken_up", "younger", "before_call", [], ("counts_nothing",)),
        ("30", "drew_too_few", "elder", "during_play", [], ("plays_short",)),
        ("31", "drew_too_many", "younger", "before_call", [], ("counts_nothing",)),
        ("36", "left_cards_looked_at", "younger", "before_first_card", [], ("may_look",)),
        ("36", "left_cards_looked_at", "younger", "during_play", ["declined"], ("no_redress",)),
        ("37", "left_cards_in_discard", "younger", "before_first_card", [], ("may_look",)),
        ("46", "point_called_late", "elder", "before_reply", [], ("call_not_counted",)),
        ("46", "asked_with_too_few", "younger", "before_next_call", [], ("need_not_answer",)),
        ("55", "will_not_show", "elder", "before_lead", [], ("must_show",)),
        ("55", "will_not_show", "younger", "before_lead", [], ("need_not_answer",)),
        ("55", "will_not_show", "younger", "before_first_card", [], ("must_show",)),
        ("57", "short_hand", "elder", "during_play", [], ("plays_short",)),
        ("58", "long_hand", "elder", "during_play", [], ("counts_nothing", "bars_still")),
        ("59", "played_card", "elder", "during_play", [], ("must_stand",)),
        ("59 I", "dropped_card", "elder", "during_play", [], ("cards_taken_back",)),
        ("59 II", "too_many_to_batch", "younger", "during_play", [], ("play_resumed",)),
        ("59 III", "lead_out_of_turn", "younger", "during_play", [], ("cards_taken_back",)),
        ("59 III", "lead_out_of_turn", "younger", "during_play", ["answered"], ("must_stand",)),
        ("59 IV", "revoke", "elder", "after_play", [], ("play_resumed",)),
        ("70", "counting_error", "elder", "after_play", [], ("may_correct",)),
        ("70", "counting_error", "elder", "after_next_hand", [], ("must_stand",)),
        ("74", "scores_differ", "elder", "after_next_hand", [], ("own_record",)),
        ("75", "incorrect_pack", "elder", "during_play", [], ("deal_void",)),
        ("76", "new_packs_wanted", "elder", "cutting", [], ("packs_changed",)),
        ("76", "new_packs_wanted", "elder", "dealing", [], ("no_redress",)),
        ("77", "damaged_card", "elder", "cutting", [], ("packs_changed",)),
        ("78", "bystander_spoke", "elder", "after_play", [], ("pays",)),
        ("5", "cut", "elder", "cutting", ["several_shown"], ("cut_again",)),
        ("6", "cut", "elder", "cutting", ["pack_incorrect"], ("must_stand",)),
        ("7", "cut", "elder", "cutting", ["card_exposed"], ("cut_again",)),
        ("8", "cut", "elder", "cutting", ["wants_another"], ("must_stand",)),
    ],
)
def test_law(law, kind, by, noticed, circumstances, expected):
    assert remedies(kind, by, noticed, *circumstances) == expected, f"Law {law}"


@pytest.mark.parametrize(
    ("law", "dealt", "noticed", "expected"),
    [
        ("10", (13, 12, 7), "before_hands", ("with_consent",)),
        ("11", (13, 12, 7), "before_discard", ("new_deal_option", "may_look")),
        ("11", (11, 13, 8), "before_elder_draws", ("new_deal_option", "may_look")),
        ("11", (12, 13, 7), "before_elder_draws", ("new_deal_or_discard",)),
        ("12", (14, 12, 6), "before_discard", ("new_deal",)),
        ("12", (13, 13, 6), "before_younger_draws", ("new_deal",)),
        ("12", (13, 13, 6), "before_discard", ("may_look", "new_deal")),
        ("12", (12, 11, 9), "before_discard", ("new_deal",)),
        ("12", (11, 12, 9), "during_play", ("new_deal",)),
        ("39", (13, 11, 8), "before_younger_draws", ("deal_stands",)),
        ("39", (11, 14, 7), "before_younger_draws", ("new_deal",)),
        ("43", (12, 13, 7), "before_younger_draws", ("deal_stands",)),
    ],
)
def test_laws_10_to_12_and_39_a_wrong_number_of_cards(law, dealt, noticed, expected):
    assert set(remedies("misdeal", "younger", noticed, dealt=dealt)) == set(expected), f"Law {law}"


@pytest.mark.parametrize("dealt", [(13, 11, 8), (13, 12, 7), (11, 13, 8), (12, 13, 7)])
def test_laws_40_to_43_say_how_a_deal_with_a_wrong_number_is_played(dealt):
    found = rule_on(Incident("deal_stands", "elder", Moment.BEFORE_STOCK, dealt=dealt))
    law = {(13, 8): "Law 40", (13, 7): "Law 41", (11, 8): "Law 42", (12, 7): "Law 43"}[dealt[0], dealt[2]]
    assert [(ruling.facts["remedy"], ruling.cites[0].locus) for ruling in found.rulings] == [("discards_adjusted", law)]


def test_law_50_a_small_call_is_put_right_before_the_reply_and_no_later():
    assert remedies("called_too_little", "elder", "before_reply", claim=KINGS) == ("may_correct",)
    assert remedies("called_too_little", "elder", "before_next_call", claim=KINGS) == ("must_stand",)


def test_law_49_a_small_call_that_nothing_can_beat_binds_to_nothing():
    found = remedies("called_too_little", "elder", "before_next_call", "against_cards", claim=KINGS)
    assert found == ("counts_all_held",)
    later = remedies("called_too_little", "elder", "during_play", "against_cards", claim=KINGS)
    assert later == ("must_stand",)


def test_law_51_an_answer_is_taken_back_before_the_next_call_or_the_lead():
    assert remedies("better_held", "younger", "before_next_call", claim=KINGS) == ("may_correct",)
    assert remedies("better_held", "younger", "before_lead", claim=KINGS) == ("must_stand",)
    assert remedies("better_held", "younger", "before_lead", "calls_over", claim=KINGS) == ("may_correct",)
    assert remedies("better_held", "younger", "before_first_card", "calls_over", claim=KINGS) == ("must_stand",)


def test_law_52_a_large_call_is_put_right_before_youngers_first_card():
    assert remedies("miscall", "elder", "before_first_card", claim=KINGS)[0] == "may_correct"


def test_law_52_elder_may_change_his_lead_when_younger_corrects_himself():
    found = remedies("miscall", "younger", "before_first_card", claim=KINGS)
    assert found == ("may_correct", "may_change_lead")


def test_law_54_a_false_call_that_was_possible_costs_the_deal():
    found = remedies("miscall", "elder", "during_play", "could_have_held", claim=KINGS)
    assert found == ("counts_nothing", "opponent_may_count")


def test_law_54_a_false_call_that_was_impossible_costs_only_itself():
    assert remedies("miscall", "elder", "during_play", claim=KINGS) == ("call_not_counted", "opponent_may_count")


def test_law_53_a_wrong_name_for_as_much_costs_nothing():
    assert remedies("miscall", "elder", "during_play", "same_value", claim=KINGS) == ("no_penalty",)


def test_law_53_a_wrong_name_that_was_possible_is_no_misnomer():
    found = remedies("miscall", "elder", "during_play", "same_value", "could_have_held", claim=KINGS)
    assert "counts_nothing" in found


def test_law_55_what_was_shown_cannot_be_a_false_call():
    found = remedies("miscall", "elder", "during_play", "could_have_held", "shown", claim=KINGS)
    assert found == ("call_not_counted", "opponent_may_count")


def test_law_56_the_window_closes_with_youngers_first_card():
    assert remedies("omitted", "elder", "before_first_card", claim=KINGS) == ("call_counts",)
    assert remedies("omitted", "elder", "during_play", claim=KINGS) == ("call_not_counted",)


def test_law_44_the_opponent_may_forgo_the_penalty():
    incident = Incident("long_hand", "elder", Moment.DURING_PLAY)
    assert rule_on(incident, waived=True).remedies == ("bars_still", "penalty_waived")
    assert rule_on(incident, waived=True).rulings[0].verdict.value == "superseded"


def test_law_44_there_is_nothing_to_forgo_where_there_is_no_such_penalty():
    revoke = Incident("revoke", "elder", Moment.DURING_PLAY)
    assert rule_on(revoke, waived=True).remedies == ("play_resumed",)


def test_what_no_law_reaches_stands():
    found = rule_on(Incident("exposed_in_dealing", "younger", Moment.DEALING))
    assert found.remedies == ("no_redress",)
    assert found.rulings[0].rule == "referee.not_reached"


@pytest.mark.parametrize(
    ("kind", "by", "noticed", "circumstances", "claim", "expected"),
    [
        ("cut", "elder", "cutting", ["several_shown"], None, ("lowest_is_cut",)),
        ("deal_manner", "younger", "before_hands", [], None, ("with_consent",)),
        ("deal_manner", "younger", "before_discard", [], None, ("deal_stands",)),
        ("wrong_pack", "younger", "before_hands", [], None, ("deal_stands",)),
        ("deal_out_of_turn", "younger", "before_discard", [], None, ("deal_stands",)),
        ("discard_altered", "elder", "before_elder_draws", [], None, ("must_stand",)),
        ("discard_taken_back", "elder", "before_elder_draws", [], None, ("must_stand",)),
        ("others_stock_mixed", "elder", "before_younger_draws", [], None, ("game_lost",)),
        ("others_stock_mixed", "younger", "before_call", [], None, ("game_lost",)),
        ("others_stock_mixed", "younger", "before_younger_draws", ["elder_drawing"], None, ("counts_nothing",)),
        ("others_stock_touched", "younger", "before_call", [], None, ("game_lost",)),
        ("others_stock_touched", "younger", "before_call", ["only_exposed"], None, ("counts_nothing",)),
        ("others_stock_touched", "elder", "before_call", [], None, ("counts_nothing",)),
        ("left_cards_mixed", "elder", "before_younger_draws", [], None, ("game_lost",)),
        ("left_cards_looked_at", "younger", "during_play", ["declined"], None, ("suit_called",)),
        ("left_cards_looked_at", "elder", "during_play", ["declined"], None, ("suit_called",)),
        ("asked_with_too_few", "younger", "before_reply", [], None, ("must_state",)),
        ("call_not_specified", "elder", "before_reply", ["against_cards"], TIERCE, ("must_state",)),
        ("equal_in_error", "younger", "before_next_call", [], POINT, ("call_not_counted", "must_stand")),
        ("called_too_little", "elder", "before_reply", [], KINGS, ("must_stand",)),
        ("called_too_little", "elder", "before_next_call", ["against_cards"], KINGS, ("must_stand",)),
        ("not_shown", "elder", "before_first_card", [], TIERCE, ("call_not_counted", "opponent_may_count")),
        ("not_shown", "elder", "before_first_card", [], KINGS, ("no_penalty",)),
        ("called_less_than_shown", "elder", "before_reply", [], TIERCE, ("must_stand", "bars_still")),
        ("called_less_than_shown", "elder", "before_next_call", [], TIERCE, ("must_stand", "bars_still")),
        ("called_less_than_shown", "elder", "before_next_call", [], POINT, ("must_stand",)),
        ("better_held", "younger", "before_next_call", [], KINGS, ("must_stand",)),
        ("better_held", "younger", "before_lead", ["calls_over"], KINGS, ("must_stand",)),
        (
            "counted_under_implied",
            "younger",
            "before_first_card",
            ["objection"],
            KINGS,
            ("call_not_counted", "no_redress"),
        ),
        ("refused_in_error", "younger", "before_first_card", [], KINGS, ("call_counts",)),
        ("omitted", "elder", "before_first_card", [], KINGS, ("call_not_counted",)),
        ("counting_error", "elder", "after_next_hand", [], None, ("may_correct",)),
    ],
)
def test_piquet_au_cent_has_its_own_laws(kind, by, noticed, circumstances, claim, expected):
    assert remedies(kind, by, noticed, *circumstances, claim=claim, rules="au-cent") == expected


def test_piquet_au_cent_a_false_call_is_too_late_to_correct_once_elder_has_led():
    found = remedies("miscall", "elder", "before_first_card", claim=KINGS, rules="au-cent")
    assert "counts_nothing" in found


def test_piquet_au_cent_only_a_false_trio_or_quatorze_is_past_correcting_once_elder_has_led():
    """What else is called has to be shown before the lead, so that nobody is misled by its name."""
    for claim in (TIERCE, POINT):
        found = remedies("miscall", "elder", "before_first_card", claim=claim, rules="au-cent")
        assert found[0] == "may_correct"


@pytest.mark.parametrize(
    ("dealt", "clause"),
    [
        ((13, 11, 8), "stand_older_thirteen_eight"),
        ((13, 12, 7), "stand_older_thirteen_seven"),
        ((11, 13, 8), "stand_older_eleven"),
        ((12, 13, 7), "stand_older_twelve"),
    ],
)
def test_piquet_au_cent_younger_is_left_three_cards_of_a_deal_that_stands(dealt, clause):
    incident = Incident("deal_stands", "elder", Moment.BEFORE_DISCARD, dealt=dealt)
    assert [one.rule for one in rule_on(incident, rules="au-cent").in_force] == [f"referee.{clause}"]


def test_piquet_au_cent_touching_the_talon_ends_the_choice_of_a_new_deal():
    found = remedies("misdeal", "younger", "before_elder_draws", dealt=(13, 11, 8), rules="au-cent")
    assert found == ("deal_stands", "may_look")
    assert remedies("misdeal", "younger", "before_stock", dealt=(13, 11, 8), rules="au-cent")[0] == "new_deal_option"


def test_law_29_younger_is_excused_for_taking_a_card_up_but_not_for_exposing_it():
    found = remedies("others_stock_touched", "younger", "before_younger_draws", "elder_drawing", "only_exposed")
    assert found == ("counts_nothing",)
