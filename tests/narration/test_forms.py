"""The forms with an auction and those for three and four hands: every ruling told, to each reader what he may know."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Verdict, for_seat
from piquet_tutor.game.actions import Accept, Bid, Double, Exchange, Pass, Play
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import apply, judge, legal_actions, start
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import play_out, random_action
from piquet_tutor.game.deal.views import known_cards
from piquet_tutor.game.records.rulings import rulings_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration.passages import spoken_line
from tests.narration.deals import opening_of, rules_of
from tests.narration.test_every_ruling import cards_named, in_order
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
TWO_HANDED = re.compile(r"\b([Ee]lder|[Yy]ounger|the other player|[Tt]he opponent|each player's|both players)\b")


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
                    found = cards_named("\n".join((passage.call, passage.short, *passage.full, passage.cue)))
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


def done(deal, *actions):
    for action in actions:
        deal = apply(deal, action)
    return deal


def told(deal, rule, depth="short", nth=0):
    """What is said of the nth ruling of a clause."""
    found = [ruling for ruling in deal.rulings if ruling.rule == rule]
    return narration.text(found[nth], depth, ledger=deal.rulings)


STRONG = "AH KH QH JH AD KD QD JD AC KC QC JC"
SPADES = "AS KS QS JS TS 8H 7H 8D 7D 9C 8C 7C"
REST = "9S 8S 7S TH 9H TD 9D TC"


def contract(dealer, nondealer, **options):
    hands = {"dealer": parse_cards(dealer), "nondealer": parse_cards(nondealer)}
    return start(load("contract", options), hands, parse_cards(REST))


def to_the_play(deal):
    """Nobody exchanges; everything is declared."""
    while deal.phase == "exchange":
        deal = apply(deal, Exchange(deal.to_act, ()))
    while deal.phase in ("declare", "round"):
        deal = apply(deal, next(iter(legal_actions(deal))))
    return deal


def played(deal, cards):
    """These cards in their order; whoever is to show first shows everything."""
    for card in parse_cards(cards):
        while not isinstance(first := next(iter(legal_actions(deal))), Play):
            deal = apply(deal, first)
        deal = apply(deal, Play(deal.to_act, card))
    return deal


DOWN = "AS JH KS JD QS JC JS QC TS KC 7H AH KH 8H QH 7C AD 7D KD 8D QD 8C AC 9C"


def test_a_bidding_by_pairs_as_it_is_said():
    """The dealer names every bid; the other says yes or passes; then elder is whoever has the bid."""
    deal = done(
        contract(SPADES, STRONG), Bid("dealer", 7, 3), Accept("nondealer"), Bid("dealer", 8, 4), Pass("nondealer")
    )
    said = [spoken_line(each, "en") for each in narration.explain(deal, "call").shown()]
    assert said == [
        "Dealer: “Seven, three.”",
        "Non-dealer: “Yes.”",
        "Dealer: “Eight, four.”",
        "Non-dealer: “Pass.”",
    ]
    assert told(deal, "bid.said") == "The dealer bids seven, three: 7 tricks, leaving 3 cards, worth 21."
    assert told(deal, "bid.pairs") == "The dealer has the bid: 8 tricks, leaving 4 cards, worth 32."
    assert "the dealer is elder and the non-dealer is younger" in told(deal, "bid.pairs", "full")
    shown = repr(deal)
    assert "The dealer, now elder, holds A♠ K♠ Q♠ J♠ 10♠" in shown
    assert "The bidding: Dealer: “Seven, three”, Non-dealer: “Yes”, Dealer: “Eight, four”, Non-dealer: “Pass”." in shown
    assert "The exchange: elder is to act." in shown


def test_a_bid_of_21_and_five_tricks_won_is_42_to_younger():
    """Parlett's own example: seven-three and only five tricks, two short: twice 21."""
    deal = played(to_the_play(done(contract(SPADES, STRONG), Bid("dealer", 7, 3), Pass("nondealer"))), DOWN)
    assert deal.done
    assert told(deal, "bid.beaten") == ("Elder has 5 of the 7 tricks bid, 2 short: younger scores 42 below the line.")
    assert told(deal, "bid.beaten", "call") == "Two short: forty-two."
    assert "2 × 21 = 42" in told(deal, "bid.beaten", "full")
    narrated = repr(narration.explain(deal, "call"))
    assert "Elder leads A♠, younger plays J♥: “One trick.”" in narrated
    assert "Elder leads 7♥, younger takes it with A♥: “One trick.”" in narrated
    assert "Younger leads A♣, elder plays 9♣: “Eight tricks.”" in narrated, "the last trick counts double"
    assert narrated.endswith(
        "The score: Non-dealer, younger: 54 (sets 12, bid 42; above the line 12, below the line 42); "
        "Dealer, elder: 23 (point 5, sequences 18; above the line 23, below the line 0)."
    )
    page = narration.presenter.html(deal)
    assert "above the line 12, below the line 42" in page
    assert "Non-dealer, younger" in page


