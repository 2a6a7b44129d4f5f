"""Declaring less than is held: a whole class, a part, and what a short call binds its caller to."""

from __future__ import annotations

import pytest

from piquet_tutor import narration
from piquet_tutor.game.actions import Answer, Call, Count, Reply, Show
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.io import read_deal, write_record
from tests.game.table_talk import (
    call,
    cards,
    count,
    deal_of,
    declared_until,
    exchange,
    hands_of,
    in_hand,
    lead,
    may,
    refused,
    reply,
    ruling,
    show,
)

FOUR_QUEENS = "QS QH QD QC AS KS 9H 8H 7D 9D 7C 8C"
"""Four queens, no other set; a tierce in spades from the ace."""
KNAVES = "JS JH JD AH KH TD AD 8S 7S 7H 8D TC"
"""Three knaves."""


# --- what may be said -----------------------------------------------------------------------------


@pytest.mark.clause("sinking.allowed")
@pytest.mark.parametrize(
    ("sinking", "nothing", "part"),
    [
        ("none", False, False),
        ("whole_class", True, False),
        ("whole_combinations", True, False),
        ("partial", True, True),
    ],
)
def test_how_much_elder_may_keep_back(sinking, nothing, part):
    """Not at all; a class as a whole; or part of a combination, as a trio out of four."""
    deal = declared_until(hands_of(FOUR_QUEENS, KNAVES, sinking=sinking), "set")
    assert may(deal, Call("elder", "set", cards("QS QH QD QC"))), "the whole truth may always be told"
    assert may(deal, Call("elder", "set")) == nothing
    assert may(deal, Call("elder", "set", cards("QS QH QD"))) == part
    if not part:
        assert refused(deal, Call("elder", "set", cards("QS QH QD"))).rule == "sinking.allowed"


@pytest.mark.parametrize(
    ("sinking", "good", "part"),
    [
        ("none", False, False),
        ("whole_class", True, False),
        ("whole_combinations", True, False),
        ("partial", True, True),
    ],
)
def test_how_much_younger_may_keep_back(sinking, good, part):
    """The same for his answers: to say good with better in hand is to sink it."""
    deal = call(declared_until(hands_of(KNAVES, FOUR_QUEENS, sinking=sinking), "set"), "set", "JS JH JD")
    assert may(deal, Reply("younger", "set", Answer.NOT_GOOD, cards("QS QH QD QC")))
    assert may(deal, Reply("younger", "set", Answer.GOOD)) == good
    assert may(deal, Reply("younger", "set", Answer.NOT_GOOD, cards("QS QH QD"))) == part


TENS_AND_ACES = "TS TH TD TC AS AH AD 7S 8H 9D 7C 8C"
"""Four tens and three aces."""
COURTS = "KS QS JS KH QH JH KD QD JD 9C 9S 9H"
"""Three kings, three queens, three knaves."""


@pytest.mark.parametrize(
    ("sinking", "allowed"), [("none", False), ("whole_class", False), ("whole_combinations", True), ("partial", True)]
)
def test_any_whole_combination_may_be_called_where_no_combination_need_be(sinking, allowed):
    """Three aces are no part of four tens: where any combination may be withheld, they may be called without them."""
    deal = declared_until(hands_of(TENS_AND_ACES, COURTS, sinking=sinking), "set")
    assert may(deal, Call("elder", "set", cards("AS AH AD"))) == allowed


@pytest.mark.parametrize("book", ["parlett", "saunt"])
def test_parletts_note_about_declarations_nobody_is_obliged_to_declare_any_combination(book):
    """Elder calls the aces alone and sinks the tens: the aces count three."""
    record = {
        "format": "piquet-record/1",
        "rules": book,
        "hands": {"elder": TENS_AND_ACES, "younger": COURTS},
        "calls": {"elder": {"sets": ["AS AH AD"]}},
        "play": "AS",
    }
    deal = read_deal(record)
    assert in_hand(deal, "elder")["set"] == 3
    kept = [each for each in deal.rulings if each.rule == "sinking.allowed" and each.side == "elder"]
    assert any(set(each.facts["cards"]) == set(cards("TS TH TD TC")) for each in kept)
    assert all(each.facts["passed_over"] for each in kept if each.facts["called"])
    assert all(each.audience == ("elder",) for each in kept)


