"""What the inventor of Contract Piquet states, by its rule set: bidding, draw, the score above and below, rubber."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import Award, Facts, Ruling, Verdict, total
from piquet_tutor.game.actions import (
    Accept,
    Action,
    Bid,
    Call,
    ClaimCarteBlanche,
    Exchange,
    KeepCarteBlanche,
    Pass,
    Play,
    Show,
)
from piquet_tutor.game.cards import pack_of, parse_card, parse_cards
from piquet_tutor.game.deal import dialogue
from piquet_tutor.game.deal.engine import apply, start
from piquet_tutor.game.deal.matches import Rubber
from piquet_tutor.game.deal.partie import cut_for_deal
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.bids import read_bid
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.bidding import pairs, pairs_worth, value
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from tests.game.deal.test_partie import Lifted
from tests.game.table_talk import (
    cards,
    declared,
    hands_of,
    may,
    plain_word,
    play,
    played_out,
    refused,
    rest_of,
    ruling,
    rulings,
    shown,
)

SPADES = "S:AKQJT H:K98 D:Q9 C:87"
HEARTS = "S:98 H:AQJT7 D:KJ C:AJ9"


def table(nondealer: str, dealer: str, talon: str = "", **options: object) -> Deal:
    """The hands as dealt; of the talon its top cards may be named."""
    first, second, top = cards(nondealer), cards(dealer), parse_cards(talon)
    under = tuple(one for one in rest_of(first, second) if one not in top)
    assert (len(first), len(second), len(top + under)) == (12, 12, 8), "not a deal of twelve, twelve and eight"
    return start(load("contract", options), {"nondealer": first, "dealer": second}, top + under)


def word(deal: Deal, text: str) -> Action:
    """One word of the bidding by whoever is to speak: ``7-3``, ``yes``, ``pass``."""
    seat = deal.to_act or ""
    if text in ("yes", "pass"):
        return Accept(seat) if text == "yes" else Pass(seat)
    tricks, left = text.split("-")
    return Bid(seat, int(tricks), int(left))


def bid(deal: Deal, words: str) -> Deal:
    """The bidding, word by word; a carte blanche is kept quiet."""
    while deal.phase == "carte_blanche":
        deal = apply(deal, KeepCarteBlanche(deal.to_act or ""))
    for text in words.split():
        deal = apply(deal, word(deal, text))
    return deal


def stood(deal: Deal) -> Deal:
    """Neither draws a card."""
    while deal.phase == "exchange":
        deal = apply(deal, Exchange(deal.to_act or "", ()))
    return deal


def elder_is(deal: Deal) -> str:
    """Which seat plays elder."""
    return deal.table.seats[0]


def line(deal: Deal, seat: str) -> tuple[int, int]:
    """What a player has above the line and below it."""
    return total(deal.rulings, seat, "above"), total(deal.rulings, seat, "below")


def kinds(deal: Deal, seat: str) -> dict[str, int]:
    """What a player has by kind, without the sums."""
    return {kind: points for kind, points in deal.tally()[seat].items() if kind not in ("total", "above", "below")}


# --- the pack, the deal and the blank -------------------------------------------------------------


def test_thirty_two_cards_twelve_each_and_eight_in_the_talon():
    deal = shuffled(load("contract"), 3)
    assert {*deal.hands["nondealer"], *deal.hands["dealer"], *deal.talon} == set(pack_of(32).cards)
    assert [len(deal.hands["nondealer"]), len(deal.hands["dealer"]), len(deal.talon)] == [12, 12, 8]
    assert set(deal.talon) <= seen_by(deal, "dealer").unseen & seen_by(deal, "nondealer").unseen


def test_the_lower_cut_deals_first():
    assert cut_for_deal(load("contract"), ("Ann", "Ben"), Lifted("TS JD")).dealer == "Ann"


BLANK = "S:AT98 H:T98 D:T98 C:T9"
COURTS = "S:KQJ H:AKQJ D:KQJ C:KQ"


@pytest.mark.parametrize("seat", ["nondealer", "dealer"])
def test_a_blank_scores_ten_above_the_line_at_once_and_is_shown(seat):
    """Before a bid is made; the other player has seen the twelve cards."""
    hands = (BLANK, COURTS) if seat == "nondealer" else (COURTS, BLANK)
    deal = apply(table(*hands), ClaimCarteBlanche(seat))
    assert line(deal, seat) == (10, 0)
    assert deal.phase == "bidding"
    other = "dealer" if seat == "nondealer" else "nondealer"
    assert not set(cards(BLANK)) & seen_by(deal, other).unseen


# --- the bidding ----------------------------------------------------------------------------------


@pytest.mark.clause("bid.pairs")
def test_bids_run_from_seven_and_three_to_thirteen_and_eight_and_are_worth_their_product():
    """21 the least, then 24 and 28 among others, 104 the most: tricks by cards left."""
    every = pairs(load("contract").rule("bid.pairs").params)
    assert every[0] == (7, 3)
    assert every[-1] == (13, 8)
    assert [value(*each) for each in ((7, 3), (8, 3), (7, 4), (13, 8))] == [21, 24, 28, 104]
    deal = bid(table(SPADES, HEARTS), "7-3 pass")
    assert (deal.undertaking.tricks, deal.undertaking.left, deal.undertaking.value) == (7, 3, 21)


def test_a_bid_may_be_called_by_what_it_pays():
    """21 is seven-three and nothing else; 36 could be nine-four or twelve-three, so the two numbers are asked for."""
    rules = load("contract")
    assert read_bid("21", "dealer", rules, "bids[0]") == read_bid("7-3", "dealer", rules, "bids[0]")
    assert pairs_worth(rules.rule("bid.pairs").params, 104) == ((13, 8),)
    with pytest.raises(RecordError, match="more than one bid"):
        read_bid("36", "dealer", rules, "bids[0]")


@pytest.mark.parametrize("text", ["6-3", "14-3", "7-2", "7-9"])
def test_there_are_no_other_bids(text):
    deal = bid(table(SPADES, HEARTS), "")
    assert refused(deal, word(deal, text)).facts["reason"] == "bid.no_such"


def test_the_dealer_begins_and_the_other_answers_yes_or_pass():
    """The other may not name a bid in answer; the dealer, told yes, must bid more or pass."""
    deal = bid(table(SPADES, HEARTS), "")
    assert deal.to_act == "dealer"
    deal = bid(deal, "7-3")
    assert deal.to_act == "nondealer"
    assert [may(deal, word(deal, text)) for text in ("yes", "pass", "8-3")] == [True, True, False]
    deal = bid(deal, "yes")
    assert deal.to_act == "dealer"
    assert [may(deal, word(deal, text)) for text in ("yes", "pass", "13-8")] == [False, True, True]


def test_a_higher_bid_is_one_that_might_pay_more():
    """After 28 neither 24 nor another 28 will do; 30 will, in tricks or in cards, and so will any jump."""
    deal = bid(table(SPADES, HEARTS), "7-4 yes")
    assert refused(deal, word(deal, "8-3")).facts["reason"] == "bid.higher"
    assert [may(deal, word(deal, text)) for text in ("7-4", "10-3", "8-4", "7-5", "13-3")] == [
        False,
        True,
        True,
        True,
        True,
    ]


@pytest.mark.parametrize(
    ("words", "elder"),
    [
        ("7-3 pass", "dealer"),
        ("7-3 yes 8-3 pass", "dealer"),
        ("7-3 yes pass pass", "nondealer"),
        ("7-3 yes 8-3 yes pass pass", "nondealer"),
        ("pass 7-3", "nondealer"),
    ],
)
def test_whoever_has_not_passed_is_elder(words, elder):
    deal = bid(table(SPADES, HEARTS), words)
    assert (deal.phase, deal.undertaking.seat, elder_is(deal)) == ("exchange", elder, elder)


def test_the_dealer_plays_his_bid_as_it_stands_and_the_other_may_raise_his():
    """When the other passes the bidding is over. When the dealer passes, the other may go on to any higher bid."""
    assert bid(table(SPADES, HEARTS), "7-3 pass").phase == "exchange"
    won = bid(table(SPADES, HEARTS), "7-3 yes pass")
    assert (won.phase, won.to_act) == ("bidding", "nondealer")
    raised = bid(won, "9-4")
    assert (raised.undertaking.seat, raised.undertaking.value) == ("nondealer", 36)
    assert bid(won, "pass").undertaking.value == 21


# --- the draw -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "most"), [("7-3 pass", 5), ("7-4 pass", 4), ("7-8 pass", 0)])
def test_elder_draws_at_most_what_he_did_not_promise_to_leave(words, most):
    """Eight less the cards left: five, four or none. He may draw fewer, or none at all."""
    deal = bid(table(SPADES, HEARTS), words)
    hand = deal.hands["dealer"]
    assert [number for number in range(13) if may(deal, Exchange("dealer", hand[:number]))] == list(range(most + 1))


def test_cards_are_drawn_from_the_top_and_elder_sees_none_that_he_leaves():
    """Two of the five he might have: the top two; the rest he cannot place, and younger draws on from there."""
    talon = "7S AD 7D KC TC QC 8D TD"
    deal = bid(table(SPADES, HEARTS, talon=talon), "7-3 pass")
    deal = apply(deal, Exchange("dealer", cards("S:98")))
    assert set(deal.drawn["dealer"]) == set(cards("7S AD"))
    assert set(cards("7D KC TC QC 8D TD")) <= seen_by(deal, "dealer").unseen
    deal = apply(deal, Exchange("nondealer", cards("C:87 D:9")))
    assert set(deal.drawn["nondealer"]) == set(cards("7D KC TC"))
    assert [len(deal.hands[seat]) for seat in ("dealer", "nondealer")] == [12, 12]


def test_who_draws_fewer_than_he_bid_scores_on_the_bid_alone():
    """Seven-three, and no card drawn: eight are left, and the tricks are still worth 21."""
    deal = declared(stood(bid(table(*ALL_ELDERS), "pass 7-3")))
    assert len(deal.stock) == 8
    assert line(play(deal, " ".join(EVERY_TRICK.split()[:14])), "nondealer")[1] == 21


def test_younger_takes_as_many_of_the_rest_as_he_likes():
    """From none to all that elder has left."""
    deal = apply(bid(table(SPADES, HEARTS), "7-3 pass"), Exchange("dealer", cards("S:98")))
    hand = deal.hands["nondealer"]
    assert [number for number in range(13) if may(deal, Exchange("nondealer", hand[:number]))] == list(range(7))


# --- the declarations -----------------------------------------------------------------------------


def test_a_deal_like_the_one_pictured():
    """Elder's point of four against six, his three queens against three kings, and no sequence in either hand."""
    elder, younger = "S:AQ97 H:Q9 D:Q98 C:A98", "H:AKJT87 S:K8 D:JT7 C:K"
    deal = declared(stood(bid(table(elder, younger), "pass 7-8")))
    assert ruling(deal, "point.called").facts["length"] == 4
    assert ruling(deal, "declare.nothing").facts["kind"] == "sequence"
    deal = shown(play(deal, "AS"))
    assert kinds(deal, "nondealer") == {}
    assert kinds(deal, "dealer") == {"point": 6, "set": 3}


