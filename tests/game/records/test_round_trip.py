"""What is written reads back to an equal ledger: deals, where they stop, and parties."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import ClaimCarteBlanche, Exchange
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import apply, start
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.records import form
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import read_deal, read_partie, read_score, read_value, write_partie, write_record
from piquet_tutor.game.records.replay import followed, opening
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies import younger_showing
from tests.samples import sample
from tests.strategies import deals, generators, rule_sets, without_half_a_dialogue

EXAMPLES = Path(__file__).parents[3] / "piquet_tutor" / "explore" / "examples"
CAVENDISH = json.loads((EXAMPLES / "01-cavendish-example.json").read_text(encoding="utf-8"))

ALIKE = ["rubicon", "parlett", "club", "wikipedia", "saunt", "cavendish", "au-cent"]
"""The rule sets of thirty-two cards for elder and younger."""


@settings(max_examples=sample(55), deadline=None)
@given(deal=deals())
def test_a_deal_reads_back_to_an_equal_ledger(deal):
    assume(without_half_a_dialogue(deal))
    text = json.dumps(write_record(deal))
    again = read_deal(text)
    assert again.rulings == deal.rulings
    assert again == deal
    assert json.dumps(write_record(again)) == text


@settings(max_examples=sample(35), deadline=None)
@given(deal=deals())
def test_a_record_of_half_a_dialogue_still_reads(deal):
    """It goes on to the end of the dialogue, and what was ruled before stays as it was."""
    again = read_deal(json.dumps(write_record(deal)))
    if deal.phase == "declare":
        before = [ruling for ruling in deal.rulings if ruling.rule.startswith(("deal.", "exchange."))]
        assert all(ruling in again.rulings for ruling in before)


def test_a_number_named_but_not_yet_exchanged_is_written_as_it_stood_before():
    """Elder, dealt no court card, names a number; younger exchanges first (Case V). A record has no place for that."""
    elder, younger = (
        parse_cards("AS 9S 7S 9H 8H TD 9D 8D 7D 9C 8C 7C"),
        parse_cards("QS TS 8S QH JH TH 7H AD QD KC JC TC"),
    )
    deal = start(load("cavendish"), {"elder": elder, "younger": younger}, parse_cards("KS KH KD AH JS JD AC QC"))
    named = apply(deal, ClaimCarteBlanche("elder", 4))
    half = apply(named, Exchange("younger", parse_cards("KC JC QH")))
    assert (half.phase, half.to_act) == ("exchange", "elder")
    assert read_deal(json.dumps(write_record(half))) == deal
    whole = apply(half, Exchange("elder", parse_cards("7S 7D 7C 8C")))
    assert read_deal(json.dumps(write_record(whole))).discards == whole.discards


@settings(max_examples=sample(15), deadline=None)
@given(rules=rule_sets(), rng=generators(), count=st.integers(0, 7))
def test_a_partie_reads_back_with_its_standing(rules, rng, count):
    players = ("Ann", "Ben", "Cis", "Dan")[: len(rules.table.seats)]
    partie = begin(rules, players, rng.choice(players))
    while len(partie.deals) < count and not partie.over:
        partie = partie.with_deal(play_out(partie.deal(rng), rng))
    text = json.dumps(write_partie(partie, title="Ours"))
    again = read_partie(text)
    assert again.totals == partie.totals
    assert again.ledger == partie.ledger
    assert [deal.rulings for deal in again.deals] == [deal.rulings for deal in partie.deals]
    assert json.dumps(write_partie(again, title="Ours")) == text


@settings(max_examples=sample(20), deadline=None)
@given(deal=deals())
def test_what_is_written_has_the_published_shape(deal):
    assert form.check(json.loads(json.dumps(write_record(deal)))) == form.RECORD


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.json")), ids=lambda path: path.stem)
def test_every_example_reads_and_is_canonical(path):
    """Written again, an example is what it was, but for the words around it and the order of its cards."""
    value = read_value(path)
    if value["format"] == form.PARTIE:
        assert read_partie(path).over
        return
    deal = read_deal(path)
    assert deal.done
    assert read_deal(write_record(deal)).rulings == deal.rulings
    score = read_score({**value, "title": "Ours", "source": "A book", "note": "Look."})
    assert (score.title, score.source, score.note) == ("Ours", "A book", "Look.")


@settings(max_examples=sample(8), deadline=None)
@given(deal=deals(whole=True), rng=generators())
def test_cards_may_be_written_in_many_ways(deal, rng):
    """Figures for the ten, lower case, symbols on either side, commas."""
    record = json.loads(json.dumps(write_record(deal)))
    for part in ("deal", "exchange", "hands"):
        if part in record:
            record[part] = {seat: sloppy(cards, rng) for seat, cards in record[part].items()}
    record["play"] = sloppy(record.get("play", ""), rng)
    assert read_deal(record).rulings == deal.rulings


def sloppy(cards: str, rng: Random) -> str:
    symbols = dict(zip("SHDC", "♠♥♦♣", strict=True))
    written = []
    for one in cards.split():
        rank, suit = one[0].replace("T", rng.choice(["T", "10", "t"])), one[1]
        shapes = [rank + suit, (rank + suit).lower(), symbols[suit] + rank, rank + symbols[suit] + "\ufe0f"]
        written.append(rng.choice(shapes))
    return rng.choice([" ", ", ", "  "]).join(written)


LAST: dict[str, dict[str, str]] = {
    "deal": {
        "elder": "9S 8S AH QH JH TH 7H KD JD AC JC 9C",
        "younger": "AS KS QS JS TS KH 9H 8H QD 9D 8C 7C",
        "talon": "7S TD 8D 7D AD TC KC QC",
    },
    "exchange": {"elder": "9C", "younger": "7C"},
}
STANDING = {"points": {"elder": 0, "younger": 0}, "deal": 6, "deals": 6}


OTHER = {
    "elder": LAST["deal"]["younger"],
    "younger": LAST["deal"]["elder"],
    "talon": LAST["deal"]["talon"],
}
"""The same cards, the weak hand younger."""


def last_deal(**more: object) -> dict[str, object]:
    return {"format": "piquet-record/1", "rules": "rubicon", **LAST, **more}


@pytest.mark.parametrize(
    "more",
    [
        {"conceded": "elder"},
        {"conceded": "younger", "play": "AS", "deal": OTHER, "exchange": {"elder": "7C", "younger": "9C"}},
        {"conceded": "elder", "calls": {"younger": {"sequences": ["AS KS QS JS"]}}},
    ],
)
def test_a_deal_that_was_given_up_reads_back(more):
    """It ends there: thirteen for the play and ten for the cards, however the record says how it came to that."""
    deal = read_deal(last_deal(**{"standing": STANDING, **more}))
    assert deal.done
    winner = "younger" if more["conceded"] == "elder" else "elder"
    assert (deal.tally()[winner]["play"], deal.tally()[winner]["cards"]) == (13, 10)
    record = write_record(deal)
    assert record["conceded"] == more["conceded"]
    assert read_deal(record).rulings == deal.rulings
    assert write_record(read_deal(record)) == record


def all_the_tricks(elder: str) -> dict[str, object]:
    """A deal in which one player declares nothing and loses every trick; that player is elder or younger."""
    top, low = [[rank + suit for suit in "SHDC" for rank in ranks] for ranks in ("AKQ", "9TJ")]
    tricks = [f"{one} {other}" for one, other in zip(top, low, strict=True)]
    hands = {"elder": " ".join(top), "younger": " ".join(low)}
    if elder == "loses":
        tricks[0] = "9S AS"
        hands = {"elder": hands["younger"], "younger": hands["elder"]}
    loser = "elder" if elder == "loses" else "younger"
    calls = {loser: {"point": None, "sequences": [], "sets": []}}
    return {"hands": hands, "calls": calls, "play": " ".join(tricks)}


def test_a_deal_given_up_is_written_and_read_with_its_partie():
    """Inside a partie nothing says how it stands but the partie itself."""
    deals = [all_the_tricks("loses" if number % 2 else "wins") for number in range(5)]
    value = {"format": "piquet-partie/1", "rules": "rubicon", "players": ["A", "B"], "first_dealer": "A"}
    partie = read_partie({**value, "deals": [*deals, {**LAST, "conceded": "elder"}]})
    assert partie.over
    assert partie.deals[5].tally()["younger"]["cards"] == 10
    record = write_partie(partie)
    assert record["deals"][5]["conceded"] == "elder"
    assert "standing" not in record["deals"][5]
    assert read_partie(record).ledger == partie.ledger
    alone = write_record(partie.deals[5])
    assert alone["standing"]["points"]["elder"] == 2
    assert read_deal(alone).rulings == partie.deals[5].rulings


@pytest.mark.parametrize(
    ("rules", "faced", "play"),
    [("club", "before_calls", ""), ("rubicon", "after_lead", "AH"), ("rubicon", "after_show", "AH")],
)
def test_the_talon_turned_up_reads_back_at_its_moment(rules, faced, play):
    """What is told when does not change: the ruling stands where it stood."""
    deal = read_deal({**last_deal(faced=faced, play=play), "rules": rules})
    told = [ruling.rule for ruling in deal.rulings]
    place = told.index("talon.faced")
    assert ("point.called" in told[:place]) == (faced != "before_calls")
    assert (deal.declared and not any(rule.endswith(".good") for rule in told[place:])) == (faced == "after_show")
    record = write_record(deal)
    assert record["faced"] == faced
    assert read_deal(record).rulings == deal.rulings


def test_rules_of_another_custom_pass_over_the_turning_up():
    """No point hangs on it; so one record can be ruled on by both books."""
    assert not read_deal({**last_deal(faced="before_calls"), "rules": "club"}, load("rubicon")).faced
    with pytest.raises(RecordError, match="faced: "):
        read_deal(last_deal(faced="before_calls"))


def test_a_deal_of_a_race_that_stands_alone_stops_where_it_stopped():
    """Its partie decides where; the record says how it stood."""
    race = {"points": {"elder": 97, "younger": 0}, "deal": 4, "deals": 0}
    deal = read_deal({**last_deal(standing=race), "rules": "saunt"})
    assert deal.done
    assert not deal.trick, "play ceases the moment the total is reached: here by a trio, before a card is led"
    record = write_record(deal)
    assert record["standing"] == race
    assert read_deal(record).rulings == deal.rulings
    assert "standing" not in write_record(read_deal(last_deal(standing=STANDING)))


def test_a_path_a_text_bytes_and_a_mapping_read_alike(tmp_path):
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(CAVENDISH), encoding="utf-8-sig")  # a byte order mark does no harm
    ledgers = [read_deal(each).rulings for each in (path, json.dumps(CAVENDISH), path.read_bytes(), CAVENDISH)]
    assert all(ledger == ledgers[0] for ledger in ledgers)


def test_a_text_is_never_taken_for_a_path():
    """What a visitor pastes cannot open a file."""
    with pytest.raises(RecordError, match="give a Path") as caught:
        read_deal(str(EXAMPLES / "01-cavendish-example.json"))
    assert caught.value.code == "text.json"


def test_texts_are_kept_and_empty_ones_left_out():
    told = example("cavendish-example")
    record = write_record(read_score(told), title="Ours", note="")
    assert record["title"] == "Ours"
    assert record["source"] == told["source"]
    assert "note" not in record
    with pytest.raises(TypeError, match="author"):
        write_record(read_score(told), author="Cavendish")


def test_other_rules_may_be_laid_over_a_record():
    assert read_deal(CAVENDISH, load("parlett")).rules == load("parlett")
    for name in ALIKE:
        assert read_deal(CAVENDISH, load(name)).done


@pytest.mark.parametrize("name", [name for name in rule_set_names() if name not in ALIKE])
def test_rules_of_another_form_are_not(name):
    """A deal of twelve cards to elder and to younger is no deal of another pack, other seats or with bidding."""
    with pytest.raises(RecordError, match="takes only deals of") as refused:
        read_deal(CAVENDISH, load(name))
    assert refused.value.code == "rules.shape"


def test_the_options_of_a_record_come_back():
    record = CAVENDISH | {"rules": {"base": "rubicon", "options": {"capot": 30, "younger_pique": True}}}
    assert write_record(read_deal(record))["rules"] == record["rules"]


def test_a_deal_of_a_partie_may_leave_the_rules_out_or_repeat_them():
    inner = {key: value for key, value in CAVENDISH.items() if key not in ("format", "rules")}
    partie = {
        "format": "piquet-partie/1",
        "rules": "rubicon",
        "players": ["Ann", "Ben"],
        "first_dealer": "Ben",
        "deals": [inner, CAVENDISH],
    }
    read = read_partie(partie)
    assert read.totals == {"Ann": 28 + 23, "Ben": 23 + 28}
    assert [read.seats_of(number)["Ann"] for number in (1, 2)] == ["elder", "younger"]


def test_a_run_shown_in_another_order_is_written_down_once():
    """Found by the faithfulness run: answered with as A K Q, shown as K A Q, it was listed twice."""
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "deal": {
            "elder": "JH TH 9H 8H AD KD QD JD TD 7D AC KC",
            "younger": "AS KS QS JS TS 9S 8S 7S AH KH QH 7H",
            "talon": "9D 8D 9C QC JC TC 8C 7C",
        },
        "exchange": {"elder": "9H TD 7D JD 8H", "younger": "8S"},
        "play": "8D",
    }
    deal = read_deal(record)
    before = next(
        state for state in followed(read_score(record), opening(read_score(record))) if younger_showing.may_show(state)
    )
    full = younger_showing.full_show(before)
    run, *others = full.sequences
    shown = apply(before, replace(full, sequences=((*run[::-1],), *others)))
    assert shown.total("younger") == deal.total("younger")
    listed = write_record(shown)["calls"]["younger"].get("sequences", [])
    assert len({frozenset(each.split()) for each in listed}) == len(listed)
    assert read_deal(write_record(shown)).total("younger") == deal.total("younger")
