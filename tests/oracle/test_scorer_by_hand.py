"""Deals counted with pencil and paper, to check the brute scorer before anything else is checked against it."""

from __future__ import annotations

import pytest

from .scorer import PRESETS, final_hands, options_of, score

SUNK = {"point": None, "sequences": [], "sets": []}


def rules(base: str, **options: object) -> dict:
    return {"base": base, "options": options}


def on_hands(rule_set: object, elder: str, younger: str, play: str = "", calls: dict | None = None) -> dict:
    assert len({*elder.split(), *younger.split()}) == 24, "a card dealt twice"
    record = {
        "format": "piquet-record/1",
        "rules": rule_set,
        "hands": {"elder": elder, "younger": younger},
        "play": play,
    }
    return record if calls is None else {**record, "calls": calls}


def total(**kinds: int) -> dict:
    return {**kinds, "total": sum(kinds.values())}


# --- Cavendish's example deal -----------------------------------------------------------------------------------------

CAVENDISH = {
    "format": "piquet-record/1",
    "rules": "rubicon",
    "deal": {
        "elder": "AS KS JS AH QH JH 8H JC 8C 7C 9D 8D",
        "younger": "TS 7S TH 9H 7H KC QC TC AD QD JD TD",
        "talon": "9S 8S KH 9C KD QS AC 7D",
    },
    "exchange": {"elder": "KS 8C 7C 9D 8D", "younger": "7S 9H 7H"},
    "play": "AH TH KH 7D QH TD JH JD 8H QD KD AD AC 9C KC JC QC 8S TC 9S QS AS JS TS",
}


SHORT_PACK = sorted(name for name in PRESETS if not name.startswith("cent-"))
"""The books whose pack is of thirty-two, in which every lead counts."""


@pytest.mark.parametrize("rule_set", SHORT_PACK)
def test_cavendish_example_deal(rule_set: str) -> None:
    """28 to 23, under every rule set of thirty-two cards."""
    assert score({**CAVENDISH, "rules": rule_set}) == {
        "elder": total(point=5, sequence=4, play=9, cards=10),
        "younger": total(set=17, play=6),
    }


@pytest.mark.parametrize(
    ("options", "elder", "younger"),
    [
        ({"trick_scoring": "high_lead_capture"}, 8, 6),
        ({"trick_scoring": "high_lead_capture", "last_trick": "two_with_high_card"}, 8, 6),
        ({"trick_scoring": "double_capture", "last_trick": 0}, 9, 6),
        ({"trick_scoring": "double_capture"}, 10, 6),
        ({"trick_scoring": "flat_won"}, 8, 5),
        ({"trick_scoring": "flat_won", "last_trick": 10}, 17, 5),
        ({"trick_scoring": "high_cards_won", "last_trick": 0}, 12, 7),
        ({"last_trick": 2}, 10, 6),
        ({"last_trick": 0}, 8, 6),
    ],
)
def test_ways_of_counting_tricks(options: dict, elder: int, younger: int) -> None:
    """The same twelve tricks, counted in each of the ways the sources know."""
    tally = score({**CAVENDISH, "rules": rules("rubicon", **options)})
    assert (tally["elder"]["play"], tally["younger"]["play"]) == (elder, younger)


@pytest.mark.parametrize(
    ("way", "elder_point"),
    [("cards", 5), ("ending4_less_one", 5), ("tens_rounded", 5), ("flat_5", 5)],
)
def test_value_of_the_point(way: str, elder_point: int) -> None:
    """Ace, king, queen, knave, eight of hearts: five cards, 49."""
    tally = score({**CAVENDISH, "rules": rules("rubicon", point_score=way)})
    assert tally["elder"]["point"] == elder_point


