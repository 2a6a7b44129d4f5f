"""The guided deal: pages come when their moment comes, whatever the learner does, and never come back."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.app.shared.table import guiding
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.game.cards import Rank, parse_card, parse_cards
from piquet_tutor.game.combinations import held
from piquet_tutor.players.coach.guidance import gives_away
from piquet_tutor.players.review import review
from piquet_tutor.players.review.model import OPEN, MissedChance, steps_of
from piquet_tutor.players.review.played import played_away
from piquet_tutor.teach.lessons import exchange_of, lesson
from piquet_tutor.teach.lessons.discards import discards_of
from piquet_tutor.teach.path import ROAD
from tests.samples import sample

SUGGESTED = "KS 8C 7C 9D 8D"
INTRO = ["welcome", "seats", "collect", "exchange"]


def press(session, name):
    session.handle({"kind": "press", "action": name})


def table(session):
    return session.scenes()["table"]


def ids(session):
    return [met.page.id for met in session.met]


def exchange(session, cards):
    for card in cards.split():
        session.handle({"kind": "select", "card": card})
    press(session, "exchange")


def open_actions(session):
    return [action for action in table(session)["actions"] if action["enabled"]]


def playable(session):
    seat = next(seat for seat in table(session)["seats"] if seat["at"] == "bottom")
    return [card["card"] for card in seat["hand"] if card.get("enabled")]


def follow_the_record(session):
    """Say everything in full, and play as Cavendish's elder does."""
    record = [card.code for card in session.score.play]
    while not session.deal.done:
        actions = open_actions(session)
        if actions:
            press(session, next((one["id"] for one in actions if one["primary"]), actions[0]["id"]))
        else:
            cards = playable(session)
            session.handle({"kind": "play", "card": next((card for card in record if card in cards), cards[0])})


@pytest.fixture
def session():
    return GuidedSession(lesson("first_deal"))


def test_as_in_print_it_comes_to_the_printed_score(session):
    exchange(session, SUGGESTED)
    follow_the_record(session)
    assert {side: tally["total"] for side, tally in session.deal.tally().items()} == {"elder": 28, "younger": 23}
    assert ids(session) == [
        *INTRO,
        *("drawn-record", "call-point", "making", "point-good", "call-sequence", "running-total"),
        *(
            "sequence-good",
            "call-set",
            "set-beaten",
            "lead",
            "younger-counts",
            "others-count",
            "trick-held",
            "trick-lost",
            "follow",
            "discard",
            "trick-won",
        ),
        *("cards", "done", "race", "next"),
    ]
    done = next(met for met in session.met if met.page.id == "done")
    assert "28 to 23" in done.text[0]
    assert "You two made the same." in done.text[0]
    assert session.partie is None
    assert "partie" not in session.scenes()["sheet"]


@pytest.mark.parametrize("name", ["first_deal", "first_deal_younger"])
def test_at_the_end_one_thing_alone_is_next(name):
    """What leads on stands on the table or on the last page; to play the same cards again never stands out."""
    session = GuidedSession(lesson(name))
    if name == "first_deal":
        exchange(session, SUGGESTED)
    follow_the_record(session)
    actions = session.asked().actions
    leads = [each["id"] for each in actions if each["primary"]] + [each.page for each in session.lesson.steps[-1].links]
    assert len(leads) == 1
    assert "again" in [each["id"] for each in actions]


def test_a_word_is_explained_once(session):
    exchange(session, SUGGESTED)
    follow_the_record(session)
    explained = [term for met in session.met for term in met.terms]
    assert len(explained) == len(set(explained))


def test_a_word_that_a_note_has_told_is_not_explained_again_in_the_rulings(session):
    """A tierce and a quart are told by the note on sequences; a pique, which no note has told, keeps its meaning."""
    exchange(session, SUGGESTED)
    follow_the_record(session)
    told = {narration.word_of_the_game(name, "en") for met in session.met for name in met.page.tells}
    assert {"elder", "trick", "quart"} <= told
    marked = {one["term"] for each in session.scenes()["feed"]["passages"] for one in each["terms"]}
    assert marked
    assert not marked & told


