"""What is said of a wrong answer to a box: what is wrong with it, from the facts, and more at each further try."""

from __future__ import annotations

import pytest

from piquet_tutor import deal, narration
from piquet_tutor.app.pages.lessons.lesson_page import LessonController
from piquet_tutor.app.shared.address.linked import course_of
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.narration import languages
from piquet_tutor.teach.lessons import laid, lesson
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.sittings import Sitting
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import normal
from piquet_tutor.teach.scoring.wrong_answers import how_to_see, next_remark, remarks
from tests.app.opening import open_desk
from tests.samples import sample

SAID = [
    # the right side, another number
    ("04_point/boxes", "point", "elder 4", "prices-point holds"),
    ("05_sequences/boxes", "sequence", "elder 5", "prices-sequence adds-up"),
    ("05_sequences/boxes", "sequence", "elder 4", "left-out prices-sequence adds-up"),
    ("06_sets/boxes", "set", "elder 6", "left-out prices-set adds-up"),
    ("06_sets/boxes", "set", "elder 14", "prices-set adds-up"),
    ("06_sets/blank", "carte_blanche", "younger 12", "law"),
    ("08_play/capot", "cards", "elder 30", "all-tricks cards-prices"),
    ("07_repique/later-scores", "repique", "younger 99", "bonus-alone bonus-price"),
    ("07_repique/later-scores", "repique", "younger 30", "swapped misreading-bonuses_swapped bonus-alone bonus-price"),
    ("07_repique/boxes", "pique", "elder 60", "swapped misreading-bonuses_swapped bonus-alone bonus-price"),
    ("04_point/short", "point", "elder 31", "misreading-point_scores_pips prices-point holds"),
    # another side
    ("04_point/boxes", "point", "younger 4", "longer-point point-counts"),
    ("07_repique/boxes", "point", "younger 5", "higher-point point-counts"),
    ("05_sequences/hook", "sequence", "elder 3", "compared all-count"),
    ("06_sets/boxes", "set", "younger 3", "compared all-count"),
    ("06_sets/boxes", "sequence", "elder 3", "compared all-count"),
    ("06_sets/blank", "carte_blanche", "elder 10", "spoilt unspoilt"),
    ("08_play/capot", "cards", "younger 10", "more-tricks cards-count"),
    # nobody, where somebody scores: no wrong rule is behind it for certain
    ("04_point/boxes", "point", "", "longer-point point-counts"),
    ("06_sets/boxes", "set", "", "compared all-count"),
    ("06_sets/blank", "carte_blanche", "", "unspoilt"),
    ("07_repique/boxes", "pique", "", "reached-pique"),
    ("07_repique/equal", "repique", "", "reached-repique"),
    # somebody, where nobody scores
    ("04_point/equal", "point", "elder 5", "equal-point equal-none"),
    ("05_sequences/equal", "sequence", "elder 4", "equal equal-none"),
    ("04_point/boxes", "cards", "elder 10", "even-tricks equal-none"),
    ("07_repique/boxes", "repique", "elder 60", "short_of_line no-bonus"),
    ("07_repique/boxes", "repique", "younger 60", "short_of_line no-bonus"),
    ("07_repique/boxes", "pique", "younger 30", "not_open reached-pique"),
    ("07_repique/earlier-trick", "pique", "elder 30", "trick-first no-bonus"),
    ("07_repique/one-bonus", "pique", "elder 30", "repique_instead no-bonus"),
    ("05_sequences/three", "sequence", "", "in-a-row compared all-count"),
    ("05_sequences/boxes", "sequence", "elder 19 younger 3", "misreading-loser_counts_too only-one compared all-count"),
    ("04_point/boxes", "point", "elder 5 younger 4", "only-one longer-point point-counts"),
    # sums of both sides
    ("04_point/boxes", "play", "elder 8 younger 7", "last-left-out off misreading-last_trick_plain parts first-tricks"),
    ("04_point/boxes", "play", "elder 9 younger 7", "last-taken off leads parts parts first-tricks"),
    ("04_point/boxes", "play", "elder 7 younger 8", "amiss-captures off misreading-high_cards_only parts first-tricks"),
    ("04_point/boxes", "play", "elder 6 younger 8", "amiss-lost off parts first-tricks"),
    ("04_point/boxes", "play", "elder 8 younger 9", "off misreading-last_trick_three parts first-tricks"),
    ("04_point/boxes", "play", "elder 8 younger 12", "amiss-own one-right first-tricks"),
    ("04_point/boxes", "play", "elder 2 younger 3", "leads parts parts first-tricks"),
    ("04_point/boxes", "play", "elder 6 younger 6", "tricks off leads parts parts first-tricks"),
]


