"""What an opponent believes a hand to be worth is what the rules that are played pay for it."""

from dataclasses import replace
from random import Random

import pytest

from piquet_tutor.engine.clauses import OptionError
from piquet_tutor.game.cards import Cards, Pack, sort_hand
from piquet_tutor.game.combinations import points, sequences, sets, size_of, strength
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.combination_tables import classes_of, declared
from piquet_tutor.reckoner.hand_to_hand import declarations, hand_prices
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.price_table import price_table

HANDS = 150
CLASSES = frozenset({Subject.POINT, Subject.SEQUENCE, Subject.SET})


def setting() -> list[tuple[str, dict[str, object]]]:
    """Every rule set as it is, and with every value of the options that the clauses on combinations read."""
    found: list[tuple[str, dict[str, object]]] = []
    for name in rule_set_names():
        found.append((name, {}))
        read = {each for one in map(load(name).rule_on, CLASSES) for each in one.options}
        for option in sorted(read):
            for value in options()[option].values:
                try:
                    load(name, {option: value})
                except OptionError:
                    continue
                found.append((name, {option: value}))
    return found


def worth_of(rules: RuleSet, hand: Cards) -> dict[str, int]:
    """What a hand scores in each class that it wins, by the price table."""
    prices, by_pips = price_table(rules), law_of(rules).points_by_pips
    called = [
        each for each in points(hand) if each.length >= prices.point.shortest and each.pips >= prices.point.fewest_pips
    ]
    # Of equal points the law cares for no other measure, and a player calls the one that scores more.
    scored = {(each.pips if by_pips else strength(each), prices.point.worth(each.length, each.pips)) for each in called}
    return {
        "point": max(scored)[1] if scored else 0,
        "sequence": sum(prices.sequences[each.length] for each in sequences(hand)),
        "set": sum(prices.quatorze if size_of(each) == 4 else prices.trio for each in sets(hand)),
    }


def believed(rules: RuleSet, hand: Cards) -> dict[str, int]:
    """The same as an opponent believes it."""
    kept = declared(masks_of(hand), classes_of(rules))
    return {kind: kept.points(kind) for kind in ("point", "sequence", "set")}


def hands(rules: RuleSet) -> list[Cards]:
    rng = Random(1)
    return [sort_hand(rng.sample(Pack(rules.pack).cards, rules.hand_size)) for _ in range(HANDS)]


@pytest.mark.parametrize(("name", "changes"), setting(), ids=str)
def test_a_hand_is_worth_to_an_opponent_what_the_price_table_pays(name, changes):
    rules = load(name, changes)
    assert [believed(rules, hand) for hand in hands(rules)] == [worth_of(rules, hand) for hand in hands(rules)]


@pytest.mark.parametrize("param", ["tierce", "quart", "quint", "trio", "quatorze"])
def test_a_price_of_another_law_is_believed_at_once(param):
    """A price that no option sets yet: whoever reads the rules is told of it."""
    rules = load("rubicon")
    rule = rules.rule_on(Subject.SET if param in ("trio", "quatorze") else Subject.SEQUENCE)
    dearer = replace(rule, params={**rule.params, param: rule.params[param] + 1})
    other = replace(rules, id=f"dearer-{param}", clauses={**rules.clauses, rule.id: dearer})
    dealt = hands(other)
    assert [believed(other, hand) for hand in dealt] == [worth_of(other, hand) for hand in dealt]
    assert any(believed(other, hand) != believed(rules, hand) for hand in dealt)


def test_which_is_better_is_found_as_the_engine_finds_it():
    for pack in (32, 36):
        rules, rng = load("rubicon"), Random(1)
        for _ in range(400):
            hand = sort_hand(rng.sample(Pack(pack).cards, 12))
            quick = declared(masks_of(hand), classes_of(rules))
            assert quick.point == strength(points(hand)[0])
            assert quick.sequence == next((strength(each) for each in sequences(hand)), (0, 0))
            assert quick.group == next((strength(each) for each in sets(hand)), (0, 0))


def test_what_two_hands_come_to_is_reckoned_with_the_rules_own_prices():
    """A point of seven against none that is good: seven, or five where the rules say five."""
    hand, other = (masks_of(Pack(32).cards[start : start + 7]) for start in (0, 8))
    for rules, points_paid in ((load("rubicon"), 7), (load("rubicon", {"point_score": "flat_5"}), 5)):
        prices = hand_prices(rules, None)
        mine = declared(hand, prices.combinations)._replace(sequence=(0, 0))
        theirs = declared(other, prices.combinations)._replace(point=(0, 0), sequence=(0, 0))
        assert declarations(mine, theirs, 0, prices) == points_paid
