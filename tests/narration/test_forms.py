"""The forms with an auction and those for three and four hands: every ruling told, to each reader what he may know."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import play_out, random_action
from piquet_tutor.game.deal.views import known_cards
from piquet_tutor.game.records.rulings import rulings_of
from piquet_tutor.game.rules.loader import load
from tests.explain.why.scanning import cards_told
from tests.narration.deals import opening_of, rules_of
from tests.narration.test_every_ruling import in_order
from tests.samples import sample

FORMS = ("contract", "auction", "voleur", "normand")
MANY = sample(2_000)
"""Rulings of each form that are told, whatever they are."""

EXPECTED = {
    "contract": {
        "bid.said allowed",
        "bid.pairs allowed",
        "bid.made awarded",
        "bid.beaten awarded",
        "bid.exact awarded",
        "bid.exact denied",
        "misere.award awarded",
        "tricks.counted allowed",
        "pique.award awarded",
        "pique.award denied",
        "play.decided allowed",
        "repique.award denied",
        "deal.first allowed",
    },
    "auction": {
        "bid.said allowed",
        "bid.signed allowed",
        "bid.passed_out allowed",
        "bid.paid awarded",
        "bid.paid allowed",
        "cards.most awarded",
        "cards.most denied",
        "play.trick awarded",
    },
    "voleur": {
        "declare.nothing allowed",
        "round.beaten denied",
        "point.equal denied",
        "sequence.lesser awarded",
        "set.lesser awarded",
        "cards.capot awarded",
        "cards.most superseded",
        "pique.award denied",
        "race.reached allowed",
    },
    "normand": {
        "exchange.dealer allowed",
        "exchange.cards allowed",
        "round.beaten denied",
        "cards.capot awarded",
        "cards.most awarded",
        "repique.award awarded",
        "race.reached allowed",
    },
}
"""What a sample of each form must meet, or it has gone blind; the rare ones are waited for."""
TWO_HANDED = re.compile(r"\b([Ee]lder|[Yy]ounger|the other player|[Tt]he opponent|each player’s|both players)\b")


@pytest.mark.parametrize("form", FORMS)
def test_every_ruling_is_told_at_three_depths_and_names_no_hidden_card(form):
    """Some thousand rulings of a form; what a seat reads names no card which that seat cannot place."""
    rng = Random(f"{form} 3")
    ruled, told, named, met = 0, 0, 0, set()
    while ruled < MANY or (not met >= EXPECTED[form] and ruled < 10 * MANY):
        deal = opening_of(rules_of(form, rng), rng)
        seen = 0
        while not deal.done:
            deal = apply(deal, random_action(deal, rng))
            fresh, seen = deal.rulings[seen:], len(deal.rulings)
            ruled += len(fresh)
            if ruled > MANY:  # what comes now has been told often enough, but for what is rare
                fresh = tuple(each for each in fresh if kind_of(each) not in met)
            told += len(fresh)
            known = {seat: known_cards(deal, seat) for seat in deal.table.seats} if fresh else {}
            for ruling in fresh:
                met.add(kind_of(ruling))
                told_to = {seat: for_seat(ruling, seat) for seat in known}
                for cut in {id(each): each for each in (ruling, *told_to.values()) if each is not None}.values():
                    passage = narration.passage(cut, "en", deal.rulings, deal.rules)
                    in_order(cut, passage)
                    found = cards_told("\n".join((passage.call, passage.short, *passage.full, passage.cue)))
                    for seat, heard in told_to.items():
                        assert heard is not cut or found <= known[seat], (seat, ruling.rule, passage.full)
                    named += len(found)
    assert named > told, "the scan has gone blind"
    assert met >= EXPECTED[form], EXPECTED[form] - met


def kind_of(ruling):
    """The clause of a ruling and its verdict."""
    return f"{ruling.rule} {ruling.verdict.value}"


@pytest.mark.parametrize("form", ["voleur", "normand"])
def test_nothing_at_a_larger_table_speaks_of_elder_and_younger(form):
    rng = Random(3)
    for _ in range(60):
        deal = play_out(opening_of(load(form), rng), rng)
        for one in narration.explain(deal, "full").passages:
            text = "\n".join((one.call, one.short, *one.reasons, *one.law))
            assert not TWO_HANDED.search(text), (one.rule, text)


def matched(form, players, seed):
    """A match of this form, its deals played at random."""
    rng = Random(seed)
    match = begin(load(form), players, players[-1])
    while not match.over:
        deal = match.deal(rng)
        match = match.with_deal(play_out(deal, rng))
    return match


@pytest.mark.parametrize(
    ("form", "players", "rules"),
    [
        ("contract", ("Ann", "Bob"), {"rubber.game", "rubber.bonus", "rubber.blank_games", "rubber.margin"}),
        ("voleur", ("Ann", "Bob", "Cat", "Dan"), {"race.home"}),
        ("normand", ("Ann", "Bob", "Cat"), {"race.home"}),
    ],
)
def test_a_whole_match_is_told(form, players, rules):
    met = set()
    for seed in range(4):
        match = matched(form, players, seed)
        for ruling in match.ledger:
            met.add(ruling.rule)
            in_order(ruling, narration.passage(ruling, "en", match.ledger, match.rules))
        shown = repr(match)
        for player in players:
            assert player in shown
    assert met == rules


@pytest.mark.parametrize("form", FORMS)
def test_the_rulings_are_written_with_their_sides_accounts_and_words(form):
    deal = play_out(opening_of(load(form), Random(9)), Random(9))

    def words(ruling, ledger, rules):
        return {depth: narration.text(ruling, depth, "en", ledger, rules) for depth in ("call", "short", "full")}

    written = json.loads(json.dumps(rulings_of(deal, words)))
    assert written["rules"] == form
    sides = set(dict.fromkeys(deal.rules.table.sides))
    assert set(written["tally"]) == sides
    for side, tally in written["tally"].items():
        awards = [award for ruling in written["rulings"] for award in ruling["awards"] if award["side"] == side]
        assert tally["total"] == sum(award["points"] for award in awards)
        for account in deal.rules.accounts if len(deal.rules.accounts) > 1 else ():
            assert tally[account] == sum(award["points"] for award in awards if award["account"] == account)
    assert all(ruling["text"]["short"] for ruling in written["rulings"])
    assert {ruling["side"] for ruling in written["rulings"]} <= {*sides, None}


@pytest.mark.parametrize("form", FORMS)
def test_where_no_source_decides_the_full_text_says_so(form):
    """House and disputed readings are marked wherever they are cited."""
    deal = play_out(opening_of(load(form), Random(2)), Random(2))
    marks = {
        "house": "Our own choice: no source decides it.",
        "disputed": "Disputed: sources or readers differ, and this is one reading.",
    }
    met = set()
    for ruling in deal.rulings:
        full = narration.text(ruling, "full")
        for cite in ruling.cites:
            mark = marks.get(cite.reading.value)
            if mark:
                met.add(mark)
                assert mark in full
    assert met