def case_of(place):
    name, step = place.split("/")
    return ScoredDeal(laid(lesson(name).step(step).place).deal)


def read(given):
    parts = given.split()
    return {side: int(points) for side, points in zip(parts[::2], parts[1::2], strict=True)}


def named(case, box, given):
    """What is named for an answer that is the first to be given."""
    return Sitting(case.deal.rules).answer(Points(case, box, focused=False), given).diagnosis.named


@pytest.mark.parametrize(("place", "box", "given", "keys"), SAID)
def test_what_is_said_fits_what_was_written(place, box, given, keys):
    case, answer = case_of(place), read(given)
    assert normal(answer) != normal(case.item(box).answer)
    found = remarks(case, box, answer, named(case, box, answer))
    assert [each.key for each in found] == keys.split()


WORDS = [
    ("04_point/boxes", "point", "younger 4", "Elder holds five cards, younger four."),
    ("04_point/boxes", "point", "elder 4", "Right side; one for each card: K♣ Q♣ J♣ 10♣ 9♣."),
    ("07_repique/boxes", "point", "younger 5", "Equally long, but 48 for elder against 44."),
    ("04_point/equal", "point", "elder 5", "Five cards each, and 48 against 48."),
    ("05_sequences/three", "sequence", "", "Elder’s K♠ Q♠ J♠ are in a row: a tierce."),
    (
        "05_sequences/boxes",
        "sequence",
        "younger 3",
        "Elder holds a quint major, younger a tierce to the king: the longer wins.",
    ),
    (
        "06_sets/boxes",
        "set",
        "younger 3",
        "Elder holds a trio of aces, younger a trio of queens: the higher rank wins.",
    ),
    (
        "07_repique/boxes",
        "set",
        "elder 15",
        "Right side: a quatorze of aces; four of a kind are 14, three are 3.",
    ),
    ("06_sets/blank", "carte_blanche", "", "Younger was dealt no king, queen or jack."),
    ("04_point/boxes", "cards", "elder 10", "Six tricks each, so neither has more."),
    (
        "04_point/boxes",
        "play",
        "elder 8 younger 9",
        "You are one too high for younger: younger has 4 after six tricks, and 4 from the last six.",
    ),
    (
        "04_point/boxes",
        "play",
        "elder 9 younger 8",
        "You are one too high for elder: elder has 3 after six tricks, and 5 from the last six. "
        "A lead that wins its trick counts once.",
    ),
    (
        "04_point/boxes",
        "play",
        "elder 8 younger 7",
        "You left out the last trick: younger took it with the queen of diamonds, and it counts 1 more.",
    ),
    (
        "04_point/boxes",
        "play",
        "elder 9 younger 7",
        "Younger took the last trick, with the queen of diamonds: what it counts more is younger’s.",
    ),
    (
        "04_point/boxes",
        "play",
        "elder 7 younger 8",
        "You left out the trick that elder took from younger’s lead, which scores one.",
    ),
    ("07_repique/boxes", "repique", "elder 60", "Elder had 27 in hand (5 + 4 + 4 + 14), 3 points short of 30."),
    ("07_repique/boxes", "pique", "elder 60", "A pique adds 30; 60 is the repique."),
    ("05_sequences/boxes", "sequence", "elder 4", "Right side; the quint major counts too."),
    ("08_play/capot", "cards", "elder 30", "All twelve tricks: a capot."),
    (
        "07_repique/boxes",
        "pique",
        "",
        "27 in hand and 3 in play make 30; the other side had nothing by then.",
    ),
    ("07_repique/later-scores", "repique", "", "Younger’s hand makes 39, and elder’s sets come later."),
    ("07_repique/earlier-trick", "pique", "elder 30", "Younger’s eight of clubs scored first, when elder had 29."),
]