@pytest.mark.parametrize("seed", range(40))
def test_combinations_are_declared_and_scored_as_in_the_parent_game(seed):
    """The same two hands here and by the author's rules of the parent game: the same combinations, the same repique."""
    dealt = shuffled(load("contract"), seed)
    deal = declared(stood(bid(dealt, "pass 7-8")))
    deal = shown(apply(deal, Play("nondealer", deal.hands["nondealer"][0])))
    first, second = (" ".join(map(str, dealt.hands[seat])) for seat in ("nondealer", "dealer"))
    parent = declared(hands_of(first, second, rules="parlett"))
    parent = shown(apply(parent, Play("elder", parent.hands["elder"][0])))
    for here, there in (("nondealer", "elder"), ("dealer", "younger")):
        wanted = {kind: points for kind, points in parent.tally()[there].items() if kind in DECLARED}
        assert {kind: points for kind, points in kinds(deal, here).items() if kind in DECLARED} == wanted


DECLARED = {"point", "sequence", "set", "repique"}


def test_elder_declares_first_and_younger_before_he_plays():
    """Class by class elder speaks; younger, whose point is good, must show it before he plays to the first card."""
    deal = stood(bid(table(HEARTS, SPADES), "pass 7-8"))
    refused(deal, Call("dealer", "point", cards("S:AKQJT")))
    assert refused(deal, Call("nondealer", "set")).facts["expected"] == "point"
    deal = play(declared(deal), "AH")
    assert line(deal, "dealer") == (0, 0)
    refused(deal, Play("dealer", parse_card("KH")))
    deal = apply(deal, Show("dealer", cards("S:AKQJT"), (cards("S:AKQJT"),)))
    assert line(deal, "dealer") == (20, 0)


