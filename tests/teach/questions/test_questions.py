"""Each kind of question on each subject: it asks, takes the right answer and no other, and says why."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from piquet_tutor.explore.examples import example
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.teach.questions.asked import QuestionFault
from piquet_tutor.teach.questions.making import SORTS, SUBJECTS, question
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.quiz import PATIENCE, Quiz
from piquet_tutor.teach.questions.scenes import quiz_scene
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import misconceptions
from piquet_tutor.teach.scoring.practice import question as rigged
from piquet_tutor.teach.scoring.words import answer_text, belief_words

DEALS = ("cavendish-example", "blank-stops-repique-parlett", "equal-points")
TURNED = ("point", "repique", "cards")
"""What is asked to be turned here: each search takes a while."""


@cache
def deal(name: str) -> Deal:
    return Deal.from_record(example(name))


def wrong_answers(asked):
    """Some that are wrong, as a page sends them."""
    if asked.sort == "points":
        return [{asked.sides[0]: "997"}, {asked.sides[-1]: "3"}]
    form = asked.asking().form
    if asked.sort == "cards":
        return [[form.hand[0].code], [card.code for card in form.hand]]
    return [each.id for each in form.choices if each.id != asked.right]


@pytest.mark.parametrize("name", DEALS)
@pytest.mark.parametrize("sort", SORTS)
def test_every_kind_on_every_subject(sort, name):
    """What cannot be asked is a sentence; what can is right by the right answer alone, and something is learned."""
    asked_of, refused = 0, []
    for subject in TURNED if sort == "change" else SUBJECTS:
        try:
            asked = question(deal(name), subject, sort=sort)
        except QuestionFault as fault:
            refused += [fault.text(language) for language in languages()]
            continue
        asked_of += 1
        mark = asked.mark(asked.right)
        assert mark.right
        learned = asked.learned(mark, Mastery()).rules
        assert learned or subject == "total", "only the total is no clause of its own"
        assert asked.mark(None).verdict == "skipped"
        for wrong in wrong_answers(asked):
            missed = asked.mark(wrong)
            assert missed.verdict == "wrong"
            for language in languages():
                told = asked.told(missed, language)
                assert told.text
                assert not told.sums or told.sums[-1].law == answer_text(asked.truth, language)
                assert not asked.told(missed, language, whole=False).sums, "the right sum answers"
        for language in languages():
            assert json.dumps(quiz_scene(Quiz([asked]), language))
    assert asked_of, "this kind can be asked of no subject"
    assert all(each.endswith(".") for each in refused)


def test_cards_that_are_as_good_are_right():
    """Of two points of the same length and worth either may be picked, for either may be called."""
    hands = {"elder": "AS KS QS 9S AH KH QH 9H 8C 7C 8D 7D", "younger": "JS TS 8S 7S JH TH 8H 7H AC KC AD KD"}
    asked = question(
        Deal.from_record({"format": "piquet-record/1", "rules": "rubicon", "hands": hands}), "point", "elder", "cards"
    )
    assert asked.mark("AS KS QS 9S").right
    assert asked.mark("AH KH QH 9H").right
    assert not asked.mark("AS KS QS 9H").right


def test_any_two_cards_that_turn_it_are_right():
    """Not only the pairs that are offered: the deal is ruled again with whichever two are named."""
    asked = question(deal("capot-outside-the-pique"), "point", sort="change")
    offered = {each.id for each in asked.asking().form.choices}
    others = [f"{one}-{other}" for one in ("8S", "9S", "TS") for other in ("TC", "JC", "QC")]
    turning = [pair for pair in others if pair not in offered and _marked(asked, pair)]
    assert turning


def _marked(asked, pair):
    try:
        return asked.mark(pair).right
    except QuestionFault:
        return False  # the two lie in one hand, or one of them in none


def test_one_side_may_be_asked_about():
    """What the other has is then its own affair, and the wrong rule behind the number is found all the same."""
    asked = question(deal("blank-stops-repique-parlett"), "repique", "elder")
    assert asked.mark(0).right
    assert asked.mark("60").named == ("repique_unbarred",)


# --- what is behind a wrong answer --------------------------------------------------------------------------------

NAMED = {
    "blank-stops-repique-parlett": "blank_ten_is_court carte_blanche, repique_unbarred repique, pique_unbarred pique",
    "highest-hand-170": "point_needs_four point, capot_on_top cards",
    "cavendish-example": "point_scores_pips point, loser_counts_too sequence, best_set_only set, "
    "quatorze_by_cards set, own_lead_twice play, last_trick_three play",
    "sevenths-before-aces": "point_one_less point, point_flat_five point, higher_sequence_wins sequence",
    "two-quatorzes-and-a-trio": "equal_to_both point, equal_to_elder point, high_cards_only play, "
    "leads_alone_score play, last_trick_plain play",
    "parlett-repique-example": "sequence_needs_four sequence, sequence_by_cards sequence, best_sequence_only sequence, "
    "bonuses_swapped repique, pique_with_repique pique, winner_takes_the_point play",
    "equal-best-sequences": "lesser_after_equal sequence",
    "carte-blanche-stops-a-repique": "rank_before_size set",
    "ninety-one-from-sets": "equality_bars_repique repique",
    "younger-174": "lead_bars_repique repique",
    "twenty-nine-and-the-lead": "pique_after_the_deal pique, capture_counts_one play",
    "capot-outside-the-pique": "cards_make_the_pique pique",
    "cards-divided": "cards_shared cards",
}
"""Worked examples, and the wrong rules that give an answer of their own there, each with the box in which it does."""
RIGGED = {
    "blank_outside_repique": ("rubicon", "repique"),
    "point_by_pips": ("cent-36", "point"),
    "any_score_bars_repique": ("rubicon", "repique"),
    "equality_bars_pique": ("rubicon", "pique"),
    "lost_class_bars_pique": ("parlett", "pique"),
    "pique_by_the_clock": ("cavendish", "pique"),
}
"""Those that no worked example shows, with a rule set and a box: a deal is rigged for them."""
SHARED = {"lost_class_bars_pique", "pique_by_the_clock"}
"""Wrong rules whose number another one gives as often: both are told as possible, and neither is named."""


def misread(name):
    """A question, and the answer of those who hold this wrong rule."""
    if name in RIGGED:
        book, box = RIGGED[name]
        found = rigged(load(book), name, 1, "any", box)
        return Points(found.case, box), dict(found.temptation)
    for example_name, listed in NAMED.items():
        for each in listed.split(", "):
            wrong, box = each.split()
            if wrong == name:
                case = ScoredDeal(deal(example_name))
                return Points(case, box), dict(case.telling(box)[name])
    raise AssertionError(f"no deal shows {name}")


@pytest.mark.parametrize("name", misconceptions())
def test_every_misreading_is_named(name):
    """Its own number on a deal that shows it names it, with its sum beside the law's."""
    asked, given = misread(name)
    mark = asked.mark(given)
    assert not mark.right
    told = asked.told(mark)
    if name in SHARED:
        assert any(belief_words(asked.deal.rules, name, "en", asked.subject).belief in line for line in told.why)
    else:
        assert mark.named == (name,)
        law = misconceptions()[name].law_of(asked.subject)
        assert law in asked.learned(mark, Mastery()).rules, "what was misread is what is to be learned"
    assert told.sums[-1].yours == answer_text(given)
    assert any(line.law != line.yours for line in told.sums)
    assert len(asked.told(mark, "fr").sums) == len(told.sums)


