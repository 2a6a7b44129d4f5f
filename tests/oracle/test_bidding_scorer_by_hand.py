"""Deals with bidding, counted with pencil and paper from the sources, to check their brute scorer before it checks."""

from __future__ import annotations

import pytest

from .bidding_scorer import Unlawful, score, undertaking_of_pairs, undertaking_with_sign

SUNK = {"point": None, "sequences": [], "sets": []}
BOTH_SUNK = {"dealer": SUNK, "nondealer": SUNK}

FIVE_TRICKS = "AS KS QS AH KH 9H 9D 8D 7D 9C 8C 7C"
SEVEN_TRICKS_AND_LAST = "JS TS 9S QH JH TH AD KD QD AC KC QC"
FIVE_TO_SEVEN = "AS 9S KS TS QS JS AH TH KH JH 9H QH AD 7D KD 8D QD 9D AC 7C KC 8C QC 9C"

SEVEN_TRICKS = "AS KS QS AH KH QH AD 9C 8C 7C 8D 7D"
FIVE_AND_THE_LAST = "JS TS 9S JH TH 9H AC KC QC JC TD 9D"
SEVEN_TO_FIVE = "AS JS KS TS QS 9S AH JH KH TH QH 9H AD 9D 7C JC AC 8C KC 9C QC 7D TD 8D"

TIERCES_MAJOR = "AS KS QS AH KH QH AD KD QD AC KC QC"  # 3 + 12 + 42
TIERCES_LOW = "JS TS 9S JH TH 9H JD TD 9D JC TC 9C"
SWEEP = " ".join(f"{high}{suit} {low}{suit}" for suit in "SHDC" for high, low in ("AJ", "KT", "Q9"))
FOUR_TIERCES = [f"A{suit} K{suit} Q{suit}" for suit in "SHDC"]
ACES = "AS AH AD AC"


def total(**kinds: int) -> dict:
    return {**kinds, "total": sum(kinds.values())}


def pairs(*bids: str) -> list[list[str]]:
    """What dealer and nondealer say in turn."""
    return [[("dealer", "nondealer")[place % 2], word] for place, word in enumerate(bids)]


def signed(*bids: str) -> list[list[str]]:
    return [[("nondealer", "dealer")[place % 2], word] for place, word in enumerate(bids)]


def on_hands(
    rules: object, bids: list, elder: str, younger: str, play: str, calls: object = None, who: str = ""
) -> dict:
    """Bare hands; the dealer is elder unless another is named."""
    assert len({*elder.split(), *younger.split()}) == 24, "a card dealt twice"
    first = who or "dealer"
    second = "nondealer" if first == "dealer" else "dealer"
    return {
        "format": "piquet-record/1",
        "rules": rules,
        "hands": {first: elder, second: younger},
        "bids": bids,
        "calls": BOTH_SUNK if calls is None else calls,
        "play": play,
    }


def first(tricks: int, play: str) -> str:
    return " ".join(play.split()[: 2 * tricks])


# --- tricks bid and cards left ----------------------------------------------------------------------------------------


def contract(**options: object) -> dict:
    return {"base": "contract", "options": options}


@pytest.mark.parametrize(("bid", "pays"), [("7-3", 42), ("8-5", 120), ("13-8", 832)])
def test_a_bid_beaten_pays_its_value_for_every_trick_short(bid: str, pays: int) -> None:
    """Five won: the page's own example is 21 short by two, 42; eight short by three; thirteen short by eight."""
    tally = score(on_hands("contract", pairs(bid, "pass"), FIVE_TRICKS, SEVEN_TRICKS_AND_LAST, FIVE_TO_SEVEN))
    assert tally["dealer"] == {"total": 0, "above": 0, "below": 0}
    assert tally["nondealer"] == {"bid": pays, "total": pays, "above": 0, "below": pays}