def test_the_other_hand_plays_on_when_the_learner_leaves_the_record(session):
    exchange(session, "AH KS QH")
    assert ids(session)[4] == "drawn-own"
    assert not session.on_record(session.deal)
    assert len(session.deal.hands["younger"]) == 12


def walk(session, rng):
    """Anything that is open, at random, with steps back, page turns and mistakes among it."""
    most = next(n for n in (1, 3, 5) if rng.random() < 0.5 or n == 5)
    hand = [card.code for card in session.deal.hands["elder"]]
    exchange(session, " ".join(rng.sample(hand, most)))
    for _ in range(400):
        if session.deal.done:
            return
        draw = rng.random()
        if draw < 0.06:
            press(session, "undo")
            if session.deal.phase == "exchange":
                exchange(session, " ".join(rng.sample(hand, 5)))
            continue
        if draw < 0.2:
            press(session, rng.choice(["lesson-next", "lesson-back", "lesson-hide", "lesson-show", "nonsense"]))
            continue
        choices = [("press", one["id"]) for one in open_actions(session)] or [("play", c) for c in playable(session)]
        kind, name = rng.choice(choices)
        session.handle({"kind": kind, "action" if kind == "press" else "card": name})
    pytest.fail("the lesson is stuck")


@pytest.mark.parametrize("seed", range(sample(8)))
def test_it_never_sticks_and_never_repeats_a_page(session, seed):
    walk(session, Random(seed))
    shown = ids(session)
    assert len(shown) == len(set(shown))
    assert shown[:4] == INTRO
    assert shown[-3:] == ["done", "race", "next"]
    for met in session.met:
        assert "{" not in "".join(met.text)
        if met.page.path:
            record = set(session.score.exchange["elder"])
            played = [card for trick in session.deal.tricks for card in trick.cards]
            if met.page.id.startswith("drawn"):
                assert (set(session.deal.discards["elder"]) == record) == (met.page.path == "record")
            elif met.page.path == "record":
                assert set(session.deal.discards["elder"]) == record, played


def test_taking_a_step_back_unsays_what_is_no_longer_so_and_replays_nothing_else(session):
    """The note that stands is the note of the moment: none of a moment that has been taken back."""
    exchange(session, SUGGESTED)
    press(session, "lesson-next")
    assert session.lesson_scene()["title"] == "Say your point"
    press(session, "undo")
    assert ids(session) == INTRO
    assert session.lesson_scene()["title"] == "Exchange five cards"
    exchange(session, "AH")
    assert ids(session) == [*INTRO, "drawn-own", "call-point"]


def test_steps_back_to_the_beginning_leave_the_notes_of_each_moment(session):
    """Also where the step taken back brought a note without a ruling, and after the last card."""
    met = {}
    exchange(session, SUGGESTED)
    while not session.deal.done:
        met[session.deal.actions] = ids(session)
        actions = open_actions(session)
        if actions:
            press(session, next((one["id"] for one in actions if one["primary"]), actions[0]["id"]))
        else:
            session.handle({"kind": "play", "card": playable(session)[0]})
    while session.decisions:
        press(session, "undo")
        stood = met.get(session.deal.actions, INTRO)
        assert ids(session) == stood
        assert session.place == len(stood) - (0 if session.note else 1), "what is said of the position comes last"


@pytest.mark.parametrize(
    ("language", "told", "answers"),
    [
        ("en", "49", ["Good", "Not good", "Equal"]),
        ("fr", "49", ["Bon", "Pas bon", "Égal"]),
    ],
)
def test_once_the_value_is_named_the_note_speaks_of_it_and_of_every_answer(language, told, answers):
    """Away from the record too: “ask” is said no longer, and each button that is offered is named."""
    session = GuidedSession(lesson("first_deal_younger", language), language=language)
    exchange(session, "TS 9H 7H")
    press(session, "lesson-next")  # past what is said of the discard
    before = " ".join(session.lesson_scene()["paragraphs"])
    ask = "Making?" if language == "en" else "Combien vaut-il"
    assert all(each in before or each.lower() in before for each in [*answers, ask])
    press(session, "reply-ask")
    assert ids(session)[-1] == "stated-own"
    after = " ".join(session.lesson_scene()["paragraphs"])
    assert [one["label"] for one in table(session)["actions"]] == answers
    assert all(each in after or each.lower() in after for each in [*answers, told])
    assert ask not in after