@pytest.mark.parametrize(("place", "box", "given", "words"), WORDS)
def test_the_first_remark_is_one_short_sentence_of_facts(place, box, given, words):
    case, answer = case_of(place), read(given)
    assert next_remark(case, box, answer, named(case, box, answer)) == words


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("place", "box", "given", "keys"), SAID)
def test_nothing_is_said_twice_and_at_last_that_it_can_be_shown(place, box, given, keys, language):
    case, answer, said = case_of(place), read(given), []
    for _ in range(len(keys.split()) + 1):
        told = next_remark(case, box, answer, named(case, box, answer), language, before=said)
        assert told not in said
        assert "…" not in told
        said.append(told)
    assert next_remark(case, box, answer, named(case, box, answer), language, before=said) == said[-1]


@pytest.mark.parametrize(
    ("box", "given", "told"),
    [
        ("repique", "elder 60", "Elder is 3 short of 30 in hand."),
        ("repique", "younger 60", "Younger counts nothing in hand."),
        ("pique", "", "Elder reaches 30 in trick 3, before the other side has scored."),
        ("pique", "younger 30", "By these rules younger cannot make a pique."),
    ],
)
def test_a_bonus_is_told_from_the_facts_though_the_hand_is_still_open(box, given, told):
    """But not what the point, the sequences and the set make one by one."""
    case = case_of("07_repique/boxes")
    still = {"point", "sequence", "set", "repique", "pique"}
    assert next_remark(case, box, read(given), open_boxes=still) == told


def test_a_hand_that_kept_quiet_is_not_compared_as_if_it_had_spoken():
    case = ScoredDeal(course_of(example("sunk-king"))[-1])
    for box in ("point", "sequence", "set"):
        if box not in case.truth:
            continue
        for side in ("elder", "younger"):
            for each in remarks(case, box, {side: 77}):
                if each.key in ("compared", "longer-point", "higher-point"):
                    assert each.facts["side"] in dict(case.truth[box])


def test_a_sheet_says_more_at_each_try_and_never_what_it_said_before():
    desk = LessonController("04_point")
    open_desk(desk)
    desk.go("boxes")
    said = []
    for given in ({"younger": 4}, {"younger": 4}, {"elder": 4}, {"elder": 4}, {}):
        desk.sheet.handle({"kind": "answer", "box": "point", "answer": given})
        said.append(next(each["note"] for each in desk.sheet.scene["boxes"] if each["id"] == "point"))
    assert len(set(said)) == len(said)
    assert said[0] == "Elder holds five cards, younger four. Try again."
    assert said[2] == "Right side; one for each card: K♣ Q♣ J♣ 10♣ 9♣. Try again."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("given", [{}, {"younger": 4}, {"elder": 4}])
def test_when_all_has_been_said_the_answers_own_reason_stays_beside_how_to_see_it(given, language):
    desk = LessonController("04_point", language=language)
    open_desk(desk)
    desk.go("boxes")
    said = []
    for _ in range(6):
        desk.sheet.handle({"kind": "answer", "box": "point", "answer": given})
        said.append(next(each["note"] for each in desk.sheet.scene["boxes"] if each["id"] == "point"))
    again = narration.message("course-once-more", language)
    assert said[0].endswith(f" {again}")
    assert said[-1] == f"{said[0].removesuffix(again)}{how_to_see(language)}"


@pytest.mark.parametrize("language", languages())
def test_in_every_form_there_is_something_to_say_of_every_wrong_answer(language):
    some = gallery()[:: max(1, 6 - sample(2))]
    for one in some:
        course = None if "deals" in one.record else course_of(one.record)
        case = ScoredDeal(course[-1]) if course else None
        for item in case.items if case is not None else ():
            for answer in ({}, *({side: points} for side in item.sides for points in (3, 77))):
                if normal(answer) != normal(item.answer):
                    found = [each.told(language) for each in remarks(case, item.id, answer, (), language)]
                    assert all(found)
                    assert found[0]


def test_two_that_are_called_alike_are_told_apart_by_their_suits():
    case = ScoredDeal(deal(seed=38, played=True))
    for given, form in (({"younger": 4}, "the"), ({"younger": 5}, "a")):
        said = next_remark(case, "sequence", given)
        assert f"{form} tierce major in hearts and {form} tierce major in clubs" in said
    assert "majeure à cœur" in next_remark(case, "sequence", {"younger": 4}, language="fr")