def test_a_misere_is_45_when_the_other_has_nine():
    cards = DOWN.replace("TS KC ", "").split()
    deal = done(contract(STRONG, SPADES), Pass("dealer"), Pass("nondealer"))
    assert told(deal, "bid.pairs") == "Nobody bids: it is a misère, and the non-dealer leads."
    deal = played(deal, " ".join([*cards, "KC", "TS"]))
    assert told(deal, "misere.award") == "Elder has 4 tricks to 9 in a misère: 45 points below the line."
    assert "9 × 5 = 45" in told(deal, "misere.award", "full")
    assert "Our own choice: no source decides it." in told(deal, "misere.award", "full")


def test_tricks_of_a_made_bid_are_counted_aloud_and_the_rest_laid_down():
    deal = to_the_play(done(contract(STRONG, SPADES), Bid("dealer", 7, 3), Pass("nondealer")))
    deal = played(deal, "AH 7H KH 8H AD 7D KD 8D QH 7C JH 8C QD 9C")
    assert deal.done
    assert told(deal, "bid.made") == "Elder has won the 7 tricks bid: 21 points below the line."
    assert told(deal, "bid.made", "call") == "Seven tricks made: twenty-one."
    assert told(deal, "play.decided") == "Elder has the tricks bid, so the last 5 need not be played."


def test_an_exact_bid_where_that_is_what_earns_the_bonus():
    """The other reading of the counterpique: thirty for exactly the number, nothing for one trick more."""
    opening = contract(STRONG, SPADES, counterpique="exact_bonus_30")
    deal = to_the_play(done(opening, Bid("dealer", 7, 3), Pass("nondealer")))
    while not deal.done:
        deal = apply(deal, next(iter(legal_actions(deal))))
    assert told(deal, "bid.exact").startswith("No bonus for an exact bid: elder bid 7 tricks and has 1")
    assert "(disputed)" in told(deal, "bid.exact", "full")


def test_a_number_that_may_mean_two_bids_is_answered_with_both():
    deal = contract(SPADES, STRONG)
    said = {number: narration.sentence(judge(deal, Bid("dealer", number))) for number in (21, 36, 37)}
    assert said[36] == "36 may mean nine, four or twelve, three; say which of the two you bid."
    assert said[21] == "21 means seven, three; say it as a pair."
    assert said[37].startswith("No bid is worth 37;")
    deal = done(deal, Bid("dealer", 9, 4), Accept("nondealer"))
    assert narration.sentence(judge(deal, Bid("dealer", 12, 3))) == (
        "Twelve, three is worth 36, and a bid must be worth more than the 36 that stands; bid higher, or pass."
    )


def auction(sign, *words):
    hands = {"dealer": parse_cards(STRONG), "nondealer": parse_cards(SPADES)}
    deal = start(load("auction"), hands, parse_cards(REST))
    return to_the_play(done(deal, Bid("nondealer", 7, 0, sign), *words, Pass(deal.table.after(words[-1].seat))))


def test_a_minus_bid_turns_the_tricks_round():
    deal = auction("minus", Double("dealer"))
    assert told(deal, "bid.said") == "The non-dealer bids 7 minus: to lose 7 tricks."
    assert told(deal, "bid.signed") == "The non-dealer has the bid, doubled: to lose 7 tricks."
    deal = played(deal, "8H QH AH 7H")
    assert told(deal, "play.trick") == "Elder loses the trick to the queen of hearts: 1 point."
    assert "Elder leads 8♥, younger takes it with Q♥: “Twenty-four points.”" in repr(narration.explain(deal, "call"))


def test_a_plus_bid_keeps_them():
    deal = played(auction("plus", Double("dealer"), Double("nondealer")), DOWN)
    assert told(deal, "bid.said", "call", 2) == "Redouble."
    assert told(deal, "play.trick") == "Elder takes the trick with the ace of spades: 1 point."
    assert told(deal, "bid.paid") == "Elder has won 5 of the 7 tricks bid, 2 short: younger scores 80."
    assert "disputed" in told(deal, "bid.paid", "full"), "what rests on memory says so"


VOLEUR = {
    "1": "JS TS 8S TH AD KD JD AC",
    "2": "AH KH QH JH 8D 7D TC 9C",
    "3": "9S 7S 9H QD TD KC QC JC",
    "4": "AS KS QS 8H 7H 9D 8C 7C",
}


def at_four():
    hands = {seat: parse_cards(cards) for seat, cards in VOLEUR.items()}
    return to_the_play(start(load("voleur"), hands, ()))