@pytest.mark.parametrize(
    ("kind", "beginning", "tempted"),
    [
        ("sequence", "A♣ K♣ Q♣ are shorter than Camille’s sequence, so ", ()),
        ("point", "A♦ Q♦ J♦ 10♦ are fewer cards than Camille’s, so ", ("AD", "QD", "JD", "TD")),
    ],
)
def test_who_says_equal_with_a_shorter_one_is_told_that_it_is_shorter(kind, beginning, tempted):
    """A tierce against a quart, four cards against five: nothing is said to be equally long."""
    session = GuidedSession(lesson("first_deal_younger"))
    exchange(session, "7S 9H 7H")
    if kind == "sequence":
        press(session, "reply-ask")
        press(session, "reply-good")
    for card in tempted:
        session.handle({"kind": "select", "card": card})
    press(session, "reply-equal")
    told = table(session)["prompt"]["detail"]
    assert told == f"{beginning}they are not equal; against them, Camille’s call is good: answer “good”."
    press(session, "reply-ask")
    assert table(session)["prompt"]["detail"].startswith(f"{beginning}there is nothing to ask; ")


def test_the_running_total_is_explained_where_it_first_differs(session):
    """Five for the point is five aloud; four for the quart is nine."""
    exchange(session, SUGGESTED)
    press(session, "call-point")
    assert "running-total" not in ids(session)
    press(session, "call-sequence")
    assert ids(session)[-3:] == ["running-total", "sequence-good", "call-set"]
    call = next(one for one in session.scenes()["feed"]["passages"] if one["points"] == "+4")["call"]
    assert call.endswith("nine points.")


def test_what_scores_is_listed_with_the_prices_of_the_rule_set(session):
    assert session.lesson_scene()["prices"] is None, "not before something has scored"
    press(session, "lesson-all")
    worth = {row["name"].split(":")[0]: row["worth"] for row in session.lesson_scene()["prices"]["rows"]}
    wanted = {"Point": "1 a card", "Tierce": "3", "Quart": "4", "Quint": "15", "Trio": "3", "Quatorze": "14"}
    wanted |= {"The cards": "10", "Capot": "40", "Pique": "30", "Repique": "60", "Carte blanche": "10"}
    assert worth.items() >= wanted.items()
    assert "prices" not in session.scenes()["sheet"], "once a page is enough"


def test_another_result_than_the_printed_one_is_said(session):
    exchange(session, "AH KS QH")
    follow_the_record(session)
    totals = {side: tally["total"] for side, tally in session.deal.tally().items()}
    done = next(met for met in session.met if met.page.id == "done")
    assert "28 to 23" in done.text[0]
    assert f"You two made {totals['elder']} to {totals['younger']}" in done.text[0]


def test_stepping_through_the_finished_deal_brings_no_page(session):
    exchange(session, SUGGESTED)
    follow_the_record(session)
    before = ids(session)
    for name in ("first", "forward", "forward", "back", "last", "first"):
        press(session, name)
        assert ids(session) == before


def test_playing_it_again_does_not_begin_the_lesson_again(session):
    exchange(session, SUGGESTED)
    follow_the_record(session)
    press(session, "again")
    assert session.deal.phase == "exchange"
    assert ids(session)[:4] == INTRO
    exchange(session, "9D 8D")
    assert ids(session).count("welcome") == 1
    assert "drawn-own" in ids(session)


def test_what_the_learner_may_not_know_stands_nowhere(session):
    exchange(session, SUGGESTED)
    hidden = {card.code for card in session.deal.hands["younger"]} | {"7S", "9H", "7H"}
    told = str(session.scenes()) + str(session.lesson_scene())
    assert not [code for code in hidden if f"'{code}'" in told]
    assert parse_cards(SUGGESTED)


