"""Matches as data: what each deal of one came to, line by line, and how the match then stands.

A case with ``match`` is of Ann and Ben, of whom Ann deals first; it has ``rules``, ``options`` and ``play``. What is
done: ``deal 5 30`` (Ann's points and Ben's), ``5 deals 10 10``, where there is a line ``deal 10/104 20/0`` (above it
and below), ``cut TS JD`` (Ann's card first; further pairs where they are level). What holds is one of :data:`CHECKS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

from piquet_tutor.engine.rulings import Award, Facts, Ruling, Verdict, total
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.matches import Rubber, begin
from piquet_tutor.game.deal.partie import Cut, Partie, cut_for_deal
from tests.game.table_talk import rules_of

PLAYERS: Final = ("Ann", "Ben")


class Lifted:
    """A pack cut at these cards, one pair after another."""

    def __init__(self, pairs: str) -> None:
        cards = parse_cards(pairs)
        self.pairs = [list(cards[place : place + 2]) for place in range(0, len(cards), 2)]

    def sample(self, pack, count):
        """The next two."""
        assert count == 2
        pair = self.pairs.pop(0)
        assert set(pair) <= set(pack)
        return pair


def cut(rules: Any, pairs: str) -> Cut:
    """What a cut of these cards comes to."""
    return cut_for_deal(rules, PLAYERS, Lifted(pairs))


def scored(one: Any, elder: str, younger: str) -> Any:
    """A finished deal, of which a match asks nothing but what each seat scored and whether it won a race."""
    seats = dict(zip(one.rules.table.seats, (elder, younger), strict=True))
    awards = tuple(
        Award(seat, account, int(points))
        for seat, text in seats.items()
        for account, points in zip(("above", "below"), text.split("/") if "/" in text else ("0", text), strict=True)
        if int(points)
    )
    ruled = (Ruling(1, "bid.made", Verdict.AWARDED, None, Facts(), awards, (), ()),)
    line = isinstance(one, Rubber)
    return SimpleNamespace(done=True, void=False, rulings=ruled if line else (), total=lambda seat: total(ruled, seat))


def played(one: Partie, ann: str, ben: str) -> Partie:
    """With one deal more."""
    return one.with_deal(scored(one, *((ben, ann) if one.dealer_of(len(one.deals) + 1) == "Ann" else (ann, ben))))


def run(told: dict[str, Any]) -> None:
    """Do what a case says, and check what holds."""
    rules = rules_of(told.get("rules", "rubicon"), **told.get("options", {}))
    one: Any = begin(rules, PLAYERS, "Ann")
    for line in filter(None, map(str.strip, told["play"].splitlines())):
        first, *rest = line.split()
        if first == ">":
            assert check(one, line[2:]), (told["name"], line, one.totals if isinstance(one, Partie) else one)
        elif first == "cut":
            one = cut(rules, " ".join(rest))
        else:
            for _ in range(1 if first == "deal" else int(first)):
                one = played(one, *rest[-2:])


def check(one: Any, text: str) -> bool:
    """Whether a line holds."""
    for pattern, holds in CHECKS.items():
        if found := re.fullmatch(pattern, text):
            return bool(holds(one, *found.groups()))
    raise ValueError(f"{text!r} is nothing that can hold of a match")


def _sums(text: str) -> dict[str, int]:
    return {each.split()[0]: int(each.split()[1]) for each in text.split(", ")}


def _ledger(one: Partie) -> str:
    return " | ".join(f"{each.rule} {each.verdict.value} {each.side} {each.points}" for each in one.ledger)


CHECKS: Final[dict[str, Callable[..., Any]]] = {
    r"over": lambda one: one.over,
    r"not over": lambda one: not one.over,
    r"deals to break a tie: (\d+)": lambda one, number: one.to_break == int(number),
    # Ann deals 3                      and is younger in it
    r"(\w+) deals (\d+)": lambda one, who, number: (
        one.dealer_of(int(number)) == who and one.seats_of(int(number))[who] in ("younger", "dealer")
    ),
    r"totals: (.+)": lambda one, text: one.totals == _sums(text),
    r"deal (\d+): (.+)": lambda one, number, text: one.points(int(number)) == _sums(text),
    r"games: (.+)": lambda one, text: one.games_won == _sums(text),
    # next: deal 2 of 6, elder 5, younger 30     what the next deal is told
    r"next: deal (\d+) of (\d+), (.+)": lambda one, number, whole, text: (
        one.standing == (_sums(text), int(number), int(whole))
    ),
    r"next: ([^d].+)": lambda one, text: dict(one.standing.points) == _sums(text),
    # ruled: settlement.difference awarded Ann 104 | ...    the whole ledger of the match; `nothing`
    r"ruled: (.+)": lambda one, text: _ledger(one) == ("" if text == "nothing" else text),
    r"awarded: (.+)": lambda one, text: (
        " | ".join(f"{each.rule} awarded {each.side} {each.points}" for each in one.ledger if each.awards) == text
    ),
    r"settlers: (.+)": lambda one, text: " | ".join(f"{each.rule} {each.side}" for each in one.ledger) == text,
    # settlement.race: games=2         a fact of that ruling
    r"([a-z_]+\.[a-z_]+): (\w+)=(.+)": lambda one, rule, fact, value: (
        [str(each.facts[fact]) for each in one.ledger if each.rule == rule] == [value]
    ),
    r"(Ann|Ben) is paid (\d+)": lambda one, who, points: total(one.ledger, who) == int(points),
    r"margin: (\d+)": lambda one, points: one.margin == int(points),
    # of a cut: `dealer Ann`, `nobody` when it is for the higher to choose
    r"dealer (\w+)": lambda one, who: (one.dealer or "nobody") == who,
    r"chooser (\w+)": lambda one, who: (one.chooser or "nobody") == who,
    r"higher (\w+)": lambda one, who: one.ruling.facts["high"] == who and one.ruling.cites,
    r"cards: (.+)": lambda one, text: [each.code for each in one.cards.values()] == text.split(),
}
"""What can be said to hold of a match, or of a cut."""
