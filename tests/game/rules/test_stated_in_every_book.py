"""What the encyclopaedia, Parlett and the club rules all state, each held under every one of the three."""

from __future__ import annotations

from typing import Any

import pytest

from piquet_tutor import narration
from piquet_tutor.app.shared.table.scene import Passages, Prompt, table_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.game.actions import Call, ClaimCarteBlanche, Exchange, KeepCarteBlanche, Play, Show
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import spoken_line
from tests.game.deal.test_partie import partie, settled, six
from tests.game.table_talk import (
    call,
    cards,
    count,
    deal_of,
    declared,
    declared_until,
    hands_of,
    in_hand,
    lead,
    may,
    play,
    played_out,
    refused,
    reply,
    ruling,
    rulings,
    show,
    shown,
)

BOOKS = ("wikipedia", "parlett", "club")
by_the_long_count = pytest.mark.parametrize("book", ["wikipedia", "parlett"])
"""The books that count each lead, where the club counts the first alone and two for a trick captured."""
every_book = pytest.mark.parametrize("book", BOOKS)


def talk(deal: Deal) -> list[str]:
    """What has been said so far, line by line."""
    return [spoken_line(each, "en") for each in narration.explain(deal, "call").shown()]


def drawn(deal: Deal, seat: str) -> dict[str, Any]:
    """The card table as this seat sees it drawn."""
    return table_scene(deal, Viewpoint(seat, seat), Prompt(), Passages(), "")


# --- the pack and the deal ------------------------------------------------------------------------


@pytest.mark.clause("deal.hands")
@every_book
def test_the_pack_is_thirty_two_twelve_are_dealt_to_each_and_eight_are_left(book):
    """Twelve, twelve and eight are the whole pack, and the ruling on the deal says so."""
    deal = shuffled(load(book), 7)
    dealt = [*deal.hands["elder"], *deal.hands["younger"], *deal.talon]
    assert len(dealt) == 32
    assert set(dealt) == set(pack_of(32).cards)
    facts = ruling(deal, "deal.hands").facts
    assert (facts["hand"], facts["talon"]) == (12, 8) == (len(deal.hands["younger"]), len(deal.talon))


@every_book
def test_the_talon_lies_face_down_in_five_and_three(book):
    """Neither seat can place a card of it; the five that elder may take are told from the three below."""
    deal = deal_of(STRONG, OTHER, rules=book)
    for seat in ("elder", "younger"):
        assert set(deal.talon) <= seen_by(deal, seat).unseen
        talon = drawn(deal, seat)["talon"]
        assert [talon["five"], talon["three"]] == [[{"card": None}] * 5, [{"card": None}] * 3]


@every_book
def test_the_dealer_is_younger_and_the_deal_changes_hands_each_time(book):
    """Ann deals the first, third and fifth and is younger in them; Ben the others."""
    found = partie(rules=book)
    for number in range(1, 7):
        younger = "Ann" if number % 2 else "Ben"
        assert found.dealer_of(number) == younger
        assert {seat: player for player, seat in found.seats_of(number).items()}["younger"] == younger


# --- the exchange ---------------------------------------------------------------------------------

STRONG = "S:AKQJT H:K98 D:Q9 C:87"
"""A point of five, 51; a quint major."""
OTHER = "S:98 H:AQJT7 D:KJ C:AJ9"
"""A point of five, 48; a tierce from the queen; three jacks."""
TALON = "7S AD 7D KC TC QC 8D TD"


@every_book
def test_elder_exchanges_first_and_says_how_many(book):
    """Younger waits; both are told the number and what is left, the cards are their owner's alone."""
    deal = deal_of(STRONG, OTHER, talon=TALON, rules=book)
    assert refused(deal, Exchange("younger", cards("S:98"))).rule == "turn.wait"
    deal = apply(deal, Exchange("elder", cards("C:87 D:9")))
    told = ruling(deal, "exchange.elder")
    assert (told.audience, told.facts["count"], told.facts["left"]) == (None, 3, 5)
    assert "exchange.cards" not in [one.rule for one in seen_by(deal, "younger").rulings]
    assert set(cards("C:87 D:9")) <= seen_by(deal, "younger").unseen
    assert deal.to_act == "younger"