# --- the coach marks ---------------------------------------------------------------------------------


def lit(session):
    return {card["card"] for seat in table(session)["seats"] for card in seat["hand"] if card.get("lit")}


def test_parts_of_the_page_stay_away_until_a_note_speaks_of_them(session):
    assert session.hides == {"feed", "race", "sheet", "tools"}
    assert [tool["id"] for tool in table(session)["tools"]] == ["undo"]
    exchange(session, SUGGESTED)
    press(session, "call-point")
    assert "feed" in session.hides
    press(session, "lesson-next")
    assert session.lesson_scene()["title"] == "Your point is good"
    assert "feed" not in session.hides
    assert "sheet" not in session.hides
    assert session.scenes()["feed"]["folded"], "the score sheet says it"
    follow_the_record(session)
    while session.hides:
        before = session.place
        press(session, "lesson-next")
        assert session.place > before, "every part has its note"
    assert len(table(session)["tools"]) > 4


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["first_deal", "first_deal_younger"])
def test_whatever_is_played_the_note_is_of_the_present_position(name, seed):
    """Every lead and every answer is advised upon, every trick is told of, and no note outlives its moment."""
    rng = Random(seed)
    session = GuidedSession(lesson(name))
    exchange(session, " ".join(rng.sample([card.code for card in session.deal.hands[session.seat]], 3)))
    while not session.deal.done:
        scene, deal = session.lesson_scene(), session.deal
        actions = open_actions(session)
        if deal.phase == "play" and (session.waiting or not actions):
            fresh = [met for met in session.met if met.actions == len(deal.actions)]
            assert fresh or session.note, "something is said of every position"
            while session.place < session._last_place:
                press(session, "lesson-next")
            scene = session.lesson_scene()
            number = len(deal.tricks)
            if session.waiting and not deal.trick:
                told = any(each.startswith("ruling:play.trick:") for met in fresh for each in met.page.on)
                note = session.note
                if told:
                    assert note is None or note.text == guiding._instead(session, deal), "told once"
                else:
                    assert note.title == f"Trick {number}"
            elif not session.waiting:
                assert scene["title"] == f"Trick {number + 1}"
                last = "The last trick: one point more." in scene["paragraphs"]
                assert last == (number == 11), "of a card without choice it is said what it is for"
                assert not any(each.endswith(" the trick.") for each in scene["paragraphs"]), "what scored nothing"
                assert scene["mark"]["targets"][0] in playable(session)
                assert lit(session) == set(scene["mark"]["targets"])
        if actions:
            press(session, rng.choice(actions)["id"])
        else:
            session.handle({"kind": "play", "card": rng.choice(playable(session))})
    assert session.lesson_scene()["title"] in {"The cards", "The cards are divided"} | {
        step.title for step in session.lesson.steps
    }


def test_advice_alone_brings_what_the_books_players_came_to(session):
    """Whoever plays every card as advised, and says everything, comes to the printed 28 to 23."""
    exchange(session, SUGGESTED)
    while not session.deal.done:
        actions = open_actions(session)
        if actions:
            press(session, next((one["id"] for one in actions if one["primary"]), actions[0]["id"]))
        else:
            session.handle({"kind": "play", "card": session.note.cards[0].code})
    assert {side: tally["total"] for side, tally in session.deal.tally().items()} == {"elder": 28, "younger": 23}


def test_the_other_side_is_guided_answer_by_answer():
    session = GuidedSession(lesson("first_deal_younger"))
    exchange(session, "7S 9H 7H")
    answered = []
    while session.deal.phase == "declare":
        button = next(one for one in session.lesson_scene()["mark"]["targets"] if one.startswith("button-"))
        answered.append(button)
        press(session, button.removeprefix("button-"))
    assert answered == ["button-reply-ask", "button-reply-good", "button-reply-good", "button-reply-not_good"]
    while any(action["id"] == "show-0" for action in open_actions(session)):
        press(session, "show-0")
    assert session.deal.total("younger") == 17, "four tens and three queens"