def test_a_point_ending_in_four() -> None:
    """Seven to ten of spades is 34: four cards, or three in tens."""
    elder = "TS 9S 8S 7S AH KH JH AD KD JD AC KC"
    younger = "AS KS QH TH 9H QD TD 9D QC JC TC 8C"
    calls = {"elder": {"point": "TS 9S 8S 7S", "sequences": [], "sets": []}, "younger": SUNK}
    worth = {
        way: score(on_hands(rules("rubicon", point_score=way), elder, younger, calls=calls))["elder"]["point"]
        for way in ("cards", "ending4_less_one", "tens_rounded", "flat_5")
    }
    assert worth == {"cards": 4, "ending4_less_one": 3, "tens_rounded": 3, "flat_5": 5}


# --- partial play -----------------------------------------------------------------------------------------------------

SEVEN_AND_A_QUINT = "KS QS JS TS 9S 8S 7S KH QH JH TH 9H"
FOUR_ACES = "AS AH AD AC KD QD 9D 8D 8C 7C 8H 7H"


def test_younger_waits_for_the_lead() -> None:
    """Before a card is led younger has written nothing; after it, all of it."""
    assert score(on_hands("rubicon", FOUR_ACES, SEVEN_AND_A_QUINT)) == {
        "elder": total(set=14),
        "younger": {"total": 0},
    }
    assert score(on_hands("rubicon", FOUR_ACES, SEVEN_AND_A_QUINT, "AD")) == {
        "elder": total(set=14, play=1),
        "younger": total(point=7, sequence=32, repique=60),
    }


def test_a_call_not_yet_written_still_bars() -> None:
    """Elder's 31 in sets is no repique while younger's point is good, led or not."""
    assert score(on_hands("rubicon", THREE_SETS, POINT_AND_QUINT)) == {
        "elder": total(set=31),
        "younger": {"total": 0},
    }


# --- pique and repique ------------------------------------------------------------------------------------------------

ALL_SPADES = "AS KS QS JS TS 9S 8S 7S 9H 8H 7H 7D"  # 8 + 18 + 3 = 29
THREE_ACES = "AH AD AC KH KD QC TH 8D 9D 9C 8C 7C"
THREE_SETS = "AS AH AD AC KS KH KD KC QS QH QD 7C"  # 14 + 14 + 3 = 31
POINT_AND_QUINT = "JH TH 9H 8H 7H TS 9S 8S QC JC 9C 8D"  # 5 + 15 + 3


def test_twenty_nine_and_the_lead() -> None:
    """A good trio stops the pique by order of reckoning, comes too late by the clock."""
    younger = total(set=3)
    assert score(on_hands("rubicon", ALL_SPADES, THREE_ACES, "AS")) == {
        "elder": total(point=8, sequence=21, play=1),
        "younger": younger,
    }
    for rule_set in ("parlett", "club"):
        assert score(on_hands(rule_set, ALL_SPADES, THREE_ACES, "AS")) == {
            "elder": total(point=8, sequence=21, pique=30, play=1),
            "younger": younger,
        }


@pytest.mark.parametrize("rule_set", SHORT_PACK)
def test_twenty_nine_against_nothing_is_pique_never_repique(rule_set: str) -> None:
    """With the trio sunk nobody disputes it."""
    calls = {"younger": {"sets": []}}
    assert score(on_hands(rule_set, ALL_SPADES, THREE_ACES, "AS", calls)) == {
        "elder": total(point=8, sequence=21, pique=30, play=1),
        "younger": {"total": 0},
    }


def test_thirty_in_hand_with_the_repique_barred() -> None:
    """Neither by the clock nor by order of reckoning does the lead make a pique of a hand that has thirty already."""
    for name in ("parlett", "rubicon"):
        assert score(on_hands(name, THREE_SETS, POINT_AND_QUINT, "7C")) == {
            "elder": total(set=31, play=1),
            "younger": total(point=5, sequence=18),
        }


def test_a_lead_worth_nothing_makes_no_pique() -> None:
    """Our reading: a pique needs something from play, so a lead without a point cannot make one."""
    flat = rules("parlett", trick_scoring="flat_won")
    assert score(on_hands(flat, THREE_SETS, POINT_AND_QUINT, "7C"))["elder"] == total(set=31)


