"""Which fact stands where: of two that could change places, a text tells each in its own, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import OnlyFor, Ruling, Verdict
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration.catalogue import Catalogue
from piquet_tutor.narration.patterns import FunctionCall, JoinedPieces, MessageMention, Variable, VariantChoice
from tests.narration.deals import example_deals, some_deals
from tests.narration.every_text import COUNTED, Facts, Text, chosen, every_text, facts_of, ways
from tests.samples import sample

LANGUAGES = ("en", "fr")

# --- in one language as in the other --------------------------------------------------------------------------------

SORTS = {
    **dict.fromkeys((("SIDE", 0), ("ROLE", 0), ("OTHER", 0)), "seat"),
    **dict.fromkeys(((name, 0) for name in ("CARD", "CARDS", "CHOICE", "COMBINATIONS", "SUIT")), "cards"),
    **dict.fromkeys((("RANK", 0), ("SET", 1), ("SEQUENCE", 1)), "rank"),
    **dict.fromkeys((("SET", 0), ("SEQUENCE", 0)), "size"),
    **dict.fromkeys(((name, 0) for name in COUNTED), "plain"),
}
"""What a function tells, by its place among what it is given: two facts of a sort can be taken for each other."""
OTHERWISE = {
    "advice-play-bid-beaten",
    "advice-play-bid-kept",
    "advice-play-bid-mine",
    "advice-play-bid-theirs",
    "guide-instead-follow_low",
    "proof-void-sequence",
    "scorer-amiss-amiss-captures",
    "sinking-allowed-allowed.short",
    "why-is-crossed",
}
"""Texts whose French turns the sentence round, and so tells two facts in the other order."""

Mention = tuple[str, str]
"""A fact that is told: of what sort, and its name."""


def mentions(piece: Any, speech: Catalogue, given: Mapping[str, Any], sort: str = "plain") -> Iterator[Mention]:
    """The facts that a piece tells, in their order; of a seat that is named in the text itself, its name."""
    match piece:
        case Variable():
            yield sort, piece.name
        case str() if sort == "seat":
            yield sort, piece
        case JoinedPieces():
            for each in piece.pieces:
                yield from mentions(each, speech, given)
        case MessageMention():
            yield from mentions(speech.entries[piece.key].pattern, speech, given)
        case FunctionCall(name="OTHER"):
            yield from ((of, f"other {name}") for of, name in mentions(piece.values[0], speech, given, "seat"))
        case FunctionCall() if piece.name != "DOES":
            for place, value in enumerate(piece.values):
                yield from mentions(value, speech, given, SORTS.get((piece.name, place), piece.name))
        case VariantChoice():
            told = piece.usual
            if isinstance(piece.selector, Variable):
                told = piece.variants[chosen(piece, given[piece.selector.name], speech.language)][1]
            yield from mentions(told, speech, given)


def told_in_order(text: Text, given: Mapping[str, Any]) -> dict[str, list[str]]:
    """The facts that a text tells, by their sort."""
    found: dict[str, list[str]] = {}
    for sort, name in mentions(text.pattern, text.speech, given):
        found.setdefault(sort, []).append(name)
    return found


def apart(first: Sequence[str], second: Sequence[str]) -> bool:
    """Whether two languages tell facts in another order: all of them, or where one says more, what both say first."""
    if Counter(first) == Counter(second):
        return list(first) != list(second)
    both = set(first) & set(second)
    return [each for each in dict.fromkeys(first) if each in both] != [
        each for each in dict.fromkeys(second) if each in both
    ]


def told_otherwise() -> set[str]:
    """The texts of which some way is told in another order in French."""
    french = {text.key: text for text in every_text("fr")}
    return {text.key for text in every_text("en") if text.key in french and _differ(text, french[text.key])}


def _differ(english: Text, french: Text) -> bool:
    facts: Facts = {**facts_of(french), **facts_of(english)}
    for way in (each for text in (english, french) for each in ways(text.pattern, text.speech, facts)):
        given = {name: values[0] for name, values in way.items()}
        first, second = (told_in_order(text, given) for text in (english, french))
        if any(apart(first[sort], second[sort]) for sort in first.keys() & second.keys()):
            return True
    return False


def test_both_languages_tell_facts_of_a_sort_in_the_same_order():
    """Who wins and who loses, the better and the other, the more and the less: changed about in one, they differ."""
    assert told_otherwise() == OTHERWISE


# --- in what is ruled -----------------------------------------------------------------------------------------------

SUM = re.compile(r"(?<![\d,.])(\d+(?: [−+×] \d+)+) = (\d+)")
PAID = {
    "en": r"(Anna|Ben) (?:wins the partie and )?is paid",
    "fr": r"(Anna|Ben) (?:gagne la partie et )?reçoit",
}
RUBICONED = {"en": r"(Anna|Ben) is rubiconed with (\d+)", "fr": r"(Anna|Ben) reste sous le rubicon avec (\d+)"}


BOOKS = (("rubicon", {}), ("rubicon", {"rubicon": 0}), ("saunt", {"double_under": 50}))


@pytest.fixture(scope="module")
def deals():
    return [*some_deals(sample(120), seed=7), *example_deals()]


@pytest.fixture(scope="module")
def parties():
    """Whole matches, those that are paid by the difference and by the sum, and those that are raced."""
    rng, found = Random(11), []
    for base, changes in BOOKS:
        for _ in range(sample(3)):
            partie = Partie(load(base, changes), ("Anna", "Ben"), "Anna")
            while not partie.over:
                deal = partie.deal(rng)
                while not deal.done:
                    deal = apply(deal, random_action(deal, rng))
                partie = partie.with_deal(deal)
            found.append(partie)
    return found


def value_of(told: str) -> int:
    """What a sum of whole numbers comes to, read from the left."""
    first, *rest = told.split(" ")
    value = int(first)
    for sign, number in zip(rest[::2], map(int, rest[1::2]), strict=True):
        value = {"+": value + number, "−": value - number, "×": value * number}[sign]
    return value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sum_that_is_told_is_right(deals, parties, language):
    ledgers = [(deal.rulings, deal.rules) for deal in deals] + [(each.ledger, each.rules) for each in parties]
    sums = 0
    for rulings, rules in ledgers:
        for ruling in rulings:
            for depth in ("short", "full"):
                for told, result in SUM.findall(narration.text(ruling, depth, language, rulings, rules)):
                    sums += 1
                    assert value_of(told) == int(result), (ruling.rule, language, told)
    assert sums > 20


def fact(ruling: Ruling, name: str) -> Any:
    found = ruling.facts.get(name)
    return found.value if isinstance(found, OnlyFor) else found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_ones_own_is_told_before_the_others(deals, language):
    """As many tricks against as many, so long a point against one so long: the facts other_… come second."""
    met = set()
    for deal in deals:
        for ruling in deal.rulings:
            said = re.findall(r"\d+", narration.text(ruling, "short", language, deal.rulings, deal.rules))
            for name in ruling.facts:
                pair = [str(fact(ruling, each)) for each in (name, f"other_{name}")]
                if f"other_{name}" in ruling.facts and len({*pair}) == 2 and [*map(said.count, pair)] == [1, 1]:
                    met.add((ruling.rule, name))
                    assert said.index(pair[0]) < said.index(pair[1]), (ruling.rule, name, said)
    assert {("cards.most", "tricks"), ("point.good", "length"), ("point.good", "pips")} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_scores_is_named_first(deals, language):
    met = set()
    for deal in deals:
        names = {seat: f"Player{place}" for place, seat in enumerate(deal.table.seats, 1)}
        for ruling in deal.rulings:
            if ruling.verdict is not Verdict.AWARDED or ruling.side not in names:
                continue
            said = narration.text(ruling, "short", language, deal.rulings, deal.rules, names=narration.names_of(names))
            found = re.findall(r"Player\d", said)
            if found:
                met.add(ruling.rule)
                assert found[0] == names[ruling.side], (ruling.rule, said)
    assert {"point.good", "repique.award", "cards.most", "play.trick"} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winner_is_paid_and_the_loser_is_rubiconed(parties, language):
    met = set()
    for partie in parties:
        for ruling in partie.ledger:
            said = narration.text(ruling, "short", language, partie.ledger, partie.rules)
            if paid := re.search(PAID[language], said):
                met.add("paid")
                assert paid[1] == ruling.facts["winner"], said
            if under := re.search(RUBICONED[language], said):
                met.add("rubiconed")
                assert (under[1], int(under[2])) == (ruling.facts["loser"], ruling.facts["low"]), said
    assert met == {"paid", "rubiconed"}
