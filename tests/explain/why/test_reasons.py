"""Why and why not, each on a deal of which one knows the answer."""

from __future__ import annotations

import pytest

from piquet_tutor import Deal
from piquet_tutor.explain.why import NoSuchRuling, QuestionError, UnknownSeat, in_words, why, why_not
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import judge
from tests.narration.deals import claim_20


def deal_of(name, rules=None):
    record = example(name)
    return Deal.from_record({**record, "rules": rules} if rules else record)


def ruling(deal, rule, verdict="awarded"):
    return next(each for each in deal.rulings if each.rule == rule and each.verdict.value == verdict)


def names(answer):
    return [each.name for each in answer.lacking]


def test_a_repique_goes_down_to_the_cards_and_to_the_law():
    tree = why(deal_of("parlett-repique-example"), ruling(deal_of("parlett-repique-example"), "repique.award"))
    kinds = [each.kind for each in tree.because]
    awards = len(tree.ruling.because)
    assert kinds == ["premise"] * 3 + ["ruling"] * awards + ["clause"], "premises, then awards, then the clause"
    sums = tree.because[0].premise.facts
    assert (sums["total"], sums["line"]) == (30, 30)
    cards = [node.premise.facts["cards"] for node in tree.walk() if node.premise and "cards" in node.premise.facts]
    assert any(len(shown) == 5 for shown in cards)
    clauses = [node for node in tree.walk() if node.kind == "clause"]
    assert all(node.cites for node in clauses)
    assert len({node.rule for node in clauses}) == len(clauses), "each law is told once"


def test_a_ruling_opened_above_is_not_opened_again():
    deal = deal_of("sevenths-before-aces")
    tree = why(deal, ruling(deal, "repique.award"))
    opened = [node.number for node in tree.walk() if node.kind == "ruling" and not node.again]
    assert len(opened) == len(set(opened))
    assert all(not node.because for node in tree.walk() if node.again)


def test_a_refusal_has_reasons_too():
    deal = claim_20()
    refused = judge(deal, Play("elder", parse_cards("AH")[0]))
    tree = why(deal, refused)
    assert tree.ruling is refused
    assert [each.kind for each in tree.because] == ["clause"]


def test_what_a_page_shows_is_escaped():
    deal = deal_of("cavendish-example")
    html = in_words(why(deal, ruling(deal, "cards.most")), deal, "html")
    assert html.count("<details") == html.count("</details>") > 0
    assert "<script" not in html
    assert "–" not in in_words(why(deal, 1), deal, "text")


def test_what_happened_is_pointed_at():
    answer = why_not(claim_20(), "younger", "tens")
    assert answer.so
    assert [answer.rulings[number - 1].rule for number in answer.happened] == ["set.good"]


def test_a_lacking_card_is_found_where_it_lay():
    answer = why_not(deal_of("sevenths-before-aces"), "elder", "tens")
    lay = {each.facts["card"].code: (each.facts["place"], each.facts["holder"]) for each in answer.lacking[1:]}
    assert lay == {"TH": ("hand", "younger"), "TD": ("out", "elder"), "TC": ("hand", "younger")}


def test_a_seat_is_not_told_of_the_other_hand():
    whole, elder = (why_not(claim_20(), "younger", "aces", seat) for seat in (None, "elder"))
    assert names(whole)[0] == "lacks_rank"
    at_the_exchange = Deal.from_record({**example("cavendish-example"), "exchange": {}, "calls": {}, "play": ""})
    assert names(why_not(at_the_exchange, "younger", "carte blanche", "elder")) == ["hidden"]
    assert names(elder)[0] == "lacks_rank", "every card has been played by now"


def test_what_cannot_be_asked_is_told_in_one_sentence():
    with pytest.raises(QuestionError, match="cannot be asked about"):
        why_not(claim_20(), "elder", "a trump")
    with pytest.raises(QuestionError, match="not a sequence"):
        why_not(claim_20(), "elder", "sequence AS KH QD")
    with pytest.raises(QuestionError, match="elder, younger"):
        why_not(claim_20(), "dealer", "point")
    with pytest.raises(UnknownSeat, match="elder, younger"):
        why_not(claim_20(), "elder", "point", "3")
    with pytest.raises(NoSuchRuling, match="from 1 to"):
        why(claim_20(), 999)