def test_what_is_not_declared_does_not_score_and_what_scores_is_shown():
    """Elder's quint kept back counts nothing, and younger never learns of it; his point stands with its cards."""
    deal = stood(bid(table(SPADES, HEARTS), "pass 7-8"))
    while deal.phase == "declare":
        silent = dialogue.expected(deal) is Call and calling.callable_kinds(deal)[0] == "sequence"
        deal = apply(deal, Call("nondealer", "sequence") if silent else plain_word(deal))
    assert kinds(deal, "nondealer") == {"point": 5}
    told = ruling(deal, "point.good", "awarded", "nondealer")
    assert set(told.facts["cards"]) == set(cards("S:AKQJT"))
    assert told.audience is None


# --- repique and pique ----------------------------------------------------------------------------

LONG, TRIOS = "S:AKQJT987 H:JT98", "H:AKQ7 D:AKQ7 C:AKQ7"


def test_thirty_in_combinations_are_a_repique_in_the_order_of_reckoning():
    """Point, huitième and quart come before the other's trios, in either seat; the other's blank comes before all."""
    elder = declared(stood(bid(table(LONG, TRIOS), "pass 7-8")))
    assert kinds(elder, "nondealer")["repique"] == 60
    younger = shown(play(declared(stood(bid(table(TRIOS, LONG), "pass 7-8"))), "AH"))
    assert kinds(younger, "dealer")["repique"] == 60
    blanked = apply(table("S:AKQJT987 H:KQJT", "H:A987 D:AT98 C:AT98"), ClaimCarteBlanche("dealer"))
    blanked = declared(stood(bid(blanked, "pass 7-8")))
    assert ruling(blanked, "repique.award", "denied").facts["by"] == "carte_blanche"