def test_equality_does_not_save_the_repique() -> None:
    """Point and sequence sunk on both sides, three sets are a repique."""
    calls = {"elder": {"point": None, "sequences": []}, "younger": SUNK}
    assert score(on_hands("rubicon", THREE_SETS, POINT_AND_QUINT, "", calls))["elder"] == total(set=31, repique=60)


def test_younger_pique_where_leads_are_worth_nothing() -> None:
    """29 in hand and the first trick, elder silent."""
    younger = ALL_SPADES.replace("7D", "AD")
    elder = THREE_ACES.replace("AD", "QD")
    calls = {"elder": SUNK}
    expected = total(point=8, sequence=21, play=1)
    assert (
        score(on_hands(rules("rubicon", trick_scoring="flat_won"), elder, younger, "8D AD", calls))["younger"]
        == expected
    )
    for reckoning in ("precedence", "chronological"):
        allowed = rules("rubicon", trick_scoring="flat_won", younger_pique=True, pique_reckoning=reckoning)
        tally = score(on_hands(allowed, elder, younger, "8D AD", calls))
        assert tally["younger"] == total(point=8, sequence=21, pique=30, play=1)
    led = rules("rubicon", younger_pique=True)
    assert score(on_hands(led, elder, younger, "8D AD", calls))["younger"] == expected


# --- cards and capot --------------------------------------------------------------------------------------------------

TIERCES_MAJOR = "AS KS QS AH KH QH AD KD QD AC KC QC"
TIERCES_LOW = "JS TS 9S JH TH 9H JD TD 9D JC TC 9C"
CLEAN_SWEEP = " ".join(f"{high}{suit} {low}{suit}" for suit in "SHDC" for high, low in ("AJ", "KT", "Q9"))


def test_a_hundred_and_seventy() -> None:
    """3 + 12 + 42, repique, thirteen in play and the capot."""
    assert score(on_hands("parlett", TIERCES_MAJOR, TIERCES_LOW, CLEAN_SWEEP)) == {
        "elder": total(point=3, sequence=12, set=42, repique=60, play=13, capot=40),
        "younger": {"total": 0},
    }


def test_the_ten_for_cards_inside_the_pique() -> None:
    """14 in hand, seven tricks, ten for the cards: 31. The capot then adds only thirty."""
    calls = {"elder": {"point": None, "sequences": [], "sets": ["AS AH AD AC"]}, "younger": SUNK}
    seven = " ".join(CLEAN_SWEEP.split()[:14])

    def elder(rule_set: str, play: str) -> dict:
        return score(on_hands(rule_set, TIERCES_MAJOR, TIERCES_LOW, play, calls))["elder"]

    assert elder("wikipedia", seven) == total(set=14, pique=30, play=7, cards=10)
    assert elder("wikipedia", CLEAN_SWEEP) == total(set=14, pique=30, play=13, cards=10, capot=30)
    assert elder("rubicon", seven) == total(set=14, play=7)
    assert elder("rubicon", CLEAN_SWEEP) == total(set=14, play=13, capot=40)


def test_cards_are_never_counted_twice() -> None:
    """Seven tricks running, then five lost: ten for cards, once."""
    elder = "AS KS QS AH KH QH AD 9C 8C 7C 8D 7D"
    younger = "JS TS 9S JH TH 9H AC KC QC JC TD 9D"
    play = "AS JS KS TS QS 9S AH JH KH TH QH 9H AD 9D 7C JC AC 8C KC 9C QC 7D TD 8D"
    for rule_set in ("wikipedia", "rubicon"):
        assert score(on_hands(rule_set, elder, younger, play, {"elder": SUNK, "younger": SUNK})) == {
            "elder": total(play=8, cards=10),
            "younger": total(play=6),
        }


# --- classes ----------------------------------------------------------------------------------------------------------

MAJOR_AND_LOW = "AS KS QS 9D 8D 7D TC JC 8C 7C 7S TH"
MAJOR_AND_JACK = "AH KH QH JS TS 9S AD KD JD AC QC 9C"
ONLY_SEQUENCES = {"elder": {"point": None, "sets": []}, "younger": {"point": None, "sets": []}}


