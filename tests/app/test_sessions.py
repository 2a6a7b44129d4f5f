"""What a table does: every open button works, every closed one says why, and nobody is ever stuck."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_asking import why_not_chosen
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.engine.rulings import Verdict, known_to
from piquet_tutor.explore.examples import gallery
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.teach.lessons import lesson
from tests.app.learners import (
    RULE_SETS,
    buttons,
    other_hand,
    own_hand,
    plain,
    playing,
    press,
    session,
    something,
    standing,
    touch,
)
from tests.samples import sample


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS[:1])  # whole matches of every form: tests/game/test_whole_matches.py
def test_a_partie_goes_on_to_its_end(rules):
    rng = Random(rules)
    table = session(rng, rules)
    for _ in playing(table, rng, careless=0.05, deals=100):
        pass
    assert table.partie.over
    scene = table.scenes()
    assert scene["table"]["actions"] == []
    assert scene["table"]["prompt"]["tone"] == "done"
    assert scene["table"]["prompt"]["detail"]
    assert scene["sheet"]["partie"]["totals"] == totals_by_side(table)
    before = standing(table)
    for name in ("next", "continue", "exchange", "begin"):
        table.handle(press(name))
    assert standing(table) == before


def totals_by_side(table):
    """What each side has in the match, each counted once."""
    sides = dict(zip(table.rules.table.sides, table.players, strict=True))
    return [table.partie.totals[player] for player in sides.values()]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_sheet_adds_up_from_the_rulings_it_opens(rules):
    rng = Random(f"sheet {rules}")
    table = session(rng, rules)
    for scenes in playing(table, rng, deals=2):
        sheet, told = scenes["sheet"], {one["number"]: one for one in scenes["feed"]["passages"]}
        points = {number: int(one["points"] or 0) for number, one in told.items()}
        cells = [cell for row in sheet["rows"] for cell in row["cells"] if cell] + sheet["totals"]
        for cell in cells:
            assert cell["points"] == sum(points[number] for number in cell["rulings"])
            for number in cell["rulings"]:
                known = known_to(table.deal.rulings, table.viewpoint.seat)
                assert known[number - 1].verdict is Verdict.AWARDED
        for account in sheet.get("accounts", ()):
            for place, total in enumerate(account["totals"]):
                column = [row["cells"][place] for row in sheet["rows"] if row["account"] == account["id"]]
                assert total["points"] == sum(cell["points"] for cell in column if cell)
        for place, total in enumerate(sheet["totals"]):
            column = [row["cells"][place] for row in sheet["rows"]]
            assert total["points"] == sum(cell["points"] for cell in column if cell)
        for seat in scenes["table"]["seats"]:
            side = table.deal.table.side_of(seat["seat"])
            place = next(i for i, each in enumerate(sheet["sides"]) if each["side"] == side)
            assert seat["score"] == sheet["totals"][place]["points"]
        for side in (scenes["table"]["race"] or {"sides": []})["sides"]:
            for item in side["items"]:
                if item["counted"]:  # tricks that lead to a pique and score nothing by themselves
                    assert not sum(points[number] for number in item["rulings"])
                    continue
                assert item["points"] == sum(points[number] for number in item["rulings"])
            assert side["total"] == sum(item["points"] for item in side["items"] if not item["outside"])


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seed", range(sample(1)))
def test_a_button_is_open_exactly_when_pressing_it_does_something(rules, seed):
    rng = Random(f"{rules} {seed} buttons")
    table = session(rng, rules)
    for scenes in playing(table, rng):
        before, kept = standing(table), snapshot(table)
        for button in buttons(scenes["table"]):
            table.handle(press(button["id"]))
            changed = standing(table) != before
            if button["enabled"] and not changed:  # an answer: which are true is for the learner to find
                assert button["id"].startswith("reply-"), button
                assert_refused(table, scenes)
                now = next(one for one in table.scenes()["table"]["actions"] if one["id"] == button["id"])
                assert not now["enabled"]
                assert now["why"], "from now on it says why"
            else:
                assert changed == button["enabled"], button
            if not button["enabled"]:
                assert_refused(table, scenes)
                assert button["why"]
            restore(table, kept)
        assert plain(table.scenes()) == plain(scenes), "each was pressed at the same table"


@pytest.mark.clause("reply.true")
def test_no_closed_button_tells_which_answer_is_true():
    """Every answer can be pressed; an untrue one is explained, costs nothing, and is closed then."""
    rng = Random("answers")
    untrue = 0
    for _ in range(6):
        table = session(rng, "rubicon")
        for scenes in playing(table, rng):
            answers = [one for one in scenes["table"]["actions"] if one["id"].startswith("reply-")]
            if not answers or table.tried:
                continue
            assert all(one["enabled"] for one in answers)
            for one in answers:
                before, kept = table.deal, snapshot(table)
                table.handle(press(one["id"]))
                if table.refused is not None:
                    untrue += 1
                    assert table.deal is before
                    assert_refused(table, scenes)
                restore(table, kept)
    assert untrue


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_card_is_open_exactly_when_touching_it_does_something(rules):
    rng = Random(f"{rules} cards")
    table = session(rng, rules)
    for scenes in playing(table, rng):
        before, kept = standing(table), snapshot(table)
        for card in own_hand(scenes["table"]):
            table.handle(touch(card["card"]))
            assert (standing(table) != before) == card.get("enabled", False), card
            if card.get("enabled") is False:
                assert_refused(table, scenes)
                assert card["why"]
            restore(table, kept)
        assert plain(table.scenes()) == plain(scenes), "each was touched at the same table"


def snapshot(table):
    """What a press may change, to put back."""
    kept = {name: value for name, value in vars(table).items() if name not in ("_listeners", "viewpoint", "chance")}
    return {**kept, "states": list(table.states), "decisions": list(table.decisions)}, dict(vars(table.viewpoint))


def restore(table, kept):
    """Put it back."""
    vars(table).update({**kept[0], "states": list(kept[0]["states"]), "decisions": list(kept[0]["decisions"])})
    vars(table.viewpoint).update(kept[1])


def assert_refused(table, shown):
    """The refusal stands in the prompt and on top of the feed; hands and sheet are what they were."""
    now = table.scenes()
    assert now["table"]["prompt"]["tone"] == "refused"
    assert now["table"]["prompt"]["detail"]
    newest = now["feed"]["passages"][-1]
    assert newest["verdict"] == "refused"
    assert newest["short"]
    assert newest["points"] == ""
    ruled = [one["number"] for one in shown["feed"]["passages"] if one["verdict"] != "refused"]
    assert newest["number"] not in ruled
    assert now["sheet"] == shown["sheet"]
    assert own_hand(now["table"]) == own_hand(shown["table"])
    assert other_hand(now["table"]) == other_hand(shown["table"])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You may exchange five cards at most; put one back before you choose another."),
        ("fr", "Vous pouvez écarter cinq cartes au plus\u202f; reprenez-en une avant d’en choisir une autre."),
    ],
)
def test_a_sixth_card_is_not_taken_up_and_not_counted_as_chosen(language, told):
    """Five stay chosen, and nothing on the page says that six are."""
    table = PlaySession(load("rubicon"), 1, language=language)
    table.begin_with("Camille")
    table.deal_out()
    hand = table.deal.hands[table.seat]
    for card in hand[:6]:
        table.handle(touch(card.code))
    scenes = table.scenes()
    assert set(table.chosen) == set(hand[:5])
    assert (scenes["table"]["prompt"]["tone"], scenes["table"]["prompt"]["detail"]) == ("refused", told)
    assert next(one for one in buttons(scenes["table"]) if one["id"] == "exchange")["enabled"]
    assert {one["why"] for one in own_hand(scenes["table"]) if one["card"] not in {card.code for card in hand[:5]}} == {
        told
    }
    assert not any("chosen six" in each or "choisi six" in each for each in (str(scenes["feed"]), told))


@pytest.mark.parametrize("kind", ["free", "guided"])
def test_why_the_chosen_cards_cannot_be_called_stands_where_a_touch_sees_it(kind):
    """A closed button tells why when a mouse points at it; a telephone has none."""
    table = GuidedSession(lesson("first_deal")) if kind == "guided" else PlaySession(load("rubicon"), 1)
    if kind == "free":
        table.begin_with("Camille")
        table.deal_out()
    hand = table.deal.hands[table.seat]
    table.handle(touch(hand[0].code))
    table.handle(press("exchange"))
    hand = table.deal.hands[table.seat]
    other = next(one for one in hand if one.suit is not hand[0].suit)
    before = table.scenes()["table"]["prompt"]["detail"]
    for one in (hand[0], other):
        table.handle(touch(one.code))
    scene = table.scenes()["table"]
    closed = next(one for one in scene["actions"] if one["id"] == "chosen-point")
    assert not closed["enabled"]
    assert scene["prompt"]["detail"] == closed["why"]
    assert "are not all one suit, so they are not a point; " in closed["why"]
    table.handle(touch(other.code))
    scene = table.scenes()["table"]
    assert scene["prompt"]["detail"] == before


@pytest.mark.parametrize(
    ("ids", "chosen", "told"),
    [
        (["chosen-set", "none-set"], "JS QH", "J♠ Q♥ are of two ranks"),
        (["chosen-set", "none-set"], "9S", "Nothing below a ten"),
        (["chosen-set", "none-set"], "JS JH", ""),
        (["chosen-sequence", "none-sequence"], "JS QH", "are of two suits"),
        (["chosen-sequence", "none-sequence"], "JS QS", ""),
        (["chosen-sequence", "none-sequence", "none-set"], "JS JH", ""),
        (["chosen-sequence", "none-sequence", "none-set"], "JS QS", ""),
        (["call-sequence", "chosen-sequence", "sink-sequence", "call-set", "chosen-set", "sink-set"], "JS JH", ""),
        (["chosen-sequence", "none-sequence", "none-set"], "JS QH", "are of two ranks"),
        (["count-chosen"], "JS QH", ""),
    ],
)
def test_two_cards_that_can_become_nothing_are_told_so_before_the_third(ids, chosen, told):
    table = PlaySession(load("rubicon"), 1)
    asked = Prompt(selected=frozenset(parse_cards(chosen)))
    asked.actions = [{"id": each, "enabled": False, "why": "refused"} for each in ids]
    said = why_not_chosen(table, asked)
    assert (told in said) if told else said == ""


def test_a_card_of_another_suit_is_refused_with_the_cards_that_would_do():
    rng = Random(3)
    table = session(rng, "rubicon")
    for scenes in playing(table, rng):
        deal = table.deal
        if scenes["table"]["choose"] != "play" or not deal.trick:
            continue
        closed = [one for one in deal.hands[table.seat] if one not in playable(deal)]
        if not closed:
            continue
        before = standing(table)
        table.handle(touch(closed[0].code, "play"))
        assert standing(table) == before
        said = table.scenes()["feed"]["passages"][-1]
        assert said["verdict"] == "refused"
        assert said["short"] or said["full"]
        told = said["short"] + " ".join(said["full"])
        assert {one.code for one in playable(deal)} <= set(said["cards"]) or all(
            one.suit.symbol in told or one.suit.name.lower()[:-1] in told for one in playable(deal)
        )
        return
    pytest.fail("no card was ever closed")


def test_a_refusal_goes_with_the_next_press():
    table, _ = at_exchange(5)
    table.handle(press("exchange"))
    assert table.scenes()["table"]["prompt"]["tone"] == "refused"
    table.handle(press("sort"))
    assert table.scenes()["table"]["prompt"]["tone"] == "ask"


def at_exchange(seed, rules="rubicon"):
    """A table where the learner is to exchange."""
    rng = Random(seed)
    table = session(rng, rules)
    for _ in playing(table, rng):
        if table.deal and table.deal.phase == "exchange" and table.deal.to_act == table.seat and not table.waiting:
            return table, rng
    raise AssertionError("no exchange")


def test_the_learners_own_exchange_is_shown_before_the_other_player_thinks():
    table, _ = at_exchange(5)
    hand = [one["card"] for one in own_hand(table.scenes()["table"])]
    for code in hand[:2]:
        table.handle(touch(code))
    shown, before_thinking = [], []
    table.listen(lambda: shown.append(table.scenes()["table"]))
    think = table.opponents_action
    table.opponents_action = lambda deal: before_thinking.append(len(shown)) or think(deal)
    table.handle(press("exchange"))
    assert before_thinking[0] == 1, "a scene went out first"
    first, last = shown[0], shown[-1]
    assert not {one["card"] for one in own_hand(first)} & set(hand[:2])
    assert "is thinking" in first["prompt"]["text"]
    assert first["choose"] == "none"
    assert not any(one["enabled"] for one in first["actions"])
    assert any(one["enabled"] for one in last["actions"])


@pytest.mark.parametrize("rules", RULE_SETS)
def test_undo_goes_back_to_the_learners_last_decision_and_the_same_presses_lead_on_as_before(rules):
    """The other player decides by what it sees and not by lot, so the same presses give the same scenes."""
    rng = Random(f"{rules} undo")
    table = session(rng, rules, seed=8)
    trail: list = []
    for _ in range(200):
        scenes = table.scenes()
        if table.states and table.states[-1].done:
            break
        intent = something(scenes["table"], rng)
        assert intent is not None
        decided = len(table.decisions)
        at = table.states[-1] if table.states else None
        chosen = table.chosen
        table.handle(intent)
        if len(table.decisions) > decided:
            trail.append((at, chosen, intent, plain(table.scenes())))
    assert len(trail) > 10
    for at, chosen, intent, after in reversed(trail):
        table.handle(press("undo"))
        assert table.states[-1] is at
        assert table.chosen == frozenset()
        kept = snapshot(table)
        for one in sorted(chosen, key=str):
            table.handle(touch(one.code))
        table.handle(intent)
        assert plain(table.scenes()) == after
        restore(table, kept)
    assert table.decisions == []
    assert next(one for one in table.scenes()["table"]["tools"] if one["id"] == "undo")["enabled"] is False


def test_undo_takes_a_finished_deal_off_the_partie():
    rng = Random(2)
    table = session(rng, "rubicon")
    for _ in playing(table, rng):
        pass
    assert len(table.partie.deals) == 1
    table.handle(press("undo"))
    assert table.partie.deals == ()
    assert not table.states[-1].done


def test_a_finished_deal_can_be_walked_through():
    rng = Random(2)
    table = session(rng, "rubicon")
    for _ in playing(table, rng):
        pass
    last = table.states[-1]
    count = len(table.states) - 1
    table.handle(press("first"))
    assert table.deal is table.states[0]
    assert tools(table)["first"] is tools(table)["back"] is False
    assert tools(table)["forward"] is tools(table)["last"] is True
    for place in range(1, count + 1):
        table.handle(press("forward"))
        assert table.deal is table.states[place]
    assert tools(table)["forward"] is tools(table)["last"] is False
    table.handle(press("back"))
    assert table.deal is table.states[-2]
    table.handle(press("last"))
    assert table.deal is last
    assert len(table.partie.deals) == 1


def tools(table):
    """Which tools are open."""
    return {one["id"]: one["enabled"] for one in table.scenes()["table"]["tools"]}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_one_seed_gives_one_partie(rules):
    def told(seed):
        rng = Random(1)
        return (plain(each) for each in playing(session(rng, rules, seed), rng))

    first = list(told(42))
    assert first == list(told(42))
    assert any(one != other for one, other in zip(first, told(43), strict=False))


def test_one_seed_gives_one_partie_with_the_player_of_the_page():
    def told():
        return [plain(each) for each in playing(PlaySession(load("rubicon"), 42), Random(1))]

    assert told() == told()


def test_without_pauses_the_learner_is_asked_and_never_told_to_wait():
    rng = Random(6)
    table = session(rng, "rubicon")
    table.handle(press("begin"))
    table.handle(press("leave"))
    table.handle(press("pause"))
    for scenes in playing(table, rng):
        assert scenes["table"]["prompt"]["tone"] != "wait"


def test_with_pauses_the_table_waits_after_every_trick_whoever_took_it():
    rng = Random(6)
    table = session(rng, "rubicon")
    waited, takers = set(), set()
    for scenes in playing(table, rng):
        tricks = table.deal.tricks if table.deal else ()
        if scenes["table"]["prompt"]["tone"] == "wait" and tricks and not table.deal.trick:
            waited.add(len(tricks))
            takers.add(tricks[-1].winner)
    assert waited == set(range(1, 12)), "after the twelfth the deal is over"
    assert takers == {"elder", "younger"}


def test_sorting_changes_the_order_and_nothing_else():
    table, _ = at_exchange(9)
    by_suit = [one["card"] for one in own_hand(table.scenes()["table"])]
    table.handle(press("sort"))
    by_rank = [one["card"] for one in own_hand(table.scenes()["table"])]
    assert by_suit != by_rank
    assert sorted(by_suit) == sorted(by_rank)
    ranks = ["AKQJT987".index(code[0]) for code in by_rank]
    assert ranks == sorted(ranks)
    assert by_suit == sorted(by_suit, key=lambda code: ("SHCD".index(code[1]), "AKQJT987".index(code[0])))


SINGLE = {read_score(each.record).rules.id: each for each in gallery() if "deals" not in each.record}.values()
"""An example of each form, of one deal; a partie is stepped through deal by deal, and the pages' tests do."""


@pytest.mark.parametrize("one", SINGLE, ids=lambda one: one.id)
def test_an_example_can_be_stepped_through_to_its_end_and_back(one):
    review = ReviewSession(read_score(one.record))
    steps = len(review.states) - 1
    told = []
    for place in range(steps + 1):
        assert review.place == place
        scenes = review.scenes()
        told.append(plain(scenes))
        assert scenes["table"]["prompt"]["text"]
        review.handle(press("step"))
    assert review.place == steps
    assert review.scenes()["table"]["actions"] == []
    for place in range(steps, -1, -1):
        assert plain(review.scenes()) == told[place]
        review.handle(press("back"))
    assert review.place == 0
