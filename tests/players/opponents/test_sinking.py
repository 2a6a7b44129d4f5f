"""What is kept back, and why: shown by counting, or as the match stands."""

from piquet_tutor.game.actions import Answer, Call
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.interface import step
from piquet_tutor.players.opponents.sensible import Sensible
from tests.players.opponents.helpers import everywhere

HOPELESS = Standing({"elder": 0, "younger": 120}, 6, 6)
SAFE = Standing({"elder": 120, "younger": 120}, 6, 6)


def words(seed, standing=None, rules=None):
    """Each word of the declarations: the deal before it, what was said, and the habit behind it."""
    rules = rules or load("rubicon")
    player, deal = Sensible(care=1), shuffled(rules, seed, standing)
    while deal.phase != "play":
        before, deal = deal, step(deal, everywhere(rules, player))
        if before.phase == "declare":
            yield before, player.last_choice.action, player.last_choice.habit.name


def test_what_is_beaten_in_every_hand_is_not_called():
    """Where elder keeps a class back, the whole truth would have been answered with “not good”, and scored nothing."""
    found = 0
    for seed in (1, 21, 26):
        for deal, said, habit in words(seed):
            if habit == "beaten_anyway":
                view = seen_by(deal, deal.to_act)
                assert said == Call("elder", said.kind)
                told = apply(deal, view.choices[0])
                while not told.contests[said.kind].settled:
                    told = step(told, everywhere(deal.rules, Sensible(care=1)))
                assert told.contests[said.kind].result == Answer.NOT_GOOD.value
                found += 1
    assert found >= 3


def test_whoever_cannot_cross_the_line_keeps_his_points_to_himself():
    """A hundred short in the last deal, each point elder makes he pays; level and over the line he says it all."""
    kept, said = (
        [habit for seed in (1, 2, 3) for _, _, habit in words(seed, standing) if habit == "points_cost"]
        for standing in (HOPELESS, SAFE)
    )
    assert len(kept) > 3
    assert not said


def test_nothing_is_kept_back_where_the_rules_forbid_it():
    rules = load("rubicon", {"sinking": "none"})
    habits = {habit for seed in (1, 2) for _, _, habit in words(seed, HOPELESS, rules)}
    assert habits == {"tell_all"}