@every_book
def test_elder_puts_out_one_to_five_and_draws_as_many_from_the_top(book):
    """Neither none nor six; four out, and the four top cards come in."""
    deal = deal_of(STRONG, OTHER, talon=TALON, rules=book)
    allowed = [number for number in range(13) if may(deal, Exchange("elder", deal.hands["elder"][:number]))]
    assert allowed == [1, 2, 3, 4, 5]
    deal = apply(deal, Exchange("elder", cards("C:87 D:9 H:8")))
    deal = apply(deal, Exchange("younger", cards("C:9")))
    assert set(deal.drawn["elder"]) == set(cards("7S AD 7D KC"))
    assert set(deal.drawn["younger"]) == set(cards("TC"))
    assert [len(deal.hands[seat]) for seat in ("elder", "younger")] == [12, 12]
    assert not set(deal.hands["elder"]) & set(cards("C:87 D:9 H:8"))


@every_book
def test_elder_alone_sees_what_he_leaves_of_his_five_and_younger_draws_it_first(book):
    """He takes two and sees the next three; younger, who knows nothing of it, draws those three before the rest."""
    deal = apply(deal_of(STRONG, OTHER, talon=TALON, rules=book), Exchange("elder", cards("C:87")))
    assert set(seen_by(deal, "elder").peeked) == set(cards("7D KC TC"))
    assert set(cards("7D KC TC")) <= seen_by(deal, "younger").unseen
    deal = apply(deal, Exchange("younger", cards("S:98 C:9 D:J")))
    assert set(deal.drawn["younger"]) == set(cards("7D KC TC QC"))


BLANK = "S:AT98 H:T98 D:T98 C:T9"
COURTS = "S:KQJ H:AKQJ D:KQJ C:KQ"


@every_book
@pytest.mark.parametrize("seat", ["elder", "younger"])
def test_a_hand_without_courts_may_be_claimed_for_ten_or_kept_quiet(book, seat):
    """Ten for who claims it, nothing for who does not, and no choice with a jack in hand."""
    hands = (BLANK, COURTS) if seat == "elder" else (COURTS, BLANK)
    deal = deal_of(*hands, talon="7S 7H 7D 7C AC", rules=book)
    assert (deal.phase, deal.to_act) == ("carte_blanche", seat)
    named = 2 if seat == "elder" and book != "parlett" else None
    claimed = apply(deal, ClaimCarteBlanche(seat, named))
    while claimed.phase == "exchange":
        claimed = apply(claimed, Exchange(claimed.to_act, claimed.hands[claimed.to_act][:2]))
    assert in_hand(claimed, seat) == {"carte_blanche": 10}
    quiet = apply(deal, KeepCarteBlanche(seat))
    assert in_hand(quiet, seat) == {}
    assert deal_of("S:AT98 H:T98 D:T98 C:TJ", COURTS, rules=book).phase == "exchange"


# --- the declarations -----------------------------------------------------------------------------


@pytest.mark.clause("declare.nothing")
@every_book
def test_elder_calls_first_in_each_class_in_the_order_point_sequence_set(book):
    """Younger may not open his mouth first, nor elder take a class out of its turn."""
    deal = hands_of(STRONG, OTHER, rules=book)
    assert refused(deal, Call("elder", "set")).facts["expected"] == "point"
    assert refused(deal, Call("younger", "point", cards("H:AQJT7"))).rule == "turn.wait"
    done = declared(deal)
    opening = ("point.called", "sequence.called", "set.called", "declare.nothing")
    opened = [one for one in done.rulings if one.rule in opening]
    assert [one.side for one in opened] == ["elder"] * 3
    assert [one.rule for one in opened] == ["point.called", "sequence.called", "declare.nothing"]