def sequences(younger: str, **options: object) -> tuple[int, int]:
    tally = score(on_hands(rules("rubicon", **options), MAJOR_AND_LOW, younger, "AS", ONLY_SEQUENCES))
    return tally["elder"].get("sequence", 0), tally["younger"].get("sequence", 0)


def test_equal_best_sequences() -> None:
    """Equal tierces major void the class, or free it for both."""
    assert sequences(MAJOR_AND_JACK) == (0, 0)
    assert sequences(MAJOR_AND_JACK, equal_sequence_voids="none") == (6, 6)


def test_the_beaten_players_own() -> None:
    """With a king for best, younger counts only where the beaten may."""
    king_high = MAJOR_AND_JACK.replace("AH", "JH")
    assert sequences(king_high) == (6, 0)
    assert sequences(king_high, equal_sequence_voids="none") == (6, 0)
    assert sequences(king_high, lesser_combinations="both") == (6, 6)


def test_three_cards_are_no_point_where_four_are_asked() -> None:
    """S002's ace-king-queen scores three; S001 asks for four."""
    assert "point" in score(on_hands("parlett", TIERCES_MAJOR, TIERCES_LOW))["elder"]
    assert "point" not in score(on_hands("wikipedia", TIERCES_MAJOR, TIERCES_LOW))["elder"]


def test_a_short_call_is_what_is_compared() -> None:
    """A quatorze called as a trio loses to a higher trio."""
    elder = "KS KH KD KC 9S 8S 9H 8H 9D 8D 9C 8C"
    younger = "AS AH AD JC TS 7S TH 7H TD 7D QS QH"
    short = {"elder": {"sets": ["KS KH KD"]}, "younger": {"sets": ["AS AH AD"]}}
    assert score(on_hands("rubicon", elder, younger, "KS"))["elder"]["set"] == 14
    assert score(on_hands("rubicon", elder, younger, "KS", short))["younger"]["set"] == 3


# --- carte rouge ------------------------------------------------------------------------------------------------------

ALL_RED = "AS KS JS TS 8S 7S QH JH TH 9D 8D 7D"  # six in point, six in tierces
LATE_ACES = "AH KH 9H 8H AD KD JD AC KC TC 9C 7C"


def test_six_in_point_six_in_sequences() -> None:
    """Twelve and the twenty come before younger's two trios: repique; unless the twenty may not help."""
    younger = total(set=6)
    assert score(on_hands(rules("rubicon", carte_rouge=20), ALL_RED, LATE_ACES, "AS")) == {
        "elder": total(point=6, sequence=6, carte_rouge=20, repique=60, play=1),
        "younger": younger,
    }
    barred = rules("rubicon", carte_rouge=20, carte_rouge_in_pique="false")
    assert score(on_hands(barred, ALL_RED, LATE_ACES, "AS")) == {
        "elder": total(point=6, sequence=6, carte_rouge=20, play=1),
        "younger": younger,
    }
    assert "carte_rouge" not in score(on_hands("rubicon", ALL_RED, LATE_ACES, "AS"))["elder"]


@pytest.mark.parametrize(("helps", "repique"), [("true", True), ("elder_only", False), ("false", False)])
def test_youngers_carte_rouge(helps: str, repique: bool) -> None:
    """Whether younger's twenty may help him to a repique."""
    rule_set = rules("rubicon", carte_rouge=20, carte_rouge_in_pique=helps)
    younger = score(on_hands(rule_set, LATE_ACES, ALL_RED, "AH"))["younger"]
    expected = {"point": 6, "sequence": 6, "carte_rouge": 20}
    assert younger == (total(**expected, repique=60) if repique else total(**expected))


# --- carte blanche ----------------------------------------------------------------------------------------------------