def test_a_bid_made_pays_its_value_and_the_play_stops() -> None:
    """Seven tricks to the ace of diamonds; the five that are left count for nobody."""
    made = on_hands("contract", pairs("7-3", "pass"), SEVEN_TRICKS, FIVE_AND_THE_LAST, first(7, SEVEN_TO_FIVE))
    assert score(made)["dealer"] == {"bid": 21, "total": 21, "above": 0, "below": 21}
    for play in (first(6, SEVEN_TO_FIVE), first(8, SEVEN_TO_FIVE), SEVEN_TO_FIVE):
        with pytest.raises(Unlawful):
            score({**made, "play": play})
    out = {**made, "rules": contract(play_stops="played_out"), "play": SEVEN_TO_FIVE}
    assert score(out)["dealer"]["below"] == 21


def test_the_last_trick_counts_two() -> None:
    """Elder wins five tricks, the last among them: six of the seven bid, or five where the last counts one."""
    play = "JS AS AH JH KH TH QH 9H AD 9D KS TS QS 9S 9C JC AC 7C KC 8C QC 7D TD 8D"
    lost = on_hands("contract", pairs("7-3", "pass"), FIVE_AND_THE_LAST, SEVEN_TRICKS, play)
    assert score(lost)["nondealer"]["bid"] == 21  # five tricks, the last of them two: six, one short
    flat = {**lost, "rules": contract(last_trick=0)}
    assert score(flat)["nondealer"]["bid"] == 42


@pytest.mark.parametrize(("bid", "bonus", "below"), [("7-3", 30, 21), ("8-3", 0, 0)])
def test_thirty_for_exactly_the_bid_by_the_other_page(bid: str, bonus: int, below: int) -> None:
    """Then all is played out; the thirty is no trick score, and stands above the line."""
    rules = contract(counterpique="exact_bonus_30")
    tally = score(on_hands(rules, pairs(bid, "pass"), SEVEN_TRICKS, FIVE_AND_THE_LAST, SEVEN_TO_FIVE))
    assert (tally["dealer"]["above"], tally["dealer"]["below"]) == (bonus, below)
    assert tally["nondealer"]["below"] == (0 if bonus else 24)


@pytest.mark.parametrize(
    ("elder", "younger", "play", "scorer", "points"),
    [
        (TIERCES_MAJOR, TIERCES_LOW, SWEEP, "dealer", 65),
        (FIVE_TRICKS, SEVEN_TRICKS_AND_LAST, FIVE_TO_SEVEN, "nondealer", 40),
        (SEVEN_TRICKS, FIVE_AND_THE_LAST, SEVEN_TO_FIVE, "dealer", 35),
    ],
)
def test_misere_pays_five_for_each_of_the_other_sides_tricks(
    elder: str, younger: str, play: str, scorer: str, points: int
) -> None:
    """Thirteen to nothing, eight to five, seven to six; nondealer leads, nothing is declared."""
    tally = score(on_hands("contract", pairs("pass", "pass"), elder, younger, play, {}, "nondealer"))
    loser = "nondealer" if scorer == "dealer" else "dealer"
    assert tally[scorer] == {"bid": points, "total": points, "above": 0, "below": points}
    assert tally[loser] == {"total": 0, "above": 0, "below": 0}


def test_pique_by_adding_a_point_for_each_trick_won() -> None:
    """12 and 14 in hand, and four tricks; three more for the bid, and no reason to play on."""
    calls = {"dealer": {"point": None, "sequences": FOUR_TIERCES, "sets": [ACES]}, "nondealer": SUNK}
    tally = score(on_hands("contract", pairs("7-3", "pass"), TIERCES_MAJOR, TIERCES_LOW, first(7, SWEEP), calls))
    assert tally["dealer"] == {"sequence": 12, "set": 14, "pique": 30, "bid": 21, "total": 77, "above": 56, "below": 21}


def test_the_play_goes_on_while_a_pique_may_yet_be_made() -> None:
    """3 and 14 in hand: thirty only with all thirteen tricks, of which the last trick is two."""
    calls = {"dealer": {"point": None, "sequences": FOUR_TIERCES[:1], "sets": [ACES]}, "nondealer": SUNK}
    whole = on_hands("contract", pairs("7-3", "pass"), TIERCES_MAJOR, TIERCES_LOW, SWEEP, calls)
    assert score(whole)["dealer"]["pique"] == 30
    with pytest.raises(Unlawful):
        score({**whole, "play": first(7, SWEEP)})
    one_less = {"dealer": {"point": None, "sequences": [], "sets": [ACES]}, "nondealer": SUNK}
    assert "pique" not in score({**whole, "calls": one_less, "play": first(7, SWEEP)})["dealer"]