@every_book
def test_the_words_of_a_point_its_number_then_its_value(book):
    """With more or fewer the number is enough; with as many younger asks, is told the value, and answers."""
    level = reply(
        reply(call(hands_of(STRONG, OTHER, rules=book), "point", "S:AKQJT"), "point", "ask", "H:AQJT7"), "point", "good"
    )
    assert talk(level)[:4] == [
        "Elder: “Point of five.”",
        "Younger: “Making?”",
        "Elder: “Fifty-one.”",
        "Younger: “Good.”",
    ]
    fewer = hands_of("S:98 H:AQJ7 D:KJ8 C:AJ9", STRONG, rules=book)
    beaten = reply(call(fewer, "point", "H:AQJ7"), "point", "not_good", "S:AKQJT")
    assert talk(beaten)[:2] == ["Elder: “Point of four.”", "Younger: “Not good.”"]
    more = reply(call(hands_of(STRONG, "S:98 H:AQJ7 D:KJ8 C:AJ9", rules=book), "point", "S:AKQJT"), "point", "good")
    assert talk(more)[:2] == ["Elder: “Point of five.”", "Younger: “Good.”"]


@every_book
def test_a_point_counts_its_cards_and_equal_points_count_nothing(book):
    """Five cards of 44 count five; five of 48 against five of 48 count for nobody."""
    low = declared(hands_of("S:JT987 H:K98 D:Q9 C:87", "S:KQ H:AQJ7 D:KJ8 C:AJ9", rules=book))
    assert in_hand(low, "elder")["point"] == 5
    equal = hands_of("S:AKQJ7 H:K98 D:Q9 C:87", "S:T98 H:AQJT7 D:KJ C:AJ", rules=book)
    equal = shown(lead(equal, "AS"))
    assert ruling(equal, "point.equal", "denied").facts["pips"] == 48
    assert "point" not in in_hand(equal, "elder") | in_hand(equal, "younger")
    assert "Younger: “Equal.”" in talk(equal)


@every_book
def test_the_words_of_a_sequence_its_length_then_its_top(book):
    """Quart against quart: how high, major (from the ace), good. Quart against tierces: good at once."""
    quarts = hands_of("S:AKQJ H:A98 D:Q9 C:T87", "S:98 H:KQJT D:KJT C:AJ9", rules=book)
    deal = call(declared_until(quarts, "sequence"), "sequence", "S:AKQJ")
    before = len(talk(deal)) - 1
    deal = reply(reply(deal, "sequence", "ask", "H:KQJT"), "sequence", "good")
    assert talk(deal)[before : before + 4] == [
        "Elder: “A quart.”",
        "Younger: “How high?”",
        "Elder: “Major.”",
        "Younger: “Good.”",
    ]
    tierces = hands_of("S:AKQJ H:A98 D:Q9 C:T87", "S:98 H:KQJ D:KJT7 C:AJ9", rules=book)
    deal = reply(call(declared_until(tierces, "sequence"), "sequence", "S:AKQJ"), "sequence", "good")
    assert "Younger: “How high?”" not in talk(deal)


@every_book
@pytest.mark.parametrize(
    ("run", "name", "points"),
    [
        ("AKQ", "tierce", 3),
        ("AKQJ", "quart", 4),
        ("AKQJT", "quint", 15),
        ("AKQJT9", "sixième", 16),
        ("AKQJT98", "septième", 17),
        ("AKQJT987", "huitième", 18),
    ],
)
def test_each_sequence_has_its_name_and_its_price(book, run, name, points):
    """Three to eight cards, called by name."""
    pad = " ".join(["9H", "7H", "9D", "7D", "9C", "7C", "QH", "QD", "TC"][: 12 - len(run)])
    other = "AH JH TH AD JD TD AC JC 8H 8D 8C KC"
    deal = declared(hands_of(f"S:{run} {pad}", other, rules=book))
    assert in_hand(deal, "elder")["sequence"] == points
    assert [line for line in talk(deal) if line.startswith(f"Elder: “A {name}")]


@every_book
def test_equal_best_sequences_count_for_nobody(book):
    """Quart from the king on both sides, and a tierce beside each: not one of the four counts."""
    deal = hands_of("S:KQJT H:987 D:A98 C:QT", "S:A98 H:KQJT D:KQJ C:AJ", rules=book)
    deal = shown(lead(deal, "KS"))
    assert "sequence" not in in_hand(deal, "elder") | in_hand(deal, "younger")
    assert ruling(deal, "sequence.equal", "denied").side is None


TWO_PAIRS = "AS AC KH KD QS QH JC JD 8S 8H 7D 9D"
"""No three of a rank."""


