"""Every ruling that can be made has its texts, and a text tells its reader nothing that the reader cannot know."""

from __future__ import annotations

import re
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Verdict, for_seat
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.partie import Partie, cut_for_deal
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration import speech
from piquet_tutor.narration.books import named_once
from piquet_tutor.narration.clauses import clause
from tests.narration.deals import example_deals, some_deals
from tests.players.review.dealing import SIXIEME, read
from tests.samples import sample

LEFT_OVER = re.compile(r"[{}$\\]|absent|None|Fluent|\(\)|\?\?\?|  | [.,;:]|\.\.|“”")
"""Traces of a variable that was not filled in, or of a sentence badly joined."""
IN_HAND = ("carte_blanche", "point", "sequence", "set")
EXPECTED = {
    ("cards.capot", "awarded"),
    ("cards.early", "awarded"),
    ("cards.most", "awarded"),
    ("cards.most", "denied"),
    ("cards.most", "superseded"),
    ("carte_blanche.again", "awarded"),
    ("carte_blanche.award", "awarded"),
    ("carte_blanche.claimed", "allowed"),
    ("carte_blanche.kept", "allowed"),
    ("carte_rouge.award", "awarded"),
    ("deal.hands", "allowed"),
    ("declared.bars", "denied"),
    ("declare.nothing", "allowed"),
    ("equal.named", "allowed"),
    ("exchange.cards", "allowed"),
    ("exchange.elder", "allowed"),
    ("exchange.younger", "allowed"),
    ("pique.award", "awarded"),
    ("pique.award", "denied"),
    ("play.last", "awarded"),
    ("play.lead", "allowed"),
    ("play.lead", "awarded"),
    ("play.trick", "allowed"),
    ("play.trick", "awarded"),
    *((f"point.{what}", "allowed") for what in ("called", "asked", "stated", "answered")),
    ("point.equal", "denied"),
    ("point.good", "awarded"),
    ("point.good", "denied"),
    ("race.reached", "allowed"),
    ("repique.award", "awarded"),
    ("repique.award", "denied"),
    *((f"sequence.{what}", "allowed") for what in ("called", "asked", "stated", "answered")),
    ("sequence.equal", "denied"),
    ("sequence.good", "awarded"),
    ("sequence.good", "denied"),
    ("sequence.lesser", "awarded"),
    ("sequence.lesser", "denied"),
    *((f"set.{what}", "allowed") for what in ("called", "answered")),
    ("set.good", "awarded"),
    ("set.good", "denied"),
    ("set.lesser", "awarded"),
    ("shown.on_request", "allowed"),
    ("sinking.allowed", "allowed"),
    ("talon.left", "allowed"),
    ("talon.peek", "allowed"),
}


def whole(text):
    return not LEFT_OVER.search(text)


def in_order(ruling, passage):
    assert passage.short.endswith((".", "!", "?"))
    assert len(passage.full) >= 3, "the reason, the law, where it stands"
    assert passage.full[-2].startswith("The law:")
    assert passage.full[-1].startswith("Where it is written:")
    assert all(narration.place_of(each) in passage.full[-1] for each in named_once(ruling.cites))
    for text in (passage.short, *passage.full, passage.call):
        assert whole(text), (ruling.rule, text)
        assert text == text.strip()
        assert text[:1] == text[:1].upper(), (ruling.rule, text)


@pytest.fixture(scope="module")
def deals():
    barred = read(SIXIEME, calls={"elder": {"sequences": []}})  # too rare to be met by chance
    return [*some_deals(sample(250), seed=20), *example_deals(), barred]


def test_every_ruling_of_random_deals_has_its_three_texts(deals):
    met = set()
    for deal in deals:
        for ruling in deal.rulings:
            met.add((ruling.rule, ruling.verdict.value))
            in_order(ruling, narration.passage(ruling, "en", deal.rulings, deal.rules))
            for seat in deal.table.seats:
                cut = for_seat(ruling, seat)
                if cut is not None and cut is not ruling:
                    in_order(cut, narration.passage(cut, rules=deal.rules))
    assert met >= EXPECTED, "the sample no longer meets these"


def test_points_are_named_where_points_are_given(deals):
    for deal in deals[:300]:
        for ruling in deal.rulings:
            if ruling.verdict is Verdict.AWARDED:
                assert re.search(rf"\b{ruling.points}\b", narration.text(ruling)), ruling.rule


@pytest.mark.parametrize("language", narration.languages())
def test_a_bonus_is_told_with_what_it_is_for_and_with_what_it_brings(deals, language):
    """The total that earns a repique or a pique, and the points for it: neither stands where the other belongs."""
    found = [each for deal in deals for each in deal.rulings if each.awards and "total" in each.facts]
    assert {"repique.award", "pique.award"} <= {each.rule for each in found}
    for ruling in found:
        said = [int(each) for each in re.findall(r"\d+", narration.text(ruling, "short", language))]
        assert {ruling.facts["total"], ruling.points} <= set(said), (ruling.rule, language, said)


