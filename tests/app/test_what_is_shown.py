"""What a scene says to a learner: whose words, which marks, which button stands out."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from piquet_tutor.app.shared.controls.rules_offered import grouped
from piquet_tutor.app.shared.race.race_scene import race_scene
from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.sheet.partie_scene import partie_scene
from piquet_tutor.app.shared.table.bidding_scene import bid_name, stake
from piquet_tutor.app.shared.table.offers import offers
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.prompts import turn_prompt
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import Accept, Bid, Pass
from piquet_tutor.game.deal.engine import apply, legal_actions, refusal_of
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.records.io import read_deal, read_partie, read_score
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.round import best_call, current_kind
from piquet_tutor.players.opponents.sensible import Sensible
from tests.app.learners import playing, press, session, touch
from tests.game.table_talk import call, hands_of, reply


def at_the_exchange(seed: int = 3):
    """A table at which the learner is asked what to exchange."""
    rng = Random(seed)
    table = session(rng, "rubicon")
    for _ in playing(table, rng):
        if table.deal is not None and table.deal.phase == "exchange" and table.deal.to_act == table.seat:
            return table
    raise AssertionError("nobody is asked")


def test_exchanging_stands_out_only_when_cards_are_chosen():
    table = at_the_exchange()
    button = table.scenes()["table"]["actions"][0]
    assert (button["id"], button["primary"]) == ("exchange", False)
    card = table.deal.hands[table.seat][0]
    table.handle(touch(card.code))
    assert table.scenes()["table"]["actions"][0]["primary"]


def test_only_what_the_last_press_brought_is_marked_as_new():
    rng = Random(8)
    table = session(rng, "rubicon")
    known = 0
    for scenes in playing(table, rng):
        passages = scenes["feed"]["passages"]
        fresh = [one["number"] for one in passages if one.get("fresh")]
        if len(passages) > known > 0 and fresh:
            assert min(fresh) > known or table.refused is not None
        assert len(fresh) < max(2, len(passages)), "a mark on everything says nothing"
        known = len(passages)


def test_a_played_deal_is_told_by_name_with_the_role_at_the_head():
    rng = Random(5)
    table = session(rng, "rubicon")
    *_, last = playing(table, rng)
    feed = last["feed"]["passages"]
    heads = {one["who"] for one in feed}
    assert {name.split(" (")[0] for name in heads if name} == {"You", "Camille"}
    assert all(re.fullmatch(r"|.+ \((elder|younger)\)", head) for head in heads)
    for one in feed:
        assert not re.search(r"\b(Elder|Younger)\b", one["short"]), one["short"]
        assert not any(text.startswith("Where it is written") for text in one["full"]), (
            "the authorities are listed below"
        )
        assert any(text.startswith("The law:") for text in one["full"])
        assert one["cites"]


def test_a_review_without_players_speaks_of_roles():
    from piquet_tutor.explore.examples import example
    from piquet_tutor.game.records.io import read_score

    review = ReviewSession(read_score(example("cavendish-example")))
    review.handle(press("last"))
    heads = {one["who"] for one in review.scenes()["feed"]["passages"]}
    assert heads == {"", "Elder", "Younger"}


@pytest.mark.parametrize("called", [True, False])
def test_who_lets_something_go_with_better_in_hand_is_told_kindly_and_in_the_words_of_the_button(called):
    """“Younger sinks” is no word for somebody who has perhaps overlooked something, nor “good” for “nor have I”."""
    for seed in range(10, 120):  # the first ten tables have no such hand
        rng = Random(seed)
        table = session(rng, "rubicon")
        for _ in playing(table, rng):
            deal = table.deal
            if deal is None or deal.phase != "declare" or deal.to_act != table.seat or table.waiting:
                continue
            best = {each.id: each.action for each in offers(deal, table.seat, frozenset(), "en")}.get("reply-not_good")
            current = calling.current(deal)
            fits = current is not None and (current.called is not None) == called
            if fits and best and not table.tried and refusal_of(deal, best) is None:
                table.handle(press("reply-good"))
                passages = table.scenes()["feed"]["passages"]
                told = [one["short"] for one in passages]
                kept = [one for one in passages if one["short"].startswith("You keep back ")]
                assert kept, told
                assert not any("sink" in text for text in told)
                assert ("“good”" in kept[0]["full"][0]) == called
                assert ("none either" in kept[0]["full"][0]) != called
                return
    raise AssertionError("nobody could have said “not good”")


# --- the other forms -------------------------------------------------------------------------------------------------


def at(rules, holds, seed=3):
    """A table of these rules at the first moment that holds, and its scenes."""
    rng = Random(seed)
    table = session(rng, rules)
    for scenes in playing(table, rng, deals=4):
        if table.deal is not None and not table.waiting and holds(table, scenes):
            return table, scenes
    raise AssertionError("that moment never comes")


def asked_in(phase):
    """Whether the learner is to act in this phase."""
    return lambda table, _: table.deal.phase == phase and table.deal.to_act == table.seat


@pytest.mark.parametrize(
    ("rules", "places"),
    [
        ("rubicon", {"top", "bottom"}),
        ("normand", {"left", "right", "bottom"}),
        ("voleur", {"left", "top", "right", "bottom"}),
    ],
)
def test_everybody_has_a_place_at_the_table_and_the_play_goes_round_it(rules, places):
    table, scenes = at(rules, lambda table, scenes: table.deal.phase == "play" and scenes["table"]["trick"])
    seats = {one["at"]: one["seat"] for one in scenes["table"]["seats"]}
    assert set(seats) == places
    around = [seats[place] for place in ("bottom", "left", "top", "right") if place in seats]
    assert [table.deal.table.after(seat) for seat in around] == [*around[1:], around[0]]
    assert {one["at"] for one in scenes["table"]["trick"]} <= places


def test_partners_sit_across_and_have_one_score():
    table, scenes = at("voleur", asked_in("play"))
    by_place = {one["at"]: one for one in scenes["table"]["seats"]}
    side_of = table.deal.table.side_of
    assert side_of(by_place["bottom"]["seat"]) == side_of(by_place["top"]["seat"])
    assert by_place["bottom"]["score"] == by_place["top"]["score"]
    assert "Partner" in by_place["top"]["role"]
    names = ["You and Robin", "Camille and Alix"]
    assert [one["label"] for one in scenes["sheet"]["sides"]] == names
    assert [one["label"] for one in scenes["table"]["race"]["sides"]] == names
    assert scenes["sheet"]["partie"]["players"] == names


def test_the_race_to_thirty_is_shown_only_where_a_pique_can_come_of_the_deal():
    """Not before the first deal, nor in a misère, where nothing is declared; while bids are made its room is kept."""
    assert session(Random(1), "rubicon").scenes()["table"]["race"] is None
    table = ReviewSession(read_score(example("misere-forty")))
    assert table.scenes()["table"]["race"]["sides"] == [], "nobody races while either may still bid"
    table.press("last")
    assert table.scenes()["table"]["race"] is None
    assert table.deal.total("dealer") + table.deal.total("nondealer") > 0


def test_a_match_of_several_races_shows_the_games_won():
    partie = read_partie(example("two-doubles"))
    scene = partie_scene(partie, Viewpoint(None, "elder"))
    won = partie.games_won
    assert scene["games"]["text"] == "Games won: " + ", ".join(f"{who} {won[who]}" for who in scene["players"]) + "."
    assert "Three games win the match" in scene["games"]["wanted"]
    headings = [row["heading"] for row in scene["rows"] if "heading" in row]
    assert len(headings) == len(partie.games)


def test_only_bids_that_may_be_made_are_open_and_each_shows_its_value():
    table, scenes = at("contract", lambda table, scenes: scenes["table"]["bids"])
    grid = scenes["table"]["bids"]
    assert grid["columns"] == [str(tricks) for tricks in range(7, 14)]
    assert [row["label"] for row in grid["rows"]] == [str(left) for left in range(3, 9)]
    legal = {bid_name(bid) for bid in legal_actions(table.deal) if isinstance(bid, Bid)}
    cells = [cell for row in grid["rows"] for cell in row["cells"]]
    assert {cell["id"] for cell in cells if cell["enabled"]} == legal
    assert all(cell["why"] for cell in cells if not cell["enabled"])
    for row in grid["rows"]:
        worth = [int(tricks) * int(row["label"]) for tricks in grid["columns"]]
        assert [int(cell["text"]) for cell in row["cells"]] == worth


def test_a_bid_to_win_ranks_with_a_bid_to_lose():
    _, scenes = at("auction", lambda table, scenes: scenes["table"]["bids"])
    rows = scenes["table"]["bids"]["rows"]
    assert [row["label"] for row in rows] == ["Win", "Lose"]
    assert [cell["enabled"] for cell in rows[0]["cells"]] == [cell["enabled"] for cell in rows[1]["cells"]]


def test_whoever_only_answers_is_shown_no_grid():
    def answering(table, scenes):
        return asked_in("bidding")(table, scenes) and any(one["id"] == "yes" for one in scenes["table"]["actions"])

    for seed in range(20):
        with suppress(AssertionError):
            _, scenes = at("contract", answering, seed)
            assert scenes["table"]["bids"] is None
            assert {one["id"] for one in scenes["table"]["actions"]} == {"yes", "pass"}
            return
    raise AssertionError("nobody was asked for an answer")


def test_a_bid_whose_bidder_passes_stands_with_whoever_said_yes_to_it():
    deal = shuffled(load("contract"), 5)
    other, dealer = deal.table.seats
    viewpoint = Viewpoint(None, other, names={other: "You", dealer: "Camille"})
    said = []
    for word in (Bid(dealer, 7, 7), Accept(other), Pass(dealer)):
        deal = apply(deal, word)
        said.append(stake(deal, viewpoint).partition(":")[0])
    assert said == ["Camille", "Camille", "You"]


@pytest.mark.parametrize(("rules", "bid"), [("contract", True), ("rubicon", False)])
def test_the_cut_says_who_is_elder_only_where_no_bidding_decides_it(rules, bid):
    told = [session(Random(seed), rules).scenes()["table"]["prompt"]["detail"] for seed in range(30)]
    assert any("the bidding decides" in one for one in told) == bid
    assert not bid or not any("you are elder" in one for one in told)


def test_the_undertaking_stands_on_the_table_with_the_tricks_won():
    def third_trick(table, scenes):
        return len(table.deal.tricks) >= 3 and table.deal.undertaking and table.deal.undertaking.tricks

    table, scenes = at("contract", third_trick)
    mine = table.deal.undertaking
    won = sum(trick.winner == mine.seat for trick in table.deal.tricks)
    name = table.viewpoint.names[mine.seat]
    bid = f"{mine.tricks} tricks, leaving {mine.left}: {mine.value}"
    assert scenes["table"]["stake"] == f"{name}: {bid}\u00a0· won {won}"
    elder = next(one for one in scenes["table"]["seats"] if one["seat"] == mine.seat)
    assert elder["role_short"] == "Elder"


def test_the_sheet_has_a_line_across_it_where_points_stand_on_two_accounts():
    _, scenes = at("contract", lambda table, _: table.deal.done and not table.deal.void)
    assert [one["label"] for one in scenes["sheet"]["accounts"]] == ["Above the line", "Below the line"]
    assert {row["account"] for row in scenes["sheet"]["rows"]} <= {"above", "below"}
    assert scenes["sheet"]["partie"]["label"] == "The rubber"
    _, scenes = at("rubicon", lambda table, _: table.deal.done)
    assert "accounts" not in scenes["sheet"]


def test_whoever_calls_round_the_table_is_told_whose_call_is_the_best_so_far():
    def somebody_has_called(table, scenes):
        return asked_in("round")(table, scenes) and "Best so far" in scenes["table"]["prompt"]["detail"]

    table, scenes = at("voleur", somebody_has_called)
    seat, best = best_call(table.deal, current_kind(table.deal))
    assert table.viewpoint.names[seat] in scenes["table"]["prompt"]["detail"]
    assert best.kind in {"point", "sequence", "set"}
    names = {one["id"]: one for one in scenes["table"]["actions"]}
    assert names[f"none-{best.kind}"]["enabled"]


def test_a_deal_that_nobody_bids_for_is_dealt_again():
    for seed in range(40):
        rng = Random(seed)
        table = PlaySession(load("auction"), seed, Passing())
        for _ in playing(table, rng):
            if table.deal is not None and table.deal.phase == "bidding" and not table.deal.done:
                table.handle(press("pass"))
                break
        if table.states[-1].void:
            dealt, number = table.states[0].dealt, table.scenes()["table"]["title"]
            assert "again" in table.scenes()["table"]["prompt"]["text"]
            table.handle(press("next"))
            assert table.states[0].dealt != dealt, "other cards"
            assert table.scenes()["table"]["title"] == number, "the same deal"
            return
    raise AssertionError("somebody always bids")


class Passing:
    """Passes, and does nothing else of note."""

    name = "Passing"

    def choose(self, view):
        """The first thing that may be done: in the bidding that is to pass."""
        return view.choices[0]


def test_whoever_is_home_sees_the_others_play_on():
    """Of three the first home withdraws, and the last two go on by the rules for two."""
    for seed in range(10, 30):  # at the first ten tables the learner is not the first
        rng = Random(seed)
        table = PlaySession(load("normand"), seed, Sensible(care=1))
        for _ in playing(table, rng, deals=60):
            if table.viewpoint.seat is None and table.states and not table.partie.over:
                scene = table.scenes()["table"]
                assert len(scene["seats"]) == 2
                assert "You are home" in scene["prompt"]["text"]
                assert "You" not in table.viewpoint.names.values()
                return
    raise AssertionError("the learner is never home first")


def test_the_rule_sets_are_offered_in_groups():
    groups = dict(grouped([load(name) for name in rule_set_names()]))
    assert [value for _, value in groups["With bidding"]] == ["contract", "auction"]
    assert [value for _, value in groups["For three and four"]] == ["normand", "voleur"]
    assert sorted(value for options in groups.values() for _, value in options) == sorted(rule_set_names())


@pytest.mark.parametrize(
    ("how", "side", "shown"), [("true", "elder", True), ("elder_only", "elder", True), ("false", "elder", False)]
)
def test_carte_rouge_is_in_the_race_to_thirty_only_where_it_counts_towards_it(how, side, shown):
    """The bar ends where the ledger's own reckoning of thirty ends."""
    rules = {"base": "wikipedia", "options": {"carte_rouge": 20, "carte_rouge_in_pique": how}}
    deal = read_deal({**example("27-carte-rouge-completes-a-repique"), "rules": rules})
    assert any(score.kind == "carte_rouge" and score.side == side for score in deal.scores)
    race = next(one for one in race_scene(deal, Viewpoint(None, "elder"))["sides"] if one["side"] == side)
    assert ("carte_rouge" in [one["kind"] for one in race["items"]]) is shown