def test_more_about_declaring_contract_nobody_has_to_declare_every_combination_that_scores():
    """The same in Contract Piquet, the dealer having bid for the hand."""
    record = {
        "format": "piquet-record/1",
        "rules": "contract",
        "hands": {"dealer": TENS_AND_ACES, "nondealer": COURTS},
        "bids": [["dealer", "7-3"], ["nondealer", "pass"]],
        "calls": {"dealer": {"sets": ["AS AH AD"]}},
        "play": "AS",
    }
    assert in_hand(read_deal(record), "dealer")["set"] == 3


def test_a_part_of_a_combination_may_not_be_called_where_only_whole_ones_may():
    """Three of the four tens: the refusal names the four."""
    deal = declared_until(hands_of(TENS_AND_ACES, COURTS, sinking="whole_combinations"), "set")
    found = refused(deal, Call("elder", "set", cards("TS TH TD")))
    assert set(found.facts["cards"]) == set(cards("TS TH TD TC"))


def test_where_nothing_may_be_sunk_younger_must_ask_when_level():
    """Five against five and the better in his hand: saying good at once is keeping it back."""
    deal = hands_of("S:98 H:AQJT7 D:KJ C:AJ9", "S:AKQJT H:K98 D:Q9 C:87", sinking="none")
    deal = call(deal, "point", "H:AQJT7")
    assert not may(deal, Reply("younger", "point", Answer.GOOD))


def test_a_part_of_a_point_scores_the_cards_called():
    """Law 50's short call, uncorrected: five hearts held, four called, four counted."""
    deal = hands_of("S:98 H:AQJT7 D:KJ C:AJ9", "S:AKQJ H:K98 D:Q98 C:87", sinking="partial")
    deal = reply(call(deal, "point", "H:QJT7"), "point", "good")
    assert in_hand(deal, "elder") == {"point": 4}
    kept = ruling(deal, "sinking.allowed", side="elder")
    assert kept.facts["cards"] == cards("H:AQJT7")
    assert "passed_over" not in kept.facts
    assert kept.audience == ("elder",)


def test_a_trio_called_from_four_counts_three_and_hides_the_fourth():
    """The sunk queen is in no ruling the other player reads, and not among the cards he knows."""
    deal = declared_until(hands_of(FOUR_QUEENS, KNAVES, rules="club"), "set")
    deal = reply(call(deal, "set", "QS QH QD"), "set", "good")
    assert in_hand(deal, "elder")["set"] == 3
    assert cards("QC")[0] in seen_by(deal, "younger").unseen
    assert not set(cards("QS QH QD")) & seen_by(deal, "younger").unseen


def test_younger_may_show_the_whole_of_what_he_answered_with_a_part_of():
    """Three queens beat the knaves; when he shows he may show all four."""
    deal = call(declared_until(hands_of(KNAVES, FOUR_QUEENS, rules="club"), "set"), "set", "JS JH JD")
    deal = lead(reply(deal, "set", "not_good", "QS QH QD"), "AH")
    full = _what_must_be_shown(deal)
    assert in_hand(show(deal, *full, ("QS QH QD",)), "younger")["set"] == 3
    assert in_hand(show(deal, *full, ("QS QH QD QC",)), "younger")["set"] == 14


def _what_must_be_shown(deal):
    point = deal.contests["point"]
    run = deal.contests["sequence"]
    return (
        " ".join(map(str, point.claim.cards)) if point.winner == "younger" else "",
        (" ".join(map(str, run.claim.cards)),) if run.winner == "younger" else (),
    )


# --- whether it binds -----------------------------------------------------------------------------

ACES_AND_KINGS = "AS AH AD KS KH KD KC QS JS TS 8C 7C"
"""Three aces and four kings; one queen, one knave, one ten: nobody else can hold four of a rank."""
NO_QUEEN = "AS AH AD KS KH KD KC 9C JS TS 8C 7C"
"""The same without a queen: four queens may lie against him, wherever they are."""


def _aces_called(elder, discard="7C", top="9D 7H 7D AC JC", **options):
    """Elder exchanges this, younger one card, and elder calls his three aces though he holds four kings."""
    younger = "QH QD JH JD TH TD 9S 9H 8S 8H 8D 7S"
    deal = deal_of(elder, younger, talon=top, rules="rubicon", **options)
    deal = exchange(exchange(deal, discard), "7S")
    deal = call(declared_until(deal, "set"), "set", "AS AH AD")
    return reply(deal, "set", "good")