BLANK = {
    "format": "piquet-record/1",
    "rules": "club",
    "deal": {
        "elder": "AS TS 9S 8S 7S AH TH 9H 8H AD TD 9D",
        "younger": "7H 8D 7D JD AC KC QC JC TC 9C 8C 7C",
        "talon": "KS QS JS KH QH JH KD QD",
    },
    "exchange": {"elder": "7S 8H 9H 9S 8S", "younger": "7H 8D 7D"},
    "calls": {"elder": SUNK, "younger": SUNK},
    "play": "",
}


def drawn(record: dict) -> dict[str, list[str]]:
    hands = final_hands(record, options_of(record))
    return {"elder": hands["elder"][7:], "younger": hands["younger"][9:]}


def test_younger_draws_first_from_the_top() -> None:
    """Only where S003's order holds, and only when the blank is claimed."""
    first = {"elder": ["JH", "KD", "QD"], "younger": ["KS", "QS", "JS"]}
    first["elder"] = ["KH", "QH", *first["elder"]]
    usual = {"elder": ["KS", "QS", "JS", "KH", "QH"], "younger": ["JH", "KD", "QD"]}
    quiet = {"elder": {**SUNK, "carte_blanche": False}, "younger": SUNK}
    assert drawn(BLANK) == first
    assert drawn({**BLANK, "calls": quiet}) == usual
    assert drawn({**BLANK, "rules": "rubicon"}) == usual


def test_a_blank_kept_quiet() -> None:
    """Ten when told; nothing when kept quiet, where the law lets him."""
    quiet = {"elder": {**SUNK, "carte_blanche": False}, "younger": SUNK}
    assert score(BLANK)["elder"] == total(carte_blanche=10)
    assert score({**BLANK, "calls": quiet})["elder"] == {"total": 0}


def test_the_ten_as_a_court() -> None:
    """Tens spoil this blank where they count as courts."""
    assert score({**BLANK, "rules": rules("club", blank_ten_is_court=True)})["elder"] == {"total": 0}


def test_a_second_ten_after_the_exchange() -> None:
    """One small card for another leaves the hand blank."""
    record = {
        **BLANK,
        "rules": rules("rubicon", blank_again_after_exchange=True),
        "deal": {
            "elder": BLANK["deal"]["elder"],
            "younger": "KS 8D 7D JD AC KC QC JC TC 9C 8C 7C",
            "talon": "7H QS JS KH QH JH KD QD",
        },
        "exchange": {"elder": "7S", "younger": "7C"},
    }
    assert score(record)["elder"] == total(carte_blanche=20)
    assert score({**record, "rules": "rubicon"})["elder"] == total(carte_blanche=10)


def test_a_blank_stops_the_repique_and_the_pique() -> None:
    """Elder's 39 in point and sequences comes after younger's ten, by either reckoning."""
    younger = "AS AH AD AC TD 9D 8D 7D TC 9C 8C 8H"
    calls = {"younger": {**SUNK, "carte_blanche": True}}
    for rule_set in ("rubicon", "parlett"):
        assert score(on_hands(rule_set, SEVEN_AND_A_QUINT, younger, "KS", calls)) == {
            "elder": total(point=7, sequence=32, play=1),
            "younger": total(carte_blanche=10),
        }


def test_bare_hands_score_no_blank_unless_it_is_claimed() -> None:
    """After the exchange nobody can tell what was dealt."""
    calls = {"elder": SUNK, "younger": SUNK}
    hands = BLANK["deal"]["elder"], BLANK["deal"]["younger"]
    assert score(on_hands("rubicon", *hands, "", calls))["elder"] == {"total": 0}
    claimed = {"elder": {**SUNK, "carte_blanche": True}, "younger": SUNK}
    assert score(on_hands("rubicon", *hands, "", claimed))["elder"] == total(carte_blanche=10)


# --- The older games --------------------------------------------------------------------------------------------------

