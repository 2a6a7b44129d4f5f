"""What may be asked during the play, and what must be answered: declared cards, and nothing of any other card."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from piquet_tutor import Deal, narration
from piquet_tutor.explain.referee import IncidentError, TableQuestion, answer, case, declared, judged, read_question
from piquet_tutor.explain.referee.playing import through
from piquet_tutor.explain.referee.questions import called_set
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import Rank, Suit, parse_cards
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.rules.loader import load

QUESTIONS = [
    *(TableQuestion("which", rank=rank) for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)),
    *(TableQuestion("how_many", suit=suit) for suit in Suit),
    *(TableQuestion("show", kind=kind) for kind in ("point", "sequence", "set")),
    *(TableQuestion(what) for what in ("how_high", "tricks", "own_discard", "other_discard")),
]


def as_of(deal, number):
    """The deal when so many cards had been played."""
    score = score_of(deal)
    return through(replace(score, play=score.play[:number]), deal.standing)


def cards(text):
    return tuple(parse_cards(text))


@pytest.mark.parametrize("seed", range(12))
def test_no_answer_names_a_card_that_was_not_declared(seed):
    """At every moment of a deal: what an answer shows has been counted, called equal, or is the odd one of a trio."""
    rng = Random(seed)
    deal = shuffled(load("rubicon"), seed)
    while not deal.done:
        for asker, other in (("elder", "younger"), ("younger", "elder")):
            for question in QUESTIONS:
                ruling = answer(deal, asker, question)
                told = {*ruling.facts.get("cards", ()), *([ruling.facts["card"]] if "card" in ruling.facts else ())}
                if question.what == "which":
                    called = [one for one in called_set(deal, other) if one.rank is question.rank]
                    assert len(told) == (4 - len(called) if called else 0)
                else:
                    assert told <= set(declared(deal, other))
                assert ruling.audience is None
                assert narration.text(ruling, "short").endswith(".")
        deal = apply(deal, random_action(deal, rng))


def test_declared_cards_are_cards_that_scored_or_were_equal():
    deal = Deal.from_record(example("cavendish-example"))
    assert set(declared(deal, "elder")) == set(cards("AH KH QH JH 8H"))
    assert set(declared(deal, "younger")) == set(cards("TS TH TC TD QS QC QD"))
    equal = judged(case("XXII")).deal
    assert set(cards("AC KC QC TC 9C")) == set(declared(equal, "younger"))


def test_case_fifteen_two_are_held_and_one_is_the_answer():
    deal = as_of(judged(case("XV")).deal, 16)
    assert {one for one in deal.hands["elder"] if one.suit is Suit.DIAMONDS} == set(cards("KD JD"))
    ruling = answer(deal, "younger", "How many diamonds?")
    assert (ruling.facts["count"], ruling.facts["cards"]) == (1, cards("JD"))
    assert narration.text(ruling) == "One: J♦."


def test_case_sixteen_two_hearts_are_held_and_none_is_the_answer():
    deal = as_of(judged(case("XVI")).deal, 18)
    assert set(deal.hands["younger"]) == set(cards("AH QH KS"))
    assert set(deal.hands["elder"]) == set(cards("AS QS KH"))
    assert narration.text(answer(deal, "elder", "How many hearts?")) == "None."


def test_case_fifteen_younger_would_have_divided_the_cards():
    """What the misinformation cost: told “one”, a better play was there (the last eight cards seen)."""
    deal = judged(case("XV")).deal
    assert deal.tally()["elder"]["cards"] == 10
    assert sum(trick.winner == "younger" for trick in deal.tricks) == 5


def test_case_twelve_the_record_could_have_gone_otherwise():
    one = case("XII")
    lost = judged(one).deal
    assert lost.tally()["elder"]["cards"] == 10
    saved = through(replace(one.score, play=(*one.score.play[:17], *cards("8H JC AC KH TC 9H 9C"))))
    assert "cards" not in saved.tally()["elder"]
    assert "cards" not in saved.tally()["younger"]


def test_law_48_which_card_of_a_trio_is_out():
    deal = Deal.from_record(example("cavendish-example"))
    assert answer(deal, "elder", "Which queen do you not reckon?").facts["cards"] == cards("QH")
    assert answer(deal, "elder", "Which ten do you not reckon?").facts.get("cards") == ()
    assert narration.text(answer(deal, "elder", "Which ten do you not reckon?")) == "All four tens are counted."
    assert answer(deal, "elder", "Which king do you not reckon?").rule == "referee.answer_nothing"


def test_law_55_younger_shows_nothing_before_the_lead():
    deal = as_of(Deal.from_record(example("cavendish-example")), 0)
    assert answer(deal, "elder", "Show me your tens, the quatorze").rule == "referee.answer_nothing"
    after = as_of(deal, 0)
    played = apply(after, next(iter(_legal(after))))
    assert played.trick


def _legal(deal):
    from piquet_tutor.game.deal.engine import legal_actions

    return legal_actions(deal)


def test_law_55_what_was_called_is_shown_on_request():
    deal = Deal.from_record(example("cavendish-example"))
    assert set(answer(deal, "younger", "Show me the point").facts["cards"]) == set(cards("AH KH QH JH 8H"))
    assert answer(deal, "younger", "Show me the trio").rule == "referee.answer_nothing"


def test_laws_45_and_60_discards_and_tricks():
    deal = Deal.from_record(example("cavendish-example"))
    assert answer(deal, "elder", "May I see the tricks?").rule == "referee.answer_tricks"
    assert answer(deal, "elder", "May I look at my discard?").rule == "referee.answer_own_discard"
    assert answer(deal, "elder", "May I look at your discard?").verdict.value == "denied"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Which king do you not reckon?", TableQuestion("which", rank=Rank.KING)),
        ("which knave is out", TableQuestion("which", rank=Rank.JACK)),
        ("Which of the tens?", TableQuestion("which", rank=Rank.TEN)),
        ("How many spades have you?", TableQuestion("how_many", suit=Suit.SPADES)),
        ("How high is the sequence?", TableQuestion("how_high")),
        ("To what card is it?", TableQuestion("how_high")),
        ("Show me the quint", TableQuestion("show", kind="sequence")),
    ],
)
def test_questions_are_understood_as_they_are_put(text, question):
    assert read_question(text) == question


def test_what_is_not_understood_is_refused_with_a_sentence():
    with pytest.raises(IncidentError, match="is not a known question"):
        read_question("Are we there yet?")
    with pytest.raises(IncidentError, match="no seat"):
        answer(shuffled(load("rubicon"), 1), "dealer", "How many hearts?")
    with pytest.raises(IncidentError, match="there is no question"):
        answer(Deal.from_record(example("cavendish-example")), "elder", TableQuestion("weather"))