@pytest.mark.parametrize("sort", SORTS)
def test_a_wrong_answer_that_may_be_mended_is_told_something_in_every_language(sort):
    """Also where no misreading explains it: then it says where to look."""
    for name in DEALS:
        for subject in ("point", "sequence", "set"):
            try:
                asked = question(deal(name), subject, sort=sort)
                marks = [asked.mark(wrong) for wrong in wrong_answers(asked)]
            except QuestionFault:
                continue
            for mark in marks:
                for language in languages():
                    told = asked.told(mark, language, whole=False)
                    assert told.text
                    assert not told.law
                    if sort == "answer":
                        assert told.why


# --- nothing answers first ----------------------------------------------------------------------------------------


def falsified(asked):
    """The same question, with another answer for the right one."""
    other = replace(asked)
    if asked.sort == "points":
        vars(other)["item"] = replace(asked.item, answer={"elder": 500}, reasons=())
    elif asked.sort == "cards":
        vars(other)["ruling"] = asked.ruling._replace(facts={**asked.ruling.facts, "cards": asked.hand[:3]})
    elif asked.sort == "answer":
        vars(other)["truth"] = "equal" if asked.truth != "equal" else "good"
    elif asked.sort == "change":
        turning = asked.turning
        step = replace(
            turning.found.change[0], cards=asked.turning.found.change[0].cards[:1] + asked.deal.kept["elder"][:1]
        )
        vars(other)["_found"] = replace(turning, found=replace(turning.found, change=(step,)))
    return other


