"""The search of the last tricks by the prices of a form for two, against every line in the engine."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Pack, parse_cards, sort_hand
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.masks import bit_of, masks_of
from piquet_tutor.reckoner.solver.dealt import of_the_play
from piquet_tutor.reckoner.solver.last_tricks import LastTricks
from piquet_tutor.reckoner.solver.tricks import position_in
from tests.reckoner.solver.brute import by_the_engine, played_to

WITHOUT_PIQUE = {"pique_moment": "first_lead"}
FORMS = [
    ("rubicon", {}),
    ("rubicon", {"trick_scoring": "high_lead_capture"}),
    ("wikipedia", {"last_trick": 1}),
    ("cent-1651", {}),
    ("rubicon", {"last_trick": 10, "cards": 0}),
    ("rubicon", {"last_trick": 10, "cards": 0, "capot_last_trick": "kept"}),
]
SET = [
    tuple(map(parse_cards, ("AS KS QS JS TS 9S 8S AH KH AD KD AC", "QH JH TH 9H QD JD TD 9D KC QC JC TC"))),
    tuple(map(parse_cards, ("TS 9S 8S TH 9H 8H TD 9D 8D TC 9C 8C", "AS JS 7S AH JH 7H AD JD 7D AC JC 7C"))),
]
"""Hands of which the first takes every trick, whatever is led; and tens beside nines, which differ in price."""


@pytest.mark.parametrize(("form", "options"), FORMS, ids=lambda each: each if isinstance(each, str) else " ".join(each))
def test_each_of_the_last_cards_brings_what_the_best_line_after_it_brings_in_the_engine(form, options):
    rules, rng = load(form, {**options, **WITHOUT_PIQUE}), Random(f"{form} {options}")
    for number in range(8):
        cards = rng.sample(Pack(rules.pack).cards, 24)
        dealt = SET[number] if number < len(SET) else (sort_hand(cards[:12]), sort_hand(cards[12:]))
        deal = played_to(rules, dealt, 9 if number else 10, rng)
        if deal.done:
            continue
        held = tuple(masks_of(deal.hands[seat]) for seat in deal.table.seats)
        moment, search = position_in(seen_by(deal, deal.to_act), held), LastTricks(rules, rules.table)
        best = {}
        for action in legal_actions(deal):
            if isinstance(action, Play):
                best[action.card] = by_the_engine(apply(deal, action)) - of_the_play(deal)
                mine, theirs = search.comes_to(moment, (int(action.card.suit), bit_of(action.card)))
                assert mine - theirs == best[action.card], (number, action.card)
        assert best
