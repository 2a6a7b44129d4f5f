"""The sheet keeps whatever is put on it, says what is wrong, and rules as far as it holds."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piquet_tutor
from piquet_tutor.explore.examples import example, gallery
from piquet_tutor.explore.lab import edits, intents
from piquet_tutor.explore.lab.edits import edit
from piquet_tutor.explore.lab.faults import EditFault
from piquet_tutor.explore.lab.history import begin
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.explore.lab.recording import from_record, to_record
from piquet_tutor.explore.lab.sheet import LOOSE, blank
from piquet_tutor.game.cards import parse_card, parse_cards
from piquet_tutor.game.records.form import RECORD, check
from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.rules.loader import options, rule_set_names
from tests.samples import sample
from tests.strategies import deals, without_half_a_dialogue

CAVENDISH = from_record(example("cavendish-example"))


def cards(text):
    return parse_cards(text)


def one(text):
    return parse_card(text)


def wrong(sheet):
    return [(fault.place, fault.code or fault.key) for fault in judged(sheet).faults]


# --- records and back ---------------------------------------------------------------------------------------------


@settings(max_examples=sample(30), deadline=None)
@given(deal=deals())
def test_a_legal_record_comes_back_to_the_letter(deal):
    record = write_record(deal, title="Ours")
    sheet = from_record(json.dumps(record))
    again = to_record(sheet)
    assert json.dumps(again) == json.dumps(record)
    assert from_record(again) == sheet
    found = judged(sheet)
    assert found.sound
    assert found.deal.rulings == read_deal(record).rulings
    if without_half_a_dialogue(deal):
        assert found.deal.rulings == deal.rulings


@pytest.mark.parametrize("shown", gallery(), ids=lambda shown: shown.id)
def test_every_example_lies_on_a_sheet_as_it_stands_in_its_file(shown):
    if shown.record["format"] != RECORD:
        with pytest.raises(EditFault, match="whole partie"):
            from_record(shown.record)
        return
    sheet = from_record(shown.record)
    assert to_record(sheet) == shown.record
    assert judged(sheet).deal.rulings == read_deal(shown.record).rulings


# --- impossible states --------------------------------------------------------------------------------------------


IMPOSSIBLE = [
    # what was done, what is wrong and where, a piece of the sentence, the phase the rulings go up to
    (edits.Move(one("9S"), "elder"), [("elder", "count"), ("talon", "count")], "Elder has 13 cards", None),
    (edits.Move(one("9S"), LOOSE), [("talon", "count")], "talon has 7 cards and must have 8; add 1", None),
    (edits.Move(one("9S"), "elder.discards"), [("elder.discards", "cards.not_held")], "Elder’s discards", "exchange"),
    (edits.SetDiscards("elder", cards("AS AS")), [("elder.discards", "card.twice")], "A♠ is in", "exchange"),
    (edits.SetDiscards("elder", None), [("younger.discards", "exchange.early")], "before elder", "exchange"),
    (
        edits.SetDiscards("younger", cards("7S 9H 7H TS")),
        [("younger.discards", "exchange.younger")],
        "1 to 3",
        "exchange",
    ),
    (edits.SetCall("elder", "point", (cards("AS KS QS"),)), [("calls.elder.point", "calls.not_held")], "K♠", "declare"),
    (
        edits.SetCall("younger", "set", (cards("TS TH KC"),)),
        [("calls.younger.sets", "calls.no_such")],
        "set",
        "declare",
    ),
    (edits.SetCarteBlanche("elder", True), [("calls.elder.carte_blanche", "calls.not_blank")], "K♠", "exchange"),
    (edits.SetPlay(cards("AH TD")), [("play", "play.follow_suit")], "Card 2 of the play (10♦)", "play"),
    (edits.SetPlay(cards("AH TH KH 7D AH")), [("play", "card.twice")], "Card 5 of the play (A♥)", "play"),
    (edits.SetPlay(cards("AH TH 6H")), [("play", "card.not_in_pack")], "pack of 32", "play"),
    (edits.PlayNext(one("AH")), [("play", "card.twice")], "Card 25", "done"),
    (edits.SetBids((("elder", "7-3"),)), [("bids", "bids.none")], "no bidding", "done"),
    (edits.SetEnd("before_calls"), [("faced", "talon.untaken")], "Nothing is left in the talon", "declare"),
    (edits.ChooseRules("cent-36"), [("talon", "count")], "must have 12", None),
    (edits.ChooseRules("contract"), [("bids", "bids.missing")], "bidding is not over", "bidding"),
]


@pytest.mark.parametrize(("done", "faults", "said", "phase"), IMPOSSIBLE, ids=lambda each: str(each)[:40])
def test_what_cannot_be_is_kept_and_explained_and_ruled_on_as_far_as_it_holds(done, faults, said, phase):
    sheet = edit(CAVENDISH, done)
    record = to_record(sheet)
    assert check(json.loads(json.dumps(record))) == RECORD
    assert from_record(record) == sheet, "what is wrong stays on the sheet, and in its record"
    found = judged(sheet)
    assert [(fault.place, fault.code or fault.key) for fault in found.faults] == faults
    assert said in found.faults[0].text()
    assert found.faults[0].text().endswith(".")
    if phase is None:
        assert found.deal is None
    else:
        assert found.deal.phase == phase
        whole = judged(CAVENDISH).deal.rulings
        assert sheet.rules != "rubicon" or found.deal.rulings == whole[: len(found.deal.rulings)]


def test_a_card_in_two_hands_is_named_with_both_places():
    record = to_record(CAVENDISH)
    record["deal"]["younger"] = record["deal"]["younger"].replace("TS", "AS")
    found = judged(from_record(record))
    assert found.faults[0].text() == (
        "A♠ is both in elder’s hand and in younger’s hand, and a pack has each card once; take one of the two away."
    )
    assert (found.faults[0].place, found.faults[0].cards) == ("younger", cards("AS"))
    moved = edit(from_record(record), edits.Move(one("AS"), "younger", source="elder"))
    assert moved.hands["elder"].count(one("AS")) == 0, "only the one that was meant is taken"
    assert moved.hands["younger"].count(one("AS")) == 2


def test_every_wrong_call_is_found_and_the_first_wrong_move():
    sheet = CAVENDISH
    for what in (
        edits.SetCall("elder", "sequence", (cards("AS KS QS"),)),
        edits.SetCall("younger", "point", (cards("7H 8H 9H"),)),
        edits.SetPlay(cards("AH TD KH 7H")),
    ):
        sheet = edit(sheet, what)
    assert wrong(sheet) == [
        ("calls.elder.sequences", "calls.not_held"),
        ("calls.younger.point", "calls.not_held"),
        ("play", "play.follow_suit"),
    ]


def test_cards_of_a_seat_that_other_rules_do_not_have_stay_where_they_are():
    four = from_record(example("four-at-the-table"))
    two = edit(four, edits.ChooseRules("rubicon"))
    assert two.hands["elder"] == four.hands["1"]
    assert {"3", "4"} <= set(two.hands)
    texts = [fault.text() for fault in judged(two).faults]
    assert any("Cards are given to player 3, but Rubicon Piquet has no such seat" in text for text in texts)
    assert edit(two, edits.ChooseRules("voleur")) == four


def test_other_seats_take_over_what_was_asked_and_given_up():
    record = {**to_record(CAVENDISH), "asked": [["younger", "point", 3]], "conceded": "elder"}
    sheet = edit(from_record(record), edits.ChooseRules("contract"))
    elder, younger = sheet.rule_set.table.seats
    assert to_record(sheet)["asked"] == [[younger, "point", 3]]
    assert to_record(sheet)["conceded"] == elder


# --- edits --------------------------------------------------------------------------------------------------------


def test_a_card_that_is_put_out_stays_in_the_hand_as_dealt_and_leaves_with_it():
    sheet = edit(CAVENDISH, edits.Move(one("AS"), "elder.discards"))
    assert one("AS") in sheet.hands["elder"]
    assert sheet.discards["elder"][-1] is one("AS")
    back = edit(sheet, edits.Move(one("AS"), "elder", source="elder.discards"))
    assert back == CAVENDISH
    gone = edit(sheet, edits.Move(one("AS"), "younger"))
    assert one("AS") not in gone.discards["elder"]
    assert one("AS") not in gone.hands["elder"]
    assert gone.hands["younger"][-1] is one("AS")


def test_the_last_discard_taken_back_means_that_nothing_was_exchanged_yet():
    sheet = edit(CAVENDISH, edits.SetDiscards("elder", cards("KS")))
    assert "elder" not in edit(sheet, edits.Move(one("KS"), "elder", "elder.discards")).discards
    assert edit(sheet, edits.SetDiscards("elder", ())).discards["elder"] == ()


def test_two_cards_change_places_wherever_they_lie():
    sheet = edit(CAVENDISH, edits.Swap(one("KS"), one("9S")))
    assert sheet.talon[0] is one("KS")
    assert one("9S") in sheet.hands["elder"]
    assert sheet.discards["elder"][0] is one("9S")
    assert sheet.play == CAVENDISH.play
    assert edit(sheet, edits.Swap(one("KS"), one("9S"))) == CAVENDISH


def test_the_talon_keeps_its_order_and_takes_a_card_at_a_place():
    sheet = edit(CAVENDISH, edits.Move(one("7D"), "talon", at=0))
    assert sheet.talon == cards("7D 9S 8S KH 9C KD QS AC")


def test_sinking_and_calling_in_full_again():
    sunk = edit(CAVENDISH, edits.SetCall("younger", "set", ()))
    assert "set" not in judged(sunk).deal.tally()["younger"]
    assert edit(sunk, edits.SetCall("younger", "set", None)) == CAVENDISH


def test_the_hands_after_the_exchange_take_the_place_of_those_dealt():
    sheet = edit(CAVENDISH, edits.ChooseBasis("hands"))
    assert set(sheet.hands["elder"]) == set(judged(CAVENDISH).deal.kept["elder"])
    assert judged(sheet).deal.tally() == judged(CAVENDISH).deal.tally()
    with pytest.raises(EditFault, match="choose the hands as dealt first"):
        edit(sheet, edits.Move(one("AS"), "talon"))


def test_rules_and_options_change_what_is_ruled():
    sheet = edit(CAVENDISH, edits.ChooseOption("capot", 30))
    assert to_record(sheet)["rules"] == {"base": "rubicon", "options": {"capot": 30}}
    assert edit(sheet, edits.ChooseOption("capot", None)) == CAVENDISH


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (edits.Move(one("AS"), "widow"), "There is no place “widow” on this sheet; write elder, younger, talon"),
        (edits.Move(one("AS"), "elder", "talon"), "A♠ is not in talon"),
        (edits.SetDiscards("3", ()), "There is no seat “3” in this game; write elder, younger."),
        (edits.SetCall("elder", "flush", ()), "“flush” is not a kind of call"),
        (edits.SetCall("elder", "point", (cards("AS"), cards("KS"))), "Elder cannot declare that as a point"),
        (edits.ChooseRules("rubicn"), "perhaps “rubicon” is meant"),
        (edits.ChooseOption("kapot", 3), "perhaps “capot” is meant"),
        (edits.ChooseOption("capot", 31), "it takes 40, 30"),
        (edits.Fill(1, "everything"), "There is no part “everything” to fill"),
        (edits.Clear("everything"), "There is no part “everything” to clear"),
        (edits.SetTexts(title="a\x07b"), "control character"),
        (edits.SetPlay(parse_cards("-S")), "void suit"),
        (edits.TakeRecord("{"), "cannot be read as JSON"),
        (edits.TakeRecord({**example("cavendish-example"), "play": "XX"}), "“XX” is not a card"),
    ],
    ids=lambda each: str(each)[:40],
)
def test_what_has_no_sense_is_refused_with_a_sentence(what, said):
    with pytest.raises(EditFault) as refused:
        edit(CAVENDISH, what)
    assert said in refused.value.text()
    assert refused.value.text().endswith(".")


@pytest.mark.parametrize("name", rule_set_names())
def test_the_rest_is_filled_by_chance_and_the_same_seed_fills_alike(name):
    empty = blank(name)
    sheet = edit(empty, edits.Move(one("AS"), empty.seats[0]))
    filled = edit(sheet, edits.Fill(5, "cards"))
    assert judged(filled).sound
    assert one("AS") in filled.hands[empty.seats[0]]
    played = edit(sheet, edits.Fill(5, "play"))
    assert judged(played).deal.done
    assert played == edit(sheet, edits.Fill(5, "play"))
    assert all(set(filled.hands[seat]) == set(played.hands[seat]) for seat in filled.hands)
    unsound = edit(edit(filled, edits.PlayNext(one("AS"))), edits.PlayNext(one("AS")))
    with pytest.raises(EditFault, match="put that right first"):
        edit(unsound, edits.Fill(5, "play"))


@settings(max_examples=sample(8), deadline=None)
@given(rng=st.integers(0, 2**32).map(Random))
def test_any_edits_in_any_order_are_judged_kept_shown_and_undone(rng):
    history = begin(from_record(example(rng.choice(["cavendish-example", "four-at-the-table"]))))
    seen = [history.sheet]
    for _ in range(12):
        after = history.do(random_edit(history.sheet, rng))
        if after is not history:
            seen.append(after.sheet)
        history = after
    found = judged(history.sheet)
    assert all(fault.text().endswith(".") for fault in found.faults)
    assert from_record(json.dumps(to_record(history.sheet))) == history.sheet
    back = history
    for sheet in reversed(seen):
        assert back.sheet == sheet
        back = back.undo()
    for _ in seen:
        back = back.redo()
    assert back.sheet == history.sheet


def random_edit(sheet, rng):
    pack = parse_cards("6S 7S 8S 9S TS JS QS KS AS AH KH QD JC TC 7C")
    some = tuple(rng.sample(pack, rng.randint(0, 4)))
    seat = rng.choice(sheet.rule_set.table.seats)
    option = rng.choice(list(options().values()))
    calls = (None, (), (some[:3],) if some else ())
    return rng.choice(
        [
            edits.Move(rng.choice(pack), rng.choice((*sheet.places, LOOSE))),
            edits.Swap(rng.choice(pack), rng.choice(pack)),
            edits.SetDiscards(seat, some if sheet.basis == "deal" and f"{seat}.discards" in sheet.places else None),
            edits.SetCall(seat, rng.choice(("point", "sequence", "set")), rng.choice(calls)),
            edits.SetCarteBlanche(seat, rng.choice((True, False, None))),
            edits.SetPlay(some),
            edits.PlayNext(rng.choice(pack)),
            edits.SetBids(((seat, rng.choice(("7-3", "8+", "x", "pass"))),)),
            edits.SetEnd(rng.choice(("", "after_lead")), rng.choice(("", seat))),
            edits.ChooseRules(rng.choice(rule_set_names())),
            edits.ChooseOption(option.name, rng.choice(option.values or (5,))),
            edits.ChooseBasis(rng.choice(("deal", "hands"))),
            edits.Clear(rng.choice((*edits.PARTS, *sheet.places))),
            edits.Fill(rng.randint(0, 9)),
        ]
    )


# --- undo and redo ------------------------------------------------------------------------------------------------


def test_a_new_edit_forgets_what_was_taken_back_and_an_idle_one_does_not():
    history = begin(CAVENDISH).do(edits.Clear("play")).do(edits.Clear("calls"))
    assert history.undos == 1, "there were no calls to clear, so nothing was done"
    back = history.undo()
    assert (back.undos, back.redos, back.next) == (0, 1, edits.Clear("play"))
    assert back.do(edits.Clear("calls")).redos == 1
    assert back.do(edits.Clear("texts")).redos == 0


def test_undo_goes_back_without_end():
    history = begin(CAVENDISH)
    for _ in range(10_000):
        history = history.do(edits.Swap(one("AS"), one("KS"))).do(edits.Swap(one("AS"), one("7D")))
    assert history.undos == 20_000
    while history.undos:
        history = history.undo()
    assert history.sheet == CAVENDISH
    assert history.redos == 20_000
    assert repr(history) == "History(0 to undo, 20000 to redo)"


# --- what a page sends and gets -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("intent", "wanted"),
    [
        ({"kind": "move", "card": "10♥", "to": "talon", "at": 0}, edits.Move(one("TH"), "talon", at=0)),
        ({"kind": "swap", "one": "AS", "other": "KS"}, edits.Swap(one("AS"), one("KS"))),
        ({"kind": "discards", "seat": "elder", "cards": None}, edits.SetDiscards("elder", None)),
        ({"kind": "call", "seat": "elder", "call": "sequences", "given": []}, edits.SetCall("elder", "sequence", ())),
        ({"kind": "play", "cards": "AS KS"}, edits.SetPlay(cards("AS KS"))),
        ({"kind": "bids", "bids": [["dealer", "7-3"]]}, edits.SetBids((("dealer", "7-3"),))),
        ({"kind": "fill", "seed": 3}, edits.Fill(3)),
        ({"kind": "typed", "text": "elder: AS"}, edits.TakeText("elder: AS")),
    ],
)
def test_an_intent_becomes_an_edit(intent, wanted):
    assert intents.edit_from(intent) == wanted


@pytest.mark.parametrize(
    "intent",
    [
        None,
        [],
        {"kind": "burn"},
        {"kind": ["move"]},
        {"kind": "move", "card": 7},
        {"kind": "move", "card": "XX", "to": "elder"},
        {"kind": "call", "seat": "elder", "call": "point", "given": ["AS", 3]},
        {"kind": "fill", "seed": True},
        {"kind": "bids", "bids": [["dealer"]]},
        {"kind": "play", "cards": "AS " * 133},
    ],
)
def test_a_broken_intent_is_one_sentence(intent):
    with pytest.raises(EditFault) as refused:
        intents.edit_from(intent)
    assert refused.value.text().endswith(".")


def test_a_sheet_tells_where_a_card_may_go_and_what_is_wrong_there():
    sheet = edit(CAVENDISH, edits.Move(one("9S"), LOOSE))
    assert {place for place in (*sheet.places, LOOSE) if sheet.has_room(place)} == {"talon", LOOSE}
    told = [fault.text("en") for fault in judged(sheet).faults if fault.place == "talon"]
    assert told == ["The talon has 7 cards and must have 8; add 1."]


def test_a_replaced_sheet_can_be_as_wrong_as_it_likes():
    """What a page keeps of an unsound sheet comes back after a reload."""
    odd = replace(CAVENDISH, play=cards("AS AS AS"), talon=(), bids=(("ghost", "boo"),))
    assert from_record(to_record(odd)) == odd
    assert wrong(odd) == [("talon", "count")], "nothing is ruled on, so nothing else is known to be wrong yet"


def test_every_fault_has_its_sentence_and_every_sentence_its_fault():
    home = Path(piquet_tutor.__file__).parent
    modules = [
        *home.joinpath("explore/lab").rglob("*.py"),
        *(home / "explore" / name for name in ("links.py", "qr.py")),
    ]
    code = "".join(module.read_text("utf-8") for module in modules)
    told = set(re.findall(r"^([\w-]+) =", home.joinpath("narration/locales/en/editing.ftl").read_text("utf-8"), re.M))
    families = {
        "editing-cannot-": r"EditFault\(\s*\"(\w+)\"",
        "editing-typed-": r"(?:\bfault\(\s*(?:self\.)?text,|_fault\(|TypedFault\()\s*"
        r"\"(\w+)\"(?: if \w+ else \"(\w+)\")?",
        "editing-fault-": r"\bSheetFault\(\s*\"(\w+)\"",
        "link-fault-": r"LinkFault\(\s*\"(\w+)\"",
        "qr-fault-": r"CodeFault\(\s*\"(\w+)\"",
    }
    for family, pattern in families.items():
        raised = {key for found in re.finditer(pattern, code) for key in found.groups() if key}
        raised |= {"record"} if family == "editing-cannot-" else set()
        assert {key.removeprefix(family) for key in told if key.startswith(family)} == raised