KINGS = Count("elder", "set", (cards("KS KH KD KC"),))


@pytest.mark.clause("sinking.binds")
@pytest.mark.parametrize(
    ("binds", "hand", "allowed"),
    [
        ("never", ACES_AND_KINGS, True),
        ("never", NO_QUEEN, True),
        ("unless_good_against_cards", ACES_AND_KINGS, True),
        ("unless_good_against_cards", NO_QUEEN, False),
        ("always", ACES_AND_KINGS, False),
        ("always", NO_QUEEN, False),
    ],
)
def test_law_49_and_au_cent_17_whether_a_short_call_binds(binds, hand, allowed):
    """Three aces called with four kings in hand: the kings follow freely, or only when no four could be out, or not."""
    deal = _aces_called(hand, short_call_binds=binds)
    assert may(deal, KINGS) == allowed
    if allowed:
        deal = count(deal, "set", "KS KH KD KC")
        assert in_hand(deal, "elder")["set"] == 3 + 14
    else:
        found = refused(deal, KINGS)
        assert found.rule == "sinking.binds"
        assert found.facts["called"] == cards("AS AH AD")


def test_law_49_what_elder_put_out_he_knows():
    """The queen he discarded is in nobody's hand: his trio was good against the cards."""
    assert may(_aces_called("AS AH AD KS KH KD KC QS JS TS 8C 7C", discard="QS"), KINGS)


def test_law_49_what_elder_looked_at_he_knows():
    """He took one, and saw the queen of clubs among the four he left: no four queens can be out."""
    assert may(_aces_called(NO_QUEEN, top="9D QC"), KINGS)
    assert not may(_aces_called(NO_QUEEN, top="9D QC", elder_peek=False), KINGS)


def test_law_49_a_lesser_combination_may_always_follow():
    """Only the better one is barred: three tens after three aces were never in question."""
    deal = deal_of("AS AH AD KS KH KD KC TS TH TD 8C 7C", "QH QD JH JD QS JS 9S 9H 8S 8H 8D 7S")
    deal = exchange(exchange(deal, "7C"), "7S")
    deal = reply(call(declared_until(deal, "set"), "set", "AS AH AD"), "set", "good")
    assert not may(deal, KINGS)
    assert in_hand(count(deal, "set", "TS TH TD"), "elder")["set"] == 6


def test_law_49_cards_that_nobody_holds_might_still_be_held():
    """Elder cannot know that the queens lie in the discards: his trio is not good against the cards."""
    deal = hands_of(NO_QUEEN, "JH JD JC TH TD TC 9S 9H 8S 8H 8D 7S", rules="rubicon")
    deal = reply(call(declared_until(deal, "set"), "set", "AS AH AD"), "set", "good")
    assert not may(deal, KINGS)


@pytest.mark.parametrize(("binds", "allowed"), [("never", True), ("unless_good_against_cards", False)])
def test_law_49_a_short_call_of_a_sequence_binds_alike(binds, allowed):
    """A tierce called with a quint beside it; the diamonds out of sight run from the ace to the ten."""
    deal = deal_of(
        "S:AKQ H:KQJT9 D:98 C:87",
        "S:JT7 H:A87 D:KQ7 C:AJT",
        talon="9C 9S 8S KC QC AD JD TD",
        short_call_binds=binds,
    )
    deal = exchange(exchange(deal, "7C"), "7S")
    deal = reply(call(declared_until(deal, "sequence"), "sequence", "S:AKQ"), "sequence", "good")
    assert may(deal, Count("elder", "sequence", (cards("H:KQJT9"),))) == allowed


FOUR_ACES = "AS AH AD AC KS KH 9H 9D 8D 8S 7C 8C"
"""Four aces; against them a quatorze of queens, knaves or tens may lie."""