def test_what_a_repique_does_not_need_is_told_only_where_there_is_such(deals):
    met = set()
    for deal in deals:
        for ruling in deal.rulings:
            if ruling.rule != "repique.award" or not ruling.awards or ruling.side not in deal.table.seats:
                continue
            mine = [each for each in deal.scores if each.side == ruling.side and each.kind in IN_HAND]
            beyond = any(each.number not in ruling.because for each in mine)
            met.add(beyond)
            told = narration.text(ruling, "full", "en", deal.rulings, deal.rules)
            assert ("The repique does not need that" in told) is beyond, (deal.rules.id, told)
    assert met == {True, False}


def test_a_text_does_not_depend_on_how_it_is_asked_for(deals):
    for ruling in deals[0].rulings:
        whole, known = (
            narration.passage(ruling, "en", deals[0].rulings, deals[0].rules),
            (deals[0].rulings, deals[0].rules),
        )
        assert narration.text(ruling, "full", "en", *known) == "\n".join(whole.full)
        passage = narration.passage(ruling)
        assert narration.text(ruling, "short") == passage.short == str(passage) == narration.sentence(ruling)
        assert narration.text(ruling, "full") == "\n".join(passage.full)
        assert narration.text(for_seat(ruling, None), "full") == "\n".join(passage.full)


def test_a_seat_hears_nothing_of_rulings_kept_from_it():
    deal = next(some_deals(1, seed=3))
    heard = [(passage.rule, passage.side) for passage in narration.explain(deal, seat="elder").passages]
    kept = [ruling for ruling in deal.rulings if ruling.audience == ("younger",)]
    assert kept
    assert ("exchange.cards", "younger") not in heard
    assert len(heard) == len(deal.rulings) - len(kept)


def test_settlement_tie_and_race_have_their_texts():
    met = {}
    rng = Random(5)
    for base, changes in [
        ("rubicon", {}),
        ("rubicon", {"rubicon_if_winner_short": False, "cards": 0}),
        ("saunt", {"double_under": 50, "target": 30, "race_stop": "end_of_deal"}),
        ("rubicon", {"match_format": "four_deals_ends_double"}),
    ]:
        for _ in range(6):
            partie = Partie(load(base, changes), ("Ann", "Bob"), "Ann")
            while not partie.over:
                deal = partie.deal(rng)
                while not deal.done:
                    deal = apply(deal, random_action(deal, rng))
                partie = partie.with_deal(deal)
            for ruling in partie.ledger:
                passage = narration.passage(ruling, rules=partie.rules)
                met[ruling.rule, ruling.verdict] = passage
                in_order(ruling, passage)
    assert ("settlement.difference", Verdict.AWARDED) in met
    assert ("settlement.rubicon", Verdict.AWARDED) in met
    assert "rubiconed" in met["settlement.difference", Verdict.SUPERSEDED].short
    assert met["settlement.race", Verdict.ALLOWED].who in ("Ann", "Bob")


def test_the_cut_for_deal_is_told():
    for how in ("higher_deals", "higher_chooses", "lower_deals"):
        cut = cut_for_deal(load("rubicon", {"first_dealer": how}), ("Ann", "Bob"), Random(1))
        text = narration.text(cut.ruling)
        assert text.startswith(("Ann cut the", "Bob cut the"))
        assert ("may choose" in text) == (how == "higher_chooses")


def test_every_public_word_is_for_a_reader_not_for_the_engine(deals):
    """No name of an option or a policy slips into a text."""
    inner = re.compile(r"[a-z]_[a-z]|\bTrue\b|\bFalse\b")
    for deal in deals[:100]:
        for ruling in deal.rulings:
            for depth in speech.DEPTHS:
                assert not inner.search(narration.text(ruling, depth)), (ruling.rule, depth)


def test_the_law_told_of_a_ruling_is_its_clause_as_the_options_have_it(deals):
    """Under a ruling by the order of reckoning once stood the law of most forms, which speaks for the clock."""
    met = set()
    for deal in deals[::3]:
        for told, ruling in zip(narration.passages(deal.rulings, rules=deal.rules), deal.rulings, strict=True):
            if ruling.rule in deal.rules.clauses and ruling.verdict is not Verdict.SUPERSEDED:
                met.add(ruling.rule)
                assert told.law == (f"The law: {clause(deal.rules, ruling.rule)}",)
    assert "pique.award" in met
    assert "point.good" in met


def test_no_authority_is_named_twice(deals):
    for deal in deals[::10]:
        for ruling in deal.rulings:
            labels = [each.label for each in narration.passage(ruling).cites]
            laws = [number for label in labels for number in re.findall(r"Laws? (\d+)(?! to)|and (\d+)$", label)]
            assert len(laws) == len(set(laws)), labels
