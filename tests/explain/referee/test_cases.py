"""Cavendish's twenty-two cases: the referee rules as he does, on deals that the engine replays."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations

import pytest

from piquet_tutor import narration
from piquet_tutor.explain.referee import LawError, case, judged, report
from piquet_tutor.explain.referee.cases import ComputedFigure, UnknownCase, cases, read_cases
from piquet_tutor.explain.referee.situation import good_against_cards
from piquet_tutor.game.cards import Rank, Suit, format_cards, parse_cards
from piquet_tutor.game.combinations import points, sequences, sets

TENS = ("", "X", "XX")
ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
NUMBERS = [ten + one for ten in TENS for one in ONES][1:23]
WITH_A_DEAL = {"I", "II", "IV", "VI", "VII", "VIII", "IX", "XII", "XV", "XVI", "XIX", "XX", "XXI", "XXII"}


def kept(number):
    return judged(case(number)).deal.kept


def test_there_are_twenty_two():
    assert [one.number for one in cases()] == NUMBERS
    assert {one.number for one in cases() if one.score is not None} == WITH_A_DEAL


@pytest.mark.parametrize("number", NUMBERS)
def test_the_referee_agrees_with_cavendish(number):
    one = judged(case(number))
    for put, decision, agrees in one.decisions:
        assert agrees, (put.title, decision.remedies, decision.tally())
    for asked, ruling, agrees in one.answers:
        assert agrees, (asked.question, ruling)
    assert one.agrees


@pytest.mark.parametrize("number", sorted(WITH_A_DEAL))
def test_every_deal_is_played_to_its_end(number):
    assert judged(case(number)).deal.done


@pytest.mark.parametrize("number", NUMBERS)
def test_the_decision_cites_the_laws_the_case_turns_on(number):
    one = judged(case(number))
    ours = {cite.locus for _, decision, _ in one.decisions for ruling in decision.rulings for cite in ruling.cites}
    ours |= {cite.locus for _, ruling, _ in one.answers for cite in ruling.cites}
    named = " ".join(ours) + " "
    assert any(f"{law.split()[-1]} " in named or f"{law.split()[-1]}," in named for law in one.case.laws)


def test_a_wrong_decision_would_be_noticed():
    """The comparison bites: with another remedy, point or figure the case differs."""
    from dataclasses import replace

    one = case("II")
    for wrong in ({"remedies": ("no_redress",)}, {"points": {"younger": {"set": 3}}}):
        assert not judged(replace(one, puts=(replace(one.puts[0], **wrong),))).agrees
    asked = replace(case("VII"), asked=(replace(case("VII").asked[0], answer="QS"),))
    assert not judged(asked).agrees
    assert not ComputedFigure("swing", (581,), (580,)).agrees


# --- the deals are what the cases tell of -----------------------------------------------------------------------------


def test_case_one_elder_makes_forty_one_and_younger_has_five():
    hands = kept("I")
    assert (points(hands["elder"])[0].length, points(hands["elder"])[0].pips) == (4, 41)
    assert points(hands["younger"])[0].length == 5
    fours = [four for one in points(hands["younger"]) if one.length == 4 for four in (one.pips,)]
    assert 41 not in fours


def test_case_two_elder_has_two_kings_and_threw_the_third():
    deal = judged(case("II")).deal
    assert sum(one.rank is Rank.KING for one in deal.kept["elder"]) == 2
    assert [one.rank for one in deal.discards["elder"]].count(Rank.KING) == 1
    assert [(one.size, one.rank) for one in sets(deal.kept["younger"])] == [(4, Rank.TEN)]


def test_case_four_point_headed_by_the_ace_and_two_tierces_major():
    hands = kept("IV")
    best = points(hands["elder"])[0]
    assert best.cards[0].rank is Rank.ACE
    tierces = [one for one in sequences(hands["elder"]) if one.top is Rank.ACE and one.length == 3]
    assert len(tierces) == 2
    assert best.suit not in {one.suit for one in tierces}
    assert [(one.size, one.rank) for one in sets(hands["younger"])] == [(3, Rank.JACK)]


def test_case_eight_the_king_of_hearts_was_thrown():
    deal = judged(case("VIII")).deal
    assert format_cards(sets(deal.kept["elder"])[0].cards) == "KS KD KC"
    assert parse_cards("KH")[0] in deal.discards["elder"]


def test_case_nine_younger_has_three_aces_and_threw_one():
    deal = judged(case("IX")).deal
    assert [(one.size, one.rank) for one in sets(deal.kept["younger"])] == [(3, Rank.ACE)]
    assert Rank.ACE in {one.rank for one in deal.discards["younger"]}
    assert [(one.size, one.rank) for one in sets(deal.kept["elder"])] == [(3, Rank.JACK)]


def test_case_twelve_nothing_could_beat_the_tierce():
    one = judged(case("XII"))
    claim = one.case.puts[0].incident.claim
    assert good_against_cards(one.deal, "elder", claim)
    assert {card.suit for card in one.deal.discards["elder"]} >= {Suit.HEARTS}
    unseen_by_younger = {"QH", "JH", "TH"} & {card.code for card in one.deal.kept["younger"]}
    assert not unseen_by_younger


def test_case_twenty_elder_was_dealt_no_court_card():
    deal = judged(case("XX")).deal
    assert not [one for one in deal.dealt["elder"] if one.rank in (Rank.JACK, Rank.QUEEN, Rank.KING)]


# --- what is taken off was there --------------------------------------------------------------------------------------


def points_told(told):
    """The points by side and kind in a line of scores: “elder 54 (sequences 4, ...); younger 9 (point 5, ...)”."""
    scores = told.split(": ", 1)[1].rstrip(".")
    return {
        side: {kind: int(points) for kind, points in re.findall(r"([a-z][a-z ]*) (\d+)[,)]", part)}
        for side, part in ((each.strip().split(" ")[0], each.partition("(")[2]) for each in scores.split(";"))
    }


@pytest.mark.parametrize("number", sorted(WITH_A_DEAL))
def test_every_number_taken_off_is_one_that_the_score_told_before_it_had(number):
    """Read as a reader does, from top to bottom: the score told last, less what is taken off, is the score after it."""
    one = judged(case(number))
    label = {kind: narration.message(f"kind-label-{kind}").lower() for kind in one.deal.rules.kinds}
    for _, decision, _ in one.decisions:
        told = points_told(f"before: {report.tallied(one.deal.tally())}.")
        for step in report.steps(decision, one.deal):
            if isinstance(step, str):
                shown = points_told(step)
                if step.startswith("The score after it") and "referee.struck" in {r.rule for r in decision.rulings}:
                    assert shown == {side: {kind: n for kind, n in kinds.items() if n} for side, kinds in told.items()}
                told = shown
            elif step.rule == "referee.struck":
                kind = label[step.facts["kind"]]
                assert told[step.side][kind] == step.facts["points"]
                told[step.side][kind] = 0


def test_case_one_the_five_that_are_taken_off_are_in_the_score_ruled_again():
    one = judged(case("I"))
    steps = [step if isinstance(step, str) else step.rule for step in report.steps(one.decisions[0][1], one.deal)]
    assert [step.split(":")[0] for step in steps] == [
        "referee.equal_caller",
        "referee.equal_replier",
        "The deal ruled again with the calls put right",
        "referee.struck",
        "The score after it",
    ]
    assert "younger 9 (point 5, play 4)" in steps[2]


# --- Case XXII --------------------------------------------------------------------------------------------------------


def test_case_twenty_two_comes_to_581():
    figures = {one.name: one.ours for one in judged(case("XXII")).figures}
    assert figures == {"thirteen": (91, 92, 283), "twelve": (102, 98), "given_up": (106, 92, 298), "swing": (581,)}


def test_case_twenty_two_with_twelve_cards_elder_has_the_cards_whatever_younger_keeps():
    """Elder leads his five spades; then, whatever younger has kept, he wins two of the seven tricks left at least."""
    elder = frozenset(parse_cards("KH JH JC AD QD JD TD"))
    twelve = set(parse_cards("AH QH TH 9H AC KC QC TC 9C KD 9D"))
    for thrown in combinations(sorted(twelve, key=lambda one: one.code), 4):
        assert most_of_younger(elder, frozenset(twelve - set(thrown)), True) <= 5, format_cards(thrown)


def test_case_twenty_two_with_thirteen_younger_divides():
    """After the five spades he has a card too many left, and takes six of the seven tricks."""
    deal = judged(case("XXII")).deal
    won = [trick.winner for trick in deal.tricks]
    assert (won.count("elder"), won.count("younger")) == (6, 6)
    assert won[5:11] == ["younger"] * 6


@cache
def most_of_younger(elder, younger, elder_leads):
    """The most tricks younger can make when both hands are seen and elder plays to keep them few."""
    if not elder:
        return 0
    mine, theirs = (elder, younger) if elder_leads else (younger, elder)
    best = None
    for led in mine:
        worst = None
        for card in [one for one in theirs if one.suit is led.suit] or theirs:
            taken = card.suit is led.suit and card.rank > led.rank
            leads = elder_leads is not taken
            left = (elder - {led}, younger - {card}) if elder_leads else (elder - {card}, younger - {led})
            tricks = (not leads) + most_of_younger(*left, leads)
            if worst is None or (tricks > worst) is elder_leads:
                worst = tricks
        if best is None or (worst < best) is elder_leads:
            best = worst
    return best


# --- the shelf --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["IV", "iv", " Case IV ", "4"])
def test_a_case_is_found_by_its_number(name):
    assert case(name).number == "IV"


def test_an_unknown_case_is_refused_with_a_sentence():
    with pytest.raises(UnknownCase, match="the cases go from I to XXII"):
        case("XXIII")


def test_a_broken_file_of_cases_is_refused():
    text = (
        '[[case]]\nnumber = "I"\nlaws = []\n'
        '[[case.incident]]\nkind = "revoke"\nby = "elder"\nnoticed = "during_play"\nremedies = []\n'
    )
    assert len(read_cases(text)) == 1
    with pytest.raises(LawError, match="no key mood"):
        read_cases(text + 'mood = "bad"\n')
    with pytest.raises(LawError, match="remedies is missing"):
        read_cases(text.replace("remedies = []\n", ""))


def test_no_case_speaks_in_the_words_of_a_law_book():
    """Our own words: short sentences, no letters for players."""
    for one in cases():
        told = (narration.message(key) for key in (one.title, one.facts, one.question, one.decision, one.about) if key)
        for text in told:
            assert " A " not in text.replace("“", " ")
            assert " B " not in text