def test_younger_piques_and_writes_the_tricks_he_needed_above_the_line() -> None:
    """26 in hand and the first four tricks; elder, with none, is seven short at 21."""
    play = "9S AS " + " ".join(
        f"{high} {low}"
        for high, low in zip(
            [card for card in TIERCES_MAJOR.split() if card != "AS"],
            [card for card in TIERCES_LOW.split() if card != "9S"],
            strict=True,
        )
    )
    calls = {"nondealer": {"point": None, "sequences": FOUR_TIERCES, "sets": [ACES]}, "dealer": SUNK}
    deal = on_hands("contract", pairs("7-3", "pass"), TIERCES_LOW, TIERCES_MAJOR, play, calls)
    hand = {"sequence": 12, "set": 14}
    assert score(deal)["nondealer"] == {
        **hand, "pique": 30, "play": 4, "bid": 147, "total": 207, "above": 60, "below": 147,
    }  # fmt: skip
    barred = {**deal, "rules": contract(younger_pique=False)}
    assert score(barred)["nondealer"] == {**hand, "bid": 147, "total": 173, "above": 26, "below": 147}


def test_a_trick_lost_ends_the_chance_of_a_pique() -> None:
    """26 in hand; the other wins the first trick."""
    elder, younger = TIERCES_MAJOR.replace("QC", "7C"), TIERCES_LOW.replace("JC", "8C")
    play = ["7C", "8C", "9C", "AC", *first(7, SWEEP).split()[:10], "QD", "JD"]
    calls = {"dealer": {"point": None, "sequences": FOUR_TIERCES[:3], "sets": [ACES]}, "nondealer": SUNK}
    deal = on_hands("contract", pairs("7-3", "pass"), elder, younger, " ".join(play), calls)
    tally = score(deal)["dealer"]
    assert "pique" not in tally
    assert tally["below"] == 21


def test_repique_is_above_the_line() -> None:
    """3, 12 and 42 before the other has anything."""
    tally = score(on_hands("contract", pairs("7-3", "pass"), TIERCES_MAJOR, TIERCES_LOW, first(7, SWEEP), {}))
    assert tally["dealer"] == {
        "point": 3, "sequence": 12, "set": 42, "repique": 60, "bid": 21, "total": 138, "above": 117, "below": 21,
    }  # fmt: skip


def test_the_carte_rouge_helps_to_a_pique_where_it_may() -> None:
    """Every card is in one of the four tierces: twelve and twenty in hand, or twelve alone where it may not help."""
    calls = {"dealer": {"point": None, "sequences": FOUR_TIERCES, "sets": []}, "nondealer": SUNK}
    deal = on_hands("contract", pairs("7-3", "pass"), TIERCES_MAJOR, TIERCES_LOW, first(7, SWEEP), calls)
    helped = score({**deal, "rules": contract(carte_rouge=20)})["dealer"]
    assert (helped["carte_rouge"], helped["repique"]) == (20, 60)
    alone = score({**deal, "rules": contract(carte_rouge=20, carte_rouge_in_pique="false")})["dealer"]
    assert alone["carte_rouge"] == 20
    assert "repique" not in alone
    assert "pique" not in alone


def test_a_blank_is_scored_though_nobody_bids() -> None:
    """It is scored on the deal; a blank kept quiet is not."""
    deal = {
        "format": "piquet-record/1",
        "rules": "contract",
        "deal": {
            "nondealer": "AS TS 9S 8S 7S AH TH 9H 8H AD TD 9D",
            "dealer": "7H 8D 7D JD AC KC QC JC TC 9C 8C 7C",
            "talon": "KS QS JS KH QH JH KD QD",
        },
        "bids": pairs("pass", "pass"),
        "play": "AS 7H TS 8D 9S 7D 8S AC 7S KC AH QC TH JC 9H TC 8H 9C 9D JD 8C TD 7C AD",
    }
    assert score(deal) == {  # nondealer nine tricks, dealer the last three, which are four
        "nondealer": {"carte_blanche": 10, "total": 10, "above": 10, "below": 0},
        "dealer": {"bid": 45, "total": 45, "above": 0, "below": 45},
    }
    quiet = {**deal, "calls": {"nondealer": {"carte_blanche": False}}}
    assert score(quiet)["nondealer"]["total"] == 0