@pytest.mark.parametrize(
    "name", ["01-cavendish-example", "08-capot-outside-the-pique", "09-cards-inside-the-pique", "15-cards-divided"]
)
def test_at_the_end_of_a_deal_its_tracks_are_as_long_as_the_score_and_say_what_counts(name):
    """What helps to no pique by the rules comes after the race: it is in no figure, no total and no step."""
    deal = read_deal(example(name))
    for side in race_scene(deal, Viewpoint(None, "elder"))["sides"]:
        ring = side["ring"]["points"] if side["ring"] else 0
        counting = [item for item in side["items"] if not item["outside"]]
        after = side["items"][len(counting) :]
        assert all(item["outside"] and item["late"] for item in after)
        assert sum(item["points"] for item in side["items"]) + ring == deal.total(side["side"])
        assert sum(item["points"] for item in counting) == side["total"]
        assert [item["total"] for item in after] == [side["total"]] * len(after)


@pytest.mark.parametrize(("how", "total", "after"), [(True, 36, ["capot"]), (False, 26, ["capot"])])
def test_the_book_says_whether_the_cards_are_in_the_race(how, total, after):
    deal = read_deal(
        {**example("09-cards-inside-the-pique"), "rules": {"base": "wikipedia", "options": {"cards_in_pique": how}}}
    )
    (side,) = [one for one in race_scene(deal, Viewpoint(None, "elder"))["sides"] if one["side"] == "elder"]
    assert (side["total"], [item["kind"] for item in side["items"] if item["outside"]]) == (total, after)


