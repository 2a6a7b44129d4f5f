"""Why, why not and what would have turned it, asked in the feed: answered to whoever looks, and to nobody else."""

from __future__ import annotations

import asyncio
import html
import re
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.app import background
from piquet_tutor.app.shared.feed import reasons
from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.linked_table import LinkedReview
from piquet_tutor.engine.rulings import known_to
from piquet_tutor.explain.why import why
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.engine import start
from piquet_tutor.game.deal.views import known_cards
from piquet_tutor.game.records.io import play_through, read_score, read_value, score_from
from piquet_tutor.teach.lessons import lesson
from tests.app.learners import playing, press, session
from tests.app.test_what_a_seat_sees import begin
from tests.explain.why.scanning import cards_told

SAVED = "point-saves-the-repique"


def feed_of(table):
    return table.scenes()["feed"]


def reviewed(name: str = SAVED) -> ReviewSession:
    table = ReviewSession(read_score(example(name)))
    table.handle(press("last"))
    return table


def denied(table, clause: str) -> int:
    return next(
        one["number"] for one in feed_of(table)["passages"] if (one["clause"], one["verdict"]) == (clause, "denied")
    )


def passage(table, number: int):
    return next(one for one in feed_of(table)["passages"] if one["number"] == number)


def ask_everything(table) -> None:
    """Every question to every ruling that is shown."""
    for one in feed_of(table)["passages"]:
        table.handle({"kind": "why", "number": one["number"]})
        table.handle({"kind": "turn", "number": one["number"]})
        table.handle({"kind": "swap", "number": one["number"]})


def questions(feed) -> list[tuple[str, str]]:
    asked = [value for _, pairs in feed["ask"]["questions"] for _, value in pairs]
    return [(question, side) for question in asked for _, side in feed["ask"]["sides"]]


def why_not(table, question: object, side: object):
    table.handle({"kind": "why_not", "question": question, "side": side})
    return feed_of(table)["ask"]["answer"]


def size(lines) -> int:
    return sum(1 + size(line["below"]) for line in lines)


def test_every_node_of_the_tree_is_told():
    table = reviewed()
    for ruling in table.deal.rulings:
        assert "why" not in passage(table, ruling.number)
        table.handle({"kind": "why", "number": ruling.number})
        lines = passage(table, ruling.number)["why"]
        assert (
            size(lines) == sum(1 for _ in why(table.deal, ruling.number).walk()) - 1
        )  # the ruling itself stands above
        assert all(line["text"] for line in lines)


@pytest.mark.parametrize("rules", ["rubicon", "contract", "normand"])
def test_no_answer_at_a_live_table_names_a_card_its_seat_cannot_know(rules):
    rng = Random(f"reasons {rules}")
    table = session(rng, rules, seed=11)
    known, at, dealt, asked = set(), 0, None, 0
    for turn, _ in enumerate(playing(table, rng, careless=0.15)):
        if not table.states or table.states[-1].done:
            continue
        if table.states[0] is not dealt:
            known, at, dealt = set(), 0, table.states[0]
        for deal in table.states[at:]:
            known |= known_cards(deal, table.seat)
        at = len(table.states)
        if turn % 4 == 0:
            ask_everything(table)
            feed = feed_of(table)
            asked += sum("why" in one for one in feed["passages"])
            secret = cards_told(feed) - known
            assert not secret, sorted(map(str, secret))
    assert asked > 10


def test_why_not_says_the_same_whatever_the_learner_cannot_see():
    """Two deals that look alike to the learner: every question about either side has one answer."""
    for seed in range(30):
        table = session(Random(seed), "rubicon")
        begin(table)
        deal = table.deal
        if deal.to_act == table.seat and not deal.actions and deal.phase == "exchange":
            break
    theirs = next(seat for seat in deal.table.seats if seat != table.seat)
    hidden = [*deal.hands[theirs], *deal.talon]
    Random(1).shuffle(hidden)
    told = [why_not(table, question, side) for question, side in questions(feed_of(table))]
    hands = {**deal.hands, theirs: tuple(hidden[:12])}
    table.states = [start(deal.rules, hands, tuple(hidden[12:]), deal.standing)]
    assert table.deal.hands[theirs] != deal.hands[theirs]
    again = [why_not(table, question, side) for question, side in questions(feed_of(table))]
    assert all(told)
    assert again == told


@pytest.mark.parametrize(
    ("name", "clause", "verdict"),
    [(SAVED, "repique.award", "denied"), ("parlett-repique-example", "repique.award", "awarded")],
)
def test_two_cards_turn_a_bonus_and_the_scores_are_the_engines(name, clause, verdict):
    table = reviewed(name)
    number = next(
        one["number"] for one in feed_of(table)["passages"] if (one["clause"], one["verdict"]) == (clause, verdict)
    )
    assert passage(table, number)["swaps"]
    table.handle({"kind": "swap", "number": number})
    board = passage(table, number)["swap"]["board"]
    changed = play_through(score_from(read_value(table.reasons.changed_record(number))))
    assert [one["after"] for one in board["scores"]] == [changed.total(side) for side in changed.table.sides]
    assert [one["before"] for one in board["scores"]] == [table.deal.total(side) for side in changed.table.sides]
    awarded = any(one.rule == clause and one.verdict.value == "awarded" for one in changed.rulings)
    assert awarded == (verdict == "denied")
    first, second = board["pair"]
    for row in board["rows"]:
        assert set(row["after"]) == {{first: second, second: first}.get(one, one) for one in row["before"]}