@pytest.mark.parametrize("sort", [sort for sort in SORTS if sort != "law"])
def test_what_is_asked_does_not_hang_on_the_answer(sort):
    """Were another answer right, not a letter of what is said and open before it would be different."""
    for name in DEALS[:2]:
        for subject in ("point", "repique"):
            try:
                asked = question(deal(name), subject, sort=sort)
            except QuestionFault:
                continue
            other = falsified(asked)
            assert other.right != asked.right
            for language in languages():
                assert quiz_scene(Quiz([asked]), language) == quiz_scene(Quiz([other]), language)
                assert asked.asking(language) == other.asking(language)


def test_the_law_stands_among_wrong_rules_without_a_name():
    """The sentences are numbered, in another order on another deal: neither number nor place tells which is the law."""
    places = set()
    for name in (*DEALS, "parlett-repique-example", "highest-hand-170", "younger-174"):
        asked = question(deal(name), "repique", sort="law")
        written = json.dumps(quiz_scene(Quiz([asked])))
        assert not any(wrong in written for wrong in misconceptions())
        assert [each.id for each in asked.asking().form.choices] == ["1", "2", "3"]
        places.add(asked.right)
    assert len(places) > 1


# --- one after another --------------------------------------------------------------------------------------------


def test_a_question_is_asked_until_it_is_answered_rightly():
    """Neither a slip nor a misreading tells the answer at once, but after some tries; then the next is asked."""
    quiz = Quiz([question(deal(name), "repique") for name in DEALS[:2]])
    assert not quiz.go_on(), "the first has not been answered"
    for tries in range(1, PATIENCE + 1):
        quiz.answer({"elder": 17})
        assert quiz.whole == (tries == PATIENCE)
    quiz.answer("nobody")
    assert quiz.over
    assert quiz.go_on()
    assert quiz.answer("elder 60").named, "a wrong rule gives 60"
    assert not quiz.whole
    assert not quiz.over
    quiz.answer(None)
    assert quiz.over
    assert quiz.whole
    assert not quiz.go_on(), "there is no other"


STRANGE = [
    None,
    True,
    -1,
    10**9,
    "",
    "?" * 5000,
    [],
    [[]],
    [1, 2],
    {},
    {"elder": []},
    {"who": []},
    {"AS": "AS"},
    "AS AS",
]


@pytest.mark.parametrize("sort", SORTS)
def test_what_is_no_answer_is_one_sentence(sort):
    """Whatever is sent: it is an answer, right or wrong, or a sentence that says what to write."""
    asked = question(
        deal("blank-stops-repique-parlett"), "point" if sort in ("cards", "answer") else "repique", sort=sort
    )
    said = []
    for given in STRANGE:
        try:
            assert asked.mark(given).verdict in ("right", "wrong", "skipped")
        except QuestionFault as fault:
            said += [fault.text(language) for language in languages()]
    assert said
    assert all("\n" not in each and len(each) < 400 for each in said)


@pytest.mark.parametrize("nothing", ["", "  "])
def test_nothing_written_is_no_answer_and_uses_up_no_try(nothing):
    """Whoever means that nobody scores says so."""
    asked = question(deal("equal-points"), "point")
    with pytest.raises(QuestionFault):
        asked.mark(nothing)
    assert asked.mark("nobody").verdict in ("right", "wrong")


@pytest.mark.parametrize("written", ["elder -3", "-", "elder 5-"])
def test_a_sign_beside_a_name_makes_it_nobody_elses(written):
    """The sentence names nobody who was not named."""
    with pytest.raises(QuestionFault) as refused:
        question(deal("equal-points"), "point").mark(written)
    assert "elder-" not in refused.value.text()


@pytest.mark.parametrize("sort", [sort for sort in SORTS if sort != "change"])
def test_what_was_bid_is_said_with_every_question_of_a_deal_that_was_bid_for(sort):
    said = question(deal("eight-bid-and-made"), "point", "nondealer" if sort == "cards" else None, sort).asking().said
    assert said[0] == "The bidding: Dealer: “Eight, three”, Non-dealer: “Pass”."


def test_the_score_of_a_bid_can_be_answered_from_what_is_said():
    asked = question(deal("eight-bid-and-made"), "bid", None, "points")
    assert "Eight, three" in " ".join(asked.asking().said)
    assert dict(asked.truth)["dealer"] == 8 * 3