@every_book
@pytest.mark.parametrize(
    ("elder", "points"),
    [
        ("TS TH TD 9S 9H 9C 8D 8C 7S 7H QC JS", 3),
        ("TS TH TD TC 9S 9H 8D 8C 7S 7H QC JS", 14),
        ("9S 9H 9C 7S 7H 7C 8D 8C TS TH QC JS", None),
    ],
)
def test_sets_are_of_tens_or_higher_three_for_three_and_four_for_fourteen(book, elder, points):
    """Three tens are a trio and four a quatorze; three nines, with three sevens beside them, are nothing."""
    done = shown(lead(hands_of(elder, TWO_PAIRS, rules=book), "QC"))
    assert in_hand(done, "elder").get("set") == points
    assert "set" not in in_hand(done, "younger")


@every_book
@pytest.mark.parametrize(
    ("elder", "younger", "winner", "points"),
    [
        ("AS AH AD 9S 9H 9D 8C 7C 8S 7H QC JC", "TS TH TD TC KS KH 7S 8H 8D KC 9C 7D", "younger", 14 + 3),
        ("AS AH AD 9S 9H 9D 8C 7C 8S 7H QC JC", "TS TH TD KS KH KD 7S 8H 8D QS 9C 7D", "elder", 3),
        ("QS QH QD 9S 9H 9D 8C 7C 8S 7H AC JC", "TS TH TD KS KH KD 7S 8H 8D JS 9C 7D", "younger", 3 + 3),
    ],
)
def test_any_quatorze_beats_any_trio_and_the_higher_rank_the_lower(book, elder, younger, winner, points):
    """Four tens beat three aces; three aces beat three kings; three kings beat three queens."""
    deal = shown(lead(hands_of(elder, younger, rules=book), elder.split()[0]))
    assert in_hand(deal, winner)["set"] == points
    assert "set" not in in_hand(deal, {"elder": "younger", "younger": "elder"}[winner])


TWO_RUNS = "S:AKQJT H:K98 D:AKQ C:8"
NO_RUN = "S:98 H:AQJ7 D:JT8 C:AJ9"


@every_book
def test_who_wins_a_class_counts_his_others_if_he_likes(book):
    """A quint and a tierce, three kings with them: the tierce counts, or is kept back, in either seat."""
    deal = reply(
        call(declared_until(hands_of(TWO_RUNS, NO_RUN, rules=book), "sequence"), "sequence", "S:AKQJT"),
        "sequence",
        "good",
    )
    assert in_hand(count(deal, "sequence", "D:AKQ"), "elder")["sequence"] == 18
    assert in_hand(count(deal, "sequence"), "elder")["sequence"] == 15
    deal = lead(hands_of(NO_RUN, TWO_RUNS, rules=book), "AH")
    both = show(deal, "S:AKQJT", ("S:AKQJT", "D:AKQ"), ("KS KH KD",))
    one = show(deal, "S:AKQJT", ("S:AKQJT",), ("KS KH KD",))
    assert (in_hand(both, "younger")["sequence"], in_hand(one, "younger")["sequence"]) == (18, 15)


@every_book
def test_elder_counts_at_once_and_younger_between_the_lead_and_his_card(book):
    """Elder's quint is on the sheet before younger's point; younger may not play until he has shown."""
    assert in_hand(declared(hands_of(STRONG, OTHER, rules=book)), "elder") == {"point": 5, "sequence": 15}
    deal = declared(hands_of("S:98 H:AQJ7 D:KJ8 C:AJ9", STRONG, rules=book))
    assert in_hand(deal, "younger") == {}
    deal = play(deal, "AH")
    assert in_hand(deal, "younger") == {}
    assert refused(deal, Play("younger", cards("KH")[0])).facts["reason"] == "show.first"
    deal = show(deal, "S:AKQJT", ("S:AKQJT",))
    assert in_hand(deal, "younger") == {"point": 5, "sequence": 15}
    assert may(deal, Play("younger", cards("KH")[0]))