ELDERS_PIQUE = ("S:AKQJT98 H:QJT9 C:7", "S:7 H:AK87 D:AQT8 C:KT9")
"""28 in hand, and spades to lead."""


def test_elder_adds_one_for_each_trick_won_and_none_for_a_lead():
    """28 and a card led are 28; two tricks won are 30, and thirty more."""
    deal = declared(stood(bid(table(*ELDERS_PIQUE), "pass 7-8")))
    led = play(deal, "AS")
    assert kinds(led, "nondealer") == {"point": 7, "sequence": 21}
    assert not rulings(play(led, "7S KS"), "pique.award")
    won = play(led, "7S KS 7H")
    assert (ruling(won, "pique.award", "awarded").side, kinds(won, "nondealer")["pique"]) == ("nondealer", 30)


def test_younger_makes_a_pique_too_and_its_tricks_stand_above_the_line():
    """He holds 28 and takes the first lead with an ace; two tricks make thirty, and the two are written with it."""
    deal = declared(stood(bid(table("S:7 H:87 D:AQT8 C:KJT98", "S:AKQJT98 H:QJT9 C:A"), "pass 7-8")))
    deal = play(deal, "8C AC AS 7S")
    assert kinds(deal, "dealer") == {"point": 7, "sequence": 21, "pique": 30, "play": 2}
    assert line(deal, "dealer") == (7 + 21 + 30 + 2, 0)
    assert line(deal, "nondealer") == (0, 0)


