"""A deal in words: many spellings, one meaning; what is left open is refused at its place and never guessed."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark

from piquet_tutor import narration
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.lab.faults import EditFault, TypedFault
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.explore.lab.notation.grammar import parser
from piquet_tutor.explore.lab.notation.reader import read, read_as
from piquet_tutor.explore.lab.notation.vocabulary import alphabets, plain_word, words_of
from piquet_tutor.explore.lab.recording import from_record, of_deal, to_record
from piquet_tutor.game.cards import Suit, parse_cards
from tests.samples import sample
from tests.strategies import deals

DEALT = (
    "elder: AS KS JS AH QH JH 8H JC 8C 7C 9D 8D; younger: TS 7S TH 9H 7H KC QC TC AD QD JD TD; "
    "talon: 9S 8S KH 9C KD QS AC 7D"
)
EXCHANGED = DEALT + "; elder discards KS 8C 7C 9D 8D; younger discards 7S 9H 7H"
PLAIN = from_record(
    {
        key: value
        for key, value in example("cavendish-example").items()
        if key not in ("title", "source", "note", "play")
    }
)


SUITED = "AS KS QS 7H TH"
"""What each of the following ways to write five cards means."""


def cards_in(text):
    return tuple(card for cards in read(f"elder: {text}").hands.values() for card in cards)


@pytest.mark.parametrize(
    "text",
    [
        "as, ks, qs; 7h / 10h",
        "AKQS 7TH",
        "AKQ♠ 7♥10♥",
        "🂡 🂮 🂭 🂷 🂺",
        "♠\ufe0eAK\u200bQ ♥\u00ad7\u00a010",
        "**AS**, “KS”, QS, 7H, TH",
        "A-K-Q of spades, 7 and 10 of hearts",
        "ace to queen of spades, 7 and 10 of hearts",
        "♠A..Q ♥7, 10",
        "S: A K Q, H: 7 10, D: -",
        "♠AKQ (3) ♥7, 10 (2), no diamonds, clubs void",
        "5 cards: ♠AKQ ♥7, 10",
        "AP RP DP 7C 10C",
        "ARDP 710C",
        "P ARD, C 7 10, K -",
        "P : A R D ; C : 7 10 ; K : – ; T : –",
        "de l’as à la dame de pique, 7♥, 10♥",
        "l’as, le roi et la dame de P, 7 et 10 de C",
        "Pique ARD, Cœur 7 10, Carreau néant, pas de trèfle",
    ],
)
def test_cards_are_read_in_every_order_and_sign(text):
    assert cards_in(text) == parse_cards(SUITED)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("♠AD10", "AS QS TS"),
        ("♠ A D 10", "AS QS TS"),
        ("♠ARDVT", "AS KS QS JS TS"),
        ("D♠ ♥D", "QS QH"),
        ("AS 7D 10D AD", "AS 7D TD AD"),
        ("S K A 10, D A", "KS AS TS AD"),
        ("cœur : as roi", "AH KH"),
        ("AS KS, as de cœur", "AS KS AH"),
        ("RP AC 9T 8K", "KS AH 9C 8D"),
        ("KS AC 9H", "KS AC 9H"),
    ],
)
def test_the_letters_of_a_list_are_those_of_the_one_language_that_reads_it(text, meant):
    """C is clubs beside a king of spades and cœur beside a roi de pique; D is a queen where a sign is the suit."""
    assert cards_in(text) == parse_cards(meant)


@pytest.mark.parametrize(
    ("text", "discarded"),
    [
        ("elder: AS KS AC; elder discards AC", "AC"),
        ("elder: AP RP AC; elder discards AC", "AH"),
        ("elder discards AC 7C", "AC 7C"),
        ("le premier écarte AC 7C", "AH 7H"),
        ("premier : AS KS AC ; premier écarte AC", "AC"),
    ],
)
def test_a_list_of_letters_that_two_languages_read_is_read_as_the_other_lists_are_or_as_the_words(text, discarded):
    assert read(text).discards["elder"] == parse_cards(discarded)


@pytest.mark.parametrize(
    ("text", "key", "found"),
    [
        ("AC", "open_letters", "AC"),
        ("elder: AS KS; premier : AP RP; elder discards 9C", "open_letters", "9C"),
        ("elder: ♠AKQ D A 9", "two_ways", "D"),
        ("elder: as, roi, dame de cœur, TH", "open_as", "as"),
        ("elder: ♠A-7", "run", "♠A-7"),
        ("elder: ♥ 7-10", "run", "7-10"),
        ("elder: AS-7S", "run", "AS-7S"),
        ("elder: ♠ A K, 7 of hearts", "whose_suit", "7"),
        ("elder: ♠ A K, ♥", "suit_alone", "♥"),
        ("elder: AS K", "suit", "K"),
        ("premier : A K, AP", "lone_letter", "K"),
        ("elder: K A 10, AS", "suit", "K"),
        ("7H, Q, 8S", "suit", "Q"),
        ("elder: AS KX", "card", "KX"),
        ("elder: ♠AKD", "card", "♠AKD"),
        ("elder: DS", "card", "DS"),
        ("premier a r d de pique", "small_a", "a"),
        ("elder discards a 7 of spades", "small_a", "a"),
        ("elder discards 4 cards: AS KS QS", "counted", "4"),
        ("elder: ♠AKQ (10)", "place", "10"),
    ],
)
def test_what_could_mean_two_things_is_refused_at_its_place(text, key, found):
    with pytest.raises(TypedFault) as refused:
        read(text)
    assert (refused.value.key, refused.value.found) == (key, found)
    assert text[refused.value.at :].startswith(found)
    for language in narration.languages():
        assert refused.value.text(language).endswith(".")


TYPED = json.loads(Path(__file__).with_name("typed.json").read_text("utf-8"))
"""Texts that people and pages have typed, each with the record it is read to, or the code of what is wrong with it."""


@pytest.mark.parametrize("case", TYPED, ids=range(len(TYPED)))
def test_what_has_once_been_typed_is_read_to_the_same_deal(case):
    onto = from_record(case["onto"]) if "onto" in case else None
    told = case.get("rules", "rubicon"), case.get("options"), case.get("basis", "deal"), onto, case.get("chosen")
    if "fault" in case:
        with pytest.raises(EditFault) as refused:
            read_as(case["text"], *told)
        assert refused.value.key == case["fault"]
        assert refused.value.text().endswith(".")
    else:
        assert to_record(read_as(case["text"], *told).sheet) == case["record"]


@pytest.mark.parametrize(
    "said",
    [
        "elder exchanged 9 8 7 of hearts",
        "elder exchanges: 9♥ 8♥ 7♥",
        "elder exchanges 9 8 7 of hearts",
        "the elder hand discarded the nine, eight and seven of hearts",
        "Elder’s discards (3): 9h, 8h, 7h",
        "discarded by elder: ♥ 9 8 7",
        "le premier a écarté 9 8 7 de cœur",
        "Écart de l’aîné : 9♥ 8♥ 7♥",
        "Premier jette le neuf, le huit et le sept de cœur",
        "Anna is elder. Anna puts out ♥987",
        "elder discards 9H 8H 7H and draws TD 8S 9S",
    ],
)
def test_a_verb_ends_where_its_word_ends_and_its_tense_changes_nothing(said):
    """The d of “exchanged” is no diamond."""
    dealt = (
        "elder is dealt: AD KD QD JD 9D 8D 7D 9H 8H 7H 7S 7C\nyounger is dealt: AS KS QS JS KH QH JH TH AC KC QC JC\n"
        "talon: TD 8S 9S AH TS TC 8C 9C\n"
    )
    found = read(f"{dealt}{said}\nyounger exchanges: JH")
    assert found.discards == {"elder": parse_cards("9H 8H 7H"), "younger": parse_cards("JH")}
    assert judged(found).sound


@pytest.mark.parametrize("text", ["elder hands A K of hearts", "youngers: AS", "elder exhanged AS", "exchangedd AS"])
def test_a_word_with_a_letter_too_many_is_no_head(text):
    with pytest.raises(TypedFault):
        read(text)


def test_a_word_that_is_like_one_of_the_notation_is_told_with_that_word():
    with pytest.raises(TypedFault) as refused:
        read("elder: AS KS\nelder exhanged KS")
    fault = refused.value
    assert (fault.line, fault.column, fault.found) == (2, 7, "exhanged")
    assert "“exchanged”" in fault.text()
    with pytest.raises(TypedFault) as refused:
        read("le premier ecartte R♠")
    assert "« écarte »" in refused.value.text("fr").replace("\u202f", " ").replace("\u00a0", " ")


HANDS = ({"elder": parse_cards("AS KS QS JH TH 9C"), "younger": parse_cards("JS AH KH QD")}, parse_cards("KS"))


@pytest.mark.parametrize(
    "text",
    [
        "Anna is elder and Bob is younger.\nAnna: ♠AKQ ♥J10 ♣9\nBob: ♠J ♥AK ♦Q\nAnna discards KS",
        "Anna (elder): ♠AKQ ♥J10 ♣9\nBob (younger): ♠J ♥AK ♦Q\nAnna's discards: KS",
        "Elder: Anna\nYounger: Bob\nAnna holds ♠AKQ ♥J10 ♣9\nBob holds ♠J ♥AK ♦Q\nAnna throws away K♠",
        "Bob deals. Anna is elder. Bob has JS AH KH QD. Anna has AS KS QS JH TH 9C and discards KS.",
        "Anne est premier en cartes, Luc est dernier.\nAnne : AP RP DP VC 10C 9T\nLuc a VP AC RC DK\nAnne écarte RP",
        "Elder\n♠ A K Q\n♥ J 10\n♦ -\n♣ 9\nYounger\n♠ J\n♥ A K\n♦ Q\n♣ —\nElder discards K♠",
        "♠ A K Q\n♥ J 10\n♣ 9\n\n♠ J\n♥ A K\n♦ Q\nelder discards K of spades",
        "aîné : ♠ARD ♥V10 ♣9\ncadet : ♠V ♥AR ♦D\nécart de l’aîné : R♠",
        "Premier en cartes : pique A R D, cœur V 10, trèfle 9. Dernier : V♠ A♥ R♥ D♦. Le premier écarte R♠.",
        "Elder (non-dealer): ♠AKQ ♥JT ♣9\nDealer: ♠J ♥AK ♦Q\nthe elder hand lays out the king of spades",
        "- elder - ♠AKQ ♥JT ♣9\n- younger - ♠J ♥AK ♦Q\n- elder's exchange: KS",
        "La main du premier est : ♠ARD ♥V10 ♣9\nLes cartes du dernier : ♠V ♥AR ♦D\nÉcart du premier : R♠",
    ],
)
def test_hands_are_read_by_seats_names_and_lines(text):
    found = read(text)
    assert (dict(found.hands), found.discards["elder"]) == HANDS


@pytest.mark.parametrize(
    ("text", "key", "found"),
    [
        ("A is elder", "name", "A"),
        ("Jack is elder; Jack: AS", "name", "Jack"),
        ("Anna is elder; Anna is younger", "name_twice", "Anna"),
        ("elder: Bob", "word", "Bob"),
        ("elder: XX", "card", "XX"),
        ("elder: AS KS, younger QS", "mid_line", "younger"),
        ("play: elder AS", "place", "elder"),
        ("discards:\nelder: KS", "place", "elder"),
        ("elder", "alone", "elder"),
        ("elder (dealer): AS", "alone", "elder"),
        ("elder holds", "unfinished", "holds"),
        ("elder: AS (discarded), KS", "place", "discarded"),
        ("elder: AS; younger: KS; elder plays KS", "played", "elder"),
    ],
)
def test_what_is_not_said_of_anybody_is_refused(text, key, found):
    with pytest.raises(TypedFault) as refused:
        read(text)
    assert (refused.value.key, refused.value.found) == (key, found)


def test_what_is_drawn_and_left_is_the_talon_and_must_be_the_one_that_lies_there():
    hands = DEALT.partition("; talon")[0]
    drawn = "elder discards KS 8C 7C 9D 8D and draws 9S 8S KH 9C KD; younger discards 7S 9H 7H for QS AC 7D"
    assert read(f"{hands}; {drawn}").talon == PLAIN.talon
    assert read(f"{DEALT}; {drawn}") == read(f"{hands}; {drawn}")
    with pytest.raises(TypedFault) as refused:
        read(f"{DEALT}; {drawn.replace('KD;', 'QS;')}")
    assert refused.value.key == "drawn"


def test_a_hand_after_the_exchange_beside_the_same_as_dealt_must_follow_from_it():
    after = "; after the exchange elder holds AS JS AH QH JH 8H JC 9S 8S KH 9C "
    assert read(f"{EXCHANGED}{after}KD") == read(EXCHANGED)
    with pytest.raises(TypedFault) as refused:
        read(f"{EXCHANGED}{after}QD")
    assert (refused.value.key, refused.value.found) == ("both", "elder")


def test_no_word_has_two_meanings_in_one_language_or_is_a_card():
    for language in narration.languages():
        found = {}
        for word, *meaning in words_of(language):
            assert found.setdefault(plain_word(word), meaning)[1] == meaning[1] or word == "six", word
            cards = word != "a" and any(letters.parts(plain_word(word)) for letters in alphabets().values())
            assert not cards or meaning[0] == "RANKS", "it would hide cards"


def test_the_grammar_leaves_no_choice_open():
    """Strict: a choice that one word of lookahead cannot make is an error."""
    text = files("piquet_tutor").joinpath("explore", "lab", "notation", "deal.lark").read_text("utf-8")
    Lark(
        text,
        parser="lalr",
        lexer=type(parser().options.lexer.__name__, (parser().options.lexer,), {}),
        start=["deal", "list"],
        strict=True,
    )


def test_only_a_typed_text_loads_theparser():
    code = (
        "import sys; from piquet_tutor.explore import given; from piquet_tutor.explore.lab.sheet import blank; blank();"
        "print('lark' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


REPEATED = (
    *("(", "a ", "♠A ", "A-K-", "elder ", "elder: AS;", "elder is ", "Anna is elder ", "title:a;", "rules: ", "1. "),
    *("play 1. ", "point of five making 49 ", "no ", "as de ", "AKQ♠", "(elder) ", "elder: Anna\n", "A to 7 of ", "l'"),
    *(
        "hello ",
        "hello. ",
        "he ",
        "a.b.c.d ",
        "s.h.d.c\n",
        "spades.hearts.diamonds.clubs 9.9.9.9 ",
        "elder  younger\n",
        "| ",
    ),
    *("[12:03] ", "- ", "# ", "hi, elder ", "good ", "Aa ", "at ", "I am ", "n'", "A;", "....", "a-\n", "not. "),
)


@pytest.mark.parametrize("again", REPEATED)
def test_eight_thousand_characters_that_mean_nothing_are_refused(again):
    with pytest.raises(EditFault):
        read((again * 8000)[:8000])


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
    assert judged(sheet).deal.rulings == judged(PLAIN).deal.rulings


def test_several_calls_in_a_sentence_are_all_of_the_seat_that_begins_it():
    hands = "elder: ♠AKQJT9 ♥AKQJ ♦A ♣A; younger: ♠87 ♥T987 ♦KQJT98"
    for said in (
        "elder declares point of 6, a sixième, quart major in hearts and four aces",
        "le premier annonce un point de 6, une sixième, une quarte majeure à cœur et 14 d’as",
    ):
        calls = read(f"{hands}; {said}").said("elder")
        assert [len(calls.given(kind)) for kind in ("point", "sequence", "set")] == [1, 2, 1]
    sunk = read(f"{hands}; elder sinks the point and the sequences").said("elder")
    assert dict(sunk.kinds) == {"point": (), "sequence": ()}


def test_a_call_of_cards_that_are_not_held_is_kept_and_explained():
    sheet = read(f"{EXCHANGED}; elder calls a tierce major in spades")
    assert sheet.said("elder").given("sequence") == (parse_cards("AS KS QS"),)
    (fault,) = judged(sheet).faults
    assert fault.text() == "Elder's sequences: elder does not hold K♠ after the exchange; list only cards held then."
    assert "n’a pas R♠ après" in fault.text("fr")


@pytest.mark.parametrize(
    ("text", "key", "found"),
    [
        ("elder: AS KX", "card", "KX"),
        ("elder: SAKQ HKQJ DAX; younger: HAT8", "card", "DAX"),
        ("elder: SAKQ HKQJ; YOUNGR: HAT8", "word", "YOUNGR"),
        ("elder: AS; youngr: KS", "word", "youngr"),
        ("eldr: AS", "word", "eldr"),
        ("AS KS QS", "unnamed_few", None),
        ("AS\nKS\nQS\nJS", "unnamed_many", None),
        ("rules: rubicn", "rules", "rubicn"),
        ("rules: rubicon kapot=3", "option", "kapot"),
        ("options: capot=31", "value", "31"),
        (f"{DEALT}; capot=30", "option_alone", "capot=30"),
        (f"{DEALT} (Capot = 30)", "option_alone", "Capot = 30"),
        (f"hands after the exchange; elder: {SUITED}; elder leads AC", "played", "elder"),
        ("rules: contract; elder: AS", "seat", "elder"),
        ("carte blanche", "whose", "carte blanche"),
        ("elder point 5 hearts", "hand_unknown", "5 hearts"),
        (f"{EXCHANGED}; quart to the king of diamonds", "whose_call", None),
        (f"{EXCHANGED}; elder point 6 hearts", "call_not_held", "6 hearts"),
        (f"{EXCHANGED}; elder quart to the king", "call_not_held", None),
        (f"{EXCHANGED}; elder point", "call_empty", None),
        (f"{EXCHANGED}; younger trio of tens", "trio_of_four", None),
        (f"{EXCHANGED}; elder sinks the ship", "word", "ship"),
        ("elder after the exchange: AS; talon: KS", "talon_after", None),
        ("hands after the exchange; elder: AS; elder discards AS", "out_after", None),
        ("bids: elder seven", "bid", None),
    ],
)
def test_what_cannot_be_meant_is_one_sentence_that_points_at_the_place(text, key, found):
    rules = "contract" if text.startswith("bids") else "rubicon"
    with pytest.raises(TypedFault) as refused:
        read(text, rules)
    fault = refused.value
    assert fault.key == key
    assert fault.text().startswith(f"Line {fault.line}, character {fault.column}: ")
    assert fault.text().endswith(".")
    if key == "played":
        assert "A♣" in fault.text()
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
        ("écart : 7♠", "écart", "écrivez devant l’un de premier, dernier"),
    ],
)
def test_a_fault_in_a_french_text_points_at_what_was_typed_and_says_what_is_read(text, found, told):
    with pytest.raises(TypedFault) as refused:
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
    assert judged(sheet).sound


def test_hands_after_the_exchange_say_so():
    hands = "elder: AS KS QS JS TS 9S 8S 7S AH KH QH 7D; younger: AD KD QD JD TD 9D 8D JH AC KC QC JC"
    sheet = read(f"hands after the exchange: {hands}; elder: huitieme major in spades; title: Eight; and more")
    assert sheet.basis == "hands"
    assert judged(sheet).deal.tally()["elder"]["sequence"] == 18
    assert read(hands).basis == "hands", "two hands and nothing else are what is declared from"
    dealt = read(hands.replace("elder:", "elder was dealt:"))
    assert [each.place for each in judged(dealt).faults] == ["talon"], "unless they are said to have been dealt"


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
    assert to_record(read(json.dumps(record))) == record


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
            lambda one: narration.card_symbol(one, "fr")[:-1] + "PCKT"[list(Suit).index(one.suit)],
        )
        return ", ".join(rng.choice(ways)(one) for one in cards)


@pytest.mark.parametrize("words", [English, French])
@settings(max_examples=sample(15), deadline=None)
@given(deal=deals(), rng=st.integers(0, 2**32).map(Random))
def test_a_sheet_written_out_in_words_reads_back(words, deal, rng):
    """Every form, the calls by their cards, in any order of the parts."""
    sheet = of_deal(deal)
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
    except EditFault as caught:
        fault = caught
    else:
        fault = None
    if fault is not None:
        assert fault.text().endswith(".")
        return
    judged(sheet)
    assert from_record(to_record(sheet)) == sheet


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


ELDER = "AS KS QS JS TS 9S 8S 7S AH KH QH 7D"
YOUNGER = "JH TH 9H 8H 7H AD KD QD JD TD AC KC"
DRESSED = [
    ("# after the exchange\nelder = ['AS', 'KS', 'QS', 'JS', 'TS', '9S', '8S', '7S', 'AH', 'KH', 'QH', '7D']", ()),
    ("> **Elder** (after exchange): ♠AKQJ10987 ♥AKQ ♦7", ()),
    ("Elder's cards after the exchange:\n- Spades: A K Q J 10 9 8 7\n- Hearts: A K Q\n- Diamonds: 7", ()),
    ("Elder's hand after the exchange\n" + "\n".join(f"{at}) {one}" for at, one in enumerate(ELDER.split(), 1)), ()),
    ("[12:03] Tom: elder ♠AKQJ10987 ♥AKQ ♦7, cards exchanged\n[12:04] Tom: who wins?", ("Tom", "Tom: who wins")),
    ("Hello, can somebody rule on this? Exercise 3. Elder after the exchange: ♠AKQJ10987 ♥AKQ ♦7.",
     ("Hello, can somebody rule on this", "Exercise 3")),
    ("Bonsoir à tous. Après écart, l’aîné : Pi ARDV10987, Co ARD, Ca 7", ("Bonsoir à tous",)),
    ("Les écarts étant faits, le premier se trouve avoir ♠ARDV10987 ♥ARD ♦7. Merci !", ("Merci",)),
    ("I am elder. After the exchange I had ♠AKQJ10987 ♥AKQ ♦7.", ()),
    ("J’étais premier en cartes. Après l’écart, j’avais ♠ARDV10987 ♥ARD ♦7. Un régal.", ("régal",)),
    ("suits in the order S.H.D.C, after the exchange\nElder: AKQJ10987.AKQ.7.-", ()),
    ("hand,clubs,diamonds,hearts,spades\nelder after exchange,,7,AKQ,AKQJ10987", ()),
]  # fmt: skip


@pytest.mark.parametrize(("text", "left"), DRESSED, ids=range(len(DRESSED)))
def test_what_decorates_a_text_is_nothing_and_what_stands_beside_the_deal_is_left_out(text, left):
    found = read_as(text)
    assert set(found.sheet.hands["elder"]) == set(read(f"elder: {ELDER}").hands["elder"])
    assert found.sheet.basis == "hands"
    assert found.left_out == left


BOTH = [
    "Anna is elder, Bob younger.\nBob: {younger}\nAnna: {elder}",
    "Aunt May (elder): {elder}\nTom (younger): {younger}",
    "Camille est première en cartes, Jules donne. Jules : {younger}\nCamille : {elder}",
    "Elder   Younger\n♠ AKQJT987   ♠ -\n♥ AKQ   ♥ JT987\n♦ 7   ♦ AKQJT\n♣ -   ♣ AK",
    "| | Elder | Younger |\n|---|---|---|\n| ♠ | AKQJT987 | - |\n| ♥ | AKQ | JT987 |\n| ♦ | 7 | AKQJT |\n| ♣ | | AK |",
]


@pytest.mark.parametrize("text", BOTH, ids=range(len(BOTH)))
def test_names_given_in_a_sentence_and_hands_side_by_side_are_those_of_the_seats(text):
    found = read(text.format(elder=ELDER, younger=YOUNGER))
    told = read(f"elder: {ELDER}\nyounger: {YOUNGER}")
    assert {seat: set(cards) for seat, cards in found.hands.items()} == {
        seat: set(cards) for seat, cards in told.hands.items()
    }


def test_he_and_she_are_the_one_seat_of_the_sentence_before_and_answers_are_shown():
    found = read_as(f"Elder: {ELDER}. He calls a point of eight: good. Younger: {YOUNGER}.")
    assert found.sheet.said("elder").given("point") == (found.sheet.hands["elder"][:8],)
    assert found.left_out == ("good",)
    found = read_as(
        f"Anna is elder, Ben younger. Anna: {ELDER}; Ben: {YOUNGER}. Anna calls a point of 8, Ben says good."
    )
    assert found.left_out == ("Ben says good",)
    with pytest.raises(TypedFault):
        read("Elder beats younger. He discards 7H")


@pytest.mark.parametrize(
    "text",
    [
        "Anna\n{elder}\nBob\n{younger}",
        "Anna after the exchange: {elder}\nBob after the exchange: {younger}",
        "eldr\n{elder}\nyounger: {younger}",
        "These are not the hands after the exchange.\nelder: {elder}\nyounger: {younger}",
        "elder: {elder}\nyounger: {younger}\nSorry, the other way round.",
        "elder: {elder}\nyounger: {younger}\nelder sinks the point but a tierce",
        "elder: A to 7 of hearts but the 8, K of spades",
        "elder: AKQ.J10.9.8\nyounger: 7.8.9.AK",
    ],
)
def test_what_may_turn_a_text_round_or_say_whose_the_cards_are_is_never_left_out(text):
    with pytest.raises(EditFault):
        read(text.format(elder=ELDER, younger=YOUNGER))


OF_A_DEAL = [
    *(
        "AS",
        "ks",
        "10♥",
        "♠A",
        "as de pique",
        "the ace",
        "seven",
        "spades",
        "cœur",
        "RP",
        "dame",
        "7",
        "10",
        "♠",
        "Q♦ J♦",
    ),
    *("elder", "younger", "dealer", "premier", "le dernier", "talon", "discards", "écarte", "Anna", "🂡"),
]
SAID = ["{} hello everybody here", "hello {} everybody here", "hello everybody here {}", "Well then, {}, thanks"]


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("word", OF_A_DEAL)
def test_nothing_with_a_card_a_seat_or_a_name_in_it_is_left_out(said, word):
    remark = said.format(word)
    for text in (f"{{}}\n{remark}.\n", f"{remark}. {{}}", f"{{}} ({remark})"):
        given = f"Anna is elder.\nAnna: {ELDER}\nyounger: {YOUNGER}"
        try:
            found = read_as(text.format(given))
        except EditFault:
            continue
        for left in found.left_out:
            assert word.casefold() not in left.casefold().split()