@every_book
def test_against_nothing_called_anything_is_good(book):
    """Elder has no sequence, and younger's tierce from the queen is good."""
    nothing, tierce = "S:AKJT H:AKJ D:AKJ C:AK", "S:Q98 H:QT9 D:QT9 C:QJT"
    deal = reply(
        call(declared_until(hands_of(nothing, tierce, rules=book), "sequence"), "sequence"),
        "sequence",
        "not_good",
        "C:QJT",
    )
    deal = lead(deal, "AS")
    assert not may(deal, Show("younger"))
    deal = show(deal, sequences=("C:QJT",))
    assert in_hand(deal, "younger")["sequence"] == 3


# --- repique and pique ----------------------------------------------------------------------------

LONG = "S:AKQJT987 H:JT98"
"""Point 8, huitième 18, quart 4: thirty before any set."""
THREE_TRIOS = "H:AKQ7 D:AKQ7 C:AKQ7"


@every_book
def test_thirty_in_hand_before_the_other_counts_is_a_repique(book):
    """Thirty: sixty more, before a card is led. Twenty-nine: not a word."""
    deal = declared(hands_of(LONG, THREE_TRIOS, rules=book))
    assert ruling(deal, "repique.award", "awarded").points == 60
    assert not rulings(deal, "play.lead")
    assert not rulings(declared(hands_of("S:AKQJT987 H:JT9 C:8", THREE_TRIOS, rules=book)), "repique.award")


@every_book
def test_what_is_reckoned_earlier_bars_and_what_is_reckoned_later_does_not(book):
    """Younger's trios come after elder's point and sequences; his better point comes before elder's sets."""
    late = shown(lead(hands_of(LONG, THREE_TRIOS, rules=book), "AS"))
    assert in_hand(late, "younger") == {"set": 9}
    assert in_hand(late, "elder")["repique"] == 60
    early = shown(lead(hands_of("S:AKQJT H:AKQ D:AT C:A7", "H:J D:KQJ987 C:KQJ98", rules=book), "AS"))
    assert "repique" not in in_hand(early, "elder")
    assert ruling(early, "repique.award", "denied").facts["by"] == "point"


@every_book
def test_thirty_with_the_play_is_elders_pique(book):
    """Twenty-eight in hand and two of the play, younger with nothing: thirty more. A trick lost first, and none."""
    hands = hands_of("S:AKQJT98 H:QJT9 C:7", "S:7 H:AK87 D:AQT8 C:KT9", rules=book)
    assert "pique" not in in_hand(play(declared(hands), "AS"), "elder")
    assert in_hand(play(declared(hands), "AS 7S KS"), "elder")["pique"] == 30
    assert "pique" not in in_hand(played_out(play(declared(hands), "7C KC")), "elder")


# --- the play -------------------------------------------------------------------------------------

LADDER = ("S:KJ97 H:K98 D:K9 C:987", "S:AQT8 H:AQJT D:AQJT")


@every_book
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        *[(trick, "younger") for trick in ("7S 8S", "9S TS", "JS QS", "KS AS")],
        *[(trick, "elder") for trick in ("9S 8S", "JS TS", "KS QS", "7C AH", "7C AD")],
    ],
)
def test_each_card_beats_the_next_below_it_in_its_suit_and_none_of_another(book, trick, winner):
    """From the ace down to the seven; and no ace of another suit takes a seven, for there are no trumps."""
    deal = play(declared(hands_of(*LADDER, rules=book)), trick)
    assert deal.tricks[0].winner == winner
    assert deal.to_act == winner


@every_book
def test_suit_is_followed_and_without_it_any_card_goes(book):
    """High or low, for nobody has to win; and with none of the suit everything may be thrown."""
    deal = shown(play(declared(hands_of(*LADDER, rules=book)), "JS"))
    assert playable(deal) == cards("S:AQT8")
    assert refused(deal, Play("younger", cards("AH")[0])).facts["reason"] == "play.follow_suit"
    deal = shown(play(declared(hands_of(*LADDER, rules=book)), "7C"))
    assert set(playable(deal)) == set(deal.hands["younger"])