def test_a_trick_of_the_other_ends_the_pique():
    deal = declared(stood(bid(table(*ELDERS_PIQUE), "pass 7-8")))
    done = played_out(play(deal, "7C KC"))
    assert "pique" not in kinds(done, "nondealer")


# --- the play and its score -----------------------------------------------------------------------

LADDER = ("S:KJ97 H:K98 D:K9 C:987", "S:AQT8 H:AQJT D:AQJT")


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        *[(trick, "dealer") for trick in ("7S 8S", "9S TS", "JS QS", "KS AS")],
        *[(trick, "nondealer") for trick in ("9S 8S", "JS TS", "KS QS", "7C AH", "7C AD")],
    ],
)
def test_the_higher_card_of_the_suit_led_wins_and_its_player_leads(trick, winner):
    """From the ace down to the seven; there are no trumps."""
    deal = play(declared(stood(bid(table(*LADDER), "pass 7-8"))), trick)
    assert (deal.tricks[0].winner, deal.to_act) == (winner, winner)


def test_elder_leads_and_suit_is_followed():
    """Whoever won the bidding leads; with none of the suit everything may be thrown."""
    deal = declared(stood(bid(table(*LADDER), "pass 7-8")))
    assert (deal.phase, deal.to_act) == ("play", "nondealer")
    assert playable(shown(play(deal, "JS"))) == cards("S:AQT8")
    thrown = shown(play(deal, "7C"))
    assert set(playable(thrown)) == set(thrown.hands["dealer"])
    assert declared(stood(bid(table(*LADDER), "7-8 pass"))).to_act == "dealer"


ALL_ELDERS = ("S:AKQJ8 H:AKJT87 D:A", "S:T9 H:Q D:KQT9 C:AKQ98")
EVERY_TRICK = "AH QH KH 8C JH 9D TH 9C 8H 9S AS TS KS QC QS TD JS KD 8S QD AD KC 7H AC"


@pytest.mark.clause("tricks.counted")
def test_the_last_trick_counts_two_so_there_are_thirteen():
    """Eleven tricks of one and one of two: thirteen bid are made by all twelve, and not before."""
    deal = play(declared(stood(bid(table(*ALL_ELDERS), "pass 13-3"))), " ".join(EVERY_TRICK.split()[:22]))
    assert line(deal, "nondealer")[1] == 0
    done = play(deal, "7H AC")
    worth = [one.facts["worth"] for one in rulings(done, "tricks.counted")]
    assert (worth, sum(worth)) == ([1] * 11 + [2], 13)
    assert line(done, "nondealer")[1] == 39


@pytest.mark.clause("bid.made")
def test_a_bid_made_pays_its_value_and_nothing_for_tricks_over_or_for_all_of_them():
    """Eight-four, and all twelve won: 32 below the line, no capot, nothing for younger."""
    done = play(declared(stood(bid(table(*ALL_ELDERS, play_stops="played_out"), "pass 8-4"))), EVERY_TRICK)
    assert done.done
    assert line(done, "nondealer")[1] == 32
    assert not {"cards", "capot", "play"} & set(kinds(done, "nondealer"))
    assert line(done, "dealer")[1] == 0