def test_why_not_looks_for_another_change_where_no_two_cards_do_it(monkeypatch):
    """Offered only then, and searched for only when it is pressed."""
    table = reviewed()
    why_not(table, "capot", "elder")
    table.handle({"kind": "swap", "number": 0})
    assert "turns" not in feed_of(table)["ask"]["answer"], "two cards do it"
    monkeypatch.setattr(reasons, "swap_scene", lambda *_: None)
    why_not(table, "capot", "elder")
    assert "turns" not in feed_of(table)["ask"]["answer"], "they have not been looked for"
    table.handle({"kind": "swap", "number": 0})
    answer = feed_of(table)["ask"]["answer"]
    assert (answer["turns"], answer["turn"]) == (True, None)
    table.handle({"kind": "turn", "number": 0})
    turn = feed_of(table)["ask"]["answer"]["turn"]
    assert turn["text"]
    assert turn["below"]
    assert why_not(table, "capot", "younger").get("turn") is None, "another question begins anew"


def test_a_seat_that_cannot_see_the_cards_is_shown_no_two_cards():
    rng = Random("two cards")
    table = session(rng, "rubicon", seed=11)
    for turn, _ in enumerate(playing(table, rng, careless=0)):
        if not table.states or table.states[-1].done or turn > 60:
            break
        ask_everything(table)
        for one in feed_of(table)["passages"]:
            assert not (one.get("swap") or {}).get("board")
            assert not (one.get("swap") or {}).get("books")


@pytest.mark.parametrize("threads", [True, False])
def test_a_search_does_not_hold_up_the_page_and_ends_with_its_deal(monkeypatch, threads):
    monkeypatch.setattr(background, "_THREADS", threads)
    stops = []

    def slow(deal, what, side, seat, seconds, stop):
        while not stop():
            yield
        stops.append(what)
        raise reasons.FAULTS[0]("stopped")

    monkeypatch.setattr(reasons, "looking_for_change", slow)

    async def leave_while_it_searches():
        table = reviewed()
        number = denied(table, "repique.award")
        table.handle({"kind": "turn", "number": number})
        assert passage(table, number)["turn"]["working"]
        table.handle(press("back"))
        assert "turn" not in passage(table, number)
        while not stops:
            await asyncio.sleep(0)
        await asyncio.get_running_loop().shutdown_default_executor()
        assert "turn" not in passage(table, number)

    asyncio.run(asyncio.wait_for(leave_while_it_searches(), 60))
    assert len(stops) == 1


def test_a_refusal_says_why_under_its_own_number():
    rng = Random(8)
    table = session(rng, "rubicon")
    for _ in playing(table, rng, careless=0.9):
        if table.refused is not None and table.states and not table.states[-1].done:
            break
    number = feed_of(table)["passages"][-1]["number"]
    table.handle({"kind": "why", "number": number})
    shown = passage(table, number)
    assert shown["verdict"] == "refused"
    assert shown["why"]
    assert not shown["turns"]


def test_a_finished_deal_is_answered_openly_under_the_numbers_of_the_feed():
    rng = Random(5)
    table = session(rng, "rubicon", seed=21)
    for _ in playing(table, rng):
        pass
    known = known_to(table.deal.rulings, table.seat)
    for question, side in questions(feed_of(table)):
        answer = why_not(table, question, side)
        assert "may not" not in answer["text"]
        for line in answer["below"]:
            assert line["number"] <= len(known)


def test_the_guided_deal_has_reasons_and_no_chooser():
    table = GuidedSession(lesson("first_deal"))
    assert feed_of(table)["ask"] is None
    table.handle({"kind": "why_not", "question": "repique", "side": "elder"})
    assert feed_of(table)["reasons"]


def test_what_hangs_on_hidden_cards_is_put_off_until_the_deal_is_over():
    rng = Random(7)
    table = session(rng, "rubicon", seed=1)
    number = 0
    for _ in playing(table, rng):
        number = next((one["number"] for one in feed_of(table)["passages"] if one["verdict"] == "denied"), 0)
        if number and not table.finished:
            break
    table.handle({"kind": "turn", "number": number})
    assert "may not see yet" in passage(table, number)["turn"]["text"]
    for _ in playing(table, rng):
        pass
    assert "turn" not in passage(table, number)
    table.handle({"kind": "turn", "number": number})
    assert passage(table, number)["turn"]["below"]


# --- as a picture -----------------------------------------------------------------------------------


def test_at_play_a_picture_names_the_players_and_holds_only_what_the_learner_knows():
    rng = Random(5)
    table = session(rng, "rubicon", 5)
    for at, _ in enumerate(playing(table, rng)):
        for one in feed_of(table)["passages"] if at % 6 == 0 else ():
            table.handle({"kind": "picture", "number": one["number"]})
            made = html.unescape(feed_of(table)["picture"]["text"])
            drawn = re.findall(r"<title>([^<]+)</title><rect x", made)
            assert drawn == [narration.card_name(parse_card(code)) for code in one["cards"]]
            assert one["who"] in made


def test_where_a_link_covers_the_score_no_picture_tells_it():
    score = read_score(example(SAVED))
    for covered, tells in ((frozenset(), True), (frozenset({"score"}), False)):
        table = LinkedReview(score, covered, None, "en")
        table.handle(press("last"))
        table.handle({"kind": "picture", "number": 9})
        assert ("Younger</text>" in feed_of(table)["picture"]["text"].split("Score after")[1]) is tells
    table = LinkedReview(score, frozenset({"rulings"}), None, "en")
    table.handle({"kind": "picture", "number": 1})
    assert "picture" not in feed_of(table)
