"""Random legal deals for every test that wants some: rule sets, option mixes, seeds, deals and where they stop.

Plain functions take a generator of random numbers (for bulk runs); the strategies wrap them for Hypothesis. Rare
things are dealt more often than chance would: a carte blanche, long suits, hands known only after the exchange.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hypothesis import strategies as st

from piquet_tutor.engine.clauses import Value
from piquet_tutor.game.cards import Pack, card_order
from piquet_tutor.game.deal.engine import apply, start, start_from_hands
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.rules.policies.carte_blanche import courts_in
from piquet_tutor.game.seats import TWO_HANDED
from piquet_tutor.game.state import Deal

NUMBERS = (0, 5, 10, 20, 100)
"""What options that take any number are set to."""


def random_options(rng: Random, share: float = 0.4) -> dict[str, Value]:
    """About this share of all options, each set to anything it takes."""
    return {name: rng.choice(option.values or NUMBERS) for name, option in options().items() if rng.random() < share}


def random_rules(rng: Random) -> RuleSet:
    """Any rule set with a random mix of options."""
    return load(rng.choice(rule_set_names()), random_options(rng))


def random_start(rules: RuleSet, rng: Random) -> Deal:
    """A deal just dealt: mostly as chance has it, sometimes with something rare in it."""
    kind = rng.choices(["plain", "blank", "long", "hands"], [80, 8, 8, 4])[0]
    if kind == "plain":
        return shuffled(rules, rng)
    cards = list(Pack(rules.pack).cards)
    rng.shuffle(cards)
    if kind == "blank":
        _blank_first(rules, cards)
    if kind == "long":
        cards = _nearly_sorted(cards, rng)
    hands, talon = _dealt(rules, cards, rng)
    return start_from_hands(rules, hands) if kind == "hands" else start(rules, hands, talon)


def strong_start(rules: RuleSet, rng: Random) -> Deal:
    """A deal just dealt with long suits, in which a pique or a repique is likely."""
    cards = list(Pack(rules.pack).cards)
    rng.shuffle(cards)
    return start(rules, *_dealt(rules, _nearly_sorted(cards, rng), rng))


def _dealt(rules: RuleSet, cards: list, rng: Random) -> tuple[dict, tuple]:
    size, seats = rules.hand_size, list(rules.table.seats)
    rng.shuffle(seats)
    hands = {seat: tuple(cards[place * size : (place + 1) * size]) for place, seat in enumerate(seats)}
    return {seat: hands[seat] for seat in rules.table.seats}, tuple(cards[len(seats) * size :])


def _blank_first(rules: RuleSet, cards: list) -> None:
    ten = bool(rules.option("blank_ten_is_court"))
    cards.sort(key=lambda one: bool(courts_in((one,), ten)))  # stable: the order of the others stays random
    after = Random(str(cards))
    blank = rules.hand_size
    if after.random() < 0.5 and not courts_in(cards[: 2 * blank], ten):
        blank *= 2  # in a long pack both hands can be blank, and half of these deals have them so
    rest = cards[blank:]
    after.shuffle(rest)
    cards[blank:] = rest


def _nearly_sorted(cards: list, rng: Random) -> list:
    places = {one: card_order(one) + rng.gauss(0, 4) for one in cards}
    return sorted(cards, key=places.__getitem__)


def random_deal(rules: RuleSet, rng: Random, actions: int = 1000) -> Deal:
    """A legal deal, after so many actions or to its end."""
    deal = random_start(rules, rng)
    for _ in range(actions):
        if deal.done:
            break
        deal = apply(deal, random_action(deal, rng))
    return deal


def without_half_a_dialogue(deal: Deal) -> bool:
    """Whether a record has a place for a deal that stops here.

    It has none for half a dialogue, nor for a number that elder named and has not exchanged yet.
    """
    if deal.phase in ("carte_blanche", "declare", "round"):
        return False
    showing = deal.phase == "play" and not deal.tricks and deal.trick and not deal.declared
    return not showing and not (deal.phase == "exchange" and deal.claimed.get("elder") is not None)


# --- for Hypothesis -----------------------------------------------------------------------------------------------


def generators() -> st.SearchStrategy[Random]:
    """Generators of random numbers, shown by their seed."""
    return st.integers(0, 2**32 - 1).map(Random)


def option_mixes() -> st.SearchStrategy[Mapping[str, Value]]:
    """Some options set otherwise."""
    return st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(one.values or NUMBERS) for name, one in options().items()}
    )


@st.composite
def rule_sets(draw: st.DrawFn, mixed: bool = True) -> RuleSet:
    """Every rule set, plain or with options set otherwise."""
    name = draw(st.sampled_from(rule_set_names()))
    changes = draw(st.one_of(st.just({}), option_mixes())) if mixed else {}
    return load(name, changes)


def for_elder_and_younger(mixed: bool = True) -> st.SearchStrategy[RuleSet]:
    """Rule sets of the game for two without bidding, plain or with options set otherwise."""
    return rule_sets(mixed).filter(lambda rules: rules.table == TWO_HANDED)


@st.composite
def deals(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] | None = None, whole: bool = False) -> Deal:
    """Legal deals, to their end or stopping anywhere."""
    chosen = draw(rules if rules is not None else rule_sets())
    length = 1000 if whole else draw(st.one_of(st.just(1000), st.integers(0, 40)))
    return random_deal(chosen, Random(draw(st.integers(0, 2**32 - 1))), length)