def test_from_one_side_to_the_other():
    gone = []
    session = GuidedSession(lesson("first_deal"))
    session.turning = (gone.append,)
    press(session, "other-side")
    assert not gone, "not before the end"
    exchange(session, SUGGESTED)
    follow_the_record(session)
    press(session, "other-side")
    assert gone == ["first_deal_younger"]


def _tempted(name, seed):
    """The first deal, some cards played at random: what was advised at each turn, and what was said right after."""
    found, rng = GuidedSession(lesson(name)), Random(seed)
    told = []
    for _ in range(MOST_TURNS):
        while {each["id"]: each for each in found.lesson_scene()["buttons"]}["lesson-next"]["enabled"]:
            press(found, "lesson-next")
        deal = found.states[-1]
        if deal.done and not found.waiting:
            return found, told
        if deal.phase == "play" and deal.to_act == found.seat and not found.waiting and playable(found):
            best, card = found.advised(deal), rng.choice(playable(found))
            found.handle({"kind": "play", "card": card})
            while {each["id"]: each for each in found.lesson_scene()["buttons"]}["lesson-next"]["enabled"]:
                press(found, "lesson-next")
            said = "" if found.states[-1].done else " ".join(found.lesson_scene()["paragraphs"])
            told.append((deal, best, parse_card(card), said))
        elif deal.phase == "exchange":
            exchange(found, " ".join(card.code for card in found.score.exchange[found.seat]))
        else:
            actions = [each for each in found.scenes()["table"]["actions"] if each["enabled"]]
            press(found, next((each for each in actions if each["primary"]), actions[0])["id"])
    raise AssertionError("it comes to no end")


MOST_TURNS = 200


@pytest.mark.parametrize("name", ["first_deal", "first_deal_younger"])
def test_a_card_that_cost_points_in_place_of_the_one_advised_is_told_why_and_no_other(name):
    cost = False
    for seed in range(sample(2)):
        session, told = _tempted(name, seed)
        for deal, best, card, said in told:
            instead = (
                session.say(
                    f"guide-instead-{best.principle}",
                    card=best.card,
                    played=card,
                    kept="yes" if card in best.kept else "no",
                )
                if best.principle != "forced"
                else "…"
            )
            dear = card != best.card and gives_away(deal, session.seat, card)
            cost = cost or dear
            assert (instead in said) is (dear and bool(said))
    assert cost


@pytest.mark.parametrize("seed", range(sample(2)))
@pytest.mark.parametrize("name", ["first_deal", "first_deal_younger"])
def test_no_card_that_was_advised_is_listed_among_the_costly_ones(name, seed):
    """Not even as one that the cards as they lay made dear."""
    session, told = _tempted(name, seed)
    deal = session.states[-1]
    for finding in review(deal, session.seat).findings:
        if session.states[finding.place].phase == "play":
            _, best, card, _ = next(each for each in told if each[0] is session.states[finding.place])
            assert session.looking_back.spared(finding) is (best.card == card)


def test_sinking_is_offered_once_it_has_been_explained_and_the_track_has_no_signs_yet(session):
    exchange(session, SUGGESTED)
    while not any(each["id"].startswith("sink-") for each in table(session)["actions"]):
        assert session.place < len(session.met) - 1
        press(session, "lesson-next")
    assert session.met[session.place].page.id == "call-point"
    follow_the_record(session)
    while session.place < session._last_place:
        press(session, "lesson-next")
    assert table(session)["race"]["sides"]
    assert [each["kind"] for each in table(session)["race"]["signs"]] == [""], "what it shows, and no sign on it"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["first_deal", "first_deal_younger"])
