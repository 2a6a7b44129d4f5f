"""What is lacking in a deal that is not over is counted to its end, with the tricks still to be played."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why import why_not
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.wording import document_of, line_of_answer
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules.events import Ended
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies.bidding import to_lose
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.rendering import plain
from tests.explain.why.checks import Case, givings, is_so
from tests.samples import sample
from tests.strategies import random_options, random_start

FIVE_TO_TWO = {
    "format": "piquet-record/1",
    "rules": "parlett",
    "hands": {"elder": "AD KD QD JD 9D JH TH QH 7D 8D TC 9C", "younger": "AS KS QS JS TS 9S 8S 7S AH KH 9H 8H"},
    "play": "AD AH KD 9S QD 7S JH 8H JD 8S TH KH AS 7D",
}
"""Elder has taken five tricks and younger two; five are to come."""
BARRED = {
    "format": "piquet-record/1",
    "rules": "au-cent",
    "hands": {"elder": "AS KS QS 9C AH KH QH AD KD QD AC KC", "younger": "JH TH 9H JS 8S 7S JD 8D 7D JC 8C 7C"},
    "calls": {"elder": {"point": "AC KC 9C", "sequences": []}},
    "play": "AS 7S",
}


def told(deal, side, question, language="en"):
    answer = why_not(deal, side, question)
    return plain.text(document_of(line_of_answer(answer, words_for(deal, language=language)), language))


def lacking(deal, side, question):
    return {each.name: each for each in why_not(deal, side, question).lacking}


def cut_to(record, cards):
    return read_deal({**record, "play": " ".join(record["play"].split()[:cards])})


# --- the examples -------------------------------------------------------------------------------------------------


def test_before_the_first_trick_seven_of_twelve_are_needed_for_the_cards():
    deal = cut_to(FIVE_TO_TWO, 0)
    for side in deal.table.sides:
        assert "No trick has been played yet: 7 of the 12 are needed for the cards." in told(deal, side, "cards")
        assert "a capot needs all 12" in told(deal, side, "capot")
        assert "il en faut 7 sur 12 pour avoir les cartes" in told(deal, side, "cards", "fr")
        assert "Why does" in told(deal, side, "cards")


def test_at_two_tricks_to_five_five_more_are_needed_and_at_five_to_two_two_more():
    deal = read_deal(FIVE_TO_TWO)
    assert lacking(deal, "younger", "cards")["tricks_needed"].far == 5
    assert lacking(deal, "elder", "cards")["tricks_needed"].far == 2
    assert "5 more are needed for a majority of the 12, and 5 are left to play" in told(deal, "younger", "cards")
    assert "il en faut encore 5 pour la majorité des 12, et il en reste 5 à jouer" in told(
        deal, "younger", "cards", "fr"
    )


@pytest.mark.parametrize(("cards", "asked"), [(1, "9H"), (2, "9D"), (3, "9H"), (12, "QS")])
def test_a_card_for_the_turn_that_is_due_may_be_played_and_none_was_chosen_instead(cards, asked):
    deal = cut_to(FIVE_TO_TWO, cards)
    side = deal.table.side_of(deal.to_act)
    said = told(deal, side, f"play {asked}")
    assert said.startswith(f"May {side} play the ")
    assert f"in trick {cards // 2 + 1}: it may be played." in said
    assert "chosen" not in said
    french = told(deal, side, f"play {asked}", "fr")
    assert "peut jouer" in french
    assert "choisie" not in french


def test_a_card_that_could_have_been_played_to_a_trick_that_is_over_was_not_chosen():
    deal = cut_to(FIVE_TO_TWO, 2)
    said = told(deal, "younger", "play 9H at 1")
    assert said.startswith("Could younger have played the nine of hearts?")
    assert "another card was chosen" in said


def test_a_capot_that_is_lost_is_not_said_to_be_waited_for():
    answer = lacking(read_deal(FIVE_TO_TWO), "elder", "capot")
    assert "capot_short" in answer
    assert "not_yet" not in answer
    assert "it is out of reach" in told(read_deal(FIVE_TO_TWO), "elder", "capot")


def test_with_every_trick_so_far_the_rest_are_needed_for_a_capot():
    deal = cut_to(FIVE_TO_TWO, 4)
    assert "Elder has taken every trick so far, and a capot needs all 12: 10 are left to play." in told(
        deal, "elder", "capot"
    )


def test_points_are_so_far_while_tricks_are_to_come():
    assert "in hand and play so far" in told(read_deal(FIVE_TO_TWO), "elder", "pique")


def test_a_barred_sequence_is_not_said_to_have_been_forgotten():
    deal = read_deal(BARRED)
    assert list(lacking(deal, "younger", "sequence")) == ["barred"]
    assert "and did not" not in told(deal, "younger", "sequence")
    assert "so younger may not count J♥ 10♥ 9♥" in told(deal, "younger", "sequence")


def test_what_is_good_and_not_shown_yet_is_not_said_to_have_been_forgotten():
    record = {**BARRED, "rules": "parlett", "calls": {"elder": {"sequences": []}}, "play": ""}
    deal = read_deal(record)
    assert deal.contests["sequence"].winner == "younger"
    assert list(lacking(deal, "younger", "sequence")) == ["not_shown"]


# --- the kind -----------------------------------------------------------------------------------------------------


def unfinished_deal(rules, rng):
    """A random deal, stopped somewhere before its end."""
    deal = random_start(rules, rng)
    states = [deal]
    while not deal.done:
        deal = apply(deal, random_action(deal, rng))
        states.append(deal)
    playing = [each for each in states if each.phase == "play"]
    return rng.choice(playing if playing and rng.random() < 0.7 else [each for each in states if not each.done])


def awarded(deal, taken):
    """The sides to which the clause on the cards gives its award after so many tricks of each side."""
    rule = deal.rules.clause_on(Subject.CARDS)
    ended = Ended(tuple(taken.items()))
    return {each.side for each in rule.decide(deal, rule, ended) if each.verdict is Verdict.AWARDED}


def takings(deal, side, more):
    """The tricks of each side at the end when so many of the rest count for one side, in every way the others share."""
    table, losing = deal.table, to_lose(deal)
    sides = list(dict.fromkeys(table.sides))
    won = {each: sum(table.side_of(trick.winner) == each for trick in deal.tricks) for each in sides}
    left = deal.rules.hand_size - len(deal.tricks)
    given = left - more if losing else more
    others = [each for each in sides if each != side]
    for lot in givings([won[each] for each in others], left - given):
        yield {side: won[side] + given, **dict(zip(others, lot, strict=True))}


@pytest.mark.parametrize("name", rule_set_names())
def test_so_many_more_tricks_make_sure_of_the_cards_and_one_fewer_does_not(name):
    """The clause itself is asked, after every end the deal can have."""
    rng = Random(f"unfinished {name}")
    for number in range(sample(30)):
        rules = load(name, random_options(rng, 0.2) if number % 2 else {})
        deal = unfinished_deal(rules, rng)
        for side in dict.fromkeys(deal.table.sides):
            found = lacking(deal, side, "cards")
            assert "fewer_tricks" not in found, "that is said of a deal that is over"
            needed = found.get("tricks_needed") or found.get("tricks_enough")
            if needed is None:
                continue
            left = deal.rules.hand_size - len(deal.tricks)
            sure = [
                all(side in awarded(deal, end) for end in ends)
                for ends in (list(takings(deal, side, more)) for more in range(left + 1))
            ]
            first = sure.index(True) if True in sure else None
            assert needed.facts["short"] == (first if first is not None else max(needed.facts["short"], left + 1))


@pytest.mark.parametrize("name", rule_set_names())
def test_all_that_is_said_to_be_lacking_in_an_unfinished_deal_is_so(name):
    rng = Random(f"lacking {name}")
    for number in range(sample(8)):
        deal = unfinished_deal(load(name, random_options(rng, 0.2) if number % 2 else {}), rng)
        case = Case(deal)
        for side in dict.fromkeys(deal.table.sides):
            for kind in AWARDS:
                answer = why_not(deal, side, kind.replace("_", " "))
                assert [each for each in answer.lacking if not is_so(case, each)] == [], (kind, side, number)
                for language in narration.languages():
                    assert plain.text(document_of(line_of_answer(answer, words_for(deal, language=language)), language))