OPEN = Viewpoint(None, "elder")
NAMED = Viewpoint("elder", "elder", names={"elder": "You", "younger": "Robin"})


@pytest.mark.parametrize(
    ("viewpoint", "side", "told"),
    [
        (OPEN, "elder", "Barred by younger’s quatorze, which is reckoned first."),
        (
            replace(OPEN, language="fr"),
            "elder",
            "Route barrée par le quatorze du dernier, qui compte avant.",
        ),
        (NAMED, "elder", "Barred by Robin’s quatorze, which is reckoned first."),
        (NAMED, "younger", "Barred by your point, which is reckoned first."),
    ],
)
def test_what_bars_a_side_is_a_sentence_and_names_the_players_where_they_have_names(viewpoint, side, told):
    hands = {"elder": "AS KS QS JS 9S 8S 7S AH KH AD 9C 8C", "younger": "TS QH JH TH 9H KD TD 8D AC KC QC TC"}
    deal = read_deal({"format": "piquet-record/1", "rules": "rubicon", "hands": hands, "play": "AS TS"})
    assert {each["side"]: each["gate"]["told"] for each in race_scene(deal, viewpoint)["sides"]}[side] == told


@pytest.mark.parametrize(
    ("language", "question", "words"),
    [
        ("en", "Have you a sequence to count?", ["Nor have I", "I have one"]),
        ("fr", "Avez-vous une séquence à compter", ["Moi non plus", "Moi, si"]),
    ],
)
def test_where_nothing_was_called_the_learner_is_asked_for_their_own(language, question, words):
    """“Good” answers a call; to “No sequence” one says that one has none either, or has one."""
    deal = hands_of("S:AK9 H:AK8 D:A98 C:A87", "S:QJT H:QJT D:KQJ C:KQJ")
    deal = reply(call(deal, "point", "S:AK9"), "point", "good")
    deal = call(deal, "sequence")
    offered = offers(deal, "younger", frozenset(), language)
    assert [one.label for one in offered] == words
    viewpoint = Viewpoint("younger", "younger", language=language)
    assert turn_prompt(deal, viewpoint, frozenset(), offered)[1].startswith(question)