def test_the_review_finds_no_fault_with_a_card_that_the_guide_advised(name, seed):
    """Whoever follows every note is found fault with for no card; who follows some, for none of those they followed."""
    rng = Random(seed)
    session = GuidedSession(lesson(name))
    cards = [card.code for card in session.score.exchange[session.seat]]
    exchange(
        session, " ".join(cards if seed < 2 else rng.sample([one.code for one in session.deal.hands[session.seat]], 3))
    )
    own = set()
    while not session.deal.done:
        actions = open_actions(session)
        if actions:
            targets = (session.lesson_scene().get("mark") or {}).get("targets") or [""]
            button = targets[0].removeprefix("button-")
            names = [one["id"] for one in actions]
            press(session, button if button in names else rng.choice(names))
            continue
        advised = session.advised(session.deal).card.code
        card = advised if seed % 2 == 0 else rng.choice([advised, *playable(session)])
        if card != advised:
            own.add(len(session.deal.actions))
        session.handle({"kind": "play", "card": card})
    deal = session.deal
    found = [one for one in played_away(deal, session.seat, steps_of(deal)) if isinstance(one, MissedChance)]
    blamed = {one.place for one in found if one.group == OPEN}
    assert blamed <= own
    if seed == 0:
        assert not blamed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_at_its_end_the_first_deal_has_one_way_on_and_it_is_the_next_stop(language):
    last = lesson("first_deal_younger", language).steps[-1]
    stop = ROAD[1]
    assert [link.page for link in last.links] == [stop.page]
    assert last.links[0].label.endswith(narration.message(f"stop-{stop.id}.title", language))


def test_the_sheet_counts_up_to_its_totals(session):
    exchange(session, SUGGESTED)
    assert "counted" not in session.scenes()["sheet"]
    follow_the_record(session)
    sheet = session.scenes()["sheet"]
    assert len(sheet["counted"]) == len(sheet["rows"])
    assert sheet["counted"][-1] == [total["points"] for total in sheet["totals"]] == [28, 23]
    assert all(a <= b for before, after in pairwise(sheet["counted"]) for a, b in zip(before, after, strict=True))


def test_a_note_throws_no_light_on_what_is_looked_back_on(session):
    """The last note stands on the way on; with the review open it lies beside, and lights nothing that answers it."""
    exchange(session, "9D 8D 7C")
    follow_the_record(session)
    while any(one["id"] == "lesson-next" and one["enabled"] for one in session.lesson_scene()["buttons"]):
        press(session, "lesson-next")
    assert session.lesson_scene()["mark"] == {"targets": ["button"], "beside": False, "dim": False}
    session.review.settle()
    asked = session.scenes()["review"]["findings"][0]["id"]
    session.handle({"kind": "review", "finding": asked})
    lying_beside = {"targets": [], "beside": True, "dim": False}
    assert session.lesson_scene()["mark"] == lying_beside
    press(session, "show_answer")
    assert session.lesson_scene()["mark"] == lying_beside
    session.handle({"kind": "review", "back": True})
    assert session.lesson_scene()["mark"] == lying_beside, "the review is still being read"
    press(session, "again")
    assert session.lesson_scene()["mark"]["beside"] is False


def test_what_the_guide_advised_is_no_choice_to_be_made_again(session):
    """It is neither asked nor counted: “1 of 2” has two choices below each other."""
    exchange(session, SUGGESTED)
    while not session.deal.done:
        actions = open_actions(session)
        if actions:
            press(session, next((one["id"] for one in actions if one["primary"]), actions[0]["id"]))
        else:
            session.handle({"kind": "play", "card": playable(session)[-1]})
    session.review.settle()
    listed = session.scenes()["review"]["findings"]
    assert listed
    assert all(one["place"] for one in listed), "the discard came first, and was the guide's"
    session.handle({"kind": "review", "finding": listed[0]["id"]})
    assert table(session)["title"] == f"Choice 1 of {len(listed)}, once more"


def test_the_page_dims_only_where_a_note_shows_a_place_for_the_first_time(session):
    """What has been shown once is found again: an arrow is enough."""
    dims: dict[str, list[bool]] = {}
    exchange(session, SUGGESTED)
    for name in ("call-point", "call-sequence", "call-set"):
        while session.place < len(session.met):
            shown = session.met[session.place].page
            dims.setdefault(shown.mark.partition("-")[0], []).append(session.lesson_scene()["mark"]["dim"])
            if not session.lesson_scene()["buttons"][1]["enabled"]:
                break
            press(session, "lesson-next")
        press(session, name)
    assert len(dims) > 2
    assert all(not any(seen[1:]) for seen in dims.values())
    assert any(seen[0] for place, seen in dims.items() if place)


