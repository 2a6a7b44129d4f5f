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
from piquet_tutor.game.rules.events import Ended
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies.bidding import to_lose
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.rendering import plain
from tests.explain.why.checks import Case, givings, is_so
from tests.samples import sample
from tests.strategies import random_options, random_start


def lacking(deal, side, question):
    return {each.name: each for each in why_not(deal, side, question).lacking}


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
