"""No two hands: what is proved holds of every deal there is, and every proof there was is still one."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.explore.finder import every_hand
from piquet_tutor.explore.finder.bounds import hands_bar
from piquet_tutor.explore.finder.every_hand import least, most_points, strengths
from piquet_tutor.explore.finder.layout import SIDES, is_for_two, slots_for
from piquet_tutor.explore.finder.measures import (
    CLASSES,
    HAND_MEASURES,
    MEASURES,
    HandMeasures,
    pair_measures,
    terms_of,
)
from piquet_tutor.explore.finder.query import CHOICES, FROM_HANDS, Condition, Query, parse
from piquet_tutor.explore.finder.two_hands import PairSearch, number_of, words_of
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.random_play import shuffled_cards
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner.masks import bits_of

BOOKS = [name for name in rule_set_names() if is_for_two(load(name)) and not terms_of(load(name)).why_not]
RARE = ("blank=elder", "repique=younger", "point=equal", "sequence=equal", "repique=elder-barred", "elder.quatorzes=2")


def a_layout(rules, seed):
    """A random layout, or one with something in it that a random deal seldom brings."""
    rng = Random(seed)
    if seed % 2:
        return slots_for([rules], rng).layout(shuffled_cards(rules, rng))
    candidate = PairSearch(parse(RARE[seed // 2 % len(RARE)], rules).from_hands, terms_of(rules), [rules], rng)
    candidate.improve(2000, 2000)
    return candidate.layout()


def true_of(layout, terms, rng):
    """A condition that a layout meets."""
    measures = pair_measures(layout, terms)
    if rng.random() < 0.5:
        name = rng.choice(sorted(FROM_HANDS))
        value = rng.choice(CHOICES[name])
        return Condition(name, "=" if value in words_of(name, measures) else "!=", (value,), True)
    name = f"{rng.choice(SIDES)}.{rng.choice(MEASURES)}"
    number = number_of(name, measures)
    sign, value = rng.choice((("=", number), (">=", number), ("<=", number), ("<", number + 1), ("!=", number + 1)))
    return Condition(name, sign, (value,), True)


@pytest.mark.parametrize("name", BOOKS)
def test_nothing_is_ruled_out_that_is_there(name):
    rules = load(name)
    for seed in range(8):
        layout, rng = a_layout(rules, seed), Random(seed)
        asked = tuple(true_of(layout, terms_of(rules), rng) for _ in range(1 + seed % 4))
        query = Query(asked, rules)
        assert hands_bar(query) is None, query.text


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("blank=both", ("carte_blanche.award",)),
        ("blank=both rules=contract", ("carte_blanche.award",)),
        ("repique=elder repique=younger", ("repique.award",)),
        ("repique=elder point=younger", ("repique.award", "point.good")),
        ("repique=elder elder.sequences=0 elder.sets=0", ("repique.award", "sequence.good", "set.good")),
        ("elder.sequence=8 sequence=younger", ("sequence.good",)),
        ("elder.set=4 elder.rank=ace set=younger", ("set.good",)),
        ("set=equal", ("set.good",)),
        ("point=none", ("point.good",)),
        ("elder.in_hand=0 point=elder", ("carte_blanche.award", "point.good", "sequence.good", "set.good")),
        ("blank=elder elder.courts>=6", ("carte_blanche.award",)),
        ("blank=younger younger.courts>=8 elder.aces=1", ("carte_blanche.award",)),
        ("elder.dealt_courts=0 elder.courts>=6", ("carte_blanche.award",)),
        ("elder.quatorzes=3 younger.quatorzes=3", ("set.good",)),
        ("elder.aces=4 younger.aces=1", ()),
        ("elder.spades>=5 younger.spades>=4", ()),
        ("elder.courts=12 younger.courts=1", ()),
        ("elder.spades=9", ()),
        ("elder.voids=3", ()),
    ],
)
def test_no_two_hands_and_the_clauses_that_are_why(text, clauses):
    """Of more conditions than it takes, only those that are needed are answered for."""
    bar = hands_bar(parse(text))
    assert (bar.kind, bar.clauses) == ("hands", clauses)


@pytest.mark.parametrize(
    "text",
    [
        "blank=younger younger.courts=7",
        "elder.in_hand=57",
        "elder.in_hand=61 blank=elder",
        "elder.point=8 point!=younger",
        "elder.point=8 point=younger rules=cent-36",
        "elder.aces=3 younger.aces=1",
        "repique=elder set=younger",
        "elder.in_hand>=30 younger.in_hand>=30",
        "blank=both rules=rubicon,lesser_combinations:both",
        "elder.tricks=12",
    ],
)
def test_what_may_be_is_left_open(text):
    assert hands_bar(parse(text)) is None


def test_a_hand_by_itself():
    """Against figures of the claims, found in another way, and against hands that have the most."""
    terms = terms_of(load("rubicon"))
    assert most_points((), terms, frozenset(CLASSES)) == 57
    few_courts = parse("elder.courts<=5").conditions
    assert most_points(few_courts, terms, frozenset(CLASSES)) == 51
    assert most_points(parse("elder.courts=0 elder.aces=0").conditions, terms, frozenset({"point", "sequence"})) == 16
    assert most_points(parse("elder.spades=8 elder.aces=4 elder.kings=3").conditions, terms, frozenset()) is None
    assert strengths(parse("elder.point=8").conditions, terms, "point") == {8 * 128 + 75}
    assert least(parse("elder.point=8 elder.aces>=3").conditions, terms, "courts") == 3


def test_where_too_much_is_asked_at_once_each_condition_is_taken_by_itself(monkeypatch):
    """The bound is then looser, never too tight."""
    terms = terms_of(load("rubicon"))
    own = parse("elder.point<=4 elder.sequences>=3").conditions
    exact = most_points(own, terms, frozenset({"point", "sequence"}))
    for ask in (most_points, strengths, least):
        ask.cache_clear()
    monkeypatch.setattr(every_hand, "TOO_MANY", 5000)
    assert exact <= most_points(own, terms, frozenset({"point", "sequence"})) <= 39
    for ask in (most_points, strengths, least):
        ask.cache_clear()


@pytest.mark.parametrize("name", ["rubicon", "cent-36", "wikipedia"])
def test_random_hands_are_within_what_any_hand_comes_to(name):
    rules = load(name)
    terms = terms_of(rules)
    rng = Random(name)
    for _ in range(2):
        hand = HandMeasures(bits_of(rng.sample(pack_of(rules.pack).cards, rules.hand_size)), 0, terms)
        names = rng.sample(["point", "pips", "sequences", "set", "courts", "voids", "spades", "aces", "sevens"], 3)
        own = tuple(Condition(f"elder.{each}", "=", (HAND_MEASURES[each](hand),), True) for each in names)
        kind = rng.choice(CLASSES)
        assert hand.strength(kind) in strengths(own, terms, kind)
        assert most_points(own, terms, frozenset({kind})) >= hand.points(kind)
        assert least(own, terms, "kings") <= HAND_MEASURES["kings"](hand)
