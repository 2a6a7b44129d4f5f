"""What the tutor's opponent chooses, as data: the cases of ``tests/cases`` that have a ``choice`` for it to make.

Such a case has ``last_tricks`` (elder's view of them: ``mine``, the ``other`` hand with the card it has ``led``, how
many tricks elder has ``won``, what may be ``hidden``) or ``hands`` as dealt, with what was ``said`` in the bidding, and
the ``standing`` if it is in a match. What holds of the choice is one of :data:`CHECKS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

from piquet_tutor.game.actions import Accept, Action, Bid, Double, Exchange, Pass
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import start
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.parts import Standing
from piquet_tutor.players.opponents.interface import step
from piquet_tutor.players.opponents.playing import PlayView, choose_card
from piquet_tutor.players.opponents.sensible import Sensible
from tests.game.table_talk import cards, rest_of, rules_of
from tests.players.opponents.helpers import late_in_the_play

WORDS: Final = {"pass": Pass, "yes": Accept, "double": Double}


def chosen(told: dict[str, Any], hands: dict[str, str], done: Callable) -> tuple[Any, str]:
    """A card or an action, and the habit behind it."""
    rules = rules_of(told.get("rules", "rubicon"), **told.get("options", {}))
    sums = dict(told.get("standing", {}))
    number, whole = sums.pop("deal", 6), sums.pop("deals", 6)
    standing = Standing(sums, number, whole) if sums else None
    if "last_tricks" in told:
        view = late_in_the_play(**told["last_tricks"])
        card, habit = choose_card(PlayView(replace(view, rules=rules, standing=standing), 24, Random(1)))
        return card.code, habit.name
    dealt = [cards(hands.get(each, each)) for each in told["hands"]]
    dealt += [rest_of(*dealt)[:12]] if len(dealt) == 1 else []
    seats = rules.table.seats if told.get("seat", "elder") != "younger" else rules.table.seats[::-1]
    deal = start(rules, dict(zip(seats, dealt, strict=True)), rest_of(*dealt), standing)
    deal = done(deal, "bidding", told["said"]) if told.get("said") else deal
    if deal.phase == "exchange" and told.get("seat") == "younger":
        deal = step(deal, {"elder": Sensible(care=4)})
    player = Sensible()
    return player.choose(seen_by(deal, deal.to_act or "")), player.last_choice.habit.name


def run(told: dict[str, Any], hands: dict[str, str], done: Callable) -> None:
    """Have it choose, and check what holds."""
    action, habit = chosen(told, hands, done)
    for line in filter(None, map(str.strip, told["play"].splitlines())):
        text = line.removeprefix("> ")
        held = [holds(action, *found.groups()) for word, holds in CHECKS.items() if (found := re.fullmatch(word, text))]
        assert held == [True] or text == f"because {habit}", (told["name"], text, action, habit)


def _out(action: Action) -> set:
    assert isinstance(action, Exchange)
    return set(action.cards)


CHECKS: Final[dict[str, Callable[..., bool]]] = {
    # plays 9S or 7D                   `because hold_up`: the habit behind it
    r"plays (.+)": lambda card, text: card in text.split(" or "),
    r"puts out just (.+)": lambda action, text: _out(action) == set(parse_cards(text)),
    r"puts out (\d+) cards": lambda action, number: len(_out(action)) == int(number),
    r"keeps (.+)": lambda action, text: not set(parse_cards(text)) & _out(action),
    r"puts out also (.+)": lambda action, text: set(parse_cards(text)) <= _out(action),
    r"says (\w+)": lambda action, word: isinstance(action, WORDS[word]),
    r"does not say (\w+)": lambda action, word: not isinstance(action, WORDS[word]),
    # bids at least 9 tricks           `for more than 21`: tricks by cards left; `plus`: the sign
    r"bids at least (\d+) tricks": lambda action, number: isinstance(action, Bid) and action.tricks >= int(number),
    r"bids for more than (\d+)": lambda action, worth: (
        isinstance(action, Bid) and action.tricks * action.left > int(worth)
    ),
    r"bids (plus|minus)": lambda action, sign: isinstance(action, Bid) and action.sign == sign,
}
"""What can be said to hold of a choice."""
