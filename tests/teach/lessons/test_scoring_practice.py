"""Questions without end, hints in steps, and what is known."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from piquet_tutor.game.records.replay import replay, score_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.questions.asked import QuestionFault
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.sittings import Sitting, practised
from piquet_tutor.teach.scoring.editions import NEWEST
from piquet_tutor.teach.scoring.faults import MasteryFault, NoQuestion
from piquet_tutor.teach.scoring.hints import STEPS, hint
from piquet_tutor.teach.scoring.mastery import BOXES, MOST_MISSED, WAITS, Mastery
from piquet_tutor.teach.scoring.practice import DIFFICULTIES, _weight, from_id, question, stream, topics

RULES = load("rubicon")


# --- practice -------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_question_and_another_another():
    first = question(RULES, "sequence_by_cards", 4)
    again = from_id(first.id)
    assert again.case.deal.rulings == first.case.deal.rulings
    assert again.box == first.box
    assert question(RULES, "sequence_by_cards", 5).case.deal.rulings != first.case.deal.rulings


def test_a_name_tells_the_options_too():
    house = load("rubicon", {"capot": 30, "cards_in_pique": True})
    asked = question(house, "capot_on_top", 1)
    assert from_id(asked.id).rules == house
    assert dict(asked.temptation) == {side: 40 for side, _ in asked.case.truth["cards"]}


def test_a_question_is_a_legal_deal_that_replays():
    for asked in islice(stream(RULES, ("point", "cards"), 3), 6):
        deal = asked.case.deal
        assert replay(score_of(deal)).rulings == deal.rulings


def test_each_is_rigged_so_that_the_misreading_shows():
    for asked in islice(stream(RULES, ("set", "cards"), 3), 8):
        assert asked.temptation != asked.case.truth[asked.box]
        others = asked.case.telling(asked.box, True)
        del others[asked.target]
        assert not asked.apart or asked.temptation not in others.values()


def test_the_numbers_beside_it_never_tell_the_answer():
    for name in ("lead_bars_repique", "capot_on_top", "pique_unbarred"):
        asked = question(RULES, name, 1, box="")
        assert not {item.id for item in asked.given} & {asked.box, "total"}
        shown = {number for item in asked.given for number in item.reasons}
        assert not shown & set(asked.item.reasons)


def test_a_hard_question_has_more_to_see_to_than_an_easy_one():
    light, heavy = (question(RULES, "best_sequence_only", 1, each) for each in ("easy", "hard"))
    assert _weight(light.case, light.box, NEWEST) <= _weight(heavy.case, heavy.box, NEWEST)
    assert set(DIFFICULTIES) == {"any", "easy", "medium", "hard"}


def test_a_stream_takes_turns_and_keeps_to_its_boxes():
    asked = list(islice(stream(RULES, ("cards",), 1), 4))
    assert [each.target for each in asked] == ["cards_shared", "capot_on_top"] * 2
    assert {each.box for each in asked} == {"cards"}
    assert set(topics(RULES)) >= {"point", "sequence", "set", "repique", "pique", "play", "cards"}


@pytest.mark.parametrize(
    ("call", "word"),
    [
        (lambda: question(RULES, "no_such", 1), "no_such"),
        (lambda: question(load("wikipedia"), "cards_make_the_pique", 1), "Wikipedia"),
        (lambda: question(RULES, "capot_on_top", 1, "brutal"), "brutal"),
        (lambda: question(RULES, "capot_on_top", 1, "any", "point"), "cards"),
        (lambda: from_id("nonsense"), "nonsense"),
        (lambda: from_id("rubicon//capot_on_top/cards/x/any"), "is not the name of a question"),
        (lambda: from_id("nowhere//capot_on_top/cards/1/any"), "is not the name of a question"),
        (lambda: next(stream(RULES, ("bid",))), "choose others"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_one_sentence(call, word):
    with pytest.raises(NoQuestion) as caught:
        call()
    assert word in str(caught.value)
    assert str(caught.value).endswith(".")


# --- hints ----------------------------------------------------------------------------------------


def test_hints_go_from_a_nudge_to_the_answer_and_tell_it_no_sooner():
    asked = question(RULES, "capot_on_top", 1)
    nudge, rule, cousin, answer = (hint(asked, step) for step in STEPS)
    assert "40" not in nudge.text
    assert "Laws 66 and 69" in rule.text
    assert cousin.cousin.target == "capot_on_top"
    assert cousin.cousin.case.deal.rulings != asked.case.deal.rulings
    assert cousin.cousin.temptation != cousin.cousin.case.truth["cards"]
    assert answer.reasons == asked.item.reasons
    with pytest.raises(ValueError, match="no hint"):
        hint(asked, "all")


# --- mastery --------------------------------------------------------------------------------------


def test_a_rule_climbs_box_by_box_and_falls_to_the_first():
    known = Mastery()
    for _ in range(BOXES + 2):
        known = known.answered("point.good", True)
    assert known.rules["point.good"].box == BOXES
    known = known.answered("point.good", False)
    assert (known.rules["point.good"].box, known.rules["point.good"].wrong) == (1, 1)


def test_the_higher_the_box_the_later_it_comes_back():
    assert list(WAITS.values()) == sorted(WAITS.values())
    known = Mastery().answered("point.good", False).answered("set.good", True)
    for _ in range(WAITS[1]):
        known = known.answered("play.lead", True)
    assert known.due() == ("point.good",)


def test_a_missed_question_comes_back_until_it_is_answered_right():
    known = Mastery().answered("cards.capot", False, "a/question")
    assert known.missed == ("a/question",)
    assert known.answered("cards.capot", True, "a/question").missed == ()


def test_skipping_is_held_against_nobody_and_brings_the_rule_back_soon():
    known = Mastery().answered("point.good", True).skipped("point.good")
    assert known.rules["point.good"].wrong == 0
    assert known.rules["point.good"].box == 2
    assert known.rules["point.good"].due == known.clock + WAITS[1]


def test_what_is_known_goes_through_a_file_unchanged():
    known = Mastery().answered("point.good", True).answered("cards.capot", False, "rubicon//capot_on_top/cards/1/any")
    assert Mastery.from_json(known.to_json()) == known
    assert json.loads(known.to_json())["format"] == "piquet-mastery/1"


GOOD = {"format": "piquet-mastery/1", "clock": 1, "rules": {}, "missed": []}
KNOWN = {"box": 1, "due": 3, "right": 0, "wrong": 1}


@pytest.mark.parametrize(
    ("value", "word"),
    [
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ([], "a group of named entries"),
        ({**GOOD, "format": "piquet-record/1"}, "piquet-record/1"),
        ({"clock": 1}, "piquet-mastery/1"),
        ({**GOOD, "name": "Anna"}, "unknown entry “name”"),
        ({"format": "piquet-mastery/1", "clock": 1, "rules": {}}, "no “missed”"),
        ({**GOOD, "clock": -1}, "clock must be"),
        ({**GOOD, "clock": True}, "clock must be"),
        ({**GOOD, "rules": {"point.best": KNOWN}}, "point.best"),
        ({**GOOD, "rules": {"point.good": {**KNOWN, "box": 6}}}, "from 1 to 5"),
        ({**GOOD, "rules": {"point.good": {"box": 1}}}, "no “due”"),
        ({**GOOD, "missed": "all"}, "a list"),
        ({**GOOD, "missed": [3]}, "missed[0]"),
        ({**GOOD, "missed": ["x"] * (MOST_MISSED + 1)}, "more than 50"),
    ],
)
def test_a_broken_file_is_refused_with_one_sentence(value, word):
    text = value if isinstance(value, str) else json.dumps(value)
    with pytest.raises(MasteryFault) as caught:
        Mastery.from_json(text)
    assert word in str(caught.value)
    assert str(caught.value).endswith(".")


# --- at work --------------------------------------------------------------------------------------


def test_a_wrong_answer_is_named_kept_and_brought_back():
    sitting = Sitting(RULES)
    asked = question(RULES, "capot_on_top", 1)
    mark = sitting.answer(practised(asked), dict(asked.temptation))
    assert mark.diagnosis.named == ("capot_on_top",)
    assert sitting.mastery.rules["cards.capot"].wrong == 1
    seen = []
    for _ in range(5):
        following = sitting.next_question(("cards",))
        seen.append(following.id)
        sitting.answer(practised(following), dict(following.case.truth["cards"]))
    assert asked.id in seen
    assert sitting.mastery.missed == ()


def test_a_box_that_is_not_there_is_refused():
    asked = question(RULES, "best_set_only", 1)
    with pytest.raises(QuestionFault, match="total"):
        Points(asked.case, "total")


def test_any_box_can_be_skipped():
    sitting = Sitting(RULES)
    asked = question(RULES, "capot_on_top", 1)
    for item in asked.case.items:
        box = Points(asked.case, item.id, focused=False)
        mark = sitting.answer(box, None)
        assert mark.given is None
        assert box.told(mark).verdict == "skipped"
    assert sitting.history == []


def test_a_solved_cousin_has_another_answer_where_the_rule_leaves_one():
    for name in ("best_sequence_only", "winner_takes_the_point", "point_scores_pips"):
        asked = question(RULES, name, 2)
        assert hint(asked, "cousin").cousin.item.answer != asked.item.answer


def test_answers_that_show_nothing_are_counted_apart():
    sitting = Sitting(RULES)
    asked = question(RULES, "capot_on_top", 1)
    sitting.answer(practised(asked), dict(asked.temptation), told=True)
    assert (sitting.mastery.marked, sitting.mastery.idle) == (0, 1)
    sitting.answer(practised(asked), dict(asked.temptation))
    assert (sitting.mastery.marked, sitting.mastery.idle) == (1, 1)
    assert sitting.mastery.wait(asked.law) == WAITS[1]


def test_a_misreading_found_again_is_said_to_be_the_same():
    sitting = Sitting(RULES)
    first, second = (question(RULES, "capot_on_top", seed) for seed in (1, 2))
    assert sitting.answer(practised(first), dict(first.temptation)).again == ()
    assert sitting.answer(practised(first), dict(first.temptation)).again == (), (
        "one answer, marked again after a reload"
    )
    assert sitting.answer(practised(second), dict(second.temptation)).again == ("capot_on_top",)