def test_elder_draws_no_more_than_he_has_left_himself() -> None:
    """Bid 7-6: two at most."""
    deal = {
        "rules": "contract",
        "deal": {"dealer": SEVEN_TRICKS, "nondealer": FIVE_AND_THE_LAST, "talon": "8S 7S 8H 7H KD QD JD TC"},
        "bids": pairs("7-6", "pass"),
        "exchange": {"dealer": "9C 8C 7C"},
        "play": "",
    }
    with pytest.raises(Unlawful, match="elder may take 2"):
        score(deal)


def test_who_is_elder_and_at_what() -> None:
    """Yes or pass; the other may raise once when the dealer gives way, or open when he passes at once."""
    assert undertaking_of_pairs(pairs("7-3", "pass"))[:3] == ("dealer", 7, 3)
    assert undertaking_of_pairs(pairs("7-3", "yes", "7-4", "pass"))[:3] == ("dealer", 7, 4)
    assert undertaking_of_pairs(pairs("7-3", "yes", "pass", "pass"))[:3] == ("nondealer", 7, 3)
    assert undertaking_of_pairs(pairs("7-3", "yes", "pass", "9-4"))[:3] == ("nondealer", 9, 4)
    assert undertaking_of_pairs(pairs("pass", "10-5"))[:3] == ("nondealer", 10, 5)
    assert undertaking_of_pairs(pairs("pass", "pass")).elder == ""


@pytest.mark.parametrize(
    "bids",
    [
        ("9-4", "yes", "12-3", "pass"),  # both are worth 36
        ("8-3", "yes", "7-3", "pass"),
        ("7-3", "8-3"),  # nondealer says yes or pass
        ("7-3", "yes", "pass", "7-3"),
        ("7-3", "yes"),
        ("7-2", "pass"),
        ("14-3", "pass"),
        ("pass", "7-3", "8-3"),
    ],
)
def test_what_is_no_bidding(bids: tuple[str, ...]) -> None:
    with pytest.raises(Unlawful):
        undertaking_of_pairs(pairs(*bids))


# --- tricks to be won, or lost ----------------------------------------------------------------------------------------


def auction(**options: object) -> dict:
    return {"base": "auction", "options": options}


def played(bids: list, rules: object = "auction") -> dict:
    """Seven tricks to elder, five to younger; nondealer is elder, having bid first or last."""
    return score(on_hands(rules, bids, SEVEN_TRICKS, FIVE_AND_THE_LAST, SEVEN_TO_FIVE, BOTH_SUNK, "nondealer"))


def test_seven_bid_and_seven_won_pays_nothing_besides() -> None:
    """A point a trick, ten for most of them."""
    assert played(signed("7+", "pass")) == {
        "nondealer": total(play=7, cards=10),
        "dealer": total(play=5),
    }


@pytest.mark.parametrize(
    ("bids", "paid"),
    [
        (("9+", "pass"), 20),
        (("9+", "double", "pass"), 40),
        (("9+", "double", "redouble", "pass"), 80),
        (("9+", "double", "double", "pass"), 80),
        (("7+", "double", "9+", "pass"), 20),  # a higher bid cancels the double
    ],
)
def test_two_short_pays_two_tens_to_the_other_side(bids: tuple[str, ...], paid: int) -> None:
    tally = played(signed(*bids))
    assert tally["dealer"] == total(play=5, bid=paid)
    assert tally["nondealer"] == total(play=7, cards=10)


def test_in_a_minus_deal_tricks_and_cards_go_to_the_loser_of_them() -> None:
    """Seven won and five lost: two short of losing seven."""
    assert played(signed("7-", "pass"), auction(auction_minus_sinking="partial")) == {
        "nondealer": total(play=5),
        "dealer": total(play=7, cards=10, bid=20),
    }