def test_the_play_may_end_when_elder_has_his_tricks():
    """Seven of them made, and no pique to be had: not a card more is played."""
    deal = declared(stood(bid(table(*ALL_ELDERS), "pass 7-8")))
    played = EVERY_TRICK.split()
    for number in range(0, 24, 2):
        deal = play(deal, " ".join(played[number : number + 2]))
        if deal.done:
            break
    decided = ruling(deal, "play.decided")
    assert decided.facts["tricks"] >= 7
    assert len(deal.tricks) == 12 - decided.facts["left"]


def test_twenty_one_bid_and_five_won_give_younger_forty_two():
    """Two short of seven: twice 21, below the line, and nothing there for elder."""
    elder, younger = "S:AKQJT H:987 D:98 C:98", "S:87 H:AKQJT D:AKQ C:AK"
    deal = declared(stood(bid(table(elder, younger), "pass 7-3")))
    done = played_out(play(deal, "AS 7S KS 8S QS KC JS QD TS JH 9D AD"))
    assert sum(trick.winner == "nondealer" for trick in done.tricks) == 5
    beaten = ruling(done, "bid.beaten", "awarded")
    assert (beaten.side, beaten.points, beaten.facts["short"]) == ("dealer", 42, 2)
    assert (line(done, "nondealer")[1], line(done, "dealer")[1]) == (0, 42)


@pytest.mark.parametrize(
    ("counterpique", "short", "exact"), [("multiple_of_shortfall", 42, None), ("exact_bonus_30", 42, 30)]
)
def test_what_a_counterpique_is(counterpique, short, exact):
    """The bid times the tricks lacking; or, by the author's other page, thirty for exactly the tricks bid."""
    rules = {"counterpique": counterpique}
    elder, younger = "S:AKQJT H:987 D:98 C:98", "S:87 H:AKQJT D:AKQ C:AK"
    lost = declared(stood(bid(table(elder, younger, **rules), "pass 7-3")))
    lost = played_out(play(lost, "AS 7S KS 8S QS KC JS QD TS JH 9D AD"))
    assert line(lost, "dealer")[1] == short
    made = declared(stood(bid(table(*ALL_ELDERS, **rules), "pass 13-3")))
    made = play(made, EVERY_TRICK)
    assert line(made, "nondealer")[1] == 39
    assert [one.points for one in rulings(made, "bid.exact", "awarded")] == ([exact] if exact else [])


def test_combinations_stand_above_the_line_and_tricks_below():
    """Both players' combinations above; one player's tricks below, his who made the contract or defeated it."""
    done = played_out(declared(stood(bid(table(SPADES, HEARTS), "pass 7-3"))), Random(2))
    for one in done.rulings:
        for award in one.awards:
            assert award.account == ("below" if done.kind_of(one) == "bid" else "above")
    below = [line(done, seat)[1] for seat in ("nondealer", "dealer")]
    assert sorted(bool(points) for points in below) == [False, True]
    assert kinds(done, "dealer")["set"] == 3


# --- misère ---------------------------------------------------------------------------------------


def test_two_passes_are_a_misere_without_draw_or_declaration():
    """Straight to the play, with the hands as dealt."""
    deal = bid(table(SPADES, HEARTS), "pass pass")
    assert (deal.phase, deal.to_act) == ("play", elder_is(deal))
    assert [set(deal.hands[seat]) for seat in ("nondealer", "dealer")] == [set(cards(SPADES)), set(cards(HEARTS))]
    assert not rulings(deal, "point.called")


