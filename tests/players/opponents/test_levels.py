"""The levels: each plays by its own habit, sees only its own cards, serves every form, and says why when it is over."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import replace
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.game.actions import Call, Exchange, Play
from piquet_tutor.game.cards import parse_cards, sort_hand
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.players import opponents
from piquet_tutor.players.opponents.coach import plays_by_table
from piquet_tutor.players.opponents.interface import Habit, play_deal, step
from piquet_tutor.players.opponents.levels import level_name, level_says, levels, player
from piquet_tutor.players.opponents.reasons import NoReason, why_it_did
from piquet_tutor.players.opponents.sensible import Sensible
from piquet_tutor.reckoner.likely_hands import held_by_the_other, rather_kept
from piquet_tutor.reckoner.masks import masks_of
from tests.players.opponents.helpers import late_in_the_play

PLAIN = ("beginner", "point", "cards")


def at_the_exchange(hand, seed=1):
    """Elder's view, with these cards dealt to him."""
    deal = shuffled(load("rubicon"), seed)
    cards = sort_hand(parse_cards(hand))
    rest = [one for one in (*deal.hands["elder"], *deal.hands["younger"], *deal.stock) if one not in cards]
    hands = {"elder": cards, "younger": sort_hand(rest[:12])}
    return seen_by(replace(deal, hands=hands, dealt=hands, stock=tuple(rest[12:])), "elder")


def chosen(level, view):
    """What a level does, and its habit's name."""
    asked = player(level)
    action = asked.choose(view)
    return action, asked.last_choice.habit.name


def test_a_beginner_breaks_up_its_point_for_high_cards():
    view = at_the_exchange("7S 8S 9S TS JS AH KD QD AC KC QH JD")
    action, habit = chosen("beginner", view)
    assert set(parse_cards("7S 8S 9S TS")) <= set(action.cards)
    assert habit == "keep_high_cards"


def test_one_that_keeps_its_point_does_not():
    view = at_the_exchange("7S 8S 9S TS JS AH KD KC AC 9C 8H 7D")
    action, habit = chosen("point", view)
    assert set(parse_cards("9C 8H 7D")) < set(action.cards)
    assert not set(parse_cards("7S 8S 9S TS JS")) & set(action.cards)
    assert habit == "keep_the_point"


def test_a_beginner_overlooks_some_of_what_it_holds_and_no_other_level_does():
    said = {level: set() for level in PLAIN}
    for level in PLAIN:
        for seed in range(40):
            deal = shuffled(load("rubicon"), seed)
            players = dict.fromkeys(deal.table.seats, player(level))
            while deal.phase != "play" and not deal.done:
                before = deal.to_act
                deal = step(deal, players)
                if isinstance(deal.actions[-1], Call) and before == "elder":
                    said[level].add(players[before].last_choice.habit.name)
    assert said == {"beginner": {"overlook", "tell_all"}, "point": {"tell_all"}, "cards": {"tell_all"}}


def test_one_that_counts_knows_its_sure_tricks():
    """The queen and jack are sure once ace and king are gone; with the last two tricks to make it takes them."""
    view = late_in_the_play("QS JS", "8H 7D", won=5, hidden="9H 9D")
    action, habit = chosen("cards", view)
    assert action == Play("elder", parse_cards("QS")[0])
    assert habit == "cash_what_is_sure"


def test_one_that_counts_keeps_a_guard_that_another_throws():
    """The king of hearts is guarded by the seven; the nine of clubs guards nothing."""
    view = late_in_the_play("KH 7H 9C", "AH AD AC", led="AD", hidden="KC QC")
    assert chosen("point", view)[0].card == parse_cards("7H")[0]
    assert chosen("cards", view) == (Play("elder", parse_cards("9C")[0]), "keep_guards")


@pytest.mark.parametrize("form", rule_set_names())
@pytest.mark.parametrize("level", PLAIN)
def test_plain_levels_play_every_form_to_its_end(form, level):
    deal = shuffled(load(form), 1)
    assert play_deal(deal, dict.fromkeys(deal.table.seats, player(level))).done


@pytest.mark.parametrize("form", rule_set_names())
def test_the_coach_plays_every_form_to_its_end(form):
    """Against plain players, so that the deals are quick."""
    deal = shuffled(load(form), 5)
    first, *others = deal.table.seats
    assert play_deal(deal, {first: player("coach"), **dict.fromkeys(others, player("cards"))}).done


def with_hidden_cards_dealt_anew(deal, seat, rng):
    """The deal with every card a seat cannot see somewhere else; None where what has been said would be untrue."""
    (other,) = (each for each in deal.table.seats if each != seat)
    hidden = [*deal.hands[other], *deal.discards.get(other, ()), *deal.stock]
    view = seen_by(deal, seat)
    free = [one for one in hidden if one in view.unseen]
    mixed = rng.sample(free, len(free))
    place = dict(zip(free, mixed, strict=True))

    def moved(cards):
        return tuple(place.get(one, one) for one in cards)

    return replace(
        deal,
        hands={**deal.hands, other: sort_hand(moved(deal.hands[other]))},
        discards={name: moved(cards) if name == other else cards for name, cards in deal.discards.items()},
        stock=moved(deal.stock),
    )


