"""What somebody types: many spellings, one meaning; what is left open is asked for and never guessed."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor import narration
from piquet_tutor.engine.cards import parse_cards
from piquet_tutor.explore import lab
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.lab.cardwords import Piece, read_cards
from piquet_tutor.explore.notation.reader import read
from tests.samples import sample
from tests.strategies import deals

DEALT = (
    "elder: AS KS JS AH QH JH 8H JC 8C 7C 9D 8D; younger: TS 7S TH 9H 7H KC QC TC AD QD JD TD; "
    "talon: 9S 8S KH 9C KD QS AC 7D"
)
EXCHANGED = DEALT + "; elder discards KS 8C 7C 9D 8D; younger discards 7S 9H 7H"
PLAIN = lab.from_record(
    {
        key: value
        for key, value in example("cavendish-example").items()
        if key not in ("title", "source", "note", "play")
    }
)


@pytest.mark.parametrize(
    "text",
    [
        "AS KS QS 7H TH",
        "as, ks, qs; 7h / 10h",
        "♠AKQ ♥7 10",
        "♠ A K Q, ♥ 7 10",
        "A♠ K♠ Q♠ 7♥ 10♥",
        "AKQS 7TH",
        "AKQ♠ 7♥10♥",
        "A, K and Q of spades, 7 and 10 of hearts",
        "ace of spades, the king of spades, queen of spades, seven of hearts & ten of hearts",
        "Spades: A K Q. Hearts: 7 10. Diamonds: -",
        "♠️AKQ (the best of them) ♥️7-10",
        "spades ace king queen hearts seven ten",
    ],
)
def test_cards_can_be_typed_in_many_ways(text):
    assert read_cards(Piece(text, 0, len(text))) == parse_cards("AS KS QS 7H TH")


@pytest.mark.parametrize(
    "text",
    [
        "♠ARD ♥7 10",
        "♠ A R D, ♥ 7 10",
        "A♠ R♠ D♠ 7♥ 10♥",
        "ARD♠ 7♥10♥",
        "♠️ard ♥️7-10",
        "as de pique, le roi de pique, dame de pique, sept de cœur et dix de coeur",
        "A, R et D de pique, 7 et 10 de cœur",
        "l’as de pique, ROI DE PIQUE, la dame de pique, le 7 de cœur, le 10 de cœur",
        "Pique : A R D. Cœur : 7 10. Carreau : –",
        "pique as roi dame cœur sept dix",
        "as roi dame de piques, 7♥, TH",
    ],
)
def test_cards_can_be_typed_in_french_as_well(text):
    assert cards_in(text) == parse_cards("AS KS QS 7H TH")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("♠AD10", "AS QS TS"),
        ("♠ A D 10", "AS QS TS"),
        ("pique : A D 10", "AS QS TS"),
        ("A D de pique", "AS QS"),
        ("D♠ ♥D", "QS QH"),
        ("AS", "AS"),
        ("AS 7D 10D AD", "AS 7D TD AD"),
        ("S A K D A 10", "AS KS AD TD"),
        ("S: A 10, D: A 9", "AS TS AD 9D"),
        ("♠AKQ D A 9", "AS KS QS AD 9D"),
        ("AS KS, as de cœur", "AS KS AH"),
        ("cœur : as roi", "AH KH"),
    ],
)
def test_what_english_and_french_both_have_means_what_the_words_around_it_leave(text, meant):
    """D is diamonds after an English rank and a queen after a suit’s symbol; “as” may be the ace of spades."""
    assert cards_in(text) == parse_cards(meant)


@pytest.mark.parametrize("text", ["RP", "AP", "RS", "DS", "♠AKD", "VC", "AT de"])
def test_french_suits_have_no_letters(text):
    """C would be cœur or clubs, and T ten or trèfle."""
    with pytest.raises(lab.TypedFault):
        cards_in(text)


def cards_in(text):
    return tuple(card for cards in read(f"elder: {text}").hands.values() for card in cards)


@pytest.mark.parametrize(("text", "found", "at"), [("AS KX", "KX", 3), ("AS K", "K", 3), ("7H, Q, 8S", "Q", 4)])
def test_a_word_that_is_no_card_is_pointed_at(text, found, at):
    with pytest.raises(lab.TypedFault) as refused:
        read_cards(Piece(text, 0, len(text)))
    assert (refused.value.found, refused.value.at) == (found, at)


WAYS = [
    EXCHANGED,
    """
    Elder: ♠AKJ ♥AQJ8 ♣J87 ♦98
    Younger: spades: 10 7; hearts: 10 9 7; clubs: K Q 10; diamonds: A Q J 10
    Talon, top card first: nine of spades, 8♠, king of hearts, 9♣, K♦, Q♠, A♣, 7♦
    Elder's discards: K♠ 8♣ 7♣ 9♦ 8♦
    Younger's discards: 7♠ 9♥ 7♥
    """,
    "ELDER HAND: ♠AKJ ♥AQJ8 ♣J87 ♦98 DEALER: ♠107 ♥1097 ♣KQ10 ♦AQJ10 STOCK: 9S 8S KH 9C KD QS AC 7D\n"
    "non-dealer puts out K of spades, 8 and 7 of clubs, 9 and 8 of diamonds\n"
    "dealer throws away 7S 9H 7H\nrules: Rubicon Piquet",
    "♠AKJ ♥AQJ8 ♣J87 ♦98\n♠107 ♥1097 ♣KQ10 ♦AQJ10\n9S 8S KH 9C KD QS AC 7D\n"
    "elder out: KS 8C 7C 9D 8D\nyounger exchanges 7S 9H 7H",
    "The elder was dealt ace, king, jack of spades, A Q J 8 of hearts, J 8 7 of clubs and 9 8 of diamonds. The younger "
    "was dealt ten and seven of spades, 10 9 7 of hearts, K Q 10 of clubs, A Q J 10 of diamonds. Talon: 9S 8S KH 9C KD "
    "QS AC 7D. Elder discards KS 8C 7C 9D 8D. Younger discards 7S 9H 7H.",
    "premier\u202f: ♠ARV ♥ADV8 ♣V87 ♦98 dernier\u202f: ♠10 7 ♥10 9 7 ♣RD10 ♦ADV10 "
    "talon\u202f: 9♠ 8♠ R♥ 9♣ R♦ D♠ A♣ 7♦\nécart du premier\u202f: R♠ 8♣ 7♣ 9♦ 8♦\nle dernier écarte 7♠ 9♥ 7♥\n"
    "règles\u202f: Piquet au rubicon",
    "Le premier reçoit as, roi et valet de pique, A D V 8 de cœur, V 8 7 de trèfle, neuf et huit de carreau. Le second "
    "reçoit dix et sept de pique, 10 9 7 de coeur, R D 10 de trefle, A D V 10 de carreau. Talon : 9♠, 8♠, le roi de "
    "cœur, 9♣, R♦, la dame de pique, A♣, 7♦. Le premier ecarte R♠ 8♣ 7♣ 9♦ 8♦. Le second écarte 7♠ 9♥ 7♥.",
    "non-donneur : ♠ARV ♥ADV8 ♣V87 ♦98; donneur : ♠107 ♥1097 ♣RD10 ♦ADV10; talon : 9S 8S KH 9C KD QS AC 7D; "
    "non-donneur a écarté R♠ 8♣ 7♣ 9♦ 8♦; donneur a écarté 7♠ 9♥ 7♥",
]


@pytest.mark.parametrize("text", WAYS, ids=range(len(WAYS)))
def test_a_deal_can_be_typed_in_many_ways(text):
    sheet = read(text)
    assert sheet.discards == PLAIN.discards
    assert {seat: set(cards) for seat, cards in sheet.hands.items()} == {s: set(c) for s, c in PLAIN.hands.items()}
    assert sheet.talon == PLAIN.talon
    assert lab.judged(sheet).deal.rulings == lab.judged(PLAIN).deal.rulings


@pytest.mark.parametrize(
    ("text", "seat", "kind", "wanted"),
    [
        ("elder point 5 hearts", "elder", "point", ("AH KH QH JH 8H",)),
        ("elder: point of five making 49", "elder", "point", ("AH KH QH JH 8H",)),
        ("point 5 hearts", "elder", "point", ("AH KH QH JH 8H",)),
        ("elder calls a point: AH QH JH", "elder", "point", ("AH QH JH",)),
        ("elder quart major", "elder", "sequence", ("AH KH QH JH",)),
        ("elder sequence: tierce to the king of hearts", "elder", "sequence", ("KH QH JH",)),
        (
            "elder has a tierce to the Q of hearts and a tierce major in spades",
            "elder",
            "sequence",
            ("QH JH TH", "AS KS QS"),
        ),
        ("younger's sets: TS TH TD TC, KC QC QD", "younger", "set", ("TS TH TD TC", "KC QC QD")),
        ("younger shows four tens and three queens", "younger", "set", ("TS TH TC TD", "QC QD QS")),
        ("elder sinks the point", "elder", "point", ()),
        ("younger sinks the trio", "younger", "set", ("TS TH TC TD",)),
        ("younger calls nothing", "younger", "set", ()),
        ("younger: sinks everything", "younger", "sequence", ()),
        ("elder sequences: none", "elder", "sequence", ()),
        ("premier : point de 5 à cœur", "elder", "point", ("AH KH QH JH 8H",)),
        ("le premier annonce une quarte majeure", "elder", "sequence", ("AH KH QH JH",)),
        ("premier annonce tierce au roi de cœur", "elder", "sequence", ("KH QH JH",)),
        ("le premier a une tierce à l’as de pique", "elder", "sequence", ("AS KS QS",)),
        ("dernier montre quatorze de dix et brelan de dames", "younger", "set", ("TS TH TC TD", "QC QD QS")),
        ("dernier annonce quatre dix et trois dames", "younger", "set", ("TS TH TC TD", "QC QD QS")),
        ("premier tait le point", "elder", "point", ()),
        ("le dernier n’annonce rien", "younger", "set", ()),
        ("dernier : tait tout", "younger", "sequence", ()),
    ],
)
def test_calls_can_be_described(text, seat, kind, wanted):
    given = read(f"{EXCHANGED}; {text}").said(seat).given(kind)
    assert [set(each) for each in given] == [set(parse_cards(each)) for each in wanted]


def test_a_call_of_cards_that_are_not_held_is_kept_and_explained():
    sheet = read(f"{EXCHANGED}; elder calls a tierce major in spades")
    assert sheet.said("elder").given("sequence") == (parse_cards("AS KS QS"),)
    (fault,) = lab.judged(sheet).faults
    assert fault.text() == "Elder's sequences: elder does not hold KS after the exchange; list only cards held then."


@pytest.mark.parametrize(
    ("text", "key", "found"),
    [
        ("elder: AS KX", "card", "KX"),
        ("elder: AS; youngr: KS", "label", "youngr"),
        ("eldr: AS", "label", "eldr"),
        ("AS KS QS", "unnamed_few", None),
        ("AS\nKS\nQS\nJS", "unnamed_many", None),
        ("rules: rubicn", "rules", "rubicn"),
        ("rules: rubicon kapot=3", "option", "kapot"),
        ("options: capot=31", "value", "31"),
        ("rules: contract; elder: AS", "seat", "elder"),
        ("carte blanche", "whose", "carte blanche"),
        ("elder point 5 hearts", "hand_unknown", "5 hearts"),
        (f"{EXCHANGED}; quart to the king of diamonds", "whose_call", None),
        (f"{EXCHANGED}; elder point 6 hearts", "call_not_held", "6 hearts"),
        (f"{EXCHANGED}; elder quart to the king", "call_not_held", None),
        (f"{EXCHANGED}; elder point", "call_empty", None),
        (f"{EXCHANGED}; younger trio of tens", "trio_of_four", None),
        (f"{EXCHANGED}; elder sinks the ship", "sink", "ship"),
        ("elder after the exchange: AS; talon: KS", "talon_after", None),
        ("hands after the exchange; elder: AS; elder discards AS", "out_after", None),
        ("bids: elder seven", "bid", None),
    ],
)
def test_what_cannot_be_meant_is_one_sentence_that_points_at_the_place(text, key, found):
    rules = "contract" if text.startswith("bids") else "rubicon"
    with pytest.raises(lab.TypedFault) as refused:
        read(text, rules)
    fault = refused.value
    assert fault.key == key
    assert fault.text().startswith(f"Line {fault.line}, character {fault.column}: ")
    assert fault.text().endswith(".")
    if found is not None:
        assert fault.values["found"] == found
        assert text[fault.at : fault.at + len(found)] == found


@pytest.mark.parametrize(
    ("text", "found", "told"),
    [
        ("premier\u202f: ♠ARX", "♠ARX", "écrivez un rang et une couleur, comme R♠"),
        ("premier : le cœur\ndernier : ♠R ; premie : ♠7", "premie", "peut-être faut-il « premier »"),
        ("chien : ♠R", "chien", "écrivez l’un de ces mots : premier, dernier, donneur"),
        ("dernier : 7♥, roi, 8♥", "roi", "écrivez-la avant (♠ A R) ou après (A R de pique)"),
        ("règles : piquet contrat ; premier : écarte 7♠", "premier", "écrivez non-donneur, donneur"),
        ("écart : 7♠", "écart :", "écrivez devant l’un de premier, dernier"),
    ],
)
def test_a_fault_in_a_french_text_points_at_what_was_typed_and_says_what_is_read(text, found, told):
    with pytest.raises(lab.TypedFault) as refused:
        read(text)
    fault = refused.value
    assert (fault.found, text[fault.at : fault.at + len(found)]) == (found, found)
    assert told in fault.text("fr").replace("\u202f", " ")


def test_titles_and_names_of_rules_are_left_as_they_were_typed():
    sheet = read("titre : Le roi a la dame ; et un as\nrègles : Piquet au cent premier : ♠A")
    assert (sheet.title, sheet.rules, sheet.hands["elder"]) == (
        "Le roi a la dame ; et un as",
        "au-cent",
        parse_cards("AS"),
    )
    assert read("elder: AS; title: la dame; a roi; elder: KS").title == "la dame; a roi"


def test_a_sentence_about_a_seat_begins_a_part():
    found = read("elder has ace and king of spades. younger holds nine, eight of spades. The dealer discards 8S")
    assert dict(found.hands) == {"elder": parse_cards("AS KS"), "younger": parse_cards("9S 8S")}
    assert found.discards["younger"] == parse_cards("8S")
    french = read("premier a A R de pique. Dernier tient neuf et huit de pique. Le donneur écarte 8♠")
    assert (french.hands, french.discards) == (found.hands, found.discards)


def test_a_small_a_before_cards_is_a_verb_and_a_capital_is_an_ace():
    assert read("premier a R D de pique").hands["elder"] == parse_cards("KS QS")
    assert read("premier a : ♠R D").hands["elder"] == parse_cards("KS QS")
    assert read("premier A R D de pique").hands["elder"] == parse_cards("AS KS QS")


@pytest.mark.parametrize("text", ["discards of elder: KS", "les écarts du premier : R♠", "écart du premier : R♠"])
def test_the_discards_of_a_seat_are_not_its_hand(text):
    found = read(text)
    assert (dict(found.hands), found.discards["elder"]) == ({}, parse_cards("KS"))


def test_play_may_count_its_tricks_and_bids_say_who():
    text = (
        "rules: contract\ndealer: KS QS JS 9S 8S AH KH 7H QD 9D KC 7C\n"
        "non-dealer: AS TS 7S QH JH TH 9H JD TD 8D 7D 9C\n"
        "stock: AD QC 8H AC 8C KD JC TC\nbids: dealer 8-3, non-dealer: pass\nnondealer puts out TS 7S 9C\n"
        "dealer discards 8S 7H QD 9D 7C\nplay: 1. AC-TC 2. AH-9H 3. KC–JC"
    )
    sheet = read(text)
    assert sheet.bids == (("dealer", "8-3"), ("nondealer", "pass"))
    assert sheet.play == parse_cards("AC TC AH 9H KC JC")
    assert lab.judged(sheet).sound


def test_hands_after_the_exchange_say_so():
    hands = "elder: AS KS QS JS TS 9S 8S 7S AH KH QH 7D; younger: AD KD QD JD TD 9D 8D JH AC KC QC JC"
    sheet = read(f"hands after the exchange: {hands}; elder: huitieme major in spades; title: Eight; and more")
    assert sheet.basis == "hands"
    assert lab.judged(sheet).deal.tally()["elder"]["sequence"] == 18
    assert read(hands).basis == "hands", "two hands and nothing else are what is declared from"
    dealt = read(hands.replace("elder:", "elder was dealt:"))
    assert [each.place for each in lab.judged(dealt).faults] == ["talon"], "unless they are said to have been dealt"


def test_of_a_deal_in_play_the_talon_is_kept_where_nobody_need_exchange():
    """At Normand the dealer alone may exchange; in the game for two elder must, and these hands are after it."""
    three = "1: ♠A97 ♥98 ♦T87 ♣98\n2: ♠KQT ♥KQ7 ♦QJ ♣AT\n3: ♠J8 ♥AJT ♦AK9 ♣QJ\ntalon: ♣7K\nplay: 9H"
    found = read(three, "normand")
    assert (found.basis, found.talon) == ("deal", tuple(parse_cards("7C KC")))
    assert not any(found.discards.values())
    two = "elder: ♠AKQJT987 ♥AKQ ♦7\nyounger: ♥JT987 ♦AKQJT ♣AK\ntalon: ♦98 ♣QJT987\nplay: AS"
    assert read(two).basis == "hands"


def test_a_title_is_one_line_whatever_stands_in_it():
    assert read("title: Who won; and why: a quarrel\nelder: AS").title == "Who won; and why: a quarrel"


def test_a_record_may_be_typed_as_well():
    record = example("cavendish-example")
    assert lab.to_record(read(json.dumps(record))) == record


class English:
    discards, bids, play, after = "discards", "bids", "play", "hands after the exchange"

    @staticmethod
    def seat(seat):
        return f"player {seat}" if seat.isdigit() else seat

    @staticmethod
    def shown(cards, rng):
        """Cards one by one, each written in a way of its own."""
        ways = (
            lambda one: one.code,
            lambda one: one.code.lower(),
            lambda one: one.code[0].replace("T", "10") + one.suit.symbol,
            lambda one: one.suit.symbol + one.code[0].replace("T", "10"),
            lambda one: f"{one.rank.name.lower()} of {one.suit.name.lower()}",
        )
        return ", ".join(rng.choice(ways)(one) for one in cards)


class French:
    discards, bids, play, after = "écarte", "enchères", "jeu de la carte", "mains après l’écart"

    @staticmethod
    def seat(seat):
        return narration.message(f"label-{seat}", "fr")

    @staticmethod
    def shown(cards, rng):
        """The same as the tutor writes them in French."""
        ways = (
            lambda one: narration.card_symbol(one, "fr"),
            lambda one: one.suit.symbol + narration.card_symbol(one, "fr").removesuffix(one.suit.symbol),
            lambda one: narration.card_name(one, "fr"),
            lambda one: narration.card_name(one, "fr").upper(),
        )
        return ", ".join(rng.choice(ways)(one) for one in cards)


@pytest.mark.parametrize("words", [English, French])
@settings(max_examples=sample(15), deadline=None)
@given(deal=deals(), rng=st.integers(0, 2**32).map(Random))
def test_a_sheet_written_out_in_words_reads_back(words, deal, rng):
    """Every form, the calls by their cards, in any order of the parts."""
    sheet = lab.of_deal(deal)
    parts = [f"{words.seat(seat)}: {words.shown(cards, rng)}" for seat, cards in sheet.hands.items()]
    parts += [f"talon: {words.shown(sheet.talon, rng)}"] if sheet.talon else []
    parts += [
        f"{words.seat(seat)} {words.discards} {words.shown(cards, rng)}"
        for seat, cards in sheet.discards.items()
        if cards
    ]
    parts += [f"{words.bids}: {', '.join(f'{seat} {said}' for seat, said in sheet.bids)}"] if sheet.bids else []
    parts += [f"{words.play}: {words.shown(sheet.play, rng)}"] if sheet.play else []
    parts += [words.after] if sheet.basis == "hands" else []
    rng.shuffle(parts)
    found = read(rng.choice([";", "\n"]).join(parts), sheet.rules, dict(sheet.options))
    assert (found.talon, found.play, found.bids, found.basis) == (sheet.talon, sheet.play, sheet.bids, sheet.basis)
    assert {seat: set(cards) for seat, cards in found.hands.items()} == {s: set(c) for s, c in sheet.hands.items()}
    out, discarded = (
        {seat: cards for seat, cards in each.discards.items() if cards} for each in (found, sheet)
    )  # who discarded nothing need not be named
    assert out == discarded


WORDS = [
    *(
        "elder",
        "younger",
        "player",
        "2",
        "talon",
        "play",
        "discards",
        "title",
        "rules",
        "capot",
        "bids",
        "point",
        "after",
    ),
    *(
        "tierce",
        "trio",
        "kings",
        "four",
        "sinks",
        "nothing",
        "carte",
        "blanche",
        "the",
        "exchange",
        "of",
        "and",
        "hearts",
    ),
    *("premier", "dernier", "a", "le", "de", "l’as", "écart", "règles", "titre", "dame", "cœur", "♠AD10", "R", "D"),
    *("AS", "♠AK", "7", "3", "4", ":", ";", "\n", "=", "-", "(", ")", ".", ","),
]


@settings(max_examples=sample(55), deadline=None)
@given(
    st.one_of(
        st.text(max_size=120),
        st.lists(
            st.sampled_from(WORDS),
            max_size=25,
        ).map(" ".join),
    )
)
def test_no_text_raises_anything_but_the_fault(text):
    try:
        sheet = read(text)
    except lab.EditFault as caught:
        fault = caught
    else:
        fault = None
    if fault is not None:
        assert fault.text().endswith(".")
        return
    lab.judged(sheet)
    assert lab.from_record(lab.to_record(sheet)) == sheet


def test_hands_stay_what_they_were_chosen_to_be_where_the_text_does_not_say():
    hands = "elder: AS KS; younger: AH KH"
    assert read(hands, basis="hands").basis == "hands"
    assert read(hands).basis == read(f"{hands}; talon: 7C", basis="hands").basis == "deal"


def test_a_text_without_hands_changes_only_what_it_names():
    """“Younger sinks everything” once cleared the whole table."""
    sheet = read(EXCHANGED)
    sunk = read("younger sinks everything", onto=sheet)
    assert (sunk.hands, sunk.talon, sunk.discards) == (sheet.hands, sheet.talon, sheet.discards)
    assert all(sunk.said("younger").given(kind) == () for kind in ("point", "sequence", "set"))
    called = read("elder calls trio of jacks; rules: parlett", onto=read("elder sinks sets", onto=sheet))
    assert called.rules == "parlett"
    assert len(called.said("elder").given("set")) == 1
    assert read(EXCHANGED, onto=sunk) == sheet, "a text with hands is a whole deal"