@pytest.mark.parametrize("seed", range(30))
def test_the_one_with_fewer_tricks_scores_five_for_each_of_the_others(seed):
    """From 35 to 65, below the line, in steps of five; the other scores nothing."""
    done = played_out(bid(shuffled(load("contract"), seed), "pass pass"), Random(seed))
    counts = dict.fromkeys(("nondealer", "dealer"), 0)
    for trick in done.tricks:
        counts[trick.winner] += 1 + (trick is done.tricks[-1])
    fewer, more = sorted(counts, key=counts.__getitem__)
    assert line(done, fewer)[1] == 5 * counts[more]
    assert line(done, fewer)[1] in range(35, 66, 5)
    assert line(done, more)[1] == 0


def test_all_the_tricks_give_the_other_sixty_five():
    done = play(bid(table(*ALL_ELDERS), "pass pass"), EVERY_TRICK)
    assert [line(done, seat)[1] for seat in ("nondealer", "dealer")] == [0, 65]


# --- the rubber -----------------------------------------------------------------------------------


class Scored:
    """A finished deal, of which a rubber asks nothing but what each seat has above and below the line."""

    done, void = True, False

    def __init__(self, rulings_: tuple) -> None:
        self.rulings = rulings_

    def total(self, seat: str) -> int:
        return total(self.rulings, seat)


def dealt(nondealer: tuple[int, int], dealer: tuple[int, int]) -> Scored:
    """A deal in which each came to so much above and below the line."""
    awards = [
        Award(seat, account, points)
        for seat, sums in (("nondealer", nondealer), ("dealer", dealer))
        for account, points in zip(("above", "below"), sums, strict=True)
        if points
    ]
    return Scored((Ruling(1, "bid.made", Verdict.AWARDED, None, Facts(), tuple(awards), (), ()),))


def rubber(*deals: tuple[tuple[int, int], tuple[int, int]]) -> Rubber:
    """Ann deals first. Each deal is written Ann's points first, above and below."""
    found = Rubber(load("contract"), ("Ann", "Ben"), "Ann")
    for ann, ben in deals:
        found = found.with_deal(dealt(ben, ann) if found.dealer_of(len(found.deals) + 1) == "Ann" else dealt(ann, ben))
    return found


@pytest.mark.clause("deal.next")
def test_whoever_scores_below_the_line_deals_next():
    """Ben makes his contract and deals; then he defeats one and deals again; then Ann has the score, and the deal."""
    found = rubber(((0, 0), (5, 21)), ((9, 0), (0, 42)), ((0, 24), (30, 0)))
    assert [found.dealer_of(number) for number in (1, 2, 3, 4)] == ["Ann", "Ben", "Ben", "Ann"]


def test_a_hundred_below_the_line_is_a_game_and_a_new_line_is_drawn():
    """What stands above counts for no game; after the game both begin anew."""
    assert rubber(((300, 90), (0, 0))).games_won == {"Ann": 0, "Ben": 0}
    found = rubber(((0, 60), (0, 0)), ((0, 0), (0, 84)), ((0, 40), (0, 0)))
    assert found.games_won == {"Ann": 1, "Ben": 0}
    assert dict(found.standing.points) == {"nondealer": 0, "dealer": 0}
    assert not found.over


def settled(found: Rubber) -> dict[str, int]:
    """What each clause of the rubber awarded."""
    return {one.rule: sum(award.points for award in one.awards) for one in found.ledger if one.awards}


def test_two_games_win_the_rubber_with_its_bonuses():
    """500 against a loser without a game, 300 against one with a game; 100 for each game in which he had nothing."""
    straight = rubber(((10, 104), (20, 0)), ((0, 0), (0, 21)), ((0, 104), (0, 0)))
    assert straight.over
    assert settled(straight) == {"rubber.bonus": 500, "rubber.blank_games": 100}
    assert straight.margin == (10 + 208) - (20 + 21) + 600
    third = rubber(((0, 104), (0, 0)), ((0, 0), (0, 104)), ((0, 21), (0, 0)), ((0, 84), (0, 24)))
    assert third.over
    assert settled(third) == {"rubber.bonus": 300, "rubber.blank_games": 100}
