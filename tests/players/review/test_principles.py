"""Every principle the review names is borne out by the two lines it names it for: by their tricks and their scores."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.maxims import DRAW_ALL, MAXIMS
from piquet_tutor.players.review import exchanged, nearly, review
from piquet_tutor.players.review.lines import lines_of
from piquet_tutor.players.review.model import MissedChance
from piquet_tutor.players.review.principles import principle_of
from tests.players.review.dealing import ahead
from tests.samples import sample

DEALS = sample(4)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(nearly, "MOST", 1)
    monkeypatch.setattr(exchanged, "ANSWERS", 1)


def choices(seed, rules="rubicon"):
    """The costliest choices of elder in a deal in which everybody plays at random, with their lines and principles."""
    rng, deal = Random(seed), shuffled(load(rules), seed)
    while not deal.done:
        deal = apply(deal, random_action(deal, rng))
    for finding in review(deal, "elder").costliest:
        lines = lines_of(deal, "elder", finding)
        yield deal, finding, lines, principle_of(deal, "elder", finding, lines)


def tricks(end, since):
    """(leader, cards, winner) of each trick from a number on."""
    return [(each.cards, each.winner) for each in end.tricks[since:]]


def scored(end, kind, side):
    return sum(
        award.points
        for ruling in end.rulings
        for award in ruling.awards
        if award.side == side and ruling.rule.startswith(kind)
    )


def makes(card, end, since):
    return any(
        card in cards and winner == "elder" and card.suit is cards[0].suit for cards, winner in tricks(end, since)
    )


def borne_out(deal, finding, lines, found):
    """Whether the figures of the two lines say what the principle says; told from their ends alone."""
    done, better = lines.done.end, lines.better.end
    since = len(lines.done.states[0].tricks)
    card, other = finding.facts["card"], finding.facts["better"]
    now = [end.tricks[since].winner == "elder" for end in (better, done)]
    led = lines.done.states[0].trick
    return {
        "capot": lambda: scored(better, "capot", "elder") > 0 == scored(done, "capot", "elder"),
        "stop_the_capot": lambda: scored(done, "capot", "younger") > 0 == scored(better, "capot", "younger"),
        "cards": lambda: _majority(better, "elder") and not _majority(done, "elder"),
        "deny_the_cards": lambda: _majority(done, "younger") and not _majority(better, "younger"),
        "pique": lambda: better.tally()["elder"].get("pique") and not done.tally()["elder"].get("pique"),
        "stop_the_pique": lambda: done.tally()["younger"].get("pique") and not better.tally()["younger"].get("pique"),
        "last_trick": lambda: (better.tricks[-1].winner, done.tricks[-1].winner) == ("elder", "younger"),
        "keep_a_guard": lambda: _guards(found.facts["guarded"], card, better, done, since),
        "keep_winners": lambda: led and makes(card, better, since) and not makes(card, done, since),
        "cash_winners": lambda: not led and now == [True, False],
        "throw_in": lambda: not led and now == [False, True],
        "take_the_trick": lambda: led and now == [True, False],
        "duck": lambda: led and now == [False, True],
        "win_cheaply": lambda: led and all(now) and other.rank < card.rank and makes(card, better, since + 1),
        "lead_from_strength": lambda: not led and _in_suit(better, since, other) > _in_suit(done, since, other),
    }[found.name]()


def _majority(end, side):
    return sum(1 for each in end.tricks if each.winner == side) > 6


def _guards(guarded, card, better, done, since):
    higher = guarded.suit is card.suit and guarded.rank > card.rank
    return higher and makes(guarded, better, since) and not makes(guarded, done, since)


def _in_suit(end, since, card):
    return sum(1 for cards, winner in tricks(end, since) if winner == "elder" and cards[0].suit is card.suit)


@pytest.mark.parametrize("seed", range(DEALS))
def test_a_principle_read_off_the_lines_is_true_of_them(seed):
    for deal, finding, lines, found in choices(seed):
        assert found.name in MAXIMS
        if found.lines:
            assert ahead(lines.better.end, "elder") > ahead(lines.done.end, "elder")
            assert borne_out(deal, finding, lines, found), (seed, finding, found)


@pytest.mark.parametrize("seed", range(DEALS))
def test_both_lines_begin_at_the_choice_and_reach_the_end(seed):
    for deal, finding, lines, _ in choices(seed + 1000):
        for line in (lines.done, lines.better):
            assert line.end.done
            assert len(line.states[0].actions) == finding.place
            assert line.states[0].hands == deal_at(deal, finding.place).hands
        assert lines.gain == ahead(lines.better.end, "elder") - ahead(lines.done.end, "elder")


def deal_at(deal, place):
    from piquet_tutor.players.review.model import steps_of

    return steps_of(deal)[place].before


@pytest.mark.parametrize("seed", range(DEALS))
def test_what_was_done_gives_away_what_the_finding_says_and_the_better_choice_nothing(seed):
    """One discard, or one card, has one figure: that of the finding is that by which an answer is judged."""
    from piquet_tutor.game.actions import Exchange, Play

    for deal, finding, _, _ in choices(seed + 2000):
        if finding.name in ("card", "exchange"):
            made = Play if finding.name == "card" else Exchange
            assert finding.behind(deal.actions[finding.place]) == pytest.approx(finding.points, abs=0.06)
            assert finding.behind(made("elder", finding.facts["better"])) < 0.5


@pytest.mark.parametrize(("better", "all_drawn"), [("AS KS QS JS TS", True), ("AS KS", False)])
def test_to_draw_all_is_only_advised_where_the_better_discard_draws_all(better, all_drawn):
    """Of one who may take five, “draw all the cards you may” never stands beside a better discard of two."""
    facts = {"card": parse_cards("AS"), "better": parse_cards(better), "most": 5}
    finding = MissedChance("exchange", "open", 3.0, 0, facts=facts, gains={"play": 3.0})
    found = principle_of(shuffled(load("rubicon"), 1), "elder", finding, None)
    assert (found.name == DRAW_ALL) is all_drawn
    assert found.facts["count"] == len(parse_cards(better))