@pytest.mark.parametrize(
    ("binds", "sets", "allowed"),
    [
        ("never", FOUR_ACES, True),
        ("unless_good_against_cards", FOUR_ACES, False),
        ("unless_good_against_cards", "AS AH AD AC KS KH QS JS TS 8S 7C 8C", True),
        ("always", FOUR_ACES, False),
    ],
)
def test_law_49_the_whole_may_follow_a_part_of_it_where_the_call_does_not_bind(binds, sets, allowed):
    """Three aces called out of four, and good: then all four in their place, fourteen in all and not seventeen."""
    deal = hands_of(sets, "QH QD JH JD TH TD 9S 9C 8H 7D 7S 7H", rules="rubicon", short_call_binds=binds)
    deal = reply(call(declared_until(deal, "set"), "set", "AS AH AD"), "set", "good")
    whole = Count("elder", "set", (cards("AS AH AD AC"),))
    assert in_hand(deal, "elder")["set"] == 3
    assert may(deal, whole) == (deal.to_act == "elder" and deal.phase == "declare") == allowed
    if allowed:
        after = count(deal, "set", "AS AH AD AC")
        assert in_hand(after, "elder")["set"] == 14
        made = ruling(after, "set.lesser", "awarded")
        assert (made.points, made.facts["whole"], made.facts["already"]) == (11, 14, 3)
        assert ruling(after, "set.good", "awarded").number in made.because
        assert "in place of the trio" in narration.text(made, "short")
        kept = count(deal, "set")
        assert in_hand(kept, "elder")["set"] == 3, "he may keep it sunk"
        record = write_record(after)
        assert record["calls"]["elder"]["sets"] == ["AS AH AD", "AS AH AD AC"]
        assert read_deal(record).rulings[: len(after.rulings)] == after.rulings


def test_law_49_of_a_sequence_more_may_follow_and_once_only():
    """A tierce called from a quint: then the quint in its place, or a quart, but not both."""
    deal = declared_until(hands_of("S:AKQJT H:987 D:98 C:87", "S:987 H:AKJ D:AKJT C:AK", rules="club"), "sequence")
    deal = reply(call(deal, "sequence", "S:AKQ"), "sequence", "good")
    assert in_hand(count(deal, "sequence", "S:AKQJT", "H:987"), "elder")["sequence"] == 15 + 3
    assert in_hand(count(deal, "sequence", "S:AKQJ"), "elder")["sequence"] == 4
    both = Count("elder", "sequence", (cards("S:AKQJT"), cards("S:AKQJT")))
    assert refused(deal, both).facts["reason"] == "declare.once"
    assert refused(deal, Count("elder", "sequence", (cards("S:AKQJ"), cards("S:AKQJT")))).rule == "declare.once"


def test_younger_who_answers_with_a_part_and_shows_the_whole_is_written_down():
    """The record lists the part first, and the whole after it."""
    deal = call(declared_until(hands_of(KNAVES, FOUR_QUEENS, rules="club"), "set"), "set", "JS JH JD")
    deal = lead(reply(deal, "set", "not_good", "QS QH QD"), "AH")
    deal = show(deal, *_what_must_be_shown(deal), ("QS QH QD QC",))
    record = write_record(deal)
    assert record["calls"]["younger"]["sets"] == ["QS QH QD", "QS QH QD QC"]
    assert read_deal(record).rulings == deal.rulings


@pytest.mark.clause("declare.once")
def test_declare_once_no_card_is_counted_in_two_sequences():
    """The queen of a quint cannot end one tierce and begin another."""
    deal = hands_of("S:AKQJT H:987 D:98 C:87", "S:987 H:AKJ D:AKJT C:AK", rules="club")
    deal = reply(call(declared_until(deal, "sequence"), "sequence", "S:QJT"), "sequence", "good")
    found = refused(deal, Count("elder", "sequence", (cards("S:AKQ"),)))
    assert found.facts["reason"] == "declare.once"
    assert may(deal, Count("elder", "sequence", (cards("H:987"),)))


def test_a_card_given_twice_does_not_lengthen_a_point():
    """Seven times the ace of spades is no point of seven."""
    deal = hands_of("S:AKQ H:AKQ D:AKQ C:AKQ", "S:JT9 H:JT9 D:JT9 C:JT9", rules="club")
    refused(deal, Call("elder", "point", cards("AS") * 7))


def test_what_is_shown_is_shown_whole_where_parts_may_not_be_called():
    """Where only whole classes are sunk, younger shows no trio out of four."""
    deal = call(declared_until(hands_of(KNAVES, FOUR_QUEENS, rules="parlett"), "set"), "set", "JS JH JD")
    deal = lead(reply(deal, "set", "not_good", "QS QH QD QC"), "AH")
    shown = _what_must_be_shown(deal)
    short = Show("younger", cards(shown[0]), tuple(map(cards, shown[1])), (cards("QS QH QD"),))
    refused(deal, short)