@by_the_long_count
def test_one_for_each_lead_one_for_each_capture_and_one_for_the_last(book):
    """A lead held: one. A lead lost: one and one. The twelfth trick: one besides, to its winner."""
    deal = declared(hands_of(*LADDER, rules=book))
    assert in_hand(play(deal, "KS"), "elder")["play"] == 1
    held = play(deal, "KS QS")
    assert [in_hand(held, seat).get("play", 0) for seat in ("elder", "younger")] == [1, 0]
    lost = play(deal, "KS AS")
    assert [in_hand(lost, seat).get("play", 0) for seat in ("elder", "younger")] == [1, 1]
    done = played_out(lost)
    extra = ruling(done, "play.last", "awarded")
    assert (extra.points, extra.side) == (1, done.tricks[11].winner)
    leads = {seat: sum(trick.leader == seat for trick in done.tricks) for seat in ("elder", "younger")}
    taken = {seat: sum(trick.leader != seat == trick.winner for trick in done.tricks) for seat in leads}
    for seat in leads:
        assert in_hand(done, seat)["play"] == leads[seat] + taken[seat] + (extra.side == seat)


SIX_EACH = ("S:AKQJT9 H:987 D:987", "H:AKQJT D:AKQJT S:87")
SIX_SPADES = "AS 7S KS 8S QS TD JS JD TS TH 9S JH"
SEVEN_EACH_WAY = ("S:AKQJT9 H:A98 D:987", "H:KQJT7 D:AKQJT S:87")
WINNERS = ("S:AKQJ8 H:AKJT87 D:A", "S:T9 H:Q D:KQT9 C:AKQ98")
ALL_TWELVE = "AH QH KH 8C JH 9D TH 9C 8H 9S AS TS KS QC QS TD JS KD 8S QD AD KC 7H AC"
ELEVEN = ("S:AKQJ8 H:AKJT8 D:A C:7", "S:T9 H:Q D:KQT9 C:AKQ98")
ALL_BUT_ONE = "AH QH KH 8C JH 9D TH 9C 8H 9S AS TS KS QC QS TD JS KD 8S QD AD KC 7C AC"


@every_book
@pytest.mark.parametrize(
    ("hands", "tricks", "cards_and_capot"),
    [
        (SIX_EACH, SIX_SPADES + " 9H QH", (6, 0)),
        (SEVEN_EACH_WAY, SIX_SPADES + " AH 7H", (7, 10)),
        (ELEVEN, ALL_BUT_ONE, (11, 10)),
        (WINNERS, ALL_TWELVE, (12, 40)),
    ],
)
def test_seven_tricks_count_ten_six_each_nothing_and_all_twelve_forty(book, hands, tricks, cards_and_capot):
    """Divided, most, all but one; and the capot, forty with whatever of it has been counted for the cards before."""
    done = played_out(play(declared(hands_of(*hands, rules=book)), tricks))
    found = in_hand(done, "elder")
    won = sum(trick.winner == "elder" for trick in done.tricks)
    assert (won, found.get("cards", 0) + found.get("capot", 0)) == cards_and_capot
    assert not {"cards", "capot"} & set(in_hand(done, "younger"))


# --- the score ------------------------------------------------------------------------------------


@by_the_long_count
def test_the_running_total_is_called(book):
    """Elder sums up as he leads, younger as he shows, and every trick adds to it."""
    deal = play(declared(hands_of(STRONG, OTHER, rules=book)), "AS 9S KS")
    said = talk(deal)
    assert "Elder leads A♠: “Twenty-one points.”" in said
    assert "Younger: “Three jacks: three points.”" in said
    assert said[-1] == "Elder leads K♠: “Twenty-two points.”"


@every_book
@pytest.mark.parametrize(
    ("ann", "ben", "clause", "paid"),
    [
        (105, 101, "settlement.difference", 104),
        (154, 113, "settlement.difference", 141),
        (120, 100, "settlement.difference", 120),
        (120, 99, "settlement.rubicon", 319),
        (154, 93, "settlement.rubicon", 347),
        (97, 89, "settlement.rubicon", 286),
    ],
)
def test_six_deals_the_difference_and_a_hundred_or_the_sum(book, ann, ben, clause, paid):
    """A loser with his hundred loses the difference and a hundred; without it the sum and a hundred."""
    assert not partie(*six(ann, ben)[:5], rules=book).over
    done = partie(*six(ann, ben), rules=book)
    assert done.over
    assert settled(done)[clause] == ("awarded", paid)
    assert next(one.side for one in done.ledger if one.awards) == "Ann"