MOLIERE = on_hands(
    "cent-1651",
    "AD JD TD 9D 8D 7D 6D AS KS JS 8S 6H",
    "AH KH QH JH TH 8H AC TC 6C 9S 7S 6S",
    "AD 6S JD 7S TD 9S 9D 6C 8D TC 7D 8H 6D TH AS JH KS QH JS KH 8S AH 6H AC",
)


def test_molieres_hand_by_tens() -> None:
    """61 is six tens; 22 in hand, six high cards led, and one for a last trick won with a six: 29, no pique."""
    assert score(MOLIERE) == {"elder": total(point=6, sequence=16, play=7, capot=40), "younger": total()}


def test_molieres_hand_by_cards() -> None:
    """Seven for the point: the last trick makes thirty."""
    by_cards = {**MOLIERE, "rules": rules("cent-1651", point_score="cards")}
    assert score(by_cards)["elder"] == total(point=7, sequence=16, pique=30, play=7, capot=40)


def test_classic_tricks_count_their_high_cards() -> None:
    """The same play where the taker counts the tens and better.

    Of his own six, A J T of diamonds and A K J of spades; of what fell to him seven, five hearts, A and T of clubs.
    Nothing for the last.
    """
    classic = score({**MOLIERE, "rules": "cent-36"})["elder"]
    assert classic["point"] + classic["sequence"] == 7 + 16
    assert classic["play"] == 6 + 7


BLANKS = on_hands(
    "cent-36",
    "AS TS 8S AH TH 9H AD TD 9D AC TC 9C",
    "9S 7S 6S 8H 7H 6H 8D 7D 6D 8C 7C 6C",
    calls={seat: {"carte_blanche": True} for seat in ("elder", "younger")},
)


@pytest.mark.parametrize(
    ("value", "elder", "younger"),
    [("both_void", None, None), ("younger_scores", None, 10), ("both_score", 10, 10)],
)
def test_two_cartes_blanches(value: str, elder: int | None, younger: int | None) -> None:
    found = score({**BLANKS, "rules": rules("cent-36", double_blank=value)})
    assert (found["elder"].get("carte_blanche"), found["younger"].get("carte_blanche")) == (elder, younger)


# --- A void suit ------------------------------------------------------------------------------------------------------

FIFTY = "AS KS QS JS 9S AH KH 9D 8D 7D 8C 7C"
NO_SPADE = "QH JH TH 9H AD KD QD JD AC KC QC 9C"


@pytest.mark.parametrize(("value", "point"), [("50.5", 5), ("50", None), ("off", None)])
def test_a_void_against_fifty(value: str, point: int | None) -> None:
    """It beats a fifty by half a pip, or equals it, or is nothing."""
    found = score(on_hands(rules("parlett", nought_value=value), FIFTY, NO_SPADE, "AS 9H"))
    assert found["younger"].get("point") == point
    assert found["elder"].get("point") == (5 if value == "off" else None)


def test_a_sequence_of_nought_scores_ten_and_carries_the_lesser_ones() -> None:
    """Above elder's quart; two quarts and a tierce with it: 10 + 4 + 4 + 3."""
    found = score(on_hands(rules("parlett", nought_value="50"), FIFTY, NO_SPADE, "AS 9H"))
    assert found["younger"]["sequence"] == 21


# --- The flat count ---------------------------------------------------------------------------------------------------

EVERY_TRICK = (
    "AS KS QS JS TS 9S 8S AH KH AD KD AC",
    "QH JH TH 9H QD JD TD 9D KC QC JC TC",
    "AS QH KS JH QS QD JS JD TS KC 9S QC 8S JC AH TH KH 9H AD TD KD 9D AC TC",
)


@pytest.mark.parametrize(("more", "play"), [({}, 12), ({"capot_last_trick": "kept"}, 22), ({"cards": 10}, 22)])
def test_the_ten_for_the_last_beside_a_capot(more: dict, play: int) -> None:
    options = {"trick_scoring": "flat_won", "last_trick": 10, "cards": 0, **more}
    found = score(on_hands(rules("parlett", **options), *EVERY_TRICK))["elder"]
    assert (found["play"], found["capot"]) == (play, 40)