def test_a_class_is_won_by_a_partner_and_the_other_counts_his_with_it():
    deal = at_four()
    said = [spoken_line(each, "en") for each in narration.explain(deal, "call").shown()]
    assert said == [
        "Player 1: “Point of three, thirty-one.”",
        "Player 2: “Point of four, forty-one.”",
        "Player 3: “Nothing better.”",
        "Player 4: “Nothing better.”",
        "Player 2: “In hearts: four points.”",
        "Player 1: “No sequence.”",
        "Player 2: “Quart major.”",
        "Player 3: “Nothing better.”",
        "Player 4: “Nothing better.”",
        "Player 2: “Quart major in hearts: eight points.”",
        "Player 4: “And a tierce major in spades: eleven points.”",
        *(f"Player {seat}: “No trio.”" for seat in "1234"),
    ]
    assert told(deal, "sequence.good") == (
        "Player 2's quart major in hearts is the best: 4 points for players 2 and 4."
    )
    assert told(deal, "sequence.lesser") == (
        "Player 4 also counts a tierce major in spades: 3 points for players 2 and 4."
    )
    assert "disputed" in told(deal, "sequence.lesser", "full")
    assert "Our own choice: no source decides it." in told(deal, "sequence.lesser", "full")
    assert told(deal, "round.beaten") == "Player 1's point of 3 is beaten: players 2 and 4 called one worth 41."


def test_whoever_passes_is_not_said_to_hold_nothing():
    deal = at_four()
    passed = [ruling for ruling in deal.rulings if ruling.rule == "declare.nothing" and ruling.facts["passed"]]
    assert len(passed) == 4
    for ruling in passed:
        full = narration.text(ruling, "full")
        assert "keeps quiet: from this alone nobody can tell which" in full
        assert not re.search(r"\bholds (no|nothing)", full)


def test_a_partner_who_overtakes_scores_no_more_and_is_named():
    deal = played(at_four(), "JD 7D QD 9D")
    assert told(deal, "play.lead") == "Player 1 leads the jack of diamonds: 1 point for players 1 and 3."
    assert told(deal, "play.trick") == (
        "Player 3 takes the trick from a partner with the queen of diamonds. No point for that."
    )
    assert spoken_line(narration.explain(deal, "call").passages[-1], "en") == (
        "7♦ Q♦ 9♦ follow, and player 3 takes it with Q♦."
    )


def test_four_hands_show_themselves_with_their_partners():
    shown = repr(at_four())
    for seat, partner in ("13", "24", "31", "42"):
        assert f"Player {seat} (with player {partner}) holds " in shown
    assert shown.endswith("So far: Players 1 and 3: 0; Players 2 and 4: 11 (point 4, sequences 7).")
    assert len(re.findall(r"Player \d[^<]*<br><img ", narration.presenter.html(at_four()))) == 4


def test_two_of_three_share_a_capot():
    rng = Random(1)
    while True:
        deal = play_out(opening_of(load("normand"), rng), rng)
        shared = [ruling for ruling in deal.rulings if ruling.rule == "cards.capot" and ruling.facts["sharers"] == 2]
        if shared:
            break
    one = shared[0]
    assert len(shared) == 2
    assert narration.text(one) == (
        f"A shared capot! Player {one.side} and one other take all 10 tricks between them: 20 points."
    )
    assert "The third player has not taken a single trick." in narration.text(one, "full")
    replaced = [ruling for ruling in deal.rulings if ruling.verdict is Verdict.SUPERSEDED]
    assert {narration.text(each) for each in replaced} <= {
        "No 10 for the cards: the capot replaces them.",
        "No 5 for the cards: the capot replaces them.",
    }


def test_the_dealer_alone_takes_the_talon():
    deal = opening_of(load("normand"), Random(4))
    while deal.phase != "exchange":
        deal = apply(deal, next(iter(legal_actions(deal))))
    hand = deal.hands["3"]
    refused = narration.sentence(judge(deal, Exchange("3", hand[:1])))
    assert refused == (
        "You have chosen one card, but the dealer takes all two cards of the talon or none; choose two, or none."
    )
    deal = done(deal, Exchange("3", hand[:2]))
    assert told(deal, "exchange.dealer") == "Player 3, the dealer, exchanges 2 cards."
    assert "Nobody else sees either." in told(deal, "exchange.cards", "full")


def test_where_combinations_cross_over_the_text_says_whose_they_were():
    rules = load("auction", {"auction_minus_combinations": "opponent"})
    hands = {"dealer": parse_cards(STRONG), "nondealer": parse_cards(SPADES)}
    opening = start(rules, hands, parse_cards(REST))
    deal = to_the_play(done(opening, Bid("nondealer", 7, 0, "minus"), Pass("dealer")))
    assert told(deal, "point.good", nth=1) == "Elder's point of 5 in spades is good, and scores for younger: 5 points."
    assert "what is good in one hand then scores for the opponent" in told(deal, "sequence.good", "full", 1)


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


def test_a_setting_of_the_table_is_not_called_our_choice():
    deal = play_out(opening_of(load("rubicon", {"point_score": "flat_5"}), Random(2)), Random(2))
    full = told(deal, "point.good", "full")
    assert "House rule, set at this table" in full
    assert "our own choice" not in full.lower()