def test_what_is_lit_is_said_to_be_the_books_and_not_to_be_the_best(session):
    """The exchange stop has the same hand, and marks the same discard as costly: nothing here praises it."""
    discards = exchange_of("cavendish-example", "elder")
    printed = session.score.exchange["elder"]
    (page,) = [met for met in session.met if met.page.id == "exchange"]
    assert set(guiding.lights(page.page)) == set(printed)
    assert not discards.weigh(printed).good
    assert "an old book" in page.text[1]
    assert "The next stop finds better." in page.text[1]
    assert discards.weigh(printed).cost() in discards.weigh(printed).told()


@pytest.mark.parametrize("out", ["JC 9D 8D 8C 7C", "8H 9D 8D 8C 7C"])
def test_another_discard_than_the_one_that_is_lit_is_judged_at_once(session, out):
    exchange(session, out)
    (page,) = [met for met in session.met if met.page.id == "drawn-own"]
    assert page.text[0] == exchange_of("cavendish-example", "elder").weigh(parse_cards(out)).told()


@pytest.mark.parametrize(
    ("name", "out", "why"),
    [("first_deal", "7C", "fewer"), ("first_deal_younger", "TS TH TC", "set"), ("first_deal_younger", "7S", "fewer")],
)
def test_from_either_side_a_discard_that_costs_much_is_told_so_at_once(name, out, why):
    session = GuidedSession(lesson(name))
    weighed = exchange_of(session.lesson.record, session.seat).weigh(parse_cards(out))
    assert (weighed.good, weighed.why) == (False, why)
    exchange(session, out)
    (page,) = [met for met in session.met if met.page.id == "drawn-own"]
    assert page.text[0] == weighed.told()
    assert session.lesson_scene()["paragraphs"][0] == weighed.told()


def test_what_is_lit_for_younger_is_a_discard_that_the_figures_find_no_fault_with():
    younger = GuidedSession(lesson("first_deal_younger"))
    assert exchange_of(younger.lesson.record, "younger").weigh(younger.score.exchange["younger"]).good


@pytest.mark.parametrize(("lesson_id", "step"), [("03_exchange", "keep"), ("03_exchange", "younger")])
def test_the_best_discard_keeps_what_the_stop_says_is_to_be_kept(lesson_id, step):
    """Aces and kings, and three of a kind: who keeps to that is not told that another card was better thrown."""
    found = discards_of(lesson_id, lesson(lesson_id).step(step))
    hand = found.deal.hands[found.seat]
    assert not any(one.rank >= Rank.KING for one in found.best)
    trios = [each for each in held("set", hand) if step == "keep"]
    assert not any(set(each.cards) & set(found.best) for each in trios)


def test_no_ring_stands_on_a_button_or_on_what_was_said_while_a_word_is_asked_once_more():
    """The note speaks of what was to be pressed before: now the question stands there, with buttons of its own."""
    younger = GuidedSession(lesson("first_deal_younger"))
    exchange(younger, "7S 9H 7H")
    for name in ("reply-ask", "reply-good", "reply-good", "reply-not_good"):
        press(younger, name)
    assert any(each.startswith("button") for each in younger.lesson_scene()["mark"]["targets"])
    press(younger, "show-1")
    assert younger.doubt is not None
    assert all(parse_card(each) in younger.deal.hands["younger"] for each in younger.lesson_scene()["mark"]["targets"])


def test_a_call_is_not_judged_while_its_cards_are_still_being_touched(session):
    """A sequence has three cards at least: one or two are none yet, and nothing is said of that."""
    exchange(session, SUGGESTED)
    press(session, "call-point")
    assert session.lesson_scene()
    for number, code in enumerate(("AS", "JS", "JC"), 1):
        session.touch(parse_card(code))
        told = session.scenes()["table"]["prompt"]["detail"]
        assert ("make a sequence" in told) == (number == 3), told