@pytest.mark.parametrize("level", levels())
def test_hidden_cards_make_no_odds(level):
    """The same view, other cards behind it: the same choice, by every level."""
    rng = Random(3)
    for seed in range(2):
        deal = shuffled(load("rubicon"), seed)
        others = Sensible(care=1)
        while not deal.done:
            view = seen_by(deal, deal.to_act)
            if isinstance(view.choices[0] if view.choices else None, Play) or view.phase == "exchange":
                again = seen_by(with_hidden_cards_dealt_anew(deal, deal.to_act, rng), deal.to_act)
                if level in PLAIN or (seed == 0 and len(view.tricks) % 3 == 0):
                    assert player(level).choose(view) == player(level).choose(again)
            deal = apply(deal, others.choose(view))


def test_the_hands_held_hold_what_was_called():
    """The other's true hand is always among them, where nothing was kept back."""
    for seed in range(6):
        deal = shuffled(load("rubicon"), seed)
        players = dict.fromkeys(deal.table.seats, player("point", seed))
        while not deal.done:
            view = seen_by(deal, deal.to_act)
            if view.choices and isinstance(view.choices[0], Play) and plays_by_table(view):
                held = held_by_the_other(view)
                true = masks_of(deal.hands[deal.table.after(view.seat)])
                assert held.weights[held.hands.index(true)] > 0
            deal = step(deal, players)


def test_an_ace_is_less_likely_put_out_than_a_seven():
    """Two hands that differ in one card: the ace kept and the seven out, or the other way about."""
    ace, seven, common = parse_cards("AS"), parse_cards("7H"), parse_cards("KD QD JD 9C")
    hands = [masks_of((*common, *ace)), masks_of((*common, *seven))]
    pull = rather_kept(hands, masks_of(()), (*common, *ace, *seven))
    assert pull[0] < pull[1]


def test_the_coach_finds_the_card_that_wins_against_every_hand():
    """Whatever younger holds, the queen first makes both tricks in spades; the ace first makes one."""
    view = late_in_the_play("AS QS", "KS 8S", won=5)
    action, _ = chosen("coach", view)
    assert action.card == parse_cards("QS")[0]


# --- reasons --------------------------------------------------------------------------------------


def played_out(level, seed=2):
    """A deal between two players of a level, and the level's seed."""
    deal = shuffled(load("rubicon"), seed)
    return play_deal(deal, dict.fromkeys(deal.table.seats, player(level)))


@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("language", narration.languages())
def test_every_action_has_a_reason_when_the_deal_is_over(level, language):
    deal = played_out(level)
    wanted = range(1, len(deal.actions) + 1) if level in PLAIN else (1, 2, len(deal.actions) - 9)
    for number in wanted:
        told = why_it_did(deal, number, level, language)
        assert told
        assert all(each.strip() == each and "{" not in each for each in told)
        if isinstance(deal.actions[number - 1], Exchange):
            assert len(told) >= 2


def test_no_reason_is_given_while_the_deal_is_played():
    deal = shuffled(load("rubicon"), 2)
    with pytest.raises(NoReason, match="give away"):
        why_it_did(deal, 1, "point")


def test_a_wrong_number_or_level_is_said_so():
    deal = played_out("point")
    with pytest.raises(NoReason, match="from 1 to"):
        why_it_did(deal, 99, "point")
    with pytest.raises(NoReason, match="beginner"):
        why_it_did(deal, 1, "genius")


def test_somebody_elses_card_is_given_no_habit():
    """What a level would not have done is told, and no reason is made up for it."""
    deal = played_out("beginner")
    number = next(place for place, each in enumerate(deal.actions, 1) if isinstance(each, Exchange))
    assert len(why_it_did(deal, number, "beginner")) > len(why_it_did(deal, number, "point")) - 1
    habits = [narration.message("opponent-habit", habit=name) for name in sorted(habit_names())]
    assert not set(why_it_did(deal, number, "point")) & set(habits)


def habit_names():
    """The name of every habit there is."""
    found = set()
    for each in pkgutil.iter_modules(opponents.__path__):
        module = importlib.import_module(f"piquet_tutor.players.opponents.{each.name}")
        found |= {value.name for value in vars(module).values() if isinstance(value, Habit)}
    return found


@pytest.mark.parametrize("language", narration.languages())
def test_every_habit_and_every_level_has_its_own_words(language):
    said = [narration.message("opponent-habit", language, habit=name) for name in habit_names()]
    alike = len(said) - len(set(said))
    assert alike <= 2, "only habits that are the same card for the same reason may share a sentence"
    assert len({level_name(each, language) for each in levels()}) == len(levels())
    assert len({level_says(each, language) for each in levels()}) == len(levels())
