"""A deal is how it began and what was done since; records and scripts stand on that, and nothing else begins it."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from random import Random

import pytest

import piquet_tutor
from piquet_tutor.explore.examples import gallery
from piquet_tutor.game.actions import Play
from piquet_tutor.game.deal.engine import Refused, apply
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.deal.retelling import Retelling, carried_on, retelling_of, states_of
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.io import play_through, read_deal, score_from, write_record
from piquet_tutor.game.records.scripts import ScriptError, script_of, states_from
from piquet_tutor.game.rules.loader import load, rule_set_names

PACKAGE = Path(piquet_tutor.__file__).parent
HANDS = {
    "format": "piquet-record/1",
    "rules": "rubicon",
    "hands": {
        "elder": "AS KS QS JS TS 9S 8S 7S AH KH QH 7D",
        "younger": "TH 9H 8H 7H KD QD TD 8D JC TC 9C 8C",
    },
    "play": "AS",
}


def deals():
    """A deal of every form, one known from its hands alone, one stopped halfway, one in a race, and the examples."""
    found = [play_out(shuffled(load(name), 7), Random(7)) for name in rule_set_names()]
    standing = Standing({"elder": 80, "younger": 90}, 3, 0)
    race = play_out(shuffled(load("au-cent"), 11, standing=standing), Random(11))
    halfway = states_of(found[0])[len(found[0].actions) // 2]
    singles = [each.record for each in gallery() if "deals" not in each.record]
    return [*found, race, halfway, read_deal(HANDS), *(play_through(score_from(record)) for record in singles)]


DEALS = deals()
NUMBERED = pytest.mark.parametrize("deal", DEALS, ids=[f"{n}-{each.rules.id}" for n, each in enumerate(DEALS)])


def same(one, other):
    """Whether two deals have the same state: more than that they are equal, which is a question of their rulings."""
    return one == other and (one.actions, one.standing, one.title) == (other.actions, other.standing, other.title)


@NUMBERED
def test_a_deal_told_again_is_the_same_at_every_step(deal):
    told = retelling_of(deal)
    states = states_of(deal)
    assert told.beginning.actions == ()
    assert [len(state.actions) for state in states] == list(range(len(deal.actions) + 1))
    assert all(state.rulings == deal.rulings[: len(state.rulings)] for state in states)
    assert same(states[-1], deal)


@NUMBERED
def test_a_script_and_a_record_lead_to_the_same_deal(deal):
    beginning = retelling_of(deal).beginning
    script = json.loads(json.dumps(script_of(deal.actions)))
    assert same(states_from(script, beginning)[-1], deal)
    if deal.done:
        again = play_through(score_from(json.loads(json.dumps(write_record(deal)))), deal.standing)
        assert again.rulings == deal.rulings


def test_a_script_of_what_may_not_be_done_is_refused():
    beginning = read_deal({**HANDS, "play": ""})
    lead = Play("elder", beginning.hands["elder"][0])
    with pytest.raises(ScriptError):
        states_from(script_of([lead, lead]), beginning)
    with pytest.raises(ScriptError):
        states_from(script_of([Play("dealer", lead.card)]), beginning)


def test_a_refusal_names_the_action():
    deal = read_deal(HANDS)
    wrong = Play("elder", deal.hands["elder"][0])
    with pytest.raises(Refused) as caught:
        apply(deal, wrong)
    assert caught.value.action == wrong
    with pytest.raises(Refused):
        list(Retelling(deal, (wrong,)).states())


def test_a_deal_is_carried_on_until_nothing_follows():
    whole = DEALS[0]
    beginning = retelling_of(whole).beginning
    following = dict(enumerate(whole.actions[:5]))
    states = list(carried_on(beginning, lambda deal: following.get(len(deal.actions))))
    assert states[-1].actions == whole.actions[:5]
    assert same(list(carried_on(beginning, lambda deal: whole.actions[len(deal.actions)]))[-1], whole)


BEGINS = {
    "game/deal/retelling.py": "a deal that is there already",
    "game/deal/layout.py": "cards that lie somewhere",
    "game/records/replay.py": "what a record tells",
}


def test_a_deal_is_begun_in_few_places():
    """Whoever takes a deal apart to have it again asks for its retelling; nobody else deals its cards again."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("start", "start_from_hands"):
                found.add(path.relative_to(PACKAGE).as_posix())
    assert found == set(BEGINS)