def minus(rules: dict, calls: dict) -> dict:
    """Elder takes every trick, having undertaken to lose seven."""
    return score(on_hands(rules, signed("7-", "pass"), TIERCES_MAJOR, TIERCES_LOW, SWEEP, calls, "nondealer"))


def test_the_capot_goes_to_the_one_who_loses_them_all() -> None:
    """And twelve won is seven short."""
    partial = auction(auction_minus_sinking="partial")
    assert minus(partial, BOTH_SUNK) == {
        "nondealer": {"total": 0},
        "dealer": total(play=12, capot=40, bid=70),
    }
    shorter = auction(auction_minus_sinking="partial", capot=30)
    assert minus(shorter, BOTH_SUNK)["dealer"]["capot"] == 30


def test_nothing_may_be_sunk_where_tricks_are_to_be_lost() -> None:
    """Unless the players say otherwise; where tricks are to be won all may be sunk."""
    with pytest.raises(Unlawful, match="nothing may be sunk"):
        minus(auction(), {"nondealer": {"point": None}})
    assert minus(auction(), {})["nondealer"] == total(point=3, sequence=12, set=42, repique=60)


def test_combinations_go_to_the_other_side_where_the_players_say_so() -> None:
    """Fifty-seven and the repique with them."""
    crossed = minus(auction(auction_minus_combinations="opponent"), {})
    assert crossed["nondealer"] == {"total": 0}
    assert crossed["dealer"] == total(point=3, sequence=12, set=42, repique=60, play=12, capot=40, bid=70)


@pytest.mark.parametrize(("line", "repique"), [(21, True), (30, False)])
def test_the_line_of_the_repique_in_a_minus_deal(line: int, repique: bool) -> None:
    """26 in hand."""
    rules = auction(auction_minus_sinking="partial", auction_repique_threshold_minus=line)
    calls = {"nondealer": {"point": None, "sequences": FOUR_TIERCES, "sets": [ACES]}, "dealer": SUNK}
    assert ("repique" in minus(rules, calls)["nondealer"]) is repique


def test_a_pique_needs_something_from_the_play() -> None:
    """26 in hand where the line is 21, and never a trick lost: the other scores first in the play."""
    rules = auction(auction_minus_sinking="partial", auction_pique_threshold_minus=21)
    calls = {"nondealer": {"point": None, "sequences": FOUR_TIERCES, "sets": [ACES]}, "dealer": SUNK}
    assert "pique" not in minus(rules, calls)["nondealer"]


@pytest.mark.parametrize(("line", "hand", "pique"), [(30, 17, False), (29, 17, True), (30, 26, True)])
def test_the_line_of_the_pique_in_a_plus_deal(line: int, hand: int, pique: bool) -> None:
    """Twelve tricks and the last no more than one: 17 in hand makes 29."""
    calls = {
        "nondealer": {"point": None, "sequences": FOUR_TIERCES[: (hand - 14) // 3], "sets": [ACES]},
        "dealer": SUNK,
    }
    rules = auction(auction_pique_threshold_plus=line)
    record = on_hands(rules, signed("12+", "pass"), TIERCES_MAJOR, TIERCES_LOW, SWEEP, calls, "nondealer")
    found = score(record)["nondealer"]
    assert ("pique" in found) is pique
    assert (found["play"], found["capot"]) == (12, 40)
    assert "bid" not in found


def test_nobody_bids_and_nobody_scores() -> None:
    record = on_hands("auction", signed("pass", "pass"), TIERCES_MAJOR, TIERCES_LOW, "", {}, "nondealer")
    assert score(record) == {"nondealer": {"total": 0}, "dealer": {"total": 0}}


@pytest.mark.parametrize(
    "bids",
    [
        ("8+", "8-"),  # of one number they rank alike
        ("8+", "7+"),
        ("6+", "pass"),
        ("13+", "pass"),
        ("double", "pass"),
        ("8+", "double", "double", "double", "pass"),
        ("8+",),
    ],
)
def test_what_is_no_bidding_with_a_sign(bids: tuple[str, ...]) -> None:
    with pytest.raises(Unlawful):
        undertaking_with_sign(signed(*bids))
